"""XML files, read safely: no document type, hence no entities of their own, and a line number for every element."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Final
from xml.parsers import expat

from apnap.decks.formats.base import Reader

__all__ = ["attribute", "escape", "read_elements", "root_of"]

Opening = Callable[[int, str, Mapping[str, str]], None]
"""Called with the line, the tag and the attributes of an element as it begins."""
Closing = Callable[[int, str, str], None]
"""Called with the line, the tag and the text of an element as it ends."""

_TOO_DEEP: Final = 32


class _Refused(Exception):
    pass


def read_elements(text: str, reader: Reader, opening: Opening, closing: Closing | None = None) -> None:
    """Go through the elements of a document. What is wrong with it becomes a problem of the reader."""
    parser = expat.ParserCreate("utf-8")
    texts: list[str] = []

    def begin(tag: str, attributes: dict[str, str]) -> None:
        if len(texts) >= _TOO_DEEP:
            raise _Refused("elements within elements without end")
        texts.append("")
        opening(parser.CurrentLineNumber, tag, attributes)

    def end(tag: str) -> None:
        said = texts.pop()
        if closing is not None:
            closing(parser.CurrentLineNumber, tag, said.strip())

    def characters(data: str) -> None:
        if texts:
            texts[-1] += data

    def doctype(*_: object) -> None:
        raise _Refused("a document type, which no deck has")

    parser.StartElementHandler = begin
    parser.EndElementHandler = end
    parser.CharacterDataHandler = characters
    parser.StartDoctypeDeclHandler = doctype
    parser.buffer_text = True
    try:
        parser.Parse(text.removeprefix("\ufeff").lstrip().encode("utf-8", "replace"), True)
    except _Refused as error:
        reader.refuse(parser.CurrentLineNumber, f"the file has {error}", "export the deck again")
    except expat.ExpatError as error:
        said = expat.ErrorString(error.code)
        reader.refuse(error.lineno, f"the XML is damaged or cut off here: {said}", "export the deck again")


def root_of(text: str) -> str:
    """The tag of the outermost element, as far as a look at the beginning tells; '' where it is no XML."""
    beginning = text.removeprefix("\ufeff").lstrip()
    if not beginning.startswith("<"):
        return ""
    found: list[str] = []

    class Enough(Exception):
        pass

    def begin(tag: str, _: dict[str, str]) -> None:
        found.append(tag)
        raise Enough

    def doctype(*_: object) -> None:
        raise Enough

    parser = expat.ParserCreate("utf-8")
    parser.StartElementHandler = begin
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(beginning[:10_000].encode("utf-8", "replace"), False)
    except (Enough, expat.ExpatError):
        pass
    return found[0] if found else "?"


def attribute(name: str, value: str | int) -> str:
    """`name="value"`, with what XML wants masked."""
    masked = escape(str(value)).replace("\n", "&#10;").replace("\t", "&#9;")
    return f'{name}="{masked}"'
