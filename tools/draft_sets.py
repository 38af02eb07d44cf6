"""Write the sets that come with apnap for drafts, from the cards of the library and the rarities of the corpus.

python -m tools.draft_sets
"""

from __future__ import annotations

import json
from pathlib import Path
from zlib import crc32

from apnap import library
from apnap.abilities.casual.drafting import DraftAbility
from apnap.draft.building import chooses_color, is_conspiracy, may_lead
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import ARTIFACT, BASIC, CREATURE, ENCHANTMENT, INSTANT, LAND, PLANESWALKER, SORCERY
from tests.library.oracle import corpus

FOLDER = Path(__file__).parent.parent / "src" / "apnap" / "draft"
LETTERS = {"common": "C", "uncommon": "U", "rare": "R", "mythic": "M", "special": "R", "bonus": "R"}
A_COLOR = {"C": (12, 7), "U": (8, 5), "R": (7, 4), "M": (2, 2)}
"""Of each rarity and colour, that many creatures and that many others."""
USUAL = ARTIFACT | CREATURE | ENCHANTMENT | INSTANT | LAND | PLANESWALKER | SORCERY
ODD = frozenset({"Shahrazad", "Enter the Dungeon", "Karn Liberated"})
"""Games within games and restarted games are for those who ask for them."""

COMMON = {"count": 10, "choose": [{"pool": "common"}]}
UNCOMMON = {"count": 3, "choose": [{"pool": "uncommon"}]}
RARE = {"count": 1, "choose": [{"pool": "rare", "weight": 7}, {"pool": "mythic", "weight": 1}]}


def acts(card: CardDef) -> bool:
    """Does it belong into the slot of cards that are about drafts?"""
    return is_conspiracy(card) or any(isinstance(a, DraftAbility) for a in card.base.abilities.every)


def rarity(card: CardDef) -> str:
    known = corpus().get(card.name) or corpus().get(card.base.name)
    return LETTERS[str(known.get("rarity", "common"))] if known else "C"


def usual(card: CardDef) -> bool:
    """May it be in any booster pack?"""
    plain = card.base.types & USUAL and not card.base.supertypes & BASIC and card.name not in ODD
    return bool(plain) and not acts(card) and not chooses_color(card)


def spread(cards: list[CardDef], each: dict[str, tuple[int, int]]) -> list[CardDef]:
    """That many of each colour and rarity, creatures and others; of several colours or none as many as of one."""
    out: list[CardDef] = []
    for letter, (creatures, others) in each.items():
        mine = [card for card in cards if rarity(card) == letter]
        mine.sort(key=lambda card: crc32(card.name.encode()))  # not the first ones of the alphabet
        for color in (1, 2, 4, 8, 16, 0, -1):
            of = [c for c in mine if (c.base.colors == color if color >= 0 else bin(c.base.colors).count("1") > 1)]
            out += [c for c in of if c.base.types & CREATURE][:creatures]
            out += [c for c in of if not c.base.types & (CREATURE | LAND)][:others]
        out += [c for c in mine if c.base.types & LAND][:others]
    return out


def listed(cards: list[CardDef]) -> list[dict[str, str]]:
    return [{"name": card.name, "rarity": rarity(card)} for card in sorted(cards, key=lambda c: c.name)]


def names(cards: list[CardDef]) -> list[str]:
    return sorted(card.name for card in cards)


def pools(cards: list[CardDef]) -> dict[str, list[str]]:
    words = {"C": "common", "U": "uncommon", "R": "rare", "M": "mythic"}
    return {word: names([c for c in cards if rarity(c) == letter]) for letter, word in words.items()}


def conspiracy() -> dict[str, object]:
    """Fourteen cards as in any set, and one about drafts."""
    every = library.cards()
    plain = spread([card for card in every if usual(card)], A_COLOR)
    acting = [card for card in every if acts(card)]
    slots = [COMMON, UNCOMMON, RARE, {"count": 1, "choose": [{"pool": "draft"}]}]
    return {
        "name": "apnap Conspiracy",
        "packs_per_player": 3,
        "cards_per_pick": 1,
        "cards": listed([*plain, *acting]),
        "pools": {**pools(plain), "draft": names(acting)},
        "slots": slots,
    }


def commander() -> dict[str, object]:
    """Twenty cards, two of them legends."""
    every = library.cards()
    legends = [card for card in every if usual(card) and may_lead(card)]
    plain = spread([card for card in every if usual(card) and not may_lead(card)], A_COLOR)
    slots = [
        {"count": 13, "choose": [{"pool": "common"}]},
        {"count": 4, "choose": [{"pool": "uncommon"}]},
        RARE,
        {"count": 2, "choose": [{"pool": "legend"}]},
    ]
    return {
        "name": "apnap Commander",
        "packs_per_player": 3,
        "cards_per_pick": 2,
        "cards": listed([*plain, *legends]),
        "pools": {**pools(plain), "legend": names(legends)},
        "slots": slots,
        "always": ["The Prismatic Piper", "Faceless One"],
    }


def main() -> None:
    for name, made in (("conspiracy", conspiracy()), ("commander", commander())):
        (FOLDER / f"{name}.json").write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", "utf-8")
        print(f"{name}: {len(made['cards'])} cards")  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
