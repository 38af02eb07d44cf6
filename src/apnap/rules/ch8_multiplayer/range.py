"""Limited range of influence: who is within reach of whom, and what that keeps from happening. CR 801.

`State.reach` is None in a game without the option, and everything here asks that first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch8_multiplayer.table import UNLIMITED
from apnap.rules.core.constants import NONE, S_LAYER
from apnap.rules.core.state import Standing, State
from apnap.rules.core.types import ObjectId, Ref, Seat, Step

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.definitions import Context, Pattern
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher
    from apnap.rules.events import Event


# who is within reach -------------------------------------------------------------------------------------------------
def reach_masks(state: State) -> list[i64] | None:
    """By seat, the mask of the players within range; None in a game without the option. CR 801.2, 801.2b.

    Distance is measured in seats of players who are in the game. Taken as each turn begins (801.2c).
    """
    ranges = state.table.range
    if ranges is None:
        return None
    out: list[i64] = []
    for seat in range(state.seats):
        distance = ranges[seat]
        if distance == UNLIMITED:
            out.append((1 << state.seats) - 1)
        else:
            out.append(neighbours(state, seat, distance))
    return out


def neighbours(state: State, seat: Seat, distance: i64) -> i64:
    """The mask of a player and of those within that many seats to either side. CR 801.2a-b."""
    return 1 << seat | one_side(state, seat, distance, 1) | one_side(state, seat, distance, state.seats - 1)


def one_side(state: State, seat: Seat, distance: i64, step: Step) -> i64:
    """The mask of the next players in the game to one side."""
    mask: i64 = 0
    s = seat
    for _i in range(state.seats - 1):
        if distance <= 0:
            break
        s = (s + step) % state.seats
        if state.in_game(s):
            mask |= 1 << s
            distance -= 1
    return mask


def begin_ranges(game: Game) -> None:
    """A turn begins: ranges are measured again, and what they decide is looked at again. CR 801.2c.

    Who left the game stays within the ranges that they were in: what is remembered of them can be found (800.4i).
    """
    state = game.state
    before = state.reach
    state.reach = reach_masks(state)
    if before is not None and state.reach is not None:
        for seat in range(state.seats):
            state.reach[seat] |= before[seat] & ~state.alive
    if before != state.reach and state.standing[S_LAYER]:
        state.layers_dirty = True
        game.settle()


def within(state: State, seat: Seat, refs: list[Ref]) -> list[i64]:
    """Those of these objects and players that a player can reach. CR 801.10."""
    if state.reach is None:
        return refs
    out: list[i64] = []
    for ref in refs:
        if state.reaches(seat, ref):
            out.append(ref)
    return out


def in_sight(game: Game, ctx: Context, ref: Ref) -> bool:
    """Can a spell or ability see this object or player? Within its controller's range. CR 801.10-11, 801.18."""
    return game.state.reaches(ctx.controller, ref) or is_exempt(game, ctx.source)


def is_exempt(game: Game, source: ObjectId) -> bool:
    """Do abilities of this object know no range? CR 801.18.

    It is the card that is exempt: what effects make of it depends on range, and is not asked for here.
    """
    types = game.state.table.exempt_types
    return types != 0 and source >= 0 and game.state.objs[source].card.base.types & types != 0


# effects that stand --------------------------------------------------------------------------------------------------
def standing_on(game: Game, slot: i64, ref: Ref) -> list[Standing]:
    """The effects of a kind whose controllers can reach this object or player. CR 801.10."""
    state = game.state
    effects = state.standing[slot]
    if state.reach is None or not effects or ref == NONE:
        return effects
    out: list[Standing] = []
    for e in effects:
        if covers(game, e, ref):
            out.append(e)
    return out


def covers(game: Game, e: Standing, ref: Ref) -> bool:
    """Is this object or player within the range of an effect's controller? CR 801.10, 801.18."""
    return game.state.reaches(e.controller, ref) or is_exempt(game, e.source)


# events --------------------------------------------------------------------------------------------------------------
def is_reached(game: Game, event: Event) -> bool:
    """Is an event within the range of whoever's spell or ability causes it? CR 801.10."""
    seat = game.state.cause.seat
    return seat < 0 or event.in_range(game, seat)


def reached(game: Game, events: list[Event]) -> list[Event]:
    """Those of the events of a spell or ability that are within its controller's range. CR 801.10, 801.13a."""
    seat = game.state.cause.seat
    if seat < 0:
        return events
    out: list[Event] = []
    for e in events:
        if e.in_range(game, seat):
            out.append(e)
    return out


def hears(game: Game, w: Watcher, event: Event) -> bool:
    """Does a trigger event happen entirely within the range of the ability's controller? CR 801.7, 801.7a.

    An object that has left is judged by its last controller, one that has come by its new one.
    """
    return is_in_range(game, w, w.ability.pattern, event) or is_exempt(game, w.source)


def is_in_range(game: Game, w: Watcher, pattern: Pattern, event: Event) -> bool:
    """Is everything that the words speak of within the range of who watches?"""
    return all_within(game, w.controller, w, pattern, event)


def is_seen(game: Game, ctx: Context, w: Watcher, pattern: Pattern, event: Event) -> bool:
    """Does a spell or ability that looks back find this event, within its controller's range? CR 801.11, 801.18.

    Who watches may be another player than the controller: the one of whom it is asked what they did.
    """
    return all_within(game, ctx.controller, w, pattern, event) or is_exempt(game, ctx.source)


def all_within(game: Game, seat: Seat, w: Watcher, pattern: Pattern, event: Event) -> bool:
    """Is everything that the words speak of within the range of this player?"""
    state = game.state
    if state.reach is not None:
        for ref in pattern.roles(game, w, event):
            if ref != NONE and not state.reaches(seat, ref):
                return False
    return True


# choices -------------------------------------------------------------------------------------------------------------
def choosers(game: Game, seat: Seat, opponents: bool) -> list[i64]:
    """The players, or opponents, who can make a choice for an effect of this player, as references. CR 801.5c.

    Where nobody within range can, it is the closest one to the player's left.
    """
    state = game.state
    out: list[i64] = []
    closest: i64 = NONE
    s = seat
    for _i in range(state.seats):
        if state.in_game(s) and (state.opponents(seat, s) if opponents else s != seat):
            if closest == NONE:
                closest = -1 - s
            if state.in_reach(seat, s):
                out.append(-1 - s)
        s = (s + 1) % state.seats
    if not out and closest != NONE:
        out.append(closest)
    out.sort(reverse=True)
    return out
