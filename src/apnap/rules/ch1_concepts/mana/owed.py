"""Which kinds of mana still pay for what is owed, asked while a mana ability is activated for it. CR 601.2g, 605.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.mana.claims import Claims
from apnap.rules.ch1_concepts.mana.plan import is_payable
from apnap.rules.ch1_concepts.mana.purpose import Payment
from apnap.rules.ch2_cards.characteristics import ManaCost
from apnap.rules.core.supposing import suppose
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Owed:
    """What a player has left to pay. Never changed, only replaced."""

    def __init__(self, seat: Seat, left: ManaCost, claims: Claims, payment: Payment) -> None:
        self.seat: Seat = seat
        self.left: ManaCost = left
        self.claims: Claims = claims
        self.payment: Payment = payment


def kinds_that_pay(game: Game, owed: Owed | None, seat: Seat, kinds: list[i64], number: i64) -> list[i64]:
    """Those kinds of mana with which what is owed can be paid; all of them where none can, or nothing is owed."""
    if owed is None or owed.seat != seat:
        return kinds
    out: list[i64] = []
    for kind in kinds:
        supposed = suppose(game)
        try:
            supposed.mana(seat, kind, number)
            if is_payable(game, seat, owed.left, 0, owed.claims, owed.payment):
                out.append(kind)
        finally:
            supposed.end()
    return out if out else kinds
