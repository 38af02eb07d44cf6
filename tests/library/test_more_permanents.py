"""What is particular about permanents that count, forbid, tax, untap and give energy."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.filters import Subtype
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core.constants import END, MAIN1, MAIN2, MINUS, PLUS, UPKEEP
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, FOR_CHOICE, O_ACTIVATE, O_CAST, O_MANA
from apnap.testing import rule

RELIC = card("Quiet Relic", "{1}", "Artifact")


def energy(seat):
    return (seat.table.game.state.players[seat.number].counters or {}).get("energy", 0)


def is_of_type(permanent, kind):
    """Also what is of every type."""
    return Subtype(kind).test(permanent.table.game, Context(0, permanent.now), permanent.now)


# energy --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "name,given",
    (("Minister of Inquiries", 2), ("Servant of the Conduit", 2), ("Shipwreck Moray", 4), ("Solstice Zealot", 2)),
)
@rule("107.14")
def test_energy_as_a_creature_enters(scenario, name, given):
    table = scenario()
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    assert energy(table.seat(0)) == given


@rule("107.14")
def test_what_energy_is_good_for(scenario):
    table = scenario()
    seat = table.seat(0)
    minister, moray, hub = seat.have("Minister of Inquiries", "Shipwreck Moray", "Aether Hub")
    table.game.state.edit_player(seat.number).counters = {"energy": 3}
    table.refresh()
    seat.activates(minister, at=[table.seat(1)]).resolves()
    assert len(table.seat(1).graveyard) == 3 and energy(seat) == 2
    seat.activates(moray).resolves()
    assert (moray.power, moray.toughness) == (2, 3) and energy(seat) == 1
    assert [o.index for o in table.to_priority(seat.number).options if o.kind == O_MANA and o.id == hub.id] == [0, 1]
    seat.taps_for_mana(hub, 0)
    assert seat.pool == "C" and energy(seat) == 1


@rule("107.14")
def test_aether_hub_gives_any_colour_for_energy(scenario):
    table = scenario()
    seat = table.seat(0)
    hub = seat.has("Aether Hub")
    table.game.state.edit_player(seat.number).counters = {"energy": 1}
    bolt = seat.holds("Lightning Bolt")[0]
    table.refresh()
    assert seat.can(O_CAST, bolt) and seat.can(O_MANA, hub)
    seat.casts("Lightning Bolt", at=[table.seat(1)], free=False).resolves()
    assert table.seat(1).life == 17 and energy(seat) == 0


@rule("107.14")
def test_fabrication_module_makes_energy_and_growth(scenario):
    table = scenario()
    module, bear = table.seat(0).have("Fabrication Module", "Grizzly Bears")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(module).resolves()
    table.resolve_stack()
    assert energy(table.seat(0)) == 1 and bear.counters(PLUS) == 1


# lands and mana ------------------------------------------------------------------------------------------------------
@rule("614.12")
def test_coastal_tower_enters_tapped(scenario):
    table = scenario()
    assert table.seat(0).plays("Coastal Tower").tapped


@rule("605.1a")
def test_darksteel_citadel_gives_mana(scenario):
    table = scenario()
    table.seat(0).taps_for_mana(table.seat(0).has("Darksteel Citadel"))
    assert table.seat(0).pool == "C"


@rule("609.4b")
def test_any_mana_will_do_under_a_mycosynth_lattice(scenario):
    table = scenario()
    held = table.seat(0).holds("Lightning Bolt")[0]
    table.seat(0).has("Forest")
    table.refresh()
    assert not table.seat(0).can(O_CAST, held)
    table.seat(1).has("Mycosynth Lattice")
    assert table.seat(0).can(O_CAST, held)


@rule("605.1a", "701.26")
def test_the_weavers_untap_lands_and_give_cards(scenario):
    table = scenario()
    ley, lore = table.seat(0).have("Ley Weaver", "Lore Weaver")
    lands = table.seat(0).have("Forest", "Island", tapped=True)
    table.seat(0).activates(ley, at=lands).resolves()
    assert not any(land.tapped for land in lands)
    table.seat(0).gets_mana("CCCCCUU")
    table.seat(0).activates(lore, at=[table.seat(1)]).resolves()
    assert len(table.seat(1).hand) == 2


@rule("305.7", "613.1d")
def test_prismatic_omen_makes_every_land_every_basic(scenario):
    table = scenario()
    table.seat(0).has("Prismatic Omen")
    mine, theirs = table.seat(0).has("Forest"), table.seat(1).has("Forest")
    for kind in ("Plains", "Island", "Swamp", "Mountain", "Forest"):
        assert mine.is_a(kind) and theirs.is_a(kind) == (kind == "Forest")


@pytest.mark.parametrize("name,size", (("Living Plane", (1, 1)), ("Nature's Revolt", (2, 2))))
@rule("613.1d", "613.4b")
def test_lands_come_alive(scenario, name, size):
    table = scenario()
    table.seat(0).has(name)
    forest = table.seat(1).has("Forest")
    assert forest.is_a("Creature") and forest.is_a("Land") and (forest.power, forest.toughness) == size


# numbers -------------------------------------------------------------------------------------------------------------
@rule("613.4c")
def test_akiri_counts_artifacts(scenario):
    table = scenario().knows(RELIC)
    akiri = table.seat(0).has("Akiri, Line-Slinger")
    table.seat(0).have("Quiet Relic", "Quiet Relic")
    table.seat(1).has("Quiet Relic")
    assert (akiri.power, akiri.toughness) == (2, 3)


@rule("604.3", "613.4a")
def test_ashaya_is_as_large_as_the_land(scenario):
    table = scenario()
    table.seat(0).have("Forest", "Forest")
    ashaya = table.seat(0).has("Ashaya, Soul of the Wild")
    assert (ashaya.power, ashaya.toughness) == (3, 3)  # it is a land itself


@pytest.mark.parametrize("name,other", (("Knight of Grace", "Black Knight"), ("Knight of Malice", "White Knight")))
@rule("611.3a")
def test_the_knights_grow_against_each_other(scenario, name, other):
    table = scenario()
    knight = table.seat(0).has(name)
    assert knight.power == 2
    table.seat(1).has(other)
    assert knight.power == 3


# choosing a creature type --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ("Xenograft", "Arcane Adaptation"))
@rule("614.12", "613.1d")
def test_creatures_become_the_chosen_type(scenario, name):
    table = scenario()
    mine, theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    held = table.seat(0).holds("Hill Giant")[0]
    table.seat(0).casts(name)
    decision = table.asked(table.seat(0))
    assert decision.purpose == FOR_CHOICE or decision.labels
    table.answer([decision.candidates[decision.labels.index("Goblin")]])
    table.resolve_stack()
    assert is_of_type(mine, "Goblin") and is_of_type(mine, "Bear") and not is_of_type(theirs, "Goblin")
    assert is_of_type(held, "Goblin") == (name == "Arcane Adaptation")


# combat --------------------------------------------------------------------------------------------------------------
@rule("725.1", "508.1c")
def test_crown_hunter_hireling_attacks_the_monarch_only(scenario):
    table = scenario(seats=3)
    table.seat(0).casts("Crown-Hunter Hireling").resolves()
    table.resolve_stack()
    assert table.game.state.monarch == table.seat(0).number
    hireling = table.seat(0).permanent("Crown-Hunter Hireling")
    table.game.state.edit(hireling.id).since = -1
    table.game.state.monarch = table.seat(1).number
    table.refresh()
    table.seat(0).attacks({hireling: table.seat(1)})
    assert hireling.attacking
    table.to_step(MAIN1, table.seat(0))
    table.game.state.monarch = table.seat(0).number
    table.refresh()
    decision = table.run(lambda d: d.kind == D_ATTACK or table.game.state.turn().step == MAIN2)
    assert decision.kind != D_ATTACK  # nobody can be attacked


@rule("725.1")
def test_azure_fleet_admiral_makes_a_monarch(scenario):
    table = scenario()
    table.seat(0).casts("Azure Fleet Admiral").resolves()
    table.resolve_stack()
    assert table.game.state.monarch == table.seat(0).number


@pytest.mark.parametrize("more", (True, False))
@rule("508.1c", "509.1b")
def test_mogg_toady_needs_company(scenario, more):
    table = scenario(seats=2)
    toady = table.seat(0).has("Mogg Toady")
    theirs = table.seat(1).has("Grizzly Bears")
    if more:
        table.seat(0).has("Grizzly Bears", tapped=True)
    decision = table.run(lambda d: d.kind == D_ATTACK or table.game.state.turn().step == MAIN2)
    assert (decision.kind == D_ATTACK) == more
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).attacks({theirs: table.seat(0)})
    for bear in table.game.state.ids(table.seat(0).number, 5):
        if bear != toady.id:
            table.game.state.edit(bear).tapped = True
    decision = table.run(lambda d: d.kind == D_BLOCK or table.game.state.turn().step == MAIN2)
    assert (decision.kind == D_BLOCK) == more


@rule("509.1b")
def test_fallen_askari_stays_out_of_the_way(scenario):
    table = scenario(seats=2)
    askari, bear = table.seat(1).have("Fallen Askari", "Grizzly Bears")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({giant: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK)
    assert decision.candidates == [bear.id] and askari.stayed


@rule("508.1h", "107.4f")
def test_norns_annex_is_paid_with_white_mana_or_life(scenario):
    table = scenario(seats=2)
    table.seat(1).has("Norn's Annex")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (18, 18)


@rule("603.2", "508.5")
def test_campaign_of_vengeance_drains_who_is_attacked(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Campaign of Vengeance")
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(2)})
    table.resolve_stack()
    assert [s.life for s in table.seats()] == [22, 19, 19]


@rule("702.10b")
def test_everything_is_hasty_at_the_crossroads(scenario):
    table = scenario()
    table.seat(1).has("Concordant Crossroads")
    bear = table.seat(0).has("Grizzly Bears", sick=True)
    decision = table.run(lambda d: d.kind == D_ATTACK or table.game.state.turn().step == MAIN2)
    assert bear.id in decision.candidates


@rule("603.2d")
def test_isshin_doubles_what_attacking_triggers(scenario):
    table = scenario()
    table.seat(0).has("Isshin, Two Heavens as One")
    table.seat(0).has("Campaign of Vengeance")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (22, 18)


@rule("510.2", "120.3")
def test_souls_of_the_faultless_give_back_what_they_take(scenario):
    table = scenario(seats=3)
    souls = table.seat(1).has("Souls of the Faultless")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({giant: table.seat(1)})
    table.seat(1).blocks({souls: giant})
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [17, 23, 20]


@rule("510.3a", "120.3")
def test_the_sword_of_fire_and_ice_burns_and_teaches(scenario):
    table = scenario()
    sword, bear = table.seat(0).have("Sword of Fire and Ice", "Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(sword, at=[bear]).resolves()
    table.seat(0).attacks({bear: table.seat(1)})
    table.asked(table.seat(0), "target")
    table.answer([table.seat(1).ref])
    table.to_step(MAIN2)
    assert table.seat(1).life == 14 and table.seat(0).hand == ["Forest"]


@rule("508.3a", "115.1")
def test_erinis_brings_back_a_land(scenario):
    table = scenario()
    erinis = table.seat(0).has("Erinis, Gloom Stalker")
    table.seat(0).buried("Island", "Grizzly Bears")
    table.seat(0).attacks({erinis: table.seat(1)})
    table.resolve_stack()
    assert "Island" in table.seat(0).battlefield and table.seat(0).graveyard == ["Grizzly Bears"]


# entering, leaving, time ---------------------------------------------------------------------------------------------
@rule("111.10b")
def test_fierce_witchstalker_brings_food(scenario):
    table = scenario()
    table.seat(0).casts("Fierce Witchstalker").resolves()
    table.resolve_stack()
    assert "Food Token" in table.seat(0).battlefield


@rule("111.10a")
def test_ganax_hoards_for_every_dragon(scenario):
    table = scenario()
    for name in ("Ganax, Astral Hunter", "Shivan Dragon", "Grizzly Bears"):
        table.seat(0).casts(name).resolves()
        table.resolve_stack()
    assert table.seat(0).battlefield.count("Treasure Token") == 2


@rule("119.5")
def test_magister_sphinx_sets_a_life_total(scenario):
    table = scenario()
    table.seat(0).casts("Magister Sphinx").resolves()
    table.asked(table.seat(0), "target")
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 10


@rule("119.7")
def test_platinum_emperion_freezes_a_life_total(scenario):
    table = scenario()
    table.seat(0).has("Platinum Emperion")
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    table.seat(0).casts("Reaping the Rewards").resolves()
    assert table.seat(0).life == 20


@rule("119.7")
def test_soul_conduit_exchanges_life_totals(scenario):
    table = scenario()
    conduit = table.seat(0).has("Soul Conduit")
    table.seat(0).at(3)
    table.seat(0).gets_mana("CCCCCC")
    table.seat(0).activates(conduit, at=[table.seat(0), table.seat(1)]).resolves()
    assert (table.seat(0).life, table.seat(1).life) == (20, 3)


@rule("122.1d", "702.90")
def test_melira_keeps_minus_counters_and_infect_away(scenario):
    table = scenario()
    table.seat(0).has("Melira, Sylvok Outcast")
    bear = table.seat(0).has("Grizzly Bears")
    ram = table.seat(1).has("Boggart Ram-Gang")
    infected = table.seat(1).has("Blightwidow")
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).attacks({ram: table.seat(0), infected: table.seat(0)})
    table.seat(0).blocks({bear: ram})
    table.to_step(MAIN2)
    assert bear.counters(MINUS) == 0 and bear.stayed
    assert (table.seat(0).poison, table.seat(0).life) == (0, 18)


@rule("603.6a", "513.1a")
def test_dress_down_lasts_a_turn_and_draws(scenario):
    table = scenario()
    table.seat(0).casts("Dress Down").resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Forest"]
    down = table.seat(0).permanent("Dress Down")
    table.to_step(END)
    table.resolve_stack()
    assert down.died


@rule("603.6a")
def test_spreading_seas_draws(scenario):
    table = scenario()
    forest = table.seat(1).has("Forest")
    table.seat(0).casts("Spreading Seas", at=[forest]).resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Forest"]


@rule("614.12", "104.4")
def test_divine_intervention_enters_with_two_counters(scenario):
    table = scenario()
    table.seat(0).casts("Divine Intervention").resolves()
    assert table.seat(0).permanent("Divine Intervention").counters("intervention") == 2


@pytest.mark.parametrize("life,won", ((50, True), (49, False)))
@rule("104.2b", "603.4")
def test_test_of_endurance(scenario, life, won):
    table = scenario(seats=2)
    table.seat(0).has("Test of Endurance")
    table.seat(0).at(life)
    table.to_step(UPKEEP, table.seat(1))
    assert table.seat(0).outcome == "playing"
    table.to_step(UPKEEP, table.seat(0))
    assert len(table.stack) == won
    table.resolve_stack()
    assert table.seat(0).outcome == ("won" if won else "playing")


@rule("701.22", "503.1")
def test_sphinx_of_foresight_looks_ahead_each_upkeep(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Sphinx of Foresight")
    table.to_step(UPKEEP, table.seat(0))
    assert len(table.stack) == 1
    decision = table.asked(table.seat(0))
    assert len(decision.candidates) == 1


@pytest.mark.parametrize("name,mana", (("Prophet of Distortion", "CCCC"), ("Proud Mentor", "W")))
@rule("602.1")
def test_a_creature_with_an_ability_of_its_own(scenario, name, mana):
    table = scenario()
    creature, giant = table.seat(0).has(name), table.seat(1).has("Hill Giant")
    assert not table.seat(0).can(O_ACTIVATE, creature)
    table.seat(0).gets_mana(mana)
    table.seat(0).activates(creature, at=[giant] if name == "Proud Mentor" else []).resolves()
    assert giant.tapped == (name == "Proud Mentor") and len(table.seat(0).hand) == (name != "Proud Mentor")
