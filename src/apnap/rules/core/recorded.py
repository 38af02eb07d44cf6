"""The record of a game: what was answered, and what was done besides in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.core.types import Marker, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

CONCEDES: Final = -1  # the kind of a concession at any time
QUITS: Final = -2  # the kind of a concession of the main game from within a subgame
BY_HAND: Final = -5  # the kind of a hand action; -3 and -4 are what shortcuts leave in a record


class Recorded:
    """One entry of the record: an answer, or a concession in its place."""

    def __init__(self, seat: Seat, kind: i64, answer: list[i64], marker: Marker) -> None:
        self.seat: Seat = seat
        self.kind: i64 = kind  # the kind of the decision; below 0 for something that is not an answer
        self.answer: list[i64] = answer
        self.marker: Marker = marker  # the turn that went on with it (807.4)


def has_someone_left(game: Game) -> bool:
    """Has anybody conceded since the transition began, by the answers that it was given?"""
    resume = game.state.resume
    given = game.answers[: game.position]
    if resume is not None:
        given = resume.answers[: game.resumed] + given
    for one in given:
        if one.kind == CONCEDES or one.kind == QUITS:
            return True
    return False
