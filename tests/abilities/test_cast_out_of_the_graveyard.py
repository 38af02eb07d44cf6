"""A creature that may be cast from its graveyard as its own ability resolves there. CR 113.6m, 608.2g."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import D_YES_NO
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

BEAR = "Creature \u2014 Bear"
BURIED = "from your graveyard"
THEIRS = "a creature an opponent controls"
TRUDGE = f"Whenever {THEIRS} dies, you may cast this card {BURIED}."


@rule("608.2g", "113.6m")
@pytest.mark.parametrize("lands", [0, 2])
def test_it_is_cast_for_its_mana_cost_where_that_can_be_paid(scenario, lands):
    assert exact(TRUDGE, types=BEAR)
    table = scenario(seats=3).knows(read(TRUDGE, types=BEAR, name="Moss", cost="{1}{G}"))
    me, other = table.seat(0), table.seat(1)
    me.buried("Moss")
    for _ in range(lands):
        me.has("Forest")
    victim = other.has("Hill Giant")
    me.casts("Murder", at=[victim]).resolves()
    if lands:
        table.asked(me, kind=D_YES_NO)
        table.answer([1])
    table.resolve_stack()
    assert ("Moss" in me.battlefield, "Moss" in me.graveyard) == (bool(lands), not lands)


@rule("113.6m")
def test_on_the_battlefield_the_ability_does_nothing(scenario):
    table = scenario(seats=3).knows(read(TRUDGE, types=BEAR, name="Moss", cost="{1}{G}"))
    me, other = table.seat(0), table.seat(1)
    me.has("Moss")
    me.have("Forest", "Forest")
    me.casts("Murder", at=[other.has("Hill Giant")]).resolves()
    assert table.stack_ids() == []
    assert me.battlefield.count("Moss") == 1
