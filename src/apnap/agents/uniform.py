"""`random`: uniform over what is offered."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch5_turns.combat import advice, attack, block_rules, damage
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import (
    D_ASSIGN,
    D_ATTACK,
    D_BLOCK,
    D_CHOOSE,
    D_DIVIDE,
    D_MODE,
    D_MULLIGAN,
    D_NUMBER,
    D_ORDER,
    D_PAY,
    D_PRIORITY,
    D_YES_NO,
    Agent,
    Decision,
)
from apnap.rules.core.game import Game
from apnap.rules.core.generator import Generator


class RandomAgent(Agent):
    """Chooses uniformly, with a generator of its own."""

    def __init__(self, seed: i64) -> None:
        super().__init__()
        self.dice: Generator = Generator()
        self.dice.seed(seed)

    def choose(self, game: Game, decision: Decision) -> list[i64]:
        dice = self.dice
        k = decision.kind
        if k == D_PRIORITY:
            n: i64 = len(decision.options)
            return [dice.below(n) if n > 1 else 0]
        if k == D_ATTACK:
            return self.attackers(game, decision)
        if k == D_BLOCK:
            return self.blockers(game, decision)
        if k == D_CHOOSE or k == D_MODE:
            return self.some(decision)
        if k == D_ORDER:
            order = decision.candidates.copy()
            dice.shuffle(order)
            return order
        if k == D_YES_NO:
            return [dice.below(2) if decision.maximum > 0 else 0]
        if k == D_MULLIGAN:
            return [1 if dice.below(8) == 0 else 0]
        if k == D_NUMBER:
            return [decision.minimum + dice.below(decision.maximum - decision.minimum + 1)]
        if k == D_ASSIGN:
            return damage.default_assignment(game, decision)
        if k == D_DIVIDE:
            return self.parts(decision)
        if k == D_PAY:
            return []
        raise NotImplementedError(f"decision kind {k}")

    def some(self, decision: Decision) -> list[i64]:
        """As many as it likes of the candidates, in a random order."""
        dice = self.dice
        most: i64 = min(decision.maximum, len(decision.candidates))
        count = decision.minimum
        if most > count:
            count += dice.below(most - count + 1)
        if count == 1:
            return [decision.candidates[dice.below(len(decision.candidates))]]
        pool = decision.candidates.copy()
        dice.shuffle(pool)
        return pool[:count]

    def parts(self, decision: Decision) -> list[i64]:
        """A random division in which each gets one at least (601.2d)."""
        n: i64 = len(decision.candidates)
        out: list[i64] = [1] * n
        for _ in range(decision.maximum - n):
            out[self.dice.below(n)] += 1
        return out

    def attackers(self, game: Game, decision: Decision) -> list[i64]:
        """Each creature somebody it can attack, or nobody; a legal declaration instead where that is not one."""
        out: list[i64] = []
        alike = advice.attack_alike(game)
        for id in decision.candidates:
            targets = decision.others if alike else attack.legal_attack_targets(game, id)
            n: i64 = len(targets)
            x = self.dice.below(n + 1)
            out.append(NONE if x == n else targets[x])
        return advice.repaired_attack(game, out)

    def blockers(self, game: Game, decision: Decision) -> list[i64]:
        out: list[i64] = []
        for id in decision.candidates:
            legal: list[i64] = [NONE]
            for a in decision.others:
                if block_rules.can_block(game, id, a):
                    legal.append(a)
            pick = legal[self.dice.below(len(legal))]
            if pick != NONE:
                out.append(id)
                out.append(pick)
        return advice.repaired_block(game, decision, out)
