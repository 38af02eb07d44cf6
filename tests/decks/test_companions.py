"""Companions in deck lists, and what they want of a deck. CR 103.2b, 702.139, 903.11a."""

from __future__ import annotations

from dataclasses import replace

import pytest

from apnap.decks import COMPANION, SIDEBOARD, Deck, dumps, parse
from apnap.decks.deck import Entry, Section
from apnap.decks.facts import CardFacts, FaceText, facts_of
from apnap.decks.legality import check_for
from apnap.errors import Problem
from apnap.testing import rule
from tests.library.oracle import CORPUS

DASH = "\N{EM DASH}"


class Made:
    """Facts about cards that are written down here."""

    def __init__(self) -> None:
        self.cards: dict[str, CardFacts] = {}
        for name, cost, line, text in (
            ("Forest", "", "Basic Land - Forest", ""),
            ("Cat", "{W}", "Creature - Cat", ""),
            ("Human", "{W}", "Creature - Human", ""),
            ("Mime", "{1}{W}", "Creature - Shapeshifter", "Changeling (...)"),
            ("Two", "{1}{G}", "Sorcery", ""),
            ("Three", "{1}{G}{G}", "Sorcery", ""),
            ("Split // Half", "", "Instant", ""),
            ("Hybrid", "{2/W}", "Instant", ""),
            ("Free", "{X}", "Instant", ""),
            ("Engine", "{2}", "Artifact", "{T}: Add {C}."),
            ("Sword", "{1}", "Artifact - Equipment", "Equip {2} ({2}: ...)"),
            ("Statue", "{2}", "Artifact", 'Creatures have "{T}: Add {G}."'),
            ("Leader", "{W}", "Legendary Creature - Cat", ""),
        ):
            self.cards[name] = facts_of(name, [FaceText(name, cost, line, text)])
        halves = [FaceText("Split", "{1}{R}", "Instant", ""), FaceText("Half", "{U}", "Sorcery", "")]
        self.cards["Split // Half"] = facts_of("Split // Half", halves)

    def about(self, name: str) -> CardFacts | None:
        return self.cards.get(name)

    def companion(self, wish: str, cost: str = "{W}") -> str:
        text = f"Companion {DASH} {wish} (If this card is your chosen companion, ...)"
        self.cards["Friend"] = facts_of("Friend", [FaceText("Friend", cost, "Legendary Creature - Cat", text)])
        return "Friend"


HERE = "in your starting deck"
WHOLE = "Your starting deck contains"
CATS = f"Each creature card {HERE} is a Cat or Beast card."
LANDS = "land cards."
ODD = f"{WHOLE} only cards with odd mana values and {LANDS}"
EVEN = f"{WHOLE} only cards with even mana values."
SMALL = f"Each permanent card {HERE} has mana value 1 or less."
BIG = f"{WHOLE} only cards with mana value 3 or greater and land cards."
SIZE = "deck size."
MORE = f"{WHOLE} at least twenty cards more than the minimum {SIZE}"
MANA = "mana symbol"
SYMBOLS = f"No card {HERE} has more than one of the same {MANA} in its cost."
SHARED = f"Each nonland card {HERE} shares a card type."
NAMES = f"Each nonland card {HERE} has a different name."
ACTIVE = f"Each permanent card {HERE} has an activated ability."


def reasons(facts: Made, main: list[tuple[int, str]], variant: str = "constructed", **more: object) -> list[Problem]:
    deck = Deck.of("Test", main, **more)  # type: ignore[arg-type]
    deck = Deck(deck.name, (*deck.sections, Section(COMPANION, (Entry(1, "Friend"),))))
    return [p for p in check_for(deck, variant, facts) if p.rule not in ("100.2a", "903.5a", "903.5b")]


@rule("702.139")
@pytest.mark.parametrize(
    ("wish", "fits", "misfits"),
    [
        (CATS, ["Cat", "Mime", "Two", "Forest"], ["Human"]),
        (ODD, ["Cat", "Three", "Forest", "Split // Half"], ["Two", "Free"]),
        (EVEN, ["Two", "Free", "Forest", "Hybrid"], ["Cat", "Three", "Split // Half"]),
        (SMALL, ["Cat", "Three", "Forest", "Sword"], ["Engine", "Mime"]),
        (BIG, ["Three", "Forest", "Split // Half"], ["Two", "Cat"]),
        (SYMBOLS, ["Two", "Cat", "Forest", "Split // Half"], ["Three"]),
        (ACTIVE, ["Engine", "Sword", "Forest", "Two"], ["Statue", "Cat"]),
    ],
)
def test_which_cards_a_companion_allows(wish: str, fits: list[str], misfits: list[str]) -> None:
    facts = Made()
    facts.companion(wish)
    assert reasons(facts, [(15, name) for name in fits]) == []
    for name in misfits:
        found = reasons(facts, [(56, fits[0]), (4, name)])
        assert [p.rule for p in found] == ["702.139a"] and name in found[0].message


@rule("702.139", "100.5")
def test_a_larger_deck() -> None:
    facts = Made()
    facts.companion(MORE)
    assert reasons(facts, [(80, "Forest")]) == []
    assert [p.message for p in reasons(facts, [(79, "Forest")])] == ["'Friend' wants 80 cards, and the deck has 79"]


@rule("702.139")
def test_what_all_cards_share_and_names_that_differ() -> None:
    facts = Made()
    facts.companion(SHARED)
    assert reasons(facts, [(20, "Cat"), (20, "Human"), (20, "Forest")]) == []
    assert len(reasons(facts, [(20, "Cat"), (20, "Two"), (20, "Forest")])) == 1
    facts.companion(NAMES)
    assert reasons(facts, [(1, "Cat"), (1, "Two"), (58, "Forest")]) == []
    assert len(reasons(facts, [(1, "Cat"), (2, "Two"), (57, "Forest")])) == 1


@rule("702.139")
def test_a_wish_that_is_not_known_is_refused() -> None:
    facts = Made()
    facts.companion("Your starting deck smells of roses.")
    assert "not known here" in reasons(facts, [(60, "Forest")])[0].message


@rule("103.2", "702.139")
def test_one_companion_with_the_ability() -> None:
    facts = Made()
    facts.companion(EVEN)
    two = Deck("Test", (Section("Deck", (Entry(60, "Forest"),)), Section(COMPANION, (Entry(2, "Friend"),))))
    assert "103.2b" in [p.rule for p in check_for(two, "constructed", facts)]
    none = Deck("Test", (Section("Deck", (Entry(60, "Forest"),)), Section(COMPANION, (Entry(1, "Cat"),))))
    assert [p.rule for p in check_for(none, "constructed", facts)] == ["702.139a"]


@rule("100.4", "702.139")
def test_a_companion_is_one_of_the_fifteen_cards_outside() -> None:
    facts = Made()
    facts.companion(EVEN)
    main = [(60, "Forest")]
    assert reasons(facts, main, sideboard=[(14, "Forest")]) == []
    assert [p.rule for p in reasons(facts, main, sideboard=[(15, "Forest")])] == ["100.4a"]


@rule("903.11a", "702.139")
def test_a_companion_of_a_commander_deck() -> None:
    """It needs no sideboard, has the commander's colours and is not in the deck; the commander counts as well."""
    facts = Made()
    facts.companion(CATS)
    main = [(99, "Forest")]
    assert not [p for p in reasons(facts, main, "commander", commander=["Leader"]) if p.rule != "903.5d"]
    facts.companion(CATS, "{G}")
    found = [p for p in reasons(facts, main, "commander", commander=["Leader"]) if p.rule != "903.5d"]
    assert [p.rule for p in found] == ["903.11a"]
    facts.companion(CATS)
    found = reasons(facts, [(98, "Forest"), (1, "Friend")], "commander", commander=["Leader"])
    assert "903.11a" in [p.rule for p in found]
    facts.companion(EVEN)
    found = reasons(facts, main, "commander", commander=["Leader"])
    assert "702.139a" in [p.rule for p in found]


@rule("702.139")
def test_a_companion_has_a_place_in_deck_files() -> None:
    text = "Deck\n60 Forest\n\nCompanion\n1 Sol Ring\n"
    deck = parse(text)
    assert deck.cards(COMPANION) == ["Sol Ring"]
    for format in ("plain", "arena"):
        assert parse(dumps(deck, format), format=format).section(COMPANION) == ((1, "Sol Ring"),)
    # a program that lists it in the sideboard as well means the same card
    twice = parse("Deck\n60 Forest\nCompanion\n1 Sol Ring\nSideboard\n1 Sol Ring\n2 Island\n")
    assert twice.cards(COMPANION) == ["Sol Ring"] and twice.section(SIDEBOARD) == ((2, "Island"),)


@pytest.mark.skipif(not CORPUS.exists(), reason="the reference corpus is not beside the checkout")
def test_every_companion_there_is_has_a_wish_that_is_known() -> None:
    from pathlib import Path

    from apnap.decks.companions import misfit_of
    from apnap.decks.oracle import read_facts

    facts = read_facts(Path(CORPUS))
    wishes = [
        wish for name in facts.rows if (card := facts.about(name)) is not None and (wish := card.by_text.companion)
    ]
    assert len(wishes) >= 8
    for wish in wishes:
        assert misfit_of(wish) or "cards more than" in wish or "shares a card type" in wish, wish


@rule("702.139")
def test_of_a_companion_that_is_played_by_hand_only_its_player_knows_what_it_wants() -> None:
    facts = Made()
    for unread in (False, True):
        known = facts_of("Riddle", [FaceText("Riddle", "{W}", "Legendary Creature - Cat", "")])
        text = known.by_text._replace(unread=unread)
        facts.cards["Riddle"] = replace(known, read=lambda text=text: text)
        deck = Deck("mine", (Section("Deck", (Entry(60, "Forest"),)), Section(COMPANION, (Entry(1, "Riddle"),))))
        said = [problem.rule for problem in check_for(deck, "constructed", facts)]
        assert said == ([] if unread else ["702.139a"])
