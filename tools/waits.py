"""Measure how long a bot thinks: seconds of the processor for each answer, for a whole game, and while a person waits.

    PYTHONPATH=$(python -m tools.build --opt 3) python -m tools.waits --variant commander --seats 4 --games 4

All seats have the bot. The first of them stands for a person: what all others think between two of its choices is what
a person would wait for.
"""

from __future__ import annotations

import argparse
import time

from apnap.agents import make_agent
from apnap.api import brought_by, card_list
from apnap.decks import completed, default_decks, load
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.core.decisions import Agent, Decision
from apnap.rules.core.game import Game
from apnap.rules.core.play import Play
from apnap.tables import TableChoice, choice

Waits = tuple[list[float], list[float]]
"""Of each answer, and between two choices of the one who stands for a person."""


class Timed(Agent):
    """A bot with a clock beside it."""

    def __init__(self, bot: Agent, seat: int, answers: list[float], waits: list[float]) -> None:
        super().__init__()
        self.bot = bot
        self.seat = seat
        self.answers = answers
        self.waits = waits

    def wants_forks(self) -> bool:
        return self.bot.wants_forks()

    def choose(self, game: Game, decision: Decision) -> list[int]:
        began = time.process_time()
        answer = self.bot.choose(game, decision)
        took = time.process_time() - began
        self.answers.append(took)
        if self.seat == 0:
            self.waits.append(0.0)
        else:
            self.waits[-1] += took
        return answer


def play(wanted: TableChoice, bot: str, seed: int) -> tuple[Waits, float]:
    """One game: its waits, and what all of it took."""
    table = wanted.table()
    seats = int(table.seats)
    names = default_decks(table.deck_kind)
    decks = [completed(load(names[(seed + s) % len(names)]), table, s) for s in range(seats)]
    answers: list[float] = []
    waits = [0.0]
    agents: list[Agent | None] = [Timed(make_agent(bot, seed * 64 + s), s, answers, waits) for s in range(seats)]
    began = time.process_time()
    game = Play(new_state(table, [card_list(deck) for deck in decks], seed, brought_by(decks)), agents, [""] * seats)
    game.record_off()
    game.run()
    return (answers, waits), time.process_time() - began


def share(values: list[float], part: float) -> float:
    """The value that this part of them does not exceed."""
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long a bot thinks.")
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--variant", default="")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=4)
    options = parser.parse_args()
    wanted = choice(options.variant, seats=options.seats)
    answers: list[float] = []
    waits: list[float] = []
    games: list[float] = []
    for seed in range(options.games):
        (some, between), took = play(wanted, options.bot, seed)
        answers += some
        waits += between
        games.append(took)
    print(f"games: {len(games)}, the longest {max(games):.1f} s, the mean {sum(games) / len(games):.1f} s")
    for name, values in (("answers", answers), ("waits", waits)):
        print(f"{name}: {len(values)}, half under {share(values, 0.5):.3f} s, 95% under {share(values, 0.95):.3f} s")


if __name__ == "__main__":
    main()
