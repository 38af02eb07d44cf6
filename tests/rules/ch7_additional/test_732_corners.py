"""Corners of loops and shortcuts: who is held to what, what is a free choice, what is offered. CR 732.2-732.6."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.conditions import Is
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.events.triggers import StateIs, When
from apnap.abilities.filters import ARTIFACT, PowerAtMost
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import Target
from apnap.agents import FirstAgent
from apnap.record import seat_agents
from apnap.rules.ch7_additional.loops.loops import is_free
from apnap.rules.ch7_additional.loops.shortcuts import (
    FOR_SHORTCUT,
    LARGEST,
    Loop,
    Part,
    Passing,
    check_times,
    hold,
    propose,
)
from apnap.rules.core.constants import END
from apnap.rules.core.decisions import (
    O_ACTIVATE,
    O_MANA,
    O_PASS,
    PASS,
    ChooseDecision,
    Decision,
    IllegalAnswer,
    PriorityDecision,
    YesNoDecision,
)
from apnap.rules.core.game import Game
from apnap.testing import rule
from apnap.testing.handles import Permanent
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario
from tests.rules.ch7_additional.test_732_what_ends_a_loop import FOUNTAIN, WELL, rounds_of

SPRING = card("Spring", "{1}", "Artifact", Activate("{0}", GainLife(1)), Activate("{0}", GainLife(2)))
GROWING = card(
    "Growing Bear",
    "{G}",
    "Creature - Bear",
    "1/1",
    When(StateIs(Is(THIS, PowerAtMost(8))), UntilEndOfTurn(THIS, Gets(1, 0))),
)
ROCKER = card("Rocker", "{1}", "Artifact", Activate("{0}", Untap(THIS)), Activate("{0}", Untap(THIS)))
PENDULUM = card("Pendulum", "{1}", "Artifact", Activate("{T}", Untap(Target(ARTIFACT))))


def offered(table: Scenario, seat: int, *permanents: Permanent) -> list[tuple[int, int]]:
    """Which abilities of these a seat is offered: by the place of the permanent and of the ability."""
    decision = table.to_priority(table.seat(seat).number)
    places = {p.id: i for i, p in enumerate(permanents)}
    return sorted((places[o.id], int(o.index)) for o in decision.options if o.kind == O_ACTIVATE and o.id in places)


# what somebody is held to --------------------------------------------------------------------------------------------
@rule("732.2c")
def test_only_the_very_action_that_was_named_is_barred_and_only_for_who_named_it(scenario: Builder) -> None:
    """One of two abilities of one of two springs; the same of the other spring and of other players stay."""
    table = scenario(seats=3).knows(SPRING)
    one, other = table.seat(0).have("Spring", "Spring")
    theirs = table.seat(1).has("Spring")
    assert offered(table, 0, one, other) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    hold(table.game, table.seat(0).number, [O_ACTIVATE, one.id, 1])
    table.game.close_questions()
    table.game.advance()
    assert offered(table, 0, one, other) == [(0, 0), (1, 0), (1, 1)]
    decision = table.to_priority(table.seat(0).number)
    assert any(o.kind == O_PASS for o in decision.options)
    hold(table.game, table.seat(1).number, [O_ACTIVATE, one.id, 0])
    table.game.close_questions()
    table.game.advance()
    assert offered(table, 0, one, other) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    table.seat(0).passes()
    hold(table.game, table.seat(1).number, [PASS.kind, PASS.id, PASS.index])
    table.game.close_questions()
    table.game.advance()
    decision = table.to_priority(table.seat(1).number)
    assert offered(table, 1, theirs) == [(0, 0), (0, 1)]


@rule("732.2c")
def test_who_could_do_nothing_else_is_held_to_nothing(scenario: Builder) -> None:
    """Passing is all that they can do: it is offered all the same."""
    table = scenario(seats=2)
    table.to_priority(table.seat(0).number)
    hold(table.game, table.seat(0).number, [PASS.kind, PASS.id, PASS.index])
    table.game.close_questions()
    table.game.advance()
    decision = table.game.decision()
    assert decision is not None and [o.kind for o in decision.options] == [O_PASS]


@rule("732.2c", "605.3")
def test_where_questions_are_spared_mana_abilities_are_not_listed(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.seat(0).has("Mountain")
    table.seat(0).holds("Shock")
    for spared in (False, True):
        table.game.spares_questions = spared
        table.game.close_questions()
        table.game.advance()
        decision = table.to_priority(table.seat(0).number)
        assert any(o.kind == O_MANA for o in decision.options) != spared


class Listens(FirstAgent):
    """Notes what it is offered."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: list[set[int]] = []

    def choose(self, game: Game, decision: Decision) -> list[int]:
        if isinstance(decision, PriorityDecision):
            self.kinds.append({int(o.kind) for o in decision.options})
        return super().choose(game, decision)


@rule("732.2c")
@pytest.mark.parametrize("barred", [False, True])
@pytest.mark.parametrize("offers", [False, True])
def test_bots_are_offered_mana_abilities_where_they_must_choose_among_everything(
    scenario: Builder, barred: bool, offers: bool
) -> None:
    """People always are. A bot pays with what it has as it pays, unless one thing is barred, or it is to be told."""
    table = scenario(seats=2).knows(SPRING)
    springs = table.seat(0).have("Spring", "Forest")
    decision = table.to_priority(table.seat(0).number)
    assert any(o.kind == O_MANA for o in decision.options)
    bot = Listens()
    agents = [None, None]
    agents[table.seat(0).number] = bot
    table.game.offers_mana = offers
    if barred:
        hold(table.game, table.seat(0).number, [O_ACTIVATE, springs[0].id, 1])
    seat_agents(table.game, agents)
    table.game.close_questions()
    table.game.advance()
    assert bot.kinds and (O_MANA in bot.kinds[0]) == (barred or offers)


# what is a choice ----------------------------------------------------------------------------------------------------
@rule("732.3", "732.5", "732.6")
def test_what_could_have_been_chosen_otherwise(scenario: Builder) -> None:
    """Some of more than had to be chosen; none where some could have been is refusing; all is not a choice."""
    assert is_free(ChooseDecision(0, "608.2d", [4, 5], 1, 1), [4], 2)
    assert not is_free(ChooseDecision(0, "608.2d", [4], 1, 1), [4], 1)
    assert not is_free(ChooseDecision(0, "608.2d", [4, 5], 2, 2), [4, 5], 2)
    assert not is_free(ChooseDecision(0, "608.2d", [4, 5], 0, 1), [], 2)
    assert is_free(ChooseDecision(0, "608.2d", [4, 5], 0, 1), [5], 2)
    assert is_free(YesNoDecision(0, "608.2d"), [1], 2) and not is_free(YesNoDecision(0, "608.2d"), [0], 2)


@rule("732.3")
@pytest.mark.parametrize("before", [0, 60])
def test_a_loop_of_abilities_that_tap_is_ended_by_who_makes_it(scenario: Builder, before: int) -> None:
    """Two pendulums untap each other, however much was done before in the same turn: something else must be."""
    table = scenario(seats=2).knows(PENDULUM, SPRING)
    seat = table.seat(0)
    spring = seat.has("Spring")
    for _ in range(before):
        seat.activates(spring).resolves()
    one, other = seat.have("Pendulum", "Pendulum")
    table.game.state.edit(other.id).tapped = True
    table.refresh()
    for _ in range(40):
        for mine, its in ((one, other), (other, one)):
            try:
                seat.activates(mine, at=[its]).resolves()
            except IllegalAnswer:
                asked = table.game.decision()  # something else must be untapped
                assert asked is not None and its.id not in asked.candidates and spring.id in asked.candidates
                return
    raise AssertionError("it is never ended")


# how often -----------------------------------------------------------------------------------------------------------
@rule("732.2a")
def test_how_often_a_loop_may_be_proposed() -> None:
    for times in (1, 2, LARGEST):
        check_times([Loop(times, [Loop(times, [Passing()])])])
    for times in (0, -5, LARGEST + 1):
        with pytest.raises(IllegalAnswer, match="say how often"):
            check_times([Loop(2, [Loop(times, [Passing()])])])


# what is a loop ------------------------------------------------------------------------------------------------------
@rule("732.4", "104.4b")
def test_what_grows_and_stops_growing_is_not_a_loop(scenario: Builder) -> None:
    """Nothing changes but its power, until it is large enough; nobody chooses anything."""
    table = scenario(seats=3).knows(GROWING)
    bear = table.seat(0).has("Growing Bear")
    table.refresh()
    table.resolve_stack()
    assert bear.power == 9 and not table.game.state.over


@rule("732.3")
def test_another_ability_of_the_same_object_is_another_choice(scenario: Builder) -> None:
    """Two springs of the same object do the same: who may not use one of them again may use the other."""
    table = scenario(seats=2).knows(ROCKER)
    seat = table.seat(0)
    rocker = seat.has("Rocker")
    for used in range(2):
        for _ in range(30):
            decision = table.to_priority(seat.number)
            mine = [o for o in decision.options if o.kind == O_ACTIVATE and o.id == rocker.id]
            if not any(o.index == used for o in mine):
                break
            seat.activates(rocker, index=used).resolves()
        else:
            raise AssertionError("it is never ended")
        assert [int(o.index) for o in mine] == ([1] if used == 0 else [])


@rule("732.2b")
def test_a_place_that_comes_once_is_named_at_once(scenario: Builder) -> None:
    """Many rounds, then everybody passes to the end step: who will do something there is not asked how often."""
    table = scenario(seats=2).knows(WELL, FOUNTAIN)
    table.seat(0).has("Well")
    table.seat(1).holds("Fountain")
    table.seat(1).has("Plains")
    parts: list[Part] = [Loop(60, rounds_of(table, "Well")), Passing(END)]
    propose(table.game, table.seat(0).number, parts)
    asked = table.game.decision()
    assert asked is not None and asked.decider == table.seat(1).number
    once = [i for i, label in enumerate(asked.labels) if i and "times)" not in label]
    assert once and any("times)" in label for label in asked.labels)
    table.answer([once[-1]])
    assert table.game.decision().purpose != FOR_SHORTCUT
    assert table.seat(0).life == 20 + 3 * 60 and table.holder == table.seat(1)
