"""Cards as they are read at the table."""

from __future__ import annotations

from apnap import library
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.table.card_text import ability_lines, card_lines


def test_every_card_of_the_library_can_be_read() -> None:
    for name in library.names():
        card = library.find(name)
        lines = card_lines(card)
        text = "\n".join(lines)
        assert lines[0].startswith(name.split(" // ")[0])
        assert lines.count("//") == (name.count(" // ") if card.layout == "split" else len(card.faces) - 1)
        assert "(" not in text and "<" not in text, text


def test_a_card_shows_its_cost_its_types_its_text_and_its_numbers() -> None:
    assert card_lines(library.find("Llanowar Elves")) == [
        "Llanowar Elves  {G}",
        "Creature — Elf Druid",
        "{T}: Add {G}.",
        "1/1",
    ]


def test_an_ability_without_words_goes_by_its_name() -> None:
    class GoesSideways(Static):
        """Somebody's own word."""

    bears: Chars = library.find("Grizzly Bears").base
    assert ability_lines(GoesSideways([]), bears) == ["(goes sideways)"]
