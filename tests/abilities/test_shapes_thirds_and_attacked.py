"""Shapes of exiled cards, parts of a number, cards owned in two zones, who is attacked, and what triggers again.

Sentences of our own. CR 107.1a, 119.3, 508.3e, 603.2d, 603.6a, 607.2a, 613.1d.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, EXILE, GRAVEYARD, MAIN1
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

BEAR = "Creature \u2014 Bear"
SHIFTER = "Creature \u2014 Shapeshifter"
ENTERS = "When this creature enters,"
THEIRS = "their life"
HALF = "half X"
YOURS = "your opponents"
GAIN = "you gain 1 life"
PLAYER = "a player"
SO_MANY = "the number of counters"
HERE = "exiled with this creature"
SHAPE = "has the power, toughness, and"
WITH = "exiled with it"
MIMIC = (
    f"{ENTERS} exile target creature an opponent controls.\n"
    f"As long as a card {HERE} is a creature card, this creature {SHAPE} creature types of the last creature card "
    f"{WITH}. It's still a Shapeshifter."
)
AGAIN = "that ability triggers an additional time"
CAUSES = "causes a triggered ability of a"


def bear(text, name="Cub", cost="{0}", types=BEAR):
    return read(text, types=types, name=name, cost=cost)


# the shape of an exiled card -----------------------------------------------------------------------------------------
@rule("607.2a", "613.1d", "613.4b")
def test_it_has_the_shape_of_the_creature_card_that_it_exiled(scenario):
    assert exact(MIMIC, types=SHIFTER)
    table = scenario(seats=3).knows(bear(MIMIC, name="Mimic", types=SHIFTER))
    me, other = table.seat(0), table.seat(2)
    other.has("Serra Angel")
    me.casts("Mimic")
    table.resolve_stack()
    mimic = me.permanent("Mimic")
    assert other.exile == ["Serra Angel"]
    assert (mimic.power, mimic.toughness) == (4, 4)
    assert mimic.is_a("Angel") and mimic.is_a("Shapeshifter")


@rule("607.2a", "800.4a")
def test_without_the_card_it_is_what_it_was(scenario):
    table = scenario(seats=3).knows(bear(MIMIC, name="Mimic", types=SHIFTER))
    me, other = table.seat(0), table.seat(2)
    other.has("Serra Angel")
    me.casts("Mimic")
    table.resolve_stack()
    mimic = me.permanent("Mimic")
    assert mimic.power == 4
    other.concedes()
    table.next_turn()
    assert (mimic.power, mimic.toughness) == (1, 1) and not mimic.is_a("Angel") and mimic.is_a("Shapeshifter")


# parts of a number ---------------------------------------------------------------------------------------------------
@rule("107.1a", "119.3")
@pytest.mark.parametrize(("way", "left"), [("up", [13, 0, 4]), ("down", [14, 1, 5])])
def test_a_third_of_a_life_total_is_rounded_as_it_says(scenario, way, left):
    text = f"Each player loses a third of {THEIRS}, rounded {way}."
    assert exact(text)
    table = scenario(seats=3).knows(read(text))
    table.seat(1).at(1)
    table.seat(2).at(7)
    table.seat(0).casts("Rite").resolves()
    assert [seat.life for seat in table.seats()] == left


@rule("107.1a")
@pytest.mark.parametrize(("x", "half"), [(5, 2), (4, 2), (1, 0)])
def test_halves_of_x_are_each_rounded_down(scenario, x, half):
    text = f"You gain {HALF} life and draw {HALF} cards. Round down each time."
    assert exact(text)
    table = scenario(seats=2).knows(read(text, cost="{X}"))
    me = table.seat(0)
    hand = len(me.hand)
    me.casts("Rite", x=x).resolves()
    assert me.life == 20 + half and len(me.hand) == hand + half


@rule("404.1", "406.1")
def test_cards_in_exile_count_for_their_owner(scenario):
    text = "You gain life equal to the total number of <what> you own in exile and in your graveyard."
    text = text.replace("<what>", "instant and sorcery cards")
    assert exact(text)
    table = scenario(seats=2).knows(read(text))
    me, other = table.seats()
    me.buried("Shock", "Grizzly Bears")
    other.buried("Shock")
    for seat in (me, other):
        table.place(seat.number, "Time Warp", EXILE)
    me.casts("Rite").resolves()
    assert me.life == 22


# who attacks whom ----------------------------------------------------------------------------------------------------
MORE = f"that opponent has more life than another of {YOURS}"


@rule("508.3e", "603.4")
@pytest.mark.parametrize(("attacked", "drawn"), [(1, 1), (2, 0), (0, 0)])
def test_it_is_compared_with_other_opponents(scenario, attacked, drawn):
    text = f"Whenever a player attacks one of {YOURS}, if {MORE}, that attacking player draws a card."
    assert exact(text, types="Enchantment")
    table = scenario(seats=4).knows(read(text, types="Enchantment", name="Court"))
    table.seat(0).has("Court")
    bears = table.seat(3).has("Grizzly Bears")
    table.seat(2).at(15)
    table.seat(3).at(15)
    table.to_step(MAIN1, table.seat(3))
    hand = len(table.seat(3).hand)
    table.seat(3).attacks({bears: table.seat(attacked)})
    table.resolve_stack()
    assert len(table.seat(3).hand) - hand == drawn


@rule("508.3e")
def test_the_only_opponent_has_more_than_nobody(scenario):
    text = f"Whenever a player attacks one of {YOURS}, if {MORE}, that attacking player draws a card."
    table = scenario(seats=2).knows(read(text, types="Enchantment", name="Court"))
    me, other = table.seats()
    me.has("Court")
    hand = len(me.hand)
    me.attacks({me.has("Grizzly Bears"): other})
    table.resolve_stack()
    assert len(me.hand) == hand


@rule("508.3e")
@pytest.mark.parametrize(("attacked", "gained"), [(1, 1), (0, 0)])
def test_an_opponent_who_attacks_another_opponent(scenario, attacked, gained):
    text = f"Whenever an opponent attacks another one of {YOURS}, {GAIN}."
    assert exact(text, types="Enchantment")
    table = scenario(seats=3).knows(read(text, types="Enchantment", name="Court"))
    table.seat(0).has("Court")
    bears = table.seat(2).has("Grizzly Bears")
    table.to_turn(table.seat(2))
    table.seat(2).attacks({bears: table.seat(attacked)})
    table.resolve_stack()
    assert table.seat(0).life == 20 + gained


@rule("508.3d", "603.2c")
def test_once_however_many_of_your_opponents_are_attacked(scenario):
    text = f"Whenever {PLAYER} attacks one or more of {YOURS}, that attacking player creates a Food token."
    assert exact(text, types="Enchantment")
    table = scenario(seats=4).knows(read(text, types="Enchantment", name="Court"))
    table.seat(0).has("Court")
    attacker = table.seat(3)
    one, two = attacker.have("Grizzly Bears", "Hill Giant")
    table.to_turn(attacker)
    attacker.attacks({one: table.seat(1), two: table.seat(2)})
    table.resolve_stack()
    assert attacker.battlefield.count("Food Token") == 1


@rule("122.6")
def test_you_may_be_said_to_put_counters(scenario):
    text = f"Target {PLAYER[2:]} draws two cards and you put two +1/+1 counters on a Bear you control."
    assert exact(text)
    table = scenario(seats=2).knows(read(text))
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[table.seat(1)]).resolves()
    assert bears.counters("+1/+1") == 2


# where it enters from, and how ---------------------------------------------------------------------------------------
@rule("603.6a")
def test_what_enters_from_your_graveyard_and_from_no_other(scenario):
    text = "Whenever a creature enters from your graveyard, you gain 3 life."
    assert exact(text, types="Enchantment")
    table = scenario(seats=2).knows(read(text, types="Enchantment", name="Crypt"))
    me, other = table.seats()
    me.has("Crypt")
    me.casts("Grizzly Bears").resolves()
    table.resolve_stack()
    other.buried("Hill Giant")
    me.buried("Hill Giant")
    for seat, life in ((other, 20), (me, 23)):
        giant = next(id for id in table.game.state.ids(seat.number, GRAVEYARD))
        me.casts("Reanimate", at=[giant]).resolves()
        table.resolve_stack()
        assert me.life == life - 4 * (1 if seat is other else 2)


@rule("603.6a")
def test_what_enters_untapped(scenario):
    text = "Whenever a land an opponent controls enters untapped, you gain 1 life."
    assert exact(text, types="Enchantment")
    table = scenario(seats=2).knows(
        read(text, types="Enchantment", name="Watch"), read("This land enters tapped.", types="Land", name="Mire")
    )
    me, other = table.seats()
    me.has("Watch")
    table.to_step(MAIN1, other)
    other.holds("Mire", "Forest")
    other.plays("Mire")
    table.resolve_stack()
    assert me.life == 20
    table.to_turn(me)
    table.to_step(MAIN1, other)
    other.plays("Forest")
    table.resolve_stack()
    assert me.life == 21


@rule("608.2h", "122.2")
def test_the_counters_that_it_had(scenario):
    text = f"When this creature dies, you gain X life, where X is {SO_MANY} it had on it."
    assert exact(text, types=BEAR)
    table = scenario().knows(bear(text), read("Put three luck counters on target creature.", name="Luck"))
    me = table.seat(0)
    cub = me.has("Cub")
    me.casts("Luck", at=[cub]).resolves()
    me.casts("Murder", at=[cub]).resolves()
    table.resolve_stack()
    assert me.life == 23


# what triggers again -------------------------------------------------------------------------------------------------
@rule("603.2d")
def test_combat_damage_to_a_player_triggers_again(scenario):
    doing = f"a creature you control dealing combat damage to {PLAYER}"
    text = f"If {doing} {CAUSES} permanent you control to trigger, {AGAIN}."
    assert exact(text, types="Enchantment")
    eager = f"Whenever this creature deals combat damage to {PLAYER}, {GAIN}."
    table = scenario(seats=2).knows(read(text, types="Enchantment", name="Echo"), bear(eager))
    me, other = table.seats()
    me.has("Echo")
    cub = me.has("Cub")
    me.attacks({cub: other})
    table.to_step(END)
    assert me.life == 22


@rule("603.2d")
def test_drawing_triggers_again(scenario):
    text = f"If a player drawing a card {CAUSES} permanent you control to trigger, {AGAIN}."
    assert exact(text, types="Enchantment")
    table = scenario(seats=2).knows(
        read(text, types="Enchantment", name="Echo"),
        read("Whenever a player draws a card, you gain 1 life.", types="Enchantment", name="Ear"),
        read("Draw a card.", name="Look"),
    )
    me = table.seat(0)
    me.has("Echo")
    me.has("Ear")
    me.casts("Look").resolves()
    table.resolve_stack()
    assert me.life == 22


@rule("603.2d")
@pytest.mark.parametrize(("who", "life"), [("Hare", 22), ("Elk", 22), ("Echo", 21)])
def test_abilities_of_one_kind_or_of_others_of_another(scenario, who, life):
    eager = "Whenever you draw a card, you gain 1 life."
    text = f"If a triggered ability of a Rabbit or another Elk you control triggers, {AGAIN}."
    assert exact(text, types="Creature \u2014 Elk")
    table = scenario(seats=2).knows(
        bear(f"{text}\n{eager if who == 'Echo' else ''}".strip(), name="Echo", types="Creature \u2014 Elk"),
        bear(eager, name="Hare", types="Creature \u2014 Rabbit"),
        bear(eager, name="Elk", types="Creature \u2014 Elk"),
        read("Draw a card.", name="Look"),
    )
    me = table.seat(0)
    me.has("Echo")
    if who != "Echo":
        me.has(who)
    me.casts("Look").resolves()
    table.resolve_stack()
    assert me.life == life
