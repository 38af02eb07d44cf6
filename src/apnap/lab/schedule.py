"""Which decks meet in which game of a run, and who sits where: known from the run alone, whoever plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from apnap import decks as deck_lists
from apnap.agents import AGENT_NAMES
from apnap.api import DEFAULT_DECKS, as_deck, checked
from apnap.decks import Deck
from apnap.errors import InputError, did_you_mean
from apnap.rules.generator import Generator

MOST_GAMES: Final = 100_000_000
MOST_SEED: Final = 2**32
"""Seeds of runs are below this, so that the seed of every game fits into a native integer."""


@dataclass(frozen=True)
class Run:
    """All that decides the games of a run."""

    decks: tuple[Deck, ...]
    seats: int = 4
    games: int = 1000
    seed: int = 0
    agent: str = "first"

    def __post_init__(self) -> None:
        checked(None, self.seats)
        if not self.decks:
            raise InputError("a run needs a deck at least")
        if not 1 <= self.games <= MOST_GAMES:
            raise InputError(f"a run has 1 to {MOST_GAMES:,} games, not {self.games}")
        if not 0 <= self.seed < MOST_SEED:
            raise InputError(f"the seed of a run is a number from 0 to {MOST_SEED - 1}, not {self.seed}")
        if self.agent not in AGENT_NAMES:
            import difflib

            near = did_you_mean(difflib.get_close_matches(self.agent, AGENT_NAMES, 1))
            raise InputError(
                f"there is no agent called '{self.agent}'", hint=near or f"choose one of {', '.join(AGENT_NAMES)}"
            )


def load_decks(names: Sequence[str]) -> tuple[Deck, ...]:
    """The decks of these names or files, or our own where none are named."""
    return tuple(as_deck(deck_lists.load(name)) for name in (names or DEFAULT_DECKS))


def seating(run: Run, number: int) -> tuple[int, ...]:
    """By seat, the index of the deck that sits there in a game: each block of games rotates one pod round the table."""
    decks = pod(run, number // run.seats)
    return tuple(decks[(seat - number) % run.seats] for seat in range(run.seats))


def pod(run: Run, block: int) -> tuple[int, ...]:
    """The decks that meet in a block of games. With more decks than seats they are drawn anew, each as often."""
    count = len(run.decks)
    if count <= run.seats:
        return tuple(place % count for place in range(run.seats))
    pods = -(-count // run.seats)  # in so many blocks everybody has played
    order = shuffled(count, run.seed, block // pods)
    first = block % pods * run.seats
    return tuple(order[place % count] for place in range(first, first + run.seats))


@lru_cache(maxsize=64)
def shuffled(count: int, seed: int, number: int) -> tuple[int, ...]:
    """One of the orders in which the decks of a run are drawn; the same on every platform."""
    dice = Generator()
    dice.seed(seed * 1000003 + number)
    order = list(range(count))
    dice.shuffle(order)
    return tuple(order)
