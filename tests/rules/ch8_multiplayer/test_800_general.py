"""Multiplayer games in general, and the examples about leaving with the cards they name. CR 800."""

from __future__ import annotations

import pytest

import apnap
from apnap.errors import InputError
from apnap.rules.ch8_multiplayer.table import TableError
from apnap.rules.core.constants import END, MAIN1
from apnap.rules.core.decisions import D_ATTACK, D_MULLIGAN, FOR_BOTTOM, O_ACTIVATE
from apnap.rules.variants import VARIANTS, Wishes
from apnap.tables import choice
from apnap.testing import example, rule
from apnap.testing.plugin import Builder

# what a multiplayer game is ----------------------------------------------------------------------------------------


@rule("800.1")
def test_a_game_that_begins_with_three_stays_a_multiplayer_game(scenario: Builder) -> None:
    """One leaves before the first turn: the starting player draws all the same, and mulligans were free."""
    table = scenario(seats=3, opening=True)
    while table.game.decision() is not None and table.game.decision().kind == D_MULLIGAN:  # type: ignore[union-attr]
        if table.seat(2).in_game:
            table.seat(2).concedes()
        else:
            table.answer([0])
    table.run(lambda d: table.step == "precombat main phase", "the first main phase")
    assert table.active == [table.seat(0)] and len(table.seat(0).hand) == 8


@rule("800.1")
def test_a_game_that_begins_with_two_is_not_a_multiplayer_game(scenario: Builder) -> None:
    table = scenario(seats=2, opening=True)
    table.run(lambda d: table.step == "precombat main phase", "the first main phase")
    assert len(table.seat(0).hand) == 7


@rule("800.2")
def test_several_options_in_one_game(scenario: Builder) -> None:
    """Range, attacks to the left and deploying together, each as if it were alone."""
    table = scenario(seats=6, teams=[[0, 1], [2, 3], [4, 5]], range_of_influence=1, attack="left", deploy=True)
    bears = table.seat(1).has("Grizzly Bears")
    far = table.seat(4).has("Grizzly Bears")
    table.to_step(MAIN1, table.seat(1))
    assert table.seat(1).can(O_ACTIVATE, bears)
    table.seat(1).casts("Pyroclasm").resolves()
    assert bears.died and far.stayed
    table.seat(1).has("Grizzly Bears")
    decision = table.run(lambda d: d.kind == D_ATTACK, "an attack")
    assert decision.defenders == [table.seat(2).ref]


@rule("800.2")
def test_one_variant_with_an_option_that_it_does_not_allow() -> None:
    """Options are added to the one variant that is played, as far as that goes."""
    assert VARIANTS["free-for-all"].table([1] * 5, Wishes(reach=2)).range == [2] * 5
    with pytest.raises(TableError):
        VARIANTS["emperor"].table([3, 3], Wishes(reach=1))
    with pytest.raises(InputError, match=r"cannot be one game \(CR 800\.2\)"):
        choice("emperor+two-headed-giant")


@rule("800.5")
def test_players_sit_as_they_agreed() -> None:
    """In the order in which they are named, and turns go round in it."""
    game = apnap.new_game(["red"], seats=4, names=["Dora", "Ann", "Cy", "Bob"], agents=["first"], seed=3)
    game.run()
    turns = [str(line).split("Turn ")[1].split(": ")[1].split(" (")[0] for line in game.log if "Turn " in str(line)][:5]
    order = ["Dora", "Ann", "Cy", "Bob"]
    first = order.index(turns[0])
    assert turns == [order[(first + i) % 4] for i in range(5)]


@rule("801.1")
def test_limited_range_is_an_option_and_part_of_the_emperor_variant() -> None:
    assert VARIANTS["free-for-all"].table([1] * 5, None).range is None
    assert VARIANTS["emperor"].table([3, 3], None).range == [1, 2, 1, 1, 2, 1]


@rule("800.4")
def test_the_game_goes_on_when_players_leave(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(2).concedes()
    assert not table.game.state.over and table.seat(2).outcome == "lost"
    assert table.next_turns(3) == [table.seat(1), table.seat(3), table.seat(0)]
    table.seat(0).concedes()
    table.seat(1).concedes()
    assert table.game.state.over and table.seat(3).outcome == "won"


# examples ----------------------------------------------------------------------------------------------------------


@rule("800.4a")
@example("800.4a", 1)
def test_mind_control_leaves_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=4)
    alex, bianca = table.seat(0), table.seat(1)
    griffin = bianca.has("Assault Griffin")
    alex.casts("Mind Control", at=[griffin]).resolves()
    alex.concedes()
    assert griffin.stayed and griffin.controller == bianca
    assert table.seat(0).battlefield == []


@rule("800.4a")
@example("800.4a", 1)
def test_the_griffin_leaves_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=4)
    alex, bianca = table.seat(0), table.seat(1)
    griffin = bianca.has("Assault Griffin")
    alex.casts("Mind Control", at=[griffin]).resolves()
    bianca.concedes()
    assert griffin.zone == "gone" and alex.graveyard == ["Mind Control"]


@rule("800.4a")
@example("800.4a", 2)
def test_act_of_treason_ends_with_its_controller(scenario: Builder) -> None:
    table = scenario(seats=4)
    alex, bianca = table.seat(0), table.seat(1)
    bear = bianca.has("Runeclaw Bear")
    alex.casts("Act of Treason", at=[bear]).resolves()
    assert bear.controller == alex
    alex.concedes()
    assert bear.stayed and bear.controller == bianca


@rule("800.4a")
@example("800.4a", 3)
def test_what_bribery_brought_is_exiled_or_leaves_with_its_owner(scenario: Builder) -> None:
    for owner_leaves in (False, True):
        table = scenario(seats=4)
        alex, bianca = table.seat(0), table.seat(1)
        angel = bianca.library("Serra Angel")[0]
        alex.casts("Bribery", at=[bianca])
        table.says([angel.id])
        table.resolve_stack()
        assert alex.battlefield == ["Serra Angel"]
        (bianca if owner_leaves else alex).concedes()
        assert bianca.exile == ([] if owner_leaves else ["Serra Angel"])
        assert alex.battlefield == [] and angel.zone == ("gone" if owner_leaves else "exile")


@rule("800.4a")
@example("800.4a", 4)
def test_myr_of_the_chamber_stay_with_those_who_made_them(scenario: Builder) -> None:
    table = scenario(seats=4)
    alex, bianca = table.seat(0), table.seat(1)
    alex.has("Genesis Chamber")
    alex.casts("Runeclaw Bear")
    table.resolve_stack()
    table.to_step(MAIN1, bianca)
    bianca.casts("Runeclaw Bear")
    table.resolve_stack()
    assert "Myr Token" in alex.battlefield and bianca.battlefield == ["Runeclaw Bear", "Myr Token"]
    alex.concedes()
    assert alex.battlefield == [] and bianca.battlefield == ["Runeclaw Bear", "Myr Token"]


@rule("800.4d")
@example("800.4d", 1)
def test_the_specter_never_returns_from_the_slide(scenario: Builder) -> None:
    table = scenario(seats=4)
    alex, bianca = table.seat(0), table.seat(1)
    bianca.has("Astral Slide")
    specter = alex.has("Hypnotic Specter")
    cycled = bianca.holds("Barkhide Mauler")[0]
    bianca.gets_mana("CC")
    bianca.activates(cycled)
    table.says([1])
    table.resolve_stack()
    assert specter.zone == "exile"
    bianca.concedes()
    table.to_step(END)
    assert table.stack == [] and alex.exile == ["Hypnotic Specter"]
    table.next_turn()
    assert alex.exile == ["Hypnotic Specter"]


@rule("800.7", "103.8b")
def test_the_first_team_of_two_headed_giant_skips_its_draw_step(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant", opening=True)
    table.run(lambda d: table.step == "precombat main phase", "the first main phase")
    first = table.active
    assert [len(seat.hand) for seat in first] == [7, 7]
    table.run(lambda d: table.step == "precombat main phase" and table.active != first, "the second team's")
    assert [len(seat.hand) for seat in table.active] == [8, 8]


# beginning a game of several ---------------------------------------------------------------------------------------


@rule("800.6", "103.5")
def test_the_first_mulligan_is_free(scenario: Builder) -> None:
    table = scenario(seats=3, opening=True)
    mulligans = 0
    while (d := table.game.decision()) is not None and d.kind == D_MULLIGAN:
        again = d.seat == table.seat(1).number and mulligans == 0
        mulligans += again
        table.answer([1 if again else 0])
    assert table.game.decision().purpose != FOR_BOTTOM  # type: ignore[union-attr]
    assert len(table.seat(1).hand) == 7


@rule("800.6", "103.5")
def test_the_second_mulligan_costs_a_card(scenario: Builder) -> None:
    table = scenario(seats=3, opening=True)
    taken = 0
    while (d := table.game.decision()) is not None and (d.kind == D_MULLIGAN or d.purpose == FOR_BOTTOM):
        if d.kind == D_MULLIGAN:
            again = d.seat == table.seat(1).number and taken < 2
            taken += again
            table.answer([1 if again else 0])
        else:
            assert d.minimum == 1
            table.answer([d.candidates[0]])
    assert len(table.seat(1).hand) == 6


@rule("800.7", "103.8c")
def test_the_starting_player_draws_with_three_or_more(scenario: Builder) -> None:
    for seats, cards in ((2, 7), (3, 8)):
        table = scenario(seats=seats, opening=True)
        while (d := table.game.decision()) is not None and d.kind == D_MULLIGAN:
            table.answer([0])
        first = table.active[0]
        assert first == table.seat(0)
        table.run(lambda d: table.game.state.turn().step >= MAIN1, "the main phase")  # noqa: B023
        assert len(first.hand) == cards
