"""Role tokens, and tokens that enter attached to something. Sentences of our own. CR 111.10j-r, 303.4h, 704.5z."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import TRAMPLE
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

MINE = "target creature you control"


def give(role: str, to: str = MINE) -> str:
    return f"Create a {role} Role token attached to {to}."


@rule("111.10", "303.4h")
@pytest.mark.parametrize(
    ("role", "size"),
    [("Cursed", (1, 1)), ("Monster", (3, 3)), ("Royal", (3, 3)), ("Virtuous", (4, 4)), ("Young Hero", (2, 2))],
)
def test_a_role_enters_attached(scenario, role, size):
    assert exact(give(role))
    table = scenario(seats=2).knows(read(give(role)))
    me = table.seat(0)
    me.has("Bident of Thassa")  # an enchantment besides
    bears = me.has("Grizzly Bears")
    me.casts("Rite", at=[bears]).resolves()
    token = me.permanent(role)
    assert token.attached_to == bears and (bears.power, bears.toughness) == size
    assert bears.has(TRAMPLE) == (role == "Monster")


@rule("704.5z")
def test_a_newer_role_takes_the_place_of_an_older_one(scenario):
    table = scenario(seats=3).knows(read(give("Wicked")), read(give("Cursed"), name="Hex"))
    me, second, third = (table.seat(i) for i in range(3))
    bears = me.has("Grizzly Bears")
    me.casts("Rite", at=[bears]).resolves()
    assert bears.power == 3
    me.casts("Hex", at=[bears]).resolves()
    table.resolve_stack()
    assert bears.power == 1 and "Wicked" not in me.battlefield
    assert [second.life, third.life, me.life] == [19, 19, 20]


@rule("111.10", "603.2")
def test_what_has_a_role_has_its_ability(scenario):
    table = scenario(seats=2).knows(read(give("Young Hero")))
    me, other = table.seat(0), table.seat(1)
    bears = me.has("Grizzly Bears")
    me.casts("Rite", at=[bears]).resolves()
    me.attacks({bears: other})
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1


@rule("303.4h", "608.2b")
def test_without_anything_to_be_attached_to_there_is_none(scenario):
    text = give("Wicked", f"up to one {MINE}") + " You gain 1 life."
    assert exact(text)
    table = scenario(seats=2).knows(read(text))
    me = table.seat(0)
    me.casts("Rite").resolves()
    assert me.life == 21 and me.battlefield == []


@rule("303.4h", "111.10")
def test_a_role_for_what_was_spoken_of_before(scenario):
    text = f"Tap {MINE}. {give('Royal', 'it')}"
    assert exact(text)
    table = scenario(seats=2).knows(read(text))
    me = table.seat(0)
    bears = me.has("Grizzly Bears")
    me.casts("Rite", at=[bears]).resolves()
    assert bears.tapped and bears.power == 3 and me.permanent("Royal").attached_to == bears
