"""Lands that ask something as they enter, and mana that other lands could produce."""

from __future__ import annotations

import pytest

from apnap.abilities.base import VocabularyError
from apnap.abilities.costs import PayMana
from apnap.abilities.entering_for_a_cost import EntersTappedUnlessPaid
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule


@rule("614.1d", "614.12")
@pytest.mark.parametrize(
    "name,mine,tapped",
    [
        ("Blackcleave Cliffs", ["Swamp", "Swamp"], False),
        ("Seachrome Coast", ["Swamp", "Swamp", "Swamp"], True),
        ("Deserted Beach", ["Swamp", "Swamp"], False),
        ("Shipwreck Marsh", ["Swamp"], True),
        ("Prairie Stream", ["Swamp", "Wastes"], False),
        ("Sunken Hollow", ["Swamp", "Sea of Clouds"], True),
        ("Glacial Fortress", ["Tundra"], False),
        ("Glacial Fortress", ["Swamp"], True),
        ("Sunpetal Grove", ["Plains"], False),
        ("Sunpetal Grove", ["Island"], True),
    ],
)
def test_it_enters_tapped_unless_its_player_controls_such_lands(scenario, name, mine, tapped):
    table = scenario()
    table.seat(0).have(*mine)
    table.seat(1).have("Plains", "Island", "Forest", "Swamp")
    assert table.seat(0).plays(name).tapped == tapped


@rule("614.1d", "102.3")
@pytest.mark.parametrize("name", ["Sea of Clouds", "Morphic Pool"])
def test_opponents_are_counted_as_they_are_now(scenario, name):
    table = scenario(seats=3)
    assert not table.seat(0).plays(name).tapped
    table = scenario(seats=3)
    table.seat(2).concedes()
    assert table.seat(0).plays(name).tapped


@rule("801.10")
def test_only_opponents_within_range_count(scenario):
    table = scenario(seats=6, range_of_influence=1)
    assert not table.seat(0).plays("Sea of Clouds").tapped
    table = scenario(seats=6, range_of_influence=1)
    table.seat(1).concedes()
    table.seat(2).concedes()
    table.seat(3).concedes()
    table.seat(5).concedes()
    assert table.seat(0).plays("Morphic Pool").tapped


@rule("614.1d")
@pytest.mark.parametrize("name", ["Bleeding Woods", "Etched Cornfield"])
def test_any_player_with_little_life_will_do(scenario, name):
    table = scenario(seats=3)
    table.seat(2).at(14)
    assert table.seat(0).plays(name).tapped
    table = scenario(seats=3)
    table.seat(2).at(13)
    assert not table.seat(0).plays(name).tapped


@rule("614.1d")
@pytest.mark.parametrize("name", ["Turbulent Fen", "Turbulent Springs"])
def test_the_lands_of_all_opponents_together_are_counted(scenario, name):
    table = scenario(seats=3)
    table.seat(0).have(*["Forest"] * 5)
    table.seat(1).have(*["Forest"] * 4)
    table.seat(2).have(*["Forest"] * 3)
    assert table.seat(0).plays(name).tapped
    table = scenario(seats=3)
    table.seat(1).have(*["Forest"] * 4)
    table.seat(2).have(*["Forest"] * 4)
    assert not table.seat(0).plays(name).tapped


@rule("614.1c", "119.4")
@pytest.mark.parametrize("name", ["Hallowed Fountain", "Steam Vents"])
@pytest.mark.parametrize("pays", [True, False])
def test_life_is_paid_or_it_enters_tapped(scenario, name, pays):
    table = scenario()
    land = table.seat(0).plays(name, says=[[int(pays)]])
    assert (land.tapped, table.seat(0).life) == (not pays, 18 if pays else 20)


@rule("119.4")
def test_who_cannot_pay_is_not_asked(scenario):
    table = scenario()
    table.seat(0).at(1)
    assert table.seat(0).plays("Steam Vents").tapped


@rule("614.1c", "701.20a")
@pytest.mark.parametrize("name,shown", [("Port Town", "Plains"), ("Choked Estuary", "Tundra")])
def test_a_card_is_shown_or_it_enters_tapped(scenario, name, shown):
    table = scenario()
    table.seat(0).holds(shown, "Shock")
    assert not table.seat(0).plays(name, says=[[1]]).tapped
    assert any("reveals" in line and shown in line for line in table.log)
    table = scenario()
    table.seat(0).holds("Mountain", "Shock")
    assert table.seat(0).plays(name).tapped


def test_mana_is_not_paid_as_a_permanent_enters():
    with pytest.raises(VocabularyError):
        EntersTappedUnlessPaid(PayMana("{1}"))


# what lands could produce --------------------------------------------------------------------------------------------
@rule("106.7")
@pytest.mark.parametrize("name", ["Exotic Orchard", "Fellwar Stone"])
def test_it_makes_what_opponents_lands_could_make(scenario, name):
    table = scenario(seats=3)
    it = table.seat(0).has(name)
    table.seat(0).has("Plains")
    table.seat(1).has("Forest")
    table.seat(2).has("Wastes")
    table.seat(0).taps_for_mana(it)
    assert table.seat(0).pool == "G"


@rule("106.7")
def test_two_orchards_alone_make_nothing_and_with_a_forest_green(scenario):
    table = scenario()
    table.seat(0).has("Exotic Orchard")
    table.seat(1).has("Exotic Orchard")
    elves = table.seat(0).holds("Llanowar Elves")[0]
    assert not table.seat(0).can(O_CAST, elves)
    table = scenario()
    mine, _forest = table.seat(0).have("Exotic Orchard", "Forest")
    table.seat(1).has("Exotic Orchard")
    table.seat(0).taps_for_mana(mine)
    assert table.seat(0).pool == "G", "their Orchard could make what the Forest makes"


@rule("106.7")
def test_a_reflecting_pool_makes_any_type_that_a_land_of_yours_could_make(scenario):
    table = scenario()
    pool = table.seat(0).has("Reflecting Pool")
    table.seat(0).have("Wastes", "Blackcleave Cliffs")
    table.seat(1).has("Forest")
    table.seat(0).taps_for_mana(pool, says=[[2]])
    assert table.seat(0).pool in {"C", "B", "R"}


@rule("106.6")
@pytest.mark.parametrize("name", ["Omen Hawker", "Cryptic Trilobite"])
def test_mana_for_abilities_pays_for_no_spell(scenario, name):
    table = scenario()
    me = table.seat(0)
    if name == "Cryptic Trilobite":
        me.casts(name, x=2).resolves()
    else:
        me.has(name)
    bolt, chalice = me.holds("Opt")[0], me.has("Wirewood Lodge")
    me.taps_for_mana(me.permanent(name))
    assert not me.can(O_CAST, bolt) and chalice.stayed
