"""Damage is prevented, and then something happens: sentences of our own."""

# ruff: noqa: F403, F405

from __future__ import annotations

from apnap.testing import rule
from apnap.vocabulary import *
from tests.helpers.read_cards import made

SPARKS = (
    "If a red spell <yc> would deal damage to an opponent, <ptd>. Create a 1/1 red Goblin creature token with menace "
)
SPARKS += "for each 1 damage <ptw>."
MENDING = "If noncombat damage would be dealt to you, <ptd>. You gain life equal to the damage <ptw>."
SCALES = "If damage would be dealt to another Bear <yc>, <ptd>. Put a charge counter on that Bear for "
SCALES += "each 1 damage <ptw>."


def goblins(seat):
    return sum(name.startswith("Goblin") for name in seat.battlefield)


def abilities_of(text):
    return list(made(text, "Enchantment").base.abilities.every)


def test_they_are_read():
    then = abilities_of(SPARKS)[0]
    assert isinstance(then, PreventedThen)
    assert (then.to, then.filter, then.spells) == (EACH_OPPONENT, AllOf([RED, YOU_CONTROL]), True)
    assert abilities_of(MENDING) == [PreventedThen(YOU, GainLife(PREVENTED), noncombat=True)]
    to = Each(OTHER, Subtype("Bear"), YOU_CONTROL)
    assert abilities_of(SCALES) == [PreventedAsCounters(to, "charge", each=True)]


@rule("615.5", "615.6")
def test_a_spell_makes_tokens_where_it_would_have_dealt_damage(scenario):
    table = scenario().knows(made(SPARKS, "Enchantment", name="Sparks"))
    first, second = table.seat(0), table.seat(1)
    first.has("Sparks")
    first.casts("Lightning Bolt", at=[second]).resolves()
    assert second.life == 20
    assert goblins(first) == 3


@rule("615.5")
def test_it_is_not_for_creatures_of_others_nor_for_other_spells(scenario):
    table = scenario(seats=3).knows(made(SPARKS, "Enchantment", name="Sparks"))
    first, second, third = table.seat(0), table.seat(1), table.seat(2)
    first.has("Sparks")
    second.casts("Lightning Bolt", at=[third]).resolves()
    assert third.life == 17
    first.casts("Lightning Bolt", at=[first]).resolves()
    assert first.life == 17
    giant = first.has("Hill Giant")  # red, and no spell
    first.attacks({giant: second})
    table.next_turn()
    assert second.life == 17
    assert goblins(first) == 0


@rule("615.5", "615.13")
def test_what_is_dealt_to_several_at_one_moment_is_counted_together(scenario):
    table = scenario(seats=4).knows(made(SPARKS, "Enchantment", name="Sparks"))
    first = table.seat(0)
    first.has("Sparks")
    first.casts("Flame Rift").resolves()  # 4 damage to each player
    assert [table.seat(i).life for i in range(4)] == [16, 20, 20, 20]
    assert goblins(first) == 12


@rule("615.5", "119.3")
def test_life_is_gained_for_noncombat_damage_only(scenario):
    table = scenario().knows(made(MENDING, "Enchantment", name="Mending"))
    table.seat(1).has("Mending")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 23
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({giant: table.seat(1)})
    table.next_turn()
    assert table.seat(1).life == 20


@rule("615.12")
def test_damage_that_cannot_be_prevented_is_dealt_and_nothing_follows(scenario):
    table = scenario().knows(
        made(MENDING, "Enchantment", name="Mending"),
        made("Damage can't be prevented.", "Enchantment", name="Plain Air"),
    )
    table.seat(1).has("Mending")
    table.seat(0).has("Plain Air")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17


@rule("615.5")
def test_counters_are_put_on_another_of_yours(scenario):
    table = scenario().knows(made(SCALES, "Creature \u2014 Bear", name="Elder Bear"))
    elder = table.seat(1).has("Elder Bear")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[bear]).resolves()
    assert bear.stayed
    assert bear.counters("charge") == 3
    table.seat(0).casts("Lightning Bolt", at=[elder]).resolves()
    assert elder.died
