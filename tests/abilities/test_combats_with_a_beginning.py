"""Additional combat phases that begin with something, and how often a creature has attacked. Sentences of our own.

CR 500.8, 505.1, 508.1, 603.7a.
"""

from __future__ import annotations

from apnap.rules.core.constants import BEGIN_COMBAT, END, END_COMBAT, MAIN2
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

TIMES = "for each time it has attacked this turn"
GROWS = f"Each creature you control gets +1/+0 {TIMES}."
THEN = "At the beginning of that combat"
PHASE = "combat phase"
MORE = f"there's an additional {PHASE} after this phase. {THEN},"
MAIN = "if it's your main phase"
RAGE = f"Whenever a land you control enters, {MAIN}, {MORE} untap all creatures you control."


def rage(scenario, text=RAGE, **how):
    table = scenario(**how).knows(read(text, types="Enchantment", name="Rage"))
    table.seat(0).has("Rage")
    return table, table.seat(0)


@rule("508.1", "613.4c")
def test_each_creature_counts_its_own_attacks(scenario):
    assert exact(GROWS, types="Enchantment")
    table, me = rage(scenario, GROWS, seats=3)
    bear, other = me.have("Grizzly Bears", "Grizzly Bears")
    theirs = table.seat(1).has("Grizzly Bears")
    me.attacks({bear: table.seat(1)})
    assert (bear.power, other.power, theirs.power) == (3, 2, 2)
    table.to_turn(table.seat(1))
    assert bear.power == 2


@rule("500.8", "603.7a")
def test_creatures_untap_as_the_added_combat_begins(scenario):
    assert exact(RAGE, types="Enchantment")
    table, me = rage(scenario, seats=3)
    bear = me.has("Grizzly Bears")
    me.attacks({bear: table.seat(1)})
    table.to_step(MAIN2, me)
    me.plays("Forest")
    table.resolve_stack()
    assert bear.tapped
    me.attacks({bear: table.seat(2)})
    table.to_step(END, me)
    assert [table.seat(i).life for i in (1, 2)] == [18, 18]


@rule("500.8", "603.7a")
def test_each_of_two_combats_has_its_own_beginning(scenario):
    table, me = rage(scenario, seats=3)
    bear = me.has("Grizzly Bears")
    me.attacks({bear: table.seat(1)})
    table.to_step(MAIN2, me)
    me.plays("Forest")
    table.resolve_stack()
    (mountain,) = me.library("Mountain")
    table.says([mountain.id])
    me.casts("Rampant Growth").resolves()
    table.resolve_stack()
    for _ in range(2):
        table.to_step(BEGIN_COMBAT, me)
        assert len(table.stack) == 1 and bear.tapped
        me.attacks({bear: table.seat(1)})
        table.to_step(END_COMBAT, me)
    table.to_step(END, me)
    assert table.seat(1).life == 14


@rule("603.7a", "500.8")
def test_the_combat_that_the_turn_has_anyway_begins_without_it(scenario):
    table, me = rage(scenario, seats=3)
    bear = me.has("Grizzly Bears")
    me.plays("Forest")
    table.resolve_stack()
    me.attacks({bear: table.seat(1)})  # in the phase that was added
    table.to_step(END_COMBAT, me)
    table.to_step(BEGIN_COMBAT, me)
    assert table.stack == [] and bear.tapped


@rule("505.1")
def test_outside_of_ones_main_phase_nothing_is_added(scenario):
    table, me = rage(scenario, seats=3)
    table.to_step(END, me)
    before = len(table.turn.plan)
    me.has("Forest")
    table.resolve_stack()
    assert len(table.turn.plan) == before and table.stack == []
