"""One of several things that a permanent does, wherever it waits for them. Sentences of our own. CR 113.6k, 603.2."""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

BEAR = "Creature \u2014 Bear"
CYCLED = "When you cycle this card"
MUCH = "deals that much damage"
GAIN = "you gain 3 life."
THIS = "Whenever this creature"


@rule("113.6k", "603.2")
@pytest.mark.parametrize("cycled", [True, False])
def test_each_is_waited_for_where_it_can_be(scenario, cycled):
    text = f"Cycling {{0}}\n{CYCLED} and when this creature dies, {GAIN}"
    assert exact(text, types=BEAR)
    table = scenario().knows(read(text, types=BEAR, name="Keeper"))
    me = table.seat(0)
    if cycled:
        card = me.holds("Keeper")[0]
        me.activates(card)
    else:
        me.casts("Murder", at=[me.has("Keeper")])
    table.resolve_stack()
    assert me.life == 23
    assert me.graveyard[-1] in ("Keeper", "Murder")


@rule("603.2")
def test_it_becomes_untapped_or_is_dealt_damage(scenario):
    text = f"{THIS} becomes untapped or is dealt damage, {GAIN}"
    assert exact(text, types=BEAR)
    table = scenario().knows(
        read(text, types=BEAR, name="Keeper", size="2/4"), read("Untap target creature.", name="Wake")
    )
    me = table.seat(0)
    bear = me.has("Keeper", tapped=True)
    me.casts("Shock", at=[bear]).resolves()
    table.resolve_stack()
    assert me.life == 23
    me.casts("Wake", at=[bear]).resolves()
    table.resolve_stack()
    assert me.life == 26


@pytest.mark.parametrize(
    "text",
    [
        f"{THIS} enters or is turned face up, {GAIN}",
        f"{THIS} explores or becomes untapped, {GAIN}",
        f"{THIS} transforms or leaves the battlefield, {GAIN}",
        f"{THIS} is dealt damage, it {MUCH} to any target.",
        f"Whenever enchanted creature blocks or becomes blocked, {GAIN}",
    ],
)
def test_words_for_one_or_the_other(text):
    types = "Enchantment \u2014 Aura" if "enchanted" in text else BEAR
    assert exact(f"Enchant creature\n{text}" if "Aura" in types else text, types=types), text
