"""Transitions that ask outside many times: they go on where they stopped, instead of running again for each answer.

A transition that suspends is thrown away and runs again from its checkpoint with all answers so far. That costs next
to nothing for a few, and the square of their number for many. From `MANY` answers on it takes its course beside the
game, on a game of its own that waits in the middle of the transition, and the game shows what is seen there (`apart`).
Once the course has ended, for whatever reason, the game itself runs the transition a last time, with all the answers.
So nothing depends on a course: it may be given up at any time, and a fork has none.

How something can wait in the middle is not known here: `Play.continuing` is given by whoever lets people play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.core.decisions import Decision
from apnap.rules.core.interrupts import Departed, GameOver, Suspend
from apnap.rules.core.state import State, ZoneList

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.play import Play

MANY: Final = 16  # answers with which a transition runs again without more ado


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting:
    """Where a game waits in the middle of a transition."""

    def wait(self) -> None:
        """Return once there is another answer; raise Suspend if there will be none."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """A transition under way, on a game of its own."""

    def __init__(self, game: Play) -> None:
        self.game: Play = game
        self.shown: State | None = None  # what was made of its state for the game beside which it runs
        self.ends_well: bool = False  # it has ended, and what agents have answered meanwhile is right

    def goes_on(self) -> bool:
        """Run on to the next question, with one answer more than before; False where there is none any more."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Continuing:
    """A way to let transitions wait."""

    def begin(self, game: Play) -> Course:
        """A course that has not begun, of a game at its checkpoint with answers to take."""
        raise NotImplementedError


def wait(game: Game, decision: Decision) -> None:
    """Nobody in the process answers this: wait, or end the transition."""
    game.suspended = decision
    waiting = game.waiting
    if waiting is None or game.open_together:  # of several open questions any may be answered
        raise Suspend()
    waiting.wait()
    game.suspended = None


def run(game: Play) -> bool:
    """The transition, from its checkpoint to its end; did all answers fit?"""
    try:
        game.transition()
    except (Departed, GameOver):
        return True
    except Exception:  # a player's error or a bot's, or ours: the game meets it again, and says so
        return False
    return True


def goes_on(play: Play) -> bool:
    """With one answer more, let the transition at hand go on to its next question; False where it has to run again."""
    continuing = play.continuing
    if continuing is None or len(play.answers) < MANY or play.open_together or play.proposals:
        return False
    course = play.going_on
    if course is None or course.shown is not play.state or len(course.game.answers) + 1 != len(play.answers):
        course = continuing.begin(beside(play))
    else:
        course.game.answers.append(play.answers[-1])
    play.going_on = None
    asks = course.goes_on()
    game = course.game
    if asks or course.ends_well:
        play.answers = game.answers.copy()
        play.agents = game.agents
    if not asks:
        return False
    play.close_questions()
    play.going_on = course
    play.state = course.shown = apart(game.state)
    play.suspended = game.suspended
    play.position = game.position
    play.decisions_asked += 1
    play.log.extend(game.log[len(play.log) - play.log_mark :])
    return True


def beside(play: Play) -> Play:
    """A game of its own at the checkpoint, that has the same answers to take."""
    checkpoint = play.checkpoint
    assert checkpoint is not None
    game = play.beside_itself(checkpoint.fork())
    game.answers = play.answers.copy()
    game.history = play.history
    game.checkpoint = checkpoint
    game.recording = False
    game.logging = play.logging
    game.shadow = play.shadow
    game.stand_in = play.stand_in
    game.faults = play.faults
    game.offers_mana = play.offers_mana
    game.spares_questions = play.spares_questions
    return game


def apart(state: State) -> State:
    """A state like this one, which goes on being changed by those who have taken objects of it in hand to change them.

    After a fork they would have to take them in hand again.
    """
    stamp = state.stamp
    out = state.fork()
    state.stamp = stamp
    n: i64 = len(out.objs)
    for id in range(n):
        o = out.objs[id]
        if o.stamp == stamp:
            out.objs[id] = o.copy(out.stamp)
    for seat in range(out.seats):
        p = out.players[seat]
        if p.stamp == stamp:
            out.players[seat] = p.copy(out.stamp)
    for place in range(len(out.zones)):
        zone = out.zones[place]
        if zone.stamp == stamp:
            out.zones[place] = ZoneList(zone.ids.copy(), out.stamp)
    for marker in range(len(out.turns)):
        turn = out.turns[marker]
        if turn.stamp == stamp:
            out.turns[marker] = turn.copy(out.stamp)
    return out
