"""Damage that is prevented and paid back, draws that are replaced, the most damage of a turn, exile for a reign."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN2
from apnap.testing import rule
from tests.helpers.read_cards import made

PAID_BACK = (
    "<padt> you and planeswalkers <yc> this turn by <ysdc>. If damage from a <cr> source is <ptw>, "
    "Rite <dtm> to that <cr>. If damage from a noncreature source is <ptw>, Rite <dtm> to the source's controller."
)


@rule("615.5")
def test_prevented_damage_is_paid_back_to_creatures_and_controllers(scenario):
    table = scenario(seats=3).knows(made(PAID_BACK, "Instant"))
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    giant = foe.has("Hill Giant")
    table.to_turn(foe)
    me.casts("Rite").resolves()
    other.casts("Lightning Bolt", at=[me]).resolves()
    me.casts("Lightning Bolt", at=[other]).resolves()
    assert (me.life, foe.life, other.life) == (20, 20, 14)
    foe.attacks({giant: me})
    table.to_step(MAIN2)
    assert (me.life, giant.died) == (20, True)


@rule("615.5")
def test_what_is_dealt_to_others_is_not_prevented(scenario):
    table = scenario(seats=3).knows(made(PAID_BACK, "Instant"))
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    bear = me.has("Grizzly Bears")
    me.casts("Rite").resolves()
    foe.casts("Lightning Bolt", at=[other]).resolves()
    foe.casts("Lightning Bolt", at=[bear]).resolves()
    me.casts("Lightning Bolt", at=[me]).resolves()
    assert (me.life, foe.life, other.life, bear.died) == (17, 20, 17, True)


SEEK = (
    "If <ywd>, you may instead <lon> and reveal cards from the top of <yl> until "
    "you <rck>. Put that card into your hand and put <aoc> "
    "on the bottom of <yl> in any order."
)


@rule("614.11", "701.20")
@pytest.mark.parametrize(("kind", "found"), [(0, "Forest"), (1, "Ornithopter")])
def test_a_draw_may_become_a_search_for_a_land_or_another_card(scenario, kind, found):
    table = scenario().knows(made(SEEK, "Enchantment", name="Plenty"), made("Draw a card."))
    me = table.seat(0)
    me.has("Plenty")
    me.library(*(("Ornithopter", "Hill Giant", "Forest") if kind == 0 else ("Forest", "Island", "Ornithopter")))
    size = me.library_size
    me.casts("Rite")
    table.says([1], [kind])
    table.resolve_stack()
    assert me.hand == [found] and me.library_size == size - 1


@rule("614.11")
def test_a_draw_is_a_draw_if_its_player_likes(scenario):
    table = scenario().knows(made(SEEK, "Enchantment", name="Plenty"), made("Draw a card."))
    me, foe = table.seat(0), table.seat(1)
    me.has("Plenty")
    me.library("Ornithopter", "Forest")
    foe.library("Hill Giant")
    me.casts("Rite")
    table.says([0])
    table.resolve_stack()
    assert me.hand == ["Ornithopter"]


@rule("601.2d", "608.2i")
def test_the_most_damage_a_source_dealt_at_one_time(scenario):
    text = "Rite <dx> <divided> any number of target <cs>, where <xgd> by a source "
    table = scenario().knows(made(text + "to a permanent or player this turn.", "Instant"))
    me, foe = table.seat(0), table.seat(1)
    one, two = foe.have("Grizzly Bears", "Hill Giant")
    me.casts("Lightning Bolt", at=[foe]).resolves()
    me.casts("Lightning Bolt", at=[foe]).resolves()
    me.casts("Rite", at=[one, two], says=[[2, 1]]).resolves()
    assert one.died and two.damage == 1


JAILER = made(
    "<etb>, exile target <cr> <oc> until an opponent becomes <tm>.", "Creature \u2014 Human", name="Jailer", size="2/2"
)


@rule("610.3", "725.3")
def test_exile_until_an_opponent_is_crowned(scenario):
    table = scenario(seats=3).knows(JAILER, made("Target player becomes <tm>."))
    me, foe, other = table.seat(0), table.seat(1), table.seat(2)
    foe.has("Hill Giant")
    me.casts("Rite", at=[other]).resolves()
    jailer = me.casts("Jailer").resolves()
    table.resolve_stack()
    assert foe.battlefield == []
    me.casts("Rite", at=[me]).resolves()
    me.casts("Murder", at=[me.permanent("Jailer")]).resolves()
    assert foe.battlefield == [] and jailer is not None
    me.casts("Rite", at=[other]).resolves()
    assert foe.battlefield == ["Hill Giant"]
