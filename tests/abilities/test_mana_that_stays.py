"""Mana that is not lost, other mana instead, spells that only have keywords, quoted abilities: sentences of our own."""

from __future__ import annotations

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from tests.helpers.read_cards import made, unread


@rule("106.4", "500.5")
def test_mana_stays_until_the_turn_ends(scenario):
    text = "Whenever <this> attacks, add {R}{R}. Until end of turn, you <keep> as steps and phases end."
    table = scenario().knows(made(text, "Creature \u2014 Dragon", name="Ember"))
    ember = table.seat(0).has("Ember")
    shock = table.seat(0).holds("Shock")[0]
    table.seat(0).attacks({ember: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(0).can(O_CAST, shock)
    table.next_turn()
    assert not table.seat(0).can(O_CAST, shock)


@rule("605.1a", "106.1")
@pytest.mark.parametrize(("lands", "pool"), [([], "C"), (["Forest"], "C"), (["Forest", "Island"], "CC")])
def test_other_mana_instead(scenario, lands, pool):
    text = "{T}: Add {C}. If <yc> a Forest and an Island, add {C}{C} instead."
    table = scenario().knows(made(text, "Land", cost="", name="Mill"))
    mill = table.seat(0).has("Mill")
    table.seat(0).have(*lands)
    table.seat(0).taps_for_mana(mill)
    assert table.seat(0).pool == pool


@rule("601.2", "702.40")
def test_a_spell_may_have_nothing_but_a_keyword(scenario):
    table = scenario().knows(made("Storm", "Instant", cost="{R}"))
    table.seat(0).casts("Rite")
    table.resolve_stack()
    assert "Rite" in table.seat(0).graveyard


@rule("613.1f")
def test_a_quotation_that_ends_in_a_sentence(scenario):
    text = 'All lands have "{T}: Add {R}" and lose all other abilities.'
    verdict = read_card(CardText("Rite", "normal", (FaceText("Rite", "{3}", "Enchantment", text),)))
    assert verdict.card is not None
    table = scenario().knows(verdict.card)
    table.seat(0).has("Rite")
    forest = table.seat(1).has("Forest")
    table.seat(1).taps_for_mana(forest)
    assert table.seat(1).pool == "R"


def test_those_of_a_kind_are_not_all_of_those():
    assert "no such thing" in unread("Tap two target creatures. Rite deals 2 damage to each of those <cs> with flying.")
