"""Cards that are cycled: for what, and what happens then."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import FOR_MAY
from apnap.testing import rule


@rule("702.29")
def test_choking_tethers_tap_four_or_one(scenario):
    table = scenario()
    creatures = table.seat(1).have(*["Grizzly Bears"] * 5)
    table.seat(0).casts("Choking Tethers", at=creatures[:4]).resolves()
    assert [c.tapped for c in creatures] == [True] * 4 + [False]
    held = table.seat(0).holds("Choking Tethers")[0]
    table.seat(0).gets_mana("CU")
    table.seat(0).activates(held, at=[creatures[4]])
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert creatures[4].tapped and len(table.seat(0).hand) == 1


@pytest.mark.parametrize(
    "name,index,land",
    (
        ("Jhessian Zombies", 0, "Island"),
        ("Jhessian Zombies", 1, "Swamp"),
        ("Valley Rannet", 0, "Mountain"),
        ("Valley Rannet", 1, "Forest"),
    ),
)
@rule("702.29")
def test_a_card_is_cycled_for_a_land_of_its_type(scenario, name, index, land):
    table = scenario()
    table.seat(0).empty_library()
    table.seat(0).library("Plains", "Island", "Swamp", "Mountain", "Forest")
    held = table.seat(0).holds(name)[0]
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(held, index)
    decision = table.asked(table.seat(0), "search")
    assert [table.game.name(id) for id in decision.candidates] == [land]
    table.answer(list(decision.candidates))
    table.resolve_stack()
    assert table.seat(0).hand == [land]
