"""Emblems. CR 114."""

from __future__ import annotations

import pytest

from apnap.errors import PositionError
from apnap.position import write
from apnap.rules.core.constants import COMMAND, FLYING, INDESTRUCTIBLE, LIFELINK, MAIN1, UPKEEP
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("114.2", "114.4")
def test_its_abilities_function_in_the_command_zone(scenario: Builder) -> None:
    table = scenario()
    bears, theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    elspeth = table.seat(0).has("Elspeth, Sun's Champion", counters={"loyalty": 7})
    table.seat(0).activates(elspeth, 2).resolves()
    assert elspeth.died
    assert (bears.power, bears.has(FLYING)) == (4, True) and theirs.power == 2
    assert table.seat(0).has("Grizzly Bears").power == 4
    table.check_invariants()


@rule("114.3", "114.5")
def test_an_emblem_has_nothing_but_its_abilities(scenario: Builder) -> None:
    table = scenario()
    elspeth = table.seat(0).has("Elspeth, Knight-Errant", counters={"loyalty": 8})
    land = table.seat(0).has("Forest")
    table.seat(0).activates(elspeth, 2).resolves()
    (emblem,) = table.game.state.ids(table.seat(0).number, COMMAND)
    chars = table.game.char(emblem)
    assert (chars.name, chars.types, chars.cost, chars.colors) == ("", 0, None, 0)
    assert land.has(INDESTRUCTIBLE)
    table.seat(0).casts("Wrath of God").resolves()
    assert land.has(INDESTRUCTIBLE)  # nothing destroys it
    with pytest.raises(PositionError, match="emblem"):
        write(table.game)


@rule("114.2")
def test_two_of_them_work_both(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    for _ in range(2):
        elspeth = table.seat(0).has("Elspeth, Sun's Champion", counters={"loyalty": 7})
        table.seat(0).activates(elspeth, 2).resolves()
    assert bears.power == 6


@rule("114.4")
def test_a_triggered_ability_of_an_emblem(scenario: Builder) -> None:
    table = scenario(seats=3)
    mine = table.each_seat_has("Grizzly Bears")
    sorin = table.seat(0).has("Sorin, Solemn Visitor", counters={"loyalty": 6})
    table.seat(0).activates(sorin, 2).resolves()
    for seat in (1, 2):
        table.to_step(UPKEEP, table.seat(seat))
        assert len(table.stack) == 1
        table.resolve_stack()
        assert mine[seat].died
    table.to_step(MAIN1, table.seat(0))
    assert mine[0].stayed


@rule("800.4a")
def test_an_emblem_leaves_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=3)
    bears = table.seat(1).has("Grizzly Bears")
    sorin = table.seat(0).has("Sorin, Solemn Visitor", counters={"loyalty": 6})
    table.seat(0).activates(sorin, 2).resolves()
    table.seat(0).concedes()
    table.to_step(MAIN1, table.seat(1))
    assert bears.stayed
    table.check_invariants()


def test_the_other_abilities_of_planeswalkers_with_emblems(scenario: Builder) -> None:
    table = scenario()
    me = table.seat(0)
    giant, bears = table.seat(1).has("Hill Giant", counters={"+1/+1": 1}), me.has("Grizzly Bears")
    sun = me.has("Elspeth, Sun's Champion")
    me.activates(sun, 0).resolves()
    assert me.battlefield.count("Soldier Token") == 3
    table.to_step(MAIN1, me)
    me.activates(sun, 1).resolves()
    assert giant.died and bears.stayed
    knight = me.has("Elspeth, Knight-Errant")
    me.activates(knight, 1, at=[bears]).resolves()
    assert bears.power == 5 and bears.has(FLYING)
    sorin = me.has("Sorin, Solemn Visitor")
    me.activates(sorin, 1).resolves()
    assert me.permanent("Vampire Token").has(FLYING)
    table.to_step(MAIN1, me)
    me.activates(knight, 0).resolves()
    assert me.battlefield.count("Soldier Token") == 4
    me.activates(sorin, 0).resolves()
    assert bears.power == 3 and bears.has(LIFELINK)
    table.to_step(MAIN1, table.seat(1))
    assert bears.power == 3
    table.to_step(MAIN1, me)
    assert bears.power == 2
