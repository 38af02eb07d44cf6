"""The arena: bots against each other in mirror matches, and how strong that makes them.

In a match everybody plays the same deck, because decks alone decide much more than bots do. One side is the
challenger's and the others are the defender's; the challenger's side and the deck change from game to game, and while
it goes round the table the cards stay the same. With two sides a pair of bots meets once, with more each challenges
the other. Games are numbered, and a game depends on its number alone: a file of results can be taken up again.
"""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import combinations, islice, permutations
from pathlib import Path
from typing import Final

from apnap.agents import AGENT_NAMES, is_agent_name
from apnap.api import brought_by, card_list
from apnap.bench_loop import game_seed, new_play
from apnap.decks import Deck
from apnap.errors import InputError
from apnap.files import LARGEST_RECORD, read_within
from apnap.lab.rating import Rating, ratings
from apnap.lab.report import wilson
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.tables import TableChoice, table_words

WON: Final = "won"
LOST: Final = "lost"
DREW: Final = "drew"
FAILED: Final = "failed"
MOST_GAMES: Final = 1_000_000


@dataclass(frozen=True)
class Arena:
    """All that decides the games."""

    bots: tuple[str, ...]
    decks: tuple[Deck, ...]
    games: int = 100
    """For each pair."""
    seed: int = 0
    choice: TableChoice = TableChoice(seats=2)

    def __post_init__(self) -> None:
        if len(set(self.bots)) < 2 or len(set(self.bots)) != len(self.bots):
            raise InputError("an arena needs two bots at least, each named once", hint=f"{', '.join(AGENT_NAMES)}")
        for bot in self.bots:
            if not is_agent_name(bot):
                raise InputError(f"there is no bot called '{bot}'", hint=f"bots are {', '.join(AGENT_NAMES)}")
        if not 1 <= self.games <= MOST_GAMES:
            raise InputError(f"a pair plays 1 to {MOST_GAMES:,} games, not {self.games}")
        if not self.decks:
            raise InputError("an arena needs a deck at least")

    def table(self) -> TableRules:
        return self.choice.table()

    def pairs(self) -> list[tuple[str, str]]:
        """Challenger and defender."""
        two = len(self.table().teams) == 2
        return list(combinations(self.bots, 2) if two else permutations(self.bots, 2))

    def data(self) -> dict[str, object]:
        """What a file of results says at its head: other arenas are not taken up in it."""
        return {
            "arena": 1,
            "bots": list(self.bots),
            "decks": [deck.name for deck in self.decks],
            "seed": self.seed,
            "table": ", ".join(table_words(self.table())),
        }


@dataclass(frozen=True)
class Match:
    """One game: who challenged whom, and how it ended for the challenger."""

    pair: int
    game: int
    outcome: str
    turns: int = 0
    error: str = ""


@dataclass(frozen=True)
class Score:
    """How a challenger fared against a defender."""

    challenger: str
    defender: str
    games: int
    won: int
    drawn: int
    failed: int

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


@dataclass(frozen=True)
class Standing:
    """What an arena came to."""

    scores: tuple[Score, ...]
    ratings: tuple[Rating, ...]
    par: float
    """What a challenger wins who is as strong as the others."""
    failures: tuple[Match, ...]


# playing -------------------------------------------------------------------------------------------------------------
def play_match(arena: Arena, pair: int, game: int) -> Match:
    """One game of a pair by its number."""
    table = arena.table()
    challenger, defender = arena.pairs()[pair]
    sides = len(table.teams)
    block, turn = divmod(game, sides)
    seats = table.teams[turn % sides]
    agents = [challenger if seat in seats else defender for seat in range(int(table.seats))]
    deck = arena.decks[block % len(arena.decks)]
    cards = card_list(deck)
    brought = brought_by([deck] * int(table.seats))
    # the same cards while the challenger goes round the table
    play = new_play(table, [cards] * int(table.seats), agents, game_seed(arena.seed, block), brought)
    try:
        play.run()
    except Exception as error:
        return Match(pair, game, FAILED, error=f"{type(error).__name__}: {error}")
    outcomes = play.outcomes()
    turns = int(play.state.ticks)
    if any(outcomes[seat] == "won" for seat in seats):
        return Match(pair, game, WON, turns)
    if any(outcome == "won" for outcome in outcomes):
        return Match(pair, game, LOST, turns)
    return Match(pair, game, DREW, turns)


def still_to_play(arena: Arena, done: Iterable[Match]) -> list[tuple[int, int]]:
    """Pairs and games, all pairs in turn, so that an arena that is stopped has played each about as often."""
    played = {(match.pair, match.game) for match in done}
    pairs = range(len(arena.pairs()))
    return [(pair, game) for game in range(arena.games) for pair in pairs if (pair, game) not in played]


def play_all(arena: Arena, wanted: Sequence[tuple[int, int]], jobs: int) -> Iterator[Match]:
    """The games as they are done."""
    if jobs == 1:
        for pair, game in wanted:
            yield play_match(arena, pair, game)
        return
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    rest = iter(wanted)
    with ProcessPoolExecutor(jobs, context) as pool:
        waiting: set[Future[Match]] = set()
        while True:
            for pair, game in islice(rest, jobs * 2 - len(waiting)):
                waiting.add(pool.submit(play_match, arena, pair, game))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def run_arena(
    arena: Arena, jobs: int = 1, results: Path | None = None, progress: Callable[[int], None] | None = None
) -> Standing:
    """Play what has not been played; interrupted from the keyboard, what was played counts and is in the file."""
    done = read_results(arena, results) if results is not None and results.exists() else []
    wanted = still_to_play(arena, done)
    file = None
    if results is not None:
        before = read_within(results, LARGEST_RECORD, "the file of results", InputError) if results.exists() else b""
        file = results.open("a", encoding="utf-8")
        if not before:
            file.write(json.dumps(arena.data()) + "\n")
        elif not before.endswith(b"\n"):
            file.write("\n")  # after what was cut off
    try:
        for match in play_all(arena, wanted, jobs):
            done.append(match)
            if file is not None:
                file.write(json.dumps(match.__dict__) + "\n")
                file.flush()
            if progress is not None:
                progress(1)
    except KeyboardInterrupt:
        pass
    finally:
        if file is not None:
            file.close()
    return standing(arena, done)


def read_results(arena: Arena, path: Path) -> list[Match]:
    """The games in a file; a last line that was cut off is left out, and is played again."""
    lines = read_within(path, LARGEST_RECORD, "the file of results", InputError).splitlines()
    try:
        head = json.loads(lines[0]) if lines else {}
    except (ValueError, RecursionError):
        head = {}
    if head != arena.data():
        raise InputError(
            f"{path} has the results of another arena",
            hint="name another file, or the same bots, decks, table and seed",
        )
    out = []
    for line in lines[1:]:
        try:
            match = Match(**json.loads(line))
        except (ValueError, TypeError, RecursionError):
            continue
        if match.game < arena.games:
            out.append(match)
    return out


# what it comes to ----------------------------------------------------------------------------------------------------
def standing(arena: Arena, matches: Sequence[Match]) -> Standing:
    """Scores by pair, and how strong that makes each bot."""
    sides = len(arena.table().teams)
    scores = []
    for pair, (challenger, defender) in enumerate(arena.pairs()):
        of = [match for match in matches if match.pair == pair and match.outcome != FAILED]
        scores.append(
            Score(
                challenger,
                defender,
                len(of),
                sum(match.outcome == WON for match in of),
                sum(match.outcome == DREW for match in of),
                sum(match.pair == pair and match.outcome == FAILED for match in matches),
            )
        )
    counted = [(s.challenger, s.defender, s.won + s.drawn / sides, s.games) for s in scores]
    return Standing(
        tuple(scores),
        tuple(ratings(arena.bots, counted, sides)),
        1 / sides,
        tuple(match for match in matches if match.outcome == FAILED),
    )
