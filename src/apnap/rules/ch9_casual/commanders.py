"""Commanders: which cards are designated, what casting one costs, and the combat damage each has dealt. CR 903.

The designation belongs to the card, not to the object: `Player.commanders` has the numbers of a player's designated
cards, which a card keeps through all zones (903.3). Beside it stand how often each was cast from the command zone, and
on the player who was dealt it, the combat damage of each commander.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.core.constants import COMMAND, GONE, HAND, STACK
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.printed import CastMethod

TAX: Final = 2  # for each time before (903.8)


# designation ---------------------------------------------------------------------------------------------------------
def is_commander(state: State, o: Obj) -> bool:
    """Is this a commander: a designated card, or a permanent that one is part of? CR 903.3, 903.3b-c."""
    return state.table.commander and len(designated(state, o)) > 0


def designated(state: State, o: Obj) -> list[i64]:
    """The numbers of the designated cards that represent an object: two at most, where partners have merged."""
    out: list[i64] = []
    if o.components:
        for c in o.components:
            if c.number >= 0 and c.number in state.players[c.owner].commanders:
                out.append(c.number)
    elif o.number >= 0 and o.number in state.players[o.owner].commanders:
        out.append(o.number)
    return out


def is_yours(state: State, o: Obj, seat: Seat) -> bool:
    """Is it this player's commander, or a permanent that it is part of? CR 903.3, 903.3b-c, 702.124e."""
    if not state.table.commander:
        return False
    mine = state.players[seat].commanders
    if o.components:
        for c in o.components:
            if c.number >= 0 and c.owner == seat and c.number in mine:
                return True
        return False
    return o.owner == seat and o.number >= 0 and o.number in mine


def yours(state: State, seat: Seat) -> list[i64]:
    """The objects that are a player's commanders now, in whatever zone. CR 903.3d-e, 702.124e."""
    out: list[i64] = []
    wanted = state.players[seat].commanders
    if wanted:
        # the newest object of a card is the one that is in the game
        i: i64 = len(state.objs) - 1
        while i >= 0 and len(out) < len(wanted):
            o = state.objs[i]
            if o.zone != GONE and o.id >= 0 and is_yours(state, o, seat):
                out.append(i)
            i -= 1
        out.reverse()
    return out


def owner_of(state: State, number: i64) -> i64:
    """Whose commander a card is; -1 if it is not a commander."""
    for seat in range(state.seats):
        if number in state.players[seat].commanders:
            return seat
    return -1


# casting -------------------------------------------------------------------------------------------------------------
def may_be_cast(state: State, seat: Seat, o: Obj, method: CastMethod) -> bool:
    """May a player cast this commander of theirs from the command zone, as they could from a hand? CR 903.8."""
    return o.zone == COMMAND and method.zones >> HAND & 1 != 0 and is_yours(state, o, seat)


def times_cast(state: State, seat: Seat, number: i64) -> i64:
    """How often a player has cast this commander from the command zone this game. CR 903.8."""
    p = state.players[seat]
    for i in range(len(p.commanders)):
        if p.commanders[i] == number:
            return p.commander_casts[i]
    return 0


def tax(state: State, seat: Seat, id: ObjectId) -> i64:
    """How much more generic mana it costs a player to cast this, for the times they cast it before. CR 903.8."""
    if not state.table.commander:
        return 0
    o = state.objs[id]
    if o.number < 0 or (o.zone != COMMAND and (o.zone != STACK or o.cast_from != COMMAND)):
        return 0
    return TAX * times_cast(state, seat, o.number)


def was_cast(state: State, seat: Seat, spell: ObjectId) -> None:
    """A player has cast this spell: another time, if it was their commander in the command zone. CR 903.8."""
    o = state.objs[spell]
    p = state.edit_player(seat)
    for i in range(len(p.commanders)):
        if p.commanders[i] == o.number:
            casts = p.commander_casts.copy()
            casts[i] += 1
            p.commander_casts = casts


# damage --------------------------------------------------------------------------------------------------------------
def note_damage(state: State, source: ObjectId, seat: Seat, amount: i64) -> None:
    """A player was dealt combat damage: if by a commander, it counts over the course of the game. CR 903.10a."""
    for number in designated(state, state.objs[source]):
        p = state.edit_player(seat)
        dealt = p.commander_damage.copy()
        index: i64 = 0
        n: i64 = len(dealt)
        while index < n and dealt[index] != number:
            index += 2
        if index == n:
            dealt.append(number)
            dealt.append(amount)
        else:
            dealt[index + 1] += amount
        p.commander_damage = dealt


def damage_by(state: State, seat: Seat, number: i64) -> i64:
    """How much combat damage a player has been dealt by one commander. CR 903.10a."""
    dealt = state.players[seat].commander_damage
    for i in range(0, len(dealt), 2):
        if dealt[i] == number:
            return dealt[i + 1]
    return 0


def has_too_much(state: State, seat: Seat) -> bool:
    """Has one commander dealt this player as much combat damage as makes them lose? CR 704.6c, 903.12h."""
    limit = state.table.commander_damage
    if limit:
        dealt = state.players[seat].commander_damage
        for i in range(1, len(dealt), 2):
            if dealt[i] >= limit:
                return True
    return False


def card_name(state: State, number: i64) -> str:
    """The name of the commander with this number, wherever it is: in a subgame, maybe in the main game. CR 729.2c."""
    i: i64 = len(state.objs) - 1
    while i >= 0:
        o = state.objs[i]
        if o.id >= 0:
            if o.number == number:
                return o.card.name
            for c in o.components:
                if c.number == number:
                    return c.card.name
        i -= 1
    frame = state.frame
    return "" if frame is None else card_name(frame.main, number)
