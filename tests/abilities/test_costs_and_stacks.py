"""Costs that are less for each of something, targets on a stack, what opponents can't do in your turn."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN1
from apnap.rules.core.decisions import O_ACTIVATE, O_CAST, O_MANA
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

BIRD = "Creature \u2014 Bird"
FLASH = "as though they had flash"
BACK = "from your graveyard to the battlefield"
THEY = "your opponents can't cast"
ALSO = "or activate abilities of"
X_IS = "where X is the number of"
IN_HAND = "cards in your hand"
LESS = "cost {1} less to cast for each"


@rule("601.2f", "118.7")
def test_spells_cost_less_for_each_counter(scenario):
    text = f"Creature spells you cast {LESS} luck counter on this artifact."
    assert exact(text, types="Artifact")
    table = scenario().knows(
        read(text, types="Artifact", name="Charm"), read("Put two luck counters on target artifact.")
    )
    me, foe = table.seat(0), table.seat(1)
    charm = me.has("Charm")
    (giant,) = me.holds("Hill Giant")
    me.gets_mana("RR")
    assert not me.can(O_CAST, giant)
    me.casts("Rite", at=[charm]).resolves()
    assert me.can(O_CAST, giant)
    me.casts("Rite", at=[charm]).resolves()
    me.casts("Hill Giant").resolves()
    assert "Hill Giant" in me.battlefield
    table.to_turn(foe)
    table.to_step(MAIN1, foe)
    foe.gets_mana("RR")
    (theirs,) = foe.holds("Hill Giant")
    assert not foe.can(O_CAST, theirs)


@rule("601.3b")
def test_everybody_has_the_permission_to_cast_at_any_time(scenario):
    text = f"Any player may cast green spells {FLASH}."
    assert exact(text, types="Enchantment")
    table = scenario().knows(read(text, types="Enchantment", name="Haste"))
    me, foe = table.seat(0), table.seat(1)
    me.has("Haste")
    bears, lions = foe.holds("Grizzly Bears", "Savannah Lions")
    foe.gets_mana("GGW")
    table.to_priority(foe.number)
    assert foe.can(O_CAST, bears) and not foe.can(O_CAST, lions)


@rule("603.6a")
@pytest.mark.parametrize("buried", [False, True])
def test_what_enters_from_a_graveyard(scenario, buried):
    text = "When this creature enters from a graveyard, you gain 4 life."
    assert exact(text, types=BIRD)
    table = scenario().knows(
        read(text, types=BIRD, name="Heron"),
        read(f"Return target creature card {BACK}."),
    )
    me = table.seat(0)
    if buried:
        (heron,) = me.buried("Heron")
        me.casts("Rite", at=[heron]).resolves()
    else:
        me.casts("Heron").resolves()
    table.resolve_stack()
    assert me.life == (24 if buried else 20)


@rule("701.6", "115.1")
def test_a_spell_or_an_ability_is_countered(scenario):
    text = "Counter target artifact spell, activated ability, or triggered ability."
    assert exact(text, types="Instant")
    table = scenario().knows(
        read(text, types="Instant", name="Hush"),
        read("When this creature enters, you gain 3 life.", types=BIRD, name="Heron"),
    )
    me, foe = table.seat(0), table.seat(1)
    heron = me.casts("Heron")
    (hush,) = foe.holds("Hush")
    table.to_priority(foe.number)
    assert not foe.can(O_CAST, hush)
    heron.resolves()
    table.to_priority(foe.number)
    assert foe.can(O_CAST, hush)
    foe.casts("Hush", at=[table.stack_ids()[-1]]).resolves()
    table.resolve_stack()
    assert me.life == 20


@rule("701.6", "602.2")
def test_an_activated_ability_is_no_triggered_one(scenario):
    table = scenario().knows(
        read("Counter target activated ability.", types="Instant", name="Hush"),
        read("When this creature enters, you gain 3 life.\n{1}: You gain 5 life.", types=BIRD, name="Heron"),
    )
    me, foe = table.seat(0), table.seat(1)
    me.casts("Heron").resolves()
    (hush,) = foe.holds("Hush")
    assert len(table.stack) == 1
    table.to_priority(foe.number)
    assert not foe.can(O_CAST, hush)
    table.resolve_stack()
    me.gets_mana("C")
    me.activates(me.permanent("Heron"))
    table.to_priority(foe.number)
    assert foe.can(O_CAST, hush)
    foe.casts("Hush", at=[table.stack_ids()[-1]]).resolves()
    table.resolve_stack()
    assert me.life == 23


@rule("602.5", "101.2")
def test_opponents_do_nothing_in_your_turn(scenario):
    text = f"During your turn, {THEY} spells {ALSO} creatures."
    assert exact(text, types=BIRD)
    table = scenario(3).knows(read(text, types=BIRD, name="Heron"))
    me, foe, third = table.seats()
    me.has("Heron")
    elves = foe.has("Llanowar Elves")
    (shock,) = foe.holds("Shock")
    foe.gets_mana("R")
    table.to_priority(foe.number)
    assert not foe.can(O_CAST, shock) and not foe.can(O_MANA, elves) and not foe.can(O_ACTIVATE, elves)
    table.to_turn(third)
    foe.gets_mana("R")
    table.to_priority(foe.number)
    assert foe.can(O_CAST, shock)


@rule("400.7", "112.1")
def test_a_spell_returns_to_its_owners_hand(scenario):
    table = scenario().knows(read("Return target spell to its owner's hand.", types="Instant", name="Hush"))
    me, foe = table.seat(0), table.seat(1)
    me.casts("Grizzly Bears")
    foe.casts("Hush", at=[table.stack_ids()[-1]]).resolves()
    assert table.stack == [] and "Grizzly Bears" in me.hand


@rule("107.1b", "107.1")
@pytest.mark.parametrize(("cards", "life"), [(2, 20), (6, 22)])
def test_a_number_less_another_is_never_less_than_nothing(scenario, cards, life):
    text = f"You gain X life, {X_IS} {IN_HAND} minus 4."
    assert exact(text)
    table = scenario().knows(read(text))
    me = table.seat(0)
    while len(me.hand) < cards:
        me.holds("Forest")
    before = len(me.hand)
    me.casts("Rite").resolves()
    assert me.life == max(20, 20 + before - 4) and (before, me.life) == (cards, life)
