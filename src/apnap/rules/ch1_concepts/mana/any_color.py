"""Mana spent as though it were of any colour: the colours of a cost do not matter to whoever may do that. CR 609.4b."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.ch1_concepts.mana.purpose import USE_CAST, Payment
from apnap.rules.ch2_cards.characteristics import PHYREXIAN, SNOW_SYMBOL, ManaCost, Symbol
from apnap.rules.core.constants import ANY_MANA, COLORLESS, NONE, P_ANY_COLOR, P_ANY_TYPE, S_PERMIT
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def to_pay(game: Game, seat: Seat, cost: ManaCost, payment: Payment) -> ManaCost:
    """The cost as this player has to pay it; {C} is not a colour, and a snow symbol still wants snow mana."""
    if not game.state.standing[S_PERMIT]:
        return cost
    spell = payment.on if payment.use == USE_CAST else NONE
    if not game.is_permitted(P_ANY_COLOR, seat, spell):
        return cost
    generic = cost.generic
    colorless = cost.pips[COLORLESS]
    if colorless and game.is_permitted(P_ANY_TYPE, seat, spell):
        generic += colorless
        colorless = 0
    for color in range(COLORLESS):
        generic += cost.pips[color]
    symbols: list[Symbol] = []
    for s in cost.symbols:
        if s.kind == SNOW_SYMBOL:
            symbols.append(s)
        elif s.kind == PHYREXIAN:
            symbols.append(Symbol(PHYREXIAN, ANY_MANA, 0))
        else:
            generic += 1
    return ManaCost(generic, [0, 0, 0, 0, 0, colorless], cost.x, symbols)
