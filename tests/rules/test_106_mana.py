"""Mana and mana pools. CR 106."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.mana import AddMana
from apnap.rules.core.constants import UPKEEP
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("106.3", "106.4", "405.6c")
def test_mana_goes_to_the_pool_at_once_and_can_be_spent_later(scenario: Builder) -> None:
    table = scenario()
    mountain = table.seat(0).has("Mountain")
    table.seat(0).taps_for_mana(mountain)
    assert (table.seat(0).pool, table.stack, table.holder) == ("R", [], table.seat(0))
    table.seat(0).holds("Shock")
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False).resolves()
    assert (table.seat(0).pool, table.seat(1).life) == ("", 18)


@rule("106.4")
def test_mana_is_spent_by_its_owner_only(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).gets_mana("R")
    (shock,) = table.seat(1).holds("Shock")
    assert not table.seat(1).can(O_CAST, shock)


@rule("106.1b", "106.4")
def test_an_artifact_adds_colourless_mana(scenario: Builder) -> None:
    table = scenario()
    ring = table.seat(0).has("Sol Ring")
    table.seat(0).taps_for_mana(ring)
    assert table.seat(0).pool == "CC"


@rule("106.8")
def test_hybrid_mana_is_added_as_one_of_its_halves(scenario: Builder) -> None:
    table = scenario()
    oasis = table.seat(0).has("Shivan Oasis")
    table.seat(0).taps_for_mana(oasis, says=[[4]])
    assert table.seat(0).pool == "G"


@rule("106.10", "106.11")
def test_generic_and_snow_symbols_add_colourless_mana(scenario: Builder) -> None:
    battery = card("Battery", "{1}", "Artifact", Activate("{T}", AddMana("{2}")))
    icicle = card("Icicle", "{1}", "Snow Artifact", Activate("{T}", AddMana("{S}")))
    table = scenario().knows(battery, icicle)
    table.seat(0).taps_for_mana(table.seat(0).has("Battery"))
    assert table.seat(0).pool == "CC"
    table.seat(0).taps_for_mana(table.seat(0).has("Icicle"))
    assert table.seat(0).pool == "CCC"


@rule("106.9")
def test_a_phyrexian_symbol_adds_mana_of_its_colour(scenario: Builder) -> None:
    altar = card("Altar", "{1}", "Artifact", Activate("{T}", AddMana("{B/P}")))
    table = scenario().knows(altar)
    table.seat(0).taps_for_mana(table.seat(0).has("Altar"))
    assert table.seat(0).pool == "B"


@rule("106.4", "605.3a")
def test_mana_abilities_are_activated_while_paying(scenario: Builder) -> None:
    table = scenario()
    lands = table.seat(0).have("Forest", "Mountain")
    table.seat(0).holds("Grizzly Bears")
    table.seat(0).casts("Grizzly Bears", free=False)
    assert [land.tapped for land in lands] == [True, True]
    assert table.stack == ["Grizzly Bears"]


@rule("106.12", "603.2e")
def test_tapping_for_mana_while_casting_triggers_and_waits(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("City of Brass")
    table.seat(0).holds("Shock")
    table.seat(0).casts("Shock", at=[table.seat(1)], free=False)
    assert table.stack == ["Shock", "City of Brass's ability"]
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (19, 18)


@rule("106.6", "107.4h")
def test_snow_mana_remembers_where_it_came_from(scenario: Builder) -> None:
    table = scenario()
    (golem,) = table.seat(0).holds("Icehide Golem")
    table.seat(0).taps_for_mana(table.seat(0).has("Forest"))
    assert not table.seat(0).can(O_CAST, golem)
    table.seat(0).taps_for_mana(table.seat(0).has("Snow-Covered Forest"))
    assert table.seat(0).can(O_CAST, golem)
    table.seat(0).casts("Icehide Golem", free=False).resolves()
    assert table.seat(0).pool == "G"


@rule("106.4", "500.5")
def test_mana_made_in_the_upkeep_is_gone_in_the_draw_step(scenario: Builder) -> None:
    table = scenario()
    mountain = table.seat(1).has("Mountain")
    table.to_step(UPKEEP, table.seat(1))
    table.seat(1).taps_for_mana(mountain)
    assert table.seat(1).pool == "R"
    for seat in [table.seat(1 + i) for i in range(table.count)]:
        seat.passes()
    assert table.seat(1).pool == "" and mountain.tapped
