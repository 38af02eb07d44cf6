"""Sagas, leveler creatures and Classes. CR 711, 714, 716."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.keyword_abilities.sagas_and_levels import Chapter
from apnap.rules.core.constants import DOUBLE_STRIKE, FIRST_STRIKE, FLYING, LORE, MAIN1, MAIN2, TRAMPLE
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.rules.events import Counters
from apnap.testing import rule


def story(*chapters):
    return card("Story", "{W}", "Enchantment - Saga", *chapters)


@rule("714.3a", "714.2b")
def test_a_saga_enters_with_a_lore_counter_and_its_first_chapter_triggers(scenario):
    table = scenario()
    saga = table.seat(0).casts("History of Benalia")
    saga.resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("History of Benalia").counters(LORE) == 1
    assert table.seat(0).battlefield.count("Knight Token") == 1


@rule("714.3c", "703.4f", "714.4")
def test_a_saga_goes_on_each_precombat_main_phase_and_ends_after_its_last_chapter(scenario):
    table = scenario()
    table.seat(0).casts("History of Benalia").resolves()
    table.resolve_stack()
    saga = table.seat(0).permanent("History of Benalia")
    table.to_step(MAIN2)
    assert saga.counters(LORE) == 1
    table.to_step(MAIN1, table.seat(0))
    assert saga.counters(LORE) == 2
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Knight Token") == 2
    table.to_step(MAIN1, table.seat(0))
    # its last chapter is on the stack, so it is still here
    assert saga.counters(LORE) == 3 and saga.stayed and len(table.stack) == 1
    table.resolve_stack()
    assert saga.died and table.seat(0).permanent("Knight Token").power == 4


@rule("714.3c")
def test_only_the_active_players_sagas_go_on(scenario):
    table = scenario()
    mine = table.seat(0).has("The First Iroan Games", counters={LORE: 1})
    theirs = table.seat(1).has("The First Iroan Games", counters={LORE: 1})
    table.to_step(MAIN1, table.seat(1))
    assert (mine.counters(LORE), theirs.counters(LORE)) == (1, 2)


@rule("714.2b", "714.2c")
def test_counters_put_at_once_trigger_every_chapter_they_pass(scenario):
    table = scenario()
    table.knows(story(Chapter("I, II", GainLife(1)), Chapter("III", GainLife(10))))
    saga = table.seat(0).has("Story", counters={LORE: 0})
    table.game.emit(Counters(saga.id, LORE, 3))
    table.refresh()
    table.resolve_stack()
    assert table.seat(0).life == 32 and saga.died


@rule("714.2b")
def test_a_counter_that_is_removed_and_put_back_triggers_again(scenario):
    table = scenario()
    table.knows(story(Chapter("I", GainLife(1)), Chapter("II", GainLife(5)), Chapter("III", GainLife(10))))
    saga = table.seat(0).has("Story", counters={LORE: 2})
    table.game.emit(Counters(saga.id, LORE, -1))
    table.game.emit(Counters(saga.id, LORE, 1))
    table.refresh()
    table.resolve_stack()
    assert table.seat(0).life == 25


@rule("714.4", "704.5s")
def test_a_saga_whose_last_chapter_is_countered_is_sacrificed(scenario):
    table = scenario()
    table.knows(story(Chapter("I", GainLife(1))))
    table.seat(0).casts("Story").resolves()
    saga = table.seat(0).permanent("Story")
    assert saga.stayed and table.stack_ids()
    table.game.leave_stack(table.stack_ids()[-1], 2)
    table.refresh()
    assert saga.died and table.seat(0).life == 20


@rule("714.2d", "714.3c")
def test_a_saga_without_chapters_stays_as_it_is(scenario):
    table = scenario()
    table.knows(card("Blank", "{W}", "Enchantment - Saga"))
    blank = table.seat(0).has("Blank", counters={LORE: 5})
    table.to_step(MAIN1, table.seat(0))
    assert blank.stayed and blank.counters(LORE) == 5


@rule("707.2", "714.3a")
def test_a_copy_of_a_saga_begins_at_its_first_chapter(scenario):
    table = scenario()
    saga = table.seat(1).has("History of Benalia", counters={LORE: 2})
    copy = table.seat(0).casts("Copy Enchantment")
    table.asked(purpose="copy")
    table.answer([saga.id])
    table.resolve_stack()
    assert table.game.state.objs[copy.now].counter(LORE) == 1
    assert table.seat(0).battlefield.count("Knight Token") == 1


@rule("603.3d", "714.2b")
def test_a_chapter_targets_as_it_goes_onto_the_stack(scenario):
    table = scenario()
    (bear,) = table.seat(1).buried("Grizzly Bears")
    saga = table.seat(0).has("The Eldest Reborn", counters={LORE: 2})
    table.game.emit(Counters(saga.id, LORE, 1))
    table.refresh()
    table.resolve_stack()
    assert "Grizzly Bears" in table.seat(0).battlefield
    assert table.game.state.objs[bear.now].owner == table.seat(1).number


# levelers ------------------------------------------------------------------------------------------------------------
@rule("711.2a", "711.2b", "711.5")
@pytest.mark.parametrize("levels,power,keyword", [(0, 1, 0), (1, 1, 0), (2, 3, FIRST_STRIKE), (6, 3, FIRST_STRIKE)])
def test_a_leveler_is_what_its_level_says(scenario, levels, power, keyword):
    table = scenario()
    student = table.seat(0).has("Student of Warfare", counters={"level": levels} if levels else None)
    assert student.power == power and student.has(FIRST_STRIKE) == bool(keyword)


@rule("702.87a", "711.4")
def test_level_up_adds_a_counter_as_a_sorcery(scenario):
    table = scenario()
    student = table.seat(0).has("Student of Warfare", counters={"level": 6})
    table.seat(0).gets_mana("WW")
    table.seat(0).activates(student).resolves()
    assert student.counters("level") == 7
    assert student.power == 4 and student.has(DOUBLE_STRIKE) and not student.has(FIRST_STRIKE)
    assert table.seat(0).can(O_ACTIVATE, student)
    table.to_step(MAIN1, table.seat(1))
    table.seat(0).gets_mana("W")
    assert not table.seat(0).can(O_ACTIVATE, student)


@rule("711.2b", "613.4b")
def test_abilities_and_counters_of_a_leveler_add_up(scenario):
    table = scenario()
    lord = table.seat(0).has("Kargan Dragonlord", counters={"level": 8, "+1/+1": 1})
    assert (lord.power, lord.toughness) == (9, 9) and lord.has(FLYING) and lord.has(TRAMPLE)
    table.seat(0).gets_mana("R")
    table.seat(0).activates(lord, 1).resolves()
    assert lord.power == 10


@rule("711.6")
def test_a_leveler_elsewhere_has_its_uppermost_size(scenario):
    table = scenario()
    (held,) = table.seat(0).holds("Kargan Dragonlord")
    assert held.power == 2


# Classes -------------------------------------------------------------------------------------------------------------
@rule("716.2a", "716.2d")
def test_a_class_gains_levels_one_after_the_other(scenario):
    table = scenario()
    talent = table.seat(0).has("Stormchaser's Talent")
    table.seat(0).buried("Shock")
    table.seat(0).gets_mana("CCCCCCCCUU")
    decision = table.to_priority(table.seat(0).number)
    assert [o.index for o in decision.options if o.kind == O_ACTIVATE and o.id == talent.id] == [0]
    table.seat(0).activates(talent, 0).resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Shock"]  # it triggered as it got the ability
    decision = table.to_priority(table.seat(0).number)
    assert [o.index for o in decision.options if o.kind == O_ACTIVATE and o.id == talent.id] == [1]


@rule("716.2a", "716.3")
def test_a_class_has_what_its_levels_give_and_what_it_began_with(scenario):
    table = scenario()
    table.seat(0).casts("Stormchaser's Talent").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Otter Token") == 1
    talent = table.seat(0).permanent("Stormchaser's Talent")
    table.game.state.edit(talent.id).chosen = {"level": 2}
    table.seat(0).gets_mana("CCCCCU")
    table.seat(0).activates(talent, 1).resolves()
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Otter Token") == 2


@rule("716.2a", "400.7")
def test_a_class_that_leaves_is_level_1_again(scenario):
    table = scenario()
    talent = table.seat(0).has("Stormchaser's Talent")
    table.game.state.edit(talent.id).chosen = {"level": 3}
    again = table.game.move(table.game.move(talent.id, 1), 5)
    assert table.game.state.objs[again].chosen is None
