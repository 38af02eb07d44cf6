"""Day and night, merged permanents and subgames in decks full of them: what holds for every game holds for these."""

from __future__ import annotations

import pytest

from apnap.rules.ch7_additional.subgames import Frame
from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.core.play import Play
from apnap.testing.checks import check_invariants
from tests.properties.games import Deal, Watched, answer_with, cards_of, recorded, some, standing, themes
from tests.properties.picture import first_difference, picture

TABLES = ("2", "3", "shared 2v2", "6")
THEMES = tuple(f"theme {i}" for i in range(4))


class Counting(Watched):
    """Counts what the tests want to have seen."""

    def __init__(self, *parts: object) -> None:
        super().__init__(*parts)  # type: ignore[arg-type]
        self.around: Frame | None = None
        self.turned = 0
        self.merged = 0
        self.nested = 0

    def transition(self) -> None:
        if self.state.frame is not self.around:
            self.around = self.state.frame
            self.nested += 1
        day = self.state.day
        super().transition()
        if self.state.day and day and self.state.day != day:
            self.turned += 1
        objs = self.state.objs
        if any(objs[id].components for s in range(self.state.seats) for id in self.state.ids(s, BATTLEFIELD)):
            self.merged += 1


def test_themes_are_there() -> None:
    lit, merging, nesting = themes()
    assert len(lit) >= 20 and len(merging) >= 15 and nesting
    assert any(card in lit for card in cards_of("theme 0"))


def test_they_happen_and_games_end() -> None:
    turned = merged = nested = 0
    for seed in range(6):
        deal = Deal(TABLES[seed % 3], seed, THEMES, ("first",) if seed % 2 else ("random",))
        play = deal.start(make=Counting)
        play.limit = 2500
        play.run()
        check_invariants(play)
        assert isinstance(play, Counting)
        turned += play.turned
        merged += play.merged
        nested += play.nested
    assert turned and merged and nested, (turned, merged, nested)


@pytest.mark.parametrize("kind", TABLES)
def test_caches_agree(kind: str) -> None:
    play = Deal(kind, 3, THEMES, ("random",)).start()
    play.shadow = True
    play.limit = 400
    play.run()
    check_invariants(play)


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("seed", some(1, 2))
def test_from_outside_and_again(kind: str, seed: int) -> None:
    """The same game with agents in it, driven from outside, and replayed from its record."""
    deal = Deal(kind, seed + 4, THEMES, ("random",))
    inside = deal.start()
    inside.limit = 500
    inside.run()
    outside = deal.start(outside=True)
    answer_with(outside, deal.brains(), 450)
    again = deal.start(outside=True)
    for seat, _, answer in recorded(outside.history):
        again.answer(list(answer), seat)
    length = len(recorded(again.history))
    assert recorded(outside.history)[:length] == recorded(again.history)
    shared = min(len(inside.digests), len(outside.digests))
    assert shared and inside.digests[:shared] == outside.digests[:shared]


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("seed", some(1, 2))
def test_forks_go_their_own_way(kind: str, seed: int) -> None:
    deal = Deal(kind, seed + 8, THEMES, ("random",))
    play = deal.start(outside=True)
    brains = deal.brains()
    kept: list[tuple[Play, object, object]] = []
    for _ in range(12):
        answer_with(play, brains, 40)
        fork = play.fork()
        kept.append((fork, standing(fork), picture(fork)))
        other = play.fork()
        answer_with(other, Deal(kind, seed + 9, THEMES, ("random",)).brains(), 20)
    for fork, before, look in kept:
        assert standing(fork) == before
        assert not first_difference(look, picture(fork))


@pytest.mark.parametrize("kind", TABLES)
def test_a_concession_at_many_questions(kind: str) -> None:
    deal = Deal(kind, 11, THEMES, ("random",))
    play = deal.start(outside=True)
    brains = deal.brains()
    for _ in range(25):
        answer_with(play, brains, 17)
        decision = play.decision()
        if decision is None:
            break
        fork = play.fork()
        fork.concede(int(decision.decider))
        check_invariants(fork)
        answer_with(fork, Deal(kind, 12, THEMES, ("random",)).brains(), 12)
        check_invariants(fork)
