"""Trades of cards between graveyards: one player returns a card of theirs and chooses one of yours.

Sentences of our own. CR 115.1, 608.2d, 800.4g.
"""

from __future__ import annotations

from apnap.rules.core.decisions import D_CHOOSE, D_YES_NO
from apnap.testing import rule
from tests.abilities.facts.read import read

THIEF = "Creature \u2014 Rogue"
DAMAGE = "combat damage to a player"
HIT = f"Whenever this creature deals {DAMAGE},"
BACK = "you may have that player return target creature card from their graveyard to their hand."
YOURS = "in your graveyard"
CHOSEN = f"that player chooses a creature card {YOURS}, then put it onto the battlefield under your control"
TRADE = f"{HIT} {BACK} If you do, {CHOSEN}."


def trade(scenario, **how):
    table = scenario(**how).knows(read(TRADE, types=THIEF, name="Trader", size="2/2"))
    return table, table.seat(0).has("Trader")


@rule("608.2d", "115.1")
def test_the_damaged_player_gets_one_card_and_chooses_another_for_you(scenario):
    table, trader = trade(scenario, seats=3)
    me, second, third = (table.seat(i) for i in range(3))
    bears, wurm, _ = me.buried("Grizzly Bears", "Craw Wurm", "Shock")
    second.buried("Hill Giant")
    third.buried("Savannah Lions")
    me.attacks({trader: second})
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    asked = table.asked(second, kind=D_CHOOSE)
    assert sorted(asked.candidates) == sorted([bears.id, wurm.id])
    table.answer([bears.id])
    table.resolve_stack()
    assert "Hill Giant" in second.hand and third.graveyard == ["Savannah Lions"]
    assert "Grizzly Bears" in me.battlefield and "Craw Wurm" in me.graveyard


@rule("603.3d")
def test_with_no_card_of_theirs_to_return_nothing_happens(scenario):
    table, trader = trade(scenario, seats=3)
    me, second = table.seat(0), table.seat(1)
    me.buried("Grizzly Bears")
    second.buried("Shock")
    me.attacks({trader: second})
    table.resolve_stack()
    assert me.graveyard == ["Grizzly Bears"] and second.graveyard == ["Shock"]


@rule("608.2d", "800.4g")
def test_another_opponent_chooses_for_one_who_leaves_at_the_question(scenario):
    table, trader = trade(scenario, seats=3)
    me, second = table.seat(0), table.seat(1)
    bears, _ = me.buried("Grizzly Bears", "Craw Wurm")
    second.buried("Hill Giant")
    me.attacks({trader: second})
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    asked = table.asked(second, kind=D_CHOOSE)
    second.concedes()
    again = table.asked(table.seat(2), kind=D_CHOOSE)
    assert again.candidates == asked.candidates
    table.answer([bears.id])
    table.resolve_stack()
    assert me.graveyard == ["Craw Wurm"] and "Grizzly Bears" in me.battlefield
