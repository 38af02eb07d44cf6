"""Magic Online's .dek files: XML with one element for each card. Commanders are among the sideboard, annotated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from apnap.decks.deck import COMMANDER, MAIN, SIDEBOARD, Deck
from apnap.decks.formats.base import Format, Reader, shortened
from apnap.decks.formats.mtgo import one_slash, two_parts
from apnap.decks.formats.xml import attribute, read_elements, root_of

COMMANDER_NOTE: Final = "16777728"
"""How Magic Online annotates a commander."""
_SILENT: Final = ("NetDeckID", "PreconstructedDeckID")


def recognizes(text: str) -> bool:
    return root_of(text) == "Deck"


def read(text: str, reader: Reader) -> None:
    depth = 0

    def opening(line: int, tag: str, said: Mapping[str, str]) -> None:
        nonlocal depth
        if depth == 0 and tag != "Deck":
            reader.refuse(line, f"'{shortened(tag)}' where a 'Deck' should begin", "this is not a .dek file")
        elif depth == 1 and tag == "Cards":
            _card(reader, line, said)
        elif depth and tag not in _SILENT:
            reader.refuse(line, f"'{shortened(tag)}' is nothing that a .dek file has")
        depth += 1

    def closing(line: int, tag: str, text: str) -> None:
        nonlocal depth
        depth -= 1

    read_elements(text, reader, opening, closing)


def _card(reader: Reader, line: int, said: Mapping[str, str]) -> None:
    title = SIDEBOARD if said.get("Sideboard", "false").lower() == "true" else MAIN
    if said.get("Annotation") == COMMANDER_NOTE:
        title = COMMANDER
    reader.add(title, line, said.get("Quantity", "no"), two_parts(said.get("Name", "").strip()))


def write(deck: Deck) -> str:
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<Deck>",
        "  <NetDeckID>0</NetDeckID>",
        "  <PreconstructedDeckID>0</PreconstructedDeckID>",
    ]
    for title, entries in deck.sections:
        beside = "false" if title == MAIN else "true"
        note = COMMANDER_NOTE if title == COMMANDER else "0"
        for copies, name in entries:
            # Magic Online goes by its own numbers, and by the name where the number is not one of them.
            said = [attribute("CatID", 0), attribute("Quantity", copies), attribute("Sideboard", beside)]
            said += [attribute("Name", one_slash(name)), attribute("Annotation", note)]
            lines.append(f"  <Cards {' '.join(said)} />")
    return "\n".join([*lines, "</Deck>", ""])


DEK: Final = Format(
    "dek",
    "Magic Online's .dek file (XML)",
    (".dek",),
    (MAIN, SIDEBOARD, COMMANDER),
    recognizes,
    read,
    write,
    holds_name=False,
)
