"""Effects about what is yet to come: the next spell, and what enters by the same effect. CR 611.2e-f."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import BLACK, CREATURE, Subtype
from apnap.testing import rule
from apnap.testing.plugin import Builder

WATCH = card("Grave Watch", "{W}", "Enchantment", Whenever(Enters(Subtype("Zombie"), BLACK, CREATURE), GainLife(1)))


@rule("611.2f", "101.2")
def test_the_next_spell_cannot_be_countered_and_the_one_after_can(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Overmaster").resolves()
    assert len(table.seat(0).hand) == 1
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(1).casts("Counterspell", at=[bolt]).resolves()
    table.resolve_stack()
    assert table.seat(1).life == 17
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(1).casts("Counterspell", at=[bolt]).resolves()
    assert table.seat(1).life == 17 and not table.stack


@rule("611.2f")
def test_it_waits_for_a_spell_that_fits(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Insist").resolves()
    assert len(table.seat(0).hand) == 1
    shock = table.seat(0).casts("Shock", at=[table.seat(1)])
    table.seat(1).casts("Counterspell", at=[shock]).resolves()
    assert table.seat(1).life == 20
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Counterspell", at=[bears]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Grizzly Bears"]


@rule("611.2f", "601.2a", "702.40")
def test_the_next_spell_has_storm_as_it_is_cast(scenario: Builder) -> None:
    """The spell gets the ability as it is put onto the stack, in time for what triggers on casting it."""
    table = scenario()
    table.seat(0).casts("Crackling Spellslinger").resolves()
    table.resolve_stack()
    table.seat(0).casts("Grizzly Bears").resolves()
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(1).life == 14  # two spells were cast before it
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 12 and not table.stack


@rule("611.2f", "603.4")
def test_a_spellslinger_that_was_not_cast_promises_nothing(scenario: Builder) -> None:
    table = scenario()
    slinger = table.seat(0).buried("Crackling Spellslinger")[0]
    table.seat(0).casts("Zombify", at=[slinger]).resolves()
    assert not table.stack


@rule("611.2f", "702.8")
def test_a_spellslinger_has_flash(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).casts("Crackling Spellslinger").resolves()
    assert "Crackling Spellslinger" in table.seat(1).battlefield


@rule("611.2e", "603.6a")
def test_what_an_effect_says_it_is_it_is_as_it_enters(scenario: Builder) -> None:
    """An ability that waits for black Zombies sees the Angel enter as one; counters and effects come on top of it."""
    table = scenario().knows(WATCH)
    table.seat(0).has("Grave Watch")
    angel = table.seat(1).buried("Serra Angel")[0]
    table.seat(0).casts("Rise from the Grave", at=[angel]).resolves()
    table.resolve_stack()
    risen = table.seat(0).permanent("Serra Angel")
    assert risen.is_a("Zombie") and risen.is_a("Angel") and risen.colors == "WB"
    assert table.seat(0).life == 21
    table.seat(0).casts("Turn to Frog", at=[risen]).resolves()
    assert risen.is_a("Frog") and not risen.is_a("Zombie")
    table.next_turn()
    assert risen.is_a("Zombie")
