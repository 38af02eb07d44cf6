"""Conducting a study: shards are played, kept as they come, and put together as Parquet files.

A folder of results has `study.json`, which says what study it is, and a Parquet file for each table of `shards.SCHEMA`.
While games are played, `parts` has a file for each shard that is done; whatever stops the study, it goes on from there.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from apnap.errors import InputError
from apnap.lab.report import wilson
from apnap.lab.shards import SCHEMA, SHARD, Player, Rows, here
from apnap.lab.study import IDLE, Study

if TYPE_CHECKING:
    import polars as pl

HEAD: Final = "study.json"
PARTS: Final = "parts"
LEAST_SHARDS: Final = 4
"""Before these an interval is not looked at."""
MOST_GAMES: Final = 10_000_000


@dataclass(frozen=True)
class Score:
    """How an entrant fared in one question of the study."""

    question: str
    entrant: str
    games: int
    won: int
    drawn: int
    turns: float
    """To win, on the average; 0 where it never did."""

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


@dataclass(frozen=True)
class Outcome:
    """What a study came to."""

    folder: Path | None
    games: int
    failures: tuple[tuple[int, str], ...]
    scores: tuple[Score, ...]
    stopped: bool
    """From the keyboard."""


class Tally:
    """Wins by question and entrant, added up shard by shard."""

    def __init__(self) -> None:
        self.games: dict[tuple[str, str], list[int]] = {}

    def add(self, rows: Rows) -> None:
        about = {row[0]: row for row in rows.games}
        seen: dict[tuple[int, str], list[str]] = {}
        for row in rows.seats:
            if row[2] != IDLE:
                seen.setdefault((row[0], row[2]), []).append(row[9])
        for (game, entrant), outcomes in seen.items():
            count = self.games.setdefault((about[game][1], entrant), [0, 0, 0, 0])
            won = "won" in outcomes
            count[0] += 1
            count[1] += won
            count[2] += all(outcome == "drew" for outcome in outcomes)
            count[3] += about[game][2] if won else 0

    def scores(self) -> tuple[Score, ...]:
        return tuple(
            Score(question, entrant, n[0], n[1], n[2], n[3] / n[1] if n[1] else 0.0)
            for (question, entrant), n in sorted(self.games.items())
        )

    def width(self) -> float:
        """Of the widest interval."""
        found = [high - low for low, high in (wilson(n[1], n[0]) for n in self.games.values())]
        return max(found, default=1.0)


def conduct(
    study: Study,
    folder: Path | None,
    games: int,
    until: float = 0.0,
    player: Player = here,
    progress: Callable[[int, float], None] | None = None,
) -> Outcome:
    """Play a study up to so many games, or until every interval is as narrow as `until`.

    Interrupted from the keyboard, what is done is put together as well; the same call goes on from there. `progress` is
    told how many games are done, and how wide the widest interval is. Without a folder nothing is kept. What a folder
    has from the first game on stays in it, also where fewer games are asked for or wider intervals are enough.
    """
    if not 1 <= games <= MOST_GAMES:
        raise InputError(f"a study has 1 to {MOST_GAMES:,} games, not {games}")
    done = {} if folder is None else opened(study, folder)
    shards = -(-games // SHARD)
    tally = Tally()
    there = next(shard for shard in count() if shard not in done)
    ahead = 0  # shards that are counted, all from the first on
    enough = False
    stopped = False

    def count_on() -> None:
        """Count what has come in its order, and look after each whether that is enough."""
        nonlocal ahead, enough
        while not enough and ahead < max(shards, there) and ahead in done:
            tally.add(done[ahead])
            ahead += 1
            if until and ahead >= max(LEAST_SHARDS, there) and tally.width() <= until:
                enough = True

    def wanted() -> Iterator[int]:
        for shard in range(shards):
            if enough:
                return
            if shard not in done:
                yield shard

    try:
        count_on()
        if progress is not None:
            progress(min(len(done) * SHARD, games), tally.width())
        for shard, rows in player(study, wanted(), games):
            if folder is not None:
                keep(folder, shard, rows)
            done[shard] = rows
            count_on()
            if progress is not None:
                progress(min(len(done) * SHARD, games), tally.width())
            if enough:
                break
    except KeyboardInterrupt:
        stopped = True
    chosen = [shard for shard in sorted(done) if shard < (ahead if enough else max(shards, there))]
    if folder is not None:
        put_together(folder, [done[shard] for shard in chosen])
    if stopped:
        tally = Tally()
        for shard in chosen:
            tally.add(done[shard])
    failures = tuple((row[0], row[8]) for shard in chosen for row in done[shard].games if row[8])
    played = sum(len(done[shard].games) for shard in chosen)
    return Outcome(folder, played, failures, tally.scores(), stopped)


# files ---------------------------------------------------------------------------------------------------------------
def opened(study: Study, folder: Path) -> dict[int, Rows]:
    """The shards that are in a folder already; a new folder is begun."""
    head = {**study.data(), "shard": SHARD}
    path = folder / HEAD
    if path.exists():
        if json.loads(path.read_text("utf-8")) != json.loads(json.dumps(head)):
            raise InputError(
                f"{folder} has the results of another study",
                hint="name another folder, or the same decks, bots, table and seed",
            )
    elif folder.exists() and any(folder.iterdir()):
        raise InputError(f"{folder} is not empty, and has no {HEAD}", hint="name a new folder")
    else:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(head, indent=1) + "\n", "utf-8")
    done = {}
    for part in sorted((folder / PARTS).glob("*.part")):
        try:
            read = msgspec.msgpack.decode(part.read_bytes())
        except (msgspec.DecodeError, ValueError):
            continue  # cut off: it is played again
        done[int(part.stem)] = Rows(*([tuple(row) for row in table] for table in read))
    if not done and (folder / "games.parquet").exists():
        done = from_tables(folder)
    return {shard: rows for shard, rows in done.items() if len(rows.games) == SHARD}


def keep(folder: Path, shard: int, rows: Rows) -> None:
    """One shard is done."""
    parts = folder / PARTS
    parts.mkdir(exist_ok=True)
    target = parts / f"{shard:07d}.part"
    partial = target.with_suffix(".writing")
    partial.write_bytes(msgspec.msgpack.encode([rows.games, rows.seats, rows.turns, rows.cards]))
    partial.rename(target)


def put_together(folder: Path, shards: list[Rows]) -> None:
    """The tables as Parquet, in the order of games: the same bytes whoever played them."""
    import polars as pl

    for name, columns in SCHEMA.items():
        rows = [row for shard in shards for row in vars(shard)[name]]
        kinds = {column: getattr(pl, kind) for column, kind in columns.items()}
        frame = pl.DataFrame(rows, schema=kinds, orient="row")
        partial = folder / f"{name}.writing"
        frame.write_parquet(partial, compression="zstd", compression_level=3, statistics=True)
        partial.rename(folder / f"{name}.parquet")
    shutil.rmtree(folder / PARTS, ignore_errors=True)


def tables(folder: Path) -> dict[str, pl.DataFrame]:
    """The tables of a folder of results, as polars has them."""
    require_polars()
    import polars as pl

    if not (folder / "games.parquet").exists():
        raise InputError(f"{folder} has no results", hint="apnap simulate --out makes such a folder")
    return {name: pl.read_parquet(folder / f"{name}.parquet") for name in SCHEMA}


def head(folder: Path) -> dict[str, Any]:
    """What study the results of a folder are of."""
    found: dict[str, Any] = json.loads((folder / HEAD).read_text("utf-8"))
    return found


def from_tables(folder: Path) -> dict[int, Rows]:
    """Finished results as shards, to go on from."""
    done: dict[int, Rows] = {}
    for name, frame in tables(folder).items():
        for row in frame.rows():
            vars(done.setdefault(row[0] // SHARD, Rows()))[name].append(row)
    return done


def require_polars() -> None:
    from importlib.util import find_spec

    if find_spec("polars") is None:
        raise InputError("results as tables need polars", hint='pip install "apnap[lab]"')
