"""Supplementary decks and vanguards on their way into a subgame and back. CR 729.2a-b, 729.5a-b.

A subgame takes the decks along but not what is face up in the main game; as it ends, everything that began it in a deck
goes back into that deck, which is shuffled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.supplements import put_down
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.zones import unregister_in
from apnap.rules.core.constants import COMMAND, GONE, PHENOMENON, PLANAR_DECK, PLANE, SCHEME, SCHEME_DECK, VANGUARD
from apnap.rules.core.objects import NO_CARD, Obj
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat, Zone

PILES: Final[list[i64]] = [PLANAR_DECK, SCHEME_DECK, COMMAND]  # where such cards begin a game

Cards = list[tuple[CardDef, i64]]


def home_of(card: CardDef) -> i64:
    """The zone in which a card begins a game, if that is not with the deck; -1 for a traditional one. CR 108.5."""
    types = card.base.types
    if types & (PLANE | PHENOMENON):
        return PLANAR_DECK
    if types & SCHEME:
        return SCHEME_DECK
    return COMMAND if types & VANGUARD else -1


def lies_with(state: State, o: Obj) -> i64:
    """The seat in whose zone it belongs: its owner's, but a planar deck of all players lies with the first.

    CR 729.5a, 901.15.
    """
    return 0 if state.table.communal_planes and home_of(o.card) == PLANAR_DECK else o.owner


def plays(state: State, seat: Seat) -> bool:
    """Is there a player to go along with, or are they everybody's?"""
    return state.in_game(seat) or (seat == 0 and state.table.communal_planes)


def no_cards(seats: i64) -> list[list[Cards]]:
    """By seat and by pile, nothing yet."""
    out: list[list[Cards]] = []
    for _i in range(seats):
        mine: list[Cards] = []
        for _k in range(len(PILES)):
            mine.append([])
        out.append(mine)
    return out


def carried(o: Obj, zone: Zone) -> bool:
    """Does this object go into a subgame: part of a deck, or a vanguard? CR 729.2a, 729.2b."""
    return zone != COMMAND or o.card.base.types & VANGUARD != 0


def for_subgame(main: State) -> list[list[Cards]]:
    """What players take into a subgame: their supplementary decks and their vanguards. CR 729.2a, 729.2b."""
    out = no_cards(main.seats)
    for seat in range(main.seats):
        for k in range(len(PILES)):
            for id in main.ids(seat, PILES[k]):
                o = main.objs[id]
                if carried(o, PILES[k]) and o.number >= 0 and plays(main, seat):
                    out[seat][k].append((o.card, o.number))
    return out


def everywhere(state: State) -> list[list[Cards]]:
    """All of them that are in a game, wherever; also those that players who left it took along. CR 729.5a-b."""
    out = no_cards(state.seats)
    for o in state.objs:
        home = home_of(o.card)
        if home >= 0 and o.id >= 0 and o.number >= 0 and o.next_id < 0:
            out[lies_with(state, o)][PILES.index(home)].append((o.card, o.number))
    return out


def lay(state: State, cards: list[list[Cards]]) -> None:
    """Each supplementary deck is shuffled; vanguards are face up. Nobody's id says which card it is."""
    for seat in range(state.seats):
        if not plays(state, seat):
            continue
        for k in range(len(PILES)):
            mine = cards[seat][k]
            order: list[i64] = list(range(len(mine)))
            if PILES[k] != COMMAND:
                state.shuffle(order)
            for i in order:
                card, number = mine[i]
                put_down(state, card, seat, PILES[k], number)


def take_along(state: State) -> None:
    """They are in another game now. CR 729.2a, 729.2b."""
    for seat in range(state.seats):
        for zone in PILES:
            for id in state.ids(seat, zone).copy():
                if carried(state.objs[id], zone) and state.objs[id].number >= 0 and plays(state, seat):
                    if state.objs[id].registered.every:
                        unregister_in(state, id)
                    state.edit_zone(seat, zone).remove(id)
                    o = state.edit(id)
                    o.zone = GONE
                    o.number = NO_CARD
