"""A player may concede at any time, also in the middle of somebody else's action. CR 104.3a, 800.4.

Whoever leaves, at whatever question: nothing is lost or doubled, nobody who has left is asked anything, and the game
goes on to its end.
"""

from __future__ import annotations

from itertools import cycle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap import record
from apnap.rules.ch1_concepts import ending
from apnap.rules.core.constants import EXILE, GONE, NONE
from apnap.rules.core.decisions import (
    CONCEDE,
    D_PRIORITY,
    Agent,
    Decision,
    IllegalAnswer,
    PaymentDecision,
    PriorityDecision,
)
from apnap.rules.core.play import Play
from apnap.testing import rule
from apnap.testing.checks import check_invariants
from apnap.testing.plugin import Builder
from tests.properties.games import (
    NIGHTLY,
    PILES,
    Deal,
    Watched,
    Wrapped,
    answer_with,
    at_tables,
    copy_of,
    deals,
    examples,
    standing,
)

QUESTIONS = 1500 if NIGHTLY else 900  # of each game, at many of which somebody leaves
ON = 25  # answers after a concession


def assert_left(play: Play, seat: int) -> None:
    """The seat and all that lose with it have left, or the game is over; whoever is asked is still there."""
    state = play.state
    check_invariants(play)
    assert not state.in_game(seat)
    assert play.outcomes()[seat] != "playing"
    if state.over:
        assert "playing" not in play.outcomes() and play.decision() is None
        return
    assert play.decision() is not None
    for mate in range(state.seats):
        if state.table.loss_of[mate] == state.table.loss_of[seat]:
            assert not state.in_game(mate) and play.outcomes()[mate] == "lost"
    assert ending.teams_without(state, []) > 1
    for turn in state.turns:
        assert all(state.in_game(s) for s in turn.active)
        assert state.unit_alive(turn.priority)
    for decision in play.decisions():
        assert state.in_game(decision.seat) and state.in_game(decision.decider)
        assert_there(play, decision)


def assert_there(play: Play, decision: Decision) -> None:
    """Nothing is offered that has left the game."""
    state = play.state
    offered = [int(x) for x in decision.objects() if x != NONE]
    if isinstance(decision, PriorityDecision | PaymentDecision):
        offered += [int(o.id) for o in decision.options if o.id >= 0]
    for ref in offered:
        there = state.in_game(-1 - ref) if ref < 0 else state.objs[ref].zone != GONE
        assert there, f"{decision} offers {play.name(ref)}, which has left the game"


class Leaver(Agent):
    """Concedes at once."""

    def choose(self, game: Play, decision: Decision) -> list[int]:  # type: ignore[override]
        return CONCEDE


@at_tables(1, 2, both="3")
def test_a_concession_at_every_question(kind: str, seed: int) -> None:
    """From outside, by the one who is asked and by everybody else; and by an agent, at the same questions."""
    deal = Deal(kind, seed + 20, PILES if seed % 3 < 2 else ())
    play = deal.start(outside=True)
    brains = deal.brains()
    for n in range(QUESTIONS):
        decision = play.decision()
        if decision is None:
            break
        if n % 13 == seed % 13 or decision.kind > 0:  # priority is what is asked most: at some of those
            before = standing(play)
            state = play.state
            for seat in {int(decision.decider), n % int(state.seats), (n + 1) % int(state.seats)}:
                if state.in_game(seat):
                    fork = play.fork()
                    fork.concede(seat)
                    if fork.state.frame is state.frame:  # else a subgame ended by it, and the main game goes on
                        assert_left(fork, seat)
                    go_on(fork, brains)
            agents: list[Agent | None] = [None] * int(state.seats)
            for mate in state.table.units[state.table.unit_of[decision.seat]] if decision.team else [decision.decider]:
                agents[mate] = Leaver()  # where people are on a team, they answer for it
            fork = play.fork()
            record.seat_agents(fork, agents)
            if fork.state.frame is state.frame:
                assert_left(fork, int(decision.decider))
            go_on(fork, brains)
            assert standing(play) == before
        answer_with(play, brains, 1)


def go_on(play: Play, brains: list[Agent]) -> None:
    answer_with(play, [copy_of(agent) for agent in brains], ON)
    check_invariants(play)


class Quitter(Wrapped):
    """Concedes at its nth question."""

    def __init__(self, inner: Agent, questions: int) -> None:
        super().__init__(inner)
        self.left = questions

    def choose(self, game: Play, decision: Decision) -> list[int]:
        self.left -= 1
        return CONCEDE if self.left < 0 else super().choose(game, decision)


@rule("104.3a", "800.4a")
@examples(25, 80)
@given(deals(), st.lists(st.integers(0, 300), min_size=10, max_size=10))
def test_agents_that_concede_in_the_middle_of_things(deal: Deal, questions: list[int]) -> None:
    """Everybody leaves sooner or later; the last team wins."""
    agents = [Quitter(agent, n) for agent, n in zip(deal.brains(), cycle(questions), strict=False)]
    play = deal.start(agents, make=Watched)
    play.run()
    check_invariants(play)
    assert play.state.over
    assert "playing" not in play.outcomes()


@examples(25, 80)
@given(deals(), st.lists(st.tuples(st.integers(0, 60), st.integers(0, 9)), min_size=1, max_size=12))
def test_concessions_one_after_another(deal: Deal, leaving: list[tuple[int, int]]) -> None:
    """After that many answers this seat leaves, then after that many more that one: also two at one question."""
    play = deal.start(outside=True)
    brains = deal.brains()
    for answers, seat in leaving:
        answer_with(play, brains, answers)
        if play.state.over:
            break
        seat %= int(play.state.seats)
        if play.state.in_game(seat):
            play.concede(seat)
            assert_left(play, seat)
        else:
            before = standing(play)
            with pytest.raises(IllegalAnswer):
                play.concede(seat)
            assert standing(play) == before
    answer_with(play, brains, 200)
    check_invariants(play)


@rule("800.4a", "702.62")
def test_nobody_casts_the_card_of_a_player_who_left_meanwhile(scenario: Builder) -> None:
    """Asked whether to cast a suspended card, its owner concedes: card and ability leave with them."""
    table = scenario(3)
    owner = table.seat(0)
    table.game.state.edit(table.place(owner.number, "Rift Bolt", EXILE)).counters = {"time": 1}
    table.refresh()
    table.run(lambda d: d.rule == "702.62a", "the last time counter to be removed")
    owner.concedes()
    for _ in range(3):
        decision = table.game.decision()
        assert decision is not None and decision.kind == D_PRIORITY
        table.answer([0])
