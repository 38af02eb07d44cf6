"""Left or right, base sizes, tokens besides others, repeated processes, an X that is not 0, copied abilities."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN1
from apnap.rules.core.decisions import O_ACTIVATE, IllegalAnswer
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

SHRINE = "Enchantment"
WAY = "in the chosen direction"
NEAREST = f"Each player may attack only the nearest opponent {WAY}"
WALL = f"As this enchantment enters, choose left or right.\n{NEAREST} and planeswalkers controlled by that opponent."
FIRST = "Starting with you"
ROUND = f"Choose left or right. {FIRST} and proceeding {WAY}, each player chooses"
NEXT = "controlled by the next player in that direction"
PASS = f"{ROUND} an Elf {NEXT}. Each player gains control of the Elf they chose."
NO_MANA = "isn't a mana ability"
BEARER = "equipped creature"
MORE = "under your control, those tokens plus"
MADE = "If one or more tokens would be created"
MANY = f"{MADE} {MORE} that many 1/1 green Frog creature tokens are created instead."
ONE = f"{MADE} {MORE} a Food token are created instead."
THREE = "Create three 1/1 white Spirit creature tokens with flying."
LITTLE = "Creatures you control with base power 1 get +2/+2."
BASE = "base power and toughness"
TINY = f"Creatures you control with {BASE} 1/1 have haste."
CREATURE = "Creature \u2014 Bear"


@rule("508.1c", "607.2d")
@pytest.mark.parametrize("side", [0, 1])
def test_only_the_nearest_opponent_on_the_chosen_side_is_attacked(scenario, side):
    assert exact(WALL, types=SHRINE)
    table = scenario(seats=4).knows(read(WALL, types=SHRINE, name="Wall"))
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    spell = me.casts("Wall")
    table.says([side])
    spell.resolves()
    near = table.seat(1 if side == 0 else 3)
    far = table.seat(2)
    with pytest.raises(IllegalAnswer):
        me.attacks({bear: far})
    me.attacks({bear: near})
    assert bear.attacking


@rule("800.4", "508.1c", "102.3")
@pytest.mark.parametrize("left", [False, True])
def test_a_teammate_on_that_side_is_passed_over(scenario, left):
    """Seats 0 and 1 are a team: seat 2 is the nearest opponent, and seat 3 once that player has left."""
    table = scenario(seats=4, teams=[[0, 1], [2, 3]]).knows(read(WALL, types=SHRINE, name="Wall"))
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    spell = me.casts("Wall")
    table.says([0])
    spell.resolves()
    if left:
        table.seat(2).concedes()
    else:
        with pytest.raises(IllegalAnswer):
            me.attacks({bear: table.seat(3)})
    me.attacks({bear: table.seat(3 if left else 2)})
    assert bear.attacking


@rule("800.4", "508.1c")
def test_the_seat_of_a_leaver_is_passed_over(scenario):
    table = scenario(seats=4).knows(read(WALL, types=SHRINE, name="Wall"))
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    spell = me.casts("Wall")
    table.says([0])
    spell.resolves()
    table.seat(1).concedes()
    me.attacks({bear: table.seat(2)})
    assert bear.attacking


@rule("613.1b", "101.4")
def test_everybody_gains_what_they_chose_of_their_neighbour_at_once(scenario):
    assert exact(PASS)
    table = scenario(seats=3).knows(read(PASS, name="Dance"))
    elves = [table.seat(i).has("Llanowar Elves") for i in range(3)]
    mystic = table.seat(1).has("Elvish Mystic")
    table.seat(0).casts("Dance").resolves()
    assert [elf.controller.number for elf in elves].count(0) <= 1
    owners = [table.seat(i).battlefield for i in range(3)]
    assert sorted(len(names) for names in owners) == [1, 1, 2]
    assert {mystic.controller, elves[1].controller} == {table.seat(0), table.seat(1)} or (
        {mystic.controller, elves[1].controller} == {table.seat(2), table.seat(1)}
    )


@rule("614.16")
def test_that_many_tokens_are_created_besides(scenario):
    assert exact(MANY, types=SHRINE)
    table = scenario(seats=3).knows(read(MANY, types=SHRINE, name="Pond"), read(THREE, name="Choir"))
    me, other = table.seat(0), table.seat(1)
    me.has("Pond")
    me.casts("Choir").resolves()
    assert me.battlefield.count("Spirit Token") == 3 and me.battlefield.count("Frog Token") == 3
    assert not me.permanent("Frog Token").is_a("Spirit")
    table.to_turn(other)
    assert other.battlefield == []


@rule("614.16", "616.1")
def test_two_of_them_and_a_doubling_go_on_from_each_other(scenario):
    assert exact(ONE, types=SHRINE)
    table = scenario(seats=2).knows(read(MANY, types=SHRINE, name="Pond"), read(THREE, name="Choir"))
    me = table.seat(0)
    me.has("Pond")
    me.has("Pond")
    me.casts("Choir").resolves()
    assert me.battlefield.count("Frog Token") == 9


@rule("614.16")
def test_one_token_is_created_besides(scenario):
    table = scenario(seats=2).knows(read(ONE, types=SHRINE, name="Pantry"), read(THREE, name="Choir"))
    me = table.seat(0)
    me.has("Pantry")
    me.casts("Choir").resolves()
    assert me.battlefield.count("Spirit Token") == 3 and me.battlefield.count("Food Token") == 1


@rule("208.4b", "613.4b")
def test_base_power_is_what_it_was_set_to_and_not_what_modifies_it(scenario):
    assert exact(LITTLE, types=SHRINE) and exact(TINY, types=SHRINE)
    shrink = f"Target creature has {BASE} 1/1 until end of turn."
    table = scenario(seats=2).knows(read(LITTLE, types=SHRINE, name="Little"), read(shrink, name="Shrink"))
    me = table.seat(0)
    me.has("Little")
    elf, bear = me.has("Llanowar Elves"), me.has("Grizzly Bears")
    assert (elf.power, elf.toughness, bear.power) == (3, 3, 2)
    me.casts("Giant Growth", at=[elf]).resolves()
    assert elf.power == 6
    me.casts("Shrink", at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (3, 3)
    table.next_turn()
    assert bear.power == 2


@rule("608.2c", "118.12")
def test_a_process_is_repeated_as_long_as_its_cost_is_paid(scenario):
    text = "Create a Treasure token, then you may sacrifice an Elf. If you do, repeat this process."
    assert exact(text)
    table = scenario(seats=2).knows(read(text, name="Rite"))
    me = table.seat(0)
    elf = me.has("Llanowar Elves")
    me.has("Elvish Mystic")
    me.has("Grizzly Bears")
    spell = me.casts("Rite")
    table.says([1], [elf.id], [1])
    spell.resolves()
    assert me.battlefield.count("Treasure Token") == 3 and "Grizzly Bears" in me.battlefield


@rule("608.2d")
def test_another_player_says_how_often_it_is_repeated(scenario):
    text = "You gain 2 life, then each opponent gains 1 life. Target opponent may repeat"
    text += " this process as many times as they choose."
    table = scenario(seats=3).knows(read(text, name="Deal"))
    me, other = table.seat(0), table.seat(1)
    spell = me.casts("Deal", at=[other])
    table.says([1], [1], [0])
    spell.resolves()
    assert me.life == 26 and other.life == 23


@rule("608.2d", "704.5b")
def test_it_is_not_repeated_where_nothing_happens_any_more(scenario):
    """Of the cards of a library, and then of none, though they are told to draw."""
    text = "You gain 0 life, then target opponent draws a card. That player may repeat"
    text += " this process as many times as they choose."
    table = scenario(seats=2).knows(read(text, name="Deal"))
    me, other = table.seat(0), table.seat(1)
    spell = me.casts("Deal", at=[other])
    cards = other.library_size
    table.says(*[[1]] * (cards + 1))
    spell.resolves()
    assert not other.in_game


@rule("107.3a", "601.2b")
def test_an_x_that_cannot_be_nothing(scenario):
    text = "{X}, Remove X +1/+1 counters from this creature: Draw X cards. X can't be 0."
    assert exact(text, types=CREATURE)
    modal = "{X}: Choose one \u2014\n\u2022 Draw X cards. X can't be 0.\n\u2022 You gain X life. X can't be 0."
    assert exact(modal, types=SHRINE)
    table = scenario(seats=2).knows(read(text, types=CREATURE, name="Sage"))
    me = table.seat(0)
    sage = me.has("Sage")
    assert not me.can(O_ACTIVATE, sage)
    me.gets_mana("GG")
    assert not me.can(O_ACTIVATE, sage)


@rule("707.10", "602.2b")
def test_an_activated_ability_of_what_it_equips_is_copied_whoever_activates_it(scenario):
    text = f"Whenever an ability of {BEARER} is activated, if it {NO_MANA}, copy that ability.\n"
    text += "Equip {0}"
    equipment = "Artifact \u2014 Equipment"
    assert exact(text, types=equipment)
    table = scenario(seats=2).knows(read(text, types=equipment, name="Echoer"))
    me, other = table.seat(0), table.seat(1)
    pinger = me.has("Prodigal Sorcerer")
    elf = me.has("Llanowar Elves")
    echo = me.has("Echoer")
    me.activates(pinger, at=[other]).resolves()
    assert other.life == 19
    me.activates(echo, at=[elf]).resolves()
    me.taps_for_mana(elf)
    assert table.stack == []
    table.to_turn(other)
    table.to_turn(me)
    table.to_step(MAIN1)
    me.activates(echo, at=[pinger]).resolves()
    me.activates(pinger, at=[other])
    table.resolve_stack()
    assert other.life == 17
