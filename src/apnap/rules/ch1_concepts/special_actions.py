"""Special actions, which use no stack: playing a land, what cards and effects allow. CR 116, 305."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch2_cards.printed import MODAL
from apnap.rules.ch7_additional import face_down
from apnap.rules.ch9_casual import conspiracies, planar_die
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    F_PLAY_LAND,
    GONE,
    HAND,
    LAND,
    MAIN1,
    MAIN2,
    N_LANDS,
    P_PLAY_LAND,
    S_PERMIT,
    S_SPECIAL,
)
from apnap.rules.core.decisions import O_LAND, O_SPECIAL, Option
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Entry, LandPlayed, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


OF_EFFECT: Final = 100_000  # in an option: the special action of the effect with this serial, beyond it


def may_play_land(game: Game, seat: Seat) -> bool:
    """Their turn, a main phase, an empty stack, and a land play left? CR 305.2, 305.3, 116.2a."""
    state = game.state
    turn = state.turn()
    if turn.stack or (turn.step != MAIN1 and turn.step != MAIN2):
        return False
    played = state.players[seat].lands_played
    if played and (not state.standing[S_PERMIT] or played >= 1 + game.total_number(N_LANDS, seat)):
        return False
    return seat in turn.active


def land_option(game: Game, seat: Seat, id: ObjectId, out: list[Option]) -> None:
    """Offer to play this card as a land. CR 305.1, 305.9."""
    o = game.state.objs[id]
    types = o.card.base.types if o.face_down else game.char(id).types  # face down in exile: the card counts (406.3a)
    if not may_play_land(game, seat) or not (types & LAND or o.card.land_behind):
        return
    if (o.zone != HAND or o.owner != seat) and not game.is_permitted(P_PLAY_LAND, seat, id):
        return
    if not game.is_forbidden(F_PLAY_LAND, seat, id):
        if o.card.layout != MODAL:
            out.append(Option(O_LAND, id))
            return
        for face in range(len(o.card.faces)):
            if o.card.faces[face].chars.types & LAND:  # 712.12
                out.append(Option(O_LAND, id, face))


def play_land(game: Game, seat: Seat, id: ObjectId, face: i64 = 0) -> None:
    """Put a land onto the battlefield, with this face up, and count it. CR 116.2a, 305.2a, 712.12."""
    state = game.state
    state.edit_player(seat).lands_played += 1
    move = ZoneChange(id, state.objs[id].zone, BATTLEFIELD, seat)
    if face:
        move.entry = Entry()
        move.entry.face = face
    game.emit(move)
    land = state.objs[id].next_id
    if land >= 0:
        game.emit(LandPlayed(land, seat, move.origin))


def special_options(game: Game, seat: Seat, id: ObjectId, sorcery: bool, out: list[Option]) -> None:
    """Offer each other special action that this card allows where it is. CR 116.2."""
    zone = game.state.objs[id].zone
    actions = game.char(id).abilities.special
    for i in range(len(actions)):
        if actions[i].zones >> zone & 1 and actions[i].may_take(game, seat, id, sorcery):
            out.append(Option(O_SPECIAL, id, i))


def effect_options(game: Game, seat: Seat, out: list[Option]) -> None:
    """Offer the special actions that effects allow: to end one, to ignore one, to pay for more of it. CR 116.2c-d."""
    state = game.state
    for e in state.standing[S_SPECIAL]:
        if e.static.offers_action(game, e, seat):
            id = e.source
            while state.objs[id].next_id >= 0:
                id = state.objs[id].next_id
            out.append(Option(O_SPECIAL, id if state.objs[id].zone != GONE else -1, OF_EFFECT + e.serial))


def take(game: Game, seat: Seat, id: ObjectId, index: i64) -> None:
    """Take a special action; it uses no stack. CR 116.2."""
    if index == planar_die.ROLL_PLANAR_DIE:
        planar_die.take(game, seat)  # 116.2i
        return
    if index >= OF_EFFECT:
        for e in game.state.standing[S_SPECIAL]:
            if e.serial == index - OF_EFFECT:
                e.static.take_action(game, e, seat)
                return
        return
    if game.state.objs[id].face_down:
        if game.state.objs[id].zone == COMMAND:
            conspiracies.turn_up(game, id)  # 116.2j
            return
        face_down.turn_up(game, seat, id, index)  # 116.2b
        return
    game.char(id).abilities.special[index].take(game, seat, id)
