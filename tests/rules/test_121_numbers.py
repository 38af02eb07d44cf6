"""Instructions to draw several cards, and effects on their number. CR 121.2a-c, 121.6b, 121.7."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.player_events import Draws
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.statics.drawing import DrawsPlus
from apnap.abilities.statics.replacements import NextDraw
from apnap.rules.core.decisions import FOR_REPLACEMENT
from apnap.testing import rule
from apnap.testing.plugin import Builder

PLUS_ONE = card("Drawing Board", "{1}", "Artifact", DrawsPlus(1))
TWO = card("Draw Two", "{U}", "Sorcery", Draw(2))
ALL_TWO = card("All Draw Two", "{U}", "Sorcery", Draw(2, who=EACH_PLAYER))
EACH_CARD = card("Card Bell", "{1}", "Artifact", Whenever(Draws(), GainLife(1)))
NEXT = card("Other Draw", "{U}", "Sorcery", NextDraw(GainLife(5)))


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
def test_alms_collector(scenario: Builder) -> None:
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
