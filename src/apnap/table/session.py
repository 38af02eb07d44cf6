"""A game with people at it: who sits where, when they are asked, taking back, conceding, and what survives a crash.

A session knows nothing of screens, nor of words that are typed: whoever shows it to people calls it with a seat and
values. Any number of seats may have people, and any number of screens may look at it. `decision` is what a person must
really answer now; everything that their stops let go by has been passed for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from mypy_extensions import i64

from apnap.agents import FirstAgent
from apnap.api import Game
from apnap.rules.ch7_additional.by_hand.actions import HandAction
from apnap.rules.ch7_additional.loops.shortcuts import Part, Passing
from apnap.rules.core.decisions import (
    D_MODE,
    D_PRIORITY,
    FOR_HAND,
    FOR_TRIGGERS,
    O_ACTIVATE,
    O_CAST,
    O_PASS,
    Decision,
    IllegalAnswer,
    OrderDecision,
    PaymentDecision,
    PriorityDecision,
    TargetDecision,
)
from apnap.rules.core.faults import AgentFault
from apnap.rules.core.play import Play
from apnap.rules.views.view import View, observe
from apnap.table import digests, names, payments, question_text
from apnap.table.digests import Mark, PlayerDigest
from apnap.table.payments import PaymentPlan
from apnap.table.questions import Question
from apnap.table.sameness import is_all_the_same
from apnap.table.stops import Stops, Until, Wait, are_alike

PASS: list[i64] = [0]
YES: list[i64] = [1]
MOST_TIMES = 10**9
MOST_LATER = 20
"""How often a loop is repeated at the most."""

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
        self.turned: dict[int, tuple[int, int]] = {}
        """By seat, which of its open questions it looks at, if not the first: whom that is for and its turn marker."""
        self.marks: dict[int, Mark] = {}
        """By seat, what it saw when it last answered."""
        self._planned: tuple[Decision, PaymentPlan] | None = None
        self.asked_at = 0
        """How many lines of the log there were when something was last asked."""
        self.began_late = False
        """Whether this is a game that was taken up again: what was chosen before that cannot be taken back."""
        self.most_in_one_go = 0
        """How many decisions bots make before others may look at the table; 0 for all until a person is asked."""
        self.later: list[tuple[int, HandAction]] = []
        """What is done by hand once something that is half done is finished, and by whom."""
        self.refusals: list[tuple[int, str]] = []
        """By whom and why, what could not be done by hand when its time had come."""
        self.play.logging = True
        self.play.remember = True
        self.play.stand_in = self.play.stand_in or FirstAgent()
        self.listeners: list[Callable[[], None]] = []
        """Called after each answer of a person, for instance to draw the table or to write the answer down."""

    # what is asked ---------------------------------------------------------------------------------------------------
    def start(self) -> None:
        """Run to the first question; at a table to watch, that is wherever it begins."""
        if self.play.decision() is None:
            self._guarded(self.play.advance)
        if not any(stops.watching for stops in self.stops.values()):
            self._guarded(self._pass_on)
        self.asked_at = len(self.play.log)

    @property
    def pauses(self) -> bool:
        """Have the bots been stopped in the middle of things? `go_on` lets them go on."""
        return not self.over and not self.play.decisions()

    def go_on(self) -> None:
        """Let the bots go on where they were stopped."""

        def on() -> None:
            self.play.advance()
            self._pass_on()

        if self.pauses:
            self._guarded(on)

    @property
    def over(self) -> bool:
        return self.play.state.over

    @property
    def faults(self) -> list[AgentFault]:
        """Bots that failed; another one has taken the seat of each."""
        return self.play.faults

    def waiting(self, seat: int | None = None) -> list[Decision]:
        """All that waits for an answer, or for one of this seat.

        There are several where people share priority, or have it for several stacks.
        """
        return [decision for decision in self.play.decisions() if seat is None or decision.decider == seat]

    def decision(self, seat: int) -> Decision | None:
        """What waits for an answer of this seat: of several questions, the one that it looks at."""
        waiting = self.waiting(seat)
        for decision in waiting:
            if (decision.seat, decision.marker) == self.turned.get(seat):
                return decision
        return waiting[0] if waiting else None

    def turn_to(self, decision: Decision) -> None:
        """Let whoever decides this look at it, of several open questions. CR 805.5a, 807.5b."""
        self.turned[int(decision.decider)] = (int(decision.seat), int(decision.marker))

    def view(self, seat: int) -> View:
        """The table with the eyes of a seat."""
        return observe(self.play, seat)

    def question(self, seat: int) -> Question | None:
        """What this seat is asked, in words."""
        decision = self.decision(seat)
        if decision is None:
            return None
        view = self.view(seat)
        asked = question_text.question(self.play, view, decision)
        plan = self.payment(seat)
        if plan is None or not plan.sources:
            return asked
        return replace(asked, default_words=f"tap {names.counted(view, plan.sources)}")

    def sole_targets(self, values: list[i64], seat: int) -> list[int]:
        """What a spell or ability would target without anybody being asked, because nothing else can be."""
        decision = self.decision(seat)
        if not isinstance(decision, PriorityDecision) or len(values) != 1 or not 0 <= values[0] < len(decision.options):
            return []
        if decision.options[values[0]].kind not in (O_CAST, O_ACTIVATE):
            return []
        before = self.play.state.turns[decision.marker].stack
        fork = self.play.fork()
        try:
            fork.answer(values, seat, decision.marker)
        except IllegalAnswer:
            return []
        if isinstance(fork.decision(), TargetDecision):
            return []
        for id in fork.state.turns[decision.marker].stack:
            announced = fork.state.objs[id].announced
            if id not in before and announced is not None and fork.state.objs[id].controller == decision.seat:
                return [int(ref) for slot in announced.targets for ref in slot]
        return []

    def happened(self, seat: int) -> list[PlayerDigest]:
        """What happened since this seat last answered, by player."""
        before = self.marks.get(seat)
        return [] if before is None else digests.since(before, self.view(seat), self.play.log)

    def payment(self, seat: int) -> PaymentPlan | None:
        """How this seat pays unless it says otherwise: so that most of its hand stays castable."""
        decision = self.decision(seat)
        if not isinstance(decision, PaymentDecision):
            return None
        if self._planned is None or self._planned[0] is not decision:
            self._planned = decision, payments.best_payment(self.play, decision)
        return self._planned[1]

    # what people do --------------------------------------------------------------------------------------------------
    def answer(self, values: list[i64], seat: int) -> None:
        """Answer what this seat is asked. IllegalAnswer, with the rule, leaves everything as it was."""
        decision = self._asked(seat)
        plan = self.payment(seat) if not values else None
        if plan is not None and len(plan.answers) > 1:
            self._do(lambda: self._pay(plan, seat, decision.marker), seat)
            return
        self._do(lambda: self.play.answer(values, seat, decision.marker), seat)

    def _pay(self, plan: PaymentPlan, seat: int, marker: i64) -> None:
        """Give the answers of a plan; taking back takes back all of it."""
        try:
            for answer in plan.answers:
                self.play.answer(list(answer), seat, marker)
                self.play.remember = False
        finally:
            self.play.remember = True

    def suggest(self, values: list[i64], seat: int) -> None:
        """Say what the team should do, without doing it. CR 805.2.

        A teammate who answers otherwise disagrees, and the primary player decides.
        """
        self._asked(seat)
        self.play.suggest(values, seat)

    def pass_until(self, wish: Until, seat: int) -> None:
        """Pass, and go on passing until what is wished for."""
        decision = self._asked(seat)
        if decision.kind != D_PRIORITY:
            raise IllegalAnswer("117.1", "you can pass only with priority: answer this first")
        self.stops[seat].wait = self._from_now(wish, decision)
        self.answer(PASS, seat)

    def repeat(self, times: int, seat: int) -> None:
        """Propose the last cycle of actions of this seat again, that many times. CR 732.2."""
        self._with_priority(seat)
        if not 0 < times <= MOST_TIMES:
            raise IllegalAnswer("732.2a", f"a loop is repeated 1 to {MOST_TIMES} times, not {times}")
        self._do(lambda: self.game.repeat(times, seat), seat)

    def propose(self, parts: Sequence[Part], seat: int) -> None:
        """Propose what everybody does next. CR 732.2."""
        self._with_priority(seat)
        self._do(lambda: self.game.propose(list(parts), seat), seat)

    def all_pass(self, wish: Until, seat: int) -> Passing:
        """The part of a shortcut in which everybody passes until what is wished for. CR 732.2a."""
        wait = self._from_now(wish, self._with_priority(seat))
        return Passing(wish.step, turn=wait.number + (0 if wait.is_still_this_turn() else 1), whose=wish.seat)

    def last_to_choose(self) -> int:
        """The person whose choice `undo` would take back first; the first person where nobody has chosen anything."""
        for moment in reversed(self.play.undo_points):
            if moment.seat in self.people:
                return int(moment.seat)
        return min(self.people, default=0)

    def undo(self, seat: int) -> None:
        """Take back the last choice of this person, while nothing hidden was seen since."""
        if not self.play.undo_points and self.began_late:
            raise IllegalAnswer("733.1", "what was chosen before the game was taken up again stays chosen")
        self._guarded(lambda: self.play.undo(seat))
        self.later = [entry for entry in self.later if entry[0] != seat]
        self.asked_at = len(self.play.log)
        self._stay_awake()
        self.seen_lines = {s: min(n, len(self.play.log)) for s, n in self.seen_lines.items()}

    def cancel(self, seat: int) -> None:
        """Give up the action or declaration that is half done, and choose again. CR 733.1."""
        self._asked(seat)
        given = len(self.play.answers)
        self._guarded(lambda: self.play.cancel(seat))
        given -= len(self.play.answers)
        # what is given up cannot be taken back too
        del self.play.undo_points[max(len(self.play.undo_points) - given, 0) :]
        while self.later and not self.is_half_done and self._does_later():
            pass

    def by_hand(self, action: HandAction, seat: int) -> None:
        """Do by hand what a card says that is not read; the others may have to accept it first. CR 733.1."""
        self._stay_awake()
        self._do(lambda: self.game.by_hand(seat, action), seat)

    @property
    def is_half_done(self) -> bool:
        """Is something asked in the middle of which nothing is done by hand, because it must be finished first?"""
        asked = self.play.suspended
        return asked is not None and not (asked.purpose == FOR_HAND and asked.kind == D_MODE)

    def by_hand_later(self, action: HandAction, seat: int) -> None:
        """Do it by hand as soon as what is half done is finished: before anybody passes. CR 733.1."""
        if len(self.later) >= MOST_LATER:
            raise IllegalAnswer("733.1", "first what is half done, then the rest by hand")
        self.later.append((seat, action))

    def _does_later(self) -> bool:
        """The first of what was to be done by hand, once it can be."""
        play = self.play
        if not self.later or play.suspended is not None or play.proposal is not None or not play.open:
            return False
        seat, action = self.later.pop(0)
        try:
            self.game.by_hand(seat, action)
        except IllegalAnswer as refusal:
            self.refusals.append((seat, refusal.message))
        return True

    def object(self, seat: int) -> None:
        """Object to what another player has done by hand: it is taken back. CR 733.1."""
        self._guarded(lambda: self.game.object(seat))
        self.asked_at = len(self.play.log)
        self._stay_awake()
        self.seen_lines = {s: min(n, len(self.play.log)) for s, n in self.seen_lines.items()}

    def concede(self, seat: int) -> None:
        """Leave the game. CR 104.3a."""
        self._stay_awake()
        self._guarded(lambda: self._concede(seat))
        self._tell()

    def _concede(self, seat: int) -> None:
        self.play.concede(seat)
        self._pass_on()

    # the inside ------------------------------------------------------------------------------------------------------
    def _asked(self, seat: int) -> Decision:
        decision = self.decision(seat)
        if decision is None:
            why = "the game is over" if self.over else "it is for others to answer"
            raise IllegalAnswer("117.1", f"nothing waits for an answer of yours: {why}")
        return decision

    def _with_priority(self, seat: int) -> Decision:
        decision = self._asked(seat)
        if decision.kind != D_PRIORITY:
            raise IllegalAnswer("732.2a", "a shortcut is proposed with priority: answer this first")
        return decision

    def _from_now(self, wish: Until, decision: Decision) -> Wait:
        """A wish that somebody has at this decision."""
        turns = self.view(int(decision.decider)).turns()
        here = turns[decision.marker]
        return Wait(wish, here.number, max(turn.number for turn in turns), here.step)

    def _do(self, act: Callable[[], None], seat: int) -> None:
        """Let a person act, then pass wherever nobody wants to be asked."""
        seen = len(self.play.log)
        seen_then = digests.mark(self.view(seat), self.play.log)

        def act_and_pass() -> None:
            act()
            self._pass_on()

        self._guarded(act_and_pass)
        self.turned.pop(seat, None)
        self.seen_lines[seat] = seen
        self.marks[seat] = seen_then
        self._tell()

    def _tell(self) -> None:
        for listener in self.listeners:
            listener()

    def _stay_awake(self) -> None:
        for stops in self.stops.values():
            stops.wait = None

    def _pass_on(self) -> None:
        """Answer what nobody wants to be asked: pass where stops let priority go by, order triggers as listed."""
        play = self.play
        while True:
            if self._does_later():
                continue
            found = self._answered_by_itself()
            if found is None:
                break
            decision, answer = found
            # nobody chose this, so there is nothing to come back to
            play.remember = False
            try:
                play.answer(answer, decision.decider, decision.marker)
            finally:
                play.remember = True
        self.asked_at = len(play.log)

    def _answered_by_itself(self) -> tuple[Decision, list[i64]] | None:
        """Something open that nobody wants to be asked, and its answer; None when the first thing is a question.

        With several turns going on, what waits for one does not keep another from being passed.
        """
        play = self.play
        news = len(play.log) > self.asked_at
        for decision in play.decisions():
            stops = self.stops.get(decision.decider)
            if stops is not None and isinstance(decision, OrderDecision) and decision.purpose == FOR_TRIGGERS:
                if stops.orders or are_alike(play, decision):
                    return decision, decision.candidates.copy()
            if stops is not None and is_all_the_same(play, decision):
                return decision, [0]
            asks = play.proposal
            if stops is not None and asks is not None and asks.question is decision and int(asks.seat) in stops.accepts:
                return decision, YES
            if not isinstance(decision, PriorityDecision):
                return None
            if decision.options[0].kind != O_PASS:
                continue  # they must do something (732.2c)
            if stops is not None and not stops.asks(observe(play, decision.decider), play.state.table, decision, news):
                return decision, PASS
        return None

    def _guarded(self, act: Callable[[], None]) -> None:
        """Do something that may fail inside the engine; if it does, put the table back and say so."""
        good = Snapshot(self)
        most = self.play.limit
        if self.most_in_one_go:
            # the engine counts in fifties
            self.play.limit = (self.play.decisions_asked + self.most_in_one_go) // 50 + 1
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
                self.play.close_questions()
            raise EngineFailed(error, answers, markers) from error
        finally:
            self.play.limit = most


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
        self.moments = play.undo_points.copy()

    def restore(self, session: Session) -> None:
        play = session.play
        play.state = self.state
        play.checkpoint = self.state.fork()
        play.answers = self.answers
        play.position = 0
        play.close_questions()
        play.log = self.log
        play.log_mark = self.lines
        play.history = self.history
        play.digests = self.digests
        play.undo_points = self.moments
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
