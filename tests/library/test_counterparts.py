"""What is particular about cards that share a word with few others."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MINUS
from apnap.rules.core.decisions import O_LAND
from apnap.testing import Permanent
from apnap.testing.plugin import Builder


def test_chainbreaker_takes_counters_off_creatures(scenario: Builder) -> None:
    table = scenario()
    breaker = table.seat(0).casts("Chainbreaker").resolves()
    made = table.seat(0).permanent("Chainbreaker")
    assert breaker.zone == "battlefield" and made.counters(MINUS) == 2 and made.power == 1
    ready = table.seat(0).has("Chainbreaker")
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(ready, at=[made]).resolves()
    assert made.counters(MINUS) == 1


def test_exploration_lets_play_a_land_more(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Exploration")
    table.seat(0).holds("Forest", "Forest", "Forest")
    table.seat(0).plays("Forest")
    table.seat(0).plays("Forest")
    assert not table.seat(0).can(O_LAND, Permanent(table, table.in_hand(table.seat(0).number, "Forest")))


def test_graceful_adept_keeps_all_cards(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Graceful Adept")
    table.seat(0).holds(*["Forest"] * 9)
    table.next_turn()
    assert len(table.seat(0).hand) == 9


@pytest.mark.parametrize("mode", [0, 1, 2])
def test_knight_of_autumn_has_three_ways(scenario: Builder, mode: int) -> None:
    table = scenario()
    anthem = table.seat(1).has("Glorious Anthem")
    life = table.seat(0).life
    table.says([mode])
    table.seat(0).casts("Knight of Autumn").resolves()
    table.resolve_stack()
    knight = table.seat(0).permanent("Knight of Autumn")
    assert knight.power == (4 if mode == 0 else 2)
    assert (anthem.zone == "graveyard") == (mode == 1)
    assert table.seat(0).life == life + (4 if mode == 2 else 0)


def test_primeval_light_spares_other_players(scenario: Builder) -> None:
    table = scenario(3)
    one, other = table.seat(1).has("Glorious Anthem"), table.seat(2).has("Glorious Anthem")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Primeval Light", at=[table.seat(1)]).resolves()
    assert one.zone == "graveyard" and other.stayed and bears.stayed


def test_simoon_burns_the_creatures_of_one_opponent(scenario: Builder) -> None:
    table = scenario(3)
    one, other = table.seat(1).has("Llanowar Elves"), table.seat(2).has("Llanowar Elves")
    life = table.seat(1).life
    table.seat(0).casts("Simoon", at=[table.seat(1)]).resolves()
    assert one.died and other.stayed and table.seat(1).life == life
