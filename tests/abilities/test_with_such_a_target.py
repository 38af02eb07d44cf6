"""What costs less, or can be cast now, with a target of some kind; abilities of a keyword; all counters as a cost."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import INDESTRUCTIBLE, MAIN2
from apnap.testing import rule
from tests.helpers.read_cards import made, unread

CHEAP = "This spell costs {2} <less> if it targets a legendary creature.\nDestroy <tc>."


def names(table, decision):
    return {table.game.name(id) for id in decision.candidates if id >= 0}


@rule("601.2f")
@pytest.mark.parametrize("mana,left", [("BBBB", "BB"), ("BB", "")])
def test_it_costs_less_with_such_a_target(scenario, mana, left):
    table = scenario(seats=3).knows(made(CHEAP, "Instant", "{3}{B}"))
    you = table.seat(0)
    legend = table.seat(2).has("Isamaru, Hound of Konda")
    table.seat(1).has("Grizzly Bears")
    you.holds("Rite")
    you.gets_mana(mana)
    you.casts("Rite", at=[legend], free=False).resolves()
    assert legend.died and you.pool == left


@rule("601.2c", "601.2f")
def test_who_can_pay_only_the_lesser_cost_has_to_choose_such_a_target(scenario):
    table = scenario(seats=3).knows(made(CHEAP, "Instant", "{3}{B}"))
    you = table.seat(0)
    bear = table.seat(1).has("Grizzly Bears")
    you.holds("Rite")
    you.gets_mana("BB")
    assert "Rite" not in you.castable
    table.seat(2).has("Isamaru, Hound of Konda")
    table.refresh()
    assert you.castable.count("Rite") == 1
    with pytest.raises(AssertionError):
        you.casts("Rite", at=[bear], free=False)


@rule("601.3d")
def test_it_has_flash_with_such_a_target_only(scenario):
    text = "You may cast this spell <flash> if it targets a creature you control.\nEnchant creature\n"
    text = text.replace("<flash>", "as though it had flash")
    table = scenario(seats=2).knows(
        made(text + "Enchanted creature has indestructible.", "Enchantment - Aura", "{1}", "Ward")
    )
    you, other = table.seat(0), table.seat(1)
    theirs = other.has("Hill Giant")
    you.holds("Ward")
    table.to_turn(other)
    table.to_step(MAIN2)
    you.gets_mana("W")
    assert "Ward" not in you.castable
    mine = you.has("Grizzly Bears")
    table.refresh()
    assert "Ward" in you.castable
    you.casts("Ward", at=[mine], free=False).resolves()
    assert mine.has(INDESTRUCTIBLE) and not theirs.has(INDESTRUCTIBLE)


@rule("601.2f", "602.2b")
def test_abilities_of_one_keyword_cost_less_for_whoever_has_the_effect(scenario):
    smith = made(
        "Equip abilities you activate cost {1} less to activate for each Dwarf you control.",
        "Creature - Dwarf",
        name="Smith",
    )
    hammer = made("Equipped creature gets +1/+0.\nEquip {2}", "Artifact - Equipment", name="Hammer")
    table = scenario(seats=2).knows(smith, hammer)
    for seat in table.seats():
        seat.has("Hammer")
    you = table.seat(0)
    bear = you.have("Smith", "Smith")[0]
    you.activates(you.permanent("Hammer"), at=[bear]).resolves()
    assert bear.power == 3


@rule("118.3", "122.1")
@pytest.mark.parametrize("counters,power", [(0, 3), (2, 1)])
def test_all_counters_are_removed_for_it_though_there_be_none(scenario, counters, power):
    text = "Remove all +1/+1 counters from this creature: "
    text += "Target creature gets -1/-1 <eot> for each +1/+1 counter removed <way>."
    table = scenario(seats=2).knows(made(text, "Creature - Vampire", name="Arbiter"))
    you = table.seat(0)
    arbiter = you.has("Arbiter", counters={"+1/+1": counters} if counters else {})
    giant = table.seat(1).has("Hill Giant")
    you.activates(arbiter, at=[giant]).resolves()
    assert giant.power == power and arbiter.counters("+1/+1") == 0


@rule("201.5a")
def test_a_name_in_an_ability_that_is_given_is_not_what_has_it(scenario):
    assert "Torch" in unread(
        'Equipped creature has "{T}, Sacrifice Torch: Draw a card."\nEquip {1}', "Artifact - Equipment", name="Torch"
    )
    made(
        'Equipped creature has "{T}, Sacrifice this creature: Draw a card."\nEquip {1}',
        "Artifact - Equipment",
        name="Torch",
    )
