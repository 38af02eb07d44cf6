"""Forecast: an ability of a card in a hand. CR 702.57."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN1
from apnap.testing import rule
from tests.helpers.read_cards import made

SHOWN = "Reveal this card from your hand"
CLOUD = made(f"Draw two cards.\nForecast \u2014 {{0}}, {SHOWN}: You gain 2 life.", "Sorcery", "{5}", name="Cloud")


@rule("702.57")
def test_forecast_once_in_your_upkeep(scenario):
    table = scenario(seats=3).knows(CLOUD)
    me = table.seat(0)
    (card,) = me.holds("Cloud")
    with pytest.raises(AssertionError):
        me.activates(card)
    table.to_turn(table.seat(1))
    with pytest.raises(AssertionError):
        me.activates(card)
    table.to_turn(me)
    me.activates(card).resolves()
    assert me.life == 22 and card.zone == "hand"
    assert table.game.state.objs[card.id].known_to & 0b110 == 0b110
    with pytest.raises(AssertionError):
        me.activates(card)


@rule("702.57")
def test_no_forecast_after_the_upkeep(scenario):
    table = scenario(seats=2).knows(CLOUD)
    me = table.seat(0)
    (card,) = me.holds("Cloud")
    table.to_turn(table.seat(1))
    table.to_turn(me)
    table.to_step(MAIN1)
    with pytest.raises(AssertionError):
        me.activates(card)
