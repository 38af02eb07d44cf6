"""Damage, its results, and excess damage. CR 120."""

from __future__ import annotations

from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.damage_events import DealsDamage, IsDealtDamage, IsDealtExcessDamage
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import When, Whenever
from apnap.abilities.filters import ARTIFACT, CREATURE, INSTANT, PERMANENT, PLANESWALKER, SORCERY, AnyOf
from apnap.abilities.keyword_abilities.flags import INDESTRUCTIBLE, LIFELINK
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Keywords, Static
from apnap.rules.core.constants import EV_LIFE, INFECT, MAIN2, MINUS, PLUS, S_REPLACE, WITHER
from apnap.rules.core.decisions import D_ASSIGN
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.rules.events import Event, LifeChange
from apnap.testing import rule
from apnap.testing.plugin import Builder


class DoubleLife(Static):
    """What you gain of life is doubled."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_LIFE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, LifeChange) and event.amount > 0 and event.seat == effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, LifeChange):
            event.amount *= 2
        return event


BOON = card("Boon", "{4}{W}", "Enchantment", DoubleLife())
RUST = DealDamage(2, to=Each(ARTIFACT))
VIPER = card("Blighted Viper", "{1}{B}", "Creature - Snake", "2/2", Keywords(INFECT))
CROW = card("Withered Crow", "{1}{B}", "Creature - Bird", "2/2", Keywords(WITHER))
SPY = card("Spy", "{U}", "Creature - Rogue", "1/3", Whenever(DealsDamage(THIS), Draw(1)))
ROCK = card("Old Rock", "{3}", "Creature - Golem", "1/2", INDESTRUCTIBLE)
SUCKER = card("Sucker", "{B}", "Creature - Leech", "2/1", Keywords(WITHER), LIFELINK)
INSTANT_OR_SORCERY = AnyOf(INSTANT, SORCERY)
WEAKEN = card("Weaken", "{B}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(-2, 0)))
LEDGER = card("Excess Ledger", "{1}", "Artifact", Whenever(IsDealtExcessDamage(PERMANENT), GainLife(THAT_MUCH)))
BELL = card("Wound Bell", "{1}", "Artifact", Whenever(IsDealtDamage(CREATURE), GainLife(1)))
SWEEP = card("Small Sweep", "{R}", "Sorcery", DealDamage(3, to=Each(CREATURE)))
BURN = card("Burn Walker", "{R}", "Instant", DealDamage(5, to=Target(PLANESWALKER)))


@rule("120.2b", "120.7")
def test_the_spell_or_ability_says_which_object_deals_the_damage(scenario: Builder) -> None:
    """Rabid Bite's damage is dealt by the creature: a lifelinker gains life by it."""
    table = scenario()
    cat, bear = table.seat(0).has("Ajani's Sunstriker"), table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rabid Bite", at=[cat, bear]).resolves()
    assert bear.died and table.seat(0).life == 22


@rule("120.3b", "702.90")
def test_infect_gives_a_player_poison_instead_of_taking_life(scenario: Builder) -> None:
    table = scenario().knows(VIPER)
    viper = table.seat(0).has("Blighted Viper")
    table.seat(0).attacks({viper: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(1).life, table.seat(1).poison) == (20, 2)


@rule("120.3c", "306.8")
def test_damage_takes_loyalty_from_a_planeswalker(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).casts("Shock", at=[jace]).resolves()
    assert (jace.counters("loyalty"), jace.damage, table.seat(1).life) == (1, 0, 20)


@rule("120.3d", "702.80")
def test_wither_and_infect_put_counters_on_a_creature_and_mark_no_damage(scenario: Builder) -> None:
    table = scenario().knows(VIPER, CROW)
    viper, crow = table.seat(0).have("Blighted Viper", "Withered Crow")
    one, two = table.seat(1).have("Craw Wurm", "Craw Wurm")
    table.seat(0).attacks({viper: table.seat(1), crow: table.seat(1)})
    table.seat(1).blocks({one: viper, two: crow})
    table.to_step(MAIN2)
    for wurm in (one, two):
        assert (wurm.counters(MINUS), wurm.damage, wurm.power, wurm.toughness) == (2, 0, 4, 2)


@rule("120.3e", "302.7")
def test_damage_is_marked_on_a_creature_and_adds_up(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).casts("Shock", at=[wurm]).resolves()
    assert (wurm.damage, wurm.toughness, wurm.stayed) == (2, 4, True)
    table.seat(0).casts("Shock", at=[wurm]).resolves()
    assert wurm.died


@rule("120.3f", "702.15b")
def test_lifelink_comes_in_addition_to_the_other_results(scenario: Builder) -> None:
    table = scenario().knows(SUCKER)
    sucker = table.seat(0).has("Sucker")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).attacks({sucker: table.seat(1)})
    table.seat(1).blocks({wurm: sucker})
    table.to_step(MAIN2)
    assert (table.seat(0).life, wurm.counters(MINUS)) == (22, 2)


@rule("120.3h", "310.6")
def test_damage_takes_defense_from_a_battle(scenario: Builder) -> None:
    table = scenario()
    siege = table.seat(0).has("Invasion of Dominaria")
    table.seat(0).casts("Shock", at=[siege]).resolves()
    assert (siege.counters("defense"), siege.damage) == (3, 0)


@rule("120.4b", "615.1a")
def test_prevented_damage_has_no_results(scenario: Builder) -> None:
    table = scenario().knows(SUCKER)
    sucker, cat = table.seat(0).have("Sucker", "Ajani's Sunstriker")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).attacks({sucker: table.seat(1), cat: table.seat(1)})
    table.seat(1).blocks({wurm: sucker})
    table.seat(1).casts("Fog").resolves()
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life, wurm.counters(MINUS)) == (20, 20, 0)
    assert sucker.stayed


@rule("120.5", "702.12b")
def test_damage_destroys_nothing_by_itself(scenario: Builder) -> None:
    table = scenario().knows(ROCK)
    rock = table.seat(1).has("Old Rock")
    table.seat(0).casts("Lightning Bolt", at=[rock]).resolves()
    assert rock.stayed and rock.damage == 3


@rule("120.6", "704.5g")
def test_damage_stays_marked_and_kills_when_toughness_falls(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).casts("Lightning Bolt", at=[wurm]).resolves()
    assert wurm.stayed
    table.seat(0).casts("Spatial Contortion", at=[wurm]).resolves()
    assert wurm.died


@rule("120.6", "514.2")
def test_damage_from_one_turn_does_not_count_in_the_next(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).casts("Lightning Bolt", at=[wurm]).resolves()
    table.next_turn()
    table.seat(0).casts("Lightning Bolt", at=[wurm]).resolves()
    assert wurm.stayed


@rule("120.8", "603.2")
def test_zero_damage_is_not_an_event(scenario: Builder) -> None:
    table = scenario().knows(SPY, WEAKEN)
    spy = table.seat(0).has("Spy")
    table.seat(0).casts("Weaken", at=[spy]).resolves()
    table.seat(0).attacks({spy: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).hand, table.seat(1).life) == ([], 20)


@rule("120.8", "107.3a")
def test_a_spell_with_x_of_zero_deals_no_damage(scenario: Builder) -> None:
    gauge = card("Gauge", "{2}", "Artifact", Whenever(DealsDamage(INSTANT_OR_SORCERY), GainLife(1)))
    table = scenario().knows(gauge)
    table.seat(0).has("Gauge")
    table.seat(0).casts("Blaze", at=[table.seat(1)], x=0).resolves()
    assert (table.stack, table.seat(1).life) == ([], 20)
    table.seat(0).casts("Blaze", at=[table.seat(1)], x=1).resolves()
    assert table.stack == ["Gauge's ability"]


@rule("120.9", "120.3")
def test_one_source_that_damages_several_triggers_for_each(scenario: Builder) -> None:
    table = scenario().knows(SPY)
    spy = table.seat(0).has("Spy")
    one, two = table.seat(1).have("Savannah Lions", "Savannah Lions")
    table.seat(0).casts("Giant Growth", at=[spy]).resolves()
    table.seat(0).attacks({spy: table.seat(1)})
    table.seat(1).blocks({one: spy, two: spy})
    table.run(lambda d: d.kind == D_ASSIGN)
    table.answer([3, 1])
    table.to_step(MAIN2)
    assert one.died and two.died
    assert len(table.seat(0).hand) == 2


@rule("120.1", "510.2")
def test_one_creature_is_damaged_by_several_sources_at_once(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    pack = table.seat(1).have("Savannah Lions", "Savannah Lions")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({pack[0]: wurm, pack[1]: wurm})
    table.to_step(MAIN2)
    assert wurm.died and all(lion.died for lion in pack)


@rule("120.3", "122.6")
def test_plus_counters_raise_what_is_lethal(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears", counters={PLUS: 1})
    table.seat(0).casts("Shock", at=[bear]).resolves()
    assert (bear.stayed, bear.damage, bear.toughness) == (True, 2, 3)


@rule("120.1a", "120.3f")
def test_an_object_that_cannot_be_dealt_damage_is_dealt_no_damage(scenario: Builder) -> None:
    """A lifelinker that would damage every artifact hurts the one that is a creature."""
    quake = card("Rust Quake", "{R}", "Creature - Leech", "1/1", LIFELINK, When(Enters(THIS), RUST))
    table = scenario().knows(quake)
    ring, memnite = table.seat(1).have("Sol Ring", "Memnite")
    table.seat(0).casts("Rust Quake").resolves()
    table.resolve_stack()
    assert memnite.died and ring.damage == 0
    assert table.seat(0).life == 22


@rule("120.4c", "614.1")
def test_the_results_of_damage_may_be_replaced(scenario: Builder) -> None:
    """The example of the rules: life from lifelink is doubled, the damage is not."""
    table = scenario().knows(BOON, SUCKER)
    table.seat(0).has("Boon")
    sucker, bear = table.seat(0).has("Sucker"), table.seat(1).has("Giant Spider")
    table.seat(0).attacks({sucker: table.seat(1)})
    table.seat(1).blocks({bear: sucker})
    table.to_step(MAIN2)
    assert (table.seat(0).life, bear.counters(MINUS)) == (24, 2)


@rule("120.4b", "120.4c")
def test_prevention_comes_before_the_results(scenario: Builder) -> None:
    table = scenario().knows(BOON, SUCKER)
    table.seat(0).has("Boon")
    sucker, bear = table.seat(0).has("Sucker"), table.seat(1).has("Giant Spider")
    table.seat(0).attacks({sucker: table.seat(1)})
    table.seat(1).blocks({bear: sucker})
    table.seat(1).casts("Fog").resolves()
    table.to_step(MAIN2)
    assert (table.seat(0).life, bear.counters(MINUS)) == (20, 0)


# excess damage -----------------------------------------------------------------------------------------------------


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
def test_without_excess_damage_the_controller_is_dealt_none(scenario: Builder) -> None:
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
