"""A table from what a person wishes for: seats, decks, bots, names; or from a saved game."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from apnap import decks as deck_lists
from apnap.agents import AGENT_NAMES, is_agent_name
from apnap.api import new_game, require_deck
from apnap.errors import InputError, TableError, did_you_mean
from apnap.table import saves
from apnap.table.session import Session
from apnap.tables import MOST_SEATS, TableChoice

NAMES: Final = tuple(
    "Ada Ben Cleo Dan Eve Finn Gwen Hugo Iris Jon Kim Leo Mia Noor Otto Pia Quin Rosa Sam Tess Uma Vic Wren Xena Yuri "
    "Zoe Amir Bea Cem Dina Emil Fay Gil Hana Ivo June Kai Lena Milo Nina".split()
)


def names_for(seats: int, wanted: Sequence[str]) -> list[str]:
    """A name for each seat: those wished for, then ours, no name twice."""
    if len(wanted) > seats:
        raise TableError(f"{len(wanted)} names for {seats} seats", hint="give fewer names, or more --seats")
    for i, name in enumerate(wanted):
        if not name.strip() or name.strip() in [other.strip() for other in wanted[:i]]:
            raise TableError(f"the names of the players must differ: '{name}'", hint="give each seat its own name")
    out = [name.strip() for name in wanted]
    for name in (*NAMES, *(f"Seat {s + 1}" for s in range(seats))):
        if len(out) == seats:
            break
        if name not in out:
            out.append(name)
    return out


def new_session(
    *,
    seats: int = 4,
    choice: TableChoice | None = None,
    seat: int = 0,
    decks: Sequence[str | deck_lists.Deck] = (),
    bots: Sequence[str] = ("first",),
    seed: int | None = None,
    names: Sequence[str] = (),
    cards: Sequence[str] = (),
) -> Session:
    """A person in a seat, the first one unless told, and bots in the others. A `choice` says more than the seats."""
    table = (choice or TableChoice(seats=seats)).table() if 2 <= seats <= MOST_SEATS else None
    if table is not None:
        seats = int(table.seats)
    if table is None:
        raise TableError(f"a table has 2 to {MOST_SEATS} seats, not {seats}", rule="100.1")
    if not 0 <= seat < seats:
        raise InputError(f"there is no seat {seat} at a table of {seats}", hint=f"seats are 0 to {seats - 1}")
    if not bots:
        raise InputError("no bot is named", hint=f"bots are {', '.join(AGENT_NAMES)}")
    for bot in bots:
        if not is_agent_name(bot):
            import difflib

            near = did_you_mean(difflib.get_close_matches(bot, AGENT_NAMES, 1))
            everything = f"bots are {', '.join(AGENT_NAMES)}"
            raise InputError(f"there is no bot called '{bot}'", hint=f"{near} ({everything})" if near else everything)
    load_cards(cards)
    if seed is None:
        seed = int.from_bytes(os.urandom(4), "big")
    chosen = [deck_lists.load(deck) if isinstance(deck, str) else deck for deck in decks]
    for deck in chosen:
        require_deck(deck, table)
    taken = [deck.name for deck in chosen]
    ours = deck_lists.default_decks(table.deck_kind)
    spare = [name for name in ours if name not in taken]
    spare = spare[seed % len(spare) :] + spare[: seed % len(spare)] if spare else list(ours)
    while len(chosen) < seats:
        chosen.append(deck_lists.load(spare[(len(chosen) - len(taken)) % len(spare)]))
    agents = [None, *(bots[s % len(bots)] for s in range(seats - 1))]
    called = names_for(seats, names)
    # whoever comes first sits down where they want to, and the others to their left in turn
    places = (choice or TableChoice()).order(seats, seed)
    at = [places[(s - seat) % seats] for s in range(seats)]
    game = new_game(
        [chosen[i] for i in at],
        table=table,
        agents=[agents[i] for i in at],
        seed=seed,
        names=[called[i] for i in at],
        start=False,
        check=False,  # looked at above
    )
    return Session(game, [seat])


def taken_up(path: Path, cards: Sequence[str] = ()) -> Session:
    """A table taken up again from a save. Files of cards that it names are not read unless they are given here."""
    from apnap import record

    replay = record.load(path)
    load_cards(cards)
    return saves.resumed(replay)


def laid_out(text: str, file: str = "") -> Session:
    """A table from position text, every seat in the hands of people."""
    from apnap import position
    from apnap.api import Game, Setup

    play = position.read(text, file=file)
    table = play.state.table
    setup = Setup(table, (), 0, tuple(play.names), tuple("" for _ in range(table.seats)), text)
    session = Session(Game(play, setup))
    for stops in session.stops.values():
        stops.watching = True
    return session


def load_cards(paths: Sequence[str]) -> None:
    """Read the user's own cards."""
    if paths:
        from apnap import library

        for path in paths:
            library.load_cards(path)
