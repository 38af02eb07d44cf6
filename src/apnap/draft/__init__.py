"""Drafting: packs passed round the table, cards that act meanwhile, decks from what was drafted. CR 905, 903.13.

::

    draft = new_draft("conspiracy-draft", seats=4, bots=["", "first", "first", "first"], seed=3)
    while not draft.over:
        decision = draft.decision(0)
        view = draft.observe(0)                    what seat 0 may know
        draft.answer([view.pack[0].number], 0)     IllegalAnswer where the rules forbid it
    decks_of(draft)                                a deck for each seat
"""

from __future__ import annotations

from collections.abc import Sequence

from apnap.draft import record
from apnap.draft.bots import BOT_NAMES, make_bot, suggestion
from apnap.draft.building import check_leaders
from apnap.draft.game import (
    COMMANDER_DRAFT,
    CONSPIRACY_DRAFT,
    FEWEST,
    KINDS,
    MOST,
    Draft,
    DraftBot,
    DraftSetup,
    check_seats,
)
from apnap.draft.pools import decks_of
from apnap.draft.sets import BUILT_IN, MOST_SEED, DraftSet, built_in, find_set, read_set
from apnap.draft.view import DraftView
from apnap.errors import InputError

__all__ = [
    "BOT_NAMES",
    "COMMANDER_DRAFT",
    "CONSPIRACY_DRAFT",
    "Draft",
    "DraftBot",
    "DraftSet",
    "DraftSetup",
    "DraftView",
    "FEWEST",
    "KINDS",
    "MOST",
    "BUILT_IN",
    "built_in",
    "check_seats",
    "decks_of",
    "find_set",
    "make_bot",
    "new_draft",
    "read_set",
    "record",
    "suggestion",
]


def new_draft(
    kind: str = CONSPIRACY_DRAFT,
    *,
    seats: int = 8,
    set: str | DraftSet = "",
    bots: Sequence[str] | None = None,
    seed: int = 0,
    names: Sequence[str] = (),
    start: bool = True,
) -> Draft:
    """Begin a draft. `bots` names a bot for each seat, "" for one that you answer for yourself; none means all bots.

    `set` is the name of a built-in set, a file, or a DraftSet.
    """
    check_seats(kind, seats)
    wanted = set or BUILT_IN[kind]
    chosen = wanted if isinstance(wanted, DraftSet) else find_set(wanted)
    seated = ["first"] * seats if bots is None else list(bots)
    if len(seated) != seats:
        raise InputError(f"{len(seated)} bots for {seats} seats", hint="name one for each seat, '' for a person")
    called = list(names) or [f"Seat {s}" for s in range(seats)]
    if len(called) != seats:
        raise InputError(f"{len(called)} names for {seats} seats", hint="give a name for each seat, or none")
    if not isinstance(seed, int) or not 0 <= seed < MOST_SEED:
        raise InputError(f"a seed is a number from 0 to {MOST_SEED - 1}, not {seed}")
    setup = DraftSetup(kind, chosen, seed, tuple(called), tuple(seated))
    draft = Draft(setup, [make_bot(name, seed * 64 + s) if name else None for s, name in enumerate(seated)])
    check_leaders(draft)
    if start:
        draft.start()
    return draft
