"""The end of a turn in a game with turn markers: who gets the marker, and what turn comes next. CR 807.4c-j."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch5_turns import turn_based
from apnap.rules.ch5_turns.turn_control import hand_back
from apnap.rules.ch6_spells.layers.stepwise import note_event
from apnap.rules.ch7_additional import day_and_night
from apnap.rules.ch7_additional.keywords import phasing
from apnap.rules.ch8_multiplayer import markers
from apnap.rules.ch9_casual import planar_leaving
from apnap.rules.core.constants import EV_TURN, PHASED_OUT, STAGE_BEGIN_TURN, UNTAP
from apnap.rules.core.turn_marker import NORMAL_TURN, Turn

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def pass_marker(game: Game) -> None:
    """A turn has ended: its marker is removed, kept for an extra turn, or passed on. CR 807.4c, 807.4g, 807.4i."""
    state = game.state
    turn = state.edit_turn()
    day_and_night.note_spells(state, turn)
    hand_back(state, turn.unit)
    turn.active = NO_IDS
    turn.plan = NORMAL_TURN
    turn.plan_index = 0
    turn.step = UNTAP
    turn.waits_for_others = True  # until the others have ended their turns too
    if turn.removals:
        markers.remove(state, turn.marker)
    else:
        before_regular = turn.extra and turn.regular != turn.unit
        if markers.owes(state, turn.unit) and (before_regular or not markers.is_near(state, turn, -state.direction)):
            markers.take_extra(state, turn)
        elif before_regular and state.unit_alive(turn.unit):
            turn.extra = False
            turn.extra_turn_flags = 0
            turn.regular = turn.unit
            turn.stage = STAGE_BEGIN_TURN
        else:
            hand_on(game, turn)
        markers.hold_back(state, turn)
    markers.wake(state)
    if state.planes:
        planar_leaving.follow_markers(game)
    if state.layer_reads >> EV_TURN & 1:
        # a turn has ended, and the next of its marker begins only later
        note_event(state, EV_TURN, None)
        game.settle()


def hand_on(game: Game, turn: Turn) -> None:
    """The marker goes to the next player on the left in the game; extra turns owed come first. CR 807.4c, 807.4j."""
    state = game.state
    unit = turn.unit
    for _i in range(len(state.table.units)):
        unit = markers.next_place(state, unit, state.direction)
        if state.unit_alive(unit):
            break
        turn_based.expire_turn(game, unit)  # the turn of somebody who left would have begun (800.4m)
        for seat in state.table.units[unit]:
            if state.ids(seat, PHASED_OUT):
                phasing.fall_due(state, seat)
    turn.unit = unit
    if markers.owes(state, unit):
        markers.take_extra(state, turn)
        return
    turn.extra = False
    turn.extra_turn_flags = 0
    turn.regular = unit
    turn.stage = STAGE_BEGIN_TURN
