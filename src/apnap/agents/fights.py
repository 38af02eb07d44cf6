"""Fights at a glance: who would die, which attacks lose little, which blocks gain something. CR 509, 510.

Creatures are weighed by `evaluation.of_creature`; only numbers and the keywords of fighting count, and no tricks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.agents.evaluation import of_creature
from apnap.rules.ch5_turns.combat import block_rules
from apnap.rules.core.constants import (
    BATTLEFIELD,
    CREATURE,
    DEATHTOUCH,
    DEFENDER,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    INDESTRUCTIBLE,
    NONE,
    VIGILANCE,
)
from apnap.rules.core.decisions import AttackDecision, BlockDecision
from apnap.rules.core.game import Game
from apnap.rules.core.types import ObjectId, Seat

FIRST_DIES: Final = 1
SECOND_DIES: Final = 2
QUICK: Final = FIRST_STRIKE | DOUBLE_STRIKE
TOGETHER: Final = 2.0  # by how much less it is feared that two block together
NO_LOSS: Final = -1.0
GOOD: Final = 0  # a block that kills and survives
SAFE: Final = 1  # that survives
EVEN: Final = 2  # that trades for no less
BAD: Final = 3


def strength(game: Game, id: ObjectId) -> i64:
    """The damage that a creature deals in a fight."""
    c = game.char(id)
    if c.power <= 0:
        return 0
    return c.power * 2 if c.keywords & DOUBLE_STRIKE else c.power


def fight(game: Game, a: ObjectId, b: ObjectId) -> i64:
    """Who dies where these two fight: FIRST_DIES, SECOND_DIES, both or none. CR 510.1, 702.2, 702.4, 702.7."""
    first = game.char(a)
    second = game.char(b)
    out: i64 = 0
    if kills(game, b, a):
        out |= FIRST_DIES
    if kills(game, a, b):
        out |= SECOND_DIES
    if out == FIRST_DIES | SECOND_DIES:
        a_quick = first.keywords & QUICK != 0
        b_quick = second.keywords & QUICK != 0
        if a_quick and not b_quick:
            return SECOND_DIES
        if b_quick and not a_quick:
            return FIRST_DIES
    return out


def kills(game: Game, a: ObjectId, b: ObjectId) -> bool:
    """Is the damage of the one enough for the other?"""
    victim = game.char(b)
    if victim.keywords & INDESTRUCTIBLE:
        return False
    hit = strength(game, a)
    if hit <= 0:
        return False
    return hit >= victim.toughness - game.state.objs[b].damage or game.char(a).keywords & DEATHTOUCH != 0


# attacking -----------------------------------------------------------------------------------------------------------
def loss_of_attack(game: Game, id: ObjectId, guards: list[ObjectId]) -> float:
    """What is lost at worst where this creature attacks past these; NO_LOSS where it comes back from everything."""
    worst = NO_LOSS
    value = -1.0
    able: list[i64] = []
    for guard in guards:
        if not block_rules.can_block(game, guard, id):
            continue
        able.append(guard)
        fate = fight(game, id, guard)
        if fate & FIRST_DIES:
            if value < 0.0:
                value = of_creature(game, id)
            worst = max(worst, value - of_creature(game, guard) if fate & SECOND_DIES else value)
    if len(able) >= 2 and worst < 0.0:
        worst = max(worst, loss_to_two(game, id, able))
    return worst


def loss_to_two(game: Game, id: ObjectId, able: list[ObjectId]) -> float:
    """What is lost where the two strongest of these block together."""
    c = game.char(id)
    if c.keywords & INDESTRUCTIBLE:
        return NO_LOSS
    most: i64 = 0
    next: i64 = 0
    least = 1000.0
    takes_one = False
    for guard in able:
        hit = strength(game, guard)
        if hit > most:
            next = most
            most = hit
        elif hit > next:
            next = hit
        if kills(game, id, guard):
            takes_one = True
        least = min(least, of_creature(game, guard))
    if most + next < c.toughness - game.state.objs[id].damage:
        return NO_LOSS
    return of_creature(game, id) - (least if takes_one else 0.0) - TOGETHER


def stay_home(game: Game, decision: AttackDecision, attack: list[i64], opponents: list[Seat]) -> None:
    """Keep the weakest attackers at home while what comes back next turn would be the end."""
    state = game.state
    life = state.life(decision.seat)
    home: i64 = 0
    for s in state.table.units[state.table.unit_of[decision.seat]]:
        for id in state.ids(s, BATTLEFIELD):
            if game.char(id).types & CREATURE and not state.objs[id].tapped:
                home += 1
    for i in range(len(attack)):
        if attack[i] != NONE and not game.char(decision.attackers[i]).keywords & VIGILANCE:
            home -= 1
    while returned(game, opponents, home) >= life:
        weakest: i64 = -1
        for i in range(len(attack)):
            if attack[i] != NONE and not game.char(decision.attackers[i]).keywords & VIGILANCE:
                if weakest < 0 or strength(game, decision.attackers[i]) < strength(game, decision.attackers[weakest]):
                    weakest = i
        if weakest < 0:
            return
        attack[weakest] = NONE
        home += 1


def returned(game: Game, opponents: list[Seat], walls: i64) -> i64:
    """The damage that the strongest of the opponents could deal, each wall stopping the strongest creature left."""
    state = game.state
    most: i64 = 0
    for s in opponents:
        hits: list[i64] = []
        for id in state.ids(s, BATTLEFIELD):
            c = game.char(id)
            if c.types & CREATURE and not c.keywords & DEFENDER and c.power > 0:
                hits.append(strength(game, id))
        hits.sort()
        total: i64 = 0
        for i in range(len(hits) - walls):
            total += hits[i]
        most = max(most, total)
    return most


# blocking ------------------------------------------------------------------------------------------------------------
def good_blocks(game: Game, decision: BlockDecision) -> list[i64]:
    """Pairs of blocker and attacker: first what kills and survives, then what survives, then what trades for no less.

    At last two together kill what one alone could not.
    """
    out: list[i64] = []
    free = decision.blockers.copy()
    open = by_worth(game, decision.attackers)
    level: i64 = GOOD
    while level <= EVEN and free:
        for a in open.copy():
            best: i64 = -1
            least = 0.0
            for b in free:
                if block_rules.can_block(game, b, a) and level_of(game, b, a) == level:
                    value = of_creature(game, b)
                    if best < 0 or value < least:
                        best = b
                        least = value
            if best >= 0:
                free.remove(best)
                open.remove(a)
                out.append(best)
                out.append(a)
        level += 1
    for a in open:
        two = block_by_two(game, free, a)
        for b in two:
            free.remove(b)
            out.append(b)
            out.append(a)
    return out


def by_worth(game: Game, ids: list[ObjectId]) -> list[ObjectId]:
    """The most valuable first; equals in the order that they are in."""
    out: list[i64] = []
    worths: list[float] = []
    for id in ids:
        value = of_creature(game, id)
        at: i64 = 0
        while at < len(out) and worths[at] >= value:
            at += 1
        out.insert(at, id)
        worths.insert(at, value)
    return out


def level_of(game: Game, blocker: ObjectId, attacker: ObjectId) -> i64:
    """How good a block is."""
    fate = fight(game, blocker, attacker)
    if not fate & FIRST_DIES:
        return GOOD if fate & SECOND_DIES else SAFE
    if fate & SECOND_DIES and of_creature(game, blocker) <= of_creature(game, attacker):
        return EVEN
    return BAD


def block_by_two(game: Game, free: list[ObjectId], attacker: ObjectId) -> list[ObjectId]:
    """The two that kill an attacker together at the least price, if that is no more than it is worth; else none."""
    c = game.char(attacker)
    if len(free) < 2 or c.keywords & INDESTRUCTIBLE or c.keywords & QUICK:
        return []
    left = c.toughness - game.state.objs[attacker].damage
    least = of_creature(game, attacker)
    out: list[i64] = []
    for i in range(len(free)):
        if not block_rules.can_block(game, free[i], attacker):
            continue
        for j in range(i + 1, len(free)):
            x = free[i]
            y = free[j]
            if strength(game, x) + strength(game, y) < left or not block_rules.can_block(game, y, attacker):
                continue
            price = max(of_creature(game, x), of_creature(game, y))
            if c.power >= game.char(x).toughness + game.char(y).toughness:
                price = of_creature(game, x) + of_creature(game, y)
            if price <= least:
                least = price
                out = [x, y]
    return out


def cheapest(game: Game, free: list[ObjectId], attacker: ObjectId) -> i64:
    """Of those who can block this one, the one that is least missed; -1 for none."""
    best: i64 = -1
    least = 0.0
    for id in free:
        if block_rules.can_block(game, id, attacker):
            value = of_creature(game, id)
            if best < 0 or value < least:
                best = id
                least = value
    return best
