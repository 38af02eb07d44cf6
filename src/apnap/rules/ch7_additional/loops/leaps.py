"""Leaps: many rounds of a proven loop at once. CR 732.1b, 732.2a.

When several rounds have changed the same amounts by the same, and nothing reads them, the change is applied as often as
wanted. Tokens that are made this way are one object that stands for many (see token_groups.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Node
from apnap.rules.ch7_additional.loops import token_groups
from apnap.rules.ch7_additional.loops.loops import ROUNDS, ends_by_itself, grown, reading
from apnap.rules.ch7_additional.loops.situation import (
    Q_COUNTERS,
    Q_LIFE,
    Q_MANA,
    Q_PLAYER,
    Q_SPELLS,
    Q_TOKENS,
    Situation,
    Tally,
    situation,
)
from apnap.rules.core.constants import BATTLEFIELD, EV_ACTIVATE, EV_MANA
from apnap.rules.core.game import Recorded
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
    why = doubt(play, frame.marks)
    frame.proven = not why
    frame.tries += 1
    return why


def doubt(play: Play, marks: list[Mark]) -> str:
    """Why it is not known what a round of a loop changes; nothing where it is."""
    change = marks[-1].now.change(marks[-2].now) if marks[-1].now.alike(marks[-2].now) else []
    for i in range(len(marks) - 1):
        if not marks[i + 1].now.alike(marks[i].now) or marks[i + 1].now.change(marks[i].now) != change:
            return "no two rounds are the same"
        if marks[i + 1].count - marks[i].count != marks[-1].count - marks[-2].count:
            return "no two rounds are the same"
    if ends_by_itself(marks[-1].now, change):
        return "it uses something up"
    for i in range(len(change)):
        tally = marks[-1].now.tallies[i]
        if change[i] and tally.what == Q_TOKENS and not token_groups.is_keepable(play, tally.ref):
            return "its tokens have abilities"
    nodes = used(play, marks[-2].heads)
    return reading(play, nodes, marks[-2].heads, grown(marks[-1].now, change))


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
    rounds = frame.left - 1
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
    frame.left -= rounds
    frame.leapt = True
    play.close_questions()
    play.state.touch()
    play.advance()
    return rounds * each


def apply(game: Game, what: list[i64]) -> None:
    """Change every amount of the situation at hand by that much, that many times."""
    tallies = situation(game).tallies
    for i in range(len(tallies)):
        by = what[i + 1] * what[0]
        if by:
            change(game, tallies[i], by)
    game.state.touch()


def change(game: Game, tally: Tally, by: i64) -> None:
    """One amount."""
    state = game.state
    what = tally.what
    if what == Q_LIFE:
        state.edit_player(tally.ref).life += by
    elif what == Q_PLAYER:
        p = state.edit_player(tally.ref)
        have = {} if p.counters is None else p.counters.copy()
        have[tally.name] = have.get(tally.name, 0) + by
        p.counters = have
    elif what == Q_MANA:
        p = state.edit_player(tally.ref)
        pool = p.pool.copy()
        pool[tally.index] += by
        p.pool = pool
        p.pool_total += by
    elif what == Q_COUNTERS:
        o = state.edit(tally.ref)
        on = {} if o.counters is None else o.counters.copy()
        on[tally.name] = on.get(tally.name, 0) + by
        o.counters = on
        game.drop_chars(tally.ref)
    elif what == Q_TOKENS:
        state.edit(tally.ref).token_count += by
        state.has_token_groups = True
    elif what == Q_SPELLS:
        state.edit_marker(tally.ref).spells += by
