"""A permanent as it would exist on the battlefield, before it enters. CR 614.12."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Filter
from apnap.rules.ch2_cards.characteristics import AbilitySet
from apnap.rules.ch4_zones.zones import new_object
from apnap.rules.ch6_spells.entering import add_counters, entering_chars
from apnap.rules.ch6_spells.layers.layers import derive_entering
from apnap.rules.core.constants import BATTLEFIELD, ENTERING, GONE, S_LAYER
from apnap.rules.core.state import Standing, State
from apnap.rules.core.types import ObjectId
from apnap.rules.events.zone_changes import ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def preview(game: Game, event: ZoneChange) -> i64:
    """The id of the permanent as it would be; it exists until `forget`, and is in nobody's list.

    What would apply to it there is taken into account: its own static abilities, and effects that exist already.
    """
    state = game.state
    old = state.objs[event.id]
    chars = entering_chars(game, event)
    ghost = new_object(state, old.card, old.owner, event.seat, BATTLEFIELD, None)
    ghost.token = old.token
    ghost.copied = chars
    ghost.timestamp = state.clock + 1
    entry = event.entry
    if entry is not None:
        ghost.tapped = entry.tapped
        ghost.chosen = entry.chosen
        for kind, amount in entry.counters:
            add_counters(ghost, kind, amount)
    effects = state.standing[S_LAYER]
    state.standing[S_LAYER] = carried(effects, event.id, ghost.id)
    state.chars[ghost.id] = derive_entering(game, ghost)
    state.standing[S_LAYER] = effects
    return ghost.id


def carried(effects: list[Standing], spell: ObjectId, ghost: ObjectId) -> list[Standing]:
    """These effects, with those on a permanent spell also on the permanent that it would be. CR 400.7a."""
    some = False
    out: list[Standing] = []
    for e in effects:
        ids = e.ids
        if ids is not None and spell in ids:
            some = True
            e = e.copy()
            e.ids = [*ids, ghost]
        out.append(e)
    return out if some else effects


def forget(game: Game, id: ObjectId) -> None:
    """Done with the preview."""
    state = game.state
    if id == len(state.objs) - 1:
        state.objs.pop()
        state.chars.pop()
    else:
        state.edit(id).zone = GONE  # something has come to be meanwhile


def would_fit(game: Game, event: ZoneChange, ctx: Context, filter: Filter) -> bool:
    """Would the permanent have this quality?"""
    ghost = preview(game, event)
    fits = filter.test(game, ctx, ghost)
    forget(game, ghost)
    return fits


def are_granted(state: State) -> bool:
    """Is there an effect that gives abilities which say how something enters?"""
    for e in state.standing[S_LAYER]:
        if e.static.gives:
            return True
    return False


def own_abilities(game: Game, event: ZoneChange) -> AbilitySet:
    """The abilities that say how it enters, as far as it would have them on the battlefield. CR 614.12."""
    abilities = entering_chars(game, event).abilities
    if (abilities.zones >> ENTERING & 1 and game.state.layered()) or are_granted(game.state):
        ghost = preview(game, event)
        abilities = game.char(ghost).abilities
        forget(game, ghost)
    return abilities
