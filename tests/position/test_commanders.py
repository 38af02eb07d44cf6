"""Commanders in position text, in views and on the table. CR 903."""

from __future__ import annotations

import pytest

from apnap import position
from apnap.errors import PositionError
from apnap.rules.ch9_casual import commanders
from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.core.decisions import FOR_COMMANDER
from apnap.rules.views.view import observe
from apnap.table.card_text import cast_words
from apnap.table.question_text import question
from apnap.terminal.reading import player_lines
from apnap.terminal.render import Screen
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

HOUND = "Isamaru, Hound of Konda"
KOZILEK = "Kozilek, Butcher of Truth"


def fought(scenario: Builder) -> Scenario:
    """Seat 0's commander was cast and came back; seat 1's has dealt seat 0 combat damage."""
    table = scenario(2, commander=True, life=40, starting=0)
    hound = table.seat(0).leads(HOUND)
    kozilek = table.seat(1).leads(KOZILEK, zone=BATTLEFIELD)
    table.seat(0).casts(HOUND).resolves()
    table.seat(1).casts("Unsummon", at=[hound])
    table.says([1])
    table.resolve_stack()
    table.to_turn(table.seat(1))
    table.seat(1).attacks({kozilek: table.seat(0)})
    table.to_turn(table.seat(0))
    table.to_step(3)
    return table


@rule("903.3", "903.8", "903.10a")
def test_a_position_says_them_and_is_read_back(scenario: Builder) -> None:
    table = fought(scenario)
    text = position.write(table.game)
    assert f'"{HOUND}" (commander, cast 1)' in text or f"{HOUND} (commander, cast 1)" in text
    assert "commander, struck seat 0 for 12" in text
    again = position.read(text)
    again.advance()
    state = again.state
    assert [list(p.commander_casts) for p in state.players] == [[1], [0]]
    assert commanders.damage_by(state, 0, state.players[1].commanders[0]) == 12
    assert position.write(again) == text


@rule("903.3")
def test_a_commander_needs_a_table_that_has_them() -> None:
    with pytest.raises(PositionError, match="no commanders"):
        position.read(f'table 2 seats\nseat 0: life 20\n  command: "{HOUND}" (commander)\nseat 1: life 20\n')


@rule("903.8", "903.10a")
def test_a_view_shows_whom_players_lead(scenario: Builder) -> None:
    table = fought(scenario)
    view = observe(table.game, 0)
    data = view.to_dict()["seats"]
    assert data[0]["commanders"] == [{"name": HOUND, "casts": 1, "tax": 2}] and data[0]["identity"] == "W"
    assert data[0]["commander_damage"] == [{"commander": KOZILEK, "owner": 1, "damage": 12}]
    assert data[0]["command"][0]["commander"] and data[1]["battlefield"][0]["commander"]
    assert data[1]["commander_damage"] == []


@rule("903.8", "903.10a")
def test_the_table_shows_command_zone_tax_and_damage(scenario: Builder) -> None:
    table = fought(scenario)
    view = observe(table.game, 0)
    facts = Screen(140, 50).seat_facts(view, 0, 130).plain
    assert f"command {HOUND} +{{2}}" in facts and f"12 from {KOZILEK}" in facts
    lines = player_lines(view, 0)
    assert f"commander {HOUND}, {{2}} more from the command zone (CR 903.8)" in lines
    assert f"12 combat damage from Seat 1's {KOZILEK} (CR 903.10a)" in lines
    assert cast_words(table.game, table.in_command(0, HOUND), 0, HOUND) == f"Cast {HOUND} {{2}}{{W}}"


@rule("903.9a", "903.9b")
def test_the_question_is_put_in_words(scenario: Builder) -> None:
    table = scenario(2, commander=True, starting=0)
    hound = table.seat(0).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).casts("Unsummon", at=[hound])
    d = table.asked(table.seat(0), FOR_COMMANDER)
    asked = question(table.game, observe(table.game, 0), d)
    assert asked.title == f"{HOUND}: put it into the command zone instead of your hand?"
    table.answer([0])
    table.seat(0).casts(HOUND).resolves()
    table.seat(0).casts("Murder", at=[table.seat(0).permanent(HOUND)])
    d = table.asked(table.seat(0), FOR_COMMANDER)
    asked = question(table.game, observe(table.game, 0), d)
    assert asked.title == f"{HOUND}: put it into the command zone?"
