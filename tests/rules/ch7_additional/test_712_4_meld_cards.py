"""Meld: two cards that become one permanent. CR 701.42, 712.4."""

from __future__ import annotations

from apnap.rules.ch7_additional.copying import copiable_values
from apnap.rules.ch7_additional.faces import can_transform
from apnap.rules.core.constants import BEGIN_COMBAT, END, MENACE
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from apnap.testing.scenario import Scenario


def melded(table: Scenario) -> None:
    """Seat 0 has both cards of a pair, and combat begins."""
    table.seat(0).have("Graf Rats", "Midnight Scavengers")
    table.to_step(BEGIN_COMBAT)
    table.resolve_stack()


@rule("701.42", "712.4")
def test_two_cards_become_one_permanent(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    melded(table)
    host = table.seat(0).permanent("Chittering Host")
    assert sorted(table.seat(0).battlefield) == ["Chittering Host", "Grizzly Bears"] and table.seat(0).exile == []
    assert (host.power, host.toughness) == (5, 6) and host.is_a("Eldrazi") and not host.is_a("Rat")
    assert bear.has(MENACE) and bear.power == 3  # it has entered


@rule("202.3c", "712.8")
def test_its_mana_value_is_that_of_both_fronts(scenario):
    table = scenario()
    melded(table)
    host = table.seat(0).permanent("Chittering Host")
    assert host.mana_value == 7
    assert copiable_values(table.game, host.id).cost is None and not can_transform(table.game.state.objs[host.id])


@rule("712.21")
def test_two_cards_leave_the_battlefield(scenario):
    table = scenario()
    melded(table)
    host = table.seat(0).permanent("Chittering Host")
    table.seat(1).casts("Murder", at=[host]).resolves()
    assert sorted(table.seat(0).graveyard) == ["Graf Rats", "Midnight Scavengers"] and table.seat(0).battlefield == []


@rule("701.42")
def test_one_must_both_own_and_control_them(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Graf Rats")
    scavengers = table.seat(1).has("Midnight Scavengers")
    table.seat(0).casts("Act of Treason", at=[scavengers]).resolves()
    table.to_step(BEGIN_COMBAT)
    table.resolve_stack()
    assert sorted(table.seat(0).battlefield) == ["Graf Rats", "Midnight Scavengers"]


@rule("701.42")
def test_a_copy_is_not_half_of_a_pair(scenario):
    table = scenario(seats=2)
    scavengers = table.seat(1).has("Midnight Scavengers")
    table.seat(0).has("Graf Rats")
    table.says([scavengers.id])
    table.seat(0).casts("Clone").resolves()
    assert "Midnight Scavengers" in table.seat(0).battlefield
    table.to_step(BEGIN_COMBAT)
    table.resolve_stack()
    assert table.seat(0).battlefield == [] and sorted(table.seat(0).exile) == ["Clone", "Graf Rats"]


@rule("701.42")
def test_brisela_keeps_cheap_spells_away(scenario):
    table = scenario(seats=2)
    table.seat(0).have("Gisela, the Broken Blade", "Bruna, the Fading Light")
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Brisela, Voice of Nightmares"]
    bolt, angel = table.seat(1).holds("Lightning Bolt", "Serra Angel")
    table.to_turn(table.seat(1))
    table.to_step(3)
    table.seat(1).gets_mana("RCCCWW")
    assert not table.seat(1).can(O_CAST, bolt) and table.seat(1).can(O_CAST, angel)
