"""Damage assignment order among blockers and blocked attackers, where the table uses it (509.2-3, 802.5 of 2024)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch5_turns.combat.asking import consult
from apnap.rules.ch5_turns.combat.removal import blocked_now
from apnap.rules.core.decisions import FOR_DAMAGE_ORDER, OrderDecision
from apnap.rules.core.game import Game
from apnap.rules.core.types import ObjectId, Seat

ATTACKERS_ORDER: Final = "509.2 (2024 edition)"
BLOCKERS_ORDER: Final = "509.3 (2024 edition)"


def order_damage(game: Game) -> None:
    """Attackers line up their blockers, then each defending player's blockers line up what they block.

    CR 509.2 (2024 edition), 802.5 (2024 edition), 805.10f (2024 edition).
    """
    state = game.state
    for a in state.turn().attackers:
        if len(state.objs[a].blockers) > 1:
            order_blockers(game, a)
    several: list[i64] = []
    for a in state.turn().attackers:
        for b in state.objs[a].blockers:
            if len(state.objs[b].blocking) > 1 and b not in several:
                several.append(b)
    if several:
        # each defending player in turn order
        for seat in state.apnap():
            for b in several:
                if state.objs[b].controller == seat:
                    order_attackers(game, b)


def order_blockers(game: Game, attacker: ObjectId) -> None:
    """The controller of an attacker puts the creatures that block it in order."""
    state = game.state
    while True:
        blockers = state.objs[attacker].blockers
        if attacker not in state.turn().attackers or len(blockers) < 2:
            return
        answer = ask_order(game, state.objs[attacker].controller, attacker, blockers, ATTACKERS_ORDER)
        if answer is not None:
            state.edit(attacker).blockers = answer
            return


def order_attackers(game: Game, blocker: ObjectId) -> None:
    """The controller of a blocker puts the creatures that it blocks in order."""
    state = game.state
    while True:
        blocked = blocked_now(state, blocker)
        if len(blocked) < 2:
            return
        answer = ask_order(game, state.objs[blocker].controller, blocker, blocked, BLOCKERS_ORDER)
        if answer is not None:
            state.edit(blocker).blocking = answer
            return


def ask_order(game: Game, seat: Seat, creature: i64, ids: list[ObjectId], rule: str) -> list[i64] | None:
    """Ask for the order in which a creature will assign its damage."""
    decision = OrderDecision(seat, rule, ids, purpose=FOR_DAMAGE_ORDER, source=creature, benefit=-1)
    answer = consult(game, decision)
    if answer is None:
        return None
    if game.logging:
        names: list[str] = []
        for id in answer:
            names.append(game.name(id))
        game.say(rule, f"{game.name(creature)} assigns damage in this order: {', '.join(names)}")
    return answer.copy()
