"""Cards out of nowhere into a zone: positions to start from. No event happens."""

from __future__ import annotations

from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones import zones
from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.core.game import Game
from apnap.rules.core.objects import Obj


def place(game: Game, seat: int, card: CardDef, zone: int) -> Obj:
    """A card of this seat in one of its zones, with the counters that it would have entered with."""
    o = zones.new_object(game.state, card, seat, seat, zone, card.base)
    o.number = len(game.state.objs)
    if zone == BATTLEFIELD:
        if card.base.loyalty >= 0:
            o.counters = {"loyalty": card.base.loyalty}
        if card.base.defense >= 0:
            o.counters = {"defense": card.base.defense}
            o.protector = game.state.next_seat(seat)
    zones.put_in(game, o, -1)
    if game.state.is_unsettled():
        game.settle()
    return o
