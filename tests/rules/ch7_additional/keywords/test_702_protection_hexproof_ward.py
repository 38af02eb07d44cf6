"""Protection, hexproof and ward, of permanents and of players. CR 702.11, 702.16, 702.21."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.filters import RED
from apnap.abilities.keyword_abilities.protection import PlayerProtection
from apnap.rules.ch1_concepts.targets import can_target
from apnap.rules.core.constants import HAND, MAIN1, MAIN2
from apnap.rules.core.decisions import D_BLOCK, FOR_COST, IllegalAnswer
from apnap.testing import rule
from apnap.testing.scenario import Permanent, Seat


def may_target(seat: Seat, name: str, thing: Permanent) -> bool:
    """Could a player target this with the card of that name?"""
    card = seat.table.place(seat.number, name, HAND)
    return can_target(seat.table.game, seat.number, card, thing.now)


@rule("702.16b")
def test_protection_keeps_spells_of_the_quality_from_targeting(scenario):
    table = scenario()
    knight = table.seat(1).has("White Knight")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Doom Blade", at=[bear]).resolves()  # the only target: the knight is none
    assert bear.died and knight.stayed
    table.seat(0).casts("Shock", at=[knight]).resolves()
    assert knight.died


@rule("702.16b", "608.2b")
def test_protection_gained_in_response_leaves_a_spell_without_its_target(scenario):
    table = scenario()
    table.seat(1).has("Crimson Acolyte")
    bear = table.seat(1).has("Grizzly Bears")
    acolyte = table.seat(1).permanent("Crimson Acolyte")
    shock = table.seat(0).casts("Shock", at=[bear])
    table.seat(1).gets_mana("W")
    table.seat(1).activates(acolyte, at=[bear]).resolves()
    shock.resolves()
    assert bear.stayed and bear.damage == 0


@rule("702.16b")
def test_protection_keeps_off_friends_too(scenario):
    table = scenario()
    knight = table.seat(0).has("White Knight")
    with pytest.raises(AssertionError, match="not among the options"):
        table.seat(0).casts("Doom Blade", at=[knight])


@rule("702.16c", "704.5m")
def test_an_aura_of_the_quality_cannot_enchant_and_falls_off(scenario):
    table = scenario()
    knight, bear = table.seat(1).have("Black Knight", "Grizzly Bears")
    assert not may_target(table.seat(0), "Pacifism", knight) and may_target(table.seat(0), "Pacifism", bear)
    growing = table.seat(0).casts("Mind Control", at=[bear]).resolves()
    sword = table.seat(0).has("Sword of Fire and Ice")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(sword, at=[bear]).resolves()
    table.resolve_stack()
    assert growing.zone == "graveyard" and bear.controller == table.seat(1)


@rule("702.16d", "704.5n")
def test_equipment_of_the_quality_cannot_be_attached(scenario):
    table = scenario()
    chosen = table.seat(0).has("Tel-Jilad Chosen")
    bear = table.seat(0).has("Grizzly Bears")
    sword = table.seat(0).has("Sword of Fire and Ice")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(sword, at=[bear]).resolves()
    assert sword.attached_to == bear
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(sword)
    table.resolve_stack()
    assert sword.attached_to == bear and chosen.stayed


@rule("702.16e")
def test_damage_from_the_quality_is_prevented(scenario):
    table = scenario()
    white = table.seat(0).has("White Knight")
    black = table.seat(1).has("Black Knight")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Pyroclasm").resolves()
    assert white.died and black.died and bear.died
    chaplain = table.seat(1).has("Beloved Chaplain")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({giant: table.seat(1)})
    table.seat(1).blocks({chaplain: giant})
    table.to_step(MAIN2)
    assert chaplain.stayed and chaplain.damage == 0 and giant.damage == 1


@rule("702.16f")
def test_a_creature_of_the_quality_cannot_block(scenario):
    table = scenario()
    white = table.seat(0).has("White Knight")
    black, bear = table.seat(1).have("Festering Goblin", "Grizzly Bears")
    table.seat(0).attacks({white: table.seat(1)})
    decision = table.asked(table.seat(1), kind=D_BLOCK)
    assert black.id not in decision.blockers and bear.id in decision.blockers
    with pytest.raises(IllegalAnswer):
        table.answer([black.id, white.id])


@rule("702.16")
def test_two_qualities_are_two_protections(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    sword = table.seat(0).has("Sword of Fire and Ice")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(sword, at=[bear]).resolves()
    assert not may_target(table.seat(1), "Shock", bear)
    assert not may_target(table.seat(1), "Unsummon", bear)
    assert may_target(table.seat(1), "Doom Blade", bear)
    angel = table.seat(0).has("Baneslayer Angel")
    assert may_target(table.seat(1), "Shock", angel)
    dragon = table.seat(1).has("Shivan Dragon")
    assert not can_target(table.game, table.seat(1).number, dragon.id, angel.id)


@rule("702.16")
def test_a_player_with_protection_from_everything(scenario):
    table = scenario(seats=2)
    coffin = table.seat(0).has("The Stasis Coffin")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(coffin).resolves()
    assert table.seat(0).exile == ["The Stasis Coffin"]
    table.to_turn(table.seat(1))
    table.to_step(MAIN1)
    bolt = table.seat(1).casts("Lightning Bolt", at=[table.seat(1)])
    assert bolt is not None
    table.resolve_stack()
    table.seat(1).attacks({bear: table.seat(0)})
    table.to_turn(table.seat(0))
    assert table.seat(0).life == 20 and table.seat(1).life == 17
    table.to_step(MAIN1)
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 17  # it was until their next turn


@rule("702.16")
def test_a_player_with_protection_from_a_quality(scenario):
    ward = card("Ward of the Hearth", "{W}", "Enchantment", PlayerProtection(RED))
    table = scenario(seats=2).knows(ward)
    table.seat(0).has("Ward of the Hearth")
    giant, bear = table.seat(1).have("Hill Giant", "Grizzly Bears")
    table.to_turn(table.seat(1))
    table.seat(1).attacks({giant: table.seat(0), bear: table.seat(0)})
    table.to_step(10)
    assert table.seat(0).life == 18


@rule("702.11d")
def test_hexproof_from_a_colour_stops_opponents_only(scenario):
    table = scenario()
    knight = table.seat(0).has("Knight of Grace")
    other = table.seat(0).has("Grizzly Bears")
    table.seat(1).casts("Doom Blade", at=[other]).resolves()
    assert other.died and knight.stayed
    table.seat(0).casts("Doom Blade", at=[knight]).resolves()
    assert knight.died


@rule("702.11d", "611.3a")
def test_knight_of_malice_grows_beside_white(scenario):
    table = scenario()
    knight = table.seat(0).has("Knight of Malice")
    assert knight.power == 2
    table.seat(1).has("White Knight")
    assert knight.power == 3


@rule("702.11")
def test_a_player_with_hexproof(scenario):
    table = scenario(seats=2)
    table.seat(1).has("Aegis of the Gods")
    crime, mine = table.seat(0).holds("Raven's Crime")[0], table.seat(1).holds("Opt")[0]
    table.seat(0).gets_mana("B")
    decision = table.to_priority(table.seat(0).number)
    assert any(o.id == crime.id for o in decision.options)  # they may still target themselves
    assert mine is not None
    table.seat(0).casts("Raven's Crime", at=[table.seat(0)], free=False).resolves()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1).permanent("Aegis of the Gods")]).resolves()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17


@rule("702.21")
def test_ward_counters_what_is_not_paid_for(scenario):
    table = scenario()
    guard = table.seat(1).has("Tomakul Honor Guard")
    shock = table.seat(0).casts("Shock", at=[guard])
    table.resolve_stack()
    assert guard.stayed and shock.zone == "graveyard" and guard.damage == 0


@rule("702.21", "118.12a")
def test_ward_can_be_paid(scenario):
    table = scenario()
    guard = table.seat(1).has("Tomakul Honor Guard")
    table.seat(0).gets_mana("CC")
    table.seat(0).casts("Shock", at=[guard])
    table.asked(table.seat(0), FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert guard.died and table.seat(0).pool == ""


@rule("702.21")
def test_ward_does_not_mind_its_own_side(scenario):
    table = scenario()
    guard = table.seat(0).has("Tomakul Honor Guard")
    table.seat(0).casts("Giant Growth", at=[guard])
    assert table.stack == ["Giant Growth"]


@rule("702.21", "119.4")
def test_ward_paid_with_life(scenario):
    table = scenario()
    sire = table.seat(1).has("Sire of Seven Deaths")
    table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Unsummon", at=[sire])
    table.asked(table.seat(0), FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert sire.zone == "hand" and table.seat(0).life == 13


@rule("702.21", "701.6")
def test_ward_counters_an_ability_as_well(scenario):
    table = scenario()
    aerialist = table.seat(1).has("Waterfall Aerialist")
    acolyte = table.seat(0).has("Crimson Acolyte")
    table.seat(0).gets_mana("W")
    table.seat(0).activates(acolyte, at=[aerialist])
    table.resolve_stack()
    assert aerialist.stayed and may_target(table.seat(0), "Shock", aerialist)
