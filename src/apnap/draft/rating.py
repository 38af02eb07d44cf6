"""How good cards are in a deck of forty or sixty, by what is printed on them: for bots, and for a suggestion."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from apnap.draft.building import chooses_color, color_identity, is_conspiracy, land_identity
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import ARTIFACT, CREATURE, FLYING, INSTANT, LAND, PLANESWALKER, SORCERY

BY_RARITY: Final = {"mythic": 1.2, "rare": 0.9, "uncommon": 0.5, "special": 0.3}
SPELLS: Final = 23  # beside lands in a deck of forty
SPELLS_COMMANDER: Final = 36  # in a deck of sixty, the commanders included
PIPS: Final = "WUBRG"


@cache
def worth(card: CardDef, rarity: str = "common") -> float:
    """How much a bot wants a card, whatever its colours."""
    chars = card.base
    value = 2.0 + BY_RARITY.get(rarity, 0.0)
    if is_conspiracy(card):
        return value + 0.1
    cost = mana_value(card)
    if chars.types & CREATURE:
        size = max(int(chars.power), 0) + max(int(chars.toughness), 0)
        value += 0.4 + (size - 2 * cost) * 0.12
        if chars.keywords & FLYING:
            value += 0.4
    elif chars.types & PLANESWALKER:
        value += 1.5
    elif chars.types & (INSTANT | SORCERY):
        value += 0.3
    elif chars.types & LAND:
        value -= 0.6
    elif chars.types & ARTIFACT:
        value += 0.1
    return value - max(cost - 5, 0) * 0.4


def mana_value(card: CardDef) -> int:
    return int(card.base.mana_value())


def colors_of(card: CardDef) -> int:
    """The colours that a deck needs for it: those of its cost, and for a land those of its mana."""
    if card.base.types & LAND:
        return color_identity(card) | land_identity(card)
    return int(card.base.colors)


def pips(cards: Iterable[CardDef]) -> list[int]:
    """How many coloured symbols of each colour their costs have."""
    out = [0] * 5
    for card in cards:
        text = "" if card.base.cost is None else str(card.base.cost)
        for i, letter in enumerate(PIPS):
            out[i] += text.count(letter)
    return out


def best_colors(cards: Sequence[CardDef], rated: Sequence[float], spells: int) -> int:
    """The two colours in which the best cards add up to most."""
    best, most = 0, -1.0
    for one in range(5):
        for other in range(one, 5):
            mask = 1 << one | 1 << other
            usable = sorted((r for c, r in zip(cards, rated, strict=True) if not colors_of(c) & ~mask), reverse=True)
            total = sum(usable[:spells])
            if total > most:
                best, most = mask, total
    return best


def leader_identity(card: CardDef) -> int:
    """The colours that a commander allows; one that gets a colour may get any one, and counts as none here."""
    return 0 if chooses_color(card) else color_identity(card)
