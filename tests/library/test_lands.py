"""What is particular about the lands."""

from __future__ import annotations

from apnap.rules.core.constants import ARTIFACT, CREATURE, END, LAND, MAIN2
from apnap.rules.core.decisions import D_ATTACK, O_CAST
from apnap.testing import rule


@rule("305.6")
def test_dual_lands_make_either_colour(scenario):
    table = scenario()
    taiga, tundra = table.seat(0).have("Taiga", "Tundra")
    shock, crow = table.seat(0).holds("Shock", "Storm Crow")
    assert table.seat(0).can(O_CAST, shock)
    assert table.seat(0).can(O_CAST, crow)
    table.seat(0).taps_for_mana(taiga, 1)
    table.seat(0).taps_for_mana(tundra, 0)
    assert table.seat(0).pool == "WG"


@rule("614.1d", "305.1")
def test_slow_lands_enter_tapped(scenario):
    table = scenario()
    land = table.seat(0).plays("Shivan Oasis")
    assert land.tapped
    tower = table.seat(0).has("Coastal Tower")
    table.seat(0).taps_for_mana(tower, says=[[1]])
    assert table.seat(0).pool == "U"


@rule("302.6", "305.6")
def test_dryad_arbor_is_a_green_creature_that_cannot_tap_at_once(scenario):
    table = scenario()
    arbor = table.seat(0).has("Dryad Arbor", sick=True)
    assert table.game.char(arbor.id).colors == 16
    elves = table.seat(0).holds("Llanowar Elves")[0]
    assert not table.seat(0).can(O_CAST, elves)
    table.seat(0).has("Dryad Arbor")
    assert table.seat(0).can(O_CAST, elves)


@rule("305.1", "601.3")
def test_dryad_arbor_is_played_not_cast(scenario):
    table = scenario()
    arbor = table.seat(0).holds("Dryad Arbor")[0]
    assert not table.seat(0).can(O_CAST, arbor)
    table.seat(0).plays("Dryad Arbor")
    assert table.seat(0).battlefield == ["Dryad Arbor"]


@rule("702.12")
def test_darksteel_citadel_cannot_be_destroyed(scenario):
    table = scenario()
    citadel = table.seat(1).has("Darksteel Citadel")
    table.seat(0).casts("Disenchant", at=[citadel]).resolves()
    assert citadel.stayed


@rule("603.2e", "605.3")
def test_city_of_brass_hurts_whoever_taps_it(scenario):
    table = scenario()
    city = table.seat(0).has("City of Brass")
    table.seat(0).taps_for_mana(city, says=[[4]])
    table.resolve_stack()
    assert table.seat(0).life == 19
    icy = table.seat(1).has("Icy Manipulator")
    other = table.seat(0).has("City of Brass")
    table.seat(1).gets_mana("C")
    table.seat(1).activates(icy, at=[other]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 18


@rule("701.23", "601.2h")
def test_evolving_wilds_is_traded_for_a_tapped_basic(scenario):
    table = scenario()
    wilds = table.seat(0).has("Evolving Wilds")
    (island,) = table.seat(0).library("Island")
    table.says([island.id])
    table.seat(0).activates(wilds).resolves()
    assert wilds.died and table.seat(0).permanent("Island").tapped


@rule("613.1d", "613.4b")
def test_mishras_factory_becomes_a_creature_and_stays_a_land(scenario):
    table = scenario()
    factory = table.seat(0).has("Mishra's Factory")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(factory, 1).resolves()
    chars = table.game.char(factory.id)
    assert chars.types == LAND | ARTIFACT | CREATURE and "Assembly-Worker" in chars.subtypes
    assert (factory.power, factory.toughness) == (2, 2)
    table.seat(0).attacks({factory: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18
    table.to_turn(table.seat(1))
    assert table.game.char(factory.id).types == LAND


@rule("602.2", "613.4c")
def test_mishras_factory_helps_another_worker(scenario):
    table = scenario()
    one, two = table.seat(0).have("Mishra's Factory", "Mishra's Factory")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(one, 1).resolves()
    table.seat(0).activates(two, 2, at=[one]).resolves()
    assert (one.power, one.toughness) == (3, 3)


@rule("302.6")
def test_a_new_factory_cannot_attack(scenario):
    table = scenario()
    factory = table.seat(0).has("Mishra's Factory", sick=True)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(factory, 1).resolves()
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers to be declared")
    assert factory.id not in decision.attackers and bear.id in decision.attackers
    table.to_step(END)


@rule("205.4g")
def test_snow_covered_forest_is_snow_and_basic(scenario):
    table = scenario()
    table.seat(0).library("Snow-Covered Forest")
    table.seat(0).casts("Rampant Growth")
    decision = table.run(lambda d: d.purpose == "search", "a search")
    assert "Snow-Covered Forest" in {table.game.name(id) for id in decision.candidates}


@rule("614.12")
def test_coastal_tower_enters_tapped(scenario):
    table = scenario()
    assert table.seat(0).plays("Coastal Tower").tapped


@rule("605.1a")
def test_darksteel_citadel_gives_mana(scenario):
    table = scenario()
    table.seat(0).taps_for_mana(table.seat(0).has("Darksteel Citadel"))
    assert table.seat(0).pool == "C"
