"""Write src/apnap/library/read_cards.txt and read_cards.json again: every card of a file that is read, as nodes; and
unread_cards.txt and unread_cards.json: every other card of it, as far as it is read.

    python -m tools.pool FILE [FACTS]               cards that the data has from other files stay
    python -m tools.pool --unread FILE [FACTS]      only the other cards, beside the read ones that are there
    python -m tools.pool --mark

FILE is Scryfall's Oracle Cards or MTGJSON's AtomicCards. FACTS has further cards, of which nothing but name, layout,
type_line, mana_cost and color_identity is known: a packed file with a line of JSON for each. How a node was made is
noted as its constructor is called, so this runs interpreted. A card is taken in if what was noted makes the same card
again. What the data depends on besides the names of classes, which parameters they have and what numbers stand for,
goes into a mark that a test compares.
"""

from __future__ import annotations

import gzip
import inspect
import json
import sys
import zlib
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple

import apnap.abilities
from apnap.abilities import binding
from apnap.abilities import cards as making
from apnap.abilities.by_hand.unread import is_by_hand
from apnap.english.reading.faces import FaceText, with_size
from apnap.english.reading.gate import CardText, read_card
from apnap.english.reading.partly import PartFace, bare_face, of_facts, read_partly, sized
from apnap.english.reading.table import TABLE
from apnap.library import stored
from apnap.library.card_files import cards_in
from apnap.library.pool import folded, read_index
from apnap.library.stored import (
    CARDS,
    CHANGED,
    FORMAT,
    HEADER,
    LIST,
    SAME,
    TOKEN,
    UNREAD_CARDS,
    UNREAD_HEADER,
    CardData,
    FaceData,
    Lines,
    Stored,
    build,
)
from apnap.library.typed import require_types
from apnap.rules.ch1_concepts import fields
from apnap.rules.ch1_concepts.definitions import Node
from apnap.rules.ch1_concepts.fields import is_choice, replaced, same
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core import constants

NUMBERED = ("COLOR_LETTERS", "KEYWORD_NAMES", "STEP_NAMES", "SUPERTYPE_NAMES", "TYPE_NAMES", "ZONE_NAMES")
INIT = "__init__"
OF_THE_RULES = {"Keywords": "rules.ch1_concepts.definitions", "MoreModes": "rules.ch6_spells.announcing"}  # nodes
LONGEST_NAME = 4  # words of another card's name in the nodes of one that is read in part
REPLACED = "replaced"
MADE_BY = "_made_by"  # an attribute that is no field: its name begins with an underscore
Call = tuple[tuple[Any, ...], dict[str, Any]]


class Change(NamedTuple):
    """How a node was made that is another one with different fields."""

    of: Any
    fields: dict[str, Any]


class Words:
    """The vocabulary by name: classes and constants, each with its module."""

    def __init__(self) -> None:
        self.homes: dict[str, str] = {}
        self.values: dict[str, object] = {}
        self.constants: dict[int, str] = {}
        for found in walk_packages(apnap.abilities.__path__, "apnap.abilities."):
            module = import_module(found.name)
            for name, value in vars(module).items():
                own = isinstance(value, type) and value.__module__ == found.name and issubclass(value, Node)
                if own or (isinstance(value, (Node, CardDef)) and name.isupper() and id(value) not in self.constants):
                    self.add(name, value, found.name.removeprefix("apnap."))
        for name, home in OF_THE_RULES.items():
            self.add(name, vars(import_module(f"apnap.{home}"))[name], home)

    def add(self, name: str, value: object, home: str) -> None:
        if name in self.values and self.values[name] is not value:
            name = f"{name}:{home.rpartition('.')[2]}"  # two words of one name
        self.values[name] = value
        self.homes[name] = home
        if not isinstance(value, type):
            self.constants[id(value)] = name

    def name_of(self, kind: type) -> str:
        for name in (kind.__name__, f"{kind.__name__}:{kind.__module__.rpartition('.')[2]}"):
            if self.values.get(name) is kind:
                return name
        raise Unsaid(f"{kind.__name__} is not a word of the vocabulary")


class Unsaid(Exception):
    """Something that cannot be written down."""


def note_calls(words: Words) -> None:
    """From now on every node knows how it was made."""
    for kind in {value for value in words.values.values() if isinstance(value, type)}:
        for base in kind.__mro__:
            if issubclass(base, Node) and "__init__" in base.__dict__ and not hasattr(base.__init__, MADE_BY):
                setattr(base, INIT, noting(base.__init__))
    note_changes()
    plain = making.token

    def noted_token(*arguments: Any, **named: Any) -> CardDef:
        made = plain(*arguments, **named)
        setattr(made, MADE_BY, (arguments, named))
        return made

    for module in list(sys.modules.values()):
        if getattr(module, "token", None) is plain and module.__name__.startswith("apnap.english"):
            setattr(module, TOKEN, noted_token)


def note_changes() -> None:
    """From now on every node knows which one it is a changed copy of. Binding copies what was made before."""

    def noted(value: Any, /, **changes: Any) -> Any:
        made = replaced(value, **changes)
        made.__dict__[MADE_BY] = Change(value, changes)
        return made

    for module in list(sys.modules.values()):
        if module.__name__.startswith("apnap.") and module is not binding and module is not stored:
            if getattr(module, "replaced", None) is replaced and module is not fields:
                setattr(module, REPLACED, noted)


def noting(plain: Callable[..., None]) -> Callable[..., None]:
    def init(self: Any, *arguments: Any, **named: Any) -> None:
        if MADE_BY not in self.__dict__:
            self.__dict__[MADE_BY] = (arguments, named)
        plain(self, *arguments, **named)

    setattr(init, MADE_BY, True)
    return init


class Writer:
    """The nodes of one ability as data."""

    def __init__(self, words: Words, used: set[str]) -> None:
        self.words = words
        self.used = used
        self.numbers: dict[int, int] = {}
        self.often: dict[int, int] = {}

    def ability(self, node: object) -> Any:
        self.count(node)
        return self.value(node)

    def count(self, value: object) -> None:
        """How often each choice is used."""
        if isinstance(value, (list, tuple)):
            for one in value:
                self.count(one)
        elif isinstance(value, (Node, CardDef)) and id(value) not in self.words.constants:
            if is_choice(value):
                self.often[id(value)] = self.often.get(id(value), 0) + 1
                if self.often[id(value)] > 1:
                    return
            call = call_of(value)
            if isinstance(call, Change):
                self.count(call.of)
                self.count(list(call.fields.values()))
                return
            arguments, named = call
            self.count(list(arguments))
            self.count(list(named.values()))

    def value(self, value: object) -> Any:
        if value is None or isinstance(value, (bool, int)):
            return value
        if isinstance(value, str):
            if value[:1] == "$":
                raise Unsaid("a text that looks like a constant")
            return value
        if isinstance(value, (list, tuple)):
            return [LIST, *(self.value(one) for one in value)]
        constant = self.words.constants.get(id(value))
        if constant is not None:
            self.used.add(constant)
            return f"${constant}"
        if not isinstance(value, (Node, CardDef)):
            raise Unsaid(f"a {type(value).__name__}")
        if self.often.get(id(value), 0) > 1:
            if id(value) in self.numbers:
                return [SAME, self.numbers[id(value)]]
            self.numbers[id(value)] = len(self.numbers)
            return [SAME, self.numbers[id(value)], self.made(value)]
        return self.made(value)

    def made(self, value: object) -> Any:
        call = call_of(value)
        if isinstance(call, Change):
            return [CHANGED, self.value(call.of), {key: self.value(one) for key, one in call.fields.items()}]
        arguments, named = call
        if isinstance(value, CardDef):
            head = TOKEN
        else:
            head = self.words.name_of(type(value))
            self.used.add(head)
        row = [head, *(self.value(one) for one in arguments)]
        if named:
            row.append({key: self.value(one) for key, one in named.items()})
        return row


def call_of(value: object) -> Call | Change:
    call: Call | Change | None = getattr(value, MADE_BY, None)
    if call is None and type(value).__init__ is object.__init__:
        return (), {}
    if call is None:
        raise Unsaid(f"how a {type(value).__name__} was made is not known")
    return call


def data_of(name: str, text: CardText, parts: list[list[Any]], words: Words, used: set[str]) -> CardData:
    faces = []
    for one, own in zip(text.faces, parts, strict=True):
        colors = one.colors if needs_colors(one) else None
        size, own = apart(with_size(one.size, own))
        rows = [Writer(words, used).ability(part) for part in own]
        faces.append((one.name, one.cost, one.types, size, colors, rows))
    return name, text.layout, faces


def apart(given: list[Any]) -> tuple[str, list[Any]]:
    """The numbers of a face, if it has any, and its parts."""
    return (given[0], given[1:]) if given and isinstance(given[0], str) else ("", given)


def needs_colors(one: FaceText) -> bool:
    """Do its colours not follow from its mana cost?"""
    letters = {letter for letter in one.cost if letter in "WUBRG"}
    return one.colors is not None and letters != set(one.colors)


def mark_of(words: Words, used: set[str]) -> str:
    """What the data depends on: the parameters of the classes, and what numbers stand for."""
    said = [
        f"{name}{inspect.signature(value)}" for name in sorted(used) if isinstance(value := words.values[name], type)
    ]
    said += [f"{name}={vars(constants)[name]}" for name in NUMBERED]
    return f"{zlib.crc32(chr(10).join(said).encode()):08x}"


def taken(texts: list[CardText], words: Words, used: set[str]) -> tuple[dict[str, CardData], list[str]]:
    """The cards that are read, as data, and what is wrong with those that could not be written down."""
    from apnap.english.reading.faces import Tally, read_parts

    found: dict[str, CardData] = {}
    wrong: list[str] = []
    written = read_index()
    for text in texts:
        if text.name in written or text.faces[0].name in written:
            continue
        read = read_card(text).card
        if read is None:
            continue
        own: set[str] = set()
        try:
            data = data_of(read.name, text, [list(read_parts(one, Tally())) for one in text.faces], words, own)
            again = build(json.loads(json.dumps(data)), {name: words.values[name] for name in own})
            require_types(again)
            if not same_cards(again, read):
                raise Unsaid("it comes back as another card")
        except Exception as error:
            wrong.append(f"{text.name}: {type(error).__name__}: {error}")
            continue
        used |= own
        found[read.name] = data
    return found, wrong


def names_in(texts: list[CardText]) -> set[str]:
    """The names of cards that there are: of a file, and of the library."""
    found = {folded(name) for text in texts for name in (text.name, text.faces[0].name)}
    return found | {folded(name) for name in read_index()}


def kept_cards(known: set[str], words: Words, used: set[str]) -> dict[str, CardData]:
    """The read cards that the data has from other files, as far as the vocabulary still has their words."""
    found: dict[str, CardData] = {}
    for line in Lines(CARDS).values():
        row = json.loads(line)
        if not isinstance(row, list) or folded(row[0]) in known:
            continue
        own = {text[1:] for face in row[2] for text in texts_in(face[5]) if text[:1] == "$"}
        own |= {head for face in row[2] for head in heads_in(face[5]) if head in words.values}
        data: CardData = (row[0], row[1], row[2])
        try:
            require_types(build(data, {name: words.values[name] for name in own}))
        except Exception as error:
            print(f"  {row[0]} is not kept: {type(error).__name__}: {error}")
            continue
        used |= own
        found[row[0]] = data
    return found


def heads_in(value: object) -> list[str]:
    """What begins a list in data: the classes that are used, among others."""
    if isinstance(value, dict):
        return [head for one in value.values() for head in heads_in(one)]
    if not isinstance(value, list):
        return []
    first = [value[0]] if value and isinstance(value[0], str) else []
    return first + [head for one in value for head in heads_in(one)]


def taken_in_part(texts: list[CardText], read: set[str], words: Words, used: set[str]) -> dict[str, CardData]:
    """The other cards: what is understood of each, as data; where that cannot be written down, its lines by number."""
    found: dict[str, CardData] = {}
    written = read_index()
    for text in texts:
        if text.name in written or text.faces[0].name in written:
            continue
        made, faces = read_partly(text)
        if made.name not in read and made.name not in found:
            take_in(found, made, text.layout, faces, words, used)
    return found


def taken_by_facts(path: Path, known: set[str], words: Words, used: set[str], called: set[str]) -> dict[str, CardData]:
    """The cards of a file of facts (a line of JSON for each) that are not among those already: all of them by hand."""
    found: dict[str, CardData] = {}
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            name = str(row["name"])
            if folded(name) in known or folded(name.split(" // ")[0]) in known:
                continue
            made, faces = of_facts(
                name, row["layout"], row["type_line"], row.get("mana_cost", ""), "".join(row["color_identity"])
            )
            take_in(found, made, row["layout"], faces, words, used)
            called.add(name)
    return found


def kept_facts(known: set[str], used: set[str], called: set[str]) -> dict[str, CardData]:
    """Without a file of facts, the cards that the data has from one stay in it."""
    found: dict[str, CardData] = {}
    for line in Lines(UNREAD_CARDS).values():
        row = json.loads(line)
        if isinstance(row, list) and folded(row[0]) not in known:
            found[row[0]] = (row[0], row[1], row[2])
            used |= {part[0] for face in row[2] for part in face[5] if isinstance(part, list)}
            used |= {text[1:] for face in row[2] for text in texts_in(face[5]) if text[:1] == "$"}
    for text in UNREAD_CARDS.read_text("utf-8").splitlines():
        key, _, value = text.partition("\t")
        front = json.loads(value) if value[:1] == '"' else ""
        if front in found:
            called.add(f"{front} // {key.removeprefix(folded(front))}")  # found by the names of both parts
    return found


def take_in(
    found: dict[str, CardData], made: CardDef, layout: str, faces: tuple[PartFace, ...], words: Words, used: set[str]
) -> None:
    """Add a card as data, with all of its lines by hand where what is understood of it cannot be written down."""
    layout = layout if len(faces) == 2 else "normal"
    for kept in (faces, tuple(bare_face(one.text) for one in faces)):
        own: set[str] = set()
        try:
            data: CardData = (made.name, layout, [face_row(one, words, own) for one in kept])
            again = build(json.loads(json.dumps(data)), {name: words.values[name] for name in own})
            require_types(again)
            if not is_by_hand(again):
                raise Unsaid("nothing of it is by hand")
            if any(len(text.split()) > LONGEST_NAME for row in data[2] for text in texts_in(row[5])):
                raise Unsaid("it names another card at such length that the data would read like its text")
        except Exception as error:
            print(f"  {made.name}: {type(error).__name__}: {error}")
            continue
        used |= own
        found[made.name] = data
        return


def texts_in(value: object) -> list[str]:
    """The strings in data."""
    if isinstance(value, str):
        return [value]
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    return [text for one in inside for text in texts_in(one)]


def face_row(one: PartFace, words: Words, used: set[str]) -> FaceData:
    """A face that is read in part, as data."""
    text = one.text
    colors = text.colors if needs_colors(text) else None
    size, parts = apart(sized(text, list(one.parts)))
    rows = [Writer(words, used).ability(part) for part in parts]
    return text.name, text.cost, text.types, size, colors, rows


def same_cards(one: CardDef, other: CardDef) -> bool:
    for mine, theirs in zip(one.faces, other.faces, strict=True):
        a, b = mine.chars, theirs.chars
        if (a.types, a.subtypes, a.colors, a.power, a.toughness) != (
            b.types,
            b.subtypes,
            b.colors,
            b.power,
            b.toughness,
        ):
            return False
        if not same(list(a.abilities.every), list(b.abilities.every)):
            return False
    return True


def lines_of(found: dict[str, CardData], called: Iterable[str] = ()) -> list[str]:
    """The file, sorted by what cards are found by: also by the names of both parts, where only one is in the data."""
    rows: dict[str, str] = {}
    for name, data in found.items():
        whole = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        rows[folded(name)] = whole
    for name, data in found.items():
        faces = [face[0] for face in data[2]]
        for spelling in faces if data[1] == "split" else ["".join(faces)]:
            rows.setdefault(folded(spelling), json.dumps(name, ensure_ascii=False))
    for whole in called:
        front = whole.split(" // ")[0]
        if front in found:
            rows.setdefault(folded(whole), json.dumps(front, ensure_ascii=False))
    return [f"{key}\t{row}" for key, row in sorted(rows.items(), key=lambda item: item[0].encode())]


def header_of(words: Words, used: set[str]) -> str:
    homes: dict[str, list[str]] = {}
    for name in sorted(used):
        homes.setdefault(words.homes[name], []).append(name)
    header = {"format": FORMAT, "mark": mark_of(words, used), "patterns": len(TABLE.patterns), "words": homes}
    return json.dumps(header, indent=1) + "\n"


def write(
    found: dict[str, CardData], words: Words, used: set[str], cards: Path, header: Path, called: Iterable[str] = ()
) -> None:
    cards.write_text("".join(f"{line}\n" for line in lines_of(found, called)), "utf-8")
    header.write_text(header_of(words, used), "utf-8")


def main() -> None:
    given = [word for word in sys.argv[1:] if not word.startswith("--")]
    only_unread = "--unread" in sys.argv
    if len(given) > 2 or not (given or "--mark" in sys.argv):
        raise SystemExit(__doc__)
    words, used = Words(), set[str]()
    if "--mark" in sys.argv:
        for place in (HEADER, UNREAD_HEADER):
            head = json.loads(place.read_text("utf-8"))
            print(mark_of(words, {name for names in head["words"].values() for name in names}))
        return
    note_calls(words)
    texts = cards_in(Path(given[0]))
    if only_unread:
        names = set(Stored().names())
    else:
        found, wrong = taken(texts, words, used)
        found |= kept_cards(names_in(texts), words, used)
        names = set(found)
        write(found, words, used, CARDS, HEADER)
        print(f"{len(found)} cards, {CARDS.stat().st_size / 1e6:.1f} MB; {len(wrong)} could not be written down")
        for line in wrong[:20]:
            print(f"  {line}")
    used = set()
    others = taken_in_part(texts, names, words, used)
    called = {text.name for text in texts if " // " in text.name}
    known = names_in(texts) | {folded(name) for name in names}
    if not given[1:]:
        others |= kept_facts(known, used, called)
    else:
        others |= taken_by_facts(Path(given[1]), known, words, used, called)
    write(others, words, used, UNREAD_CARDS, UNREAD_HEADER, called)
    print(f"{len(others)} others in part, {UNREAD_CARDS.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
