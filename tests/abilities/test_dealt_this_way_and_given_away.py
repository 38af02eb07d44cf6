"""What was dealt damage this way, permanents that an opponent is given, this and others together: our own sentences."""

# ruff: noqa: F403, F405

from __future__ import annotations

import pytest

from apnap.testing import rule
from apnap.vocabulary import *
from tests.helpers.read_cards import made, unread

STING = "Rite deals 1 damage to <at>. If a creature is <dealt>, it gets +3/+0 <eot>."
SPARK = "Rite deals 2 damage to <at>. If a player is <dealt>, draw a card."
SILVER = "Rite deals 1 damage to each creature. If a Giant is <dealt>, you gain 5 life."
GIFT = "<etb>, an opponent gains control of it."
GROVE = "As long as <yc> two or more Forests, this creature and Elves <yc> get +1/+2."


def test_they_are_read():
    effect = made(STING).base.abilities.spell.effect
    slot = AnyTarget()
    assert effect.effects[1] == If(DealtThisWay(CREATURE), UntilEndOfTurn(slot, Gets(3, 0)))
    assert made(SPARK).base.abilities.spell.effect.effects[1] == If(DealtThisWay(player=True), Draw(1))
    given = DoneByOne(Indefinitely(THIS, YouControl()), EACH_OPPONENT)
    assert list(made(GIFT, "Creature \u2014 Elf").base.abilities.every) == [When(Enters(THIS), given)]
    both = AllOfThese(THIS, Each(Subtype("Elf"), YOU_CONTROL))
    condition = ControlsMany(2, Subtype("Forest"))
    assert list(made(GROVE, "Creature \u2014 Elf").base.abilities.every) == [
        Always(both, Gets(1, 2), condition=condition)
    ]


def test_what_would_die_is_only_what_was_dealt_damage():
    assert unread(STING + " If that <cr> would die this turn, exile it instead.")


@rule("608.2c", "120.4")
def test_a_creature_that_is_dealt_damage_gets_stronger(scenario):
    table = scenario().knows(made(STING))
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Rite", at=[giant]).resolves()
    assert (giant.power, giant.damage) == (6, 1)


@rule("608.2c", "615.6")
def test_a_creature_to_which_damage_is_prevented_does_not(scenario):
    text = "Prevent all noncombat damage <wbd> to creatures <yc>."
    table = scenario().knows(made(STING), made(text, "Enchantment", name="Still Air"))
    table.seat(1).has("Still Air")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    table.seat(0).casts("Rite", at=[giant]).resolves()
    assert (giant.power, giant.damage) == (3, 0)


@rule("608.2c", "120.3")
@pytest.mark.parametrize("whom", ["player", "creature"])
def test_only_a_player_who_is_dealt_damage_counts(scenario, whom):
    table = scenario().knows(made(SPARK))
    giant = table.seat(1).has("Hill Giant")
    before = len(table.seat(0).hand)
    table.seat(0).casts("Rite", at=[table.seat(1) if whom == "player" else giant]).resolves()
    assert len(table.seat(0).hand) == before + (whom == "player")


@rule("608.2c")
@pytest.mark.parametrize("kept_off", [False, True])
def test_of_several_one_that_fits_is_dealt_damage(scenario, kept_off):
    text = "Prevent all noncombat damage <wbd> to creatures <yc>."
    table = scenario().knows(made(SILVER), made(text, "Enchantment", name="Still Air"))
    table.seat(1).has("Hill Giant")
    table.seat(0).has("Grizzly Bears")
    if kept_off:
        table.seat(1).has("Still Air")
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == (20 if kept_off else 25)


@rule("608.2d", "110.2")
def test_an_opponent_of_your_choice_gains_control(scenario):
    table = scenario(seats=4).knows(made(GIFT, "Creature \u2014 Elf", name="Gift"))
    table.seat(0).casts("Gift").resolves()
    table.says([table.seat(2).ref])
    table.resolve_stack()
    assert table.seat(2).battlefield == ["Gift"]
    assert table.seat(2).permanent("Gift").owner == table.seat(0)


@rule("611.3a", "604.1")
def test_this_and_others_get_stronger_together_and_once(scenario):
    table = scenario().knows(made(GROVE, "Creature \u2014 Elf", name="Elder"))
    elder = table.seat(0).has("Elder")
    elf = table.seat(0).has("Llanowar Elves")
    table.seat(0).has("Forest")
    assert (elder.power, elf.power) == (2, 1)
    table.seat(0).has("Forest")
    assert (elder.power, elder.toughness, elf.power, elf.toughness) == (3, 4, 2, 3)
    other = table.seat(1).has("Llanowar Elves")
    assert other.power == 1
