"""Permanents that whoever is the monarch controls, and sacrifices that share a card type. CR 205.2a, 613.1b, 725."""

from __future__ import annotations

from apnap.rules.core.decisions import D_YES_NO
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

HELD = "Enchant creature\nThe monarch controls enchanted creature."
AURA = "Enchantment \u2014 Aura"
THEIRS = "of their choice that"
A_TYPE = "a card type with it"
BOND = f"Whenever another permanent you control dies, each opponent sacrifices a permanent {THEIRS} shares {A_TYPE}."


@rule("613.1b", "725.3")
def test_the_creature_goes_from_one_monarch_to_the_next(scenario):
    assert exact(HELD, types=AURA)
    table = scenario(seats=4).knows(read(HELD, types=AURA, name="Oath"))
    me, second, third = table.seat(0), table.seat(1), table.seat(2)
    bear = third.has("Grizzly Bears")
    me.casts("Oath", at=[bear]).resolves()
    assert bear.controller == third  # nobody is the monarch
    second.becomes_monarch()
    assert bear.controller == second
    me.becomes_monarch()
    assert bear.controller == me
    me.concedes()
    table.resolve_stack()
    assert bear.controller == third  # the Aura has left with its owner


@rule("725.4", "613.1b")
def test_it_follows_the_crown_that_a_leaver_hands_on(scenario):
    table = scenario(seats=4).knows(read(HELD, types=AURA, name="Oath"))
    me, second = table.seat(0), table.seat(1)
    bear = me.has("Grizzly Bears")
    me.casts("Oath", at=[bear]).resolves()
    second.becomes_monarch()
    assert bear.controller == second
    second.concedes()
    assert table.monarch is not None and bear.controller == table.monarch


@rule("205.2a", "608.2h")
def test_each_opponent_sacrifices_something_of_a_type_that_it_had(scenario):
    assert exact(BOND, types="Enchantment")
    table = scenario(seats=3).knows(read(BOND, types="Enchantment", name="Bond"))
    me, second, third = table.seat(0), table.seat(1), table.seat(2)
    me.has("Bond")
    golem = me.has("Ornithopter")
    second.have("Mind Stone", "Forest")
    third.have("Forest", "Grizzly Bears")
    me.casts("Murder", at=[golem]).resolves()
    table.resolve_stack()
    assert "Mind Stone" not in second.battlefield and "Forest" in second.battlefield
    assert "Grizzly Bears" not in third.battlefield and "Forest" in third.battlefield


@rule("701.21a")
def test_who_has_nothing_of_its_types_sacrifices_nothing(scenario):
    table = scenario(seats=3).knows(read(BOND, types="Enchantment", name="Bond"))
    me = table.seat(0)
    me.has("Bond")
    bear = me.has("Grizzly Bears")
    table.seat(1).has("Forest")
    me.casts("Murder", at=[bear]).resolves()
    table.resolve_stack()
    assert "Forest" in table.seat(1).battlefield


@rule("205.2a", "608.2h")
def test_it_is_what_was_sacrificed_and_not_the_permanent_that_says_so(scenario):
    text = f"Sacrifice an artifact or land. If you do, each opponent sacrifices a permanent {THEIRS} shares {A_TYPE}."
    assert exact(f"{{0}}: {text}", types="Enchantment")
    table = scenario(seats=3).knows(read(f"{{0}}: {text}", types="Enchantment", name="Bond"))
    me, second, third = table.seat(0), table.seat(1), table.seat(2)
    bond = me.has("Bond")
    me.has("Mind Stone")
    second.have("Mind Stone", "Glorious Anthem")
    third.has("Glorious Anthem")
    me.activates(bond).resolves()
    table.resolve_stack()
    assert "Mind Stone" not in second.battlefield and "Glorious Anthem" in second.battlefield
    assert "Glorious Anthem" in third.battlefield


@rule("608.2h")
def test_what_an_opponent_gives_up_is_not_it_for_the_next_one(scenario):
    either = "Sacrifice an artifact or enchantment. If you do, each opponent may sacrifice"
    text = f"{either} a permanent {THEIRS} shares {A_TYPE}. For each opponent who doesn't, draw a card."
    table = scenario(seats=4).knows(read(text))
    me = table.seat(0)
    me.has("Mind Stone")
    for seat in (1, 2, 3):
        table.seat(seat).have("Mind Stone" if seat == 1 else "Ornithopter", "Forest")
    me.casts("Rite")
    for seat in (1, 2, 3):
        table.asked(table.seat(seat), kind=D_YES_NO)
        table.answer([1])
    table.resolve_stack()
    assert all("Forest" in table.seat(seat).battlefield for seat in (1, 2, 3))
    assert "Ornithopter" not in table.seat(2).battlefield
