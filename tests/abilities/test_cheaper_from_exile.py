"""Lands that are played from exile, and spells that cost less where an effect lets them be cast.

Sentences of our own. CR 116.2a, 305.1, 406.3, 601.2f, 607.2a.
"""

from __future__ import annotations

from apnap.rules.core.constants import MAIN1
from apnap.rules.core.decisions import D_YES_NO, O_CAST, O_LAND
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

SEER = "Creature \u2014 Elf"
FROM = "from exile"
GAIN = f"Whenever you play a land {FROM} or cast a spell {FROM}, you gain 2 life."
TOP = "the top card of your library"
HIDE = f"{{0}}: Look at {TOP}. You may exile it face down."
HERE = "exiled with this creature"
SO = "this way cost {2} less"
PLAY = f"{{0}}: Until end of turn, you may play cards {HERE}. Spells you cast {SO} to cast."


def seer(scenario, **how):
    text = f"{GAIN}\n{HIDE}\n{PLAY}"
    table = scenario(**how).knows(read(text, types=SEER, name="Seer"))
    return table, table.seat(0), table.seat(0).has("Seer")


def hides(table, me, one, name):
    (card,) = me.library(name)
    me.activates(one)
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    return card


@rule("601.2f", "607.2a")
def test_spells_that_were_hidden_cost_less_while_they_may_be_cast(scenario):
    assert exact(HIDE, types=SEER) and exact(PLAY, types=SEER)
    table, me, one = seer(scenario, seats=3)
    wurm = hides(table, me, one, "Hill Giant")
    me.gets_mana("RC")
    assert wurm.zone == "exile" and not me.can(O_CAST, wurm)
    me.activates(one, 1).resolves()
    assert me.can(O_CAST, wurm)
    table.choose_option(me.number, O_CAST, wurm.now, (), None, (), ())
    table.resolve_stack()
    assert "Hill Giant" in me.battlefield and me.pool == "" and me.life == 22


@rule("601.2f")
def test_two_permissions_make_it_no_cheaper_than_one(scenario):
    table, me, one = seer(scenario)
    wurm = hides(table, me, one, "Craw Wurm")
    me.activates(one, 1).resolves()
    me.activates(one, 1).resolves()
    me.gets_mana("GGC")
    assert not me.can(O_CAST, wurm)
    me.gets_mana("C")
    assert me.can(O_CAST, wurm)


@rule("116.2a", "305.1")
def test_a_land_from_exile_is_another_thing_than_one_from_the_hand(scenario):
    table, me, one = seer(scenario, seats=3)
    me.plays("Mountain")
    table.resolve_stack()
    assert me.life == 20
    forest = hides(table, me, one, "Forest")
    table.to_turn(table.seat(1))
    table.to_turn(me)
    table.to_step(MAIN1, me)
    me.activates(one, 1).resolves()
    assert me.can(O_LAND, forest)
    table.choose_option(me.number, O_LAND, forest.now, (), None, (), ())
    table.resolve_stack()
    assert "Forest" in me.battlefield and me.life == 22


@rule("601.2f", "611.2")
def test_the_price_is_for_the_player_and_the_turn_at_hand(scenario):
    table, me, one = seer(scenario, seats=3)
    giant = hides(table, me, one, "Hill Giant")
    me.activates(one, 1).resolves()
    table.to_turn(table.seat(1))
    table.to_turn(me)
    table.to_step(MAIN1, me)
    me.gets_mana("RC")
    assert not me.can(O_CAST, giant)
