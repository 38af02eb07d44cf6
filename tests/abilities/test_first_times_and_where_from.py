"""How often something has mutated, first times in a turn, who was hurt by what, and what came from a graveyard.

Sentences of our own. CR 601.2c, 603.4, 701.26, 702.140, 730.2.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import GRAVEYARD, MAIN2
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

BEAR = "Creature \u2014 Bear"
CHARM = "Enchantment"
FIRST = "it's the first time that creature <has> become tapped this turn"


def plain(text):
    """The words without the marks that keep them apart."""
    return text.replace("<", "").replace(">", "")


def bear(text, name="Cub", cost="{0}", types=BEAR, size=""):
    return read(text, types=types, name=name, cost=cost, size=size)


@rule("702.140", "730.2")
def test_each_time_that_it_mutates_counts(scenario):
    text = "Mutate {1}\nWhenever this creature mutates, you gain X life, where X is <the> number of times it has <m>."
    text = plain(text.replace("it has <m>", "this creature has mutated"))
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(bear(text), bear("", name="Moth", types="Creature \u2014 Insect"))
    me = table.seat(0)
    moth = me.has("Moth")
    me.casts("Cub", at=[moth], part="mutate").resolves()
    table.resolve_stack()
    assert me.life == 21
    me.casts("Cub", at=[moth], part="mutate").resolves()
    table.resolve_stack()
    assert me.life == 21 + 2 * 2  # both abilities of the merged creature know both times


@rule("603.4", "701.26")
def test_only_the_first_time_that_it_becomes_tapped(scenario):
    text = plain(f"Whenever a creature you <control> becomes tapped during your turn, if {FIRST}, untap it.")
    assert exact(text, types=CHARM)
    table = scenario(seats=2).knows(
        read(text, types=CHARM, name="Vigor"), bear("{T}: You gain 1 life.", name="Medic"), bear("", name="Pup")
    )
    me, other = table.seats()
    me.has("Vigor")
    medic, theirs = me.has("Medic"), other.has("Medic")
    me.activates(medic).resolves()
    table.resolve_stack()
    assert not medic.tapped
    other.activates(theirs).resolves()
    table.resolve_stack()
    assert theirs.tapped
    me.activates(medic).resolves()
    table.resolve_stack()
    assert medic.tapped and me.life == 22


@rule("120.3")
def test_opponents_are_counted_once_however_often_they_were_hurt(scenario):
    text = "You gain X life, where X is <the> number of <those> or a Giant this turn."
    text = text.replace("<the>", "the").replace(
        "<those>", "your opponents who were dealt combat damage by this creature"
    )
    table = scenario(seats=4).knows(bear(f"{{0}}: {text}"))
    me = table.seat(0)
    cub, giant, other, bears = me.have("Cub", "Hill Giant", "Hill Giant", "Grizzly Bears")
    one, two, three = table.seat(1), table.seat(2), table.seat(3)
    me.attacks({cub: one, giant: one, other: two, bears: three})
    table.to_step(MAIN2)
    me.activates(cub).resolves()
    assert me.life == 22
    two.concedes()
    me.activates(cub).resolves()
    assert me.life == 23


@rule("603.4", "601.2a", "603.6a")
def test_one_of_those_that_entered_came_from_a_graveyard(scenario):
    text = "Whenever one or more <creatures> you control enter, if <some>, you gain 3 life."
    some = "one or more of them entered from <a> graveyard or was cast from <a> graveyard"
    text = plain(text.replace("<some>", some))
    assert exact(text, types=CHARM)
    table = scenario(seats=2).knows(read(text, types=CHARM, name="Crypt"), bear("Flashback {0}", name="Pup"))
    me, other = table.seats()
    me.has("Crypt")
    me.casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert me.life == 20
    other.buried("Savannah Lions")
    (lions,) = table.game.state.ids(other.number, GRAVEYARD)
    me.casts("Reanimate", at=[lions]).resolves()
    table.resolve_stack()
    assert me.life == 20 - 1 + 3


@rule("601.2c")
@pytest.mark.parametrize("itself", [True, False])
def test_counters_are_distributed_among_others(scenario, itself):
    text = "When this creature enters, distribute two luck counters among any number of other target creatures."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(bear(text))
    me = table.seat(0)
    if not itself:
        me.has("Grizzly Bears")
    me.casts("Cub").resolves()
    table.resolve_stack()
    assert me.permanent("Cub").counters("luck") == 0


@rule("603.2c", "119.3")
@pytest.mark.parametrize(("who", "life"), [("opponent", 24), ("other player", 24)])
def test_life_that_several_lose_at_once_is_one_event(scenario, who, life):
    text = "Whenever one or more opponents lose life, you gain 4 life."
    assert exact(text, types=CHARM)
    table = scenario(seats=4).knows(
        read(text, types=CHARM, name="Pain"), read(f"Each {who} loses 1 life.", name="Sting")
    )
    me = table.seat(0)
    me.has("Pain")
    me.casts("Sting").resolves()
    table.resolve_stack()
    assert me.life == life and table.seat(1).life == 19


@rule("508.4", "113.6m")
@pytest.mark.parametrize("words", ["it", "this card from your graveyard"])
def test_it_comes_back_attacking_from_the_graveyard(scenario, words):
    text = f"Whenever you attack, if this card is in <your> graveyard, you may return {words} to the battlefield <so>."
    text = plain(text.replace("<so>", "tapped and attacking"))
    table = scenario(seats=2).knows(bear(text, size="4/4"))
    me, other = table.seats()
    me.buried("Cub")
    me.attacks({me.has("Grizzly Bears"): other})
    table.asked(me)
    table.answer([1])
    table.resolve_stack()
    cub = me.permanent("Cub")
    assert cub.tapped and cub.attacking
    table.to_step(MAIN2)
    assert other.life == 14


@rule("613.4d", "601.2c")
def test_power_and_toughness_of_several_targets_are_switched(scenario):
    text = plain("Switch the power and toughness of <each> of any number of <target> creatures until end of turn.")
    assert exact(text)
    table = scenario(seats=3).knows(read(text), bear("", name="Ox", size="1/4"))
    mine, other, third = (table.seat(i).has("Ox") for i in range(3))
    table.seat(0).casts("Rite", at=[mine, other]).resolves()
    assert [(one.power, one.toughness) for one in (mine, other, third)] == [(4, 1), (4, 1), (1, 4)]
    table.next_turn()
    assert (other.power, other.toughness) == (1, 4)
