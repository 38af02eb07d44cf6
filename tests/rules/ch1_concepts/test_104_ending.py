"""How a game ends: winning, losing, drawing, conceding. CR 104."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.player_actions import Draw, PlayerAction
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.targets import TargetPlayer
from apnap.rules.ch1_concepts import ending
from apnap.rules.ch1_concepts.definitions import Context, Effect, Keywords
from apnap.rules.ch7_additional import state_based
from apnap.rules.ch8_multiplayer.range import reach_masks
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, F_LOSE, F_WIN, INFECT, MAIN2
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import GameOver
from apnap.rules.core.players import DREW, LOST, PLAYING, WON
from apnap.rules.events import LifeChange
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import Bare, Forbids, concede, game_at, made, put, table_of, two_headed_giant


class WinTheGame(Effect):
    """You win the game."""

    def happen(self, game: Game, ctx: Context) -> None:
        ending.effect_wins(game, ctx.controller)


class LoseTheGame(PlayerAction):
    """Players lose the game."""

    def act(self, game: Game, ctx: Context, seats: list[int]) -> None:
        ending.effect_loses(game, seats)


class DrawTheGame(Effect):
    """The game is a draw."""

    def happen(self, game: Game, ctx: Context) -> None:
        ending.effect_draws(game, ctx.controller)


TRIUMPH = card("Triumph", "{W}", "Sorcery", WinTheGame(), GainLife(5))
DOOM = card("Doom", "{B}", "Sorcery", LoseTheGame(TargetPlayer()))
TRUCE = card("Truce", "{W}", "Sorcery", DrawTheGame())
VIPER = card("Blighted Viper", "{1}{B}", "Creature - Snake", "2/2", Keywords(INFECT))
ANGEL = made("Angel", CREATURE, 4, 4, Forbids(F_LOSE), Forbids(F_WIN, others=True))
TEAMS = [[0, 1], [2, 3]]


def in_range(seats: int, distance: int) -> Bare:
    """A table where everybody has a limited range of influence."""
    table = TableRules(seats)
    table.range = [distance] * seats
    game = game_at(table.seal())
    game.state.reach = reach_masks(game.state)
    return game


# at the table ------------------------------------------------------------------------------------------------------


@rule("104.2a", "104.1")
def test_the_last_player_in_the_game_wins_at_once(scenario: Builder) -> None:
    table = scenario()
    for seat in table.seats()[1:]:
        assert not table.game.state.over
        seat.concedes()
    assert table.game.state.over
    assert [s.outcome for s in table.seats()] == ["won"] + ["lost"] * (table.count - 1)


@rule("104.2a", "101.2")
def test_a_last_player_wins_whatever_says_that_they_cannot(scenario: Builder) -> None:
    """The Angel says that its controller's opponents can't win, and is still there as that player concedes."""
    table = scenario(seats=2)
    table.seat(0).has("Platinum Angel")
    table.seat(0).concedes()
    assert [s.outcome for s in table.seats()] == ["lost", "won"]


@rule("104.3a", "101.1")
def test_a_player_who_cannot_lose_can_still_concede(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Platinum Angel")
    table.seat(1).concedes()
    assert table.seat(1).outcome == "lost" and not table.seat(1).in_game


@rule("104.3a", "800.4a")
def test_a_player_may_concede_while_another_decides(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(1).holds("Forest", "Island", "Swamp")
    table.seat(0).casts("Mind Rot", at=[table.seat(1)])
    table.run(lambda d: d.kind == 1)  # seat 1 is choosing what to discard
    table.seat(2).concedes()
    assert table.seat(2).outcome == "lost"
    table.resolve_stack()
    assert len(table.seat(1).graveyard) == 2


@rule("104.3b", "117.5")
def test_life_at_zero_counts_when_a_player_would_get_priority_not_before(scenario: Builder) -> None:
    scare = card("Near Death", "{B}", "Sorcery", LoseLife(25, who=EACH_PLAYER), GainLife(10, who=EACH_PLAYER))
    table = scenario().knows(scare)
    table.seat(0).casts("Near Death").resolves()
    assert [s.life for s in table.seats()] == [5] * table.count
    assert all(s.in_game for s in table.seats())


@rule("104.3b", "119.4")
def test_who_pays_the_last_life_loses_before_the_spell_resolves(scenario: Builder) -> None:
    table = scenario()
    bear, _ = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(1).at(2).holds("Dismember")
    table.seat(1).gets_mana("CB")
    table.seat(1).casts("Dismember", at=[bear], free=False)
    assert table.seat(1).outcome == "lost"
    assert bear.stayed


@rule("104.3c", "121.4")
def test_who_draws_too_many_draws_what_there_is_and_loses(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).empty_library()
    table.seat(0).library("Island")
    table.seat(0).casts("Divination").resolves()
    assert sum("Seat 0 draws a card" in line for line in table.log) == 1
    assert table.seat(0).outcome == "lost"


@rule("104.3c", "121.4")
def test_an_empty_library_alone_loses_nothing(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).empty_library()
    table.seat(0).library("Island", "Forest")
    table.seat(0).casts("Divination").resolves()
    assert (table.seat(0).library_size, table.seat(0).in_game) == (0, True)


@rule("104.3d", "122.1f", "120.3b")
def test_ten_poison_counters_lose_the_game(scenario: Builder) -> None:
    table = scenario().knows(VIPER)
    vipers = table.seat(0).have(*["Blighted Viper"] * 5)
    table.seat(0).attacks({v: table.seat(1) for v in vipers[:4]})
    table.to_step(MAIN2)
    assert (table.seat(1).poison, table.seat(1).life, table.seat(1).in_game) == (8, 20, True)
    table.seat(0).casts("Relentless Assault").resolves()
    table.seat(0).attacks({vipers[0]: table.seat(1)})
    table.run(lambda d: not table.seat(1).in_game)
    assert table.seat(1).outcome == "lost"


@rule("104.4a", "704.5b")
def test_when_all_lose_at_once_the_game_is_a_draw(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(0).has("Jace Beleren")
    for seat in table.seats():
        seat.empty_library()
    table.seat(0).activates(jace, 0)
    table.run(lambda d: False)
    assert [s.outcome for s in table.seats()] == ["drew"] * table.count


@rule("104.5", "800.4a")
def test_the_game_goes_on_for_the_others(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(2).at(3).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(2)]).resolves()
    assert not table.game.state.over
    assert [s.outcome for s in table.seats()] == ["playing", "playing", "lost", "playing"]
    assert table.seat(2).battlefield == []
    assert table.next_turns(3) == [table.seat(1), table.seat(3), table.seat(0)]


@rule("104.2c", "104.3g")
def test_a_team_wins_with_those_of_it_who_had_lost(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 2], [1, 3]])
    table.seat(0).concedes()
    table.seat(1).concedes()
    assert not table.game.state.over
    table.seat(3).concedes()
    assert [s.outcome for s in table.seats()] == ["won", "lost", "won", "lost"]


@rule("104.3b", "101.2")
def test_whoever_cannot_lose_stays_at_zero_until_the_angel_dies(scenario: Builder) -> None:
    table = scenario()
    angel = table.seat(1).has("Platinum Angel")
    table.seat(1).at(3)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert (table.seat(1).life, table.seat(1).in_game) == (0, True)
    table.seat(0).casts("Doom Blade", at=[angel]).resolves()
    assert table.seat(1).outcome == "lost"


@rule("704.5b", "101.2")
def test_an_empty_draw_under_the_angel_is_forgotten(scenario: Builder) -> None:
    """It counts since the last check only: when the Angel dies later, nothing is left of it."""
    look = card("Peek", "{U}", "Sorcery", Draw(1, who=EACH_PLAYER))
    table = scenario().knows(look)
    angel = table.seat(1).has("Platinum Angel")
    table.seat(1).empty_library()
    table.seat(0).casts("Peek").resolves()
    assert table.seat(1).in_game
    table.seat(0).casts("Doom Blade", at=[angel]).resolves()
    assert angel.died and table.seat(1).in_game


# effects that say so -----------------------------------------------------------------------------------------------


@rule("104.2b", "104.1")
def test_an_effect_that_says_so_wins_the_game_in_the_middle_of_things(scenario: Builder) -> None:
    table = scenario().knows(TRIUMPH)
    table.seat(0).casts("Triumph")
    table.run(lambda d: False)
    assert [s.outcome for s in table.seats()] == ["won"] + ["lost"] * (table.count - 1)
    assert table.seat(0).life == 20  # the rest of the spell never happened


@rule("104.2b", "101.2")
def test_who_cannot_win_does_not_win_by_an_effect(scenario: Builder) -> None:
    table = scenario().knows(TRIUMPH)
    table.seats()[-1].has("Platinum Angel")
    table.seat(0).casts("Triumph").resolves()
    assert not table.game.state.over
    assert table.seat(0).life == 25  # the spell goes on


@rule("104.3e", "104.5")
def test_an_effect_that_says_so_makes_a_player_lose(scenario: Builder) -> None:
    table = scenario(seats=3).knows(DOOM)
    table.seat(0).casts("Doom", at=[table.seat(1)]).resolves()
    assert [s.outcome for s in table.seats()] == ["playing", "lost", "playing"]


@rule("104.3e", "101.2")
def test_who_cannot_lose_does_not_lose_by_an_effect(scenario: Builder) -> None:
    table = scenario().knows(DOOM)
    table.seat(1).has("Platinum Angel")
    table.seat(0).casts("Doom", at=[table.seat(1)]).resolves()
    assert table.seat(1).in_game


@rule("104.4c", "104.1")
def test_an_effect_may_say_that_the_game_is_a_draw(scenario: Builder) -> None:
    table = scenario().knows(TRUCE)
    table.seat(0).casts("Truce")
    table.run(lambda d: False)
    assert [s.outcome for s in table.seats()] == ["drew"] * table.count


@rule("104.4d", "704.5a")
def test_when_all_teams_lose_at_once_it_is_a_draw_for_all(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 2], [1, 3]]).knows(
        card("Ruin", "{B}", "Sorcery", LoseLife(20, who=EACH_PLAYER))
    )
    table.seat(0).casts("Ruin")
    table.run(lambda d: False)
    assert [s.outcome for s in table.seats()] == ["drew"] * 4


# on boards made by hand --------------------------------------------------------------------------------------------


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


def test_an_effect_defeats_only_those_who_can_lose() -> None:
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
