"""Permanents that have the activated abilities of cards in graveyards and in exile. CR 113.6, 607.2a, 613.1f."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import O_ACTIVATE, O_MANA
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

CREATURE = "Creature \u2014 Bear"
EVERY = "all activated abilities of"
MINE = f"This creature has {EVERY} all artifact cards in your graveyard."
ALL = f"This creature has {EVERY} all creature cards in all graveyards."
THERE = "from a graveyard"
KEEPER = (
    f"When this creature enters, exile target card {THERE}.\n"
    f"Elves you control have {EVERY} all land cards exiled with this creature."
)


@rule("613.1f")
def test_it_has_them_while_the_card_is_in_the_graveyard(scenario):
    assert exact(MINE, types=CREATURE)
    table = scenario(seats=3).knows(read(MINE, types=CREATURE, name="Heir"))
    me, other = table.seat(0), table.seat(1)
    heir = me.has("Heir")
    other.buried("Mind Stone")
    table.to_priority(me.number)
    assert not me.can(O_MANA, heir)  # another player's graveyard
    stone = me.has("Mind Stone")
    me.casts("Disenchant", at=[stone]).resolves()
    table.to_turn(me)
    assert me.can(O_MANA, heir)
    me.taps_for_mana(heir)
    assert me.pool == "C"


@rule("613.1f")
@pytest.mark.parametrize("leaves", [False, True])
def test_in_all_graveyards_means_those_of_everybody_still_in_the_game(scenario, leaves):
    assert exact(ALL, types=CREATURE)
    table = scenario(seats=3).knows(read(ALL, types=CREATURE, name="Heir"))
    me, other = table.seat(0), table.seat(1)
    heir = me.has("Heir")
    elf = other.has("Prodigal Sorcerer")
    me.casts("Murder", at=[elf]).resolves()
    if leaves:
        other.concedes()
    table.to_turn(me)
    table.to_priority(me.number)
    assert me.can(O_ACTIVATE, heir) != leaves
    if not leaves:
        me.activates(heir, at=[table.seat(2)]).resolves()
        assert table.seat(2).life == 19 and heir.tapped


@rule("607.2a", "613.1f")
@pytest.mark.parametrize("land", ["Forest", "Llanowar Wastes"])
def test_cards_exiled_with_it_lend_theirs_to_others(scenario, land):
    assert exact(KEEPER, types=CREATURE)
    table = scenario(seats=3).knows(read(KEEPER, types=CREATURE, name="Keeper", cost="{0}"))
    me, other = table.seat(0), table.seat(1)
    elf = me.has("Elvish Warrior")
    theirs = other.has("Elvish Warrior")
    other.buried(land)
    me.casts("Keeper", at=()).resolves()
    table.resolve_stack()
    assert land in other.exile
    table.to_priority(me.number)
    assert me.can(O_MANA, elf) and not table.game.char(theirs.id).abilities.activated
    me.casts("Murder", at=[me.permanent("Keeper")]).resolves()
    table.to_turn(me)
    table.resolve_stack()
    assert not me.can(O_MANA, elf)
