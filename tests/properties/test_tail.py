"""No game is a hundred times the work of others at its table, by what happens in it and what is derived, not by time.

At night the summary names the ten games that were most work at all tables, and of each the decision that was most.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass

import pytest

from apnap.rules.core.constants import STEP_NAMES
from apnap.rules.core.play import Play
from tests.properties.games import AT_SIZES, MANY_SEATS, NIGHTLY, PILES, Deal, table_of

GAMES = 8 if NIGHTLY else 6
FARTHEST = 100
BY_DAY = ("free-for-all 4", "two-headed-giant 2v2", "commander 4", "brawl 4")
TABLES = tuple(kind for kind in AT_SIZES if table_of(kind).seats < MANY_SEATS) if NIGHTLY else BY_DAY


@dataclass(frozen=True, order=True)
class Cost:
    """What a game took in all, and at its most expensive moment."""

    work: int
    worst: int
    moment: str
    deal: Deal

    def line(self) -> str:
        return f"{self.work:>9,}  {self.deal.kind} {self.deal.decks or ''} seed {self.deal.seed}: {self.moment}"


class Weighed(Play):
    """A game that notes how much each transition was."""

    worst = 0
    moment = ""

    def transition(self) -> None:
        turn = self.state.turn()
        before, where = work_of(self), f"turn {turn.number}, {STEP_NAMES[turn.step]}, priority of unit {turn.priority}"
        super().transition()
        took = work_of(self) - before
        if took > self.worst:
            self.worst = took
            self.moment = f"{took:,} at {where}"


def work_of(play: Play) -> int:
    """Events, and characteristics that were derived."""
    return int(play.state.version + play.derived)


def cost_of(deal: Deal) -> Cost:
    play = deal.start(make=Weighed)
    assert isinstance(play, Weighed)
    play.run()
    return Cost(work_of(play), play.worst, play.moment, deal)


@pytest.mark.parametrize("decks", [(), PILES], ids=["built-in", "random"])
@pytest.mark.parametrize("kind", TABLES)
def test_no_game_is_far_from_the_others(
    kind: str, decks: tuple[str, ...], record_property: pytest.FixtureRequest
) -> None:
    costs = sorted(cost_of(Deal(kind, seed, decks, ("first",))) for seed in range(GAMES))
    for cost in costs[-10:]:
        record_property("game", [cost.work, cost.line()])  # type: ignore[operator]
    usual = statistics.median(cost.work for cost in costs)
    assert costs[-1].work <= FARTHEST * usual, costs[-1].line()
