"""Ascend. CR 702.131."""

from __future__ import annotations

from apnap.rules.core.constants import FLYING
from apnap.testing import rule


@rule("702.131")
def test_the_citys_blessing_is_for_good(scenario):
    table = scenario(seats=2)
    charger = table.seat(0).has("Dusk Charger")
    table.seat(0).have(*["Forest"] * 8)
    assert charger.power == 3
    table.seat(0).plays("Forest")
    assert charger.power == 5
    table.seat(1).casts("Murder", at=[charger]).resolves()
    aspirant = table.seat(0).has("Skymarcher Aspirant")
    table.seat(1).has("Skymarcher Aspirant")
    assert aspirant.has(FLYING) and not table.seat(1).permanent("Skymarcher Aspirant").has(FLYING)
