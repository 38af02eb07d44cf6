"""Main phases: what may be done in them, and only there. CR 505."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import BEGIN_COMBAT, END, MAIN1, MAIN2, STEP_NAMES, UPKEEP
from apnap.rules.core.decisions import O_ACTIVATE, O_CAST, O_LAND
from apnap.testing import rule
from apnap.testing.plugin import Builder

SORCERY_SPEED = ["Sol Ring", "Memnite", "Glorious Anthem", "Jace Beleren", "Divination", "Invasion of Dominaria"]
MANA = "WWUUC"


@rule("505.6a", "117.1a")
@pytest.mark.parametrize("name", SORCERY_SPEED)
def test_noninstant_spells_are_for_the_active_players_main_phases(scenario: Builder, name: str) -> None:
    table = scenario()
    (card,) = table.seat(0).holds(name)
    table.seat(0).gets_mana(MANA)
    assert table.seat(0).can(O_CAST, card)
    table.to_step(BEGIN_COMBAT)
    table.seat(0).gets_mana(MANA)
    assert not table.seat(0).can(O_CAST, card)
    table.to_step(MAIN2)
    table.seat(0).gets_mana(MANA)
    assert table.seat(0).can(O_CAST, card)
    table.to_step(END)
    table.seat(0).gets_mana(MANA)
    assert not table.seat(0).can(O_CAST, card)


@rule("505.6a", "307.1")
@pytest.mark.parametrize("name", SORCERY_SPEED)
def test_noninstant_spells_wait_for_an_empty_stack(scenario: Builder, name: str) -> None:
    table = scenario()
    (card,) = table.seat(0).holds(name)
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(0).gets_mana(MANA)
    assert not table.seat(0).can(O_CAST, card)
    table.resolve_stack()
    assert table.seat(0).can(O_CAST, card)


@rule("505.6a")
def test_another_players_main_phase_is_not_mine(scenario: Builder) -> None:
    table = scenario()
    (bear,) = table.seat(1).holds("Grizzly Bears")
    (shock,) = table.seat(1).holds("Shock")
    table.seat(1).gets_mana("RGG")
    assert not table.seat(1).can(O_CAST, bear)
    assert table.seat(1).can(O_CAST, shock)


@rule("505.6b", "305.2")
def test_one_land_a_turn_in_either_main_phase(scenario: Builder) -> None:
    table = scenario()
    forest, island = table.seat(0).holds("Forest", "Island")
    assert table.seat(0).can(O_LAND, forest)
    table.to_step(BEGIN_COMBAT)
    assert not table.seat(0).can(O_LAND, forest)
    table.to_step(MAIN2)
    table.seat(0).plays("Forest")
    assert forest.zone == "battlefield"
    assert not table.seat(0).can(O_LAND, island)


@rule("505.6b", "305.1", "116.2a")
def test_playing_a_land_uses_no_stack_and_nobody_can_respond(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).plays("Forest")
    assert (table.stack, table.holder) == ([], table.seat(0))
    assert table.seat(0).battlefield == ["Forest"]


@rule("505.1a", "505.1")
def test_a_main_phase_after_an_extra_combat_is_a_postcombat_one(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Relentless Assault").resolves()
    seen = [table.step]
    for _ in range(2):
        table.to_step(BEGIN_COMBAT)
        table.run(lambda d: table.step in (STEP_NAMES[MAIN1], STEP_NAMES[MAIN2]))
        seen.append(table.step)
    assert seen == [STEP_NAMES[MAIN1], STEP_NAMES[MAIN2], STEP_NAMES[MAIN2]]


@rule("505.6", "117.3a")
def test_the_active_player_gets_priority_as_a_main_phase_begins(scenario: Builder) -> None:
    table = scenario()
    for step in (MAIN1, MAIN2):
        table.to_step(step, table.seat(1))
        assert table.holder == table.seat(1)


@rule("307.5", "702.6")
def test_as_a_sorcery_needs_no_sorcery_in_hand_but_its_timing(scenario: Builder) -> None:
    table = scenario()
    splitter = table.seat(1).has("Bonesplitter")
    table.seat(1).has("Grizzly Bears")
    for step, may in ((UPKEEP, False), (MAIN1, True), (BEGIN_COMBAT, False), (MAIN2, True)):
        table.to_step(step, table.seat(1))
        table.seat(1).gets_mana("C")
        assert table.seat(1).can(O_ACTIVATE, splitter) == may
