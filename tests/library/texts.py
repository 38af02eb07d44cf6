"""What the world says about our cards, as short hashes: so that cards are checked where the corpus is absent.

python -m tests.library.texts --write    make the table again from the corpus
"""

from __future__ import annotations

import json
import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from apnap import library
from apnap.english import rules_text, type_line
from apnap.rules.ch2_cards.characteristics import parse_mana_cost
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import BATTLE, COLOR_LETTERS, CREATURE, L_PT_DEFINE, PLANESWALKER, VANGUARD, bits
from tests.library.oracle import CORPUS, face_key, known_face, normalised

TABLE = Path(__file__).with_name("texts.json")
HINT = "run `python -m tests.library.texts --write` beside the reference corpus"


def faces() -> list[tuple[CardDef, int]]:
    """Every face of every card; a split card has its combined characteristics before its halves (709.4)."""
    return [(card, i) for card in library.cards() for i in range(1 if card.layout == "split" else 0, len(card.faces))]


def short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:8]


def symbols(cost: str) -> str:
    """The symbols of a cost in one order."""
    return "".join(sorted(re.findall(r"\{[^}]*\}", cost)))


def our_values(card: CardDef, face: int) -> str:
    """Layout, type line, cost, colours and numbers of a face, as one line."""
    chars = card.faces[face].chars
    numbers = ""
    if chars.types & CREATURE or "Vehicle" in chars.subtypes:
        numbers = f"{chars.power}/{chars.toughness}"
        if any(static.defining and L_PT_DEFINE in static.layers() for static in chars.abilities.statics):
            numbers = "*/*"
    elif chars.types & PLANESWALKER:
        numbers = str(chars.loyalty)
    elif chars.types & BATTLE:
        numbers = str(chars.defense)
    elif chars.types & VANGUARD:
        numbers = f"{card.faces[face].hand_modifier:+}/{card.faces[face].life_modifier:+}"
    cost = "" if chars.cost is None else symbols(str(chars.cost))
    colors = "".join(COLOR_LETTERS[i] for i in bits(chars.colors))
    return " | ".join((card.layout, type_line(chars), cost, colors, numbers))


def their_values(known: dict[str, Any]) -> str:
    """The same of what the corpus says."""
    numbers = f"{known['power']}/{known['toughness']}" if "power" in known else ""
    numbers = numbers or known.get("loyalty") or known.get("defense") or ""
    if "hand_modifier" in known:
        numbers = f"{int(known['hand_modifier']):+}/{int(known['life_modifier']):+}"
    cost = known.get("mana_cost", "")
    colors = "".join(sorted(known["colors"], key=COLOR_LETTERS.index))
    return " | ".join(
        (known["layout"], known["type_line"], symbols(str(parse_mana_cost(cost)) if cost else ""), colors, numbers)
    )


def our_text(card: CardDef, face: int) -> str:
    return normalised(rules_text(card, face), card.faces[face].chars.name)


def their_text(card: CardDef, face: int) -> str:
    return normalised(known_face(card, face).get("oracle_text", ""), card.faces[face].chars.name)


def table() -> dict[str, str]:
    """By face, the hashes of its text and of its values."""
    read: dict[str, str] = json.loads(TABLE.read_text("utf-8"))
    return read


def from_corpus() -> dict[str, str]:
    return {
        face_key(card, face): f"{short(their_text(card, face))} {short(their_values(known_face(card, face)))}"
        for card, face in faces()
    }


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"] or not CORPUS.exists():
        sys.exit(__doc__)
    TABLE.write_text(json.dumps(from_corpus(), indent=0, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")
    print(f"{TABLE.name}: {len(table())} faces")
