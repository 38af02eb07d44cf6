"""Mana that acts as it is spent, costs of some spells, equipment for some creatures: sentences of our own."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END_COMBAT, FLYING, TRAMPLE
from apnap.rules.core.decisions import O_ACTIVATE, O_CAST
from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("106.6", "903.3e")
@pytest.mark.parametrize(("spell", "triggers"), [("Isamaru, Hound of Konda", True), ("Hill Giant", False)])
def test_mana_spent_on_a_creature_of_the_commanders_kind(scenario, spell, triggers):
    text = "{T}: Add {W}. When you <spend> a <cr> spell that <shares> your "
    text += "commander, you gain 2 life."
    table = scenario(commander=True).knows(made(text, "Artifact", name="Kennel"))
    table.seat(0).leads("Isamaru, Hound of Konda")
    kennel = table.seat(0).has("Kennel")
    table.seat(0).taps_for_mana(kennel)
    table.seat(0).gets_mana("RRR")
    table.seat(0).casts(spell, free=False)
    table.resolve_stack()
    assert table.seat(0).life == (22 if triggers else 20)


@rule("106.6")
def test_what_mana_does_is_known_of_the_spell_that_it_paid(scenario):
    text = "{T}: Add {G}. If that mana is spent to cast a green creature spell, that creature enters with an "
    text += "additional +1/+1 counter on it."
    table = scenario().knows(made(text, "Artifact", name="Pot"))
    pot = table.seat(0).has("Pot")
    table.seat(0).taps_for_mana(pot)
    table.seat(0).casts("Llanowar Elves", free=False).resolves()
    assert table.seat(0).permanent("Llanowar Elves").counters("+1/+1") == 1


@rule("601.2f")
@pytest.mark.parametrize(("card", "castable"), [("Hill Giant", True), ("Wind Drake", False)])
def test_spells_that_are_described_after_their_caster_cost_less(scenario, card, castable):
    text = "Creature spells <yca> with power 3 or greater cost {2} <less>."
    table = scenario().knows(made(text, "Artifact", name="Forge"))
    table.seat(0).has("Forge")
    held = table.seat(0).holds(card)[0]
    table.seat(0).gets_mana("RU")
    assert table.seat(0).can(O_CAST, held) == castable


@rule("702.6")
def test_an_equip_ability_takes_only_creatures_of_its_kind(scenario):
    text = "Equipped creature gets +2/+0.\nEquip legendary creature {1}"
    table = scenario().knows(made(text, "Artifact \u2014 Equipment", name="Crown Blade"))
    blade = table.seat(0).has("Crown Blade")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("C")
    assert not table.seat(0).can(O_ACTIVATE, blade)
    hound = table.seat(0).has("Isamaru, Hound of Konda")
    table.seat(0).activates(blade, at=[hound])
    table.resolve_stack()
    assert (hound.power, bear.power) == (4, 2)


@rule("701.8")
def test_what_is_not_enchanted_is_destroyed(scenario):
    table = scenario().knows(made("Destroy all creatures that aren't enchanted."))
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Holy Strength", at=[giant]).resolves()
    table.seat(0).casts("Rite").resolves()
    assert bear.died and giant.stayed


@rule("601.2c", "608.2h")
def test_what_is_destroyed_is_compared_with_a_target(scenario):
    table = scenario().knows(made("Destroy all creatures with toughness greater than target creature's power."))
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert bear.stayed and giant.died


@rule("611.3", "903.3d")
def test_one_condition_for_two_statements_of_a_sentence(scenario):
    text = "During your turn, this creature gets +1/+1 and other creatures <yc> have trample."
    table = scenario().knows(made(text, "Creature \u2014 Elf", name="Captain"))
    captain = table.seat(0).has("Captain")
    bear = table.seat(0).has("Grizzly Bears")
    assert captain.power == 3 and bear.has(TRAMPLE)
    table.next_turn()
    assert captain.power == 2 and not bear.has(TRAMPLE)


@rule("608.2h", "120.6")
def test_what_is_destroyed_belongs_to_whom_this_dealt_combat_damage(scenario):
    text = "{0}: Destroy all artifacts whose controller was dealt combat damage by <this> this turn."
    table = scenario(seats=3).knows(made(text, "Creature \u2014 Dragon", name="Melter"))
    melter = table.seat(0).has("Melter")
    theirs, others = table.seat(1).has("Sol Ring"), table.seat(2).has("Sol Ring")
    table.seat(0).attacks({melter: table.seat(1)})
    table.to_step(END_COMBAT)
    table.seat(0).activates(melter)
    table.resolve_stack()
    assert theirs.died and others.stayed


@rule("201.2a")
@pytest.mark.parametrize(("lands", "allowed"), [(["Forest", "Forest"], False), (["Forest"] * 3, True)])
def test_so_many_of_one_name(scenario, lands, allowed):
    text = "{0}: Draw a card. Activate only if <yc> three or more lands with the same name."
    table = scenario().knows(made(text, "Artifact", name="Chart"))
    chart = table.seat(0).has("Chart")
    table.seat(0).have(*lands, "Island")
    assert table.seat(0).can(O_ACTIVATE, chart) == allowed


@rule("701.15b")
def test_a_goaded_creature_is_known_as_such(scenario):
    text = "Whenever a goaded creature attacks, you gain 1 life.\nWhen this enchantment enters, goad target creature."
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Pact"))
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Pact").resolves()
    table.says([bear.id])
    table.resolve_stack()
    table.next_turn()
    table.seat(1).attacks({bear: table.seat(2), giant: table.seat(0)})
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("701.37")
def test_as_long_as_it_is_monstrous(scenario):
    text = "{0}: Monstrosity 1.\nAs long as <this> is monstrous, it has flying."
    table = scenario().knows(made(text, "Creature \u2014 Lion", name="Cub"))
    cub = table.seat(0).has("Cub")
    assert not cub.has(FLYING)
    table.seat(0).activates(cub)
    table.resolve_stack()
    assert cub.has(FLYING) and cub.power == 3


@rule("701.37")
def test_it_becomes_monstrous_once(scenario):
    text = "{0}: Monstrosity 2.\nWhen <this> becomes monstrous, you gain 3 life."
    table = scenario().knows(made(text, "Creature \u2014 Lion", name="Cub"))
    cub = table.seat(0).has("Cub")
    for _ in range(2):
        table.seat(0).activates(cub)
        table.resolve_stack()
    assert cub.power == 4 and table.seat(0).life == 23
