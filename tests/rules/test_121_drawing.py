"""Drawing cards. CR 121."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.player_events import Draws
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import BASIC, LAND
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.players import EACH_PLAYER
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.core.constants import DRAW, EV_DRAW, HAND, S_REPLACE
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.rules.events import Draw, Event, LifeChange
from apnap.testing import rule
from apnap.testing.plugin import Builder


class LifeInstead(Static):
    """If you would draw a card, you gain 2 life instead."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DRAW])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Draw) and event.seat == effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return LifeChange(effect.controller, 2)


SCHOLAR = card("Scholar", "{U}", "Creature - Wizard", "1/1", Whenever(Draws(), GainLife(1)))
TUTOR = card("Tutor", "{G}", "Sorcery", SearchLibrary(BASIC, LAND, to=HAND))
SCHOLARS = card("Scholars", "{U}", "Enchantment", Whenever(Draws(EACH_PLAYER), GainLife(1)))
SHIELD = card("Idle Shield", "{2}", "Artifact", LifeInstead())


@rule("121.1")
def test_a_drawn_card_is_the_top_card_of_the_library(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).library("Shock", "Lightning Bolt", "Counterspell")
    table.seat(0).casts("Divination").resolves()
    assert table.seat(0).hand == ["Shock", "Lightning Bolt"]


@rule("121.2")
def test_several_cards_are_drawn_one_at_a_time(scenario: Builder) -> None:
    table = scenario().knows(SCHOLAR)
    table.seat(0).has("Scholar")
    table.seat(0).casts("Divination").resolves()
    assert table.stack == ["Scholar's ability"] * 2


@rule("121.2c", "101.4")
def test_each_player_draws_in_turn_order(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(0).has("Jace Beleren")
    table.seat(0).activates(jace, 0).resolves()
    drew = [line for line in table.log if "draws a card" in line]
    assert [next(i for i in range(table.count) if f"Seat {i} " in line) for line in drew] == list(range(table.count))
    assert [len(s.hand) for s in table.seats()] == [1] * table.count


@rule("121.3", "121.4")
def test_a_player_with_an_empty_library_may_choose_to_draw(scenario: Builder) -> None:
    table = scenario()
    solemn = table.seat(1).has("Solemn Simulacrum")
    table.seat(1).empty_library()
    table.says([1])
    table.seat(0).casts("Shock", at=[solemn]).resolves()
    table.run(lambda d: not table.seat(1).in_game)
    assert table.seat(1).outcome == "lost"


@rule("121.3", "608.2d")
def test_and_may_choose_not_to(scenario: Builder) -> None:
    table = scenario()
    solemn = table.seat(1).has("Solemn Simulacrum")
    table.seat(1).empty_library()
    table.says([0])
    table.seat(0).casts("Shock", at=[solemn]).resolves()
    table.resolve_stack()
    assert table.seat(1).in_game


@rule("121.5")
def test_a_card_that_is_put_into_the_hand_is_not_drawn(scenario: Builder) -> None:
    table = scenario().knows(SCHOLAR, TUTOR)
    table.seat(0).has("Scholar")
    (island,) = table.seat(0).library("Island")
    table.says([island.id])
    table.seat(0).casts("Tutor").resolves()
    assert (table.seat(0).hand, table.stack) == (["Island"], [])


@rule("121.6", "614.6")
def test_a_replaced_draw_never_happens(scenario: Builder) -> None:
    table = scenario().knows(SHIELD, SCHOLAR)
    table.seat(0).have("Idle Shield", "Scholar")
    table.seat(0).casts("Divination").resolves()
    assert (table.seat(0).hand, table.seat(0).life, table.stack) == ([], 24, [])


@rule("121.6a", "121.4")
def test_a_draw_from_an_empty_library_is_replaced_all_the_same(scenario: Builder) -> None:
    table = scenario().knows(SHIELD)
    table.seat(1).has("Idle Shield")
    table.seat(1).empty_library()
    table.to_turn(table.seat(1))
    table.to_step(DRAW)
    assert (table.seat(1).in_game, table.seat(1).life) == (True, 22)


@rule("121.1", "603.2")
def test_draws_of_others_are_seen_by_who_watches_them(scenario: Builder) -> None:
    table = scenario().knows(SCHOLARS)
    table.seat(0).has("Scholars")
    table.to_turn(table.seat(1))
    table.to_step(DRAW)
    assert table.stack == ["Scholars's ability"]
    table.resolve_stack()
    assert table.seat(0).life == 21
