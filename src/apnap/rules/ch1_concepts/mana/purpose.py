"""What mana may be spent on: restrictions that come with it, and what is being paid for. CR 106.6.

A `Payment` says what a payment is for, and goes along with every question about mana. Mana with a restriction is in
`Player.special_mana`; what the payment allows of it is spent before other mana. It pays no costs of mana abilities that
are activated in the middle of a payment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS, Node
from apnap.rules.core.constants import MANA_KINDS, POOL_SIZE
from apnap.rules.core.types import ObjectId, Ref, Seat, Step

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.players import Mana

# what a payment is for
USE_OTHER: Final = 0
USE_CAST: Final = 1  # a spell: the card, or the spell on a stack
USE_ACTIVATE: Final = 2  # an ability: the object that has it
USE_ANY: Final = 3  # whatever it may be
SPECIAL: Final = 100  # added to a place in a pool, for mana that has a restriction


class Payment:
    """What a payment is for: the use, and the card, spell or object. Never changed."""

    def __init__(self, use: i64, on: i64, needs: list[Ref] = NO_IDS) -> None:
        self.use: i64 = use
        self.on: i64 = on
        self.needs: list[Ref] = needs  # without any of these, what is paid for cannot be completed (733.1)


FOR_NOTHING: Final = Payment(USE_OTHER, -1)
FOR_ANYTHING: Final = Payment(USE_ANY, -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Spending(Node):
    """What some mana may be spent on. CR 106.6."""

    def allows(self, game: Game, seat: Seat, source: ObjectId, use: i64, id: ObjectId) -> bool:
        """May mana from this source be spent on this?"""
        raise NotImplementedError

    def lasts(self, step: Step) -> bool:
        """Does such mana stay in the pool as this step of a turn ends? CR 106.4, 611.2."""
        return False

    def spent(self, game: Game, seat: Seat, source: ObjectId, use: i64, id: ObjectId) -> None:
        """It has been spent on this: what that does, for mana that does something then. CR 106.6."""


def allowed(game: Game, seat: Seat, source: ObjectId, restriction: Spending, payment: Payment) -> bool:
    """May such mana be spent on what is being paid for?"""
    return restriction.allows(game, seat, source, payment.use, payment.on)


def usable(game: Game, seat: Seat, payment: Payment) -> list[i64]:
    """By place in a pool, how much mana with a restriction the payment may use; empty for none."""
    special = game.state.players[seat].special_mana
    if not special:
        return NO_IDS
    out: list[i64] = [0] * POOL_SIZE
    some = False
    for unit in special:
        if allowed(game, seat, unit.source, unit.restriction, payment):
            out[place_of(unit)] += 1
            some = True
    return out if some else NO_IDS


def place_of(unit: Mana) -> i64:
    return unit.kind + (MANA_KINDS if unit.snow else 0)


def spend_special(game: Game, seat: Seat, place: i64, payment: Payment) -> None:
    """Take one mana with a restriction that allows it out of the pool."""
    p = game.state.edit_player(seat)
    left: list[Mana] = []
    taken: Mana | None = None
    for unit in p.special_mana:
        if taken is None and place_of(unit) == place and allowed(game, seat, unit.source, unit.restriction, payment):
            taken = unit
        else:
            left.append(unit)
    p.special_mana = left
    p.mana_dirty = True
    if taken is not None:
        taken.restriction.spent(game, seat, taken.source, payment.use, payment.on)
