"""Phasing: permanents that are treated as though they did not exist for a while. CR 702.26, 502.1.

A phased-out permanent stays itself, with its counters, its attachments and its history. It is in the list
PHASED_OUT of whoever controlled it, and that is the zone it answers with, so that nothing that looks for a permanent
finds it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch2_cards.characteristics import NO_ABILITIES
from apnap.rules.ch4_zones.zones import cease_prepared, unregister
from apnap.rules.ch5_turns.combat.removal import remove_from_combat
from apnap.rules.ch7_additional import prepared
from apnap.rules.ch7_additional.cast_as import drop_cast_as
from apnap.rules.core.constants import AMONG_PHASING, BATTLEFIELD, EV_PHASING, GONE, NONE, PHASED_OUT, PHASING
from apnap.rules.core.designations import PREPARED, is_noted
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events.base import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

# how a permanent phased out (Obj.phasing)
DIRECTLY: Final = 1
INDIRECTLY: Final = 2  # along with what it is attached to (702.26g)
OVERDUE: Final = 3  # under a player who has left and whose turn would have begun since (702.26n)


class Phases(Event):
    """A permanent phases out, or in. CR 702.26b-d."""

    def __init__(self, id: ObjectId, out: bool, how: i64 = DIRECTLY) -> None:
        super().__init__(EV_PHASING)
        self.id: ObjectId = id
        self.out: bool = out
        self.how: i64 = how

    def parts(self, game: Game) -> list[Event] | None:
        """What is attached to it goes, and comes back, with it. CR 702.26g."""
        state = game.state
        o = state.objs[self.id]
        if o.zone != (BATTLEFIELD if self.out else PHASED_OUT) or not o.attachments:
            return None
        along: list[Event] = []
        for id in o.attachments:
            a = state.objs[id]
            if self.out:
                if a.zone == BATTLEFIELD:
                    along.append(Phases(id, True, INDIRECTLY))
            elif a.zone == PHASED_OUT and a.phasing == INDIRECTLY:
                along.append(Phases(id, False, INDIRECTLY))
        return along

    def apply(self, game: Game) -> bool:
        o = game.state.objs[self.id]
        if self.out:
            if o.zone != BATTLEFIELD:
                return False
            go_out(game, self.id, self.how)
        else:
            if o.zone != PHASED_OUT:
                return False
            come_in(game, self.id)
        return True

    def affected(self, game: Game) -> i64:
        return game.state.objs[self.id].controller

    def in_range(self, game: Game, seat: Seat) -> bool:
        """What is attached goes along, whoever controls it. CR 702.26g."""
        return self.how == INDIRECTLY or game.state.reaches(seat, self.id)

    def rule(self) -> str:
        return "702.26"

    def line(self, game: Game) -> str:
        return f"{game.name(self.id)} phases {'out' if self.out else 'in'}"


def go_out(game: Game, id: ObjectId, how: i64) -> None:
    """It is treated as though it did not exist: out of combat, its abilities silent. CR 702.26b."""
    state = game.state
    game.char(id)  # what it was stays beside its id
    if state.fighting():
        remove_from_combat(state, id)
    if state.objs[id].registered is not NO_ABILITIES:
        unregister(game, id)
    o = state.edit(id)
    state.edit_zone(o.controller, BATTLEFIELD).remove(id)
    state.edit_zone(o.controller, PHASED_OUT).append(id)
    o.zone = PHASED_OUT
    if is_noted(o, PREPARED):
        cease_prepared(game, id)
    o.phased_out = True
    o.phasing = how
    changed(state, o.controller)


def come_in(game: Game, id: ObjectId) -> None:
    """It exists again, as it was; what its attachment was to may be gone. CR 702.26c, 702.26i."""
    state = game.state
    o = state.edit(id)
    state.edit_zone(o.controller, PHASED_OUT).remove(id)
    if not state.in_game(o.controller):
        o.controller = o.base_controller  # what gave the leaver control has ended (800.4a)
        o.controlled_since = state.ticks
    state.edit_zone(o.controller, BATTLEFIELD).append(id)
    o.zone = BATTLEFIELD
    o.phased_out = False
    o.phasing = 0
    host = o.attached_to
    if host >= 0:
        if state.objs[host].zone == GONE:
            o.attached_to = NONE
    elif host != NONE and not state.in_game(-1 - host):
        o.attached_to = NONE
    if o.attached_to == NONE and o.cast_as is not None:
        drop_cast_as(game, id)  # 702.103g
    state.chars[id] = None
    changed(state, o.controller)
    if is_noted(o, PREPARED):
        prepared.make_copy(game, id)  # 722.3c


def changed(state: State, seat: Seat) -> None:
    """The board is another one: everything is derived again, and abilities follow."""
    state.layers_dirty = True
    state.edit_player(seat).mana_dirty = True


def phase_out(game: Game, ids: list[ObjectId], cause: i64) -> None:
    """These permanents phase out at the same time; one that would go with its host just does that. CR 702.26h."""
    state = game.state
    events: list[Event] = []
    for id in ids:
        if state.objs[id].zone == BATTLEFIELD and not goes_along(state, id, ids):
            event = Phases(id, True)
            event.cause = cause
            events.append(event)
    if events:
        game.emit_all(events)


def goes_along(state: State, id: ObjectId, ids: list[ObjectId]) -> bool:
    """Does what it is attached to, or what that is attached to, phase out as well?"""
    host = state.objs[id].attached_to
    for _ in range(len(ids)):
        if host < 0:
            return False
        if host in ids:
            return True
        host = state.objs[host].attached_to
    return False


def phase(game: Game) -> None:
    """The first action of an untap step: what has phasing goes, what had gone comes back, all at once. CR 502.1."""
    state = game.state
    out: list[i64] = []
    events: list[Event] = []
    everybody: i64 = (1 << state.seats) - 1
    still = state.lacks(AMONG_PHASING)
    for seat in range(state.seats):
        active = seat in state.turn().active
        if active:
            for id in NO_IDS if still else state.ids(seat, BATTLEFIELD):
                if game.char(id).keywords & PHASING:
                    out.append(id)
        elif state.alive == everybody:
            continue
        for id in state.ids(seat, PHASED_OUT):
            how = state.objs[id].phasing
            if how == OVERDUE or (active and how != INDIRECTLY):
                events.append(Phases(id, False))
    for id in out:
        if not goes_along(state, id, out):
            events.append(Phases(id, True))
    if events:
        game.emit_all(events)


def fall_due(state: State, seat: Seat) -> None:
    """The turn of a player who has left would begin: what phased out under them phases in next. CR 702.26n."""
    for id in state.ids(seat, PHASED_OUT):
        if state.objs[id].phasing == DIRECTLY:
            state.edit(id).phasing = OVERDUE
