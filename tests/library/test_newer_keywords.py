"""Cards with the newer keywords: each with its own costs and numbers."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.constants import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    MAIN1,
    MAIN2,
    MINUS,
    PLUS,
    REACH,
    UPKEEP,
    VIGILANCE,
)
from apnap.rules.core.decisions import D_BLOCK, FOR_MAY, O_ACTIVATE, O_CAST, O_SPECIAL, IllegalAnswer
from apnap.testing import Permanent, rule

RELIC = card("Quiet Relic", "{1}", "Artifact")


# casting -------------------------------------------------------------------------------------------------------------
@rule("702.120")
def test_borrowed_hostility_in_one_or_both_ways(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CCC")
    table.seat(0).casts("Borrowed Hostility", modes=[0, 1], at=[bear, bear]).resolves()
    assert bear.power == 5 and bear.has(FIRST_STRIKE) and table.seat(0).pool == ""


@rule("702.42")
def test_dreams_grip_entwined(scenario):
    table = scenario()
    bear, ring = table.seat(1).has("Grizzly Bears"), table.seat(1).has("Sol Ring", tapped=True)
    table.seat(0).gets_mana("C")
    table.seat(0).casts("Dream's Grip", at=[bear, ring], says=[[1]]).resolves()
    assert bear.tapped and not ring.tapped


@rule("702.42")
def test_roar_of_the_kha_entwined(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears", tapped=True)
    table.seat(0).gets_mana("CW")
    table.seat(0).casts("Roar of the Kha", says=[[1]]).resolves()
    assert (bear.power, bear.toughness) == (3, 3) and not bear.tapped


@pytest.mark.parametrize("name,colored", (("Curtains' Call", "B"), ("Sublime Exhalation", "W")))
@rule("702.125")
def test_what_the_undaunted_pay_and_destroy(scenario, name, colored):
    table = scenario(seats=4)
    bears = [table.seat(i).has("Grizzly Bears") for i in (1, 2)]
    held = table.seat(0).holds(name)[0]
    generic = 5 if colored == "B" else 6
    table.seat(0).gets_mana("C" * (generic - 3))
    assert not table.seat(0).can(O_CAST, held)
    table.seat(0).gets_mana(colored)
    table.seat(0).casts(name, at=bears if colored == "B" else [], free=False).resolves()
    assert all(b.died for b in bears) and table.seat(0).pool == ""


@pytest.mark.parametrize("bargained", (True, False))
@rule("702.166", "603.4")
def test_troublemaker_ouphe_bargains(scenario, bargained):
    table = scenario().knows(RELIC)
    mine, theirs = table.seat(0).has("Quiet Relic"), table.seat(1).has("Quiet Relic")
    table.seat(0).casts("Troublemaker Ouphe", says=[[int(bargained)]]).resolves()
    table.resolve_stack()
    assert mine.died == bargained and (theirs.zone == "exile") == bargained


@rule("702.153", "701.6")
def test_make_disappear_at_the_price_of_a_creature(scenario):
    table = scenario()
    elves = table.seat(1).has("Llanowar Elves")
    spell = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Make Disappear", says=[[1]])  # there is only one target for it
    assert elves.died and len(table.stack) >= 2
    table.resolve_stack()
    assert spell.zone == "graveyard"


@rule("701.6", "118.12")
def test_make_disappear_unless_paid_for(scenario):
    table = scenario()
    spell = table.seat(0).casts("Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(1).casts("Make Disappear", at=[spell])
    table.asked(table.seat(0))
    table.answer([1])
    table.resolve_stack()
    assert spell.zone == "battlefield" and table.seat(0).pool == ""


@rule("702.157", "613.4c")
def test_ultramarines_honour_guard_comes_in_squads(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).casts("Ultramarines Honour Guard", x=2).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Ultramarines Honour Guard") == 3
    assert bear.power == 5


@rule("702.175")
def test_steampath_charger_has_offspring_that_burns(scenario):
    table = scenario(seats=2)
    table.seat(0).gets_mana("CC")
    table.seat(0).casts("Steampath Charger", says=[[1]]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Steampath Charger"] * 2
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0).permanent("Steampath Charger")]).resolves()
    table.asked(table.seat(0), "target")
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 19


@rule("603.6a")
def test_intrepid_rabbit_encourages(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Intrepid Rabbit").resolves()
    table.asked(table.seat(0), "target")
    table.answer([bear.id])
    table.resolve_stack()
    assert (bear.power, bear.toughness) == (3, 3)


@rule("702.117")
def test_goblin_freerunner_surges(scenario):
    table = scenario()
    held = table.seat(0).holds("Goblin Freerunner")[0]
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    table.seat(0).gets_mana("CR")
    assert table.seat(0).can(O_CAST, held)


@pytest.mark.parametrize("name,size,color", (("Goring Warplow", (1, 1), "B"), ("Rust Goliath", (3, 5), "G")))
@rule("702.160", "718.3")
def test_a_prototype_has_its_own_size_and_colour(scenario, name, size, color):
    table = scenario()
    table.seat(0).casts(name, part="prototype").resolves()
    robot = table.seat(0).permanent(name)
    assert (robot.power, robot.toughness) == size and robot.colors == color


@rule("702.185")
def test_bygone_colossus_warps(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Bygone Colossus", part="warp").resolves()
    assert table.seat(0).battlefield == ["Bygone Colossus"] and table.seat(0).pool == ""
    table.to_turn(table.seat(1))
    assert table.seat(0).exile == ["Bygone Colossus"]


@rule("702.170")
def test_djinn_of_fools_fall_is_plotted(scenario):
    table = scenario(seats=2)
    held = table.seat(0).holds("Djinn of Fool's Fall")[0]
    table.seat(0).gets_mana("CCCU")
    table.to_priority(table.seat(0).number)
    table.choose_option(table.seat(0).number, O_SPECIAL, held.id, (), None, (), ())
    plotted = Permanent(table, held.now)
    table.to_step(MAIN1, table.seat(0))
    assert plotted.zone == "exile" and table.seat(0).can(O_CAST, plotted)


@rule("702.152")
def test_caldaia_strongarm_blitzes_and_strengthens(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Caldaia Strongarm", part="blitz").resolves()
    table.asked(table.seat(0), "target")
    table.answer([bear.id])
    table.resolve_stack()
    assert bear.counters(PLUS) == 2
    table.to_turn(table.seat(1))
    assert "Caldaia Strongarm" in table.seat(0).graveyard


# graveyards ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name,dredged", (("Darkblast", 3), ("Shenanigans", 1)))
@rule("702.52")
def test_dredge_by_its_own_number(scenario, name, dredged):
    table = scenario(seats=2)
    table.seat(0).buried(name)
    size = table.seat(0).library_size
    table.seat(0).casts("Obsessive Search")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    assert table.seat(0).hand == [name] and table.seat(0).library_size == size - dredged


@rule("608.2c")
def test_what_the_dredgers_do_when_cast(scenario):
    table = scenario().knows(RELIC)
    elves, relic = table.seat(1).have("Llanowar Elves", "Quiet Relic")
    table.seat(0).casts("Darkblast", at=[elves]).resolves()
    table.seat(0).casts("Shenanigans", at=[relic]).resolves()
    assert elves.died and relic.died


@rule("702.53", "608.2c")
def test_dizzy_spell_weakens_or_is_transmuted(scenario):
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Dizzy Spell", at=[giant]).resolves()
    assert giant.power == 0
    held = table.seat(0).holds("Dizzy Spell")[0]
    one, two = table.seat(0).library("Shock", "Grizzly Bears")
    table.seat(0).gets_mana("CUU")
    table.seat(0).activates(held)
    decision = table.asked(table.seat(0), "search")
    assert one.id in decision.candidates and two.id not in decision.candidates


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


@pytest.mark.parametrize("name,mana,size", (("Sacred Cat", "W", (1, 1)), ("Proven Combatant", "CCCCUU", (4, 4))))
@rule("702.128", "702.129")
def test_remains_of_its_own_size(scenario, name, mana, size):
    table = scenario()
    buried = table.seat(0).buried(name)[0]
    table.seat(0).gets_mana(mana)
    table.seat(0).activates(buried).resolves()
    token = table.seat(0).permanent(name)
    assert (token.power, token.toughness) == size and token.is_a("Zombie")


@pytest.mark.parametrize("name,mana", (("Kinsbaile Courier", "CCW"), ("Trove Tracker", "CCCCCUU")))
@rule("702.141")
def test_encore_once_for_each_opponent(scenario, name, mana):
    table = scenario(seats=3)
    buried = table.seat(0).buried(name)[0]
    table.seat(0).gets_mana(mana)
    table.seat(0).activates(buried).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count(name) == 2 and table.seat(0).pool == ""


@rule("603.6a", "603.6c")
def test_couriers_strengthen_and_trackers_draw(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Kinsbaile Courier").resolves()
    table.asked(table.seat(0), "target")
    table.answer([bear.id])
    table.resolve_stack()
    assert bear.counters(PLUS) == 1
    tracker = table.seat(0).has("Trove Tracker")
    table.seat(1).casts("Murder", at=[tracker]).resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Forest"]


@rule("702.46")
def test_kami_of_empty_graves_shifts_souls(scenario):
    table = scenario()
    spirit = table.seat(0).buried("Spirit of the Hearth")[0]
    kami = table.seat(0).has("Kami of Empty Graves")
    small = table.seat(0).buried("Phantom Nomad")[0]
    table.seat(1).casts("Murder", at=[kami]).resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert small.zone == "hand" and spirit.zone == "graveyard"


@pytest.mark.parametrize("name,mana", (("Resize", "CG"), ("Sun's Bounty", "CW")))
@rule("702.59")
def test_it_is_recovered_as_a_creature_dies(scenario, name, mana):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts(name, at=[bear] if name == "Resize" else []).resolves()
    assert bear.power == (5 if name == "Resize" else 2) and table.seat(0).life == (20 if name == "Resize" else 24)
    table.seat(0).gets_mana(mana)
    table.seat(1).casts("Murder", at=[bear]).resolves()
    table.asked(table.seat(0))
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).hand == [name]


@pytest.mark.parametrize(
    "name,mana,back,keywords",
    (
        ("Baithook Angler", "CU", "Hook-Haunt Drifter", (FLYING,)),
        ("Mourning Patrol", "CCCW", "Morning Apparition", (FLYING, VIGILANCE)),
    ),
)
@rule("702.146")
def test_what_comes_back_disturbed(scenario, name, mana, back, keywords):
    table = scenario()
    buried = table.seat(0).buried(name)[0]
    table.seat(0).gets_mana(mana)
    table.to_priority(table.seat(0).number)
    table.choose_option(table.seat(0).number, O_CAST, buried.now, (), None, (), ())
    table.resolve_stack()
    spirit = table.seat(0).permanent(back)
    assert all(spirit.has(keyword) for keyword in keywords)


@rule("702.146", "614.1a")
def test_drogskol_armaments_are_for_creatures_and_are_exiled(scenario):
    table = scenario().knows(RELIC)
    table.seat(1).has("Quiet Relic")
    buried = table.seat(0).buried("Drogskol Infantry")[0]
    table.seat(0).gets_mana("CCCW")
    assert not table.seat(0).can(O_CAST, buried)
    bear = table.seat(0).has("Grizzly Bears")
    assert table.seat(0).can(O_CAST, buried)
    table.choose_option(table.seat(0).number, O_CAST, buried.now, [bear], None, (), ())
    table.resolve_stack()
    table.seat(1).casts("Murder", at=[bear]).resolves()
    assert table.seat(0).exile == ["Drogskol Infantry"] and "Drogskol Infantry" not in table.seat(0).graveyard


# permanents ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name,size,keyword", (("Boar Umbra", 5, 0), ("Eel Umbra", 3, 0), ("Spider Umbra", 3, REACH)))
@rule("702.89")
def test_an_umbra_strengthens_and_saves(scenario, name, size, keyword):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts(name, at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (size, size) and (not keyword or bear.has(keyword))
    table.seat(1).casts("Murder", at=[bear]).resolves()
    assert bear.stayed and table.seat(0).graveyard == [name]


@rule("702.8")
def test_eel_umbra_comes_at_any_time(scenario):
    table = scenario()
    table.seat(1).has("Grizzly Bears")
    held = table.seat(1).holds("Eel Umbra")[0]
    table.seat(1).gets_mana("CU")
    assert table.seat(1).can(O_CAST, held)


@pytest.mark.parametrize("name,each", (("Gorger Wurm", 1), ("Predator Dragon", 2)))
@rule("702.82")
def test_devour_by_its_own_number(scenario, name, each):
    table = scenario()
    bears = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).casts(name)
    table.run(lambda d: d.kind not in (0,) and bears[0].id in d.candidates)
    table.answer([b.id for b in bears])
    table.resolve_stack()
    assert table.seat(0).permanent(name).counters(PLUS) == 2 * each and all(b.died for b in bears)


@rule("702.38")
def test_zombie_brute_is_amplified(scenario):
    table = scenario()
    shown = table.seat(0).holds("Zombie Brute", "Dead Reveler")
    table.seat(0).casts("Zombie Brute")
    decision = table.run(lambda d: d.kind != 0 and shown[1].id in d.candidates)
    table.answer(list(decision.candidates)[:1])
    table.resolve_stack()
    assert table.seat(0).permanent("Zombie Brute").counters(PLUS) == 1


@pytest.mark.parametrize("paid", (True, False))
@rule("702.104")
def test_nessian_demolok_wants_tribute(scenario, paid):
    table = scenario(seats=2).knows(RELIC)
    relic = table.seat(1).has("Quiet Relic")
    table.seat(0).casts("Nessian Demolok")
    table.asked(table.seat(1))
    table.answer([int(paid)])
    table.resolve_stack()
    assert table.seat(0).permanent("Nessian Demolok").counters(PLUS) == (3 if paid else 0)
    assert relic.died != paid


@rule("702.24")
def test_illusionary_forces_cost_more_and_more(scenario):
    table = scenario(seats=2)
    forces = table.seat(0).has("Illusionary Forces")
    table.to_step(UPKEEP, table.seat(0))
    table.seat(0).gets_mana("U")
    table.asked(table.seat(0))
    table.answer([1])
    table.resolve_stack()
    assert forces.stayed and forces.counters("age") == 1
    table.to_step(UPKEEP, table.seat(0))
    table.seat(0).gets_mana("U")
    table.resolve_stack()
    assert forces.died


@rule("702.177")
def test_hazard_of_the_dunes_exhausts_itself(scenario):
    table = scenario()
    wurm = table.seat(0).has("Hazard of the Dunes")
    table.seat(0).gets_mana("CCCCCCG")
    table.seat(0).activates(wurm).resolves()
    assert wurm.counters(PLUS) == 3
    table.seat(0).gets_mana("CCCCCCG")
    assert not table.seat(0).can(O_ACTIVATE, wurm)


@rule("702.142")
def test_goldmaw_champion_boasts(scenario):
    table = scenario()
    dwarf, giant = table.seat(0).has("Goldmaw Champion"), table.seat(1).has("Hill Giant")
    table.seat(0).gets_mana("CW")
    assert not table.seat(0).can(O_ACTIVATE, dwarf)
    table.seat(0).attacks({dwarf: table.seat(1)})
    table.seat(0).gets_mana("CW")
    table.seat(0).activates(dwarf, at=[giant]).resolves()
    assert giant.tapped


@rule("702.181")
def test_dragonback_lancer_mobilizes(scenario):
    table = scenario()
    lancer = table.seat(0).has("Dragonback Lancer")
    table.seat(0).attacks({lancer: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Warrior Token") == 1


@rule("702.171")
def test_a_saddled_venomsac_lagac_is_tougher(scenario):
    table = scenario()
    lagac, _ = table.seat(0).have("Venomsac Lagac", "Grizzly Bears")
    table.seat(0).activates(lagac).resolves()
    table.seat(0).attacks({lagac: table.seat(1)})
    table.resolve_stack()
    assert lagac.toughness == 4 and lagac.has(DEATHTOUCH)


@pytest.mark.parametrize("name,mana,size", (("Goldwarden's Helm", "CW", (2, 3)), ("Vulshok Splitter", "CCR", (4, 2))))
@rule("702.163", "702.6")
def test_for_mirrodin(scenario, name, mana, size):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    equipment = table.seat(0).permanent(name)
    assert equipment.attached_to == table.seat(0).permanent("Rebel Token")
    table.seat(0).gets_mana(mana)
    table.seat(0).activates(equipment, at=[bear]).resolves()
    assert (bear.power, bear.toughness) == size


@rule("702.131")
def test_skymarcher_aspirant_takes_wing_with_the_blessing(scenario):
    table = scenario()
    aspirant = table.seat(0).has("Skymarcher Aspirant")
    table.seat(0).have(*["Forest"] * 8)
    assert not aspirant.has(FLYING)
    table.seat(0).plays("Forest")
    table.resolve_stack()
    assert aspirant.has(FLYING)


@rule("701.62")
def test_bashful_beastie_leaves_dread_behind(scenario):
    table = scenario()
    beast = table.seat(0).has("Bashful Beastie")
    table.seat(1).casts("Murder", at=[beast]).resolves()
    table.resolve_stack()
    assert (
        len(table.seat(0).battlefield) == 1
        and table.game.state.objs[table.game.state.ids(table.seat(0).number, 5)[0]].face_down
    )


@rule("701.63")
def test_dusyut_earthcarver_endures_three(scenario):
    table = scenario()
    table.seat(0).casts("Dusyut Earthcarver").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).permanent("Dusyut Earthcarver").counters(PLUS) == 3


@rule("701.66", "603.6c")
def test_earth_village_ruffians_die_into_the_earth(scenario):
    table = scenario()
    ruffians, forest, _ = table.seat(0).have("Earth Village Ruffians", "Forest", "Forest")
    table.seat(1).casts("Murder", at=[ruffians]).resolves()
    table.asked(table.seat(0), "target")
    table.answer([forest.id])
    table.resolve_stack()
    assert forest.is_a("Creature") and forest.power == 2


@rule("701.53", "603.6c")
def test_infected_defector_leaves_an_incubator(scenario):
    table = scenario()
    defector = table.seat(0).has("Infected Defector")
    table.seat(1).casts("Murder", at=[defector]).resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Incubator Token").counters(PLUS) == 3


@rule("702.151", "702.4b")
def test_lizard_blades_give_double_strike(scenario):
    table = scenario()
    blades, bear = table.seat(0).have("Lizard Blades", "Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(blades, 0, at=[bear]).resolves()
    assert bear.has(DOUBLE_STRIKE)


@rule("702.94", "608.2c")
def test_devastation_tide_as_a_miracle(scenario):
    table = scenario(seats=2)
    table.to_turn(table.seat(1))
    bear, forest = table.seat(1).have("Grizzly Bears", "Forest")
    table.seat(0).have("Island", "Island")
    table.seat(0).library("Devastation Tide")
    for _ in range(2):  # reveals it, then casts it
        table.asked(table.seat(0), FOR_MAY)
        table.answer([1])
    table.resolve_stack()
    assert bear.zone == "hand" and forest.stayed and table.seat(0).graveyard == ["Devastation Tide"]


@rule("502.3")
def test_elvish_hunter_keeps_a_creature_tapped(scenario):
    table = scenario(seats=2)
    hunter, giant = table.seat(0).has("Elvish Hunter"), table.seat(1).has("Hill Giant", tapped=True)
    table.seat(0).gets_mana("CG")
    table.seat(0).activates(hunter, at=[giant]).resolves()
    table.to_turn(table.seat(1))
    assert giant.tapped
    table.to_turn(table.seat(0))
    table.to_turn(table.seat(1))
    assert not giant.tapped


# spells --------------------------------------------------------------------------------------------------------------
@rule("701.6", "702.147")
def test_flip_the_switch_leaves_a_zombie(scenario):
    table = scenario()
    spell = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Flip the Switch", at=[spell]).resolves()
    table.resolve_stack()
    assert spell.zone == "graveyard" and table.seat(1).battlefield == ["Zombie Token"]


@rule("120.4a")
def test_pigment_storm_spills_over(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Pigment Storm", at=[bear]).resolves()
    assert bear.died and table.seat(1).life == 17


@pytest.mark.parametrize("name", ("Storm Seeker", "Sudden Impact"))
@rule("120.3")
def test_a_full_hand_hurts(scenario, name):
    table = scenario()
    table.seat(1).holds("Forest", "Forest", "Forest")
    table.seat(0).casts(name, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17


@rule("702.111b")
def test_a_freerunner_is_blocked_by_two(scenario):
    table = scenario()
    runner = table.seat(0).has("Goblin Freerunner")
    bear, _ = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({runner: table.seat(1)})
    assert table.run(lambda d: d.kind == D_BLOCK or table.game.state.turn().step == MAIN2).kind == D_BLOCK
    with pytest.raises(IllegalAnswer):
        table.answer([bear.id, runner.id])
    assert runner.counters(MINUS) == 0
