"""What is particular about more cards without colour."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import FIRST_STRIKE, FLYING, HASTE, REACH, TRAMPLE, VIGILANCE
from apnap.rules.core.decisions import D_BLOCK, O_CAST, IllegalAnswer
from apnap.testing import rule


@rule("702.1")
def test_keywords(scenario):
    table = scenario()
    sentinel, giant = table.seat(0).have("Gold-Forged Sentinel", "Iron Giant")
    assert sentinel.has(FLYING)
    assert table.game.char(giant.id).keywords == VIGILANCE | REACH | TRAMPLE


@rule("509.1c")
def test_breaker_of_armies_must_be_blocked_by_all(scenario):
    table = scenario(seats=2)
    breaker = table.seat(0).has("Breaker of Armies")
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({breaker: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blocks")
    with pytest.raises(IllegalAnswer, match="509.1c"):
        table.answer([bear.id, breaker.id])
    assert decision.candidates == [bear.id, giant.id]
    table.answer([bear.id, breaker.id, giant.id, breaker.id])


@rule("603.6a", "115.1")
def test_meteor_golem_destroys_a_nonland_permanent_of_an_opponent(scenario):
    table = scenario()
    anthem = table.seat(1).have("Glorious Anthem", "Forest")[0]
    table.seat(0).has("Sol Ring")
    table.seat(0).casts("Meteor Golem").resolves()
    table.resolve_stack()
    assert anthem.died and table.seat(0).permanent("Sol Ring").stayed


@rule("509.1b", "603.6c")
def test_scuttling_doom_engine_runs_past_the_small_and_explodes(scenario):
    table = scenario(seats=2)
    engine = table.seat(0).has("Scuttling Doom Engine")
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({engine: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blocks")
    assert decision.candidates == [giant.id]
    table.answer([])
    life = table.seat(1).life
    table.seat(0).casts("Murder", at=[engine]).resolves()
    table.resolve_stack()
    assert engine.died and table.seat(1).life == life - 6 and bear.stayed


@rule("614.1c", "602.2")
def test_triskelion_throws_its_counters(scenario):
    table = scenario()
    table.seat(0).casts("Triskelion").resolves()
    triskelion = table.seat(0).permanent("Triskelion")
    assert triskelion.power == 4
    table.seat(0).activates(triskelion, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 19 and triskelion.counters("+1/+1") == 2


@rule("601.2f")
def test_lodestone_golem_taxes_what_is_no_artifact(scenario):
    table = scenario()
    table.seat(1).has("Lodestone Golem")
    table.seat(0).have("Mountain")
    shock, shield = table.seat(0).holds("Shock", "Bonesplitter")
    assert not table.seat(0).can(O_CAST, shock) and table.seat(0).can(O_CAST, shield)
    table.seat(0).has("Mountain")
    assert table.seat(0).can(O_CAST, shock)


@rule("603.6c")
def test_what_the_dead_leave_behind(scenario):
    table = scenario()
    hand = len(table.seat(0).hand)
    perilous, sire, automaton, familiar, mender = table.seat(0).have(
        "Perilous Myr", "Myr Sire", "Guardian Automaton", "Filigree Familiar", "Circuit Mender"
    )
    table.seat(0).casts("Wrath of God").resolves()
    table.run(lambda d: d.purpose == "target", "a target for the myr")
    table.answer([-1 - table.seat(1).number])
    table.resolve_stack()
    assert table.seat(1).life == 18 and table.seat(0).life == 23
    assert table.seat(0).battlefield == ["Phyrexian Myr Token"]
    assert len(table.seat(0).hand) == hand + 2


@rule("603.6a", "603.6c")
def test_helpers_that_gain_life_and_leave_a_card(scenario):
    table = scenario()
    table.seat(0).casts("Filigree Familiar").resolves()
    table.resolve_stack()
    table.seat(0).casts("Circuit Mender").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 24
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Unsummon", at=[table.seat(0).permanent("Circuit Mender")]).resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 2


@rule("602.2")
def test_small_services(scenario):
    table = scenario()
    chronomaton, gnomes, book = table.seat(0).have("Chronomaton", "Bottle Gnomes", "Arcane Encyclopedia")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(chronomaton).resolves()
    assert chronomaton.power == 2
    table.seat(0).activates(gnomes).resolves()
    assert gnomes.died and table.seat(0).life == 23
    hand = len(table.seat(0).hand)
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(book).resolves()
    assert len(table.seat(0).hand) == hand + 1


@rule("613.1f", "702.16")
def test_akromas_memorial_makes_angels_of_all(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).has("Akroma's Memorial")
    theirs = table.seat(1).has("Grizzly Bears")
    keywords = FLYING | FIRST_STRIKE | VIGILANCE | TRAMPLE | HASTE
    assert table.game.char(bear.id).keywords & keywords == keywords
    table.seat(1).casts("Inferno").resolves()
    assert bear.stayed and theirs.died


@rule("602.2")
def test_universal_solvent_destroys_anything(scenario):
    table = scenario()
    solvent = table.seat(0).has("Universal Solvent")
    land = table.seat(1).has("Forest")
    table.seat(0).gets_mana("CCCCCCC")
    table.seat(0).activates(solvent, at=[land]).resolves()
    assert land.died and solvent.died


@rule("701.13")
def test_scour_from_existence_exiles_anything(scenario):
    table = scenario()
    citadel = table.seat(1).has("Darksteel Citadel")
    table.seat(0).casts("Scour from Existence", at=[citadel]).resolves()
    assert citadel.zone == "exile"
