"""A colour or a creature type that is chosen as something resolves: sentences of our own."""

from __future__ import annotations

import pytest

from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.core.constants import FLYING
from apnap.testing import rule
from tests.helpers.read_cards import made, unread

WHITE, RED = 0, 3


@rule("608.2d")
def test_a_chosen_type_counts_for_the_rest_of_the_spell(scenario):
    table = scenario().knows(made("Choose a <ct>. Destroy all <cs> that aren't of the chosen type."))
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.says([CREATURE_TYPES.index("Giant")])
    table.seat(0).casts("Rite").resolves()
    assert bear.died and giant.stayed


@rule("608.2d")
def test_that_type_is_the_one_that_was_chosen(scenario):
    table = scenario().knows(made("Choose a <ct>. You gain 2 life for each permanent <yc> of that type."))
    table.seat(0).have("Grizzly Bears", "Grizzly Bears", "Hill Giant")
    table.seat(1).has("Grizzly Bears")
    table.says([CREATURE_TYPES.index("Bear")])
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == 24


def test_that_type_means_nothing_where_none_was_chosen():
    assert "no such thing" in unread("Destroy all creatures of that type.")


@rule("702.16e", "608.2d")
@pytest.mark.parametrize(("color", "stays"), [(RED, True), (WHITE, False)])
def test_protection_from_a_colour_that_is_chosen_as_it_begins(scenario, color, stays):
    table = scenario().knows(made("Target <cr> gains protection from the color of your choice <eot>.", "Instant"))
    bear = table.seat(0).has("Grizzly Bears")
    table.says([color])
    table.seat(0).casts("Rite", at=[bear]).resolves()
    table.seat(0).casts("Pyroclasm").resolves()
    assert bear.stayed == stays


@rule("702.16e", "608.2d")
def test_the_chosen_colour_is_the_one_of_the_spell(scenario):
    text = "Choose a color. Creatures <yc> gain protection from the chosen color <eot>."
    table = scenario().knows(made(text, "Instant"))
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.says([RED])
    table.seat(0).casts("Rite").resolves()
    table.seat(0).casts("Pyroclasm").resolves()
    assert bear.stayed and giant.stayed


@rule("607.2d", "702.16e")
def test_what_an_aura_gives_is_of_the_colour_that_was_chosen_for_the_aura(scenario):
    text = "Enchant <cr>\nAs this Aura enters, choose a color.\nEnchanted <cr> has protection from the chosen color."
    table = scenario().knows(made(text, "Enchantment \u2014 Aura"))
    bear = table.seat(0).has("Grizzly Bears")
    table.says([RED])
    table.seat(0).casts("Rite", at=[bear]).resolves()
    table.seat(0).casts("Pyroclasm").resolves()
    assert bear.stayed


@rule("702.16k")
def test_you_gain_protection_from_a_colour_of_your_choice(scenario):
    table = scenario().knows(made("You gain protection <fcc> <eot>.", "Instant"))
    table.says([RED])
    table.seat(0).casts("Rite").resolves()
    table.seat(0).casts("Earthquake", x=2).resolves()
    assert (table.seat(0).life, table.seat(1).life) == (20, 18)


@rule("614.12b", "607.2d")
@pytest.mark.parametrize(("word", "cards"), [(0, 2), (1, 0)])
def test_an_ability_is_there_if_its_word_was_chosen(scenario, word, cards):
    text = "As this enchantment enters, choose North or South.\n"
    text += "\u2022 North \u2014 At the beginning <eys>, draw two cards.\n"
    text += "\u2022 South \u2014 Creatures <yc> have flying."
    table = scenario().knows(made(text, "Enchantment", name="Compass"))
    bear = table.seat(0).has("Grizzly Bears")
    table.says([word])
    table.seat(0).casts("Compass").resolves()
    assert bear.has(FLYING) == (word == 1)
    table.next_turn()
    assert len(table.seat(0).hand) == cards


@rule("601.2c", "702.33")
def test_one_more_target_for_each_time_it_was_kicked(scenario):
    text = "Multikicker {1}\nChoose any target, then <another> for each time it was kicked. Rite deals 2 "
    text += "damage to each of them."
    table = scenario().knows(made(text, "Instant", cost="{R}"))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).gets_mana("RC")
    table.seat(0).casts("Rite", says=[[1]], at=[bear, table.seat(1)], free=False).resolves()
    assert bear.died and table.seat(1).life == 18
