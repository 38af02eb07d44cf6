"""Artifacts and Equipment. CR 301."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.filters import ARTIFACT
from apnap.abilities.statics.changes import Becomes
from apnap.abilities.targets import Target
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule
from apnap.testing.plugin import Builder

WAKE = card("Wake", "{U}", "Instant", UntilEndOfTurn(Target(ARTIFACT), Becomes("Artifact Creature - Golem", "3/3")))


@rule("301.2", "608.3")
def test_an_artifact_spell_becomes_a_permanent_of_its_controller(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Sol Ring").resolves()
    ring = table.seat(0).permanent("Sol Ring")
    assert (ring.controller, ring.tapped, ring.is_a("Artifact")) == (table.seat(0), False, True)


@rule("301.5b", "702.6")
def test_equipment_enters_attached_to_nothing(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Bonesplitter").resolves()
    splitter = table.seat(0).permanent("Bonesplitter")
    assert splitter.attached_to is None and bear.power == 2
    table.seat(0).gets_mana("C")
    table.seat(0).activates(splitter).resolves()
    assert splitter.attached_to == bear and bear.power == 4


@rule("301.5b", "702.6")
def test_equip_is_for_creatures_that_its_controller_controls(scenario: Builder) -> None:
    table = scenario()
    splitter = table.seat(0).has("Bonesplitter")
    table.seat(1).has("Grizzly Bears")
    table.seat(0).gets_mana("C")
    assert not table.seat(0).can(O_ACTIVATE, splitter)


@rule("301.5b", "608.2b")
def test_equipment_stays_where_it_is_when_the_creature_is_gone_as_equip_resolves(scenario: Builder) -> None:
    table = scenario()
    splitter = table.seat(0).has("Bonesplitter")
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(splitter, at=[bear]).resolves()
    table.seat(0).gets_mana("C")
    table.seat(0).activates(splitter, at=[giant])
    table.seat(1).casts("Lightning Bolt", at=[giant]).resolves()
    table.resolve_stack()
    assert giant.died
    assert splitter.attached_to == bear and bear.power == 4


@rule("301.5c", "704.5n")
def test_equipment_stays_on_the_battlefield_when_its_creature_dies(scenario: Builder) -> None:
    table = scenario()
    star = table.seat(0).has("Vulshok Morningstar")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(star).resolves()
    assert (bear.power, bear.toughness) == (4, 4)
    table.seat(0).casts("Doom Blade", at=[bear]).resolves()
    assert star.stayed and star.attached_to is None


@rule("301.5c", "704.5n")
def test_equipment_that_becomes_a_creature_falls_off(scenario: Builder) -> None:
    table = scenario().knows(WAKE)
    splitter = table.seat(0).has("Bonesplitter")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(splitter).resolves()
    table.seat(1).casts("Wake", at=[splitter]).resolves()
    assert splitter.attached_to is None
    assert (bear.power, splitter.power) == (2, 3)
    table.next_turn()
    assert splitter.attached_to is None and splitter.stayed


@rule("301.5c", "701.3b")
def test_equipment_that_is_a_creature_equips_nothing(scenario: Builder) -> None:
    """Woken in response to its equip ability, it stays off; nor can it equip itself."""
    table = scenario().knows(WAKE)
    splitter = table.seat(0).has("Bonesplitter")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(splitter)
    table.seat(1).casts("Wake", at=[splitter]).resolves()
    table.resolve_stack()
    assert splitter.attached_to is None and bear.power == 2
    assert not any("becomes attached" in line or "becomes unattached" in line for line in table.log)


@rule("301.5d", "301.5")
def test_equipment_stays_with_a_stolen_creature_and_with_its_own_controller(scenario: Builder) -> None:
    table = scenario()
    splitter = table.seat(1).has("Bonesplitter")
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.to_step(3, table.seat(1))
    table.seat(1).gets_mana("C")
    table.seat(1).activates(splitter, at=[bear]).resolves()
    table.to_step(3, table.seat(0))
    table.seat(0).casts("Mind Control", at=[bear]).resolves()
    assert (bear.controller, splitter.controller, bear.power) == (table.seat(0), table.seat(1), 4)
    table.to_step(3, table.seat(1))
    table.seat(1).gets_mana("C")
    table.seat(1).activates(splitter).resolves()  # the only creature it can equip now
    assert (bear.power, giant.power) == (2, 5)


@rule("301.5a", "701.3")
def test_equipping_the_same_creature_again_changes_nothing(scenario: Builder) -> None:
    table = scenario()
    splitter = table.seat(0).has("Bonesplitter")
    bear = table.seat(0).has("Grizzly Bears")
    for _ in range(2):
        table.seat(0).gets_mana("C")
        table.seat(0).activates(splitter).resolves()
        assert bear.power == 4
