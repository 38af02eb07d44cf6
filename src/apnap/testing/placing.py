"""Positions to start from: cards out of nowhere into a zone, mana, who begins. No event happens."""

from __future__ import annotations

import random

from apnap.rules.ch2_cards.characteristics import ManaCost
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones import zones
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import BATTLEFIELD, COLOR_LETTERS
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


def mana_letters(cost: ManaCost, x: int, more: int = 0) -> str:
    """Mana that pays a cost, with this X and so much more, as letters: `CCR`."""
    letters = "C" * (cost.generic + cost.x * x + more)
    for i in range(6):
        letters += COLOR_LETTERS[i] * cost.pips[i]
    for s in cost.symbols:
        for i in range(6):
            if s.mask >> i & 1:
                letters += COLOR_LETTERS[i]
                break
        else:
            letters += "C"
    return letters


def alike(table: TableRules, variation: int) -> int:
    """A seat from which the teams look as they do from the first one: that one, or (variation > 0) any."""
    teams = sorted(sorted(int(s) for s in team) for team in table.teams)
    seats = int(table.seats)
    fitting = [o for o in range(seats) if sorted(sorted((s - o) % seats for s in team) for team in teams) == teams]
    return fitting[random.Random(variation).randrange(len(fitting))] if variation else 0
