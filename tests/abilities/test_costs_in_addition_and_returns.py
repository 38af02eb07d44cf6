"""Additional costs that may be paid, what is copied for what was sacrificed, cards that come back one for each type.

Sentences of our own; `<word>` marks a word. CR 110.4, 118.8a, 608.2c, 707.10.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import GRAVEYARD
from apnap.testing import rule
from tests.abilities.facts import read as reading


def said(text: str) -> str:
    return text.replace("<", "").replace(">", "")


def read(text: str, **how: str):
    assert reading.exact(said(text), how.get("types", "Sorcery"))
    return reading.read(said(text), **how)


PRICE = "As <an> additional cost to cast <this> spell, you may"


@rule("118.8a", "607.2")
@pytest.mark.parametrize("paid", [True, False])
def test_what_was_paid_in_addition_is_known_as_the_spell_resolves(scenario, paid):
    text = f"{PRICE} sacrifice a land.\nYou gain 2 life. If <this> spell's additional cost was paid, draw two cards."
    table = scenario().knows(read(text))
    me = table.seat(0)
    me.has("Forest")
    hand, life = len(me.hand), me.life
    me.casts("Rite", says=[[int(paid)]]).resolves()
    table.resolve_stack()
    assert me.life == life + 2
    assert ("Forest" in me.battlefield) is not paid
    assert len(me.hand) == hand + (2 if paid else 0)


@rule("118.8a", "707.10")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_a_spell_is_copied_for_each_creature_that_was_sacrificed(scenario, times):
    text = (
        f"{PRICE} <sacrifice> one or more creatures. When you do, copy <this> spell for each creature sacrificed this "
        "way.\nYou gain 2 life."
    )
    table = scenario(seats=3).knows(read(text))
    me = table.seat(0)
    me.have("Grizzly Bears", "Grizzly Bears")
    life = me.life
    me.casts("Rite", says=[[times]]).resolves()
    table.resolve_stack()
    assert me.life == life + 2 * (1 + times)
    assert me.battlefield.count("Grizzly Bears") == 2 - times
    assert me.graveyard.count("Rite") == 1


TYPES = "For each permanent <type>, return up to one card of that <type> from your graveyard"


@rule("110.4", "608.2d")
def test_one_card_of_each_type_returns_at_most(scenario):
    text = f"{TYPES} to the battlefield. You lose 1 life <for> each card returned this way."
    table = scenario(seats=3).knows(read(text))
    me, other = table.seat(0), table.seat(1)
    stone, bear, ornithopter, bolt = me.buried("Mind Stone", "Grizzly Bears", "Ornithopter", "Lightning Bolt")
    other.buried("Forest")
    life = me.life
    me.casts("Rite")
    first = table.asked(me)
    assert sorted(first.candidates) == sorted([stone.now, ornithopter.now])
    table.answer([ornithopter.now])
    second = table.asked(me)
    assert second.candidates == [bear.now]
    table.answer([])
    table.resolve_stack()
    assert me.battlefield == ["Ornithopter"] and me.life == life - 1
    assert table.game.state.objs[bear.now].zone == table.game.state.objs[bolt.now].zone == GRAVEYARD


@rule("110.4", "800.4a")
def test_whoever_leaves_while_choosing_returns_nothing(scenario):
    table = scenario(seats=3).knows(read(f"{TYPES} to your hand."))
    me = table.seat(0)
    me.buried("Mind Stone", "Grizzly Bears")
    me.casts("Rite")
    table.asked(me)
    me.concedes()
    table.to_turn(table.seat(1))
    assert not me.in_game and table.seat(1).in_game


@rule("608.2c")
@pytest.mark.parametrize("takes", ["Grizzly Bears", "Llanowar Elves", ""])
def test_it_is_known_what_was_returned_to_the_hand_this_way(scenario, takes):
    text = (
        "Mill two cards. You may put a <permanent> card from among <the> cards milled this <way> into your hand. If "
        "you control a Wall or returned an Elf card to your hand <this> way, you gain 4 life."
    )
    table = scenario().knows(read(text))
    me = table.seat(0)
    cards = {card.name: card for card in me.library("Grizzly Bears", "Llanowar Elves")}
    life = me.life
    me.casts("Rite")
    table.asked(me)
    if takes:
        table.answer([1])
        table.asked(me)
        table.answer([cards[takes].now])
    else:
        table.answer([0])
    table.resolve_stack()
    assert me.life == life + (4 if takes == "Llanowar Elves" else 0)


@rule("608.2c")
def test_that_many_are_those_targets_that_came_back(scenario):
    text = (
        "<Return> up to three target land cards <from> your graveyard to the battlefield <tapped>. "
        "You draw that many cards."
    )
    table = scenario(seats=3).knows(read(text))
    me = table.seat(0)
    lands = me.buried("Forest", "Island", "Swamp")
    hand = len(me.hand)
    me.casts("Rite", at=lands[:2]).resolves()
    assert len(me.hand) == hand + 2 and sorted(me.battlefield) == ["Forest", "Island"]


@rule("608.2c")
def test_one_more_is_drawn_than_were_put_away(scenario):
    text = (
        "Put any number of <cards> from your hand on <the> bottom of your library <in> any order, then draw <that> "
        "many cards plus one."
    )
    table = scenario().knows(read(text))
    me = table.seat(0)
    held = me.holds("Forest", "Island")
    hand = len(me.hand)
    me.casts("Rite")
    table.asked(me)
    table.answer([card.now for card in held])
    table.resolve_stack()
    assert len(me.hand) == hand + 1


GHOUL = (
    f"{PRICE} exile a creature card from your graveyard.\nWhenever this creature attacks, if <a> card is exiled with "
    "it, <it> gets +X/+X until end of turn, <where> X is the power of the exiled card."
)


@rule("400.7d", "607.2a")
@pytest.mark.parametrize("paid", [True, False])
def test_what_was_exiled_for_a_spell_is_exiled_with_what_it_becomes(scenario, paid):
    table = scenario(seats=3).knows(read(GHOUL, types="Creature \u2014 Bear"))
    me, other = table.seat(0), table.seat(1)
    me.buried("Hill Giant")
    me.casts("Rite", says=[[int(paid)]]).resolves()
    table.resolve_stack()
    ghoul = me.permanent("Rite")
    assert me.exile == (["Hill Giant"] if paid else [])
    for seat in (other, table.seat(2), me):
        table.to_turn(seat)
    me.attacks({ghoul: other})
    table.resolve_stack()
    assert ghoul.power == (4 if paid else 1)
