"""What a transition is in the middle of does not outlast it: whoever is asked next, nothing of it is left."""

from __future__ import annotations

import pytest

from apnap.rules.core.play import Play
from apnap.rules.core.under_way import Cause, UnderWay
from apnap.testing import rule
from tests.properties.games import Deal, answer_with


def assert_nothing_is_left(play: Play) -> None:
    under_way = play.under_way
    assert under_way.cause.seat == -1
    assert not under_way.prevented and not under_way.ahead and not under_way.putting


@pytest.mark.parametrize("kind", ["2", "4", "shared 2v2", "ranged 6"])
def test_nothing_is_under_way_while_a_game_waits(kind: str) -> None:
    deal = Deal(kind, 3, ("blue", "artifacts", "red", "control"), ("random",))
    play = deal.start(outside=True)
    brains = deal.brains()
    waits = 0
    for i in range(300):
        if not play.decisions():
            break
        assert_nothing_is_left(play)
        waits += play.suspended is not None
        if i == 200:
            play.concede(int(play.decisions()[0].decider))
            assert_nothing_is_left(play)
        else:
            answer_with(play, brains, 1)
    assert waits > 4


@rule("801.10")
def test_a_range_is_lifted_and_put_back() -> None:
    under_way = UnderWay()
    under_way.cause = Cause(2, True)
    before = under_way.unlimited()
    assert (before.seat, before.on_stack) == (2, True)
    assert (under_way.cause.seat, under_way.cause.on_stack) == (-1, True)
    under_way.cause = before
    under_way.stop()
    assert (under_way.cause.seat, under_way.cause.on_stack) == (-1, False)
