"""Lands. CR 305."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.core.constants import F_PLAY_LAND, MAIN1, N_LANDS, S_FORBID, S_PERMIT
from apnap.rules.core.decisions import D_CHOOSE, FOR_SEARCH, O_CAST, O_LAND
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.testing import rule
from apnap.testing.plugin import Builder


class ExtraLand(Static):
    """One more land may be played in each turn of yours."""

    def __init__(self) -> None:
        super().__init__([S_PERMIT])

    def number(self, game: Game, effect: Standing, action: int, seat: int) -> int:
        return 1 if action == N_LANDS and seat == effect.controller else 0


class NoLands(Static):
    """Players can't play lands."""

    def __init__(self) -> None:
        super().__init__([S_FORBID])

    def forbids(self, game: Game, effect: Standing, action: int, seat: int, ref: int) -> bool:
        return action == F_PLAY_LAND


EXPLORE = card("Wide Fields", "{G}", "Enchantment", ExtraLand())
BARREN = card("Barren Age", "{B}", "Enchantment", NoLands())


@rule("305.1", "305.2a")
def test_a_land_is_played_once_a_turn_and_again_in_the_next(scenario: Builder) -> None:
    table = scenario()
    first, second = table.seat(0).holds("Forest", "Mountain")
    table.seat(0).plays("Forest")
    assert not table.seat(0).can(O_LAND, second)
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).plays("Mountain")
    assert first.zone == second.zone == "battlefield"


@rule("305.2", "305.2b")
def test_effects_may_allow_more_lands(scenario: Builder) -> None:
    table = scenario().knows(EXPLORE)
    table.seat(0).has("Wide Fields")
    one, two, three = table.seat(0).holds("Forest", "Mountain", "Island")
    table.seat(0).plays("Forest")
    table.seat(0).plays("Mountain")
    assert not table.seat(0).can(O_LAND, three)
    table.seat(0).has("Wide Fields")
    table.seat(0).plays("Island")
    assert {one.zone, two.zone, three.zone} == {"battlefield"}


@rule("305.2", "101.2")
def test_cannot_play_lands_beats_additional_lands(scenario: Builder) -> None:
    table = scenario().knows(EXPLORE, BARREN)
    table.seat(0).has("Wide Fields")
    table.seat(1).has("Barren Age")
    (forest,) = table.seat(0).holds("Forest")
    assert not table.seat(0).can(O_LAND, forest)


@rule("305.4")
def test_putting_a_land_onto_the_battlefield_is_not_playing_it(scenario: Builder) -> None:
    table = scenario()
    (mountain,) = table.seat(0).library("Mountain")
    table.says([mountain.id])
    table.seat(0).casts("Rampant Growth").resolves()
    assert mountain.zone == "battlefield"
    table.seat(0).plays("Forest")
    assert sorted(table.seat(0).battlefield) == ["Forest", "Mountain"]


@rule("305.4")
def test_an_effect_may_put_a_land_onto_the_battlefield_after_one_was_played(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).plays("Forest")
    (mountain,) = table.seat(0).library("Mountain")
    table.says([mountain.id])
    table.seat(0).casts("Rampant Growth").resolves()
    assert mountain.zone == "battlefield"


@rule("305.6")
@pytest.mark.parametrize(
    ("land", "mana"), [("Plains", "W"), ("Island", "U"), ("Swamp", "B"), ("Mountain", "R"), ("Forest", "G")]
)
def test_a_basic_land_type_makes_mana_of_its_colour(scenario: Builder, land: str, mana: str) -> None:
    table = scenario()
    table.seat(0).taps_for_mana(table.seat(0).has(land))
    assert table.seat(0).pool == mana


@rule("305.6")
def test_two_basic_land_types_give_two_abilities(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0).have("Taiga", "Taiga")
    table.seat(0).taps_for_mana(one, 0)
    table.seat(0).taps_for_mana(two, 1)
    assert sorted(table.seat(0).pool) == ["G", "R"]
    assert one.tapped and two.tapped


@rule("305.8")
def test_only_the_supertype_makes_a_land_basic(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).empty_library()
    taiga, snow, arbor, forest = table.seat(0).library("Taiga", "Snow-Covered Forest", "Dryad Arbor", "Forest")
    table.seat(0).casts("Rampant Growth")
    decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_SEARCH)
    assert sorted(decision.candidates) == sorted([snow.id, forest.id])
    assert taiga.id not in decision.candidates and arbor.id not in decision.candidates


@rule("305.9", "300.2a")
def test_a_land_that_is_also_something_else_is_only_played(scenario: Builder) -> None:
    table = scenario()
    arbor, citadel = table.seat(0).holds("Dryad Arbor", "Darksteel Citadel")
    table.seat(0).gets_mana("WUBRGC")
    for land in (arbor, citadel):
        assert table.seat(0).can(O_LAND, land) and not table.seat(0).can(O_CAST, land)
    table.seat(0).plays("Dryad Arbor")
    assert not table.seat(0).can(O_LAND, citadel)


@rule("305.1", "603.6a")
def test_a_land_that_is_a_creature_enters_as_one(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Soul Warden")
    table.seat(0).plays("Dryad Arbor")
    assert table.stack == ["Soul Warden's ability"]
    table.resolve_stack()
    assert table.seat(1).life == 21
