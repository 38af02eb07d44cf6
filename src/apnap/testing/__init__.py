"""The scenario builder: lay out a position, let seats act, look at what the table would see.

Our own tests and card writers use the same one:

    @rule("120.3")
    def test_a_bolt_hurts_a_player(scenario):
        table = scenario()
        table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
        assert table.seat(1).life == 17
"""

from __future__ import annotations

from apnap.testing.marks import example, rule
from apnap.testing.scenario import Permanent, Scenario, Seat, Spell
from apnap.testing.texts import from_text

__all__ = ["Permanent", "Scenario", "Seat", "Spell", "example", "from_text", "rule"]
