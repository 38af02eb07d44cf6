"""Activating abilities, loyalty abilities among them. CR 602, 606."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.conditions import IsTurnOf, Unless
from apnap.abilities.costs import PayLife
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.flags import HASTE
from apnap.abilities.players import YOU
from apnap.abilities.statics.changes import Has, YouControl
from apnap.abilities.targets import Target
from apnap.rules.core.constants import BEGIN_COMBAT, MAIN1
from apnap.rules.core.decisions import O_ACTIVATE, IllegalAnswer
from apnap.testing import Permanent, Seat, rule
from apnap.testing.plugin import Builder

WELL = card("Once-a-Turn Well", "{1}", "Artifact", Activate("{0}", GainLife(1), each_turn=1))
LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(), YouControl()))
HURRY = card("Hurry", "{R}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(HASTE)))
ALMS = card("Alms", "{1}", "Artifact", Activate(PayLife(2), GainLife(3)))
WATCH = card("Night Watch", "{1}", "Artifact", Activate("{0}", Draw(1), provided=Unless(IsTurnOf(YOU))))


@rule("602.2", "602.1a")
def test_only_its_controller_activates_an_ability(scenario: Builder) -> None:
    table = scenario()
    dragon = table.seat(0).has("Shivan Dragon")
    table.seat(0).gets_mana("R")
    table.seat(1).gets_mana("R")
    assert table.seat(0).can(O_ACTIVATE, dragon)
    assert not table.seat(1).can(O_ACTIVATE, dragon)


@rule("602.2a", "113.7a")
def test_an_ability_does_not_need_its_source_any_more(scenario: Builder) -> None:
    table = scenario()
    wizard = table.seat(0).has("Prodigal Sorcerer")
    ping = table.seat(0).activates(wizard, at=[table.seat(1)])
    assert table.stack == ["Prodigal Sorcerer's ability"]
    table.seat(1).casts("Shock", at=[wizard]).resolves()
    assert wizard.died
    ping.resolves()
    assert table.seat(1).life == 19


@rule("602.2b", "601.2h")
def test_costs_are_paid_before_anybody_can_respond(scenario: Builder) -> None:
    table = scenario()
    stone = table.seat(0).has("Mind Stone")
    table.seat(0).gets_mana("C")
    ability = table.seat(0).activates(stone, index=1)
    assert stone.died
    assert table.seat(0).hand == []
    ability.resolves()
    assert len(table.seat(0).hand) == 1


@rule("602.2b", "601.2c")
def test_an_ability_without_a_legal_target_is_not_offered(scenario: Builder) -> None:
    table = scenario()
    bonesplitter = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    table.seat(1).has("Grizzly Bears")
    assert not table.seat(0).can(O_ACTIVATE, bonesplitter)  # only a creature of one's own
    table.seat(0).has("Grizzly Bears")
    assert table.seat(0).can(O_ACTIVATE, bonesplitter)


@rule("602.5a", "302.6")
def test_a_new_creature_cannot_use_the_tap_symbol(scenario: Builder) -> None:
    table = scenario()
    new = table.seat(0).has("Prodigal Sorcerer", sick=True)
    old = table.seat(0).has("Prodigal Sorcerer")
    assert not table.seat(0).can(O_ACTIVATE, new)
    assert table.seat(0).can(O_ACTIVATE, old)


@rule("602.5a", "702.10c")
def test_haste_lets_it(scenario: Builder) -> None:
    table = scenario().knows(HURRY)
    new = table.seat(0).has("Prodigal Sorcerer", sick=True)
    table.seat(0).casts("Hurry", at=[new]).resolves()
    assert table.seat(0).can(O_ACTIVATE, new)


@rule("602.5a")
def test_abilities_without_the_tap_symbol_do_not_wait(scenario: Builder) -> None:
    table = scenario()
    new = table.seat(0).has("Walking Ballista", sick=True, counters={"+1/+1": 1})
    table.seat(0).activates(new, index=1, at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(1).life == 19
    assert new.died


@rule("602.5a", "302.6")
def test_a_stone_does_not_wait_either(scenario: Builder) -> None:
    """Only creatures are held back."""
    table = scenario()
    tome = table.seat(0).has("Jayemdae Tome", sick=True)
    table.seat(0).gets_mana("CCCC")
    assert table.seat(0).can(O_ACTIVATE, tome)


@rule("602.5a", "302.6")
def test_a_land_that_becomes_a_creature_waits(scenario: Builder) -> None:
    table = scenario()
    factory = table.seat(0).has("Mishra's Factory", sick=True)
    other = table.seat(0).has("Mishra's Factory")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(factory, index=1)
    table.resolve_stack()
    assert factory.power == 2
    assert not offers(table.seat(0), factory, 2)
    assert offers(table.seat(0), other, 2)


@rule("602.5b")
def test_once_each_turn_holds_for_whoever_controls_it(scenario: Builder) -> None:
    table = scenario().knows(WELL, LOAN)
    well = table.seat(0).has("Once-a-Turn Well")
    table.seat(0).activates(well)
    table.resolve_stack()
    assert table.seat(0).life == 21
    assert not table.seat(0).can(O_ACTIVATE, well)
    table.seat(1).casts("Loan", at=[well]).resolves()
    assert well.controller == table.seat(1)
    assert not table.seat(1).can(O_ACTIVATE, well)
    table.to_step(MAIN1, table.seat(1))
    assert well.controller == table.seat(0)
    assert table.seat(0).can(O_ACTIVATE, well)


@rule("602.5d", "702.6")
def test_only_as_a_sorcery(scenario: Builder) -> None:
    table = scenario()
    bonesplitter = table.seat(0).has("Bonesplitter")
    table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CR")
    assert table.seat(0).can(O_ACTIVATE, bonesplitter)
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False)
    assert not table.seat(0).can(O_ACTIVATE, bonesplitter)
    table.to_step(BEGIN_COMBAT)
    table.seat(0).gets_mana("C")
    assert not table.seat(0).can(O_ACTIVATE, bonesplitter)


@rule("602.1b")
def test_only_if_it_says_so(scenario: Builder) -> None:
    table = scenario().knows(WATCH)
    mine = table.seat(0).has("Night Watch")
    theirs = table.seat(1).has("Night Watch")
    assert not table.seat(0).can(O_ACTIVATE, mine)
    assert table.seat(1).can(O_ACTIVATE, theirs)


@rule("602.2b", "118.3b")
def test_life_is_paid_only_as_far_as_there_is_some(scenario: Builder) -> None:
    table = scenario().knows(ALMS)
    alms = table.seat(0).has("Alms")
    table.seat(0).at(1)
    assert not table.seat(0).can(O_ACTIVATE, alms)
    table.seat(0).at(3)
    table.seat(0).activates(alms)
    assert table.seat(0).life == 1
    table.resolve_stack()
    assert table.seat(0).life == 4


@rule("606.3")
def test_one_loyalty_ability_a_turn_at_the_time_of_a_sorcery(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(0).has("Jace Beleren")
    other = table.seat(1).has("Jace Beleren")
    table.seat(0).activates(jace, index=0)
    assert jace.counters("loyalty") == 5
    table.resolve_stack()
    assert not table.seat(0).can(O_ACTIVATE, jace)
    assert not table.seat(1).can(O_ACTIVATE, other)
    table.to_step(MAIN1, table.seat(1))
    assert table.seat(1).can(O_ACTIVATE, other)


@rule("606.4", "606.6")
def test_loyalty_is_paid_as_a_cost(scenario: Builder) -> None:
    """With two counters the ability for four is out of reach; the one for one leaves a counter."""
    table = scenario()
    garruk = table.seat(0).has("Garruk Wildspeaker", counters={"loyalty": 2})
    assert offers(table.seat(0), garruk, 1)
    assert not offers(table.seat(0), garruk, 2)
    table.seat(0).activates(garruk, index=1)
    assert garruk.counters("loyalty") == 1
    assert "Beast Token" not in table.seat(0).battlefield
    table.resolve_stack()
    assert "Beast Token" in table.seat(0).battlefield


@rule("606.4", "704.5i")
def test_a_planeswalker_may_be_used_up(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(0).has("Jace Beleren", counters={"loyalty": 1})
    ability = table.seat(0).activates(jace, index=1, at=[table.seat(0)])
    assert jace.died
    ability.resolves()
    assert len(table.seat(0).hand) == 1


@rule("602.2", "733.1")
def test_an_answer_that_is_no_option_changes_nothing(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Prodigal Sorcerer")
    before = table.game.digest()
    with pytest.raises(IllegalAnswer):
        table.answer([99])
    assert table.game.digest() == before
    assert table.holder == table.seat(0)


def offers(seat: Seat, permanent: Permanent, index: int) -> bool:
    """Is the ability with this index offered?"""
    decision = seat.table.to_priority(seat.number)
    return any(o.kind == O_ACTIVATE and o.id == permanent.id and o.index == index for o in decision.options)
