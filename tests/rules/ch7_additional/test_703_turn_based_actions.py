"""Turn-based actions of untap, draw and cleanup steps, and what ends with turns. CR 703, 502, 504, 514."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch5_turns import turn_based
from apnap.rules.ch6_spells.triggers import watch
from apnap.rules.ch7_additional import state_based
from apnap.rules.ch8_multiplayer.table import SKIP_DRAW_NOBODY, TableRules
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BEGIN_COMBAT,
    CREATURE,
    DRAW,
    ENCHANTMENT,
    EV_DRAW,
    EV_UNTAP,
    EV_ZONE,
    F_UNTAP,
    GRAVEYARD,
    HAND,
    LASTS_THE_GAME,
    LASTS_THIS_COMBAT,
    LASTS_THIS_TURN,
    LASTS_TO_PLAYERS_TURN,
    LIBRARY,
    MAIN2,
    N_HAND,
    P_STAY_TAPPED,
    PHASED_OUT,
    S_FORBID,
    S_LAYER,
    S_PERMIT,
    UPKEEP,
)
from apnap.rules.core.decisions import FOR_DISCARD, FOR_UNTAP
from apnap.rules.core.game import Game
from apnap.rules.core.players import LOST
from apnap.rules.core.state import Standing, Watcher
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import (
    BEAR,
    Bare,
    Controls,
    Pumps,
    concede,
    game_at,
    lasting,
    made,
    put,
    two_headed_giant,
    watches_leaving,
    zone_of,
)


def tapped(game: Bare, seat: int, **how: object) -> int:
    id = put(game, seat, **how)  # type: ignore[arg-type]
    game.state.edit(id).tapped = True
    return id


def is_tapped(game: Bare, *ids: int) -> list[bool]:
    return [game.state.objs[id].tapped for id in ids]


class Stays(Static):
    """One permanent does not untap in its controller's untap step."""

    def __init__(self, name: str) -> None:
        super().__init__([S_FORBID])
        self.name = name

    def forbids(self, game: Game, effect: Standing, action: int, seat: int, ref: int) -> bool:
        return action == F_UNTAP and game.char(ref).name == self.name


class MayStay(Static):
    """You may choose not to untap this."""

    def __init__(self) -> None:
        super().__init__([S_PERMIT])

    def permits(self, game: Game, effect: Standing, action: int, seat: int, ref: int) -> bool:
        return action == P_STAY_TAPPED and ref == effect.source


class HandSize(Static):
    """Your maximum hand size is larger, or smaller."""

    def __init__(self, n: int) -> None:
        super().__init__([S_PERMIT])
        self.n = n

    def number(self, game: Game, effect: Standing, action: int, seat: int) -> int:
        return self.n if action == N_HAND and seat == effect.controller else 0


# at the table ------------------------------------------------------------------------------------------------------


@rule("703.3", "703.4d")
def test_the_draw_comes_before_abilities_of_the_draw_step(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Howling Mine")
    table.to_step(DRAW, table.seat(1))
    assert len(table.seat(1).hand) == 1
    assert table.stack == ["Howling Mine's ability"]


@rule("703.4c", "502.3")
def test_everything_untaps_at_once_and_before_the_upkeep(scenario: Builder) -> None:
    table = scenario()
    mine = table.seat(1).have("Forest", "Grizzly Bears", tapped=True)
    others = table.seat(0).has("Forest", tapped=True)
    table.to_turn(table.seat(1))
    assert table.game.state.turn().step == UPKEEP
    assert not any(p.tapped for p in mine)
    assert others.tapped


@rule("703.4n", "514.1")
def test_too_many_cards_are_discarded(scenario: Builder) -> None:
    table = scenario()
    cards = table.seat(0).holds(*["Shock"] * 9)
    decision = table.asked(table.seat(0), FOR_DISCARD)
    assert decision.minimum == decision.maximum == 2
    table.answer([cards[0].id, cards[5].id])
    assert len(table.seat(0).hand) == 7
    assert table.seat(0).graveyard == ["Shock", "Shock"]


@rule("703.4q", "106.4")
def test_mana_empties_between_steps_too(scenario: Builder) -> None:
    table = scenario()
    table.to_step(BEGIN_COMBAT)
    table.seat(0).gets_mana("RR")
    table.to_step(MAIN2)
    assert table.seat(0).pool == ""


@rule("703.1a", "703.3")
def test_an_upkeep_ability_is_not_a_turn_based_action(scenario: Builder) -> None:
    """It can be responded to."""
    table = scenario().knows(
        card("Slow Poison", "{B}", "Enchantment", At(BeginningOf(UPKEEP, whose=YOU), DealDamage(3, to=YOU)))
    )
    table.seat(1).at(2).has("Slow Poison")
    table.to_turn(table.seat(1))
    assert table.seat(1).in_game and table.stack == ["Slow Poison's ability"]
    table.seat(1).casts("Absorb", at=[table.seat(1).casts("Shock", at=[table.seat(0)])])
    table.resolve_stack()
    assert table.seat(1).life == 2 and table.seat(0).life == 20


# the untap step ----------------------------------------------------------------------------------------------------


def test_active_players_untap() -> None:
    """CR 502.3: theirs, and nobody else's."""
    game = game_at(3)
    mine = [tapped(game, 0), tapped(game, 0)]
    theirs = tapped(game, 1)
    turn_based.untap_step(game)
    assert is_tapped(game, *mine, theirs) == [False, False, True]


def test_a_team_untaps_together() -> None:
    """CR 502.3, 805.4."""
    game = game_at(two_headed_giant())
    permanents = [tapped(game, seat) for seat in range(4)]
    turn_based.untap_step(game)
    assert is_tapped(game, *permanents) == [False, False, True, True]


def test_an_untap_step_with_nothing_tapped_is_not_an_event() -> None:
    """CR 502.3."""
    game = game_at(2)
    put(game, 0)
    version = game.state.version
    turn_based.untap_step(game)
    assert game.state.version == version
    assert game.state.turn().events[EV_UNTAP] is None


def test_some_permanents_do_not_untap() -> None:
    """CR 502.3."""
    game = game_at(2)
    put(game, 1, made("Winter", ENCHANTMENT, 0, 0, Stays("Bear")))
    bear = tapped(game, 0)
    ogre = tapped(game, 0, card=made("Ogre"))
    turn_based.untap_step(game)
    assert is_tapped(game, bear, ogre) == [True, False]


def test_a_player_may_leave_some_permanents_tapped() -> None:
    """CR 502.3: its controller determines that before anything untaps."""
    game = game_at(2)
    first, second = (tapped(game, 0, card=made("Ship", CREATURE, 2, 2, MayStay())) for _ in range(2))
    bear = tapped(game, 0)
    game.script[0].answers = [[second]]
    turn_based.untap_step(game)
    assert is_tapped(game, first, second, bear) == [True, False, False]
    decision = game.script[0].heard[0]
    assert decision.purpose == FOR_UNTAP
    assert decision.candidates == [first, second]


def test_conceding_in_the_untap_step() -> None:
    """CR 104.3a, 800.4j: the step goes on without an active player."""
    game = game_at(3)
    tapped(game, 0, card=made("Ship", CREATURE, 2, 2, MayStay()))
    game.script[0].answers = [concede]
    turn_based.untap_step(game)
    assert game.outcomes()[0] == LOST


def test_nothing_happens_in_a_turn_without_an_active_player() -> None:
    """CR 800.4j: no turn-based action happens, and no error either."""
    game = game_at(3)
    game.state.edit_turn().active = []
    bear = tapped(game, 0)
    turn_based.untap_step(game)
    turn_based.draw_step(game)
    turn_based.cleanup_step(game)
    assert is_tapped(game, bear) == [True]


# the draw step -----------------------------------------------------------------------------------------------------


def with_libraries(table: TableRules | int) -> Bare:
    game = game_at(table)
    for seat in range(game.state.seats):
        put(game, seat, BEAR, LIBRARY)
        game.state.edit_player(seat).turns = 2
    return game


def test_the_active_player_draws() -> None:
    """CR 504.1."""
    game = with_libraries(3)
    turn_based.draw_step(game)
    assert [len(game.state.ids(s, HAND)) for s in range(3)] == [1, 0, 0]


def test_each_active_player_draws() -> None:
    """CR 805.4b."""
    game = with_libraries(two_headed_giant())
    turn_based.draw_step(game)
    assert [len(game.state.ids(s, HAND)) for s in range(4)] == [1, 1, 0, 0]


@pytest.mark.parametrize(("seats", "drawn"), [(2, 0), (3, 1)])
def test_the_first_draw_is_skipped_in_a_game_of_two(seats: int, drawn: int) -> None:
    """CR 103.8a, 103.8c, 800.7: skipped by the starting player of two, by nobody with three or more."""
    game = with_libraries(seats)
    game.state.edit_player(0).turns = 1
    assert turn_based.skips_draw_step(game.state, game.state.turn()) == (drawn == 0)
    turn_based.draw_step(game)
    assert len(game.state.ids(0, HAND)) == drawn


def test_only_the_starting_player_skips_a_draw() -> None:
    """CR 103.8a: the second player draws in their first turn."""
    game = with_libraries(2)
    game.state.starter = 1
    game.state.edit_player(0).turns = 1
    turn_based.draw_step(game)
    assert len(game.state.ids(0, HAND)) == 1


def test_the_starting_team_skips_its_first_draw() -> None:
    """CR 103.8b, 810.6."""
    table = two_headed_giant()
    assert table.skip_first_draw == SKIP_DRAW_NOBODY
    table.skip_first_draw = 0
    game = with_libraries(table)
    for seat in range(2):
        game.state.edit_player(seat).turns = 1
    turn_based.draw_step(game)
    assert game.state.turn().events[EV_DRAW] is None


def test_the_draw_of_the_turn_from_an_empty_library_loses() -> None:
    """CR 504.1, 704.5b."""
    game = game_at(3)
    turn_based.draw_step(game)
    state_based.check(game)
    assert game.reasons()[0] == "704.5b"


# the cleanup step --------------------------------------------------------------------------------------------------


def with_hand(game: Bare, seat: int, n: int) -> list[int]:
    return [put(game, seat, BEAR, HAND) for _ in range(n)]


def test_discarding_down_to_seven() -> None:
    """CR 514.1: the active player chooses; others keep what they have."""
    game = game_at(3)
    hand = with_hand(game, 0, 9)
    with_hand(game, 1, 9)
    game.script[0].answers = [[hand[8], hand[0]]]
    turn_based.cleanup_step(game)
    assert game.state.ids(0, HAND) == hand[1:8]
    assert len(game.state.ids(0, GRAVEYARD)) == 2
    assert len(game.state.ids(1, HAND)) == 9
    decision = game.script[0].heard[0]
    assert (decision.purpose, decision.minimum, decision.maximum) == (FOR_DISCARD, 2, 2)


def test_seven_cards_are_kept_without_a_question() -> None:
    """CR 514.1."""
    game = game_at(2)
    with_hand(game, 0, 7)
    turn_based.cleanup_step(game)
    assert not game.script[0].heard


@pytest.mark.parametrize(("change", "left"), [(2, 9), (1000, 12), (-3, 4), (-9, 0)])
def test_effects_change_the_maximum_hand_size(change: int, left: int) -> None:
    """CR 402.2."""
    game = game_at(2)
    put(game, 0, made("Library", ENCHANTMENT, 0, 0, HandSize(change)))
    with_hand(game, 0, 12)
    turn_based.cleanup_step(game)
    assert len(game.state.ids(0, HAND)) == left


def test_a_team_discards_together() -> None:
    """CR 514.1, 805.4, 101.4: both choose before either discards."""
    game = game_at(two_headed_giant())
    for seat in range(4):
        with_hand(game, seat, 8)
    seen: list[int] = []

    def choose(game: Game, decision: object) -> list[int]:
        seen.append(len(game.state.ids(0, HAND)))
        return game.state.ids(1, HAND)[:1]

    game.script[1].answers = [choose]
    turn_based.cleanup_step(game)
    assert seen == [8]
    assert [len(game.state.ids(s, HAND)) for s in range(4)] == [7, 7, 8, 8]


def test_conceding_instead_of_discarding() -> None:
    """CR 104.3a, 800.4j: the rest of the step happens."""
    game = game_at(3)
    with_hand(game, 0, 9)
    bear = put(game, 1)
    game.state.edit(bear).damage = 1
    game.script[0].answers = [concede]
    turn_based.cleanup_step(game)
    assert game.outcomes()[0] == LOST
    assert game.state.objs[bear].damage == 0


def test_damage_wears_off_everywhere() -> None:
    """CR 514.2: phased-out permanents included."""
    game = game_at(3)
    bears = [put(game, seat) for seat in range(3)]
    for bear in bears:
        game.state.edit(bear).damage = 1
    game.state.edit_zone(2, BATTLEFIELD).remove(bears[2])
    game.state.edit_zone(2, PHASED_OUT).append(bears[2])
    turn_based.cleanup_step(game)
    assert [game.state.objs[bear].damage for bear in bears] == [0, 0, 0]


def test_damage_and_effects_end_together() -> None:
    """CR 514.2: a creature kept alive by a growth does not die of damage that goes at the same time."""
    game = game_at(2)
    bear = put(game, 0)
    lasting(game, Pumps(3), 0, LASTS_THIS_TURN, [bear])
    game.state.edit(bear).damage = 4
    turn_based.cleanup_step(game)
    assert game.char(bear).toughness == 2
    assert not state_based.check(game)


def test_an_effect_that_ends_may_kill() -> None:
    """CR 514.2-3: what only the effect kept alive is found by the next check."""
    game = game_at(2)
    bear = put(game, 0, made("Wisp", CREATURE, 0, 0))
    lasting(game, Pumps(3), 0, LASTS_THIS_TURN, [bear])
    game.state.checked = game.state.version
    turn_based.cleanup_step(game)
    assert game.state.checked != game.state.version
    assert state_based.check(game)
    assert zone_of(game, bear) == GRAVEYARD


def test_only_effects_of_this_turn_end() -> None:
    """CR 514.2, 807.4: other durations, and effects of another marker's turn, go on."""
    table = TableRules(8)
    table.markers = 2
    game = game_at(table.seal())
    bear = put(game, 0)
    for duration in (LASTS_THIS_TURN, LASTS_THE_GAME, LASTS_TO_PLAYERS_TURN, LASTS_THIS_COMBAT):
        lasting(game, Pumps(1), 0, duration, [bear])
    game.state.here = 1
    lasting(game, Pumps(1), 0, LASTS_THIS_TURN, [bear])
    game.state.here = 0
    turn_based.cleanup_step(game)
    assert [e.duration for e in game.state.standing[S_LAYER]] == [
        LASTS_THE_GAME,
        LASTS_TO_PLAYERS_TURN,
        LASTS_THIS_COMBAT,
        LASTS_THIS_TURN,
    ]
    assert game.char(bear).power == 6


def test_a_creature_controlled_until_end_of_turn_goes_back() -> None:
    """CR 514.2, 613.1b."""
    game = game_at(3)
    bear = put(game, 2)
    lasting(game, Controls(0), 0, LASTS_THIS_TURN, [bear])
    assert game.state.ids(0, BATTLEFIELD) == [bear]
    turn_based.cleanup_step(game)
    assert game.state.ids(2, BATTLEFIELD) == [bear]


def test_abilities_that_watch_this_turn_only() -> None:
    """CR 514.2, 603.7c."""
    game = game_at(2)
    for duration, turn in ((LASTS_THIS_TURN, 1), (LASTS_THIS_TURN, 2), (LASTS_THE_GAME, 1)):
        watcher = Watcher(-1, 0, watches_leaving())
        watcher.delayed = True
        watcher.duration = duration
        watcher.turn = turn
        watch(game, watcher)
    turn_based.cleanup_step(game)
    assert [(w.duration, w.turn) for w in game.state.watchers[EV_ZONE]] == [(LASTS_THIS_TURN, 2), (LASTS_THE_GAME, 1)]


# until a player's next turn ----------------------------------------------------------------------------------------


def test_until_the_next_turn_of_a_unit() -> None:
    """CR 611.2: it ends as that unit's turn begins, also for a teammate's effect under shared turns."""
    game = game_at(two_headed_giant())
    bear = put(game, 0)
    lasting(game, Pumps(1), 3, LASTS_TO_PLAYERS_TURN, [bear])
    turn_based.expire_turn(game, 0)
    assert game.char(bear).power == 3
    turn_based.expire_turn(game, 1)
    assert game.char(bear).power == 2
