"""Damage as though unblocked, extra turns that are skipped, cards exiled with this, two targets that change hands."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import BEGIN_COMBAT, MAIN2
from apnap.testing import rule
from tests.helpers.read_cards import made

THROUGH = "assign <icd> as though it weren't blocked."
BRUTE = made(f"You may have <this> {THROUGH}", "Creature \u2014 Beast", name="Brute", size="5/5")
LEADER = made(
    f"As long as <this> is attacking, for each creature <yc>, you may have that creature {THROUGH}",
    "Creature \u2014 Beast",
    name="Leader",
    size="1/1",
)


@rule("510.1", "609.4")
@pytest.mark.parametrize("through", [True, False])
def test_a_blocked_creature_may_deal_its_damage_to_whom_it_attacks(scenario, through):
    table = scenario().knows(BRUTE)
    me, foe = table.seat(0), table.seat(1)
    brute = me.has("Brute")
    giant = foe.has("Hill Giant")
    me.attacks({brute: foe})
    foe.blocks({giant: brute})
    table.says([int(through)])
    table.to_step(MAIN2)
    assert foe.life == (15 if through else 20)
    assert giant.died != through and not brute.died


@rule("510.1", "611.3a")
def test_each_creature_of_the_leader_may_go_through_while_it_attacks(scenario):
    table = scenario().knows(LEADER)
    me, foe = table.seat(0), table.seat(1)
    leader, bear = me.have("Leader", "Grizzly Bears")
    giants = foe.have("Hill Giant", "Hill Giant")
    me.attacks({leader: foe, bear: foe})
    foe.blocks({giants[0]: leader, giants[1]: bear})
    table.says([0], [1])
    table.to_step(MAIN2)
    assert foe.life == 18


@rule("510.1")
def test_nobody_is_asked_while_the_leader_stays_at_home(scenario):
    table = scenario().knows(LEADER)
    me, foe = table.seat(0), table.seat(1)
    _, bear = me.have("Leader", "Grizzly Bears")
    giant = foe.has("Hill Giant")
    me.attacks({bear: foe})
    foe.blocks({giant: bear})
    table.to_step(MAIN2)
    assert foe.life == 20 and bear.died


@rule("500.11", "614.10")
def test_opponents_skip_their_extra_turns_and_you_do_not(scenario):
    hold = made("If an opponent would begin an extra turn, <tp> skips that turn instead.", "Enchantment", name="Hold")
    table = scenario(seats=4).knows(hold)
    first, second = table.seat(0), table.seat(1)
    second.has("Hold")
    first.casts("Time Warp", at=[first]).resolves()
    first.casts("Time Warp", at=[second]).resolves()
    assert table.next_turns(3) == [second, second, table.seat(2)]


@rule("500.11", "801.10")
def test_who_is_out_of_range_keeps_an_extra_turn(scenario):
    hold = made("If a player would begin an extra turn, <tp> skips that turn instead.", "Enchantment", name="Hold")
    table = scenario(seats=6, range_of_influence=1).knows(hold)
    table.seat(3).has("Hold")
    first = table.seat(0)
    first.casts("Time Warp", at=[first]).resolves()
    assert table.next_turns(2) == [first, table.seat(1)]


STAGE = made(
    "When <ta> enters, exile the top two cards of <yl>.\nDuring your turn, if <olt>, you may <plcs> <face> <ta>.",
    "Artifact",
    "{0}",
    name="Stage",
)


@rule("601.3", "607.2a")
def test_cards_exiled_with_this_are_played_on_your_turn_if_somebody_lost_life(scenario):
    table = scenario(seats=3).knows(STAGE)
    me, other = table.seat(0), table.seat(2)
    me.library("Ornithopter", "Forest")
    me.casts("Stage").resolves()
    table.resolve_stack()
    assert "Ornithopter" not in me.castable
    me.casts("Lightning Bolt", at=[other]).resolves()
    assert "Ornithopter" in me.castable
    me.plays("Forest")
    assert "Forest" in me.battlefield


@rule("701.12a", "602.5b")
def test_two_targets_change_hands_outside_of_combat(scenario):
    text = "{T}: Exchange control of two target nonlegendary <cs>. You can't activate this ability during combat."
    table = scenario(seats=3).knows(made(text, "Creature \u2014 Djinn", name="Broker"))
    me, one, two = table.seat(0), table.seat(1), table.seat(2)
    broker = me.has("Broker")
    bear, giant = one.has("Grizzly Bears"), two.has("Hill Giant")
    me.activates(broker, at=[bear, giant]).resolves()
    assert (bear.controller, giant.controller) == (two, one)


@rule("602.5b")
def test_no_activation_in_combat(scenario):
    text = "{T}: You gain 1 life. You can't activate this ability during combat."
    table = scenario().knows(made(text, "Creature \u2014 Djinn", name="Broker"))
    me = table.seat(0)
    broker = me.has("Broker")
    table.to_step(BEGIN_COMBAT)
    with pytest.raises(AssertionError):
        me.activates(broker)
    table.to_step(MAIN2)
    me.activates(broker).resolves()
    assert me.life == 21


@rule("118.7")
@pytest.mark.parametrize(("mine", "theirs", "cheap"), [(2, 1, True), (1, 1, False), (0, 3, True)])
def test_cards_in_all_graveyards_together(scenario, mine, theirs, cheap):
    text = "This spell costs {3} <less> if there are three or more creature cards total in all graveyards."
    table = scenario().knows(made(text + "\nYou gain 1 life.", cost="{3}"))
    me = table.seat(0)
    me.buried(*["Grizzly Bears"] * mine)
    table.seat(1).buried(*["Hill Giant"] * theirs)
    me.holds("Rite")
    assert ("Rite" in me.castable) == cheap
