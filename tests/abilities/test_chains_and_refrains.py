"""Spells that others copy for themselves, that exile themselves with counters, lands that enter untapped.

Sentences of our own. CR 122.6, 603.6, 608.2, 702.62, 707.10, 903.3.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import DRAW, EXILE, GRAVEYARD
from apnap.rules.core.decisions import D_YES_NO
from apnap.testing import rule
from apnap.testing.handles import Permanent
from tests.abilities.facts.read import exact, read

SACRIFICE = "sacrifice a land"
TAPPED = "enters tapped"
GREATEST = "the greatest mana value"
COPY = "a token that's a copy"
REVEALED = "revealed this way"
TOP = "the top card of their library"
NONE_SHOWN = "If no creature cards"
IF_DONE = "If the player does, they may"
THERE = "on the battlefield or in the command zone"
BEAR = "Creature \u2014 Bear"


def copies(kind: str) -> str:
    return f"copy this spell and may choose {kind} for that copy."


# chains --------------------------------------------------------------------------------------------------------------
@rule("707.10")
def test_whoever_controlled_the_target_may_copy_the_spell_and_controls_the_copy(scenario):
    text = f"Destroy target artifact. Then that artifact's controller may {copies('a new target')}"
    assert exact(text, types="Instant")
    table = scenario(seats=4).knows(read(text, types="Instant", name="Rite"))
    me, other, third = table.seat(0), table.seat(2), table.seat(3)
    first, second = other.has("Ornithopter"), third.has("Ornithopter")
    me.casts("Rite", at=[first])
    assert table.asked(kind=D_YES_NO).seat == other.number and first.died
    table.answer([1])
    assert table.asked().seat == other.number
    table.answer([second.now])
    assert table.asked(kind=D_YES_NO).seat == third.number and second.died
    table.answer([0])
    table.resolve_stack()
    assert me.graveyard == ["Rite"]


@rule("118.12", "707.10")
@pytest.mark.parametrize("pays", [True, False])
def test_a_copy_that_has_its_price_is_made_only_if_that_was_paid(scenario, pays):
    text = (
        f"Tap target creature. Then that creature's controller may {SACRIFICE} of their choice. "
        f"{IF_DONE} {copies('a new target')}"
    )
    assert exact(text)
    table = scenario(seats=3).knows(read(text))
    me, other = table.seat(0), table.seat(1)
    bears = other.has("Grizzly Bears")
    mine = me.has("Grizzly Bears")
    other.has("Forest")
    me.casts("Rite", at=[bears])
    assert table.asked(kind=D_YES_NO).seat == other.number
    table.answer([int(pays)])
    if pays:
        assert table.asked(kind=D_YES_NO).seat == other.number
        table.answer([1])
        assert table.asked().seat == other.number
        table.answer([mine.now])
    table.resolve_stack()
    assert bears.tapped
    assert ("Forest" in other.battlefield) is not pays
    assert mine.tapped is pays, table.log[-10:]


# counters in exile ---------------------------------------------------------------------------------------------------
@rule("122.6", "702.62")
def test_a_spell_that_exiles_itself_with_time_counters_is_suspended_again(scenario):
    text = "You gain 2 life. Exile Rite with three time counters on it.\nSuspend 3\u2014{R}"
    assert exact(text)
    table = scenario().knows(read(text, cost="{R}"))
    me = table.seat(0)
    me.casts("Rite").resolves()
    life = me.life
    assert me.exile == ["Rite"] and me.graveyard == []
    (id,) = table.game.state.ids(me.number, EXILE)
    assert Permanent(table, id).counters("time") == 3
    for left in (2, 1):
        table.to_turn(table.seat(1)).to_turn(me)
        table.to_step(DRAW)
        assert Permanent(table, id).counters("time") == left and me.life == life


# entering untapped ---------------------------------------------------------------------------------------------------
@rule("603.6")
@pytest.mark.parametrize("others", [1, 2])
def test_what_triggers_on_entering_untapped_asks_how_the_land_arrived(scenario, others):
    text = (
        f"This land {TAPPED} unless you control two or more other Forests.\n"
        f"When this land {TAPPED.replace('tapped', 'untapped')}, you gain 3 life."
    )
    assert exact(text, types="Land \u2014 Forest")
    table = scenario().knows(read(text, types="Land \u2014 Forest", cost="", name="Rite"))
    me = table.seat(0)
    for _ in range(others):
        me.has("Forest")
    life = me.life
    land = me.plays("Rite")
    table.resolve_stack()
    assert land.tapped is (others < 2)
    assert me.life == life + (3 if others == 2 else 0)


# commanders ----------------------------------------------------------------------------------------------------------
@rule("903.3")
def test_each_counts_the_commanders_that_they_own_wherever_those_are_of_two_zones(scenario):
    text = f"Each player may draw cards equal to {GREATEST} of a commander they own {THERE}."
    assert exact(text)
    table = scenario(seats=3, commander=True).knows(read(text))
    me, other, third = table.seat(0), table.seat(1), table.seat(2)
    for seat in (me, other, third):
        seat.library(*["Island"] * 9)
    me.leads("Serra Angel")
    other.leads("Grizzly Bears")
    third.leads("Craw Wurm", zone=GRAVEYARD)
    hands = [len(seat.hand) for seat in (me, other, third)]
    table.says([1], [1], [1])
    me.casts("Rite").resolves()
    gained = [len(seat.hand) - had for seat, had in zip((me, other, third), hands, strict=True)]
    assert gained == [5, 2, 0]


# copies of cards -----------------------------------------------------------------------------------------------------
@rule("707.2", "608.2c")
@pytest.mark.parametrize("top", ["Grizzly Bears", "Forest"])
def test_a_token_is_a_copy_of_each_card_that_was_revealed(scenario, top):
    text = (
        f"Each player reveals {TOP}. For each creature card {REVEALED}, create {COPY} of that "
        f"card, except it has flying. {NONE_SHOWN} were {REVEALED}, draw a card."
    )
    assert exact(text)
    table = scenario(seats=3).knows(read(text))
    me = table.seat(0)
    me.library("Island", "Island")
    for seat in (table.seat(1), table.seat(2)):
        seat.library(top)
    hand = len(me.hand)
    me.casts("Rite").resolves()
    made = [name for name in me.battlefield if name == "Grizzly Bears"]
    assert len(made) == (2 if top == "Grizzly Bears" else 0)
    assert len(me.hand) == hand + (1 if top == "Forest" else 0)


@rule("608.2c", "205.2a")
def test_card_types_are_counted_among_the_cards_that_were_discarded(scenario):
    text = f"Discard two cards. You gain 2 life for each card type among cards {REVEALED.replace('reveal', 'discard')}."
    assert exact(text)
    table = scenario().knows(read(text))
    me = table.seat(0)
    life = me.life
    held = me.holds("Ornithopter", "Forest")
    table.says([card.now for card in held])
    me.casts("Rite").resolves()
    assert me.life == life + 6
