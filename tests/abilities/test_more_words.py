"""Smaller words: power doubled, attachments counted, twice X, kinds of targets, a type that is chosen, and others."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import DOUBLE_STRIKE
from apnap.rules.core.decisions import IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made

TWO = "two or more Equipment"
TWICE = "twice X"
EACH = "each equal to"
SPELL = "target instant or sorcery spell"
TOP_FOUR = "the top four cards of"
COPIES = "that many tokens"
OTHERS = "other creature cards"
SO_MANY = "where X is the number of"
TYPE = "of the chosen type"
SOME = "one or more tokens"
EACH_TURN = "during each of your turns"


@rule("701.10")
def test_its_own_power_is_doubled(scenario):
    text = "Whenever another creature <yc> enters, double <this>'s power <eot>."
    table = scenario().knows(made(text, "Creature \u2014 Devil", name="Valet", size="3/3"))
    me = table.seat(0)
    valet = me.has("Valet")
    me.casts("Ornithopter").resolves()
    table.resolve_stack()
    assert (valet.power, valet.toughness) == (6, 3)


@rule("301.5", "604.2")
def test_as_long_as_two_things_are_attached(scenario):
    text = f"<c> has double strike as long as {TWO} are attached to it."
    table = scenario().knows(made(text.replace("<c>", "This creature"), "Creature \u2014 Cat", name="Balancer"))
    me = table.seat(0)
    cat, one, two = me.have("Balancer", "Bonesplitter", "Leonin Scimitar")
    me.have("Plains", "Plains", "Plains")
    me.activates(one, at=[cat]).resolves()
    assert not cat.has(DOUBLE_STRIKE)
    me.activates(two, at=[cat]).resolves()
    assert cat.has(DOUBLE_STRIKE)


@rule("107.3m", "122.6")
def test_twice_x_counters(scenario):
    text = f"This creature enters with {TWICE} +1/+1 counters on it."
    table = scenario().knows(made(text, "Creature \u2014 Halfling", "{X}", name="Guests", size="0/0"))
    me = table.seat(0)
    me.casts("Guests", x=3).resolves()
    assert me.permanent("Guests").power == 6


@rule("115.4")
def test_any_target_but_some(scenario):
    table = scenario().knows(made("Rite deals 3 damage to any target that isn't a Bear."))
    me, foe = table.seat(0), table.seat(1)
    bear, giant = foe.have("Grizzly Bears", "Hill Giant")
    me.casts("Rite", at=[giant]).resolves()
    me.casts("Rite", at=[foe]).resolves()
    assert giant.died and foe.life == 17
    with pytest.raises(IllegalAnswer):
        me.casts("Rite", at=[bear])


@rule("615.1a", "609.7")
def test_a_spell_deals_no_damage(scenario):
    text = f"Prevent all damage {SPELL} would deal this turn."
    table = scenario(seats=3).knows(made(text, "Instant"))
    me, foe = table.seat(0), table.seat(1)
    bolt = foe.casts("Lightning Bolt", at=[me])
    me.casts("Rite", at=[bolt]).resolves()
    table.resolve_stack()
    foe.casts("Lightning Bolt", at=[me]).resolves()
    assert me.life == 17


@rule("608.2d", "701.20")
@pytest.mark.parametrize(("kind", "hand"), [(0, ["Grizzly Bears"]), (1, ["Forest", "Island"])])
def test_cards_of_a_type_that_is_chosen_first(scenario, kind, hand):
    text = f"Choose creature or land. Reveal {TOP_FOUR} <yl>. Put all cards {TYPE} revealed <way> into your "
    table = scenario().knows(made(text + "hand and the rest into your graveyard."))
    me = table.seat(0)
    me.library("Grizzly Bears", "Forest", "Lightning Bolt", "Island")
    me.casts("Rite")
    table.says([kind])
    table.resolve_stack()
    assert sorted(me.hand) == hand and len(me.graveyard) == 5 - len(hand)


@rule("122.1", "701.37")
def test_other_cards_and_counters_are_counted(scenario):
    myco = made(
        f"Myco's power and toughness are {EACH} the number of {OTHERS} in your graveyard.",
        "Creature \u2014 Fungus",
        name="Myco",
        size="*/*",
    )
    lore = made(f"You gain X life, {SO_MANY} counters among <cs> <yc>.", name="Lore")
    table = scenario().knows(myco, lore)
    me = table.seat(0)
    me.buried("Grizzly Bears", "Hill Giant", "Forest")
    assert me.has("Myco").power == 2
    me.has("Hill Giant", counters={"+1/+1": 2, "charge": 1})
    me.casts("Lore").resolves()
    assert me.life == 23


BLOOM = made(
    f"The first time you would create {SOME} {EACH_TURN}, you may instead choose a creature other than <this> and "
    f"create {COPIES} that are copies of that creature.",
    "Creature \u2014 Fractal",
    name="Bloom",
)


@rule("614.1a", "707.2")
def test_the_first_tokens_of_a_turn_are_copies(scenario):
    rite = made("Create two 1/1 white Soldier creature tokens.", "Instant")
    table = scenario(seats=3).knows(BLOOM, rite)
    me, foe = table.seat(0), table.seat(1)
    me.has("Bloom")
    giant = foe.has("Hill Giant")
    me.casts("Rite")
    table.says([giant.id])
    table.resolve_stack()
    me.casts("Rite").resolves()
    assert me.battlefield.count("Hill Giant") == 2 and me.battlefield.count("Soldier Token") == 2
    table.to_turn(foe)
    me.casts("Rite").resolves()
    assert me.battlefield.count("Soldier Token") == 4


@rule("614.1a")
def test_who_declines_is_not_asked_again_in_that_turn(scenario):
    rite = made("Create two 1/1 white Soldier creature tokens.", "Instant")
    table = scenario(seats=2).knows(BLOOM, rite)
    me = table.seat(0)
    me.has("Bloom")
    table.seat(1).has("Hill Giant")
    me.casts("Rite")
    table.says([])
    table.resolve_stack()
    me.casts("Rite").resolves()
    assert me.battlefield.count("Soldier Token") == 4


@rule("613.4", "113.3")
def test_creatures_without_abilities(scenario):
    table = scenario().knows(made("Creatures <yc> with no abilities get +1/+1.", "Enchantment", name="Class"))
    me = table.seat(0)
    me.has("Class")
    bear, elf, drake = me.have("Grizzly Bears", "Llanowar Elves", "Wind Drake")
    assert (bear.power, elf.power, drake.power) == (3, 1, 2)
