"""Tokens that enter attacking a player who is named: the one attacked, or each opponent. CR 508.4, 707.2, 506.3."""

from __future__ import annotations

from apnap.rules.core.constants import END
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

WHO = "target Bear that's attacking that player"
JOINS = "The token enters tapped and attacking that player."
COPY = "a copy of it"
ECHO = f"Whenever you attack a player, choose {WHO}. Create a token that's {COPY}, except it's 1/1. {JOINS}"
WHEN = "at the beginning of the next end step"
LATER = f" Sacrifice it {WHEN}."
GOBLIN = "1/1 red Goblin creature token"
CREW = f"Whenever you attack, for each opponent, create a {GOBLIN} that's tapped and {{}}."


def attackers_of(table, seat):
    """How many creatures attack this player."""
    state = table.game.state
    return sum(1 for o in state.objs if o.attacking == -1 - seat.number and o.next_id < 0)


@rule("508.4", "707.2")
def test_the_copy_attacks_whom_the_other_one_attacks(scenario):
    assert exact(ECHO + LATER, types="Enchantment")
    table = scenario(seats=4).knows(read(ECHO + LATER, types="Enchantment", name="Echo"))
    me, second, third = table.seat(0), table.seat(1), table.seat(2)
    me.has("Echo")
    bear = me.has("Grizzly Bears")
    me.attacks({bear: third})
    table.resolve_stack()
    assert me.battlefield.count("Grizzly Bears") == 2
    assert (attackers_of(table, third), attackers_of(table, second)) == (2, 0)
    table.to_step(END)
    table.resolve_stack()
    assert third.life == 17  # two of the bear, one of its copy
    assert me.battlefield.count("Grizzly Bears") == 1


@rule("506.3", "800.4a")
def test_if_that_player_has_left_there_is_no_token(scenario):
    table = scenario(seats=4).knows(read(ECHO, types="Enchantment", name="Echo"))
    me, third = table.seat(0), table.seat(2)
    me.has("Echo")
    bear = me.has("Grizzly Bears")
    me.attacks({bear: third})
    third.concedes()
    table.resolve_stack()
    assert me.battlefield.count("Grizzly Bears") == 1  # its target attacks that player no longer


@rule("508.4")
def test_a_token_for_each_opponent_attacks_the_player_and_no_planeswalker(scenario):
    text = CREW.format("attacking that player")
    assert exact(text, types="Enchantment")
    table = scenario(seats=4).knows(read(text, types="Enchantment", name="Crew"))
    me = table.seat(0)
    me.has("Crew")
    bear = me.has("Grizzly Bears")
    me.attacks({bear: table.seat(1)})
    table.resolve_stack()
    assert [attackers_of(table, table.seat(i)) for i in (1, 2, 3)] == [2, 1, 1]
