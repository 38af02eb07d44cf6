"""Several players who are attacked at once, and what they do together with you. Sentences of our own.

CR 508.1b, 508.3a, 603.2c, 608.2h.
"""

from __future__ import annotations

from apnap.rules.core.constants import DAMAGE
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

EVENT = "Whenever one or more Bears you control attack one or more players,"
THROW = "discard a card at random"
BOTH = "you and those players each"
RAID = f"{EVENT} {BOTH} draw a card, then {THROW}."


def raid(scenario, **how):
    table = scenario(**how).knows(read(RAID, types="Enchantment", name="Raid"))
    table.seat(0).has("Raid")
    return table


@rule("508.3a", "603.2c")
def test_all_players_who_are_attacked_draw_with_you_and_once(scenario):
    assert exact(RAID, types="Enchantment")
    table = raid(scenario, seats=4)
    me, second, third, fourth = (table.seat(i) for i in range(4))
    bear, other, wurm = me.have("Grizzly Bears", "Grizzly Bears", "Craw Wurm")
    hands = [len(table.seat(i).hand) for i in range(4)]
    me.attacks({bear: second, other: third, wurm: fourth})
    assert len(table.stack) == 1
    table.resolve_stack()
    assert [len(table.seat(i).graveyard) for i in range(4)] == [1, 1, 1, 0]
    assert [len(table.seat(i).hand) for i in range(4)] == hands


@rule("508.1b")
def test_two_attackers_on_one_player_are_still_one_player(scenario):
    table = raid(scenario, seats=3)
    me, second, third = (table.seat(i) for i in range(3))
    bear, other = me.have("Grizzly Bears", "Grizzly Bears")
    me.attacks({bear: second, other: second})
    table.resolve_stack()
    assert [len(seat.graveyard) for seat in (me, second, third)] == [1, 1, 0]


@rule("508.3a")
def test_who_attacks_only_planeswalkers_attacks_no_player(scenario):
    table = raid(scenario, seats=3)
    me, second = table.seat(0), table.seat(1)
    bear = me.has("Grizzly Bears")
    walker = second.has("Jace Beleren")
    me.attacks({bear: walker})
    table.to_step(DAMAGE, me)
    assert me.graveyard == [] and table.stack == []


@rule("800.4a", "608.2h")
def test_a_player_who_has_left_draws_nothing_and_the_others_do(scenario):
    table = raid(scenario, seats=4)
    me, second, third = (table.seat(i) for i in range(3))
    bear, other = me.have("Grizzly Bears", "Grizzly Bears")
    me.attacks({bear: second, other: third})
    second.concedes()
    table.resolve_stack()
    assert [len(seat.graveyard) for seat in (me, third)] == [1, 1]
