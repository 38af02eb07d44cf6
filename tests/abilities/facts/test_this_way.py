"""What an instruction before came to, reflexive abilities, triggers in a graveyard, choices of others."""

from __future__ import annotations

import pytest

from apnap import vocabulary as v
from apnap.rules.core.constants import GRAVEYARD
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

TWO_FOR = "2 life for each"
MUCH = "life equal to"
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
