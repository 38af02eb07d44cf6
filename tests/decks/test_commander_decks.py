"""The Commander and Brawl decks that come with apnap. CR 903.5, 903.12."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path

import pytest

from apnap import library
from apnap.decks import builtin, builtin_names, check_commander, dumps, identity_of, is_basic_land, parse
from apnap.decks.facts import color_identity, identity_letters, land_identity
from apnap.decks.sources import library_index
from apnap.testing import rule

COMMANDER = builtin_names("commander")
BRAWL = builtin_names("brawl")
FACTS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "card-facts.jsonl.gz"
needs_facts = pytest.mark.skipif(not FACTS.exists(), reason="the facts about all cards are not beside the checkout")


@cache
def facts() -> dict[str, set[str]]:
    """The colour identity of every card, by name and by the name of its front."""
    found: dict[str, set[str]] = {}
    with gzip.open(FACTS, "rt", encoding="utf-8") as file:
        for line in file:
            card = json.loads(line)
            found[card["name"]] = set(card["color_identity"])
            found.setdefault(card["name"].split(" // ")[0], set(card["color_identity"]))
    return found


@rule("903.5a", "903.5b", "903.5c")
@pytest.mark.parametrize("name", COMMANDER)
def test_a_commander_deck_is_legal(name: str) -> None:
    deck = builtin(name, library_index())
    assert check_commander(deck) == ()
    assert deck.size() + len(deck.commanders) == 100
    assert parse(dumps(deck)) == deck


@rule("903.12c", "903.12d")
@pytest.mark.parametrize("name", BRAWL)
def test_a_brawl_deck_is_legal(name: str) -> None:
    deck = builtin(name, library_index())
    assert check_commander(deck, brawl=True) == ()
    assert deck.size() + len(deck.commanders) == 60


def test_there_are_six_and_two_of_different_colours() -> None:
    letters = {name: identity_letters(identity_of(builtin(name))) for name in COMMANDER + BRAWL}
    assert letters == {
        "eldrazi": "no colour",
        "elves": "G",
        "partners": "WBRG",
        "scourge": "BR",
        "skies": "WU",
        "slivers": "WUBRG",
        "drakes": "U",
        "soldiers": "W",
    }
    assert len(builtin("partners").commanders) == 2


def test_every_name_of_a_builtin_deck_is_taken_once() -> None:
    names = builtin_names() + COMMANDER + BRAWL
    assert len(names) == len(set(names))


@needs_facts
@rule("903.5b", "903.5c")
@pytest.mark.parametrize("name", COMMANDER + BRAWL)
def test_the_facts_say_so_too(name: str) -> None:
    deck = builtin(name)
    allowed = set().union(*(facts()[commander] for commander in deck.commanders))
    assert [card for card in deck.names() if facts()[card] - allowed] == []
    assert [entry.name for entry in deck.main if entry.copies > 1 and not is_basic_land(entry.name)] == []


@needs_facts
@rule("903.4", "903.4c")
@pytest.mark.parametrize("name", library.names())
def test_the_identity_of_every_card_is_that_of_the_facts(name: str) -> None:
    card = library.find(name)
    known = facts()[name]
    assert set(identity_letters(color_identity(card) | land_identity(card)).replace("no colour", "")) == known
