"""Saved games: all that a game is made of and every answer in it, so that it can be taken up again exactly.

A save is written beside the old one and put in its place only when it is whole. What is left of a crash is a save too,
with what went wrong in it.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from apnap._build_info import __version__
from apnap.agents import AGENT_NAMES, make_agent
from apnap.api import Game, Setup, card_list
from apnap.decks import Deck, Entry, Section
from apnap.errors import InputError, ReplayError, Where
from apnap.rules.decisions import CONCEDE, IllegalAnswer
from apnap.rules.play import Play
from apnap.rules.setup import new_state
from apnap.rules.table import TableRules

FORMAT: Final = "apnap saved game"
VERSION: Final = 1
Answers = Sequence[tuple[int, int, list[int]]]


class SavedStops(msgspec.Struct):
    """One seat's stops."""

    mine: list[int] = []
    theirs: list[int] = []
    hold: bool = False
    always: bool = False


class SavedDeck(msgspec.Struct):
    name: str
    sections: list[tuple[str, list[tuple[int, str]]]]


class SavedTable(msgspec.Struct):
    """The table rules, field by field; what a save does not say is as in an ordinary game."""

    seats: int
    name: str
    teams: list[list[int]]
    shared_turns: bool
    life_of: list[int]
    poison_of: list[int]
    loss_of: list[int]
    range: list[int] | None
    attack: int
    deploy: bool
    markers: int
    starting_life: list[int]
    hand_size: list[int]
    free_mulligans: int
    skip_first_draw: int
    starting: int
    starting_seat: int
    damage_order: bool
    poison_limit: int


class SavedGame(msgspec.Struct):
    """A saved game as it stands in a file."""

    format: str
    version: int
    apnap: str
    table: SavedTable
    decks: list[SavedDeck]
    names: list[str]
    agents: list[str]
    seed: int
    answers: list[tuple[int, int, list[int]]]
    digests: list[int]
    stops: dict[str, SavedStops] = {}
    cards: list[str] = []
    """Files of the user's own cards that the game needs."""
    crash: dict[str, str] = {}


class CannotSave(InputError):
    """A save could not be written; what was there before is still there."""


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
    """The save of a game that was left without saving it."""
    return state_folder() / "last-game.json"


def previous() -> Path:
    """The save of the game before that one."""
    return state_folder() / "previous-game.json"


def set_aside() -> bool:
    """A new game begins: keep the one that was left out of its way. Whether there was one."""
    try:
        os.replace(unnamed(), previous())
    except OSError:
        return False
    return True


# writing -------------------------------------------------------------------------------------------------------------
def write(path: Path, saved: SavedGame) -> None:
    """Write a save as a whole or not at all."""
    text = msgspec.json.encode(saved)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        kept = "; the save that was there is unchanged" if path.exists() else ""
        raise CannotSave(
            f"the game cannot be saved: {reason}{kept}", hint="name another file", where=Where(str(path))
        ) from error


def pack(setup: Setup, play: Play, answers: Answers, stops: dict[str, SavedStops], cards: Sequence[str]) -> SavedGame:
    """A game as it is saved."""
    table = setup.table
    return SavedGame(
        format=FORMAT,
        version=VERSION,
        apnap=__version__,
        table=SavedTable(
            seats=table.seats,
            name=table.name,
            teams=[list(team) for team in table.teams],
            shared_turns=table.shared_turns,
            life_of=list(table.life_of),
            poison_of=list(table.poison_of),
            loss_of=list(table.loss_of),
            range=None if table.range is None else list(table.range),
            attack=table.attack,
            deploy=table.deploy,
            markers=table.markers,
            starting_life=list(table.starting_life),
            hand_size=list(table.hand_size),
            free_mulligans=table.free_mulligans,
            skip_first_draw=table.skip_first_draw,
            starting=table.starting,
            starting_seat=table.starting_seat,
            damage_order=table.damage_order,
            poison_limit=table.poison_limit,
        ),
        decks=[
            SavedDeck(deck.name, [(part.title, [(e.copies, e.name) for e in part.entries]) for part in deck.sections])
            for deck in setup.decks
        ],
        names=list(setup.names),
        agents=list(setup.agents),
        seed=setup.seed,
        answers=list(answers),
        digests=[int(d) for d in play.digests],
        stops=stops,
        cards=list(cards),
    )


def stamp() -> str:
    """A time for the name of a file."""
    return time.strftime("%Y%m%d-%H%M%S")


# reading -------------------------------------------------------------------------------------------------------------
def read(path: Path) -> SavedGame:
    """A save from a file; ReplayError says what is wrong with it."""
    where = Where(str(path))
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise ReplayError("there is no such saved game", where=where) from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ReplayError(f"the saved game cannot be read: {reason}", where=where) from None
    try:
        head = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        format = msgspec.json.decode(head.get("format", msgspec.Raw(b'""')), type=str)
        version = msgspec.json.decode(head.get("version", msgspec.Raw(b"0")), type=int)
    except msgspec.MsgspecError as error:
        raise ReplayError(f"this is no saved game, or only a part of one: {error}", where=where) from None
    if format != FORMAT:
        raise ReplayError("this is no saved game of apnap", where=where)
    if version > VERSION:
        raise ReplayError(
            f"this game was saved by a newer apnap (format {version}; this one reads up to {VERSION})",
            hint="bring apnap up to date",
            where=where,
        )
    try:
        return msgspec.json.decode(data, type=SavedGame)
    except msgspec.MsgspecError as error:
        raise ReplayError(f"the saved game is damaged: {error}", where=where) from None


def unpack_setup(saved: SavedGame, where: Where) -> Setup:
    """What the game is made of."""
    kept = saved.table
    table = TableRules(kept.seats)
    table.name = kept.name
    table.teams = kept.teams
    table.shared_turns = kept.shared_turns
    table.life_of = kept.life_of
    table.poison_of = kept.poison_of
    table.loss_of = kept.loss_of
    table.range = kept.range
    table.attack = kept.attack
    table.deploy = kept.deploy
    table.markers = kept.markers
    table.starting_life = kept.starting_life
    table.hand_size = kept.hand_size
    table.free_mulligans = kept.free_mulligans
    table.skip_first_draw = kept.skip_first_draw
    table.starting = kept.starting
    table.starting_seat = kept.starting_seat
    table.damage_order = kept.damage_order
    table.poison_limit = kept.poison_limit
    try:
        table.seal()
    except ValueError as error:
        raise ReplayError(f"the saved game has an impossible table: {error}", where=where) from None
    decks = tuple(Deck(d.name, tuple(section_of(title, entries) for title, entries in d.sections)) for d in saved.decks)
    for count, what in ((len(decks), "decks"), (len(saved.names), "names"), (len(saved.agents), "agents")):
        if count != kept.seats:
            raise ReplayError(f"the saved game has {count} {what} for {kept.seats} seats", where=where)
    for agent in saved.agents:
        if agent and agent not in AGENT_NAMES:
            raise ReplayError(f"the saved game has an agent called '{agent}' that this apnap lacks", where=where)
    return Setup(table, decks, saved.seed, tuple(saved.names), tuple(saved.agents))


def section_of(title: str, entries: Sequence[tuple[int, str]]) -> Section:
    return Section(title, tuple(Entry(copies, name) for copies, name in entries))


def unpack(saved: SavedGame, where: Where) -> Game:
    """The game as it was when it was saved: set up anew and every answer given again."""
    setup = unpack_setup(saved, where)
    state = new_state(setup.table, [card_list(deck) for deck in setup.decks], setup.seed)
    play = Play(state, [None for _ in setup.agents], list(setup.names))
    play.logging = True
    play.advance()
    for number, (seat, kind, answer) in enumerate(saved.answers):
        try:
            if kind < 0 or answer == CONCEDE:
                play.concede(seat)
            else:
                play.answer(list(answer), seat)
        except IllegalAnswer as error:
            raise ReplayError(
                f"answer {number + 1} of {len(saved.answers)} does not fit any more: {error}",
                hint=f"the game was saved by apnap {saved.apnap}, perhaps with other cards; this is {__version__}",
                where=where,
            ) from error
    if [int(d) for d in play.digests[: len(saved.digests)]] != saved.digests[: len(play.digests)]:
        raise ReplayError(
            "the saved game went differently when it was played again",
            hint=f"it was saved by apnap {saved.apnap}, perhaps with other cards; this is {__version__}",
            where=where,
        )
    seat_agents(play, setup, len(saved.answers))
    return Game(play, setup)


def seat_agents(play: Play, setup: Setup, turn: int) -> None:
    """Let the bots take their seats in a game that has been replayed."""
    for seat, name in enumerate(setup.agents):
        if name:
            play.agents[seat] = make_agent(name, setup.seed * 64 + seat + 1009 * turn)
    play.outside = any(agent is None for agent in play.agents)
    play.remember = True
    play.advance()
