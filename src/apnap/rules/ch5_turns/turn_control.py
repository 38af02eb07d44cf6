"""Turns that end early, are skipped in part, or are another player's to decide. CR 614.10, 723, 724."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch4_zones.zones import cease
from apnap.rules.ch5_turns.combat import end
from apnap.rules.ch7_additional import state_based
from apnap.rules.ch8_multiplayer.range import standing_on
from apnap.rules.core.constants import CLEANUP, EXILE, S_TURN, STACK, STAGE_END_STEP
from apnap.rules.core.state import State, Trigger
from apnap.rules.core.turn_marker import Turn
from apnap.rules.core.types import Seat, Step, Unit
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

# what Player.skips holds besides steps (614.10)
SKIP_TURN: Final = 100  # the next turn
SKIP_COMBAT: Final = 101  # the next combat phase
SKIP_NEXT_COMBATS: Final = 102  # all combat phases of the next turn
SKIP_COMBATS: Final = 103  # all combat phases of this turn
SKIP_WORDS: Final[dict[i64, str]] = {
    SKIP_TURN: "turn",
    SKIP_COMBAT: "combat",
    SKIP_NEXT_COMBATS: "combats of the next turn",
    SKIP_COMBATS: "combats of this turn",
}


# skipping ------------------------------------------------------------------------------------------------------------
def skip(state: State, seat: Seat, what: i64) -> None:
    """A player is to skip their next step (or what is named above) of a kind. CR 614.10a."""
    skips = state.players[seat].skips.copy()
    skips.append(what)
    state.edit_player(seat).skips = skips


def take_skip(state: State, seat: Seat, what: i64) -> bool:
    """Use up one 'skip your next ...' of a player. CR 614.10."""
    skips = state.players[seat].skips
    if what not in skips:
        return False
    left = skips.copy()
    left.remove(what)
    state.edit_player(seat).skips = left
    return True


def is_always_skipped(game: Game, turn: Turn, step: Step) -> bool:
    """Does an effect say that an active player skips every step of this kind? A team skips it together. CR 805.8."""
    for seat in turn.active:
        for e in standing_on(game, S_TURN, -1 - seat):
            if e.static.skips(game, e, step, seat):
                return True
    return False


def skips_combat(state: State, turn: Turn) -> bool:
    """Is this combat phase one that an active player skips? CR 614.10, 805.8."""
    for seat in turn.active:
        if state.players[seat].skips and (
            SKIP_COMBATS in state.players[seat].skips or take_skip(state, seat, SKIP_COMBAT)
        ):
            return True
    return False


# another player's decisions ------------------------------------------------------------------------------------------
def control_next_turn(state: State, seat: Seat, master: i64) -> None:
    """A player is to decide for another, and for the team that shares turns with them. CR 723.1, 805.8."""
    for s in state.table.units[state.table.unit_of[seat]]:
        if state.in_game(s):
            state.edit_player(s).next_controlled_by = master


def take_over(state: State, seat: Seat) -> None:
    """A player's turn begins: what was said about their next turn is about this one. CR 723.1, 614.10."""
    p = state.players[seat]
    master = p.next_controlled_by
    if master >= 0:
        p = state.edit_player(seat)
        p.next_controlled_by = -1
        if state.in_game(master) and master != seat:
            p.controlled_by = master
    if SKIP_NEXT_COMBATS in p.skips:
        while take_skip(state, seat, SKIP_NEXT_COMBATS):
            skip(state, seat, SKIP_COMBATS)


def hand_back(state: State, unit: Unit) -> None:
    """A turn is over, and with it what was said about that turn. CR 723.1."""
    for seat in state.table.units[unit]:
        p = state.players[seat]
        if p.controlled_by >= 0:
            state.edit_player(seat).controlled_by = -1
        if p.skips:
            while take_skip(state, seat, SKIP_COMBATS):
                pass


# ending the turn -----------------------------------------------------------------------------------------------------
def end_turn(game: Game) -> None:
    """End the turn that is going on. CR 724.1."""
    state = game.state
    # a. what has triggered and is not on the stack yet ceases to exist
    waiting: list[Trigger] = []
    for t in state.pending:
        if t.marker != state.here:
            waiting.append(t)
    state.pending = waiting
    # b. everything on the stack is exiled, the resolving object too, however far away its controller
    game.unlimited()
    events: list[Event] = []
    for id in state.turn().stack.copy():
        o = state.objs[id]
        if o.ability is not None:
            cease(game, id)
        else:
            events.append(ZoneChange(id, STACK, EXILE, o.owner))
    if events:
        game.emit_all(events)
    # c. state-based actions are checked; nobody gets priority
    while state_based.check(game):
        if state.over:
            return
    # d. the step ends, combat with it, and the cleanup step comes next
    end.end_combat(game)
    turn = state.edit_turn()
    cleanup: list[i64] = [CLEANUP]
    turn.plan = turn.plan[: turn.plan_index + 1] + cleanup
    turn.needs_cleanup = False
    turn.passed = 0
    turn.stage = STAGE_END_STEP
    state.touch()
    if game.logging:
        game.say("724.1", "The turn ends")
