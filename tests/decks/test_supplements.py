"""The planar decks, scheme decks and vanguards that come with apnap, and decks that bring their own to a table."""

from __future__ import annotations

import pytest

import apnap
from apnap.decks import (
    PLANES,
    SCHEMES,
    VANGUARD,
    Deck,
    builtin,
    check_for,
    completed,
    require_common_planes,
    require_for,
    variant_at,
)
from apnap.decks.deck import Entry, Section
from apnap.decks.facts import LIBRARY
from apnap.decks.sources import library_index, supplement, supplement_names
from apnap.errors import DeckError
from apnap.tables import choice
from apnap.testing import rule

PLANAR, SCHEMING, AVATARS = (supplement_names(title) for title in (PLANES, SCHEMES, VANGUARD))


def with_section(deck: str, title: str, name: str) -> Deck:
    whole = builtin(deck)
    return Deck(whole.name, (*whole.sections, *supplement(title, name).sections))


def test_there_are_enough_of_them() -> None:
    assert len(PLANAR) >= 2 and len(SCHEMING) >= 2 and len(AVATARS) >= 12


@rule("901.3")
@pytest.mark.parametrize("name", PLANAR)
def test_a_planar_deck_is_legal(name: str) -> None:
    assert check_for(with_section("red", PLANES, name), "planechase") == ()


@rule("904.3", "904.13d")
@pytest.mark.parametrize("name", SCHEMING)
def test_a_scheme_deck_is_legal_with_commanders_too(name: str) -> None:
    assert check_for(with_section("red", SCHEMES, name), "supervillain-rumble") == ()
    assert check_for(with_section("elves", SCHEMES, name), "archenemy-commander") == ()


@rule("902.3")
@pytest.mark.parametrize("name", AVATARS)
def test_a_vanguard_is_one_card(name: str) -> None:
    assert check_for(with_section("red", VANGUARD, name), "vanguard") == ()


@pytest.mark.parametrize(
    "variant,deck,wanted",
    [
        ("free-for-all", "red", "constructed"),
        ("free-for-all", "elves", "commander"),
        ("free-for-all", "drakes", "brawl"),
        ("commander", "elves", "commander"),
        ("commander", "red", "commander"),
        ("brawl", "drakes", "brawl"),
        ("planechase", "red", "constructed"),
    ],
)
def test_what_a_deck_has_to_be_at_a_table(variant: str, deck: str, wanted: str) -> None:
    table = choice(variant, seats=4).table()
    assert variant_at(table, builtin(deck)) == wanted
    if (variant, deck) != ("commander", "red"):
        require_for(builtin(deck), wanted)
        require_for(completed(builtin(deck), table, 0), variant_at(table, completed(builtin(deck), table, 0)))


@rule("901.3", "901.15a")
def test_planes_that_a_deck_brings_are_checked_where_they_are_played() -> None:
    deck = with_section("red", PLANES, PLANAR[0])
    assert variant_at(choice("planechase", seats=4).table(), deck) == "planechase"
    assert variant_at(choice("communal-planechase", seats=4).table(), deck) == "planechase"
    every = dict.fromkeys(e for name in PLANAR for e in supplement(PLANES, name).section(PLANES))
    whole = Deck("mine", (*builtin("red").sections, Section(PLANES, tuple(every))))
    assert variant_at(choice("communal-planechase", seats=2).table(), whole) == "communal-planechase"
    with pytest.raises(DeckError, match="a Planes section has no place"):
        apnap.new_game([deck, "green"])
    few = Deck("mine", (*builtin("red").sections, Section(PLANES, deck.section(PLANES)[:5])))
    with pytest.raises(DeckError, match="at least 10 are needed .CR 901.3."):
        apnap.new_game([few, "green"], variant="planechase", seats=2)
    assert apnap.new_game([deck, "green"], variant="planechase", seats=2) is not None


def test_every_card_of_them_is_in_the_library() -> None:
    known = library_index()
    for title in (PLANES, SCHEMES, VANGUARD):
        for name in supplement_names(title):
            assert [card for card in supplement(title, name).names() if known.find(card) != card] == []


@rule("901.15a")
def test_the_planes_of_all_decks_together_are_enough_for_the_table() -> None:
    """Four players who bring the same ten planes have ten, and forty are needed."""
    same = with_section("red", PLANES, PLANAR[0])
    with pytest.raises(DeckError, match="planar deck for 4 players") as error:
        apnap.new_game([same] * 4, seats=4, variant="communal-planechase", agents=["first"])
    assert "901.15a" in str(error.value)
    decks = [with_section("red", PLANES, name) for name in PLANAR[:4]]
    apnap.new_game(decks, seats=4, variant="communal-planechase", agents=["first"])
    for seats in (2, 3, 5, 8):  # what the table lends is enough
        apnap.new_game(seats=seats, variant="communal-planechase", agents=["first"])


@rule("901.15a")
@pytest.mark.parametrize(("players", "number"), [(2, 20), (3, 30), (4, 40), (6, 40)])
def test_how_many_planes_a_table_needs(players: int, number: int) -> None:
    every = [name for kind in PLANAR for name in supplement(PLANES, kind).cards(PLANES)]
    planes = [name for name in dict.fromkeys(every) if not LIBRARY.about(name).is_a("Phenomenon")]  # type: ignore[union-attr]
    for short in (0, 1):
        deck = Deck("planes", (Section(PLANES, tuple(Entry(1, name) for name in planes[: number - short])),))
        if short:
            with pytest.raises(DeckError, match="901.15a"):
                require_common_planes([deck], players)
        else:
            require_common_planes([deck], players)


@rule("901.15a")
def test_planes_that_nobody_brings_are_no_planar_deck_for_all() -> None:
    with pytest.raises(DeckError) as refused:
        require_common_planes([builtin("red"), builtin("green")], 4)
    assert len(refused.value.problems) == 1 and "901.15a" in str(refused.value)
    few = Deck(
        "few", (Section(PLANES, tuple(Entry(1, name) for name in supplement(PLANES, PLANAR[0]).cards(PLANES)[:3])),)
    )
    with pytest.raises(DeckError) as refused:
        require_common_planes([few], 4)
    assert len(refused.value.problems) == 1  # said once
