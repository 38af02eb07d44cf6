"""Legal attacks on small boards against all that could be declared. CR 508.1c-d."""

from __future__ import annotations

import itertools
import random

import pytest

from apnap.rules.ch1_concepts.definitions import Context, CostPart, Static
from apnap.rules.ch5_turns.combat import attack, attack_rules
from apnap.rules.ch5_turns.combat.begin import begin_combat
from apnap.rules.ch5_turns.combat.legality import declaration_fault, declaration_is_legal
from apnap.rules.core.constants import DEFENDER, HASTE, NONE, S_ATTACK
from apnap.rules.core.decisions import D_ATTACK, AttackDecision, IllegalAnswer
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.testing import rule
from tests.rules.ch5_turns.combat.combat_board import Board, declared_by_parts, player

Plan = tuple[int, ...]


class Toll(CostPart):
    """A cost that can be paid, or not; paying it is counted."""

    def __init__(self, payable: bool) -> None:
        self.payable = payable
        self.paid = 0

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return self.payable

    def pay(self, game: Game, ctx: Context) -> None:
        self.paid += 1


class Law(Static):
    """Any restriction, requirement or cost, given as tables."""

    def __init__(self) -> None:
        super().__init__([S_ATTACK])
        self.cant: set[tuple[int, int]] = set()
        self.must: set[tuple[int, int]] = set()
        self.limits: dict[int, int] = {}
        self.loners: set[int] = set()  # can't attack alone
        self.pairs: set[tuple[int, int]] = set()  # can't attack together
        self.costs: dict[tuple[int, int], Toll] = {}

    def cant_attack(self, game: Game, effect: Standing, attacker: int, defender: int) -> bool:
        return (attacker, defender) in self.cant

    def must_attack(self, game: Game, effect: Standing, attacker: int, defender: int) -> bool:
        return (attacker, defender) in self.must

    def attack_limit(self, game: Game, effect: Standing, defender: int) -> int:
        return self.limits.get(defender, -1)

    def cant_attack_together(self, game: Game, effect: Standing, attackers: list[int], defenders: list[int]) -> bool:
        if len(attackers) == 1 and attackers[0] in self.loners:
            return True
        return any(a in attackers and b in attackers for a, b in self.pairs)

    def attack_cost(self, game: Game, effect: Standing, attacker: int, defender: int) -> list[CostPart]:
        toll = self.costs.get((attacker, defender))
        return [] if toll is None else [toll]


class Reference:
    """The rules once more, by trying everything."""

    def __init__(self, creatures: list[int], targets: list[int], laws: list[Law]) -> None:
        self.creatures = creatures
        self.laws = laws
        self.plans: list[Plan] = []
        for plan in itertools.product([NONE, *targets], repeat=len(creatures)):
            if self.obeys_restrictions(plan):
                self.plans.append(plan)

    def attacks(self, plan: Plan) -> list[tuple[int, int]]:
        return [(a, t) for a, t in zip(self.creatures, plan, strict=True) if t != NONE]

    def obeys_restrictions(self, plan: Plan) -> bool:
        attacks = self.attacks(plan)
        attackers = [a for a, _ in attacks]
        for law in self.laws:
            if any(pair in law.cant for pair in attacks):
                return False
            for target, most in law.limits.items():
                if sum(target in (NONE, t) for _, t in attacks) > most:
                    return False
            if len(attackers) == 1 and attackers[0] in law.loners:
                return False
            if any(a in attackers and b in attackers for a, b in law.pairs):
                return False
        return True

    def count(self, plan: Plan) -> int:
        return sum(pair in law.must for law in self.laws for pair in self.attacks(plan))

    def paid(self, plan: Plan) -> set[tuple[int, int]]:
        return {pair for pair in self.attacks(plan) for law in self.laws if pair in law.costs}

    def is_payable(self, plan: Plan) -> bool:
        return all(law.costs[p].payable for p in self.attacks(plan) for law in self.laws if p in law.costs)

    def is_legal(self, plan: Plan) -> bool:
        if plan not in self.plans or not self.is_payable(plan):
            return False
        paid = self.paid(plan)
        return self.count(plan) >= max(self.count(p) for p in self.plans if self.paid(p) <= paid)

    def agreement(self, plan: Plan, wish: Plan) -> int:
        return sum(p == w for p, w in zip(plan, wish, strict=True))


def random_board(dice: random.Random) -> tuple[Board, list[int], list[int], list[Law]]:
    board = Board(dice.choice([2, 3]))
    creatures = [board.creature(0, 1, 1) for _ in range(dice.randint(1, 4))]
    board.creature(0, 1, 1, DEFENDER)
    targets = [player(s) for s in range(1, board.state.seats)]
    if dice.random() < 0.4:
        targets.append(board.planeswalker(1, 3))
    laws = []
    pairs = list(itertools.product(creatures, targets))
    for _ in range(dice.randint(1, 4)):
        law = Law()
        what = dice.random()
        if what < 0.35:
            # 'attacks if able', or 'attacks that one if able'
            for c in dice.sample(creatures, dice.randint(1, len(creatures))):
                for t in targets if dice.random() < 0.6 else [dice.choice(targets)]:
                    law.must.add((c, t))
        elif what < 0.5:
            law.cant.update(dice.sample(pairs, dice.randint(1, len(pairs))))
        elif what < 0.65:
            law.limits[dice.choice([NONE, *targets])] = dice.randint(0, 2)
        elif what < 0.75:
            law.loners.add(dice.choice(creatures))
        elif what < 0.85:
            law.pairs.add((dice.choice(creatures), dice.choice(creatures)))
        else:
            for pair in dice.sample(pairs, dice.randint(1, len(pairs))):
                law.costs[pair] = Toll(dice.random() < 0.7)
        laws.append(law)
    for law in laws:
        board.effect(law)
    begin_combat(board.game)
    return board, creatures, targets, laws


@rule("508.1c", "508.1d")
@pytest.mark.parametrize("seed", range(150))
def test_attacks_are_legal_exactly_when_trying_everything_says_so(seed: int) -> None:
    dice = random.Random(seed)
    board, creatures, targets, laws = random_board(dice)
    reference = Reference(creatures, targets, laws)
    field = attack.survey(board.game)
    if field is None:
        assert all(set(plan) == {NONE} for plan in reference.plans)
        return
    decision = AttackDecision(0, field.creatures, field.targets)
    places = [creatures.index(c) for c in field.creatures]
    legal: list[Plan] = []
    for answer in itertools.product([NONE, *field.targets], repeat=len(places)):
        plan = [NONE] * len(creatures)
        for place, target in zip(places, answer, strict=True):
            plan[place] = target
        expected = reference.is_legal(tuple(plan))
        assert declaration_is_legal(board.game, decision, list(answer)) == expected, (seed, answer)
        if expected:
            legal.append(answer)
    # creature by creature, just these can be declared, and nothing that is offered leads nowhere
    assert sorted(map(tuple, declared_by_parts(board.game, decision))) == sorted(legal), seed
    # nothing that is not offered could have been legal
    offered = {tuple(c for c, t in zip(field.creatures, answer, strict=True) if t != NONE) for answer in legal}
    for other in reference.plans:
        if reference.is_legal(other):
            assert tuple(c for c, t in zip(creatures, other, strict=True) if t != NONE) in offered
    only = attack_rules.only_attack(board.game, field)
    if only is not None:
        assert legal == [tuple(only)]
    free = not any(law.costs for law in laws)
    for wish in itertools.product([NONE, *field.targets], repeat=len(places)):
        nearest = tuple(attack_rules.nearest_attack(board.game, field, list(wish)))
        assert nearest in legal, (seed, wish, nearest)
        if wish in legal:
            assert nearest == wish
        elif free:
            best = max(reference.agreement(answer, wish) for answer in legal)
            assert reference.agreement(nearest, wish) == best


def everybody_must(board: Board, creatures: list[int], targets: list[int]) -> Law:
    law = Law()
    law.must.update(itertools.product(creatures, targets))
    board.effect(law)
    return law


@rule("508.1d")
def test_the_rules_example_of_one_attacker_at_most() -> None:
    """Of two creatures, of which one must attack, only that one may, when one may."""
    board = Board()
    must = board.creature(0, 2, 2)
    other = board.creature(0, 3, 3)
    everybody_must(board, [must], [player(1)])
    law = Law()
    law.limits[NONE] = 1
    board.effect(law)
    begin_combat(board.game)
    field = attack.survey(board.game)
    decision = AttackDecision(0, [must, other], [player(1)])
    assert field is not None and field.creatures == [must, other]
    rules = []
    for answer in ([player(1), NONE], [NONE, player(1)], [player(1), player(1)], [NONE, NONE]):
        fault = declaration_fault(board.game, decision, answer)
        rules.append("" if fault is None else fault.rule)
    assert rules == ["", "508.1d", "508.1c", "508.1d"]


@rule("508.1c")
def test_two_that_cannot_attack_alone_attack_together() -> None:
    """The rule's own example."""
    board = Board()
    a = board.creature(0, 2, 2)
    b = board.creature(0, 2, 2)
    law = Law()
    law.loners.update((a, b))
    board.effect(law)
    board.attacks(0, {a: player(1), b: player(1)})
    board.to_attackers()
    assert board.attackers() == [a, b]


@rule("701.15b")
def test_a_goaded_creature_attacks_somebody_else_if_it_can() -> None:
    """To attack at all, and to attack another player than the one who goaded, are two requirements."""
    board = Board(3)
    a = board.creature(0, 2, 2)
    everybody_must(board, [a], [player(1), player(2)])
    everybody_must(board, [a], [player(2)])
    board.attacks(0, {a: player(1)})
    with pytest.raises(IllegalAnswer, match="508.1d"):
        board.to_attackers()
    assert not board.state.objs[a].tapped
    board.attacks(0, {a: player(2)})
    board.to_attackers()
    assert board.attackers() == [a]


@rule("508.1d")
def test_a_forced_attack_asks_nobody() -> None:
    """There is one legal declaration."""
    board = Board()
    a = board.creature(0, 2, 2, HASTE, sick=True)
    everybody_must(board, [a], [player(1)])
    board.to_attackers()
    assert board.attackers() == [a]
    assert not board.heard(0, D_ATTACK)


@rule("508.1d", "508.1h")
def test_nobody_must_pay_to_attack() -> None:
    """But who does, pays."""
    for pays in (False, True):
        board = Board()
        a = board.creature(0, 2, 2)
        law = everybody_must(board, [a], [player(1)])
        toll = Toll(True)
        law.costs[a, player(1)] = toll
        board.attacks(0, {a: player(1)} if pays else {})
        board.to_attackers()
        assert toll.paid == pays
        assert len(board.attackers()) == pays


@rule("508.1j")
def test_an_attack_whose_cost_cannot_be_paid_is_not_made() -> None:
    """And nothing has happened."""
    board = Board()
    a = board.creature(0, 2, 2)
    law = Law()
    law.costs[a, player(1)] = Toll(False)
    board.effect(law)
    board.attacks(0, {a: player(1)})
    with pytest.raises(IllegalAnswer, match="508.1j"):
        board.to_attackers()
    assert not board.state.objs[a].tapped


@rule("508.1d")
def test_a_crowd_with_limits_is_judged_quickly() -> None:
    """Forty creatures that must attack, five players who let two through each."""
    board = Board(6)
    creatures = [board.creature(0, 1, 1) for _ in range(40)]
    targets = [player(s) for s in range(1, 6)]
    everybody_must(board, creatures, targets)
    for t in targets:
        law = Law()
        law.limits[t] = 2
        board.effect(law)
    begin_combat(board.game)
    field = attack.survey(board.game)
    assert field is not None
    answer = attack_rules.nearest_attack(board.game, field, [NONE] * 40)
    assert sorted(t for t in answer if t != NONE) == sorted(targets * 2)
    answer[answer.index(player(3))] = NONE
    fault = attack_rules.attack_fault(board.game, field, answer)
    assert fault is not None and fault.rule == "508.1d"
