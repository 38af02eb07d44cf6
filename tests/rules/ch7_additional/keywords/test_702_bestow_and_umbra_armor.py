"""Bestow and umbra armor. CR 702.89, 702.103."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.permanents import PhaseOut
from apnap.abilities.filters import CREATURE
from apnap.abilities.selectors import Each
from apnap.rules.ch7_additional.copying import copiable_values
from apnap.rules.core.constants import CREATURE as A_CREATURE
from apnap.rules.core.constants import REACH
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule


@rule("702.103", "303.4")
def test_a_bestowed_card_is_an_aura_and_not_a_creature(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    spell = table.seat(0).casts("Leafcrown Dryad", at=[bear], part="bestow")
    assert spell.is_a("Aura") and not spell.is_a("Creature") and not spell.is_a("Dryad")
    spell.resolves()
    dryad = table.seat(0).permanent("Leafcrown Dryad")
    assert dryad.is_a("Aura") and not dryad.is_a("Creature") and dryad.attached_to == bear
    assert (bear.power, bear.toughness) == (4, 4) and bear.has(REACH)


@rule("702.103")
def test_a_bestow_card_cast_for_its_mana_cost_is_a_creature(scenario):
    table = scenario()
    table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Leafcrown Dryad").resolves()
    dryad = table.seat(0).permanent("Leafcrown Dryad")
    assert dryad.is_a("Creature") and dryad.is_a("Dryad") and dryad.attached_to is None and dryad.power == 2


@rule("702.103", "601.2c")
def test_without_a_creature_to_enchant_it_cannot_be_bestowed(scenario):
    table = scenario()
    naiad = table.seat(0).holds("Nimbus Naiad")[0]
    table.seat(0).gets_mana("CCCCU")
    ways = [o.index for o in table.to_priority(table.seat(0).number).options if o.kind == O_CAST and o.id == naiad.id]
    assert ways == [0]


@rule("702.103", "608.3b")
def test_with_an_illegal_target_a_bestowed_spell_resolves_as_a_creature(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    spell = table.seat(0).casts("Leafcrown Dryad", at=[bear], part="bestow")
    table.seat(1).casts("Lightning Bolt", at=[bear])
    table.resolve_stack()
    assert bear.died
    dryad = table.seat(0).permanent("Leafcrown Dryad")
    assert spell.now == dryad.id and dryad.is_a("Creature") and dryad.attached_to is None


@rule("702.103", "704.5m")
def test_a_bestowed_aura_becomes_a_creature_when_what_it_enchants_dies(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Nimbus Naiad", at=[bear], part="bestow").resolves()
    naiad = table.seat(0).permanent("Nimbus Naiad")
    table.seat(1).casts("Murder", at=[bear])
    table.resolve_stack()
    assert bear.died and naiad.stayed
    assert naiad.is_a("Creature") and not naiad.is_a("Aura") and naiad.attached_to is None
    assert (naiad.power, naiad.toughness) == (2, 2)


@rule("702.103", "707.2")
def test_a_copy_of_a_bestowed_permanent_is_a_creature(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Nimbus Naiad", at=[bear], part="bestow").resolves()
    naiad = table.seat(0).permanent("Nimbus Naiad")
    assert copiable_values(table.game, naiad.id).types & A_CREATURE  # the effect of bestow is not copied


@rule("702.103", "702.8")
def test_flash_lets_it_be_bestowed_at_any_time(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(1).casts("Boon Satyr", at=[bear], part="bestow").resolves()
    assert (bear.power, bear.toughness) == (6, 4)


@rule("702.103")
def test_a_bestowed_aura_phases_in_unattached_as_a_creature(scenario):
    away = card("Gone for a While", "{U}", "Instant", PhaseOut(Each(CREATURE)))
    table = scenario(seats=2).knows(away)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Nimbus Naiad", at=[bear], part="bestow").resolves()
    naiad = table.seat(0).permanent("Nimbus Naiad")
    table.seat(0).casts("Gone for a While").resolves()
    assert naiad.zone == "phased out"
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    assert naiad.stayed and naiad.attached_to == bear and naiad.is_a("Aura")  # they came back together


@rule("702.89")
def test_an_aura_with_umbra_armor_is_destroyed_instead(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Boar Umbra", at=[bear]).resolves()
    umbra = table.seat(0).permanent("Boar Umbra")
    table.seat(1).casts("Murder", at=[bear]).resolves()
    assert bear.stayed and umbra.died and bear.power == 2
    table.seat(1).casts("Murder", at=[bear]).resolves()
    assert bear.died


@rule("702.89")
def test_umbra_armor_removes_the_damage(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Spider Umbra", at=[bear]).resolves()
    table.seat(1).casts("Lightning Bolt", at=[bear]).resolves()
    assert bear.stayed and bear.damage == 0 and table.seat(0).graveyard == ["Spider Umbra"]
