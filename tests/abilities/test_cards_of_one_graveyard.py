"""Targets in the graveyard of one player, cards that are cast from one's own, and spells that enter with counters.

Sentences of our own. CR 601.2c, 608.2g, 614.1c.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END
from apnap.rules.core.decisions import D_YES_NO, O_CAST
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

SINGLE = "from a single graveyard"
BEAST = "Creature \u2014 Beast"
THEIRS = "an opponent's graveyard"
GIVE_BACK = f"Return two target cards from {THEIRS} to their hand. Draw a card."
MAY_CAST = "you may cast this creature"
AGAIN = f"At the beginning of your end step, {MAY_CAST} from your graveyard."
COUNTERS = "+1/+1 counters on it"
SHOWN = f"This creature enters with X {COUNTERS}, where X is"
CAST = "When you cast this spell"
TOP = "the top card of their library"
REVEALS = f"{CAST}, each player reveals {TOP}. {SHOWN}"
EATS = f"{CAST}, each player sacrifices X creatures of their choice."
GROWS = f"This creature enters with two {COUNTERS} for each creature sacrificed this way."
ALL_SHOWN = "all cards revealed this way"
BACK = "from your graveyard to the battlefield"


@rule("601.2c")
def test_the_first_target_decides_whose_graveyard_it_is(scenario):
    text = f"Exile up to two target cards {SINGLE}."
    assert exact(text)
    table = scenario(seats=3).knows(read(text))
    me, second, third = table.seat(0), table.seat(1), table.seat(2)
    shock, bears = second.buried("Shock", "Grizzly Bears")
    forest, _ = third.buried("Forest", "Shock")
    me.casts("Rite", at=[bears, shock])
    table.resolve_stack()
    assert sorted(second.exile) == ["Grizzly Bears", "Shock"]
    assert sorted(third.graveyard) == ["Forest", "Shock"]
    third.buried("Mountain")
    (island,) = second.buried("Island")
    with pytest.raises(AssertionError, match="never asked for"):
        me.casts("Rite", at=[forest, island])


@rule("601.2c")
def test_a_graveyard_with_too_few_cards_is_none_to_choose_from(scenario):
    assert exact(GIVE_BACK)
    table = scenario(seats=4).knows(read(GIVE_BACK))
    me, second, third, fourth = (table.seat(i) for i in range(4))
    me.buried("Shock", "Forest", "Mountain")
    (forest,) = second.buried("Forest")
    shock, bears, _ = third.buried("Shock", "Grizzly Bears", "Island")
    fourth.buried("Forest")
    me.casts("Rite", at=[bears, shock])
    table.resolve_stack()
    assert sorted(third.hand) == ["Grizzly Bears", "Shock"] and third.graveyard == ["Island"]
    third.buried("Mountain")
    with pytest.raises(AssertionError, match="never asked for"):
        me.casts("Rite", at=[forest])


@rule("601.2c")
def test_two_cards_of_two_opponents_are_not_enough(scenario):
    table = scenario(seats=3).knows(read(GIVE_BACK))
    me = table.seat(0)
    (rite,) = me.holds("Rite")
    table.seat(1).buried("Forest")
    table.seat(2).buried("Forest")
    assert not me.can(O_CAST, rite)
    table.seat(2).buried("Shock")
    assert me.can(O_CAST, rite)


@rule("608.2g", "608.2c")
def test_a_creature_is_cast_from_the_graveyard_for_what_it_costs(scenario):
    assert exact(AGAIN, types=BEAST)
    table = scenario().knows(read(AGAIN, types=BEAST, name="Wanderer", cost="{G}"))
    me = table.seat(0)
    me.buried("Wanderer")
    me.has("Forest")
    table.to_step(END, me)
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert "Wanderer" in me.battlefield and me.graveyard == []


@rule("608.2g")
def test_what_cannot_be_paid_for_stays_there(scenario):
    table = scenario().knows(read(AGAIN, types=BEAST, name="Wanderer", cost="{G}"))
    me = table.seat(0)
    me.buried("Wanderer")
    table.to_step(END, me)
    table.resolve_stack()
    assert "Wanderer" in me.graveyard


@rule("608.2c")
def test_what_has_left_the_graveyard_meanwhile_is_not_cast(scenario):
    table = scenario(seats=3).knows(
        read(AGAIN, types=BEAST, name="Wanderer", cost="{0}"),
        read(f"Exile up to two target cards {SINGLE}.", types="Instant"),
    )
    me, other = table.seat(0), table.seat(1)
    (wanderer,) = me.buried("Wanderer")
    table.to_step(END, me)
    other.casts("Rite", at=[wanderer]).resolves()
    table.resolve_stack()
    assert me.exile == ["Wanderer"]


@rule("614.1c", "608.2h")
def test_it_enters_with_what_all_players_revealed(scenario):
    text = f"{REVEALS} the total mana value of {ALL_SHOWN}."
    assert exact(text, types=BEAST)
    table = scenario(seats=4).knows(read(text, types=BEAST, name="Seer", cost="{0}", size="0/0"))
    me = table.seat(0)
    for i, card in enumerate(("Shock", "Grizzly Bears", "Forest", "Craw Wurm")):
        table.seat(i).library(card)
    me.casts("Seer")
    table.resolve_stack()
    assert me.permanent("Seer").counters("+1/+1") == 1 + 2 + 6


@rule("614.1c", "107.3")
def test_as_many_as_were_sacrificed_as_it_was_cast(scenario):
    text = f"{EATS} {GROWS}"
    assert exact(text, types=BEAST)
    table = scenario(seats=3).knows(read(text, types=BEAST, name="Glutton", cost="{X}", size="3/3"))
    me, second, third = table.seat(0), table.seat(1), table.seat(2)
    me.has("Grizzly Bears")
    second.have("Grizzly Bears", "Hill Giant")
    third.has("Forest")
    me.casts("Glutton", x=1)
    table.resolve_stack()
    assert me.permanent("Glutton").counters("+1/+1") == 4
    assert len(second.battlefield) == 1


@rule("400.7", "614.1c")
def test_a_spell_that_was_countered_is_another_object_later(scenario):
    table = scenario(seats=3).knows(
        read(f"{REVEALS} the total mana value of {ALL_SHOWN}.", types=BEAST, name="Seer", size="1/1"),
        read(f"Return target creature card {BACK}."),
    )
    me, other = table.seat(0), table.seat(1)
    for i in range(3):
        table.seat(i).library("Craw Wurm")
    seer = me.casts("Seer")
    top = table.stack_ids()[-1]
    assert top != seer.now  # the ability is above the spell
    table.run(lambda d: table.stack_ids() == [seer.now])
    other.casts("Counterspell", at=[seer]).resolves()
    me.casts("Rite", at=[seer]).resolves()
    assert me.permanent("Seer").counters("+1/+1") == 0
