"""The games of a study in shards, played here, in processes, or on a Ray cluster; the same rows whoever plays them.

A shard is a fixed number of games in a row, whatever the number of workers. What is decided while playing, when to
stop, is decided shard by shard in their order.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from apnap.errors import ApnapError
from apnap.lab.notes import play_noting
from apnap.lab.study import Maker, Study, names_of
from apnap.rules.core.constants import HAND

SHARD: Final = 24
"""Games in a shard. Part of what a study is: results with another number are others."""

GAMES: Final = {
    "game": "Int64", "question": "String", "turns": "Int32", "decisions": "Int32", "over": "Boolean",
    "winner": "String", "starter": "Int16", "digest": "Int64", "error": "String",
}  # fmt: skip
SEATS: Final = {
    "game": "Int64", "seat": "Int16", "entrant": "String", "deck": "String", "bot": "String", "team": "Int16",
    "began": "Boolean", "mulligans": "Int16", "opening_lands": "Int16", "outcome": "String", "life": "Int64",
    "hand": "Int32", "own_turns": "Int32",
}  # fmt: skip
TURNS: Final = {
    "game": "Int64", "turn": "Int32", "seat": "Int16", "active": "Boolean", "own_turn": "Int32", "life": "Int64",
    "hand": "Int32", "lands": "Int32", "creatures": "Int32", "permanents": "Int32", "mana_spent": "Int32",
    "mana_left": "Int32", "cast": "Int32", "land_drops": "Int32",
}  # fmt: skip
CARDS: Final = {
    "game": "Int64", "seat": "Int16", "card": "String", "opening": "Boolean", "drawn": "Int32", "cast": "Int32",
}  # fmt: skip
SCHEMA: Final = {"games": GAMES, "seats": SEATS, "turns": TURNS, "cards": CARDS}
"""The tables of results: by name, their columns and types, as docs/lab.md describes them."""

Row = tuple[Any, ...]


@dataclass
class Rows:
    """What some games came to, row by row."""

    games: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    turns: list[Row] = field(default_factory=list)
    cards: list[Row] = field(default_factory=list)


@lru_cache(maxsize=2)
def maker_of(study: Study) -> Maker:
    return Maker(study)


def play_shard(study: Study, shard: int, most: int) -> Rows:
    """The games of one shard, below number `most`. One in which the engine fails is noted so, and the others go on."""
    rows = Rows()
    maker = maker_of(study)
    for number in range(shard * SHARD, min((shard + 1) * SHARD, most)):
        play_one(study, maker, number, rows)
    return rows


def play_one(study: Study, maker: Maker, number: int, rows: Rows) -> None:
    play, seats = maker.play(number)
    who = names_of(study, seats.entrants)
    try:
        notes = play_noting(play)
    except Exception as error:
        rows.games.append((number, seats.question, 0, 0, False, "", -1, 0, f"{type(error).__name__}: {error}"))
        return
    state = play.state
    outcomes = play.outcomes()
    table = state.table
    starters = [int(seat) for seat in table.units[state.starter]]
    winners = dict.fromkeys(who[seat] for seat in range(len(who)) if outcomes[seat] == "won")
    rows.games.append(
        (
            number,
            seats.question,
            int(state.ticks),
            int(play.decisions_asked),
            bool(state.over),
            ", ".join(winners),
            starters[0] if starters else -1,
            int(play.digest()),
            "",
        )
    )
    for seat, one in enumerate(seats.entrants):
        player = state.players[seat]
        entrant = study.entrants[one] if one >= 0 else None
        rows.seats.append(
            (
                number,
                seat,
                who[seat],
                entrant.deck.name if entrant else "",
                entrant.bot if entrant else "",
                int(table.team_of[seat]),
                seat in starters,
                int(player.mulligans),
                int(notes.opening_lands[seat]),
                outcomes[seat] if state.over else "playing",
                int(state.life(seat)),
                len(state.ids(seat, HAND)),
                int(player.turns),
            )
        )
    for line in notes.turns:
        rows.turns.append(
            (
                number,
                int(line.turn),
                int(line.seat),
                line.active,
                int(line.own_turn),
                int(line.life),
                int(line.hand),
                int(line.lands),
                int(line.creatures),
                int(line.permanents),
                int(line.mana_spent),
                int(line.mana_left),
                int(line.cast),
                int(line.land_drops),
            )
        )
    found = [(number, int(c.seat), c.name, c.opening, int(c.drawn), int(c.cast)) for c in notes.cards]
    rows.cards.extend(sorted(found))


# who plays them ------------------------------------------------------------------------------------------------------
Shards = Iterator[tuple[int, Rows]]
Player = Callable[[Study, Iterator[int], int], Shards]


def here(study: Study, wanted: Iterator[int], most: int) -> Shards:
    """In this process."""
    for shard in wanted:
        yield shard, play_shard(study, shard, most)


def in_processes(jobs: int) -> Player:
    """In so many processes."""

    def played(study: Study, wanted: Iterator[int], most: int) -> Shards:
        context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        pool = ProcessPoolExecutor(jobs, context, initializer=_leave_the_keyboard_alone)
        waiting: dict[Future[Rows], int] = {}
        try:
            while True:
                while len(waiting) < jobs * 2:
                    shard = next(wanted, None)
                    if shard is None:
                        break
                    waiting[pool.submit(play_shard, study, shard, most)] = shard
                if not waiting:
                    return
                done, _rest = wait(waiting, return_when=FIRST_COMPLETED)
                for future in sorted(done, key=lambda one: waiting[one]):
                    yield waiting.pop(future), future.result()
        except BrokenExecutor:
            raise ApnapError(
                "a process that played games was ended from outside", hint="is there enough memory? try fewer --jobs"
            ) from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    return played


def _leave_the_keyboard_alone() -> None:
    """An interrupt goes to the process that collects, which stops the others when their games are done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(address: str = "") -> Player:
    """On a Ray cluster, by default one that is begun here. What a lost worker was playing is played again."""

    def played(study: Study, wanted: Iterator[int], most: int) -> Shards:
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError:
            raise ApnapError("a cluster needs Ray", hint='pip install "apnap[ray]"') from None
        begun = not ray.is_initialized()
        if begun:
            path = os.pathsep.join(entry for entry in sys.path if entry)
            ray.init(
                address=address or None,
                log_to_driver=False,
                include_dashboard=None if address else False,
                runtime_env={"env_vars": {"PYTHONPATH": path}},
                **({} if address else {"object_store_memory": 100 * 2**20}),
            )
        task = ray.remote(max_retries=-1)(play_shard)
        kept = ray.put(study)
        room = max(2, int(ray.cluster_resources().get("CPU", 1)) * 2)
        waiting: dict[Any, int] = {}
        try:
            while True:
                while len(waiting) < room:
                    shard = next(wanted, None)
                    if shard is None:
                        break
                    waiting[task.remote(kept, shard, most)] = shard
                if not waiting:
                    return
                done, _rest = ray.wait(list(waiting), num_returns=1)
                for reference in done:
                    yield waiting.pop(reference), ray.get(reference)
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)
            if begun:
                ray.shutdown()

    return played
