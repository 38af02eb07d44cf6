"""Conditions that compare amounts and players, and several conditions together."""

from __future__ import annotations

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

NUMBER = "three or more"


def holds(table, condition):
    """Does it hold for the first seat?"""
    text = f"If {condition}, you gain 1 life."
    assert exact(text), text
    table.knows(read(text))
    me = table.seat(0)
    before = me.life
    me.casts("Rite").resolves()
    return me.life > before


@rule("608.2c")
def test_an_opponent_has_more(scenario):
    table = scenario(seats=3)
    table.seat(0).have("Forest", "Forest")
    table.seat(1).have("Forest", "Forest")
    assert not holds(table, "an opponent controls more lands than you")
    table.seat(2).have("Forest", "Forest", "Forest")
    assert holds(table, "an opponent controls more lands than you")
    assert not holds(table, "an opponent has more life than you")
    table.seat(1).at(30)
    assert holds(table, "an opponent has more life than you")


@rule("608.2c")
def test_you_have_more_than_each(scenario):
    table = scenario(seats=3)
    table.seat(0).at(25)
    assert holds(table, "you have more life than each opponent")
    table.seat(2).at(27)
    assert not holds(table, "you have more life than each opponent")


@rule("608.2c")
def test_two_conditions_together(scenario):
    table = scenario()
    me = table.seat(0)
    me.has("Forest")
    both = "you control a Forest and you control a Bear"
    either = "you control a Forest or you control a Bear"
    assert not holds(table, both) and holds(table, either)
    me.has("Grizzly Bears")
    assert holds(table, both)


@rule("608.2c", "208.1")
def test_powers_that_differ_and_powers_added_up(scenario):
    table = scenario()
    me = table.seat(0)
    me.have("Grizzly Bears", "Grizzly Bears", "Hill Giant")
    different = f"you control {NUMBER} creatures with different powers"
    assert not holds(table, different)
    assert not holds(table, "creatures you control have total power 8 or greater")
    me.has("Savannah Lions")
    assert not holds(table, different)
    me.has("Craw Wurm")
    assert holds(table, different) and holds(table, "creatures you control have total power 8 or greater")


@rule("402.1")
def test_few_cards_in_hand(scenario):
    table = scenario()
    for seat in table.seats():
        seat.holds("Forest", "Forest")
    assert not holds(table, "an opponent has no cards in hand")
    assert holds(table, "an opponent has two or more cards in hand")
    assert not holds(table, "an opponent has twenty or more cards in hand")
