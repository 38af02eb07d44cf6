"""So many spells each turn, and no more. Sentences of our own. CR 101.2, 601.3."""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

SHRINE = "Enchantment"
LIMIT = "can't cast more than"


@rule("101.2", "601.3")
def test_each_player_casts_so_many_spells(scenario):
    text = f"Each player {LIMIT} two noncreature spells each turn."
    assert exact(text, types=SHRINE)
    table = scenario().knows(read(text, types=SHRINE, name="Shrine"))
    me, other = table.seat(0), table.seat(1)
    other.has("Shrine")
    me.gets_mana("RRRRGG")
    me.holds("Shock", "Shock", "Shock", "Grizzly Bears")
    for _ in range(2):
        assert "Shock" in me.castable
        me.casts("Shock", at=[other]).resolves()
    assert me.castable == ["Grizzly Bears"]
    table.next_turn()
    assert other.life == 16


@pytest.mark.parametrize(
    "text",
    [
        f"You {LIMIT} one spell each turn.",
        f"Each opponent {LIMIT} one creature spell each turn.",
    ],
)
def test_words_for_who_casts(text):
    assert exact(text, types=SHRINE)
