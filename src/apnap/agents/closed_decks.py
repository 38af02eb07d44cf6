"""Tables where nobody has shown a deck: bots guess what is in those of others, from all cards that can be played.

People do not tell bots what they play. Where somebody decides for a seat from outside, bots that imagine the table
(`agents/imagine.py`) deal to the others what decks of such colours may hold, not what theirs do. Half of what they
deal was written by hand, because those are the cards that are played most; the other half is spread over all cards
that were read from their texts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Final

from mypy_extensions import i64

from apnap import library
from apnap.agents.heuristic import HeuristicAgent
from apnap.agents.prior import COLORS, Prior
from apnap.library.pool import POOL
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import COLOR_LETTERS
from apnap.rules.core.decisions import Agent

BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
SHELVES: Final = ("white", "blue", "black", "red", "green", "colorless")
MOST: Final = 60  # cards of one colour that are made: a guess needs no more, and a game should begin soon
LOOKED_AT: Final = 1200  # cards that were read, of which those are taken
IN_DECKS: Final = frozenset(("Artifact", "Battle", "Creature", "Enchantment", "Instant", "Planeswalker", "Sorcery"))


class PoolPrior(Prior):
    """A guess from the whole pool: only what is dealt has to be made. `banned` names cards by the kind of a deck."""

    def __init__(self, banned: Mapping[str, Collection[str]] | None = None) -> None:
        self.banned: Mapping[str, Collection[str]] = banned or {}

    def basic(self, color: i64) -> CardDef:
        return library.find(BASICS[color])

    def some(self, color: i64) -> list[CardDef]:
        return of_color(color)

    def is_banned(self, card: CardDef, kind: str) -> bool:
        return card.name in self.banned.get(kind, ())


@cache
def of_color(color: int) -> list[CardDef]:
    """Some cards of a colour, spread over the alphabet; of several colours, under the first of them."""
    shelf = SHELVES[color]
    names = [name for name in library.names() if POOL.entry(name).module.startswith(f"{shelf}.")]
    read = [name for name, of in read_names() if of == color]
    half = MOST // 2
    chosen = spread(names, MOST - min(half, len(read))) + spread(read, half)
    return [library.find(name) for name in chosen]


def spread(names: list[str], most: int) -> list[str]:
    """That many of them, as far apart as can be."""
    if len(names) <= most:
        return names
    return [names[i * len(names) // most] for i in range(most)]


@cache
def read_names() -> list[tuple[str, int]]:
    """Some of the cards that were read, spread over all of them, each with its first colour; 5 for none."""
    out: list[tuple[str, int]] = []
    for name, _layout, faces in POOL.stored.spread(LOOKED_AT) if POOL.stored is not None else ():
        _name, cost, types, _size, colors, _parts = faces[0]
        words = types.partition("\N{EM DASH}")[0].split()
        if "Land" not in words and not IN_DECKS.isdisjoint(words):
            shown = cost if colors is None else colors
            found = [color for color in range(COLORS) if COLOR_LETTERS[color] in shown]
            out.append((name, found[0] if found else COLORS))
    return out


def close_decks(agents: Iterable[Agent | None], banned: Mapping[str, Collection[str]]) -> None:
    """These bots do not know what others brought."""
    prior = PoolPrior(banned)
    for agent in agents:
        if isinstance(agent, HeuristicAgent):
            agent.prior = prior
