"""Positions of games with several turn markers: written, read back, and played on."""

from __future__ import annotations

import pytest

from apnap import position
from apnap.rules.core.decisions import D_PRIORITY
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("807.4", "807.5")
@pytest.mark.parametrize("answers", [0, 40, 90, 150, 333])
def test_a_melee_is_written_and_read_back(scenario: Builder, answers: int) -> None:
    table = scenario(seats=13, variant="grand-melee")
    giant = table.seat(3).has("Craw Wurm")
    table.on(1).seat(4).casts("Shock", at=[giant]).resolves()
    table.on(2).seat(8).casts("Time Walk").resolves()
    table.on(0).seat(0).casts("Grizzly Bears")
    table.seat(6).concedes()
    table.seat(7).concedes()
    table.on(-1)
    for _ in range(answers):
        decision = table.game.decision()
        assert decision is not None
        table.game.answer(table.default(decision), decision.seat, decision.marker)
    decision = table.game.decision()
    assert decision is not None and decision.kind == D_PRIORITY
    text = position.write(table.game)
    again = position.read(text)
    again.advance()
    assert position.write(again) == text
    asked = [(d.seat, d.marker, len(d.options)) for d in table.game.decisions()]
    assert [(d.seat, d.marker, len(d.options)) for d in again.decisions()] == asked
