"""Planechase when players leave, in teams, with turn markers and with a limited range. CR 901.10-13, 801.18, 800.4."""

from __future__ import annotations

import pytest

from apnap import library
from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.casual.planes import CHAOS_ENSUES, Encounters, PlaneswalksAway, PlaneswalksTo, RollsPlanarDie
from apnap.abilities.effects.coins_and_dice import RollsDice
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import CREATURE, YOU_CONTROL
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch9_casual.planar_die import BLANK_FACE, CHAOS_FACE, PLANESWALKER_FACE
from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import D_ORDER, D_YES_NO
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario


def plane(name: str, *more: Whenever | When | At | Always | Activate) -> CardDef:
    """A plane on which chaos gives its controller a life."""
    return card(name, "", "Plane - Nowhere", *more, Whenever(CHAOS_ENSUES, GainLife(1)))


FIRST, SECOND, THIRD = plane("First"), plane("Second"), plane("Third")
ROOMY = plane("Roomy", Always(Each(CREATURE, YOU_CONTROL), Gets(1, 1)))
WELCOMING = plane("Welcoming", When(PlaneswalksTo(), GainLife(5)), When(PlaneswalksAway(), LoseLife(3)))
GAMBLING = plane("Gambling", Whenever(RollsPlanarDie(), Draw(1)))
DRAIN = card("Drain", "", "Plane - Nowhere", Whenever(CHAOS_ENSUES, LoseLife(1, who=EACH_OPPONENT)))
OMEN = card("Omen", "", "Phenomenon", When(Encounters(), GainLife(7)))
DICE = card("Lucky Dice", "{1}", "Artifact", Whenever(RollsDice(), GainLife(1)))
THREE = (FIRST, SECOND, THIRD)


def planechase(scenario: Builder, *cards: CardDef, seats: int = 4, variant: str = "planechase") -> Scenario:
    """A table at which everybody has this planar deck, the top card first."""
    return scenario(seats=seats, variant=variant, planes=[cards])


# leaving -----------------------------------------------------------------------------------------------------------


@rule("800.4p", "901.6", "311.5")
def test_the_next_player_becomes_the_planar_controller(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    table.to_turn(table.seat(1)).to_step(MAIN2)
    table.seat(1).concedes()
    assert table.planar_controller == table.seat(2)
    assert any("becomes the planar controller" in line for line in table.log)
    assert table.planes == ["First"] and table.plane("First").controller == table.seat(2)
    table.to_turn(table.seat(2)).to_turn(table.seat(3))
    assert table.planar_controller == table.seat(3)


@rule("901.10", "901.11a")
def test_the_plane_goes_with_its_owner_and_another_is_turned_up(scenario: Builder) -> None:
    table = planechase(scenario, WELCOMING, WELCOMING, THIRD)
    table.to_turn(table.seat(1)).to_step(MAIN2)
    table.seat(0).concedes()
    assert table.planes == ["Welcoming"] and table.plane("Welcoming").owner == table.seat(1)
    table.resolve_stack()
    assert table.seat(1).life == 20 + 5 - 3


@rule("901.10", "800.4p")
def test_the_active_player_leaves_with_the_plane(scenario: Builder) -> None:
    table = planechase(scenario, FIRST, SECOND)
    table.seat(0).concedes()
    assert table.planar_controller == table.seat(1)
    assert table.planes == ["First"] and table.plane("First").owner == table.seat(1)
    assert table.planar_deck(table.seat(0)) == []


@rule("901.10a")
def test_the_planeswalking_ability_ceases_with_the_plane(scenario: Builder) -> None:
    table = planechase(scenario, *THREE)
    table.to_turn(table.seat(1)).to_step(MAIN2)
    table.rolls(table.seat(1), PLANESWALKER_FACE)
    assert len(table.stack) == 1
    table.seat(0).concedes()
    assert table.stack == []
    assert table.planes == ["First"] and table.plane("First").owner == table.seat(1)


@rule("901.10a")
@pytest.mark.parametrize("ordering", [False, True])
def test_the_planeswalking_ability_that_is_not_on_the_stack_yet_ceases_too(scenario: Builder, ordering: bool) -> None:
    """The owner of the plane loses right after the roll, or concedes as its abilities are put in order."""
    from apnap.rules.ch9_casual.planar_die import roll_planar_die

    table = planechase(scenario, GAMBLING, SECOND, THIRD)
    table.to_turn(table.seat(1)).to_step(MAIN2)
    hand = len(table.seat(1).hand)
    table.load_die(PLANESWALKER_FACE)
    roll_planar_die(table.game, table.seat(1).number, -1)
    assert len(table.game.state.pending) == 2
    if ordering:
        table.refresh()
        assert table.asked(table.seat(1), kind=D_ORDER)
        table.seat(0).concedes()
    else:
        table.seat(0).at(0)
        table.refresh()
    assert not table.seat(0).in_game
    assert table.planes == ["Gambling"] and table.plane("Gambling").owner == table.seat(1)
    table.resolve_stack()
    assert len(table.seat(1).hand) == hand + 1  # the other ability is there
    assert table.planes == ["Gambling"] and table.planar_deck(table.seat(1)) == ["Second", "Third"]


@rule("901.10a", "901.10")
def test_the_planeswalking_ability_stays_where_only_a_phenomenon_leaves(scenario: Builder) -> None:
    from apnap.rules.ch9_casual.planar_die import roll_planar_die

    table = planechase(scenario, FIRST, OMEN, THIRD)
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    while table.planes == ["First"]:
        table.answer([0])
    table.load_die(PLANESWALKER_FACE)
    roll_planar_die(table.game, table.seat(1).number, -1)  # by an effect, while Omen is face up
    table.refresh()
    assert len(table.stack) == 2
    table.seat(0).concedes()
    assert len(table.stack) == 2 and table.planes == ["First"] and table.planar_controller == table.seat(1)
    table.resolve_stack()  # from First to the Omen below it, and on
    assert table.planes == ["Third"] and table.seat(1).life == 20 + 7 + 7


@rule("901.10b")
@pytest.mark.parametrize("ordering", [False, True])
def test_the_ability_of_a_phenomenon_that_is_not_on_the_stack_yet_stays(scenario: Builder, ordering: bool) -> None:
    from apnap.rules.ch9_casual.planes import planeswalk

    table = planechase(scenario, WELCOMING, OMEN, THIRD)
    planeswalk(table.game, table.seat(0).number, -1)
    assert table.planes == ["Omen"] and len(table.game.state.pending) == 2
    if ordering:
        table.refresh()
        assert table.asked(table.seat(0), kind=D_ORDER)
        table.seat(0).concedes()
    else:
        table.seat(0).at(0)
        table.refresh()
    assert not table.seat(0).in_game
    table.run(lambda d: len(table.stack) > 1, "abilities on the stack")
    assert sorted(table.stack) == ["Omen's ability", "Welcoming's ability"]
    omen = [id for id in table.stack_ids() if table.game.state.objs[id].controller == table.seat(1).number]
    assert len(omen) == len(table.stack)
    table.resolve_stack()
    assert table.seat(1).life == 20 + 7 + 5  # and arrived at a Welcoming of their own


@rule("901.10b")
def test_the_ability_of_a_phenomenon_that_has_just_been_put_on_the_stack_stays_once(scenario: Builder) -> None:
    """Its controller concedes as the next player puts theirs in order."""
    from apnap.rules.ch9_casual.planar_die import roll_planar_die
    from apnap.rules.ch9_casual.planes import planeswalk

    table = planechase(scenario, FIRST, OMEN, THIRD).knows(DICE)
    table.seat(1).have("Lucky Dice", "Lucky Dice")
    table.load_die(BLANK_FACE)
    roll_planar_die(table.game, table.seat(1).number, -1)
    planeswalk(table.game, table.seat(0).number, -1)
    assert len(table.game.state.pending) == 3
    table.refresh()
    assert table.asked(table.seat(1), kind=D_ORDER) and table.stack == ["Omen's ability"]
    table.seat(0).concedes()
    table.resolve_stack()
    assert table.seat(1).life == 20 + 2 + 7


@rule("901.10b")
def test_the_ability_of_a_phenomenon_stays(scenario: Builder) -> None:
    table = planechase(scenario, FIRST, OMEN, THIRD)
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    while table.planes == ["First"]:
        table.answer([0])
    table.seat(0).concedes()
    assert table.stack == ["Omen's ability"] and table.planes == ["First"]
    table.resolve_stack()
    assert table.seat(1).life == 27


@rule("312.4")
def test_the_phenomenon_is_the_next_players_when_its_controller_leaves(scenario: Builder) -> None:
    table = planechase(scenario, FIRST, OMEN, THIRD, variant="communal-planechase")
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    while table.planes == ["First"]:
        table.answer([0])
    assert table.plane("Omen").controller == table.seat(0)
    table.seat(0).concedes()
    assert table.plane("Omen").controller == table.seat(1)


# Two-Headed Giant --------------------------------------------------------------------------------------------------


@rule("901.12", "901.12a", "901.12b")
def test_the_primary_player_is_the_planar_controller(scenario: Builder) -> None:
    table = planechase(scenario, *THREE, variant="two-headed-giant+planechase")
    assert table.planar_controller == table.seat(0)
    assert all(table.planar_deck(seat) for seat in table.seats())
    table.to_turn(table.seat(2))
    assert table.planar_controller == table.seat(2)


@rule("901.12b")
def test_the_primary_player_of_the_next_team_follows(scenario: Builder) -> None:
    table = scenario(seats=6, teams=[[0, 1], [2, 3], [4, 5]], shared_turns=True, planes=[THREE])
    table.seat(1).concedes()
    assert table.planar_controller == table.seat(2)
    assert table.plane("First").controller == table.seat(2)


@rule("901.12c")
def test_you_on_a_plane_means_both_heads_of_a_giant(scenario: Builder) -> None:
    table = planechase(scenario, ROOMY, SECOND, variant="two-headed-giant+planechase")
    bears = [seat.has("Grizzly Bears") for seat in table.seats()]
    assert [b.power for b in bears] == [3, 3, 2, 2]
    life = table.seat(0).life
    table.rolls(table.seat(0), CHAOS_FACE)
    table.resolve_stack()
    assert table.seat(0).life == life + 2


@rule("901.12d")
def test_each_head_rolls_at_a_cost_of_its_own(scenario: Builder) -> None:
    table = planechase(scenario, *THREE, variant="two-headed-giant+planechase")
    one, other = table.seat(0), table.seat(1)
    table.rolls(one, BLANK_FACE)
    assert not table.may_roll(one) and table.may_roll(other)
    table.rolls(other, PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Second"] and table.plane("Second").owner == one


@rule("901.12c")
def test_each_head_decides_whether_it_does_what_a_plane_allows(scenario: Builder) -> None:
    table = planechase(scenario, library.find("Fields of Summer"), SECOND, variant="two-headed-giant+planechase")
    life = table.seat(0).life
    table.rolls(table.seat(0), CHAOS_FACE)
    table.run(lambda d: d.kind == D_YES_NO, "the first head to be asked")
    for wish in (1, 0):
        table.answer([wish])
    table.resolve_stack()
    assert table.seat(0).life == life + 10


@rule("901.12c")
def test_each_head_gets_mana_of_its_own(scenario: Builder) -> None:
    table = planechase(scenario, library.find("Krosa"), SECOND, variant="two-headed-giant+planechase")
    table.rolls(table.seat(0), CHAOS_FACE)
    table.run(lambda d: d.kind == D_YES_NO, "the first head to be asked")
    for _ in range(2):
        table.answer([1])
    assert [sorted(table.seat(i).pool) for i in range(3)] == [sorted("WUBRG"), sorted("WUBRG"), []]


# range of influence and turn markers -------------------------------------------------------------------------------


@rule("801.18", "901.13")
def test_range_of_influence_does_not_limit_planes(scenario: Builder) -> None:
    from apnap.rules.variants import Wishes

    table = scenario(seats=6, variant="planechase", planes=[(DRAIN, SECOND)], wishes=Wishes(reach=1))
    table.rolls(table.seat(0), CHAOS_FACE)
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 19, 19, 19, 19, 19]


@rule("901.14", "901.14a", "801.18")
def test_each_marker_of_a_grand_melee_has_a_plane_of_its_own(scenario: Builder) -> None:
    table = planechase(scenario, DRAIN, SECOND, seats=10, variant="grand-melee+planechase")
    assert table.planes == ["Drain", "Drain"]
    owners = [table.game.state.objs[id].owner for id in table.game.state.planes]
    assert owners == [turn.planar_controller for turn in table.game.state.turns]
    table.on(0)
    table.rolls(table.seat(0), CHAOS_FACE)
    assert len(table.game.state.turns[0].stack) == 1 and not table.game.state.turns[1].stack
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 19, 20, 20, 20, 20, 20, 20, 20, 19]


@rule("901.14b")
def test_a_leaver_who_costs_a_marker_takes_a_plane_along(scenario: Builder) -> None:
    table = planechase(scenario, *THREE, seats=12, variant="grand-melee+planechase")
    table.seat(4).concedes()
    state = table.game.state
    assert [state.objs[id].owner for id in state.planes] == [table.seat(0).number, table.seat(8).number]
    assert [turn.planar_controller for turn in state.turns] == [table.seat(0).number, -1, table.seat(8).number]
    assert not any("planeswalks" in line for line in table.log)


@rule("901.14", "800.4p")
def test_a_leaver_who_costs_no_marker_is_followed(scenario: Builder) -> None:
    table = planechase(scenario, *THREE, seats=13, variant="grand-melee+planechase")
    table.seat(4).concedes()
    state = table.game.state
    walkers = [table.seat(i).number for i in (0, 5, 8)]
    assert [turn.planar_controller for turn in state.turns] == walkers
    assert sorted(state.objs[id].owner for id in state.planes) == sorted(walkers)


# what the rules leave open -----------------------------------------------------------------------------------------


def test_planeswalking_leaves_only_planes_within_reach(scenario: Builder) -> None:
    """In a Grand Melee the planes of other turns stay. See docs/rulings.md."""
    table = planechase(scenario, *THREE, seats=10, variant="grand-melee+planechase")
    table.on(0)
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    table.resolve_stack()
    state = table.game.state
    names = {int(state.objs[id].marker): state.objs[id].card.name for id in state.planes}
    assert names == {0: "Second", 1: "First"}


def test_the_plane_of_a_marker_that_goes_stays_with_another(scenario: Builder) -> None:
    """The planar controller who left had another marker than the one that is removed. See docs/rulings.md."""
    table = planechase(scenario, *THREE, seats=11, variant="grand-melee+planechase")
    for leaver in (2, 3, 5, 0):  # eight are left, then the player with the first marker goes: seven
        table.seat(leaver).concedes()
    state = table.game.state
    assert [turn.removals for turn in state.turns] == [0, 1]
    assert sum(turn.planar_controller >= 0 for turn in state.turns) == len(state.planes) == 1
    for _ in range(60):
        decision = table.game.decision()
        if decision is None:
            break
        table.answer(table.default(decision))
    state = table.game.state
    running = [turn for turn in state.turns if turn.stage != 8]
    assert [turn.marker for turn in running] == [0]
    assert [int(state.objs[id].marker) for id in state.planes] == [running[0].marker]
    assert state.objs[state.planes[0]].controller == running[0].planar_controller


@rule("800.4p")
def test_a_teammate_in_the_same_turn_follows(scenario: Builder) -> None:
    """Where a team shares its turn and a player of it leaves alone."""
    table = scenario(seats=6, teams=[[0, 1], [2, 3], [4, 5]], shared_turns=True, planes=[THREE])
    rules = table.game.state.table
    rules.loss_of = list(range(6))
    rules.life_of = list(range(6))
    table.seat(0).concedes()
    assert table.seat(1).in_game and table.planar_controller == table.seat(1)


@rule("901.10b")
def test_with_one_deck_for_all_a_phenomenon_stays_with_its_ability(scenario: Builder) -> None:
    table = planechase(scenario, FIRST, OMEN, THIRD, variant="communal-planechase")
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    while table.planes == ["First"]:
        table.answer([0])
    table.seat(0).concedes()
    assert table.stack == ["Omen's ability"] and table.planes == ["Omen"]
    table.resolve_stack()
    assert table.seat(1).life == 27 and table.planes == ["Third"]
