"""Leaving as one event, at any moment, by one player or several. CR 800.4, 104."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.targets import TargetPlayer
from apnap.rules.ch1_concepts import ending
from apnap.rules.ch8_multiplayer import leaving
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import (
    BATTLEFIELD,
    CREATURE,
    ENCHANTMENT,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    LASTS_THE_GAME,
    LIBRARY,
    MAIN1,
    STACK,
)
from apnap.rules.core.decisions import FOR_DISCARD, FROM_ACTION, ChooseDecision, Decision
from apnap.rules.core.digest import digest
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import Departed
from apnap.rules.events import Damage, Tap
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import (
    BEAR,
    Bare,
    Controls,
    Is,
    everywhere,
    game_at,
    lasting,
    made,
    put,
    watches_leaving,
    zone_of,
)

DRAIN_TWO = card("Drain Two", "{B}", "Sorcery", DealDamage(20, to=TargetPlayer()), DealDamage(20, to=TargetPlayer()))
MIND_CONTROL = made("Mind Control", ENCHANTMENT, 0, 0, Controls(), subtypes=["Aura"], enchants=Is(CREATURE))
GHOUL = made("Ghoul", CREATURE, 2, 2, watches_leaving())


def on_stack(game: Bare, seat: int, owner: int, *, ability: bool = False, copy: bool = False) -> int:
    """A spell of a card, a copy of one, or an ability, on the stack under a seat's control."""
    id = put(game, seat, BEAR, STACK, owner=owner)
    o = game.state.edit(id)
    if ability:
        o.ability = watches_leaving()
    if ability or copy:
        o.number = -1
    return id


# at the table ------------------------------------------------------------------------------------------------------


@rule("104.2a", "800.4a")
def test_the_last_opponent_leaves_in_the_middle_of_something(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(2).concedes()
    table.seat(1).holds("Shock", "Forest", "Mountain")
    table.seat(0).casts("Mind Rot", at=[table.seat(1)])
    table.asked(table.seat(1), FOR_DISCARD)
    table.seat(1).concedes()
    assert table.game.state.over
    assert [s.outcome for s in table.seats()] == ["won", "lost", "lost"]


@rule("104.5", "800.4a")
def test_two_players_lose_at_once(scenario: Builder) -> None:
    """What one of them took from the other goes with both."""
    table = scenario(seats=4).knows(DRAIN_TWO)
    bears = table.seat(2).has("Grizzly Bears")
    mine = table.seat(3).has("Hill Giant")
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Mind Control", at=[bears]).resolves()
    table.to_step(MAIN1, table.seat(3))
    table.seat(3).casts("Drain Two", at=[table.seat(1), table.seat(2)]).resolves()
    assert table.seat(1).outcome == table.seat(2).outcome == "lost"
    assert table.seat(1).battlefield == table.seat(2).battlefield == []
    assert mine.stayed and not table.game.state.over


# on boards made by hand --------------------------------------------------------------------------------------------


@rule("800.4a")
def test_two_leave_at_once() -> None:
    """CR 800.4a: what one owned and the other controlled leaves; what both only controlled is exiled once."""
    game = game_at(4)
    both = put(game, 0, BEAR, owner=1)
    lent = put(game, 0, BEAR, owner=2)
    lasting(game, Controls(1), 1, LASTS_THE_GAME, [lent])
    stays = put(game, 3)
    ending.lose(game, [0, 1], "104.3e")
    assert game.state.objs[both].zone == GONE
    assert zone_of(game, lent) == EXILE
    assert game.state.objs[stays].zone == BATTLEFIELD
    assert game.state.alive == 0b1100


@rule("810.8b", "800.4a")
def test_a_team_leaves_as_one_event() -> None:
    """CR 810.8b, 800.4a: with a third team left to see it."""
    table = TableRules(6)
    table.teams = [[0, 1], [2, 3], [4, 5]]
    table.loss_of = [0, 0, 2, 2, 4, 4]
    game = game_at(table.seal())
    put(game, 4, GHOUL)
    for seat in range(2):
        put(game, seat)
    ending.concede(game, 0)
    assert game.state.alive == 0b111100
    assert len(game.state.pending) == 2


@rule("104.3a")
def test_loops_over_zones_survive_a_departure() -> None:
    """CR 104.3a: whoever was looping over a board keeps the list they had."""
    game = game_at(3)
    for _ in range(3):
        put(game, 0, BEAR, owner=1)
        put(game, 0)
    on_stack(game, 1, 1)
    battlefield = game.state.ids(0, BATTLEFIELD)
    stack = game.state.turn().stack
    before = battlefield.copy()
    ending.concede(game, 1)
    assert battlefield == before
    assert len(stack) == 1
    assert len(game.state.ids(0, BATTLEFIELD)) == 3


def test_a_fork_does_not_see_a_departure() -> None:
    """The state is copied on write."""
    game = game_at(3)
    griffin = put(game, 1)
    put(game, 0, MIND_CONTROL, to=griffin)
    put(game, 0, BEAR, HAND)
    on_stack(game, 0, 0)
    other = game.state.fork()
    before = digest(other)
    ending.concede(game, 0)
    assert digest(other) == before
    assert digest(game.state) != before


@rule("104.3a", "800.4a")
def test_leaving_in_the_middle_of_ones_own_action() -> None:
    """CR 104.3a, 800.4a: the action ends there, and what it had moved is gone."""
    game = game_at(3)
    spell = on_stack(game, 0, 0)
    game.script[0].answers = [[-7777]]
    decision = ChooseDecision(0, "601.2c", [-2, -3], origin=FROM_ACTION)
    with pytest.raises(Departed):
        game.ask(decision)
    assert game.state.objs[spell].zone == GONE


@rule("104.3a")
def test_somebody_else_leaving_while_a_player_decides() -> None:
    """CR 104.3a: the answer is still asked for, and given."""
    game = game_at(3)
    bear = put(game, 1)

    def first_bob_leaves(game: Game, decision: Decision) -> list[int]:
        ending.concede(game, 1)
        return [-3]

    game.script[0].answers = [first_bob_leaves]
    decision = ChooseDecision(0, "", [-2, -3])
    assert game.ask(decision) == [-3]
    assert game.state.objs[bear].zone == GONE


@rule("800.4a")
def test_events_about_what_has_left_do_nothing() -> None:
    """CR 800.4a: a batch that was proposed before goes on with what is left."""
    game = game_at(3)
    bear = put(game, 1)
    mine = put(game, 0)
    batch = [Tap(bear, False), Damage(mine, -1 - 1, 3, False), Tap(mine, False)]
    ending.concede(game, 1)
    game.emit_all(list(batch))
    assert game.state.objs[mine].tapped
    assert game.state.life(1) == 20


@rule("104.3a")
def test_leaving_twice_changes_nothing() -> None:
    """CR 104.3a."""
    game = game_at(3)
    ending.concede(game, 1)
    before = digest(game.state)
    leaving.leave(game, [1])
    ending.concede(game, 1)
    assert digest(game.state) == before


@rule("800.4a")
def test_no_object_is_lost_or_doubled() -> None:
    """CR 800.4a: everything is in exactly one list, or gone."""
    game = game_at(4)
    for seat in range(4):
        for zone in (LIBRARY, HAND, GRAVEYARD, EXILE, BATTLEFIELD):
            put(game, seat, BEAR, zone)
            put(game, seat, BEAR, zone, owner=(seat + 1) % 4) if zone == BATTLEFIELD else None
    ending.lose(game, [0, 2], "104.3e")
    ids = everywhere(game)
    assert len(ids) == len(set(ids))
    for o in game.state.objs:
        assert (o.id in ids) == (o.zone != GONE)
        assert o.zone == GONE or game.state.in_game(o.owner)
