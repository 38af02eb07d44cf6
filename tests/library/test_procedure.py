"""Cards about the procedure of the game: energy, additional triggers, opening hands, worlds."""

from __future__ import annotations

from apnap.rules.core.constants import UPKEEP
from apnap.rules.core.decisions import D_CHOOSE, D_MULLIGAN, FOR_CHOICE, O_ACTIVATE, O_MANA
from apnap.rules.views.view import observe
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


# triggering once more -------------------------------------------------------------------------------------------------
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


# opening hands --------------------------------------------------------------------------------------------------------
@rule("103.6", "103.6b")
def test_a_card_revealed_from_an_opening_hand(scenario: Builder) -> None:
    """Everybody sees it, and at its owner's first upkeep, no earlier, the promise is kept."""
    table = scenario(3, opening=True, deck=["Sphinx of Foresight"] * 20)
    starter, second = table.seat(0), table.seat(1)
    table.run(lambda d: d.purpose == FOR_CHOICE and d.kind == D_CHOOSE, "the opening hands")
    table.answer([])
    decision = table.game.decision()
    assert decision is not None and decision.seat == second.number and decision.rule == "103.6"
    shown = int(decision.candidates[0])
    table.answer([shown])
    for seat in table.seats():
        if seat != second:
            assert [c.id for c in observe(table.game, seat.number).hand(second.number)] == [shown]
    assert any("103.6b" in line and "Sphinx of Foresight" in line for line in table.log)
    table.run(lambda d: d.kind not in (D_MULLIGAN,) and d.purpose == "look", "somebody to scry")
    assert table.active == [second] and table.game.state.turn().step == UPKEEP
    assert starter.in_game


@rule("103.6a")
def test_a_card_that_begins_on_the_battlefield(scenario: Builder) -> None:
    table = scenario(2, opening=True, deck=["Leyline of Lifeforce"] * 20)
    decision = table.run(lambda d: d.purpose == FOR_CHOICE and d.kind == D_CHOOSE, "the opening hands")
    table.answer([int(x) for x in decision.candidates[:2]])
    assert table.seat(0).battlefield == ["Leyline of Lifeforce"] * 2
    assert len(table.seat(0).hand) == 5


# worlds ---------------------------------------------------------------------------------------------------------------
@rule("704.5k", "118.12a")
def test_nether_void(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Nether Void")
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).graveyard == ["Grizzly Bears"]
