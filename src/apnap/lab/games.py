"""Playing the games of a run, in this process or in several; the result does not depend on how many."""

from __future__ import annotations

import gc
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from apnap._build_info import is_compiled
from apnap.api import Game, brought_by, card_list, new_game
from apnap.bench_loop import game_seed, new_play
from apnap.errors import ApnapError, InputError
from apnap.lab.report import DeckReport, Failure, Report
from apnap.lab.schedule import Run, seating, side_of, team_names

MOST_JOBS: Final = 256
LARGEST_CHUNK: Final = 64
LARGEST_SLOW_CHUNK: Final = 4
"""Interpreted games take long, and whoever watches or interrupts them waits for whole chunks."""
MASK: Final = 0xFFFFFFFF

Progress = Callable[[int], None]
"""Told how many more games are done."""


@dataclass
class Chunk:
    """What some games of a run came to, by deck where that matters; chunks add up in any order."""

    decks: int
    teams: int = 0
    games: int = 0
    turns: int = 0
    decisions: int = 0
    draws: int = 0
    unfinished: int = 0
    digest: int = 0
    played: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)
    drew: list[int] = field(default_factory=list)
    left_open: list[int] = field(default_factory=list)
    team_won: list[int] = field(default_factory=list)
    team_drew: list[int] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    def __post_init__(self) -> None:
        for counts in (self.played, self.won, self.drew, self.left_open):
            counts.extend([0] * (self.decks - len(counts)))
        for counts in (self.team_won, self.team_drew):
            counts.extend([0] * (self.teams - len(counts)))

    def add(self, other: Chunk) -> None:
        """Count another chunk in."""
        self.games += other.games
        self.turns += other.turns
        self.decisions += other.decisions
        self.draws += other.draws
        self.unfinished += other.unfinished
        self.digest = (self.digest + other.digest) & MASK
        self.failures += other.failures
        for mine, theirs in (
            (self.played, other.played),
            (self.won, other.won),
            (self.drew, other.drew),
            (self.left_open, other.left_open),
            (self.team_won, other.team_won),
            (self.team_drew, other.team_drew),
        ):
            for i, count in enumerate(theirs):
                mine[i] += count


@contextmanager
def cards_set_aside() -> Iterator[None]:
    """Games leave nothing for Python's collector of cycles: meanwhile it need not look at cards again and again."""
    aside = gc.get_freeze_count() == 0
    if aside:
        gc.freeze()
    try:
        yield
    finally:
        if aside:
            gc.unfreeze()


@cards_set_aside()
def play_chunk(run: Run, first: int, count: int) -> Chunk:
    """Play games number `first` on. A game that fails is noted with its number, and the others go on."""
    table = run.table()
    teams = table.teams
    named = team_names(run, [""] * len(run.decks), teams)
    cards = [card_list(deck) for deck in run.decks]
    brought = brought_by(run.decks)
    agents = [run.agent] * run.seats
    chunk = Chunk(len(run.decks), len(named))
    for number in range(first, first + count):
        seats = seating(run, number, teams)
        extra = None if brought is None else [brought[deck] for deck in seats]
        game = new_play(table, [cards[deck] for deck in seats], agents, game_seed(run.seed, number), extra)
        try:
            game.run()
        except Exception as error:
            chunk.failures.append(Failure(number, f"{type(error).__name__}: {error}"))
            continue
        over = game.state.over
        outcomes = game.outcomes()
        winners = outcomes.count("won")
        chunk.games += 1
        chunk.turns += game.state.ticks
        chunk.decisions += game.decisions_asked
        chunk.draws += over and winners == 0
        chunk.unfinished += not over
        # mixed with the number, so that the sum tells games apart that changed places
        chunk.digest = (chunk.digest + (game.digest() ^ (number * 2654435761))) & MASK
        for seat, deck in enumerate(seats):
            chunk.played[deck] += 1
            chunk.won[deck] += outcomes[seat] == "won"
            chunk.drew[deck] += over and outcomes[seat] == "drew"
            chunk.left_open[deck] += not over
        for team in range(len(named)):
            side = teams[side_of(run, number, team, teams)]
            chunk.team_won[team] += any(outcomes[seat] == "won" for seat in side)
            chunk.team_drew[team] += over and all(outcomes[seat] == "drew" for seat in side)
    return chunk


def simulate(run: Run, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play a run. Interrupted from the keyboard, it reports on the games that were finished."""
    if not 1 <= jobs <= MOST_JOBS:
        raise InputError(f"there can be 1 to {MOST_JOBS} jobs, not {jobs}")
    names = unlike_names([deck.name for deck in run.decks])
    total = Chunk(len(run.decks), len(team_names(run, names, run.table().teams)))
    began = time.perf_counter()
    size = max(1, min(LARGEST_CHUNK if is_compiled() else LARGEST_SLOW_CHUNK, run.games // (jobs * 8)))
    pieces = [(first, min(size, run.games - first)) for first in range(0, run.games, size)]
    try:
        for chunk in _in_process(run, pieces) if jobs == 1 else _in_processes(run, pieces, jobs):
            total.add(chunk)
            if progress is not None:
                progress(chunk.games + len(chunk.failures))
    except KeyboardInterrupt:
        pass  # what has been played counts
    return _report(run, total, jobs, time.perf_counter() - began)


def _in_process(run: Run, pieces: list[tuple[int, int]]) -> Iterator[Chunk]:
    for first, count in pieces:
        yield play_chunk(run, first, count)


def _in_processes(run: Run, pieces: list[tuple[int, int]], jobs: int) -> Iterator[Chunk]:
    """Chunks as they are done, a few handed out ahead so that nobody waits."""
    # forking is quick and needs no main module to import again; elsewhere it is not safe
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    pool = ProcessPoolExecutor(min(jobs, len(pieces)), context, initializer=_leave_the_keyboard_alone)
    waiting: set[Future[Chunk]] = set()
    rest = iter(pieces)
    try:
        while True:
            for first, count in islice(rest, jobs * 3 - len(waiting)):
                waiting.add(pool.submit(play_chunk, run, first, count))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenExecutor:
        raise ApnapError(
            "a process that played games was ended from outside", hint="is there enough memory? try fewer --jobs"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_the_keyboard_alone() -> None:
    """An interrupt goes to the process that collects, which stops the others when their games are done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _report(run: Run, total: Chunk, jobs: int, seconds: float) -> Report:
    names = unlike_names([deck.name for deck in run.decks])
    return Report(
        seats=run.seats,
        games=total.games,
        asked=run.games,
        seed=run.seed,
        agent=run.agent,
        decks=tuple(
            DeckReport(name, total.played[i], total.won[i], total.drew[i], total.left_open[i])
            for i, name in enumerate(names)
        ),
        teams=tuple(
            DeckReport(name, total.games, total.team_won[i], total.team_drew[i], total.unfinished)
            for i, name in enumerate(unlike_names(team_names(run, names, run.table().teams)))
        ),
        table=run.words,
        draws=total.draws,
        unfinished=total.unfinished,
        turns=total.turns,
        decisions=total.decisions,
        digest=total.digest,
        failures=tuple(sorted(total.failures, key=lambda failure: failure.game)),
        seconds=seconds,
        jobs=jobs,
    )


def unlike_names(names: list[str]) -> list[str]:
    """The names, numbered where two are the same: a deck can be put against itself."""
    return [name if names.count(name) == 1 else f"{name} #{names[:i].count(name) + 1}" for i, name in enumerate(names)]


def single_game(run: Run, number: int, *, log: bool = True) -> Game:
    """One game of a run by its number, ready to `run`, with its log and its record."""
    if not 0 <= number < run.games:
        raise InputError(f"a run of {run.games} games has no game {number}", hint=f"number them 0 to {run.games - 1}")
    names = unlike_names([deck.name for deck in run.decks])
    table = run.table()
    seats = seating(run, number, table.teams)
    called = unlike_names([names[deck] for deck in seats])
    return new_game(
        [run.decks[deck] for deck in seats],
        table=table,
        agents=[run.agent],
        seed=int(game_seed(run.seed, number)),
        names=called,
        log=log,
        check=False,  # looked at as the run was set up, or meant to be any cards
    )
