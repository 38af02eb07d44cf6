"""Position text as lines: which statement each is, and what belongs to whom. What it means is for build.py."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, field

from apnap.position.scan import Item, Place, Scanner, Word
from apnap.position.vocabulary import HEADER, ZONES

ZONE_LINE = re.compile(rf"\s*({'|'.join(ZONES)})\s*:", re.IGNORECASE)
SEAT_LINE = re.compile(r"seat\s+(\d+)\b", re.IGNORECASE)
TURN_LINE = re.compile(r"turn\s+(\d+)\b", re.IGNORECASE)
STACK_LINE = re.compile(r"stack(?:\s+(\d+))?\s*:", re.IGNORECASE)
LIST_LINE = re.compile(r"(effects|past|this turn)\s*:", re.IGNORECASE)
LIKE_A_ZONE = re.compile(r"\s+([A-Za-z][A-Za-z ]*?)\s*:(?=\s|$)")
TOO_LARGE = re.compile(r"(?<![0-9A-Za-z])\d{10,}")
ONCE = frozenset({"life", "poison", "lands", "turns", "mulligans"})
WORD_LINE = re.compile(r"(table|game)\b", re.IGNORECASE)
STATEMENTS = "table, game, turn 1, seat 0, stack:, effects:, past: or this turn:"


@dataclass(slots=True)
class SeatText:
    """What is said about one seat."""

    number: int
    name: Word
    place: Place
    words: list[Word] = field(default_factory=list)
    zones: dict[int, list[Item]] = field(default_factory=dict)


@dataclass(slots=True)
class TurnText:
    """What is said about one marker's turn."""

    number: int
    place: Place
    words: list[Word]


@dataclass(slots=True)
class Layout:
    """A whole text, sorted."""

    table: list[Word] = field(default_factory=list)
    game: list[Word] = field(default_factory=list)
    turns: list[TurnText] = field(default_factory=list)
    seats: dict[int, SeatText] = field(default_factory=dict)
    stacks: dict[int, list[Item]] = field(default_factory=dict)
    effects: list[Item] = field(default_factory=list)
    past: list[Item] = field(default_factory=list)
    events: list[Word] = field(default_factory=list)
    end: Place = field(default_factory=lambda: Place(1, 1))


def lay_lines(text: str) -> Layout:
    """Sort the lines of a text. Items may go on in indented lines; a line that begins with # is a comment."""
    layout = Layout()
    reader = _Lines(layout)
    for number, line in enumerate(text.splitlines(), 1):
        layout.end = Place(number, 1)
        if line.strip() and not line.lstrip().startswith("#"):
            reader.line(line.rstrip(), number)
    return layout


class _Lines:
    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.seat: SeatText | None = None
        self.items: list[Item] | None = None
        self.in_events = False

    def line(self, line: str, number: int) -> None:
        place = Place(number, 1 + len(line) - len(line.lstrip()))
        large = TOO_LARGE.search(line)
        if large is not None and (not line.lower().startswith("game") or len(large[0]) > 17):
            Place(number, large.start() + 1).fail("this number is too large", "numbers have nine digits at most")
        zone = ZONE_LINE.match(line)
        if zone is not None:
            if self.seat is None:
                place.fail(f"whose {zone[1]} is this?", "zones stand below a line such as: seat 0 Ann: life 20")
            self._list(self.seat.zones.setdefault(ZONES[zone[1].lower()], []))
            self._more(Scanner(line, number, zone.end()))
        elif line[0] in " \t":
            self._misspelled_zone(line, place)
            if self.items is None and not self.in_events:
                place.fail("an indented line continues a list, and there is none", f"begin with {STATEMENTS}")
            self._more(Scanner(line, number))
        elif line.lower() == HEADER:
            return
        else:
            self._statement(line, number, place)

    def _misspelled_zone(self, line: str, place: Place) -> None:
        """`hnad: Shock` is meant as a zone; but names of cards may have a colon too."""
        found = LIKE_A_ZONE.match(line)
        if found is None or self.seat is None:
            return
        near = difflib.get_close_matches(found[1].lower(), ZONES, 1)
        if near or self.items is None:
            meant = f"did you mean '{near[0]}'? " if near else ""
            place.fail(f"'{found[1]}' is not a zone", f"{meant}zones are {', '.join(ZONES)}")

    def _list(self, items: list[Item] | None) -> None:
        self.items = items
        self.in_events = False

    def _more(self, scanner: Scanner) -> None:
        if self.in_events:
            self.layout.events += scanner.words(";")
        elif self.items is not None:
            self.items += scanner.items()

    def _statement(self, line: str, number: int, place: Place) -> None:
        layout = self.layout
        if (found := SEAT_LINE.match(line)) is not None:
            self._seat(line, number, place, int(found[1]), found.end())
        elif (found := TURN_LINE.match(line)) is not None:
            scanner = Scanner(line, number, found.end())
            scanner.takes(",")
            layout.turns.append(TurnText(int(found[1]), place, scanner.words()))
            self._list(None)
        elif (found := STACK_LINE.match(line)) is not None:
            self._list(layout.stacks.setdefault(int(found[1] or 0), []))
            self._more(Scanner(line, number, found.end()))
        elif (found := LIST_LINE.match(line)) is not None:
            kind = found[1].lower()
            self._list({"effects": layout.effects, "past": layout.past}.get(kind))
            self.in_events = kind == "this turn"
            self._more(Scanner(line, number, found.end()))
        elif (found := WORD_LINE.match(line)) is not None:
            words = Scanner(line, number, found.end()).words()
            (layout.table if found[1].lower() == "table" else layout.game).extend(words)
            self._list(None)
        elif line.lower().startswith("apnap position"):
            place.fail("this position is of another format", f"this version reads '{HEADER}'")
        else:
            place.fail(f"'{line.split()[0]}' begins no line of a position", f"begin with {STATEMENTS}")

    def _seat(self, line: str, number: int, place: Place, seat: int, at: int) -> None:
        if seat in self.layout.seats:
            place.fail(f"seat {seat} is described twice")
        scanner = Scanner(line, number, at)
        scanner.space()
        begin = scanner.at
        if scanner.takes('"'):
            scanner.at = begin
            name = scanner.name()
        else:
            colon = line.find(":", begin)
            end = len(line) if colon < 0 else colon
            name = Word(line[begin:end].strip(), scanner.place(begin))
            scanner.at = end
        text = SeatText(seat, name, place)
        if scanner.takes(":"):
            text.words = scanner.words()
            said = set()
            for word in text.words:
                key = word.text.split()[0]
                if key in said and key in ONCE:
                    word.fail(f"the {key} of seat {seat} is said twice")
                said.add(key)
        elif not scanner.ended():
            scanner.fail("a colon is missing here", "write: seat 0 Ann: life 20")
        self.layout.seats[seat] = text
        self.seat = text
        self._list(None)
