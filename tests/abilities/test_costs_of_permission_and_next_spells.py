"""Spells that are cast for something besides or instead, by permission; and what the next spell of a turn has."""

from __future__ import annotations

from apnap.rules.core.constants import MAIN1
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from tests.abilities.facts.read import exact, read
from tests.abilities.test_cast_from_graveyards import casts_buried

SHRINE = "Enchantment"
ONCE = "Once during each of your turns, you may"
BESIDES = "in addition to paying its other costs"
VALUE = "life equal to its mana value"
DIG = f"{ONCE} cast a creature spell from your graveyard by sacrificing a land {BESIDES}."
BLOOD = f"{ONCE} cast a creature spell by paying {VALUE} rather than paying its mana cost."
TOP = "the top of your library"
THEIRS = "in addition to paying their other costs"
DEEP = f"You may cast spells from {TOP} by paying 2 life {THEIRS}."
TODAY = "you cast this turn"
COST = "the mana cost"
PACT = f"Rather than pay {COST} of the next spell {TODAY}, you may pay"
HELP = f"The next creature spell {TODAY} has convoke."
KIN = f"The next creature spell {TODAY} has affinity for artifacts."
AS_CAST = "as you cast them"
SMALL = "Grizzly Bears"


@rule("118.8", "601.2f")
def test_what_is_paid_besides_is_asked_of_a_spell_from_there_only(scenario):
    assert exact(DIG, types=SHRINE)
    table = scenario(seats=3).knows(read(DIG, types=SHRINE, name="Spade"))
    me = table.seat(0)
    me.has("Spade")
    (bear,) = me.buried(SMALL)
    me.gets_mana("GG")
    assert not me.can(O_CAST, bear)  # there is no land to sacrifice
    island = me.has("Island")
    casts_buried(table, me, bear)
    table.resolve_stack()
    assert island.died and SMALL in me.battlefield and me.pool == ""
    (elf,) = me.buried("Llanowar Elves")
    me.has("Island")
    me.gets_mana("G")
    assert not me.can(O_CAST, elf)  # once during the turn
    me.casts("Llanowar Elves", free=False).resolves()
    assert me.battlefield.count("Island") == 1


@rule("118.9", "119.4")
def test_life_is_paid_rather_than_mana_once_a_turn(scenario):
    assert exact(BLOOD, types=SHRINE)
    table = scenario(seats=3).knows(read(BLOOD, types=SHRINE, name="Bargain"))
    me, other = table.seat(0), table.seat(1)
    me.has("Bargain")
    bear, elf = me.holds(SMALL, "Llanowar Elves")
    (bolt,) = me.holds("Lightning Bolt")
    me.at(1)
    assert not me.can(O_CAST, bear) and me.can(O_CAST, elf) and not me.can(O_CAST, bolt)
    me.at(20)
    casts_buried(table, me, bear)
    table.resolve_stack()
    assert me.life == 18 and SMALL in me.battlefield
    assert not me.can(O_CAST, elf)
    table.to_turn(other)
    table.to_priority(me.number)
    assert not me.can(O_CAST, elf)


@rule("401.6", "118.8")
def test_spells_off_the_library_cost_life_besides(scenario):
    assert exact(DEEP, types=SHRINE)
    table = scenario(seats=3).knows(read(DEEP, types=SHRINE, name="Pit"))
    me = table.seat(0)
    me.has("Pit")
    (top,) = me.library("Llanowar Elves")
    me.gets_mana("G")
    casts_buried(table, me, top)
    table.resolve_stack()
    assert me.life == 18 and "Llanowar Elves" in me.battlefield


@rule("118.9", "611.2")
def test_the_next_spell_may_be_paid_with_life_and_no_other(scenario):
    text = f"{PACT} life equal to that spell's mana value."
    assert exact(text)
    table = scenario(seats=3).knows(read(text, name="Pact"))
    me = table.seat(0)
    bear, elf = me.holds(SMALL, "Llanowar Elves")
    me.casts("Pact").resolves()
    assert me.can(O_CAST, bear)
    me.casts("Giant Growth", at=[me.has("Serra Angel")])
    assert not me.can(O_CAST, bear)  # that was the next spell, however it was paid for
    table.resolve_stack()
    assert not me.can(O_CAST, elf)


@rule("702.51", "611.2")
def test_creatures_help_to_pay_for_the_next_spell_of_a_kind(scenario):
    assert exact(HELP)
    table = scenario(seats=3).knows(read(HELP, name="Call"))
    me = table.seat(0)
    one, two = me.has("Llanowar Elves"), me.has("Elvish Mystic")
    bear, other = me.holds(SMALL, SMALL)
    me.casts("Call").resolves()
    assert me.can(O_CAST, bear)
    table.choose_option(me.number, O_CAST, bear.id, (), None, (), ())
    table.resolve_stack()
    assert one.tapped and two.tapped and me.battlefield.count(SMALL) == 1
    me.has("Serra Angel")
    assert not me.can(O_CAST, other)


@rule("702.41", "611.2")
def test_the_next_spell_of_a_kind_costs_less_for_each(scenario):
    assert exact(KIN)
    table = scenario(seats=3).knows(read(KIN, name="Kin"))
    me = table.seat(0)
    me.has("Ornithopter")
    me.has("Ornithopter")
    bear, other = me.holds(SMALL, SMALL)
    me.casts("Kin").resolves()
    me.gets_mana("G")
    table.choose_option(me.number, O_CAST, bear.id, (), None, (), ())
    table.resolve_stack()
    assert me.battlefield.count(SMALL) == 1 and me.pool == ""
    me.gets_mana("G")
    assert not me.can(O_CAST, other)


@rule("702.51")
def test_a_spell_that_has_convoke_is_noticed_however_it_has_it(scenario):
    text = "Whenever you cast a spell that has convoke, you gain 3 life."
    assert exact(text, types=SHRINE)
    table = scenario(seats=3).knows(read(text, types=SHRINE, name="Choir"), read(HELP, name="Call"))
    me = table.seat(0)
    me.has("Choir")
    me.casts("Call").resolves()
    assert me.life == 20
    me.casts("Llanowar Elves").resolves()
    table.resolve_stack()
    assert me.life == 23
    me.casts("Llanowar Elves").resolves()
    table.resolve_stack()
    assert me.life == 23


@rule("702.175", "601.2b")
def test_spells_are_given_an_ability_about_costs_as_they_are_cast(scenario):
    text = f"Creature spells you cast gain offspring {{1}} {AS_CAST}."
    assert exact(text, types=SHRINE)
    table = scenario(seats=3).knows(read(text, types=SHRINE, name="Litter"))
    me, other = table.seat(0), table.seat(1)
    me.has("Litter")
    me.gets_mana("GGG")
    me.casts(SMALL, free=False, says=[[1]]).resolves()
    table.resolve_stack()
    assert me.battlefield.count(SMALL) == 2
    assert me.pool == ""
    table.to_turn(other)
    table.to_step(MAIN1)
    other.casts(SMALL).resolves()
    table.resolve_stack()
    assert other.battlefield.count(SMALL) == 1
