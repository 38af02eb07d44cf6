"""Costs for which nobody chooses what is given. Sentences of our own. CR 118.3, 701.9b."""

from __future__ import annotations

from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

LARGER = "This creature gets +3/+0 until end of turn"
BEAR = "Creature \u2014 Bear"


@rule("701.9b")
def test_of_several_cards_one_is_discarded_without_a_choice(scenario):
    text = f"Discard a card at random: {LARGER}."
    assert exact(text, types=BEAR)
    table = scenario().knows(read(text, types=BEAR, name="Gambler"))
    me = table.seat(0)
    bear = me.has("Gambler")
    me.holds("Shock", "Murder", "Grizzly Bears")
    me.activates(bear).resolves()
    assert bear.power == 4
    assert len(me.hand) == 2 and len(me.graveyard) == 1


@rule("118.3", "701.9b")
def test_what_is_not_in_hand_cannot_be_paid(scenario):
    text = "Discard two cards at random: Draw a card."
    assert exact(text, types=BEAR)
    table = scenario().knows(read(text, types=BEAR, name="Gambler"))
    me = table.seat(0)
    bear = me.has("Gambler")
    me.holds("Shock")
    assert not me.can(O_ACTIVATE, bear)
