"""What its owner puts on the top or the bottom, and half of a library. Sentences of our own. CR 401.4, 608.2d."""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

ENDS = "top or bottom"
END = f"on their choice of the {ENDS} of their library"


@rule("608.2d")
@pytest.mark.parametrize(("answer", "top"), [(0, "Grizzly Bears"), (1, "Shock")])
@pytest.mark.parametrize(
    "text", [f"Target creature's owner puts it {END}.", f"The owner of target creature puts it {END}."]
)
def test_its_owner_chooses_the_end(scenario, text, answer, top):
    assert exact(text)
    table = scenario().knows(read(text), read("Target player draws a card.", name="Gift"))
    me, other = table.seat(0), table.seat(1)
    bear = other.has("Grizzly Bears")
    other.library("Shock")
    spell = me.casts("Rite", at=[bear])
    table.says([answer])
    spell.resolves()
    me.casts("Gift", at=[other]).resolves()
    assert other.hand == [top] and bear.zone != "battlefield"


@rule("107.1a")
@pytest.mark.parametrize(("rounded", "left"), [("up", 2), ("down", 3)])
def test_half_of_a_library_is_milled(scenario, rounded, left):
    text = f"Target player mills half their library, rounded {rounded}."
    assert exact(text)
    table = scenario().knows(read(text))
    other = table.seat(1)
    other.empty_library()
    other.library("Shock", "Murder", "Shock", "Murder", "Shock")
    table.seat(0).casts("Rite", at=[other]).resolves()
    assert other.library_size == left and len(other.graveyard) == 5 - left
