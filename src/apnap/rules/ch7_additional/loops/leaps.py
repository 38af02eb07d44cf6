"""Leaps: many rounds of a proven loop at once. CR 732.1b, 732.2a.

When several rounds have changed the same amounts by the same, the change is applied as often as wanted, or until a
condition that reads one of them turns (see horizon.py). Tokens that are made this way are one object that stands for
many (see token_groups.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Node
from apnap.rules.ch7_additional.loops.horizon import LARGEST, Horizon, shift
from apnap.rules.ch7_additional.loops.loops import ROUNDS, are_keepable, ends_by_itself, grown
from apnap.rules.ch7_additional.loops.situation import situation
from apnap.rules.ch7_additional.loops.tallies import Situation
from apnap.rules.core.constants import BATTLEFIELD, EV_ACTIVATE, EV_MANA
from apnap.rules.core.decisions import IllegalAnswer
from apnap.rules.core.recorded import Recorded
from apnap.rules.events import AbilityActivated, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.play import Play

LEAP: Final = -3  # an entry of the record: how many rounds, and the change of each amount in one of them


class Mark:
    """The beginning of a round."""

    def __init__(self, now: Situation, heads: list[Event | None], count: i64) -> None:
        self.now: Situation = now
        self.heads: list[Event | None] = heads
        self.count: i64 = count  # choices made before


class Round:
    """A loop of a proposal that is being taken."""

    def __init__(self, times: i64) -> None:
        self.left: i64 = times  # rounds still to go
        self.marks: list[Mark] = []
        self.is_marked: bool = False  # the beginning of this round is among them
        self.leapt: bool = False
        self.proven: bool = False
        self.alike: i64 = 0  # rounds that are certainly the same
        self.taken: i64 = 0  # choices in each of the rounds that were last taken at once
        self.tries: i64 = 0  # rounds after which that was not so

    def each(self) -> i64:
        """How many choices the last round took."""
        return self.marks[-1].count - self.marks[-2].count if len(self.marks) > 1 else 0


def mark(play: Play, frame: Round, count: i64) -> str:
    """A round begins. Is it known what one changes? Else why it is not, in words."""
    frame.is_marked = True
    if frame.leapt or frame.left < 3:
        return ""
    frame.marks.append(Mark(situation(play), play.state.turn().events.copy(), count))
    if len(frame.marks) > ROUNDS + 1:
        del frame.marks[0]
    frame.proven = False
    if len(frame.marks) <= ROUNDS:
        return ""
    why = doubt(play, frame)
    frame.proven = not why
    frame.tries += 1
    return why


def doubt(play: Play, frame: Round) -> str:
    """Why it is not known what a round of a loop changes; nothing where it is, and for how many rounds."""
    marks = frame.marks
    change = marks[-1].now.change(marks[-2].now) if marks[-1].now.alike(marks[-2].now) else []
    for i in range(len(marks) - 1):
        if not marks[i + 1].now.alike(marks[i].now) or marks[i + 1].now.change(marks[i].now) != change:
            return "no two rounds are the same"
        if marks[i + 1].count - marks[i].count != marks[-1].count - marks[-2].count:
            return "no two rounds are the same"
    now = marks[-1].now
    if not are_keepable(play, now, change):
        return "its tokens have abilities"
    horizon = Horizon(play, now, change, marks[-2].heads, grown(now, change))
    alike = horizon.rounds(used(play, marks[-2].heads))
    if horizon.why:
        return horizon.why
    frame.alike = min(alike, horizon.countable)
    if frame.alike < 2:
        return "it uses something up" if ends_by_itself(now, change) else "something changes as it goes on"
    if frame.alike < min(frame.left, alike):
        raise IllegalAnswer("732.2a", f"an amount would be larger than {LARGEST}, which is as far as apnap counts")
    return ""


def used(game: Game, heads: list[Event | None]) -> list[Node]:
    """The abilities activated since then, and all that make mana if any was made."""
    state = game.state
    events = state.turn().events
    out: list[Node] = []
    e = events[EV_ACTIVATE]
    while e is not None and e is not heads[EV_ACTIVATE]:
        if isinstance(e, AbilityActivated):
            out.append(e.ability)
        e = e.prev
    if events[EV_MANA] is not heads[EV_MANA]:
        for seat in range(state.seats):
            for id in state.ids(seat, BATTLEFIELD):
                for a in game.char(id).abilities.activated:
                    if a.makes:
                        out.append(a)
    return out


def leap(play: Play, frame: Round, count: i64, end: i64) -> i64:
    """Take all but the last of the rounds to go at once, if that is known to be right; how many choices that was."""
    if not frame.proven or frame.leapt:
        return 0
    marks = frame.marks
    each = frame.each()
    rounds = min(frame.left - 1, frame.alike)
    if end >= 0 and each > 0:
        rounds = min(rounds, (end - count) // each - 1)
    if rounds < 2:
        return 0
    what: list[i64] = [rounds]
    what.extend(marks[-1].now.change(marks[-2].now))
    apply(play, what)
    if play.recording:
        play.history.append(Recorded(0, LEAP, what, play.state.here))
    if play.logging:
        play.say("732.2c", f"and {rounds} times the same")
    frame.taken = each
    frame.leapt = rounds == frame.left - 1
    frame.left -= rounds
    frame.marks = []  # where something ended them, it goes on round by round, and maybe by another leap
    frame.tries = 0
    play.close_questions()
    play.state.touch()
    play.advance()
    return rounds * each


def apply(game: Game, what: list[i64]) -> None:
    """Change every amount of the situation at hand by that much, that many times."""
    shift(game, situation(game).tallies, what[1:], what[0])
