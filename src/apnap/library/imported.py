"""Cards that a user imported: their texts, kept in the user's folder, and read when one is asked for."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, final

import msgspec

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, Verdict, read_card
from apnap.english.reading.partly import read_partly
from apnap.library.stored import Lines
from apnap.rules.ch2_cards.printed import CardDef

FILE: Final = "cards.txt"
FaceRow = tuple[str, str, str, str, str, str | None]
Row = tuple[str, str, list[FaceRow]]


def data_folder() -> Path:
    """Where the user's data is kept: APNAP_DATA, or the folder that the system has for such things."""
    chosen = os.environ.get("APNAP_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "apnap"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "apnap"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "apnap"


@final
class Imported:
    """The imported cards, by folded names."""

    def __init__(self, file: Path | None = None) -> None:
        self.lines = Lines(data_folder() / FILE if file is None else file)
        self.read: dict[str, Verdict] = {}
        self.parts: dict[str, CardDef] = {}

    def text(self, key: str) -> CardText | None:
        """What is printed on a card."""
        found = self.lines.find(key)
        if found is not None and found[:1] != b"[":
            found = self.lines.find(str(msgspec.json.decode(found)))
        return None if found is None else text_of(msgspec.json.decode(found, type=Row))

    def verdict(self, key: str) -> Verdict | None:
        """The card read, or why it is not."""
        known = self.read.get(key)
        if known is None:
            text = self.text(key)
            if text is None:
                return None
            known = self.read[key] = read_card(text)
        return known

    def meant(self, key: str) -> str | None:
        """The name of the card that a folded spelling means, if that card is read."""
        verdict = self.verdict(key)
        return None if verdict is None or verdict.card is None else verdict.card.name

    def get(self, name: str, key: str) -> CardDef | None:
        verdict = self.verdict(key)
        return verdict.card if verdict is not None and verdict.card is not None and verdict.card.name == name else None

    def part(self, name: str, key: str) -> CardDef | None:
        """The card of this name as far as it is understood, where that is not all of it."""
        made = self.parts.get(name)
        if made is None:
            text = self.text(key)
            verdict = self.verdict(key)
            if text is None or verdict is None or verdict.card is not None:
                return None
            made = read_partly(text)[0]
            if made.name != name:
                return None
            self.parts[name] = made
        return made

    def meant_in_part(self, key: str) -> str | None:
        """The name of the card that a folded spelling means, if that card is not read, or only in part."""
        verdict = self.verdict(key)
        if verdict is None or verdict.card is not None:
            return None
        text = self.text(key)
        return None if text is None else read_partly(text)[0].name

    def texts(self) -> list[CardText]:
        """All of them."""
        return [text_of(msgspec.json.decode(line, type=Row)) for line in self.lines.values() if line[:1] == b"["]


def text_of(row: Row) -> CardText:
    return CardText(row[0], row[1], tuple(FaceText(*face) for face in row[2]))


def row_of(card: CardText) -> Row:
    faces = [(f.name, f.cost, f.types, f.text, f.size, f.colors) for f in card.faces]
    return card.name, card.layout, faces


def keep(cards: Iterable[CardText], folded: Callable[[str], str], file: Path | None = None) -> int:
    """Add cards to the user's file, in the place of older ones of the same names; how many there are then."""
    place = data_folder() / FILE if file is None else file
    found = {card.name: card for card in Imported(place).texts()} | {card.name: card for card in cards}
    rows: dict[str, str] = {}
    for card in found.values():
        rows[folded(card.name)] = json.dumps(row_of(card), ensure_ascii=False, separators=(",", ":"))
    for card in found.values():
        for face in card.faces[: 2 if card.layout == "split" else 1]:
            rows.setdefault(folded(face.name), json.dumps(folded(card.name)))
    place.parent.mkdir(parents=True, exist_ok=True)
    fresh = place.with_suffix(".new")
    lines = [f"{key}\t{row}\n" for key, row in sorted(rows.items(), key=lambda item: item[0].encode())]
    fresh.write_text("".join(lines), "utf-8")
    fresh.replace(place)  # all or nothing
    return len(found)
