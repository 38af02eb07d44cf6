"""Cards whose keyword is an ability of its own: each does what the keyword says, with its own numbers."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.keyword_abilities.pairs import Partner, may_lead_together
from apnap.rules.ch1_concepts import targets
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core.constants import BATTLEFIELD, BLOCKERS, FLYING, HASTE, MAIN1, MAIN2, MINUS, PLUS, TRAMPLE, UPKEEP
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, FOR_MAY, O_ACTIVATE, O_CAST, O_SPECIAL, IllegalAnswer
from apnap.testing import Permanent, rule

RELIC = card("Quiet Relic", "{1}", "Artifact")
FRIEND = card("Good Friend", "{W}", "Legendary Creature - Human", "1/1", Partner("Friends forever"))


def cast_this_way(seat, name, part, mana, at=()):
    """Cast a card from the hand in one of its ways, for that mana."""
    seat.holds(name)
    seat.gets_mana(mana)
    return seat.casts(name, part=part, at=at, free=False)


def special(seat, held, mana):
    """Take the special action that a card allows."""
    seat.gets_mana(mana)
    seat.table.to_priority(seat.number)
    seat.table.choose_option(seat.number, O_SPECIAL, held.now, (), None, (), ())
    return Permanent(seat.table, held.now)


# as it enters --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ("Adder-Staff Boggart", "Paperfin Rascal"))
@pytest.mark.parametrize("top,counters", (("Hill Giant", 1), ("Forest", 0)))
@rule("701.30")
def test_who_wins_the_clash_gets_a_counter(scenario, name, top, counters):
    table = scenario(seats=2)
    table.seat(0).library(top)
    table.seat(1).library("Forest")
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    assert table.seat(0).permanent(name).counters(PLUS) == counters


@rule("702.98")
def test_dead_reveler_may_enter_unleashed_and_never_block(scenario):
    table = scenario()
    table.seat(0).casts("Dead Reveler")
    table.says([1])
    table.resolve_stack()
    reveler = table.seat(0).permanent("Dead Reveler")
    assert reveler.counters(PLUS) == 1
    bear = table.seat(1).has("Grizzly Bears")
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).attacks({bear: table.seat(0)})
    table.to_step(MAIN2)
    assert not any("blocks" in line for line in table.log)


@rule("702.95")
def test_pathbreaker_wurm_tramples_with_its_partner(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Pathbreaker Wurm").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([bear.id])
    wurm = table.seat(0).permanent("Pathbreaker Wurm")
    assert bear.has(TRAMPLE) and wurm.has(TRAMPLE)


@pytest.mark.parametrize(
    "name,other", (("Lore Weaver", "Ley Weaver"), ("Ley Weaver", "Lore Weaver"), ("Proud Mentor", "Impetuous Protege"))
)
@rule("702.124", "701.23")
def test_partners_find_each_other(scenario, name, other):
    table = scenario().knows(card("Impetuous Protege", "{2}{R}", "Creature - Human Warrior", "0/4"))
    found = table.seat(0).library(other)[0]
    table.seat(0).casts(name).resolves()
    table.says([table.seat(0).ref])  # its target
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), "search")
    table.answer([found.id])
    assert table.seat(0).hand == [other]


@pytest.mark.parametrize(
    "name,other",
    (
        ("Akiri, Line-Slinger", "Rograkh, Son of Rohgahh"),
        ("Rograkh, Son of Rohgahh", "Akiri, Line-Slinger"),
        ("Ishai, Ojutai Dragonspeaker", "Tana, the Bloodsower"),
        ("Ravos, Soultender", "Ishai, Ojutai Dragonspeaker"),
        ("Tana, the Bloodsower", "Ravos, Soultender"),
        ("Dustin, Gadget Genius", "Good Friend"),
        ("Erinis, Gloom Stalker", "Humble Childhood"),
        ("Ganax, Astral Hunter", "Humble Childhood"),
    ),
)
@rule("702.124")
def test_partners_lead_together(scenario, name, other):
    table = scenario().knows(card("Humble Childhood", "{G}", "Legendary Enchantment - Background"), FRIEND)
    stranger = card("Ann", "{W}", "Legendary Creature - Human", "1/1")
    assert may_lead_together(table.find(name), table.find(other))
    assert not may_lead_together(table.find(name), stranger)


# attacking and blocking ----------------------------------------------------------------------------------------------
@rule("702.14")
def test_anaconda_walks_through_swamps(scenario):
    table = scenario()
    bear, _ = table.seat(1).have("Grizzly Bears", "Swamp")
    anaconda, giant = table.seat(0).have("Anaconda", "Hill Giant")
    table.seat(0).attacks({anaconda: table.seat(1), giant: table.seat(1)})
    assert table.run(lambda d: d.kind == D_BLOCK).kind == D_BLOCK
    with pytest.raises(IllegalAnswer):
        table.answer([bear.id, anaconda.id])
    table.answer([bear.id, giant.id])


@rule("702.149")
def test_apprentice_sharpshooter_trains_beside_a_stronger_creature(scenario):
    table = scenario()
    archer, bear = table.seat(0).have("Apprentice Sharpshooter", "Grizzly Bears")
    table.seat(0).attacks({archer: table.seat(1), bear: table.seat(1)})
    table.resolve_stack()
    assert archer.counters(PLUS) == 1 and bear.counters(PLUS) == 0


@rule("702.134")
def test_sunhome_stalwart_mentors_a_weaker_attacker(scenario):
    table = scenario()
    stalwart, elves = table.seat(0).have("Sunhome Stalwart", "Llanowar Elves")
    table.seat(0).attacks({stalwart: table.seat(1), elves: table.seat(1)})
    table.resolve_stack()
    assert elves.counters(PLUS) == 1


@rule("702.105")
def test_marchesas_emissary_grows_by_attacking_the_richest(scenario):
    table = scenario()
    emissary = table.seat(0).has("Marchesa's Emissary")
    table.seat(1).at(30)
    table.seat(0).attacks({emissary: table.seat(1)})
    table.resolve_stack()
    assert emissary.counters(PLUS) == 1


@rule("702.116")
def test_wyrms_crossing_patrol_attacks_every_opponent(scenario):
    table = scenario(seats=4)
    patrol = table.seat(0).has("Wyrm's Crossing Patrol")
    table.seat(0).attacks({patrol: table.seat(1)})
    table.says([1], [1])
    table.to_step(MAIN2)
    assert [table.seat(i).life for i in range(4)] == [20, 19, 19, 19]


@rule("702.25", "509.1b")
def test_fallen_askari_flanks_and_does_not_block(scenario):
    table = scenario()
    askari, bear = table.seat(0).has("Fallen Askari"), table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({askari: table.seat(1)})
    table.seat(1).blocks({bear: askari})
    table.resolve_stack()
    assert (bear.power, bear.toughness) == (1, 1)
    table.to_step(MAIN1, table.seat(1))
    giant = table.seat(1).has("Hill Giant")
    table.game.state.edit(askari.id).tapped = False
    table.seat(1).attacks({giant: table.seat(0)})
    table.to_step(MAIN2)
    assert table.seat(0).life == 17  # nobody was asked to block


@rule("702.23")
def test_horrible_hordes_grow_by_every_further_blocker(scenario):
    table = scenario()
    hordes = table.seat(0).has("Horrible Hordes")
    bears = table.seat(1).have(*["Grizzly Bears"] * 3)
    table.seat(0).attacks({hordes: table.seat(1)})
    table.seat(1).blocks(dict.fromkeys(bears, hordes))
    table.resolve_stack()
    assert (hordes.power, hordes.toughness) == (4, 4)


@rule("702.130")
def test_spellweaver_eternal_afflicts_who_blocks_it(scenario):
    table = scenario()
    eternal, bear = table.seat(0).has("Spellweaver Eternal"), table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({eternal: table.seat(1)})
    table.seat(1).blocks({bear: eternal})
    table.resolve_stack()
    assert table.seat(1).life == 18


@rule("702.164")
def test_blightbelly_rat_poisons_and_its_death_proliferates(scenario):
    table = scenario()
    rat = table.seat(0).has("Blightbelly Rat")
    table.seat(0).attacks({rat: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).poison == 1
    table.seat(1).casts("Lightning Bolt", at=[rat]).resolves()
    table.asked(table.seat(0))
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).poison == 2


@rule("701.15")
def test_taunting_kobold_goads(scenario):
    table = scenario(seats=3)
    kobold, giant = table.seat(0).has("Taunting Kobold"), table.seat(1).has("Hill Giant")
    table.seat(0).attacks({kobold: table.seat(1)})
    table.resolve_stack()
    table.to_step(MAIN1, table.seat(1))
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert decision.kind == D_ATTACK
    with pytest.raises(IllegalAnswer):
        table.answer([-1000] * len(decision.attackers))
    assert giant.id in decision.attackers


@pytest.mark.parametrize("name", ("Manticore Eternal", "Ulamog's Crusher"))
@rule("508.1d")
def test_some_attack_each_combat(scenario, name):
    table = scenario(seats=3)
    table.seat(0).has(name)
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert decision.kind == D_ATTACK
    with pytest.raises(IllegalAnswer):
        table.answer([-1000] * len(decision.attackers))


@rule("509.1b")
def test_pathrazer_is_blocked_by_three(scenario):
    table = scenario()
    pathrazer = table.seat(0).has("Pathrazer of Ulamog")
    bears = table.seat(1).have(*["Grizzly Bears"] * 6)
    table.seat(0).attacks({pathrazer: table.seat(1)})
    table.run(lambda d: d.kind == D_BLOCK)
    here = [b for b in bears if b.stayed]  # three are annihilated
    with pytest.raises(IllegalAnswer):
        table.answer([here[0].id, pathrazer.id, here[1].id, pathrazer.id])
    table.seat(1).blocks(dict.fromkeys(here, pathrazer))
    assert len(here) == 3 and table.game.state.objs[pathrazer.id].blocked


@rule("702.49")
def test_mukotai_ambusher_comes_for_an_unblocked_attacker(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    ninja = table.seat(0).holds("Mukotai Ambusher")[0]
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(BLOCKERS)
    table.seat(0).gets_mana("CB")
    table.seat(0).activates(ninja).resolves()
    table.to_step(MAIN2)
    assert bear.zone == "hand" and (table.seat(0).life, table.seat(1).life) == (23, 17)


@rule("702.49", "510.3a")
def test_a_ninja_of_the_deep_hours_that_hits_may_draw(scenario):
    table = scenario()
    ninja = table.seat(0).has("Ninja of the Deep Hours")
    table.seat(0).attacks({ninja: table.seat(1)})
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.to_step(MAIN2)
    assert table.seat(0).hand == ["Forest"]


# protection ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "name,spell,other",
    (
        ("Crimson Acolyte", "Shock", "Murder"),
        ("Soltari Priest", "Shock", "Murder"),
        ("Knight of Grace", "Murder", "Shock"),
        ("Knight of Malice", "Swords to Plowshares", "Shock"),
    ),
)
@rule("702.16b", "702.11d")
def test_spells_of_a_colour_do_not_target_it(scenario, name, spell, other):
    table = scenario()
    creature = table.seat(0).has(name)
    for held, allowed in ((spell, False), (other, True)):
        theirs = table.seat(1).holds(held)[0]
        table.mana_for(table.seat(1).number, theirs.id, 0)
        table.refresh()
        assert (creature.id in targets_of(table, theirs)) == allowed, held


def targets_of(table, held):
    """What a held instant could target."""
    ability = table.game.char(held.id).abilities.spell
    return targets.choices(table.game, Context(held.owner.number, held.id), ability.slots[0])


@rule("702.21")
def test_marauding_brinefang_is_warded(scenario):
    table = scenario()
    fang = table.seat(0).has("Marauding Brinefang")
    spell = table.seat(1).casts("Murder")
    assert len(table.stack) == 2
    table.resolve_stack()
    assert fang.stayed and spell.zone == "graveyard"


@rule("702.29")
def test_lava_serpent_is_cycled(scenario):
    table = scenario()
    serpent = table.seat(0).holds("Lava Serpent")[0]
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(serpent).resolves()
    assert table.seat(0).hand == ["Forest"] and table.seat(0).graveyard == ["Lava Serpent"]


# counters ------------------------------------------------------------------------------------------------------------
@rule("702.32")
def test_blastoderm_fades(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Blastoderm").resolves()
    beast = table.seat(0).permanent("Blastoderm")
    assert beast.counters("fade") == 3
    for left in (2, 1, 0):
        table.to_step(UPKEEP, table.seat(0))
        table.resolve_stack()
        assert beast.counters("fade") == left and beast.stayed
    table.to_step(UPKEEP, table.seat(0))
    table.resolve_stack()
    assert beast.died


@pytest.mark.parametrize("name,kind,times", (("Lingering Tormentor", MINUS, 1), ("Strangleroot Geist", PLUS, 1)))
@rule("702.79", "702.93")
def test_some_come_back_once(scenario, name, kind, times):
    """Persist and undying."""
    table = scenario()
    creature = table.seat(0).has(name)
    table.seat(1).casts("Lightning Bolt", at=[creature]).resolves()
    table.resolve_stack()
    again = table.seat(0).permanent(name)
    assert again.counters(kind) == times
    table.seat(1).casts("Lightning Bolt", at=[again]).resolves()
    table.resolve_stack()
    assert table.seat(0).graveyard == [name]


@rule("701.37")
def test_nessian_asp_becomes_monstrous_once(scenario):
    table = scenario()
    asp = table.seat(0).has("Nessian Asp")
    for _ in range(2):
        table.seat(0).gets_mana("CCCCCCG")
        table.seat(0).activates(asp).resolves()
    assert asp.counters(PLUS) == 4


@rule("702.107")
def test_salt_road_patrol_outlasts(scenario):
    table = scenario()
    patrol = table.seat(0).has("Salt Road Patrol")
    table.seat(0).gets_mana("CW")
    table.seat(0).activates(patrol).resolves()
    assert patrol.counters(PLUS) == 1 and patrol.tapped


@rule("702.97")
def test_terrus_wurm_is_scavenged(scenario):
    table = scenario()
    wurm = table.seat(0).buried("Terrus Wurm")[0]
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CCCCCCB")
    table.seat(0).activates(wurm, at=[bear]).resolves()
    assert bear.counters(PLUS) == 5 and table.seat(0).exile == ["Terrus Wurm"]


# casting -------------------------------------------------------------------------------------------------------------
@rule("702.126")
def test_artifacts_help_to_cast_bastion_inventor(scenario):
    table = scenario().knows(RELIC)
    relics = table.seat(0).have(*["Quiet Relic"] * 5)
    held = table.seat(0).holds("Bastion Inventor")[0]
    table.seat(0).gets_mana("U")
    assert table.seat(0).can(O_CAST, held)
    table.seat(0).casts("Bastion Inventor", free=False).resolves()
    assert all(r.tapped for r in relics)


@rule("702.51")
def test_creatures_help_to_cast_conclave_equenaut(scenario):
    table = scenario()
    lions = table.seat(0).have(*["Savannah Lions"] * 6)
    table.seat(0).holds("Conclave Equenaut")
    table.seat(0).casts("Conclave Equenaut", free=False).resolves()
    assert all(lion.tapped for lion in lions) and "Conclave Equenaut" in table.seat(0).battlefield


@rule("702.41")
def test_myr_enforcer_costs_less_for_each_artifact(scenario):
    table = scenario().knows(RELIC)
    table.seat(0).have(*["Quiet Relic"] * 5)
    held = table.seat(0).holds("Myr Enforcer")[0]
    table.seat(0).gets_mana("C")
    assert not table.seat(0).can(O_CAST, held)
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, held)


@rule("702.40")
def test_brain_freeze_storms(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Opt").resolves()
    table.seat(0).casts("Brain Freeze", at=[table.seat(1)])
    table.resolve_stack()
    assert len(table.seat(1).graveyard) == 6


@rule("702.85")
def test_enlisted_wurm_cascades(scenario):
    table = scenario()
    table.seat(0).library("Craw Wurm", "Hill Giant")
    table.seat(0).casts("Enlisted Wurm")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert sorted(table.seat(0).battlefield) in (["Craw Wurm", "Enlisted Wurm"], ["Enlisted Wurm", "Hill Giant"])


@rule("702.74")
def test_ingot_chewer_evoked_destroys_and_goes(scenario):
    table = scenario().knows(RELIC)
    relic = table.seat(1).has("Quiet Relic")
    cast_this_way(table.seat(0), "Ingot Chewer", "evoke", "R").resolves()
    table.resolve_stack()
    assert relic.died and table.seat(0).graveyard == ["Ingot Chewer"]


@rule("702.109")
def test_screamreach_brawler_dashes(scenario):
    table = scenario()
    cast_this_way(table.seat(0), "Screamreach Brawler", "dash", "CR").resolves()
    brawler = table.seat(0).permanent("Screamreach Brawler")
    assert brawler.has(HASTE)
    table.to_turn(table.seat(1))
    assert table.seat(0).hand == ["Screamreach Brawler"]


@rule("702.137")
def test_spikewheel_acrobat_is_cheaper_after_a_loss_of_life(scenario):
    table = scenario()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    cast_this_way(table.seat(0), "Spikewheel Acrobat", "spectacle", "CCR").resolves()
    assert "Spikewheel Acrobat" in table.seat(0).battlefield


@rule("702.143")
def test_behold_the_multiverse_is_foretold(scenario):
    table = scenario(seats=2)
    held = table.seat(0).holds("Behold the Multiverse")[0]
    exiled = special(table.seat(0), held, "CC")
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).gets_mana("CU")
    before = len(table.seat(0).hand)
    table.to_priority(table.seat(0).number)
    table.choose_option(table.seat(0).number, O_CAST, exiled.now, (), None, (), ())
    table.resolve_stack()
    assert len(table.seat(0).hand) == before + 2


@rule("702.61")
@pytest.mark.parametrize("name", ("Sudden Death", "Sudden Shock"))
def test_nobody_answers_a_sudden_spell(scenario, name):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    bolt = table.seat(1).holds("Lightning Bolt")[0]
    table.seat(1).gets_mana("R")
    table.seat(0).casts(name, at=[bear])
    assert not table.seat(1).can(O_CAST, bolt)


@rule("702.88")
def test_great_teachers_decree_rebounds(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Great Teacher's Decree").resolves()
    assert (bear.power, bear.toughness) == (4, 3) and table.seat(0).exile == ["Great Teacher's Decree"]
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert (bear.power, bear.toughness) == (4, 3)
    assert table.seat(0).exile == [] and table.seat(0).graveyard == ["Great Teacher's Decree"]


@rule("702.133")
def test_direct_current_is_cast_again_for_a_card(scenario):
    table = scenario()
    table.seat(0).casts("Direct Current", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 18
    table.seat(0).holds("Forest")
    card = table.seat(0).graveyard
    assert card == ["Direct Current"]
    buried = Permanent(table, table.game.state.ids(table.seat(0).number, 2)[-1])
    table.seat(0).gets_mana("CRR")
    assert table.seat(0).can(O_CAST, buried)
    table.choose_option(table.seat(0).number, O_CAST, buried.id, [table.seat(1)], None, (), ())
    table.resolve_stack()
    assert table.seat(1).life == 16 and table.seat(0).exile == ["Direct Current"]
    assert table.seat(0).graveyard == ["Forest"]


@rule("702.81")
def test_oonas_grace_is_cast_again_for_a_land(scenario):
    table = scenario()
    table.seat(0).casts("Oona's Grace", at=[table.seat(1)]).resolves()
    assert table.seat(1).hand == ["Forest"]
    table.seat(0).holds("Island")
    buried = Permanent(table, table.game.state.ids(table.seat(0).number, 2)[-1])
    table.seat(0).gets_mana("CCU")
    assert table.seat(0).can(O_CAST, buried)
    table.choose_option(table.seat(0).number, O_CAST, buried.id, [table.seat(1)], None, (), ())
    table.resolve_stack()
    assert len(table.seat(1).hand) == 2 and sorted(table.seat(0).graveyard) == ["Island", "Oona's Grace"]


@rule("702.34")
def test_otherworldly_gaze_is_cast_again_from_the_graveyard(scenario):
    table = scenario()
    table.seat(0).library("Island", "Swamp", "Plains")
    table.seat(0).casts("Otherworldly Gaze", says=[])
    decision = table.asked(table.seat(0))
    assert len(decision.candidates) == 3
    table.answer(list(decision.candidates[:1]))
    table.resolve_stack()
    assert len(table.seat(0).graveyard) == 2
    buried = next(
        Permanent(table, id)
        for id in table.game.state.ids(table.seat(0).number, 2)
        if table.game.char(id).name == "Otherworldly Gaze"
    )
    table.seat(0).gets_mana("CU")
    assert table.seat(0).can(O_CAST, buried)


@rule("702.27")
def test_mystic_speculation_is_bought_back(scenario):
    table = scenario()
    table.seat(0).library("Island", "Swamp", "Plains")
    table.seat(0).gets_mana("CC")
    table.seat(0).casts("Mystic Speculation", says=[[1]])
    decision = table.asked(table.seat(0))
    assert len(decision.candidates) == 3
    table.answer(list(decision.candidates))
    table.resolve_stack()
    assert table.seat(0).hand == ["Mystic Speculation"]
    assert table.names(table.seat(0).number, 0)[-1] == "Forest"


@rule("702.27")
def test_reaping_the_rewards_gains_life(scenario):
    table = scenario()
    table.seat(0).casts("Reaping the Rewards").resolves()
    assert table.seat(0).life == 22


@rule("702.96")
def test_vandalblast_destroys_one_artifact_of_another(scenario):
    table = scenario().knows(RELIC)
    mine, theirs, other = table.seat(0).has("Quiet Relic"), *table.seat(1).have("Quiet Relic", "Quiet Relic")
    table.seat(0).casts("Vandalblast", at=[theirs]).resolves()
    assert theirs.died and mine.stayed and other.stayed


@rule("702.101")
def test_syndic_of_tithes_extorts(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Syndic of Tithes")
    table.seat(0).gets_mana("W")
    table.seat(0).casts("Savannah Lions")
    table.asked(table.seat(0))
    table.answer([1])
    table.resolve_stack()
    assert [s.life for s in table.seats()] == [22, 19, 19]


@rule("702.103")
def test_nimbus_naiad_lifts_what_it_enchants(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Nimbus Naiad", at=[bear], part="bestow").resolves()
    assert (bear.power, bear.toughness) == (4, 4) and bear.has(FLYING)


@rule("702.6")
def test_sickleslicer_is_equipped(scenario):
    table = scenario()
    slicer, bear = table.seat(0).has("Sickleslicer"), table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CCCC")
    assert table.seat(0).can(O_ACTIVATE, slicer)
    table.seat(0).activates(slicer, at=[bear]).resolves()
    assert slicer.attached_to == bear and (bear.power, bear.toughness) == (4, 4)
    assert table.game.state.objs[slicer.id].zone == BATTLEFIELD
