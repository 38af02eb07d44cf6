"""Declarations that an effect lets another player make: which creatures attack, which block and how. CR 508.1, 509.1.

Who controls an attacker still chooses what it attacks, and whoever would have to pay for a creature still says whether
they do.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch5_turns.combat import attack_rules, block_rules, tolls
from apnap.rules.ch5_turns.combat.asking import consult
from apnap.rules.ch8_multiplayer.leaving import ask_while_here
from apnap.rules.core.constants import NONE, S_ATTACK, S_BLOCK
from apnap.rules.core.decisions import (
    FOR_COST,
    FOR_DEFENDER,
    AttackDecision,
    BlockDecision,
    ChooseDecision,
    YesNoDecision,
)
from apnap.rules.core.game import Game
from apnap.rules.core.types import ObjectId, Ref, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoosesForOthers(Static):
    """Its controller declares attackers, or blockers, instead of those who would."""


def chooser_of(game: Game, slot: i64, seats: list[Seat]) -> i64:
    """Who declares for these players by the latest effect that says so; -1 for themselves."""
    state = game.state
    found: i64 = -1
    latest: i64 = -1
    for e in state.standing[slot]:
        if e.timestamp <= latest or not isinstance(e.static, ChoosesForOthers) or not state.in_game(e.controller):
            continue
        if seats and state.in_reach(e.controller, seats[0]):
            found, latest = e.controller, e.timestamp
    return -1 if found in seats else found


def chosen_attack(game: Game, field: attack_rules.Field, chooser: Seat) -> list[i64] | None:
    """The attack whose creatures another player chooses; None when somebody left meanwhile. CR 508.1a-b."""
    refused = False
    while True:
        decision = AttackDecision(chooser, field.creatures, field.targets).with_choices(field.choices)
        answer = consult(game, decision, team=False)
        if answer is None:
            return None
        attack_rules.check_attack(game, field, answer)
        placed = placed_attack(game, field, answer)
        if placed is None:
            return None
        out: list[i64] = placed
        costly = [i for i in range(len(out)) if out[i] != NONE and tolls.attack_cost(game, field.creatures[i], out[i])]
        if not costly:
            return out
        if not refused:
            creatures: list[ObjectId] = [field.creatures[i] for i in costly]
            targets: list[Ref] = [out[i] for i in costly]
            if is_agreed(game, tolls.attack_tolls(game, creatures, targets), "508.1i"):
                return out
            refused = True
            continue
        for i in costly:
            out[i] = NONE  # they do not pay for what is proposed now either
        return out


def placed_attack(game: Game, field: attack_rules.Field, answer: list[i64]) -> list[i64] | None:
    """Their controllers choose what the chosen creatures attack, as far as that is legal together. CR 508.1b."""
    out: list[i64] = answer.copy()
    for i in range(len(answer)):
        if answer[i] == NONE or len(field.choices[i]) < 2:
            continue
        id = field.creatures[i]
        decision = ChooseDecision(
            game.state.objs[id].controller, "508.1b", field.choices[i], purpose=FOR_DEFENDER, source=id
        )
        said = consult(game, decision)
        if said is None:
            return None
        if said:
            out[i] = said[0]
    return answer if attack_rules.attack_fault(game, field, out) is not None else out


def is_agreed(game: Game, owed: list[tolls.Toll], rule: str) -> bool:
    """Do all who would have to pay for the declaration say that they do?"""
    for toll in tolls.merged(owed):
        decision = YesNoDecision(
            toll.seat, rule, purpose=FOR_COST, source=toll.creature, labels=["pay what this declaration costs"]
        )
        answer = ask_while_here(game, decision)
        if not answer or not answer[0]:
            return False
    return True


def chosen_block(game: Game, wall: block_rules.Wall, chooser: Seat) -> list[i64] | None:
    """The blocks of a unit that another player chooses; None when somebody left meanwhile. CR 509.1a."""
    refused = False
    while True:
        answer = consult(game, BlockDecision(chooser, wall.blockers, wall.attackers), team=False)
        if answer is None:
            return None
        if answer:
            block_rules.check_shape(game, wall, answer)
        block_rules.check_block(game, wall, answer)
        blockers: list[ObjectId] = []
        attackers: list[ObjectId] = []
        free: list[i64] = []
        for i in range(0, len(answer), 2):
            if tolls.block_cost(game, answer[i], answer[i + 1]):
                blockers.append(answer[i])
                attackers.append(answer[i + 1])
            else:
                free.append(answer[i])
                free.append(answer[i + 1])
        if not blockers:
            return answer
        if refused:
            return free
        if is_agreed(game, tolls.block_tolls(game, blockers, attackers), "509.1e"):
            return answer
        refused = True


def attack_chooser(game: Game) -> i64:
    """Who chooses which creatures attack, if not the active players."""
    return chooser_of(game, S_ATTACK, game.state.turn().active)


def block_chooser(game: Game, members: list[Seat]) -> i64:
    """Who chooses how the creatures of a unit block, if not its members."""
    return chooser_of(game, S_BLOCK, members)
