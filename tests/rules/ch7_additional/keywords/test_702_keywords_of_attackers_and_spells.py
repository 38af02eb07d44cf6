"""Frenzy, poisonous, firebending; prowl, awaken, web-slinging, mayhem, sunburst.

CR 702.44, 702.68, 702.70, 702.76, 702.113, 702.187, 702.188, 702.189.
"""

# ruff: noqa: F403, F405

from __future__ import annotations

from apnap.abilities import cards
from apnap.english.printer import rules_text
from apnap.rules.core import constants
from apnap.rules.core.constants import BATTLEFIELD, BLOCKERS, END_COMBAT, MAIN2
from apnap.testing import rule
from apnap.testing.scenario import Permanent, Seat
from apnap.vocabulary import *
from tests.rules.ch7_additional.keywords.test_702_alternative_costs import cast_card, named_ways

RAGER = cards.card("Hill Rager", "{1}{R}", "Creature - Goblin", "2/2", Frenzy(2))
ADDER = cards.card("Hill Adder", "{1}{G}", "Creature - Snake", "1/1", Poisonous(2))
BENDER = cards.card("Hill Bender", "{1}{R}", "Creature - Human Monk", "2/2", Firebending(2))
SNEAK = cards.card("Hill Sneak", "{3}{B}", "Creature - Goblin Rogue", "2/2", Prowl("{B}"))
SPINNER = cards.card("Hill Spinner", "{4}{W}", "Creature - Spider", "3/3", WebSlinging("{W}"))
BLAST = cards.card("Hill Blast", "{3}{R}", "Sorcery", Mayhem("{R}"), GainLife(3))
RIFT = cards.card("Hill Rift", "{R}", "Sorcery", Discard(1))
BURN = Target(CREATURE)
QUAKE = cards.card("Hill Quake", "{R}", "Sorcery", DealDamage(2, to=BURN), Awaken(3, "{3}{R}", DealDamage(2, to=BURN)))
PRISM = cards.card("Hill Prism", "{3}", "Artifact", Sunburst())
GOLEM = cards.card("Hill Golem", "{3}", "Artifact Creature - Golem", "0/1", Sunburst())
EVERY = [RAGER, ADDER, BENDER, SNEAK, SPINNER, BLAST, RIFT, QUAKE, PRISM, GOLEM]


def lasting_mana(seat: Seat) -> int:
    return len(seat.table.game.state.players[seat.number].special_mana)


# attackers ---------------------------------------------------------------------------------------------------------
@rule("702.68")
def test_frenzy_helps_only_a_creature_that_is_not_blocked(scenario):
    table = scenario().knows(*EVERY)
    free, held = table.seat(0).have("Hill Rager", "Hill Rager")
    wall = table.seat(1).has("Wall of Stone")
    table.seat(0).attacks({free: table.seat(1), held: table.seat(1)})
    table.seat(1).blocks({wall: held})
    table.resolve_stack()
    assert (free.power, held.power) == (4, 2)


@rule("702.70")
def test_poisonous_gives_counters_to_the_player_who_was_hit_and_deals_its_damage(scenario):
    table = scenario(seats=3).knows(*EVERY)
    adder = table.seat(0).has("Hill Adder")
    table.seat(0).attacks({adder: table.seat(2)})
    table.to_step(MAIN2)
    assert [seat.poison for seat in table.seats()] == [0, 0, 2]
    assert table.seat(2).life == 19


@rule("702.189")
def test_firebending_adds_mana_that_stays_until_combat_ends(scenario):
    table = scenario().knows(*EVERY)
    bender = table.seat(0).has("Hill Bender")
    table.seat(0).attacks({bender: table.seat(1)})
    assert table.stack == ["Hill Bender's ability"]  # it is not a mana ability (605.1b)
    table.resolve_stack()
    for step in (BLOCKERS, END_COMBAT):
        table.to_step(step)
        assert lasting_mana(table.seat(0)) == 2
    table.to_step(MAIN2)
    assert lasting_mana(table.seat(0)) == 0


@rule("702.189")
def test_mana_of_firebending_pays_in_a_later_step_of_combat(scenario):
    table = scenario().knows(*EVERY)
    bender = table.seat(0).has("Hill Bender")
    table.seat(0).attacks({bender: table.seat(1)})
    table.resolve_stack()
    table.to_step(BLOCKERS)
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False).resolves()
    assert table.seat(1).life == 18 and lasting_mana(table.seat(0)) == 1


# other costs -------------------------------------------------------------------------------------------------------
@rule("702.76")
def test_prowl_needs_combat_damage_to_a_player_by_a_creature_of_a_type_of_the_spell(scenario):
    table = scenario().knows(*EVERY)
    goblin = table.seat(0).has("Goblin Piker")
    bear = table.seat(0).has("Grizzly Bears")
    sneak = table.seat(0).holds("Hill Sneak")[0]
    table.seat(0).gets_mana("B")
    assert named_ways(table.seat(0), sneak) == []
    table.seat(0).attacks({goblin: table.seat(1), bear: table.seat(1)})
    table.to_step(MAIN2)
    table.seat(0).gets_mana("B")
    assert named_ways(table.seat(0), sneak) == ["prowl"]


@rule("702.76")
def test_prowl_does_not_count_what_another_player_or_another_kind_did(scenario):
    table = scenario(seats=3).knows(*EVERY)
    bear = table.seat(0).has("Grizzly Bears")
    sneak = table.seat(0).holds("Hill Sneak")[0]
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    table.seat(0).gets_mana("B")
    assert named_ways(table.seat(0), sneak) == []


@rule("702.188")
def test_web_slinging_returns_a_tapped_creature(scenario):
    table = scenario().knows(*EVERY)
    table.seat(0).has("Runeclaw Bear")
    table.seat(1).has("Goblin Piker", tapped=True)
    spinner = table.seat(0).holds("Hill Spinner")[0]
    table.seat(0).gets_mana("W")
    assert named_ways(table.seat(0), spinner) == []  # nothing of theirs is tapped
    table.seat(0).has("Grizzly Bears", tapped=True)
    assert named_ways(table.seat(0), spinner) == ["web-slinging"]
    cast_card(table.seat(0), spinner, "", 1).resolves()
    assert table.seat(0).battlefield == ["Runeclaw Bear", "Hill Spinner"] and table.seat(0).hand == ["Grizzly Bears"]


@rule("702.187")
def test_mayhem_casts_a_card_from_the_graveyard_that_was_discarded_this_turn(scenario):
    table = scenario().knows(*EVERY)
    old = table.seat(0).buried("Hill Blast")[0]
    new = table.seat(0).holds("Hill Blast")[0]
    table.seat(0).casts("Hill Rift").resolves()
    table.seat(0).gets_mana("R")
    assert named_ways(table.seat(0), old) == []
    assert named_ways(table.seat(0), new) == ["mayhem"]
    cast_card(table.seat(0), new, "", 1)
    table.resolve_stack()
    assert table.seat(0).life == 23
    assert table.seat(0).graveyard.count("Hill Blast") == 2  # it is not exiled


@rule("702.113")
def test_awaken_has_a_second_target_only_when_its_cost_is_paid(scenario):
    table = scenario().knows(*EVERY)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Hill Quake", at=[bear]).resolves()
    assert bear.died
    piker, forest = table.seat(1).has("Goblin Piker"), table.seat(0).has("Forest")
    quake = table.seat(0).holds("Hill Quake")[0]
    cast_card(table.seat(0), quake, "CCCR", 1, at=[piker, forest]).resolves()
    assert piker.died
    assert (forest.power, forest.toughness, forest.counters("+1/+1")) == (3, 3, 3)
    assert forest.has(constants.HASTE) and set(table.game.char(forest.id).subtypes) == {"Forest", "Elemental"}


# sunburst ----------------------------------------------------------------------------------------------------------
@rule("702.44")
def test_sunburst_counts_colours_and_knows_creatures(scenario):
    table = scenario().knows(*EVERY)
    for name, counter in (("Hill Prism", "charge"), ("Hill Golem", "+1/+1")):
        held = table.seat(0).holds(name)[0]
        cast_card(table.seat(0), held, "RRG").resolves()
        assert Permanent(table, table.game.state.ids(table.seat(0).number, BATTLEFIELD)[-1]).counters(counter) == 2


@rule("702.44")
def test_sunburst_adds_nothing_to_what_was_not_cast(scenario):
    table = scenario().knows(*EVERY)
    assert table.seat(0).has("Hill Golem").counters("+1/+1") == 0


def test_these_keywords_are_said_by_their_names() -> None:
    said = [rules_text(one, 0) for one in (RAGER, ADDER, BENDER, SNEAK, SPINNER, PRISM, QUAKE)]
    assert said == ["Frenzy 2", "Poisonous 2", "Firebending 2", "Prowl {B}", "Web-slinging {W}", "Sunburst"] + [
        "Hill Quake deals 2 damage to target creature.\nAwaken 3\u2014{3}{R}"
    ]
