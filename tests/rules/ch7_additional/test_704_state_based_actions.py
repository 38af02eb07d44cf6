"""State-based actions: when they are performed, and players who lose by them. CR 704.3-704.8, 704.5a-c."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import Dies
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Keywords, Static
from apnap.rules.ch1_concepts.ending import Loses
from apnap.rules.ch7_additional import state_based
from apnap.rules.core import constants
from apnap.rules.core.constants import (
    CLEANUP,
    DRAW,
    EV_LOSE,
    EXILE,
    F_LOSE,
    GRAVEYARD,
    HAND,
    LAND,
    LEGENDARY,
    LOYALTY,
    MAIN1,
    MAIN2,
    MINUS,
    PLANESWALKER,
    PLUS,
    S_REPLACE,
)
from apnap.rules.core.digest import digest
from apnap.rules.core.game import Game
from apnap.rules.core.players import DREW, LOST, PLAYING, WON
from apnap.rules.core.state import Standing
from apnap.rules.events import Damage, Event
from apnap.rules.events import Draw as DrawEvent
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import (
    BEAR,
    Forbids,
    Is,
    game_at,
    made,
    put,
    two_headed_giant,
    watches_leaving,
    zone_of,
)

PLAGUE = card("Plague", "{B}", "Creature - Horror", "5/5", Keywords(constants.INFECT))
HEAL_AND_HURT = card("Near Death", "{B}", "Sorcery", LoseLife(25), GainLife(10))
DRAW_TWENTY_ONE = card("Too Much", "{U}", "Sorcery", Draw(21))
TOLL = card("Death Toll", "{1}", "Artifact", Whenever(Dies(CREATURE), GainLife(1)))
DRAIN_ALL = card("Drain All", "{B}", "Sorcery", LoseLife(20, who=EACH_PLAYER))
DRAIN_OTHERS = card("Drain Others", "{B}", "Sorcery", LoseLife(20, who=EACH_OPPONENT))
LORD = card("Frail Lord", "{W}", "Creature - Human", "1/1", Always(Each(CREATURE), Gets(0, 1)))
ANGEL = made("Angel", constants.CREATURE, 4, 4, Forbids(F_LOSE))
AURA = made("Aura", constants.ENCHANTMENT, 0, 0, subtypes=["Aura"], enchants=Is(constants.CREATURE))
SWORD = made("Sword", constants.ARTIFACT, 0, 0, subtypes=["Equipment"])
FIELD = made("Field", LAND, 0, 0)
QUEEN = made("Queen", constants.CREATURE, 3, 3, supertypes=LEGENDARY)
WALKER = made("Walker", PLANESWALKER, 0, 0)


def settle(game: Game) -> int:
    """Check until nothing happens; how many rounds did something."""
    rounds = 0
    while state_based.check(game):
        rounds += 1
        assert rounds < 20, "state-based actions do not come to an end"
    return rounds


def damage(game: Game, id: int, amount: int) -> None:
    game.state.edit(id).damage = amount
    game.state.touch()


# when, at the table ------------------------------------------------------------------------------------------------


@rule("704.4", "704.5a")
def test_life_in_the_middle_of_a_resolution_does_not_matter(scenario: Builder) -> None:
    """Below zero and back again before anybody would get priority."""
    table = scenario().knows(HEAL_AND_HURT)
    table.seat(0).casts("Near Death").resolves()
    assert table.seat(0).life == 5
    assert table.seat(0).in_game


@rule("704.3")
def test_actions_are_repeated_until_there_is_nothing_to_do(scenario: Builder) -> None:
    """The lord dies first; what lived by it dies in the next round, and their deaths are separate events."""
    table = scenario().knows(LORD, TOLL)
    table.seat(0).has("Death Toll")
    lord = table.seat(1).has("Frail Lord")
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(0).casts("Pyroclasm").resolves()
    assert lord.died and elves.died
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("704.3", "603.3b")
def test_state_based_actions_come_before_triggers_go_onto_the_stack(scenario: Builder) -> None:
    """The dead cannot be chosen: as the goblin's ability asks for a target, only the giant is left."""
    table = scenario()
    goblin = table.seat(1).has("Festering Goblin")
    elves = table.seat(1).has("Llanowar Elves")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Pyroclasm")
    table.resolve_stack()
    assert goblin.died and elves.died
    assert giant.toughness == 2


@rule("704.3", "704.5g")
def test_actions_are_not_performed_while_a_main_phase_goes_on(scenario: Builder) -> None:
    """They come with priority, so a player who has it sees a settled board."""
    table = scenario()
    table.to_step(MAIN1, table.seat(1))
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(1).casts("Shock", at=[bears]).resolves()
    assert table.holder == table.seat(1)
    assert bears.died


@rule("704.8", "704.3")
def test_what_leaves_is_remembered_as_it_was_before_all_of_it(scenario: Builder) -> None:
    """The counters that would cancel and the death are one event: the dead had both kinds."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears", counters={PLUS: 1, MINUS: 3})
    assert bears.died
    last = table.game.state.objs[bears.id]
    assert (last.counter(PLUS), last.counter(MINUS)) == (1, 3)


@rule("704.3", "514.3a")
def test_state_based_actions_in_the_cleanup_step_give_priority(scenario: Builder) -> None:
    table = scenario().knows(card("Shroud of Life", "{W}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(0, 3))))
    ballista = table.seat(0).has("Walking Ballista", counters={PLUS: 1})
    table.seat(0).casts("Shroud of Life", at=[ballista]).resolves()
    table.game.state.edit(ballista.id).counters = None
    table.game.drop_chars(ballista.id)
    table.refresh()
    assert ballista.toughness == 3
    table.run(lambda d: table.game.state.turn().step == CLEANUP, "priority in the cleanup step")
    assert ballista.died
    assert table.holder == table.seat(0)


# when, on boards made by hand --------------------------------------------------------------------------------------


def test_a_quiet_board_is_left_alone() -> None:
    """CR 704.3: without anything to do, the check changes nothing at all."""
    game = game_at(4)
    for seat in range(4):
        put(game, seat)
        put(game, seat, FIELD)
        put(game, seat, QUEEN)
    put(game, 0, SWORD, to=put(game, 0))
    put(game, 1, AURA, to=put(game, 1))
    put(game, 2, WALKER, counters={LOYALTY: 3})
    before = digest(game.state)
    version = game.state.version
    assert not state_based.check(game)
    assert digest(game.state) == before
    assert game.state.version == version


def test_creatures_that_die_together_see_each_other_die() -> None:
    """CR 704.3, 603.10a: one event, so each of two watchers notices both deaths."""
    game = game_at(2)
    ghoul = made("Ghoul", constants.CREATURE, 2, 2, watches_leaving())
    for seat in range(2):
        damage(game, put(game, seat, ghoul), 2)
    assert settle(game) == 1
    assert len(game.state.pending) == 4


def test_the_counters_of_a_creature_that_died_are_remembered() -> None:
    """CR 704.8: counters that would cancel at the same time are still there when it is looked back at."""
    game = game_at(2)
    bear = put(game, 0, BEAR, counters={PLUS: 1, MINUS: 3})
    assert settle(game) == 1
    assert zone_of(game, bear) == GRAVEYARD
    assert game.state.objs[bear].counter(PLUS) == 1


def test_the_log_cites_the_action() -> None:
    """CR 704.5g."""
    game = game_at(2)
    game.logging = True
    damage(game, put(game, 0), 2)
    settle(game)
    assert any(line.endswith("(704.5g)") for line in game.lines())


# players, at the table ---------------------------------------------------------------------------------------------


@rule("704.5a")
def test_a_player_at_no_life_loses(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(1).at(2)
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).outcome == "lost"
    assert not table.game.state.over


@rule("704.5a", "704.3")
def test_players_lose_at_the_same_time(scenario: Builder) -> None:
    table = scenario().knows(DRAIN_ALL)
    table.seat(0).casts("Drain All").resolves()
    assert all(seat.outcome == "drew" for seat in table.seats())


@rule("704.5a", "104.2a")
def test_all_others_lose_at_once(scenario: Builder) -> None:
    table = scenario().knows(DRAIN_OTHERS)
    table.seat(0).casts("Drain Others").resolves()
    assert table.seat(0).outcome == "won"
    assert all(seat.outcome == "lost" for seat in table.seats()[1:])


@rule("704.5b", "121.4")
def test_drawing_from_an_empty_library(scenario: Builder) -> None:
    table = scenario(seats=3).knows(DRAW_TWENTY_ONE)
    table.seat(0).casts("Too Much").resolves()
    assert table.seat(0).outcome == "lost"


@rule("704.5b", "121.4")
def test_an_empty_library_alone_does_no_harm(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).empty_library()
    table.to_step(MAIN2)
    assert table.seat(0).in_game
    table.run(lambda d: not table.seat(0).in_game, "the draw of the next turn")
    assert table.game.state.turn().step == DRAW


@rule("704.5c", "120.3b")
def test_ten_poison_counters(scenario: Builder) -> None:
    table = scenario(seats=3).knows(PLAGUE)
    first, second = table.seat(0).have("Plague", "Plague")
    table.seat(0).attacks({first: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).poison == 5 and table.seat(1).in_game
    table.to_turn(table.seat(0))
    table.seat(0).attacks({second: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).outcome == "lost"
    assert table.seat(1).life == 20


# players, on boards made by hand -----------------------------------------------------------------------------------


@pytest.mark.parametrize("life", [0, -3])
def test_a_player_without_life_loses(life: int) -> None:
    """CR 704.5a."""
    game = game_at(3)
    game.state.edit_player(1).life = life
    assert settle(game) == 1
    assert game.outcomes() == [PLAYING, LOST, PLAYING]
    assert game.reasons()[1] == "704.5a"
    assert not game.state.in_game(1)
    assert not game.state.over


def test_a_player_with_one_life_stays_in_the_game() -> None:
    """CR 704.5a."""
    game = game_at(3)
    game.state.edit_player(1).life = 1
    assert not state_based.check(game)


def test_a_team_without_life_loses_together() -> None:
    """CR 704.6a, 810.8c: the pool is the team's, whoever holds it."""
    game = game_at(two_headed_giant())
    game.emit(Damage(put(game, 0), -1 - 3, 30, False))
    assert game.state.life(2) == 0
    settle(game)
    assert game.outcomes() == [WON, WON, LOST, LOST]
    assert game.reasons()[2:] == ["704.6a", "704.6a"]


def test_ten_poison_counters_lose_the_game() -> None:
    """CR 704.5c: ten poison counters, and not nine."""
    game = game_at(3)
    game.state.edit_player(0).poison = 9
    game.state.edit_player(2).poison = 10
    settle(game)
    assert game.outcomes() == [PLAYING, PLAYING, LOST]
    assert game.reasons()[2] == "704.5c"


def test_fifteen_poison_counters_lose_the_game_for_a_team() -> None:
    """CR 704.6b, 810.8d: fifteen for a team."""
    game = game_at(two_headed_giant())
    game.state.edit_player(0).poison = 14
    assert not state_based.check(game)
    game.state.edit_player(0).poison = 15
    settle(game)
    assert game.outcomes() == [LOST, LOST, WON, WON]
    assert game.reasons()[0] == "704.6b"


def test_drawing_from_an_empty_library_loses() -> None:
    """CR 704.5b, 104.3c."""
    game = game_at(3)
    game.emit(DrawEvent(1))
    settle(game)
    assert game.outcomes() == [PLAYING, LOST, PLAYING]
    assert game.reasons()[1] == "704.5b"


def test_an_empty_draw_counts_only_until_the_next_check() -> None:
    """CR 704.5b: who can't lose at that check does not lose for that draw later."""
    game = game_at(3)
    angel = put(game, 1, ANGEL)
    game.emit(DrawEvent(1))
    assert not state_based.check(game)
    game.move(angel, EXILE)
    settle(game)
    assert game.outcomes() == [PLAYING, PLAYING, PLAYING]


def test_who_cannot_lose_stays_at_no_life() -> None:
    """CR 101.2, 704.3: the check is fruitless, so it does not repeat forever; without the permission they lose."""
    game = game_at(3)
    angel = put(game, 1, ANGEL)
    game.state.edit_player(1).life = -5
    assert not state_based.check(game)
    game.move(angel, HAND)
    settle(game)
    assert game.outcomes()[1] == LOST


def test_a_teammate_who_cannot_lose_saves_the_team() -> None:
    """CR 810.8a."""
    game = game_at(two_headed_giant())
    put(game, 3, ANGEL)
    game.state.edit_player(2).life = 0
    assert not state_based.check(game)


def test_everybody_losing_at_once_is_a_draw() -> None:
    """CR 704.3, 104.4a: losses of one check are simultaneous."""
    game = game_at(3)
    game.state.edit_player(0).life = 0
    game.state.edit_player(1).poison = 12
    game.emit(DrawEvent(2))
    settle(game)
    assert game.state.over
    assert game.outcomes() == [DREW, DREW, DREW]
    assert set(game.reasons()) == {"104.4a"}


class Mirror(Static):
    """If you would lose the game, your life total becomes 20 instead."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_LOSE])
        self.used = 0

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Loses) and effect.controller in event.seats

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        self.used += 1
        game.state.edit_player(effect.controller).life = 20
        return None


def test_one_replacement_answers_every_reason_to_lose() -> None:
    """CR 704.7."""
    game = game_at(3)
    mirror = Mirror()
    put(game, 1, made("Mirror", constants.ARTIFACT, 0, 0, mirror))
    game.state.edit_player(1).life = 0
    game.emit(DrawEvent(1))
    assert settle(game) == 1
    assert mirror.used == 1
    assert game.outcomes()[1] == PLAYING
    assert game.state.life(1) == 20
