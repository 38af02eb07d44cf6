"""A draft as a game of its own: everybody is asked at once, answers are recorded, anything can be played again.

A draft is a function of its setup (kind, set, seats, seed) and of each seat's answers in order. It goes on in
transitions: opening packs, one pick by everybody, building decks. A transition is straight-line code that asks; where
an answer is missing it stops, and runs again from its beginning with the answers so far. Which seat answers first makes
no difference to what happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from apnap.draft import building, picking
from apnap.draft.sets import DraftSet
from apnap.draft.state import AFTER, BUILDING, DONE, OPENING, PICKING, DraftState, Pack
from apnap.draft.view import DraftView
from apnap.errors import InputError, TableError
from apnap.rules.core.decisions import DECISION_NAMES, Decision, IllegalAnswer

CONSPIRACY_DRAFT: Final = "conspiracy-draft"
COMMANDER_DRAFT: Final = "commander-draft"
KINDS: Final = (CONSPIRACY_DRAFT, COMMANDER_DRAFT)
FEWEST: Final = 3
MOST: Final = 10
RULE_OF: Final = {CONSPIRACY_DRAFT: "905.1", COMMANDER_DRAFT: "903.13a"}


@final
@dataclass(frozen=True)
class DraftSetup:
    """All that a draft is made of, besides the answers."""

    kind: str
    set: DraftSet
    seed: int
    names: tuple[str, ...]
    bots: tuple[str, ...]  # "" for a seat that is decided from outside

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def commander(self) -> bool:
        return self.kind == COMMANDER_DRAFT

    @property
    def picks(self) -> int:
        """How many cards are drafted before a pack is passed on. CR 905.1a, 903.13b."""
        return 2 if self.commander else 1


@final
@dataclass(frozen=True)
class Given:
    """One answer: whose, to what kind of question, and what."""

    seat: int
    kind: int
    answer: tuple[int, ...]


@final
@dataclass(frozen=True)
class Line:
    """One line of the log. Those in `audience` read `secret` instead."""

    round: int
    rule: str
    text: str
    secret: str = ""
    audience: frozenset[int] = frozenset()

    def seen_by(self, seat: int) -> str:
        return self.secret if self.secret and seat in self.audience else self.text


class DraftBot:
    """Somebody who decides in the same process. A bot sees what its seat may see, and nothing else."""

    def choose(self, view: DraftView, decision: Decision) -> list[int]:
        raise NotImplementedError


class Suspend(Exception):
    """A question waits for an answer from outside."""


@final
class Draft:
    """A draft that you drive: look at `decisions`, `answer` them, until there are none."""

    def __init__(self, setup: DraftSetup, bots: Sequence[DraftBot | None]) -> None:
        self.setup = setup
        self.bots = list(bots)
        self.state = first_state(setup)
        self.mark = self.state.copy()
        """The state as the transition under way began."""
        self.open: list[Decision] = []
        self.history: list[Given] = []
        """Every answer of the transitions that are over."""
        self.given: list[Given] = []
        """Every answer of the transition under way."""
        self.digests: list[int] = []
        """One after each transition."""
        self.log: list[Line] = []
        self.before_looking = False
        """Whether nobody has looked at the packs in front of them yet."""
        self._logged = 0
        self._used: list[int] = []

    # deciding --------------------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.state.stage == DONE

    @property
    def decisions(self) -> list[Decision]:
        """What waits for an answer: all drafters pick at the same time."""
        return list(self.open)

    def decision(self, seat: int) -> Decision | None:
        """What waits for an answer of this seat."""
        return next((d for d in self.open if d.seat == seat), None)

    def start(self) -> None:
        """Run to the first question; with a bot in every seat, to the end."""
        self._advance()

    def answer(self, answer: Sequence[int], seat: int | None = None) -> None:
        """Answer the question of a seat. A bad answer raises IllegalAnswer, and leaves the draft as it was."""
        waiting = self.open[0] if seat is None and self.open else None if seat is None else self.decision(seat)
        if waiting is None:
            who = (
                "nobody" if seat is None else self.setup.names[seat] if 0 <= seat < self.setup.seats else f"seat {seat}"
            )
            raise IllegalAnswer("905.2a", f"{who} is asked nothing now")
        value = [int(x) for x in answer]
        waiting.check(value)
        building.check(self, waiting, value)
        self.given.append(Given(int(waiting.seat), int(waiting.kind), tuple(value)))
        self.open.remove(waiting)
        if not self.open:
            self._advance()

    def _advance(self) -> None:
        """Run transitions until somebody must answer, or all is over."""
        while not self.over:
            self.state = self.mark.copy()
            del self.log[self._logged :]
            self._used = [0] * self.setup.seats
            self.before_looking = False
            try:
                self._transition()
            except Suspend:
                return
            unused = len(self.given) - sum(self._used)
            if unused:
                raise InputError(f"{unused} answers were given to questions that were not asked")
            self.history += self.given
            self.given = []
            self.mark = self.state.copy()
            self._logged = len(self.log)
            self.digests.append(self.state.digest())

    def _transition(self) -> None:
        """The next thing that happens, for everybody at once."""
        state = self.state
        if state.stage == OPENING:
            picking.open_packs(self)
        elif state.stage == PICKING:
            picking.pick(self)
        elif state.stage == AFTER:
            picking.finish(self)
        elif state.stage == BUILDING:
            building.build(self)

    def ask_each(self, asked: Sequence[Decision]) -> list[list[int]]:
        """Put questions to several seats at the same time, one to each; all must be answered before it goes on."""
        out: list[list[int]] = []
        missing: list[Decision] = []
        for decision in asked:
            seat = int(decision.seat)
            found = self._recorded(seat)
            if found is None and self.bots[seat] is not None:
                found = self._of_bot(decision)
            if found is None:
                missing.append(decision)
                out.append([])
                continue
            if found.kind != decision.kind:
                was, is_ = DECISION_NAMES[found.kind], DECISION_NAMES[int(decision.kind)]
                raise InputError(f"an answer to '{was}' where '{is_}' is asked")
            value = list(found.answer)
            decision.check(value)
            building.check(self, decision, value)
            self._used[seat] += 1
            out.append(value)
        if missing:
            self.open = missing
            raise Suspend
        return out

    def ask(self, decision: Decision) -> list[int]:
        """Put a question to one seat."""
        return self.ask_each([decision])[0]

    def _recorded(self, seat: int) -> Given | None:
        """The next answer of a seat that was given in this transition."""
        mine = [g for g in self.given if g.seat == seat]
        return mine[self._used[seat]] if self._used[seat] < len(mine) else None

    def _of_bot(self, decision: Decision) -> Given:
        bot = self.bots[int(decision.seat)]
        assert bot is not None
        answer = bot.choose(self.observe(int(decision.seat)), decision)
        given = Given(int(decision.seat), int(decision.kind), tuple(int(x) for x in answer))
        self.given.append(given)
        return given

    # looking ---------------------------------------------------------------------------------------------------------
    def observe(self, seat: int) -> DraftView:
        """What a seat may know, and nothing else. CR 905.1c, 903.13d."""
        return DraftView(self, seat)

    @property
    def digest(self) -> int:
        """Equal for equal drafts, on every platform."""
        if self.over:
            return self.state.digest()
        value = self.mark.digest()
        for given in sorted(self.given, key=lambda g: g.seat):
            value = (
                value * 31 + given.seat * 7 + given.kind + sum((i + 1) * x for i, x in enumerate(given.answer))
            ) & 0xFFFFFFFF
        return value

    def say(self, rule: str, text: str, secret: str = "", *audience: int) -> None:
        """A line for the log; a secret one for those who may read it."""
        self.log.append(Line(self.state.round, rule, text, secret, frozenset(audience)))

    def fork(self, bots: Sequence[DraftBot | None] | None = None) -> Draft:
        """A draft that goes its own way from here; every seat is decided from outside unless bots are given."""
        other = Draft(self.setup, bots if bots is not None else [None] * self.setup.seats)
        other.mark = self.mark.copy()
        other.history = self.history.copy()
        other.given = self.given.copy()
        other.digests = self.digests.copy()
        other.log = self.log[: self._logged]
        other._logged = self._logged
        other.state = other.mark.copy()
        if not self.over:
            other._advance()
        return other


def first_state(setup: DraftSetup) -> DraftState:
    """Every booster pack of the draft, unopened. CR 905.1a, 903.13b."""
    state = DraftState(setup.seats)
    state.chance.seed(setup.seed)
    for round in range(1, setup.set.packs + 1):
        for _ in range(setup.seats):
            add_pack(setup, state, round)
    return state


def add_pack(setup: DraftSetup, state: DraftState, round: int) -> int:
    """One more pack, and its number."""
    from apnap import library

    numbers = []
    for name in setup.set.open(state.chance):
        numbers.append(len(state.cards))
        state.cards.append(library.find(name))
    state.packs.append(Pack(numbers, round))
    return len(state.packs) - 1


def check_seats(kind: str, seats: int) -> None:
    """A draft has 3 to 10 drafters here."""
    if kind not in KINDS:
        raise TableError(f"there is no draft called '{kind}'", hint=f"drafts are {' and '.join(KINDS)}")
    if not FEWEST <= seats <= MOST:
        raise TableError(
            f"{seats} drafters", rule=RULE_OF[kind], hint=f"{FEWEST} to {MOST} can draft together: give --seats 8"
        )
