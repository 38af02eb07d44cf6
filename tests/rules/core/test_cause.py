"""On whose behalf a game acts does not outlast a transition: whoever is asked next, no range limits anything."""

from __future__ import annotations

import pytest

from apnap.rules.core.cause import Cause
from apnap.testing import rule
from tests.properties.games import Deal, answer_with


@pytest.mark.parametrize("kind", ["2", "4", "shared 2v2", "ranged 6"])
def test_nobody_is_acted_for_while_a_game_waits(kind: str) -> None:
    deal = Deal(kind, 3, ("blue", "artifacts", "red", "control"), ("random",))
    play = deal.start(outside=True)
    brains = deal.brains()
    waits = 0
    for i in range(300):
        if not play.decisions():
            break
        assert play.state.cause.seat == -1
        waits += play.suspended is not None
        if i == 200:
            play.concede(int(play.decisions()[0].decider))
            assert play.state.cause.seat == -1
        else:
            answer_with(play, brains, 1)
    assert waits > 4


@rule("801.10")
def test_a_range_is_lifted_and_put_back() -> None:
    play = Deal("ranged 6", 3, ("blue", "red"), ("random",)).start(outside=True)
    play.state.cause = Cause(2, True)
    before = play.unlimited()
    assert (before.seat, before.on_stack) == (2, True)
    assert (play.state.cause.seat, play.state.cause.on_stack) == (-1, True)
    play.state.cause = Cause(2, False)
    play.unlimited()
    assert (play.state.cause.seat, play.state.cause.on_stack) == (-1, False)
