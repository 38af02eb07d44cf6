"""Creatures that block a certain attacker, legendary things that are played, Warriors that hurt opponents together."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END
from apnap.rules.core.decisions import IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("509.1c")
def test_the_target_blocks_the_creature_that_attacked(scenario):
    text = "Whenever equipped creature attacks, you may have <tc> block it this turn if able.\nEquip {0}"
    table = scenario(seats=2).knows(made(text, "Artifact - Equipment", name="Hook"))
    you, other = table.seats()
    bear, giant = you.have("Grizzly Bears", "Hill Giant")
    wall = other.has("Wall of Stone")
    you.activates(you.has("Hook"), at=[bear]).resolves()
    you.attacks({bear: other, giant: other})
    table.asked(you)
    table.answer([wall.now])
    table.asked(you)
    table.answer([1])
    table.resolve_stack()
    for plan in ({}, {wall: giant}):
        with pytest.raises(IllegalAnswer):
            other.blocks(plan)
    other.blocks({wall: bear})
    table.to_step(END)
    assert other.life == 17


@rule("603.2", "305.1")
def test_a_land_that_is_played_and_a_spell_that_is_cast(scenario):
    text = "Whenever you play a basic land or cast an instant spell, you gain 1 life."
    table = scenario(seats=2).knows(made(text, "Enchantment", name="Scourge"))
    you, other = table.seats()
    you.has("Scourge")
    you.holds("Forest")
    you.plays("Forest")
    table.resolve_stack()
    you.casts("Fog").resolves()
    other.casts("Fog").resolves()
    table.resolve_stack()
    assert you.life == 22


@rule("603.2c", "120.3")
@pytest.mark.parametrize("names,life", [(("Goblin Chieftain", "Hill Giant"), 22), (("Hill Giant",), 20)])
def test_once_for_all_opponents_if_a_goblin_did_it(scenario, names, life):
    text = "Whenever your opponents are dealt combat damage, <any> a Goblin, you gain 2 life."
    text = text.replace("<any>", "if any of that damage was dealt by")
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Render"))
    you, left, right = table.seats()
    you.has("Render")
    attackers = you.have(*names)
    if len(names) > 1:
        attackers += you.have("Goblin Piker")
    you.attacks({one: (left if i % 2 else right) for i, one in enumerate(attackers)})
    table.to_step(END)
    assert you.life == life


@rule("608.2h", "109.5")
def test_opponents_with_fewer_creatures_are_counted_twice(scenario):
    table = scenario(seats=4).knows(made("You gain 2 life for each opponent who controls fewer <cs> than you."))
    you = table.seat(0)
    you.have("Grizzly Bears", "Grizzly Bears")
    table.seat(1).has("Grizzly Bears")
    table.seat(2).have("Grizzly Bears", "Grizzly Bears")
    you.casts("Rite").resolves()
    assert you.life == 24


@rule("309.7", "603.2")
def test_a_dungeon_that_is_completed_is_noticed_by_who_completes_it(scenario):
    text = "Whenever you complete a dungeon, create a Food token."
    table = scenario(seats=2).knows(
        made(text, "Enchantment", name="Loot"), made("Venture into the dungeon.", name="Delve")
    )
    for seat in table.seats():
        seat.has("Loot")
    you = table.seat(0)
    for _ in range(8):
        you.casts("Delve")
        table.resolve_stack()
        if table.game.state.players[you.number].dungeons:
            break
    table.resolve_stack()
    assert table.game.state.players[you.number].dungeons == 1
    assert [seat.battlefield.count("Food Token") for seat in table.seats()] == [1, 0]


@rule("305.6", "701.23")
def test_a_land_with_a_basic_land_type_is_found_and_no_other(scenario):
    text = "Search <yl> for a land <crd> with <blt>, reveal it, <pt> it into <yh>, then shuffle."
    text = text.replace("<blt>", "a basic land type").replace("<yh>", "your hand")
    table = scenario(seats=2).knows(made(text))
    you = table.seat(0)
    you.empty_library()
    you.library("Mishra's Factory", "Bayou", "Shock")
    you.casts("Rite")
    decision = table.asked(you)
    assert [table.game.name(id) for id in decision.candidates] == ["Bayou"]


@rule("701.26b")
def test_it_and_all_of_a_kind_are_untapped(scenario):
    text = "Whenever this creature attacks, untap it and untap all Bears you control."
    table = scenario(seats=2).knows(made(text, "Creature - Giant", name="Lord"))
    you = table.seat(0)
    lord = you.has("Lord")
    bear = you.has("Grizzly Bears", tapped=True)
    elf = you.has("Llanowar Elves", tapped=True)
    you.attacks({lord: table.seat(1)})
    table.resolve_stack()
    assert (lord.tapped, bear.tapped, elf.tapped) == (False, False, True)


@rule("401.4")
def test_a_whole_graveyard_goes_to_the_bottom(scenario):
    text = "Up to one target player puts all cards <g> on <bot> in a random <o>."
    table = scenario(seats=3).knows(
        made(
            text.replace("<g>", "from their graveyard")
            .replace("<bot>", "the bottom of their library")
            .replace("<o>", "order")
        )
    )
    you, other = table.seat(0), table.seat(1)
    other.buried("Shock", "Fog")
    you.buried("Shock")
    size = other.library_size
    you.casts("Rite", at=[other]).resolves()
    assert other.graveyard == [] and other.library_size == size + 2 and "Shock" in you.graveyard
