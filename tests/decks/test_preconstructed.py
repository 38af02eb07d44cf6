"""Preconstructed decks go through the deck check: all are legal, but for those listed here with the rule."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from apnap.decks import COMMANDER, MAIN, PLANES, SCHEMES, SIDEBOARD, Deck, Entry, Section, check_for
from apnap.decks.oracle import OracleFacts, read_facts
from apnap.testing import rule

CARDS = Path(__file__).resolve().parents[3] / "shared" / "cards"
FILES = [CARDS / name for name in ("oracle-cards.json.gz", "card-facts.jsonl.gz", "commander-decks.json.gz")]
pytestmark = pytest.mark.skipif(
    not all(file.exists() for file in FILES), reason="the facts about all cards are not beside the checkout"
)

TITLES = {"main": MAIN, "commander": COMMANDER, "sideboard": SIDEBOARD, "planes": PLANES, "schemes": SCHEMES}

# the deck without what some lists put behind its name -> the rules that stand against it
EXCEPTIONS = {
    # planeswalkers that say that they can be commanders (903.3a), of which the facts have no text
    "Adaptive Enchantment": {"903.3"},
    "Legends' Legacy": {"903.3"},
    # a land that its list has twice
    "Upgrades Unleashed": {"903.5b"},
    # lists with tokens and other helpers in a sideboard, which Commander has not
    "20 Ways to Win": {"903.5e", ""},
    "Angels: They're Just Like Us but Cooler and with Wings": {"903.5e", ""},
    "Everyone's Invited!": {"903.5e"},
    "Goblin Storm": {"903.5e", ""},
    "Raining Cats and Dogs": {"903.5e", ""},
}
HELPERS = {"Angel", "Cat", "Dog", "Goblin", "Shrine", "Spirit", "Storm Counter"}  # no cards


@cache
def facts() -> OracleFacts:
    return read_facts(*FILES[:2])


def deck_of(listed: dict[str, Any]) -> Deck:
    sections = listed["sections"].items()
    return Deck(listed["name"], tuple(Section(TITLES[t], tuple(Entry(*e) for e in cards)) for t, cards in sections))


@cache
def commander_decks() -> tuple[Deck, ...]:
    with gzip.open(FILES[2], "rt", encoding="utf-8") as file:
        return tuple(deck_of(listed) for source in json.load(file).values() for listed in source)


@rule("903.5b", "903.5c", "903.5e")
def test_preconstructed_commander_decks_are_legal_but_for_these() -> None:
    found: dict[str, set[str]] = {}
    for deck in commander_decks():
        for problem in check_for(deck, "commander", facts()):
            found.setdefault(deck.name.split(" [")[0], set()).add(problem.rule)
            assert problem.rule or problem.message.split("'")[1] in HELPERS
    assert len(commander_decks()) == 350
    assert found == EXCEPTIONS


@rule("903.3")
def test_a_spacecraft_leads_because_it_has_a_box_for_power_and_toughness() -> None:
    leaders = {name for deck in commander_decks() for name in deck.commanders}
    crafts = [card for card in map(facts().about, sorted(leaders)) if card is not None and card.is_a("Spacecraft")]
    assert [(card.name, card.has_box, card.is_a("Creature")) for card in crafts] == [
        ("Hearthhull, the Worldseed", True, False),
        ("Inspirit, Flagship Vessel", True, False),
    ]


@rule("702.124", "903.3")
def test_some_are_led_by_two() -> None:
    pairs = {tuple(deck.commanders) for deck in commander_decks() if len(deck.commanders) == 2}
    assert len(pairs) == 7


OTHER_KINDS = {
    "commander": "commander",
    "planechase": "planechase",
    "archenemy": "supervillain-rumble",
    "commander_planechase": "commander+planechase",
    "commander_archenemy": "archenemy-commander",
    "brawl": "brawl",
}
OTHER_EXCEPTIONS = {
    # sold without planes, or for those who have no schemes
    **{name: {"901.3"} for name in ("Chaos Reigns", "Night Of The Ninja", "Primordial Hunger", "Savage Auras")},
    **{name: {"904.3"} for name in ("Chandra", "Gideon", "Nissa")},
    # a hundred cards, for another game of that name
    **{name: {"903.12d"} for name in ("Flashy Fliers", "Smashing Stampede")},
    # the same, with cards rebalanced for that game, which nobody else knows
    **{name: {"903.12d", ""} for name in ("Braaains", "Collateral Damage", "Lightly Armored")},
}


@rule("901.3", "904.3", "903.12d")
def test_decks_for_other_variants_are_legal_but_for_these() -> None:
    found: dict[str, set[str]] = {}
    for kind, listed in json.loads((CARDS / "decks.json").read_text("utf-8")).items():
        for deck in map(deck_of, listed):
            if kind in OTHER_KINDS:
                for problem in check_for(deck, OTHER_KINDS[kind], facts()):
                    found.setdefault(deck.name, set()).add(problem.rule)
    assert found == OTHER_EXCEPTIONS
