"""A game with people at it: who sits where, when they are asked, taking back, conceding, and what survives a crash.

A session knows nothing of screens. `decision` is what a person must really answer now; everything that their stops let
go by has been passed for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mypy_extensions import i64

from apnap.api import Game
from apnap.rules.ch7_additional.loops.shortcuts import Loop, Part, Passing
from apnap.rules.core.decisions import D_PRIORITY, O_PASS, Decision, IllegalAnswer
from apnap.rules.core.play import Play
from apnap.rules.views.view import View, observe
from apnap.table import prompt, words
from apnap.table.questions import Question
from apnap.table.stops import Stops, until

PASS: list[i64] = [0]
MOST_TIMES = 10**9
"""A loop is repeated so often at the most."""

Record = tuple[tuple[int, int, tuple[int, ...]], ...]
"""Every answer: the seat, the kind of the decision (-1 for a concession), the answer."""


class EngineFailed(Exception):
    """The engine failed in the middle of a game; the table is back where it was before the answer."""

    def __init__(self, cause: Exception, answers: Record, markers: tuple[int, ...]) -> None:
        super().__init__(f"{type(cause).__name__}: {cause}")
        self.cause = cause
        self.answers = answers
        """The record up to and with the answer that the engine failed on."""
        self.markers = markers
        """With several turn markers, the one of each answer; else nothing."""


class Session:
    """A table: a game, the seats that people hold, and their stops."""

    def __init__(self, game: Game, people: Iterable[int] | None = None) -> None:
        self.game = game
        self.play = game.play
        self.people = frozenset(
            people if people is not None else (s for s in range(self.play.state.seats) if self.play.agents[s] is None)
        )
        self.stops = {seat: Stops() for seat in sorted(self.people)}
        self.seen_lines = dict.fromkeys(self.stops, 0)
        """By seat, how many lines of the log there were when it last answered."""
        self.passed_for = 0
        """How many priorities were passed for people since the last question."""
        self.asked_at = 0
        """How many lines of the log there were when something was last asked."""
        self.began_late = False
        """Whether this is a game that was taken up again: what was chosen before that cannot be taken back."""
        self.play.logging = True
        self.play.remember = True
        self.turned = 0
        """Which of several open questions is looked at: with several turns going on, a person may have some."""
        self.on_answer: Callable[[], None] | None = None
        """Called after each answer of a person, for instance to write it down."""

    # what is asked ---------------------------------------------------------------------------------------------------
    def start(self) -> None:
        """Run to the first question; at a table to watch, that is wherever it begins."""
        if self.play.decision() is None:
            self._guarded(self.play.advance)
        if not any(stops.watching for stops in self.stops.values()):
            self._guarded(self._pass_on)
        self.asked_at = len(self.play.log)

    @property
    def over(self) -> bool:
        return self.play.state.over

    @property
    def decision(self) -> Decision | None:
        """What waits for an answer of a person, or None when nothing does."""
        waiting = self.waiting()
        return waiting[self.turned % len(waiting)] if waiting else None

    def waiting(self) -> list[Decision]:
        """All that waits: several where people share priority, or have it for several stacks."""
        return self.play.decisions()

    def turn_to_next(self) -> str:
        """Look at another of the open questions; what is said about it. CR 805.5a, 807.5b."""
        waiting = self.waiting()
        if len(waiting) < 2:
            raise IllegalAnswer("117.1", "nothing else waits for an answer of yours")
        self.turned = (self.turned + 1) % len(waiting)
        return f"question {self.turned + 1} of {len(waiting)}"

    def view(self, seat: int | None = None) -> View:
        """The table with the eyes of a seat: by default whoever is asked, or the first person."""
        if seat is None:
            decision = self.decision
            seat = decision.decider if decision is not None else min(self.people, default=-1)
        return observe(self.play, seat)

    def question(self) -> Question | None:
        """What is asked, in words."""
        decision = self.decision
        if decision is None:
            return None
        return words.question(self.play, self.view(decision.decider), decision)

    # what people do --------------------------------------------------------------------------------------------------
    def answer(self, values: list[i64]) -> None:
        """Answer what is asked. IllegalAnswer, with the rule, leaves everything as it was."""
        decision = self._asked()
        seat = decision.decider
        seen = len(self.play.log)
        self.passed_for = 0
        self._guarded(lambda: self._answer(values, seat, decision.marker))
        self.turned = 0
        self.seen_lines[seat] = seen
        if self.on_answer is not None:
            self.on_answer()

    def _answer(self, values: list[i64], seat: i64, marker: i64) -> None:
        self.play.answer(values, seat, marker)
        self._pass_on()

    def suggest(self, values: list[i64]) -> str:
        """Say what the team should do, without doing it: then the other member who is here is asked. CR 805.2.

        Who answers otherwise disagrees, and the primary player decides.
        """
        decision = self._asked()
        self.play.suggest(values, decision.decider)
        others = [d.seat for d in self.waiting() if d.team and d.seat != decision.seat]
        if others:
            self.turn_to_next()
        name = self.play.name_of_seat(decision.seat)
        return f"{name} suggests it; any other answer of a teammate leaves the choice to the primary player"

    def pass_until(self, text: str) -> str:
        """Pass, and go on passing until what the words name; what is said about it."""
        decision = self._asked()
        if decision.kind != D_PRIORITY:
            raise IllegalAnswer("117.1", "you can pass only with priority: answer this first")
        view = self.view(decision.decider)
        turns = view.turns()
        latest = max(turn.number for turn in turns)
        wish = until(text, turns[decision.marker], decision.seat, view.seats, latest)
        stops = self.stops[decision.decider]
        stops.until = wish
        self.answer(PASS)
        return f"passing until {wish.words}"

    def repeat(self, text: str) -> str:
        """Propose the last cycle of actions again, so many times; what is said about it. CR 732.2."""
        decision = self._with_priority()
        times = text.replace(",", "").replace("_", "").strip()
        if not times.isdigit() or not 0 < int(times) <= MOST_TIMES:
            raise IllegalAnswer("732.2a", "say how often: repeat 1000")
        seat = decision.decider
        self._propose(lambda: self.game.repeat(int(times), seat), seat)
        return f"proposed: the same {int(times)} times more"

    def shortcut(self, text: str, asked: Question) -> str:
        """Propose to do something so many times, or that all pass until something. CR 732.2."""
        decision = self._with_priority()
        seat = decision.decider
        first, _, rest = text.strip().partition(" ")
        parts: list[Part]
        if first.isdigit() and rest.strip():
            times = int(first)
            if not 0 < times <= MOST_TIMES:
                raise IllegalAnswer("732.2a", "say how often: shortcut 1000 2")
            does = self.game.choice(prompt.answer(rest.strip(), asked), seat)
            parts = [Loop(times, [does, Passing()])]
            said = f"proposed: {rest.strip()}, {times} times"
        else:
            wish = until(text, self.view(seat).turns()[decision.marker], decision.seat, self.view(seat).seats)
            here = wish.step > wish.place and not wish.turn and wish.seat < 0
            parts = [Passing(wish.step, turn=wish.number + (0 if here else 1), whose=wish.seat)]
            said = f"proposed: everybody passes until {wish.words}"
        self._propose(lambda: self.game.propose(parts, seat), seat)
        return said

    def _with_priority(self) -> Decision:
        decision = self._asked()
        if decision.kind != D_PRIORITY:
            raise IllegalAnswer("732.2a", "a shortcut is proposed with priority: answer this first")
        return decision

    def _propose(self, act: Callable[[], None], seat: int) -> None:
        seen = len(self.play.log)
        self.passed_for = 0

        def propose() -> None:
            act()
            self._pass_on()

        self._guarded(propose)
        self.seen_lines[seat] = seen
        if self.on_answer is not None:
            self.on_answer()

    def undo(self) -> None:
        """Take back the last choice that a person at this table made, while nothing hidden was seen since."""
        moments = self.play.moments
        if not moments and self.began_late:
            raise IllegalAnswer("733.1", "what was chosen before the game was taken up again stays chosen")
        place = len(moments) - 1
        while place >= 0 and moments[place].seat not in self.people:
            place -= 1
        seat = moments[place].seat if place >= 0 else min(self.people, default=0)
        self._guarded(lambda: self.play.undo(seat))
        self.asked_at = len(self.play.log)
        self._stay_awake()
        self.seen_lines = {s: min(n, len(self.play.log)) for s, n in self.seen_lines.items()}

    def cancel(self) -> None:
        """Give up the action or declaration that is half done, and choose anew. CR 733.1."""
        seat = self._asked().decider
        given = len(self.play.answers)
        self._guarded(lambda: self.play.cancel(seat))
        given -= len(self.play.answers)
        del self.play.moments[max(len(self.play.moments) - given, 0) :]  # what is given up cannot be taken back too

    def concede(self, seat: int | None = None) -> None:
        """Leave the game, by default the seat that is asked. CR 104.3a."""
        if seat is None:
            decision = self.decision
            seat = decision.decider if decision is not None else min(self.people)
        leaver = seat
        self._stay_awake()
        self._guarded(lambda: self._concede(leaver))
        if self.on_answer is not None:
            self.on_answer()

    def _concede(self, seat: int) -> None:
        self.play.concede(seat)
        self._pass_on()

    # the inside ------------------------------------------------------------------------------------------------------
    def _asked(self) -> Decision:
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("117.1", "nothing waits for an answer: the game is over")
        return decision

    def _stay_awake(self) -> None:
        for stops in self.stops.values():
            stops.until = None

    def _pass_on(self) -> None:
        """Pass where the stops of the seat that is asked let priority go by."""
        play = self.play
        while True:
            decision = self._to_be_passed()
            if decision is None:
                break
            # nobody chose this pass, so there is nothing to come back to
            play.remember = False
            try:
                play.answer(PASS, decision.decider, decision.marker)
            finally:
                play.remember = True
            self.passed_for += 1
        self.asked_at = len(play.log)

    def _to_be_passed(self) -> Decision | None:
        """An open priority that nobody wants to be asked about; None when the first thing that waits is a question.

        With several turns going on, what waits for one does not keep another from being passed.
        """
        play = self.play
        news = len(play.log) > self.asked_at
        for decision in play.decisions():
            if decision.kind != D_PRIORITY:
                return None
            if decision.options[0].kind != O_PASS:
                continue  # they must do something (732.2c)
            stops = self.stops.get(decision.decider)
            if stops is not None and not stops.asks(observe(play, decision.decider), decision, news):
                return decision
        return None

    def _guarded(self, act: Callable[[], None]) -> None:
        """Do something that may fail inside the engine; if it does, put the table back and say so."""
        good = Snapshot(self)
        try:
            act()
        except IllegalAnswer:
            raise
        except KeyboardInterrupt:
            good.restore(self)  # whatever was being worked out is given up
            raise
        except Exception as error:
            answers, markers = record_of(self.play), markers_of(self.play)
            try:
                good.restore(self)
            except Exception:  # it fails by itself, without an answer: there is nothing to go back to
                self.play.wake()
            raise EngineFailed(error, answers, markers) from error


class Snapshot:
    """A table at a moment between answers, to go back to when the engine fails."""

    def __init__(self, session: Session) -> None:
        play = session.play
        checkpoint = play.checkpoint if play.suspended is not None else None
        half_done = checkpoint is not None
        self.state = checkpoint.fork() if checkpoint is not None else play.state.fork()
        self.answers = play.answers.copy() if half_done else []
        self.lines = int(play.log_mark) if half_done else len(play.log)
        self.log = play.log[: self.lines]
        self.history = play.history.copy()
        self.digests = play.digests.copy()
        self.moments = play.moments.copy()

    def restore(self, session: Session) -> None:
        play = session.play
        play.state = self.state
        play.checkpoint = self.state.fork()
        play.answers = self.answers
        play.position = 0
        play.wake()
        play.log = self.log
        play.log_mark = self.lines
        play.history = self.history
        play.digests = self.digests
        play.moments = self.moments
        play.remember = True
        play.state.touch()
        play.advance()


def record_of(play: Play) -> Record:
    """Every answer so far, also those of a transition that is not done."""
    return tuple((int(r.seat), int(r.kind), tuple(int(x) for x in r.answer)) for r in (*play.history, *play.answers))


def markers_of(play: Play) -> tuple[int, ...]:
    """With several turn markers, the one of each of those answers."""
    if play.state.table.markers == 1:
        return ()
    return tuple(int(r.marker) for r in (*play.history, *play.answers))
