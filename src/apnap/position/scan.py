"""Reading lines of position text: items, labels, references, and errors with their line and column."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NoReturn

from apnap.errors import PositionError, Where


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is in the text, counted from 1."""

    line: int
    column: int

    def fail(self, message: str, hint: str = "", rule: str = "") -> NoReturn:
        raise PositionError(message, hint=hint, rule=rule, where=Where("", self.line, self.column))


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of text with its place."""

    text: str
    place: Place

    def fail(self, message: str, hint: str = "", rule: str = "") -> NoReturn:
        self.place.fail(message, hint, rule)

    def number(self, what: str) -> int:
        """As a whole number."""
        if not re.fullmatch(r"-?\d+", self.text):
            self.fail(f"{what} must be a number, not '{self.text}'")
        return int(self.text)


@dataclass(frozen=True, slots=True)
class Reference:
    """`seat 1` or `@7`, with an amount where something is divided: `@7=2`."""

    label: str  # '' for a seat
    seat: int
    amount: int  # -1 without one
    place: Place


@dataclass(slots=True)
class Item:
    """One thing in a list: a name, how many, labels, attributes, and what it points at (one list for each slot)."""

    name: str
    place: Place
    count: int = 1
    labels: list[Word] = field(default_factory=list)
    attributes: list[Word] = field(default_factory=list)
    targets: list[list[Reference]] = field(default_factory=list)


NEEDS_QUOTES = re.compile(r"[;@()\"#]|->|^\s|\s$| x\d+$|^$")
LABEL = re.compile(r"@([A-Za-z0-9_]+)")


def quoted(name: str) -> str:
    """A name as an item begins with it: in quotes where it could be misread."""
    return f'"{name}"' if NEEDS_QUOTES.search(name) else name


class Scanner:
    """One line, read from left to right."""

    def __init__(self, text: str, line: int, start: int = 0) -> None:
        self.text = text
        self.line = line
        self.at = start

    def place(self, at: int | None = None) -> Place:
        return Place(self.line, (self.at if at is None else at) + 1)

    def fail(self, message: str, hint: str = "") -> NoReturn:
        self.place().fail(message, hint)

    def space(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \t":
            self.at += 1

    def ended(self) -> bool:
        self.space()
        return self.at >= len(self.text)

    def takes(self, token: str) -> bool:
        """Is this next? Then it is read."""
        self.space()
        if self.text.startswith(token, self.at):
            self.at += len(token)
            return True
        return False

    # pieces -------------------------------------------------------------------------------------------------------
    def words(self, separator: str = ",") -> list[Word]:
        """The rest of the line, split where the separator stands outside of quotes and parentheses."""
        out: list[Word] = []
        start, depth, quotes = self.at, 0, False
        for i in range(self.at, len(self.text) + 1):
            c = self.text[i] if i < len(self.text) else separator
            if c == '"':
                quotes = not quotes
            elif not quotes and c in "()":
                depth += 1 if c == "(" else -1
            if i == len(self.text) or (c == separator and depth == 0 and not quotes):
                piece = self.text[start:i]
                if piece.strip():
                    indent = len(piece) - len(piece.lstrip())
                    out.append(Word(piece.strip(), self.place(start + indent)))
                start = i + 1
        self.at = len(self.text)
        return out

    def name(self) -> Word:
        """A card's name: up to a label, a number of copies, attributes, an arrow, or the end of the item."""
        self.space()
        begin = self.at
        if self.takes('"'):
            end = self.text.find('"', self.at)
            if end < 0:
                self.place(begin).fail("this name is not closed", 'end it with another "')
            word = Word(self.text[self.at : end], self.place(begin))
            self.at = end + 1
            return word
        end = len(self.text)
        for pattern in (r"\s*->", r"\s*@\w", r"\s*\(", r"\s*;", r"\s+x\d+(?=\s|$|;|\(|@)"):
            found = re.search(pattern, self.text[begin:])
            if found is not None:
                end = min(end, begin + found.start())
        self.at = end
        return Word(self.text[begin:end].strip(), self.place(begin))

    def item(self) -> Item:
        """`Goblin Piker x2 @3 @4 (tapped, damage 1) -> seat 1`."""
        name = self.name()
        if not name.text:
            self.fail("a name is missing here")
        item = Item(name.text, name.place)
        self.space()
        times = re.match(r"x(\d+)(?=\s|$|;|\(|@)", self.text[self.at :])
        if times is not None:
            item.count = int(times[1][:6])
            if not 1 <= item.count <= 1000:
                self.fail("that is not a number of copies", "write x1 to x1000")
            self.at += times.end()
        self.space()
        while self.at < len(self.text) and self.text[self.at] == "@":
            item.labels.append(self.label())
            self.space()
        if self.takes("("):
            item.attributes = self.attributes()
        if self.takes("->"):
            item.targets = self.slots()
        if not self.ended() and self.text[self.at] != ";":
            self.fail(f"'{self.text[self.at :].split(';')[0].strip()}' is not expected here", "separate cards with ;")
        return item

    def label(self) -> Word:
        found = LABEL.match(self.text, self.at)
        if found is None:
            self.fail("a label is missing here", "labels are letters and digits behind an @")
        word = Word(found[1], self.place())
        self.at = found.end()
        return word

    def attributes(self) -> list[Word]:
        begin = self.at - 1
        depth, end = 1, self.at
        while end < len(self.text):
            depth += {"(": 1, ")": -1}.get(self.text[end], 0)
            if depth == 0:
                break
            end += 1
        if depth:
            self.place(begin).fail("this parenthesis is not closed", "end it with )")
        inner = Scanner(self.text[:end], self.line, self.at)
        self.at = end + 1
        return inner.words()

    def reference(self) -> Reference:
        """`seat 1` or `@7`, `=2` behind it."""
        self.space()
        place = self.place()
        label, seat = "", -1
        found = re.match(r"seat\s+(\d+)", self.text[self.at :])
        if found is not None:
            seat = int(found[1])
            self.at += found.end()
        elif self.at < len(self.text) and self.text[self.at] == "@":
            label = self.label().text
        else:
            self.fail("a player or an object is missing here", "write seat 1, or @7 for what is labelled so")
        amount = -1
        divided = re.match(r"=(\d+)", self.text[self.at :])
        if divided is not None:
            amount = int(divided[1])
            self.at += divided.end()
        return Reference(label, seat, amount, place)

    def references(self) -> list[Reference]:
        """Some of them, one behind the other, with or without commas."""
        out: list[Reference] = []
        while True:
            self.space()
            rest = self.text[self.at :]
            if not rest.startswith("@") and not re.match(r"seat\s+\d", rest):
                return out
            out.append(self.reference())
            self.takes(",")

    def slots(self) -> list[list[Reference]]:
        """What is pointed at; a bar between one use of 'target' and the next."""
        out = [self.references()]
        while self.takes("|"):
            out.append(self.references())
        return out

    def items(self) -> list[Item]:
        """Items with semicolons between them."""
        out: list[Item] = []
        while not self.ended():
            if self.takes(";"):
                continue
            out.append(self.item())
        return out
