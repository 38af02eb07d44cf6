"""Looking at the top cards of a library, taking some and putting the rest away."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.filters import CREATURE, LAND
from apnap.abilities.keyword_actions.looking import AT_RANDOM, TO_GRAVEYARD, LookAndPutBack, LookAndTake
from apnap.english import rules_text
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.library.pool import POOL
from apnap.rules.core.constants import BATTLEFIELD, LIBRARY
from apnap.testing import rule
from apnap.testing.plugin import Builder

WORDS = {
    "Peer One": LookAndTake(3),
    "Peer Two": LookAndTake(4, take=2, rest=TO_GRAVEYARD),
    "Peer Three": LookAndTake(4, CREATURE, rest=AT_RANDOM),
    "Peer Four": LookAndTake(4, LAND, to=BATTLEFIELD, tapped=True),
    "Peer Five": LookAndPutBack(3),
}


@pytest.fixture(autouse=True)
def peering():
    before = dict(POOL.brought)
    for name, word in WORDS.items():
        POOL.brought[name] = card(name, "{U}", "Sorcery", word)
    yield
    POOL.brought = before


def names(table, ids) -> list[str]:
    return [table.game.state.objs[id].definition.name for id in ids]


@rule("608.2d", "401.4")
def test_one_card_is_taken_and_the_rest_goes_to_the_bottom_in_an_order_of_choice(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    cards = one.library("Forest", "Shock", "Island")
    one.casts("Peer One")
    table.says([cards[1].id], [cards[2].id, cards[0].id])
    table.resolve_stack()
    assert one.hand == ["Shock"]
    library = table.game.state.ids(one.number, LIBRARY)
    assert list(library[:2]) == [cards[0].id, cards[2].id]


@rule("608.2d")
def test_two_are_taken_and_the_others_are_put_into_the_graveyard(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    cards = one.library("Forest", "Shock", "Island", "Murder")
    one.casts("Peer Two")
    table.says([cards[0].id, cards[3].id])
    table.resolve_stack()
    assert sorted(one.hand) == ["Forest", "Murder"]
    assert {"Shock", "Island"} <= set(one.graveyard)


@rule("608.2d", "701.20")
def test_only_what_fits_may_be_taken_and_nothing_has_to_be(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.library("Forest", "Grizzly Bears", "Island", "Murder")
    one.casts("Peer Three")
    table.says([])
    table.resolve_stack()
    assert one.hand == []


@rule("608.2d", "110.5b")
def test_a_land_found_so_enters_tapped(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    cards = one.library("Forest", "Grizzly Bears", "Murder", "Shock")
    one.casts("Peer Four")
    table.says([cards[0].id])
    table.resolve_stack()
    assert one.permanent("Forest").tapped


@rule("401.4")
def test_cards_are_put_back_in_an_order_of_choice(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    cards = one.library("Forest", "Shock", "Island")
    one.casts("Peer Five")
    table.says([cards[2].id, cards[0].id, cards[1].id])
    table.resolve_stack()
    assert list(table.game.state.ids(one.number, LIBRARY)[-3:]) == [cards[1].id, cards[0].id, cards[2].id]


@pytest.mark.parametrize("name", WORDS)
def test_the_words_read_back(name: str) -> None:
    text = rules_text(POOL.brought[name])
    read = read_card(CardText(name, "normal", (FaceText(name, "{U}", "Sorcery", text),)))
    assert read.card is not None, read.why
    spell = read.card.base.abilities.spell
    assert spell is not None and spell.effect == WORDS[name]
