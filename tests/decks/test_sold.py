"""Commander decks as they were sold: found by their titles, whole, legal, and dealt to nobody who did not ask."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from apnap.cli import main
from apnap.decks import builtin, builtin_names, by_hand_in, check_for, load
from apnap.decks.defaults import default_decks
from apnap.decks.sources import SOLD, kind_of, plain_name
from apnap.errors import DeckError
from apnap.testing import rule
from apnap.web.decks import offered

NAMES = builtin_names(SOLD)


@rule("903.5")
@pytest.mark.parametrize("name", NAMES)
def test_every_card_is_read_and_the_deck_is_legal(name: str) -> None:
    deck = load(name)
    assert [section.title for section in deck.sections] == ["Commander", "Deck"]
    assert not check_for(deck, "commander")
    assert not by_hand_in(deck)


@pytest.mark.parametrize("typed", ["elven-empire", "Elven Empire", "elven_empire", "ELVEN EMPIRE"])
def test_a_deck_goes_by_its_title_however_it_is_typed(typed: str) -> None:
    assert builtin(typed).commanders == ["Lathril, Blade of the Elves"]
    assert load(typed).name == "Elven Empire"
    assert kind_of(typed) == "commander"


def test_titles_are_told_apart_from_what_is_no_letter() -> None:
    assert plain_name("Land's Wrath") == "lands-wrath"
    assert plain_name("Éowyn: The Riders' Day!") == "eowyn-the-riders-day"


def test_nobody_has_one_who_did_not_ask() -> None:
    assert not set(default_decks("commander")) & set(NAMES)
    assert not set(default_decks()) & set(NAMES)


def test_a_misspelt_title_is_put_right() -> None:
    with pytest.raises(DeckError, match="did you mean 'elven-empire'"):
        load("Elven Empyre")


def test_they_are_listed() -> None:
    listed = CliRunner().invoke(main, ["decks", "list", "--sold"]).output.splitlines()
    assert [line.split()[0] for line in listed] == NAMES
    assert "led by Lathril, Blade of the Elves" in next(line for line in listed if line.startswith("elven-empire"))
    usual = CliRunner().invoke(main, ["decks"]).output
    assert f"and {len(NAMES)} Commander decks as they were sold" in usual and "elven-empire" not in usual


def test_the_page_offers_them_for_commander() -> None:
    sold = [deck for deck in offered() if deck["sold"]]
    assert [deck["name"] for deck in sold] == NAMES
    assert {deck["kind"] for deck in sold} == {"commander"}
    assert {"lands-wrath": "Land's Wrath"}.items() <= {deck["name"]: deck["title"] for deck in sold}.items()
