"""Legal blocks on small boards against all that could be declared. CR 509.1b-c."""

from __future__ import annotations

import itertools
import random

import pytest

from apnap.rules.ch1_concepts.definitions import CostPart, Static
from apnap.rules.ch5_turns.combat import block, block_rules
from apnap.rules.ch5_turns.combat.legality import declaration_fault, declaration_is_legal
from apnap.rules.core.constants import FLYING, MENACE, NONE, S_BLOCK
from apnap.rules.core.decisions import D_BLOCK, BlockDecision, IllegalAnswer
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.testing import rule
from tests.rules.ch5_turns.combat.combat_board import Board, declared_by_parts, player
from tests.rules.ch5_turns.combat.test_508_1_legal_attacks import Toll

Pairs = tuple[tuple[int, int], ...]


class Law(Static):
    """Any restriction, requirement or cost, given as tables."""

    def __init__(self) -> None:
        super().__init__([S_BLOCK])
        self.cant: set[tuple[int, int]] = set()
        self.must: set[tuple[int, int]] = set()
        self.wanted: set[int] = set()
        self.least: dict[int, int] = {}
        self.limits: dict[int, int] = {}
        self.extra: dict[int, int] = {}
        self.loners: set[int] = set()  # can't block alone
        self.costs: dict[tuple[int, int], Toll] = {}

    def cant_block(self, game: Game, effect: Standing, blocker: int, attacker: int) -> bool:
        return (blocker, attacker) in self.cant

    def must_block(self, game: Game, effect: Standing, blocker: int, attacker: int) -> bool:
        return (blocker, attacker) in self.must

    def must_be_blocked(self, game: Game, effect: Standing, attacker: int) -> bool:
        return attacker in self.wanted

    def minimum_blockers(self, game: Game, effect: Standing, attacker: int) -> int:
        return self.least.get(attacker, 1)

    def block_limit(self, game: Game, effect: Standing, attacker: int) -> int:
        return self.limits.get(attacker, -1)

    def extra_blocks(self, game: Game, effect: Standing, blocker: int) -> int:
        return self.extra.get(blocker, 0)

    def cant_block_together(self, game: Game, effect: Standing, blockers: list[int], attackers: list[int]) -> bool:
        return len(set(blockers)) == 1 and blockers[0] in self.loners

    def block_cost(self, game: Game, effect: Standing, blocker: int, attacker: int) -> list[CostPart]:
        toll = self.costs.get((blocker, attacker))
        return [] if toll is None else [toll]


def subsets(items: list[int]) -> list[tuple[int, ...]]:
    return [c for n in range(len(items) + 1) for c in itertools.combinations(items, n)]


class Reference:
    """The rules once more, by trying everything."""

    def __init__(self, blockers: list[int], attackers: list[int], laws: list[Law], menace: set[int]) -> None:
        self.laws = laws
        self.menace = menace
        self.everything: list[Pairs] = []
        self.plans: list[Pairs] = []
        for chosen in itertools.product(subsets(attackers), repeat=len(blockers)):
            pairs = tuple((b, a) for b, own in zip(blockers, chosen, strict=True) for a in own)
            self.everything.append(pairs)
            if self.obeys_restrictions(pairs):
                self.plans.append(pairs)

    def obeys_restrictions(self, pairs: Pairs) -> bool:
        blockers = {b for b, _ in pairs}
        for b in blockers:
            most = 1 + sum(law.extra.get(b, 0) for law in self.laws)
            if sum(x == b for x, _ in pairs) > most:
                return False
        for a in {a for _, a in pairs}:
            n = sum(x == a for _, x in pairs)
            if n < 2 and a in self.menace:
                return False
            if any(n < law.least.get(a, 1) or n > law.limits.get(a, 99) for law in self.laws):
                return False
        for law in self.laws:
            if law.cant & set(pairs) or len(blockers) > law.limits.get(NONE, 99):
                return False
            if len(blockers) == 1 and blockers & law.loners:
                return False
        return True

    def count(self, pairs: Pairs) -> int:
        total = 0
        for law in self.laws:
            total += len(law.wanted & {a for _, a in pairs})
            total += len({b for b, a in pairs if (b, a) in law.must})
        return total

    def paid(self, pairs: Pairs) -> set[tuple[int, int]]:
        return {p for p in pairs for law in self.laws if p in law.costs}

    def is_legal(self, pairs: Pairs) -> bool:
        if pairs not in self.plans:
            return False
        if not all(law.costs[p].payable for p in pairs for law in self.laws if p in law.costs):
            return False
        paid = self.paid(pairs)
        return self.count(pairs) >= max(self.count(p) for p in self.plans if self.paid(p) <= paid)


def random_law(dice: random.Random, blockers: list[int], attackers: list[int]) -> Law:
    law = Law()
    pairs = list(itertools.product(blockers, attackers))
    what = dice.random()
    if what < 0.25:
        # 'blocks if able', 'blocks that one if able', or 'all that can block it do'
        kind = dice.randint(0, 2)
        if kind == 0:
            one = dice.choice(blockers)
            law.must = {(one, a) for a in attackers}
        elif kind == 1:
            law.must.add(dice.choice(pairs))
        else:
            a = dice.choice(attackers)
            law.must = {(b, a) for b in blockers}
    elif what < 0.35:
        law.wanted.add(dice.choice(attackers))
    elif what < 0.5:
        law.cant.update(dice.sample(pairs, dice.randint(1, len(pairs))))
    elif what < 0.6:
        law.least[dice.choice(attackers)] = dice.randint(2, 3)
    elif what < 0.7:
        law.limits[dice.choice([NONE, *attackers])] = dice.randint(0, 2)
    elif what < 0.8:
        law.extra[dice.choice(blockers)] = dice.choice([1, 1, 5])
    elif what < 0.9:
        law.loners.add(dice.choice(blockers))
    else:
        for pair in dice.sample(pairs, dice.randint(1, len(pairs))):
            law.costs[pair] = Toll(dice.random() < 0.7)
    return law


def random_board(dice: random.Random) -> tuple[Board, list[int], list[int], list[Law], set[int]]:
    board = Board()
    menace = set()
    attackers = []
    for _ in range(dice.randint(1, 3)):
        fierce = dice.random() < 0.25
        attackers.append(board.creature(0, 1, 1, MENACE if fierce else 0))
        if fierce:
            menace.add(attackers[-1])
    blockers = [board.creature(1, 1, 1) for _ in range(dice.randint(1, 4 if len(attackers) < 3 else 3))]
    laws = [random_law(dice, blockers, attackers) for _ in range(dice.randint(0, 4))]
    for law in laws:
        board.effect(law)
    board.attacks(0, dict.fromkeys(attackers, player(1)))
    board.to_attackers()
    return board, blockers, attackers, laws, menace


@rule("509.1b", "509.1c")
@pytest.mark.parametrize("seed", range(150))
def test_blocks_are_legal_exactly_when_trying_everything_says_so(seed: int) -> None:
    dice = random.Random(seed)
    board, blockers, attackers, laws, menace = random_board(dice)
    reference = Reference(blockers, attackers, laws, menace)
    wall = block.survey(board.game, 1)
    if wall is None:
        assert reference.plans == [()]
        return
    decision = BlockDecision(1, wall.blockers, wall.attackers)
    legal: set[Pairs] = set()
    for pairs in reference.everything:
        expected = reference.is_legal(pairs)
        answer = [x for pair in pairs for x in pair]
        assert declaration_is_legal(board.game, decision, answer) == expected, (seed, pairs)
        if expected:
            legal.add(pairs)
            assert all(b in wall.blockers and a in wall.attackers for b, a in pairs)
    # creature by creature, just these can be declared, and nothing that is offered leads nowhere
    declared = declared_by_parts(board.game, decision)
    pairs_of = {tuple(sorted(zip(a[::2], a[1::2], strict=True))) for a in declared}
    assert pairs_of == {tuple(sorted(p)) for p in legal}, seed
    free = not any(law.costs for law in laws)
    for wish in dice.sample(reference.everything, min(40, len(reference.everything))):
        out = block_rules.nearest_block(board.game, wall, [x for pair in wish for x in pair])
        nearest = tuple(zip(out[::2], out[1::2], strict=True))
        assert nearest in legal, (seed, wish, nearest)
        if wish in legal:
            assert nearest == wish
        elif free:
            assert agreement(nearest, wish) == max(agreement(p, wish) for p in legal)


def agreement(pairs: Pairs, wish: Pairs) -> int:
    return sum(2 if p in wish else -1 for p in pairs)


@rule("509.1c")
def test_the_rules_example_of_menace_and_a_creature_that_must_block() -> None:
    """Both must block."""
    board = Board()
    a = board.creature(0, 3, 3, MENACE)
    must = board.creature(1, 1, 1)
    other = board.creature(1, 1, 1)
    law = Law()
    law.must.add((must, a))
    board.effect(law)
    board.attacks(0, {a: player(1)})
    board.to_attackers()
    decision = BlockDecision(1, [must, other], [a])
    rules = []
    for answer in ([must, a, other, a], [must, a], [other, a], []):
        fault = declaration_fault(board.game, decision, answer)
        rules.append("" if fault is None else fault.rule)
    assert rules == ["", "509.1b", "509.1b", "509.1c"]


@rule("802.4b")
def test_other_players_creatures_do_not_count() -> None:
    """Menace and requirements are judged for each defending player alone."""
    board = Board(3)
    a = board.creature(0, 3, 3, MENACE)
    b = board.creature(0, 3, 3)
    board.creature(1, 1, 1)
    third = board.creature(2, 1, 1)
    law = Law()
    law.must.add((third, a))
    board.effect(law)
    board.attacks(0, {a: player(1), b: player(2)})
    board.blocks(2)
    board.to_blockers()
    assert not board.heard(1, D_BLOCK)
    assert not board.state.objs[b].blocked


@rule("509.1c")
def test_a_lure_draws_all_that_can_block_it() -> None:
    """But not those that an evasion ability keeps away."""
    board = Board()
    bird = board.creature(0, 3, 3, FLYING)
    bear = board.creature(0, 2, 2)
    walker = board.creature(1, 1, 1)
    hawk = board.creature(1, 1, 1, FLYING)
    law = Law()
    law.must.update(((walker, bird), (hawk, bird)))
    board.effect(law)
    board.attacks(0, {bird: player(1), bear: player(1)})
    board.blocks(1, (walker, bear))
    with pytest.raises(IllegalAnswer, match="509.1c"):
        board.to_blockers()
    board.blocks(1, (hawk, bird))
    block.declare_blockers(board.game)
    assert board.state.objs[bird].blockers == [hawk]


@rule("509.1d")
def test_paying_to_block() -> None:
    """Nobody must, and who does, pays once for each."""
    board = Board()
    a = board.creature(0, 3, 3)
    b = board.creature(1, 1, 1)
    c = board.creature(1, 1, 1)
    law = Law()
    toll = Toll(True)
    law.must.update(((b, a), (c, a)))
    law.costs = {(b, a): toll, (c, a): toll}
    board.effect(law)
    board.attacks(0, {a: player(1)})
    board.to_attackers()
    assert declaration_is_legal(board.game, BlockDecision(1, [], []), [])
    board.blocks(1, (b, a), (c, a))
    block.declare_blockers(board.game)
    assert toll.paid == 2
    assert board.state.objs[a].blockers == [b, c]


@rule("509.1c")
def test_a_crowd_under_a_lure_is_judged_quickly() -> None:
    """Twenty creatures, ten attackers of which half have menace, and requirements on most."""
    board = Board()
    attackers = [board.creature(0, 2, 2, MENACE if i % 2 else 0) for i in range(10)]
    blockers = [board.creature(1, 1, 1) for _ in range(20)]
    for i in range(10):
        law = Law()
        law.must = {(b, attackers[i]) for b in blockers[i : i + 6]}
        law.wanted.add(attackers[9 - i])
        board.effect(law)
    board.attacks(0, dict.fromkeys(attackers, player(1)))
    board.to_attackers()
    wall = block.survey(board.game, 1)
    assert wall is not None
    answer = block_rules.nearest_block(board.game, wall, [])
    assert block_rules.block_fault(board.game, wall, answer) is None
    fault = block_rules.block_fault(board.game, wall, [])
    assert fault is not None and fault.rule == "509.1c"
