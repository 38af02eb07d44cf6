"""Where decks come from: a file, or the decks that come with apnap."""

from __future__ import annotations

import difflib
import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from apnap.decks.deck import Deck
from apnap.decks.names import Known, NameIndex
from apnap.decks.plain import parse
from apnap.errors import DeckError, Where, did_you_mean


def builtin_names() -> list[str]:
    """The names of the decks that come with apnap, sorted."""
    return sorted(entry.name.removesuffix(".txt") for entry in _folder().iterdir() if entry.name.endswith(".txt"))


def builtin(name: str, known: Known | None = None) -> Deck:
    """A deck that comes with apnap; names are checked only when `known` is given."""
    names = builtin_names()
    if name not in names:
        raise DeckError(f"no built-in deck is called '{name}'", hint=_offer(name, names))
    text = _folder().joinpath(f"{name}.txt").read_text(encoding="utf-8")
    return parse(text, known, name=name, file=f"built-in deck '{name}'")


def read(path: str | os.PathLike[str], known: Known | None = None) -> Deck:
    """A deck from a file, named after it unless the list says its name."""
    place = Path(path)
    where = Where(str(place))
    try:
        text = place.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DeckError("the deck list is not text in UTF-8", hint="save it as plain text", where=where) from None
    except IsADirectoryError:
        raise DeckError("this is a folder, not a deck list", hint="name a file in it", where=where) from None
    except OSError as error:
        reason = (error.strerror or "it cannot be opened").lower()
        raise DeckError(f"the deck list cannot be read: {reason}", where=where) from None
    return parse(text, known, name=place.stem, file=str(place))


def load(source: str | os.PathLike[str], known: Known | None = None) -> Deck:
    """A deck by the name of a built-in one, or from a file, its cards looked up in the library unless `known` is given.

    A built-in name comes before a file of that name; './red' is the file.
    """
    names = builtin_names()
    ours = isinstance(source, str) and source in names
    if not ours and not os.path.exists(source):  # unlike Path.exists, never raises
        raise DeckError(f"there is no file and no built-in deck called '{source}'", hint=_offer(str(source), names))
    checked = library_index() if known is None else known
    return builtin(str(source), checked) if ours else read(source, checked)


@cache
def library_index() -> NameIndex:
    """The names of the library. Imported only here, so that reading a list does not build every card."""
    from apnap import library

    names = library.names()
    both_faces: dict[str, str] = {}
    for name in names:
        faces = library.find(name).faces
        if len(faces) > 1 and "//" not in name:
            both_faces[" // ".join(face.chars.name for face in faces)] = name
    return NameIndex(names, both_faces)


def _folder() -> Traversable:
    # Not files("apnap.library.decks"): that would import the library, and with it every card.
    return files("apnap") / "library" / "decks"


def _offer(name: str, names: list[str]) -> str:
    near = did_you_mean(difflib.get_close_matches(name.lower(), names, 1))
    everything = f"built-in decks: {', '.join(names)}"
    return f"{near} ({everything})" if near else everything
