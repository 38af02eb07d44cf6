"""Players face a villainous choice. CR 701.55."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import D_MODE
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

AGAIN = "that choice an additional time"
MORE = "or more life this turn"
FACES = "faces a villainous choice \u2014"
EACH = f"Each opponent {FACES} That player loses 3 life, or you draw a card."
SCHEME = read(EACH, name="Scheme")
DISCARDS = f"Target opponent {FACES} They discard two cards, or you gain 4 life."
WOULD = "an opponent would face"
GLOAT = f"If {WOULD} a villainous choice, they face {AGAIN}."


def chooses(seat, option):
    """This player is asked now, and takes the first option or the second."""
    decision = seat.table.asked(kind=D_MODE)
    assert decision.rule == "701.55a" and decision.seat == seat.number
    seat.table.answer([option])


@rule("701.55a", "701.55d")
def test_each_chooses_and_it_is_done_before_the_next_one_chooses(scenario):
    assert exact(EACH)
    table = scenario(seats=4).knows(SCHEME)
    me, one, two, three = table.seats()
    me.library("Forest", "Island", "Swamp")
    me.casts("Scheme")
    chooses(one, 0)
    assert table.asked(two).rule == "701.55a" and one.life == 17
    chooses(two, 1)
    assert len(me.hand) == 1 and two.life == 20
    chooses(three, 0)
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 17, 20, 17]


@rule("701.55b")
@pytest.mark.parametrize("option", [0, 1])
def test_what_is_impossible_may_be_chosen(scenario, option):
    table = scenario().knows(read(DISCARDS, name="Threat"))
    me, foe = table.seat(0), table.seat(1)
    foe.holds("Forest")
    me.casts("Threat", at=[foe])
    chooses(foe, option)
    table.resolve_stack()
    assert (len(foe.hand), me.life) == ((0, 20) if option == 0 else (1, 24))


@rule("701.55c")
def test_it_may_be_faced_once_more(scenario):
    assert exact(GLOAT, types="Enchantment")
    table = scenario(seats=3).knows(SCHEME, read(GLOAT, types="Enchantment", name="Gloat"))
    me, one, two = table.seats()
    me.library("Forest", "Island", "Swamp", "Plains")
    me.has("Gloat")
    me.casts("Scheme")
    chooses(one, 0)
    chooses(one, 1)
    assert one.life == 17 and len(me.hand) == 1
    chooses(two, 0)
    chooses(two, 0)
    table.resolve_stack()
    assert two.life == 14


@rule("701.55c")
def test_a_choice_of_ones_own_is_not_faced_again(scenario):
    table = scenario(seats=2).knows(SCHEME, read(GLOAT, types="Enchantment", name="Gloat"))
    me, foe = table.seats()
    foe.has("Gloat")
    me.casts("Scheme")
    chooses(foe, 0)
    table.resolve_stack()
    assert foe.life == 17


@rule("701.55d", "805.4")
def test_heads_of_the_other_team_choose_for_themselves(scenario):
    table = scenario(variant="two-headed-giant").knows(SCHEME)
    me = table.seat(0)
    me.library("Forest", "Island")
    me.casts("Scheme")
    chooses(table.seat(2), 0)
    chooses(table.seat(3), 1)
    table.resolve_stack()
    assert table.seat(2).life == 27 and len(me.hand) == 1


@rule("701.55d", "801.10")
def test_only_opponents_within_range_face_it(scenario):
    table = scenario(seats=5, range_of_influence=1).knows(SCHEME)
    table.seat(0).casts("Scheme")
    chooses(table.seat(1), 0)
    chooses(table.seat(4), 0)
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 17, 20, 20, 17]


@rule("701.55a", "800.4a")
def test_who_leaves_before_choosing_faces_nothing(scenario):
    table = scenario(seats=4).knows(SCHEME)
    me, one, two, three = table.seats()
    me.casts("Scheme")
    assert table.asked(one).rule == "701.55a"
    two.concedes()
    chooses(one, 0)
    chooses(three, 0)
    table.resolve_stack()
    assert (one.life, three.life) == (17, 17)


@rule("701.55a")
def test_who_lost_that_much_life_faces_it(scenario):
    text = f"Each opponent who lost 3 {MORE} {FACES} You draw a card, or that player loses 1 life."
    table = scenario(seats=3).knows(read(text, name="Jeer"), SCHEME)
    me, one, two = table.seats()
    me.library("Forest", "Island", "Swamp")
    me.casts("Scheme")
    chooses(one, 0)
    chooses(two, 1)
    me.casts("Jeer")
    chooses(one, 1)
    table.resolve_stack()
    assert (one.life, two.life) == (16, 20)


@rule("119.3")
@pytest.mark.parametrize("more", [False, True])
def test_that_much_life_is_lost_by_one_opponent_not_by_all_of_them(scenario, more):
    text = f"If an opponent lost 3 {MORE}, you gain 5 life."
    assert exact(text)
    table = scenario(seats=3).knows(read(text, name="Jeer"), read("Each opponent loses 2 life.", name="Drain"))
    me = table.seat(0)
    me.casts("Drain").resolves()
    if more:
        me.casts("Drain").resolves()
    me.casts("Jeer").resolves()
    assert me.life == (25 if more else 20)
