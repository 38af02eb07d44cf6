"""How much of a file of cards is read, and which phrases are missing most: the worklist of whoever adds words."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from apnap.english.reading.faces import Unread
from apnap.english.reading.gate import CardText, Verdict, read_card
from apnap.errors import InputError, Where
from apnap.library.card_files import read_json
from apnap.library.pool import folded, is_known

WORDS_SHOWN: Final = 3


@dataclass
class Missing:
    """A place in texts where reading ends: the words there, how many lines and deck entries it blocks, one line."""

    words: str
    lines: int = 0
    entries: int = 0
    example: str = ""


@dataclass
class Coverage:
    """The figures, and what is missing."""

    cards: int = 0
    readable: int = 0
    playable: int = 0
    exact: int = 0
    ambiguous: int = 0
    lines: int = 0
    lines_readable: int = 0
    cards_per_s: float = 0.0
    decks: int = 0
    decks_whole: int = 0
    median_missing: float = 0.0
    missing: list[Missing] = field(default_factory=list)

    def figures(self, with_decks: bool) -> dict[str, object]:
        """The figures by name."""
        names = ["cards", "readable", "playable", "exact", "ambiguous", "lines", "lines_readable", "cards_per_s"]
        if with_decks:
            names += ["decks", "decks_whole", "median_missing"]
        return {name: vars(self)[name] for name in names}


def words_at(unread: Unread) -> str:
    """The words at which a line stops being understood."""
    if not unread.line:
        return f"({unread.why})"
    words = unread.line[unread.at :].split()[:WORDS_SHOWN]
    return " ".join(words) if words else "(the end of the line)"


def measure(
    cards: Sequence[CardText],
    decks: Sequence[Sequence[str]] = (),
    progress: Callable[[int], None] | None = None,
) -> Coverage:
    """Read all cards, and say how far that goes."""
    found = Coverage(cards=len(cards), decks=len(decks))
    wanted = Counter(folded(name) for deck in decks for name in deck)
    missing: dict[str, Missing] = {}
    read: set[str] = set()
    start = time.perf_counter()
    for i, card in enumerate(cards):
        verdict = read_card(card)
        tally(found, verdict)
        if verdict.card is not None:
            read.update(spellings(card))
        else:
            entries = sum(wanted[name] for name in spellings(card))
            for unread in verdict.unread:
                words = words_at(unread)
                place = missing.setdefault(words, Missing(words, example=unread.line or card.name))
                place.lines += 1
                place.entries += entries
        if progress is not None:
            progress(i + 1)
    found.cards_per_s = round(len(cards) / max(time.perf_counter() - start, 1e-9), 1)
    found.missing = sorted(missing.values(), key=lambda one: (-one.lines, one.words))
    lacking = [sum(1 for name in deck if folded(name) not in read and not is_known(name)) for deck in decks]
    found.decks_whole = lacking.count(0)
    found.median_missing = statistics.median(lacking) if lacking else 0.0
    return found


def tally(found: Coverage, verdict: Verdict) -> None:
    found.lines += verdict.lines
    found.lines_readable += verdict.lines_read
    found.ambiguous += verdict.ambiguous
    if verdict.card is not None:
        found.readable += 1
        found.playable += bool(verdict.card.faces)
        found.exact += verdict.exact


def spellings(card: CardText) -> set[str]:
    """The names that a deck may call a card by."""
    return {folded(card.name), *(folded(face.name) for face in card.faces[:1])}


def decks_in(path: Path) -> list[list[str]]:
    """Deck lists of a file of JSON: lists of decks with sections of [count, name]."""
    data = read_json(path)
    decks: list[list[str]] = []
    groups = list(data.values()) if isinstance(data, dict) else [data]
    for group in groups:
        for deck in group if isinstance(group, list) else []:
            sections = deck.get("sections") if isinstance(deck, dict) else None
            if isinstance(sections, Mapping):
                decks.append(names_of(sections))
    if not decks:
        hint = 'a list of decks, each with "sections" of [count, name]'
        raise InputError("there are no decks in this file", hint=hint, where=Where(str(path)))
    return decks


def names_of(sections: Mapping[str, object]) -> list[str]:
    names: list[str] = []
    for cards in sections.values():
        for entry in cards if isinstance(cards, list) else []:
            if isinstance(entry, list) and len(entry) == 2 and isinstance(entry[1], str):
                names.append(entry[1])
    return names
