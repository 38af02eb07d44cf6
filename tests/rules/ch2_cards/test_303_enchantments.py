"""Enchantments and Auras. CR 303."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.filters import ENCHANTMENT
from apnap.abilities.statics.changes import Becomes
from apnap.abilities.targets import Target, TargetCard
from apnap.rules.core.constants import CLEANUP, STEP_NAMES
from apnap.rules.core.decisions import D_CHOOSE, FOR_ATTACH
from apnap.testing import rule
from apnap.testing.plugin import Builder

STIR = card(
    "Stir", "{W}", "Instant", UntilEndOfTurn(Target(ENCHANTMENT), Becomes("Enchantment Creature - Spirit", "4/4"))
)
REPLENISH = card("Restore", "{W}", "Sorcery", ReturnToBattlefield(TargetCard(ENCHANTMENT)))


@rule("303.4", "303.4b")
def test_an_aura_enters_attached_to_its_target(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Pacifism", at=[bear]).resolves()
    assert table.seat(0).permanent("Pacifism").attached_to == bear


@rule("303.4a", "608.2b")
def test_an_aura_spell_whose_target_is_gone_goes_to_the_graveyard(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.seat(0).casts("Pacifism", at=[bear])
    table.seat(1).casts("Unsummon", at=[bear]).resolves()
    table.resolve_stack()
    assert (table.seat(0).graveyard, table.seat(0).battlefield) == (["Pacifism"], [])


@rule("303.4c", "704.5m")
def test_an_aura_goes_when_what_it_enchants_is_gone(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Pacifism", at=[bear]).resolves()
    table.seat(1).casts("Unsummon", at=[bear]).resolves()
    assert (table.seat(0).battlefield, table.seat(0).graveyard) == ([], ["Pacifism"])
    table.to_step(3, table.seat(1))
    table.seat(1).casts("Grizzly Bears").resolves()
    assert table.seat(1).permanent("Grizzly Bears").id != bear.id


@rule("303.4c", "514.3a")
def test_an_aura_goes_when_what_it_enchants_is_not_a_creature_any_more(scenario: Builder) -> None:
    """A Factory stops being a creature in the cleanup step: its Aura goes there, and players get priority."""
    table = scenario()
    factory = table.seat(0).has("Mishra's Factory")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(factory, 1).resolves()
    table.seat(0).casts("Lure", at=[factory]).resolves()
    table.to_step(CLEANUP)
    assert (table.step, table.holder) == (STEP_NAMES[CLEANUP], table.seat(0))
    assert table.seat(0).graveyard == ["Lure"]


@rule("303.4e")
def test_stealing_a_creature_does_not_steal_its_auras(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.to_step(3, table.seat(1))
    table.seat(1).casts("Lure", at=[bear]).resolves()
    table.to_step(3, table.seat(0))
    table.seat(0).casts("Mind Control", at=[bear]).resolves()
    assert bear.controller == table.seat(0)
    assert table.seat(1).permanent("Lure").attached_to == bear
    assert table.seat(1).battlefield == ["Lure"]


@rule("303.4f", "115.10a")
def test_an_aura_that_is_not_cast_is_attached_by_choice_not_by_targeting(scenario: Builder) -> None:
    table = scenario().knows(REPLENISH)
    bear, fleetwing = table.seat(1).have("Grizzly Bears", "Aven Fleetwing")
    (pacifism,) = table.seat(0).buried("Pacifism")
    table.seat(0).casts("Restore", at=[pacifism])
    decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_ATTACH)
    assert decision.seat == table.seat(0).number
    assert sorted(decision.candidates) == sorted([bear.id, fleetwing.id])  # hexproof or not
    table.answer([fleetwing.id])
    assert table.seat(0).permanent("Pacifism").attached_to == fleetwing


@rule("303.4g")
def test_an_aura_with_nothing_to_enchant_stays_where_it_is(scenario: Builder) -> None:
    table = scenario().knows(REPLENISH)
    (pacifism,) = table.seat(0).buried("Pacifism")
    table.seat(0).casts("Restore", at=[pacifism]).resolves()
    assert pacifism.zone == "graveyard" and pacifism.now == pacifism.id


@rule("303.2", "608.3")
def test_an_enchantment_that_is_not_an_aura_just_enters(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Glorious Anthem").resolves()
    anthem = table.seat(0).permanent("Glorious Anthem")
    assert anthem.attached_to is None and anthem.controller == table.seat(0)


@rule("303.4c", "800.4a")
def test_an_aura_goes_when_the_owner_of_the_enchanted_creature_leaves(scenario: Builder) -> None:
    table = scenario(seats=3)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bear]).resolves()
    table.seat(1).concedes()
    table.run(lambda d: True)
    assert (table.seat(0).battlefield, table.seat(0).graveyard) == ([], ["Mind Control"])


@rule("303.4d", "704.5m")
def test_an_aura_that_becomes_a_creature_enchants_nothing_and_goes(scenario: Builder) -> None:
    table = scenario().knows(STIR)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bear]).resolves()
    table.seat(1).casts("Stir", at=[table.seat(0).permanent("Mind Control")]).resolves()
    assert bear.controller == table.seat(1)
    assert (table.seat(0).graveyard, table.seat(0).battlefield) == (["Mind Control"], [])
