"""A permanent that is shuffled away together with a graveyard. CR 701.24, 108.3."""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

HERE = "into their owner's library"
VIAL = f"{{0}}: Shuffle this artifact and your graveyard {HERE}."


@rule("701.24", "108.3")
@pytest.mark.parametrize("stolen", [False, True])
def test_everything_goes_to_the_library_of_its_owner(scenario, stolen):
    assert exact(VIAL, types="Artifact")
    table = scenario(seats=3).knows(read(VIAL, types="Artifact", name="Vial"))
    me, other = table.seat(0), table.seat(1)
    me.buried("Forest", "Shock")
    other.buried("Swamp")
    owner = other if stolen else me
    vial = owner.has("Vial")
    if stolen:
        me.casts("Steal Artifact", at=[vial]).resolves()
    sizes = [me.library_size, other.library_size]
    me.activates(vial).resolves()
    table.resolve_stack()
    assert "Vial" not in me.battlefield and other.graveyard == ["Swamp"]
    assert "Forest" not in me.graveyard and "Shock" not in me.graveyard
    assert other.library_size == sizes[1] + (1 if stolen else 0)
    assert me.library_size == sizes[0] + 2 + (0 if stolen else 1)


@rule("701.24")
def test_the_graveyard_is_shuffled_in_though_the_permanent_is_gone(scenario):
    table = scenario(seats=3).knows(read(VIAL, types="Artifact", name="Vial"))
    me = table.seat(0)
    me.buried("Forest")
    vial = me.has("Vial")
    me.activates(vial)
    me.casts("Disenchant", at=[vial]).resolves()
    table.resolve_stack()
    assert "Forest" not in me.graveyard and "Vial" not in me.graveyard
