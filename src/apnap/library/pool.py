"""The cards that are known, by name, and how they come in: our own modules, and files that a user brings."""

from __future__ import annotations

import os
import re
import unicodedata
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import CardPart
from apnap.abilities.cards import card as build
from apnap.errors import CardNotFound, InputError, Where, did_you_mean
from apnap.rules.ch2_cards.dungeons import ask_for_dungeons
from apnap.rules.ch2_cards.printed import CardDef, Face
from apnap.rules.ch7_additional.faces import SPLIT, TRANSFORM
from apnap.rules.core.constants import DUNGEON

CARDS: Final = Path(__file__).parent / "cards"


def modules() -> list[str]:
    """The modules of `apnap.library.cards`, in the order they are read: 'black.creatures_a_i', ..., 'white.spells'."""
    found = [path.relative_to(CARDS).with_suffix("").parts for path in CARDS.rglob("*.py") if path.stem != "__init__"]
    return sorted(".".join(parts) for parts in found)


@cache
def places() -> dict[str, str]:
    """The module that each card is written in, read off the sources: a game needs few of them."""
    written = re.compile(r"""^card\(\s*"((?:[^"\\\n]|\\.)+)\"""", re.MULTILINE)
    found: dict[str, str] = {}
    for name in modules():
        source = CARDS.joinpath(*name.split(".")).with_suffix(".py")
        for card_name in written.findall(source.read_text("utf-8")):
            found[card_name] = name
    return found


class CardError(InputError):
    """A card is written in a way that its words do not allow, or twice."""


class CardPool:
    """Cards by name."""

    def __init__(self) -> None:
        self.known: dict[str, CardDef] = {}
        self.loaded = False
        self.loading = False
        self.folded: dict[str, str] | None = None

    def add(self, made: CardDef) -> None:
        """Take in a card; a second one of that name is refused."""
        if made.name in self.known:
            raise VocabularyError(f"{made.name}: there is a card of that name already")
        self.known[made.name] = made
        self.folded = None

    def load(self) -> None:
        """Read our own cards, once."""
        if self.loaded or self.loading:
            return
        self.loading = True
        try:
            for name in modules():
                import_module(f"apnap.library.cards.{name}")
            self.loaded = True
        finally:
            self.loading = False

    def bring(self, name: str) -> CardDef | None:
        """One of our own cards, by its exact name; of the library only the module that it is in is read."""
        made = self.known.get(name)
        if made is None and not self.loaded and not self.loading and name in places():
            import_module(f"apnap.library.cards.{places()[name]}")
            made = self.known.get(name)
        return made

    def spellings(self) -> dict[str, str]:
        """The name that each folded spelling means: a name, both faces of a card of two, a half of a split card."""
        found = self.folded
        if found is None:
            found = {}
            for made in self.known.values():
                if made.layout == SPLIT:
                    for half in made.faces[1:]:
                        found.setdefault(folded(half.chars.name), made.name)
                else:
                    found.setdefault(folded("".join(face.chars.name for face in made.faces)), made.name)
            for name in self.known:
                found[folded(name)] = name
            self.folded = found
        return found


def folded(name: str) -> str:
    """Letters and digits alone, without capitals and accents: what people type."""
    return "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if c.isalnum())


POOL: Final = CardPool()


def card(
    name: str,
    cost: str,
    type_line: str,
    *parts: CardPart,
    colors: str | None = None,
    back: Face | None = None,
    layout: str = TRANSFORM,
) -> CardDef:
    """Write a card into the library: `card("Shock", "{R}", "Instant", DealDamage(2, to=AnyTarget()))`."""
    made = build(name, cost, type_line, *parts, colors=colors, back=back, layout=layout)
    POOL.add(made)
    return made


def known(name: str) -> CardDef | None:
    """The card of this name, as people type it; None where there is none, and no time is spent on names like it."""
    made = POOL.bring(name)
    if made is not None:
        return made
    POOL.load()
    made = POOL.known.get(name)
    if made is not None:
        return made
    meant = POOL.spellings().get(folded(name))
    return None if meant is None else POOL.known[meant]


def find(name: str) -> CardDef:
    """The card of this name, as people type it. CardNotFound says which names come near."""
    made = known(name)
    if made is not None:
        return made
    import difflib

    spellings = POOL.spellings()
    near = difflib.get_close_matches(folded(name), spellings, 3, 0.7)
    if not near and len(folded(name)) > 2:
        near = [other for other in spellings if folded(name) in other]  # `bolt`
        near = near if len(near) <= 3 else []
    raise CardNotFound(name, list(dict.fromkeys(spellings[other] for other in near)))


def names() -> list[str]:
    """The names of all cards, sorted."""
    POOL.load()
    return sorted(POOL.known)


def cards() -> list[CardDef]:
    """All cards, sorted by name."""
    return [POOL.known[name] for name in names()]


def dungeons() -> list[CardDef]:
    """The dungeon cards, sorted by name: every player owns one of each. CR 309.2."""
    import_module("apnap.library.cards.casual.dungeons")
    return sorted((made for made in POOL.known.values() if made.base.types & DUNGEON), key=lambda made: made.name)


ask_for_dungeons(dungeons)


def is_tested(made: CardDef) -> bool:
    """Does a test fail without any one of its abilities? As `tools/deletions.py` found for the text it has now."""
    return tested().get(made.name) == text_mark(made)


@cache
def tested() -> dict[str, str]:
    """The cards that have been found tested, with a mark of the text that they had then."""
    import json

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


def load_cards(path: str | os.PathLike[str]) -> list[CardDef]:
    """Read cards from a Python file with `card(...)` calls. All of them are taken in, or none.

    The file runs as Python: read only files that you trust.
    """
    import importlib.util

    POOL.load()
    place = Path(path)
    if not place.is_file():
        raise CardError("there is no such file of cards", hint="check its name and its folder", where=Where(str(place)))
    spec = importlib.util.spec_from_file_location(f"apnap_cards_{place.stem}", place)
    if spec is None or spec.loader is None:
        raise CardError("a file of cards is Python: its name ends in .py", where=Where(str(place)))
    before = dict(POOL.known)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        POOL.known = before
        POOL.folded = None
        raise _placed(error, place) from error
    return [made for name, made in POOL.known.items() if name not in before]


def _placed(error: Exception, path: Path) -> CardError:
    """The error with the card and the line in the file that it comes from."""
    if isinstance(error, SyntaxError):
        return CardError(f"this is not Python: {error.msg}", where=Where(str(path), error.lineno or 0))
    import traceback

    line = 0
    for frame in traceback.extract_tb(error.__traceback__):
        if Path(frame.filename).resolve() == path.resolve():
            line = frame.lineno or 0
    name, first = _card_at(path, line)
    message = str(error) if isinstance(error, VocabularyError) else f"{type(error).__name__}: {error}"
    if name and not message.startswith(f"{name}: "):
        message = f"{name}: {message}"
    return CardError(message, hint=_near_word(error), where=Where(str(path), first or line))


def _near_word(error: Exception) -> str:
    """For a word that there is not, those of the vocabulary that are written nearly so."""
    if not isinstance(error, NameError) or not error.name:
        return ""
    import difflib

    from apnap.library.catalogue import offered

    words = {word.casefold(): word for word in offered()}
    return did_you_mean([words[near] for near in difflib.get_close_matches(error.name.casefold(), list(words), 3)])


def _card_at(path: Path, line: int) -> tuple[str, int]:
    """The name in the `card(...)` call that covers a line, and where the call begins."""
    import ast

    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card":
            if node.lineno <= line <= (node.end_lineno or node.lineno) and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    return first.value, node.lineno
    return "", 0
