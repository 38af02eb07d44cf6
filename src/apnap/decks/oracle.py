"""Facts about all cards from a file that a user has: Scryfall's 'Oracle Cards' as it comes, or a row of JSON per line.

A row has a name, a type line and a colour identity; with a cost and a text, or faces that have them, the identity is
worked out and not believed. Files may be packed (.gz).
"""

from __future__ import annotations

import codecs
import gzip
import json
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, final

from apnap.decks.facts import CardFacts, FaceText, TextFacts, facts_of, type_words
from apnap.decks.names import NameIndex
from apnap.errors import InputError, Where, file_advice, file_trouble
from apnap.rules.core.constants import COLOR_LETTERS

Row = Mapping[str, object]
_KEPT: Final = ("name", "type_line")
_HINT: Final = "give a list of cards in JSON, such as Scryfall's 'Oracle Cards', or one card on each line"
LARGEST_LIST: Final = 1 << 30
"""Bytes of a list in JSON, unpacked: Scryfall's largest has half as many."""
LARGEST_ROW: Final = 1 << 20
"""Bytes of one card on a line of its own."""
MOST_ROWS: Final = 2_000_000
"""Cards in a file: several times all printings."""


@final
class OracleFacts:
    """Cards by name, and by the name of the front face."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows: dict[str, Row] = {}
        self.made: dict[str, CardFacts] = {}
        fronts: dict[str, Row] = {}
        for row in rows:
            name = str(row["name"])
            old = self.rows.get(name)
            if old is None or (_has_text(row) and not _has_text(old)):
                self.rows[name] = row
                fronts[name.split(" // ")[0]] = row
        for front, row in fronts.items():
            self.rows.setdefault(front, row)

    def about(self, name: str) -> CardFacts | None:
        row = self.rows.get(name)
        if row is None:
            return None
        found = self.made.get(name)
        if found is None:
            found = self.made[name] = facts_of_row(row)
        return found

    def index(self) -> NameIndex:
        """The names, for reading deck lists."""
        return NameIndex(dict.fromkeys(str(row["name"]) for row in self.rows.values()))


def read_facts(*files: Path) -> OracleFacts:
    """The facts of all these files together; a row with text is preferred to one without."""
    return OracleFacts(row for file in files for row in rows_of(file))


def rows_of(file: Path) -> Iterator[Row]:
    """The rows of a file: a list in JSON, or an object on each line, which is read line by line."""
    where = Where(str(file))
    try:
        yield from _checked(_read_rows(file, where), where)
    except (gzip.BadGzipFile, EOFError, zlib.error):
        hint = "get it again, or take .gz from its name if it is not packed"
        raise InputError("the file of cards is damaged: it cannot be unpacked", hint=hint, where=where) from None
    except OSError as error:
        trouble = f"the file of cards cannot be read: {file_trouble(error)}"
        raise InputError(trouble, hint=file_advice(error), where=where) from None
    except RecursionError:
        raise InputError("the file of cards is nested too deep", hint=_HINT, where=where) from None
    except ValueError as error:
        raise InputError(f"the file of cards cannot be read: {error}", hint=_HINT, where=where) from None


def _read_rows(file: Path, where: Where) -> Iterator[object]:
    """What is in the list, or on each line; no more is held than a list needs, and nothing that never ends."""
    with gzip.open(file, "rb") if file.suffix == ".gz" else file.open("rb") as lines:
        if lines.peek(100).removeprefix(codecs.BOM_UTF8).lstrip()[:1] == b"[":
            whole = lines.read(LARGEST_LIST + 1)
            if len(whole) > LARGEST_LIST:
                raise InputError(f"the file of cards has more than {LARGEST_LIST} bytes", hint=_HINT, where=where)
            yield from json.loads(whole.decode("utf-8-sig"))
            return
        line = lines.readline(LARGEST_ROW + 1).removeprefix(codecs.BOM_UTF8)
        while line:
            if len(line) > LARGEST_ROW:
                raise InputError(f"a card of more than {LARGEST_ROW} bytes", hint=_HINT, where=where)
            if line.strip():
                yield json.loads(line)
            line = lines.readline(LARGEST_ROW + 1)


def _checked(rows: Iterable[object], where: Where) -> Iterator[Row]:
    """The rows that are cards, up to the first that is none, or to more than there are cards."""
    for number, row in enumerate(rows, start=1):
        if not isinstance(row, dict) or not all(isinstance(row.get(key), str) for key in _KEPT):
            raise InputError(f"card {number} has no name or no type line", hint="give Oracle cards", where=where)
        if number > MOST_ROWS:
            raise InputError(f"the file of cards has more than {MOST_ROWS} of them", hint=_HINT, where=where)
        yield row


def facts_of_row(row: Row) -> CardFacts:
    """A card of such a file."""
    name = str(row["name"])
    if not _has_text(row):
        said = TextFacts(color_mask(row.get("color_identity")))
        return CardFacts(name, type_words(str(row["type_line"])), lambda: said)
    listed = row.get("card_faces")
    faces = [face for face in listed if isinstance(face, dict)] if isinstance(listed, list) else [row]
    return facts_of(name, [face_text(face) for face in faces])


def face_text(face: Row) -> FaceText:
    return FaceText(
        str(face.get("name", "")),
        str(face.get("mana_cost") or ""),
        str(face.get("type_line") or ""),
        str(face.get("oracle_text") or ""),
        color_mask(face.get("color_indicator")),
        face.get("power") is not None,
    )


def color_mask(letters: object) -> int:
    """Mask of ["W", "U"]."""
    if not isinstance(letters, list):
        return 0
    return sum(1 << COLOR_LETTERS.index(str(letter)) for letter in letters if str(letter) in COLOR_LETTERS[:5])


def _has_text(row: Row) -> bool:
    return "oracle_text" in row or "card_faces" in row
