"""How a game ends, at the table. CR 104."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.player_actions import Draw, PlayerAction
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.targets import TargetPlayer
from apnap.rules.ch1_concepts import ending
from apnap.rules.ch1_concepts.definitions import Context, Effect, Keywords
from apnap.rules.core.constants import INFECT, MAIN2
from apnap.rules.core.game import Game
from apnap.testing import rule
from apnap.testing.plugin import Builder


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


# effects that say so --------------------------------------------------------------------------------------------------
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
