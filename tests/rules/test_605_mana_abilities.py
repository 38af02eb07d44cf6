"""Mana abilities: no stack, no waiting. CR 605."""

from __future__ import annotations

from apnap.abilities.activated import Activate, Loyalty
from apnap.abilities.cards import card
from apnap.abilities.effects.permanents import Untap
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import BecomesTapped
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, LAND, YOU_CONTROL
from apnap.abilities.mana import AddMana
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Triggered
from apnap.rules.core.constants import BEGIN_COMBAT, UPKEEP
from apnap.rules.core.decisions import D_PAY, D_YES_NO, O_ACTIVATE, O_MANA
from apnap.testing import rule
from apnap.testing.plugin import Builder


def triggered_mana() -> Triggered:
    """Whenever a land of yours is tapped, {G} comes with it: a triggered mana ability."""
    ability = Whenever(BecomesTapped(LAND, YOU_CONTROL), AddMana("{G}"))
    ability.is_mana = True
    return ability


FLARE = card("Mana Flare of One", "{1}", "Enchantment", triggered_mana())
WAKER = card("Waker", "{1}", "Creature - Elf", "1/1", Activate("{T}", Untap(Target(CREATURE)), AddMana("{R}")))
SPHERE = card("Sphere", "{1}", "Artifact", Activate("{T}", AddMana("{R}"), Draw(1)))
BURNER = card("Burner", "{1}", "Legendary Planeswalker - Burner", "3", Loyalty(+1, AddMana("{R}{R}")))


@rule("605.3b")
def test_mana_is_there_at_once(scenario: Builder) -> None:
    table = scenario()
    elves = table.seat(0).has("Llanowar Elves")
    table.seat(0).taps_for_mana(elves)
    assert table.stack == []
    assert table.seat(0).pool == "G"
    assert table.holder == table.seat(0)


@rule("605.3a")
def test_mana_abilities_work_whenever_a_player_has_priority(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(1).has("Forest")
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(1).taps_for_mana(forest)
    assert table.seat(1).pool == "G"
    assert table.stack == ["Shock"]


@rule("605.3a", "601.2g")
def test_mana_abilities_work_while_a_spell_is_cast(scenario: Builder) -> None:
    table = scenario()
    forest, mountain = table.seat(0).have("Forest", "Mountain")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)], free=False)
    assert mountain.tapped and not forest.tapped


@rule("605.3a", "608.2g")
def test_mana_abilities_work_in_the_middle_of_a_resolution(scenario: Builder) -> None:
    table = scenario()
    forests = table.seat(0).have("Forest", "Forest", "Forest")
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Mana Leak", at=[bears])
    decision = table.asked(table.seat(0))
    assert decision.kind == D_YES_NO
    assert not any(f.tapped for f in forests)
    table.answer([1])
    assert all(f.tapped for f in forests)
    table.resolve_stack()
    assert "Grizzly Bears" in table.seat(0).battlefield


@rule("605.1a")
def test_a_treasure_is_a_mana_source(scenario: Builder) -> None:
    """Sacrificing is only its cost: it adds mana, has no target and no loyalty."""
    table = scenario()
    table.seat(0).casts("Rapacious Dragon")
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Treasure Token") == 2
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)], free=False)
    assert table.seat(0).battlefield.count("Treasure Token") == 1


@rule("605.5a", "605.1a")
def test_an_ability_with_a_target_uses_the_stack(scenario: Builder) -> None:
    table = scenario().knows(WAKER)
    waker = table.seat(0).has("Waker")
    decision = table.to_priority(table.seat(0).number)
    assert not any(o.kind == O_MANA and o.id == waker.id for o in decision.options)
    ability = table.seat(0).activates(waker, at=[waker])
    assert table.stack == ["Waker's ability"]
    ability.resolves()
    assert table.seat(0).pool == "R"
    assert not waker.tapped


@rule("605.1a")
def test_an_ability_that_draws_uses_the_stack(scenario: Builder) -> None:
    """What moves a card out of a library is no mana ability, though it makes mana."""
    table = scenario().knows(SPHERE)
    sphere = table.seat(0).has("Sphere")
    decision = table.to_priority(table.seat(0).number)
    assert not any(o.kind == O_MANA and o.id == sphere.id for o in decision.options)
    ability = table.seat(0).activates(sphere)
    assert table.stack == ["Sphere's ability"] and table.seat(0).pool == ""
    ability.resolves()
    assert table.seat(0).pool == "R" and len(table.seat(0).hand) == 1


@rule("605.1a", "606.1")
def test_a_loyalty_ability_uses_the_stack(scenario: Builder) -> None:
    table = scenario().knows(BURNER)
    burner = table.seat(0).has("Burner")
    assert table.seat(0).can(O_ACTIVATE, burner)
    ability = table.seat(0).activates(burner)
    assert table.stack == ["Burner's ability"]
    assert table.seat(0).pool == ""
    ability.resolves()
    assert table.seat(0).pool == "RR"


@rule("605.4a", "605.1b")
def test_a_triggered_mana_ability_does_not_wait(scenario: Builder) -> None:
    table = scenario().knows(FLARE)
    table.seat(0).has("Mana Flare of One")
    mountain = table.seat(0).has("Mountain")
    table.seat(0).taps_for_mana(mountain)
    assert table.stack == []
    assert sorted(table.seat(0).pool) == ["G", "R"]


@rule("605.4a", "601.2g")
def test_triggered_mana_pays_for_the_spell_that_is_being_cast(scenario: Builder) -> None:
    table = scenario().knows(FLARE)
    table.seat(0).has("Mana Flare of One")
    table.seat(0).has("Mountain")
    assert table.seat(0).holds("Grizzly Bears")
    spell = table.seat(0).casts("Grizzly Bears", free=False)
    assert table.stack == ["Grizzly Bears"]
    spell.resolves()


@rule("605.5a", "603.3")
def test_a_trigger_on_mana_that_makes_none_waits_for_its_turn(scenario: Builder) -> None:
    """The city hurts after the spell that it paid for is on the stack, and before that resolves."""
    table = scenario()
    table.seat(0).has("City of Brass")
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)], free=False)
    assert table.stack == ["Lightning Bolt", "City of Brass's ability"]
    assert table.seat(0).life == 20
    bolt.resolves()
    assert table.seat(0).life == 19
    assert table.seat(1).life == 17


@rule("106.4", "703.4q")
def test_unspent_mana_is_lost_with_the_step(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(0).has("Forest")
    table.seat(0).taps_for_mana(forest)
    table.seat(1).gets_mana("R")
    table.to_step(BEGIN_COMBAT)
    assert table.seat(0).pool == ""
    assert table.seat(1).pool == ""


@rule("605.3a", "601.2g")
def test_the_payer_may_choose_other_sources(scenario: Builder) -> None:
    """Where sources differ they are asked for, and what is made stays in the pool until it is spent."""
    table = scenario()
    taiga, mountain = table.seat(0).have("Taiga", "Mountain")
    table.seat(0).holds("Shock")
    decision = table.to_priority(table.seat(0).number)
    pick = next(i for i, o in enumerate(decision.options) if table.game.name(o.id) == "Shock")
    table.answer([pick])
    table.answer([table.seat(1).ref])
    payment = table.game.decision()
    assert payment is not None and payment.kind == D_PAY
    assert payment.candidates == [mountain.id]  # what could make more kinds of mana is spared
    use = next(i for i, o in enumerate(payment.options) if o.id == taiga.id and o.index == 0)
    table.answer([use])
    while (question := table.game.decision()) is not None and question.kind == D_PAY:
        table.answer([])
    assert taiga.tapped and not mountain.tapped
    assert table.stack == ["Shock"]


@rule("605.3a", "117.1d")
def test_mana_in_the_upkeep_of_another(scenario: Builder) -> None:
    table = scenario()
    elves = table.seat(0).has("Llanowar Elves")
    table.to_turn(table.seat(1))
    assert table.game.state.turn().step == UPKEEP
    table.seat(0).taps_for_mana(elves)
    assert table.seat(0).pool == "G"
