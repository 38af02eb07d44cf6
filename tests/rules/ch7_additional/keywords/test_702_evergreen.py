"""Keyword abilities of every set, alone and together: deathtouch, first and double strike, flying, menace, defender,
haste, vigilance, hexproof, shroud, indestructible, lifelink, trample, enchant, equip, flash. CR 702.2-20, 702.111.
"""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.player_events import GainsLife
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.flags import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    LIFELINK,
    SHROUD,
    TRAMPLE,
)
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Has, YouControl
from apnap.abilities.targets import AnyTarget, Target
from apnap.rules.ch1_concepts.definitions import Keywords
from apnap.rules.core import constants
from apnap.rules.core.constants import FIRST_DAMAGE, MAIN2, MINUS
from apnap.rules.core.decisions import D_ASSIGN, D_ATTACK, O_ACTIVATE, O_CAST, IllegalAnswer
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.words_without_cards import Loses

STATUE = card("Statue", "{3}", "Artifact Creature - Golem", "3/3", INDESTRUCTIBLE)
SLIPPERY = card("Slippery One", "{U}", "Creature - Fish", "2/2", HEXPROOF)
UNTOUCHABLE = card("Untouchable", "{U}", "Creature - Spirit", "2/2", SHROUD)
VENOM_BOMB = card(
    "Venom Bomb",
    "{B}",
    "Creature - Snake",
    "1/1",
    DEATHTOUCH,
    LIFELINK,
    Activate(SACRIFICE_THIS, DealDamage(1, to=AnyTarget())),
)
WINGS = card("Wings", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(FLYING)))
SPEED = card("Speed", "{R}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(FIRST_STRIKE)))
DOUBLE = card("Double", "{R}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(DOUBLE_STRIKE)))
BOTH_STRIKES = constants.FIRST_STRIKE | constants.DOUBLE_STRIKE
SLOW = card("Slow", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), Loses(BOTH_STRIKES)))
VENOM = card("Venom", "{B}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(DEATHTOUCH)))
RUSH = card("Rush", "{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(TRAMPLE)))
LINK = card("Link", "{W}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(LIFELINK)))
BELLS = card("Bells", "{1}", "Artifact", Whenever(GainsLife(), Draw(1)))
PING_ALL = card(
    "Ping All", "{B}", "Creature - Snake", "1/1", DEATHTOUCH, Activate("{0}", DealDamage(1, to=Each(CREATURE)))
)


# deathtouch ----------------------------------------------------------------------------------------------------------
@rule("702.2b", "704.5h")
def test_any_damage_from_deathtouch_destroys(scenario: Builder) -> None:
    table = scenario()
    rats = table.seat(0).has("Typhoid Rats")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).attacks({rats: table.seat(1)})
    table.seat(1).blocks({wurm: rats})
    table.to_step(MAIN2)
    assert wurm.died and rats.died


@rule("702.2d", "702.2b")
def test_deathtouch_is_not_only_for_combat(scenario: Builder) -> None:
    table = scenario()
    rats = table.seat(0).has("Typhoid Rats")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).casts("Rabid Bite", at=[rats, wurm]).resolves()
    assert wurm.died


@rule("702.2b", "608.2h")
def test_deathtouch_and_lifelink_of_a_source_that_is_gone(scenario: Builder) -> None:
    table = scenario().knows(VENOM_BOMB)
    bomb = table.seat(0).has("Venom Bomb")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).activates(bomb, at=[wurm])
    assert bomb.died
    table.resolve_stack()
    assert wurm.died
    assert table.seat(0).life == 21


@rule("702.2b", "702.12b")
def test_deathtouch_does_not_destroy_the_indestructible(scenario: Builder) -> None:
    table = scenario().knows(STATUE)
    rats = table.seat(0).has("Typhoid Rats")
    statue = table.seat(1).has("Statue")
    table.seat(0).attacks({rats: table.seat(1)})
    table.seat(1).blocks({statue: rats})
    table.to_step(MAIN2)
    assert statue.stayed and statue.damage == 1
    table.next_turn()
    assert statue.stayed


@rule("702.2c", "702.19b")
def test_deathtouch_with_trample_needs_one_for_each_blocker(scenario: Builder) -> None:
    table = scenario()
    rats = table.seat(0).has("Typhoid Rats")
    wurm, giant = table.seat(1).have("Craw Wurm", "Hill Giant")
    table.seat(0).casts("Overrun").resolves()
    table.seat(0).attacks({rats: table.seat(1)})
    table.seat(1).blocks({wurm: rats, giant: rats})
    decision = table.asked(table.seat(0), kind=D_ASSIGN)
    with pytest.raises(IllegalAnswer):
        table.answer([0, 1, 3] if decision.among[0] == wurm.id else [1, 0, 3])
    table.answer([1, 1, 2])
    table.to_step(MAIN2)
    assert wurm.died and giant.died
    assert table.seat(1).life == 18


@rule("702.2b", "120.3")
def test_deathtouch_damage_to_several(scenario: Builder) -> None:
    table = scenario().knows(PING_ALL)
    snake = table.seat(0).has("Ping All")
    wurm, giant = table.seat(1).have("Craw Wurm", "Hill Giant")
    table.seat(0).activates(snake)
    table.resolve_stack()
    assert wurm.died and giant.died and snake.died


# first and double strike ---------------------------------------------------------------------------------------------
@rule("702.7b")
def test_first_strike_kills_before_it_is_struck(scenario: Builder) -> None:
    table = scenario()
    knight = table.seat(0).has("Youthful Knight")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({knight: table.seat(1)})
    table.seat(1).blocks({bears: knight})
    table.to_step(MAIN2)
    assert bears.died and knight.stayed and knight.damage == 0


@rule("702.4b")
def test_double_strike_strikes_twice(scenario: Builder) -> None:
    table = scenario()
    ace = table.seat(0).has("Fencing Ace")
    table.seat(0).attacks({ace: table.seat(1)})
    table.to_step(FIRST_DAMAGE)
    assert table.seat(1).life == 19
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("702.4b", "702.15b")
def test_double_strike_with_lifelink_gains_twice(scenario: Builder) -> None:
    table = scenario().knows(LINK, BELLS)
    table.seat(0).has("Bells")
    ace = table.seat(0).has("Fencing Ace")
    table.seat(0).casts("Link", at=[ace]).resolves()
    table.seat(0).attacks({ace: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(0).life == 22
    assert len(table.seat(0).hand) == 2


@rule("702.4c")
def test_losing_double_strike_between_the_steps(scenario: Builder) -> None:
    table = scenario().knows(SLOW)
    ace = table.seat(0).has("Fencing Ace")
    table.seat(0).attacks({ace: table.seat(1)})
    table.to_step(FIRST_DAMAGE)
    table.seat(1).casts("Slow", at=[ace]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 19


@rule("702.4d")
def test_gaining_double_strike_between_the_steps(scenario: Builder) -> None:
    table = scenario().knows(DOUBLE)
    knight = table.seat(0).has("Youthful Knight")
    table.seat(0).attacks({knight: table.seat(1)})
    table.to_step(FIRST_DAMAGE)
    assert table.seat(1).life == 18
    table.seat(0).casts("Double", at=[knight]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 16


@rule("702.7c")
def test_gaining_first_strike_too_late(scenario: Builder) -> None:
    """The bear struck no blow in the first step, so it does in the second."""
    table = scenario().knows(SPEED)
    knight, bears = table.seat(0).have("Youthful Knight", "Grizzly Bears")
    table.seat(0).attacks({knight: table.seat(1), bears: table.seat(1)})
    table.to_step(FIRST_DAMAGE)
    assert table.seat(1).life == 18
    table.seat(0).casts("Speed", at=[bears]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 16


@rule("702.7c")
def test_losing_first_strike_gives_no_second_blow(scenario: Builder) -> None:
    table = scenario().knows(SLOW)
    knight = table.seat(0).has("Youthful Knight")
    table.seat(0).attacks({knight: table.seat(1)})
    table.to_step(FIRST_DAMAGE)
    table.seat(1).casts("Slow", at=[knight]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("702.4b", "702.19b")
def test_double_strike_with_trample_over_a_dead_blocker(scenario: Builder) -> None:
    """The second blow goes through whole: the creature is blocked, and nothing blocks it any more."""
    table = scenario().knows(RUSH)
    ace = table.seat(0).has("Fencing Ace")
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(0).casts("Rush", at=[ace]).resolves()
    table.seat(0).attacks({ace: table.seat(1)})
    table.seat(1).blocks({elves: ace})
    table.to_step(FIRST_DAMAGE)
    assert elves.died and table.seat(1).life == 20
    table.to_step(MAIN2)
    assert table.seat(1).life == 19


# evasion -------------------------------------------------------------------------------------------------------------
@rule("702.9b", "702.17")
def test_flying_is_blocked_by_flying_and_reach(scenario: Builder) -> None:
    table = scenario()
    drake = table.seat(0).has("Wind Drake")
    bears, spider, crow = table.seat(1).have("Grizzly Bears", "Giant Spider", "Storm Crow")
    table.seat(0).attacks({drake: table.seat(1)})
    decision = table.asked(table.seat(1))
    assert decision.blockers == [spider.id, crow.id]
    with pytest.raises(IllegalAnswer):
        table.answer([bears.id, drake.id])
    table.answer([spider.id, drake.id])
    table.to_step(MAIN2)
    assert table.seat(1).life == 20


@rule("702.9b", "509.1h")
def test_flying_that_comes_too_late(scenario: Builder) -> None:
    """Once it is blocked it stays blocked."""
    table = scenario().knows(WINGS)
    giant = table.seat(0).has("Hill Giant")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({giant: table.seat(1)})
    table.seat(1).blocks({bears: giant})
    table.seat(0).casts("Wings", at=[giant]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 20 and bears.died


@rule("702.111b")
def test_menace_wants_two_blockers(scenario: Builder) -> None:
    table = scenario()
    brute = table.seat(0).has("Boggart Brute")
    first, second = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({brute: table.seat(1)})
    table.asked(table.seat(1))
    with pytest.raises(IllegalAnswer):
        table.answer([first.id, brute.id])
    table.answer([first.id, brute.id, second.id, brute.id])
    table.to_step(MAIN2)
    assert brute.died and table.seat(1).life == 20


@rule("702.14c")
def test_swampwalk_looks_at_the_defending_players_lands(scenario: Builder) -> None:
    table = scenario()
    wraith = table.seat(0).has("Bog Wraith")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).has("Swamp")  # one's own swamp does not count
    table.seat(0).attacks({wraith: table.seat(1)})
    table.seat(1).blocks({bears: wraith})
    table.to_step(MAIN2)
    assert table.seat(1).life == 20
    again = table.seat(0).has("Bog Wraith")
    table.seat(1).has("Swamp")
    table.seat(1).has("Hill Giant")
    table.to_turn(table.seat(0))
    table.seat(0).attacks({again: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 17


# attacking -----------------------------------------------------------------------------------------------------------
@rule("702.3b", "702.10b")
def test_a_defender_does_not_attack_and_a_creature_with_haste_does(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Wall of Omens")
    goblin = table.seat(0).has("Raging Goblin", sick=True)
    table.seat(0).has("Goblin Piker", sick=True)
    decision = table.asked(table.seat(0), kind=D_ATTACK)
    assert decision.attackers == [goblin.id]


@rule("702.20b")
def test_an_attacker_with_vigilance_stays_untapped(scenario: Builder) -> None:
    table = scenario()
    angel = table.seat(0).has("Serra Angel")
    table.seat(0).attacks({angel: table.seat(1)})
    table.to_step(MAIN2)
    assert not angel.tapped
    assert table.seat(1).life == 16


@rule("702.10c", "602.5a")
def test_haste_and_the_tap_symbol(scenario: Builder) -> None:
    ping = Activate("{T}", DealDamage(1, to=AnyTarget()))
    table = scenario().knows(
        card("Hasty Wizard", "{R}", "Creature - Wizard", "1/1", HASTE, ping),
        card("Slow Wizard", "{R}", "Creature - Wizard", "1/1", ping),
    )
    hasty, slow = table.seat(0).have("Hasty Wizard", "Slow Wizard", sick=True)
    assert table.seat(0).can(O_ACTIVATE, hasty)
    assert not table.seat(0).can(O_ACTIVATE, slow)


# targeting -----------------------------------------------------------------------------------------------------------
@rule("702.11b")
def test_hexproof_stops_opponents_only(scenario: Builder) -> None:
    table = scenario().knows(SLIPPERY)
    fish = table.seat(0).has("Slippery One")
    mine = table.seat(0).holds("Unsummon")[0]
    theirs = table.seat(1).holds("Unsummon")[0]
    table.seat(0).gets_mana("U")
    table.seat(1).gets_mana("U")
    assert table.seat(0).can(O_CAST, mine)
    assert not table.seat(1).can(O_CAST, theirs)
    assert fish.stayed


@rule("702.11b", "115.10")
def test_hexproof_does_not_stop_what_does_not_target(scenario: Builder) -> None:
    table = scenario().knows(SLIPPERY)
    fish = table.seat(0).has("Slippery One")
    other = table.seat(0).has("Hill Giant")
    table.seat(1).casts("Diabolic Edict", at=[table.seat(0)])
    table.says([fish.id])
    table.resolve_stack()
    assert fish.died and other.stayed


@rule("702.18")
def test_shroud_stops_everybody(scenario: Builder) -> None:
    table = scenario().knows(UNTOUCHABLE)
    table.seat(0).has("Untouchable")
    mine = table.seat(0).holds("Giant Growth")[0]
    table.seat(0).gets_mana("G")
    assert not table.seat(0).can(O_CAST, mine)


# indestructible, lifelink, trample -----------------------------------------------------------------------------------
@rule("702.12b", "704.5g")
def test_an_indestructible_creature_survives_destruction_and_lethal_damage(scenario: Builder) -> None:
    table = scenario().knows(STATUE)
    statue = table.seat(0).has("Statue")
    table.seat(0).casts("Day of Judgment").resolves()
    assert statue.stayed
    table.seat(1).casts("Lightning Bolt", at=[statue]).resolves()
    assert statue.stayed and statue.damage == 3


@rule("702.12b", "704.5f")
def test_indestructible_does_not_help_without_toughness_or_against_a_sacrifice(scenario: Builder) -> None:
    table = scenario().knows(STATUE)
    first, second = table.seat(0).have("Statue", "Statue")
    table.seat(1).casts("Dismember", at=[first]).resolves()
    assert first.died
    table.seat(1).casts("Diabolic Edict", at=[table.seat(0)])
    table.resolve_stack()
    assert second.died


@rule("702.12b", "613.1f")
def test_when_it_stops_being_indestructible_the_damage_counts(scenario: Builder) -> None:
    table = scenario().knows(
        STATUE, card("Brittle", "{B}", "Instant", UntilEndOfTurn(Target(CREATURE), Loses(constants.INDESTRUCTIBLE)))
    )
    statue = table.seat(0).has("Statue")
    table.seat(1).casts("Lightning Bolt", at=[statue]).resolves()
    assert statue.stayed
    table.seat(1).casts("Brittle", at=[statue]).resolves()
    assert statue.died


@rule("702.15b", "120.3f")
def test_lifelink_in_and_out_of_combat(scenario: Builder) -> None:
    table = scenario()
    cat = table.seat(0).has("Ajani's Sunstriker")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Rabid Bite", at=[cat, giant]).resolves()
    assert table.seat(0).life == 22
    table.seat(0).attacks({cat: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (24, 18)


@rule("702.15b", "510.2")
def test_lifelink_saves_its_controller_in_time(scenario: Builder) -> None:
    """Damage and gain are one event: at 2 life, hit for 3 and gaining 2, one life is left."""
    table = scenario()
    cat = table.seat(1).has("Ajani's Sunstriker")
    giant, bears = table.seat(0).have("Hill Giant", "Grizzly Bears")
    table.seat(1).at(2)
    table.seat(0).attacks({giant: table.seat(1), bears: table.seat(1)})
    table.seat(1).blocks({cat: bears})
    table.to_step(MAIN2)
    assert table.seat(1).life == 1
    assert table.seat(1).in_game


@rule("702.15e", "119.9")
def test_two_sources_with_lifelink_are_two_gains(scenario: Builder) -> None:
    table = scenario().knows(BELLS)
    table.seat(0).has("Bells")
    cats = table.seat(0).have("Ajani's Sunstriker", "Ajani's Sunstriker")
    table.seat(0).attacks({c: table.seat(1) for c in cats})
    table.to_step(MAIN2)
    assert table.seat(0).life == 24
    assert len(table.seat(0).hand) == 2


@rule("702.15")
def test_two_instances_of_lifelink_gain_life_once(scenario: Builder) -> None:
    table = scenario().knows(LINK)
    cat = table.seat(0).has("Ajani's Sunstriker")
    table.seat(0).casts("Link", at=[cat]).resolves()
    table.seat(0).attacks({cat: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(0).life == 22


@rule("702.19b")
def test_trample_assigns_what_is_left_over(scenario: Builder) -> None:
    table = scenario()
    rhino = table.seat(0).has("Stampeding Rhino")
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(0).attacks({rhino: table.seat(1)})
    table.seat(1).blocks({elves: rhino})
    table.asked(table.seat(0), kind=D_ASSIGN)
    with pytest.raises(IllegalAnswer):
        table.answer([0, 4])
    table.answer([1, 3])
    table.to_step(MAIN2)
    assert table.seat(1).life == 17


@rule("702.19b", "510.1c")
def test_damage_that_is_marked_counts_towards_lethal_damage(scenario: Builder) -> None:
    table = scenario()
    rhino = table.seat(0).has("Stampeding Rhino")
    spider = table.seat(1).has("Giant Spider")
    table.seat(0).attacks({rhino: table.seat(1)})
    table.seat(1).blocks({spider: rhino})
    table.seat(0).casts("Shock", at=[spider]).resolves()
    table.asked(table.seat(0), kind=D_ASSIGN)
    table.answer([2, 2])
    table.to_step(MAIN2)
    assert spider.died and table.seat(1).life == 18


@rule("702.19b")
def test_a_blocker_with_trample_assigns_everything_to_the_attacker(scenario: Builder) -> None:
    table = scenario()
    elves = table.seat(0).has("Llanowar Elves")
    rhino = table.seat(1).has("Stampeding Rhino")
    table.seat(0).attacks({elves: table.seat(1)})
    table.seat(1).blocks({rhino: elves})
    table.to_step(MAIN2)
    assert elves.died and table.seat(0).life == 20


# enchant, equip, flash ------------------------------------------------------------------------------------------------
@rule("702.5a", "303.4a")
def test_enchant_says_what_an_aura_may_be_attached_to(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Sol Ring")
    pacifism = table.seat(0).holds("Pacifism")[0]
    table.seat(0).gets_mana("WW")
    assert not table.seat(0).can(O_CAST, pacifism)
    table.seat(1).has("Grizzly Bears")
    assert table.seat(0).can(O_CAST, pacifism)


@rule("702.6", "301.5")
def test_equip_moves_an_equipment(scenario: Builder) -> None:
    table = scenario()
    bears, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    star = table.seat(0).has("Vulshok Morningstar")
    for wearer in (bears, giant):
        table.seat(0).gets_mana("CC")
        table.seat(0).activates(star, at=[wearer])
        table.resolve_stack()
        assert star.attached_to == wearer
    assert (bears.power, giant.power) == (2, 5)


@rule("702.6", "608.2b")
def test_equip_does_nothing_if_the_creature_has_changed_hands(scenario: Builder) -> None:
    table = scenario().knows(card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), YouControl())))
    bears = table.seat(0).has("Grizzly Bears")
    axe = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    equip = table.seat(0).activates(axe, at=[bears])
    table.seat(1).casts("Loan", at=[bears]).resolves()
    equip.resolves()
    assert axe.attached_to is None
    assert bears.power == 2


@rule("702.8", "117.1a")
def test_flash_in_another_players_combat(scenario: Builder) -> None:
    table = scenario()
    drake = table.seat(0).has("Wind Drake")
    table.seat(0).attacks({drake: table.seat(1)})
    table.seat(1).casts("Spire Monitor").resolves()
    monitor = table.seat(1).permanent("Spire Monitor")
    table.seat(1).blocks({monitor: drake})
    table.to_step(MAIN2)
    assert drake.died and monitor.stayed


@rule("702.90", "702.80")
def test_infect_and_wither_put_counters_on_creatures(scenario: Builder) -> None:
    table = scenario().knows(
        card("Plague", "{B}", "Creature - Horror", "2/2", Keywords(constants.INFECT)),
        card("Blight", "{B}", "Creature - Horror", "2/2", Keywords(constants.WITHER)),
    )
    plague, blight = table.seat(0).have("Plague", "Blight")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({plague: table.seat(1), blight: table.seat(1)})
    table.seat(1).blocks({giant: blight})
    table.to_step(MAIN2)
    assert table.seat(1).poison == 2 and table.seat(1).life == 20
    assert giant.counters(MINUS) == 2 and giant.damage == 0
    assert (giant.power, giant.toughness) == (1, 1)
