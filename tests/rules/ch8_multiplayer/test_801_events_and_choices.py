"""Events that a range of influence cuts off, and who chooses where nobody is within range. CR 801.5c, 801.7, 801.10."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.delayed_triggers import ExtraCombatThen
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.effects.life import GainLife
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.entering import Tribute
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target
from apnap.rules.core.constants import END
from apnap.rules.core.decisions import D_YES_NO, FOR_PLAYER
from apnap.testing import rule
from apnap.testing.plugin import Builder

PAID = card("Paid", "{R}", "Creature - Elf", "1/1", Tribute(2))
THEFT = card("Theft", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
AGAIN = card("Again", "{R}", "Instant", ExtraCombatThen(GainLife(3)))


@rule("801.7", "500.8")
@pytest.mark.parametrize(("caster", "life"), [(0, 23), (1, 23), (2, 20), (5, 23)])
def test_that_combat_begins_for_those_who_are_in_range_of_whose_turn_it_is(
    scenario: Builder, caster: int, life: int
) -> None:
    table = scenario(seats=6, range_of_influence=1, starting=0).knows(AGAIN)
    table.seat(caster).casts("Again").resolves()
    table.to_step(END)
    assert table.seat(caster).life == life


@rule("801.5c", "800.4a")
@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_whoever_leaves_while_an_opponent_is_chosen_for_tribute_the_game_goes_on(
    scenario: Builder, leaver: int
) -> None:
    table = scenario(seats=4).knows(PAID)
    me = table.seat(0)
    me.casts("Paid")
    asked = table.asked(me, purpose=FOR_PLAYER)
    assert asked.candidates == [table.seat(i).ref for i in (1, 2, 3)]
    table.seat(leaver).concedes()
    if leaver == 0:
        assert table.next_turn() == table.seat(1)
        return
    other = table.seat(3 - leaver)
    asked = table.asked(me, purpose=FOR_PLAYER)
    assert table.seat(leaver).ref not in asked.candidates
    table.answer([other.ref])
    table.asked(other, kind=D_YES_NO)
    table.answer([1])
    assert me.permanent("Paid").counters("+1/+1") == 2


@rule("801.10", "701.27a")
@pytest.mark.parametrize("thieves", [(), (1,), (1, 2)])
def test_what_went_out_of_range_is_not_turned_over(scenario: Builder, thieves: tuple[int, ...]) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(THEFT)
    statue = table.seat(0).has("Thraben Gargoyle")
    table.seat(0).gets_mana("CCCCCC")
    table.seat(0).activates(statue)
    for seat in thieves:
        table.seat(seat).casts("Theft", at=[statue])
        table.run(lambda d: len(table.stack) == 1, "the theft to resolve")
    assert statue.controller == table.seat(thieves[-1] if thieves else 0)
    table.resolve_stack()
    assert (statue.name == "Thraben Gargoyle") == (len(thieves) == 2)
