"""Counters. CR 122."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.filters import CREATURE
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core.constants import FLYING, LIFELINK, MAIN2, MINUS, PLUS
from apnap.rules.core.game import Game
from apnap.rules.events import Counters, Event
from apnap.testing import rule
from apnap.testing.plugin import Builder


class RemoveCounter(AddCounters):
    """Remove a counter from something."""

    def event(self, game: Game, ctx: Context, id: int) -> Event | None:
        return Counters(id, self.counter, -1)


GROUND = card("Ground", "{R}", "Instant", RemoveCounter(1, "flying", on=Target(CREATURE)))
ROT = card("Rot", "{B}", "Instant", AddCounters(2, MINUS, on=Target(CREATURE)))


@rule("122.1", "122.1a")
def test_plus_counters_add_to_power_and_toughness(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears", counters={PLUS: 3})
    assert (bear.power, bear.toughness) == (5, 5)


@rule("122.1a", "704.5f")
def test_minus_counters_subtract_and_kill_at_zero(scenario: Builder) -> None:
    table = scenario().knows(ROT)
    wurm, bear = table.seat(1).have("Craw Wurm", "Grizzly Bears")
    table.seat(0).casts("Rot", at=[wurm]).resolves()
    assert (wurm.power, wurm.toughness) == (4, 2)
    table.seat(0).casts("Rot", at=[bear]).resolves()
    assert bear.died


@rule("122.1a", "613.4c")
def test_counters_count_only_while_it_is_a_creature(scenario: Builder) -> None:
    table = scenario()
    factory = table.seat(0).has("Mishra's Factory", counters={PLUS: 2})
    table.seat(0).gets_mana("C")
    table.seat(0).activates(factory, 1).resolves()
    assert (factory.power, factory.toughness) == (4, 4)
    table.next_turn()
    assert factory.stayed and not factory.is_a("Creature")
    assert factory.counters(PLUS) == 2


@rule("122.1e", "306.5c")
def test_loyalty_is_the_number_of_loyalty_counters(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).casts("Lightning Bolt", at=[jace]).resolves()
    assert table.seat(1).graveyard == ["Jace Beleren"]


@rule("122.1g", "310.4c")
def test_defense_is_the_number_of_defense_counters(scenario: Builder) -> None:
    table = scenario()
    siege = table.seat(0).has("Invasion of Dominaria")
    table.seat(0).casts("Lightning Bolt", at=[siege]).resolves()
    assert siege.counters("defense") == 2
    table.says([0])  # it is not cast again
    table.seat(0).casts("Shock", at=[siege]).resolves()
    table.resolve_stack()
    assert table.seat(0).exile == ["Invasion of Dominaria"]


@rule("122.2", "400.7")
def test_counters_do_not_follow_an_object_to_another_zone(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears", counters={PLUS: 3})
    table.seat(0).casts("Unsummon", at=[bear]).resolves()
    assert bear.counters(PLUS) == 0
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).permanent("Grizzly Bears").power == 2


@rule("122.3", "704.5q")
def test_plus_and_minus_counters_annihilate_each_other(scenario: Builder) -> None:
    table = scenario().knows(ROT)
    bear = table.seat(0).has("Grizzly Bears", counters={PLUS: 3})
    table.seat(0).casts("Rot", at=[bear]).resolves()
    assert (bear.counters(PLUS), bear.counters(MINUS), bear.power) == (1, 0, 3)


@rule("122.3", "704.5f")
def test_a_creature_with_both_dies_if_it_has_no_toughness_left(scenario: Builder) -> None:
    table = scenario().knows(ROT)
    memnite = table.seat(0).has("Memnite", counters={PLUS: 1})
    table.seat(0).casts("Rot", at=[memnite]).resolves()
    assert memnite.died


@rule("122.6", "614.1c")
def test_a_permanent_may_enter_with_counters(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Walking Ballista", x=2).resolves()
    ballista = table.seat(0).permanent("Walking Ballista")
    assert (ballista.counters(PLUS), ballista.power) == (2, 2)


@rule("122.1", "118.3")
def test_a_counter_that_is_not_there_cannot_be_removed_as_a_cost(scenario: Builder) -> None:
    table = scenario()
    ballista = table.seat(0).has("Walking Ballista", counters={PLUS: 1})
    table.seat(0).has("Glorious Anthem")
    table.seat(0).activates(ballista, 1, at=[table.seat(1)]).resolves()
    assert (ballista.counters(PLUS), ballista.stayed) == (0, True)  # the Anthem keeps it alive
    indices = [o.index for o in table.to_priority(table.seat(0).number).options if o.id == ballista.id]
    assert indices == []


# counters that the rules give a meaning -------------------------------------------------------------------------------
@rule("122.1a", "613.4c")
def test_counters_of_other_sizes_count_as_they_say(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears", counters={"+1/+0": 2, "-0/-1": 1, PLUS: 1})
    assert (bear.power, bear.toughness) == (5, 2)


@rule("122.1b", "613.1f")
def test_a_keyword_counter_gives_its_keyword(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears", counters={"flying": 1, "lifelink": 1})
    table.seat(1).has("Hill Giant")
    assert bear.has(FLYING) and bear.has(LIFELINK)
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (22, 18)


@rule("122.1b", "122.2")
def test_the_keyword_goes_with_the_counter(scenario: Builder) -> None:
    table = scenario().knows(GROUND)
    bear = table.seat(0).has("Grizzly Bears", counters={"flying": 1})
    table.seat(0).has("Glorious Anthem")
    assert bear.has(FLYING)
    table.seat(0).casts("Ground", at=[bear]).resolves()
    assert not bear.has(FLYING) and bear.power == 3


@rule("122.1c", "614.1")
def test_a_shield_counter_saves_from_destruction_once(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears", counters={"shield": 1})
    table.seat(0).casts("Doom Blade", at=[bear]).resolves()
    assert bear.stayed and bear.counters("shield") == 0
    table.seat(0).casts("Doom Blade", at=[bear]).resolves()
    assert bear.died


@rule("122.1c", "615.1")
def test_a_shield_counter_prevents_damage_once(scenario: Builder) -> None:
    table = scenario()
    cat = table.seat(0).has("Ajani's Sunstriker")
    bear = table.seat(1).has("Grizzly Bears", counters={"shield": 1})
    table.seat(0).attacks({cat: table.seat(1)})
    table.seat(1).blocks({bear: cat})
    table.to_step(MAIN2)
    assert (bear.stayed, bear.damage, bear.counters("shield"), table.seat(0).life) == (True, 0, 0, 20)
    assert cat.died


@rule("122.1c", "510.2")
def test_one_shield_counter_meets_all_damage_of_one_moment(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm", counters={"shield": 2})
    pack = table.seat(1).have("Hill Giant", "Hill Giant")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks(dict.fromkeys(pack, wurm))
    table.to_step(MAIN2)
    assert (wurm.stayed, wurm.damage, wurm.counters("shield")) == (True, 0, 1)


@rule("122.1c", "704.5f")
def test_a_shield_counter_is_no_help_against_anything_else(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(1).have("Grizzly Bears", "Hill Giant", counters={"shield": 1})
    table.seat(0).casts("Dismember", at=[one]).resolves()
    table.seat(0).casts("Diabolic Edict", at=[table.seat(1)]).resolves()
    assert one.died and two.died


@rule("122.1d", "502.3")
def test_a_stun_counter_is_removed_instead_of_untapping(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears", tapped=True, counters={"stun": 1})
    forest = table.seat(1).has("Forest", tapped=True)
    table.to_turn(table.seat(1))
    assert (bear.tapped, bear.counters("stun"), forest.tapped) == (True, 0, False)
    table.next_turn()
    table.to_turn(table.seat(1))
    assert not bear.tapped


@rule("122.1d", "701.26b")
def test_a_stun_counter_meets_every_untapping(scenario: Builder) -> None:
    table = scenario()
    garruk = table.seat(0).has("Garruk Wildspeaker")
    one = table.seat(0).has("Forest", tapped=True, counters={"stun": 2})
    two = table.seat(0).has("Forest", tapped=True)
    table.seat(0).activates(garruk, 0).resolves()
    assert (one.tapped, one.counters("stun"), two.tapped) == (True, 1, False)


@rule("122.1h", "614.1")
def test_a_permanent_with_a_finality_counter_is_exiled_instead_of_dying(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Blood Artist")
    bear = table.seat(1).has("Grizzly Bears", counters={"finality": 1})
    table.seat(0).casts("Shock", at=[bear]).resolves()
    assert (bear.zone, bear.died, table.stack) == ("exile", False, [])


@rule("122.1h", "400.7")
def test_a_finality_counter_says_nothing_about_other_zones(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears", counters={"finality": 1})
    table.seat(0).casts("Unsummon", at=[bear]).resolves()
    assert table.seat(1).hand == ["Grizzly Bears"]
