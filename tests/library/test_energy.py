"""Cards that give energy, and what it is good for."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import PLUS
from apnap.rules.core.decisions import O_ACTIVATE, O_CAST, O_MANA
from apnap.testing import rule
from apnap.testing.handles import Seat
from apnap.testing.plugin import Builder


def energy(seat: Seat) -> int:
    counters = seat.table.game.state.players[seat.number].counters or {}
    return int(counters.get("energy", 0))


@rule("107.14", "122.1")
def test_energy_is_got_and_paid(scenario: Builder) -> None:
    table = scenario()
    seat = table.seat(0)
    bears = seat.has("Grizzly Bears")
    zealot = seat.has("Solstice Zealot")
    assert not seat.can(O_ACTIVATE, zealot)
    seat.casts("Highspire Infusion", at=[bears]).resolves()
    assert (energy(seat), energy(table.seat(1))) == (2, 0)
    seat.activates(zealot, at=[bears]).resolves()
    assert energy(seat) == 1 and bears.tapped


@rule("107.14", "605.1a")
def test_mana_for_energy(scenario: Builder) -> None:
    """A mana ability that costs energy is offered only while there is some, and pays for spells."""
    table = scenario()
    seat = table.seat(0)
    servant = seat.has("Servant of the Conduit")
    assert not seat.can(O_MANA, servant)
    seat.plays("Aether Hub")
    table.resolve_stack()
    assert energy(seat) == 1
    assert seat.can(O_MANA, servant)
    seat.holds("Savannah Lions")
    seat.casts("Savannah Lions", free=False).resolves()
    assert energy(seat) == 0
    assert "Savannah Lions" in seat.battlefield
    assert not seat.can(O_MANA, servant)


@rule("107.14", "118.3")
def test_energy_is_spent_once_only(scenario: Builder) -> None:
    """Two sources that each ask for the last counter make one mana, not two."""
    table = scenario()
    seat = table.seat(0)
    seat.have("Servant of the Conduit", "Servant of the Conduit")
    table.game.state.edit_player(seat.number).counters = {"energy": 1}
    bears = seat.holds("Grizzly Bears")[0]
    lions = seat.holds("Savannah Lions")[0]
    decision = table.to_priority(seat.number)
    offered = {int(o.id) for o in decision.options}
    assert lions.id in offered and bears.id not in offered


@rule("122.1")
def test_getting_energy_triggers(scenario: Builder) -> None:
    table = scenario()
    seat = table.seat(0)
    seat.has("Fabrication Module")
    bears = seat.has("Grizzly Bears")
    seat.casts("Tune the Narrative").resolves()
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1


@rule("107.14")
def test_territorial_gorger_feeds_on_energy(scenario):
    table = scenario()
    gorger = table.seat(0).has("Territorial Gorger")
    table.seat(0).casts("Tune the Narrative").resolves()
    table.resolve_stack()
    assert (gorger.power, gorger.toughness) == (4, 4)


@rule("107.14")
def test_tune_the_narrative_draws_and_gives_energy(scenario):
    table = scenario()
    table.seat(0).casts("Tune the Narrative").resolves()
    assert table.seat(0).hand == ["Forest"] and energy(table.seat(0)) == 2


@rule("701.23", "107.14")
def test_attune_with_aether_finds_a_basic_land_and_gives_energy(scenario):
    table = scenario()
    island = table.seat(0).library("Island", "Grizzly Bears")[0]
    table.seat(0).casts("Attune with Aether")
    decision = table.asked(table.seat(0), "search")
    assert island.id in decision.candidates and len(decision.candidates) == table.seat(0).library_size - 1
    table.answer([island.id])
    table.resolve_stack()
    assert table.seat(0).hand == ["Island"] and energy(table.seat(0)) == 2


@pytest.mark.parametrize(
    "name,given",
    (("Minister of Inquiries", 2), ("Servant of the Conduit", 2), ("Shipwreck Moray", 4), ("Solstice Zealot", 2)),
)
@rule("107.14")
def test_energy_as_a_creature_enters(scenario, name, given):
    table = scenario()
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    assert energy(table.seat(0)) == given


@rule("107.14")
def test_what_energy_is_good_for(scenario):
    table = scenario()
    seat = table.seat(0)
    minister, moray, hub = seat.have("Minister of Inquiries", "Shipwreck Moray", "Aether Hub")
    table.game.state.edit_player(seat.number).counters = {"energy": 3}
    table.refresh()
    seat.activates(minister, at=[table.seat(1)]).resolves()
    assert len(table.seat(1).graveyard) == 3 and energy(seat) == 2
    seat.activates(moray).resolves()
    assert (moray.power, moray.toughness) == (2, 3) and energy(seat) == 1
    assert [o.index for o in table.to_priority(seat.number).options if o.kind == O_MANA and o.id == hub.id] == [0, 1]
    seat.taps_for_mana(hub, 0)
    assert seat.pool == "C" and energy(seat) == 1


@rule("107.14")
def test_aether_hub_gives_any_colour_for_energy(scenario):
    table = scenario()
    seat = table.seat(0)
    hub = seat.has("Aether Hub")
    table.game.state.edit_player(seat.number).counters = {"energy": 1}
    bolt = seat.holds("Lightning Bolt")[0]
    table.refresh()
    assert seat.can(O_CAST, bolt) and seat.can(O_MANA, hub)
    seat.casts("Lightning Bolt", at=[table.seat(1)], free=False).resolves()
    assert table.seat(1).life == 17 and energy(seat) == 0


@rule("107.14")
def test_fabrication_module_makes_energy_and_growth(scenario):
    table = scenario()
    module, bear = table.seat(0).have("Fabrication Module", "Grizzly Bears")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(module).resolves()
    table.resolve_stack()
    assert energy(table.seat(0)) == 1 and bear.counters(PLUS) == 1
