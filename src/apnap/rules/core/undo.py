"""Taking back: moments that a person can return to, and how far an action that is given up goes back. CR 733.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch4_zones.knowledge import hidden_changed
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, D_PRIORITY, IllegalAnswer
from apnap.rules.core.recorded import BY_HAND, Recorded
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.play import Play


MOST_MOMENTS: Final = 240
RECENT: Final = 60  # of them, whoever may come back to them: a shortcut repeats what was done since one


class Moment:
    """Where a person could come back to: the state before one of their answers."""

    def __init__(self, seat: Seat, state: State, answers: list[Recorded], past: int, lines: int, digests: int) -> None:
        self.seat: Seat = seat
        self.state: State = state
        self.answers: list[Recorded] = answers
        self.past: int = past
        self.lines: int = lines
        self.digests: int = digests
        self.by_hand: bool = False  # what comes next was done by hand, and others may object to it


def moment_of(play: Play, seat: Seat) -> Moment:
    """The decision at hand, to come back to."""
    checkpoint = play.checkpoint
    lines = play.log_mark
    if play.open or checkpoint is None:
        base = play.state.fork()
        lines = len(play.log)
    else:
        base = checkpoint  # never changed: what runs is a fork of it
    return Moment(seat, base, play.answers.copy(), len(play.history), lines, len(play.digests))


def keep(play: Play, moment: Moment) -> None:
    """Remember a moment; of too many, forget those that nobody can come back to, and then the oldest."""
    if len(play.undo_points) >= MOST_MOMENTS:
        play.undo_points = worth_keeping(play.undo_points, play.state)
    play.undo_points.append(moment)


def worth_keeping(moments: list[Moment], now: State) -> list[Moment]:
    """The latest ones, the last of each player, and those since which their player has seen nothing hidden."""
    out: list[Moment] = []
    seats: i64 = 0
    n = len(moments)
    for i in range(n - 1, -1, -1):
        m = moments[i]
        if seats >> m.seat & 1 == 0 or n - i <= RECENT:
            seats |= 1 << m.seat
            out.append(m)
        elif len(out) < MOST_MOMENTS // 2 and not hidden_changed(m.state, now, m.seat):
            out.append(m)
    out.reverse()
    return out


def return_to(play: Play, moment: Moment) -> None:
    """Back to a decision, as if nothing had been answered since."""
    play.state = moment.state.fork()
    play.checkpoint = moment.state.fork()
    play.log_mark = moment.lines
    play.depth = play.deriving = 0
    del play.history[moment.past :]
    del play.log[moment.lines :]
    del play.digests[moment.digests :]
    play.answers = moment.answers
    play.state.touch()
    play.advance()


def last_choice(moments: list[Moment], seat: Seat, now: State) -> int:
    """The moment before a player's own last choice, by its index.

    It is not there any more once something hidden was seen, somebody left, or the game ended: nobody is brought back.
    """
    if now.over:
        raise IllegalAnswer("104.1", "the game is over: nothing is taken back")
    i = len(moments) - 1
    while i >= 0 and moments[i].seat != seat:
        i -= 1
    if i < 0:
        raise IllegalAnswer("733.1", "there is no choice of yours to take back")
    if moments[i].state.alive != now.alive:
        raise IllegalAnswer("104.5", "a player has left the game since: that cannot be taken back")
    if hidden_changed(moments[i].state, now, seat):
        raise IllegalAnswer("733.1", "something hidden has been seen since: that cannot be taken back")
    return i


# the answers that begin something which has to be completed: spells, abilities, special actions; declarations
BEGINNINGS: Final[list[i64]] = [D_PRIORITY, D_ATTACK, D_BLOCK]


def answers_kept(answers: list[Recorded], seat: Seat) -> i64:
    """How many of the answers so far stay when a player gives up what they have begun last. CR 733.1.

    What others have answered for it meanwhile stands in the way: it is not theirs to give up.
    """
    others = False
    i: i64 = len(answers) - 1
    while i >= 0:
        if answers[i].seat != seat:
            others = True
        elif answers[i].kind in BEGINNINGS:
            if others:
                raise IllegalAnswer("733.1", "another player has answered meanwhile")
            return i
        i -= 1
    raise IllegalAnswer("733.1", "there is no action of yours to take back")


def reverse(play: Play) -> bool:
    """An action or declaration cannot be completed any more: back to before it, without who left. CR 733.1, 800.4a.

    The departures stay, at the place where the action was begun. False where there is no going back: where it is not an
    action of a player's, or no checkpoint was taken because all seats have agents.
    """
    checkpoint = play.checkpoint
    answers = play.answers
    begun: i64 = len(answers) - 1
    while begun >= 0 and answers[begun].kind not in BEGINNINGS:
        begun -= 1
    if checkpoint is None or begun < 0:
        return False
    kept = answers[:begun]
    for r in answers[begun:]:
        if r.kind < 0 and r.kind != BY_HAND:
            kept.append(r)
    play.answers = kept
    play.state = checkpoint.fork()
    del play.log[play.log_mark :]
    return True


def check_reversible(before: State, now: State) -> None:
    """What moved, shuffled or showed cards of a library is not reversed. CR 733.1."""
    if hidden_changed(before, now, -1):
        raise IllegalAnswer("733.1", "cards from a library have been seen")


def give_up(play: Play, seat: Seat) -> None:
    """Back to before the action or declaration that a player is in the middle of. CR 733.1-2."""
    checkpoint = play.checkpoint
    if play.suspended is None or checkpoint is None:
        raise IllegalAnswer("733.1", "there is no action of yours to take back")
    kept = answers_kept(play.answers, seat)
    check_reversible(checkpoint, play.state)
    play.answers = play.answers[:kept]
    play.state = checkpoint.fork()
    del play.log[play.log_mark :]
    play.advance()
