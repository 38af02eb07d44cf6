"""Which permanents have abilities to activate, found again only after permanents came, went or changed. CR 602, 605."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.core.constants import BATTLEFIELD, K_ABLE
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def able(game: Game, seat: Seat) -> list[ObjectId]:
    """A player's permanents with an ability to activate that uses a stack. CR 602.2."""
    if not game.state.known >> K_ABLE + seat & 1:
        look(game, seat)
    return game.state.able[seat]


def with_mana_abilities(game: Game, seat: Seat) -> list[ObjectId]:
    """A player's permanents with a mana ability. CR 605.1a."""
    if not game.state.known >> K_ABLE + seat & 1:
        look(game, seat)
    return game.state.makers[seat]


def look(game: Game, seat: Seat) -> None:
    """Look at all permanents of a player, and keep what was found for as long as it is known to be so."""
    state = game.state
    found: list[ObjectId] = []
    sources: list[ObjectId] = []
    for id in state.ids(seat, BATTLEFIELD):
        chars = state.chars[id]
        if chars is None:
            chars = game.char(id)
        abilities = chars.abilities
        if abilities.stacking_zones:
            found.append(id)
        if abilities.mana:
            sources.append(id)
    state.able = state.able.copy()
    state.able[seat] = found
    state.makers = state.makers.copy()
    state.makers[seat] = sources
    state.known |= 1 << K_ABLE + seat
