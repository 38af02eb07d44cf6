"""Life. CR 119."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.player_events import GainsLife, LosesLife
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.selectors import THIS
from apnap.rules.core.constants import MAIN2, PLUS
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder

MONK = card("Glad Monk", "{W}", "Creature - Monk", "1/1", Whenever(GainsLife(), AddCounters(1, PLUS, on=THIS)))
SAGE = card("Bitter Sage", "{B}", "Creature - Wizard", "1/1", Whenever(LosesLife(), Draw(1)))


@rule("119.1", "103.4")
def test_everybody_has_twenty_life_unless_the_table_sets_another_number(scenario: Builder) -> None:
    assert [s.life for s in scenario().seats()] == [20] * scenario().count
    table = scenario(life=40)
    assert [s.life for s in table.seats()] == [40] * table.count


@rule("119.2", "120.3a")
def test_damage_makes_a_player_lose_that_much_life(scenario: Builder) -> None:
    table = scenario().knows(SAGE)
    table.seat(1).has("Bitter Sage")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17
    assert table.stack == ["Bitter Sage's ability"]  # that was a loss of life too


@rule("119.3")
def test_gaining_and_losing_life_adjusts_the_total(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Sign in Blood", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 18
    spell = table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(1).casts("Absorb", at=[spell]).resolves()
    assert table.seat(1).life == 21


@rule("119.4", "119.3")
def test_paying_life_is_losing_life(scenario: Builder) -> None:
    table = scenario().knows(SAGE)
    table.seat(0).has("Bitter Sage")
    giant, _ = table.seat(1).have("Hill Giant", "Craw Wurm")
    table.seat(0).gets_mana("C")
    table.seat(0).holds("Dismember")
    table.seat(0).casts("Dismember", at=[giant], free=False)
    assert table.seat(0).life == 16
    assert table.stack == ["Dismember", "Bitter Sage's ability"]


@rule("119.6", "704.5a")
def test_a_player_at_zero_or_less_loses(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(1).at(3)
    table.seat(2).at(1)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(2)]).resolves()
    assert table.seat(2).outcome == "lost"
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert [s.outcome for s in table.seats()] == ["won", "lost", "lost"]


@rule("119.9", "107.1b")
def test_gaining_zero_life_is_not_gaining_life(scenario: Builder) -> None:
    table = scenario().knows(MONK)
    monk = table.seat(0).has("Glad Monk")
    thopter = table.seat(0).has("Ornithopter")
    table.seat(0).casts("Swords to Plowshares", at=[thopter]).resolves()
    assert (table.stack, monk.counters(PLUS)) == ([], 0)


@rule("119.9", "702.15e")
def test_each_source_of_lifelink_is_a_gain_of_its_own(scenario: Builder) -> None:
    table = scenario().knows(MONK)
    monk = table.seat(0).has("Glad Monk")
    cats = table.seat(0).have("Ajani's Sunstriker", "Ajani's Sunstriker")
    table.seat(0).attacks({cat: table.seat(1) for cat in cats})
    table.to_step(MAIN2)
    assert (table.seat(0).life, monk.counters(PLUS)) == (24, 2)


@rule("119.3", "810.9a")
def test_a_team_that_shares_life_gains_and_loses_it_together(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True, life=30)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(3)]).resolves()
    assert [s.life for s in table.seats()] == [30, 30, 27, 27]


@rule("119.4a", "119.4")
def test_a_team_pays_life_from_what_it_shares(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True, life=30)
    table.seat(2).has("Hill Giant")
    table.seat(2).has("Craw Wurm")
    (dismember,) = table.seat(0).holds("Dismember")
    table.seat(1).at(3)
    table.seat(0).gets_mana("C")
    assert not table.seat(0).can(O_CAST, dismember)
    table.seat(1).at(5)
    table.seat(0).casts("Dismember", at=[table.seat(2).permanent("Hill Giant")], free=False).resolves()
    assert [s.life for s in table.seats()] == [1, 1, 30, 30]
