"""Where decks come from: a file, or the decks that come with apnap."""

from __future__ import annotations

import codecs
import os
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from apnap.decks.deck import Deck
from apnap.decks.formats import parse
from apnap.decks.names import Known, NameIndex
from apnap.errors import DeckError, Where, did_you_mean, file_advice, file_trouble

KINDS: Final = ("constructed", "commander", "brawl")
"""The kinds of decks that come with apnap; all but the first have a folder of their own."""
SOLD: Final = "sold"
"""Commander decks as they were sold: named like the kinds, and dealt to nobody who did not ask for them."""
LIBRARY: Final = Path(__file__).parents[1] / "library"
DECKS: Final = LIBRARY / "decks"
LARGEST_FILE: Final = 2_000_000
"""More bytes than any deck list has."""


_READ: dict[tuple[str, bool], Deck] = {}  # built-in decks that have been read, and whether names were left unchecked


def builtin_names(kind: str = KINDS[0]) -> list[str]:
    """The names of the decks of a kind that come with apnap, sorted; of SOLD, those that were sold as they are."""
    return list(_names_in(kind))


@cache
def _names_in(kind: str) -> tuple[str, ...]:
    """The same, looked up once."""
    names = (entry.name for entry in _folder(kind).iterdir())
    return tuple(sorted(name.removesuffix(".txt") for name in names if name.endswith(".txt")))


def builtin(name: str, known: Known | None = None) -> Deck:
    """A deck that comes with apnap, of whatever kind; names are checked only when `known` is given."""
    place = _place_of(name)
    if place is None:
        raise DeckError(f"no built-in deck is called '{name}'", hint=_offer(name))
    name = place.stem
    known_as = (name, known is None)
    if known_as in _READ and (known is None or known is library_index()):
        return _READ[known_as]
    text = place.read_text(encoding="utf-8")
    deck = parse(text, known, format="plain", name=name, file=f"built-in deck '{name}'")
    if known is None or known is library_index():
        _READ[known_as] = deck
    return deck


def kind_of(name: str) -> str:
    """The kind of the built-in deck of this name; '' where there is none. Those that were sold are for Commander."""
    for kind in KINDS:
        if name in builtin_names(kind):
            return kind
    return "commander" if plain_name(name) in builtin_names(SOLD) else ""


def plain_name(title: str) -> str:
    """What a deck that was sold is called here: 'Elven Empire' is 'elven-empire'."""
    words = unicodedata.normalize("NFKD", title.lower()).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", words.replace("'", "")))


def _place_of(name: str) -> Path | None:
    """The file of a built-in deck."""
    for kind in (*KINDS, SOLD):
        called = plain_name(name) if kind == SOLD else name
        if called in builtin_names(kind):
            return _folder(kind) / f"{called}.txt"
    return None


def supplement_names(title: str) -> list[str]:
    """The names of the built-in supplements of a section, such as planar decks; sorted."""
    folder = _supplements(title)
    if not folder.is_dir():
        return []
    return sorted(entry.name.removesuffix(".txt") for entry in folder.iterdir() if entry.name.endswith(".txt"))


def supplement(title: str, name: str) -> Deck:
    """A built-in supplement: a list with this one section."""
    text = _supplements(title).joinpath(f"{name}.txt").read_text(encoding="utf-8")
    return parse(text, None, format="plain", name=name, file=f"built-in {title.lower()} '{name}'")


def read(path: str | os.PathLike[str], known: Known | None = None, format: str = "") -> Deck:
    """A deck from a file, named after it unless the list says its name; its format by what is in it, or as said."""
    place = Path(path)
    return parse(read_text(place), known, format=format, name=place.stem, file=str(place))


def read_text(place: Path) -> str:
    """What a file says, in UTF-8, or in UTF-16 where it begins by saying so."""
    where = Where(str(place))
    try:
        with place.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise DeckError(f"this is not a deck list: it has more than {LARGEST_FILE} bytes", where=where)
        text = data.decode("utf-16" if data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE) else "utf-8-sig")
    except UnicodeDecodeError:
        raise DeckError("the deck list is not text in UTF-8", hint="save it as plain text", where=where) from None
    except IsADirectoryError:
        raise DeckError("this is a folder, not a deck list", hint="name a file in it", where=where) from None
    except OSError as error:
        trouble = f"the deck list cannot be read: {file_trouble(error)}"
        raise DeckError(trouble, hint=file_advice(error), where=where) from None
    return text


def load(source: str | os.PathLike[str], known: Known | None = None, format: str = "") -> Deck:
    """A deck by the name of a built-in one, or from a file, its cards looked up in the library unless `known` is given.

    A built-in name comes before a file of that name; './red' is the file.
    """
    ours = isinstance(source, str) and kind_of(source) != ""
    if not ours and not os.path.exists(source):  # unlike Path.exists, never raises
        raise DeckError(f"there is no file and no built-in deck called '{source}'", hint=_offer(str(source)))
    checked = library_index() if known is None else known
    return builtin(str(source), checked) if ours else read(source, checked, format)


@cache
def library_index() -> NameIndex:
    """The names of the library. Imported only here, so that reading a list does not need the engine."""
    from apnap.library.pool import POOL

    names = POOL.names()
    faces = {name: POOL.entry(name).faces for name in names if "//" not in name}
    aliases = {" // ".join(both): name for name, both in faces.items() if both}
    return NameIndex(names, aliases, lambda typed: POOL.meant(typed) or POOL.meant_by_hand(typed))


def _supplements(title: str) -> Path:
    """Where the built-in planar decks, scheme decks and vanguards are: a folder by the section's name."""
    return DECKS / title.lower()


def _folder(kind: str) -> Path:
    if kind == SOLD:
        return LIBRARY / "preconstructed"
    return DECKS if kind == KINDS[0] else DECKS / kind


def _offer(name: str) -> str:
    every = [other for kind in KINDS for other in builtin_names(kind)]
    sold = builtin_names(SOLD)
    import difflib  # only where something was misspelt

    near = did_you_mean(
        difflib.get_close_matches(name.lower(), every, 1) or difflib.get_close_matches(plain_name(name), sold, 1)
    )
    everything = f"built-in decks: {', '.join(every)}, and {len(sold)} as they were sold: `apnap decks list --sold`"
    return f"{near} ({everything})" if near else everything
