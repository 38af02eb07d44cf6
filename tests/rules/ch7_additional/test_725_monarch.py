"""The monarch: draws, combat, leaving. CR 725."""

from __future__ import annotations

import pytest

from apnap.position import differences, read, write
from apnap.rules.core.constants import CLEANUP, END, MAIN2
from apnap.rules.core.digest import digest
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario, Seat


def monarch(table: Scenario) -> Seat | None:
    seat = table.game.state.monarch
    return None if seat < 0 else table.of(seat)


@rule("725.1")
def test_nobody_is_until_an_effect_says_so(scenario: Builder) -> None:
    table = scenario()
    before = digest(table.game.state)
    assert monarch(table) is None
    table.seat(0).casts("Palace Sentinels").resolves()
    assert monarch(table) is None
    table.resolve_stack()
    assert monarch(table) == table.seat(0)
    assert digest(table.game.state) != before


@rule("725.2")
def test_the_monarch_draws_in_their_own_end_step(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Thorn of the Black Rose").resolves()
    table.resolve_stack()
    hand = len(table.seat(0).hand)
    table.to_step(END)
    assert table.stack == ["The Monarch's ability"]
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 1
    other = len(table.seat(1).hand)
    table.to_step(CLEANUP - 1, table.seat(1))
    assert not table.stack and len(table.seat(1).hand) == other + 1  # their draw step alone


@rule("725.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_combat_damage_by_a_creature_takes_the_crown(scenario: Builder, seats: int) -> None:
    table = scenario(seats=seats)
    table.seat(0).casts("Palace Sentinels").resolves()
    table.resolve_stack()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert monarch(table) == table.seat(0)  # no creature, no combat
    table.next_turn()
    table.seat(1).attacks({bears: table.seat(0)})
    table.to_step(MAIN2)
    assert monarch(table) == table.seat(1)
    hand = len(table.seat(1).hand)
    table.to_step(END)
    table.resolve_stack()
    assert len(table.seat(1).hand) == hand + 1


@rule("725.2")
def test_the_creature_need_not_be_there_any_more(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).casts("Palace Sentinels").resolves()
    table.resolve_stack()
    bears = table.seat(1).has("Grizzly Bears")
    table.next_turn()
    table.seat(1).attacks({bears: table.seat(0)})
    table.run(lambda d: table.stack == ["The Monarch's ability"], "the ability of the monarch")
    table.seat(0).casts("Lightning Bolt", at=[bears]).resolves()
    table.resolve_stack()
    assert bears.died and monarch(table) == table.seat(1)


@rule("725.3")
def test_becoming_the_monarch_again_changes_nothing(scenario: Builder) -> None:
    table = scenario()
    for name in ("Palace Sentinels", "Thorn of the Black Rose"):
        table.seat(0).casts(name).resolves()
        table.resolve_stack()
    assert [line for line in table.log if "becomes the monarch" in line] == [
        line for line in table.log if "Seat 0 becomes the monarch" in line
    ][:1]
    table.to_step(END)
    assert table.stack == ["The Monarch's ability"]


@rule("725.4")
@pytest.mark.parametrize(("leaver", "heir"), [(1, 0), (0, 1)])
def test_the_crown_of_a_leaver_goes_to_the_active_player_or_the_next(scenario: Builder, leaver: int, heir: int) -> None:
    table = scenario(seats=4)
    if leaver == 1:
        table.next_turn()
        table.to_step(3, table.seat(1))
    table.seat(leaver).casts("Palace Sentinels").resolves()
    table.resolve_stack()
    if leaver == 1:
        table.to_turn(table.seat(0))
    table.seat(leaver).concedes()
    assert monarch(table) == table.seat(heir)
    table.check_invariants()
    table.to_step(END, table.seat(heir))
    assert table.stack == ["The Monarch's ability"]


@rule("725.5")
def test_what_depends_on_the_monarch_does_nothing_without_one(scenario: Builder) -> None:
    table = scenario()
    warden = table.seat(0).has("Throne Warden")
    admiral = table.seat(0).has("Azure Fleet Admiral")
    wall = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({admiral: table.seat(1)})
    table.seat(1).blocks({wall: admiral})
    table.to_step(END)
    assert not table.stack and warden.counters("+1/+1") == 0


def test_what_depends_on_who_it_is(scenario: Builder) -> None:
    table = scenario(seats=3)
    warden = table.seat(0).has("Throne Warden")
    hireling = table.seat(0).has("Crown-Hunter Hireling")
    admiral = table.seat(0).has("Azure Fleet Admiral")
    blocker = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Palace Sentinels").resolves()
    table.resolve_stack()
    attack = table.run(lambda d: d.kind == 6, "attackers to be declared")
    assert hireling.id not in attack.attackers or attack.check is not None
    table.to_step(END)
    table.resolve_stack()
    assert warden.counters("+1/+1") == 1
    bears = table.seat(1).has("Grizzly Bears")
    table.next_turn()
    table.seat(1).attacks({bears: table.seat(0)})
    table.to_step(MAIN2)
    assert monarch(table) == table.seat(1)
    table.to_turn(table.seat(0))
    table.seat(0).attacks({hireling: table.seat(1), admiral: table.seat(1)})
    with pytest.raises(Exception, match="509.1b|cannot|can't"):
        table.seat(1).blocks({blocker: admiral})


def test_teammates_are_not_the_monarch(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)
    table.seat(0).casts("Palace Sentinels").resolves()
    table.resolve_stack()
    hands = [len(seat.hand) for seat in table.seats()]
    table.to_step(END)
    table.resolve_stack()
    assert [len(seat.hand) for seat in table.seats()] == [hands[0] + 1, *hands[1:]]


def test_position_text_tells_the_monarch(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(1).has("Throne Warden")
    table.seat(0).casts("Palace Sentinels").resolves()
    table.resolve_stack()
    again = read(write(table.game))
    assert differences(table.game, again) == []
    assert [again.name(id) for id in again.state.ids(again.state.monarch, 4)] == ["The Monarch"]
