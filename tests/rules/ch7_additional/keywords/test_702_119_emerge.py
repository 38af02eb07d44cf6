"""Emerge. CR 702.119."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import FOR_SACRIFICE, O_CAST
from apnap.testing import rule
from tests.helpers.read_cards import made

FIEND = made("Emerge {5}{U}", "Creature \u2014 Octopus", cost="{8}", name="Fiend", size="5/6")
MACHINE = made("Emerge from artifact {4}{B}", "Creature \u2014 Octopus", cost="{8}", name="Machine", size="5/6")


def options(table, seat, card):
    decision = table.to_priority(seat.number)
    return decision, [i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == card.now]


@rule("702.119", "118.9")
@pytest.mark.parametrize("mana,castable", [("U", False), ("UG", True), ("GG", False)])
def test_it_costs_less_generic_mana_by_the_mana_value_of_the_creature(scenario, mana, castable):
    table = scenario(seats=3).knows(FIEND)
    me = table.seat(0)
    giant = me.has("Hill Giant")  # four mana, one of it red
    table.seat(1).has("Serra Angel")
    (fiend,) = me.holds("Fiend")
    me.gets_mana(mana)
    table.refresh()
    assert me.can(O_CAST, fiend) == castable
    if castable:
        decision, picks = options(table, me, fiend)
        table.game.answer(picks[:1], me.number, decision.marker)
        table.resolve_stack()
        assert giant.died and me.battlefield == ["Fiend"] and me.pool == ""


@rule("702.119")
def test_which_creature_is_sacrificed_is_chosen(scenario):
    table = scenario(seats=2).knows(FIEND)
    me = table.seat(0)
    bears, giant = me.has("Grizzly Bears"), me.has("Hill Giant")
    (fiend,) = me.holds("Fiend")
    me.gets_mana("UGGG")
    table.refresh()
    decision, picks = options(table, me, fiend)
    table.game.answer(picks[:1], me.number, decision.marker)
    asked = table.asked(me, purpose=FOR_SACRIFICE)
    assert sorted(asked.candidates) == sorted([bears.now, giant.now])
    table.answer([bears.now])
    table.resolve_stack()
    assert bears.died and giant.stayed and me.pool == ""


@rule("702.119")
def test_emerge_from_artifact_takes_an_artifact(scenario):
    table = scenario(seats=2).knows(MACHINE)
    me = table.seat(0)
    me.has("Hill Giant")
    (machine,) = me.holds("Machine")
    me.gets_mana("BGG")
    table.refresh()
    assert not me.can(O_CAST, machine)
    stone = me.has("Mind Stone")
    table.refresh()
    assert me.can(O_CAST, machine)
    decision, picks = options(table, me, machine)
    table.game.answer(picks[:1], me.number, decision.marker)
    table.resolve_stack()
    assert stone.died and "Machine" in me.battlefield
