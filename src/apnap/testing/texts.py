"""Cards for one test, from what would be printed on them."""

from __future__ import annotations

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.ch2_cards.printed import CardDef

LAYOUTS = {"Plane": "planar", "Phenomenon": "planar", "Scheme": "scheme", "Vanguard": "vanguard"}


def from_text(name: str, cost: str, types: str, text: str = "", size: str = "") -> CardDef:
    """A card read from its text, as any card is that apnap does not bring: for `Scenario.knows`.

    bell = from_text("Bell", "{1}", "Artifact", "Bell enters tapped.")

    Its own name in the text stands for the card. What is not understood is said, with the place in the line; such a
    card has to be written with `card` of `apnap.vocabulary`.
    """
    layout = next((LAYOUTS[word] for word in types.split() if word in LAYOUTS), "normal")
    verdict = read_card(CardText(name, layout, (FaceText(name, cost, types, text, size),)))
    if verdict.card is None:
        raise AssertionError(f"{name} is not understood: {verdict.why}")
    return verdict.card
