"""Cards by which abilities trigger an additional time."""

from __future__ import annotations

from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("603.2d")
def test_an_ability_triggers_an_additional_time(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Panharmonicon", "Soul Warden")
    table.seat(1).has("Soul Warden")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (22, 21)


@rule("603.2d")
def test_additional_times_add_up_and_do_not_multiply(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Panharmonicon", "Panharmonicon", "Soul Warden")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 23


@rule("603.2d")
def test_only_what_causes_it_counts(scenario: Builder) -> None:
    """An enchantment enters: no artifact and no creature."""
    table = scenario()
    table.seat(0).have("Panharmonicon", "Isshin, Two Heavens as One")
    table.seat(0).has("Soul Warden")
    table.seat(0).casts("Leyline of Lifeforce").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 20
