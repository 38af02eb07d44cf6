"""What every format of deck lists has in common: what it is, and the reader that collects lines and complaints."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, final

from apnap.decks.deck import COMMANDER, COMPANION, LARGEST_COUNT, MAIN, SIDEBOARD, Deck, Entry, Section
from apnap.decks.names import NameIndex
from apnap.errors import DeckError, Problem, Where, did_you_mean, shown

SLIPS: Final = 3
"""Unknown names up to this many are taken for slips of the finger, with names that come near."""
_MOST_SUGGESTED: Final = 25  # looking for near names is slow over a big index, and useless for a file of something else
_SHORTENED: Final = 80
LED_SIZES: Final = (100, 60)
"""Cards of a Commander and of a Brawl deck with its commanders. CR 903.5a, 903.12d."""
_COUNT: Final = re.compile(r"-?[0-9]{1,9}")  # longer ones are not computed with


@final
@dataclass(frozen=True, slots=True)
class Format:
    """A way to write a deck down.

    `sections` are those it can hold; `recognizes` looks at a text, and `extensions` at the name of a file. `read`
    hands every line to the reader; `write` may rely on there being no section that the format cannot hold.
    """

    name: str
    line: str
    extensions: tuple[str, ...]
    sections: tuple[str, ...]
    recognizes: Callable[[str], bool]
    read: Callable[[str, Reader], None]
    write: Callable[[Deck], str]
    holds_name: bool = True


@final
class Reader:
    """What has been read so far: the name, the entries of each section, and the lines that could not be used."""

    def __init__(self, index: NameIndex | None = None, name: str = "") -> None:
        self.index = index
        self.name = name
        self.entries: dict[str, list[Entry]] = {}
        self.problems: list[Problem] = []
        self.unknown: list[tuple[int, str]] = []
        """Cards that nobody knows, with their lines."""
        self.total = self.missing = 0  # cards of the list, and those that nobody knows

    def refuse(self, line: int, message: str, hint: str = "") -> None:
        self.problems.append(Problem(message, hint=hint, line=line))

    def add(self, title: str, line: int, count: str, *spellings: str) -> None:
        """Take that many copies of a card. The first spelling that is known counts; the last one is used if none is."""
        name = spellings[-1]
        if not name:
            self.refuse(line, "a card without a name", "give a count and a name")
            return
        copies = int(count) if _COUNT.fullmatch(count) else LARGEST_COUNT + 1
        if self.index is not None:
            found = next((f for f in map(self.index.find, spellings) if f is not None), None)
        else:
            found = name
        fitting = 1 <= copies <= LARGEST_COUNT
        if not fitting:
            shown = found or name
            self.refuse(line, f"{shortened(count)} copies of '{shortened(shown)}'", f"give 1 to {LARGEST_COUNT}")
        if fitting:
            self.total += copies
        if found is None:
            self.unknown.append((line, name))
            self.missing += copies if fitting else 0
        elif fitting:
            self.entries.setdefault(title, []).append(Entry(copies, found))

    def deck(self, file: str) -> Deck:
        """The deck, once everything has been read; or a DeckError with every line that could not be used."""
        where = Where(file) if file else None
        if len(self.unknown) > SLIPS:
            self._refuse_unknown(where)
        for line, name in self.unknown:
            near = self.index if len(self.problems) < _MOST_SUGGESTED else None
            self.problems.append(unknown_card(name, near, line))
        self.problems.sort(key=lambda problem: problem.line)
        if self.problems:
            lines = len({problem.line for problem in self.problems})
            counted = "a line" if lines == 1 else f"{lines} lines"
            raise DeckError(f"{counted} of the deck list cannot be used", self.problems, where=where)
        if not self.entries:
            raise DeckError("the deck list has no cards in it", hint="write lines like '4 Card Name'", where=where)
        return Deck(shown(self.name), tuple(Section(title, tuple(entries)) for title, entries in self.entries.items()))

    def seat_companions(self) -> None:
        """A companion that is listed in the sideboard as well is one card. CR 702.139a."""
        beside = self.entries.get(SIDEBOARD, [])
        for entry in self.entries.get(COMPANION, []):
            for place, other in enumerate(beside):
                if other.name == entry.name:
                    left = other.copies - entry.copies
                    beside[place : place + 1] = [Entry(left, other.name)] if left > 0 else []
                    break
        if not beside:
            self.entries.pop(SIDEBOARD, None)

    def lead_from_sideboard(self) -> None:
        """Programs without a place for commanders keep them in the sideboard: one or two single cards there that make a
        Commander or Brawl deck whole lead it. CR 903.5a, 903.12d.
        """
        beside, main = self.entries.get(SIDEBOARD, []), self.entries.get(MAIN, [])
        if is_led(main, beside):
            self.entries = {COMMANDER if title == SIDEBOARD else title: of for title, of in self.entries.items()}

    def _refuse_unknown(self, where: Where | None) -> None:
        """That many names that nobody knows are not slips of the finger: how many are known, and the others once."""
        names = list(dict.fromkeys(shortened(name) for _, name in self.unknown))
        problems = [*self.problems, Problem(f"not known: {', '.join(names)}")]
        hint = "cards of your own come with --cards FILE; --known-only plays with basic lands for what is not known"
        message = f"the library knows {self.total - self.missing} of {self.total} cards of this deck"
        raise DeckError(message, problems, hint=hint, where=where)


def is_led(main: Sequence[Entry], beside: Sequence[Entry]) -> bool:
    """Would cards that stand in a sideboard be taken for the commanders of such a deck?"""
    single = 1 <= len(beside) <= 2 and all(entry.copies == 1 for entry in beside)
    return single and sum(entry.copies for entry in (*main, *beside)) in LED_SIZES


def require_room_for_commanders(deck: Deck) -> None:
    """Would its commanders be found again in a sideboard, where some programs keep them?"""
    leaders = deck.section(COMMANDER)
    if leaders and (deck.sideboard or not is_led(deck.main, leaders)):
        sizes = " or ".join(str(size) for size in LED_SIZES)
        raise DeckError(
            "this format keeps commanders in the sideboard, and they would not be found again there",
            hint=f"there is room for one or two that make a deck of {sizes} cards whole, and no sideboard beside them",
        )


def lines_of(text: str) -> list[str]:
    """The lines of a text. Not splitlines(): it ends lines where no editor does, and the numbers would be wrong."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")


def unknown_card(name: str, index: NameIndex | None, line: int) -> Problem:
    suggestions = index.suggest(name) if index is not None and len(name) <= _SHORTENED else []
    return Problem(f"no card is called '{shortened(name)}'", hint=did_you_mean(suggestions), line=line)


def shortened(text: str) -> str:
    """What was typed, for a message: the beginning of it when it is very long."""
    return text if len(text) <= _SHORTENED else f"{text[:_SHORTENED]}..."


def near(typed: str, words: list[str]) -> str:
    """'did you mean ...?' for a word that is not one of these, or ''."""
    import difflib  # only where something was misspelt

    return did_you_mean(difflib.get_close_matches(typed, words, 1)) if len(typed) <= _SHORTENED else ""
