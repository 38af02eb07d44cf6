"""Lands and spells that are played from exile. CR 116.2a, 305.1, 601.2a, 603.2."""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.abilities.facts.read import exact, read
from tests.abilities.test_playing_from_elsewhere import plays_exiled

THENCE = "from exile"
EITHER = f"Whenever you play a land {THENCE} or cast a creature spell {THENCE}, you gain 2 life."
MINE = "your library"
PULP = f"Exile the top card of {MINE}. You may play that card this turn."


@rule("603.2", "305.1")
@pytest.mark.parametrize("card", ["Forest", "Llanowar Elves", "Shock"])
def test_what_comes_from_exile_counts_and_what_comes_from_the_hand_does_not(scenario, card):
    assert exact(EITHER, types="Enchantment")
    table = scenario(seats=3).knows(
        read(EITHER, types="Enchantment", name="Delver"), read(PULP, name="Pulp", types="Sorcery")
    )
    me = table.seat(0)
    me.has("Delver")
    me.library(card)
    me.casts("Pulp").resolves()
    if card != "Forest":
        me.gets_mana("GR")
    plays_exiled(me, card, (table.seat(1),) if card == "Shock" else ())
    table.resolve_stack()
    assert me.life == (20 if card == "Shock" else 22)


@rule("603.2", "116.2a")
def test_a_land_from_the_hand_and_lands_of_others_do_not_count(scenario):
    table = scenario(seats=3).knows(read(EITHER, types="Enchantment", name="Delver"))
    me = table.seat(0)
    me.has("Delver")
    me.holds("Forest")
    me.plays("Forest")
    me.casts("Llanowar Elves").resolves()
    table.resolve_stack()
    assert me.life == 20
