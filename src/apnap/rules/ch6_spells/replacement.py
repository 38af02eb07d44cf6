"""Replacement and prevention effects: what happens instead, and who chooses the order. CR 614-616."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts import counters as counter_rules
from apnap.rules.ch1_concepts.definitions import Node
from apnap.rules.ch6_spells.entering import entering_chars, entry_of, own_counters
from apnap.rules.ch6_spells.preview import are_granted, forget, own_abilities, preview
from apnap.rules.ch8_multiplayer.range import is_exempt
from apnap.rules.ch9_casual import command_zone
from apnap.rules.core.constants import BATTLEFIELD, ENTERING, F_MINUS, MINUS, OWN_REPLACED_KINDS, S_REPLACE
from apnap.rules.core.decisions import FOR_REPLACEMENT, ChooseDecision
from apnap.rules.core.interrupts import Departed
from apnap.rules.core.objects import added
from apnap.rules.core.state import Standing
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Counters, Damage, Event, Proposal, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

# events that their own object may bring a replacement effect for


def replaced(game: Game, event: Event, proposal: Proposal) -> Event | None:
    """What happens in the end: each effect applies at most once, in the order of 616.1."""
    now: Event | None = event
    while now is not None:
        if isinstance(now, Damage):
            now.proposal = proposal
        applicable = applicable_to(game, now)
        if not applicable:
            return now
        effect = applicable[0]
        if effect.static.rank() > 0 and not now.can_happen(game):
            return now  # what can't happen can't be replaced, except by itself (614.17c)
        if len(applicable) > 1:
            chosen = choose(game, now, applicable)
            if chosen is None:
                continue
            effect = chosen
        done = now.done
        nxt = effect.static.replace(game, effect, now)
        if nxt is not None:
            nxt.done = added(done, effect.serial)
        now = nxt
    return None


def in_turn(game: Game, events: list[Event]) -> list[Event]:
    """Simultaneous events in the order of the players they concern, where that matters. CR 616.1, 613.7m, 101.4."""
    state = game.state
    matters = False
    for e in events:
        if state.standing[S_REPLACE + e.kind] or (isinstance(e, ZoneChange) and e.to == BATTLEFIELD):
            matters = True
            break
    if not matters:
        return events
    seats: list[Seat] = []
    for e in events:
        seats.append(e.affected(game))
    out: list[Event] = []
    for seat in state.apnap():
        for i in range(len(events)):
            if seats[i] == seat:
                out.append(events[i])
    for i in range(len(events)):
        if seats[i] < 0 or not state.in_game(seats[i]):
            out.append(events[i])
    return out


def applicable_to(game: Game, event: Event) -> list[Standing]:
    """The effects of the lowest rank that would change this event and have not been applied to it. CR 614.5, 616.1."""
    out: list[Standing] = []
    rank: i64 = 100
    limited = game.state.reach is not None
    for e in game.state.standing[S_REPLACE + event.kind]:
        if e.serial not in event.done and e.static.replaces(game, e, event):
            if limited and not e.static.reaches_event(game, e, event) and not is_exempt(game, e.source):
                continue
            r = e.static.rank()
            if r < rank:
                rank = r
                out = []
            if r == rank:
                out.append(e)
    if isinstance(event, ZoneChange) and event.to == BATTLEFIELD:
        for e in own_entering(game, event):
            if e.serial not in event.done and e.static.replaces(game, e, event):
                r = e.static.rank()
                if r < rank:
                    rank = r
                    out = []
                if r == rank:
                    out.append(e)
    if game.state.table.commander and isinstance(event, ZoneChange):
        back = command_zone.effect_on(game, event)
        if back is not None and rank >= 4:
            out = out + [back] if rank == 4 else [back]
            rank = 4
    if OWN_REPLACED_KINDS >> event.kind & 1:
        own = counter_rules.effect_on(game, event)
        if own is not None and own.serial not in event.done:
            r = own.static.rank()
            if r < rank:
                rank = r
                out = []
            if r == rank:
                out.append(own)
    return out


def own_entering(game: Game, event: ZoneChange) -> list[Standing]:
    """The entering permanent's own 'enters with' and 'as it enters' abilities. CR 614.12."""
    entry = event.entry
    abilities = own_abilities(game, event)
    out: list[Standing] = []
    if abilities.zones >> ENTERING & 1:
        serial: i64 = -2
        if entry is not None:
            serial -= 1000 * len(entry.copies)  # what it copied since has effects of its own (707.5)
        for s in abilities.statics:
            if s.zones >> ENTERING & 1:
                # negative serials tell the permanent's own effects apart from those in force
                out.append(Standing(serial, event.id, s, 0, event.seat))
            serial -= 1
    return out


def count_counters(game: Game, event: ZoneChange) -> None:
    """With how many counters it enters, where effects change how many are put on. CR 122.6a, 614.16."""
    entry = entry_of(game, event)
    if entry.counted:
        return
    counters: list[tuple[str, i64]] = []
    for kind, n in entry.counters + own_counters(entering_chars(game, event)):
        ghost = preview(game, event)
        if kind == MINUS and game.is_forbidden(F_MINUS, game.state.objs[ghost].controller, ghost):
            forget(game, ghost)
            continue
        put = Counters(ghost, kind, n)
        put.cause = event.id
        final = replaced(game, put, Proposal())
        forget(game, ghost)
        if isinstance(final, Counters) and final.amount > 0:
            counters.append((final.name, final.amount))
    entry.counters = counters
    entry.counted = True


def has_own(game: Game, event: Event) -> bool:
    """Does the object of an event bring a replacement effect for it: an entering permanent, or a counter?"""
    if isinstance(event, ZoneChange):
        if event.to == BATTLEFIELD:
            if event.entry is not None or entering_chars(game, event).abilities.zones >> ENTERING & 1:
                return True
            return are_granted(game.state)
        if game.state.table.commander and command_zone.effect_on(game, event) is not None:
            return True
        if event.origin != BATTLEFIELD:
            return False  # no counters to look for
    return counter_rules.effect_on(game, event) is not None


def choose(game: Game, event: Event, applicable: list[Standing]) -> Standing | None:
    """The affected player, or the affected object's controller, chooses one to apply. CR 616.1.

    None when somebody left meanwhile, and what applies must be looked at again.
    """
    seat = event.affected(game)
    if seat < 0:
        return applicable[0]
    candidates: list[Ref] = []
    labels: list[str] = []
    nodes: list[Node] = []
    for i in range(len(applicable)):
        candidates.append(i)
        labels.append(game.name(applicable[i].source))
        nodes.append(applicable[i].static)
    decision = ChooseDecision(seat, "616.1", candidates, purpose=FOR_REPLACEMENT, labels=labels, nodes=nodes)
    decision.asked_again_if_someone_leaves = True
    try:
        return applicable[game.ask(decision)[0]]
    except Departed:
        if game.state.in_game(seat):
            return None
    decision.asked_again_if_someone_leaves = False
    return applicable[game.ask(decision)[0]]  # the next player decides (800.4h)
