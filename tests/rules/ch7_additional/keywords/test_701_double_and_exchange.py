"""Double, triple and exchange. CR 701.10, 701.11, 701.12."""

from __future__ import annotations

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

TARGET = "target creature until end of turn"


@rule("701.10")
def test_doubling_power_adds_what_it_is(scenario):
    table = scenario(seats=2)
    giant, bear = table.seat(0).have("Hill Giant", "Grizzly Bears")
    table.seat(0).casts("Double Trouble").resolves()
    assert giant.power == 6 and bear.power == 4
    table.seat(0).casts("Unleash Fury", at=[giant]).resolves()
    assert giant.power == 12
    table.to_turn(table.seat(1))
    assert giant.power == 3


@rule("701.12")
def test_control_is_exchanged_between_players_only(scenario):
    table = scenario(seats=3)
    bear, giant = table.seat(1).has("Grizzly Bears"), table.seat(2).has("Hill Giant")
    crow = table.seat(1).has("Storm Crow")
    table.seat(0).casts("Switcheroo", at=[bear, giant]).resolves()
    assert bear.controller == table.seat(2) and giant.controller == table.seat(1)
    table.seat(0).casts("Switcheroo", at=[giant, crow]).resolves()
    assert giant.controller == crow.controller == table.seat(1)


@rule("701.12")
def test_an_exchange_is_complete_or_nothing(scenario):
    table = scenario(seats=2)
    minion, bear = table.seat(0).has("Phyrexian Infiltrator"), table.seat(1).has("Grizzly Bears")
    table.seat(0).gets_mana("CCUU")
    table.seat(0).activates(minion, at=[bear])
    table.seat(1).casts("Lightning Bolt", at=[minion]).resolves()
    table.resolve_stack()
    assert bear.controller == table.seat(1) and minion.died


# triple --------------------------------------------------------------------------------------------------------------


@rule("701.11a", "701.11b")
def test_tripling_adds_twice_as_much(scenario):
    text = f"Triple the power and toughness of {TARGET}."
    assert exact(text)
    table = scenario().knows(read(text, name="Heave"))
    me = table.seat(0)
    giant = me.has("Hill Giant", counters={"+1/+1": 1})
    me.casts("Heave", at=[giant]).resolves()
    assert (giant.power, giant.toughness) == (12, 12)
    me.casts("Giant Growth", at=[giant]).resolves()
    assert (giant.power, giant.toughness) == (15, 15)
    table.next_turn()
    assert (giant.power, giant.toughness) == (4, 4)


@rule("701.11c")
def test_tripling_what_is_below_zero_makes_it_less(scenario):
    table = scenario().knows(
        read(f"Triple the power of {TARGET}.", name="Heave"),
        read("Target creature gets -4/-0 until end of turn.", name="Sap"),
    )
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    me.casts("Sap", at=[bear]).resolves()
    me.casts("Heave", at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (-6, 2)
