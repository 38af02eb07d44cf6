"""Cards of all kinds."""

from __future__ import annotations

from apnap.rules.ch1_concepts import ending
from apnap.rules.core.constants import DOUBLE_STRIKE, FLYING, INDESTRUCTIBLE, LIBRARY, VIGILANCE
from apnap.rules.core.decisions import D_YES_NO, O_ACTIVATE, O_SPECIAL
from apnap.rules.events import Counters
from apnap.testing import Permanent
from apnap.testing.plugin import Builder


def test_gloom_stalker_strikes_twice_once_a_dungeon_is_completed(scenario: Builder) -> None:
    table = scenario()
    stalker = table.seat(0).has("Gloom Stalker")
    assert not stalker.has(DOUBLE_STRIKE)
    table.game.state.edit_player(table.seat(0).number).dungeons = 1
    table.game.drop_chars(stalker.id)
    table.refresh()
    assert stalker.has(DOUBLE_STRIKE)


def test_soldier_of_fortune_shuffles_a_library(scenario: Builder) -> None:
    table = scenario()
    soldier = table.seat(0).has("Soldier of Fortune")
    other = table.seat(1)
    before = list(table.game.state.ids(other.number, LIBRARY))
    table.seat(0).gets_mana("R")
    table.seat(0).activates(soldier, at=[other]).resolves()
    after = list(table.game.state.ids(other.number, LIBRARY))
    assert soldier.tapped and len(before) > 5 and sorted(after) == sorted(before) and after != before


def test_dream_seizer_blights_and_opponents_discard(scenario: Builder) -> None:
    table = scenario(3)
    bears = table.seat(0).has("Grizzly Bears")
    for seat in (1, 2):
        table.seat(seat).holds("Shock")
    table.seat(0).casts("Dream Seizer").resolves()
    table.asked(kind=D_YES_NO)
    table.answer([1])
    table.answer([bears.id])
    table.resolve_stack()
    assert bears.power == 1 and table.seat(0).permanent("Dream Seizer").has(FLYING)
    assert not table.seat(1).hand and not table.seat(2).hand


def test_secret_plans_help_those_face_down_and_reward_turning_up(scenario: Builder) -> None:
    table = scenario()
    seat = table.seat(0)
    seat.has("Secret Plans")
    spell = seat.casts("Branchsnap Lorian", part="morph")
    spell.resolves()
    beast = Permanent(table, spell.now)
    assert (beast.power, beast.toughness) == (2, 3)
    held = len(seat.hand)
    seat.gets_mana("G")
    table.to_priority(seat.number)
    table.choose_option(seat.number, O_SPECIAL, beast.now, (), None, (), ())
    table.resolve_stack()
    assert beast.toughness == 1 and len(seat.hand) == held + 1


def test_xerex_strobe_knight_needs_two_spells(scenario: Builder) -> None:
    table = scenario()
    seat = table.seat(0)
    knight = seat.has("Xerex Strobe-Knight")
    assert knight.has(FLYING) and knight.has(VIGILANCE)
    seat.casts("Shock", at=[table.seat(1)]).resolves()
    assert not seat.can(O_ACTIVATE, knight)
    seat.casts("Shock", at=[table.seat(1)]).resolves()
    seat.activates(knight).resolves()
    made = seat.permanent("Knight Token")
    assert (made.power, made.colors) == (2, "WU") and made.has(VIGILANCE)


def test_crystalline_entity_destroys_only_when_cast(scenario: Builder) -> None:
    table = scenario()
    bears, ring = table.seat(1).have("Grizzly Bears", "Sol Ring")
    entity = table.seat(0).has("Crystalline Entity")
    table.resolve_stack()
    assert bears.stayed
    table.seat(0).casts("Crystalline Entity").resolves()
    table.resolve_stack()
    assert bears.died and ring.stayed and entity.stayed and entity.has(FLYING)


def test_mycosynth_fiend_counts_poison(scenario: Builder) -> None:
    table = scenario()
    fiend = table.seat(0).has("Mycosynth Fiend")
    table.game.state.edit_player(table.game.state.table.poison_of[table.seat(1).number]).poison = 3
    table.game.drop_chars(fiend.id)
    table.refresh()
    assert (fiend.power, fiend.toughness) == (5, 5)


def test_darksteel_angel_keeps_the_game_and_the_creatures(scenario: Builder) -> None:
    table = scenario()
    seat = table.seat(0)
    angel, bears = seat.have("Darksteel Angel", "Grizzly Bears")
    assert angel.has(FLYING) and angel.has(INDESTRUCTIBLE)
    seat.at(0)
    table.refresh()
    assert seat.in_game
    table.game.emit(Counters(bears.id, "-1/-1", 1))
    assert bears.counters("-1/-1") == 0 and bears.power == 2


def test_nobody_wins_against_darksteel_angel(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).has("Darksteel Angel")
    ending.win(table.game, table.seat(0).number, "104.2b")
    assert table.seat(0).outcome == "playing" and table.seat(1).in_game
