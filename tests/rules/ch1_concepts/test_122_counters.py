"""Counters: what they do, moving them, and those that the rules give a meaning. CR 122, 728."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.effects.counters import AddCounters, MoveCounters, PutItsCounters
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Dies, NthCounterPut
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import ARTIFACT, CREATURE, OTHER
from apnap.abilities.player_counters import GetCounters
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core.constants import FLYING, LIFELINK, MAIN1, MAIN2, MINUS, PLUS
from apnap.rules.core.decisions import D_NUMBER
from apnap.rules.core.game import Game
from apnap.rules.events import Counters, Event
from apnap.testing import rule
from apnap.testing.handles import Seat
from apnap.testing.plugin import Builder


class RemoveCounter(AddCounters):
    """Remove a counter from something."""

    def event(self, game: Game, ctx: Context, id: int) -> Event | None:
        return Counters(id, self.counter, -1)


GROUND = card("Ground", "{R}", "Instant", RemoveCounter(1, "flying", on=Target(CREATURE)))
ROT = card("Rot", "{B}", "Instant", AddCounters(2, MINUS, on=Target(CREATURE)))
FALLOUT = card("Small Fallout", "{B}", "Sorcery", GetCounters(3, "rad", who=EACH_PLAYER))
HONE = card("Hone It", "{R}", "Instant", AddCounters(2, "hone", on=Target(ARTIFACT)))


def rad(seat: Seat) -> int:
    return int((seat.table.game.state.players[seat.number].counters or {}).get("rad", 0))


source, goal = Target(CREATURE), Target(CREATURE)
SHIFT = card("Shift", "{G}", "Instant", MoveCounters(None, "+1/+1", source, goal))
one, another = Target(CREATURE), Target(CREATURE)
NUDGE = card("Nudge", "{G}", "Instant", MoveCounters(2, "+1/+1", one, another))
HEIR = card("Heir", "{G}", "Creature - Elf", "1/1", When(Dies(THIS), PutItsCounters(THIS, Target(CREATURE))))
GIVER = card(
    "Giver", "{G}", "Creature - Elf", "1/1", Activate(SACRIFICE_THIS, PutItsCounters(THIS, Target(OTHER, CREATURE)))
)
ON_THIRD = When(NthCounterPut(3, "+1/+1", THIS), GainLife(7))
THIRD = card("Third Time", "{1}", "Artifact Creature - Golem", "1/1", ON_THIRD)
GROW_TWO = card("Grow Two", "{G}", "Instant", AddCounters(2, "+1/+1", on=Target(CREATURE)))


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


# counters that the rules give a meaning ----------------------------------------------------------------------------


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
def test_a_shield_counter_does_not_help_against_anything_else(scenario: Builder) -> None:
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


# rad and hone counters ---------------------------------------------------------------------------------------------


@rule("122.1i", "728.1")
def test_rad_counters_mill_and_hurt_at_the_precombat_main_phase(scenario: Builder) -> None:
    table = scenario(3).knows(FALLOUT)
    seat = table.seat(1)
    table.seat(0).casts("Small Fallout").resolves()
    assert rad(seat) == 3
    table.to_turn(seat)
    # the draw step takes the first of these
    seat.library("Forest", "Shock", "Forest", "Grizzly Bears")
    table.to_step(MAIN1)
    table.resolve_stack()
    assert seat.graveyard.count("Shock") == 1 and len(seat.graveyard) == 3
    assert (seat.life, rad(seat)) == (18, 1)
    table.to_step(MAIN2)
    assert len(seat.graveyard) == 3


@rule("728.1", "603.4")
def test_without_rad_counters_nothing_triggers(scenario: Builder) -> None:
    table = scenario(3)
    table.to_turn(table.seat(1))
    table.to_step(MAIN1)
    assert table.stack == [] and table.seat(1).graveyard == []


@rule("122.1j")
def test_hone_counters_sharpen_what_is_equipped(scenario: Builder) -> None:
    table = scenario().knows(HONE)
    bears, lions = table.seat(0).have("Grizzly Bears", "Savannah Lions")
    sword = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(sword, at=[bears]).resolves()
    assert bears.power == 4
    table.seat(0).casts("Hone It", at=[sword]).resolves()
    assert (bears.power, bears.toughness, lions.power) == (6, 2, 2)
    table.seat(0).gets_mana("C")
    table.seat(0).activates(sword, at=[lions]).resolves()
    assert (bears.power, lions.power) == (2, 6)


@rule("120.3g", "702.164")
def test_toxic_comes_with_the_combat_damage(scenario: Builder) -> None:
    table = scenario()
    insect = table.seat(0).has("Pestilent Syphoner")
    table.seat(0).attacks({insect: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(1).life, table.seat(1).poison) == (19, 1)


# moving counters, and the Nth of a kind ----------------------------------------------------------------------------


@rule("122.5")
def test_any_number_of_counters_may_be_moved(scenario: Builder) -> None:
    table = scenario().knows(SHIFT)
    first = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 3})
    second = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Shift", at=[first, second])
    asked = table.asked(table.seat(0), kind=D_NUMBER)
    assert (asked.minimum, asked.maximum) == (0, 3)
    table.answer([2])
    assert (first.counters("+1/+1"), second.counters("+1/+1")) == (1, 2)


@rule("122.5")
def test_nothing_moves_onto_itself_or_to_what_is_gone(scenario: Builder) -> None:
    table = scenario().knows(NUDGE)
    first = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 2})
    second = table.seat(0).has("Savannah Lions")
    spell = table.seat(0).casts("Nudge", at=[first, second])
    table.seat(0).casts("Lightning Bolt", at=[second]).resolves()
    spell.resolves()
    assert first.counters("+1/+1") == 2
    table.seat(0).casts("Nudge", at=[first, first]).resolves()
    assert first.counters("+1/+1") == 2


@rule("122.5")
def test_no_more_moves_than_there_is(scenario: Builder) -> None:
    table = scenario().knows(NUDGE)
    first = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 1})
    second = table.seat(0).has("Savannah Lions")
    table.seat(0).casts("Nudge", at=[first, second]).resolves()
    assert (first.counters("+1/+1"), second.counters("+1/+1")) == (0, 1)


@rule("122.8")
def test_what_has_died_leaves_as_many_counters_of_each_kind(scenario: Builder) -> None:
    table = scenario().knows(HEIR)
    heir = table.seat(0).has("Heir", counters={"+1/+1": 1, "flying": 1})
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[heir]).resolves()
    table.resolve_stack()
    assert (bears.counters("+1/+1"), bears.counters("flying")) == (1, 1)


@rule("122.9")
def test_what_was_sacrificed_as_a_cost_does_so_too(scenario: Builder) -> None:
    table = scenario().knows(GIVER)
    giver = table.seat(0).has("Giver", counters={"+1/+1": 2})
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).activates(giver, at=[bears]).resolves()
    assert bears.counters("+1/+1") == 2


@rule("122.7")
def test_the_third_counter_triggers_once(scenario: Builder) -> None:
    table = scenario().knows(THIRD, GROW_TWO)
    golem = table.seat(0).has("Third Time")
    for life in (20, 27, 27):
        table.seat(0).casts("Grow Two", at=[golem]).resolves()
        table.resolve_stack()
        assert table.seat(0).life == life
