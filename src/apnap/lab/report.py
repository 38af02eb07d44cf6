"""What a run of games came to: wins by deck with their intervals, turns, and how fast."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""A normal variable is within that many deviations of its mean 95 times in a hundred."""


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """Between which rates the true one lies, with 95% confidence: Wilson's score interval."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / scale
    half = z / scale * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class DeckReport:
    """How one deck, or a team of decks, fared. A deck that sits at two seats of a game has played two."""

    name: str
    games: int
    wins: int
    draws: int
    unfinished: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def data(self) -> dict[str, object]:
        """The numbers as JSON says them."""
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": round(self.rate, 6),
            "win_rate_95": [round(edge, 6) for edge in self.interval],
            "draws": self.draws,
            "unfinished": self.unfinished,
        }


@dataclass(frozen=True)
class Failure:
    """A game in which the engine failed: its number in the run, and what was raised."""

    game: int
    error: str


@dataclass(frozen=True)
class Report:
    """A whole run. Everything but the seconds is the same for any number of jobs."""

    seats: int
    games: int  # that were played to the end or to their limit
    asked: int  # that were asked for
    seed: int
    agent: str
    decks: tuple[DeckReport, ...]
    teams: tuple[DeckReport, ...]  # by the decks that play together; none where everybody plays alone
    table: str  # what table it was, in words
    draws: int
    unfinished: int
    turns: int
    decisions: int
    digest: int
    failures: tuple[Failure, ...]
    seconds: float
    jobs: int

    @property
    def mean_turns(self) -> float:
        return self.turns / self.games if self.games else 0.0

    @property
    def games_per_s(self) -> float:
        return self.games / self.seconds if self.seconds > 0 else 0.0

    def data(self) -> dict[str, object]:
        """The report as JSON says it."""
        return {
            "seats": self.seats,
            "table": self.table,
            "games": self.games,
            "seed": self.seed,
            "agent": self.agent,
            "decks": [{"deck": deck.name, **deck.data()} for deck in self.decks],
            **({"teams": [{"team": team.name, **team.data()} for team in self.teams]} if self.teams else {}),
            "draws": self.draws,
            "unfinished": self.unfinished,
            "mean_turns": round(self.mean_turns, 3),
            "mean_decisions": round(self.decisions / self.games, 1) if self.games else 0.0,
            "digest": f"{self.digest:08x}",
            "failures": [{"game": failure.game, "error": failure.error} for failure in self.failures],
            "jobs": self.jobs,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games_per_s, 1),
        }
