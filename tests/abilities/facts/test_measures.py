"""How much there is: the greatest, different ones, cards of a kind, counters, devotion, parties; what X is."""

from __future__ import annotations

import pytest

from apnap import vocabulary as v
from apnap.abilities.facts.measures import most_filled
from apnap.rules.core.constants import GRAVEYARD
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

END = "end of turn"
NUMBER = "four or more"
GAIN = "You gain life equal to"


def gained(table, text):
    """How much life a spell with this text gives."""
    table.knows(read(text))
    me = table.seat(0)
    before = me.life
    me.casts("Rite").resolves()
    return me.life - before


@rule("208.1")
def test_the_greatest_power_is_of_those_spoken_of(scenario):
    table = scenario()
    table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(1).has("Craw Wurm")
    assert gained(table, f"{GAIN} the greatest power among creatures you control.") == 3
    assert gained(table, f"{GAIN} the greatest toughness among creatures on the battlefield.") == 4
    assert gained(table, f"{GAIN} the greatest mana value among Goats you control.") == 0


@rule("109.2a")
def test_cards_of_a_kind_are_counted_in_some_graveyards(scenario):
    table = scenario(seats=3)
    table.seat(0).buried("Grizzly Bears", "Lightning Bolt")
    table.seat(1).buried("Hill Giant", "Hill Giant")
    table.seat(2).buried("Craw Wurm")
    for text, life in {
        f"{GAIN} the number of creature cards in your graveyard.": 1,
        f"{GAIN} the number of creature cards in your opponents' graveyards.": 3,
        "You gain 2 life for each creature card in all graveyards.": 8,
    }.items():
        assert exact(text)
        assert gained(table, text) == life


@rule("205.2")
@pytest.mark.parametrize("more", [[], ["Ornithopter"]])
def test_card_types_among_cards_in_a_graveyard(scenario, more):
    text = f"If there are {NUMBER} card types among cards in your graveyard, you gain 8 life."
    assert exact(text)
    table = scenario()
    table.seat(0).buried("Forest", "Grizzly Bears", "Lightning Bolt", *more)
    assert gained(table, text) == (8 if more else 0)


@rule("700.5")
def test_devotion_counts_symbols_of_one_colour_or_two(scenario):
    table = scenario()
    table.seat(0).have("Savannah Lions", "White Knight", "Grizzly Bears")
    assert gained(table, f"{GAIN} your devotion to white.") == 3
    assert gained(table, f"{GAIN} your devotion to white and green.") == 4


@rule("700.8")
def test_a_party_has_one_of_each(scenario):
    assert most_filled([]) == 0
    assert most_filled([0b0001, 0b0001]) == 1
    assert most_filled([0b0011, 0b0001]) == 2
    assert most_filled([0b0011, 0b0011, 0b0011]) == 2
    assert most_filled([0b1111, 0b0011, 0b0001, 0b0100]) == 4


@rule("122.1")
def test_counters_on_what_was_spoken_of(scenario):
    text = "Target player gains life equal to the number of +1/+1 counters on target creature."
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.knows(read("Put three +1/+1 counters on target creature.", name="Grow"), read(text))
    table.seat(0).casts("Grow", at=[bears]).resolves()
    table.seat(0).casts("Rite", at=[table.seat(0), bears]).resolves()
    assert table.seat(0).life == 23


@rule("107.3c")
def test_what_x_is_may_be_told_by_the_target(scenario):
    text = f"Target creature gets +X/+0 until {END}, where X is its toughness."
    assert exact(text)
    table = scenario().knows(read(text))
    giant = table.seat(0).has("Craw Wurm")
    table.seat(0).casts("Rite", at=[giant]).resolves()
    assert (giant.power, giant.toughness) == (10, 4)


@rule("102.2")
def test_opponents_are_counted(scenario):
    table = scenario(seats=4)
    assert gained(table, "You gain 3 life for each opponent.") == 9
    assert gained(table, f"{GAIN} the number of opponents you have.") == 3


@rule("107.1")
def test_sums_and_halves(scenario):
    table = scenario()
    table.seat(0).have("Grizzly Bears", "Grizzly Bears", "Grizzly Bears")
    assert gained(table, f"{GAIN} 1 plus the number of creatures you control.") == 4
    assert gained(table, f"{GAIN} half the number of creatures you control, rounded down.") == 1


@rule("109.2")
def test_for_each_is_only_a_choice_of_words():
    amount = v.CardsOf(GRAVEYARD, v.CREATURE)
    assert v.PerEach(amount) == amount
