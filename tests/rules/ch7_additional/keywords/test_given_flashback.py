"""Flashback that an effect gives, and what protects players. CR 702.11, 702.16, 702.34."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.filters import RED
from apnap.abilities.keyword_abilities.protection import PlayerProtection
from apnap.rules.core.constants import MAIN1
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule


@rule("702.34")
def test_given_flashback_casts_for_the_mana_cost_and_exiles(scenario):
    table = scenario()
    bolt = table.seat(0).buried("Lightning Bolt")[0]
    other = table.seat(0).buried("Shock")[0]
    table.seat(0).gets_mana("RR")
    assert not table.seat(0).can(O_CAST, bolt)
    table.seat(0).casts("Snapcaster Mage").resolves()
    table.says([bolt.id])
    table.resolve_stack()
    table.seat(0).gets_mana("R")
    assert table.seat(0).can(O_CAST, bolt) and not table.seat(0).can(O_CAST, other)
    table.choose_option(table.seat(0).number, O_CAST, bolt.id, [table.seat(1)], None, (), ())
    table.resolve_stack()
    assert table.seat(1).life == 17 and table.seat(0).exile == ["Lightning Bolt"]


@rule("702.34")
def test_it_lasts_for_the_turn(scenario):
    table = scenario(seats=2)
    bolt = table.seat(0).buried("Divination")[0]
    table.seat(0).casts("Recoup", at=[bolt]).resolves()
    table.seat(0).gets_mana("CCU")
    assert table.seat(0).can(O_CAST, bolt)
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.to_step(MAIN1)
    table.seat(0).gets_mana("CCU")
    assert not table.seat(0).can(O_CAST, bolt)


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
