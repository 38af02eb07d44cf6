"""Conditions about what has happened: where it was cast from, life gained, attacks made this turn."""

from __future__ import annotations

import pytest

from apnap import vocabulary as v
from apnap.abilities.cards import card
from apnap.abilities.conditions import AttackedWithCreature, CastFrom, GainedLifeThisTurn
from apnap.english import rules_text
from apnap.rules.core.constants import END, EXILE, GRAVEYARD, MAIN2
from apnap.rules.core.decisions import D_YES_NO
from apnap.testing import rule


@rule("601.2a", "603.4")
def test_cast_from_the_hand_or_put_onto_the_battlefield(scenario):
    table = scenario()
    me = table.seat(0)
    me.casts("Coal Stoker").resolves()
    table.resolve_stack()
    assert me.pool == "RRR"
    table = scenario()
    dead = table.seat(0).buried("Coal Stoker")[0]
    raise_ = card("Raise", "{0}", "Sorcery", v.ReturnToBattlefield(v.TargetCard(v.CREATURE)))
    table.knows(raise_)
    table.seat(0).casts("Raise", at=[dead]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Coal Stoker") == 1 and table.seat(0).pool == ""


@rule("601.2a", "603.4")
def test_angel_of_the_dire_hour_exiles_all_attackers(scenario):
    table = scenario(seats=3)
    a, b = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({a: table.seat(1), b: table.seat(2)})
    table.seat(1).casts("Angel of the Dire Hour").resolves()
    table.resolve_stack()
    assert sorted(table.seat(0).exile) == ["Grizzly Bears", "Hill Giant"]


@rule("119.3", "603.4")
@pytest.mark.parametrize("gains", [True, False])
def test_courier_bat_returns_a_card_if_its_player_gained_life(scenario, gains):
    table = scenario()
    me = table.seat(0)
    dead = me.buried("Grizzly Bears")[0]
    table.knows(card("Balm", "{0}", "Sorcery", v.GainLife(1, who=v.TargetPlayer())))
    me.casts("Balm", at=[me if gains else table.seat(1)]).resolves()
    table.says([dead.id])
    me.casts("Courier Bat").resolves()
    table.resolve_stack()
    assert ("Grizzly Bears" in me.hand) == gains


@rule("119.3", "603.4")
def test_markov_purifier_offers_a_card_at_the_end_of_such_a_turn(scenario):
    table = scenario()
    me = table.seat(0)
    me.has("Markov Purifier")
    me.have("Plains", "Plains")
    table.knows(card("Balm", "{0}", "Sorcery", v.GainLife(1)))
    me.casts("Balm").resolves()
    hand = len(me.hand)
    table.to_step(END)
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert len(me.hand) == hand + 1


@rule("508.1", "608.2c")
def test_who_attacked_this_turn(scenario):
    raid = card("Raid", "{0}", "Instant", v.If(AttackedWithCreature(), v.GainLife(3)))
    assert rules_text(raid) == "If you attacked this turn, you gain 3 life."
    table = scenario().knows(raid)
    me, foe = table.seat(0), table.seat(1)
    bears = me.has("Grizzly Bears")
    me.casts("Raid").resolves()
    assert me.life == 20
    me.attacks({bears: foe})
    table.to_step(MAIN2)
    me.casts("Raid").resolves()
    foe.casts("Raid").resolves()
    assert (me.life, foe.life) == (23, 18)


@pytest.mark.parametrize(
    "condition,text",
    [
        (CastFrom(GRAVEYARD), "this spell was cast from your graveyard"),
        (CastFrom(GRAVEYARD, anybodys=True), "this spell was cast from a graveyard"),
        (CastFrom(EXILE), "this spell was cast from exile"),
        (GainedLifeThisTurn(v.EACH_OPPONENT), "an opponent gained life this turn"),
    ],
)
def test_they_are_said(condition, text):
    assert rules_text(card("Rite", "{0}", "Sorcery", v.If(condition, v.Draw(1)))) == f"If {text}, draw a card."
