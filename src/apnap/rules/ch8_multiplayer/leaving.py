"""Leaving the game, one player or several at once, in the middle of anything. CR 800.4.

What a leaver owned goes with them, what they only controlled goes back or is exiled, and the turn, the stacks and the
priority go on without them. Their Player stays as last-known information (800.4i). Lists that others may be looping
over are replaced, never changed in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch2_cards.characteristics import NO_ABILITIES
from apnap.rules.ch4_zones.zones import cease, drop_standing, unregister
from apnap.rules.ch7_additional.held_designations import next_holder
from apnap.rules.ch7_additional.initiative import TakesInitiative
from apnap.rules.ch7_additional.monarch import Crowned
from apnap.rules.ch8_multiplayer import markers
from apnap.rules.ch9_casual import conspiracies, planar_leaving
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    EV_LEAVE,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    L_CONTROL,
    LIBRARY,
    OUTSIDE,
    PHASED_OUT,
    PLANAR_DECK,
    S_LAYER,
    SCHEME_DECK,
    STACK,
    STAGE_CHECK,
    STAGE_PRIORITY,
    ZONES_PER_SEAT,
)
from apnap.rules.core.decisions import FROM_ACTION, Decision
from apnap.rules.core.interrupts import Departed
from apnap.rules.core.objects import has_card, without
from apnap.rules.core.players import EMPTY_POOL, NO_MANA
from apnap.rules.core.state import Standing, State, Trigger, Watcher, ZoneList
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Event, Proposal, ZoneChange, detach

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

# the zones that are listed by owner; the ante zone is not among them: what is there stays (800.4n)
OWNED_ZONES: Final[list[i64]] = [
    LIBRARY,
    HAND,
    GRAVEYARD,
    EXILE,
    COMMAND,
    OUTSIDE,
    PLANAR_DECK,
    SCHEME_DECK,
]


class Leaves(Event):
    """A player leaves the game. CR 800.4a."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(EV_LEAVE)
        self.seat: Seat = seat
        self.sizes: list[i64] = NO_IDS  # of their zones, where those are emptied at the same time
        self.permanents: list[i64] = NO_IDS  # what they control then
        self.cards: list[list[i64]] = []  # by zone, the cards they have elsewhere

    def apply(self, game: Game) -> bool:
        state = game.state
        if not state.in_game(self.seat):
            return False
        state.alive &= ~(1 << self.seat)
        p = state.edit_player(self.seat)
        p.in_game = False
        p.left_with = self.sizes if self.sizes else sizes_of(state, self.seat)
        p.left_permanents = self.permanents if self.sizes else state.ids(self.seat, BATTLEFIELD).copy()
        p.left_cards = self.cards if self.sizes else cards_of(state, self.seat)
        p.controlled_by = -1
        p.pool = EMPTY_POOL
        p.pool_total = 0
        p.special_mana = NO_MANA
        if self.sizes:
            leave_turns(state, 1 << self.seat)
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "800.4a"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} leaves the game"


def sizes_of(state: State, seat: Seat) -> list[i64]:
    """How many objects are in each zone of a player, to be remembered when they are gone. CR 800.4i."""
    sizes: list[i64] = []
    for kind in range(ZONES_PER_SEAT):
        sizes.append(len(state.ids(seat, kind)))
    return sizes


def cards_of(state: State, seat: Seat) -> list[list[i64]]:
    """By zone, what is in the zones of a player other than the battlefield, to be remembered. CR 800.4i."""
    cards: list[list[i64]] = []
    for kind in range(ZONES_PER_SEAT):
        cards.append(NO_IDS if kind == BATTLEFIELD else state.ids(seat, kind).copy())
    return cards


class LeavesGame(ZoneChange):
    """A phased-in permanent leaves the battlefield because its owner leaves the game. CR 800.4a, 603.6c."""

    def __init__(self, id: ObjectId, owner: Seat) -> None:
        super().__init__(id, BATTLEFIELD, GONE, owner)

    def apply(self, game: Game) -> bool:
        o = game.state.objs[self.id]
        if o.zone != BATTLEFIELD:
            return False
        game.char(self.id)  # the last known characteristics stay beside the id
        game.prepare_to_leave(o)
        cease(game, self.id)
        return True

    def rule(self) -> str:
        return "800.4a"

    def line(self, game: Game) -> str:
        return ""


def leave(game: Game, seats: list[Seat]) -> None:
    """These players leave the game at the same time; it goes on for the others. CR 702.106e, 800.4a, 800.4p."""
    state = game.state
    leavers: i64 = 0
    events: list[Event] = []
    for seat in seats:
        if state.in_game(seat) and not leavers >> seat & 1:
            leavers |= 1 << seat
            leaves = Leaves(seat)
            leaves.sizes = sizes_of(state, seat)
            leaves.permanents = state.ids(seat, BATTLEFIELD).copy()
            leaves.cards = cards_of(state, seat)
            events.append(leaves)
            if state.has_hidden_agendas:
                conspiracies.reveal_all(game, seat)
    if not leavers:
        return
    if state.monarch >= 0 and leavers >> state.monarch & 1:
        events.append(Crowned(next_holder(state, leavers)))
    if state.initiative >= 0 and leavers >> state.initiative & 1:
        events.append(TakesInitiative(next_holder(state, leavers)))  # 726.4
    before = game.unlimited()  # nobody's spell or ability does this, and no range limits it
    try:
        take_away(game, leavers, events)
    finally:
        game.state.cause = before


def take_away(game: Game, leavers: i64, events: list[Event]) -> None:
    """What those who leave own goes with them, control that they have ends, and the rest is exiled. CR 800.4a."""
    state = game.state
    renew_lists(state)
    if state.table.planes:
        planar_leaving.make_way(game, leavers)
    # first, what they own leaves and control that effects gave them ends
    for seat in range(state.seats):
        for id in state.ids(seat, BATTLEFIELD):
            if leavers >> state.objs[id].owner & 1:
                events.append(LeavesGame(id, state.objs[id].owner))
    forget_triggers(state, leavers)
    end_control(game, leavers)
    empty_zones(game, leavers)
    doubt_effects(state)
    game.emit_final(events, Proposal())  # what comes back by it may ask somebody
    if state.table.markers > 1:
        markers.after_leaving(state, leavers)
    # then, what they control on a stack without a card ceases to exist
    empty_stacks(game, leavers)
    if state.is_unsettled():
        game.settle()  # an emblem or the like is gone, and so is what it did
    # then, what they still control is exiled
    exile_rest(game, leavers)
    if state.table.planes:
        planar_leaving.go_on_without(game)
    state.touch()


def doubt_effects(state: State) -> None:
    """What continuous effects do may differ without somebody; where they are stepwise, those that read anything."""
    if not state.stepwise or state.gives_control or state.off_battlefield_effects or state.pairs:
        state.layers_dirty = True
    elif state.hidden or state.elsewhere_dirty:
        state.layers_dirty = True
    else:
        for e in state.standing[S_LAYER]:
            if e.static.subject_reads and e.ids is None:
                state.layers_dirty = True  # it may apply to others now
                return
            if e.static.reader or e.static.reads:
                state.effect_changed(e)


def leave_finished_game(game: Game, seats: list[Seat]) -> None:
    """Players leave a game that ends by it: the table stays as it was, to be looked at. CR 104.1."""
    events: list[Event] = []
    for seat in seats:
        if game.state.in_game(seat):
            events.append(Leaves(seat))
    if events:
        game.unlimited()
        game.emit_final(events, Proposal())


def ask_while_here(game: Game, decision: Decision) -> list[i64]:
    """The answer of a player about things of their own, or nothing if they leave instead: then those are gone too."""
    decision.origin = FROM_ACTION
    try:
        return game.ask(decision)
    except Departed:
        return NO_IDS


def names_of(game: Game, seats: list[Seat]) -> str:
    """`Ann, Bob and Cy`."""
    names: list[str] = []
    for seat in seats:
        names.append(game.name_of_seat(seat))
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + " and " + names[-1]


def renew_lists(state: State) -> None:
    """Others may be looping over zones and stacks: from here on they hold the old lists."""
    for i in range(len(state.zones)):
        state.zones[i] = ZoneList(state.zones[i].ids.copy(), state.stamp)
    for m in range(len(state.turns)):
        turn = state.edit_marker(m)
        turn.stack = turn.stack.copy()


def forget_triggers(state: State, leavers: i64) -> None:
    """Their abilities that wait for a stack are not put there, and delayed ones never trigger again. CR 800.4d."""
    waiting: list[Trigger] = []
    for t in state.pending:
        if not leavers >> t.controller & 1:
            waiting.append(t)
    if len(waiting) != len(state.pending):
        state.pending = waiting
    for kind in range(len(state.watchers)):
        watchers = state.watchers[kind]
        if watchers:
            keep: list[Watcher] = []
            for w in watchers:
                if not (w.delayed and leavers >> w.controller & 1):
                    keep.append(w)
            if len(keep) != len(watchers):
                state.watchers[kind] = keep


def end_control(game: Game, leavers: i64) -> None:
    """Effects that give a leaver control of objects or players end. CR 800.4a.

    Those of static abilities stay with their sources: they give nobody control who is not in the game.
    """
    state = game.state
    gone: list[Standing] = []
    for e in state.standing[S_LAYER]:
        ids = e.ids
        if e.duration != 0 and ids is not None and L_CONTROL in e.static.layers():
            theirs = len(ids) > 0
            for id in ids:
                given = e.static.gives_control(game, e, id)
                if given < 0 or not leavers >> given & 1:
                    theirs = False
            if theirs:
                gone.append(e)
    drop_standing(state, gone)
    for seat in range(state.seats):
        master = state.players[seat].controlled_by
        if master >= 0 and leavers >> master & 1:
            state.edit_player(seat).controlled_by = -1
        master = state.players[seat].next_controlled_by
        if master >= 0 and leavers >> master & 1:
            state.edit_player(seat).next_controlled_by = -1


def empty_zones(game: Game, leavers: i64) -> None:
    """What leavers own in the other zones leaves the game; nothing triggers on that. CR 800.4a, 702.26k."""
    state = game.state
    for seat in range(state.seats):
        if leavers >> seat & 1:
            for kind in OWNED_ZONES:
                if kind == PLANAR_DECK and state.table.communal_planes:
                    continue  # it belongs to whoever is the planar controller (901.15b)
                stays: list[i64] = []
                for id in state.ids(seat, kind):
                    if id in state.planes:
                        stays.append(id)  # as a player planeswalks away from it (901.10)
                        continue
                    if kind == EXILE and state.objs[id].face_down and game.logging:
                        # what was foretold is shown to all (702.143f)
                        game.say("702.143f", f"{game.name_of_seat(seat)} reveals {state.objs[id].card.name}")
                    if state.objs[id].registered is not NO_ABILITIES:
                        unregister(game, id)
                    state.edit(id).zone = GONE
                state.zones[seat * ZONES_PER_SEAT + kind] = ZoneList(stays, state.stamp)
        for id in state.ids(seat, PHASED_OUT).copy():
            o = state.objs[id]
            if leavers >> o.owner & 1:
                cease(game, id)
            elif leavers >> seat & 1 and (leavers >> o.base_controller & 1 or not state.in_game(o.base_controller)):
                # nobody in the game is left to control it when it phases in (702.26n)
                detach(game, id)
                ZoneChange(id, PHASED_OUT, EXILE, o.owner).apply(game)


def leave_turns(state: State, leavers: i64) -> None:
    """Turns go on without them, and so does priority. CR 800.4a, 800.4j.

    Creatures that attack a leaver stay attacking creatures; their damage is not assigned (800.4e).
    """
    for m in range(len(state.turns)):
        turn = state.edit_marker(m)
        for seat in turn.active:
            if leavers >> seat & 1:
                turn.active = without(turn.active, seat)
        turn.passed &= ~leavers
        if not state.unit_alive(turn.priority):
            turn.priority = state.next_unit(turn.priority)
            for seat in state.table.units[turn.priority]:
                turn.passed &= ~(1 << seat)  # whoever receives priority may act
            if turn.stage == STAGE_PRIORITY:
                turn.stage = STAGE_CHECK


def empty_stacks(game: Game, leavers: i64) -> None:
    """Spells that leavers own leave the game; copies and abilities they control cease to exist. CR 800.4a."""
    state = game.state
    for m in range(len(state.turns)):
        for id in state.turns[m].stack.copy():
            o = state.objs[id]
            if leavers >> o.owner & 1 or (leavers >> o.controller & 1 and not has_card(o)):
                cease(game, id)


def exile_rest(game: Game, leavers: i64) -> None:
    """Exile what leavers still control, all at once. CR 800.4a."""
    state = game.state
    events: list[Event] = []
    for seat in range(state.seats):
        if leavers >> seat & 1:
            for id in state.ids(seat, BATTLEFIELD):
                events.append(ZoneChange(id, BATTLEFIELD, EXILE, state.objs[id].owner))
    for m in range(len(state.turns)):
        for id in state.turns[m].stack:
            o = state.objs[id]
            if leavers >> o.controller & 1:
                events.append(ZoneChange(id, STACK, EXILE, o.owner))
    if events:
        game.emit_all(events)
