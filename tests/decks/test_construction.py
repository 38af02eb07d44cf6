"""What a constructed deck may hold, and every reason when it may not. CR 100.2a, 100.4a."""

from __future__ import annotations

import pytest

from apnap.decks import COMMANDER, CONSTRUCTED, MAIN, Deck, DeckRules, Entry, Limit, Section, check, relaxed, require
from apnap.errors import DeckError

LEGAL = Deck.of("legal", [(56, "Forest"), (4, "Grizzly Bears")])


def said(deck: Deck, rules: DeckRules = CONSTRUCTED) -> list[str]:
    return [str(problem) for problem in check(deck, rules)]


def test_sixty_cards_with_four_of_each_may_be_played() -> None:
    assert said(LEGAL) == []
    assert require(LEGAL) is LEGAL


@pytest.mark.parametrize(("size", "legal"), [(59, False), (60, True), (61, True), (250, True)])
def test_a_deck_has_at_least_sixty_cards_and_no_upper_bound(size: int, legal: bool) -> None:
    assert (said(Deck.of("d", [(size, "Forest")])) == []) is legal


def test_too_few_cards_cite_the_rule_and_say_how_many_are_missing() -> None:
    assert said(Deck.of("d", [(59, "Forest")])) == [
        "59 cards in the deck, and at least 60 are needed (CR 100.2a); add 1",
    ]


def test_a_sideboard_does_not_make_a_deck_larger() -> None:
    assert len(said(Deck.of("d", [(50, "Forest")], [(10, "Forest")]))) == 1


def test_five_of_a_kind_are_one_too_many_also_over_several_lines() -> None:
    deck = Deck.of("d", [(56, "Forest"), (3, "Shock"), (1, "Fog"), (2, "Shock")])
    assert said(deck) == ["5 copies of 'Shock', and at most 4 may be (CR 100.2a); take out 1"]


def test_the_limit_of_four_counts_deck_and_sideboard_together() -> None:
    deck = Deck.of("d", [(56, "Forest"), (4, "Shock")], [(2, "Shock")])
    assert said(deck) == [
        "6 copies of 'Shock' in deck and sideboard together, and at most 4 may be (CR 100.2a); take out 2",
    ]


@pytest.mark.parametrize("name", ["Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes", "Snow-Covered Island"])
def test_basic_lands_are_not_counted(name: str) -> None:
    assert said(Deck.of("d", [(60, name)])) == []


def test_other_lands_are_counted() -> None:
    assert len(said(Deck.of("d", [(55, "Forest"), (5, "Taiga")]))) == 1


@pytest.mark.parametrize(("size", "legal"), [(15, True), (16, False)])
def test_a_sideboard_has_at_most_fifteen_cards(size: int, legal: bool) -> None:
    assert (said(Deck.of("d", [(60, "Forest")], [(size, "Island")])) == []) is legal


def test_a_large_sideboard_cites_its_rule() -> None:
    deck = Deck.of("d", [(60, "Forest")], [(17, "Island")])
    assert said(deck) == ["17 cards in the sideboard, and at most 15 may be (CR 100.4a); take out 2"]


def test_a_section_of_another_kind_of_game_is_refused() -> None:
    deck = Deck("d", (Section(MAIN, (Entry(60, "Forest"),)), Section(COMMANDER, (Entry(1, "Grizzly Bears"),))))
    said_so = "a Commander section has no place in a constructed game (CR 903.3)"
    assert said(deck) == [f"{said_so}; take it out of the list, or use --variant commander"]


def test_every_reason_is_in_the_one_error() -> None:
    deck = Deck.of("bad", [(5, "Shock"), (6, "Fog"), (1, "Forest")], [(16, "Island")])
    with pytest.raises(DeckError) as caught:
        require(deck)
    assert caught.value.message == "the deck 'bad' may not be played in a constructed game"
    assert [problem.rule for problem in caught.value.problems] == ["100.2a", "100.2a", "100.2a", "100.4a"]


def test_relaxed_rules_ask_only_for_a_number_of_cards() -> None:
    deck = Deck.of("d", [(20, "Shock")], [(40, "Fog")])
    assert said(deck, relaxed(20)) == []
    assert said(deck, relaxed(21)) == ["20 cards in the deck, and at least 21 are needed; add 1"]


def test_rules_of_other_games_are_other_values() -> None:
    singleton = DeckRules(
        "singleton",
        minimum=Limit(10),
        maximum=Limit(10, "903.5a"),
        copies=Limit(1, "903.5b"),
        exempt=lambda name: name.endswith("Rats"),
        counts_as=lambda name: "Shock" if name == "Shocking" else name,
    )
    deck = Deck.of("d", [(9, "Relentless Rats"), (1, "Shock"), (1, "Shocking")])
    assert said(deck, singleton) == [
        "11 cards in the deck, and at most 10 may be (CR 903.5a); take out 1",
        "2 copies of 'Shock', and at most 1 may be (CR 903.5b); take out 1",
    ]
