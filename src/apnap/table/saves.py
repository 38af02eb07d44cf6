"""Saved games. A save is the record of the game (see apnap.record) with what the table keeps beside it: stops, files of
cards. What is left of a crash is a save too, with what went wrong in it.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from apnap import record
from apnap.agents import AGENT_NAMES, make_agent
from apnap.api import Setup
from apnap.errors import ReplayError
from apnap.record import Replay
from apnap.rules.core.decisions import Agent
from apnap.table.session import Record, Session
from apnap.table.stops import Stops

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


def unnamed() -> Path:
    """The save of the game that is being played, or was left."""
    return state_folder() / "last.replay"


def previous() -> Path:
    """The save of the game before that one."""
    return state_folder() / "previous.replay"


def set_aside() -> bool:
    """A new game begins: keep the one that was left out of its way. Whether there was one."""
    try:
        os.replace(unnamed(), previous())
    except OSError:
        return False
    return True


def exchange() -> None:
    """The game before the last one is taken up again: the last one takes its place."""
    spare = state_folder() / "exchange.replay"
    os.replace(previous(), spare)
    set_aside()
    os.replace(spare, unnamed())


def crash_file() -> Path:
    """Where what is left of a crash goes: one file for each."""
    name = f"crash-{time.strftime('%Y%m%d-%H%M%S')}"
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
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        pass  # writing says what is wrong
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
    return out
