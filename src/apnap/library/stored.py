"""Cards that were read from their texts and come with apnap as data: names, numbers and nodes, no sentence.

`read_cards.txt` has a line for each card and each other spelling of its name, sorted by the folded name, so that one is
found by halving without reading the rest. `read_cards.json` says which classes and constants the nodes are made of.
`unread_cards.txt` and `unread_cards.json` are the same for cards that are read in part, or not at all: names, numbers,
what is understood, and the numbers of the lines that are not. All are written by `make pool` (tools/pool.py).

A node is a list: the name of its class, its arguments, and by name those that are given so. `$YOU` is a constant,
`["#", 1, ...]` a node that is used again as `["#", 1]`, `["[", ...]` a list and `["token", ...]` a token.
"""

from __future__ import annotations

import mmap
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Final, final

from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import CardPart, face, of_one_face, token
from apnap.abilities.layouts import assemble
from apnap.errors import InputError, Where
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.ch2_cards.printed import CardDef, Face

FORMAT: Final = 2
FOLDER: Final = Path(__file__).parent
CARDS: Final = FOLDER / "read_cards.txt"
HEADER: Final = FOLDER / "read_cards.json"
UNREAD_CARDS: Final = FOLDER / "unread_cards.txt"
UNREAD_HEADER: Final = FOLDER / "unread_cards.json"
AGAIN: Final = "make it again: make pool"
LIST: Final = "["
SAME: Final = "#"
TOKEN: Final = "token"
CHANGED: Final = "~"  # something made, with fields that are different then
FaceData = tuple[str, str, str, str, str | None, list[object]]
"""Name, mana cost, type line, numbers, colours where they do not follow from the cost, abilities."""
CardData = tuple[str, str, list[FaceData]]


@final
class Lines:
    """A file of sorted lines, each with a key before a tab."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @cached_property
    def data(self) -> bytes | mmap.mmap:
        """The file, which the system reads where it is looked at."""
        if not self.path.is_file() or self.path.stat().st_size == 0:
            return b""
        with self.path.open("rb") as file:
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    def find(self, key: str) -> bytes | None:
        """What stands after a key."""
        data, wanted = self.data, key.encode()
        low, high = 0, len(data)
        while low < high:
            start = data.rfind(b"\n", 0, (low + high) // 2) + 1
            end = data.find(b"\n", start)
            tab = data.find(b"\t", start)
            found = bytes(data[start:tab])
            if found == wanted:
                return bytes(data[tab + 1 : end])
            if found < wanted:
                low = end + 1
            else:
                high = start
        return None

    def spread(self, most: int) -> list[bytes]:
        """What stands after some keys that are as far apart as can be, in the order of the file."""
        data = self.data
        starts = sorted({data.rfind(b"\n", 0, at * len(data) // most) + 1 for at in range(most)})
        return [bytes(data[start : data.find(b"\n", start)]).partition(b"\t")[2] for start in starts]

    def values(self) -> list[bytes]:
        """What stands after every key, for whoever looks through all of it."""
        return [line.partition(b"\t")[2] for line in bytes(self.data[:]).splitlines()]


def decoded(data: bytes) -> Any:
    """Plain data; the library that reads it is loaded with the first such card, and not by a game without one."""
    import msgspec

    return msgspec.json.decode(data)


def card_data(data: bytes) -> CardData:
    import msgspec

    card: CardData = msgspec.json.decode(data, type=CardData)
    return card


@final
class Stored:
    """The cards of such a file, made when they are asked for."""

    def __init__(self, cards: Path = CARDS, header: Path = HEADER) -> None:
        self.lines = Lines(cards)
        self.header = header
        self.made: dict[str, CardDef] = {}

    def meant(self, key: str) -> str | None:
        """The name of the card that a folded spelling means."""
        found = self.lines.find(key)
        if found is None:
            return None
        data = decoded(found)
        return str(data if isinstance(data, str) else data[0])

    def get(self, name: str, key: str) -> CardDef | None:
        """The card of this name, under its folded name."""
        made = self.made.get(name)
        if made is None:
            found = self.lines.find(key)
            if found is None or found[:1] != b"[":
                return None
            data = card_data(found)
            if data[0] != name:
                return None
            made = self.made[name] = self.build(data)
        return made

    def names(self) -> list[str]:
        """The names of all cards in it."""
        return sorted(str(decoded(line)[0]) for line in self.lines.values() if line[:1] == b"[")

    def count(self) -> int:
        """How many cards are in it. None is decoded to know that."""
        return sum(line[:1] == b"[" for line in self.lines.values())

    def spread(self, most: int) -> list[CardData]:
        """The data of up to so many cards, from all over the file; the rest is not read."""
        lines = self.lines.spread(most)
        return [card_data(line) for line in lines if line[:1] == b"["]

    def build(self, data: CardData) -> CardDef:
        """A card, by the constructors that cards are written with."""
        try:
            return build(data, self.words)
        except (VocabularyError, TypeError, KeyError, ValueError) as error:
            message = f"{data[0]} does not fit the vocabulary any more: {error}"
            raise InputError(message, hint=AGAIN, where=Where(str(self.lines.path))) from error

    @cached_property
    def words(self) -> dict[str, object]:
        """The classes and constants that nodes are made of, by name."""
        head = decoded(self.header.read_bytes())
        if head.get("format") != FORMAT:
            message = f"the read cards have format {head.get('format')}, and {FORMAT} is needed"
            raise InputError(message, hint=AGAIN, where=Where(str(self.header)))
        found: dict[str, object] = {}
        for module, names in head["words"].items():
            inside = vars(import_module(f"apnap.{module}"))
            for name in names:
                found[name] = inside[name.partition(":")[0]]
        return found


def build(data: CardData, words: dict[str, object]) -> CardDef:
    """A card from its data."""
    name, layout, faces = data
    made = [built_face(one, words) for one in faces]
    return of_one_face(made[0]) if len(made) == 1 else assemble(made[0], made[1], layout)


def built_face(data: FaceData, words: dict[str, object]) -> Face:
    name, cost, types, size, colors, parts = data
    given: list[CardPart] = [size] if size else []
    for part in parts:
        given.append(Maker(words).node(part))  # each ability has slots of its own
    return face(name, cost, types, *given, colors=colors)


@final
class Maker:
    """Nodes of one ability."""

    def __init__(self, words: dict[str, object]) -> None:
        self.words = words
        self.same: dict[int, object] = {}

    def node(self, data: object) -> CardPart:
        made = self.value(data)
        assert not isinstance(made, int)
        return made  # type: ignore[return-value]

    def value(self, data: object) -> object:
        if isinstance(data, str):
            return self.words[data[1:]] if data[:1] == "$" else data
        if not isinstance(data, list):
            return data
        head = data[0]
        if head == LIST:
            return [self.value(one) for one in data[1:]]
        if head == SAME:
            if len(data) > 2:
                self.same[data[1]] = self.value(data[2])
            return self.same[data[1]]
        if head == CHANGED:
            return replaced(self.value(data[1]), **{key: self.value(one) for key, one in data[2].items()})
        named = data[-1] if len(data) > 1 and isinstance(data[-1], dict) else None
        arguments = data[1:] if named is None else data[1:-1]
        values = [self.value(one) for one in arguments]
        options = {} if named is None else {key: self.value(one) for key, one in named.items()}
        make: Callable[..., object] = token if head == TOKEN else self.class_of(head)
        return make(*values, **options)

    def class_of(self, name: str) -> Callable[..., object]:
        found = self.words[name]
        assert callable(found)
        return found
