"""Saved games. A save is the record of the game (see apnap.record) with what the table keeps beside it: stops, files of
cards. What is left of a crash is a save too, with what went wrong in it.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shlex
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from apnap import record
from apnap.agents import AGENT_NAMES, make_agent
from apnap.agents.closed_decks import close_decks
from apnap.api import Setup
from apnap.decks import banned
from apnap.errors import InputError, ReplayError, Where, file_trouble, shown
from apnap.record import Replay
from apnap.rules.core.decisions import Agent
from apnap.table.session import Record, Session
from apnap.table.stops import Stops

GAME: Final = ".replay"
DRAFT: Final = ".draft"
CRASH: Final = "crash-"
LAST: Final = "last"
PREVIOUS: Final = "previous"
EXTRA: Final = "apnap table"
"""Where in a record's extras a table keeps its own."""


class SavedStops(msgspec.Struct):
    """One seat's stops."""

    mine: list[int]
    theirs: list[int]
    hold: bool = False
    always: bool = False


class Beside(msgspec.Struct):
    """What a table keeps beside the game."""

    stops: dict[int, SavedStops] = {}
    cards: list[str] = []
    """Files of the user's own cards that the game needs."""
    crash: dict[str, str] = {}


# folders -------------------------------------------------------------------------------------------------------------
def state_folder() -> Path:
    """Where games are kept that were left without a name: APNAP_HOME, or the place that the system has for such."""
    chosen = os.environ.get("APNAP_HOME")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "apnap"
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "apnap"


def left(ending: str = GAME) -> list[Path]:
    """The games (or drafts) that were left unfinished, the latest first."""
    found = []
    for path in state_folder().glob(f"*{ending}"):
        with contextlib.suppress(OSError):  # another table may have ended it just now
            if not path.name.startswith(CRASH):
                found.append((path.stat().st_mtime_ns, path.name, path))
    return [path for _, _, path in sorted(found, reverse=True)]


def left_before(wish: str, ending: str = GAME) -> Path | None:
    """One of those by what is typed: `last`, `previous`, or a number, 1 for the latest; None for anything else."""
    number = {LAST: 1, PREVIOUS: 2}.get(wish, int(wish) if wish.isdecimal() and len(wish) < 9 else 0)
    if not number:
        return None
    games = left(ending)
    if number > len(games):
        kind = "draft" if ending == DRAFT else "game"
        before = " before the last one" if number == 2 else f" before the last {number - 1}"
        what = f"no {kind} was left{before if number > 1 else ''}"
        raise InputError(f"{what}: there is nothing to take up", hint="a saved one is taken up with --resume FILE")
    return games[number - 1]


def new_place(ending: str = GAME) -> Path:
    """Where a game is kept that goes on: a file of its own, whatever else is played meanwhile."""
    return state_folder() / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(4)}{ending}"


def claim(path: Path, ending: str = GAME) -> Path:
    """A game that was left is taken up: from here on its file is ours alone, under another name."""
    place = new_place(ending)
    try:
        os.replace(path, place)
    except OSError as error:
        raise InputError(f"the game cannot be taken up: {file_trouble(error)}", where=Where(str(path))) from None
    return place


def make_folder() -> None:
    """The folder for what is kept without being named; no other folder is made for anybody."""
    with contextlib.suppress(OSError):  # writing says what is wrong
        state_folder().mkdir(parents=True, exist_ok=True)


def crash_file() -> Path:
    """Where what is left of a crash goes: one file for each."""
    name = f"{CRASH}{time.strftime('%Y%m%d-%H%M%S')}"
    path = state_folder() / f"{name}.replay"
    others = 1
    while path.exists():
        others += 1
        path = state_folder() / f"{name}-{others}.replay"
    return path


# writing -------------------------------------------------------------------------------------------------------------
def save(session: Session, path: Path, cards: Sequence[str] = ()) -> None:
    """Write a table to a file, whole or not at all."""
    write(path, packed(session, cards))


def save_crash(
    session: Session,
    path: Path,
    cards: Sequence[str],
    answers: Record,
    crash: dict[str, str],
    markers: tuple[int, ...] = (),
) -> None:
    """What is needed to see the engine fail again: the record up to there, and what was seen the first time."""
    write(path, replace(packed(session, cards, crash), answers=answers, markers=markers))


def packed(session: Session, cards: Sequence[str], crash: dict[str, str] | None = None) -> Replay:
    """The record of a table."""
    stops = {
        int(seat): SavedStops(sorted(s.mine), sorted(s.theirs), s.hold, s.always) for seat, s in session.stops.items()
    }
    beside = Beside(stops, [str(Path(card).resolve()) for card in cards], crash or {})
    return record.record_of(session.game, {EXTRA: msgspec.to_builtins(beside, str_keys=True)})


def write(path: Path, replay: Replay) -> None:
    if path.parent == state_folder():
        make_folder()
    record.write_whole(path, record.dumps(replay))


# reading -------------------------------------------------------------------------------------------------------------
def beside(replay: Replay) -> Beside:
    """What the table kept beside the game; a plain replay has nothing of it."""
    try:
        return msgspec.convert(replay.extra.get(EXTRA, {}), Beside, strict=False)
    except msgspec.ValidationError as error:
        raise ReplayError(f"the saved game is damaged: {error}", where=replay.where) from None


def resumed(replay: Replay) -> Session:
    """The table as it was when it was saved: the game played again, then the bots back in their seats."""
    require_cards(replay)
    game = replay.play()
    record.seat_agents(game.play, bots(replay.setup, len(replay.answers), replay))
    session = Session(game)
    session.began_late = True
    if replay.setup.position:
        for watched in session.stops.values():
            watched.watching = True
    for seat, kept in beside(replay).stops.items():
        if seat in session.stops:
            stops = Stops()
            stops.watching = session.stops[seat].watching
            stops.mine, stops.theirs = set(kept.mine), set(kept.theirs)
            stops.hold, stops.always = kept.hold, kept.always
            session.stops[seat] = stops
    return session


def require_cards(replay: Replay) -> None:
    """A save is only read, never run: files of cards that it names are for whoever takes it up to bring."""
    from apnap import library

    files = beside(replay).cards
    if not files or all(library.known(name) is not None for name in replay.cards):
        return
    options = " ".join(f"--cards {shown(shlex.quote(file))}" for file in files)
    raise ReplayError(
        "this game was played with cards from files of your own, which are not read unless you say so",
        hint=f"they run as Python; if you trust them, add {options}",
        where=replay.where,
    )


def bots(setup: Setup, answers: int, replay: Replay) -> list[Agent | None]:
    """The agents of a game; those that roll dice roll others than they did before."""
    out: list[Agent | None] = []
    for seat, name in enumerate(setup.agents):
        if name and name not in AGENT_NAMES:
            raise ReplayError(
                f"{setup.names[seat]} was played by '{name}', which is not here",
                hint=f"bots are {', '.join(AGENT_NAMES)}",
                where=replay.where,
            )
        out.append(make_agent(name, setup.seed * 64 + seat + 1009 * answers) if name else None)
    if None in out:
        close_decks(out, banned.lists())
    return out
