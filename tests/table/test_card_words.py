"""Cards in words."""

from __future__ import annotations

import pytest

from apnap import library
from apnap.table.card_words import card_lines

CARDS = library.names()


@pytest.mark.parametrize("name", CARDS)
def test_every_card_of_the_library_can_be_read(name: str) -> None:
    lines = card_lines(library.find(name))
    text = "\n".join(lines)
    assert "[" not in text, "a word of the vocabulary has no words yet"
    assert "~" not in text and "  " not in text.replace(f"{name}  ", ""), text
    assert "<" not in text and " ." not in text and " ," not in text, text
    assert lines[0].startswith(library.find(name).base.name)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Soul Warden", "Whenever another creature enters, gain 1 life."),
        ("Rabid Bite", "Target creature you control deals damage equal to its power to target creature you don't control."),
        ("Mana Leak", "Counter target spell unless its controller pays {3}."),
        ("Soul Salvage", "Return up to two target creature cards in your graveyard to their owner's hand."),
        ("Vulshok Morningstar", "Equipped creature gets +2/+2."),
        ("Bloodthrone Vampire", "Sacrifice a creature: Bloodthrone Vampire gets +2/+2 until end of turn."),
        ("Jace Beleren", "-10: Target player mills 20 cards."),
        ("Howling Mine", "At the beginning of each player's draw step, if Howling Mine is untapped, that player draws a card."),
    ],
)
def test_what_cards_say(name: str, text: str) -> None:
    assert text in card_lines(library.find(name))
