"""Damage that is more, or less, for some; what attacking and blocking costs; statements that hold while something is
so: sentences of our own."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made

HURT = "would deal damage to"


@rule("614.1a")
def test_damage_is_doubled_to_opponents_and_what_they_control_only(scenario):
    text = f"If a red source {HURT} an opponent or a creature <oc>, it deals double that damage instead."
    table = scenario().knows(made(text, "Enchantment", name="Ember Crown"))
    table.seat(0).has("Ember Crown")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert (table.seat(0).life, table.seat(1).life) == (17, 14)


@rule("614.1a")
def test_more_damage_is_dealt_outside_of_combat(scenario):
    text = "If a source <yc> would deal noncombat damage to <pp>, it deals <tmd> plus 3 instead."
    table = scenario().knows(made(text, "Enchantment", name="Ember Crown"))
    table.seat(0).has("Ember Crown")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 14
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 12


@rule("615.10")
@pytest.mark.parametrize(("words", "left"), [("half that damage, rounded up", 19), ("all but 2 of that damage", 18)])
def test_a_part_of_the_damage_is_prevented(scenario, words, left):
    text = f"If a source {HURT} you or a permanent <yc>, prevent {words}."
    table = scenario().knows(made(text, "Enchantment", name="Soft Shield"))
    table.seat(0).has("Soft Shield")
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == left
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17


@rule("615.5")
def test_prevented_damage_becomes_counters_on_the_equipped_creature(scenario):
    text = "If equipped creature would be dealt damage, <ptd> and put that many +1/+1 counters on it."
    table = scenario().knows(made(f"{text}\nEquip {{1}}", "Artifact \u2014 Equipment", name="Drinking Coat"))
    coat = table.seat(0).has("Drinking Coat")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(coat, at=[bear])
    table.resolve_stack()
    table.seat(1).casts("Lightning Bolt", at=[bear]).resolves()
    assert bear.damage == 0
    assert (bear.power, bear.toughness) == (5, 5)


@rule("611.3a")
def test_a_statement_is_true_only_while_its_condition_holds(scenario):
    text = f"As long as you control a Forest, if a source {HURT} you, prevent 2 of that damage."
    table = scenario().knows(made(text, "Enchantment", name="Mossy Shield"))
    table.seat(0).has("Mossy Shield")
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 17
    table.seat(0).has("Forest")
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 16


@rule("611.2a")
def test_a_statement_is_true_until_the_turn_ends(scenario):
    text = f"Until end of turn, if a source <yc> {HURT} <pp>, it deals triple that damage instead."
    table = scenario().knows(made(text))
    table.seat(0).casts("Rite").resolves()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 11
    table.next_turn()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 8


@rule("509.1d")
def test_blocking_costs_mana_this_turn(scenario):
    text = "{X}: This turn, <cs> can't block unless <tcp> {X} for each blocking creature <tc.>."
    table = scenario().knows(made(text, "Artifact", name="War Drum"))
    drum = table.seat(0).has("War Drum")
    giant = table.seat(0).has("Hill Giant")
    bear, other = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(1).has("Forest")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(drum, x=1)
    table.resolve_stack()
    table.seat(0).attacks({giant: table.seat(1)})
    with pytest.raises(IllegalAnswer):
        table.seat(1).blocks({bear: giant, other: giant})
    table.seat(1).blocks({bear: giant})
    table.to_step(MAIN2)
    assert bear.died
    assert table.seat(1).life == 20


@rule("508.1h")
def test_attacking_a_player_or_their_planeswalkers_costs_as_much_as_is_counted(scenario):
    text = (
        "Creatures can't attack you or planeswalkers <yc> unless <tcp> {X} for each of those "
        "creatures, <num> artifacts <yc>."
    )
    table = scenario(3).knows(made(text, "Artifact", name="Iron Gate"))
    table.seat(1).has("Iron Gate")
    bear = table.seat(0).has("Grizzly Bears")
    with pytest.raises(IllegalAnswer):
        table.seat(0).attacks({bear: table.seat(1)})
    table.seat(0).attacks({bear: table.seat(2)})
    table.to_step(MAIN2)
    assert (table.seat(1).life, table.seat(2).life) == (20, 18)


@rule("608.2h", "120.1")
@pytest.mark.parametrize("whose", ["<tp> controls", "they control"])
def test_damage_to_each_player_is_counted_for_each(scenario, whose):
    table = scenario(3).knows(made(f"Rite <dteo> equal to <no.> lands {whose}."))
    table.seat(0).have("Forest", "Forest", "Forest")
    table.seat(1).have("Island", "Island")
    table.seat(2).has("Swamp")
    table.seat(0).casts("Rite").resolves()
    assert [table.seat(i).life for i in range(3)] == [20, 18, 19]


@rule("601.7")
def test_an_opponent_chooses_a_target_among_what_you_do_not_control(scenario):
    text = "Destroy target land of an opponent's choice you don't control."
    table = scenario(2).knows(made(text))
    own = table.seat(0).has("Forest")
    island, swamp = table.seat(1).have("Island", "Swamp")
    table.seat(0).casts("Rite")
    asked = table.game.decision()
    assert asked is not None and asked.seat == table.seat(1).number
    table.answer([swamp.id])
    table.resolve_stack()
    assert own.stayed and island.stayed and swamp.died
