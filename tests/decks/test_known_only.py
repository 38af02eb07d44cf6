"""Decks with cards that nobody knows: counted and listed once, or played with basic lands in their places."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from apnap import decks
from apnap.cli import main
from apnap.decks.known_only import load_known
from apnap.errors import DeckError

UNKNOWN = [f"Zzyzx Number {n}" for n in range(20)]
LIST = "".join(f"1 {name}\n" for name in UNKNOWN) + "20 Mountain\n16 Shock\n4 Lightning Bolt\n"


def test_many_unknown_cards_are_counted_and_listed_once() -> None:
    with pytest.raises(DeckError) as refused:
        decks.parse(LIST, ["Mountain", "Shock", "Lightning Bolt"])
    said = str(refused.value)
    assert "knows 40 of 60 cards" in said
    assert all(said.count(f"{name},") + said.endswith(name) + said.count(f"{name}\n") == 1 for name in UNKNOWN)
    assert "did you mean" not in said and "--known-only" in said


def test_a_few_are_taken_for_slips_and_get_names_that_come_near() -> None:
    with pytest.raises(DeckError, match="did you mean 'Lightning Bolt'"):
        decks.parse("20 Mountain\n4 Lightnig Bolt\n", ["Mountain", "Lightning Bolt"])


def test_basic_lands_of_the_deck_s_colours_stand_for_what_is_not_known(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(LIST)
    found = load_known(str(file))
    assert (found.known, found.total, len(found.unknown)) == (40, 60, 20)
    assert found.deck.size() == 60
    assert {name: copies for copies, name in found.deck.main}["Mountain"] == 40
    assert "knows 40 of 60 cards of 'mine'" in found.words()


def test_the_commands_say_what_they_replaced(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(LIST.replace("16 Shock", "4 Shock\n4 Hill Giant\n4 Volcanic Hammer\n4 Goblin Piker"))
    arguments = ["simulate", "--seats", "2", "--games", "2", str(file), "green"]
    refused = CliRunner().invoke(main, arguments)
    assert refused.exit_code == 2
    result = CliRunner().invoke(main, [*arguments, "--known-only"])
    assert result.exit_code == 0, result.output
    assert "basic lands stand for Zzyzx Number 0" in result.output


def test_what_would_control_a_terminal_is_written_out(tmp_path: Path) -> None:
    file = tmp_path / "evil.txt"
    file.write_text("// NAME: \x1b[2Jgone\n60 Mountain\n")
    deck = decks.read(file)
    assert "\x1b" not in deck.name
    with pytest.raises(DeckError) as refused:
        decks.parse("4 \x1b[31mRed\n", ["Mountain"])
    assert "\x1b" not in str(refused.value)
