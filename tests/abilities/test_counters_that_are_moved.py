"""Counters that are put elsewhere or moved, cards that come back later, and what is done if something is not done."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END
from apnap.testing import rule
from tests.helpers.read_cards import made

CAN = made("{0}: Put a moss counter on target permanent.", "Artifact", name="Can")
SALT = made("{0}: Put a rust counter on target permanent.", "Artifact", name="Salt")


def marked(table, permanent, moss: int, rust: int) -> None:
    for name, number in (("Can", moss), ("Salt", rust)):
        for _ in range(number):
            table.seat(0).activates(table.seat(0).permanent(name), at=[permanent])
            table.resolve_stack()


@rule("122.8")
def test_counters_of_what_left_are_put_on_a_target(scenario):
    text = "Whenever a permanent <yc> leaves the battlefield, if <had>, put those counters on target land."
    table = scenario().knows(CAN, SALT, made(text, "Enchantment", name="Will"))
    table.seat(0).have("Can", "Salt", "Will")
    bear, forest = table.seat(0).have("Grizzly Bears", "Forest")
    marked(table, bear, 2, 1)
    table.seat(0).casts("Lightning Bolt", at=[bear]).resolves()
    table.resolve_stack()
    assert (forest.counters("moss"), forest.counters("rust")) == (2, 1)


@rule("122.5")
def test_any_number_of_counters_of_all_kinds_is_moved(scenario):
    text = "{0}: Move any number of counters from target land onto a second target land."
    table = scenario().knows(CAN, SALT, made(text, "Artifact", name="Cart"))
    table.seat(0).have("Can", "Salt")
    cart, one, other = table.seat(0).have("Cart", "Forest", "Island")
    marked(table, one, 3, 2)
    table.seat(0).activates(cart, at=[one, other])
    table.says([2], [0])
    table.resolve_stack()
    assert (one.counters("moss"), one.counters("rust")) == (1, 2)
    assert (other.counters("moss"), other.counters("rust")) == (2, 0)


@rule("122.1", "810.10b")
def test_opponents_lose_all_their_counters(scenario):
    give = made("Target player gets two poison counters. Target player gets a rad counter.", name="Bane")
    table = scenario(seats=3).knows(made("<EO> loses all counters."), give)
    table.seat(0).casts("Bane", at=[table.seat(1), table.seat(1)]).resolves()
    table.seat(0).casts("Bane", at=[table.seat(0), table.seat(0)]).resolves()
    table.seat(0).casts("Rite").resolves()
    assert (table.seat(1).poison, table.seat(0).poison) == (0, 2)


@rule("603.7", "303.4")
def test_an_aura_comes_back_at_the_next_end_step(scenario):
    text = "Enchant creature\nWhen enchanted creature dies, return <back> at the beginning of the "
    text += "next end step."
    table = scenario().knows(made(text, "Enchantment \u2014 Aura", name="Shroud"))
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Shroud", at=[bear]).resolves()
    table.seat(0).casts("Lightning Bolt", at=[bear]).resolves()
    table.resolve_stack()
    assert "Shroud" in table.seat(0).graveyard
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).permanent("Shroud").attached_to == giant


@rule("608.2d")
@pytest.mark.parametrize(("answer", "life"), [(1, 20), (0, 25)])
def test_what_happens_if_you_do_not(scenario, answer, life):
    table = scenario().knows(made("You may draw a card. If you don't, you gain 5 life."))
    spell = table.seat(0).casts("Rite")
    table.says([answer])
    spell.resolves()
    assert table.seat(0).life == life
