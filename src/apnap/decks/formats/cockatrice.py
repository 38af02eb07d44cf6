"""Cockatrice's .cod files: XML with a zone for the deck, one for the sideboard, which is where commanders are too, and
one for tokens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from apnap.decks.deck import COMMANDER, MAIN, SIDEBOARD, Deck
from apnap.decks.formats.base import Format, Reader, require_room_for_commanders, shortened
from apnap.decks.formats.xml import attribute, escape, read_elements, root_of

ROOT: Final = "cockatrice_deck"
ZONES: Final = {"main": MAIN, "side": SIDEBOARD}
TOKENS: Final = "tokens"  # what the cards of the deck make, listed for convenience
# What a file says beside its cards: about itself, and how to change it between games.
_SILENT: Final = ("deckname", "comments", "bannerCard", "lastLoadedTimestamp", "tags", "tag", "format")
_PLANS: Final = ("sideboard_plan", "name", "move_card_to_zone", "plan")


def recognizes(text: str) -> bool:
    return root_of(text) == ROOT


def read(text: str, reader: Reader) -> None:
    tags: list[str] = []
    zone = ""

    def opening(line: int, tag: str, said: Mapping[str, str]) -> None:
        nonlocal zone
        if not tags and tag != ROOT:
            reader.refuse(line, f"'{shortened(tag)}' where a '{ROOT}' should begin", "this is not a .cod file")
        elif tag == "zone":
            zone = said.get("name", "")
            if zone not in ZONES and zone != TOKENS:
                reader.refuse(line, f"a zone '{shortened(zone)}' is not part of a deck", "take it out of the list")
        elif tag == "card" and "zone" in tags:
            name = said.get("name", "").strip()
            if zone in ZONES:
                reader.add(ZONES[zone], line, said.get("number", "1"), name)
            elif zone != TOKENS:
                reader.refuse(line, f"'{shortened(name)}' is in the zone '{shortened(zone)}'")
        elif tags and tag not in _SILENT and tag not in _PLANS:
            reader.refuse(line, f"'{shortened(tag)}' is nothing that a .cod file has")
        tags.append(tag)

    def closing(line: int, tag: str, text: str) -> None:
        tags.pop()
        if tag == "deckname" and text and len(tags) == 1:
            reader.name = text

    read_elements(text, reader, opening, closing)
    reader.lead_from_sideboard()


def write(deck: Deck) -> str:
    require_room_for_commanders(deck)
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f'<{ROOT} version="1">']
    lines += [f"    <deckname>{escape(deck.name)}</deckname>", "    <comments></comments>"]
    for title, entries in deck.sections:
        lines.append(f"    <zone {attribute('name', 'main' if title == MAIN else 'side')}>")
        for copies, name in entries:
            lines.append(f"        <card {attribute('number', copies)} {attribute('name', name)}/>")
        lines.append("    </zone>")
    return "\n".join([*lines, f"</{ROOT}>", ""])


COCKATRICE: Final = Format(
    "cockatrice",
    "Cockatrice's .cod file (XML)",
    (".cod",),
    (MAIN, SIDEBOARD, COMMANDER),
    recognizes,
    read,
    write,
)
