"""Mana abilities with an X in their cost: announced by the player, and counted on by payments. CR 107.3a, 605.3."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from tests.helpers.read_cards import made

SILO = "{1}, {T}: Put a grain counter on this land.\n{1}, Remove X grain counters from this land: "
SILO += "Add X mana <combo> {R} and/or {G}."
PEN = "{T}, Sacrifice X Goats: Add X mana <mono>.\n{0}: Create a 0/1 white Goat creature token."


def silo(scenario, counters: int):
    table = scenario().knows(
        made(SILO, "Land", name="Silo"), made("{0}: Put a grain counter on target land.", "Artifact")
    )
    land, rite = table.seat(0).has("Silo"), table.seat(0).has("Rite")
    for _ in range(counters):
        table.seat(0).activates(rite, at=[land])
        table.resolve_stack()
    return table, land


@rule("107.3a", "605.3b")
def test_x_counters_become_x_mana(scenario):
    table, land = silo(scenario, 3)
    table.seat(0).gets_mana("C")
    table.seat(0).taps_for_mana(land, 1, says=[[2], [3], [4]])
    assert table.seat(0).pool == "RG"
    assert land.counters("grain") == 1


@rule("601.2g", "107.3a")
@pytest.mark.parametrize(("counters", "castable"), [(2, False), (3, True), (4, True)])
def test_a_payment_counts_on_x(scenario, counters, castable):
    """Hill Giant is {3}{R}: a Forest pays for the ability, and another one for the rest."""
    table, land = silo(scenario, counters)
    table.seat(0).have("Forest", "Forest")
    held = table.seat(0).holds("Hill Giant")[0]
    assert table.seat(0).can(O_CAST, held) == castable
    if castable:
        table.seat(0).casts("Hill Giant", free=False).resolves()
        assert table.seat(0).permanent("Hill Giant").stayed
        assert land.counters("grain") == counters - 3
        assert not land.tapped


@rule("118.3", "107.3a")
def test_one_activation_takes_no_more_counters_than_there_are(scenario):
    table, land = silo(scenario, 2)
    table.seat(0).have("Forest", "Forest", "Forest")
    held = table.seat(0).holds("Hill Giant")[0]
    assert table.seat(0).can(O_CAST, held)
    table.seat(0).casts("Hill Giant", free=False).resolves()
    assert land.counters("grain") == 0


@rule("601.2g", "701.21")
@pytest.mark.parametrize(("goats", "castable"), [(1, False), (2, True)])
def test_x_permanents_are_sacrificed_for_x_mana_of_a_color(scenario, goats, castable):
    table = scenario().knows(made(PEN, "Land", name="Pen"))
    pen = table.seat(0).has("Pen")
    for _ in range(goats):
        table.seat(0).activates(pen, 1)
        table.resolve_stack()
    held = table.seat(0).holds("Grizzly Bears")[0]
    assert table.seat(0).can(O_CAST, held) == castable
    if castable:
        table.seat(0).casts("Grizzly Bears", free=False).resolves()
        assert table.seat(0).battlefield == ["Pen", "Grizzly Bears"]


@rule("106.7")
def test_another_land_knows_what_such_an_ability_could_produce(scenario):
    pool = made("{T}: Add one mana of <type> you control could produce.", "Land", name="Mirror")
    table, _ = silo(scenario, 0)
    table.knows(pool)
    mirror = table.seat(0).has("Mirror")
    table.seat(0).taps_for_mana(mirror, says=[[4]])
    assert table.seat(0).pool == "G"
