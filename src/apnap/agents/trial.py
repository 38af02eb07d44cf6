"""Trying an answer: an imagined table is played on from it for a round, and what came of it is counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.agents.evaluation import LOSS, worth_to
from apnap.agents.imagine import imagined_state
from apnap.agents.prior import Prior
from apnap.agents.sketch import SketchAgent
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import Agent, Decision, IllegalAnswer, Option
from apnap.rules.core.faults import AgentFault
from apnap.rules.core.interrupts import TooDeep
from apnap.rules.core.play import Play
from apnap.rules.core.recorded import Recorded
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat

IDLE: Final = -1
IMPOSSIBLE: Final = -100000.0
LONGEST_ROUND: Final = 4  # turns that are played on at most
EACH_TURN: Final = 10.0  # by how much a defeat is better for each turn that it comes later
NARROW: Final = 0.3  # by how much a defeat is worse for each point of life below zero
DECISIONS_A_TURN: Final = 60  # a turn that takes longer is cut off
MAY_GO_WRONG = (IllegalAnswer, AgentFault, TooDeep)


class Trial:
    """One decision of one seat, at tables that it imagines; the same answers are compared at the same table."""

    def __init__(self, game: Play, decision: Decision, seat: Seat, seed: i64, prior: Prior | None) -> None:
        self.game: Play = game
        self.decision: Decision = decision
        self.seat: Seat = seat
        self.seed: i64 = seed
        self.prior: Prior | None = prior
        self.tables: list[State] = []
        self.policy: SketchAgent = SketchAgent()
        self.stops: bool = False  # the seat does nothing after its answer
        self.nodes: i64 = 0  # how often something was played on
        units: i64 = 0
        state = game.state
        for unit in state.table.units:
            for s in unit:
                if state.in_game(s):
                    units += 1
                    break
        self.turns: i64 = min(units, LONGEST_ROUND)

    def table(self, number: i64) -> State | None:
        """The imagined table of that number; None where nothing can be imagined."""
        while len(self.tables) <= number:
            seed = self.seed * 97 + len(self.tables)
            made = imagined_state(self.game, self.decision, self.seat, seed, self.prior)
            if made is None:
                return None
            self.tables.append(made)
        return self.tables[number]

    def worth(
        self, answer: list[i64], number: i64, variation: i64, later: Option | None = None, then: ObjectId = NONE
    ) -> float:
        """What the table is worth a round after this answer.

        With a variation above 0, choices within the action are made at random; with IDLE, the seat does nothing more
        in this turn, or only what it puts off until the turn ends. `then` is a card that it casts next, if it can.
        """
        play = self.begun(answer, number, variation, later, then)
        if play is None:
            return IMPOSSIBLE
        try:
            self.play_on(play)
        except MAY_GO_WRONG:
            return IMPOSSIBLE
        return self.worth_of(play)

    def worth_of(self, play: Play) -> float:
        """What came of it: as the table stands; of a defeat how late it came and how narrow it was.

        What is late may not come, and what is narrow may come to nothing.
        """
        worth = worth_to(play, self.seat)
        if worth > LOSS:
            return worth
        turns: i64 = play.state.ticks - self.game.state.ticks
        below: i64 = max(-play.state.life(self.seat), 0)
        return worth + EACH_TURN * float(turns) - min(NARROW * float(below), EACH_TURN - 1.0)

    def alone(self, answer: list[i64], number: i64, variation: i64) -> float:
        """What the table is worth a round after this answer, where the seat does nothing else in this turn."""
        self.stops = True
        worth = self.worth(answer, number, variation)
        self.stops = False
        return worth

    def begun(
        self, answer: list[i64], number: i64, variation: i64, later: Option | None = None, then: ObjectId = NONE
    ) -> Play | None:
        """An imagined table at which the answer was given, and what is chosen within it; None where that cannot be."""
        base = self.table(number)
        if base is None:
            return None
        self.nodes += 1
        policy = self.policy
        agents: list[Agent | None] = [policy] * base.seats
        play = Play(base.fork(), agents, self.game.names)
        play.record_off()
        decision = self.decision
        play.answers = self.game.answers.copy()
        play.answers.append(Recorded(decision.decider, decision.kind, answer, decision.marker))
        policy.begin(decision.seat)
        policy.then = then
        policy.then_by = decision.seat
        if variation == IDLE or self.stops:
            policy.idle = decision.seat
            policy.idle_tick = base.ticks
            policy.later = later
        if variation > 0:
            policy.varied = True
            policy.dice.seed(self.seed * 31 + variation)
        try:
            play.step()
        except MAY_GO_WRONG:
            return None
        finally:
            policy.watched = -1
        return play

    def play_on(self, play: Play) -> None:
        """Until everybody has had a turn, as far as that goes."""
        until = play.state.ticks + self.turns
        most = play.decisions_asked + DECISIONS_A_TURN * (self.turns + 1)
        while self.goes_on(play, until, most):
            play.step()

    def goes_on(self, play: Play, until: i64, most: i64) -> bool:
        """Is there more to be found out?"""
        state = play.state
        return not state.over and state.ticks < until and play.decisions_asked < most and state.in_game(self.seat)
