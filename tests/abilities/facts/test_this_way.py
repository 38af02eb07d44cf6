"""What an instruction before came to, reflexive abilities, triggers in a graveyard, choices of others."""

from __future__ import annotations

import pytest

from apnap import vocabulary as v
from apnap.rules.core.constants import GRAVEYARD
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

TWO_FOR = "2 life for each"
MUCH = "life equal to"
DAMAGE = "damage to each opponent equal to"
ALL = "each kind of counter"
THEIRS = "they control"
EXILED = "is put into exile from the battlefield"
SO = "this way"
THIS_CARD = "this card from your graveyard"
IF = "if you control"


@rule("608.2c", "702.12b")
def test_only_what_was_destroyed_is_counted(scenario):
    text = f"Destroy all creatures. You gain {TWO_FOR} creature destroyed {SO}."
    table = scenario().knows(read(text))
    me, foe = table.seat(0), table.seat(1)
    me.has("Grizzly Bears")
    foe.have("Hill Giant", "Darksteel Colossus")
    me.casts("Rite").resolves()
    assert me.life == 24 and "Darksteel Colossus" in foe.battlefield


@rule("119.3")
def test_life_lost_this_way_is_that_of_all(scenario):
    text = f"Each opponent loses 2 life. You gain {MUCH} the life lost {SO}."
    table = scenario(seats=4).knows(read(text))
    table.seat(0).casts("Rite").resolves()
    assert [seat.life for seat in table.seats()] == [26, 18, 18, 18]


@rule("608.2c")
def test_that_creature_is_the_one_that_was_sacrificed(scenario):
    text = "Target opponent sacrifices a creature of their choice. Draw cards equal to that creature's power."
    table = scenario().knows(read(text))
    me, foe = table.seat(0), table.seat(1)
    foe.has("Hill Giant")
    me.holds("Rite")
    hand = len(me.hand)
    me.casts("Rite", at=[foe]).resolves()
    assert foe.graveyard == ["Hill Giant"] and len(me.hand) >= hand + 2


@rule("113.6k", "603.2")
def test_a_trigger_that_works_in_the_graveyard_only(scenario):
    text = f"Whenever a land you control enters, return {THIS_CARD} to your hand."
    made = read(text, types="Creature \u2014 Bird", name="Heron")
    assert made.base.abilities.every[0].zones == 1 << GRAVEYARD
    table = scenario().knows(made)
    me = table.seat(0)
    me.has("Heron")
    me.buried("Heron")
    me.holds("Forest")
    me.plays("Forest")
    table.resolve_stack()
    assert me.battlefield.count("Heron") == 1 and "Heron" in me.hand and "Heron" not in me.graveyard


@rule("603.12")
def test_what_happens_when_you_do_has_its_own_target(scenario):
    text = "When this creature enters, mill two cards. When you do, target player gains 4 life."
    table = scenario().knows(read(text, types="Creature \u2014 Bird", name="Heron"))
    me = table.seat(0)
    me.casts("Heron").resolves()
    table.says([-1 - 0])
    table.resolve_stack()
    assert sum(seat.life for seat in table.seats()) == 20 * len(table.seats()) + 4


@rule("603.12")
def test_nothing_happens_when_nothing_was_done(scenario):
    text = "When this creature enters, mill two cards. When you do, target player gains 4 life."
    table = scenario().knows(read(text, types="Creature \u2014 Bird", name="Heron"))
    me = table.seat(0)
    me.empty_library()
    me.casts("Heron").resolves()
    table.resolve_stack()
    assert all(seat.life == 20 for seat in table.seats())


@rule("608.2c", "603.4")
def test_an_if_after_the_instruction_is_asked_as_it_resolves():
    text = f"When this creature enters, you lose 2 life {IF} a Forest."
    assert exact(text, types="Creature \u2014 Bird")
    ability = read(text, types="Creature \u2014 Bird").base.abilities.every[0]
    assert ability.condition is None and isinstance(ability.effect, v.If)


@rule("608.2d")
@pytest.mark.parametrize("does", [0, 1])
def test_another_player_may_do_something_for_something(scenario, does):
    text = "Target opponent may draw a card. If they do, you gain 6 life."
    assert exact(text)
    table = scenario().knows(read(text))
    me, foe = table.seat(0), table.seat(1)
    hand = len(foe.hand)
    table.says([does])
    me.casts("Rite", at=[foe]).resolves()
    assert (len(foe.hand) - hand, me.life) == ((1, 26) if does else (0, 20))


@rule("101.4", "608.2h")
def test_each_player_is_judged_by_what_is_theirs(scenario):
    text = f"Each player loses 1 life for each creature {THEIRS}."
    assert exact(text)
    table = scenario(seats=3).knows(read(text))
    table.seat(0).has("Grizzly Bears")
    table.seat(2).have("Grizzly Bears", "Hill Giant", "Hill Giant")
    table.seat(0).casts("Rite").resolves()
    assert [seat.life for seat in table.seats()] == [19, 20, 17]


@rule("608.2h")
def test_each_opponent_is_dealt_damage_by_what_is_theirs(scenario):
    table = scenario(seats=3).knows(read(f"Destroy all creatures. Rite deals {DAMAGE} the number of lands {THEIRS}."))
    table.seat(0).have("Forest", "Forest", "Forest")
    table.seat(2).have("Forest", "Forest")
    table.seat(0).casts("Rite").resolves()
    assert [seat.life for seat in table.seats()] == [20, 20, 18]


@rule("701.10")
def test_counters_are_doubled_kind_by_kind(scenario):
    table = scenario().knows(
        read("Put three +1/+1 counters on target creature.", name="Grow"),
        read("Put a luck counter on target creature.", name="Bless"),
        read(f"Double the number of {ALL} on target creature."),
        read("Double the number of luck counters on target creature.", name="Fortune"),
    )
    me = table.seat(0)
    bears = me.has("Grizzly Bears")
    for spell in ("Grow", "Bless", "Fortune", "Rite"):
        me.casts(spell, at=[bears]).resolves()
    assert (bears.counters("+1/+1"), bears.counters("luck")) == (6, 4)


@rule("603.6c", "603.10a")
@pytest.mark.parametrize("verb", ["Exile", "Destroy"])
def test_what_is_exiled_or_dies(scenario, verb):
    text = f"When this creature dies or {EXILED}, you gain 5 life."
    table = scenario().knows(read(text, types="Creature \u2014 Bird", name="Heron"), read(f"{verb} target creature."))
    me = table.seat(0)
    heron = me.has("Heron")
    me.casts("Rite", at=[heron]).resolves()
    table.resolve_stack()
    assert me.life == 25
