"""Values chosen as a permanent enters, and the abilities linked to them. CR 607, 614.12a."""

from __future__ import annotations

import pytest

from apnap.position import differences, read, write
from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.core.constants import FEAR, RED, SHROUD, WHITE
from apnap.rules.core.decisions import D_MODE, FOR_COLOR, FOR_PLAYER, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario


def enters(table: Scenario, name: str, value: int, seat: int = 0) -> Permanent:
    """Cast it, and choose as it enters."""
    spell = table.seat(seat).casts(name)
    decision = table.asked()
    assert decision.rule == "614.12a" and decision.seat == table.seat(seat).number
    table.answer([value])
    return Permanent(table, spell.now)


@rule("607.2d", "614.12a")
def test_the_color_is_chosen_as_it_enters(scenario: Builder) -> None:
    table = scenario()
    voice = enters(table, "Voice of All", RED)
    with pytest.raises(Exception, match="601.2c"):
        table.seat(1).casts("Lightning Bolt", at=[voice])
    table = scenario()
    voice = enters(table, "Voice of All", WHITE)
    table.seat(1).casts("Lightning Bolt", at=[voice]).resolves()
    assert voice.died


@rule("607.2d")
def test_each_refers_to_its_own_choice(scenario: Builder) -> None:
    table = scenario()
    red, green = table.seat(0).has("Hill Giant"), table.seat(0).has("Grizzly Bears")
    enters(table, "Hall of Triumph", RED)
    assert (red.power, green.power) == (4, 2)
    mare = enters(table, "Diamond Mare", 4)
    assert mare.stayed
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(0).life == 20
    table.seat(0).casts("Giant Growth", at=[green])
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("607.5a")
def test_what_was_never_chosen_fits_nothing(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).has("Hall of Triumph", "Curse of Wizardry")
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)])
    table.resolve_stack()
    assert giant.power == 3 and table.seat(1).life == 20


@rule("607.2d")
def test_a_curse_on_a_color(scenario: Builder) -> None:
    table = scenario(seats=3)
    enters(table, "Curse of Wizardry", RED)
    table.seat(1).casts("Lightning Bolt", at=[table.seat(2)])
    table.seat(2).casts("Giant Growth", at=[table.seat(2).has("Grizzly Bears")])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 19, 17]


@rule("607.2d", "101.2")
def test_a_color_that_opponents_cannot_cast(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 2], [1, 3]])
    enters(table, "Iona, Shield of Emeria", RED)
    for seat, may in ((0, True), (1, False), (2, True), (3, False)):
        (bolt,) = table.seat(seat).holds("Lightning Bolt")
        (growth,) = table.seat(seat).holds("Opt")
        table.seat(seat).gets_mana("RU")
        decision = table.to_priority(table.seat(seat).number)
        offered = [o.id for o in decision.options if o.kind == O_CAST]
        assert (bolt.id in offered) == may and growth.id in offered


@rule("607.2d")
def test_a_creature_type_is_chosen_as_a_permanent_enters(scenario: Builder) -> None:
    table = scenario()
    bears, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    changeling = table.seat(1).has("Avian Changeling")
    enters(table, "Cover of Darkness", CREATURE_TYPES.index("Bear"))
    enters(table, "Steely Resolve", CREATURE_TYPES.index("Giant"))
    assert (bears.has(FEAR), giant.has(FEAR), changeling.has(FEAR)) == (True, False, True)
    assert (bears.has(SHROUD), giant.has(SHROUD)) == (False, True)


def test_the_types_are_those_of_the_rules() -> None:
    assert "Time Lord" in CREATURE_TYPES and "Bear" in CREATURE_TYPES and "Equipment" not in CREATURE_TYPES
    assert len(CREATURE_TYPES) == len(set(CREATURE_TYPES)) > 300


@rule("607.2d")
def test_a_player_is_chosen_as_a_permanent_enters(scenario: Builder) -> None:
    table = scenario(seats=4)
    spell = table.seat(0).casts("Stuffy Doll")
    decision = table.asked(purpose=FOR_PLAYER)
    assert sorted(decision.candidates) == sorted(seat.ref for seat in table.seats())
    table.answer([table.seat(2).ref])
    doll = Permanent(table, spell.now)
    table.seat(1).casts("Lightning Bolt", at=[doll])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 20, 17, 20] and doll.stayed
    again = read(write(table.game))
    assert differences(table.game, again) == []
    table.to_step(3, table.seat(0))
    table.seat(0).activates(doll).resolves()
    table.resolve_stack()
    assert table.seat(2).life == 16
    table.seat(2).concedes()
    table.seat(1).casts("Lightning Bolt", at=[doll])
    table.resolve_stack()
    assert table.seat(1).life == 20


def test_the_one_under_whose_control_it_enters_chooses(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.next_turn()
    table.to_step(3, table.seat(1))
    table.seat(1).casts("Diamond Mare")
    decision = table.asked(purpose=FOR_COLOR)
    assert decision.seat == table.seat(1).number and decision.kind == D_MODE
    assert decision.labels == ["white", "blue", "black", "red", "green"]
