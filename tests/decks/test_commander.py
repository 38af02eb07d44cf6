"""What Commander and Brawl decks may hold, and every reason when they may not. CR 903.5, 903.12, 702.124."""

from __future__ import annotations

import pytest

from apnap.decks import Deck, check_commander, identity_of, require_commander
from apnap.decks.facts import color_identity, identity_letters, land_identity
from apnap.errors import DeckError
from apnap.library import find
from apnap.testing import rule


def said(deck: Deck, brawl: bool = False) -> list[str]:
    return [str(problem) for problem in check_commander(deck, brawl)]


def led(*commanders: str, cards: list[tuple[int, str]]) -> Deck:
    return Deck.of("mine", cards, commander=commanders)


@rule("903.5a")
def test_a_hundred_cards_with_the_commander() -> None:
    deck = led("Isamaru, Hound of Konda", cards=[(98, "Plains"), (1, "Serra Angel")])
    assert require_commander(deck) is deck
    short = led("Isamaru, Hound of Konda", cards=[(98, "Plains")])
    assert said(short) == ["99 cards in the deck, and at least 100 are needed (CR 903.5a); add 1"]
    long = led("Isamaru, Hound of Konda", cards=[(100, "Plains")])
    assert said(long) == ["101 cards in the deck, and at most 100 may be (CR 903.5a); take out 1"]


@rule("903.5b")
def test_one_of_each_but_for_basic_lands() -> None:
    deck = led("Isamaru, Hound of Konda", cards=[(96, "Plains"), (2, "Serra Angel"), (1, "Isamaru, Hound of Konda")])
    assert said(deck) == [
        "2 copies of 'Isamaru, Hound of Konda', and at most 1 may be (CR 903.5b); take out 1",
        "2 copies of 'Serra Angel', and at most 1 may be (CR 903.5b); take out 1",
    ]


@rule("903.5c", "903.5d")
def test_cards_stay_within_the_colours_of_the_commander() -> None:
    cards = [(94, "Plains"), (1, "Sol Ring"), (1, "Azorius Signet"), (1, "Shock"), (1, "Tundra"), (1, "Island")]
    assert said(led("Isamaru, Hound of Konda", cards=cards)) == [
        "'Azorius Signet' has WU in its colour identity, the commander W (CR 903.5c)",
        "'Shock' has R in its colour identity, the commander W (CR 903.5c)",
        "'Tundra' makes mana of WU, and the commander has W (CR 903.5d)",
        "'Island' makes mana of U, and the commander has W (CR 903.5d)",
    ]


@rule("903.5e")
def test_there_is_no_sideboard() -> None:
    deck = Deck.of("mine", [(99, "Plains")], [(1, "Serra Angel")], commander=["Isamaru, Hound of Konda"])
    assert said(deck) == ["a Sideboard section has no place in a commander game (CR 903.5e); take it out of the list"]


@rule("903.3")
def test_a_commander_is_a_legendary_creature() -> None:
    assert said(Deck.of("mine", [(100, "Plains")])) == [
        "the deck names no commander (CR 903.3); put it under a heading 'Commander'"
    ]
    assert said(led("Serra Angel", cards=[(99, "Plains")])) == ["'Serra Angel' cannot be a commander (CR 903.3)"]
    assert said(led("Garruk Wildspeaker", cards=[(99, "Forest")])) == [
        "'Garruk Wildspeaker' cannot be a commander (CR 903.3)"
    ]


@rule("903.12c", "903.12d")
def test_a_brawl_deck_has_sixty_cards_and_may_be_led_by_a_planeswalker() -> None:
    assert said(led("Garruk Wildspeaker", cards=[(59, "Forest")]), brawl=True) == []
    assert said(led("Hall of Triumph", cards=[(60, "Forest")]), brawl=True)[:2] == [
        "61 cards in the deck, and at most 60 may be (CR 903.12d); take out 1",
        "'Hall of Triumph' cannot be a commander (CR 903.12c)",
    ]


@rule("702.124")
def test_two_commanders_need_partner() -> None:
    deck = led("Isamaru, Hound of Konda", "Rune-Tail, Kitsune Ascendant", cards=[(98, "Plains")])
    assert said(deck) == [
        "'Isamaru, Hound of Konda' and 'Rune-Tail, Kitsune Ascendant' may not lead a deck together (CR 702.124a); "
        "name one commander"
    ]
    partners = led("Ravos, Soultender", "Tana, the Bloodsower", cards=[(49, "Plains"), (49, "Forest")])
    assert said(partners) == []
    with pytest.raises(DeckError, match="may not be played in a commander game"):
        require_commander(deck)


@rule("903.4", "903.4c", "903.4d")
@pytest.mark.parametrize(
    "name,letters",
    [
        ("Sol Ring", "no colour"),
        ("Azorius Signet", "WU"),  # a symbol in its text
        ("Bosh, Iron Golem", "R"),  # a symbol in a cost of an ability
        ("Syndic of Tithes", "W"),  # reminder text does not count
        ("Culling Drone", "B"),  # colourless, with a symbol in its mana cost
        ("Dismember", "B"),  # a Phyrexian symbol
        ("Flame Javelin", "R"),  # a symbol that is half a number
        ("Harried Artisan", "WR"),  # its back face
        ("Pain // Suffering", "BR"),  # both halves
        ("Dryad Arbor", "G"),  # a colour indicator
        ("Ancient Grudge", "RG"),  # another way to cast it
        ("Boggart Ram-Gang", "RG"),  # hybrid symbols
    ],
)
def test_a_colour_identity_is_all_the_colours_on_a_card(name: str, letters: str) -> None:
    assert identity_letters(color_identity(find(name))) == letters


@rule("903.5d")
def test_basic_land_types_bind_a_land_to_their_colours() -> None:
    assert identity_letters(land_identity(find("Taiga"))) == "RG"
    assert identity_letters(color_identity(find("Taiga"))) == "no colour"


@rule("702.124", "903.4")
def test_a_deck_has_the_colours_of_all_its_commanders() -> None:
    assert identity_letters(identity_of(led("Isamaru, Hound of Konda", "Bosh, Iron Golem", cards=[]))) == "WR"
