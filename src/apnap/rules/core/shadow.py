"""Shadow mode, for tests: after every event, recompute what is cached and compare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.mana import gathering, profile
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch4_zones import able_permanents
from apnap.rules.ch6_spells.layers.layers import derive
from apnap.rules.core.constants import BATTLEFIELD, EV_KINDS, S_SLOTS, STACK, ZONES_PER_SEAT
from apnap.rules.core.types import ObjectId

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class StaleCache(Exception):
    """A cache says something else than a fresh computation."""


def check(game: Game) -> None:
    """Compare every cache of the state with a fresh computation. Not while a batch is half applied."""
    if game.state.is_unsettled():
        return
    check_characteristics(game)
    check_registered(game)
    if gathering.is_stale(game):
        raise StaleCache("what a source of mana was found to make")
    for seat in range(game.state.seats):
        if game.state.in_game(seat) and profile.is_stale(game, seat):
            raise StaleCache(f"the mana profile of seat {seat}")
        if able_permanents.is_stale(game, seat):
            raise StaleCache(f"the permanents of seat {seat} with abilities to activate")


def check_characteristics(game: Game) -> None:
    """Cached characteristics against those derived again, one by one and as a whole board. CR 613."""
    state = game.state
    kept: list[Chars | None] = state.chars.copy()
    ids: list[ObjectId] = []
    for seat in range(state.seats):
        for id in state.ids(seat, BATTLEFIELD):
            ids.append(id)
    stale = compare(game, ids, kept)
    state.chars = kept.copy()
    if not stale and state.stepwise and state.dynamic:
        local = state.local
        state.local = False
        state.stepwise = False
        stale = compare(game, ids, kept)
        state.local = local
        state.stepwise = True
    state.chars = kept
    if stale:
        raise StaleCache("characteristics: " + "; ".join(stale))


def compare(game: Game, ids: list[ObjectId], kept: list[Chars | None]) -> list[str]:
    """The cached values that differ from derived ones."""
    for id in ids:
        game.state.chars[id] = None
    stale: list[str] = []
    for id in ids:
        fresh = derive(game, id)
        old = kept[id]
        if old is not None and not old.same_as(fresh):
            stale.append(f"{fresh.name} (object {id}) {old.power}/{old.toughness}, not {fresh.power}/{fresh.toughness}")
    return stale


def check_registered(game: Game) -> None:
    """Watchers and standing effects of every object against the abilities it has where it is. CR 113.6."""
    state = game.state
    watching: list[i64] = [0] * len(state.objs)
    standing: list[i64] = [0] * len(state.objs)
    for kind in range(EV_KINDS):
        for w in state.watchers[kind]:
            if not w.delayed:
                watching[w.source] += 1
                if w.controller != state.objs[w.source].controller:
                    raise StaleCache(f"a watcher of object {w.source} has the wrong controller")
    for slot in range(S_SLOTS):
        for e in state.standing[slot]:
            if e.duration == 0 and e.source >= 0:
                standing[e.source] += 1
    for o in state.objs:
        if o.id < 0:
            continue  # an id of the game around this one (729.1b)
        watchers: i64 = 0
        effects: i64 = 0
        zone = o.zone
        if zone < ZONES_PER_SEAT or zone == STACK:
            if o.ability is None and not o.phased_out:
                abilities = game.char(o.id).abilities
                for t in abilities.triggered:
                    if t.zones >> zone & 1:
                        watchers += len(t.pattern.kinds)
                for s in abilities.statics:
                    if s.zones >> zone & 1:
                        effects += len(s.standing_slots)
        if watchers != watching[o.id]:
            raise StaleCache(f"object {o.id} ({o.card.name}): {watching[o.id]} watchers, not {watchers}")
        if effects != standing[o.id]:
            raise StaleCache(f"object {o.id} ({o.card.name}): {standing[o.id]} standing effects, not {effects}")
