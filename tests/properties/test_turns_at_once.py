"""Several turns at once: open questions answered in any order, by anybody, give games that replay exactly. CR 807."""

from __future__ import annotations

import random

import pytest

from apnap.rules.ch8_multiplayer import markers
from apnap.rules.core.constants import STAGE_REMOVED, STAGE_WAIT
from apnap.rules.core.decisions import Agent, IllegalAnswer
from apnap.rules.core.play import Play
from apnap.testing import rule
from apnap.testing.checks import check_invariants
from tests.properties.games import PILES, Deal, some
from tests.properties.test_outside import assert_same_game, replayed

KIND = "two markers"


def answer_in_any_order(play: Play, brains: list[Agent], dice: random.Random, most: int, quits: float = 0.0) -> None:
    """Pick one of the open questions, again and again; sometimes somebody leaves instead."""
    play.advance()
    for _ in range(most):
        waiting = play.decisions()
        if not waiting:
            return
        decision = dice.choice(waiting)
        if quits and dice.random() < quits:
            play.concede(decision.decider)
            continue
        play.state.here = decision.marker if play.open else play.state.here
        answer = brains[decision.decider].choose(play, decision)
        try:
            play.answer(list(answer), decision.decider, decision.marker)
        except IllegalAnswer:
            play.answer([0], decision.decider, decision.marker)
        check_markers(play)


def check_markers(play: Play) -> None:
    """Nobody begins too close to another marker, and a marker waits for nobody in vain. CR 807.4."""
    state = play.state
    if state.over or state.ticks == 0:
        return
    left = [turn for turn in state.turns if turn.stage != STAGE_REMOVED]
    assert left
    players = bin(state.alive).count("1")
    assert markers.markers_left(state) == max(1, min(int(state.table.markers), players // 4))
    assert len({int(turn.unit) for turn in left}) == len(left)
    for turn in left:
        if turn.stage == STAGE_WAIT:
            assert markers.is_near(state, turn, state.direction)


@rule("807.4", "807.5")
@pytest.mark.parametrize("seed", some(3, 15))
def test_any_order_of_answers_replays(seed: int) -> None:
    deal = Deal(KIND, seed + 900, PILES if seed % 2 else ())
    play = deal.start(outside=True, log=True)
    answer_in_any_order(play, deal.brains(), random.Random(seed), 700)
    check_invariants(play)
    assert_same_game(play, replayed(deal, play))


@rule("807.4c", "807.4e", "807.4g")
@pytest.mark.parametrize("seed", some(4, 20))
def test_players_leave_at_any_question(seed: int) -> None:
    deal = Deal(KIND, seed + 930)
    play = deal.start(outside=True, log=True)
    answer_in_any_order(play, deal.brains(), random.Random(seed), 400, quits=0.03)
    check_invariants(play)
    assert_same_game(play, replayed(deal, play))


@rule("807.4")
@pytest.mark.parametrize("seed", some(2, 10))
def test_agents_and_people_mixed_replay(seed: int) -> None:
    deal = Deal(KIND, seed + 960)
    brains = deal.brains()
    play = deal.start([None if s % 3 == 0 else agent for s, agent in enumerate(brains)], log=True)
    answer_in_any_order(play, brains, random.Random(seed), 250)
    assert_same_game(play, replayed(deal, play))


@rule("807.4")
@pytest.mark.parametrize("seed", some(2, 6))
def test_what_is_cached_is_what_is_derived(seed: int) -> None:
    deal = Deal(KIND, seed + 990, PILES if seed % 2 else ())
    play = deal.start(outside=True)
    play.shadow = True
    answer_in_any_order(play, deal.brains(), random.Random(seed), 200)
