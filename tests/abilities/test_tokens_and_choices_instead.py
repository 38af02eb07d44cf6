"""Tokens of another kind instead, what is spared, the greatest of all, how often an ability resolved. CR 614, 608.2."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import FLYING
from apnap.testing import rule
from tests.helpers.read_cards import made

WOLVES = made("{0}: Create two 2/2 green Wolf creature tokens.", "Artifact", name="Den")
FOODS = made("{0}: Create two Food tokens.", "Artifact", name="Oven")
BIRDS = "If <oom> creature tokens would be created <under>, that many 1/1 blue Bird creature tokens with flying are "
BIRDS += "created instead."


def uses(table, seat: int, name: str) -> None:
    table.seat(seat).activates(table.seat(seat).permanent(name))
    table.resolve_stack()


@rule("614.1a", "614.16")
def test_creature_tokens_are_of_another_kind(scenario):
    table = scenario().knows(WOLVES, FOODS, made(BIRDS, "Enchantment", name="Nest"))
    table.seat(0).have("Den", "Oven", "Nest")
    uses(table, 0, "Den")
    uses(table, 0, "Oven")
    assert table.seat(0).battlefield.count("Bird Token") == 2 and table.seat(0).permanent("Bird Token").has(FLYING)
    assert table.seat(0).battlefield.count("Food Token") == 2 and "Wolf Token" not in table.seat(0).battlefield


@rule("614.1a")
def test_tokens_of_other_players_stay_what_they_are(scenario):
    table = scenario().knows(WOLVES, made(BIRDS, "Enchantment", name="Nest"))
    table.seat(1).has("Nest")
    table.seat(0).has("Den")
    uses(table, 0, "Den")
    assert table.seat(0).battlefield.count("Wolf Token") == 2


@rule("614.1a", "707.2")
def test_a_copy_that_is_a_creature_is_replaced_as_well(scenario):
    copier = made("Create a token that's <copy> target creature.")
    table = scenario().knows(copier, made(BIRDS, "Enchantment", name="Nest"))
    table.seat(0).has("Nest")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    bird = table.seat(0).permanent("Bird Token")
    assert (bird.power, bird.toughness) == (1, 1) and bird.has(FLYING)


@rule("614.1a")
@pytest.mark.parametrize(("answer", "name"), [(0, "Cat"), (1, "Dog"), (2, "Food")])
def test_whether_and_which_of_two_kinds_is_a_choice(scenario, answer, name):
    text = "If you would create <oom> tokens, <minst> that many 2/1 green Cat creature tokens or that "
    text += "many 1/3 green Dog creature tokens with reach."
    table = scenario().knows(FOODS, made(text, "Enchantment", name="Kennel"))
    table.seat(0).have("Oven", "Kennel")
    table.seat(0).activates(table.seat(0).permanent("Oven"))
    table.says([answer])
    table.resolve_stack()
    assert table.seat(0).battlefield.count(f"{name} Token") == 2


@rule("614.1a", "614.5")
@pytest.mark.parametrize(("factories", "each"), [(1, 2), (2, 6)])
def test_one_of_each_kind_is_created(scenario, factories, each):
    text = "If you would create a Map, Food, or Blood token, instead create one of each."
    table = scenario().knows(FOODS, made(text, "Artifact", name="Factory"))
    table.seat(0).have("Oven", *["Factory"] * factories)
    uses(table, 0, "Oven")
    assert [table.seat(0).battlefield.count(f"{name} Token") for name in ("Map", "Food", "Blood")] == [each] * 3


@rule("603.2c", "701.7")
def test_each_token_that_is_created_triggers(scenario):
    table = scenario().knows(WOLVES, made("Whenever you create a token, you gain 1 life.", "Artifact", name="Bell"))
    table.seat(0).have("Den", "Bell")
    table.seat(1).has("Bell")
    uses(table, 0, "Den")
    assert (table.seat(0).life, table.seat(1).life) == (22, 20)


@rule("608.2d", "701.8")
@pytest.mark.parametrize("spared", [0, 1, -1])
def test_one_creature_of_all_is_spared(scenario, spared):
    table = scenario().knows(made("Choose up to one creature. Destroy the rest."))
    both = [table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")]
    spell = table.seat(0).casts("Rite")
    table.says([] if spared < 0 else [both[spared].id])
    spell.resolves()
    assert [one.stayed for one in both] == [spared == 0, spared == 1]


@rule("608.2d", "105.4")
def test_permanents_of_a_color_that_is_chosen_as_it_resolves(scenario):
    table = scenario().knows(made("Destroy all <cs> of the color of your choice."))
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    spell = table.seat(0).casts("Rite")
    table.says([3])
    spell.resolves()
    assert bear.stayed and giant.died


@rule("608.2h", "603.10a")
def test_the_power_of_the_creature_that_died(scenario):
    text = "Whenever a creature <yc> dies, put X +1/+1 counters on <tc>, where X is the power of <dead>."
    table = scenario().knows(made(text, "Enchantment", name="Legacy"))
    table.seat(0).has("Legacy")
    giant, bear = table.seat(0).have("Hill Giant", "Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[giant]).resolves()
    table.says([bear.id])
    table.resolve_stack()
    assert bear.counters("+1/+1") == 3


@rule("701.3")
def test_auras_that_are_attached_to_creatures_are_counted(scenario):
    table = scenario().knows(made("You gain 1 life for each Aura <yc> that's attached to a creature."))
    bear = table.seat(1).has("Grizzly Bears")
    forest = table.seat(0).has("Forest")
    table.seat(0).casts("Holy Strength", at=[bear]).resolves()
    table.seat(0).casts("Wild Growth", at=[forest]).resolves()
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == 21


@rule("608.2", "603.2")
def test_the_second_time_that_an_ability_resolves_in_a_turn(scenario):
    text = "{0}: You gain 1 life. If <nth> second time this ability <again>, draw a card."
    table = scenario().knows(made(text, "Artifact", name="Drum"))
    one, other = table.seat(0).have("Drum", "Drum")
    for drum, cards in ((one, 0), (other, 0), (one, 1), (one, 1)):
        table.seat(0).activates(drum)
        table.resolve_stack()
        assert len(table.seat(0).hand) == cards
    table.next_turn()
    held = len(table.seat(0).hand)
    table.seat(0).activates(one)
    table.resolve_stack()
    assert len(table.seat(0).hand) == held


@rule("603.4")
@pytest.mark.parametrize(("theirs", "cards"), [("Hill Giant", 0), ("Grizzly Bears", 1), ("Savannah Lions", 1)])
def test_the_greatest_power_among_all_creatures(scenario, theirs, cards):
    text = "{0}: Draw a card if <yc> the creature with <gp> or tied for <gp>."
    table = scenario().knows(made(text, "Artifact", name="Scale"))
    scale, _ = table.seat(0).have("Scale", "Grizzly Bears")
    table.seat(1).has(theirs)
    table.seat(0).activates(scale)
    table.resolve_stack()
    assert len(table.seat(0).hand) == cards


@rule("614.1c", "122.6")
def test_a_card_returns_with_counters(scenario):
    text = "Whenever another creature dies, return it <uio> with two moss counters "
    text += "on it."
    table = scenario().knows(made(text, "Enchantment", name="Grove"))
    table.seat(0).has("Grove")
    bear, other = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Lightning Bolt", at=[bear]).resolves()
    table.resolve_stack()
    back = table.seat(1).permanent("Grizzly Bears")
    assert back.counters("moss") == 2 and other.counters("moss") == 0


@rule("614.1c", "610.3")
def test_what_is_exiled_and_returned_has_a_counter(scenario):
    text = "Exile <tc> <yc>, then return that card <uio> with a moss counter on it."
    table = scenario().knows(made(text))
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert table.seat(0).permanent("Grizzly Bears").counters("moss") == 1


@rule("707.9", "201.2")
def test_a_copy_keeps_a_name_and_is_legendary(scenario):
    text = "{0}: <c> becomes <copy> <tc>, except its name is Old Hob, it's legendary in addition to its other types, "
    text += "and it has flying and this ability."
    table = scenario().knows(made(text.replace("<c>", "Old Hob"), "Creature \u2014 Elf", name="Old Hob"))
    hob, giant = table.seat(0).has("Old Hob"), table.seat(1).has("Hill Giant")
    table.seat(0).activates(hob, at=[giant])
    table.resolve_stack()
    assert (hob.name, hob.power, giant.name) == ("Old Hob", 3, "Hill Giant")
    assert hob.is_a("Legendary") and hob.has(FLYING) and not giant.is_a("Legendary")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).activates(hob, at=[bear])
    table.resolve_stack()
    assert (hob.name, hob.power) == ("Old Hob", 2)


@rule("701.21")
@pytest.mark.parametrize("number", [0, 2])
def test_any_number_of_permanents_is_sacrificed(scenario, number):
    table = scenario().knows(made("Sacrifice any number of <cs>, then draw that many cards."))
    mine = table.seat(0).have("Grizzly Bears", "Hill Giant", "Llanowar Elves")
    spell = table.seat(0).casts("Rite")
    table.says([one.id for one in mine[:number]])
    spell.resolves()
    assert len(table.seat(0).hand) == number and [one.died for one in mine].count(True) == number


@rule("613.4d")
def test_power_and_toughness_are_switched_for_a_turn(scenario):
    table = scenario().knows(made("Switch target creature's power and toughness <eot>."))
    elves = table.seat(1).has("Giant Spider")
    table.seat(0).casts("Rite", at=[elves]).resolves()
    assert (elves.power, elves.toughness) == (4, 2)
    table.next_turn()
    assert (elves.power, elves.toughness) == (2, 4)


@rule("106.7", "605.1a")
@pytest.mark.parametrize(("counters", "mana"), [(0, "G"), (1, "GGG")])
def test_more_mana_of_a_type_that_a_land_could_produce(scenario, counters, mana):
    text = "{T}: Add one mana of <type> you control could produce. If <this> has a moss counter on it, add three "
    text += "mana of that type instead.\n{0}: Put a moss counter on <this>."
    table = scenario().knows(made(text, "Creature \u2014 Elf", name="Sprout"))
    sprout, _ = table.seat(0).have("Sprout", "Forest")
    for _ in range(counters):
        table.seat(0).activates(sprout, 1)
        table.resolve_stack()
    table.seat(0).taps_for_mana(sprout)
    assert table.seat(0).pool == mana


@rule("208.1", "603.4")
@pytest.mark.parametrize(("name", "cards"), [("Llanowar Elves", 1), ("Grizzly Bears", 0)])
def test_a_creature_of_a_size(scenario, name, cards):
    text = "Whenever a creature <yc> enters, if that creature is 1/1, draw a card."
    table = scenario().knows(made(text, "Enchantment", name="Ruler"))
    table.seat(0).has("Ruler")
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == cards


@rule("603.12", "608.2h")
def test_when_you_do_speaks_of_what_was_sacrificed(scenario):
    text = (
        "{0}: You may sacrifice another creature. When you do, <this> deals damage equal to that creature's power to "
    )
    text += "any target."
    table = scenario().knows(made(text, "Creature \u2014 Ogre", name="Thrower"))
    thrower, giant = table.seat(0).have("Thrower", "Hill Giant")
    table.seat(0).activates(thrower)
    table.says([1], [table.reference(table.seat(1))])
    table.resolve_stack()
    assert giant.died and table.seat(1).life == 17


@rule("603.2", "701.21")
def test_tokens_that_are_created_or_sacrificed(scenario):
    bell = made("Whenever you create or sacrifice a token, you gain 1 life.", "Artifact", name="Gong")
    table = scenario().knows(FOODS, bell, made("Sacrifice a permanent."))
    table.seat(0).have("Oven", "Gong")
    uses(table, 0, "Oven")
    assert table.seat(0).life == 22
    food = table.seat(0).permanent("Food Token")
    spell = table.seat(0).casts("Rite")
    table.says([food.id])
    spell.resolves()
    table.resolve_stack()
    assert table.seat(0).life == 23
