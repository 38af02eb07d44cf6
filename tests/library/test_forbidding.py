"""Cards that counter spells and abilities, or keep them from being used."""

from __future__ import annotations

from apnap.rules.core.constants import FLYING
from apnap.rules.core.decisions import O_ACTIVATE, O_CAST, O_MANA
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("701.6", "113.9")
def test_stifle_counters_an_ability(scenario):
    table = scenario()
    sorcerer = table.seat(0).has("Prodigal Sorcerer")
    table.seat(0).activates(sorcerer, at=[table.seat(1)])
    table.seat(1).casts("Stifle").resolves()
    table.resolve_stack()
    assert table.seat(1).life == 20


@rule("101.2", "602.5")
def test_null_rod_and_linvala_silence_abilities(scenario):
    table = scenario()
    ring = table.seat(0).has("Sol Ring")
    assert table.seat(0).can(O_MANA, ring)
    table.seat(1).has("Null Rod")
    assert not table.seat(0).can(O_MANA, ring)
    mine, theirs = table.seat(0).has("Prodigal Sorcerer"), table.seat(1).has("Prodigal Sorcerer")
    linvala = table.seat(0).has("Linvala, Keeper of Silence")
    assert linvala.has(FLYING)
    assert table.seat(0).can(O_ACTIVATE, mine) and not table.seat(1).can(O_ACTIVATE, theirs)


@rule("701.23", "101.2")
def test_nobody_searches_under_a_mindlock_orb(scenario):
    table = scenario()
    table.seat(1).has("Mindlock Orb")
    table.seat(0).library("Island")
    table.seat(0).casts("Attune with Aether")
    assert table.run(lambda d: d.purpose == "search" or not table.stack).purpose != "search"


@rule("701.6", "701.25")
def test_sinister_sabotage_counters_and_surveils(scenario):
    table = scenario()
    table.seat(1).library("Swamp")
    spell = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Sinister Sabotage", at=[spell])
    decision = table.asked(table.seat(1))
    table.answer(list(decision.candidates))
    table.resolve_stack()
    assert spell.zone == "graveyard" and "Swamp" in table.seat(1).graveyard


@rule("101.2", "701.6")
def test_creature_spells_are_not_countered_under_a_leyline_of_lifeforce(scenario):
    table = scenario()
    table.seat(0).has("Leyline of Lifeforce")
    spell = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert spell.zone == "stack"
    spell.resolves()
    assert spell.zone == "battlefield"
    held = table.seat(0).holds("Lightning Bolt")[0]
    table.seat(0).gets_mana("R")
    assert table.seat(0).can(O_CAST, held)


@rule("701.6")
def test_muddle_the_mixture_counters_instants_and_sorceries(scenario):
    table = scenario()
    held = table.seat(1).holds("Muddle the Mixture")[0]
    table.seat(1).gets_mana("UU")
    table.seat(0).casts("Grizzly Bears")
    assert not table.seat(1).can(O_CAST, held)
    table.resolve_stack()
    spell = table.seat(0).casts("Opt")
    table.seat(1).casts("Muddle the Mixture", at=[spell], free=False).resolves()
    assert spell.zone == "graveyard" and table.seat(0).hand == []


@rule("603.2")
def test_hushwing_gryff_keeps_abilities_from_triggering(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Hushwing Gryff")
    table.seat(0).casts("Elvish Visionary").resolves()
    assert not table.stack and table.seat(0).hand == []


@rule("603.2", "614.1a")
def test_nobody_is_greeted_under_a_hushwing_gryff(scenario):
    table = scenario()
    table.seat(1).has("Hushwing Gryff")
    table.seat(0).has("Soul Warden")
    table.seat(0).casts("Wall of Omens").resolves()
    table.resolve_stack()
    assert table.seat(0).hand == [] and table.seat(0).life == 20
