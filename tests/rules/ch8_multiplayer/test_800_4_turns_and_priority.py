"""Turns, priority, and players who are controlled, when a player leaves. CR 800.4a, 800.4j-m, 723, 725.4."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn, UntilYourNextTurn, keep_tapped
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Leaves
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, PERMANENT
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts import ending
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch5_turns import turn_based
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import (
    DRAW,
    END,
    EV_DESIGNATION,
    LASTS_TO_PLAYERS_TURN,
    MAIN1,
    S_FORBID,
    STAGE_CHECK,
    STAGE_PRIORITY,
)
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import Pumps, game_at, lasting, put

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
BLESSING = card("Blessing", "{W}", "Sorcery", UntilYourNextTurn(Target(CREATURE), Gets(1, 1)))
BELL = card("Parting Bell", "{1}", "Artifact", Whenever(Leaves(PERMANENT), GainLife(1)))


# at the table ------------------------------------------------------------------------------------------------------


@rule("800.4a")
def test_priority_passes_to_the_next_player(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).passes()
    table.seat(1).passes()
    assert table.holder == table.seat(2)
    table.seat(2).concedes()
    assert table.holder == table.seat(3)


@rule("800.4a", "117.3d")
def test_priority_stays_where_it_is_when_another_leaves(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).casts("Shock", at=[table.seat(3)])
    table.seat(0).passes()
    assert table.holder == table.seat(1)
    table.seat(2).concedes()
    assert table.holder == table.seat(1)
    assert table.stack == ["Shock"]


@rule("800.4j")
def test_a_turn_goes_on_without_its_player(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(1).has("Grizzly Bears")
    table.seat(0).concedes()
    assert table.active == []
    assert table.holder == table.seat(1)
    table.to_step(END)
    assert table.holder == table.seat(1)
    assert table.next_turn() == table.seat(1)


@rule("800.4j", "608.1")
def test_the_stack_resolves_on_a_turn_without_an_active_player(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).concedes()
    table.seat(2).casts("Shock", at=[table.seat(3)])
    table.seat(1).casts("Shock", at=[table.seat(3)])
    table.resolve_stack()
    assert table.seat(3).life == 16
    assert table.holder == table.seat(1)


@rule("800.4j", "514.2")
def test_effects_end_with_a_turn_that_has_no_player(scenario: Builder) -> None:
    table = scenario(seats=4).knows(LOAN)
    bears = table.seat(1).has("Grizzly Bears")
    giant = table.seat(2).has("Hill Giant")
    table.seat(1).casts("Giant Growth", at=[bears]).resolves()
    table.seat(3).casts("Loan", at=[giant]).resolves()
    table.seat(0).concedes()
    assert bears.power == 5 and giant.controller == table.seat(3)
    table.next_turn()
    assert bears.power == 2 and giant.controller == table.seat(2)


@rule("800.4k")
def test_the_turn_of_a_leaver_does_not_begin(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(1).concedes()
    table.seat(2).concedes()
    assert table.next_turns(3) == [table.seat(3), table.seat(0), table.seat(3)]


@rule("800.4k", "500.7")
def test_an_extra_turn_of_a_leaver_does_not_begin(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).casts("Time Warp", at=[table.seat(2)]).resolves()
    table.seat(2).concedes()
    assert table.next_turns(3) == [table.seat(1), table.seat(3), table.seat(0)]


@rule("800.4m", "611.2a")
def test_until_the_next_turn_of_a_leaver(scenario: Builder) -> None:
    """The effect lasts until that turn would have begun."""
    table = scenario(seats=4).knows(BLESSING)
    bears = table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Blessing", at=[bears]).resolves()
    table.seat(0).concedes()
    for seat in (1, 2, 3):
        assert table.next_turn() == table.seat(seat)
        assert bears.power == 3
    assert table.next_turn() == table.seat(1)
    assert bears.power == 2


@rule("800.4a", "504.1")
def test_a_leaver_of_the_draw_step(scenario: Builder) -> None:
    """Somebody who loses by drawing leaves before anybody gets priority."""
    table = scenario(seats=4)
    table.seat(1).empty_library()
    table.run(lambda d: not table.seat(1).in_game, "the draw")
    assert table.game.state.turn().step == DRAW
    assert table.active == []
    assert table.holder == table.seat(2)
    assert table.next_turn() == table.seat(2)


@rule("800.4a", "104.2c")
def test_a_teammate_plays_on(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 2], [1, 3]])
    table.seat(2).concedes()
    assert not table.game.state.over
    table.seat(1).concedes()
    table.seat(3).concedes()
    assert [s.outcome for s in table.seats()] == ["won", "lost", "won", "lost"]


@rule("800.4b", "723.1")
def test_nobody_is_controlled_by_one_who_has_left(scenario: Builder) -> None:
    table = scenario(seats=4)
    slaver = table.seat(0).has("Mindslaver")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(slaver, at=[table.seat(1)])
    table.resolve_stack()
    assert table.game.state.players[table.seat(1).number].next_controlled_by == table.seat(0).number
    table.seat(0).concedes()
    table.to_step(MAIN1, table.seat(1))
    decision = table.to_priority(table.seat(1).number)
    assert decision.decider == table.seat(1).number


@rule("800.4a", "723.1")
def test_control_of_a_turn_to_come_lasts_while_the_controlling_player_is_in_the_game(scenario: Builder) -> None:
    """Somebody else leaves: that ends no effect of the one who will decide."""
    table = scenario(seats=4)
    slaver = table.seat(0).has("Mindslaver")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(slaver, at=[table.seat(1)])
    table.resolve_stack()
    table.seat(2).concedes()
    table.to_step(MAIN1, table.seat(1))
    assert table.to_priority(table.seat(1).number).decider == table.seat(0).number


@rule("800.4a", "723.1")
def test_a_player_decides_again_when_the_one_who_controls_their_turn_leaves(scenario: Builder) -> None:
    table = scenario(seats=4)
    slaver = table.seat(0).has("Mindslaver")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(slaver, at=[table.seat(1)])
    table.resolve_stack()
    table.to_step(MAIN1, table.seat(1))
    assert table.to_priority(table.seat(1).number).decider == table.seat(0).number
    table.seat(0).concedes()
    assert table.to_priority(table.seat(1).number).decider == table.seat(1).number


@rule("800.4a", "117.5")
def test_a_teammate_has_priority_only_after_what_a_departure_triggered(scenario: Builder) -> None:
    """One of those who share a turn leaves in the middle of casting; the bell rings before the others may act."""
    table = scenario(seats=4, variant="archenemy").knows(BELL)
    table.seat(0).has("Parting Bell")
    leaver = table.seat(1)
    leaver.has("Grizzly Bears")
    table.to_step(MAIN1, leaver)
    leaver.holds("Shock")
    leaver.gets_mana("R")
    decision = table.to_priority(leaver.number)
    pick = next(i for i, o in enumerate(decision.options) if table.game.name(o.id) == "Shock")
    table.game.answer([pick], leaver.number)
    assert table.stack == ["Shock"]
    leaver.concedes()
    assert table.stack == ["Parting Bell's ability"]
    assert table.holder in (table.seat(2), table.seat(3))


# on boards made by hand --------------------------------------------------------------------------------------------


@rule("800.4a")
def test_players_whom_the_leaver_controlled_are_free() -> None:
    """CR 800.4a-b, 723."""
    game = game_at(3)
    game.state.edit_player(1).controlled_by = 0
    ending.concede(game, 0)
    assert game.state.players[1].controlled_by == -1


@rule("800.4j")
def test_a_turn_whose_player_left_has_no_active_player() -> None:
    """CR 800.4j."""
    game = game_at(3)
    ending.concede(game, 0)
    turn = game.state.turn()
    assert turn.unit == 0
    assert turn.active == []


@rule("800.4j", "805.4")
def test_one_of_two_active_players_leaves() -> None:
    """CR 800.4j, 805.4: where teammates lose apart, the other is active still and keeps priority."""
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    game = game_at(table.seal())
    ending.concede(game, 0)
    assert game.state.turn().active == [1]
    assert game.state.turn().priority == 0


@rule("800.4a")
def test_priority_passes_on() -> None:
    """CR 800.4a: to the next player, who may act although they had passed before."""
    game = game_at(4)
    turn = game.state.edit_turn()
    turn.priority = 2
    turn.passed = 0b1011
    ending.concede(game, 2)
    turn = game.state.turn()
    assert turn.priority == 3
    assert turn.passed == 0b0011
    assert turn.stage == STAGE_CHECK


@rule("800.4a")
def test_priority_stays_when_another_leaves() -> None:
    """CR 800.4a."""
    game = game_at(4)
    game.state.edit_turn().priority = 2
    ending.concede(game, 1)
    assert game.state.turn().priority == 2
    assert game.state.turn().stage == STAGE_PRIORITY


@pytest.mark.parametrize(
    ("monarch", "leavers", "crowned"),
    [(2, [2], 0), (0, [0], 1), (2, [0, 2], 1), (0, [0, 1], 2), (1, [3], 1)],
)
@rule("725.4")
def test_the_active_player_becomes_the_monarch_when_the_monarch_leaves(
    monarch: int, leavers: list[int], crowned: int
) -> None:
    """CR 725.4: to the active player, else to the next in turn order."""
    game = game_at(4)
    game.state.monarch = monarch
    ending.lose(game, leavers, "104.3e")
    assert game.state.monarch == crowned
    assert (game.state.turn().events[EV_DESIGNATION] is not None) == (monarch != crowned)


@rule("725.4")
def test_the_next_player_becomes_the_monarch_when_nobody_is_active() -> None:
    """CR 725.4."""
    game = game_at(4)
    ending.concede(game, 0)
    game.state.monarch = 3
    ending.concede(game, 3)
    assert game.state.monarch == 1


@rule("800.4m")
def test_until_a_leavers_next_turn() -> None:
    """CR 800.4m: it lasts until that turn would have begun, neither shorter nor longer."""
    game = game_at(3)
    bear = put(game, 0)
    lasting(game, Pumps(2), 1, LASTS_TO_PLAYERS_TURN, [bear])
    ending.concede(game, 1)
    assert game.char(bear).power == 4
    turn_based.expire_turn(game, 2)
    assert game.char(bear).power == 4
    turn_based.expire_turn(game, 1)
    assert game.char(bear).power == 2


@rule("800.4m", "502.3")
def test_to_a_point_in_a_leavers_next_turn() -> None:
    """Through their next untap step: it lasts until that turn would have begun; of who is here, through the step."""
    for leaves in (True, False):
        game = game_at(3)
        bear = put(game, 0)
        keep_tapped(game, Context(1, bear), bear, 1)
        count = len(game.state.standing[S_FORBID])
        if leaves:
            ending.concede(game, 1)
        turn_based.expire_turn(game, 2)
        assert len(game.state.standing[S_FORBID]) == count
        turn_based.expire_turn(game, 1)
        assert len(game.state.standing[S_FORBID]) == (count - 1 if leaves else count)
