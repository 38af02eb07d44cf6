"""Events: untapping, counters, graveyards, tokens, crimes, attacks alone and together, damage to creatures; delayed."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

ENCHANTMENT = "Enchantment"
SOME = "one or more"
WHERE = "an opponent's graveyard from anywhere"
TWO = "at least two"
HURTS = "deals combat damage to"
NOW = "until end of turn"
SOON = "this turn"
THEIRS = "an opponent's turn"
POKE = read("Tap target creature.", types="Instant", name="Poke")
THINK = read("Draw a card.", types="Instant", name="Think")
GROW = read("Put two +1/+1 counters on target creature.", name="Grow")


def watching(table, text):
    """An enchantment with this text on the battlefield of the first seat."""
    table.knows(read(text, types=ENCHANTMENT, name="Watch"))
    return table.seat(0).has("Watch")


@rule("122.6")
def test_counters_put_on_a_creature_trigger_once_and_say_how_many(scenario):
    text = f"Whenever {SOME} +1/+1 counters are put on a creature you control, you gain that much life."
    table = scenario().knows(GROW)
    watching(table, text)
    me = table.seat(0)
    mine, theirs = me.has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    me.casts("Grow", at=[theirs]).resolves()
    table.resolve_stack()
    assert me.life == 20
    me.casts("Grow", at=[mine]).resolves()
    table.resolve_stack()
    assert me.life == 22


@rule("701.26")
def test_what_becomes_untapped(scenario):
    table = scenario().knows(POKE, read("Untap target creature.", types="Instant", name="Wake"))
    watching(table, "Whenever a creature you control becomes untapped, you gain 3 life.")
    me = table.seat(0)
    bears = me.has("Grizzly Bears")
    me.casts("Wake", at=[bears]).resolves()
    table.resolve_stack()
    assert me.life == 20
    me.casts("Poke", at=[bears]).resolves()
    me.casts("Wake", at=[bears]).resolves()
    table.resolve_stack()
    assert me.life == 23


@rule("603.2c")
def test_cards_that_leave_a_graveyard_together_trigger_once(scenario):
    text = f"Whenever {SOME} cards leave your graveyard, you gain 5 life."
    assert exact(text, types=ENCHANTMENT)
    table = scenario(seats=3).knows(read("Exile target player's graveyard."))
    watching(table, text)
    me, foe = table.seat(0), table.seat(1)
    me.buried("Grizzly Bears", "Hill Giant")
    foe.buried("Grizzly Bears")
    me.casts("Rite", at=[foe]).resolves()
    table.resolve_stack()
    assert me.life == 20
    me.casts("Rite", at=[me]).resolves()
    table.resolve_stack()
    assert me.life == 25


@rule("603.6")
def test_cards_that_come_to_the_graveyard_of_an_opponent(scenario):
    table = scenario(seats=3).knows(read("Target player mills two cards."))
    watching(table, f"Whenever a card is put into {WHERE}, that player loses 1 life.")
    me, foe = table.seat(0), table.seat(1)
    me.casts("Rite", at=[me]).resolves()
    table.resolve_stack()
    me.casts("Rite", at=[foe]).resolves()
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 18, 20]


@rule("700.13")
def test_a_crime_is_committed_once_for_each_spell(scenario):
    table = scenario(seats=3).knows(POKE, read("Tap up to two target creatures.", name="Hush"))
    watching(table, "Whenever you commit a crime, you gain 4 life.")
    me = table.seat(0)
    mine, theirs, other = me.has("Grizzly Bears"), table.seat(1).has("Grizzly Bears"), table.seat(2).has("Hill Giant")
    me.casts("Poke", at=[mine]).resolves()
    table.resolve_stack()
    assert me.life == 20
    me.casts("Hush", at=[theirs, other]).resolves()
    table.resolve_stack()
    assert me.life == 24


@rule("506.5")
@pytest.mark.parametrize("alone", [True, False])
def test_attacking_alone(scenario, alone):
    table = scenario()
    watching(table, "Whenever a creature you control attacks alone, you gain 6 life.")
    me, foe = table.seat(0), table.seat(1)
    one, other = me.have("Grizzly Bears", "Hill Giant")
    me.attacks({one: foe} if alone else {one: foe, other: foe})
    table.resolve_stack()
    assert me.life == (26 if alone else 20)


@rule("508.3d")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_attacking_with_so_many(scenario, count):
    table = scenario()
    watching(table, "Whenever you attack with two or more creatures, you gain 7 life.")
    me, foe = table.seat(0), table.seat(1)
    bears = me.have("Grizzly Bears", "Grizzly Bears", "Grizzly Bears")
    me.attacks(dict.fromkeys(bears[:count], foe))
    table.resolve_stack()
    assert me.life == (27 if count > 1 else 20)


@rule("508.3c")
@pytest.mark.parametrize("others", [1, 2])
def test_attacking_beside_others(scenario, others):
    text = f"Whenever this creature and {TWO} other creatures attack, you gain 8 life."
    table = scenario().knows(read(text, types="Creature \u2014 Soldier", name="Sarge"))
    me, foe = table.seat(0), table.seat(1)
    team = me.have("Sarge", "Grizzly Bears", "Grizzly Bears")
    me.attacks(dict.fromkeys(team[: others + 1], foe))
    table.resolve_stack()
    assert me.life == (28 if others > 1 else 20)


@rule("120.3", "603.2")
def test_that_creature_is_the_one_that_was_dealt_damage(scenario):
    text = f"Whenever this creature {HURTS} a creature, tap that creature."
    table = scenario().knows(read(text, types="Creature \u2014 Wall", name="Web", size="1/5"))
    me, foe = table.seat(0), table.seat(1)
    web, giant = me.has("Web"), foe.has("Hill Giant")
    me.attacks({web: foe})
    foe.blocks({giant: web})
    table.to_step(END)
    assert giant.tapped


@rule("603.7c", "514.2")
def test_whenever_something_happens_this_turn_and_no_longer(scenario):
    table = scenario().knows(THINK, read("Whenever you cast a spell this turn, you gain 2 life."))
    me = table.seat(0)
    me.casts("Think").resolves()
    me.casts("Rite").resolves()
    for _ in range(2):
        me.casts("Think").resolves()
        table.resolve_stack()
    assert me.life == 24
    table.to_turn(table.seat(1))
    me.casts("Think").resolves()
    table.resolve_stack()
    assert me.life == 24


@rule("603.7c")
def test_when_that_creature_dies_this_turn(scenario):
    text = f"Target creature gets -1/-1 {NOW}. When that creature dies {SOON}, you gain 9 life."
    table = scenario().knows(read(text), read("Destroy target creature.", name="Kill"))
    me, foe = table.seat(0), table.seat(1)
    giant, bears = foe.have("Hill Giant", "Grizzly Bears")
    me.casts("Rite", at=[giant]).resolves()
    me.casts("Kill", at=[bears]).resolves()
    table.resolve_stack()
    assert me.life == 20
    me.casts("Kill", at=[giant]).resolves()
    table.resolve_stack()
    assert me.life == 29


@rule("603.7b")
def test_the_next_spell_only(scenario):
    text = f"When you next cast a creature spell {SOON}, you gain 3 life."
    assert exact(text)
    table = scenario().knows(read(text))
    me = table.seat(0)
    me.casts("Rite").resolves()
    for _ in range(2):
        me.casts("Grizzly Bears").resolves()
        table.resolve_stack()
    assert me.life == 23


@rule("603.2")
def test_during_whose_turn(scenario):
    table = scenario().knows(THINK)
    watching(table, f"Whenever you cast a spell during {THEIRS}, you gain 1 life.")
    me = table.seat(0)
    me.casts("Think").resolves()
    table.resolve_stack()
    assert me.life == 20
    table.to_turn(table.seat(1))
    me.casts("Think").resolves()
    table.resolve_stack()
    assert me.life == 21


@rule("603.2")
def test_one_event_or_another(scenario):
    text = f"When this creature enters or {HURTS} a player, you gain 2 life."
    assert exact(text, types="Creature \u2014 Bear")
    table = scenario().knows(read(text, types="Creature \u2014 Bear", name="Paw"))
    me, foe = table.seat(0), table.seat(1)
    me.casts("Paw").resolves()
    table.resolve_stack()
    assert me.life == 22
    table.to_turn(foe)
    table.to_turn(me)
    me.attacks({me.permanent("Paw"): foe})
    table.to_step(END)
    assert me.life == 24
