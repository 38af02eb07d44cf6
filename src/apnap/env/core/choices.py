"""An answer as a few small choices: from a short list each time, with what is forced left out.

What may be chosen now are actions from 0 to `count` - 1. They stand for what may come next in the answer
(`decisions.next_parts`); after those, to end the answer where it may end, and to look at the rest of a long list. Of
many numbers a range is chosen first, and then again within it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.agents.first import FirstAgent
from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch5_turns.combat import step_by_step
from apnap.rules.core.decisions import NOTHING_MORE, Decision, IllegalAnswer, Parts, PaymentDecision, PickDecision
from apnap.rules.core.play import Play

FEW: Final = 12
NOTHING: Final = -9999  # no part at all
DEPTH: Final = 2  # questions within a payment that are looked into


class Asking:
    """One decision, as far as it has been answered."""

    def __init__(self, actions: i64) -> None:
        self.actions: i64 = actions  # the most at once
        self.decision: Decision | None = None
        self.parts: list[i64] = []
        self.barred: list[i64] = []  # what was refused as the first part: it cannot be paid for
        self.offered: Parts = NOTHING_MORE
        self.ends: bool = False  # it may end here
        self.first: i64 = 0  # what of the offered is chosen from now
        self.last: i64 = 0
        self.step: i64 = 1  # how many of it each action stands for
        self.values: i64 = 0  # how many of the actions stand for it
        self.further: bool = False  # there are others to look at
        self.count: i64 = 0  # how many actions there are; 0 once the answer is complete

    def open(self, game: Play, decision: Decision) -> None:
        """Begin to answer a decision. Afterwards there is a choice, or the answer is complete."""
        self.decision = decision
        self.parts = []
        self.barred = []
        self.look(game, decision)

    def open_again(self, game: Play, decision: Decision) -> bool:
        """The engine refused what was chosen: ask again without it. False where nothing is left."""
        self.barred.append(self.parts[0] if self.parts else NOTHING)
        self.decision = decision
        self.parts = []
        self.look(game, decision)
        return self.count > 0 or len(self.parts) > 0 or self.ends

    def close(self) -> None:
        """Nothing is asked."""
        self.decision = None
        self.count = 0

    def look(self, game: Play, decision: Decision) -> None:
        """Go on to the next choice that is one."""
        while True:
            parts = self.parts
            if isinstance(decision, PaymentDecision):
                offered = payable(game, decision) if not parts else NOTHING_MORE
            else:
                offered = step_by_step.next_parts(game, decision, parts)
            self.ends = decision.is_complete(parts)
            if self.barred and not parts:
                offered = without(offered, self.barred)
                self.ends = self.ends and NOTHING not in self.barred
                if offered.count() == 0 and not self.ends:
                    self.count = 0
                    return
            n = offered.count()
            if n == 0:
                self.count = 0
                if not self.ends:
                    # too many ways to try them all: as a simple bot would
                    self.parts = decision_parts(decision, FirstAgent().choose(game, decision))
                return
            if n == 1 and not self.ends:
                parts.append(offered.at(0))
                continue
            self.offered = offered
            self.show(0, n, False)
            return

    def show(self, first: i64, last: i64, narrowed: bool) -> None:
        """Let choose from a part of what is offered; `narrowed` where a range was chosen."""
        room = self.actions - 2
        n = last - first
        self.first = first
        self.last = last
        self.step = 1
        self.further = False
        if n > room:
            if self.offered.most < self.offered.least:
                n = room
                self.further = True
            else:
                self.step = (n + room - 1) // room
                n = (n + self.step - 1) // self.step
        self.values = n
        if narrowed:
            self.ends = False
        if self.first > 0 and self.offered.most < self.offered.least:
            self.further = True  # and back to the beginning
        self.count = n + (1 if self.ends else 0) + (1 if self.further else 0)

    def choose(self, game: Play, action: i64) -> None:
        """Take an action. Afterwards there is another choice, or the answer is complete."""
        decision = self.decision
        if decision is None or action < 0 or action >= self.count:
            raise ValueError(f"there is no action {action}: the legal ones are 0 to {self.count - 1}")
        if action < self.values:
            at = self.first + action * self.step
            if self.step > 1:
                end = at + self.step
                self.show(at, end if end < self.last else self.last, True)
                if self.values > 1:
                    return
            self.parts.append(self.offered.at(at))
            self.look(game, decision)
        elif self.ends and action == self.values:
            self.count = 0
        else:
            at = self.first + self.values
            self.show(at if at < self.offered.count() else 0, self.offered.count(), False)

    def answer(self) -> list[i64]:
        """What was chosen, as the engine takes it."""
        decision = self.decision
        return NO_IDS if decision is None else decision.answer_of(self.parts)

    def copy(self) -> Asking:
        out = Asking(self.actions)
        out.decision = self.decision
        out.parts = self.parts.copy()
        out.barred = self.barred.copy()
        out.offered = self.offered
        out.ends = self.ends
        out.first = self.first
        out.last = self.last
        out.step = self.step
        out.values = self.values
        out.further = self.further
        out.count = self.count
        return out


def without(offered: Parts, barred: list[i64]) -> Parts:
    out: list[i64] = []
    for i in range(offered.count()):
        if offered.at(i) not in barred:
            out.append(offered.at(i))
    return Parts(out)


def payable(game: Play, decision: PaymentDecision) -> Parts:
    """What may be used first so that all can still be paid, found out by doing it. CR 601.2g-h."""
    out: list[i64] = []
    for i in range(len(decision.options)):
        if leads_on(game, decision, i, DEPTH):
            out.append(i)
    return Parts(out)


def leads_on(game: Play, decision: Decision, value: i64, depth: i64) -> bool:
    """Can the action be completed after this? Making mana may ask which, and then one of the ways is enough."""
    trial = game.fork(None, False)
    try:
        trial.answer([value], decision.decider, decision.marker)
    except IllegalAnswer:
        return False
    following = trial.decision()
    if not isinstance(following, PickDecision) or following.decider != decision.decider or depth == 0:
        return True
    if following.minimum != 1 or len(following.candidates) > FEW:
        return True
    for candidate in following.candidates:
        if leads_on(trial, following, candidate, depth - 1):
            return True
    return False


def decision_parts(decision: Decision, answer: list[i64]) -> list[i64]:
    """The parts of an answer whose parts are the answer: only damage may be too much to try all of."""
    decision.check(answer)
    return answer
