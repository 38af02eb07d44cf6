"""Corners of Planechase: planes without range, several turns and planes, who follows whom. CR 901.10-901.15, 801.18."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import ControllerOf
from apnap.abilities.selectors import Each, That
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.rules.ch9_casual.planar_die import CHAOS_FACE, PLANESWALKER_FACE
from apnap.rules.ch9_casual.planes import left_behind, planeswalk, walker
from apnap.rules.variants import Wishes
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.rules.ch9_casual.test_901_10_leaving_and_variants import FIRST, OMEN, SECOND, THREE, planechase

LUSH = card("Lush", "", "Plane - Nowhere", Always(Each(CREATURE), Gets(1, 1)))
BUSY = card("Busy", "", "Plane - Nowhere", Whenever(Enters(CREATURE), GainLife(1)))
HARSH = card("Harsh", "", "Plane - Nowhere", Whenever(Enters(CREATURE), LoseLife(1, who=ControllerOf(That(CREATURE)))))


# ranges --------------------------------------------------------------------------------------------------------------
@rule("801.18", "901.13", "801.10")
def test_what_stands_on_a_plane_stands_everywhere(scenario: Builder) -> None:
    table = scenario(seats=6, variant="planechase", planes=[(LUSH, SECOND)], wishes=Wishes(reach=1))
    assert [table.seat(s).has("Grizzly Bears").power for s in range(6)] == [3] * 6


@rule("801.18", "901.13", "801.7")
def test_a_plane_hears_what_happens_far_away_and_tells_who_is_there(scenario: Builder) -> None:
    """Its controller is seat 0; the creature is seat 3's, who is out of range and loses life all the same."""
    for world, lives in ((BUSY, [21, 20, 20, 20, 20, 20]), (HARSH, [20, 20, 20, 19, 20, 20])):
        table = scenario(seats=6, variant="planechase", planes=[(world, SECOND)], wishes=Wishes(reach=1))
        table.seat(3).has("Leyline of Anticipation")
        table.seat(3).casts("Grizzly Bears").resolves()
        table.resolve_stack()
        assert [seat.life for seat in table.seats()] == lives


# several turns -------------------------------------------------------------------------------------------------------
@rule("901.11c", "901.14")
def test_a_planeswalk_of_one_turn_leaves_the_plane_of_another_alone(scenario: Builder) -> None:
    """Ten seats and two markers, range 1: the plane of the other turn belongs to somebody out of reach."""
    table = planechase(scenario, *THREE, seats=10, variant="grand-melee+planechase")
    state = table.game.state
    mine, other = state.planes
    assert left_behind(state, table.seat(0).number, 0) == [mine]
    table.on(0)
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    table.resolve_stack()
    assert sorted(table.planes) == ["First", "Second"]
    assert other in table.game.state.planes and mine not in table.game.state.planes


@rule("901.11c", "901.14", "801.18")
def test_a_planeswalk_leaves_a_plane_within_range_behind_too(scenario: Builder) -> None:
    """Range 4: both planes are within reach of the player who planeswalks, and both are left."""
    table = scenario(seats=10, variant="grand-melee+planechase", planes=[THREE], wishes=Wishes(reach=4))
    table.on(0)
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Second"]


@rule("901.10", "901.14")
def test_a_leaver_takes_the_plane_of_their_own_turn_along(scenario: Builder) -> None:
    """Fourteen seats, three markers: one fewer player costs no marker. The other planes stay."""
    table = planechase(scenario, *THREE, seats=14, variant="grand-melee+planechase")
    before = list(table.game.state.planes)
    table.seat(4).concedes()
    after = list(table.game.state.planes)
    assert len(after) == 3 and before[0] in after and before[2] in after and before[1] not in after
    assert table.planes.count("First") == 3
    assert [table.of(table.game.state.objs[id].owner) for id in after if id not in before] == [table.seat(5)]


@rule("901.14b", "807.4a", "901.5")
def test_before_the_first_turn_nobody_ceases_to_be_planar_controller(scenario: Builder) -> None:
    """Somebody leaves over their opening hand: markers are handed out later, to those who are there."""
    table = scenario(seats=12, variant="grand-melee+planechase", planes=[THREE], opening=True)
    asked = table.game.decision()
    assert asked is not None
    table.game.concede(asked.seat)
    table.run(lambda d: table.game.state.turns[0].active != [], "the first turns")
    state = table.game.state
    holders = [turn.planar_controller for turn in state.turns if turn.active]
    assert len(state.planes) == len(holders) and all(state.in_game(seat) for seat in holders)


# who follows ---------------------------------------------------------------------------------------------------------
@rule("800.4p", "901.10")
def test_nobody_who_left_before_becomes_planar_controller(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    table.seat(1).concedes()
    table.seat(0).concedes()
    assert table.planar_controller == table.seat(2)


@rule("901.10b")
@pytest.mark.parametrize("starting", [0, 1])
def test_of_what_is_on_the_stack_only_the_phenomenon_passes_to_the_next_player(
    scenario: Builder, starting: int
) -> None:
    """A leaver's other abilities and spells go with them, and another player's stay that player's."""
    table = scenario(seats=4, variant="planechase", planes=[(FIRST, OMEN, SECOND)], starting=starting)
    table.seat(0).has("Soul Warden")
    table.seat(1).has("Soul Warden")
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    table.run(lambda d: "Omen" in table.planes, "the phenomenon")
    table.seat(2).has("Leyline of Anticipation")
    table.seat(2).casts("Grizzly Bears").resolves()
    controllers = [table.of(table.game.state.objs[id].controller) for id in table.stack_ids()]
    assert controllers == [table.seat(0), table.seat(0), table.seat(1)]
    table.seat(0).concedes()
    left = [table.of(table.game.state.objs[id].controller) for id in table.stack_ids()]
    assert left == [table.seat(1), table.seat(1)]
    table.resolve_stack()
    assert table.seat(1).life == 20 + 7 + 1


@rule("901.10b", "800.4d")
def test_an_ability_of_a_phenomenon_that_waits_passes_to_the_first_seat_like_any_other(scenario: Builder) -> None:
    """It has triggered, and is not on the stack yet, as its controller leaves; the first seat of all follows."""
    table = scenario(seats=4, variant="planechase", planes=[(FIRST, OMEN, SECOND)], starting=3)
    planeswalk(table.game, table.seat(0).number, -1)
    assert len(table.game.state.pending) == 1 and table.seat(1).number == 0
    table.seat(0).at(0)
    table.refresh()
    table.resolve_stack()
    assert not table.seat(0).in_game and table.seat(1).life == 27


@rule("901.14b", "901.10b")
def test_a_waiting_phenomenon_goes_with_its_controller_where_nobody_follows(scenario: Builder) -> None:
    """A turn marker goes with the leaver, and with it the planar controller."""
    table = scenario(seats=12, variant="grand-melee+planechase", planes=[(FIRST, OMEN, SECOND)])
    table.on(1)
    table.game.state.here = 1
    planeswalk(table.game, table.seat(4).number, -1)
    assert [t.controller for t in table.game.state.pending] == [table.seat(4).number]
    table.seat(4).at(0)
    table.refresh()
    assert not table.seat(4).in_game and table.game.state.pending == []
    assert all(table.game.state.turns[m].stack == [] for m in range(3))
    assert [table.seat(s).life for s in (0, 5, 8)] == [20, 20, 20]


@rule("901.11", "514.2")
def test_only_what_lasts_until_a_planeswalk_ends_with_it(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Giant Growth", at=[bear]).resolves()
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Second"] and bear.power == 5


@rule("901.10", "901.14", "800.4p")
def test_two_leave_at_once_with_the_planes_of_two_turns(scenario: Builder) -> None:
    """Eighteen seats, four markers, of which none goes: each plane that leaves has its own successor."""
    table = planechase(scenario, *THREE, seats=18, variant="grand-melee+planechase")
    before = list(table.game.state.planes)
    for s in (0, 4):
        table.game.state.edit_player(table.seat(s).number).life = 0
    table.refresh()
    after = list(table.game.state.planes)
    new = [id for id in after if id not in before]
    assert len(after) == 4 and [table.of(table.game.state.objs[id].owner) for id in new] == [
        table.seat(1),
        table.seat(5),
    ]
    assert [int(table.game.state.objs[id].marker) for id in new] == [0, 1]


@rule("901.10b")
def test_an_ability_of_a_phenomenon_on_the_stack_passes_to_the_first_seat_like_any_other(scenario: Builder) -> None:
    table = scenario(seats=4, variant="planechase", planes=[(FIRST, OMEN, SECOND)], starting=3)
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    table.run(lambda d: "Omen" in table.planes, "the phenomenon")
    assert table.seat(1).number == 0 and table.stack == ["Omen's ability"]
    table.seat(0).concedes()
    assert table.stack == ["Omen's ability"]
    table.resolve_stack()
    assert table.seat(1).life == 27


# teams ---------------------------------------------------------------------------------------------------------------
@rule("901.12b", "701.31a")
def test_either_head_planeswalks_and_the_enemies_do_not(scenario: Builder) -> None:
    table = planechase(scenario, *THREE, variant="two-headed-giant+planechase")
    state = table.game.state
    primary = table.planar_controller.number
    assert [walker(state, table.seat(s).number) for s in range(4)] == [primary, primary, -1, -1]
    table = planechase(scenario, *THREE, variant="team-vs-team+planechase")
    state = table.game.state
    mine = table.planar_controller.number
    assert [walker(state, s) for s in range(4)] == [s if s == mine else -1 for s in range(4)]


# one planar deck for all ---------------------------------------------------------------------------------------------
@rule("901.15", "901.15b")
def test_of_a_communal_planar_deck_only_planes_lie_with_everybody(scenario: Builder) -> None:
    from apnap.rules.ch7_additional.supplementary import lies_with

    table = planechase(scenario, *THREE, variant="communal-planechase")
    bear = table.seat(2).has("Grizzly Bears")
    state = table.game.state
    assert lies_with(state, state.objs[bear.id]) == table.seat(2).number
    assert lies_with(state, state.objs[state.planes[0]]) == 0
    table.rolls(table.seat(0), CHAOS_FACE)
    table.resolve_stack()
    assert table.seat(0).life == 21
