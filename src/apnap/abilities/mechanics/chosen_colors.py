"""A commander that gets a colour before the game begins. CR 903.13e.

The colour is noted with the deck (see `rules/noted.py`), because cards are chosen for the deck by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.characteristics import Chars
from apnap.rules.definitions import Static
from apnap.rules.noted import COMMANDER_NOTE, NOTED_COLORS
from apnap.rules.words import L_COLOR, S_LAYER

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing

LAYERS: Final[list[i64]] = [L_COLOR]


class ChosenBeforeTheGame(Static):
    """If this is your commander, choose a colour before the game begins; it is that colour."""

    def __init__(self) -> None:
        super().__init__([S_LAYER])
        self.defining = True

    def layers(self) -> list[i64]:
        return LAYERS

    def apply(self, game: Game, effect: Standing, ref: i64, chars: Chars, layer: i64) -> None:
        o = game.state.objs[ref]
        owner = game.state.players[o.owner]
        place = 0  # among the commanders that get a colour
        for number in owner.commanders:
            if number == o.number:
                break
            place += 1
        else:
            return
        for note in owner.notes:
            if note.kind == NOTED_COLORS and note.about == COMMANDER_NOTE and note.word == str(place):
                chars.colors = note.number
