"""Cards for tests, read from sentences of our own: so a test shows the reader, the printer and the table together."""

from __future__ import annotations

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.ch2_cards.printed import CardDef


def read(text: str, types: str = "Sorcery", name: str = "Rite", cost: str = "{0}", size: str = "") -> CardDef:
    """A card with this text, which must be understood."""
    size = size or ("1/1" if "Creature" in types else "")
    verdict = read_card(CardText(name, "normal", (FaceText(name, cost, types, text, size),)))
    assert verdict.card is not None, verdict.why
    return verdict.card


def exact(text: str, types: str = "Sorcery", name: str = "Rite") -> bool:
    """Is it printed just so?"""
    size = "1/1" if "Creature" in types else ""
    return read_card(CardText(name, "normal", (FaceText(name, "{0}", types, text, size),))).exact
