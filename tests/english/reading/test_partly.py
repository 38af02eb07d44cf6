"""Cards that are read in part: what is understood works, and every other line is marked by its number."""

from __future__ import annotations

import pytest

from apnap.abilities.by_hand.unread import ByHand, CarryOut, EntersWithByHand, SizeByHand, is_by_hand
from apnap.english import rules_text
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.english.reading.partly import of_facts, read_partly
from apnap.rules.ch2_cards.printed import CardDef


def card(text: str, types: str = "Creature - Bear", size: str = "2/2", cost: str = "{2}{G}") -> CardDef:
    """A card of one face, read as far as it goes."""
    face = FaceText("Puzzling Bear", cost, types, text, size if "Creature" in types else "")
    made, _ = read_partly(CardText("Puzzling Bear", "normal", (face,)))
    assert is_by_hand(made)
    return made


def kinds(made: CardDef) -> list[str]:
    return [type(ability).__name__ for ability in made.base.abilities.every]


def test_read_lines_are_nodes_and_the_other_is_a_number() -> None:
    made = card("Flying\nEach bear hums a tune it likes.\n{T}: Draw a card.")
    assert rules_text(made) == "Flying\nLine 2 of 3 is carried out by hand.\n{T}: Draw a card."


def test_no_word_of_an_unread_line_is_kept() -> None:
    made = card("Each bear hums a tune it likes.")
    assert "hums" not in repr(made.base.abilities.every) and "tune" not in rules_text(made)


@pytest.mark.parametrize(
    ("line", "printed"),
    [
        ("When this creature enters, hum a tune.", "When this creature enters, carry out line 1 of 1 by hand."),
        ("{1}{G}, {T}: Hum a tune.", "{1}{G}, {T}: Carry out line 1 of 1 by hand."),
        (
            "At the beginning of your upkeep, hum a tune.",
            "At the beginning of your upkeep, carry out line 1 of 1 by hand.",
        ),
    ],
)
def test_when_is_read_although_what_is_not(line: str, printed: str) -> None:
    assert rules_text(card(line)) == printed


def test_an_event_that_is_not_read_leaves_the_whole_line_by_hand() -> None:
    assert kinds(card("Whenever a tune is hummed, draw a card.")) == ["ByHand"]


def test_a_spell_is_carried_out_in_the_order_of_its_lines() -> None:
    made = card("Draw a card.\nHum a tune.\nYou gain 2 life.", "Sorcery")
    said = "Draw a card.\nCarry out line 2 of 3 by hand.\nYou gain 2 life."
    assert rules_text(made) == said


def test_what_speaks_of_an_unread_line_is_by_hand_too() -> None:
    made = card(
        "When this creature enters, hum a tune.\nWhen this creature dies, return the exiled card to its owner's hand."
    )
    assert [type(a).__name__ for a in made.base.abilities.every][-1] in ("ByHand", "When")
    assert all(has_part(ability) for ability in made.base.abilities.every)


def has_part(node: object) -> bool:
    return "CarryOut" in repr(node) or "ByHand" in repr(node)


def test_stars_that_nothing_defines_are_said_by_hand() -> None:
    made = card("Its size is anybody's guess.", size="*/*")
    found = [ability for ability in made.base.abilities.every if isinstance(ability, SizeByHand)]
    assert found and found[0].power and found[0].toughness
    half = card("Its size is anybody's guess.", size="*/4")
    found = [ability for ability in half.base.abilities.every if isinstance(ability, SizeByHand)]
    assert found and found[0].power and not found[0].toughness


def test_a_creature_without_toughness_enters_with_what_is_said() -> None:
    made = card("It enters with a surprising number of leaves.", size="0/0")
    assert any(isinstance(ability, EntersWithByHand) for ability in made.base.abilities.every)


def test_chapters_come_by_themselves() -> None:
    made = card("I, II \u2014 Hum a tune.\nIII \u2014 Draw a card.", "Enchantment - Saga")
    assert kinds(made) == ["Chapter", "Chapter", "Chapter"]


def test_colours_of_symbols_in_unread_lines_are_kept() -> None:
    made = card("Hum a tune that costs {R} or {U/B}.")
    found = made.base.abilities.every[0]
    assert isinstance(found, ByHand) and found.symbols == "{U}{B}{R}"


def test_a_card_known_by_facts_alone() -> None:
    made, _ = of_facts("Unheard Tune", "normal", "Sorcery", "{1}{R}", "RG")
    assert rules_text(made) == "Carry out this card, with {G}, by hand."
    beast, _ = of_facts("Unseen Beast", "normal", "Legendary Creature - Beast", "{4}{G}", "G")
    assert any(isinstance(ability, SizeByHand) for ability in beast.base.abilities.every)
    walker, _ = of_facts("Unmet Wanderer", "normal", "Legendary Planeswalker - Wanderer", "{4}{G}", "G")
    assert any(isinstance(ability, EntersWithByHand) for ability in walker.base.abilities.every)
    both, _ = of_facts("Day // Night", "split", "Instant // Sorcery", "{W} // {B}", "WB")
    assert both.layout == "split" and is_by_hand(both)


def test_odd_costs_types_and_numbers_are_left_out() -> None:
    face = FaceText("Odd One", "{Infinity}", "Summon Legend - thing", "Hum.", "1.5/*+1", None)
    made, _ = read_partly(CardText("Odd One", "some layout", (face, face, face)))
    assert made.base.cost is None and made.base.types


def test_by_hand_is_never_read_as_a_card() -> None:
    """A text that says of itself that it is by hand is not understood."""
    face = FaceText("Sly Bear", "{G}", "Creature - Bear", "Line 1 of 2 is carried out by hand.", "2/2")
    assert read_card(CardText("Sly Bear", "normal", (face,))).card is None


def test_its_words_read_back() -> None:
    made = card("Flying\nHum a tune for {G}.\n{T}: Hum a tune.")
    face = FaceText("Puzzling Bear", "{2}{G}", "Creature - Bear", rules_text(made), "2/2")
    again, parts = read_partly(CardText("Puzzling Bear", "normal", (face,)))
    assert list(again.base.abilities.every)[:3] == list(made.base.abilities.every)
    assert isinstance(CarryOut(1, 2), CarryOut) and parts[0].unread == ()
