"""Who may attack and block with whom, and what must be blocked, read from sentences of our own."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import D_ATTACK, FOR_UNTAP, O_ACTIVATE, AttackDecision
from apnap.rules.core.decisions.base import IllegalAnswer
from apnap.testing import rule
from tests.abilities.facts.read import read
from tests.helpers.read_cards import made

BEAST = "Creature \u2014 Beast"
DESPITE = "as though"
THEN = "during your untap step"


def beast(text, size="3/3"):
    return made(text, BEAST, "{0}", "Moor Beast", size)


@rule("508.1c", "506.5")
def test_it_cannot_attack_alone(scenario):
    table = scenario(seats=3).knows(beast("This creature can't attack alone."))
    moor, bear = table.seat(0).have("Moor Beast", "Grizzly Bears")
    with pytest.raises(IllegalAnswer):
        table.seat(0).attacks({moor: table.seat(1)})
    table.seat(0).attacks({moor: table.seat(1), bear: table.seat(2)})
    assert moor.attacking


@rule("509.1b")
def test_it_cannot_block_alone(scenario):
    table = scenario().knows(beast("This creature can't block alone."))
    bear = table.seat(0).has("Grizzly Bears")
    moor, giant = table.seat(1).have("Moor Beast", "Hill Giant")
    table.seat(0).attacks({bear: table.seat(1)})
    with pytest.raises(IllegalAnswer):
        table.seat(1).blocks({moor: bear})
    table.seat(1).blocks({moor: bear, giant: bear})


@rule("509.1b")
def test_no_more_creatures_block_it_than_it_says(scenario):
    table = scenario().knows(beast("<c> can't be blocked by more than one creature."))
    moor = table.seat(0).has("Moor Beast")
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({moor: table.seat(1)})
    with pytest.raises(IllegalAnswer):
        table.seat(1).blocks({bear: moor, giant: moor})
    table.seat(1).blocks({bear: moor})


@rule("509.1c")
def test_it_must_be_blocked_by_one_creature_if_able(scenario):
    table = scenario().knows(beast("This creature must be blocked if able."))
    moor = table.seat(0).has("Moor Beast")
    bear, _ = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({moor: table.seat(1)})
    with pytest.raises(IllegalAnswer):
        table.seat(1).blocks({})
    table.seat(1).blocks({bear: moor})


@rule("509.1b")
def test_it_blocks_only_what_it_can(scenario):
    table = scenario().knows(beast("This creature can block only creatures with trample."))
    bear, mammoth = table.seat(0).have("Grizzly Bears", "Charging Badger")
    moor = table.seat(1).has("Moor Beast")
    table.seat(0).attacks({bear: table.seat(1), mammoth: table.seat(1)})
    with pytest.raises(IllegalAnswer):
        table.seat(1).blocks({moor: bear})
    table.seat(1).blocks({moor: mammoth})


@rule("509.1b")
def test_only_creatures_of_a_kind_block_it(scenario):
    table = scenario().knows(beast("<c> can't be blocked except by artifact creatures."))
    moor = table.seat(0).has("Moor Beast")
    bear, ornithopter = table.seat(1).have("Grizzly Bears", "Ornithopter")
    table.seat(0).attacks({moor: table.seat(1)})
    with pytest.raises(IllegalAnswer):
        table.seat(1).blocks({bear: moor})
    table.seat(1).blocks({ornithopter: moor})


@rule("508.1c")
def test_creatures_cannot_attack_one_player_and_their_planeswalkers(scenario):
    text = "Creatures without flying can't attack you or planeswalkers you control."
    table = scenario(seats=4).knows(made(text, "Enchantment", name="Low Walls"))
    table.seat(1).has("Low Walls")
    bear, angel = table.seat(0).have("Grizzly Bears", "Serra Angel")
    with pytest.raises(IllegalAnswer):
        table.seat(0).attacks({bear: table.seat(1)})
    table.seat(0).attacks({bear: table.seat(2), angel: table.seat(1)})


@rule("508.1c", "509.1b")
@pytest.mark.parametrize("lands", [0, 1])
def test_it_cannot_attack_unless_something_is_so(scenario, lands):
    table = scenario().knows(beast("<c> can't attack or block unless <yc> a Mountain."))
    moor = table.seat(0).has("Moor Beast")
    table.seat(0).have(*["Mountain"] * lands)
    if lands:
        table.seat(0).attacks({moor: table.seat(1)})
        assert moor.attacking
    else:
        with pytest.raises((IllegalAnswer, AssertionError)):
            table.seat(0).attacks({moor: table.seat(1)})


@rule("602.5")
@pytest.mark.parametrize("but", ["", " unless they're mana abilities"])
def test_abilities_cannot_be_activated_but_mana_abilities_perhaps(scenario, but):
    text = f"Enchant permanent\nEnchanted permanent can't block, and its activated abilities can't be <used>{but}."
    table = scenario().knows(made(text, "Enchantment \u2014 Aura"))
    elf, pinger = table.seat(1).have("Llanowar Elves", "Prodigal Sorcerer")
    table.seat(0).casts("Rite", at=[elf]).resolves()
    table.seat(0).casts("Rite", at=[pinger]).resolves()
    table.to_priority(1)
    assert not table.seat(1).can(O_ACTIVATE, pinger)
    if but:
        table.seat(1).taps_for_mana(elf)
        assert table.seat(1).pool == "G"
    else:
        with pytest.raises(Exception, match="."):
            table.seat(1).taps_for_mana(elf)


@rule("611.2c")
def test_this_turn_it_gets_bigger_and_cannot_be_blocked(scenario):
    table = scenario().knows(made("Target creature gets +2/+0 <eot> and can't be blocked by Walls this turn."))
    bear = table.seat(0).has("Grizzly Bears")
    wall, giant = table.seat(1).have("Wall of Omens", "Hill Giant")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    table.seat(0).attacks({bear: table.seat(1)})
    with pytest.raises(IllegalAnswer):
        table.seat(1).blocks({wall: bear})
    table.seat(1).blocks({giant: bear})
    assert bear.power == 4


@rule("509.1a")
def test_it_can_block_more_attackers_this_turn(scenario):
    table = scenario().knows(made("Target creature can block an additional creature this turn."))
    first, second = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Rite", at=[giant]).resolves()
    table.seat(0).attacks({first: table.seat(1), second: table.seat(1)})
    table.seat(1).blocks({giant: [first, second]})


@rule("701.19c")
def test_it_cannot_be_regenerated_this_turn(scenario):
    table = scenario().knows(made("Target creature can't be regenerated this turn."))
    troll = table.seat(1).has("Cudgel Troll")
    table.seat(1).gets_mana("G")
    table.seat(1).activates(troll)
    table.resolve_stack()
    table.seat(0).casts("Rite", at=[troll]).resolves()
    table.seat(0).casts("Lightning Bolt", at=[troll]).resolves()
    assert troll.died


@rule("509.1b")
def test_smaller_creatures_cannot_block_it(scenario):
    table = scenario().knows(beast("Creatures with flying can't block this creature."))
    moor = table.seat(0).has("Moor Beast")
    angel, bear = table.seat(1).have("Serra Angel", "Grizzly Bears")
    table.seat(0).attacks({moor: table.seat(1)})
    with pytest.raises(IllegalAnswer):
        table.seat(1).blocks({angel: moor})
    table.seat(1).blocks({bear: moor})


@rule("119.7", "611.2")
def test_nobody_gains_life_this_turn(scenario):
    table = scenario(seats=3).knows(
        made("Players can't gain life this turn."), made("You gain 3 life.", "Instant", name="Balm")
    )
    table.seat(0).casts("Rite").resolves()
    table.seat(0).casts("Balm").resolves()
    assert table.seat(0).life == 20
    table.next_turn()
    table.to_turn(table.seat(0))
    table.seat(0).casts("Balm").resolves()
    assert table.seat(0).life == 23


@rule("615.12")
def test_damage_cannot_be_prevented_this_turn(scenario):
    table = scenario().knows(
        made("Damage can't be prevented this turn."),
        made("Prevent all damage <wbd> to target creature this turn.", "Instant", name="Balm"),
    )
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(1).casts("Balm", at=[bear]).resolves()
    table.seat(0).casts("Rite").resolves()
    table.seat(0).casts("Lightning Bolt", at=[bear]).resolves()
    assert bear.died


# defender ------------------------------------------------------------------------------------------------------------
def can_attack(table, creature):
    decision = table.run(lambda d: d.kind == D_ATTACK or table.step == "postcombat main phase", "attackers")
    return isinstance(decision, AttackDecision) and creature.id in decision.attackers


@rule("702.3b")
@pytest.mark.parametrize("free", [True, False])
def test_a_wall_attacks_as_though_without_defender(scenario, free):
    table = scenario().knows(read(f"Walls you control can attack {DESPITE} they didn't have defender.", "Enchantment"))
    wall = table.seat(0).has("Wall of Omens")
    if free:
        table.seat(0).has("Rite")
    assert can_attack(table, wall) is free


@rule("702.3b", "514.2")
def test_a_wall_attacks_in_one_turn(scenario):
    table = scenario().knows(read(f"Target creature can attack this turn {DESPITE} it didn't have defender."))
    wall = table.seat(0).has("Wall of Omens")
    table.seat(0).casts("Rite", at=[wall]).resolves()
    assert can_attack(table, wall)
    table.to_turn(table.seat(0))
    assert not can_attack(table, wall)


# untapping -----------------------------------------------------------------------------------------------------------
@rule("502.3")
@pytest.mark.parametrize("untaps", [True, False])
def test_one_may_choose_not_to_untap_it(scenario, untaps):
    said = f"You may choose not to untap this artifact {THEN}."
    table = scenario().knows(read(said, "Artifact"))
    thing = table.seat(0).has("Rite", tapped=True)
    bears = table.seat(0).has("Grizzly Bears", tapped=True)
    table.asked(table.seat(0), purpose=FOR_UNTAP)
    table.answer([thing.id] if untaps else [])
    assert thing.tapped is not untaps and not bears.tapped
