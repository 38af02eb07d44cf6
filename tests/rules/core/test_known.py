"""What is known of all permanents while none of them changes (State.known), and what ends that."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.filters import TAPPED
from apnap.rules.ch1_concepts import priority
from apnap.rules.ch1_concepts.mana import profile
from apnap.rules.ch7_additional import state_based
from apnap.rules.core.constants import BATTLEFIELD, K_ATTACHED, K_CALM, K_IDLE, PLUS
from apnap.rules.core.shadow import StaleCache
from apnap.rules.events import Counters, Damage, Draw, Tap
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import CREATURE, Always, Enchant, Enchanted, Gets

SLEEPER = card(
    "Sleeping Strength",
    "{G}",
    "Enchantment - Aura",
    Enchant(CREATURE, TAPPED),
    Always(Enchanted(CREATURE), Gets(2, 2)),
)


@rule("704.3")
def test_a_calm_board_stays_calm_until_a_permanent_changes(scenario: Builder) -> None:
    table = scenario(seats=3)
    bears = table.seat(0).has("Grizzly Bears")
    game, state = table.game, table.game.state
    assert not state_based.check(game) and state.known & K_CALM and not state.known & K_ATTACHED
    game.emit(Tap(bears.id, False))
    game.emit(Draw(1))
    assert state.known & K_CALM and not state_based.check(game)
    game.emit(Damage(bears.id, bears.id, 2, False))
    assert not state.known & K_CALM
    assert state_based.check(game) and bears.zone == "graveyard"


@rule("704.5m", "303.4c")
def test_an_aura_is_judged_on_a_calm_board_as_its_creature_untaps(scenario: Builder) -> None:
    table = scenario(seats=2).knows(SLEEPER)
    bears = table.seat(0).has("Grizzly Bears")
    table.game.emit(Tap(bears.id, False))
    aura = table.seat(0).casts("Sleeping Strength", at=[bears]).resolves()
    assert bears.power == 4
    assert not state_based.check(table.game) and table.game.state.known & K_ATTACHED
    table.game.emit(Tap(bears.id, True))
    assert state_based.check(table.game)
    assert aura.zone == "graveyard" and bears.power == 2


@rule("602.2")
def test_a_new_permanent_with_an_ability_is_not_overlooked(scenario: Builder) -> None:
    table = scenario(seats=2)
    seat = table.seat(0).number
    table.seat(0).has("Grizzly Bears")
    assert len(priority.list_options(table.game, seat, False, False, [priority.PASS])) == 1
    assert table.game.state.known >> K_IDLE + seat & 1
    table.seat(0).has("Prodigal Sorcerer")
    state = table.game.state
    for id in state.ids(seat, BATTLEFIELD):
        state.edit(id).controlled_since = -1
    assert len(priority.list_options(table.game, seat, False, False, [priority.PASS])) == 2
    assert not state.known >> K_IDLE + seat & 1


def test_shadow_mode_notices_what_is_wrongly_known(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    game, state = table.game, table.game.state
    assert not state_based.check(game)
    state.edit(bears.id).damage = 2  # behind everybody's back
    assert not state_based.check(game)
    game.shadow = True
    with pytest.raises(StaleCache):
        state_based.check(game)


@rule("106.1", "711.2a")
@pytest.mark.parametrize("beside", ["Grizzly Bears", "Glorious Anthem", "Sliver Legion"])
def test_a_counter_changes_what_can_be_paid_only_where_mana_is_made(scenario: Builder, beside: str) -> None:
    table = scenario(seats=2)
    bears, elves = table.seat(0).have("Grizzly Bears", "Llanowar Elves")
    table.seat(0).have(beside, "Forest")
    game, seat = table.game, table.seat(0).number
    for id in game.state.ids(seat, BATTLEFIELD):
        game.state.edit(id).controlled_since = -1
    game.settle()
    assert profile.current(game, seat).mana_total == 2
    game.emit(Counters(bears.id, PLUS, 1))
    assert not game.state.players[seat].mana_dirty and not profile.is_stale(game, seat)
    game.emit(Counters(elves.id, PLUS, 1))
    assert game.state.players[seat].mana_dirty
    assert profile.current(game, seat).mana_total == 2
    speaker = table.seat(0).has("Joraga Treespeaker")
    game.state.edit(speaker.id).controlled_since = -1
    assert profile.current(game, seat).mana_total == 2
    game.emit(Counters(speaker.id, "level", 1))
    assert profile.current(game, seat).mana_total == 4
