"""Which decks meet in which game of a run, and who sits where: known from the run alone, whoever plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from apnap import decks as deck_lists
from apnap.agents import AGENT_NAMES, is_agent_name
from apnap.api import as_deck, checked
from apnap.decks import Deck
from apnap.errors import InputError, did_you_mean
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.generator import Generator
from apnap.tables import TableChoice, table_words

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
    choice: TableChoice = TableChoice()
    """What table it is; its seats are those of the run."""

    def __post_init__(self) -> None:
        if self.choice.is_plain:
            checked(None, self.seats)
        elif self.table().seats != self.seats:
            raise InputError(f"the table has {self.table().seats} seats, and the run {self.seats}")
        if not self.decks:
            raise InputError("a run needs a deck at least")
        if not 1 <= self.games <= MOST_GAMES:
            raise InputError(f"a run has 1 to {MOST_GAMES:,} games, not {self.games}")
        if not 0 <= self.seed < MOST_SEED:
            raise InputError(f"the seed of a run is a number from 0 to {MOST_SEED - 1}, not {self.seed}")
        if not is_agent_name(self.agent):
            import difflib

            near = did_you_mean(difflib.get_close_matches(self.agent, AGENT_NAMES, 1))
            raise InputError(
                f"there is no agent called '{self.agent}'", hint=near or f"choose one of {', '.join(AGENT_NAMES)}"
            )

    def table(self) -> TableRules:
        """The rules of its tables."""
        return TableRules(self.seats).seal() if self.choice.is_plain else self.choice.table()

    @property
    def words(self) -> str:
        """What table it is, for people."""
        return ", ".join(table_words(self.table()))


def load_decks(names: Sequence[str | Deck], table: TableRules | None = None) -> tuple[Deck, ...]:
    """These decks, or all built-in ones where none are named, with what their table needs besides."""
    kind = "constructed" if table is None else table.deck_kind
    wanted = names or deck_lists.builtin_names(kind)
    decks = [as_deck(deck_lists.load(deck) if isinstance(deck, str) else deck) for deck in wanted]
    return tuple(decks if table is None else [deck_lists.completed(deck, table, i) for i, deck in enumerate(decks)])


def seating(run: Run, number: int, teams: Sequence[Sequence[int]] | None = None) -> tuple[int, ...]:
    """By seat, the index of the deck that sits there in a game: each block of games rotates one pod round the table.

    Teams of one size change sides from game to game, and after each had every side, teammates change places.
    """
    if teams is None or len(teams) == run.seats:
        decks = pod(run, number // run.seats)
        return tuple(decks[(seat - number) % run.seats] for seat in range(run.seats))
    out = [0] * run.seats
    for side, deck_list in zip(teams, line_ups(run, number, teams), strict=True):
        for seat, deck in zip(side, deck_list, strict=True):
            out[seat] = deck
    return tuple(out)


def line_ups(run: Run, number: int, teams: Sequence[Sequence[int]]) -> list[list[int]]:
    """By side of the table, the decks of the team that sits there in a game, in the order of its places."""
    sizes = [len(team) for team in teams]
    alike = len(set(sizes)) == 1
    sides = len(teams) if alike else 1
    turns = sides * max(sizes)  # in that many games every team had every side, and everybody every place
    decks = team_pod(run, number // turns, sizes)
    shift = number // sides
    turned = [[team[(i - shift) % len(team)] for i in range(len(team))] for team in decks]
    return [turned[(side - number) % len(turned)] for side in range(len(turned))] if alike else turned


def team_pod(run: Run, block: int, sizes: Sequence[int]) -> list[list[int]]:
    """The decks of each team in a block of games: one deck for each whole team, or one for each player in turn."""
    if len(run.decks) == len(sizes):
        return [[team] * size for team, size in enumerate(sizes)]
    decks = list(pod(run, block))
    out = []
    for size in sizes:
        out.append(decks[:size])
        decks = decks[size:]
    return out


def team_names(run: Run, names: Sequence[str], teams: Sequence[Sequence[int]]) -> list[str]:
    """The teams of a run, by their decks; none where everybody plays alone, or where teams are drawn again."""
    if len(teams) == run.seats or len(run.decks) > run.seats:
        return []
    out = []
    for decks in team_pod(run, 0, [len(team) for team in teams]):
        parts = [f"{names[d]} x{decks.count(d)}" if decks.count(d) > 1 else names[d] for d in dict.fromkeys(decks)]
        out.append(" + ".join(parts))
    return out


def side_of(run: Run, number: int, team: int, teams: Sequence[Sequence[int]]) -> int:
    """On which side of the table a team of the run sits in a game."""
    alike = len({len(side) for side in teams}) == 1
    return (team + number) % len(teams) if alike else team


def pod(run: Run, block: int) -> tuple[int, ...]:
    """The decks that meet in a block of games. With more decks than seats they are drawn again, each as often."""
    count = len(run.decks)
    if count <= run.seats:
        return tuple(place % count for place in range(run.seats))
    pods = -(-count // run.seats)  # in that many blocks everybody has played
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
