"""Every card of the library against the reference corpus: cost, types, numbers, colours, and its text."""

from __future__ import annotations

import re

import pytest

from apnap import library
from apnap.english import rules_text, type_line
from apnap.rules.characteristics import Chars, parse_mana_cost
from apnap.rules.printed import CardDef
from apnap.rules.words import BATTLE, COLOR_LETTERS, CREATURE, PLANESWALKER, bits
from tests.library.oracle import CORPUS, known_face, normalised

pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason="the reference corpus is not beside the checkout")
# Cards whose printed text differs from the corpus, each with the reason.
DIFFERENT: dict[str, str] = {}
# a split card has its combined characteristics before its halves (709.4)
FACES = [(card, i) for card in library.cards() for i in range(1 if card.layout == "split" else 0, len(card.faces))]
NAMES = [card.faces[i].chars.name for card, i in FACES]


@pytest.mark.parametrize("card,face", FACES, ids=NAMES)
def test_the_printed_values_are_those_of_the_world(card: CardDef, face: int) -> None:
    chars: Chars = card.faces[face].chars
    known = known_face(card, face)
    assert known["layout"] == card.layout
    assert type_line(chars) == known["type_line"]
    cost = known.get("mana_cost", "")
    assert symbols(str(chars.cost) if chars.cost is not None else "") == symbols(cost)
    if cost:
        assert chars.cost is not None and chars.cost.value == parse_mana_cost(cost).value
    assert [COLOR_LETTERS[i] for i in bits(chars.colors)] == sorted(known["colors"], key=COLOR_LETTERS.index)
    if chars.types & CREATURE:
        assert (str(chars.power), str(chars.toughness)) == (known["power"], known["toughness"])
    if chars.types & PLANESWALKER:
        assert str(chars.loyalty) == known["loyalty"]
    if chars.types & BATTLE:
        assert str(chars.defense) == known["defense"]


def symbols(cost: str) -> list[str]:
    """The symbols of a cost in any order."""
    return sorted(re.findall(r"\{[^}]*\}", cost))


@pytest.mark.parametrize("card,face", FACES, ids=NAMES)
def test_the_text_printed_from_the_nodes_is_that_of_the_world(card: CardDef, face: int) -> None:
    name = card.faces[face].chars.name
    printed = normalised(rules_text(card, face), name)
    known = normalised(known_face(card, face).get("oracle_text", ""), name)
    if name in DIFFERENT:
        assert printed != known, f"{name} is equal by now: take it off the list"
    else:
        assert printed == known


def test_nearly_all_texts_are_equal() -> None:
    equal = len(FACES) - len(DIFFERENT)
    print(f"{equal} of {len(FACES)} faces print the text of the reference corpus")
    assert equal >= 0.95 * len(FACES)
