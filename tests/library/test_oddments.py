"""What is particular about the cards of many kinds."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.coins_and_dice import RollDie, Row
from apnap.abilities.effects.life import GainLife
from apnap.rules.ch7_additional.voting import FOR_VOTE
from apnap.rules.core.constants import FLYING, INDESTRUCTIBLE, MAIN1, MAIN2, PLUS, REACH, UPKEEP
from apnap.rules.core.decisions import (
    D_ATTACK,
    D_BLOCK,
    D_CHOOSE,
    FOR_CHOICE,
    FOR_MAY,
    O_ACTIVATE,
    O_CAST,
    O_MANA,
    O_SPECIAL,
    IllegalAnswer,
)
from apnap.testing import Permanent, rule

DICE = card("Cast of Dice", "{0}", "Sorcery", RollDie(6, Row(1, 6, GainLife(1))))


def no_question_of(table, kind):
    """Nobody is asked that in this turn's combat."""
    return table.run(lambda d: d.kind == kind or table.game.state.turn().step == MAIN2).kind != kind


# numbers that count --------------------------------------------------------------------------------------------------
@rule("604.3", "613.4a")
def test_sizes_follow_what_is_counted(scenario):
    table = scenario()
    molimo, nightmare, scion = table.seat(0).have("Molimo, Maro-Sorcerer", "Nightmare", "Scion of the Wild")
    assert scion.power == 1 and not molimo.stayed and not nightmare.stayed  # of nothing they are nothing
    table.seat(0).have("Swamp", "Swamp", "Forest")
    table.seat(1).have("Swamp", "Grizzly Bears")
    molimo, nightmare = table.seat(0).have("Molimo, Maro-Sorcerer", "Nightmare")
    assert (molimo.power, molimo.toughness) == (3, 3)
    assert (nightmare.power, nightmare.toughness) == (2, 2)
    assert (scion.power, scion.toughness) == (3, 3)


# damage and life -----------------------------------------------------------------------------------------------------
@rule("120.3", "119.3")
def test_creeping_bloodsucker_gains_what_it_deals(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Creeping Bloodsucker")
    table.to_step(UPKEEP, table.seat(0))
    table.resolve_stack()
    assert [s.life for s in table.seats()] == [22, 19, 19]


@rule("601.2d")
def test_forked_bolt_is_divided(scenario):
    table = scenario()
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(0).casts("Forked Bolt", at=[elves, table.seat(1)]).resolves()
    assert elves.died and table.seat(1).life == 19


@pytest.mark.parametrize("name", ("Holy Day", "Moment's Peace"))
@rule("615.1")
def test_a_day_without_combat_damage(scenario, name):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(1).casts(name).resolves()
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 20


@pytest.mark.parametrize("name,mana", (("Moment's Peace", "CCG"), ("Canopy Claws", "G"), ("Recoup", "CCCR")))
@rule("702.34")
def test_some_are_cast_again_from_the_graveyard(scenario, name, mana):
    table = scenario()
    table.seat(0).has("Air Elemental")
    table.seat(0).buried("Day of Judgment")
    buried = table.seat(0).buried(name)[0]
    table.seat(0).gets_mana(mana)
    assert table.seat(0).can(O_CAST, buried)


@rule("615.1")
def test_creatures_in_a_bubble_are_not_hurt(scenario):
    table = scenario()
    table.seat(0).has("Bubble Matrix")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[bear]).resolves()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert bear.stayed and bear.damage == 0 and table.seat(1).life == 17


@rule("615.12", "119.7")
def test_under_the_leyline_of_punishment(scenario):
    table = scenario()
    table.seat(0).have("Leyline of Punishment", "Bubble Matrix")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[bear]).resolves()
    table.seat(1).casts("Reaping the Rewards").resolves()
    assert bear.died and table.seat(1).life == 20


@rule("103.6a")
def test_the_game_may_begin_with_a_leyline_of_punishment(scenario):
    table = scenario(seats=2, opening=True, deck=("Leyline of Punishment",) * 20)
    decision = table.run(lambda d: d.purpose == FOR_CHOICE and d.kind == D_CHOOSE, "the opening hands")
    table.answer(list(decision.candidates[:1]))
    assert table.seat(0).battlefield == ["Leyline of Punishment"]


@rule("119.7")
def test_the_axis_of_mortality_turns(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Axis of Mortality")
    table.seat(0).at(3)
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (20, 3)


@rule("603.2", "701.26")
def test_blight_destroys_a_land_that_is_tapped(scenario):
    table = scenario()
    forest = table.seat(1).has("Forest")
    table.seat(0).casts("Blight", at=[forest]).resolves()
    table.seat(1).taps_for_mana(forest)
    table.resolve_stack()
    assert forest.died


@rule("303.4a")
def test_blight_is_for_lands(scenario):
    table = scenario()
    table.seat(1).has("Grizzly Bears")
    blight = table.seat(0).holds("Blight")[0]
    table.seat(0).gets_mana("BB")
    assert not table.seat(0).can(O_CAST, blight)


@rule("603.2")
def test_wanderbrine_preacher_preaches_on_the_road(scenario):
    table = scenario()
    preacher = table.seat(0).has("Wanderbrine Preacher")
    table.seat(0).attacks({preacher: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("603.2", "701.21")
def test_a_grave_pact_takes_one_from_each_other_player(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Grave Pact")
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(1).casts("Lightning Bolt", at=[bears[0]]).resolves()
    table.resolve_stack()
    table.expect(bears).died(0, 1, 2)
    assert table.seat(0).battlefield == ["Grave Pact"]


# winning and losing --------------------------------------------------------------------------------------------------
@rule("104.3b", "101.2")
def test_nobody_loses_under_the_eternal_dawn(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Herald of Eternal Dawn")
    table.seat(0).at(1)
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).outcome == "playing" and table.seat(0).life == -2


@rule("104.2b", "101.2")
def test_opponents_do_not_win_under_the_eternal_dawn(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Herald of Eternal Dawn")
    table.seat(1).has("Test of Endurance")
    table.seat(1).at(50)
    table.to_step(UPKEEP, table.seat(1))
    table.resolve_stack()
    assert table.seat(0).outcome == "playing"


@rule("702.8", "702.9b")
def test_the_herald_comes_at_any_time_and_flies(scenario):
    table = scenario()
    held = table.seat(1).holds("Herald of Eternal Dawn")[0]
    table.seat(1).gets_mana("CCCCWWW")
    assert table.seat(1).can(O_CAST, held)
    herald = table.seat(0).has("Herald of Eternal Dawn")
    assert herald.has(FLYING)


@rule("104.3e", "614.12")
def test_the_door_to_nothingness(scenario):
    table = scenario(seats=3)
    table.seat(0).casts("Door to Nothingness").resolves()
    door = table.seat(0).permanent("Door to Nothingness")
    assert door.tapped
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).gets_mana("WWUUBBRRGG")
    table.seat(0).activates(door, at=[table.seat(2)]).resolves()
    assert [s.outcome for s in table.seats()] == ["playing", "playing", "lost"] and door.died


@rule("603.8", "104.2b")
def test_a_darksteel_reactor_charges_and_wins(scenario):
    table = scenario(seats=2)
    reactor = table.seat(0).has("Darksteel Reactor", counters={"charge": 18})
    assert reactor.has(INDESTRUCTIBLE)
    for charge in (19, 20):
        table.to_step(UPKEEP, table.seat(0))
        table.asked(table.seat(0), FOR_MAY)
        table.answer([1])
        assert reactor.counters("charge") == charge
    table.resolve_stack()
    assert table.seat(0).outcome == "won"


# combat --------------------------------------------------------------------------------------------------------------
@rule("505.1a", "500.8")
def test_waves_of_aggression_attack_again(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    table.seat(0).casts("Waves of Aggression").resolves()
    assert not bear.tapped
    table.seat(0).attacks({bear: table.seat(1)})
    assert table.game.state.turn().number == 1
    table.to_step(MAIN2)
    assert table.seat(1).life == 16


@rule("702.81")
def test_waves_of_aggression_come_again_for_a_land(scenario):
    table = scenario()
    buried = table.seat(0).buried("Waves of Aggression")[0]
    table.seat(0).gets_mana("CCCRR")
    assert not table.seat(0).can(O_CAST, buried)
    table.seat(0).holds("Forest")
    assert table.seat(0).can(O_CAST, buried)


@rule("115.1")
def test_cruel_cut_is_for_the_weak(scenario):
    table = scenario()
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Cruel Cut").resolves()  # there is only one target for it
    assert bear.died and giant.stayed


@rule("509.1b")
def test_what_the_enraged_and_the_rampaging_are_blocked_by(scenario):
    table = scenario()
    rhino, dinosaur = table.seat(0).have("Enraged Ceratok", "Rampaging Ceratops")
    bear, *giants = table.seat(1).have("Grizzly Bears", "Hill Giant", "Hill Giant", "Hill Giant")
    table.seat(0).attacks({rhino: table.seat(1), dinosaur: table.seat(1)})
    assert table.run(lambda d: d.kind == D_BLOCK).kind == D_BLOCK
    for pairs in ([bear.id, rhino.id], [giants[0].id, dinosaur.id], [bear.id, dinosaur.id, giants[0].id, dinosaur.id]):
        with pytest.raises(IllegalAnswer):
            table.answer(pairs)
    table.seat(1).blocks({giants[0]: rhino, giants[1]: dinosaur, giants[2]: dinosaur, bear: dinosaur})


@rule("613.1f")
def test_flyers_come_down(scenario):
    table = scenario()
    angel, elemental = table.seat(1).have("Serra Angel", "Air Elemental")
    table.seat(0).casts("Canopy Claws", at=[angel]).resolves()
    assert not angel.has(FLYING) and elemental.has(FLYING)
    table.seat(0).has("Gravity Sphere")
    assert not elemental.has(FLYING)


@rule("508.1c")
def test_a_chained_throatseeker_waits_for_poison(scenario):
    table = scenario(seats=2)
    seeker = table.seat(0).has("Chained Throatseeker")
    assert no_question_of(table, D_ATTACK)
    table.game.state.edit_player(table.seat(1).number).poison = 1
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).attacks({seeker: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(1).poison, table.seat(1).life) == (6, 20)


@rule("614.9")
def test_nomads_en_kor_pass_damage_on(scenario):
    table = scenario()
    nomads, giant = table.seat(0).have("Nomads en-Kor", "Hill Giant")
    table.seat(0).activates(nomads, at=[giant]).resolves()
    table.seat(0).casts("Forked Bolt", at=[nomads, table.seat(1)]).resolves()
    assert nomads.stayed and giant.damage == 1 and table.seat(1).life == 19


# abilities -----------------------------------------------------------------------------------------------------------
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


@rule("707.9")
def test_cryptoplasm_keeps_changing(scenario):
    table = scenario(seats=2)
    plasm = table.seat(0).has("Cryptoplasm")
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    for other in (bear, giant):
        table.to_step(UPKEEP, table.seat(0))
        table.asked(table.seat(0), "target")
        table.answer([other.id])
        table.asked(table.seat(0), FOR_MAY)
        table.answer([1])
        table.resolve_stack()
        assert plasm.name == other.name and plasm.power == other.power


@rule("702.26")
def test_shimmering_efreet_takes_another_along(scenario):
    table = scenario(seats=2)
    efreet, bear = table.seat(0).has("Shimmering Efreet"), table.seat(1).has("Grizzly Bears")
    assert efreet.has(FLYING)
    table.to_turn(table.seat(0))
    assert table.game.state.objs[efreet.id].phased_out
    table.to_turn(table.seat(1))
    table.run(lambda d: not table.game.state.objs[efreet.id].phased_out)
    table.asked(table.seat(0), "target")
    table.answer([bear.id])
    table.resolve_stack()
    assert table.game.state.objs[bear.id].phased_out


@rule("706.1", "603.2")
def test_feywild_trickster_has_a_dragon_for_every_roll(scenario):
    table = scenario().knows(DICE)
    table.seat(0).has("Feywild Trickster")
    table.seat(0).casts("Cast of Dice").resolves()
    table.resolve_stack()
    dragon = table.seat(0).permanent("Faerie Dragon Token")
    assert dragon.power == 1 and dragon.has(FLYING) and dragon.colors == "U"


@rule("107.14")
def test_territorial_gorger_feeds_on_energy(scenario):
    table = scenario()
    gorger = table.seat(0).has("Territorial Gorger")
    table.seat(0).casts("Tune the Narrative").resolves()
    table.resolve_stack()
    assert (gorger.power, gorger.toughness) == (4, 4)


@pytest.mark.parametrize("name", ("Territorial Gorger", "Molimo, Maro-Sorcerer"))
@rule("702.19b")
def test_more_tramplers(scenario, name):
    table = scenario()
    table.seat(0).have("Forest", "Forest")
    creature = table.seat(0).has(name)
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(0).attacks({creature: table.seat(1)})
    table.seat(1).blocks({elves: creature})
    table.to_step(MAIN2)
    assert table.seat(1).life == 19


@pytest.mark.parametrize("name", ("Nightmare", "Desolation Angel", "Shimmering Efreet", "Linvala, Keeper of Silence"))
@rule("702.9b")
def test_more_flyers(scenario, name):
    table = scenario()
    table.seat(0).has("Swamp")
    creature = table.seat(0).has(name)
    bear, _ = table.seat(1).have("Grizzly Bears", "Giant Spider")
    table.seat(0).attacks({creature: table.seat(1)})
    assert table.run(lambda d: d.kind == D_BLOCK).kind == D_BLOCK
    with pytest.raises(IllegalAnswer):
        table.answer([bear.id, creature.id])


# casting and cycling -------------------------------------------------------------------------------------------------
@rule("601.3c")
def test_ghitu_fire_is_an_instant_for_two_more(scenario):
    table = scenario()
    table.seat(0).casts("Ghitu Fire", at=[table.seat(1)], x=3).resolves()
    assert table.seat(1).life == 17
    held = table.seat(1).holds("Ghitu Fire")[0]
    table.seat(1).gets_mana("RC")
    assert not table.seat(1).can(O_CAST, held)
    table.seat(1).gets_mana("CC")
    assert table.seat(1).can(O_CAST, held)


@rule("601.2f", "701.6")
def test_wizards_retort_is_cheaper_with_a_wizard(scenario):
    table = scenario()
    held = table.seat(1).holds("Wizard's Retort")[0]
    table.seat(1).gets_mana("UU")
    spell = table.seat(0).casts("Grizzly Bears")
    assert not table.seat(1).can(O_CAST, held)
    table.seat(1).has("Prodigal Sorcerer")
    table.seat(1).casts("Wizard's Retort", at=[spell], free=False).resolves()
    assert spell.zone == "graveyard"


@rule("702.63", "603.2")
def test_soultether_golem_lives_on_company(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Soultether Golem").resolves()
    golem = table.seat(0).permanent("Soultether Golem")
    assert golem.counters("time") == 1
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert golem.counters("time") == 2
    for left in (True, False):
        table.to_step(UPKEEP, table.seat(0))
        table.resolve_stack()
        assert golem.stayed == left


@pytest.mark.parametrize("kicked", (False, True))
@rule("702.33", "603.6a")
def test_desolation_angel_spares_the_lands_of_others_unless_kicked(scenario, kicked):
    table = scenario()
    mine, theirs = table.seat(0).has("Forest"), table.seat(1).has("Forest")
    table.seat(0).gets_mana("WW")
    table.seat(0).casts("Desolation Angel", says=[[int(kicked)]]).resolves()
    table.resolve_stack()
    assert mine.died and theirs.died == kicked


@rule("702.29")
def test_choking_tethers_tap_four_or_one(scenario):
    table = scenario()
    creatures = table.seat(1).have(*["Grizzly Bears"] * 5)
    table.seat(0).casts("Choking Tethers", at=creatures[:4]).resolves()
    assert [c.tapped for c in creatures] == [True] * 4 + [False]
    held = table.seat(0).holds("Choking Tethers")[0]
    table.seat(0).gets_mana("CU")
    table.seat(0).activates(held, at=[creatures[4]])
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert creatures[4].tapped and len(table.seat(0).hand) == 1


@pytest.mark.parametrize(
    "name,index,land",
    (
        ("Jhessian Zombies", 0, "Island"),
        ("Jhessian Zombies", 1, "Swamp"),
        ("Valley Rannet", 0, "Mountain"),
        ("Valley Rannet", 1, "Forest"),
    ),
)
@rule("702.29")
def test_a_card_is_cycled_for_a_land_of_its_type(scenario, name, index, land):
    table = scenario()
    table.seat(0).empty_library()
    table.seat(0).library("Plains", "Island", "Swamp", "Mountain", "Forest")
    held = table.seat(0).holds(name)[0]
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(held, index)
    decision = table.asked(table.seat(0), "search")
    assert [table.game.name(id) for id in decision.candidates] == [land]
    table.answer(list(decision.candidates))
    table.resolve_stack()
    assert table.seat(0).hand == [land]


@rule("702.36")
def test_jhessian_zombies_are_feared(scenario):
    table = scenario()
    zombies = table.seat(0).has("Jhessian Zombies")
    bear, _ = table.seat(1).have("Grizzly Bears", "Ornithopter")
    table.seat(0).attacks({zombies: table.seat(1)})
    assert table.run(lambda d: d.kind == D_BLOCK).kind == D_BLOCK
    with pytest.raises(IllegalAnswer):
        table.answer([bear.id, zombies.id])


@rule("708.2", "702.29")
def test_backslide_turns_a_creature_with_morph_face_down(scenario):
    table = scenario()
    flock = table.seat(1).has("Monastery Flock")
    table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Backslide").resolves()  # there is only one target for it
    assert (flock.name, flock.power) == ("", 2)
    held = table.seat(0).holds("Backslide")[0]
    table.seat(0).gets_mana("U")
    table.seat(0).activates(held).resolves()
    assert table.seat(0).hand == ["Forest"]


@rule("708.8", "702.37e")
def test_master_of_the_veil_turns_another_face_down(scenario):
    table = scenario()
    spell = table.seat(0).casts("Master of the Veil", part="morph")
    spell.resolves()
    master, flock = Permanent(table, spell.now), table.seat(1).has("Monastery Flock")
    table.seat(0).gets_mana("CCU")
    table.to_priority(table.seat(0).number)
    table.choose_option(table.seat(0).number, O_SPECIAL, master.id, [flock], None, (), ())
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert master.name == "Master of the Veil" and flock.name == ""


# votes, classes, battles ---------------------------------------------------------------------------------------------
@rule("701.38")
def test_the_orchard_grows_by_sprout_votes_and_feeds_by_harvest_votes(scenario):
    table = scenario(seats=3)
    table.seat(0).casts("Orchard Elemental").resolves()
    for vote in (0, 0, 1):
        table.asked(purpose=FOR_VOTE)
        table.answer([vote])
    table.resolve_stack()
    assert table.seat(0).permanent("Orchard Elemental").counters(PLUS) == 4 and table.seat(0).life == 23


@rule("716.2")
def test_cleric_class_level_by_level(scenario):
    table = scenario()
    cleric, bear = table.seat(0).have("Cleric Class", "Grizzly Bears")
    angel = table.seat(0).buried("Serra Angel")[0]
    table.seat(0).casts("Reaping the Rewards").resolves()
    assert table.seat(0).life == 23 and bear.counters(PLUS) == 0
    table.seat(0).gets_mana("CCCW")
    table.seat(0).activates(cleric).resolves()
    table.seat(0).casts("Reaping the Rewards").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 26 and bear.counters(PLUS) == 1
    table.seat(0).gets_mana("CCCCW")
    table.seat(0).activates(cleric, 1).resolves()
    table.resolve_stack()
    assert angel.zone == "battlefield" and table.seat(0).life == 31


@rule("310.12b", "604.3")
def test_invasion_of_xerex(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Invasion of Xerex").resolves()
    table.asked(table.seat(0), "target")
    table.answer([bear.id])
    table.resolve_stack()
    assert bear.zone == "hand"
    table.seat(0).has("Hill Giant")
    siege = table.seat(0).permanent("Invasion of Xerex")
    table.seat(0).casts("Blaze", at=[siege], x=4).resolves()
    table.says([1])
    table.resolve_stack()
    paladin = table.seat(0).permanent("Vertex Paladin")
    assert (paladin.power, paladin.toughness) == (2, 2) and paladin.has(FLYING) and paladin.colors == "WU"


# blocking, and owners ------------------------------------------------------------------------------------------------
@rule("509.3a")
def test_some_gain_by_blocking(scenario):
    table = scenario()
    guardian, membrane = table.seat(1).have("Pride Guardian", "Psychic Membrane")
    bears = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({b: table.seat(1) for b in bears})
    table.seat(1).blocks({guardian: bears[0], membrane: bears[1]})
    table.asked(table.seat(1), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(1).life == 23 and table.seat(1).hand == ["Forest"]


@rule("702.3b")
def test_neither_of_them_attacks(scenario):
    table = scenario()
    table.seat(0).have("Pride Guardian", "Psychic Membrane")
    assert no_question_of(table, D_ATTACK)


@pytest.mark.parametrize("company", (True, False))
@rule("509.1b")
def test_marauding_boneslasher_blocks_in_company(scenario, company):
    table = scenario(seats=2)
    table.seat(1).has("Marauding Boneslasher")
    if company:
        table.seat(1).has("Dead Reveler", tapped=True)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    assert no_question_of(table, D_BLOCK) != company


@pytest.mark.parametrize("more", (True, False))
@rule("508.1c", "509.1b")
def test_monstrous_hound_needs_more_land(scenario, more):
    table = scenario(seats=2)
    hound, bear = table.seat(0).has("Monstrous Hound"), table.seat(1).has("Grizzly Bears")
    table.seat(1).has("Forest")
    if more:
        table.seat(0).have("Forest", "Forest")
    assert no_question_of(table, D_ATTACK) != more
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).attacks({bear: table.seat(0)})
    assert no_question_of(table, D_BLOCK) != more and hound.stayed


@rule("108.3", "119.3")
def test_the_path_of_peace_comforts_the_owner(scenario):
    table = scenario(seats=3)
    bear = table.seat(2).has("Grizzly Bears")
    table.game.state.edit(bear.id).base_controller = table.seat(1).number
    table.game.state.layers_dirty = True
    table.game.settle()
    table.refresh()
    assert bear.controller == table.seat(1)
    table.seat(0).casts("Path of Peace", at=[bear]).resolves()
    assert [s.life for s in table.seats()] == [20, 20, 24] and bear.died


# counters that move, spells that are shared, mana of chosen colours ---------------------------------------------------
@pytest.mark.parametrize("name", ("Cytoplast Manipulator", "Aquastrand Spider"))
@rule("702.58")
def test_it_enters_with_counters_and_hands_them_on(scenario, name):
    table = scenario()
    table.seat(0).casts(name).resolves()
    mutant = table.seat(0).permanent(name)
    assert mutant.counters(PLUS) == 2
    table.seat(0).casts("Grizzly Bears").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert mutant.counters(PLUS) == 1 and table.seat(0).permanent("Grizzly Bears").counters(PLUS) == 1


@rule("611.2b")
def test_cytoplast_manipulator_controls_what_has_grown(scenario):
    table = scenario()
    wizard = table.seat(0).has("Cytoplast Manipulator", counters={PLUS: 2})
    giant, bear = table.seat(1).has("Hill Giant", counters={PLUS: 1}), table.seat(1).has("Grizzly Bears")
    table.seat(0).gets_mana("U")
    table.seat(0).activates(wizard, at=[giant]).resolves()
    assert giant.controller == table.seat(0) and bear.controller == table.seat(1)
    table.seat(1).casts("Murder", at=[wizard]).resolves()
    assert giant.controller == table.seat(1)


@rule("602.1")
def test_aquastrand_spider_lends_its_reach(scenario):
    table = scenario()
    spider = table.seat(0).has("Aquastrand Spider", counters={PLUS: 2})
    table.seat(0).gets_mana("G")
    table.seat(0).activates(spider).resolves()
    assert spider.has(REACH)


@rule("702.144", "701.8")
def test_excavation_technique_is_shared(scenario):
    table = scenario(seats=3)
    wurm, giant = table.seat(1).have("Craw Wurm", "Hill Giant")
    bear = table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Excavation Technique", at=[wurm])
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    while table.stack:
        decision = table.run(lambda d: d.purpose in ("target", "player") or not table.stack)
        if decision.purpose == "player":
            table.answer([table.seat(2).ref])
        elif decision.purpose == "target":
            table.answer([bear.id if table.of(decision.seat) == table.seat(0) else giant.id])
    assert wurm.died and bear.died and giant.died
    assert table.seat(1).battlefield.count("Treasure Token") == 4
    assert table.seat(2).battlefield.count("Treasure Token") == 2


@rule("607.2d", "105.2")
def test_a_heraldic_banner_has_a_colour(scenario):
    table = scenario()
    table.seat(0).casts("Heraldic Banner")
    decision = table.asked(table.seat(0))
    table.answer([decision.candidates[[label.lower() for label in decision.labels].index("green")]])
    table.resolve_stack()
    banner = table.seat(0).permanent("Heraldic Banner")
    bear, giant, theirs = *table.seat(0).have("Grizzly Bears", "Hill Giant"), table.seat(1).has("Grizzly Bears")
    assert (bear.power, giant.power, theirs.power) == (3, 3, 2)
    table.seat(0).taps_for_mana(banner)
    assert table.seat(0).pool == "G"


@rule("106.1", "605.1a")
def test_mana_in_any_combination(scenario):
    table = scenario()
    before = len(table.seat(0).hand)
    table.seat(0).casts("Manamorphose").resolves()
    table.resolve_stack()
    assert len(table.seat(0).pool) == 2 and len(table.seat(0).hand) == before + 1
    cataracts = table.seat(0).have("Cascading Cataracts", "Cascading Cataracts")
    assert cataracts[0].has(INDESTRUCTIBLE)
    table.to_step(MAIN2)
    table.seat(0).taps_for_mana(cataracts[0])
    assert table.seat(0).pool == "C"
    table.seat(0).gets_mana("CCCC")
    table.seat(0).taps_for_mana(cataracts[1], 1)
    assert len(table.seat(0).pool) == 5 and "C" not in table.seat(0).pool


@rule("701.23", "101.2")
def test_nobody_searches_under_a_mindlock_orb(scenario):
    table = scenario()
    table.seat(1).has("Mindlock Orb")
    table.seat(0).library("Island")
    table.seat(0).casts("Attune with Aether")
    assert table.run(lambda d: d.purpose == "search" or not table.stack).purpose != "search"
