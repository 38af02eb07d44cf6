"""Offering. CR 702.48."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN1
from apnap.rules.core.decisions import FOR_SACRIFICE, O_CAST
from apnap.testing import rule
from tests.helpers.read_cards import made

PATRON = made("Bear offering", "Creature \u2014 Spirit", cost="{5}{G}{G}", name="Patron", size="6/6")
SMALL = made("", "Creature \u2014 Bear", cost="{U}{U}", name="Cold Bear", size="1/1")


def table_of(scenario):
    table = scenario(seats=3).knows(PATRON, SMALL)
    return table, table.seat(0).holds("Patron")[0]


@rule("702.48")
@pytest.mark.parametrize("mana,castable", [("GGGG", False), ("GGGGG", True)])
def test_it_costs_less_by_the_mana_cost_of_what_is_sacrificed(scenario, mana, castable):
    table, patron = table_of(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana(mana)
    table.refresh()
    assert table.seat(0).can(O_CAST, patron) == castable
    if castable:
        number = table.seat(0).number
        table.choose_option(number, O_CAST, patron.now, (), None, (), ())
        table.resolve_stack()
        assert bears.died and table.seat(0).battlefield == ["Patron"] and table.seat(0).pool == ""


@rule("702.48", "118.7")
def test_mana_of_a_color_that_it_does_not_cost_is_taken_from_the_generic(scenario):
    table, patron = table_of(scenario)
    table.seat(0).has("Cold Bear")
    table.seat(0).gets_mana("GGGGG")
    table.refresh()
    assert table.seat(0).can(O_CAST, patron)


@rule("702.48")
def test_which_one_is_sacrificed_is_chosen(scenario):
    table, patron = table_of(scenario)
    one, other = table.seat(0).has("Grizzly Bears"), table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Grizzly Bears")
    table.seat(0).gets_mana("GGGGG")
    table.refresh()
    decision = table.to_priority(table.seat(0).number)
    picks = [i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == patron.now]
    table.game.answer(picks[:1], table.seat(0).number, decision.marker)
    d = table.asked(purpose=FOR_SACRIFICE)
    assert sorted(d.candidates) == sorted([one.now, other.now])
    table.answer([other.now])
    table.resolve_stack()
    assert one.stayed and other.died


@rule("702.48")
def test_it_is_cast_like_an_instant_only_with_something_to_sacrifice(scenario):
    table, patron = table_of(scenario)
    table.seat(0).gets_mana("GGGGGGG")
    table.to_step(MAIN1, table.seat(1))
    table.seat(0).gets_mana("GGGGGGG")
    table.refresh()
    assert not table.seat(0).can(O_CAST, patron)
    table.seat(0).has("Grizzly Bears")
    table.refresh()
    assert table.seat(0).can(O_CAST, patron)
