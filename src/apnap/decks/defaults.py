"""What is played where nothing is named: built-in decks by the kind of table, and planes, schemes and vanguards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.decks.deck import PLANES, SCHEMES, VANGUARD, Deck, Section
from apnap.decks.sources import KINDS, builtin_names, supplement, supplement_names

if TYPE_CHECKING:
    from apnap.rules.ch8_multiplayer.table import TableRules

DEFAULT_DECKS: Final = ("red", "green", "white", "blue", "black", "ramp", "control", "artifacts")


def default_decks(kind: str = KINDS[0]) -> tuple[str, ...]:
    """The built-in decks that are dealt round a table of a kind, in this order. See TableRules.deck_kind."""
    return DEFAULT_DECKS if kind == KINDS[0] else tuple(builtin_names(kind))


def completed(deck: Deck, table: TableRules, place: int) -> Deck:
    """The deck with built-in planes, schemes or a vanguard where its table needs them and it has none.

    `place` says which, so that players have different ones.
    """
    sections = list(deck.sections)
    for needed, title in ((table.planes, PLANES), (table.schemes, SCHEMES), (table.vanguards, VANGUARD)):
        names = supplement_names(title) if needed and not deck.section(title) else []
        if names:
            sections.append(Section(title, supplement(title, names[place % len(names)]).section(title)))
    return deck if len(sections) == len(deck.sections) else Deck(deck.name, tuple(sections))
