"""Draws that others take, equipping at any time, spells put back, cards played until an end step, one of each power."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import DRAW, MAIN1, MAIN2
from apnap.testing import rule
from tests.helpers.read_cards import made

FIRST = "except the first one"
THEIRS = "their draw steps"
YOURS = "your draw steps"
AT_ONCE = "any time you could cast an instant"
EITHER = "target spell or nonland permanent"
FOR_SO_LONG = "until your next end step"
SOMEBODY = "an opponent"
THOSE = "target creatures and/or other planeswalkers"
MOBILIZE = "mobilize X, where X is its power"
DRAW_ONE = made("Draw a card.", "Instant", name="Idea")


@rule("614.11", "504.1")
def test_what_opponents_draw_besides_is_yours(scenario):
    text = f"If an opponent would draw a card {FIRST} they draw in each of {THEIRS}, instead <tp> skips that draw "
    thief = made(text + "and you draw a card.", "Creature \u2014 Rogue", name="Thief")
    table = scenario(seats=3).knows(thief, DRAW_ONE)
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    me.has("Thief")
    table.to_turn(foe)
    foe.casts("Idea").resolves()
    assert (len(foe.hand), len(me.hand)) == (0, 1)
    table.to_step(DRAW)
    assert (len(foe.hand), len(me.hand)) == (1, 1)
    foe.casts("Idea").resolves()
    other.casts("Idea").resolves()
    me.casts("Idea").resolves()
    assert (len(foe.hand), len(other.hand), len(me.hand)) == (1, 0, 4)


@rule("614.11", "504.1")
def test_two_cards_for_each_but_the_first(scenario):
    text = f"If <ywd> {FIRST} you draw in each of {YOURS}, draw two cards instead."
    table = scenario(seats=2).knows(made(text, "Artifact", name="Archive"), DRAW_ONE)
    me, foe = table.seat(0), table.seat(1)
    me.has("Archive")
    table.to_turn(foe)
    table.to_turn(me)
    table.to_step(MAIN1)
    assert len(me.hand) == 1
    me.casts("Idea").resolves()
    assert len(me.hand) == 3


@rule("702.6a", "602.5e")
def test_equip_at_any_time(scenario):
    free = made(f"You may activate equip abilities {AT_ONCE}.", "Creature \u2014 Cat", name="Cat")
    table = scenario(seats=2).knows(free)
    me, foe = table.seat(0), table.seat(1)
    sword = me.has("Bonesplitter")
    bear = me.has("Grizzly Bears")
    me.have("Plains", "Plains")
    table.to_turn(foe)
    with pytest.raises(AssertionError):
        me.activates(sword, at=[bear])
    me.has("Cat")
    me.activates(sword, at=[bear]).resolves()
    assert bear.power == 4


@rule("115.1", "400.7")
@pytest.mark.parametrize("spell", [True, False])
def test_a_spell_or_a_permanent_goes_back(scenario, spell):
    text = f"Put {EITHER} into its owner's library second from the top."
    table = scenario(seats=2).knows(made(text, "Instant", name="Commitment"))
    me, foe = table.seat(0), table.seat(1)
    bear = foe.has("Grizzly Bears")
    table.to_turn(foe)
    table.to_step(MAIN1)
    size = foe.library_size
    giant = foe.casts("Hill Giant")
    me.casts("Commitment", at=[giant if spell else bear]).resolves()
    table.resolve_stack()
    assert foe.library_size == size + 1
    assert foe.battlefield == (["Grizzly Bears"] if spell else ["Hill Giant"])


@rule("611.2b", "513.1")
def test_cards_are_played_until_the_next_end_step(scenario):
    table = scenario(seats=2).knows(made(f"Exile the top card of <yl>. You may play that card {FOR_SO_LONG}."))
    me, foe = table.seat(0), table.seat(1)
    me.library("Ornithopter")
    me.casts("Rite").resolves()
    assert "Ornithopter" in me.castable
    table.to_turn(foe)
    table.to_turn(me)
    table.to_step(MAIN1)
    assert "Ornithopter" not in me.castable


@rule("611.2b", "513.1")
def test_made_in_an_end_step_it_lasts_until_the_next_one(scenario):
    text = f"Exile the top card of <yl>. You may play that card {FOR_SO_LONG}."
    table = scenario(seats=2).knows(made(text, "Instant"))
    me, foe = table.seat(0), table.seat(1)
    me.library("Ornithopter")
    table.to_step(11)
    me.casts("Rite").resolves()
    table.to_turn(foe)
    table.to_turn(me)
    table.to_step(MAIN1)
    assert "Ornithopter" in me.castable


@rule("608.2d", "701.8a")
def test_one_creature_of_each_power_is_spared(scenario):
    text = "For each different power among <cs> on the battlefield, choose a creature with that power. "
    table = scenario(seats=3).knows(made(text + "Destroy each creature not chosen this way."))
    me, foe = table.seat(0), table.seat(1)
    one, two = me.have("Grizzly Bears", "Grizzly Bears")
    giant, bear = foe.have("Hill Giant", "Grizzly Bears")
    me.casts("Rite")
    table.says([bear.id])
    table.resolve_stack()
    assert (one.died, two.died, giant.died, bear.died) == (True, True, False, False)


@rule("118.9", "119.3")
def test_an_opponent_gains_life_instead_of_mana(scenario):
    text = f"If you control a Forest, <rather>, you may have {SOMEBODY} gain 3 life.\nTarget creature gets +4/+4 <eot>."
    table = scenario(seats=3).knows(made(text, "Instant", "{2}{G}", name="Vigor"))
    me, other = table.seat(0), table.seat(2)
    bear = me.has("Grizzly Bears")
    me.holds("Vigor")
    assert "Vigor" not in me.castable
    me.has("Forest")
    me.casts("Vigor", at=[bear], free=False, says=[[-1 - other.number]]).resolves()
    assert (bear.power, other.life) == (6, 23)


@rule("701.8a", "400.7j")
def test_what_is_destroyed_this_way_comes_back_as_yours(scenario):
    text = f"Destroy up to three {THOSE}. Return each card put into a graveyard <way> "
    table = scenario(seats=3).knows(made(text + "<ttb> <under>."))
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    giant, bear = foe.has("Hill Giant"), other.has("Grizzly Bears")
    me.casts("Rite", at=[giant, bear]).resolves()
    assert sorted(me.battlefield) == ["Grizzly Bears", "Hill Giant"]


@rule("702.181")
def test_equipped_creatures_mobilize_their_power(scenario):
    text = f"Equipped creature has menace and {MOBILIZE}.\nEquip {{0}}"
    table = scenario(seats=2).knows(made(text, "Artifact \u2014 Equipment", name="Shield"))
    me, foe = table.seat(0), table.seat(1)
    shield, giant = me.have("Shield", "Hill Giant")
    me.activates(shield, at=[giant]).resolves()
    me.attacks({giant: foe})
    table.to_step(MAIN2)
    assert foe.life == 20 - 3 - 3
