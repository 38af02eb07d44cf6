"""The colours that a card may be played with: its colour identity. CR 903.4.

Read off the card's own text, which is printed from its nodes without reminder text (903.4c).
"""

from __future__ import annotations

import re
from typing import Final

from apnap.english.printer import rules_text
from apnap.rules.printed import CardDef
from apnap.rules.subtypes import BASIC_LAND_TYPES
from apnap.rules.words import COLOR_LETTERS

_SYMBOL: Final = re.compile(r"\{([^}]*)\}")


def color_identity(card: CardDef) -> int:
    """Mask of the colours of all mana symbols in costs and text, and of indicators, on every face. CR 903.4."""
    mask = 0
    for index, face in enumerate(card.faces):
        chars = face.chars
        mask |= int(chars.colors)
        text = rules_text(card, index)
        if chars.cost is not None:
            text += str(chars.cost)
        for symbol in _SYMBOL.findall(text):
            for color in range(5):
                if COLOR_LETTERS[color] in symbol.split("/"):
                    mask |= 1 << color
    return mask


def land_identity(card: CardDef) -> int:
    """Mask of the colours of mana that its basic land types make. CR 305.6, 903.5d."""
    mask = 0
    for face in card.faces:
        for color, name in enumerate(BASIC_LAND_TYPES):
            if name in face.chars.subtypes:
                mask |= 1 << color
    return mask


def identity_letters(mask: int) -> str:
    """`WUB`; for no colour, the words."""
    return "".join(COLOR_LETTERS[color] for color in range(5) if mask >> color & 1) or "no colour"
