"""Turn markers: several players take turns at the same time, each turn with its own stack. CR 807.4, 807.5.

A marker is an entry of State.turns, by its number; a marker that was removed stays there as STAGE_REMOVED. Which of the
running turns goes on is decided by `at_work` and `furthest_behind`: first whatever needs no player with priority; then
players with priority answer, agents in the turn that is furthest behind. A marker whose turn has ended rests until the
others' turns have, so that nobody is left behind by more than a turn, and a player who ponders holds up nobody else's
turn. A game is a function of its answers, each of which belongs to a marker.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch8_multiplayer.table import SEATS_A_MARKER, UNLIMITED
from apnap.rules.core.constants import (
    BATTLEFIELD,
    PHASED_OUT,
    STAGE_BEGIN_TURN,
    STAGE_CHECK,
    STAGE_PRIORITY,
    STAGE_REMOVED,
    STAGE_START,
    STAGE_WAIT,
)
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import State, Trigger
from apnap.rules.core.turn_marker import Turn
from apnap.rules.core.types import Marker, ObjectId, Ref, Seat, Step, Unit

SPACING: Final = 3  # the seats on either side that another marker leaves free (807.4d, 807.4i)


# which turn goes on --------------------------------------------------------------------------------------------------
def is_taken(turn: Turn) -> bool:
    """Is somebody taking the turn of this marker (or did so until they left)? CR 807.4."""
    stage = turn.stage
    return stage != STAGE_WAIT and stage != STAGE_BEGIN_TURN and stage != STAGE_REMOVED


def goes_on(turn: Turn) -> bool:
    """Does this turn go on without an answer from a player with priority?"""
    stage = turn.stage
    return stage != STAGE_PRIORITY and stage != STAGE_WAIT and stage != STAGE_REMOVED and not turn.waits_for_others


def at_work(state: State) -> i64:
    """The marker whose turn goes on now; -1 while all of them wait for players with priority. CR 807.4.

    The marker at hand is looked at first and the others in rotation. When every turn has ended, all begin the next.
    """
    m = first_that_goes_on(state, state.here)
    if m >= 0:
        return m
    for turn in state.turns:
        if turn.stage == STAGE_PRIORITY:
            return -1
    for i in range(len(state.turns)):
        if state.turns[i].waits_for_others:
            state.edit_marker(i).waits_for_others = False
    m = first_that_goes_on(state, (state.here + 1) % len(state.turns))
    if m < 0:
        raise RuntimeError("every turn marker waits for another (CR 807.4d)")
    return m


def first_that_goes_on(state: State, start: i64) -> i64:
    """The first marker in rotation whose turn goes on by itself, or -1."""
    n: i64 = len(state.turns)
    m = start
    for _i in range(n):
        if goes_on(state.turns[m]):
            return m
        m += 1
        if m == n:
            m = 0
    return -1


def furthest_behind(state: State, but: i64) -> i64:
    """Of the turns that wait for a player with priority, except those in a mask: the one furthest behind, or -1."""
    best: i64 = -1
    index: i64 = 0
    for turn in state.turns:
        if turn.stage == STAGE_PRIORITY and not but >> turn.marker & 1 and (best < 0 or turn.plan_index < index):
            best = turn.marker
            index = turn.plan_index
    return best


# who gets priority ---------------------------------------------------------------------------------------------------
def takers(state: State, turn: Turn) -> i64:
    """The mask of the players who get priority for a marker's stack: it, or something on it, is in range. CR 807.5a."""
    reach = state.reach
    if reach is None:
        return state.alive
    centre: i64 = 0
    mask: i64 = 0
    for seat in turn.active:
        centre |= 1 << seat
    if not centre:
        for seat in state.table.units[turn.unit]:
            mask |= within_reach_of(state, seat)
    for id in turn.stack:
        centre |= 1 << state.objs[id].controller
    for seat in range(state.seats):
        if reach[seat] & centre:
            mask |= 1 << seat
    return mask & state.alive


def within_reach_of(state: State, seat: Seat) -> i64:
    """The mask of the players within whose range the place of somebody who left is: a marker stays there. CR 807.4c."""
    mask: i64 = 0
    ranges = state.table.range
    if ranges is None:
        return state.alive
    for step in (1, state.seats - 1):
        s = seat
        distance: i64 = 0
        for _i in range(state.seats - 1):
            s = (s + step) % state.seats
            if state.in_game(s):
                distance += 1
                if ranges[s] == UNLIMITED or ranges[s] >= distance:
                    mask |= 1 << s
    return mask


def next_taker(state: State, unit: Unit, mask: i64) -> i64:
    """The next unit in turn order with a member who gets priority; the same one when there is no other."""
    n: i64 = len(state.table.units)
    u = unit
    for _i in range(n):
        u += state.direction
        if u >= n:
            u = 0
        elif u < 0:
            u = n - 1
        for seat in state.table.units[u]:
            if mask >> seat & 1:
                return u
    return unit


def emptied(state: State) -> i64:
    """The mask of the players whose mana empties as a step of the turn at hand ends. CR 500.5.

    Those who take part in it, and those who take part in no turn at all.
    """
    others: i64 = 0
    for turn in state.turns:
        if turn.marker != state.here and is_taken(turn):
            others |= takers(state, turn)
    return takers(state, state.turn()) | ~others


# passing markers -----------------------------------------------------------------------------------------------------
def next_place(state: State, unit: Unit, step: Step) -> i64:
    """The place beside one, empty or not."""
    return (unit + step + len(state.table.units)) % len(state.table.units)


def hand_out(state: State) -> None:
    """The starting player gets the first marker, every fourth one from there the next: all begin. CR 807.4a, 807.4b.

    Only players who are in the game count: somebody may have left before the first turn.
    """
    players: i64 = 0
    for seat in range(state.seats):
        players += state.alive >> seat & 1
    count = max(1, players // SEATS_A_MARKER)
    unit = state.starter if state.unit_alive(state.starter) else state.next_unit(state.starter)
    for m in range(len(state.turns)):
        turn = state.edit_marker(m)
        turn.unit = unit
        turn.regular = unit
        turn.stage = STAGE_BEGIN_TURN if m < count else STAGE_REMOVED
        for _i in range(SEATS_A_MARKER):
            unit = state.next_unit(unit)


def is_near(state: State, turn: Turn, step: Step) -> bool:
    """Is another marker within three seats on that side? CR 807.4d, 807.4i.

    Only the seats of players in the game count; a marker whose holder left is still where they sat.
    """
    unit = turn.unit
    seats: i64 = 0
    for _i in range(len(state.table.units) - 1):
        unit = next_place(state, unit, step)
        for other in state.turns:
            if other.unit == unit and other.marker != turn.marker and other.stage != STAGE_REMOVED:
                return True
        if state.unit_alive(unit):
            seats += 1
            if seats == SPACING:
                return False
    return False


def owes(state: State, unit: Unit) -> bool:
    """Has somebody of this unit an extra turn to take?"""
    for seat in state.table.units[unit]:
        if state.in_game(seat) and state.players[seat].extra_turns_owed:
            return True
    return False


def take_extra(state: State, turn: Turn) -> None:
    """The unit keeps or has got the marker, and its next turn is an extra one. CR 807.4i, 807.4j."""
    for seat in state.table.units[turn.unit]:
        if state.players[seat].extra_turns_owed:
            p = state.edit_player(seat)
            p.extra_turns_owed -= 1
            terms = p.extra_turn_terms
            turn.extra_turn_flags = terms[-1] if terms else 0  # the latest made first (500.7)
            p.extra_turn_terms = terms[:-1]
    turn.extra = True
    turn.stage = STAGE_BEGIN_TURN


def owe_turn(state: State, unit: Unit, terms: i64) -> None:
    """A unit is to take an extra turn: after the turn it is taking, or before its next one. CR 807.4i, 807.4j."""
    for seat in state.table.units[unit]:
        p = state.edit_player(seat)
        p.extra_turns_owed += 1
        p.extra_turn_terms = [*p.extra_turn_terms, terms]


def hold_back(state: State, turn: Turn) -> None:
    """A player who has a marker waits while another is within three seats to their left. CR 807.4d, 807.4i."""
    turn.stage = STAGE_WAIT if is_near(state, turn, state.direction) else STAGE_BEGIN_TURN


def wake(state: State) -> None:
    """Markers have moved: whoever waited for one of them may begin. CR 807.4d."""
    for m in range(len(state.turns)):
        if state.turns[m].stage == STAGE_WAIT:
            hold_back(state, state.edit_marker(m))


# players who leave ---------------------------------------------------------------------------------------------------
def after_leaving(state: State, leavers: i64) -> None:
    """Players have left: markers are designated for removal, and those of turns to come go on. CR 807.4c, 807.4e."""
    designate(state, leavers)
    for m in range(len(state.turns)):
        turn = state.turns[m]
        if turn.stage == STAGE_WAIT or turn.stage == STAGE_BEGIN_TURN:
            if turn.removals:
                remove(state, m)
            elif not state.unit_alive(turn.unit):
                # the turn does not begin (800.4k), so the marker is passed before anything else happens
                turn = state.edit_marker(m)
                turn.stage = STAGE_BEGIN_TURN
                turn.waits_for_others = False
    wake(state)


def markers_left(state: State) -> i64:
    """The markers in the game that are not designated for removal. CR 807.4f."""
    n: i64 = 0
    for turn in state.turns:
        if turn.stage != STAGE_REMOVED:
            n += 1 - turn.removals
    return n


def designate(state: State, leavers: i64) -> None:
    """Too few players for the markers there are: the ones to the leavers' right are to go. CR 807.4a, 807.4e, 807.4f.

    The last one stays, however few players there are. Before the first turn there is none to remove yet.
    """
    if state.turns[0].stage == STAGE_START:
        return
    players: i64 = 0
    for seat in range(state.seats):
        players += state.alive >> seat & 1
    surplus = markers_left(state) - max(1, players // SEATS_A_MARKER)
    if surplus <= 0:
        return
    candidates: list[Ref] = []
    for seat in range(state.seats):
        if leavers >> seat & 1:
            m = marker_to_the_right(state, state.table.unit_of[seat])
            if m >= 0 and m not in candidates:
                candidates.append(m)
    candidates.sort()  # the lowest numbers first
    for i in range(surplus):
        if candidates:
            state.edit_marker(candidates[i % len(candidates)]).removals += 1


def marker_to_the_right(state: State, unit: Unit) -> i64:
    """The first marker on the way to the right from a place; its own is the last. CR 807.4e."""
    u = unit
    for _i in range(len(state.table.units)):
        u = next_place(state, u, -state.direction)
        for turn in state.turns:
            if turn.unit == u and turn.stage != STAGE_REMOVED:
                return turn.marker
    return -1


def remove(state: State, marker: Marker) -> None:
    """A designated marker leaves the game; further designations go to the one on its right. CR 807.4g."""
    turn = state.edit_marker(marker)
    further = turn.removals - 1
    turn.removals = 0
    turn.stage = STAGE_REMOVED
    turn.active = NO_IDS
    turn.waits_for_others = False
    rehome(state, marker)
    if further > 0:
        m = marker_to_the_right(state, turn.unit)
        if m >= 0:
            state.edit_marker(m).removals += further
            if not is_taken(state.turns[m]):
                remove(state, m)


def rehome(state: State, marker: Marker) -> None:
    """Abilities that waited for a stack that is no more go onto another one."""
    moved: list[Trigger] = []
    some = False
    for t in state.pending:
        if t.marker == marker:
            t = t.on(first_stack(state, t.controller))
            some = True
        moved.append(t)
    if some:
        state.pending = moved


def first_stack(state: State, seat: Seat) -> i64:
    """A stack that this player gets priority for, or any."""
    left: i64 = 0
    for turn in state.turns:
        if turn.stage != STAGE_REMOVED:
            left = turn.marker
            if is_taken(turn) and takers(state, turn) >> seat & 1:
                return turn.marker
    return left


# which stack an ability goes on --------------------------------------------------------------------------------------
def stacks_of(state: State, seat: Seat) -> list[i64]:
    """The markers whose stacks this player gets priority for, the one at hand first. CR 807.5a, 807.5b."""
    out: list[i64] = []
    n: i64 = len(state.turns)
    for i in range(n):
        turn = state.turns[(state.here + i) % n]
        if is_taken(turn) and takers(state, turn) >> seat & 1:
            out.append(turn.marker)
    return out


def call_for(state: State, marker: Marker) -> None:
    """Something waits to be put onto another stack: that turn looks for it before anybody acts. CR 117.5."""
    turn = state.edit_marker(marker)
    if turn.stage == STAGE_PRIORITY:
        turn.stage = STAGE_CHECK


# damage --------------------------------------------------------------------------------------------------------------
def wound(state: State, id: ObjectId, amount: i64) -> None:
    """Damage is marked in this turn, and goes as this turn ends. CR 514.2."""
    turn = state.edit_turn()
    turn.damage_this_turn = turn.damage_this_turn + [id, amount]


def heal(state: State, id: ObjectId) -> None:
    """All damage on a permanent is gone before its time. CR 701.19a."""
    for m in range(len(state.turns)):
        wounds = state.turns[m].damage_this_turn
        keep: list[i64] = []
        for i in range(0, len(wounds), 2):
            if wounds[i] != id:
                keep.append(wounds[i])
                keep.append(wounds[i + 1])
        if len(keep) != len(wounds):
            state.edit_marker(m).damage_this_turn = keep


def end_wounds(state: State) -> None:
    """Damage that was marked in the turn at hand is removed; that of other turns stays. CR 514.2."""
    turn = state.edit_turn()
    wounds = turn.damage_this_turn
    turn.damage_this_turn = NO_IDS
    for i in range(0, len(wounds), 2):
        if is_permanent(state.objs[wounds[i]]):
            o = state.edit(wounds[i])
            o.damage = max(0, o.damage - wounds[i + 1])


def wounds_of(state: State, turn: Turn) -> dict[i64, i64]:
    """What damage was marked in a turn on what is still there, in the order of ids."""
    out: dict[i64, i64] = {}
    wounds = turn.damage_this_turn
    for i in range(0, len(wounds), 2):
        if is_permanent(state.objs[wounds[i]]):
            out[wounds[i]] = out.get(wounds[i], 0) + wounds[i + 1]
    return {id: out[id] for id in sorted(out)}


def is_permanent(o: Obj) -> bool:
    """Is it still there, phased out or not?"""
    return o.zone == BATTLEFIELD or o.zone == PHASED_OUT
