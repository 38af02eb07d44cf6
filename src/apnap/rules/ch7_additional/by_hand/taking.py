"""When things are done by hand: with priority about, or while an unread line is carried out; who is asked; objections.

What can be taken back is done at once, and whoever has chosen nothing since may object: then the game goes back to
before it. What cannot be taken back, because hidden cards are seen or chance decides, waits until the other players at
the table have accepted it. Bots accept. CR 733.1 is the model of both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch4_zones.knowledge import hidden_changed
from apnap.rules.ch7_additional.by_hand.actions import HandAction, do, from_numbers, performer, refused
from apnap.rules.ch7_additional.loops import loops
from apnap.rules.core.constants import STAGE_CHECK
from apnap.rules.core.decisions import D_MODE, FOR_HAND, Decision, IllegalAnswer, YesNoDecision
from apnap.rules.core.interrupts import Beyond
from apnap.rules.core.recorded import BY_HAND, Recorded
from apnap.rules.core.types import Seat
from apnap.rules.core.undo import keep, moment_of, return_to

if TYPE_CHECKING:
    from apnap.rules.core.play import Play

ACCEPTED: Final = 1


class Proposal:
    """Something that a player wants to do by hand and that others have still to accept."""

    def __init__(self, seat: Seat, action: HandAction, words: str) -> None:
        self.seat: Seat = seat
        self.action: HandAction = action
        self.words: str = words
        self.waiting: list[i64] = []
        self.question: Decision | None = None

    def copy(self) -> Proposal:
        p = Proposal(self.seat, self.action, self.words)
        p.waiting = self.waiting.copy()
        p.question = self.question
        return p


# doing ----------------------------------------------------------------------------------------------------------------
def propose(play: Play, seat: Seat, action: HandAction, marker: i64) -> None:
    """A player does something by hand, or asks the others first. CR 733.1."""
    action.check()
    state = play.state
    if not state.table.by_hand:
        raise refused("this table does not allow play by hand")
    if state.over or not state.in_game(seat):
        raise refused(f"{play.name_of_seat(seat)} is not in the game any more")
    at = place_for(play, seat, marker)
    here = state.here
    state.here = at
    try:
        performer().check(play, seat, action)
        words = performer().words(play, seat, action)
    finally:
        state.here = here
    others = to_be_asked(play, seat)
    if others and not can_be_taken_back(play, seat, action, at):
        p = Proposal(seat, action, words)
        p.waiting = others
        ask_next(play, p)
        return
    take(play, seat, action, at)


def place_for(play: Play, seat: Seat, marker: i64) -> i64:
    """The turn that it belongs to; refused while something else is half done."""
    if play.shortcut is not None or play.proposal is not None:
        raise refused("first the others answer what is proposed")
    suspended = play.suspended
    if suspended is not None:
        if suspended.purpose != FOR_HAND or suspended.kind != D_MODE:
            raise refused("something is half done: answer that first, then do it by hand")
        return play.state.here
    if not play.open:
        raise refused("things are done by hand when somebody has priority, or as an unread line is carried out")
    found: i64 = -1
    for d in play.open:
        if marker >= 0 and d.marker == marker:
            return marker
        if found < 0 or d.seat == seat:
            found = d.marker
    return found


def to_be_asked(play: Play, seat: Seat) -> list[i64]:
    """The people who are asked first: all but the player's own team, in turn order."""
    state = play.state
    out: list[i64] = []
    other = state.next_seat(seat)
    while other != seat:
        decider = play.state.players[other].controlled_by
        who = decider if decider >= 0 else other
        if state.opponents(seat, other) and play.agents[who] is None and who != seat:
            out.append(other)
        other = state.next_seat(other)
    return out


def can_be_taken_back(play: Play, seat: Seat, action: HandAction, marker: i64) -> bool:
    """Would nothing hidden be seen by it, and nothing be left to chance? It is tried out. CR 733.1."""
    trial = play.fork(None, False)
    before = trial.state.fork()
    enter(trial, seat, action, marker)
    return not trial.state.over and not hidden_changed(before, trial.state, seat)


def take(play: Play, seat: Seat, action: HandAction, marker: i64) -> None:
    """It is done; the player can take it back, and others can object."""
    before = moment_of(play, seat)
    before.by_hand = True
    if play.remember:
        keep(play, before)
    try:
        enter(play, seat, action, marker)
    except (Beyond, RecursionError):
        if play.remember:
            play.undo_points.pop()
        return_to(play, before)
        raise


def enter(play: Play, seat: Seat, action: HandAction, marker: i64) -> None:
    """It becomes part of the record, and happens."""
    recorded = Recorded(seat, BY_HAND, action.to_numbers(), marker)
    if play.suspended is not None:
        play.answers.append(recorded)
    else:
        play.state.here = marker
        play.take_checkpoint()
        play.answers = [recorded]
    play.rerun()


def at_priority(play: Play, recorded: Recorded) -> None:
    """With priority about, a player does something by hand; then everybody may act on it. CR 117.3c, 117.5."""
    play.position += 1
    turn = play.state.edit_turn()
    turn.stage = STAGE_CHECK
    turn.passed = 0
    turn.resolved = 0
    turn.resolution_trail = loops.NO_TRAIL
    do(play, recorded.seat, from_numbers(recorded.answer))


# asking the others ----------------------------------------------------------------------------------------------------
def ask_next(play: Play, p: Proposal) -> None:
    """Ask whoever is to accept it next; once all have, it is done."""
    while p.waiting:
        other = p.waiting.pop(0)
        if not play.state.in_game(other):
            continue
        label = f"{play.name_of_seat(p.seat)}, by hand: {p.words}"
        d = YesNoDecision(other, "733.1", purpose=FOR_HAND, source=p.action.source, labels=[label])
        controller = play.state.players[other].controlled_by
        d.decider = controller if controller >= 0 else other
        d.marker = play.state.here
        p.question = d
        play.proposal = p
        return
    play.proposal = None
    take(play, p.seat, p.action, place_for(play, p.seat, -1))


def reply(play: Play, answer: i64) -> None:
    """Somebody accepts it, or objects: then it is not done. CR 733.1."""
    pending = play.proposal
    if pending is None or pending.question is None:
        return
    p = pending.copy()
    asked = pending.question
    play.proposal = None
    if answer == ACCEPTED:
        ask_next(play, p)
        return
    if play.logging:
        says = f"{play.name_of_seat(asked.seat)} objects: {play.name_of_seat(p.seat)} does not, by hand: {p.words}"
        note(play, says)


def note(play: Play, line: str) -> None:
    """A line of the log that stays, also where a transition is half done."""
    kept = play.log[play.log_mark :] if play.suspended is not None else []
    del play.log[len(play.log) - len(kept) :]
    play.say("733.1", line)
    if play.suspended is not None:
        play.log_mark = len(play.log)
    play.log.extend(kept)


# objecting ------------------------------------------------------------------------------------------------------------
def object_to(play: Play, seat: Seat) -> None:
    """Take back the last thing that another player did by hand, and what followed. CR 733.1.

    Whoever has chosen something since has accepted it; what is seen or left to chance stays, and nobody comes back.
    """
    if play.state.over:
        raise IllegalAnswer("104.1", "the game is over: nothing is taken back")
    points = play.undo_points
    i = len(points) - 1
    while i >= 0 and not (points[i].by_hand and points[i].seat != seat):
        if points[i].seat == seat:
            raise refused("nothing was done by hand since your last choice")
        i -= 1
    if i < 0:
        raise refused("nothing was done by hand that could be taken back")
    moment = points[i]
    if moment.state.alive != play.state.alive:
        raise refused("a player has left the game since: that cannot be taken back")
    if hidden_changed(moment.state, play.state, moment.seat):
        raise refused("something hidden has been seen since: that cannot be taken back")
    del points[i:]
    return_to(play, moment)
    if play.logging:
        who = play.name_of_seat(moment.seat)
        note(play, f"{play.name_of_seat(seat)} objects: what {who} did by hand is taken back")
