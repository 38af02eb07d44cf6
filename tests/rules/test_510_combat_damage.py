"""The combat damage step at the table. CR 510."""

from __future__ import annotations

from apnap.rules.core.constants import DAMAGE, FIRST_DAMAGE, MAIN2, STEP_NAMES
from apnap.rules.core.decisions import D_PRIORITY
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("510.1a", "107.1b")
def test_a_creature_without_positive_power_deals_no_damage(scenario: Builder) -> None:
    """A 0/2 that got -1/-1 attacks as a -1/1: nobody gains life by it."""
    table = scenario()
    thopter = table.seat(0).has("Ornithopter")
    goblin = table.seat(0).has("Festering Goblin")
    table.says([thopter.id])
    table.seat(0).casts("Shock", at=[goblin]).resolves()
    table.resolve_stack()
    assert (thopter.power, thopter.toughness) == (-1, 1)
    table.seat(0).attacks({thopter: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 20


@rule("510.1b", "306.8")
def test_an_unblocked_attacker_damages_what_it_attacks(scenario: Builder) -> None:
    table = scenario()
    bear, giant, wurm = table.seat(0).have("Grizzly Bears", "Hill Giant", "Craw Wurm")
    jace = table.seat(1).has("Jace Beleren")
    siege = table.seat(0).has("Invasion of Dominaria")
    table.seat(0).attacks({bear: jace, giant: siege, wurm: table.seat(1)})
    table.to_step(MAIN2)
    assert (jace.counters("loyalty"), siege.counters("defense"), table.seat(1).life) == (1, 2, 14)


@rule("510.1c")
def test_what_a_single_blocker_does_not_need_goes_nowhere_else(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    lion = table.seat(1).has("Savannah Lions")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({lion: wurm})
    table.to_step(MAIN2)
    assert lion.died and table.seat(1).life == 20


@rule("510.2", "704.3")
def test_combat_damage_is_dealt_at_once_so_equal_creatures_trade(scenario: Builder) -> None:
    table = scenario()
    bear, other = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Runeclaw Bear")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({other: bear})
    table.to_step(MAIN2)
    assert bear.died and other.died


@rule("510.2", "120.3f")
def test_life_from_lifelink_comes_with_the_damage_not_after_it(scenario: Builder) -> None:
    """At 2 life, 3 damage and 2 life from a blocker with lifelink leave 1: nobody looks in between."""
    table = scenario()
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    cat = table.seat(1).at(2).has("Ajani's Sunstriker")
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(1)})
    table.seat(1).blocks({cat: bear})
    table.to_step(MAIN2)
    assert table.seat(1).in_game
    assert table.seat(1).life == 1


@rule("510.2", "104.4a")
def test_players_who_are_killed_by_one_combat_lose_together(scenario: Builder) -> None:
    table = scenario(seats=4)
    pack = table.seat(0).have("Hill Giant", "Hill Giant", "Hill Giant")
    for i in (1, 2, 3):
        table.seat(i).at(3)
    table.seat(0).attacks({giant: table.seat(1 + i) for i, giant in enumerate(pack)})
    table.run(lambda d: False)
    assert [s.outcome for s in table.seats()] == ["won", "lost", "lost", "lost"]


@rule("510.3", "510.3a")
def test_what_dies_in_combat_triggers_before_the_active_player_gets_priority(scenario: Builder) -> None:
    table = scenario()
    bear, other = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Runeclaw Bear")
    table.seat(1).has("Blood Artist")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({other: bear})
    table.run(lambda d: d.kind == D_PRIORITY and table.step == STEP_NAMES[DAMAGE])
    assert bear.died and other.died
    assert table.stack == ["Blood Artist's ability"] * 2
    assert table.holder == table.seat(0)


@rule("510.4", "117.3a")
def test_players_get_priority_between_the_two_damage_steps(scenario: Builder) -> None:
    table = scenario()
    ace = table.seat(0).has("Fencing Ace")
    table.seat(0).attacks({ace: table.seat(1)})
    table.to_step(FIRST_DAMAGE)
    assert (table.holder, table.seat(1).life) == (table.seat(0), 19)
    table.seat(0).casts("Giant Growth", at=[ace]).resolves()
    table.to_step(DAMAGE)
    assert table.seat(1).life == 15


@rule("510.4", "702.7b")
def test_a_blocker_with_first_strike_makes_two_damage_steps_too(scenario: Builder) -> None:
    table = scenario()
    bear, giant = table.seat(0).have("Goblin Piker", "Hill Giant")
    knight = table.seat(1).has("Youthful Knight")
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(1)})
    table.seat(1).blocks({knight: bear})
    table.to_step(FIRST_DAMAGE)
    assert bear.died and table.seat(1).life == 20
    table.to_step(DAMAGE)
    assert knight.stayed and table.seat(1).life == 17


@rule("510.4", "506.1")
def test_without_first_strike_there_is_one_damage_step(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    seen = set()
    while table.step != STEP_NAMES[MAIN2]:
        seen.add(table.step)
        table.game.answer([0])
    assert STEP_NAMES[DAMAGE] in seen and STEP_NAMES[FIRST_DAMAGE] not in seen


@rule("510.1", "800.4e")
def test_attackers_of_a_player_who_has_left_deal_no_damage(scenario: Builder) -> None:
    table = scenario(seats=3)
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(2)})
    table.seat(1).concedes()
    assert bear.attacking
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(2).life) == (20, 17)
