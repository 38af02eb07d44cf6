"""Learn: a card discarded for a card, or a Lesson from outside the game. CR 701.48."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import OUTSIDE
from apnap.rules.core.decisions import FOR_DISCARD, FOR_MAY, FOR_SEARCH
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

STUDY = read("Learn.", name="Study")
LESSON = read("You gain 3 life.", types="Sorcery \u2014 Lesson", name="Lecture")


def at_table(scenario, **how):
    table = scenario(**how).knows(STUDY, LESSON)
    for seat in table.seats():
        for name in ("Lecture", "Shock"):
            table.place(seat.number, name, OUTSIDE)
    table.refresh()
    return table


@rule("701.48a")
def test_a_card_is_discarded_for_a_card(scenario):
    assert exact("Learn.")
    table = at_table(scenario)
    me = table.seat(0)
    me.library("Island", "Island")
    me.holds("Forest", "Swamp")
    me.casts("Study")
    assert table.asked(me, FOR_MAY).rule == "701.48a"
    table.answer([1])
    decision = table.asked(me, FOR_DISCARD)
    table.answer([decision.candidates[0]])
    table.resolve_stack()
    assert len(me.hand) == 2 and "Island" in me.hand and "Lecture" not in me.hand


@rule("701.48a", "400.11b")
@pytest.mark.parametrize("takes", [False, True])
def test_who_discards_nothing_may_take_a_lesson(scenario, takes):
    table = at_table(scenario)
    me = table.seat(0)
    me.holds("Forest")
    me.casts("Study")
    table.asked(me, FOR_MAY)
    table.answer([0])
    decision = table.asked(me, FOR_SEARCH)
    assert [table.game.state.objs[id].card.name for id in decision.candidates] == ["Lecture"]
    table.answer(decision.candidates if takes else [])
    table.resolve_stack()
    assert sorted(me.hand) == (["Forest", "Lecture"] if takes else ["Forest"])


@rule("701.48a")
def test_without_a_hand_only_a_lesson_is_left(scenario):
    table = at_table(scenario)
    me = table.seat(0)
    me.casts("Study")
    table.answer(table.asked(me, FOR_SEARCH).candidates)
    table.resolve_stack()
    assert me.hand == ["Lecture"]


@rule("701.48a", "903.11")
def test_in_commander_no_lesson_comes(scenario):
    table = at_table(scenario, seats=2, commander=True)
    me = table.seat(0)
    me.casts("Study")
    table.resolve_stack()
    assert me.hand == []
