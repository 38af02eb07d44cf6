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
    state.able = state.able.copy()
    state.makers = state.makers.copy()
    state.able[seat], state.makers[seat] = found(game, seat)
    state.known |= 1 << K_ABLE + seat
    state.look_again(seat)


def found(game: Game, seat: Seat) -> tuple[list[ObjectId], list[ObjectId]]:
    """A player's permanents with abilities to activate: those that use a stack, and mana abilities."""
    state = game.state
    on_stack: list[ObjectId] = []
    for_mana: list[ObjectId] = []
    for id in state.ids(seat, BATTLEFIELD):
        chars = state.chars[id]
        if chars is None:
            chars = game.char(id)
        abilities = chars.abilities
        if abilities.stacking_zones:
            on_stack.append(id)
        if abilities.mana:
            for_mana.append(id)
    return on_stack, for_mana


def is_stale(game: Game, seat: Seat) -> bool:
    """Does what is kept say something else than looking again (for shadow mode)?"""
    state = game.state
    if not state.known >> K_ABLE + seat & 1:
        return False
    on_stack, for_mana = found(game, seat)
    return state.able[seat] != on_stack or state.makers[seat] != for_mana
