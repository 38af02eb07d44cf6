"""A bad answer raises IllegalAnswer with a rule that exists, and changes nothing at all."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap import rulebook
from apnap.rulebook import UnknownRule
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import (
    CONCEDE,
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
    AmountsDecision,
    AttackDecision,
    BlockDecision,
    Decision,
    IllegalAnswer,
    ListDecision,
    PaymentDecision,
    PriorityDecision,
)
from apnap.rules.core.play import Play
from apnap.testing import rule
from apnap.testing.checks import check_invariants
from tests.properties.games import Deal, answer_with, at_tables, copy_of, deals, examples, standing
from tests.properties.picture import first_difference, picture

HUGE = 2**40


def named(d: Decision) -> tuple[list[int], list[int]]:
    """What it lists: what is chosen from or declared, and what that is declared against."""
    if isinstance(d, AttackDecision):
        return [int(x) for x in d.attackers], [int(x) for x in d.defenders]
    if isinstance(d, BlockDecision):
        return [int(x) for x in d.blockers], [int(x) for x in d.attackers]
    if isinstance(d, AmountsDecision):
        return [int(x) for x in d.among], []
    return [int(x) for x in d.candidates] if isinstance(d, ListDecision) else [], []


def always_bad(d: Decision) -> list[list[int]]:
    """Answers that cannot be right, whatever the state is."""
    k = int(d.kind)
    here, others = named(d)
    stranger = max([*here, *others, 0]) + 1
    if k == D_PRIORITY:
        n = len(d.options)
        return [[], [-1], [n], [HUGE], [-HUGE], [0, 0], [NONE], [CONCEDE[0], 0]]
    if k in (D_YES_NO, D_MULLIGAN):
        return [[], [2], [-1], [0, 1], [HUGE]]
    if k == D_NUMBER:
        return [[], [int(d.minimum) - 1], [int(d.maximum) + 1], [HUGE], [int(d.minimum), int(d.minimum)]]
    if k in (D_CHOOSE, D_MODE):
        out = [[stranger] * max(1, int(d.minimum)), [NONE], [*here, stranger], [HUGE], [*here, *here, *here]]
        if d.minimum > 0:
            out.append(here[: int(d.minimum) - 1])
        if len(here) > 1 and d.maximum > 1:
            out.append([here[0], here[0]])
        if d.maximum < len(here):
            out.append(here[: int(d.maximum) + 1])
        return out
    if k == D_ORDER:
        return [[], here[1:], [*here[1:], here[1]], [*here, here[0]], [stranger, *here[1:]]]
    if k == D_ATTACK:
        return [[NONE] * (len(here) + 1), [NONE] * (len(here) - 1), [HUGE] * len(here), [stranger] * len(here)]
    if k == D_BLOCK:
        return [[here[0]], [here[0], HUGE], [HUGE, others[0]], [NONE, NONE], [stranger, stranger]]
    if k == D_ASSIGN or k == D_DIVIDE:
        return [[], [0] * (len(here) + 1), [-1] * len(here), [HUGE] * len(here), [int(d.maximum) + 1] * len(here)]
    assert k == D_PAY, k
    return [[len(d.options)], [-1], [0, 0], [HUGE]]


def maybe_bad(d: Decision, dice: random.Random) -> list[list[int]]:
    """Answers made of the right sort of numbers: some of them may do."""
    k = int(d.kind)
    here, others = named(d)
    if k == D_ATTACK:
        return [[dice.choice([NONE, *others]) for _ in here] for _ in range(4)]
    if k == D_BLOCK:
        return [[x for id in here for x in (id, dice.choice(others)) if dice.random() < 0.9] for _ in range(4)]
    options = len(d.options) if isinstance(d, PriorityDecision | PaymentDecision) else 0
    if k == D_ASSIGN or k == D_DIVIDE:
        return [[dice.randint(0, int(d.maximum)) for _ in here] for _ in range(4)]
    pool = [*here, *others, *range(options + 1), -1, 0, 1]
    return [[dice.choice(pool) for _ in range(dice.randint(0, 3))] for _ in range(4)]


def is_known(rule: str) -> bool:
    """Is this a rule of the pinned edition, or of the older one it names: `509.2 (2024 edition)`?"""
    number, _, edition = rule.partition(" (")
    try:  # a letter that the index does not have stands for its rule
        return bool(rulebook.title(number, edition.removesuffix(" edition)")))
    except UnknownRule:
        return False


def refuse(play: Play, answers: list[list[int]], seat: int) -> None:
    """Each of the answers is refused, with a rule that exists, and the game is as it was."""
    before, look = standing(play), picture(play)
    for answer in answers:
        with pytest.raises(IllegalAnswer) as refused:
            play.answer(answer, seat)
        assert is_known(refused.value.rule), f"{refused.value} cites {refused.value.rule!r}"
        assert refused.value.message
        assert standing(play) == before
    assert not first_difference(look, picture(play))


@at_tables(1, 2, both="2")
def test_bad_answers_change_nothing(kind: str, seed: int) -> None:
    deal = Deal(kind, seed + 30)
    play = deal.start(outside=True, log=True)
    play.remember = True
    brains = deal.brains()
    dice = random.Random(seed)
    asked: dict[int, int] = {}
    for _ in range(400):
        decision = play.decision()
        if decision is None:
            break
        kind_of = int(decision.kind)
        asked[kind_of] = asked.get(kind_of, 0) + 1
        if asked[kind_of] % 10 == 1 or (kind_of > 0 and asked[kind_of] < 6):
            for waiting in play.decisions():
                refuse(play, always_bad(waiting), int(waiting.decider))
            for answer in maybe_bad(decision, dice):
                try_in_fork(play, answer, int(decision.decider))
            with pytest.raises(IllegalAnswer):
                play.answer([0], play.state.seats)
        answer_with(play, brains, 1)
    plain = deal.start(outside=True, log=True)
    answer_with(plain, deal.brains(), sum(asked.values()))
    assert standing(play) == standing(plain), "the refused answers left a trace"


def try_in_fork(play: Play, answer: list[int], seat: int) -> None:
    """In a fork, an answer is either refused without a trace or taken."""
    fork = play.fork()
    fork.remember = True
    before = standing(fork)
    try:
        fork.answer(answer, seat)
    except IllegalAnswer as refused:
        assert is_known(refused.rule), f"{refused} cites {refused.rule!r}"
        assert standing(fork) == before
        assert not fork.undo_points


@examples(25, 80)
@given(deals(), st.integers(0, 300), st.lists(st.integers(-12, 400), max_size=5))
def test_any_numbers_at_any_question(deal: Deal, before: int, answer: list[int]) -> None:
    play = deal.start(outside=True)
    brains = deal.brains()
    answer_with(play, brains, before)
    decision = play.decision()
    if decision is not None:
        try_in_fork(play, answer, int(decision.decider))
        wrong = (int(decision.decider) + 1) % int(play.state.seats)
        if all(wrong not in (d.decider, d.seat) for d in play.decisions()):
            refuse(play, [answer], wrong)
        answer_with(play, [copy_of(agent) for agent in brains], 5)


MESSAGES: dict[str, Callable[[Play, int, list[int]], None]] = {
    "answer": lambda play, seat, numbers: play.answer(numbers, seat),
    "answer for a marker": lambda play, seat, numbers: play.answer(numbers[:1], seat, len(numbers)),
    "suggest": lambda play, seat, numbers: play.suggest(numbers, seat),
    "cancel": lambda play, seat, numbers: play.cancel(seat),
    "undo": lambda play, seat, numbers: play.undo(seat),
    "concede": lambda play, seat, numbers: play.concede(seat),
    "concede all": lambda play, seat, numbers: play.concede_all(seat),
}


@examples(15, 120)
@given(
    deals(),
    st.integers(0, 250),
    st.lists(
        st.tuples(st.sampled_from(sorted(MESSAGES)), st.integers(-3, 14), st.lists(st.integers(-12, 300), max_size=4)),
        min_size=1,
        max_size=5,
    ),
)
@rule("733.1", "733.2")
def test_any_messages_at_any_time(deal: Deal, before: int, messages: list[tuple[str, int, list[int]]]) -> None:
    """Whatever clients say one after another: each is taken whole, or refused with a rule and without a trace."""
    play = deal.start(outside=True)
    play.remember = True
    answer_with(play, deal.brains(), before)
    for name, seat, numbers in messages:
        stood = standing(play)
        try:
            MESSAGES[name](play, seat, numbers)
        except IllegalAnswer as refused:
            assert is_known(refused.rule), f"{refused} cites {refused.rule!r}"
            assert standing(play) == stood, f"{name} left a trace"
    check_invariants(play)
    answer_with(play, Deal(deal.kind, deal.seed + 1).brains(), 5)


def test_an_answer_after_the_end_is_refused() -> None:
    deal = Deal("2", 4)
    play = deal.start(outside=True)
    answer_with(play, deal.brains())
    assert play.state.over
    refuse(play, [[0], []], -1)
    refuse(play, [[0], []], 0)
