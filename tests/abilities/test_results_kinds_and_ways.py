"""Tables of results, damage by toughness, mana spent on other spells, counters of a chosen kind, and what is done this
way. Sentences of our own. CR 603.12, 608.2d, 510.1a, 702.185, 706.3."""

from __future__ import annotations

import pytest

from apnap.rules.ch7_additional.chance import DiceRolled
from apnap.rules.core.constants import END, EV_MECHANIC
from apnap.rules.core.decisions import D_MODE, FOR_TARGET
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

CAT = "Creature \u2014 Cat"
ROWS = "1\u20149 | You gain 1 life.\n10\u201419 | You gain 2 life.\n20 | You gain 30 life."
TABLE = f"Roll a d20.\n{ROWS}"
HAND = "the number of cards in your hand"
MORE = f"Roll a d20 and add {HAND}.\n1\u201414 | You gain 1 life.\n15+ | You gain 5 life."
PAID = "you may pay {1}. If you do"
ASKED = f"When this creature enters, {PAID}, roll a d20.\n1\u201419 | Draw a card.\n20 | Draw four cards."
BY = "assigns combat damage equal to its"
HEAVY = f"Each creature with defender {BY} toughness rather than its power."
SELF = f"This creature {BY} toughness rather than its power."
ON_IT = "spent to cast that spell"
LAVISH = f"Whenever you cast an instant spell, you gain 1 life. If five or more mana was {ON_IT}, draw a card."
NOW = "if a spell was warped this turn"
WARPED = f"At the beginning of your end step, {NOW}, you gain 4 life."
ANY = "your choice of"
EITHER = f"This creature enters with {ANY} a flying counter or a reach counter on it."
PUT = f"When this creature enters, put {ANY} a menace, trample, or reach counter on target creature."
DISCARDED = "When you discard a nonland card this way"
EQUAL = "that card's mana value"
WAY = f"Draw a card, then discard a card. {DISCARDED}, this spell deals damage equal to {EQUAL} to any target."
LAND, LIBRARY, THIS_WAY = "a land card", "your library", "into your hand this way"
INTO = "put it into your hand"
TAKE = f"You may reveal {LAND} from among them and {INTO}"
REST = f"Put the rest on the bottom of {LIBRARY}"
NOT = f"If you didn't put a card {THIS_WAY}"
LOOK = f"Look at the top two cards of {LIBRARY}. {TAKE}. {REST} in any order. {NOT}, you gain 7 life."


def result_of(table):
    event = table.game.state.turn().events[EV_MECHANIC]
    while not isinstance(event, DiceRolled):
        event = event.prev
    return event.results[0]


@rule("706.3")
def test_a_row_of_the_table_is_followed(scenario):
    assert exact(TABLE) and exact(MORE) and exact(ASKED, types=CAT)
    table = scenario().knows(read(TABLE))
    me = table.seat(0)
    for _ in range(12):
        before = me.life
        me.casts("Rite").resolves()
        result = result_of(table)
        assert me.life - before == (1 if result < 10 else 2 if result < 20 else 30)


@rule("706.2")
def test_what_is_added_is_part_of_the_result(scenario):
    table = scenario().knows(read(MORE))
    me = table.seat(0)
    cards = len(me.hand)
    for _ in range(12):
        before = me.life
        me.casts("Rite").resolves()
        assert me.life - before == (5 if result_of(table) + cards >= 15 else 1)


@rule("510.1a")
def test_toughness_instead_of_power(scenario):
    assert exact(HEAVY, types="Enchantment") and exact(SELF, types=CAT)
    table = scenario(seats=3).knows(read(HEAVY, types="Enchantment"), read(SELF, types=CAT, name="Cat", size="0/5"))
    me, second, third = (table.seat(i) for i in range(3))
    second.has("Rite")
    cat, bears = me.has("Cat"), me.has("Grizzly Bears")
    wall = third.has("Wall of Stone")  # 0/8, defender
    me.attacks({cat: second, bears: third})
    third.blocks({wall: bears})
    table.to_step(END)
    assert second.life == 15 and bears.died and third.life == 20


@rule("601.2h", "608.2h")
def test_mana_spent_on_the_spell_that_was_cast(scenario):
    assert exact(LAVISH, types=CAT)
    table = scenario().knows(
        read(LAVISH, types=CAT, name="Cat"),
        read("You gain 1 life.", types="Instant", name="Dear", cost="{5}"),
        read("You gain 1 life.", types="Instant", name="Cheap", cost="{4}"),
    )
    me = table.seat(0)
    me.has("Cat")
    cards = len(me.hand)
    me.casts("Cheap")
    table.resolve_stack()
    assert len(me.hand) == cards and me.life == 22
    me.casts("Dear")
    table.resolve_stack()
    assert len(me.hand) == cards + 1 and me.life == 24


@rule("702.185")
def test_somebody_cast_a_spell_for_its_warp_cost(scenario):
    assert exact(WARPED, types="Enchantment")
    table = scenario(seats=3).knows(read(WARPED, types="Enchantment"))
    me, second = table.seat(0), table.seat(1)
    me.has("Rite")
    second.has("Rite")
    me.casts("Red Tiger Mechan", part="warp").resolves()
    table.to_step(END)
    table.resolve_stack()
    assert me.life == 24
    table.to_turn(second)
    table.to_step(END)
    table.resolve_stack()
    assert second.life == 20


@rule("614.12a", "122.6")
@pytest.mark.parametrize("kind", [0, 1])
def test_a_counter_of_the_kind_that_its_controller_chooses(scenario, kind):
    assert exact(EITHER, types=CAT) and exact(PUT, types=CAT)
    table = scenario(seats=2).knows(read(EITHER, types=CAT, name="Cat"), read(PUT, types=CAT, name="Cub"))
    me = table.seat(0)
    me.casts("Cat")
    table.asked(me, kind=D_MODE)
    table.answer([kind])
    table.resolve_stack()
    cat = me.permanent("Cat")
    assert [cat.counters("flying"), cat.counters("reach")] == [1 - kind, kind]
    me.casts("Cub")
    table.asked(me, purpose=FOR_TARGET)
    table.answer([cat.id])
    table.asked(me, kind=D_MODE)
    table.answer([2 * kind])
    table.resolve_stack()
    assert [cat.counters("menace"), cat.counters("trample")] == [1 - kind, 0]
    assert cat.counters("reach") == 2 * kind


@rule("603.12", "608.2h")
def test_when_a_card_of_a_kind_is_discarded_this_way(scenario):
    assert exact(WAY)
    table = scenario(seats=2).knows(read(WAY))
    me, other = table.seat(0), table.seat(1)
    me.library("Forest")
    (wurm,) = me.holds("Craw Wurm")
    me.casts("Rite")
    table.says([wurm])
    table.asked(me, purpose=FOR_TARGET)
    table.answer([other])
    table.resolve_stack()
    assert other.life == 14 and me.graveyard == ["Craw Wurm", "Rite"]


@rule("603.12")
def test_a_land_is_not_of_that_kind(scenario):
    table = scenario(seats=2).knows(read(WAY))
    me, other = table.seat(0), table.seat(1)
    me.library("Craw Wurm")
    (forest,) = me.holds("Forest")
    me.casts("Rite")
    table.says([forest])
    table.resolve_stack()
    assert other.life == 20 and "Craw Wurm" in me.hand


@rule("608.2c")
@pytest.mark.parametrize("found", [1, 0])
def test_nothing_was_put_into_a_hand_this_way(scenario, found):
    assert exact(LOOK)
    table = scenario(seats=2).knows(read(LOOK))
    me = table.seat(0)
    forest, _ = me.library("Forest", "Shock")
    me.casts("Rite")
    table.says(*([[1], [forest]] if found else [[0]]))
    table.resolve_stack()
    assert ("Forest" in me.hand) == bool(found) and me.life == (20 if found else 27)
