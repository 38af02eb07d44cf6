"""A player who knows nothing but what may come next in an answer plays whole games, and is never refused."""

from __future__ import annotations

import json
import random

import pytest

from apnap.decisions import describe, from_dict, next_parts, option_words, to_dict, value_words
from apnap.rules.core.decisions import (
    AttackDecision,
    BlockDecision,
    DamageDecision,
    Decision,
    Parts,
    PaymentDecision,
    PriorityDecision,
)
from apnap.rules.core.play import Play
from tests.properties.games import AT_SIZES, MANY_SEATS, NIGHTLY, PILES, Deal, table_of

SMALL = [kind for kind in AT_SIZES if int(table_of(kind).seats) < MANY_SEATS]
FEW_SEATS = [kind for kind in AT_SIZES if int(table_of(kind).seats) < 4]
MOST = 1500 if NIGHTLY else 250  # answers in one game
GAMES = 2 if NIGHTLY else 1


class Walker:
    """Takes the parts of an answer one by one from those that are offered, and stops where it may."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.kinds: set[str] = set()

    def answer(self, play: Play, decision: Decision) -> list[int]:
        prefix: list[int] = []
        while True:
            parts = next_parts(play, decision, prefix)
            if decision.is_complete(prefix) and (parts.count() == 0 or self.stops(decision)):
                self.kinds.add(type(decision).__name__)
                return [int(x) for x in decision.answer_of(prefix)]
            assert parts.count() > 0, f"{decision} leads nowhere after {prefix}"
            prefix.append(self.pick(decision, parts))

    def stops(self, decision: Decision) -> bool:
        return self.dice.random() < (0.8 if isinstance(decision, PaymentDecision) else 0.4)

    def pick(self, decision: Decision, parts: Parts) -> int:
        if isinstance(decision, PriorityDecision) and parts.count() > 1 and self.dice.random() < 0.3:
            return 0  # or a game would take very long
        most = min(parts.count(), 20)  # numbers beyond are as good as these
        return int(parts.at(self.dice.randrange(most)))


def walk(kind: str, seed: int, most: int) -> tuple[Play, Walker]:
    """Up to that many answers; nobody catches a refusal."""
    play = Deal(kind, seed, PILES if seed % 2 else ()).start(outside=True)
    walker = Walker(seed)
    for _ in range(most):
        decision = play.decision()
        if decision is None:
            break
        play.answer(walker.answer(play, decision), decision.decider, decision.marker)
    return play, walker


@pytest.mark.parametrize("kind", AT_SIZES)
def test_who_takes_only_what_is_offered_next_is_never_refused(kind: str) -> None:
    for seed in range(GAMES):
        _, walker = walk(kind, seed, MOST)
        assert "PriorityDecision" in walker.kinds


@pytest.mark.parametrize("kind", FEW_SEATS)
def test_and_comes_to_the_end_of_the_game(kind: str) -> None:
    play, walker = walk(kind, 1, 20_000)
    assert play.state.over and "AttackDecision" in walker.kinds


@pytest.mark.parametrize("kind", SMALL)
def test_every_decision_can_be_read_and_sent(kind: str) -> None:
    """In words, and as text there and back; the copy offers the same parts where the game is not needed to know."""
    play = Deal(kind, 3, PILES).start(outside=True)
    walker = Walker(3)
    for _ in range(120):
        decision = play.decision()
        if decision is None:
            break
        assert describe(play, decision)
        sent = to_dict(play, decision)
        text = json.dumps(sent)
        again = from_dict(json.loads(text))
        assert type(again) is type(decision)
        assert again.to_dict() == decision.to_dict()
        if isinstance(decision, PriorityDecision | PaymentDecision):
            assert len(option_words(play, decision)) == len(decision.options) and all(option_words(play, decision))
        words = value_words(play, decision)
        parts = next_parts(play, decision, [])
        if words and not isinstance(decision, DamageDecision) and parts.most < parts.least:
            assert {int(x) for x in parts.values} <= words.keys() | {-1000}, decision
        if not isinstance(decision, AttackDecision | BlockDecision | DamageDecision):
            assert repr(again.next_parts([])) == repr(decision.next_parts([]))
        play.answer(walker.answer(play, decision), decision.decider, decision.marker)
