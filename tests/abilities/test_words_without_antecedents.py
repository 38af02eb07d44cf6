"""Words whose antecedent is not there are refused, and several kinds of mana are read as they are meant.

Sentences of our own. CR 106.4, 508.3d, 603.2, 608.2c.
"""

from __future__ import annotations

import pytest

from apnap import vocabulary as v
from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import card
from apnap.rules.core.constants import COLOR_LETTERS, FLYING
from apnap.testing import rule
from tests.helpers.read_cards import made, unread


@rule("603.2")
def test_an_event_without_an_amount_is_no_antecedent_of_that_many():
    with pytest.raises(VocabularyError):
        card("Relic", "{0}", "Artifact", v.When(v.Enters(v.THIS), v.Draw(v.THAT_MUCH)))


@rule("603.2")
def test_an_event_about_one_object_is_no_antecedent_of_those():
    with pytest.raises(VocabularyError):
        card("Relic", "{0}", "Artifact", v.When(v.Enters(v.THIS), v.Destroy(v.THOSE)))


@rule("508.3d")
def test_an_attack_has_that_many_attackers(scenario):
    hymn = made("Whenever you attack with one or more Bears, draw <tmny> cards.", "Enchantment", name="Hymn")
    table = scenario(seats=3).knows(hymn)
    me, other = table.seat(0), table.seat(1)
    me.has("Hymn")
    attackers = me.have("Grizzly Bears", "Grizzly Bears", "Hill Giant")
    me.attacks(dict.fromkeys(attackers, other))
    table.resolve_stack()
    assert len(me.hand) == 2


@rule("106.4")
@pytest.mark.parametrize("wanted", ["WW", "WU", "UU"])
def test_two_mana_of_two_colors_are_two_and_not_four(scenario, wanted):
    table = scenario().knows(made("{T}: Add {W}{W}, {W}{U}, or {U}{U}.", "Land", name="Ford"))
    ford = table.seat(0).has("Ford")
    table.seat(0).taps_for_mana(ford, says=[[COLOR_LETTERS.index(letter)] for letter in wanted])
    assert table.seat(0).pool == wanted


@rule("106.4")
@pytest.mark.parametrize("wanted", ["BB", "GG"])
def test_two_mana_of_one_color_out_of_two(scenario, wanted):
    table = scenario().knows(made("{T}: Add {B}{B} or {G}{G}.", "Land", name="Fen"))
    fen = table.seat(0).has("Fen")
    table.seat(0).taps_for_mana(fen, says=[[COLOR_LETTERS.index(wanted[0])]])
    assert table.seat(0).pool == wanted


def test_amounts_that_differ_are_refused():
    assert unread("{T}: Add {B} or {G}{G}.", "Land")
    assert unread("{T}: Add {B}{R} or {G}{G}.", "Land")


@rule("608.2c")
def test_it_is_what_was_chosen_last_and_not_the_target_before(scenario):
    text = "Destroy target artifact. Choose a creature on the battlefield. Put a +1/+1 counter on it."
    table = scenario().knows(made(text))
    bears = table.seat(0).has("Grizzly Bears")
    stone = table.seat(1).has("Fountain of Youth")
    table.seat(0).casts("Rite", at=[stone])
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1 and stone.died


@rule("301.5f")
def test_what_is_attached_to_the_equipped_creature_is_counted(scenario):
    text = "Equipped creature has flying as long as three or more Equipment are attached to it.\nReach\nEquip {0}"
    belt = "Equipped creature gets +1/+1.\nEquip {0}"
    kind = "Artifact \u2014 Equipment"
    table = scenario().knows(made(text, kind, name="Wing"), made(belt, kind, name="Belt"))
    bears = table.seat(0).has("Grizzly Bears")
    for name, flies in (("Wing", False), ("Belt", False), ("Belt", True)):
        table.seat(0).activates(table.seat(0).has(name), at=[bears])
        table.resolve_stack()
        assert bears.has(FLYING) == flies
