"""Each kind of decision by itself: what it accepts and refuses; its answers part by part, against trying them all."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import pytest

from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import (
    D_ASSIGN,
    DECISION_NAMES,
    FOR_TARGET,
    FROM_ACTION,
    O_CAST,
    PASS,
    AmountsDecision,
    AttackDecision,
    BandDecision,
    BlockDecision,
    ChooseDecision,
    DamageDecision,
    Decision,
    DivisionDecision,
    IllegalAnswer,
    Legality,
    ModeDecision,
    MulliganDecision,
    NumberDecision,
    Option,
    OrderDecision,
    Parts,
    PaymentDecision,
    PriorityDecision,
    TargetDecision,
    YesNoDecision,
)

OPTIONS = [PASS, Option(O_CAST, 11), Option(O_CAST, 12)]
VALUES = [-3, -2, -1, 0, 1, 2, 3, 4, 5, NONE]


def no_longer() -> YesNoDecision:
    decision = YesNoDecision(0, "608.2d")
    decision.only_no = True
    return decision


# by kind: the decision, the values that an answer could be made of, and how long it could be
KINDS: dict[str, tuple[Decision, list[int], int]] = {
    "priority": (PriorityDecision(0, 0, OPTIONS), VALUES, 2),
    "pay": (PaymentDecision(0, "601.2g", OPTIONS[1:], ["a", "b"], [3], FROM_ACTION, 4), VALUES, 2),
    "choose one": (ChooseDecision(0, "608.2d", [1, 2, 5]), VALUES, 3),
    "choose any": (ChooseDecision(0, "608.2d", [1, 2, 5], 0, 3), VALUES, 4),
    "choose two": (ChooseDecision(0, "608.2d", [1, 2, 5, -1], 2, 2), VALUES, 3),
    "target": (TargetDecision(0, "601.2c", [1, -2], 0, 1, FROM_ACTION, 7, -1, 0), VALUES, 2),
    "band": (BandDecision(0, [1, 2], [4]), VALUES, 2),
    "mode": (ModeDecision(0, "700.2", [0, 2], ["a", "b", "c"], 1, 2), VALUES, 3),
    "order": (OrderDecision(0, "603.3b", [1, 3, 4]), VALUES, 4),
    "yes or no": (YesNoDecision(0, "608.2d"), VALUES, 2),
    "only no": (no_longer(), VALUES, 2),
    "mulligan": (MulliganDecision(0), VALUES, 2),
    "number": (NumberDecision(0, "107.3", 1, 4), VALUES, 2),
    "divide": (DivisionDecision(0, [1, 2, 3], 5, 7), VALUES, 4),
    "damage": (DamageDecision(0, "510.1c", [1, 2, 3], 4, 7), VALUES, 4),
    "amounts": (AmountsDecision(D_ASSIGN, 0, "100.2b", [0, 1], 0, 2, 4, ["Plains", "Island"]), VALUES, 3),
    "attack": (AttackDecision(0, [1, 2], [-2, -3]), VALUES, 3),
}
ONE_OF_EACH: list[Decision] = [decision for decision, _, _ in KINDS.values()] + [BlockDecision(1, [5, 6], [1, 2])]


def accepted(decision: Decision, answers: Iterable[tuple[int, ...]]) -> set[tuple[int, ...]]:
    out = set()
    for answer in answers:
        try:
            decision.check(list(answer))
        except IllegalAnswer as refused:
            assert refused.rule and refused.message
            continue
        out.add(answer)
    return out


def by_parts(decision: Decision) -> list[tuple[int, ...]]:
    """Every answer that can be given part by part; no beginning that is offered leads nowhere."""
    out: list[tuple[int, ...]] = []

    def go_on(prefix: list[int]) -> None:
        parts = decision.next_parts(prefix)
        assert decision.is_complete(prefix) or parts.count() > 0, prefix
        if decision.is_complete(prefix):
            out.append(tuple(decision.answer_of(list(prefix))))
        for i in range(parts.count()):
            assert parts.has(parts.at(i))
            go_on([*prefix, parts.at(i)])

    go_on([])
    return out


@pytest.mark.parametrize("name", KINDS)
def test_part_by_part_just_the_answers_that_are_accepted_can_be_given(name: str) -> None:
    decision, values, longest = KINDS[name]
    tried = itertools.chain.from_iterable(itertools.product(values, repeat=n) for n in range(longest + 1))
    right = accepted(decision, tried)
    found = by_parts(decision)
    assert right and set(found) == right and len(found) == len(right)


@pytest.mark.parametrize("name", KINDS)
def test_answers_are_listed_up_to_a_limit(name: str) -> None:
    decision, _, _ = KINDS[name]
    found = [list(answer) for answer in by_parts(decision)]
    assert decision.answers(len(found)) == found
    assert decision.answers(len(found) - 1) is None


def test_blocks_go_from_creature_to_creature() -> None:
    decision = BlockDecision(1, [5, 6], [1, 2])
    every = {
        tuple(itertools.chain.from_iterable(pairs))
        for n in range(5)
        for pairs in itertools.combinations([(5, 1), (5, 2), (6, 1), (6, 2)], n)
    }
    assert set(by_parts(decision)) == every == accepted(decision, every)
    for answer in every:
        parts = decision.parts_of(list(answer))
        assert decision.is_complete(parts) and tuple(decision.answer_of(parts)) == answer
    assert decision.answer_of([1, 2, NONE, NONE]) == [5, 1, 5, 2]
    for wrong in ([5], [1, 5], [5, 3], [7, 1]):
        with pytest.raises(IllegalAnswer):
            decision.check(wrong)


class Trample(Legality):
    """The last one gets something only if the others have these amounts."""

    def __init__(self, *lethal: int) -> None:
        self.needs = lethal

    def allows(self, answer: list[int]) -> bool:
        return answer[-1] == 0 or all(x >= n for x, n in zip(answer, self.needs, strict=False))

    def lethal(self, place: int) -> int:
        return self.needs[place] if place < len(self.needs) else 0


@pytest.mark.parametrize(("total", "needs"), [(4, (2, 1)), (3, (2, 3)), (6, (0, 4)), (5, (1, 1, 2)), (2, (3,))])
def test_combat_damage_is_offered_as_far_as_it_can_be_completed(total: int, needs: tuple[int, ...]) -> None:
    targets = list(range(1, len(needs) + 2))
    decision = DamageDecision(0, "510.1c", targets, total, 9)
    decision.legality = Trample(*needs)
    every = (a for a in itertools.product(range(total + 1), repeat=len(targets)) if sum(a) == total)
    assert sorted(by_parts(decision)) == sorted(a for a in every if decision.legality.allows(list(a)))


def test_of_very_much_damage_what_is_offered_can_be_completed() -> None:
    decision = DamageDecision(0, "510.1c", [1, 2, 3], 10**6, 9)
    decision.legality = Trample(3, 500)
    first = decision.next_parts([])
    assert 3 in first.values and first.count() <= 3
    for i in range(first.count()):
        second = decision.next_parts([first.at(i)])
        assert second.count() > 0
        for j in range(second.count()):
            third = decision.next_parts([first.at(i), second.at(j)])
            assert third.count() == 1
            answer = [first.at(i), second.at(j), third.at(0)]
            decision.check(answer)
            assert decision.legality.allows(answer)


def test_a_number_may_be_beyond_all_listing() -> None:
    decision = NumberDecision(0, "107.3", 0, 10**9)
    parts = decision.next_parts([])
    assert (parts.least, parts.most, parts.count()) == (0, 10**9, 10**9 + 1)
    assert parts.has(10**9) and not parts.has(-1) and decision.answers(1000) is None


@pytest.mark.parametrize("decision", ONE_OF_EACH, ids=repr)
def test_a_copy_for_a_teammate_asks_the_same(decision: Decision) -> None:
    copy = decision.copy_for(3)
    assert type(copy) is type(decision)
    assert (copy.seat, copy.decider) == (3, 3)
    assert copy.to_dict() == {**decision.to_dict(), "seat": 3, "decider": 3}


def test_what_is_printed_says_whom_and_what() -> None:
    assert repr(ChooseDecision(1, "608.2d", [4, 5], 0, 2)) == "<seat 1: choose, 0 to 2 of [4, 5]>"
    target = TargetDecision(1, "601.2c", [4], 1, 1, FROM_ACTION, 7, 0, 0)
    assert target.purpose == FOR_TARGET and repr(target) == "<seat 1: choose (target), exactly 1 of [4]>"
    assert repr(AttackDecision(0, [4], [-2])) == "<seat 0: attack, [4] against [-2]>"
    assert repr(Parts([1, 2])) == "<one of [1, 2]>" and repr(Parts([], 0, 3)) == "<0 to 3>"
    for decision in ONE_OF_EACH:
        assert DECISION_NAMES[decision.kind] in repr(decision)
