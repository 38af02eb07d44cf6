"""What is only supposed leaves no trace, in the state or in what is asked next."""

from __future__ import annotations

import pytest

from apnap.rules.ch6_spells.casting import imagined
from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.core.supposing import suppose
from tests.properties.games import Deal


def test_a_supposition_is_gone_once_it_ends() -> None:
    play = Deal("3", 1, ("red", "green"), ("first",)).start()
    while play.state.ticks < 4:
        play.transition()
    state = play.state
    before, life = play.digest(), int(state.life(1))
    supposed = suppose(play)
    with pytest.raises(ZeroDivisionError):
        try:
            supposed.life(1, -5)
            play.state.edit_turn().step = 0
            assert play.state.life(1) == life - 5
            raise ZeroDivisionError
        finally:
            supposed.end()
    assert play.state is state and play.digest() == before and state.life(1) == life


def test_every_spell_that_is_thought_of_has_a_context_of_its_own() -> None:
    one, other = imagined(0, 1, 2), imagined(1, 3, 0)
    assert one is not other and (one.controller, one.source, one.method) == (0, 1, 2)
    assert other.modes == [] and other.targets == []


def test_a_permanent_is_supposed_to_be_tapped() -> None:
    play = Deal("3", 1, ("red", "green"), ("first",)).start()
    while not play.state.ids(0, BATTLEFIELD):
        play.transition()
    land = play.state.ids(0, BATTLEFIELD)[0]
    before, tapped = play.digest(), play.state.objs[land].tapped
    supposed = suppose(play)
    try:
        supposed.tapped(land)
        assert play.state.objs[land].tapped
    finally:
        supposed.end()
    assert play.state.objs[land].tapped == tapped and play.digest() == before
