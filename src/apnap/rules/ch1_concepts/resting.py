"""Players who can do nothing outside their main phases but pass, found again only after something of theirs changed.

What others do changes that seldom. It holds for as long as their hand, their permanents, and what lies in other zones
of theirs stay what they are, and where mana is what they lack, for as long as they could not make more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Activated
from apnap.rules.ch1_concepts.mana.profile import is_beyond, is_counted
from apnap.rules.ch2_cards.characteristics import Chars, ManaCost
from apnap.rules.ch4_zones.able_permanents import able
from apnap.rules.ch7_additional import prepared
from apnap.rules.ch9_casual import commanders
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    FLASH,
    GRAVEYARD,
    HAND,
    INSTANT,
    K_ABLE,
    LAND,
    S_COST,
    S_PERMIT,
    S_SPECIAL,
)
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

# what is found of things that a player has: a mask
ACTS: Final = 0  # one of them may be used
LACKS_MANA: Final = 1  # all wait for a main phase of theirs, or for more mana
ALL_WAIT: Final = 3  # all wait for a main phase of theirs


def rests(game: Game, seat: Seat) -> bool:
    """Is it known that this player can only pass now, where they could cast no sorcery? CR 117.1a-b, 117.3d."""
    state = game.state
    if (
        state.standing[S_PERMIT]
        or state.standing[S_SPECIAL]
        or state.off_battlefield_effects
        or state.has_public_abilities
        or state.has_face_down
        or state.has_hidden_agendas
    ):
        return False
    for id in state.planes:
        if game.char(id).abilities.stacking_zones >> COMMAND & 1:
            return False
    if (state.seen_hands & state.known >> K_ABLE) >> seat & 1:
        if state.busy >> seat & 1:
            return False
        if state.resting >> seat & 1 and (
            not state.poor >> seat & 1 or (not state.standing[S_COST] and is_counted(state, state.players[seat]))
        ):
            return True
    return look(game, seat)


def look(game: Game, seat: Seat) -> bool:
    """Look at all that this player could use, and keep what is found: does everything wait?"""
    state = game.state
    state.resting &= ~(1 << seat)
    found = hand_waits(game, seat)
    if found:
        found &= permanents_wait(game, seat)
    if found:
        found &= others_wait(game, seat)
    if not found:
        state.busy |= 1 << seat
        return False
    state.busy &= ~(1 << seat)
    state.resting |= 1 << seat
    if found == LACKS_MANA:
        state.poor |= 1 << seat
    else:
        state.poor &= ~(1 << seat)
    return True


def is_slow(game: Game, seat: Seat) -> bool:
    """Does everything in this hand wait for a main phase, as far as it says itself? CR 117.1a, 305.1, 307.1."""
    state = game.state
    if state.off_battlefield_effects:
        return False
    if not state.seen_hands >> seat & 1:
        slow = True
        for id in state.ids(seat, HAND):
            if not is_slow_card(game, id):
                slow = False
        state.seen_hands |= 1 << seat
        state.look_again(seat)
        if slow:
            state.slow_hands |= 1 << seat
        else:
            state.slow_hands &= ~(1 << seat)
    return state.slow_hands >> seat & 1 != 0


def is_slow_card(game: Game, id: ObjectId) -> bool:
    """Can this card of a hand be used in a main phase only? CR 117.1a, 305.1, 307.1."""
    card = game.char(id)
    if (card.abilities.stacking_zones | card.abilities.special_zones) >> HAND & 1:
        return False
    return card.types & LAND != 0 or (not is_quick(card) and game.state.objs[id].card.is_plain())


def is_quick(card: Chars) -> bool:
    """May it be cast at any time, by what it says itself? CR 304.1, 702.8a."""
    return card.types & INSTANT != 0 or card.keywords & FLASH != 0 or card.abilities.flashes


def hand_waits(game: Game, seat: Seat) -> i64:
    """For what the cards in this hand wait."""
    if is_slow(game, seat):
        return ALL_WAIT
    for id in game.state.ids(seat, HAND):
        if not is_slow_card(game, id):
            card = game.char(id)
            if (card.abilities.stacking_zones | card.abilities.special_zones) >> HAND & 1:
                return ACTS
            cost = card.cost
            if not game.state.objs[id].card.is_plain() or cost is None or not is_too_much(game, seat, cost):
                return ACTS
    return LACKS_MANA


def permanents_wait(game: Game, seat: Seat) -> i64:
    """For what the abilities of this player's permanents wait. CR 602.5, 606.3."""
    found = ALL_WAIT
    for id in able(game, seat):
        for ability in game.char(id).abilities.activated:
            if ability.makes or ability.sorcery or ability.loyalty or not ability.zones >> BATTLEFIELD & 1:
                continue
            if not has_dear_part(game, seat, ability):
                return ACTS
            found = LACKS_MANA
    return found


def has_dear_part(game: Game, seat: Seat, ability: Activated) -> bool:
    """Does an ability cost more mana than there could be? CR 118.3."""
    if ability.varies:
        return False
    for part in ability.costs:
        cost = part.mana()
        if cost is not None and is_too_much(game, seat, cost):
            return True
    return False


def is_too_much(game: Game, seat: Seat, cost: ManaCost) -> bool:
    """Is it certain that this player cannot pay so much mana, unless their sources change?"""
    return not game.state.standing[S_COST] and is_beyond(game, seat, cost)


def zone_waits(game: Game, seat: Seat, zone: i64) -> bool:
    """Is there nothing in a zone of this player that is used from there?"""
    state = game.state
    for id in state.ids(seat, zone):
        c = state.chars[id]
        if c is None:
            c = game.char(id)
        if c.abilities.stacking_zones >> zone & 1 or state.objs[id].card.cast_zones >> zone & 1:
            return False
    return True


def others_wait(game: Game, seat: Seat) -> i64:
    """For what cards wait that lie where cards are used as an exception, or a commander. CR 113.6, 903.8."""
    state = game.state
    if state.has_cards_usable_elsewhere:
        if state.usable_graveyards >> seat & 1 and not zone_waits(game, seat, GRAVEYARD):
            return ACTS
        if not zone_waits(game, seat, EXILE) or not zone_waits(game, seat, COMMAND):
            return ACTS
        if prepared.of_others(state, seat):
            return ACTS
    if state.table.commander:
        for id in state.ids(seat, COMMAND):
            o = state.objs[id]
            if commanders.is_yours(state, o, seat) and (is_quick(game.char(id)) or not o.card.is_plain()):
                return ACTS
    return ALL_WAIT
