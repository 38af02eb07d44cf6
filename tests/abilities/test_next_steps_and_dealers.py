"""What a player's next step keeps tapped or brings, whom you can't attack, and who dealt damage this turn.

Sentences of our own; `<word>` marks a word. CR 502.3, 508.1c, 608.2h, 611.2c, 701.21, 701.30.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN1, MAIN2
from apnap.rules.core.decisions import FOR_PLAYER, IllegalAnswer
from apnap.testing import rule
from tests.abilities.facts import read as reading


def said(text: str) -> str:
    return text.replace("<", "").replace(">", "")


def read(text: str, **how: str):
    assert reading.exact(said(text), how.get("types", "Sorcery"))
    return reading.read(said(text), **how)


@rule("502.3", "611.2c")
def test_what_a_player_gets_later_stays_tapped_as_well(scenario):
    table = scenario(seats=3).knows(
        read("Creatures target opponent controls don't untap <during> their next untap step.")
    )
    me, other = table.seat(0), table.seat(1)
    first = other.has("Grizzly Bears", tapped=True)
    mine = me.has("Grizzly Bears", tapped=True)
    me.casts("Rite", at=[other]).resolves()
    later = other.has("Hill Giant", tapped=True)
    land = other.has("Forest", tapped=True)
    table.to_turn(other)
    assert first.tapped and later.tapped and not land.tapped
    table.to_turn(me)
    assert not mine.tapped
    table.to_turn(other)
    assert not first.tapped and not later.tapped


@rule("701.30", "502.3")
def test_that_player_is_the_one_with_whom_you_clashed(scenario):
    text = "creatures that <player> controls <don't> untap during <the> player's next untap step."
    table = scenario(seats=3).knows(read(f"Clash with an opponent. If you win, {text}"))
    me, other, third = table.seat(0), table.seat(1), table.seat(2)
    me.library("Craw Wurm")
    third.library("Grizzly Bears")
    kept, free = third.has("Grizzly Bears", tapped=True), other.has("Grizzly Bears", tapped=True)
    me.casts("Rite")
    assert table.asked(purpose=FOR_PLAYER).seat == me.number
    table.answer([third.ref])
    table.resolve_stack()
    table.to_turn(other)
    assert not free.tapped
    table.to_turn(third)
    assert kept.tapped


@rule("603.7b")
@pytest.mark.parametrize("text, again", [("main", MAIN2), ("first main", MAIN1)])
def test_the_next_main_phase_may_be_the_second_one_of_this_turn(scenario, text, again):
    table = scenario(seats=3).knows(read(f"At the beginning of your next {text} phase, you gain 3 life."))
    me = table.seat(0)
    life = me.life
    me.casts("Rite").resolves()
    table.to_step(MAIN2)
    table.resolve_stack()
    assert me.life == life + (3 if again == MAIN2 else 0)
    table.to_turn(table.seat(1))
    table.to_turn(me)
    table.to_step(MAIN1)
    table.resolve_stack()
    assert me.life == life + 3


BORROW = (
    "Gain control of <all> creatures <target> opponent controls until end of turn. They gain <haste> until <end> of "
    "turn. You can't <attack> that player <this> turn. You can't <sacrifice> those creatures this turn."
)


@rule("508.1c", "701.21")
def test_borrowed_creatures_attack_others_and_are_not_sacrificed(scenario):
    altar = reading.read("Sacrifice a creature: You gain 1 life.", types="Artifact", name="Altar")
    table = scenario(seats=3).knows(read(BORROW), altar)
    me, lender, other = table.seat(0), table.seat(1), table.seat(2)
    bears, mine = lender.has("Grizzly Bears"), me.has("Hill Giant")
    stone = me.has("Altar")
    me.casts("Rite", at=[lender]).resolves()
    assert bears.controller == me
    me.activates(stone)
    assert mine.died and bears.stayed
    table.resolve_stack()
    with pytest.raises(AssertionError):
        me.activates(stone)
    with pytest.raises(IllegalAnswer):
        me.attacks({bears: lender})
    me.attacks({bears: other})
    table.to_step(MAIN2)
    assert (lender.life, other.life) == (20, 18)


@rule("608.2h")
def test_a_creature_that_dealt_combat_damage_twice_is_counted_once(scenario):
    text = "You gain 5 life for each creature <you> controlled that dealt <combat> damage to a player this turn."
    table = scenario(seats=3).knows(read(text))
    me, other = table.seat(0), table.seat(1)
    twice, once = me.has("Fencing Ace"), me.has("Grizzly Bears")
    blocked, wall = me.has("Hill Giant"), other.has("Wall of Stone")
    me.attacks({twice: other, once: table.seat(2), blocked: other})
    other.blocks({wall: blocked})
    table.to_step(MAIN2)
    life = me.life
    me.casts("Rite").resolves()
    assert me.life == life + 10


@rule("122.1", "608.2f")
def test_each_creature_shrinks_for_the_counters_of_its_own_controller(scenario):
    text = (
        "Target opponent gets two poison counters. Then each creature your opponents <control> gets -1/-1 until end "
        "of turn for each <poison> counter its controller has."
    )
    table = scenario(seats=3).knows(read(text))
    me, other, third = table.seat(0), table.seat(1), table.seat(2)
    mine, theirs, free = me.has("Hill Giant"), other.has("Hill Giant"), third.has("Hill Giant")
    me.casts("Rite", at=[other]).resolves()
    assert [(one.power, one.toughness) for one in (mine, theirs, free)] == [(3, 3), (1, 1), (3, 3)]
