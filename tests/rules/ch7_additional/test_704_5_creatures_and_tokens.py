"""State-based actions on tokens, copies, creatures and planeswalkers. CR 704.5d-i."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Leaves
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, PERMANENT
from apnap.abilities.keyword_abilities.flags import TRAMPLE
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch7_additional import state_based
from apnap.rules.core import constants
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    DEATHTOUCH,
    EV_DESTROY,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    INDESTRUCTIBLE,
    LAND,
    LIBRARY,
    LOYALTY,
    MINUS,
    PLANESWALKER,
    S_REPLACE,
    STACK,
)
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.rules.events import Damage, Destroy, Event
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import BEAR, Pumps, game_at, made, put, watches_leaving, zone_of

SHRIVEL = card("Shrivel", "{B}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(0, -2)))
PARTING = card("Parting Bell", "{1}", "Artifact", Whenever(Leaves(PERMANENT), GainLife(1)))
FIELD = made("Field", LAND, 0, 0)
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


# at the table ------------------------------------------------------------------------------------------------------


@rule("704.5f")
def test_a_creature_with_toughness_zero_dies(scenario: Builder) -> None:
    table = scenario().knows(SHRIVEL)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Shrivel", at=[bears]).resolves()
    assert bears.died


@rule("704.5g", "120.6")
def test_damage_adds_up(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Shock", at=[giant]).resolves()
    assert giant.stayed
    table.seat(0).casts("Shock", at=[giant]).resolves()
    assert giant.died


@rule("704.5g", "704.3")
def test_a_shrinking_creature_dies_of_the_damage_it_has(scenario: Builder) -> None:
    table = scenario().knows(SHRIVEL)
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Shock", at=[giant]).resolves()
    table.seat(0).casts("Shrivel", at=[giant]).resolves()
    assert giant.died


@rule("704.5g", "603.2c")
def test_lethal_damage_to_several_is_one_event(scenario: Builder) -> None:
    table = scenario().knows(PARTING)
    table.seat(0).has("Parting Bell")
    table.seat(1).have("Grizzly Bears", "Grizzly Bears", "Llanowar Elves")
    table.seat(0).casts("Pyroclasm")
    table.run(lambda d: table.stack == ["Parting Bell's ability"] * 3, "three triggers")
    table.resolve_stack()
    assert table.seat(0).life == 23


@rule("704.5f", "613.1f")
def test_an_anthem_that_leaves_takes_creatures_along(scenario: Builder) -> None:
    table = scenario().knows(
        card("Tiny", "{1}", "Creature - Insect", "1/0", Activate("{0}", UntilEndOfTurn(Target(), Has(TRAMPLE))))
    )
    anthem = table.seat(0).has("Glorious Anthem")
    tiny = table.seat(0).has("Tiny")
    assert tiny.toughness == 1
    table.seat(1).casts("Disenchant", at=[anthem]).resolves()
    assert tiny.died


@rule("704.5d", "111.7")
def test_a_token_elsewhere_ceases_to_exist(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).casts("Raise the Alarm").resolves()
    soldier = table.seat(1).permanent("Soldier Token")
    table.seat(0).casts("Unsummon", at=[soldier]).resolves()
    assert table.seat(1).hand == []
    assert table.seat(1).battlefield == ["Soldier Token"]


@rule("704.5d", "704.5m")
def test_a_token_that_was_enchanted(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).casts("Raise the Alarm").resolves()
    soldier = table.seat(1).permanent("Soldier Token")
    pacifism = table.seat(0).casts("Pacifism", at=[soldier]).resolves()
    table.seat(0).casts("Unsummon", at=[soldier]).resolves()
    assert pacifism.zone == "graveyard"
    assert table.seat(1).hand == []


@rule("704.5i", "120.3c")
def test_a_planeswalker_that_loses_its_loyalty_to_damage_dies(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).casts("Lightning Bolt", at=[jace]).resolves()
    assert jace.died


# on boards made by hand --------------------------------------------------------------------------------------------


def test_toughness_zero_is_not_destruction() -> None:
    """CR 704.5f: an indestructible creature goes all the same."""
    game = game_at(2)
    rock = put(game, 0, made("Rock", constants.CREATURE, 5, 1, keywords=INDESTRUCTIBLE), counters={MINUS: 1})
    settle(game)
    assert zone_of(game, rock) == GRAVEYARD
    assert game.state.turn().events[EV_DESTROY] is None


@pytest.mark.parametrize(("marked", "zone"), [(1, BATTLEFIELD), (2, GRAVEYARD), (5, GRAVEYARD)])
def test_lethal_damage_destroys(marked: int, zone: int) -> None:
    """CR 704.5g."""
    game = game_at(2)
    bear = put(game, 0)
    damage(game, bear, marked)
    settle(game)
    assert zone_of(game, bear) == zone


def test_indestructible_survives_lethal_damage_without_end() -> None:
    """CR 702.12b, 704.5g: the check is fruitless and does not repeat."""
    game = game_at(2)
    rock = put(game, 0, made("Rock", constants.CREATURE, 5, 1, keywords=INDESTRUCTIBLE))
    damage(game, rock, 9)
    assert not state_based.check(game)


def test_damage_on_a_permanent_that_is_not_a_creature_does_not_matter() -> None:
    """CR 704.5g."""
    game = game_at(2)
    field = put(game, 0, FIELD)
    damage(game, field, 3)
    assert not state_based.check(game)


def test_deathtouch_destroys_with_any_damage() -> None:
    """CR 704.5h, 702.2b."""
    game = game_at(2)
    snake = put(game, 0, made("Snake", constants.CREATURE, 1, 1, keywords=DEATHTOUCH))
    wurm = put(game, 1, made("Wurm", constants.CREATURE, 6, 6))
    game.emit(Damage(snake, wurm, 1, False))
    settle(game)
    assert zone_of(game, wurm) == GRAVEYARD


def test_deathtouch_counts_only_until_the_next_check() -> None:
    """CR 704.5h: who was indestructible then is safe afterwards."""
    game = game_at(2)
    snake = put(game, 0, made("Snake", constants.CREATURE, 1, 1, keywords=DEATHTOUCH))
    rock = put(game, 1, made("Rock", constants.CREATURE, 6, 6, keywords=INDESTRUCTIBLE))
    game.emit(Damage(snake, rock, 1, False))
    assert not state_based.check(game)
    assert not game.state.objs[rock].deathtouched


def test_a_creature_lives_by_another_and_dies_after_it() -> None:
    """CR 704.3: the second round sees what the first one left."""
    game = game_at(2)
    lord = put(game, 0, made("Lord", constants.CREATURE, 2, 2, Pumps(1)))
    bear = put(game, 0)
    damage(game, lord, 2)
    damage(game, bear, 2)
    assert settle(game) == 2
    assert zone_of(game, bear) == GRAVEYARD


class Regenerates(Static):
    """The next time this would be destroyed, its damage is removed instead."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DESTROY])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Destroy) and event.id == effect.source

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        game.state.edit(effect.source).damage = 0
        return None


def test_destruction_can_be_replaced() -> None:
    """CR 704.5g: lethal damage destroys, which regeneration replaces."""
    game = game_at(2)
    troll = put(game, 0, made("Troll", constants.CREATURE, 2, 2, Regenerates()))
    damage(game, troll, 2)
    assert settle(game) == 1
    assert zone_of(game, troll) == BATTLEFIELD


@pytest.mark.parametrize("zone", [GRAVEYARD, HAND, EXILE, LIBRARY])
def test_a_token_in_another_zone_ceases_to_exist(zone: int) -> None:
    """CR 704.5d."""
    game = game_at(2)
    token = put(game, 0, BEAR, token=True)
    assert not state_based.check(game)
    elsewhere = game.move(token, zone)
    assert game.state.objs[elsewhere].zone == zone
    assert settle(game) == 1
    assert game.state.objs[elsewhere].zone == GONE
    assert elsewhere not in game.state.ids(0, zone)


def test_a_copy_of_a_spell_ceases_off_the_stack() -> None:
    """CR 704.5e."""
    game = game_at(2)
    copy = put(game, 0, BEAR, STACK)
    game.state.edit(copy).number = -1
    game.state.strays_checked = 0
    assert not state_based.check(game)
    elsewhere = game.move(copy, GRAVEYARD)
    settle(game)
    assert game.state.objs[elsewhere].zone == GONE


def test_an_emblem_does_not_cease_to_exist_like_a_copy() -> None:
    """CR 704.5e: an object that is not a card may be in the command zone."""
    game = game_at(2)
    emblem = put(game, 0, BEAR, COMMAND)
    game.state.edit(emblem).number = -1
    game.state.strays_checked = 0
    assert not state_based.check(game)


def test_a_token_that_dies_is_seen_dying_and_then_ceases() -> None:
    """CR 704.5d, 111.7."""
    game = game_at(2)
    put(game, 1, made("Ghoul", constants.CREATURE, 2, 2, watches_leaving()))
    token = put(game, 0, BEAR, token=True)
    damage(game, token, 2)
    assert settle(game) == 2
    assert len(game.state.pending) == 1
    assert zone_of(game, token) == GONE


def test_a_planeswalker_without_loyalty_goes() -> None:
    """CR 704.5i."""
    game = game_at(2)
    walker = put(game, 0, WALKER, counters={LOYALTY: 2})
    bear = put(game, 1)
    game.emit(Damage(bear, walker, 2, False))
    settle(game)
    assert zone_of(game, walker) == GRAVEYARD
