"""Shortcuts: a player proposes choices for everybody, the others accept or shorten, and all of it is taken. CR 732.2.

A proposal is a list of parts: single choices, passing until something, and loops of parts. It is tried on a fork first,
so only what can be done is proposed; then the others answer in turn order, and the game goes to where it was agreed to.
Whatever a part does not mention is passing. Proposals are answered like decisions, and taken by ordinary answers, so
the record of a game has nothing new in it but leaps (see leaps.py) and what somebody is held to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch5_turns.combat import damage
from apnap.rules.ch7_additional.loops import leaps
from apnap.rules.ch7_additional.loops.handles import Handle
from apnap.rules.ch7_additional.loops.horizon import LARGEST
from apnap.rules.ch7_additional.loops.places import Places, Point, Skipped
from apnap.rules.ch7_additional.loops.same_targets import SameTargets
from apnap.rules.core.constants import NONE, STEP_NAMES
from apnap.rules.core.decisions import (
    CONCEDE,
    D_PRIORITY,
    NO_OPTIONS,
    O_PASS,
    PASS,
    Agent,
    AttackDecision,
    BlockDecision,
    ChooseDecision,
    DamageDecision,
    Decision,
    IllegalAnswer,
    ModeDecision,
    NumberDecision,
    Option,
    OrderDecision,
    PaymentDecision,
    PickDecision,
    PriorityDecision,
    TargetDecision,
)
from apnap.rules.core.faults import opinion
from apnap.rules.core.recorded import Recorded
from apnap.rules.core.types import Seat, Step
from apnap.rules.core.undo import moment_of

if TYPE_CHECKING:
    from apnap.rules.core.play import Play
    from apnap.rules.core.state import State

FOR_SHORTCUT: Final = "shortcut"
MOST_CHOICES: Final = 6000  # of a proposal that cannot be taken in leaps
TRIES: Final = 12  # rounds before it is believed that they differ
MOST_PLACES: Final = 40  # that a player is offered to shorten it at

HELD: Final = -4  # an entry of the record: who has shortened a proposal, and what they must not do now (732.2c)


class Part:
    """A part of a proposal. Never changed."""


class Choice(Part):
    """What a player answers to a question, or does with priority."""

    def __init__(self, play: Play, decision: Decision, answer: list[i64]) -> None:
        self.seat: Seat = decision.seat
        self.kind: i64 = decision.kind
        self.option: i64 = -1
        self.index: i64 = 0
        self.handles: list[Handle] = []
        self.numbers: list[i64] = answer
        state = play.state
        options = options_of(decision)
        if options and answer:
            o = options[answer[0]]
            self.option = o.kind
            self.index = o.index
            self.handles = [Handle(state, o.id, ids_of(options, o.kind))]
        elif isinstance(decision, ChooseDecision):
            for x in answer:
                self.handles.append(Handle(state, x, decision.candidates))
        elif isinstance(decision, AttackDecision):
            for x in answer:
                self.handles.append(Handle(state, x, decision.defenders))
        elif isinstance(decision, BlockDecision):
            for i in range(len(answer)):
                among = decision.attackers if i % 2 else decision.blockers
                self.handles.append(Handle(state, answer[i], among))

    def answer(self, play: Play, decision: Decision) -> list[i64]:
        """The same choice now; refused where it cannot be made."""
        state = play.state
        if self.option >= 0:
            return [self.find_option(state, options_of(decision))]
        out: list[i64] = []
        if isinstance(decision, ChooseDecision):
            for h in self.handles:
                among: list[i64] = []
                for c in decision.candidates:
                    if c not in out:
                        among.append(c)
                out.append(h.find(state, among))
        elif isinstance(decision, AttackDecision):
            if len(decision.attackers) != len(self.handles):
                return [NONE] * len(decision.attackers)
            for h in self.handles:
                out.append(NONE if h.ref == NONE else h.find(state, decision.defenders))
        elif isinstance(decision, BlockDecision):
            for i in range(len(self.handles)):
                out.append(self.handles[i].find(state, decision.attackers if i % 2 else decision.blockers))
        elif isinstance(decision, OrderDecision):
            return decision.candidates if len(self.numbers) != len(decision.candidates) else self.numbers
        else:
            return self.numbers
        return out

    def find_option(self, state: State, options: list[Option]) -> i64:
        h = self.handles[0]
        wanted = h.find(state, ids_of(options, self.option))
        for i in range(len(options)):
            o = options[i]
            if o.kind == self.option and o.index == self.index and (o.id == wanted or o.kind == O_PASS):
                return i
        raise IllegalAnswer("732.2a", f"{h.name or 'that'} cannot be used as proposed")


class Passing(Part):
    """Everybody passes: until the stack is empty, or a turn with at least this number comes to a step."""

    def __init__(self, step: Step = -1, turn: i64 = -1, seat: Seat = -1, whose: i64 = -1) -> None:
        self.step: Step = step
        self.turn: i64 = turn
        self.seat: Seat = seat  # who has priority there; -1 for whoever has it first
        self.whose: i64 = whose  # whose turn; -1 for anybody's

    def is_reached(self, state: State, decision: Decision) -> bool:
        turn = state.turns[decision.marker]
        if decision.kind != D_PRIORITY or turn.stack or (self.seat >= 0 and decision.seat != self.seat):
            return False
        if turn.number < self.turn or (self.whose >= 0 and self.whose not in turn.active):
            return False
        if self.step < 0 or (self.whose < 0 <= self.turn < turn.number):
            return True
        return turn.step >= self.step if self.turn >= 0 else turn.step == self.step


class Meant(Part):
    """Targets that were the only ones, and are meant again where there are others."""

    def __init__(self, targets: SameTargets) -> None:
        self.targets: SameTargets = targets


class Loop(Part):
    """Parts that are repeated."""

    def __init__(self, times: i64, parts: list[Part]) -> None:
        self.times: i64 = times
        self.parts: list[Part] = parts


class Walk:
    """A proposal that is being taken, in a game whose every seat is decided from outside."""

    def __init__(self, play: Play, parts: list[Part]) -> None:
        self.play: Play = play
        self.frames: list[leaps.Round] = [leaps.Round(1)]
        self.parts: list[list[Part]] = [parts]
        self.at: list[i64] = [0]
        self.count: i64 = 0  # choices made
        self.saved: i64 = 0  # of them, in leaps
        self.places: Places = Places()
        self.judge: Agent | None = None  # who looks at what is proposed for this seat
        self.seat: Seat = -1
        self.differs: i64 = -1  # the first place where they would do something else
        self.why: str = ""  # why it cannot be taken in leaps
        self.same: SameTargets = SameTargets()

    def run(self, end: i64) -> None:
        """Make the proposed choices up to a place, or (-1) to the end."""
        play = self.play
        while end < 0 or self.count < end:
            if self.count - self.saved > MOST_CHOICES:
                self.refuse()
            d = play.decision()
            if d is None:
                return  # the game is over
            part = self.next_part(d, end)
            d = play.decision()  # after a leap, it is asked again
            if d is None:
                return
            if part is None and d.kind == D_PRIORITY:
                return
            answer = self.answer(part, d)
            if isinstance(d, PriorityDecision):
                self.look(d, d.options[answer[0]])
                if self.differs >= 0:
                    return
            play.answer(answer, d.decider, d.marker)
            self.count += 1
            self.same.look(play.state)

    def refuse(self) -> None:
        why = f": {self.why}" if self.why else ""
        raise IllegalAnswer("732.2a", f"these are too many choices to be made one by one{why}")

    def next_part(self, d: Decision, end: i64) -> Part | None:
        """What the proposal says about this question; None where it has come to its end."""
        while self.parts:
            top = len(self.parts) - 1
            frame = self.frames[top]
            if d.kind == D_PRIORITY and self.at[top] == 0 and len(self.parts) > 1 and not frame.is_marked:
                self.why = leaps.mark(self.play, frame, self.count) or self.why
                if frame.tries > TRIES and frame.left * frame.each() > MOST_CHOICES:
                    self.refuse()
                saved = leaps.leap(self.play, frame, self.count, end)
                if saved:
                    each = frame.taken
                    self.places.skipped.append(Skipped(self.count, each, saved // each))
                self.saved += saved
                self.count += saved
            if self.at[top] >= len(self.parts[top]):
                frame.left -= 1
                if frame.left > 0:
                    self.at[top] = 0
                    frame.is_marked = False
                    continue
                self.parts.pop()
                self.frames.pop()
                self.at.pop()
                if self.at:
                    self.at[-1] += 1
                continue
            part = self.parts[top][self.at[top]]
            if isinstance(part, Loop):
                self.parts.append(part.parts)
                self.frames.append(leaps.Round(part.times))
                self.at.append(0)
            elif isinstance(part, Passing) and part.is_reached(self.play.state, d):
                self.at[top] += 1
            elif isinstance(part, Choice) and not self.play.state.in_game(part.seat):
                self.at[top] += 1  # who has left on the way chooses nothing any more
            elif isinstance(part, Meant):
                self.at[top] += 1
                for target in part.targets.targets:
                    self.same.note(target)
            else:
                return part
        return None

    def answer(self, part: Part | None, d: Decision) -> list[i64]:
        """What is answered here. Players whom the proposal does not name pass, and do what cannot be chosen."""
        if isinstance(part, Choice) and part.kind == d.kind and part.seat == d.seat:
            self.at[-1] += 1
            answer = part.answer(self.play, d)
            d.check(answer)
            return answer
        if isinstance(d, PriorityDecision):
            return [pass_of(d)]
        if isinstance(d, AttackDecision):
            return [NONE] * len(d.attackers)
        if isinstance(d, DamageDecision):
            return damage.default_assignment(self.play, d)
        if isinstance(d, OrderDecision):
            return d.candidates
        if isinstance(d, (BlockDecision, PaymentDecision)):
            return []
        if isinstance(d, PickDecision) and d.minimum == len(d.candidates):
            return d.candidates
        if isinstance(d, TargetDecision):
            answer = self.same.answer(self.play.state, d)
            if answer:
                return answer
        name = self.play.name_of_seat(d.seat)
        raise IllegalAnswer("732.2a", f"the proposal does not say what {name} chooses ({d.purpose})")

    def look(self, d: PriorityDecision, option: Option) -> None:
        """Note a place where somebody could do something else; ask whoever looks at it whether they would."""
        if len(d.options) < 2:
            return
        if len(self.places.points) < MOST_CHOICES:
            self.places.points.append(Point(self.count, d, option, words_of(self.play, d)))
        judge = self.judge
        if judge is not None and d.decider == self.seat:
            answer = opinion(self.play, judge, d)
            if answer and (answer is CONCEDE or d.options[answer[0]] is not option):
                self.differs = self.count


class Shortcut:
    """A proposal that others have still to answer."""

    def __init__(self, seat: Seat, parts: list[Part]) -> None:
        self.seat: Seat = seat
        self.parts: list[Part] = parts
        self.places: Places = Places()
        self.end: i64 = -1  # the place where it ends; -1 as proposed
        self.held: Point | None = None  # who shortened it, and what they will not do there
        self.waiting: list[i64] = []  # who has still to answer, in turn order
        self.offered: list[Point] = []  # the places that whoever is asked may name
        self.question: Decision | None = None
        self.picked: Point | None = None  # the first of several such places, of which one is to be named

    def copy(self) -> Shortcut:
        s = Shortcut(self.seat, self.parts)
        s.places = self.places
        s.end = self.end
        s.held = self.held
        s.waiting = self.waiting.copy()
        s.offered = self.offered
        s.question = self.question
        s.picked = self.picked
        return s


# proposing -----------------------------------------------------------------------------------------------------------
def propose(play: Play, seat: Seat, parts: list[Part]) -> None:
    """A player with priority proposes a shortcut; once all others have answered it is taken. CR 732.2."""
    mine: Decision | None = None
    for d in play.open:
        if d.decider == seat:
            mine = d
    if mine is None:
        raise IllegalAnswer("732.2a", "only a player with priority may propose a shortcut")
    check_times(parts)
    trial = Walk(play.fork(), parts)
    before = play.state
    trial.run(-1)
    after = trial.play.state
    if (before.r0, before.r1, before.r2, before.r3) != (after.r0, after.r1, after.r2, after.r3):
        raise IllegalAnswer("732.2a", "chance would decide something on the way, so the results are not predictable")
    s = Shortcut(seat, parts)
    s.places = trial.places
    other = play.state.next_seat(seat)
    while other != seat:
        s.waiting.append(other)
        other = play.state.next_seat(other)
    if play.logging:
        play.say("732.2a", f"{play.name_of_seat(seat)} proposes a shortcut of {trial.count} choices")
    go_on(play, s)


def check_times(parts: list[Part]) -> None:
    """A loop is proposed a number of times that there are, and that can be counted to. CR 732.2a."""
    for part in parts:
        if isinstance(part, Loop):
            if part.times < 1:
                raise IllegalAnswer("732.2a", f"say how often: once at the least, not {part.times} times")
            if part.times > LARGEST:
                raise IllegalAnswer("732.2a", f"say how often: apnap counts to {LARGEST}")
            check_times(part.parts)


def go_on(play: Play, s: Shortcut) -> None:
    """Ask whoever has still to answer; then take it. CR 732.2b-c."""
    while s.waiting:
        seat = s.waiting.pop(0)
        agent = play.agents[seat]
        if agent is not None:
            place = place_of_agent(play, s, seat, agent)
            if place >= 0:
                shorten(play, s, seat, point_at(s, seat, place))
            continue
        s.offered = s.places.of(seat, s.end)
        if s.offered:
            s.question = question(play, s, seat)
            play.shortcut = s
            return
    take(play, s)


def question(play: Play, s: Shortcut, seat: Seat) -> Decision:
    """To accept, or a place to shorten it at; where there are many like it, at which of them is asked next."""
    labels = ["accept the shortcut"]
    often: dict[str, int] = {}
    few: list[Point] = []
    many = len(s.offered) > MOST_PLACES or len(s.places.skipped) > 0
    for p in s.offered:
        time = often.get(p.words, 0) + 1
        often[p.words] = time
        if many and (time > 1 or len(few) >= MOST_PLACES):
            continue
        few.append(p)
        again = "" if time == 1 else f"time {time} "  # the same words again: a round later
        times = s.places.times(p.words, seat, s.end) if many else 1
        labels.append(f"do something else {again}{p.words}" + (f" ({times} times)" if times > 1 else ""))
    s.offered = few
    d = ModeDecision(seat, "732.2b", list(range(len(labels))), labels, purpose=FOR_SHORTCUT)
    d.marker = play.state.here
    return d


def reply(play: Play, answer: i64) -> None:
    """Somebody accepts (0), or shortens, at the place that they name. CR 732.2b."""
    pending = play.shortcut
    if pending is None:
        return
    s = pending.copy()
    asked = s.question
    play.shortcut = None
    picked = s.picked
    if picked is not None and asked is not None:
        s.picked = None
        shorten(play, s, asked.seat, s.places.nth(picked.words, asked.seat, answer))
    elif answer > 0 and asked is not None:
        chosen = s.offered[answer - 1]
        times = s.places.times(chosen.words, asked.seat, s.end)
        if times > 1 and len(s.offered) < len(s.places.of(asked.seat, s.end)):
            s.picked = chosen
            d = NumberDecision(asked.seat, "732.2b", 1, times, purpose=FOR_SHORTCUT, labels=[chosen.words])
            d.marker = play.state.here
            s.question = d
            play.shortcut = s
            return
        shorten(play, s, asked.seat, chosen)
    go_on(play, s)


def shorten(play: Play, s: Shortcut, seat: Seat, point: Point | None) -> None:
    """A player will make another choice at this place of theirs: the sequence ends there. CR 732.2b."""
    if point is None or point.decider != seat:
        raise IllegalAnswer("732.2b", "there is no choice of that player's at this place")
    s.held = point
    s.end = point.place
    if play.logging:
        play.say("732.2b", f"{play.name_of_seat(seat)} shortens it: {point.words}")


def point_at(s: Shortcut, seat: Seat, place: i64) -> Point | None:
    """The place of a player's that an agent has named."""
    for p in s.places.points:
        if p.place == place and p.decider == seat:
            return p
    return None


def place_of_agent(play: Play, s: Shortcut, seat: Seat, agent: Agent) -> i64:
    """Where an agent would do something else than is proposed, or -1."""
    mine = False
    for p in s.places.points:
        if p.decider == seat:
            mine = True
    if not mine:
        return -1
    walk = Walk(play.fork(), s.parts)
    walk.judge = agent
    walk.seat = seat
    walk.run(s.end)
    return walk.differs


def take(play: Play, s: Shortcut) -> None:
    """The game advances to where the proposal ends; who shortened it must then do something else. CR 732.2c."""
    agents = play.agents
    remembers = play.remember
    if remembers:
        play.undo_points.append(moment_of(play, s.seat))
    play.agents = [None] * play.state.seats
    play.remember = False
    limit = play.limit
    play.limit = limit + s.end  # whoever lets a game pause now and then does not stop what was agreed on
    walk = Walk(play, s.parts)
    try:
        walk.run(s.end)
    finally:
        play.agents = agents
        play.remember = remembers
        play.limit = limit
    held = s.held
    if held is not None and not play.state.over:
        hold(play, held.seat, [held.option.kind, held.option.id, held.option.index])
    play.close_questions()
    play.state.touch()
    play.advance()


def hold(play: Play, seat: Seat, what: list[i64]) -> None:
    """A player must do something else than this at their next priority. CR 732.2c."""
    play.state.barred_actions = [seat, what[0], what[1], what[2]]
    if play.recording:
        play.history.append(Recorded(seat, HELD, what, play.state.here))


# small things --------------------------------------------------------------------------------------------------------
def ids_of(options: list[Option], kind: i64) -> list[i64]:
    out: list[i64] = []
    for o in options:
        if o.kind == kind:
            out.append(o.id)
    return out


def options_of(decision: Decision) -> list[Option]:
    """What may be done, where it is a question of that."""
    if isinstance(decision, PriorityDecision):
        return decision.options
    return decision.options if isinstance(decision, PaymentDecision) else NO_OPTIONS


def pass_of(d: PriorityDecision) -> i64:
    """The number of the option to pass."""
    for i in range(len(d.options)):
        if d.options[i] is PASS or d.options[i].kind == O_PASS:
            return i
    raise IllegalAnswer("732.2c", "that player must do something else here")


def words_of(play: Play, d: Decision) -> str:
    """When a player has priority, in words; first what tells it from other moments."""
    state = play.state
    turn = state.turns[d.marker]
    when = f"in the {STEP_NAMES[turn.step]} of turn {turn.number}"
    if turn.stack:
        return f"with {play.name(turn.stack[-1])} on the stack, {when}"
    return when
