"""Station, and what station symbols give. Sentences of our own. CR 702.184, 721."""

from __future__ import annotations

import pytest

from apnap.decks.facts import facts_of_card
from apnap.rules.core.constants import END, FLYING, MAIN2, TRAMPLE
from apnap.rules.core.decisions import FOR_COPY, O_ACTIVATE
from apnap.testing import rule
from apnap.testing.handles import Permanent
from tests.abilities.facts.read import read

SHIP = "Artifact \u2014 Spacecraft"
TEXT = "Station\n3+ | Trample\nWhenever you gain life, scry 1.\n8+ | Flying"


def spacecraft(text=TEXT, name="Barge", size="5/6", types=SHIP):
    return read(text, types=types, name=name, cost="{0}", size=size)


@rule("702.184a", "721.2a", "721.4")
def test_a_new_creature_charges_it_by_its_power(scenario):
    table = scenario(seats=3).knows(spacecraft())
    me, other = table.seat(0), table.seat(1)
    barge = me.has("Barge")
    giant = me.has("Hill Giant", sick=True)
    other.has("Serra Angel")
    me.activates(barge).resolves()
    assert giant.tapped
    assert barge.counters("charge") == 3
    assert barge.has(TRAMPLE) and not barge.has(FLYING)
    assert not barge.is_a("Creature")
    assert not me.can(O_ACTIVATE, barge), "only untapped creatures of yours are tapped for it"


@rule("702.184a")
def test_it_is_activated_as_a_sorcery_and_does_not_tap_itself(scenario):
    table = scenario(seats=2).knows(spacecraft())
    me, other = table.seats()
    barge = me.has("Barge", counters={"charge": 8})
    assert barge.is_a("Creature")
    assert not me.can(O_ACTIVATE, barge)
    bears = me.has("Grizzly Bears")
    assert me.can(O_ACTIVATE, barge)
    table.to_step(END, me)
    assert not me.can(O_ACTIVATE, barge)
    table.to_step(MAIN2, other)
    assert not me.can(O_ACTIVATE, barge)
    assert not bears.tapped


@rule("721.2b", "721.2c", "613.4b")
def test_from_its_last_symbol_on_it_is_a_creature_as_well(scenario):
    table = scenario(seats=2).knows(spacecraft())
    me = table.seat(0)
    barge = me.has("Barge", counters={"charge": 6})
    me.has("Grizzly Bears")
    me.activates(barge).resolves()
    assert barge.counters("charge") == 8
    assert barge.is_a("Creature") and barge.is_a("Artifact") and barge.is_a("Spacecraft")
    assert (barge.power, barge.toughness) == (5, 6)
    assert barge.has(FLYING) and barge.has(TRAMPLE)
    card = me.holds("Barge")[0]
    assert not card.is_a("Creature")
    assert (card.power, card.toughness) == (0, 0)


@rule("702.184a", "608.2h")
def test_a_creature_that_has_left_counts_with_what_its_power_was(scenario):
    table = scenario(seats=2).knows(spacecraft())
    me, other = table.seats()
    barge = me.has("Barge")
    me.has("Hill Giant")
    charged = me.activates(barge)
    other.casts("Lightning Bolt", at=[me.permanent("Hill Giant")]).resolves()
    assert me.graveyard == ["Hill Giant"]
    charged.resolves()
    assert barge.counters("charge") == 3


@rule("702.184a")
@pytest.mark.parametrize("name", ["Wall of Stone", "Char-Rumbler"])
def test_without_power_it_puts_no_counters(scenario, name):
    table = scenario(seats=2).knows(spacecraft())
    me = table.seat(0)
    barge = me.has("Barge")
    me.has(name)
    me.activates(barge).resolves()
    assert barge.counters("charge") == 0


@rule("702.184a", "800.4a")
def test_it_charges_also_when_the_owner_of_the_creature_leaves(scenario):
    table = scenario(seats=3).knows(spacecraft())
    me, other = table.seat(0), table.seat(1)
    barge = me.has("Barge")
    other.has("Hill Giant")
    me.casts("Act of Treason", at=[other.permanent("Hill Giant")]).resolves()
    charged = me.activates(barge)
    other.concedes()
    charged.resolves()
    assert barge.counters("charge") == 3
    assert me.battlefield.count("Hill Giant") == 0


@rule("721.2a", "707.2")
def test_a_copy_has_the_symbols_and_counts_its_own_counters(scenario):
    table = scenario(seats=2).knows(spacecraft())
    me = table.seat(0)
    barge = me.has("Barge", counters={"charge": 9})
    spell = me.casts("Sculpting Steel")
    table.asked(me, FOR_COPY)
    table.answer([barge.id])
    copy = Permanent(table, spell.now)
    assert barge.is_a("Creature") and not copy.is_a("Creature")
    giant = me.has("Hill Giant")
    me.activates(copy, says=[[giant.id]]).resolves()
    assert copy.counters("charge") == 3 and copy.has(TRAMPLE)


@rule("721.2a")
def test_a_planet_has_no_numbers(scenario):
    planet = spacecraft("{T}: Add {B}.\nStation\n4+ | {T}: You lose 1 life.", "Rock", "", "Land \u2014 Planet")
    table = scenario(seats=2).knows(planet)
    me = table.seat(0)
    rock = me.has("Rock", counters={"charge": 4})
    assert not rock.is_a("Creature")
    life = me.life
    me.activates(rock, index=2).resolves()
    assert me.life == life - 1


@rule("721.2b", "903.3")
def test_a_legendary_spacecraft_with_a_box_may_lead():
    barge = spacecraft(types=f"Legendary {SHIP}")
    assert facts_of_card(barge).has_box
    relay = spacecraft("Station\n4+ | {T}: Add {R}.", "Relay", "", f"Legendary {SHIP}")
    assert not facts_of_card(relay).has_box
