"""Every card of the library against the world: cost, types, numbers, colours, layout, and its text.

Compared with the reference corpus where that is beside the checkout, and everywhere with a table of short hashes made
from it (`texts.py`).
"""

from __future__ import annotations

import pytest

from apnap.rules.ch2_cards.printed import CardDef
from tests.library.oracle import CORPUS, face_key, known_face
from tests.library.texts import (
    HINT,
    faces,
    from_corpus,
    our_text,
    our_values,
    short,
    table,
    their_text,
    their_values,
)

# Cards whose printed text differs from the corpus, each with the reason.
DIFFERENT: dict[str, str] = {}
FACES = faces()
NAMES = [card.faces[i].chars.name for card, i in FACES]
HASHES = table()

beside_the_corpus = pytest.mark.skipif(not CORPUS.exists(), reason="the reference corpus is not beside the checkout")


@beside_the_corpus
@pytest.mark.parametrize("card,face", FACES, ids=NAMES)
def test_the_printed_values_are_those_of_the_world(card: CardDef, face: int) -> None:
    assert our_values(card, face) == their_values(known_face(card, face))


@beside_the_corpus
@pytest.mark.parametrize("card,face", FACES, ids=NAMES)
def test_the_text_printed_from_the_nodes_is_that_of_the_world(card: CardDef, face: int) -> None:
    name = card.faces[face].chars.name
    if name in DIFFERENT:
        assert our_text(card, face) != their_text(card, face), f"{name} is equal by now: take it off the list"
    else:
        assert our_text(card, face) == their_text(card, face)


@pytest.mark.parametrize("card,face", FACES, ids=NAMES)
def test_the_table_of_hashes_knows_the_card(card: CardDef, face: int) -> None:
    """Text and values once more, without the corpus."""
    assert face_key(card, face) in HASHES, HINT
    text, values = HASHES[face_key(card, face)].split()
    assert short(our_values(card, face)) == values
    assert (short(our_text(card, face)) == text) == (card.faces[face].chars.name not in DIFFERENT)


@beside_the_corpus
def test_the_table_of_hashes_is_that_of_the_corpus() -> None:
    assert from_corpus() == HASHES, HINT


def test_nearly_all_texts_are_equal() -> None:
    assert set(DIFFERENT) <= set(NAMES), "the list names a card that is not there"
    assert all(DIFFERENT.values()), "each with its reason"
    equal = sum(name not in DIFFERENT for name in NAMES)
    print(f"{equal} of {len(FACES)} faces print the text of the reference corpus")
    assert equal >= 0.95 * len(FACES)
