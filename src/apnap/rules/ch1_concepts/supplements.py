"""What players bring to a game besides their decks: commanders, planes, schemes, vanguards, conspiracies, a sideboard.

They begin in the command zone, or outside the game: CR 408.3, 400.11, 901.4, 902.3, 903.6, 904.4, 905.4.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.knowledge import EVERYBODY
from apnap.rules.ch4_zones.zones import new_object, note_usable, register_in
from apnap.rules.ch9_casual import conspiracies
from apnap.rules.ch9_casual.noted import NO_NOTES, Noted
from apnap.rules.core.constants import (
    COMMAND,
    CONSPIRACY,
    OUTSIDE,
    PHENOMENON,
    PLANAR_DECK,
    PLANE,
    SCHEME,
    SCHEME_DECK,
    VANGUARD,
)
from apnap.rules.core.designations import COMPANION
from apnap.rules.core.objects import NO_NAMES, Obj
from apnap.rules.core.players import NO_COMMANDER
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat, Zone

NO_CARDS: Final[list[CardDef]] = []


class Supplements:
    """What one player brings besides the deck."""

    def __init__(self) -> None:
        self.identity: i64 = NO_COMMANDER  # mask of the colours of their commanders together (903.4)
        self.commanders: list[CardDef] = NO_CARDS
        self.planes: list[CardDef] = NO_CARDS  # the planar deck, phenomena included
        self.schemes: list[CardDef] = NO_CARDS
        self.vanguards: list[CardDef] = NO_CARDS
        self.conspiracies: list[CardDef] = NO_CARDS
        self.sideboard: list[CardDef] = NO_CARDS
        self.companions: list[CardDef] = NO_CARDS  # the one card that they reveal as their companion, if any (103.2b)
        self.card_names: list[str] = NO_NAMES  # all that may be chosen as a card name, where one is (201.4)
        self.notes: list[Noted] = NO_NOTES  # what they noted as they drafted (905.2b)


def lay_out(state: State, brought: list[Supplements], number: i64) -> None:
    """Put what players brought where it begins. `number` is the first one that no card of a deck has. CR 103.2."""
    table = state.table
    for seat in range(state.seats):
        mine = brought[seat]
        p = state.edit_player(seat)
        p.identity = mine.identity
        p.notes = mine.notes
        if mine.card_names:
            state.card_names = mine.card_names
        if table.commander:
            numbers: list[i64] = []
            for card in mine.commanders:
                put_down(state, card, seat, COMMAND, number)
                numbers.append(number)
                number += 1
            p.commanders = numbers
            p.commander_casts = [0] * len(numbers)
        if table.vanguards:
            for card in mine.vanguards:
                put_down(state, card, seat, COMMAND, number)
                number += 1
        for card in mine.conspiracies:
            conspiracies.lay_down(state, card, seat, number)
            number += 1
        if table.planes and not table.communal_planes:
            number = shuffled_pile(state, mine.planes, seat, PLANAR_DECK, number)
        if table.schemes and seat in table.archenemies:
            number = shuffled_pile(state, mine.schemes, seat, SCHEME_DECK, number)
        for card in mine.companions:
            reveal_companion(state, put_down(state, card, seat, OUTSIDE, number))
            number += 1
        for card in mine.sideboard:
            if not conspiracies.is_conspiracy(card):  # those cannot be brought into the game (315.3)
                put_down(state, card, seat, OUTSIDE, number)
                number += 1
    if table.communal_planes:
        shuffled_pile(state, all_planes(brought), 0, PLANAR_DECK, number)


def reveal_companion(state: State, id: ObjectId) -> None:
    """Everybody sees which card outside the game is its owner's companion. CR 103.2b, 702.139a."""
    o = state.edit(id)
    o.chosen = {COMPANION: 1}
    o.known_to = EVERYBODY


def put_down(state: State, card: CardDef, seat: Seat, zone: Zone, number: i64) -> i64:
    """A card where it begins the game, with those of its abilities that function there."""
    o = new_object(state, card, seat, seat, zone, card.base)
    o.number = number
    state.edit_zone(seat, zone).append(o.id)
    if card.base.abilities.zones >> zone & 1:
        register_in(state, o.id, card.base.abilities)
    note_usable(state, o, card.base.abilities)
    return o.id


def shuffled_pile(state: State, cards: list[CardDef], seat: Seat, zone: Zone, number: i64) -> i64:
    """A supplementary deck, shuffled before there are objects: an id says nothing about which card it is."""
    order: list[i64] = list(range(len(cards)))
    state.shuffle(order)
    for i in order:
        put_down(state, cards[i], seat, zone, number + i)
    return number + len(cards)


def all_planes(brought: list[Supplements]) -> list[CardDef]:
    """One planar deck of what all players bring, each name once. CR 901.15a."""
    out: list[CardDef] = []
    for mine in brought:
        for card in mine.planes:
            if card not in out:
                out.append(card)
    return out


def lay_out_again(old: State, state: State) -> None:
    """Vanguards, conspiracies, planes and schemes where they began, in a restarted game. CR 727.2."""
    if old.table.communal_planes:
        everybodys: list[Obj] = []  # it lies with the first seat, whoever is still in the game (901.15)
        for seat in range(old.seats):
            everybodys.extend(of_pile(old, seat, PLANAR_DECK))
        shuffle_in(state, everybodys, 0, PLANAR_DECK)
    for seat in range(old.seats):
        if not old.in_game(seat):
            continue
        if not old.table.communal_planes:
            shuffle_in(state, of_pile(old, seat, PLANAR_DECK), seat, PLANAR_DECK)
        shuffle_in(state, of_pile(old, seat, SCHEME_DECK), seat, SCHEME_DECK)
        for id in old.ids(seat, COMMAND):
            o = old.objs[id]
            if o.card.base.types & CONSPIRACY:
                conspiracies.lay_down(state, o.card, seat, o.number)  # names are chosen again (702.106a)
            elif o.card.base.types & VANGUARD:
                put_down(state, o.card, seat, COMMAND, o.number)


def of_pile(old: State, seat: Seat, zone: Zone) -> list[Obj]:
    """A supplementary deck of a player with what is face up of it."""
    pile: list[Obj] = []
    for id in old.ids(seat, zone):
        pile.append(old.objs[id])
    kinds: i64 = SCHEME if zone == SCHEME_DECK else PLANE | PHENOMENON
    for id in old.ids(seat, COMMAND):
        if old.objs[id].card.base.types & kinds:
            pile.append(old.objs[id])
    return pile


def shuffle_in(state: State, pile: list[Obj], seat: Seat, zone: Zone) -> None:
    """These cards as a supplementary deck of another game."""
    order: list[i64] = list(range(len(pile)))
    state.shuffle(order)
    for i in order:
        put_down(state, pile[i].card, seat, zone, pile[i].number)
