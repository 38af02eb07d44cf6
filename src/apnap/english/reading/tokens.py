"""Text as words: symbols in braces, sizes, numbers, punctuation. A capital that only begins a sentence is lowered."""

from __future__ import annotations

import re
from typing import Final

from apnap.english.grammar import IRREGULAR, plural
from apnap.rules.ch2_cards.subtypes import KINDS

TOKEN: Final = re.compile(
    r"\{[^{}\s]+\}(?:\{[^{}\s]+\})*"
    r"|[+\-\u2212]?[\dX*]+/[+\-\u2212]?[\dX*]+"
    r"|\[[^\[\]\n]+\]"
    r"|\d+\u2014\d+"
    r"|\d+"
    r"|Urza[’']s"
    r"|[A-Za-z\u00c0-\u00ff~][A-Za-z\u00c0-\u00ff~\-]*(?:'t|'re|'ve|'d|'ll)?"
    r"|'s|'|\n|[^\s\w]"
)
SUBTYPES: Final[dict[str, str]] = {name: name for name in KINDS}
PLURALS: Final[dict[str, str]] = {plural(name): name for name in KINDS} | {
    many: one for one, many in IRREGULAR.items() if one in KINDS
}
QUOTE: Final = '"'
INNER_QUOTE: Final = "'"
LONGEST_LINE: Final = 500  # words: more is not a line of a card


class Words:
    """A line as words, and where each begins."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words: list[str] = []
        self.places: list[int] = []
        for found in TOKEN.finditer(text):
            if self.words[-2:] == [".", QUOTE] and (found.group(0)[:1].isupper() or found.group(0) in ("\n", "~")):
                self.stop(found.start())
            elif self.words[-2:] == [".", INNER_QUOTE] and found.group(0) == QUOTE:
                self.stop(found.start())
            self.words.append(lowered(found.group(0)))
            self.places.append(found.start())
        if self.words[-2:] == [".", QUOTE]:
            self.stop(len(text))

    def stop(self, place: int) -> None:
        """A sentence that ends in a quotation has its full stop inside; patterns want one after it."""
        self.words.append(".")
        self.places.append(place)

    def original(self, start: int, end: int) -> str:
        """The text from one word up to another."""
        return self.text[self.place(start) : self.place(end)].rstrip()

    def place(self, index: int) -> int:
        """Where a word begins in the text; its end for what comes after the last one."""
        return self.places[index] if index < len(self.places) else len(self.text)


def lowered(word: str) -> str:
    """A word as patterns write it: `an` is `a`, capitals are for subtypes, names and X."""
    if word in ("an", "An"):
        return "a"
    if not word[:1].isupper() or word in SUBTYPES or word in PLURALS or word == "X" or word.isupper():
        return "a" if word == "A" else word
    return word[0].lower() + word[1:]
