"""Ending the game. CR 104."""

from __future__ import annotations

import pytest

from apnap.rules.ch1_concepts import ending
from apnap.rules.ch7_additional import state_based
from apnap.rules.ch8_multiplayer.range import reach_masks
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, F_LOSE, F_WIN
from apnap.rules.core.game import GameOver
from apnap.rules.core.players import DREW, LOST, PLAYING, WON
from apnap.rules.events import LifeChange
from tests.rules.hand_made import Bare, Forbids, concede, game_at, made, put, table_of, two_headed_giant

ANGEL = made("Angel", CREATURE, 4, 4, Forbids(F_LOSE), Forbids(F_WIN, others=True))
TEAMS = [[0, 1], [2, 3]]


def in_range(seats: int, distance: int) -> Bare:
    """A table where everybody has a limited range of influence."""
    table = TableRules(seats)
    table.range = [distance] * seats
    game = game_at(table.seal())
    game.state.reach = reach_masks(game.state)
    return game


def test_the_last_player_wins() -> None:
    """CR 104.2a."""
    game = game_at(3)
    ending.lose(game, [0], "104.3e")
    assert not game.state.over
    ending.lose(game, [2], "104.3e")
    assert game.state.over
    assert game.outcomes() == [LOST, WON, LOST]
    assert game.reasons() == ["104.3e", "104.2a", "104.3e"]


def test_nothing_keeps_the_last_player_from_winning() -> None:
    """CR 104.2a."""
    game = game_at(2)
    put(game, 0, made("Curse", CREATURE, 1, 1, Forbids(F_WIN)))
    ending.concede(game, 1)
    assert game.outcomes() == [WON, LOST]


def test_the_last_team_wins_with_those_who_had_lost() -> None:
    """CR 104.2c, 104.3g: a team has lost when all of it has."""
    game = game_at(table_of(4, TEAMS))
    ending.concede(game, 1)
    ending.concede(game, 2)
    assert not game.state.over
    ending.concede(game, 3)
    assert game.state.over
    assert game.outcomes() == [WON, WON, LOST, LOST]
    assert game.reasons()[:2] == ["104.2c", "104.2c"]


def test_an_effect_wins_for_a_player_and_their_team() -> None:
    """CR 104.2b."""
    game = game_at(table_of(4, TEAMS))
    with pytest.raises(GameOver):
        ending.effect_wins(game, 3)
    assert game.state.over
    assert game.outcomes() == [LOST, LOST, WON, WON]


def test_opponents_of_an_angel_cannot_win() -> None:
    """CR 101.2, 104.2b: but its controller can."""
    game = game_at(3)
    put(game, 1, ANGEL)
    ending.effect_wins(game, 0)
    assert not game.state.over
    ending.win(game, 1, "104.2b")
    assert game.outcomes() == [LOST, WON, LOST]


def test_a_team_cannot_win_if_a_member_cannot() -> None:
    """CR 810.8a."""
    game = game_at(two_headed_giant())
    put(game, 0, made("Oath", CREATURE, 1, 1, Forbids(F_WIN)))
    ending.win(game, 1, "104.2b")
    assert not game.state.over


def test_a_win_under_limited_range_defeats_those_within_it() -> None:
    """CR 104.3h, 801.14: the game goes on for the others."""
    game = in_range(6, 1)
    ending.effect_wins(game, 0)
    assert not game.state.over
    assert game.outcomes() == [PLAYING, LOST, PLAYING, PLAYING, PLAYING, LOST]
    assert game.reasons()[1] == "104.3h"


def test_conceding_cannot_be_prevented() -> None:
    """CR 104.3a."""
    game = game_at(3)
    put(game, 0, ANGEL)
    ending.concede(game, 0)
    assert game.outcomes() == [LOST, PLAYING, PLAYING]
    assert game.reasons()[0] == "104.3a"
    ending.concede(game, 0)
    assert game.reasons()[0] == "104.3a"


def test_a_team_that_loses_as_one_concedes_as_one() -> None:
    """CR 810.8b."""
    game = game_at(two_headed_giant())
    ending.concede(game, 2)
    assert game.state.over
    assert game.outcomes() == [WON, WON, LOST, LOST]


def test_a_teammate_plays_on_where_loss_is_ones_own() -> None:
    """CR 104.3g, 808."""
    game = game_at(table_of(4, TEAMS))
    ending.concede(game, 2)
    assert game.outcomes() == [PLAYING, PLAYING, LOST, PLAYING]


def test_who_cannot_lose_does_not_lose_by_an_effect() -> None:
    """CR 104.3e, 101.2."""
    game = game_at(3)
    put(game, 1, ANGEL)
    ending.effect_loses(game, [1, 2])
    assert game.outcomes() == [PLAYING, PLAYING, LOST]


def test_who_would_win_and_lose_loses() -> None:
    """CR 104.3f."""
    game = game_at(3)
    game.state.edit_player(0).outcome = LOST
    ending.win(game, 0, "104.2b")
    assert not game.state.over


def test_all_who_remain_losing_together_draw() -> None:
    """CR 104.4a: whoever had lost before has lost."""
    game = game_at(4)
    ending.concede(game, 3)
    ending.lose(game, [0, 1, 2], "104.3e")
    assert game.state.over
    assert game.outcomes() == [DREW, DREW, DREW, LOST]


def test_all_teams_losing_together_draw() -> None:
    """CR 104.4d: with the members who had left before."""
    game = game_at(table_of(6, [[0, 1], [2, 3], [4, 5]]))
    for seat in (4, 5, 1):
        ending.concede(game, seat)
    ending.lose(game, [0, 2, 3], "104.3e")
    assert game.outcomes() == [DREW, DREW, DREW, DREW, LOST, LOST]


def test_two_headed_giants_falling_together_draw() -> None:
    """CR 104.4d, 704.6a."""
    game = game_at(two_headed_giant())
    for seat in (1, 2):
        game.emit(LifeChange(seat, -30))
    assert state_based.check(game)
    assert game.outcomes() == [DREW] * 4


def test_an_effect_draws_the_game() -> None:
    """CR 104.4c."""
    game = game_at(3)
    with pytest.raises(GameOver):
        ending.effect_draws(game, 1)
    assert game.outcomes() == [DREW] * 3


def test_a_draw_under_limited_range_is_for_some() -> None:
    """CR 104.4e, 801.15: they leave, and the rest play on."""
    game = in_range(6, 1)
    ending.effect_draws(game, 0)
    assert game.outcomes() == [DREW, DREW, PLAYING, PLAYING, PLAYING, DREW]
    assert not game.state.over
    ending.lose(game, [2, 3], "104.3e")
    assert game.outcomes() == [DREW, DREW, LOST, LOST, WON, DREW]


def test_the_table_stays_as_it_was_when_the_game_ends() -> None:
    """CR 104.1: nothing is swept away after the end."""
    game = game_at(2)
    bear = put(game, 1)
    game.state.edit_player(1).life = 0
    assert state_based.check(game)
    assert game.state.over
    assert not game.state.in_game(1)
    assert game.state.objs[bear].zone == BATTLEFIELD


def test_an_end_in_the_middle_stops_what_is_going_on() -> None:
    """CR 104.1, 104.3a: whoever asks does not get an answer any more."""
    game = game_at(2)
    for _ in range(2):
        put(game, 0, made("Queen", CREATURE, 1, 1, supertypes=2))
    game.script[0].answers = [concede]
    with pytest.raises(GameOver):
        state_based.check(game)
    assert game.outcomes() == [LOST, WON]


def test_the_log_says_who_and_why() -> None:
    """CR 104.3a, 104.2c, 800.4a."""
    game = game_at(two_headed_giant())
    game.logging = True
    ending.concede(game, 0)
    assert game.lines() == [
        "Ann and Bob lose the game (104.3a)",
        "Ann leaves the game (800.4a)",
        "Bob leaves the game (800.4a)",
        "Cy and Dee win the game (104.2c)",
    ]
