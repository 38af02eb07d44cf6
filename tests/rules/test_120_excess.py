"""Excess damage: dealt to another instead, counted, and what triggers on it. CR 120.4a, 120.10."""

from __future__ import annotations

from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.damage_events import IsDealtDamage, IsDealtExcessDamage
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, PERMANENT, PLANESWALKER
from apnap.abilities.selectors import Each
from apnap.abilities.targets import Target
from apnap.rules.core.constants import MAIN2
from apnap.testing import rule
from apnap.testing.plugin import Builder

LEDGER = card("Excess Ledger", "{1}", "Artifact", Whenever(IsDealtExcessDamage(PERMANENT), GainLife(THAT_MUCH)))
BELL = card("Wound Bell", "{1}", "Artifact", Whenever(IsDealtDamage(CREATURE), GainLife(1)))
SWEEP = card("Small Sweep", "{R}", "Sorcery", DealDamage(3, to=Each(CREATURE)))
BURN = card("Burn Walker", "{R}", "Instant", DealDamage(5, to=Target(PLANESWALKER)))


@rule("120.4a")
def test_what_is_more_than_lethal_goes_to_the_controller(scenario: Builder) -> None:
    table = scenario(3)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Flame Spill", at=[bears]).resolves()
    assert bears.died and table.seat(1).life == 18


@rule("120.4a", "120.6")
def test_damage_already_marked_counts(scenario: Builder) -> None:
    table = scenario(3)
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Shock", at=[giant]).resolves()
    table.seat(0).casts("Flame Spill", at=[giant]).resolves()
    assert giant.died and table.seat(1).life == 17


@rule("120.4a")
def test_without_excess_nobody_else_is_hurt(scenario: Builder) -> None:
    table = scenario(3)
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).casts("Flame Spill", at=[wurm]).resolves()
    assert wurm.damage == 4 and table.seat(1).life == 20


@rule("120.10")
def test_an_ability_triggers_on_excess_damage_of_several_sources_together(scenario: Builder) -> None:
    """Two 2/2s block a 3/3: four damage to it at once is one too much, and triggers once."""
    table = scenario(2, damage_order=False).knows(LEDGER)
    table.seat(0).has("Excess Ledger")
    giant = table.seat(0).has("Hill Giant")
    first, second = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({giant: table.seat(1)})
    table.seat(1).blocks({first: giant, second: giant})
    table.says([3, 0])
    table.to_step(MAIN2)
    # one too much on the giant, one too much on the first bears
    assert giant.died and table.seat(0).life == 22


@rule("120.10")
def test_excess_damage_to_a_planeswalker(scenario: Builder) -> None:
    table = scenario(2).knows(LEDGER, BURN)
    table.seat(0).has("Excess Ledger")
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).casts("Burn Walker", at=[jace]).resolves()
    table.resolve_stack()
    assert jace.died and table.seat(0).life == 22


@rule("120.10")
def test_what_counts_the_excess_damage_dealt_this_way(scenario: Builder) -> None:
    table = scenario(2)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(1).casts("Razor Rings", at=[bears]).resolves()
    assert bears.died and table.seat(1).life == 22


@rule("603.2c", "120.3")
def test_each_creature_dealt_damage_is_an_event_of_its_own(scenario: Builder) -> None:
    table = scenario(2).knows(BELL, SWEEP)
    table.seat(0).have("Wound Bell", "Grizzly Bears")
    table.seat(1).have("Hill Giant", "Craw Wurm")
    table.seat(0).casts("Small Sweep").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 23
