"""Names as people type them."""

from __future__ import annotations

import pytest

from apnap.decks.names import NameIndex, folded

KNOWN = [
    "Forest",
    "Snow-Covered Forest",
    "Lightning Bolt",
    "Lightning Helix",
    "Mons's Goblin Raiders",
    "Isamaru, Hound of Konda",
    "Lim-Dûl's Vault",
    "Æther Vial",
    "Fire // Ice",
    "Fire",
    "Wear // Tear",
    "+2 Mace",
    "_____",
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Lightning Bolt", "Lightning Bolt"),
        ("lightning BOLT", "Lightning Bolt"),
        ("Monss Goblin Raiders", "Mons's Goblin Raiders"),
        ("Mons’s Goblin Raiders", "Mons's Goblin Raiders"),
        ("Isamaru Hound of Konda", "Isamaru, Hound of Konda"),
        ("Snow Covered Forest", "Snow-Covered Forest"),
        ("Lim-Dul's Vault", "Lim-Dûl's Vault"),
        ("Lim-Du\u0302l's Vault", "Lim-Dûl's Vault"),
        ("Aether Vial", "Æther Vial"),
        ("AETHER VIAL", "Æther Vial"),
        ("Wear // Tear", "Wear // Tear"),
        ("Wear//Tear", "Wear // Tear"),
        ("wear / tear", "Wear // Tear"),
        ("Wear", "Wear // Tear"),
        ("Fire", "Fire"),
        ("Fire/Ice", "Fire // Ice"),
        ("_____", "_____"),
        ("2 mace", "+2 Mace"),
    ],
)
def test_a_name_is_found_as_typed(typed: str, meant: str) -> None:
    assert NameIndex(KNOWN).find(typed) == meant


@pytest.mark.parametrize("typed", ["", "!!!", "Tear", "Ice", "Lightning", "Wear // Forest"])
def test_what_is_not_a_name_is_not_found(typed: str) -> None:
    assert NameIndex(KNOWN).find(typed) is None


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("Lightnig Bolt", "Lightning Bolt"),
        ("Isamaru", "Isamaru, Hound of Konda"),
        ("Snow-Covred Forrest", "Snow-Covered Forest"),
        ("Tear // Wear", "Wear // Tear"),
    ],
)
def test_a_misspelled_name_is_near_the_right_one(typed: str, near: str) -> None:
    assert NameIndex(KNOWN).suggest(typed)[0] == near


def test_nothing_is_near_nonsense() -> None:
    assert NameIndex(KNOWN).suggest("qqqqqq") == []
    assert NameIndex(KNOWN).suggest("?!") == []


def test_names_that_differ_only_in_punctuation_are_not_confused() -> None:
    index = NameIndex(["Fast // Furious", "Fast, Furious", "Sol Ring"])
    assert index.find("Fast, Furious") == "Fast, Furious"
    assert index.find("fast furious") is None
    assert set(index.suggest("fast furious")) == {"Fast // Furious", "Fast, Furious"}


def test_an_alias_leads_to_the_known_name() -> None:
    index = NameIndex(["Front"], {"Front // Back": "Front"})
    assert index.find("front/back") == "Front"
    assert index.find("Back") is None


def test_folding_keeps_letters_and_digits_only() -> None:
    assert folded("Jötun Grunt") == "jotungrunt"
    assert folded("Zimone's & Dina") == "zimonesdina"
    assert folded("_____") == ""
