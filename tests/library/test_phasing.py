"""Cards that phase out."""

from __future__ import annotations

from apnap.rules.core.constants import FLYING
from apnap.testing import rule


@rule("702.26")
def test_shimmering_efreet_takes_another_along(scenario):
    table = scenario(seats=2)
    efreet, bear = table.seat(0).has("Shimmering Efreet"), table.seat(1).has("Grizzly Bears")
    assert efreet.has(FLYING)
    table.to_turn(table.seat(0))
    assert table.game.state.objs[efreet.id].phased_out
    table.to_turn(table.seat(1))
    table.run(lambda d: not table.game.state.objs[efreet.id].phased_out)
    table.asked(table.seat(0), "target")
    table.answer([bear.id])
    table.resolve_stack()
    assert table.game.state.objs[bear.id].phased_out


@rule("702.26b")
def test_slip_out_the_back(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Slip Out the Back", at=[bear]).resolves()
    assert table.game.state.objs[bear.id].phased_out and table.seat(0).battlefield == []
