"""Forks go their own way: the same answers lead to the same place, and nothing in a fork changes from outside it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap.rules.core.decisions import Agent, Decision
from apnap.rules.core.play import Play
from apnap.testing.checks import check_invariants
from tests.properties.games import (
    NIGHTLY,
    PILES,
    TABLES,
    Deal,
    Wrapped,
    answer_with,
    copy_of,
    deals,
    examples,
    question,
    recorded,
    words_of,
)
from tests.properties.picture import first_difference, picture

EVERY = 40  # one in that many forks is looked at as a whole, and played on
LIMIT = 1000 if NIGHTLY else 500  # decisions


class Forker(Wrapped):
    """Forks at every decision, and keeps what the fork was like."""

    def __init__(self, inner: Agent, brains: list[Agent], kept: list[Kept]) -> None:
        super().__init__(inner)
        self.brains = brains
        self.kept = kept

    def wants_forks(self) -> bool:
        return True

    def choose(self, game: Play, decision: Decision) -> list[int]:
        fork = game.fork()
        assert words_of(decision) in question(fork), "the fork waits for something else"
        assert fork.digest() == game.digest(), "the fork stands somewhere else"
        self.kept.append(Kept(fork, self.brains, len(self.kept) % EVERY == 0))
        return super().choose(game, decision)


class Kept:
    """A fork, and what it was when it was made."""

    def __init__(self, fork: Play, brains: list[Agent], closely: bool) -> None:
        self.fork = fork
        self.digest = fork.digest()
        self.question = question(fork)
        self.picture = picture(fork) if closely else []
        self.brains = [copy_of(agent.inner) for agent in brains] if closely else []

    def assert_unchanged(self) -> None:
        assert self.fork.digest() == self.digest
        assert question(self.fork) == self.question
        if self.picture:
            assert not first_difference(self.picture, picture(self.fork))


def forking_game(deal: Deal, limit: int) -> tuple[Play, list[Kept]]:
    """A game between agents that fork at every decision."""
    kept: list[Kept] = []
    brains: list[Agent] = []
    for inner in deal.brains():
        brains.append(Forker(inner, brains, kept))
    play = deal.start(brains)
    play.limit = min(play.limit, limit)
    play.run()
    return play, kept


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=pytest.mark.interpreted if kind == "2v2" else ()) for kind in TABLES]
)
def test_forks_at_every_decision_are_unchanged_at_the_end(kind: str) -> None:
    deal = Deal(kind, 2, PILES)
    plain = deal.start()
    plain.limit = min(plain.limit, LIMIT)
    plain.run()
    play, kept = forking_game(deal, int(plain.limit))
    assert play.digest() == plain.digest(), "forking changed the game"
    assert recorded(play.history) == recorded(plain.history)
    assert len(kept) >= min(LIMIT, 100)
    for one in kept:
        one.assert_unchanged()
    # and every fork leads to the same place with the same answers
    end = play.fork()
    played = [one for one in kept if one.brains]
    for one in played:
        while one.fork.decision() is not None and len(one.fork.history) < len(play.history):
            answer_with(one.fork, one.brains, 1)
        assert one.fork.digest() == end.digest()
        assert one.fork.digests == end.digests
        assert recorded(one.fork.history) == recorded(play.history)
        check_invariants(one.fork)
    for one in kept:
        if one not in played:
            one.assert_unchanged()


@examples(12, 40)
@given(deals(), st.integers(0, 400), st.integers(1, 60))
def test_fork_then_the_same_answers(deal: Deal, before: int, after: int) -> None:
    """From any question on, fork and original stay the same for as long as they are answered the same."""
    play = deal.start(outside=True)
    brains = deal.brains()
    answer_with(play, brains, before)
    fork = play.fork()
    twins = [copy_of(agent) for agent in brains]
    for _ in range(after):
        assert fork.digest() == play.digest()
        assert question(fork) == question(play)
        if not answer_with(play, brains, 1):
            break
        answer_with(fork, twins, 1)
    assert not first_difference(picture(play), picture(fork))
    assert recorded(fork.history) == recorded(play.history)


@examples(12, 40)
@given(deals(), st.integers(0, 300), st.integers(0, 2**30))
def test_what_a_fork_does_is_not_seen_outside_it(deal: Deal, before: int, seed: int) -> None:
    """A fork plays another game to its end; a fork of a fork too; the original has not noticed."""
    play = deal.start(outside=True)
    brains = deal.brains()
    answer_with(play, brains, before)
    here, waits = picture(play), question(play)
    others = Deal(deal.kind, seed, agents=("random",)).brains()
    fork = play.fork()
    answer_with(fork, others, 50)
    there, waits_there = picture(fork), question(fork)
    answer_with(fork.fork(), others, 50)
    assert not first_difference(there, picture(fork)) and question(fork) == waits_there
    assert not first_difference(here, picture(play)) and question(play) == waits
    answer_with(play, brains, 30)
    assert not first_difference(there, picture(fork)) and question(fork) == waits_there


def test_a_long_turn_is_forgotten_safely() -> None:
    """Hundreds of events of a turn hang on each other: letting go of them leaves memory as it was, compiled as well."""
    program = (
        "from apnap.rules.events import Entry, LifeChange, ZoneChange\n"
        "for _ in range(20):\n"
        "    last = None\n"
        "    for n in range(400):\n"
        "        event = ZoneChange(n, 1, 5, 0) if n % 3 else LifeChange(0, 1)\n"
        "        if n % 3:\n"
        "            event.entry = Entry()\n"
        "        event.prev = last\n"
        "        last = event\n"
        "    last = event = None\n"
        "print('done')\n"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONMALLOC": "debug"},
        capture_output=True,
        text=True,
    )
    assert (answer.returncode, answer.stdout) == (0, "done\n"), answer.stderr[-500:]
