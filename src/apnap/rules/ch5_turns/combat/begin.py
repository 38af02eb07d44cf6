"""The beginning of combat step: who can be attacked in this combat. CR 506.2, 507, 802, 803."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch5_turns.combat.asking import consult
from apnap.rules.ch8_multiplayer.table import ATTACK_LEFT, ATTACK_ONE, ATTACK_RIGHT
from apnap.rules.core.decisions import FOR_DEFENDER, ChooseDecision
from apnap.rules.core.game import Game
from apnap.rules.core.state import State
from apnap.rules.core.types import Ref, Seat, Step


def begin_combat(game: Game) -> None:
    """The defending players of this combat: all whom the active ones can attack, or a chosen one. CR 507.1, 802.2."""
    state = game.state
    mask = attackable(state)
    if state.table.attack == ATTACK_ONE:
        mask = choose_defender(game)
    turn = state.edit_turn()
    turn.defenders = mask
    turn.attackers = NO_IDS
    turn.first_strike = False


def attackable(state: State) -> i64:
    """Mask of the players whom any active player could attack."""
    mask: i64 = 0
    for seat in state.turn().active:
        mask |= opponents_to_attack(state, seat)
    return mask


def opponents_to_attack(state: State, seat: Seat) -> i64:
    """The opponents whom creatures of a player may attack, as a mask, by seating and range. CR 801.3, 803.1, 809.3c."""
    table = state.table
    mask = state.alive & ~table.friends[seat]
    reach = state.reach
    if reach is not None:
        mask &= reach[seat]
    option = table.attack
    if option == ATTACK_LEFT:
        mask &= 1 << neighbour(state, seat, 1)
    elif option == ATTACK_RIGHT:
        mask &= 1 << neighbour(state, seat, -1)
    if table.adjacent:
        mask &= 1 << neighbour(state, seat, 1) | 1 << neighbour(state, seat, -1)
    return mask


def neighbour(state: State, seat: Seat, step: Step) -> i64:
    """The next player at the table to the left (1) or right (-1), whatever the turn order; leavers' seats close up."""
    n = state.seats
    s = seat
    for _i in range(n):
        s = (s + step + n) % n
        if state.alive >> s & 1:
            return s
    return seat


def choose_defender(game: Game) -> i64:
    """One opponent, with those who share turns with them, becomes the defending player. CR 507.1, 506.2, 805.10a."""
    state = game.state
    while True:
        mask = attackable(state)
        if mask == 0:
            return 0
        candidates: list[Ref] = []
        for unit in state.table.units:
            for seat in unit:
                if mask >> seat & 1:
                    candidates.append(-1 - seat)
                    break
        chosen = candidates[0]
        if len(candidates) > 1:
            decision = ChooseDecision(state.turn().active[0], "507.1", candidates, purpose=FOR_DEFENDER, benefit=-1)
            answer = consult(game, decision)
            if answer is None:
                continue
            chosen = answer[0]
            if game.logging:
                game.say("507.1", f"{game.name(chosen)} is the defending player")
        friends: i64 = 0
        for seat in state.table.units[state.table.unit_of[-1 - chosen]]:
            friends |= 1 << seat
        return mask & friends
