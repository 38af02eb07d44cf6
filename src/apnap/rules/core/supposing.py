"""Questions about what is not so: asked of a fork of the state, so that nothing of it can stay behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.nodes import Context
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Supposition:
    """While it lasts, the game is in a fork of its state, which may be changed to ask what would be."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.kept: State = game.state
        self.state: State = self.kept.fork()

    def end(self) -> None:
        """The game is what it was. Call it in `finally`."""
        self.game.state = self.kept

    def life(self, seat: Seat, change: i64) -> None:
        """The player, or whoever shares the life total, has more life or less."""
        self.state.edit_player(self.state.table.life_of[seat]).life += change

    def mana(self, seat: Seat, kind: i64, number: i64) -> None:
        """The player has this much more mana of a kind."""
        p = self.state.edit_player(seat)
        pool = p.pool.copy()
        pool[kind] += number
        p.pool = pool
        p.pool_total += number
        p.mana_dirty = True

    def cast_with(self, seat: Seat, id: ObjectId, x: i64) -> None:
        """The card is announced as a spell with this X. CR 601.3a."""
        said = Context(seat, id)
        said.x = x
        self.state.edit(id).announced = said

    def tapped(self, id: ObjectId) -> None:
        """The permanent is tapped; no event made it so."""
        o = self.state.edit(id)
        o.tapped = True
        self.state.edit_player(o.controller).mana_dirty = True


def suppose(game: Game) -> Supposition:
    """From here on, until it ends, whatever is asked of the game is asked of the fork."""
    supposed = Supposition(game)
    game.state = supposed.state
    return supposed
