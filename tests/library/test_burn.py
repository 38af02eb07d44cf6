"""What is particular about the burn spells, and about taking what others have."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import HASTE, LIBRARY, TRAMPLE
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder

TO_PLAYER = [
    ("Lightning Strike", 3, 0),
    ("Lightning Blast", 4, 0),
    ("Lava Axe", 5, 0),
    ("Magma Jet", 2, 0),
    ("Char", 4, -2),
    ("Lightning Helix", 3, 3),
    ("Warleader's Helix", 4, 4),
    ("Essence Drain", 3, 3),
    ("Vampiric Feast", 4, 4),
    ("Beacon of Destruction", 5, 0),
]


@rule("120.3a")
@pytest.mark.parametrize("name,damage,own", TO_PLAYER)
def test_burn_to_a_player(scenario, name, damage, own):
    table = scenario(seats=2)
    table.seat(0).casts(name, at=[table.seat(1)]).resolves()
    assert (table.seat(0).life, table.seat(1).life) == (20 + own, 20 - damage)


@rule("120.3e")
@pytest.mark.parametrize("name,damage", [("Flame Slash", 4), ("Chandra's Outrage", 4), ("Lightning Blast", 4)])
def test_burn_to_a_creature(scenario, name, damage):
    table = scenario(seats=2)
    wall = table.seat(1).has("Mahamoti Djinn")
    table.seat(0).casts(name, at=[wall]).resolves()
    assert wall.damage == damage
    assert table.seat(1).life == (18 if name == "Chandra's Outrage" else 20)


@rule("701.22")
def test_magma_jet_scries_two(scenario):
    table = scenario(seats=2)
    [top, second] = table.seat(0).library("Shock", "Mountain")
    table.says([top.id])
    table.seat(0).casts("Magma Jet", at=[table.seat(1)]).resolves()
    library = table.game.state.ids(table.seat(0).number, LIBRARY)
    assert [table.game.char(library[i]).name for i in (-1, 0)] == ["Mountain", "Shock"]


@rule("601.2h", "608.2h")
def test_fling_throws_what_was_sacrificed(scenario):
    table = scenario(seats=2)
    wurm, bear = table.seat(0).have("Craw Wurm", "Grizzly Bears")
    spell = table.seat(0).casts("Fling", at=[table.seat(1)], says=[[wurm.id]])
    assert wurm.died and bear.stayed
    spell.resolves()
    assert table.seat(1).life == 14


@rule("601.2b")
@pytest.mark.parametrize("name", ["Fling", "Collateral Damage", "Village Rites"])
def test_a_creature_is_the_price(scenario, name):
    table = scenario(seats=2)
    [card] = table.seat(0).holds(name)
    table.seat(0).gets_mana("RRB")
    assert not table.seat(0).can(O_CAST, card)
    table.seat(0).has("Grizzly Bears")
    table.seat(0).casts(name, at=[] if name == "Village Rites" else [table.seat(1)]).resolves()
    assert table.seat(0).battlefield == []
    assert table.seat(1).life == {"Fling": 18, "Collateral Damage": 17, "Village Rites": 20}[name]


@rule("202.3", "608.2h")
def test_bosh_hurls_artifacts_by_their_mana_value(scenario):
    table = scenario(seats=2)
    bosh, engine = table.seat(0).have("Bosh, Iron Golem", "Solemn Simulacrum")
    assert bosh.has(TRAMPLE)
    table.seat(0).gets_mana("CCCR")
    table.seat(0).activates(bosh, at=[table.seat(1)], says=[[engine.id]]).resolves()
    assert engine.died and table.seat(1).life == 16


MANY = [
    ("Flame Rift", None, [], [16, 16, 16], {"Grizzly Bears", "Wind Drake", "Kitesail Corsair"}),
    ("Slagstorm", None, [0], [20, 20, 20], set()),
    ("Slagstorm", None, [1], [17, 17, 17], {"Grizzly Bears", "Wind Drake", "Kitesail Corsair"}),
    ("Steam Blast", None, [], [18, 18, 18], set()),
    ("Inferno", None, [], [14, 14, 14], set()),
    ("Earthquake", 2, [], [18, 18, 18], {"Wind Drake"}),
    ("Hurricane", 3, [], [17, 17, 17], {"Grizzly Bears"}),
    ("Windstorm", 3, [], [20, 20, 20], {"Grizzly Bears"}),
]


@rule("120.4", "107.3")
@pytest.mark.parametrize("name,x,modes,life,left", MANY, ids=[f"{row[0]} {row[2]}" for row in MANY])
def test_burn_for_everybody(scenario, name, x, modes, life, left):
    table = scenario(seats=3)
    table.seat(1).have("Grizzly Bears", "Wind Drake")
    table.seat(0).casts(name, x=x, modes=modes).resolves()
    assert [seat.life for seat in table.seats()] == life
    assert set(table.seat(1).battlefield) == left & {"Grizzly Bears", "Wind Drake"}


@rule("205.3m")
def test_fiery_cannonade_spares_pirates(scenario):
    table = scenario()
    bear, automaton = table.seat(1).have("Grizzly Bears", "Universal Automaton")
    table.seat(0).casts("Fiery Cannonade").resolves()
    assert bear.died and automaton.stayed


@rule("613.1b", "302.6", "514.2")
def test_act_of_treason_takes_a_creature_for_the_turn(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears", tapped=True)
    table.seat(0).casts("Act of Treason", at=[bear]).resolves()
    assert bear.controller == table.seat(0) and not bear.tapped and bear.has(HASTE)
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_turn(table.seat(1))
    assert table.seat(1).life == 18 and bear.controller == table.seat(1) and not bear.has(HASTE)


@rule("701.23", "110.2a")
@pytest.mark.parametrize("name,found", [("Bribery", "Craw Wurm"), ("Acquire", "Sol Ring")])
def test_searching_the_library_of_an_opponent(scenario, name, found):
    table = scenario(seats=2)
    cards = {card.name: card for card in table.seat(1).library("Craw Wurm", "Sol Ring")}
    spell = table.seat(0).casts(name, at=[table.seat(1)])
    decision = table.asked(table.seat(0))
    assert list(decision.candidates) == [cards[found].id]
    table.answer([cards[found].id])
    spell.resolves()
    assert table.seat(0).battlefield == [found]
    assert table.seat(0).permanent(found).owner == table.seat(1)


@rule("608.2n", "701.24")
@pytest.mark.parametrize("name", ["Beacon of Destruction", "Beacon of Immortality", "Blue Sun's Zenith"])
def test_what_shuffles_itself_in_is_in_no_graveyard(scenario, name):
    table = scenario(seats=2)
    size = table.seat(0).library_size
    table.seat(0).casts(name, at=[table.seat(1)], x=0).resolves()
    assert table.seat(0).graveyard == [] and table.seat(0).library_size == size + 1


@rule("601.2d")
def test_forked_bolt_is_divided(scenario):
    table = scenario()
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(0).casts("Forked Bolt", at=[elves, table.seat(1)]).resolves()
    assert elves.died and table.seat(1).life == 19


def test_simoon_burns_the_creatures_of_one_opponent(scenario: Builder) -> None:
    table = scenario(3)
    one, other = table.seat(1).has("Llanowar Elves"), table.seat(2).has("Llanowar Elves")
    life = table.seat(1).life
    table.seat(0).casts("Simoon", at=[table.seat(1)]).resolves()
    assert one.died and other.stayed and table.seat(1).life == life
