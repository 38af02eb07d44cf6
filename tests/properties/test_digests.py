"""Digests tell games apart: states that differ in anything that decides how they go on have different digests."""

from __future__ import annotations

import random

import pytest

from apnap.rules.core.constants import BATTLEFIELD, NONE
from apnap.rules.core.decisions import (
    D_MULLIGAN,
    D_PAY,
    D_PRIORITY,
    AttackDecision,
    BlockDecision,
    DamageDecision,
    Decision,
    IllegalAnswer,
)
from apnap.rules.core.digest import digest
from apnap.rules.core.play import Play
from apnap.rules.core.state import Standing, State
from tests.properties.force import every_answer
from tests.properties.games import PILES, Deal, answer_with, at_tables
from tests.properties.picture import first_difference, picture


def some_answers(d: Decision, dice: random.Random) -> list[list[int]]:
    """A few different answers; some may be illegal."""
    if d.kind == D_PRIORITY:
        return [[i] for i in range(len(d.options))][:6]
    if d.kind == D_MULLIGAN:
        return [[0], [1]]
    if isinstance(d, AttackDecision):
        defenders = [int(x) for x in d.defenders]
        return [[dice.choice([NONE, *defenders]) for _ in d.attackers] for _ in range(4)]
    if isinstance(d, BlockDecision):
        attackers = [int(x) for x in d.attackers]
        return [[x for b in d.blockers if dice.random() < 0.5 for x in (b, dice.choice(attackers))] for _ in range(4)]
    return every_answer(d, dice)[:6]


@at_tables(1, 3)
def test_other_answers_lead_to_other_digests(kind: str, seed: int) -> None:
    """At a question, every answer in a fork of its own: where the states differ, the digests do."""
    deal = Deal(kind, seed + 80, PILES, ("random",))
    dice = random.Random(seed)
    play = deal.start(outside=True)
    brains = deal.brains()
    for n in range(400):
        decision = play.decision()
        if decision is None:
            break
        if decision.kind != D_PRIORITY or n % 20 == 0:
            found: dict[int, Play] = {}
            for answer in some_answers(decision, dice):
                fork = play.fork()
                try:
                    fork.answer(answer, decision.decider)
                except IllegalAnswer:
                    continue
                twin = found.setdefault(int(fork.digest()), fork)
                if twin is not fork and not is_past(decision, fork):
                    assert not first_difference(picture(twin), picture(fork))
        answer_with(play, brains, 1)


def is_past(d: Decision, play: Play) -> bool:
    """Does nothing depend on this answer any more? In which order mana was made, how much killed what is gone."""
    if isinstance(d, DamageDecision):
        return all(play.state.objs[ref].zone != BATTLEFIELD for ref in d.among if ref >= 0)
    return d.kind == D_PAY


def middle_of_a_game() -> State:
    play = Deal("3", 1, ("green", "artifacts"), ("first",)).start()
    while play.state.ticks < 12 or not play.state.turn().attackers:
        play.transition()
    return play.state


PLAYER = (
    "life", "poison", "drew_empty", "lands_played", "turn_began", "turns", "mulligans", "opening", "controlled_by",
    "next_controlled_by", "outcome", "identity",
)  # fmt: skip
OBJECT = (
    "controller", "damage", "timestamp", "tapped", "face_down", "flipped", "deathtouched", "blocked",
    "dealt_first_damage", "controlled_since",
    "attached_to", "attacking", "protector",
)  # fmt: skip
TURN = (
    "number",
    "unit",
    "plan_index",
    "step",
    "stage",
    "priority",
    "passed",
    "defenders",
    "extra",
    "needs_cleanup",
    "regular",
)
STATE = ("here", "alive", "over", "ticks", "clock", "monarch", "direction", "r0", "r1", "r2", "r3")


@pytest.mark.parametrize("name", PLAYER)
def test_every_number_of_a_player_counts(name: str) -> None:
    state = middle_of_a_game()
    assert_counts(state, state.edit_player(1), name)


@pytest.mark.parametrize("name", OBJECT)
def test_every_number_of_a_permanent_counts(name: str) -> None:
    state = middle_of_a_game()
    assert_counts(state, state.edit(state.turn().attackers[0]), name)


@pytest.mark.parametrize("name", TURN)
def test_every_number_of_a_turn_counts(name: str) -> None:
    state = middle_of_a_game()
    assert_counts(state, state.edit_turn(), name)


@pytest.mark.parametrize("name", STATE)
def test_every_number_of_a_state_counts(name: str) -> None:
    state = middle_of_a_game()
    assert_counts(state, state, name)


def assert_counts(state: State, part: object, name: str) -> None:
    before = digest(state)
    value = getattr(part, name)
    setattr(part, name, not value if isinstance(value, bool) else value + 1)
    assert digest(state) != before, name
    setattr(part, name, value)
    assert digest(state) == before


def test_order_counts() -> None:
    """Of a library, of a stack, of those who block."""
    state = middle_of_a_game()
    before = digest(state)
    state.edit_zone(1, 0).reverse()
    assert digest(state) != before
    state.edit_zone(1, 0).reverse()
    assert digest(state) == before
    attacker = state.edit(state.turn().attackers[0])
    seen = set()
    for blockers in ([], [1, 2], [2, 1]):
        attacker.blockers = blockers
        seen.add(int(digest(state)))
    assert len(seen) == 3


def test_what_an_effect_knows_counts() -> None:
    state = middle_of_a_game()
    id = state.ids(0, BATTLEFIELD)[0]
    static = next(e.static for slot in state.standing for e in slot)
    effect = Standing(99, id, static, 99, 0)
    state.standing[0] = [*state.standing[0], effect]
    seen = {int(digest(state))}
    for name, value in (("a", 3), ("b", 2), ("ids", [id]), ("uses", 4), ("seat", 1), ("duration", 2)):
        setattr(effect, name, value)
        seen.add(int(digest(state)))
    assert len(seen) == 7
