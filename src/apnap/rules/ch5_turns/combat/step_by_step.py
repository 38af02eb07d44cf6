"""Declarations creature by creature: what may come next, so that a legal one can still be made. CR 508.1, 509.1.

Whether a beginning can be completed is found out by completing it as well as possible: the declaration that obeys the
most requirements among those that begin so. That is exact as long as no attack or block costs anything. Where some do,
all ways to go on are tried as well, up to `FEW` of them; with more than that, what could only be made legal by paying
for creatures still to come is not offered. So what is offered can always be completed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch5_turns.combat import attack, attack_rules, block, block_rules, optimum, tolls
from apnap.rules.core.constants import NONE, S_ATTACK
from apnap.rules.core.decisions import NOTHING_MORE, AttackDecision, BlockDecision, Decision, Parts
from apnap.rules.core.game import Game
from apnap.rules.core.types import Ref

FEW: Final = 3000


def next_parts(game: Game, decision: Decision, prefix: list[i64]) -> Parts:
    """The parts that may follow these in a legal answer to a decision that is open now."""
    if isinstance(decision, AttackDecision):
        return attack_parts(game, prefix)
    if isinstance(decision, BlockDecision):
        return block_parts(game, decision, prefix)
    return decision.next_parts(prefix)


def answers(game: Game, decision: Decision, limit: i64) -> list[list[i64]] | None:
    """Every legal answer; None where there are more than the limit."""
    out: list[list[i64]] = []
    return out if extend(game, decision, [], out, limit) else None


def extend(game: Game, decision: Decision, prefix: list[i64], out: list[list[i64]], limit: i64) -> bool:
    """Add every legal answer that begins so; False where the limit is passed."""
    if decision.is_complete(prefix):
        if len(out) >= limit:
            return False
        out.append(decision.answer_of(prefix.copy()))
    parts = next_parts(game, decision, prefix)
    if parts.count() > limit:
        return False  # each of them leads to an answer
    for i in range(parts.count()):
        if not extend(game, decision, [*prefix, parts.at(i)], out, limit):
            return False
    return True


# attacks -------------------------------------------------------------------------------------------------------------
def attack_parts(game: Game, prefix: list[i64]) -> Parts:
    """Whom the next creature may attack, or NONE. CR 508.1b-d."""
    field = attack.survey(game)
    at: i64 = len(prefix)
    if field is None or at >= len(field.creatures):
        return NOTHING_MORE
    ways: list[i64] = [NONE, *field.choices[at]]
    if not game.state.standing[S_ATTACK]:
        return Parts(ways)
    out: list[i64] = []
    for t in ways:
        if can_finish_attack(game, field, [*prefix, t]):
            out.append(t)
    return Parts(out)


def can_finish_attack(game: Game, field: attack_rules.Field, prefix: list[i64]) -> bool:
    """Does a legal attack begin so?"""
    n: i64 = len(field.creatures)
    at: i64 = len(prefix)
    chosen = prefix + [NONE] * (n - at)
    puzzle = attack_rules.puzzle_of(game, field, chosen, NO_IDS, False)
    for i in range(at):
        kept: list[optimum.Way] = []
        for way in puzzle.ways[i]:
            if (way.targets[0] if way.targets else NONE) == prefix[i]:
                kept.append(way)
        if not kept:
            return False
        puzzle.ways[i] = kept
    picks = optimum.best(puzzle)
    if len(picks) == n:
        answer: list[i64] = []
        for way in picks:
            answer.append(way.targets[0] if way.targets else NONE)
        if attack_rules.attack_fault(game, field, answer) is None:
            return True
    count: i64 = 1
    costs = False
    for i in range(n):
        if i >= at and count <= FEW:
            count *= 1 + len(field.choices[i])
        for t in field.choices[i]:
            if tolls.attack_cost(game, field.creatures[i], t):
                costs = True
    return costs and count <= FEW and some_attack(game, field, prefix)


def some_attack(game: Game, field: attack_rules.Field, prefix: list[i64]) -> bool:
    """Try all attacks that begin so."""
    if len(prefix) == len(field.creatures):
        return attack_rules.attack_fault(game, field, prefix) is None
    for t in [NONE, *field.choices[len(prefix)]]:
        if some_attack(game, field, [*prefix, t]):
            return True
    return False


# blocks --------------------------------------------------------------------------------------------------------------
def block_parts(game: Game, decision: BlockDecision, prefix: list[i64]) -> Parts:
    """What the creature at hand may block as well, or NONE: on to the next. CR 509.1a-c."""
    wall = block.survey(game, block.unit_asked(game, decision))
    at: i64 = prefix.count(NONE)
    if wall is None or at >= len(wall.blockers):
        return NOTHING_MORE
    ways = further(game, decision, wall, at, of_one(prefix, at))
    if not wall.restricted:
        return Parts(ways)
    out: list[i64] = []
    for a in ways:
        if can_finish_block(game, decision, wall, [*prefix, a]):
            out.append(a)
    return Parts(out)


def of_one(parts: list[i64], at: i64) -> list[i64]:
    """What the parts say about the creature at this place."""
    out: list[i64] = []
    index: i64 = 0
    for x in parts:
        if x == NONE:
            index += 1
        elif index == at:
            out.append(x)
    return out


def further(game: Game, decision: BlockDecision, wall: block_rules.Wall, at: i64, before: list[i64]) -> list[i64]:
    """What a creature that blocks these may block besides, as far as it alone decides; and NONE."""
    out: list[i64] = [NONE]
    if not before or len(before) < block_rules.capacity(game, wall.blockers[at]):
        last = decision.attackers.index(before[-1]) if before else -1
        for i in range(last + 1, len(decision.attackers)):
            if decision.attackers[i] in wall.choices[at]:
                out.append(decision.attackers[i])
    return out


def can_finish_block(game: Game, decision: BlockDecision, wall: block_rules.Wall, parts: list[i64]) -> bool:
    """Do legal blocks begin so?"""
    n: i64 = len(wall.blockers)
    done: i64 = parts.count(NONE)
    pairs = decision.answer_of(parts)
    puzzle = block_rules.puzzle_of(game, wall, pairs, NO_IDS, False)
    for i in range(done):
        puzzle.ways[i] = [puzzle.way_of(wall, i, of_one(parts, i))]
    begun = of_one(parts, done)
    if begun:
        kept = [puzzle.way_of(wall, done, begun)]
        for way in puzzle.ways[done]:
            if begins(decision, way.targets, begun):
                kept.append(way)
        puzzle.ways[done] = kept
    picks = optimum.best(puzzle)
    if len(picks) == n:
        answer: list[i64] = []
        for i in range(n):
            for a in picks[i].targets:
                answer.append(wall.blockers[i])
                answer.append(a)
        if is_legal_block(game, wall, answer):
            return True
    count: i64 = 1
    costs = False
    for i in range(n):
        if i >= done and count <= FEW:
            count *= len(puzzle.ways[i])
        for a in wall.choices[i]:
            if tolls.block_cost(game, wall.blockers[i], a):
                costs = True
    return costs and count <= FEW and some_block(game, decision, wall, parts)


def begins(decision: BlockDecision, targets: list[Ref], begun: list[i64]) -> bool:
    """Are these attackers, in the order of the decision, those and further ones?"""
    if len(targets) <= len(begun):
        return False
    last = decision.attackers.index(begun[-1])
    for a in begun:
        if a not in targets:
            return False
    for a in targets:
        if a not in begun and decision.attackers.index(a) < last:
            return False
    return True


def is_legal_block(game: Game, wall: block_rules.Wall, answer: list[i64]) -> bool:
    return block_rules.shape_fault(game, wall, answer) is None and block_rules.block_fault(game, wall, answer) is None


def some_block(game: Game, decision: BlockDecision, wall: block_rules.Wall, parts: list[i64]) -> bool:
    """Try all blocks that begin so."""
    at: i64 = parts.count(NONE)
    if at == len(wall.blockers):
        return is_legal_block(game, wall, decision.answer_of(parts))
    for a in further(game, decision, wall, at, of_one(parts, at)):
        if some_block(game, decision, wall, [*parts, a]):
            return True
    return False
