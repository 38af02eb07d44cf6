"""Measure what a variant's own levers are worth to a bot: `keen` against the same bot that leaves them alone.

    PYTHONPATH=$(python -m tools.build --opt 3) python -m tools.levers --write

Half of the teams pull the levers, the others do not; in every second game they change places, with the same cards.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from apnap.agents.keen import EVERY_LEVER, KeenAgent
from apnap.api import brought_by, card_list
from apnap.decks import completed, default_decks, load
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.core.decisions import Agent
from apnap.rules.core.play import Play
from apnap.tables import choice

PAGE = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
CHUNK = 20
TABLES: tuple[tuple[str, int, int], ...] = (
    ("free-for-all", 4, 2000),
    ("planechase", 4, 1000),
    ("vanguard", 4, 2000),
    ("commander", 4, 1000),
    ("brawl", 4, 400),
    ("archenemy", 4, 1000),
    ("supervillain-rumble", 4, 2000),
    ("archenemy-commander", 4, 1000),
    ("commander+planechase", 4, 600),
    ("two-headed-giant+planechase", 4, 600),
)
"""Variant, seats, games: more where less is to be gained, fewer where games are long."""
HEADING = "## What levers are worth"
INTRODUCTION = f"""{HEADING}

What the levers of `keen` are worth, as `python -m tools.levers` measures it: half of the teams pull them, the others
are the same bot and leave them alone; in every second game they change places and keep the cards.

| variant | seats | games | won with the levers | 95% interval |
|---|---|---|---|---|
"""


@dataclass(frozen=True)
class Score:
    """How many games went to those with the levers, and to those without."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    def __add__(self, other: Score) -> Score:
        return Score(self.won + other.won, self.lost + other.lost, self.drawn + other.drawn)

    @property
    def rate(self) -> float:
        return self.won / max(self.won + self.lost, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, at 95%."""
        n, z = max(self.won + self.lost, 1), 1.96
        middle = (self.rate + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(self.rate * (1 - self.rate) / n + z * z / (4 * n * n))
        return middle - half, middle + half


def play_some(variant: str, seats: int, first: int, count: int) -> Score:
    """Games number `first` on."""
    table = choice(variant, seats=seats).table()
    names = default_decks(table.deck_kind)
    total = Score()
    for number in range(first, first + count):
        deal = number // 2  # the same cards for both sides
        decks = [completed(load(names[(deal + s) % len(names)]), table, deal + s) for s in range(seats)]
        keen = [(int(table.team_of[s]) + number) % 2 == 0 for s in range(seats)]
        agents: list[Agent | None] = [KeenAgent(EVERY_LEVER if pulls else 0) for pulls in keen]
        state = new_state(table, [card_list(deck) for deck in decks], 1000 + deal, brought_by(decks))
        play = Play(state, agents, [f"Seat {s}" for s in range(seats)])
        play.record_off()
        play.run()
        winners = play.winners()
        total += Score(drawn=1) if not winners else Score(won=1) if keen[winners[0]] else Score(lost=1)
    return total


def measure(variant: str, seats: int, games: int, jobs: int) -> Score:
    """A whole row of the table."""
    with ProcessPoolExecutor(jobs) as pool:
        pieces = [pool.submit(play_some, variant, seats, i, min(CHUNK, games - i)) for i in range(0, games, CHUNK)]
        return sum((piece.result() for piece in pieces), Score())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("variants", nargs="*", help="these variants only")
    parser.add_argument("--games", type=int, help="that many of each")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write its part of docs/bots.md")
    options = parser.parse_args()
    lines = []
    for variant, seats, usual in TABLES:
        if options.variants and variant not in options.variants:
            continue
        games = options.games or usual
        score = measure(variant, seats, games, options.jobs)
        low, high = score.interval
        lines.append(f"| {variant} | {seats} | {games} | {score.rate:.1%} | {low:.1%} to {high:.1%} |")
        print(lines[-1], flush=True)
    if options.write:
        before = PAGE.read_text("utf-8").partition(HEADING)[0]
        PAGE.write_text(before + INTRODUCTION + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
