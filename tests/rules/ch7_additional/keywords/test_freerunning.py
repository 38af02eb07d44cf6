"""Freerunning, and ninjutsu from the command zone. CR 702.173, 702.49d."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.keyword_abilities.joining_attackers import Ninjutsu
from apnap.rules.core.constants import BATTLEFIELD, BLOCKERS, COMMAND, MAIN2
from apnap.rules.core.decisions import D_PRIORITY, O_ACTIVATE, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder

HOUND = "Isamaru, Hound of Konda"
SHADE = card("Sky Shade", "{1}{U}{B}", "Legendary Creature - Ninja", "3/3", Ninjutsu("{U}{B}", commander=True))


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
def test_a_commander_runs_for_whoever_controlled_it(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    theirs = table.seat(1).leads(HOUND, zone=BATTLEFIELD)
    one.casts("Act of Treason", at=[theirs]).resolves()
    vision = one.holds("Eagle Vision")[0]
    one.have("Island", "Island")
    one.attacks({theirs: table.seat(1)})
    table.to_step(MAIN2)
    assert one.can(O_CAST, vision)


def test_what_else_the_runners_do(scenario: Builder) -> None:
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


@rule("702.49")
@pytest.mark.parametrize("zone", [COMMAND, BATTLEFIELD])
def test_commander_ninjutsu_functions_in_the_command_zone(scenario: Builder, zone: int) -> None:
    table = scenario(2, commander=True).knows(SHADE)
    one = table.seat(0)
    shade = one.leads("Sky Shade", zone=zone)
    bears = one.has("Grizzly Bears")
    one.have("Island", "Swamp")
    one.attacks({bears: table.seat(1)})
    table.run(lambda d: d.kind == D_PRIORITY and table.turn.step == BLOCKERS, "blockers")
    assert one.can(O_ACTIVATE, shade) == (zone == COMMAND)
    if zone == COMMAND:
        one.activates(shade).resolves()
        there = one.permanent("Sky Shade")
        assert there.attacking and there.tapped and one.hand == ["Grizzly Bears"]
        table.to_step(MAIN2)
        assert table.seat(1).life == 17
        assert list(table.game.state.players[one.number].commander_casts) == [0]  # it was not cast
