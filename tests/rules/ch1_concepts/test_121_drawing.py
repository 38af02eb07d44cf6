"""Drawing cards, one and several. CR 121."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.player_events import Draws
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import BASIC, LAND
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.statics.drawing import DrawsPlus
from apnap.abilities.statics.replacements import NextDraw
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.core.constants import DRAW, EV_DRAW, HAND, S_REPLACE
from apnap.rules.core.decisions import FOR_REPLACEMENT
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.rules.events import Draw as DrawEvent
from apnap.rules.events import Event, LifeChange
from apnap.testing import rule
from apnap.testing.plugin import Builder


class LifeInstead(Static):
    """If you would draw a card, you gain 2 life instead."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DRAW])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, DrawEvent) and event.seat == effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return LifeChange(effect.controller, 2)


SCHOLAR = card("Scholar", "{U}", "Creature - Wizard", "1/1", Whenever(Draws(), GainLife(1)))
TUTOR = card("Tutor", "{G}", "Sorcery", SearchLibrary(BASIC, LAND, to=HAND))
SCHOLARS = card("Scholars", "{U}", "Enchantment", Whenever(Draws(EACH_PLAYER), GainLife(1)))
SHIELD = card("Idle Shield", "{2}", "Artifact", LifeInstead())
PLUS_ONE = card("Drawing Board", "{1}", "Artifact", DrawsPlus(1))
TWO = card("Draw Two", "{U}", "Sorcery", Draw(2))
ALL_TWO = card("All Draw Two", "{U}", "Sorcery", Draw(2, who=EACH_PLAYER))
EACH_CARD = card("Card Bell", "{1}", "Artifact", Whenever(Draws(), GainLife(1)))
NEXT = card("Other Draw", "{U}", "Sorcery", NextDraw(GainLife(5)))


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
def test_a_player_with_an_empty_library_may_choose_not_to_draw(scenario: Builder) -> None:
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
def test_a_draw_from_an_empty_library_can_be_replaced(scenario: Builder) -> None:
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


# several cards, and effects on their number ------------------------------------------------------------------------


@rule("121.2a")
def test_a_number_of_cards_is_changed_before_any_of_them_is_drawn(scenario: Builder) -> None:
    """Two cards become three, not four: it applies to the instruction, not to each draw."""
    table = scenario(3).knows(PLUS_ONE, TWO, EACH_CARD)
    table.seat(0).have("Drawing Board", "Card Bell")
    table.seat(0).casts("Draw Two").resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == 3
    assert table.seat(0).life == 23


@rule("121.2a", "504.1")
def test_the_draw_of_the_turn_is_such_an_instruction(scenario: Builder) -> None:
    table = scenario(3).knows(PLUS_ONE)
    table.seat(1).has("Drawing Board")
    table.to_turn(table.seat(1))
    size = len(table.seat(1).hand)
    table.to_step(3)
    assert len(table.seat(1).hand) == size + 2


@rule("121.2a", "616.1g")
def test_effects_on_the_number_add_up(scenario: Builder) -> None:
    table = scenario(3).knows(PLUS_ONE, TWO)
    table.seat(0).have("Drawing Board", "Drawing Board")
    table.seat(0).casts("Draw Two")
    table.run(lambda d: d.purpose == FOR_REPLACEMENT, "the choice of the first effect")
    table.answer([0])
    table.resolve_stack()
    assert len(table.seat(0).hand) == 4


@rule("121.2a", "121.2c")
def test_alms_collector_shares_draws_of_two_or_more_cards(scenario: Builder) -> None:
    """Each player draws two: its controller two, and one more for each opponent, who draw one each."""
    table = scenario(3).knows(ALL_TWO)
    table.seat(1).has("Alms Collector")
    table.seat(0).casts("All Draw Two").resolves()
    assert [len(s.hand) for s in table.seats()] == [1, 4, 1]


@rule("121.2a")
def test_a_single_card_is_not_two_or_more(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).has("Alms Collector")
    table.seat(0).casts("Opt").resolves()
    table.resolve_stack()
    assert [len(s.hand) for s in table.seats()] == [1, 0, 0]


@rule("121.6b")
def test_a_draw_that_is_replaced_is_done_before_the_next(scenario: Builder) -> None:
    table = scenario(3).knows(NEXT, TWO)
    table.seat(0).casts("Other Draw").resolves()
    table.seat(0).casts("Draw Two").resolves()
    lines = [line for line in table.log if "gains 5 life" in line or "draws" in line]
    assert "gains 5 life" in lines[-2] and "draws" in lines[-1]
    assert len(table.seat(0).hand) == 1
