"""Who may do what by hand: a player's own things freely, those of others only because of a card of theirs that is not
read; and nobody touches a hidden card that they cannot see. CR 108.3, 109.5, 400.2, 801.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.by_hand.unread import is_by_hand
from apnap.rules.ch4_zones.knowledge import EVERYBODY, eyes, is_known, open_hands
from apnap.rules.ch7_additional.by_hand.actions import HandAction, refused
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND_ZONE_TYPES,
    GONE,
    HAND,
    LIBRARY,
    NONE,
    OUTSIDE,
    PHASED_OUT,
    PLANAR_DECK,
    SCHEME_DECK,
    STACK,
)
from apnap.rules.core.objects import Obj
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def check_refs(game: Game, seat: Seat, action: HandAction) -> None:
    """Everything that an action names is there, is seen by who does it, and theirs to deal with."""
    allowed = has_source(game, seat, action.source)
    for ref in action.refs:
        if ref < 0:
            check_player(game, seat, ref, allowed)
        else:
            check_object(game, seat, ref, allowed)


def has_source(game: Game, seat: Seat, source: Ref) -> bool:
    """Is a card of this player's named that is not read, or only in part?"""
    if source == NONE:
        return False
    state = game.state
    if source < 0 or source >= len(state.objs):
        raise refused("there is no such card to carry out")
    o = state.objs[source]
    if o.zone != GONE and not is_seen(game, seat, o):
        raise refused("there is no such card to carry out")
    mine = eyes(state, seat)
    own = mine >> o.controller & 1 or mine >> o.owner & 1
    if not own or not is_by_hand(o.card):
        raise refused("what is carried out by hand is an unread line of a card of one's own")
    return True


def check_player(game: Game, seat: Seat, ref: Ref, allowed: bool) -> None:
    who = -1 - ref
    if who >= game.state.seats or not game.state.in_game(who):
        raise refused("that player is not in the game")
    if not eyes(game.state, seat) >> who & 1 and not allowed:
        raise refused("what concerns another player needs a card of yours that is not read: name it")
    if not game.state.in_reach(seat, who):
        raise refused(f"{game.name_of_seat(who)} is out of range")


def check_object(game: Game, seat: Seat, id: ObjectId, allowed: bool) -> None:
    state = game.state
    if id >= len(state.objs):
        raise refused(f"there is no object {id}")
    o = state.objs[id]
    if o.zone == GONE or o.zone == PHASED_OUT or not is_seen(game, seat, o):
        raise refused(f"{game.name_of_seat(seat)} sees no object {id}")
    if o.card.base.types & COMMAND_ZONE_TYPES or o.card.layout == "emblem":
        raise refused("planes, schemes, vanguards and the like stay where they are")
    if o.token_count > 1:
        raise refused("name one of the tokens, not the whole pile")
    mine = eyes(state, seat)
    held = o.zone == BATTLEFIELD or o.zone == STACK
    own = mine >> o.owner & 1 != 0 or (held and mine >> o.controller & 1 != 0)
    if not own and not allowed:
        raise refused("what concerns others' things needs a card of yours that is not read: name it")
    if not state.reaches(seat, id):
        raise refused(f"{name_for_all(game, id)} is out of range")


def is_seen(game: Game, seat: Seat, o: Obj) -> bool:
    """Can this player name the object: is it in the open, or a hidden card that they know? CR 400.2."""
    state = game.state
    mine = eyes(state, seat)
    if o.zone == HAND:
        return open_hands(state, seat) >> o.owner & 1 != 0 or is_known(o, mine)
    if o.zone == LIBRARY or o.zone == PLANAR_DECK or o.zone == SCHEME_DECK:
        return is_known(o, mine)
    if o.zone == OUTSIDE:
        return o.owner == seat
    return True


def name_for_all(game: Game, ref: Ref) -> str:
    """What everybody at the table may call it."""
    if ref < 0:
        return game.name(ref)
    o = game.state.objs[ref]
    if o.zone in (HAND, LIBRARY, OUTSIDE) and o.known_to != EVERYBODY:
        return "a card"
    return game.name(ref)


def one_player(action: HandAction, seat: Seat) -> i64:
    """The seat that it is about: the player named, or whoever does it."""
    for ref in action.refs:
        if ref < 0:
            return -1 - ref
    return seat


def players_of(action: HandAction, seat: Seat) -> list[i64]:
    """The seats that it is about."""
    out: list[i64] = []
    for ref in action.refs:
        if ref < 0 and -1 - ref not in out:
            out.append(-1 - ref)
    if not out:
        out.append(seat)
    return out


def objects_of(action: HandAction) -> list[i64]:
    """The objects that it is about, each once."""
    out: list[i64] = []
    for ref in action.refs:
        if ref >= 0 and ref not in out:
            out.append(ref)
    return out
