"""XML files, read safely: no entities of their own, nothing fetched, and a line number for every element."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from apnap.decks.formats.base import Reader

Opening = Callable[[int, str, Mapping[str, str]], None]
"""Called with the line, the tag and the attributes of an element as it begins."""
Closing = Callable[[int, str, str], None]
"""Called with the line, the tag and the text of an element as it ends."""

_TOO_DEEP: Final = 32
DECLARING: Final = "<!DOCTYPE"
"""What `root_of` says of a file that declares something of its own before it begins."""
DECLARES: Final = "a document type with declarations, which no deck needs and which can be made to do harm"
UNDECLARED: Final = "delete the document type, from '<!DOCTYPE' to the '>' that ends it, or export the deck again"


class _Refused(Exception):
    def __init__(self, what: str, hint: str = "export the deck again") -> None:
        super().__init__(what)
        self.hint = hint


def read_elements(text: str, reader: Reader, opening: Opening, closing: Closing | None = None) -> None:
    """Go through the elements of a document. What is wrong with it becomes a problem of the reader."""
    from xml.parsers import expat

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

    def doctype(name: str, system: str | None, public: str | None, declares: bool) -> None:
        if declares or system or public:
            raise _Refused(DECLARES, UNDECLARED)

    parser.StartElementHandler = begin
    parser.EndElementHandler = end
    parser.CharacterDataHandler = characters
    parser.StartDoctypeDeclHandler = doctype
    parser.buffer_text = True
    try:
        parser.Parse(text.removeprefix("\ufeff").lstrip().encode("utf-8", "replace"), True)
    except _Refused as error:
        reader.refuse(parser.CurrentLineNumber, f"the file has {error}", error.hint)
    except expat.ExpatError as error:
        said = expat.ErrorString(error.code)
        reader.refuse(error.lineno, f"the XML is damaged or cut off here: {said}", "export the deck again")


def root_of(text: str) -> str:
    """The tag of the outermost element, as far as a look tells; '' where it is not XML, '?' where it is damaged."""
    beginning = text.removeprefix("\ufeff").lstrip()
    if not beginning.startswith("<"):
        return ""
    from xml.parsers import expat

    found: list[str] = []

    class Enough(Exception):
        pass

    def begin(tag: str, _: dict[str, str]) -> None:
        found.append(tag)
        raise Enough

    def doctype(name: str, system: str | None, public: str | None, declares: bool) -> None:
        if declares or system or public:
            begin(DECLARING, {})

    parser = expat.ParserCreate("utf-8")
    parser.StartElementHandler = begin
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(beginning[:10_000].encode("utf-8", "replace"), False)
    except (Enough, expat.ExpatError):
        pass
    return found[0] if found else "?"


def escape(text: str) -> str:
    """The text with what XML wants masked."""
    from html import escape

    return escape(text)


def attribute(name: str, value: str | int) -> str:
    """`name="value"`, with what XML wants masked."""
    masked = escape(str(value)).replace("\n", "&#10;").replace("\t", "&#9;")
    return f'{name}="{masked}"'
