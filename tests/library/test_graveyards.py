"""Cards that come back from graveyards, or are of use there."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.constants import FLYING, PLUS, VIGILANCE
from apnap.rules.core.decisions import FOR_MAY, O_CAST
from apnap.testing import rule

RELIC = card("Quiet Relic", "{1}", "Artifact")


@pytest.mark.parametrize("name,mana", (("Moment's Peace", "CCG"), ("Canopy Claws", "G"), ("Recoup", "CCCR")))
@rule("702.34")
def test_some_are_cast_again_from_the_graveyard(scenario, name, mana):
    table = scenario()
    table.seat(0).has("Air Elemental")
    table.seat(0).buried("Day of Judgment")
    buried = table.seat(0).buried(name)[0]
    table.seat(0).gets_mana(mana)
    assert table.seat(0).can(O_CAST, buried)


@pytest.mark.parametrize("name,dredged", (("Darkblast", 3), ("Shenanigans", 1)))
@rule("702.52")
def test_dredge_by_its_own_number(scenario, name, dredged):
    table = scenario(seats=2)
    table.seat(0).buried(name)
    size = table.seat(0).library_size
    table.seat(0).casts("Obsessive Search")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    assert table.seat(0).hand == [name] and table.seat(0).library_size == size - dredged


@rule("608.2c")
def test_what_the_dredgers_do_when_cast(scenario):
    table = scenario().knows(RELIC)
    elves, relic = table.seat(1).have("Llanowar Elves", "Quiet Relic")
    table.seat(0).casts("Darkblast", at=[elves]).resolves()
    table.seat(0).casts("Shenanigans", at=[relic]).resolves()
    assert elves.died and relic.died


@pytest.mark.parametrize("name,mana,size", (("Sacred Cat", "W", (1, 1)), ("Proven Combatant", "CCCCUU", (4, 4))))
@rule("702.128", "702.129")
def test_remains_of_its_own_size(scenario, name, mana, size):
    table = scenario()
    buried = table.seat(0).buried(name)[0]
    table.seat(0).gets_mana(mana)
    table.seat(0).activates(buried).resolves()
    token = table.seat(0).permanent(name)
    assert (token.power, token.toughness) == size and token.is_a("Zombie")


@pytest.mark.parametrize("name,mana", (("Kinsbaile Courier", "CCW"), ("Trove Tracker", "CCCCCUU")))
@rule("702.141")
def test_encore_once_for_each_opponent(scenario, name, mana):
    table = scenario(seats=3)
    buried = table.seat(0).buried(name)[0]
    table.seat(0).gets_mana(mana)
    table.seat(0).activates(buried).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count(name) == 2 and table.seat(0).pool == ""


@rule("603.6a", "603.6c")
def test_couriers_strengthen_and_trackers_draw(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Kinsbaile Courier").resolves()
    table.asked(table.seat(0), "target")
    table.answer([bear.id])
    table.resolve_stack()
    assert bear.counters(PLUS) == 1
    tracker = table.seat(0).has("Trove Tracker")
    table.seat(1).casts("Murder", at=[tracker]).resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Forest"]


@rule("702.46")
def test_kami_of_empty_graves_shifts_souls(scenario):
    table = scenario()
    spirit = table.seat(0).buried("Spirit of the Hearth")[0]
    kami = table.seat(0).has("Kami of Empty Graves")
    small = table.seat(0).buried("Phantom Nomad")[0]
    table.seat(1).casts("Murder", at=[kami]).resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert small.zone == "hand" and spirit.zone == "graveyard"


@pytest.mark.parametrize("name,mana", (("Resize", "CG"), ("Sun's Bounty", "CW")))
@rule("702.59")
def test_it_is_recovered_as_a_creature_dies(scenario, name, mana):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts(name, at=[bear] if name == "Resize" else []).resolves()
    assert bear.power == (5 if name == "Resize" else 2) and table.seat(0).life == (20 if name == "Resize" else 24)
    table.seat(0).gets_mana(mana)
    table.seat(1).casts("Murder", at=[bear]).resolves()
    table.asked(table.seat(0))
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).hand == [name]


@pytest.mark.parametrize(
    "name,mana,back,keywords",
    (
        ("Baithook Angler", "CU", "Hook-Haunt Drifter", (FLYING,)),
        ("Mourning Patrol", "CCCW", "Morning Apparition", (FLYING, VIGILANCE)),
    ),
)
@rule("702.146")
def test_what_comes_back_disturbed(scenario, name, mana, back, keywords):
    table = scenario()
    buried = table.seat(0).buried(name)[0]
    table.seat(0).gets_mana(mana)
    table.to_priority(table.seat(0).number)
    table.choose_option(table.seat(0).number, O_CAST, buried.now, (), None, (), ())
    table.resolve_stack()
    spirit = table.seat(0).permanent(back)
    assert all(spirit.has(keyword) for keyword in keywords)


@rule("702.146", "614.1a")
def test_drogskol_armaments_are_for_creatures_and_are_exiled(scenario):
    table = scenario().knows(RELIC)
    table.seat(1).has("Quiet Relic")
    buried = table.seat(0).buried("Drogskol Infantry")[0]
    table.seat(0).gets_mana("CCCW")
    assert not table.seat(0).can(O_CAST, buried)
    bear = table.seat(0).has("Grizzly Bears")
    assert table.seat(0).can(O_CAST, buried)
    table.choose_option(table.seat(0).number, O_CAST, buried.now, [bear], None, (), ())
    table.resolve_stack()
    table.seat(1).casts("Murder", at=[bear]).resolves()
    assert table.seat(0).exile == ["Drogskol Infantry"] and "Drogskol Infantry" not in table.seat(0).graveyard
