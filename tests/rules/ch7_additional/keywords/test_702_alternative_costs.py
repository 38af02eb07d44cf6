"""Other costs to cast a card for, and other zones to cast it from: flashback, retrace, jump-start, escape, disturb,
aftermath, madness, miracle, evoke, dash, blitz, overload, spectacle, surge, freerunning, prototype, impending, warp.

CR 702.34, 702.35, 702.74, 702.81, 702.94, 702.96, 702.109, 702.117, 702.127, 702.133, 702.137, 702.138, 702.146,
702.152, 702.160, 702.173, 702.176, 702.185.
"""

from __future__ import annotations

import pytest

from apnap.rules.ch7_additional.copying import copiable_values
from apnap.rules.core.constants import BATTLEFIELD, DRAW, END, HASTE, MAIN1, MAIN2
from apnap.rules.core.decisions import D_YES_NO, FOR_DISCARD, FOR_MAY, O_CAST
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Seat, Spell
from tests.abilities.facts.read import exact, read


def cast_card(seat: Seat, card: Permanent, mana: str, way: int = 0, at=(), says=()) -> Spell:
    """Cast a card from where it is, in one of its ways."""
    table = seat.table
    seat.gets_mana(mana)
    table.choose_option(seat.number, O_CAST, card.now, at, None, (), says, way)
    return Spell(table, table.game.state.objs[card.id].next_id)


def ways(seat: Seat, card: Permanent) -> list[int]:
    decision = seat.table.to_priority(seat.number)
    return [o.index for o in decision.options if o.kind == O_CAST and o.id == card.now]


def named_ways(seat: Seat, card: Permanent) -> list[str]:
    """The ways to cast a card that its owner has now, by name or by part."""
    decision = seat.table.to_priority(seat.number)
    card_def = seat.table.game.state.objs[card.now].card
    found = [card_def.methods[o.index] for o in decision.options if o.kind == O_CAST and o.id == card.now]
    return [m.name or card_def.faces[m.face].chars.name for m in found]


HOUND = "Isamaru, Hound of Konda"


# flashback ---------------------------------------------------------------------------------------------------------


@rule("702.34")
def test_flashback_casts_from_the_graveyard_and_exiles(scenario):
    table = scenario()
    twice = table.seat(0).buried("Think Twice")[0]
    table.seat(0).gets_mana("CU")
    assert ways(table.seat(0), twice) == []  # its mana cost is not enough
    spell = cast_card(table.seat(0), twice, "C", 1)
    spell.resolves()
    assert table.seat(0).hand == ["Forest"] and table.seat(0).exile == ["Think Twice"]


@rule("702.34")
def test_flashback_exiles_a_countered_spell_too(scenario):
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    grudge = table.seat(0).buried("Ancient Grudge")[0]
    spell = cast_card(table.seat(0), grudge, "G", 1, at=[ring])
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert table.seat(0).exile == ["Ancient Grudge"] and ring.stayed


@rule("702.34")
def test_only_its_owner_casts_a_card_with_flashback(scenario):
    table = scenario()
    gaze = table.seat(0).buried("Otherworldly Gaze")[0]
    table.seat(1).gets_mana("CU")
    assert ways(table.seat(1), gaze) == []


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
def test_flashback_that_an_effect_gives_ends_with_the_turn(scenario):
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


# jump-start --------------------------------------------------------------------------------------------------------


@rule("702.133")
def test_jump_start_needs_a_card_to_discard(scenario):
    table = scenario()
    idea = table.seat(0).buried("Radical Idea")[0]
    table.seat(0).gets_mana("CU")
    assert ways(table.seat(0), idea) == []
    table.seat(0).holds("Shock", "Forest")
    spell = cast_card(table.seat(0), idea, "", 1)
    spell.resolves()
    assert table.seat(0).exile == ["Radical Idea"] and len(table.seat(0).graveyard) == 1
    assert len(table.seat(0).hand) == 2


# retrace -----------------------------------------------------------------------------------------------------------


@rule("702.81")
def test_retrace_takes_a_land_and_comes_back(scenario):
    table = scenario()
    crime = table.seat(0).buried("Raven's Crime")[0]
    table.seat(0).holds("Shock")
    table.seat(0).gets_mana("B")
    assert ways(table.seat(0), crime) == []
    table.seat(0).holds("Forest")
    spell = cast_card(table.seat(0), crime, "", 1, at=[table.seat(1)])
    spell.resolves()
    assert sorted(table.seat(0).graveyard) == ["Forest", "Raven's Crime"]


# escape ------------------------------------------------------------------------------------------------------------


@rule("702.138")
def test_escape_exiles_other_cards(scenario):
    table = scenario()
    fruit = table.seat(0).buried("Fruit of Tizerus")[0]
    table.seat(0).buried("Shock", "Fog")
    table.seat(0).gets_mana("CCCB")
    assert ways(table.seat(0), fruit) == []
    table.seat(0).buried("Forest")
    spell = cast_card(table.seat(0), fruit, "", 1, at=[table.seat(1)])
    spell.resolves()
    assert table.seat(1).life == 18
    assert sorted(table.seat(0).exile) == ["Fog", "Forest", "Shock"]
    assert table.seat(0).graveyard == ["Fruit of Tizerus"]


@rule("702.138")
def test_glimpse_of_freedom_escapes_at_instant_speed(scenario):
    table = scenario()
    glimpse = table.seat(1).buried("Glimpse of Freedom")[0]
    table.seat(1).buried(*["Forest"] * 5)
    table.to_priority(table.seat(1).number)
    cast_card(table.seat(1), glimpse, "CCU", 1).resolves()
    assert table.seat(1).hand == ["Forest"]


# disturb -----------------------------------------------------------------------------------------------------------


@rule("702.146", "712.8")
def test_disturb_casts_the_back_from_the_graveyard(scenario):
    table = scenario()
    angler = table.seat(0).buried("Baithook Angler")[0]
    table.seat(0).gets_mana("CU")
    table.choose_option(table.seat(0).number, O_CAST, angler.now, (), None, (), ())
    assert table.stack == ["Hook-Haunt Drifter"]
    table.resolve_stack()
    drifter = table.seat(0).permanent("Hook-Haunt Drifter")
    assert drifter.mana_value == 2 and drifter.is_a("Spirit")
    table.seat(1).casts("Lightning Bolt", at=[drifter]).resolves()
    assert table.seat(0).exile == ["Baithook Angler"] and table.seat(0).graveyard == []


@rule("702.146")
def test_a_disturbed_spell_that_is_countered_is_exiled(scenario):
    table = scenario()
    patrol = table.seat(0).buried("Mourning Patrol")[0]
    table.seat(0).gets_mana("CCCW")
    table.choose_option(table.seat(0).number, O_CAST, patrol.now, (), None, (), ())
    spell = table.stack_ids()[-1]
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert table.seat(0).exile == ["Mourning Patrol"]


@rule("702.146", "303.4")
def test_a_disturbed_aura_has_a_target(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    infantry = table.seat(0).buried("Drogskol Infantry")[0]
    table.seat(0).gets_mana("CCCW")
    table.choose_option(table.seat(0).number, O_CAST, infantry.now, [bear], None, (), ())
    table.resolve_stack()
    assert bear.power == 4 and table.seat(0).permanent("Drogskol Armaments").attached_to == bear


# aftermath ---------------------------------------------------------------------------------------------------------


@rule("702.127", "709.3")
def test_the_half_with_aftermath_is_cast_from_the_graveyard_only(scenario):
    table = scenario()
    farm = table.seat(0).holds("Farm // Market")[0]
    table.seat(0).gets_mana("CCWCCU")
    assert named_ways(table.seat(0), farm) == []  # Farm has no target, Market is in a hand
    buried = table.seat(0).buried("Farm // Market")[0]
    assert named_ways(table.seat(0), buried) == ["Market"]


@rule("702.127")
def test_a_half_with_aftermath_is_exiled_after_it_was_cast(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Consign // Oblivion", at=[bear], part="Consign").resolves()
    assert bear.zone == "hand" and table.seat(0).graveyard == ["Consign // Oblivion"]
    card = Permanent(table, table.game.state.ids(table.seat(0).number, 2)[0])
    table.seat(1).holds("Forest", "Forest")
    table.seat(0).gets_mana("CCCCB")
    table.choose_option(table.seat(0).number, O_CAST, card.now, [table.seat(1)], None, (), ())
    table.resolve_stack()
    assert len(table.seat(1).hand) == 1 and table.seat(0).exile == ["Consign // Oblivion"]


# madness -----------------------------------------------------------------------------------------------------------


@rule("702.35")
def test_madness_casts_what_is_discarded(scenario):
    table = scenario()
    table.seat(0).gets_mana("CCR")
    wurm = table.seat(0).holds("Reckless Wurm")[0]
    table.seat(0).holds("Forest")
    table.seat(0).casts("Raven's Crime", at=[table.seat(0)])
    table.asked(table.seat(0), FOR_DISCARD)
    table.answer([wurm.id])
    table.asked(table.seat(0), FOR_MAY, D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Reckless Wurm"]


@rule("702.35")
def test_madness_that_is_not_used_ends_in_the_graveyard(scenario):
    table = scenario()
    table.seat(1).holds("Obsessive Search")
    table.seat(1).gets_mana("U")
    table.seat(0).casts("Raven's Crime", at=[table.seat(1)])
    table.asked(table.seat(1), FOR_MAY)
    assert table.seat(1).exile == ["Obsessive Search"]
    table.answer([0])
    table.resolve_stack()
    assert table.seat(1).graveyard == ["Obsessive Search"] and table.seat(1).exile == []
    table.to_step(MAIN2)


@rule("702.35", "118.3")
def test_madness_may_cost_life_besides_mana(scenario):
    text = "Madness\u2014{2}{B}, Pay 8 life."
    assert exact(text, types="Creature \u2014 Demon")
    table = scenario().knows(read(text, types="Creature \u2014 Demon", name="Fiend", cost="{9}"))
    me = table.seat(0)
    me.gets_mana("CCB")
    fiend = me.holds("Fiend")[0]
    me.holds("Forest")
    me.casts("Raven's Crime", at=[me])
    table.asked(me, FOR_DISCARD)
    table.answer([fiend.id])
    table.asked(me, FOR_MAY, D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert me.battlefield == ["Fiend"] and me.life == 12


@rule("702.35", "119.4")
def test_without_that_much_life_it_goes_to_the_graveyard(scenario):
    table = scenario().knows(
        read("Madness\u2014{2}{B}, Pay 8 life.", types="Creature \u2014 Demon", name="Fiend", cost="{9}")
    )
    me = table.seat(0).at(life=7)
    me.gets_mana("CCB")
    fiend = me.holds("Fiend")[0]
    me.casts("Raven's Crime", at=[me])
    table.resolve_stack()
    assert fiend.zone == "graveyard" and me.life == 7


# miracle -----------------------------------------------------------------------------------------------------------


@rule("702.94", "603.11")
def test_a_miracle_is_the_first_card_of_a_turn(scenario):
    table = scenario(seats=2)
    table.to_turn(table.seat(1))
    table.seat(0).has("Mountain")
    wrath = table.seat(0).library("Thunderous Wrath")[0]
    decision = table.asked(table.seat(0), FOR_MAY)
    assert decision.rule == "702.94a" and table.step == "draw step"
    table.answer([1])
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), "target")
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 15 and wrath.zone == "graveyard"


@rule("702.94")
def test_a_miracle_may_be_kept_secret(scenario):
    table = scenario(seats=2)
    table.to_turn(table.seat(1))
    table.seat(0).library("Thunderous Wrath")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([0])
    table.to_step(DRAW)
    assert table.stack == [] and table.seat(0).hand == ["Thunderous Wrath"]
    assert not any("Wrath" in str(line) for line in observe(table.game, table.seat(1).number).log())


@rule("702.94")
def test_the_second_card_drawn_in_a_turn_is_not_a_miracle(scenario):
    table = scenario(seats=2)
    table.seat(0).library("Forest", "Devastation Tide")
    table.seat(0).casts("Divination").resolves()
    assert table.seat(0).hand == ["Forest", "Devastation Tide"] and table.stack == []


# evoke -------------------------------------------------------------------------------------------------------------


@rule("702.74")
def test_evoke_is_sacrificed_as_it_enters(scenario):
    table = scenario()
    drifter = table.seat(0).holds("Mulldrifter")[0]
    spell = cast_card(table.seat(0), drifter, "CCU", 1)
    spell.resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == 2 and table.seat(0).graveyard == ["Mulldrifter"]


@rule("702.74")
def test_a_creature_that_was_not_evoked_is_not_sacrificed(scenario):
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).casts("Ingot Chewer").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Ingot Chewer"] and ring.died


# dash --------------------------------------------------------------------------------------------------------------


@rule("702.109")
def test_dash_gives_haste_and_goes_home(scenario):
    table = scenario()
    scout = table.seat(0).holds("Mardu Scout")[0]
    cast_card(table.seat(0), scout, "CR", 1).resolves()
    here = table.seat(0).permanent("Mardu Scout")
    assert here.has(HASTE)
    table.seat(0).attacks({here: table.seat(1)})
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(1).life == 17 and table.seat(0).hand == ["Mardu Scout"]


@rule("702.109")
def test_without_dash_it_stays(scenario):
    table = scenario()
    table.seat(0).casts("Screamreach Brawler").resolves()
    here = table.seat(0).permanent("Screamreach Brawler")
    assert not here.has(HASTE)
    table.to_turn(table.seat(1))
    assert here.stayed


# blitz -------------------------------------------------------------------------------------------------------------


@rule("702.152")
def test_blitz_gives_haste_and_a_card(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Riveteers Requisitioner", part="blitz").resolves()
    runner = table.seat(0).permanent("Riveteers Requisitioner")
    assert runner.has(HASTE)
    table.seat(0).attacks({runner: table.seat(1)})
    hand = len(table.seat(0).hand)
    table.to_step(END)
    table.resolve_stack()
    assert runner.died and table.seat(1).life == 17 and len(table.seat(0).hand) == hand + 1
    assert "Treasure Token" in table.seat(0).battlefield


@rule("702.152")
def test_without_blitz_it_stays(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Caldaia Strongarm", part="Caldaia Strongarm").resolves()
    table.resolve_stack()
    arm = table.seat(0).permanent("Caldaia Strongarm")
    table.to_turn(table.seat(1))
    assert arm.stayed and not arm.has(HASTE)


# overload ----------------------------------------------------------------------------------------------------------


@rule("702.96")
def test_an_overloaded_spell_affects_each_and_targets_nothing(scenario):
    table = scenario()
    mine = table.seat(0).has("Sol Ring")
    ring, stone = table.seat(1).have("Sol Ring", "Mind Stone")
    blast = table.seat(0).holds("Vandalblast")[0]
    cast_card(table.seat(0), blast, "CCCCR", 1).resolves()
    assert mine.stayed and ring.died and stone.died


@rule("702.96")
def test_overload_reaches_what_cannot_be_targeted(scenario):
    table = scenario()
    fleet = table.seat(1).has("Aven Fleetwing")
    squall = table.seat(0).holds("Blustersquall")[0]
    table.seat(0).gets_mana("U")
    assert ways(table.seat(0), squall) == []
    cast_card(table.seat(0), squall, "CCC", 1).resolves()
    assert fleet.tapped


# spectacle ---------------------------------------------------------------------------------------------------------


@rule("702.137")
def test_spectacle_only_after_an_opponent_lost_life(scenario):
    table = scenario()
    skewer = table.seat(0).holds("Skewer the Critics")[0]
    table.seat(0).gets_mana("R")
    assert named_ways(table.seat(0), skewer) == []
    table.seat(0).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    table.seat(0).gets_mana("R")
    assert named_ways(table.seat(0), skewer) == []  # they lost the life themselves
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert named_ways(table.seat(0), skewer) == ["spectacle"]
    table.seat(0).casts("Skewer the Critics", at=[table.seat(1)], part="spectacle", free=False).resolves()
    assert table.seat(1).life == 14


@rule("702.137")
def test_for_spectacle_the_life_must_have_been_lost_this_turn(scenario):
    table = scenario(seats=2)
    acrobat = table.seat(0).holds("Spikewheel Acrobat")[0]
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.to_step(3)
    table.seat(0).gets_mana("CCR")
    assert named_ways(table.seat(0), acrobat) == []


# surge -------------------------------------------------------------------------------------------------------------


@rule("702.117")
def test_surge_after_another_spell(scenario):
    table = scenario()
    avenger = table.seat(0).holds("Jwar Isle Avenger")[0]
    table.seat(0).gets_mana("CCU")
    assert not table.seat(0).can(O_CAST, avenger)
    table.seat(1).casts("Shock", at=[table.seat(1)]).resolves()
    assert not table.seat(0).can(O_CAST, avenger)  # an opponent's spell does not count
    table.seat(0).casts("Shock", at=[table.seat(0)]).resolves()
    assert table.seat(0).can(O_CAST, avenger)


@rule("702.117", "805.4")
def test_surge_after_a_teammates_spell(scenario):
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)
    runner = table.seat(0).holds("Goblin Freerunner")[0]
    table.seat(0).gets_mana("CR")
    assert not table.seat(0).can(O_CAST, runner)
    table.seat(1).casts("Shock", at=[table.seat(2)]).resolves()
    table.seat(0).gets_mana("CR")
    assert table.seat(0).can(O_CAST, runner)


# freerunning -------------------------------------------------------------------------------------------------------


@rule("702.173")
@pytest.mark.parametrize("name", ["Isamaru, Hound of Konda", "Merciless Harlequin", "Grizzly Bears"])
def test_freerunning_after_damage_by_an_assassin_or_a_commander(scenario: Builder, name: str) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    runner = one.leads(name, zone=BATTLEFIELD) if name == HOUND else one.has(name)
    vision = one.holds("Eagle Vision")[0]
    one.have("Island", "Island")
    assert not one.can(O_CAST, vision)
    one.attacks({runner: table.seat(1)})
    table.to_step(MAIN2)
    assert one.can(O_CAST, vision) == (name != "Grizzly Bears")
    if name != "Grizzly Bears":
        cards = len(one.hand)
        one.casts("Eagle Vision", free=False, part="freerunning").resolves()
        assert len(one.hand) == cards + 2
        table.to_turn(table.seat(1))
        table.to_turn(one)
        table.to_step(3)
        again = one.holds("Eagle Vision")[0]
        assert not one.can(O_CAST, again)


@rule("702.173")
def test_a_commander_allows_freerunning_to_whoever_controlled_it(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    theirs = table.seat(1).leads(HOUND, zone=BATTLEFIELD)
    one.casts("Act of Treason", at=[theirs]).resolves()
    vision = one.holds("Eagle Vision")[0]
    one.have("Island", "Island")
    one.attacks({theirs: table.seat(1)})
    table.to_step(MAIN2)
    assert one.can(O_CAST, vision)


# prototype ---------------------------------------------------------------------------------------------------------


@rule("702.160", "718.3")
def test_a_prototype_is_smaller_and_coloured(scenario):
    table = scenario()
    spell = table.seat(0).casts("Blitz Automaton", part="prototype")
    assert spell.colors == "R" and spell.mana_value == 3
    spell.resolves()
    robot = table.seat(0).permanent("Blitz Automaton")
    assert (robot.power, robot.toughness) == (3, 2) and robot.colors == "R" and robot.has(HASTE)
    assert copiable_values(table.game, robot.id).power == 3  # a copy is a prototype, too
    table.seat(1).casts("Lightning Bolt", at=[robot]).resolves()
    assert table.game.char(robot.now).power == 6


@rule("702.160")
def test_a_prototype_cast_for_its_mana_cost_is_as_printed(scenario):
    table = scenario()
    table.seat(0).casts("Goring Warplow", part="Goring Warplow").resolves()
    plow = table.seat(0).permanent("Goring Warplow")
    assert (plow.power, plow.toughness) == (5, 4) and plow.colors == ""


# impending ---------------------------------------------------------------------------------------------------------


@rule("702.176")
def test_impending_waits_to_be_a_creature(scenario):
    table = scenario(seats=2)
    table.says([table.seat(1).ref])
    table.seat(0).casts("Overlord of the Boilerbilges", part="impending").resolves()
    table.resolve_stack()
    lord = table.seat(0).permanent("Overlord of the Boilerbilges")
    assert not lord.is_a("Creature") and lord.counters("time") == 4 and table.seat(1).life == 16
    table.game.state.edit(lord.id).counters = {"time": 1}
    table.game.drop_all_chars()
    table.to_step(END)
    table.resolve_stack()
    assert lord.is_a("Creature") and lord.power == 5


@rule("702.176")
def test_an_impending_card_cast_for_its_mana_cost_is_a_creature_at_once(scenario):
    table = scenario(seats=2)
    table.says([table.seat(1).ref])
    table.seat(0).casts("Overlord of the Boilerbilges", part="Overlord of the Boilerbilges").resolves()
    assert table.seat(0).permanent("Overlord of the Boilerbilges").is_a("Creature")


# warp --------------------------------------------------------------------------------------------------------------


@rule("702.185")
def test_warp_now_and_again_later(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Red Tiger Mechan", part="warp").resolves()
    tiger = table.seat(0).permanent("Red Tiger Mechan")
    table.to_step(END)
    table.resolve_stack()
    assert tiger.zone == "exile"
    exiled = Permanent(table, tiger.now)
    table.to_turn(table.seat(1))
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).gets_mana("CCCR")
    assert table.seat(0).can(O_CAST, exiled)
    table.choose_option(table.seat(0).number, O_CAST, exiled.now, (), None, (), ())
    table.resolve_stack()
    again = table.seat(0).permanent("Red Tiger Mechan")
    table.to_turn(table.seat(1))
    assert again.stayed


def test_the_effects_of_spells_cast_for_freerunning(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    hound = one.leads(HOUND, zone=BATTLEFIELD)
    bears = one.buried("Grizzly Bears")[0]
    one.attacks({hound: table.seat(1)})
    table.to_step(MAIN2)
    one.casts("Distract the Guards", part="freerunning").resolves()
    assert one.battlefield.count("Human Rogue Token") == 3 and one.permanent("Human Rogue Token").power == 1
    one.casts("Restart Sequence", at=[bears], part="freerunning").resolves()
    assert "Grizzly Bears" in one.battlefield
    one.casts("Merciless Harlequin", part="freerunning").resolves()
    table.resolve_stack()
    assert len(one.hand) == 1 and one.life == 19
