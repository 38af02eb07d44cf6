"""A bad position gives one message with its line and column; a position that text cannot say is refused."""

from __future__ import annotations

import pytest

from apnap.errors import PositionError
from apnap.position import read, write
from apnap.rules.core.play import Play
from apnap.rules.core.state import Watcher

SEATS = "seat 0:\nseat 1:\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("seat 0:\n  hand: Lightning Blot\nseat 1:\n", 2, 9, "no card is called 'Lightning Blot'"),
        ("seat 0:\n  hand: Shock; Forrest x3\nseat 1:\n", 2, 16, "no card is called 'Forrest'"),
        ("seat 0:\n  battlefield: Forest (taped)\nseat 1:\n", 2, 24, "'taped' says nothing about a card"),
        ("seat 0:\n  battlefield: Forest (tapped\nseat 1:\n", 2, 23, "this parenthesis is not closed"),
        ("seat 0:\n  hand: Forest (tapped)\nseat 1:\n", 2, 17, "only a permanent can be tapped"),
        ("seat 0: life many\nseat 1:\n", 1, 9, "'life many' says nothing about a player"),
        ("seat 0:\nseat 0:\n", 2, 1, "seat 0 is described twice"),
        ("seat 0:\n", 1, 1, "two players at least"),
        ("table 2 seats, sideways\n", 1, 16, "'sideways' says nothing about a table"),
        ("table 3 seats, teams 0 / 1\n" + SEATS, 1, 7, "seat 2 is on no team"),
        ("table 999999999 seats\n", 1, 7, "this engine seats 60 at most"),
        ("seat 0:\nseat 999999999:\n", 2, 1, "this engine seats 60 at most"),
        ("table 2 seats\nseat 2:\n", 2, 1, "there is no seat 2"),
        ("turn 1, seat 5\n" + SEATS, 1, 9, "'5' is not a seat of this table"),
        ("turn 1, seat 0, lunch\n" + SEATS, 1, 17, "'lunch' says nothing about a turn"),
        ("hand: Forest\n", 1, 1, "whose hand is this?"),
        ("  Forest\n", 1, 3, "an indented line continues a list"),
        ("player 0\n", 1, 1, "'player' begins no line of a position"),
        ("apnap position 9\n" + SEATS, 1, 1, "another format"),
        (SEATS + "stack:\n  Shock (by 0) -> @9\n", 4, 19, "nothing is labelled @9"),
        (SEATS + "stack:\n  Shock (by 0)\n", 4, 3, "Shock has one use of 'target'"),
        (SEATS + "stack:\n  Shock -> seat 1\n", 4, 3, "who controls Shock?"),
        (SEATS + "stack:\n  Shock (by 0) -> Ann\n", 4, 19, "is not expected here"),
        (SEATS + "effects:\n  +3/+3 (by 0, from Shock)\n", 4, 3, "what does this effect apply to?"),
        (SEATS + "effects:\n  bigger (by 0) -> seat 0\n", 4, 3, "'bigger' is not an effect that can be written"),
        (SEATS + "this turn:\n  it rained\n", 4, 3, "'it rained' is nothing that can have happened"),
        ("seat 0:\n  battlefield: Forest x2 @1\nseat 1:\n", 2, 26, "2 of Forest need 2 labels"),
        ("seat 0:\n  battlefield: Forest @1; Forest @1\nseat 1:\n", 2, 34, "the label @1 is given twice"),
        ("seat 0:\n  graveyard: Forest (owner 1)\nseat 1:\n", 2, 14, "lies with its owner"),
        ("seat 0:\n  hnad: Shock\nseat 1:\n", 2, 3, "'hnad' is not a zone"),
        ("seat 0:\n  hand: Shock\n  libary: Forest\nseat 1:\n", 3, 3, "'libary' is not a zone"),
        ("seat 0:\n  attic: Shock\nseat 1:\n", 2, 3, "'attic' is not a zone"),
        ("seat 0:\n  battlefield: Forest; Shock\nseat 1:\n", 2, 24, "Shock never is on the battlefield"),
        ("seat 0:\n  battlefield: Pyroclasm\nseat 1:\n", 2, 16, "Pyroclasm never is on the battlefield"),
        ("seat 0: life 99999999999\nseat 1:\n", 1, 14, "this number is too large"),
        ("game seed 99999999999999999999\nseat 0:\nseat 1:\n", 1, 11, "this number is too large"),
        ("seat 0: life 20, poison 1, life 3\nseat 1:\n", 1, 28, "the life of seat 0 is said twice"),
        ("turn 5, seat 0, untap\nseat 0:\nseat 1:\n", 1, 1, "nobody gets priority in the untap step"),
        (
            "turn 5, seat 0, main1\nseat 0:\n  battlefield: Goblin Piker (attacking seat 1)\nseat 1:\n",
            1,
            1,
            "this is not a step of combat",
        ),
        (
            "turn 5, seat 0, blockers\nseat 0:\n  battlefield: Forest @1\n"
            "seat 1:\n  battlefield: Grizzly Bears (blocking @1)\n",
            5,
            16,
            "can block only what is attacking",
        ),
        (
            "turn 2, seat 0, priority 1\nseat 0:\nseat 1: left\nseat 2:\n",
            1,
            1,
            "nobody who is in the game has priority",
        ),
    ],
)
def test_errors_say_where_and_what(text: str, line: int, column: int, words: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(text, file="table.txt")
    assert words in caught.value.message
    assert (caught.value.line, caught.value.column) == (line, column)
    assert str(caught.value).startswith("table.txt, line ")


def test_a_misspelled_card_brings_suggestions() -> None:
    with pytest.raises(PositionError) as caught:
        read("seat 0:\n  hand: Lightning Blot\nseat 1:\n")
    assert caught.value.hint.startswith("did you mean 'Lightning Bolt'")


def test_commas_between_cards_are_noticed() -> None:
    with pytest.raises(PositionError) as caught:
        read("seat 0:\n  hand: Shock, Forest\nseat 1:\n")
    assert caught.value.hint == "write ';' between cards"


def test_a_misspelled_zone_brings_suggestions() -> None:
    with pytest.raises(PositionError) as caught:
        read("seat 0:\n  hand: Shock\n  battelfield: Forest\nseat 1:\n")
    assert caught.value.hint.startswith("did you mean 'battlefield'? zones are hand, ")


# what cannot be said -------------------------------------------------------------------------------------------------
def game() -> Play:
    made = read("seat 0:\n  battlefield: Mountain; Goblin Piker\n  library: Forest x9\nseat 1:\n  library: Forest x9\n")
    made.advance()
    return made


def test_a_delayed_trigger_is_refused_and_not_dropped() -> None:
    made = game()
    piker = made.state.ids(0, 5)[1]
    from apnap.abilities.effects.player_actions import Draw
    from apnap.abilities.events.object_events import Dies
    from apnap.abilities.events.triggers import When
    from apnap.abilities.selectors import THIS

    watcher = Watcher(piker, 0, When(Dies(THIS), Draw(1)))
    watcher.delayed = True
    made.state.watchers[0] = [watcher]
    with pytest.raises(PositionError, match="abilities that wait for events"):
        write(made)


def test_mana_with_strings_attached_is_refused() -> None:
    from apnap.rules.ch1_concepts.mana.purpose import Spending
    from apnap.rules.core.players import Mana

    made = game()
    made.state.edit_player(0).special_mana = [Mana(3, False, 0, Spending())]
    with pytest.raises(PositionError, match="restricted mana"):
        write(made)


def test_nothing_is_written_in_the_middle_of_things() -> None:
    made = game()
    made.state.edit_turn().stage = 4
    with pytest.raises(PositionError, match="while a player has priority"):
        write(made)


def test_a_copy_of_something_unknown_is_refused() -> None:
    made = game()
    piker = made.state.ids(0, 5)[1]
    copied = made.char(piker).copy()
    copied.power = 9
    made.state.edit(piker).copied = copied
    made.drop_all_chars()
    made.settle()
    with pytest.raises(PositionError, match="is a copy of"):
        write(made)
