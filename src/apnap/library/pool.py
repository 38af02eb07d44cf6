"""The cards that are known, by name.

A pool is an index, the cards that were brought, and files of cards that were read from their texts (`stored.py`). The
index (`index.json`) says of each card of ours in which module of `apnap.library.cards` it is written, so that names are
known without making any card, and a card is made by reading the one module that it is in.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, final

from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import CardPart
from apnap.abilities.cards import card as build
from apnap.errors import CardNotFound
from apnap.library.stored import UNREAD_CARDS, UNREAD_HEADER, Stored
from apnap.rules.ch2_cards.dungeons import ask_for_dungeons
from apnap.rules.ch2_cards.printed import SPLIT, TRANSFORM, CardDef, Face
from apnap.rules.core.constants import TYPE_NAMES, bits

if TYPE_CHECKING:
    from apnap.library.imported import Imported

INDEX: Final = Path(__file__).parent / "index.json"


class Entry(NamedTuple):
    """What is known of a card before it is made."""

    module: str  # of apnap.library.cards, such as "red.spells"; "" if it was brought
    layout: str
    types: str  # of its front face, such as "Artifact Creature"
    faces: tuple[str, ...] = ()  # their names, where it has several; of a split card its halves


def entry_of(made: CardDef, module: str = "") -> Entry:
    """What the index says of a card."""
    faces = made.faces[1:] if made.layout == SPLIT else made.faces
    names = tuple(face.chars.name for face in faces) if len(faces) > 1 else ()
    return Entry(module, made.layout, " ".join(TYPE_NAMES[i] for i in bits(made.base.types)), names)


def read_index() -> dict[str, Entry]:
    """The index of our own cards, as tools/card_index.py wrote it; sorted by name."""
    rows = json.loads(INDEX.read_text("utf-8"))
    return {name: Entry(module, layout, types, tuple(faces)) for name, (module, layout, types, *faces) in rows.items()}


@final
class CardPool:
    """Cards by name: those of an index, made when they are asked for, and those that were brought on top of them."""

    def __init__(self, index: Mapping[str, Entry], stored: Stored | None = None, unread: Stored | None = None) -> None:
        self.index: Final = index
        self.stored: Final = stored  # cards that were read, found only by name
        self.unread: Final = unread  # and those that were read in part, or not at all
        self.imported: Imported | None = None  # those of the user's file, once somebody asks for a card not found else
        self.brought: dict[str, CardDef] = {}
        self._spellings: dict[str, str] = {}
        self._spelled: tuple[str, ...] | None = None  # the brought cards that those spellings are of

    def add(self, made: CardDef) -> None:
        """Take in a card; a second one of that name is refused."""
        if made.name in self.index or made.name in self.brought:
            raise VocabularyError(f"{made.name}: there is a card of that name already")
        self.brought[made.name] = made

    def get(self, name: str) -> CardDef | None:
        """The card of exactly this name, made now if need be; None where there is none."""
        made = self.brought.get(name)
        if made is None and name in self.index:
            made = MADE.get(name)
            if made is None:
                import_module(f"apnap.library.cards.{self.index[name].module}")
                made = MADE[name]
        if made is None and self.stored is not None:
            made = self.stored.get(name, folded(name))
            if made is None:
                made = self.users().get(name, folded(name))
        return made

    def get_by_hand(self, name: str) -> CardDef | None:
        """The card of exactly this name that is understood in part at most: of the user's own texts, else of ours."""
        if self.unread is None or self.get(name) is not None:
            return None
        return self.users().part(name, folded(name)) or self.unread.get(name, folded(name))

    def meant_by_hand(self, name: str) -> str | None:
        """The name of the card that is meant, where that is one that is understood in part at most."""
        if self.unread is None or self.meant(name) is not None:
            return None
        key = folded(name)
        return self.users().meant_in_part(key) or self.unread.meant(key)

    def users(self) -> Imported:
        """The cards that the user imported; the reader is needed only for them."""
        from apnap.library.imported import Imported

        if self.imported is None:
            self.imported = Imported()
        return self.imported

    def every_name(self) -> list[str]:
        """All names: written, brought, read and imported."""
        found = {*self.names()}
        if self.stored is not None:
            found.update(self.stored.names())
        if self.unread is not None:
            found.update(self.unread.names())
            found.update(text.faces[0].name for text in self.users().texts())
        return sorted(found)

    def entry(self, name: str) -> Entry:
        """What is known of the card of exactly this name; it is not made for that."""
        if name in self.index:
            return self.index[name]
        made = self.get(name)
        if made is None:
            raise KeyError(name)
        return entry_of(made)

    def names(self) -> list[str]:
        """The names of the cards that are written or brought, sorted; not of those that were read."""
        return sorted({*self.index, *self.brought}) if self.brought else list(self.index)

    def meant(self, name: str) -> str | None:
        """The name of the card that is meant by a name as people type it."""
        if name in self.index or name in self.brought:
            return name
        key = folded(name)
        found = self.spellings().get(key)
        if found is None and self.stored is not None:
            found = self.stored.meant(key) or self.users().meant(key)
        return found

    def spellings(self) -> dict[str, str]:
        """The name that each folded spelling means: a name, both faces of a card of two, a half of a split card."""
        brought = tuple(self.brought)
        if self._spelled != brought:
            names = self.names()
            found: dict[str, str] = {}
            for name in names:
                entry = self.entry(name)
                if entry.layout == SPLIT:
                    for half in entry.faces:
                        found.setdefault(folded(half), name)
                elif entry.faces:
                    found.setdefault(folded("".join(entry.faces)), name)
            for name in names:
                found[folded(name)] = name
            self._spellings, self._spelled = found, brought
        return self._spellings


def folded(name: str) -> str:
    """Letters and digits alone, without capitals and accents: what people type."""
    return "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if c.isalnum())


MADE: Final[dict[str, CardDef]] = {}
"""The cards of ours that have been made: reading a module of `apnap.library.cards` makes those in it."""
POOL: Final = CardPool(read_index(), Stored(), Stored(UNREAD_CARDS, UNREAD_HEADER))


def card(
    name: str,
    cost: str,
    type_line: str,
    *parts: CardPart,
    colors: str | None = None,
    back: Face | None = None,
    layout: str = TRANSFORM,
) -> CardDef:
    """Write a card of ours: `card("Shock", "{R}", "Instant", DealDamage(2, to=AnyTarget()))`."""
    made = build(name, cost, type_line, *parts, colors=colors, back=back, layout=layout)
    if made.name in MADE:
        raise VocabularyError(f"{made.name}: there is a card of that name already")
    MADE[made.name] = made
    return made


def known(name: str) -> CardDef | None:
    """The card of this name, as people type it; None where there is none, and no time is spent on names like it."""
    meant = POOL.meant(name)
    return None if meant is None else POOL.get(meant)


def is_known(name: str) -> bool:
    """Is there a card of this name, as people type it? None is made to find out."""
    return POOL.meant(name) is not None


def by_hand(name: str) -> CardDef | None:
    """The card of this name that is understood in part at most, and so is played by hand; None for any other."""
    meant = POOL.meant_by_hand(name)
    return None if meant is None else POOL.get_by_hand(meant)


def find_for_people(name: str) -> CardDef:
    """The card of this name, also one that only people can play, by hand."""
    made = by_hand(name)
    return find(name) if made is None else made


def find(name: str) -> CardDef:
    """The card of this name, as people type it. CardNotFound says which names come near."""
    made = known(name)
    if made is None:
        raise CardNotFound(name, near(name))
    return made


def near(name: str) -> list[str]:
    """The names that come near one that is not known."""
    import difflib

    spellings = POOL.spellings()
    found = difflib.get_close_matches(folded(name), spellings, 3, 0.7)
    if not found and len(folded(name)) > 2:
        found = [other for other in spellings if folded(name) in other]  # `bolt`
        found = found if len(found) <= 3 else []
    return list(dict.fromkeys(spellings[other] for other in found))


def names() -> list[str]:
    """The names of all cards, sorted; none is made to know them."""
    return POOL.names()


def counts_by_name() -> tuple[int, int]:
    """How many cards are found by name only: those that were read, and those that were read in part at most."""
    stored, unread = POOL.stored, POOL.unread
    return 0 if stored is None else stored.count(), 0 if unread is None else unread.count()


def cards() -> list[CardDef]:
    """All cards, sorted by name."""
    return [find(name) for name in names()]


def dungeons() -> list[CardDef]:
    """The dungeon cards, sorted by name: every player owns one of each. CR 309.2."""
    return [find(name) for name in names() if "Dungeon" in POOL.entry(name).types]


ask_for_dungeons(dungeons)


def is_tested(made: CardDef) -> bool:
    """Does a test fail without any one of its abilities? As `tools/deletions.py` found for the text it has now."""
    return tested().get(made.name) == text_mark(made)


@cache
def tested() -> dict[str, str]:
    """The cards that have been found tested, with a mark of the text that they had then."""
    read: dict[str, str] = json.loads((Path(__file__).parent / "tested.json").read_text("utf-8"))
    return read


def text_mark(made: CardDef) -> str:
    """A short mark of all that is printed on a card."""
    from zlib import crc32

    from apnap.english import rules_text, type_line

    words = [made.layout]
    for i, face in enumerate(made.faces):
        words += [face.chars.name, str(face.chars.cost), type_line(face.chars), rules_text(made, i)]
    return f"{crc32(' | '.join(words).encode()):08x}"
