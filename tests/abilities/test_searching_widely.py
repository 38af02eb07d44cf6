"""Searching for several cards, in several zones, to different places, and in another's library."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from apnap.abilities.amounts import CountOf
from apnap.abilities.cards import card
from apnap.abilities.filters import BASIC, CREATURE, LAND, YOU_CONTROL, Subtype
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.keyword_actions.tutoring import Found, Search, Wanted
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.selectors import Each
from apnap.abilities.targets import TargetPlayer
from apnap.abilities.zones.putting import ANY_NUMBER, IN_EXILE, IN_HAND, IN_PLAY, ON_TOP, UP_TO
from apnap.english import rules_text
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.library.pool import POOL
from apnap.rules.ch1_concepts.definitions import Effect
from apnap.rules.core.constants import GRAVEYARD, LIBRARY
from apnap.testing import rule
from apnap.testing.plugin import Builder

SPELLS: dict[str, Effect] = {
    "Survey": Search([Wanted(2, BASIC, LAND, how=UP_TO)], [Found(IN_PLAY, 1, tapped=True), Found(IN_HAND)], shown=True),
    "Pair": Search([Wanted(1, Subtype("Forest")), Wanted(1, Subtype("Island"))], [Found(IN_PLAY)]),
    "Prepare": Search([Wanted(1, CREATURE)], [Found(ON_TOP)], shown=True),
    "Exhume Wide": Search([Wanted(1, CREATURE)], [Found(IN_HAND)], zones=[GRAVEYARD], either=True, shown=True),
    "Plunder": Search([Wanted(2, how=UP_TO)], [Found(IN_EXILE)], whose=TargetPlayer()),
    "Share": Search([Wanted(1, BASIC, LAND)], [Found(IN_PLAY)], who=EACH_PLAYER),
    "Count Out": Search([Wanted(CountOf(Each(LAND, YOU_CONTROL)), CREATURE, how=UP_TO)], [Found(IN_PLAY)]),
    "Call All": Search([Wanted(0, CREATURE, how=ANY_NUMBER)], [Found(IN_HAND)], shown=True),
}


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(POOL.brought)
    for name, effect in SPELLS.items():
        POOL.brought[name] = card(name, "{0}", "Sorcery", effect)
    yield
    POOL.brought = before


@pytest.mark.parametrize("name", SPELLS)
def test_what_is_printed_means_the_same(name: str) -> None:
    made = POOL.brought[name]
    verdict = read_card(CardText(name, "normal", (FaceText(name, "{0}", "Sorcery", rules_text(made)),)))
    assert verdict.card is not None, verdict.why
    assert verdict.card.base.abilities.spell == made.base.abilities.spell


def test_a_search_for_one_kind_to_one_place_is_the_plain_one() -> None:
    assert Search([Wanted(1, LAND)], [Found(IN_PLAY)]) == SearchLibrary(LAND, to=5)
    assert Search([Wanted(1, LAND)], [Found(IN_PLAY)], zones=[GRAVEYARD]) != SearchLibrary(LAND, to=5)


@rule("701.23", "608.2d")
def test_what_is_found_goes_to_two_places(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    forest, island = one.library("Forest", "Island")
    one.casts("Survey")
    table.says([forest.id, island.id], [island.id])
    table.resolve_stack()
    assert one.permanent("Island").tapped
    assert one.hand == ["Forest"]


@rule("701.23b")
def test_of_two_kinds_one_may_be_missing(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.empty_library()
    (forest,) = one.library("Forest")
    one.casts("Pair")
    table.says([forest.id])
    table.resolve_stack()
    assert one.permanent("Forest")


@rule("701.24", "401.4")
def test_the_library_is_shuffled_before_the_card_is_put_on_top(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    (bears,) = one.library("Grizzly Bears")
    one.casts("Prepare")
    table.says([bears.id])
    table.resolve_stack()
    assert table.names(one.number, LIBRARY)[-1] == "Grizzly Bears"


@rule("701.23")
def test_the_library_may_be_left_out(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    (bears,) = one.buried("Grizzly Bears")
    before = list(table.game.state.ids(one.number, LIBRARY))
    one.casts("Exhume Wide")
    table.says([0], [bears.id])
    table.resolve_stack()
    assert one.hand == ["Grizzly Bears"]
    assert list(table.game.state.ids(one.number, LIBRARY)) == before


@rule("701.23")
def test_you_search_the_library_of_another(scenario: Builder) -> None:
    table = scenario(seats=3)
    one, other = table.seat(0), table.seat(2)
    shock, fog = other.library("Shock", "Fog")
    one.casts("Plunder", at=[other])
    table.says([shock.id, fog.id])
    table.resolve_stack()
    assert sorted(other.exile) == ["Fog", "Shock"]


@rule("701.23", "101.4")
def test_each_player_searches_for_themselves(scenario: Builder) -> None:
    table = scenario(seats=3)
    cards = [seat.library("Forest")[0] for seat in table.seats()]
    table.seat(0).casts("Share")
    table.says(*[[forest.id] for forest in cards])
    table.resolve_stack()
    assert all(seat.permanent("Forest") for seat in table.seats())


@rule("701.23")
def test_no_more_are_found_than_the_amount_says(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.has("Forest")
    bears, lions = one.library("Grizzly Bears", "Savannah Lions")
    one.casts("Count Out")
    table.says([lions.id])
    table.resolve_stack()
    assert one.permanent("Savannah Lions")
    assert bears.id in table.game.state.ids(one.number, LIBRARY)
