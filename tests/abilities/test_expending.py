"""A player expends so much mana, with spells that they cast in one turn. Sentences of our own. CR 700.14."""

from __future__ import annotations

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

CAT = "Creature \u2014 Cat"
FOUR = "Whenever you expend 4, you gain 1 life."
EIGHT = "When this creature enters and whenever you expend 8, draw a card."


def spell(cost: str, name: str):
    return read("You gain 10 life.", types="Instant", cost=cost, name=name)


def laid_out(scenario, seats: int = 3):
    return scenario(seats=seats).knows(
        read(FOUR, types=CAT, name="Cat"), spell("{3}", "Three"), spell("{1}", "One"), spell("{9}", "Nine")
    )


@rule("700.14")
def test_the_fourth_mana_of_a_turn(scenario):
    assert exact(FOUR, types=CAT) and exact(EIGHT, types=CAT)
    table = laid_out(scenario)
    me = table.seat(0)
    me.has("Cat")
    me.casts("Three")
    table.resolve_stack()
    assert me.life == 30
    me.casts("One")
    table.resolve_stack()
    assert me.life == 41
    me.casts("Nine")
    table.resolve_stack()
    assert me.life == 51


@rule("700.14")
def test_more_at_once_counts_once_and_each_turn_begins_anew(scenario):
    table = laid_out(scenario, seats=2)
    me, other = table.seat(0), table.seat(1)
    me.has("Cat")
    me.casts("Nine")
    table.resolve_stack()
    assert me.life == 31
    table.to_turn(other)
    me.casts("Nine")
    table.resolve_stack()
    assert me.life == 42
    other.casts("Nine")
    table.resolve_stack()
    assert me.life == 42 and other.life == 30


@rule("700.14", "601.2h")
def test_mana_that_was_spent_before_the_ability_was_there_counts(scenario):
    table = laid_out(scenario, seats=2)
    me = table.seat(0)
    me.has("Cat")
    cub = read(FOUR, types=CAT, name="Cub", cost="{3}")
    table.knows(cub)
    me.casts("Cub").resolves()
    me.casts("One")
    table.resolve_stack()
    assert me.life == 32


@rule("700.14")
def test_what_is_cast_for_nothing_expends_nothing(scenario):
    table = laid_out(scenario, seats=2)
    table.knows(spell("{0}", "None"))
    me = table.seat(0)
    me.has("Cat")
    me.casts("None")
    table.resolve_stack()
    assert me.life == 30
