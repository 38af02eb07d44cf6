"""Corners of merged permanents: copies of them, flickered ones, tokens among them, thieves. CR 730.2-730.3."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.filters import CREATURE
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target
from apnap.rules.core.constants import FLYING
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import ReturnToHand
from tests.rules.ch7_additional.test_730_merged_permanents import ELEPHANT, ON_TOP, UNDERNEATH, mutates

TWIN = card("Twin", "{U}", "Instant", CreateCopies(Target(CREATURE)))
RECALL = card("Recall Home", "{U}", "Sorcery", ReturnToHand(Target(CREATURE)))
THEFT = card("Theft", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
CALF = card("Calf", "{G}", "Sorcery", CreateTokens(1, ELEPHANT))


@rule("730.2", "707.2")
def test_a_copy_has_what_the_top_says_and_what_all_can_do(scenario: Builder) -> None:
    """Vulpikeet flies; it lies under the bear, or on top of it. The copy is one object, of a token."""
    for where, name in ((ON_TOP, "Vulpikeet"), (UNDERNEATH, "Grizzly Bears")):
        table = scenario(seats=3).knows(TWIN)
        bear = table.seat(0).has("Grizzly Bears")
        mutates(table.seat(0), "Vulpikeet", bear, where)
        table.seat(1).casts("Twin", at=[bear]).resolves()
        (twin,) = [table.seat(1).permanent(made) for made in table.seat(1).battlefield]
        assert twin.name == name and twin.has(FLYING)
        assert (twin.power, twin.toughness) == (2, 3) if where == ON_TOP else (2, 2)


@rule("730.3", "730.3c")
def test_what_comes_back_are_the_cards_one_by_one(scenario: Builder) -> None:
    table = scenario(seats=3)
    bear = table.seat(0).has("Grizzly Bears")
    mutates(table.seat(0), "Vulpikeet", bear, ON_TOP)
    table.seat(0).casts("Cloudshift", at=[bear]).resolves()
    table.resolve_stack()
    assert sorted(table.seat(0).battlefield) == ["Grizzly Bears", "Vulpikeet"]
    assert not table.seat(0).permanent("Grizzly Bears").has(FLYING)


@rule("730.3", "111.7")
def test_a_token_among_the_components_ceases_to_exist(scenario: Builder) -> None:
    table = scenario(seats=3).knows(RECALL, CALF)
    table.seat(0).casts("Calf").resolves()
    ox = table.seat(0).permanent("Elephant Token")
    mutates(table.seat(0), "Vulpikeet", ox, ON_TOP)
    held = len(table.seat(0).hand)
    table.seat(0).casts("Recall Home", at=[ox]).resolves()
    assert table.seat(0).battlefield == [] and len(table.seat(0).hand) == held + 1
    assert "Vulpikeet" in table.seat(0).hand


@rule("730.3", "800.4a")
def test_a_stolen_merged_permanent_leaves_with_its_owner_and_stays_when_the_thief_does(scenario: Builder) -> None:
    for leaver, left in ((0, 0), (1, 1)):
        table = scenario(seats=3).knows(THEFT)
        bear = table.seat(0).has("Grizzly Bears")
        mutates(table.seat(0), "Vulpikeet", bear, ON_TOP)
        table.seat(1).casts("Theft", at=[bear]).resolves()
        assert bear.controller == table.seat(1)
        table.seat(leaver).concedes()
        everything = [name for seat in table.seats() for name in seat.battlefield]
        assert len(everything) == left
        if left:
            assert bear.controller == table.seat(0) and bear.has(FLYING)
