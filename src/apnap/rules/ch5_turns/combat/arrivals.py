"""Creatures that come into combat undeclared, and attackers that turn to somebody else. CR 508.4, 508.7, 509.4.

Restrictions and requirements do not concern them (508.4c, 509.4b), and they never 'attacked' or 'blocked'.
"""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch5_turns.combat.asking import consult
from apnap.rules.ch5_turns.combat.attack import defends, targets_of
from apnap.rules.ch5_turns.combat.bands import banded_with
from apnap.rules.ch5_turns.combat.removal import blocked_now, defending_seat, fits_combat
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import FOR_DAMAGE_ORDER, FOR_DEFENDER, ChooseDecision, NumberDecision
from apnap.rules.core.game import Game
from apnap.rules.core.objects import added
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import BecomesBlocked, Blocks, Event


def choose_attacked(game: Game, seat: Seat, source: ObjectId) -> i64:
    """What a creature that is put in attacking attacks: its controller chooses. CR 508.4; NONE for nothing."""
    while True:
        targets = targets_of(game, seat)
        if not targets:
            return NONE
        if len(targets) == 1:
            return targets[0]
        decision = ChooseDecision(seat, "508.4", targets, purpose=FOR_DEFENDER, source=source, benefit=-1)
        answer = consult(game, decision, False)
        if answer is not None:
            return answer[0]


def becomes_attacking(game: Game, id: ObjectId, target: Ref) -> bool:
    """A creature on the battlefield is attacking this from now on, if it can be. CR 506.3a-c, 506.3f, 508.4a-b."""
    state = game.state
    o = state.objs[id]
    turn = state.turn()
    if target == NONE or not fits_combat(game, id) or o.controller not in turn.active or id in turn.attackers:
        return False
    if target not in targets_of(game, o.controller):
        return False
    turn = state.edit_turn()
    turn.attackers = added(turn.attackers, id)
    turn.attacked = True
    o = state.edit(id)
    o.attacking = target
    o.defender = defends(game, target)
    o.blocked = False  # put in after blocks, it is unblocked (508.4d)
    state.touch()
    if game.logging:
        game.say("508.4", f"{game.name(id)} is attacking {game.name(target)}")
    return True


def reselect(game: Game, id: ObjectId, target: Ref) -> bool:
    """An attacker attacks something else from now on; it has not attacked a second time. CR 508.7a-e."""
    state = game.state
    o = state.objs[id]
    if id not in state.turn().attackers or target not in targets_of(game, o.controller):
        return False
    o = state.edit(id)
    o.attacking = target
    o.defender = defends(game, target)
    state.touch()
    if game.logging:
        game.say("508.7", f"{game.name(id)} is attacking {game.name(target)} now")
    return True


def may_come_to_block(game: Game, id: ObjectId, attacker: ObjectId) -> bool:
    """Is the attacker one that the controller of this creature defends against? CR 506.3e-f, 509.4a."""
    state = game.state
    if not fits_combat(game, id) or attacker not in state.turn().attackers or id in state.objs[attacker].blockers:
        return False
    table = state.table
    seat = defending_seat(game, attacker)
    return seat >= 0 and table.unit_of[seat] == table.unit_of[state.objs[id].controller]


def becomes_blocking(game: Game, id: ObjectId, attacker: ObjectId) -> bool:
    """A creature is put in blocking: it never blocked, but the attacker becomes blocked. CR 509.4, 509.3c-d."""
    state = game.state
    if not may_come_to_block(game, id, attacker):
        return False
    place = place_in_line(game, attacker, id)
    if not may_come_to_block(game, id, attacker):
        return False  # somebody left meanwhile
    was_blocked = state.objs[attacker].blocked
    blocker = state.edit(id)
    blocker.blocking = added(blocker.blocking, attacker)
    line_up(game, attacker, id, place)
    if state.objs[attacker].band >= 0:
        Blocks(id, attacker).spread(game, state.objs[attacker].band)  # 702.22h
    state.touch()
    if game.logging:
        game.say("509.4", f"{game.name(id)} is blocking {game.name(attacker)}")
    if not was_blocked:
        become_blocked(game, attacker)
    return True


def become_blocked(game: Game, attacker: ObjectId) -> None:
    """An attacker becomes blocked by an effect, and its whole band with it. CR 509.3c, 702.22i."""
    events: list[Event] = [BecomesBlocked(attacker)]
    for mate in banded_with(game, attacker):
        if not game.state.objs[mate].blocked:
            events.append(BecomesBlocked(mate))
    game.emit_all(events)


def made_to_block(game: Game, id: ObjectId, attacker: ObjectId) -> bool:
    """An effect makes a creature on the battlefield block an attacker. CR 509.3a-d."""
    state = game.state
    if not may_come_to_block(game, id, attacker):
        return False
    place = place_in_line(game, attacker, id)
    if not may_come_to_block(game, id, attacker):
        return False
    was_blocked = state.objs[attacker].blocked
    game.emit(Blocks(id, attacker))
    line_up(game, attacker, id, place)
    if not was_blocked:
        become_blocked(game, attacker)
    if state.table.damage_order:
        own = blocked_now(state, id)
        if len(own) > 1:
            at = place_of(game, state.objs[id].controller, id, len(own) - 1, "509.6 (2024 edition)")
            if at >= 0 and attacker in blocked_now(state, id):
                state.edit(id).blocking = moved(state.objs[id].blocking, attacker, at)
    return True


def place_in_line(game: Game, attacker: ObjectId, id: ObjectId) -> i64:
    """Where a new blocker is in the attacker's damage assignment order; its controller says (509.6-7, 2024)."""
    state = game.state
    n: i64 = len(state.objs[attacker].blockers)
    if n == 0 or not state.table.damage_order:
        return n
    place = place_of(game, state.objs[attacker].controller, attacker, n, "509.7 (2024 edition)")
    return place if place >= 0 else n


def place_of(game: Game, seat: Seat, source: ObjectId, most: i64, rule: str) -> i64:
    """A place in a line, 0 for the first; -1 when somebody left meanwhile."""
    decision = NumberDecision(seat, rule, 0, most, purpose=FOR_DAMAGE_ORDER, source=source)
    answer = consult(game, decision, False)
    return -1 if answer is None else answer[0]


def line_up(game: Game, attacker: ObjectId, id: ObjectId, place: i64) -> None:
    """Put a blocker at its place in the attacker's line; the others keep theirs."""
    state = game.state
    o = state.edit(attacker)
    o.blocked = True
    o.blockers = moved(o.blockers, id, place)


def moved(ids: list[ObjectId], id: ObjectId, place: i64) -> list[i64]:
    """The list with one id at a place, wherever it was before."""
    out: list[i64] = []
    for x in ids:
        if x != id:
            out.append(x)
    if place < len(out):
        out.insert(place, id)
    else:
        out.append(id)
    return out
