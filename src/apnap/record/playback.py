"""Playing a game again from its record.

The engine takes recorded answers before it asks anybody, so playback gives it all of them and runs transition after
transition. Every answer is compared with the question it meets; a concession happens at the question it was made at.
"""

from __future__ import annotations

from collections.abc import Sequence

from apnap.rules.ch7_additional.loops.leaps import LEAP, apply
from apnap.rules.ch7_additional.loops.shortcuts import HELD
from apnap.rules.ch7_additional.loops.situation import situation
from apnap.rules.ch8_multiplayer import markers
from apnap.rules.core.constants import STAGE_PRIORITY
from apnap.rules.core.decisions import DECISION_NAMES, Agent, Decision, IllegalAnswer
from apnap.rules.core.interrupts import SUSPENDED
from apnap.rules.core.play import Play
from apnap.rules.core.recorded import BY_HAND, QUITS, Recorded
from apnap.rules.core.state import State


class Mismatch(Exception):
    """The record says something that does not fit the game: which entry, and what is wrong with it."""

    def __init__(self, index: int, message: str) -> None:
        super().__init__(message)
        self.index = index
        self.message = message


class Playback(Play):
    """A game that is fed from a record, every seat decided from outside; after the record, an ordinary game."""

    def __init__(self, state: State, names: Sequence[str]) -> None:
        agents: list[Agent | None] = [None] * state.seats
        super().__init__(state, agents, list(names))
        self.fed = 0  # entries of the record that are history
        self.source: list[Recorded] | None = None  # what a transition is fed from
        self.course: list[tuple[int, int, int]] | None = None
        """If wanted, after each transition: entries used, lines of the log, turns begun."""

    def feed(self, records: list[Recorded], to_turn: int | None = None, expected: Sequence[int] | None = None) -> None:
        """Play until the record is used up or the turn begins, and on to the question that waits then.

        With `expected`, each turn's digest is compared as it begins.
        """
        self.close_questions()
        while self.goes_on(1 << 60) and self.fed < len(records):
            if to_turn is not None and self.state.ticks >= to_turn:
                break
            if self._is_agreed_now(records[self.fed]):
                self._agreed(records[self.fed])
                self.fed += 1
                continue
            self.rewind()
            self.answers = records
            self.position = self.fed
            if len(self.state.turns) > 1:
                self.choose_marker()
            self.keep_checkpoint(self.state.turns[self.state.here])
            self.source = records
            ended = self.step()
            self.source = None
            if ended == SUSPENDED:
                # the record ends in the middle of this transition, which waits for what comes next
                self.answers = records[self.fed :]
                self.position = len(self.answers)
                return
            if self.course is not None:
                self.course.append((int(self.fed), len(self.log), int(self.state.ticks)))
            if expected is not None:
                self._compare(expected)
        if self.state.over and self.fed < len(records):
            raise Mismatch(self.fed, "the game is over already")
        self.advance()
        if expected is not None:
            self._compare(expected)

    def _is_agreed_now(self, entry: Recorded) -> bool:
        """Is this what a shortcut adds to the record, and does every turn wait for its players? CR 732.2c, 807.4."""
        if entry.kind not in (LEAP, HELD):
            return False
        state = self.state
        if len(state.turns) > 1:
            if markers.at_work(state) >= 0:
                return False
            state.here = min(entry.marker, len(state.turns) - 1)
        return state.turns[state.here].stage == STAGE_PRIORITY

    def _agreed(self, entry: Recorded) -> None:
        """What a shortcut adds to the record: rounds taken at once, or what somebody must not do. CR 732.2c."""
        size = len(entry.answer)
        if entry.kind == LEAP:
            if size != len(situation(self).tallies) + 1:
                raise Mismatch(self.fed, "the rounds of a loop do not fit the game")
            apply(self, entry.answer)
        else:
            if size != 3:
                raise Mismatch(self.fed, "it is not said what must not be done")
            self.state.barred_actions = [entry.seat, *entry.answer]
        self.state.touch()
        self.history.append(entry)

    def take_used(self) -> None:
        """The answers that the transition used are its answers, as they were in the game."""
        if self.source is not None:
            used = int(self.position)
            self.answers = self.source[self.fed : used]
            self.fed = used

    def _compare(self, expected: Sequence[int]) -> None:
        """Has the latest turn begun as it did in the game?"""
        number = len(self.digests)
        if 0 < number <= len(expected) and int(self.digests[-1]) != expected[number - 1]:
            digests = f"digest {int(self.digests[-1]):08x}, recorded {expected[number - 1]:08x}"
            raise Mismatch(self.fed, f"turn {self.state.ticks} does not begin as it did ({digests})")

    def next_recorded(self, decision: Decision) -> Recorded | None:
        """The recorded answer, once it is known to be one to this question; a concession may stand before any."""
        if self.position < len(self.answers) and not self.catches_up():
            recorded = self.answers[self.position]
            if recorded.kind >= 0:
                self._check(decision, recorded)
            elif recorded.kind != QUITS and not self.state.in_game(recorded.seat):
                does = "does something by hand" if recorded.kind == BY_HAND else "concedes"
                raise Mismatch(int(self.position), f"{self.name_of_seat(recorded.seat)} {does}, and has left already")
        return super().next_recorded(decision)

    def _check(self, decision: Decision, recorded: Recorded) -> None:
        """Does the record's entry answer this question, and may it? What only rules code can tell comes later."""
        index = int(self.position)
        decider = decision.decider
        if recorded.kind != decision.kind or recorded.seat != decider:
            there = f"{self.name_of_seat(recorded.seat)} answers '{_kind(recorded.kind)}'"
            raise Mismatch(index, f"{there}, and {self.name_of_seat(decider)} is asked '{_kind(decision.kind)}'")
        try:
            decision.check(recorded.answer)
        except IllegalAnswer as error:
            raise Mismatch(index, str(error)) from None


def _kind(kind: int) -> str:
    return DECISION_NAMES[kind] if 0 <= kind < len(DECISION_NAMES) else f"kind {kind}"


def seat_agents(play: Play, agents: Sequence[Agent | None]) -> None:
    """Let agents take their seats in a game that waits for an answer, and run on until somebody outside must decide."""
    for seat, agent in enumerate(agents):
        play.agents[seat] = agent
    play.outside = any(agent is None for agent in agents)
    play.takes_checkpoints = any(agent is not None and agent.wants_forks() for agent in agents)
    checkpoint = play.checkpoint
    if play.suspended is not None and checkpoint is not None:
        play.rerun()  # the half-done transition begins again, with the answers so far
    else:
        play.advance()
