"""What permanents become, for a time or as long as a statement holds, read from sentences of our own."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import FLYING, HASTE, REACH, TRAMPLE
from apnap.testing import rule
from tests.helpers.read_cards import made, unread


@rule("205.1a", "613.1d")
def test_without_a_word_about_it_other_types_are_lost(scenario):
    table = scenario().knows(made("Target creature becomes an enchantment until end of turn."))
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert bear.is_a("Enchantment")
    assert not bear.is_a("Creature")
    assert not bear.is_a("Bear")


@rule("205.1b")
def test_an_artifact_creature_keeps_the_types_that_it_had(scenario):
    table = scenario().knows(made("Target land becomes a 7/8 Ape artifact creature until end of turn."))
    forest = table.seat(0).has("Forest")
    table.seat(0).casts("Rite", at=[forest]).resolves()
    assert forest.is_a("Land") and forest.is_a("Forest") and forest.is_a("Ape")
    assert (forest.power, forest.toughness) == (7, 8)
    table.next_turn()
    assert not forest.is_a("Creature")


@rule("205.1b", "613.4b")
def test_it_is_still_what_a_sentence_says_it_is(scenario):
    text = "Until end of turn, target land becomes a 3/3 black and red Rat creature with haste. It's still a land."
    table = scenario().knows(made(text))
    forest = table.seat(0).has("Forest")
    table.seat(0).casts("Rite", at=[forest]).resolves()
    assert forest.is_a("Land") and forest.is_a("Rat") and forest.is_a("Creature")
    assert forest.colors == "BR"
    assert forest.has(HASTE)


@rule("613.1f")
def test_what_it_is_given_stays_though_it_loses_all_abilities(scenario):
    text = "Each creature becomes a green Egg with base power and toughness 0/3, and it loses all other abilities."
    assert unread(text)
    lost = "Enchant creature\nEnchanted creature is a green Egg with base power and toughness 0/3 and has reach, "
    aura = made(lost + "and it loses all other abilities.", "Enchantment \u2014 Aura")
    table = scenario().knows(aura)
    angel = table.seat(0).has("Serra Angel")
    table.seat(0).casts("Rite", at=[angel]).resolves()
    assert (angel.power, angel.toughness) == (0, 3)
    assert angel.has(REACH) and not angel.has(FLYING)
    assert angel.is_a("Egg") and not angel.is_a("Angel")


@rule("205.1b")
def test_in_addition_to_its_other_types(scenario):
    text = "Target creature becomes a blue Crab with trample in addition to its other colors and types."
    table = scenario().knows(made(text))
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert bear.is_a("Crab") and bear.is_a("Bear") and bear.has(TRAMPLE)
    assert bear.colors == "UG"


@rule("613.4b", "608.2h")
def test_a_base_size_that_is_counted_is_fixed_for_the_turn(scenario):
    table = scenario().knows(made("Creatures <yc> have <base> X/X <eot>, <num> Forests <yc>."))
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).have(*["Forest"] * 5)
    table.seat(0).casts("Rite").resolves()
    assert (bear.power, bear.toughness) == (5, 5)
    table.seat(0).has("Forest")
    assert bear.power == 5


@rule("613.4b")
def test_a_base_size_that_is_counted_follows_as_long_as_a_statement_holds(scenario):
    aura = made(
        "Enchant creature\nEnchanted creature has <base> X/X, <num> Plains <yc>.",
        "Enchantment \u2014 Aura",
    )
    table = scenario().knows(aura)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).has("Plains")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (1, 1)
    table.seat(0).has("Plains")
    table.seat(1).has("Plains")
    assert (bear.power, bear.toughness) == (2, 2)


@rule("613.4b")
@pytest.mark.parametrize("which", ["power", "toughness"])
def test_one_of_both_can_be_set(scenario, which):
    table = scenario().knows(made(f"Target creature has base {which} 6 until end of turn."))
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert (bear.power, bear.toughness) == ((6, 2) if which == "power" else (2, 6))


@rule("601.2d")
def test_damage_is_divided_among_any_number_of_targets(scenario):
    table = scenario(seats=3).knows(made("Rite deals 5 damage <divided> any number of targets."))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear, table.seat(2)], says=[[2, 3]]).resolves()
    assert bear.died
    assert table.seat(2).life == 17


@rule("608.2h")
def test_x_may_be_about_the_target_that_gets_it(scenario):
    table = scenario().knows(made("Target creature gets +X/+X <eot>, where X is its toughness."))
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Rite", at=[giant]).resolves()
    assert (giant.power, giant.toughness) == (6, 6)


def test_x_that_may_be_about_this_or_about_a_target_is_refused():
    text = "<etb>, it deals X damage to <tc>, where X is its power."
    assert unread(text, "Creature \u2014 Bear")


# 'it' is what was spoken of -----------------------------------------------------------------------------------------
WHEN = "Whenever an Equipment you control enters"
BACK = "return target Equipment card from your graveyard"
DONE = "If you do, you may"
ONE = "target creature you control"
GROWS = "gets +1/+1 for each"


@rule("701.3a")
def test_an_equipment_that_enters_is_attached_and_not_the_source(scenario):
    said = f"{WHEN}, you may attach it to {ONE}."
    table = scenario().knows(made(said, "Enchantment", "{0}", "Squire's Help"))
    table.seat(0).has("Squire's Help")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Leonin Scimitar").resolves()
    table.says([1])
    table.resolve_stack()
    assert table.seat(0).permanent("Leonin Scimitar").attached_to == bears


@rule("701.3a", "400.7j")
def test_an_equipment_that_comes_back_is_attached(scenario):
    """The card is the target, and what it became is attached."""
    said = f"When this creature enters, you may {BACK} to the battlefield. {DONE} attach it to this creature."
    table = scenario().knows(made(said, "Creature", "{0}", "Smith", "1/1"))
    table.seat(0).buried("Leonin Scimitar")
    table.seat(0).casts("Smith").resolves()
    table.says([1], [1])
    table.resolve_stack()
    assert table.seat(0).permanent("Leonin Scimitar").attached_to == table.seat(0).permanent("Smith")


def test_it_is_never_taken_for_this_where_others_were_spoken_of():
    assert unread("Creatures you control get +1/+1 for each luck counter on them.", "Enchantment")
    assert unread("Counter target spell if it was kicked.", "Instant")
