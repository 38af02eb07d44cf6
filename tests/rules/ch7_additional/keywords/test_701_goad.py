"""Goad. CR 701.15."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import NONE, UPKEEP
from apnap.rules.core.decisions import D_ATTACK, FOR_MAY, FOR_TARGET, IllegalAnswer
from apnap.testing import rule


@rule("701.15b")
def test_a_goaded_creature_attacks_somebody_else(scenario):
    table = scenario(seats=3)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Disrupt Decorum").resolves()
    giant = table.seat(1).has("Hill Giant")  # came too late to be goaded
    table.to_turn(table.seat(1))
    decision = table.run(lambda d: d.kind == D_ATTACK)
    for target in (NONE, table.seat(0).ref):
        with pytest.raises(IllegalAnswer):
            table.answer([target if c == bear.id else NONE for c in decision.candidates])
    table.answer([table.seat(2).ref if c == bear.id else NONE for c in decision.candidates])
    assert bear.attacking and not giant.attacking


@rule("701.15b")
def test_with_nobody_else_it_attacks_the_one_who_goaded(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    homunculus = table.seat(0).casts("Jeering Homunculus").resolves()
    table.asked(table.seat(0), FOR_TARGET)
    table.answer([bear.id])
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert homunculus.zone == "battlefield"
    table.to_turn(table.seat(1))
    table.run(lambda d: bear.attacking, "the bear to attack: there is only one way")
    assert bear.attacking


@rule("701.15a")
def test_goad_ends_with_the_next_turn_of_the_one_who_goaded(scenario):
    table = scenario(seats=2)
    kobold = table.seat(0).has("Taunting Kobold")
    bear = table.seat(1).has("Grizzly Bears", tapped=True)
    table.seat(0).attacks({kobold: table.seat(1)})
    table.resolve_stack()
    table.game.state.edit(bear.id).tapped = True
    table.to_step(UPKEEP, table.seat(1))
    table.game.state.edit(bear.id).tapped = True
    table.to_step(UPKEEP, table.seat(0))
    table.to_step(UPKEEP, table.seat(1))
    decision = table.run(lambda d: d.kind == D_ATTACK)
    table.answer([NONE for _ in decision.candidates])
    assert not bear.attacking
