"""State triggers and reflexive triggers; what can't be done. CR 603.8, 603.12, 101.2."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.conditions import Controls
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.events.triggers import StateIs, When
from apnap.abilities.filters import ARTIFACT
from apnap.abilities.players import YOU
from apnap.abilities.predefined_tokens import TREASURE
from apnap.abilities.selectors import Each
from apnap.rules.core.constants import MAIN1
from apnap.rules.core.decisions import FOR_COST, FOR_TARGET, O_ACTIVATE, O_CAST, O_MANA
from apnap.testing import rule
from apnap.testing.plugin import Builder

WELL = card("Empty Well", "{W}", "Enchantment", When(StateIs(Controls(YOU, ARTIFACT, none=True)), GainLife(1)))
RESHAPE = card("Reshape", "{R}", "Instant", Destroy(Each(ARTIFACT)), CreateTokens(1, TREASURE))


@rule("603.8")
def test_a_state_trigger_triggers_as_soon_as_the_state_is_so(scenario: Builder) -> None:
    table = scenario()
    ring = table.seat(0).has("Sol Ring")
    dragon = table.seat(0).has("Covetous Dragon")
    table.resolve_stack()
    assert dragon.stayed
    table.seat(1).casts("Disenchant", at=[ring]).resolves()
    table.run(lambda d: table.stack == ["Covetous Dragon's ability"], "the ability")
    table.resolve_stack()
    assert dragon.died


@rule("603.8")
def test_a_state_trigger_triggers_once_until_it_has_left_the_stack(scenario: Builder) -> None:
    table = scenario()
    crocodile = table.seat(0).casts("Emperor Crocodile").resolves()
    assert table.stack == ["Emperor Crocodile's ability"]
    table.seat(0).casts("Giant Growth", at=[crocodile]).resolves()
    assert table.stack == ["Emperor Crocodile's ability"]
    table.resolve_stack()
    assert crocodile.zone == "graveyard"


@rule("603.8")
def test_a_state_trigger_triggers_again_while_the_state_lasts(scenario: Builder) -> None:
    table = scenario(seats=2).knows(WELL)
    table.seat(0).has("Empty Well")
    lives = set()

    def seen(d: object) -> bool:
        lives.add(table.seat(0).life)
        return len(lives) > 4

    table.run(seen, "the ability to trigger again and again")
    assert lives >= {20, 21, 22, 23}


@rule("603.8")
def test_a_state_that_lasts_between_two_instructions_triggers(scenario: Builder) -> None:
    table = scenario().knows(RESHAPE)
    dragon = table.seat(0).has("Covetous Dragon")
    table.seat(0).has("Sol Ring")
    table.seat(0).casts("Reshape").resolves()
    assert table.seat(0).battlefield.count("Treasure Token") == 1
    table.resolve_stack()
    assert dragon.died  # there was no artifact between the two instructions


def test_an_armodon_and_small_creatures(scenario: Builder) -> None:
    table = scenario()
    armodon = table.seat(0).has("Endangered Armodon")
    table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Hill Giant").resolves()
    table.resolve_stack()
    assert armodon.stayed
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert armodon.died


def test_a_serpent_needs_islands_on_both_sides(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).has("Island")
    serpent = table.seat(0).has("Sea Serpent")
    table.seat(1).has("Island")
    with pytest.raises(Exception, match="508.1"):
        table.seat(0).attacks({serpent: table.seat(2)})
    table.seat(0).attacks({serpent: table.seat(1)})
    table = scenario(seats=2)
    island = table.seat(0).has("Island")
    serpent = table.seat(0).has("Sea Serpent")
    table.seat(1).casts("Reality Ripple", at=[island]).resolves()
    table.resolve_stack()
    assert serpent.died


@rule("603.12")
def test_a_reflexive_ability_chooses_its_target_once_the_cost_is_paid(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Elvish Mystic")
    table.seat(0).casts("Ambulatory Edifice").resolves()
    assert table.stack == ["Ambulatory Edifice's ability"]
    table.asked(purpose=FOR_COST)
    table.answer([1])
    decision = table.game.decision()
    assert decision is not None and decision.purpose == FOR_TARGET
    assert table.seat(0).life == 18
    table.answer([bears.id])
    assert table.stack == ["Ambulatory Edifice's ability"] and bears.stayed
    table.resolve_stack()
    assert bears.died


@rule("603.12")
def test_without_the_payment_nothing_triggers(scenario: Builder) -> None:
    table = scenario()
    ring = table.seat(0).has("Sol Ring")
    table.seat(0).casts("Cornered Crook").resolves()
    table.asked(purpose=FOR_COST)
    table.answer([0])
    assert not table.stack and ring.stayed
    table.seat(0).casts("Cornered Crook").resolves()
    table.asked(purpose=FOR_COST)
    table.answer([1])
    table.asked(purpose=FOR_TARGET)
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert ring.died and table.seat(1).life == 17


def test_the_ripper_sacrifices_another_creature_or_enchantment_for_its_trigger(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Boilerbilges Ripper").resolves()
    table.asked(purpose=FOR_COST)
    table.answer([1])
    table.asked(purpose=FOR_TARGET)
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert bears.died and table.seat(1).life == 18


@rule("603.12")
def test_a_reflexive_trigger_remembers_the_creature_of_its_source(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Anointer of Valor")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).have(*["Plains"] * 3)
    table.seat(0).attacks({bears: table.seat(1)})
    table.asked(purpose=FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1


@rule("101.2")
def test_silence_stops_the_spells_of_opponents_this_turn(scenario: Builder) -> None:
    table = scenario(seats=3)
    cards = [seat.holds("Lightning Bolt")[0] for seat in table.seats()]
    for seat in table.seats():
        seat.has("Mountain")
    table.seat(0).casts("Silence").resolves()
    assert [seat.can(O_CAST, c) for seat, c in zip(table.seats(), cards, strict=True)] == [True, False, False]
    table.to_step(MAIN1, table.seat(1))
    assert table.seat(1).can(O_CAST, cards[1])


@rule("101.2")
def test_a_golem_that_works_alone(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Steel Golem")
    bears, bolt = table.seat(0).holds("Grizzly Bears", "Lightning Bolt")
    table.seat(0).gets_mana("GGR")
    assert not table.seat(0).can(O_CAST, bears) and table.seat(0).can(O_CAST, bolt)


@rule("101.2")
def test_gaeas_herald_keeps_creature_spells_from_being_countered(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Gaea's Herald")
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Counterspell", at=[bears]).resolves()
    assert bears.resolves().zone == "battlefield"
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(1).casts("Counterspell", at=[bolt]).resolves()
    assert bolt.zone == "graveyard" and table.seat(1).life == 20


@rule("101.2", "602.5")
def test_a_totem_stops_mana_abilities_too(scenario: Builder) -> None:
    table = scenario()
    elf, ring = table.seat(0).has("Elvish Mystic"), table.seat(0).has("Sol Ring")
    efreet = table.seat(0).has("Rainbow Efreet")
    table.seat(0).gets_mana("UU")
    table.seat(1).has("Cursed Totem")
    assert not table.seat(0).can(O_MANA, elf) and table.seat(0).can(O_MANA, ring)
    assert not table.seat(0).can(O_ACTIVATE, efreet)
