"""Tables where nobody has shown a deck: bots guess what is in those of others, from the cards that come with apnap.

People do not tell bots what they play. Where somebody decides for a seat from outside, bots that imagine the table
(`agents/imagine.py`) deal to the others what decks of such colours may hold, not what theirs do.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from mypy_extensions import i64

from apnap import library
from apnap.agents.heuristic import HeuristicAgent
from apnap.agents.prior import Prior
from apnap.library.pool import POOL
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.decisions import Agent

BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
SHELVES: Final = ("white", "blue", "black", "red", "green", "colorless")
MOST: Final = 60  # cards of one colour that are made: a guess needs no more, and a game should begin soon


class LibraryPrior(Prior):
    """A guess from our own shelves: they are sorted by colour, so that only what is dealt has to be made."""

    def basic(self, color: i64) -> CardDef:
        return library.find(BASICS[color])

    def some(self, color: i64) -> list[CardDef]:
        return of_shelf(SHELVES[color])


@cache
def of_shelf(shelf: str) -> list[CardDef]:
    """Some cards of a colour, spread over the alphabet."""
    names = [name for name in library.names() if POOL.entry(name).module.startswith(f"{shelf}.")]
    step = max(1, len(names) // MOST)
    return [library.find(name) for name in names[::step][:MOST]]


def close_decks(agents: Iterable[Agent | None]) -> None:
    """These bots do not know what others brought."""
    prior = LibraryPrior()
    for agent in agents:
        if isinstance(agent, HeuristicAgent):
            agent.prior = prior
