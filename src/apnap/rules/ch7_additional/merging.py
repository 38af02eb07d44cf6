"""Merging a spell with a permanent: mutate. CR 730.2, 702.140."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch4_zones.zones import take_out
from apnap.rules.ch7_additional.components import component_of, components_of, take_after
from apnap.rules.core.constants import BATTLEFIELD, GONE, STACK
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.types import ObjectId
from apnap.rules.events import Happened

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

MUTATES: Final = "mutates"
ON_TOP: Final = 0
UNDERNEATH: Final = 1


def mutate(game: Game, spell: ObjectId, host: ObjectId) -> None:
    """A mutating creature spell with a legal target merges with it, above or below. CR 702.140c."""
    o = game.state.objs[spell]
    decision = ChooseDecision(
        o.controller, "702.140c", [ON_TOP, UNDERNEATH], origin=spell, labels=["on top", "underneath"]
    )
    answer = game.ask(decision)
    state = game.state
    if not answer or state.objs[spell].zone != STACK or state.objs[host].zone != BATTLEFIELD:
        return  # somebody left meanwhile (800.4a)
    merge(game, spell, host, answer[0] == ON_TOP)


def merge(game: Game, spell: ObjectId, host: ObjectId, on_top: bool) -> None:
    """A spell becomes part of a permanent, which stays the object it was. CR 730.2, 730.2b-d, 702.140c."""
    state = game.state
    o = state.objs[spell]
    added = component_of(o)
    if o.number < 0:
        added.token = True  # a copy (730.2d)
    below = components_of(state.objs[host])
    o = state.edit(spell)
    take_out(game, o)
    o.zone = GONE
    o.next_id = host  # what refers to the spell refers to the permanent (702.140f)
    o.cast_as = None
    h = state.edit(host)
    h.timestamp = state.tick()
    added.merged_at = h.timestamp
    h.components = [added] + below if on_top else below + [added]
    h.chosen = joined(h.chosen, o.chosen)
    take_after(game, h)
    if game.logging:
        game.say("730.2", f"{added.card.name} merges with {game.name(host)}")
    game.settle()  # its new abilities see that it mutates (702.140d)
    game.emit(Happened(MUTATES, h.controller, host))


def joined(one: dict[str, i64] | None, other: dict[str, i64] | None) -> dict[str, i64] | None:
    """What was chosen for either."""
    if one is None or other is None:
        return other if one is None else one
    out = other.copy()
    for key in one:
        out[key] = one[key]
    return out
