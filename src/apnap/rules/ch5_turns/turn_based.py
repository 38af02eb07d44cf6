"""Turn-based actions of the untap, draw and cleanup steps, and effects that end as turns go by. CR 703."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch4_zones.zones import drop_standing
from apnap.rules.ch7_additional import day_and_night, rad_counters, sagas
from apnap.rules.ch7_additional.keywords import phasing
from apnap.rules.ch8_multiplayer import markers
from apnap.rules.ch8_multiplayer.shared_turns import ask_each, drawing_order
from apnap.rules.ch8_multiplayer.table import SKIP_DRAW_FIRST
from apnap.rules.ch9_casual import schemes
from apnap.rules.ch9_casual.vanguards import hand_modifier
from apnap.rules.core.constants import (
    AMONG_DAMAGED,
    BATTLEFIELD,
    EV_STATE,
    F_UNTAP,
    HAND,
    LASTS_THIS_TURN,
    LASTS_THROUGH_UNTAP,
    LASTS_TO_END_OF_PLAYERS_TURN,
    LASTS_TO_PLAYERS_TURN,
    MAIN1,
    N_HAND,
    P_STAY_TAPPED,
    PHASED_OUT,
    S_FORBID,
    S_PERMIT,
    S_TURN,
    STAGE_CHECK,
)
from apnap.rules.core.decisions import FOR_DISCARD, FOR_UNTAP, ChooseDecision, Decision
from apnap.rules.core.state import Standing, State, Watcher
from apnap.rules.core.turn_marker import Turn
from apnap.rules.core.types import Ref, Seat, Unit
from apnap.rules.events import Discard, Event, Tap, told_to_draw

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

HAND_SIZE: Final = 7  # the maximum, where no effect says otherwise (402.2)
NO_MAXIMUM: Final = 1000
# mask of the durations that may be over as a turn begins
TO_A_TURN: Final = 1 << LASTS_TO_PLAYERS_TURN | 1 << LASTS_THROUGH_UNTAP | 1 << LASTS_TO_END_OF_PLAYERS_TURN


def asks_nothing(state: State, turn: Turn) -> bool:
    """Is it certain that the transition which this turn is at asks nobody anything?

    Only a check that has nothing to look at: whatever happens may be replaced, and then somebody may have to choose.
    """
    return (
        turn.stage == STAGE_CHECK
        and state.checked == state.version
        and not state.pending
        and not state.watchers[EV_STATE]
        and not state.has_token_groups
    )


# the untap step ------------------------------------------------------------------------------------------------------
def untap_step(game: Game) -> None:
    """Permanents phase, day or night may end, then active players untap what they control, all at once. CR 502.1-3."""
    phasing.phase(game)
    state = game.state
    if state.day != day_and_night.NEITHER:
        day_and_night.check_last_turn(game)
    events: list[Event] = []
    for seat in state.turn().active:
        for id in state.ids(seat, BATTLEFIELD):
            if state.objs[id].tapped and not (state.standing[S_FORBID] and game.is_forbidden(F_UNTAP, seat, id)):
                events.append(Tap(id, True))
    if state.standing[S_FORBID]:
        end_untap_effects(state)
    if events and state.standing[S_PERMIT]:
        events = chosen_to_untap(game, events)
    if state.standing[S_TURN]:
        events = events + also_untapped(game, events)
    if len(events) == 1:
        game.emit(events[0])
    elif events:
        game.emit_all(events)


def also_untapped(game: Game, events: list[Event]) -> list[Event]:
    """What effects untap during this step besides what its players control. CR 502.3."""
    state = game.state
    known: list[i64] = []
    for e in events:
        if isinstance(e, Tap):
            known.append(e.id)
    out: list[Event] = []
    for effect in state.standing[S_TURN]:
        for id in effect.static.also_untaps(game, effect, state.turn().active):
            if state.objs[id].tapped and id not in known:
                known.append(id)
                out.append(Tap(id, True))
    return out


def end_untap_effects(state: State) -> None:
    """What kept permanents tapped through this untap step is over. CR 611.2a."""
    active = state.turn().active
    gone: list[Standing] = []
    for e in state.standing[S_FORBID]:
        if e.duration != LASTS_THROUGH_UNTAP:
            continue
        ids = e.ids
        seat = e.seat
        if seat < 0 and ids:
            seat = state.objs[ids[0]].controller
        if seat in active or (ids and state.objs[ids[0]].zone != BATTLEFIELD):
            gone.append(e)
    if gone:
        drop_standing(state, gone)


def chosen_to_untap(game: Game, events: list[Event]) -> list[Event]:
    """Players choose which of the permanents that may stay tapped do untap. CR 502.3."""
    state = game.state
    free: list[i64] = []
    for e in events:
        if isinstance(e, Tap) and game.is_permitted(P_STAY_TAPPED, state.objs[e.id].controller, e.id):
            free.append(e.id)
    if not free:
        return events
    asked: list[Decision] = []
    for seat in state.turn().active.copy():
        candidates: list[Ref] = []
        for id in free:
            if state.objs[id].zone == BATTLEFIELD and state.objs[id].controller == seat:
                candidates.append(id)
        if candidates:
            decision = ChooseDecision(
                seat, "502.3", candidates, 0, len(candidates), purpose=FOR_UNTAP, benefit=1, own=True
            )
            asked.append(decision)
    untapped: list[i64] = []
    for answer in ask_each(game, asked):
        untapped.extend(answer)
    out: list[Event] = []
    for e in events:
        if isinstance(e, Tap) and (e.id not in free or e.id in untapped):
            out.append(e)
    return out


# the draw step and the main phases -----------------------------------------------------------------------------------
def skips_draw_step(state: State, turn: Turn) -> bool:
    """Is this the draw step of the starting unit's first turn, where it is skipped? CR 103.8a-c."""
    if turn.unit != state.starter:
        return False
    if state.table.skip_first_draw != SKIP_DRAW_FIRST and not state.is_down_to_two():
        return False
    for seat in turn.active:
        if state.players[seat].turns == 1:
            return True
    return False


def draw_step(game: Game) -> None:
    """Each active player draws a card. CR 504.1, 805.4b."""
    state = game.state
    turn = state.turn()
    if skips_draw_step(state, turn):
        return
    for seat in drawing_order(game, turn.active.copy()):  # one after another (805.6a)
        told_to_draw(game, seat, 1, -1)


def main_step(game: Game) -> None:
    """A scheme is set in motion, Sagas go on; Attractions come with their module. CR 703.4e-f, 714.3c."""
    if game.state.table.archenemies and game.state.turn().step == MAIN1:
        schemes.main_phase_begins(game)
    sagas.add_lore(game)
    if game.state.turn().step == MAIN1:
        rad_counters.main_phase_begins(game)


# the cleanup step ----------------------------------------------------------------------------------------------------
def cleanup_step(game: Game) -> None:
    """Discard down to the maximum hand size, then damage and effects of the turn end. CR 514.1-2."""
    discard_down(game)
    state = game.state
    remove_damage(state)
    forget_watchers(state, state.turn().number)
    expire(game, LASTS_THIS_TURN)
    expire_next_turn(game)


def maximum_hand_size(game: Game, seat: Seat) -> i64:
    """How many cards a player may keep; NO_MAXIMUM for any number. CR 402.2."""
    size = HAND_SIZE + game.total_number(N_HAND, seat)
    if game.state.table.vanguards:
        size += hand_modifier(game.state, seat)  # 902.5b
    return min(max(size, 0), NO_MAXIMUM)


def discard_down(game: Game) -> None:
    """Active players choose what they discard, then do so at once. CR 514.1, 101.4."""
    state = game.state
    events: list[Event] = []
    asked: list[Decision] = []
    for seat in state.turn().active.copy():
        hand = state.ids(seat, HAND)
        if len(hand) <= HAND_SIZE and not state.standing[S_PERMIT] and not state.table.vanguards:
            continue
        maximum = maximum_hand_size(game, seat)
        excess = len(hand) - maximum
        if excess <= 0 or maximum >= NO_MAXIMUM:
            continue
        if maximum <= 0:
            for id in hand:
                events.append(Discard(seat, id))
        else:
            decision = ChooseDecision(
                seat, "514.1", hand.copy(), excess, excess, purpose=FOR_DISCARD, benefit=-1, own=True
            )
            asked.append(decision)
    chosen = ask_each(game, asked)
    for i in range(len(asked)):
        for id in chosen[i]:
            events.append(Discard(asked[i].seat, id))
    if events:
        game.emit_all(events)


def remove_damage(state: State) -> None:
    """All damage marked on permanents goes, phased-out ones included. CR 514.2."""
    if state.table.markers > 1:
        markers.end_wounds(state)
        return
    unhurt = state.lacks(AMONG_DAMAGED)
    for seat in range(state.seats):
        if not unhurt:
            for id in state.ids(seat, BATTLEFIELD):
                if state.objs[id].damage:
                    state.edit(id).damage = 0
        for id in state.ids(seat, PHASED_OUT):
            if state.objs[id].damage:
                state.edit(id).damage = 0
    state.among &= ~AMONG_DAMAGED


# effects that end ----------------------------------------------------------------------------------------------------
def expire(game: Game, duration: i64) -> None:
    """Effects with this duration that were made in this marker's turn end."""
    state = game.state
    if not state.durations >> duration & 1:
        return
    turn = state.turn()
    gone: list[Standing] = []
    for effects in state.standing:
        if effects:
            for e in effects:
                if e.duration == duration and e.marker == turn.marker and e not in gone:
                    gone.append(e)
    end_effects(game, gone)


def expire_next_turn(game: Game) -> None:
    """'Until the end of your next turn' effects end in the first turn of that player after they began. CR 514.2."""
    state = game.state
    if not state.durations >> LASTS_TO_END_OF_PLAYERS_TURN & 1:
        return
    turn = state.turn()
    gone: list[Standing] = []
    for effects in state.standing:
        if effects:
            for e in effects:
                if e.duration == LASTS_TO_END_OF_PLAYERS_TURN and e.turn != turn.number and e.seat in turn.active:
                    if e not in gone:
                        gone.append(e)
    end_effects(game, gone)


def expire_turn(game: Game, unit: Unit) -> None:
    """'Until your next turn' effects end as the turn of a unit begins, or would have begun. CR 611.2, 800.4m.

    Of a player who has left, so do those that would last to a point in that turn.
    """
    state = game.state
    if not state.durations & TO_A_TURN:
        return
    seats = state.table.units[unit]
    gone: list[Standing] = []
    for effects in state.standing:
        if effects:
            for e in effects:
                if e.seat in seats and e not in gone:
                    within = e.duration == LASTS_THROUGH_UNTAP or e.duration == LASTS_TO_END_OF_PLAYERS_TURN
                    within = within and not state.in_game(e.seat)
                    if within or e.duration == LASTS_TO_PLAYERS_TURN:
                        gone.append(e)
    end_effects(game, gone)
    forget_watchers_of(state, seats)


def forget_watchers_of(state: State, seats: list[Seat]) -> None:
    """Delayed triggered abilities that wait until the next turn of one of these players are done. CR 603.7c, 611.2."""
    for kind in range(len(state.watchers)):
        watchers = state.watchers[kind]
        if watchers:
            keep: list[Watcher] = []
            for w in watchers:
                if w.duration != LASTS_TO_PLAYERS_TURN or w.controller not in seats:
                    keep.append(w)
            if len(keep) != len(watchers):
                state.watchers[kind] = keep


def end_effects(game: Game, gone: list[Standing]) -> None:
    """These effects end at the same time; what they held is looked at again. CR 514.2, 702.145c, 800.4c."""
    if not gone:
        return
    state = game.state
    drop_standing(state, gone)
    state.touch()
    if state.is_unsettled():
        game.settle()
        if state.day_bound:
            day_and_night.keep(game)


def forget_watchers(state: State, turn: i64) -> None:
    """Delayed triggered abilities that wait 'this turn' only are done. CR 514.2, 603.7c."""
    if not state.durations >> LASTS_THIS_TURN & 1:
        return
    for kind in range(len(state.watchers)):
        watchers = state.watchers[kind]
        if watchers:
            keep: list[Watcher] = []
            for w in watchers:
                if w.duration != LASTS_THIS_TURN or w.turn != turn:
                    keep.append(w)
            if len(keep) != len(watchers):
                state.watchers[kind] = keep
