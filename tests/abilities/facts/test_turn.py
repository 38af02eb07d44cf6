"""What happened in a turn: whether, how often, how much, and for the first time."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

WHEN = "your end step"
TARGETED = "becomes the target of"
MUCH = "life equal to"
NOW = "this turn"
ONCE = "for the first time each turn"
RUSH = "two or more spells"
EACH = "At the beginning of each upkeep"
KILL = read("Destroy target creature.", name="Kill")
BALM = read("You gain 2 life.", types="Instant", name="Balm")


@rule("608.2h")
@pytest.mark.parametrize("kills", [0, 1, 2])
def test_creatures_that_died_this_turn_are_counted(scenario, kills):
    table = scenario().knows(KILL, read(f"You gain 5 life for each creature that died {NOW}."))
    me, foe = table.seat(0), table.seat(1)
    for bears in foe.have("Grizzly Bears", "Grizzly Bears")[:kills]:
        me.casts("Kill", at=[bears]).resolves()
    me.casts("Rite").resolves()
    assert me.life == 20 + 5 * kills


@rule("608.2c", "700.4")
def test_whether_a_creature_died_under_your_control(scenario):
    text = f"If a creature died under your control {NOW}, you gain 7 life."
    assert exact(text)
    table = scenario().knows(KILL, read(text))
    me, foe = table.seat(0), table.seat(1)
    theirs, mine = foe.has("Grizzly Bears"), me.has("Grizzly Bears")
    me.casts("Kill", at=[theirs]).resolves()
    me.casts("Rite").resolves()
    assert me.life == 20
    me.casts("Kill", at=[mine]).resolves()
    me.casts("Rite").resolves()
    assert me.life == 27


@rule("603.4", "601.2i")
def test_spells_of_a_kind_that_were_cast_are_told_from_others(scenario):
    text = f"When this creature enters, if you've cast a noncreature spell {NOW}, you gain 9 life."
    table = scenario().knows(BALM, read(text, types="Creature \u2014 Bear", name="Growler"))
    me = table.seat(0)
    me.casts("Growler").resolves()
    table.resolve_stack()
    assert me.life == 20
    me.casts("Balm").resolves()
    me.casts("Growler").resolves()
    table.resolve_stack()
    assert me.life == 31


@rule("119.3")
def test_life_gained_in_a_turn_is_added_up(scenario):
    text = f"Each opponent loses {MUCH} the amount of life you gained {NOW}."
    assert exact(text)
    table = scenario(seats=3).knows(BALM, read(text))
    me = table.seat(0)
    me.casts("Balm").resolves()
    me.casts("Balm").resolves()
    me.casts("Rite").resolves()
    assert [seat.life for seat in table.seats()] == [24, 16, 16]


@rule("119.3", "608.2c")
def test_so_much_life_or_more(scenario):
    text = f"If you gained 3 or more life {NOW}, draw a card."
    assert exact(text)
    table = scenario().knows(BALM, read(text))
    me = table.seat(0)
    for drawn in (0, 0, 1):
        hand = len(me.hand)
        me.casts("Rite").resolves()
        assert len(me.hand) == hand + drawn
        me.casts("Balm").resolves()


@rule("603.2")
def test_the_first_time_each_turn_is_told_from_the_second(scenario):
    text = f"Whenever you gain life {ONCE}, put a +1/+1 counter on this creature."
    assert exact(text, types="Creature \u2014 Cat")
    table = scenario().knows(BALM, read(text, types="Creature \u2014 Cat", name="Purrer"))
    me = table.seat(0)
    cat = me.has("Purrer")
    for _ in range(2):
        me.casts("Balm").resolves()
        table.resolve_stack()
    assert cat.counters("+1/+1") == 1
    table.to_turn(table.seat(1))
    table.to_turn(me)
    me.casts("Balm").resolves()
    table.resolve_stack()
    assert cat.counters("+1/+1") == 2


@rule("603.2")
def test_the_first_time_is_of_each_object_by_itself(scenario):
    text = f"Whenever a creature you control {TARGETED} a spell {ONCE}, you gain 4 life."
    table = scenario().knows(read(text, types="Enchantment", name="Watch"), read("Untap target creature.", name="Poke"))
    me = table.seat(0)
    me.has("Watch")
    one, other = me.have("Grizzly Bears", "Grizzly Bears")
    for bears in (one, one, other):
        me.casts("Poke", at=[bears]).resolves()
        table.resolve_stack()
    assert me.life == 28


@rule("403.3")
def test_what_entered_this_turn(scenario):
    table = scenario().knows(read(f"Destroy each creature that entered {NOW}."))
    me = table.seat(0)
    old = me.has("Grizzly Bears")
    me.casts("Savannah Lions").resolves()
    me.casts("Rite").resolves()
    assert old.stayed and "Savannah Lions" in me.graveyard


@rule("120.6")
def test_what_was_dealt_damage_this_turn(scenario):
    table = scenario().knows(
        read("Rite deals 1 damage to target creature."),
        read(f"Destroy target creature that was dealt damage {NOW}.", name="End"),
    )
    me, foe = table.seat(0), table.seat(1)
    hurt, whole = foe.have("Grizzly Bears", "Hill Giant")
    me.casts("Rite", at=[hurt]).resolves()
    me.casts("End", at=[hurt]).resolves()
    assert foe.graveyard == ["Grizzly Bears"] and whole.stayed


@rule("508.1", "603.4")
def test_creatures_that_attacked_are_counted_once_each(scenario):
    text = f"At the beginning of {WHEN}, if you attacked with two or more creatures {NOW}, you gain 6 life."
    table = scenario().knows(read(text, types="Enchantment", name="Drum"))
    me, foe = table.seat(0), table.seat(1)
    me.has("Drum")
    one, other = me.have("Grizzly Bears", "Hill Giant")
    me.attacks({one: foe, other: foe})
    table.to_step(END)
    table.resolve_stack()
    assert me.life == 26


@rule("603.4")
@pytest.mark.parametrize(("spells", "quiet", "busy"), [(0, True, False), (1, False, False), (2, False, True)])
def test_what_was_cast_in_the_turn_before(scenario, spells, quiet, busy):
    last = "last turn"
    none = read(f"{EACH}, if no spells were cast {last}, you gain 1 life.", "Enchantment")
    many = read(
        f"{EACH}, if a player cast {RUSH} {last}, you gain 2 life.",
        "Enchantment",
        name="Rush",
    )
    table = scenario().knows(none, many, BALM)
    me, foe = table.seat(0), table.seat(1)
    for _ in range(spells):
        foe.casts("Balm").resolves()  # whoever's turn it is
    me.have("Rite", "Rush")
    table.next_turn()
    table.resolve_stack()
    assert me.life == 20 + quiet + 2 * busy
