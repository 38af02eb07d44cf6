"""An X that one sentence says is not the X of a cost in the next. CR 107.3."""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

LIFE = "you gain X life"
ELVES = "the number of Elves you control"
SAID = f"Whenever you attack, {LIFE}, where X is {ELVES}."


@rule("107.3")
def test_it_is_not_read_as_the_x_of_a_cost():
    with pytest.raises(AssertionError):
        read(f"{SAID} If X is 3 or more, draw a card.", types="Enchantment")


@rule("107.3a")
def test_the_x_of_a_cost_is(scenario):
    text = "You gain X life. If X is 3 or more, draw a card."
    assert exact(text)
    table = scenario().knows(read(text, cost="{X}"))
    me = table.seat(0)
    hand = len(me.hand)
    me.casts("Rite", x=2).resolves()
    assert len(me.hand) == hand
    me.casts("Rite", x=3).resolves()
    assert len(me.hand) == hand + 1
