"""What triggers as a step of a team begins: once, or for each of its players. CR 805.4d, 805.9."""

from __future__ import annotations

import pytest

from apnap.abilities.amounts import LifeOf
from apnap.abilities.cards import card
from apnap.abilities.conditions import AtLeast, Controls
from apnap.abilities.effects.choices import ToActivePlayer
from apnap.abilities.effects.flow import Sequence
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.player_actions import Discard, Draw
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import ACTIVE_PLAYER, EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER
from apnap.abilities.targets import TargetPlayer
from apnap.rules.ch1_concepts.definitions import Ability
from apnap.rules.core.constants import END, UPKEEP
from apnap.rules.core.decisions import D_CHOOSE, D_PRIORITY, FOR_PLAYER, FOR_TARGET
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

HOURGLASS = At(BeginningOf(UPKEEP), ToActivePlayer(LoseLife(3, who=ACTIVE_PLAYER)))
EACH_HOURGLASS = At(BeginningOf(UPKEEP, whose=EACH_PLAYER), ToActivePlayer(LoseLife(3, who=ACTIVE_PLAYER)))
AFTER_A_TARGET = At(
    BeginningOf(UPKEEP, whose=EACH_PLAYER), Draw(1, who=TargetPlayer()), Discard(1, who=THAT_PLAYER, at_random=True)
)
BEFORE_A_TARGET = At(BeginningOf(UPKEEP, whose=EACH_PLAYER), LoseLife(1, who=THAT_PLAYER), Draw(1, who=TargetPlayer()))
OPPONENTS_PAY = At(BeginningOf(UPKEEP, whose=EACH_OPPONENT), LoseLife(1, who=THAT_PLAYER))
OPPONENTS_STEP = At(BeginningOf(UPKEEP, whose=EACH_OPPONENT), GainLife(1))
IF_THAT_PLAYER = At(BeginningOf(UPKEEP, whose=EACH_PLAYER), GainLife(1), provided=Controls(THAT_PLAYER, CREATURE))
IF_ANYBODY = At(BeginningOf(UPKEEP, whose=EACH_PLAYER), GainLife(1), provided=AtLeast(LifeOf(), 1))
BOTH = At(
    BeginningOf(UPKEEP, whose=EACH_PLAYER),
    Sequence(ToActivePlayer(LoseLife(3, who=ACTIVE_PLAYER)), Draw(1, who=THAT_PLAYER)),
)


def upkeep_of(scenario: Builder, ability: Ability, owner: int = 0) -> Scenario:
    """An enchantment with the ability, as the upkeep of seats 2 and 3 begins; seat 3 has a creature."""
    table = scenario(variant="two-headed-giant").knows(card("Clock", "{1}", "Enchantment", ability))
    table.seat(owner).has("Clock")
    table.seat(3).has("Grizzly Bears")
    to_upkeep(table, 2)
    return table


def to_upkeep(table: Scenario, seat: int) -> None:
    """To the upkeep of a team, with everything on the stack that triggered."""
    table.to_step(UPKEEP, table.seat(seat))
    table.run(lambda d: d.kind in (D_PRIORITY, D_CHOOSE), "somebody to act")


@rule("805.4d")
@pytest.mark.parametrize(
    ("ability", "times"),
    [
        (HOURGLASS, 1),
        (EACH_HOURGLASS, 1),
        (OPPONENTS_PAY, 2),
        (OPPONENTS_STEP, 1),
        (IF_THAT_PLAYER, 1),  # twice looked at, and true of one of them
        (IF_ANYBODY, 1),
        (BOTH, 2),
    ],
)
def test_once_for_a_team_or_for_each_player_it_speaks_of(scenario: Builder, ability: Ability, times: int) -> None:
    table = upkeep_of(scenario, ability)
    assert len(table.stack) == times


@rule("805.4d")
def test_an_opponents_step_is_none_of_a_teammate(scenario: Builder) -> None:
    table = upkeep_of(scenario, OPPONENTS_PAY, owner=3)
    assert table.stack == []
    to_upkeep(table, 0)
    assert len(table.stack) == 2


@rule("805.4d", "603.4")
def test_an_intervening_if_about_that_player_is_asked_of_each(scenario: Builder) -> None:
    """Seat 3 has a creature; when seat 2 has one too, it triggers for both; without one, for nobody."""
    table = upkeep_of(scenario, IF_THAT_PLAYER)
    assert len(table.stack) == 1
    life = table.seat(0).life
    table.resolve_stack()
    assert table.seat(0).life == life + 1
    table.seat(2).has("Grizzly Bears")
    to_upkeep(table, 0)
    assert table.stack == []
    to_upkeep(table, 2)
    assert len(table.stack) == 2


@rule("805.9")
def test_the_active_player_is_chosen_as_the_ability_resolves(scenario: Builder) -> None:
    table = upkeep_of(scenario, EACH_HOURGLASS)
    assert len(table.stack) == 1
    decision = table.asked(purpose=FOR_PLAYER)
    assert table.of(decision.seat) == table.seat(0) and decision.rule == "805.9"
    assert sorted(decision.candidates) == sorted([table.seat(2).ref, table.seat(3).ref])
    table.answer([table.seat(3).ref])
    assert table.stack == [] and table.seat(3).life == 27


@rule("805.9", "800.4a")
def test_without_one_of_them_nobody_is_asked_which(scenario: Builder) -> None:
    """The heroes of an Archenemy game leave one by one."""
    table = scenario(seats=3, variant="archenemy").knows(card("Clock", "{1}", "Enchantment", EACH_HOURGLASS))
    table.seat(0).has("Clock")
    table.seat(1).concedes()
    life = table.seat(2).life
    to_upkeep(table, 2)
    assert len(table.stack) == 1
    table.resolve_stack()
    assert table.seat(2).life == life - 3


@rule("805.4d", "115.1")
def test_that_player_of_a_target_is_no_reason_to_trigger_twice(scenario: Builder) -> None:
    table = upkeep_of(scenario, AFTER_A_TARGET)
    table.asked(table.seat(0), FOR_TARGET)
    table.answer([table.seat(1).ref])
    assert len(table.stack) == 1


@rule("805.4d", "115.1")
def test_that_player_before_a_target_is_the_one_whose_step_it_is(scenario: Builder) -> None:
    table = upkeep_of(scenario, BEFORE_A_TARGET)
    for _ in range(2):
        table.asked(table.seat(0), FOR_TARGET)
        table.answer([table.seat(1).ref])
    assert len(table.stack) == 2


@rule("800.4j", "603.2b")
def test_a_turn_without_an_active_player_has_no_opponents_step(scenario: Builder) -> None:
    """The end step is nobody's: that of an opponent has not begun, nor that of a player; 'the end step' has."""
    for whose, gained in ((EACH_OPPONENT, 0), (EACH_PLAYER, 0), (None, 1)):
        table = scenario(seats=4).knows(
            card("Clock", "{1}", "Enchantment", At(BeginningOf(END, whose=whose), GainLife(1)))
        )
        table.seat(1).has("Clock")
        table.seat(0).concedes()
        assert table.active == []
        table.to_step(UPKEEP, table.seat(1))
        assert table.seat(1).life == 20 + gained
