"""The Ring tempts you: Ring-bearers, and what The Ring does. CR 701.54."""

from __future__ import annotations

import pytest

from apnap.abilities.keyword_actions.the_ring import THE_RING
from apnap.errors import ApnapError
from apnap.position import write
from apnap.rules.ch5_turns.combat.block_rules import can_block
from apnap.rules.core.constants import COMMAND, FLYING, LEGENDARY, MAIN2
from apnap.rules.core.designations import RING_BEARER, is_noted
from apnap.rules.views.view import observe
from apnap.table.chosen import chosen_words
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

TEMPTS = "the Ring tempts you"
LURE = read(f"{TEMPTS.capitalize().replace('ring', 'Ring')}.", types="Instant", name="Lure")
STEAL = read("Gain control of target creature.", name="Steal")
BEARER = "your Ring-bearer"
COPY = "that's a copy of"
TWICE = "two or more times"


def is_bearer(card):
    return is_noted(card.table.game.state.objs[card.id], RING_BEARER)


def is_legendary(card):
    return card.table.game.char(card.id).supertypes & LEGENDARY != 0


def rings(seat):
    """How many emblems with that name a player has."""
    state = seat.table.game.state
    return [state.objs[id].card.name for id in state.ids(seat.number, COMMAND)].count(THE_RING)


def tempt(seat, bearer=None, times=1):
    """The Ring tempts a player, who chooses this creature where there are several."""
    for _ in range(times):
        seat.casts("Lure")
        if bearer is not None:
            decision = seat.table.asked(seat)
            assert decision.rule == "701.54a"
            seat.table.answer([bearer])
        seat.table.resolve_stack()


def at_table(scenario, *cards, **how):
    return scenario(**how).knows(LURE, STEAL, *cards)


@rule("701.54a", "701.54c")
def test_the_chosen_creature_becomes_the_ring_bearer(scenario):
    table = at_table(scenario)
    me = table.seat(0)
    bear, giant = me.have("Grizzly Bears", "Hill Giant")
    tempt(me, giant)
    assert is_bearer(giant) and is_legendary(giant) and rings(me) == 1
    assert not is_bearer(bear) and not is_legendary(bear)
    tempt(me, bear)
    assert is_bearer(bear) and is_legendary(bear) and rings(me) == 1
    assert not is_bearer(giant) and not is_legendary(giant)
    tempt(me, bear)
    assert is_bearer(bear) and table.game.state.players[me.number].ring_tempted == 3


@rule("701.54c", "701.54d")
def test_without_a_creature_it_tempts_all_the_same(scenario):
    watch = read(f"Whenever {TEMPTS}, you gain 2 life.", types="Enchantment", name="Watch")
    choice = read(f"Whenever you choose a creature as {BEARER}, you gain 5 life.", types="Enchantment", name="Choice")
    table = at_table(scenario, watch, choice)
    me, other = table.seat(0), table.seat(1)
    me.has("Watch")
    me.has("Choice")
    other.has("Watch")
    tempt(me)
    assert rings(me) == 1 and (me.life, other.life) == (22, 20)
    me.has("Grizzly Bears")
    tempt(me)
    assert rings(me) == 1 and (me.life, other.life) == (29, 20)
    assert all(rings(seat) == 0 for seat in table.seats() if seat != me)


@rule("701.54a", "701.54e")
def test_it_ends_for_good_when_another_player_gains_control(scenario):
    table = at_table(scenario, seats=3)
    me, thief = table.seat(0), table.seat(1)
    bear = me.has("Grizzly Bears")
    tempt(me)
    assert is_bearer(bear)
    table.to_step(MAIN2, thief)
    thief.casts("Steal", at=[bear]).resolves()
    assert not is_bearer(bear) and not is_legendary(bear)
    table.to_step(MAIN2, me)
    me.casts("Steal", at=[bear]).resolves()
    assert not is_bearer(bear) and not is_legendary(bear)


@rule("701.54a", "701.54c")
def test_each_player_has_a_ring_bearer_of_their_own(scenario):
    table = at_table(scenario, seats=4)
    bears = [seat.has("Grizzly Bears") for seat in table.seats()]
    for seat in table.seats()[:3]:
        tempt(seat)
        seat.table.next_turn()
    assert [is_bearer(bear) for bear in bears] == [True, True, True, False]
    assert [rings(seat) for seat in table.seats()] == [1, 1, 1, 0]
    table.seat(1).concedes()
    assert [is_bearer(bears[i]) for i in (0, 2)] == [True, True]


@rule("701.54a", "805.4")
def test_heads_of_a_team_have_one_each(scenario):
    table = at_table(scenario, variant="two-headed-giant")
    one, two = table.seat(0), table.seat(1)
    first, second = one.has("Grizzly Bears"), two.has("Hill Giant")
    tempt(one)
    assert is_bearer(first) and not is_bearer(second) and (rings(one), rings(two)) == (1, 0)
    tempt(two)
    assert is_bearer(first) and is_bearer(second) and (rings(one), rings(two)) == (1, 1)


@rule("701.54b")
def test_a_copy_of_a_ring_bearer_is_none(scenario):
    table = at_table(scenario)
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    tempt(me)
    table.knows(read(f"Create a token {COPY} target creature.", name="Twin"))
    me.casts("Twin", at=[bear]).resolves()
    twin = me.permanent("Grizzly Bears")
    assert twin != bear and not is_bearer(twin) and not is_legendary(twin) and is_bearer(bear)


@rule("701.54c")
@pytest.mark.parametrize("blocker,can", [("Hill Giant", False), ("Runeclaw Bear", True)])
def test_greater_power_cannot_block_it(scenario, blocker, can):
    table = at_table(scenario)
    me, foe = table.seat(0), table.seat(1)
    bear, blocker = me.has("Grizzly Bears"), foe.has(blocker)
    me.attacks({bear: foe})
    assert can_block(table.game, blocker.id, bear.id)
    tempt(me)
    assert can_block(table.game, blocker.id, bear.id) == can


@rule("701.54c")
@pytest.mark.parametrize("times", [1, 2])
def test_from_the_second_time_on_it_draws_and_discards_as_it_attacks(scenario, times):
    table = at_table(scenario)
    me, foe = table.seat(0), table.seat(1)
    bear, cub = me.have("Grizzly Bears", "Runeclaw Bear")
    me.library("Forest", "Island")
    me.holds("Swamp")
    tempt(me, bear, times=times)
    before = len(me.hand)
    me.attacks({cub: foe, bear: foe})
    table.resolve_stack()
    assert len(me.graveyard) - times == (1 if times == 2 else 0) and len(me.hand) == before


@rule("701.54c")
@pytest.mark.parametrize("times", [2, 3])
def test_from_the_third_time_on_what_blocks_it_is_sacrificed(scenario, times):
    table = at_table(scenario)
    me, foe = table.seat(0), table.seat(1)
    cub, wall = me.has("Runeclaw Bear"), foe.has("Wall of Stone")
    other = me.has("Grizzly Bears")
    giant = foe.has("Hill Giant")
    tempt(me, cub, times=times)
    me.attacks({cub: foe, other: foe})
    foe.blocks({wall: cub, giant: other})
    table.to_step(MAIN2)
    assert wall.stayed == (times == 2) and giant.stayed


@rule("701.54c")
@pytest.mark.parametrize("times", [3, 4])
def test_from_the_fourth_time_on_each_opponent_loses_three(scenario, times):
    table = at_table(scenario, seats=3)
    me, foe = table.seat(0), table.seat(1)
    bear = me.has("Grizzly Bears")
    tempt(me, times=times)
    me.attacks({bear: foe})
    table.to_step(MAIN2)
    lost = 3 if times == 4 else 0
    assert [seat.life for seat in table.seats()] == [20, 18 - lost, 20 - lost]


@rule("701.54c", "801.11")
def test_what_it_does_to_opponents_stays_within_range(scenario):
    table = at_table(scenario, seats=5, range_of_influence=1)
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    tempt(me, times=4)
    me.attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert [seat.life for seat in table.seats()] == [20, 15, 20, 20, 17]


@rule("701.54d")
def test_whether_another_creature_was_chosen(scenario):
    text = f"Whenever {TEMPTS}, if you chose a creature other than this creature as {BEARER}, you gain 3 life."
    assert exact(text, types="Creature \u2014 Bear")
    table = at_table(scenario, read(text, types="Creature \u2014 Bear", name="Friend"))
    me = table.seat(0)
    friend, bear = me.have("Friend", "Grizzly Bears")
    tempt(me, friend)
    assert me.life == 20
    tempt(me, bear)
    assert me.life == 23


@rule("701.54e")
def test_as_long_as_it_is_the_ring_bearer(scenario):
    text = f"As long as this creature is {BEARER}, it has flying."
    assert exact(text, types="Creature \u2014 Bear")
    table = at_table(scenario, read(text, types="Creature \u2014 Bear", name="Hope"))
    me = table.seat(0)
    hope, bear = me.have("Hope", "Grizzly Bears")
    assert not hope.has(FLYING)
    tempt(me, hope)
    assert hope.has(FLYING)
    tempt(me, bear)
    assert not hope.has(FLYING)


@rule("701.54c")
@pytest.mark.parametrize("times", [1, 2])
def test_how_often_it_has_tempted_is_asked(scenario, times):
    text = f"If the Ring has tempted you {TWICE} this game, put a +1/+1 counter on {BEARER}."
    assert exact(text)
    table = at_table(scenario, read(text, name="Toll"))
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    tempt(me, times=times)
    me.casts("Toll").resolves()
    assert bear.counters("+1/+1") == times - 1


@rule("701.54a", "800.4a")
def test_who_leaves_instead_of_choosing_has_none(scenario):
    table = at_table(scenario, seats=3)
    me = table.seat(0)
    me.have("Grizzly Bears", "Hill Giant")
    me.casts("Lure")
    assert table.asked(me).rule == "701.54a"
    me.concedes()
    table.next_turn()
    assert not me.in_game and table.game.state.players[me.number].ring_tempted == 0


@rule("701.54c")
def test_everybody_sees_who_bears_it_and_how_often_it_has_tempted(scenario):
    table = at_table(scenario, seats=2)
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    tempt(me, times=2)
    view = observe(table.game, table.seat(1).number)
    assert view.player(me.number).ring_tempted == 2
    assert chosen_words(table.game, view, view.find(bear.id)) == ["Ring-bearer"]
    with pytest.raises(ApnapError, match="emblems"):
        write(table.game)
