"""Concessions: at any moment, whoever is deciding, in their place of the record. CR 104.3a."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.ch1_concepts import ending
from apnap.rules.core.constants import STAGE_CHECK, STAGE_PRIORITY
from apnap.rules.core.decisions import CONCEDE, IllegalAnswer
from apnap.rules.core.recorded import CONCEDES, QUITS, Recorded
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.play import Play


def concede(play: Play, seat: Seat) -> None:
    """A player leaves, now, whoever is deciding; a subgame only, where there is one. CR 104.3a."""
    if seat < 0 or seat >= play.state.seats or not play.state.in_game(seat):
        raise IllegalAnswer("104.3a", f"{play.name_of_seat(seat)} is not in the game any more")
    enter(play, seat, Recorded(seat, CONCEDES, CONCEDE, play.state.here))


def concede_all(play: Play, seat: Seat) -> None:
    """A player leaves the main game from within a subgame."""
    frame = play.state.frame
    if (
        frame is None
        or seat < 0
        or seat >= play.state.seats
        or not frame.main.in_game(seat)
        or play.state.leaving_main_game >> seat & 1
    ):
        raise IllegalAnswer("104.3a", f"{play.name_of_seat(seat)} is not in the game any more")
    enter(play, seat, Recorded(seat, QUITS, CONCEDE, play.state.here))


def enter(play: Play, seat: Seat, recorded: Recorded) -> None:
    """The concession becomes part of the record, and happens."""
    if play.suspended is not None:
        play.answers.append(recorded)
        play.rerun()
        return
    if play.open and play.state.in_game(seat):  # somebody may be asked about what leaves with them
        play.take_checkpoint()
        play.answers = [recorded]
        play.rerun()
        return
    play.close_questions()
    if play.recording:
        play.history.append(recorded)
    if recorded.kind == QUITS:
        play.state.leaving_main_game |= 1 << seat
    if play.state.in_game(seat):
        ending.concede(play, seat)
    if not play.state.over:
        turn = play.state.edit_turn()
        if turn.stage == STAGE_PRIORITY:
            turn.stage = STAGE_CHECK
        play.state.touch()
    play.advance()
