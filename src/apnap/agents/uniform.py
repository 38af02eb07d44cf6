"""`random`: uniform over what is offered."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch5_turns.combat import advice, attack, block_rules, damage
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import (
    Agent,
    AttackDecision,
    BlockDecision,
    DamageDecision,
    Decision,
    DivisionDecision,
    MulliganDecision,
    NumberDecision,
    OrderDecision,
    PaymentDecision,
    PickDecision,
    PriorityDecision,
    YesNoDecision,
)
from apnap.rules.core.game import Game
from apnap.rules.core.generator import Generator


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomAgent(Agent):
    """Chooses uniformly, with a generator of its own."""

    def __init__(self, seed: i64) -> None:
        super().__init__()
        self.dice: Generator = Generator()
        self.dice.seed(seed)

    def choose(self, game: Game, decision: Decision) -> list[i64]:
        dice = self.dice
        if isinstance(decision, PriorityDecision):
            n: i64 = len(decision.options)
            return [dice.below(n) if n > 1 else 0]
        if isinstance(decision, AttackDecision):
            return self.attackers(game, decision)
        if isinstance(decision, BlockDecision):
            return self.blockers(game, decision)
        if isinstance(decision, PickDecision):
            return self.some(decision)
        if isinstance(decision, OrderDecision):
            order = decision.candidates.copy()
            dice.shuffle(order)
            return order
        if isinstance(decision, YesNoDecision):
            return [0 if decision.only_no else dice.below(2)]
        if isinstance(decision, MulliganDecision):
            return [1 if dice.below(8) == 0 else 0]
        if isinstance(decision, NumberDecision):
            return [decision.minimum + dice.below(decision.maximum - decision.minimum + 1)]
        if isinstance(decision, DamageDecision):
            return damage.default_assignment(game, decision)
        if isinstance(decision, DivisionDecision):
            return self.parts(decision)
        if isinstance(decision, PaymentDecision):
            return []
        raise NotImplementedError(f"decision kind {decision.kind}")

    def some(self, decision: PickDecision) -> list[i64]:
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

    def parts(self, decision: DivisionDecision) -> list[i64]:
        """A random division in which each gets one at least (601.2d)."""
        n: i64 = len(decision.among)
        out: list[i64] = [1] * n
        for _ in range(decision.maximum - n):
            out[self.dice.below(n)] += 1
        return out

    def attackers(self, game: Game, decision: AttackDecision) -> list[i64]:
        """Each creature somebody it can attack, or nobody; a legal declaration instead where that is not one."""
        out: list[i64] = []
        alike = advice.attack_alike(game)
        for id in decision.attackers:
            targets = decision.defenders if alike else attack.legal_attack_targets(game, id)
            n: i64 = len(targets)
            x = self.dice.below(n + 1)
            out.append(NONE if x == n else targets[x])
        return advice.repaired_attack(game, out, decision)

    def blockers(self, game: Game, decision: BlockDecision) -> list[i64]:
        out: list[i64] = []
        for id in decision.blockers:
            legal: list[i64] = [NONE]
            for a in decision.attackers:
                if block_rules.can_block(game, id, a):
                    legal.append(a)
            pick = legal[self.dice.below(len(legal))]
            if pick != NONE:
                out.append(id)
                out.append(pick)
        return advice.repaired_block(game, decision, out)
