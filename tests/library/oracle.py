"""The reference corpus beside the checkout: what the world says about cards. Read for comparing, never copied."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from apnap.rules.ch2_cards.printed import CardDef

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "oracle-cards.json.gz"
SELF = re.compile(r"\b[Tt]his (creature|land|artifact|enchantment|Aura|Equipment|Siege|planeswalker|permanent|spell)\b")

# what a card calls itself for short, where that is not what stands before a comma
SHORT = {"Karn Liberated": "Karn"}


@cache
def corpus() -> dict[str, dict[str, Any]]:
    """Faces by name; a face knows its card's layout."""
    with gzip.open(CORPUS, "rt", encoding="utf-8") as file:
        cards = json.load(file)
    faces: dict[str, dict[str, Any]] = {}
    # a card of its own comes before a face of another card that is called the same
    for single in (True, False):
        for card in cards:
            if ("card_faces" not in card) == single:
                for face in card.get("card_faces", [card]):
                    known = {**face, "layout": card["layout"]}
                    faces.setdefault(face["name"], known)
                    faces.setdefault(f"{card['name']}: {face['name']}", known)
    return faces


def face_key(card: CardDef, face: int) -> str:
    """The name of a face, with the names of both parts where there are two."""
    names = [f.chars.name for f in card.faces[1 if card.layout == "split" else 0 :]]
    name = card.faces[face].chars.name
    # the combined face of a meld pair is not part of either card's name
    return f"{' // '.join(names)}: {name}" if len(names) > 1 and card.layout != "meld" else name


def known_face(card: CardDef, face: int) -> dict[str, Any]:
    """What the corpus says of a face of a card."""
    return corpus()[face_key(card, face)]


def normalised(text: str, name: str) -> str:
    """Without reminder text, with one word for the card itself, and a keyword to a line."""
    text = re.sub(r" ?\([^()]*\)", "", text)
    for called in (name, SHORT.get(name, name.split(",")[0])):
        text = text.replace(called, "~")
    text = SELF.sub("~", text)
    lines: list[str] = []
    for line in text.split("\n"):
        if line and not line.endswith((".", '"')) and ":" not in line and not line.startswith(("Enchant", "Equip")):
            lines += [word.strip().lower() for word in line.split(",")]
        elif line.strip():
            lines.append(line.strip())
    return "\n".join(lines)
