"""Planes, each with what is particular to it. CR 311."""

from __future__ import annotations

import pytest

from apnap.rules.ch9_casual.planar_die import CHAOS_FACE, PLANESWALKER_FACE
from apnap.rules.core.constants import (
    BATTLEFIELD,
    DEATHTOUCH,
    DOUBLE_STRIKE,
    END,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    MAIN2,
    SHADOW,
    VIGILANCE,
)
from apnap.rules.core.decisions import D_BLOCK, D_YES_NO, O_CAST
from apnap.testing import rule
from apnap.testing.handles import Permanent
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario


def on(scenario: Builder, name: str, *more: str, seats: int = 3) -> Scenario:
    """A game of Planechase that begins on this plane; more planes come after it, for everybody."""
    return scenario(seats=seats, variant="planechase", planes=[(name, *(more or ("Gavony",)))])


def walking_to(scenario: Builder, name: str) -> Scenario:
    """A game in which seat 0 has just planeswalked to this plane."""
    table = on(scenario, "Gavony", name, "Tazeem")
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    while table.planes != [name]:
        table.answer([0])
    return table


def chaos(table: Scenario, *at: Permanent, says: list[list[int]] | None = None) -> None:
    """Chaos ensues for seat 0, and its ability resolves."""
    table.rolls(table.seat(0), CHAOS_FACE, at=list(at))
    if says:
        table.says(*says)
    table.resolve_stack()


def in_upkeep(table: Scenario, seat: int) -> None:
    """The upkeep of that seat's next turn is over."""
    table.to_turn(table.seat(seat)).to_step(MAIN2)


# creatures -----------------------------------------------------------------------------------------------------------
def test_gavony(scenario: Builder) -> None:
    table = on(scenario, "Gavony")
    mine, theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    assert mine.has(VIGILANCE) and theirs.has(VIGILANCE)
    chaos(table)
    assert mine.has(INDESTRUCTIBLE) and not theirs.has(INDESTRUCTIBLE)


def test_krosa(scenario: Builder) -> None:
    table = on(scenario, "Krosa")
    assert table.seat(1).has("Grizzly Bears").power == 4
    chaos(table, says=[[1]])
    assert sorted(table.seat(0).pool) == sorted("WUBRG")


def test_llanowar(scenario: Builder) -> None:
    table = on(scenario, "Llanowar")
    me = table.seat(0)
    bears = me.has("Grizzly Bears")
    table.seat(0).taps_for_mana(bears)
    assert me.pool == "GG" and bears.tapped
    chaos(table)
    assert not bears.tapped


def test_shiv(scenario: Builder) -> None:
    table = on(scenario, "Shiv")
    me = table.seat(0)
    bears = me.has("Grizzly Bears")
    me.gets_mana("R")
    me.activates(bears)
    table.resolve_stack()
    assert bears.power == 3
    chaos(table)
    assert me.permanent("Dragon Token").power == 5


def test_astral_arena(scenario: Builder) -> None:
    table = on(scenario, "Astral Arena", seats=2)
    me, you = table.seat(0), table.seat(1)
    wurms = me.have("Craw Wurm", "Craw Wurm")
    walls = you.have("Craw Wurm", "Craw Wurm")
    chaos(table)
    assert [w.damage for w in (*wurms, *walls)] == [2, 2, 2, 2]
    with pytest.raises(Exception, match="508.1c|attack"):
        me.attacks({wurms[0]: you, wurms[1]: you})
    me.attacks({wurms[0]: you})
    with pytest.raises(Exception, match="509.1b|block"):
        you.blocks({walls[0]: wurms[0], walls[1]: wurms[0]})
    you.blocks({walls[0]: wurms[0]})


def test_hedron_fields_of_agadeem(scenario: Builder) -> None:
    table = on(scenario, "Hedron Fields of Agadeem", seats=2)
    me, you = table.seat(0), table.seat(1)
    giant = me.has("Hill Giant")
    chaos(table)
    eldrazi = me.permanent("Eldrazi Token")
    assert eldrazi.power == 7
    table.to_turn(you).to_turn(me)
    decision = table.run(lambda d: d.kind == 6, "attackers to be declared")
    assert giant.id in decision.attackers and eldrazi.id not in decision.attackers


def test_onakke_catacomb(scenario: Builder) -> None:
    table = on(scenario, "Onakke Catacomb")
    mine, theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    assert theirs.colors == "B" and theirs.has(DEATHTOUCH)
    chaos(table)
    assert mine.power == 3 and mine.has(FIRST_STRIKE) and theirs.power == 2


def test_tazeem(scenario: Builder) -> None:
    table = on(scenario, "Tazeem", seats=2)
    me, you = table.seat(0), table.seat(1)
    bears = me.has("Grizzly Bears")
    you.has("Grizzly Bears")
    me.have("Forest", "Forest")
    hand = len(me.hand)
    chaos(table)
    assert len(me.hand) == hand + 2
    me.attacks({bears: you})
    decision = table.run(lambda d: d.kind == D_BLOCK or table.turn.step == MAIN2, "the end of combat")
    assert decision.kind != D_BLOCK and you.life == 18


def test_the_zephyr_maze(scenario: Builder) -> None:
    table = on(scenario, "The Zephyr Maze")
    bears, bird = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Wind Drake")
    assert bears.power == 0 and bird.power == 4
    chaos(table, bears)
    assert bears.has(FLYING) and bears.power == 4


def test_megaflora_jungle(scenario: Builder) -> None:
    table = on(scenario, "Megaflora Jungle")
    assert table.seat(1).has("Grizzly Bears").power == 4
    assert table.seat(1).has("Hill Giant").power == 3
    chaos(table)
    butterfly = table.seat(0).permanent("Butterfly")
    assert butterfly.has(FLYING) and butterfly.power == 3


def test_sokenzan(scenario: Builder) -> None:
    table = on(scenario, "Sokenzan", seats=2)
    me, you = table.seat(0), table.seat(1)
    bears = me.has("Grizzly Bears")
    assert bears.power == 3 and bears.has(HASTE)
    me.attacks({bears: you})
    table.to_step(MAIN2)
    assert bears.tapped and you.life == 17
    chaos(table)
    assert not bears.tapped
    me.attacks({bears: you})
    table.to_step(MAIN2)
    assert you.life == 14


def test_velis_vel(scenario: Builder) -> None:
    table = on(scenario, "Velis Vel")
    bears, other = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    giant = table.seat(0).has("Hill Giant")
    assert (bears.power, other.power, giant.power) == (3, 3, 3)
    chaos(table, giant)
    assert (bears.power, other.power, giant.power) == (4, 4, 5)


def test_bloodhill_bastion(scenario: Builder) -> None:
    table = on(scenario, "Bloodhill Bastion")
    me = table.seat(0)
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    bears = me.permanent("Grizzly Bears")
    assert bears.has(DOUBLE_STRIKE) and bears.has(HASTE)
    chaos(table, bears)
    back = me.permanent("Grizzly Bears")
    assert back.id != bears.id


def test_ten_wizards_mountain(scenario: Builder) -> None:
    table = on(scenario, "Ten Wizards Mountain")
    bears = table.seat(0).has("Grizzly Bears")
    table.rolls(table.seat(0), CHAOS_FACE, at=[bears])
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1 and bears.has(FLYING)


def test_the_drum_mining_facility(scenario: Builder) -> None:
    table = on(scenario, "The Drum, Mining Facility")
    bears = table.seat(0).has("Grizzly Bears")
    table.rolls(table.seat(0), 2)
    table.resolve_stack()
    assert bears.power == 3 and bears.has(HASTE)
    table.seat(0).gets_mana("R")
    table.rolls(table.seat(0), CHAOS_FACE)
    table.resolve_stack()
    assert table.active == [table.seat(1)]


def test_takenuma(scenario: Builder) -> None:
    table = on(scenario, "Takenuma")
    me = table.seat(0)
    bears = me.has("Grizzly Bears")
    hand = len(me.hand)
    chaos(table, bears)
    assert len(me.hand) == hand + 2 and "Grizzly Bears" in me.hand


def test_orochi_colony(scenario: Builder) -> None:
    table = on(scenario, "Orochi Colony", seats=2)
    me, you = table.seat(0), table.seat(1)
    bears = me.has("Grizzly Bears")
    you.has("Grizzly Bears")
    chaos(table, bears)
    me.attacks({bears: you})
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.answer(table.asked(me, purpose="search").candidates[:1])
    table.to_step(MAIN2)
    assert you.life == 18 and "Forest" in me.battlefield and me.permanent("Forest").tapped


def test_besieged_viking_village(scenario: Builder) -> None:
    table = on(scenario, "Besieged Viking Village", seats=2)
    me, you = table.seat(0), table.seat(1)
    bears = me.has("Grizzly Bears")
    me.attacks({bears: you})
    me.gets_mana("R")
    me.activates(bears)
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1
    table.to_step(MAIN2)
    chaos(table, bears)
    assert bears.has(INDESTRUCTIBLE)


def test_the_lux_foundation_library(scenario: Builder) -> None:
    table = on(scenario, "The Lux Foundation Library", seats=2)
    me, you = table.seat(0), table.seat(1)
    bears = me.has("Grizzly Bears")
    me.holds(*["Forest"] * 9)
    chaos(table, bears)
    assert bears.has(SHADOW)
    hand = len(me.hand)
    me.attacks({bears: you})
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.to_turn(you)
    assert len(me.hand) == hand + 1 > 7


def test_the_cheetah_planet(scenario: Builder) -> None:
    table = on(scenario, "The Cheetah Planet", seats=2)
    me, you = table.seat(0), table.seat(1)
    bears = you.has("Grizzly Bears")
    in_upkeep(table, 1)
    assert bears.counters("+1/+1") == 2 and bears.is_a("Cat") and bears.is_a("Bear")
    table.rolls(you, CHAOS_FACE)
    table.resolve_stack()
    wall = me.has("Grizzly Bears")
    assert "Provoke" in [type(a).__name__ for a in table.game.char(bears.id).abilities.every]
    assert "Provoke" not in [type(a).__name__ for a in table.game.char(wall.id).abilities.every]


def test_antarctic_research_base(scenario: Builder) -> None:
    table = walking_to(scenario, "Antarctic Research Base")
    me = table.seat(0)
    table.resolve_stack()
    assert me.battlefield == ["Clue Token"] or me.battlefield == ["Clue"]
    bears = me.has("Grizzly Bears")
    me.has("Ornithopter")
    me.gets_mana("R")
    chaos(table, bears)
    assert bears.counters("+1/+1") == 2 and bears.is_a("Plant")


def test_agyrem(scenario: Builder) -> None:
    table = on(scenario, "Agyrem", "Gavony")
    me, you = table.seat(0), table.seat(1)
    lion, bears = me.has("Savannah Lions"), me.has("Grizzly Bears")
    giant = you.has("Hill Giant")
    chaos(table)
    me.casts("Shock", at=[lion]).resolves()
    me.casts("Shock", at=[bears]).resolves()
    assert me.battlefield == []
    table.to_step(END).resolve_stack()
    assert me.battlefield == ["Savannah Lions"] and "Grizzly Bears" in me.hand
    table.to_turn(you)
    decision = table.run(lambda d: d.kind == 6, "attackers to be declared")
    assert decision.attackers == [giant.id]
    with pytest.raises(Exception, match="508.1|attack"):
        table.answer([-1 - me.number])
    table.answer([-1 - table.seat(2).number])


# spells, lands, steps ------------------------------------------------------------------------------------------------
def test_fields_of_summer(scenario: Builder) -> None:
    table = on(scenario, "Fields of Summer")
    table.seat(1).casts("Shock", at=[table.seat(2)])
    table.asked(table.seat(1), kind=D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(1).life == 22
    table.rolls(table.seat(0), CHAOS_FACE)
    table.asked(table.seat(0), kind=D_YES_NO)
    table.answer([1])
    assert table.seat(0).life == 30


def test_goldmeadow(scenario: Builder) -> None:
    table = on(scenario, "Goldmeadow")
    me = table.seat(0)
    me.plays("Forest")
    table.resolve_stack()
    assert me.battlefield.count("Goat Token") == 3
    chaos(table)
    assert me.battlefield.count("Goat Token") == 4


def test_murasa(scenario: Builder) -> None:
    table = on(scenario, "Murasa")
    me = table.seat(0)
    me.casts("Grizzly Bears").resolves()
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.answer(table.asked(me, purpose="search").candidates[:1])
    table.resolve_stack()
    forest = me.permanent("Forest")
    assert forest.tapped
    chaos(table, forest)
    assert forest.is_a("Creature") and forest.is_a("Land") and forest.power == 4


def test_lethe_lake(scenario: Builder) -> None:
    table = on(scenario, "Lethe Lake")
    table.rolls(table.seat(0), CHAOS_FACE, at=[table.seat(2)])
    table.resolve_stack()
    assert len(table.seat(2).graveyard) == 10
    in_upkeep(table, 1)
    assert len(table.seat(1).graveyard) == 10 and table.seat(0).graveyard == []


def test_the_fourth_sphere(scenario: Builder) -> None:
    table = on(scenario, "The Fourth Sphere")
    you = table.seat(1)
    bears, knight = you.has("Grizzly Bears"), you.has("Black Knight")
    in_upkeep(table, 1)
    assert bears.died and knight.stayed
    table.rolls(you, CHAOS_FACE)
    table.resolve_stack()
    assert "Zombie Token" in you.battlefield


def test_the_eon_fog(scenario: Builder) -> None:
    table = on(scenario, "The Eon Fog")
    you = table.seat(1)
    forest = you.has("Forest")
    you.taps_for_mana(forest)
    in_upkeep(table, 1)
    assert forest.tapped
    table.rolls(you, CHAOS_FACE)
    table.resolve_stack()
    assert not forest.tapped


def test_panopticon(scenario: Builder) -> None:
    table = walking_to(scenario, "Panopticon")
    me, you = table.seat(0), table.seat(1)
    hand = len(me.hand)
    table.resolve_stack()
    assert len(me.hand) == hand + 1
    me.gets_mana("R")
    chaos(table)
    assert len(me.hand) == hand + 2
    yours = len(you.hand)
    in_upkeep(table, 1)
    assert len(you.hand) == yours + 2


def test_unit_headquarters(scenario: Builder) -> None:
    table = walking_to(scenario, "UNIT Headquarters")
    me, you = table.seat(0), table.seat(1)
    table.resolve_stack()
    assert me.permanent("Soldier Token").tapped
    me.gets_mana("R")
    chaos(table)
    assert me.permanent("Soldier Token").counters("+1/+1") == 1
    in_upkeep(table, 1)
    assert you.battlefield == ["Soldier Token"]


def test_spectrox_mines(scenario: Builder) -> None:
    table = on(scenario, "Spectrox Mines")
    you = table.seat(1)
    in_upkeep(table, 1)
    assert you.life == 17 and len(you.battlefield) == 1
    table.rolls(you, CHAOS_FACE)
    table.resolve_stack()
    assert len(you.battlefield) == 3 and "Human Rogue Token" in you.battlefield


def test_the_pyramid_of_mars(scenario: Builder) -> None:
    table = on(scenario, "The Pyramid of Mars")
    me, you = table.seat(0), table.seat(1)
    (giant,) = me.buried("Hill Giant")
    chaos(table, giant)
    assert me.battlefield == ["Hill Giant"]
    table.to_turn(you)
    decision = table.run(lambda d: d.purpose == "surveil" or table.turn.step == MAIN2, "a surveilled library")
    assert decision.purpose == "surveil" and decision.seat == you.number


def test_sanctum_of_serra(scenario: Builder) -> None:
    table = on(scenario, "Sanctum of Serra", "Gavony")
    me = table.seat(0)
    bears, forest = table.seat(1).has("Grizzly Bears"), me.has("Forest")
    me.at(3)
    table.rolls(me, CHAOS_FACE)
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    assert me.life == 20
    table.rolls(me, PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Gavony"] and bears.died and forest.stayed


def test_naar_isle(scenario: Builder) -> None:
    table = on(scenario, "Naar Isle")
    table.rolls(table.seat(0), CHAOS_FACE, at=[table.seat(2)])
    table.resolve_stack()
    assert table.seat(2).life == 17
    in_upkeep(table, 1)
    in_upkeep(table, 2)
    assert table.seat(1).life == 19 and table.seat(2).life == 15
    assert table.plane("Naar Isle").counters("flame") == 2


def test_stronghold_furnace(scenario: Builder) -> None:
    table = on(scenario, "Stronghold Furnace")
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    assert table.seat(0).life == 16
    table.rolls(table.seat(0), CHAOS_FACE, at=[table.seat(2)])
    table.resolve_stack()
    assert table.seat(2).life == 18


def test_feeding_grounds(scenario: Builder) -> None:
    table = on(scenario, "Feeding Grounds", seats=2)
    me = table.seat(0)
    me.holds("Grizzly Bears", "Hill Giant", "Wind Drake")
    giant = me.has("Hill Giant")
    chaos(table, giant)
    assert giant.counters("+1/+1") == 4
    me.gets_mana("RRR")
    table.refresh()
    castable = {table.game.name(o.id) for o in table.to_priority(me.number).options if o.kind == O_CAST}
    assert castable == {"Hill Giant"}  # red, for one mana less
    me.gets_mana("G")
    table.refresh()
    castable = {table.game.name(o.id) for o in table.to_priority(me.number).options if o.kind == O_CAST}
    assert castable == {"Hill Giant", "Grizzly Bears"}


def test_feeding_grounds_makes_green_cheaper(scenario: Builder) -> None:
    table = on(scenario, "Feeding Grounds", seats=2)
    me = table.seat(0)
    me.holds("Grizzly Bears")
    me.gets_mana("G")
    table.refresh()
    assert any(o.kind == O_CAST for o in table.to_priority(me.number).options)


def test_turri_island(scenario: Builder) -> None:
    table = on(scenario, "Turri Island", seats=2)
    me = table.seat(0)
    me.library("Hill Giant", "Shock", "Grizzly Bears")
    chaos(table)
    assert "Hill Giant" in me.hand and "Grizzly Bears" in me.hand and me.graveyard == ["Shock"]
    me.gets_mana("RR")
    table.refresh()
    assert any(o.kind == O_CAST for o in table.to_priority(me.number).options)


def test_truga_jungle(scenario: Builder) -> None:
    table = on(scenario, "Truga Jungle", seats=2)
    me = table.seat(0)
    forest = me.has("Forest")
    me.library("Hill Giant", "Shock", "Island")
    size = me.library_size
    chaos(table)
    assert "Island" in me.hand and me.graveyard == [] and me.library_size == size - 1
    state = table.game.state
    bottom = [state.objs[id].card.name for id in state.ids(me.number, 0)[:2]]
    assert sorted(bottom) == ["Hill Giant", "Shock"]
    assert len(table.game.char(forest.id).abilities.activated) == 2
    assert table.seat(1).has("Plains") and len(table.game.char(forest.id).abilities.activated) == 2


def test_trail_of_the_mage_rings(scenario: Builder) -> None:
    table = on(scenario, "Trail of the Mage-Rings")
    you = table.seat(1)
    in_upkeep(table, 1)
    you.casts("Shock", at=[table.seat(2)]).resolves()
    assert you.exile == ["Shock"] and table.seat(2).life == 18
    you.library("Shock")
    table.rolls(you, CHAOS_FACE)
    table.asked(you, kind=D_YES_NO)
    table.answer([1])
    table.answer(table.asked(you, purpose="search").candidates[:1])
    table.resolve_stack()
    assert "Shock" in you.hand


def test_strixhaven(scenario: Builder) -> None:
    table = on(scenario, "Strixhaven", seats=2)
    me, you = table.seat(0), table.seat(1)
    (buried,) = you.buried("Shock")
    table.rolls(me, CHAOS_FACE, at=[buried])
    table.resolve_stack()
    assert you.hand == ["Shock"]
    me.casts("Shock", at=[you])
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert you.life + me.life == 34


def test_stairs_to_infinity(scenario: Builder) -> None:
    table = on(scenario, "Stairs to Infinity", "Gavony", "Krosa", seats=2)
    me = table.seat(0)
    me.holds(*["Forest"] * 9)
    hand = len(me.hand)
    table.rolls(me, CHAOS_FACE)
    top = table.asked(me, purpose="plane").candidates
    table.answer(top)
    table.resolve_stack()
    assert len(me.hand) == hand + 1 and table.planar_deck(me) == ["Krosa", "Gavony"]
    table.to_turn(table.seat(1))
    assert len(me.hand) == hand + 1


def test_aretopolis(scenario: Builder) -> None:
    table = walking_to(scenario, "Aretopolis")
    me, you = table.seat(0), table.seat(1)
    table.resolve_stack()
    assert me.life == 21
    me.gets_mana("R")
    hand = len(me.hand)
    chaos(table)
    assert len(me.hand) == hand + 2
    in_upkeep(table, 1)
    assert you.life == 23
    table.game.state.edit(table.plane("Aretopolis").id).counters = {"scroll": 9}
    in_upkeep(table, 2)
    assert table.planes != ["Aretopolis"]


def test_norns_seedcore(scenario: Builder) -> None:
    table = on(scenario, "Gavony", "Norn's Seedcore", "Mutual Epiphany", "Krosa", "Tazeem")
    me = table.seat(0)
    table.rolls(me, PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Norn's Seedcore", "Krosa"]
    assert table.planar_deck(me) == ["Tazeem", "Gavony", "Mutual Epiphany"]


# phenomena -----------------------------------------------------------------------------------------------------------
def encounter(scenario: Builder, name: str, *more: str, seats: int = 3) -> Scenario:
    """A game in which seat 0 has just encountered this phenomenon, with its ability on the stack."""
    table = on(scenario, "Gavony", name, *more, seats=seats)
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    while table.planes != [name]:
        table.answer([0])
    return table


def test_mutual_epiphany(scenario: Builder) -> None:
    table = encounter(scenario, "Mutual Epiphany", "Krosa")
    hands = [len(seat.hand) for seat in table.seats()]
    table.resolve_stack()
    assert [len(seat.hand) for seat in table.seats()] == [n + 4 for n in hands]
    assert table.planes == ["Krosa"]


def test_planewide_disaster(scenario: Builder) -> None:
    table = encounter(scenario, "Planewide Disaster", "Krosa")
    bears = table.seat(1).has("Grizzly Bears")
    table.resolve_stack()
    assert bears.died and table.planes == ["Krosa"]


def test_time_distortion(scenario: Builder) -> None:
    table = encounter(scenario, "Time Distortion", "Krosa")
    table.resolve_stack()
    assert table.next_turn() == table.seat(2)


def test_spatial_merging(scenario: Builder) -> None:
    table = encounter(scenario, "Spatial Merging", "Krosa", "Time Distortion", "Tazeem", "Shiv")
    table.resolve_stack()
    assert table.planes == ["Krosa", "Tazeem"]
    assert table.planar_deck(table.seat(0)) == ["Shiv", "Gavony", "Spatial Merging", "Time Distortion"]


def test_interplanar_tunnel(scenario: Builder) -> None:
    table = encounter(scenario, "Interplanar Tunnel", "Krosa", "Tazeem", "Time Distortion", "Shiv")
    me = table.seat(0)
    choices = table.asked(me, purpose="plane").candidates
    names = [table.game.state.objs[id].card.name for id in choices]
    assert names == ["Krosa", "Tazeem", "Shiv", "Gavony"]
    table.answer([choices[2]])
    table.resolve_stack()
    assert table.planes == ["Shiv"]
    under = table.planar_deck(me)
    assert sorted(under[:4]) == ["Gavony", "Krosa", "Tazeem", "Time Distortion"] and under[4] == "Interplanar Tunnel"


@rule("901.11")
def test_chaotic_aether(scenario: Builder) -> None:
    table = encounter(scenario, "Chaotic Aether", "Gavony", "Krosa")
    me = table.seat(0)
    me.have("Forest", "Forest", "Forest", "Forest", "Forest", "Forest")
    bears = me.has("Grizzly Bears")
    table.resolve_stack()
    assert table.planes == ["Gavony"] and not bears.has(INDESTRUCTIBLE)
    table.rolls(me, 2)
    table.resolve_stack()
    assert bears.has(INDESTRUCTIBLE)
    table.rolls(me, PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Krosa"]
    table.rolls(me, 2)
    assert table.stack == []


def test_fixed_point_in_time(scenario: Builder) -> None:
    table = encounter(scenario, "Fixed Point in Time", "Gavony", "Krosa")
    me, you = table.seat(0), table.seat(1)
    table.resolve_stack()
    bears = you.has("Grizzly Bears")
    in_upkeep(table, 1)
    table.rolls(you, PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Gavony"] and bears.has(INDESTRUCTIBLE)
    in_upkeep(table, 0)
    table.rolls(me, PLANESWALKER_FACE)
    table.resolve_stack()
    assert table.planes == ["Krosa"]


def test_unleash_the_flux(scenario: Builder) -> None:
    table = encounter(scenario, "Unleash the Flux", "Krosa", seats=2)
    me, you = table.seat(0), table.seat(1)
    me.have("Grizzly Bears", "Grizzly Bears", "Forest")
    you.have("Hill Giant", "Hill Giant", "Forest")
    table.resolve_stack()
    flips = sum("flips" in line for line in table.log)
    lost = min(flips, 2)
    assert flips >= 1
    assert me.battlefield.count("Grizzly Bears") == you.battlefield.count("Hill Giant") == 2 - lost
    assert "Forest" in me.battlefield and table.planes == ["Krosa"]


# cards of other kinds ------------------------------------------------------------------------------------------------
def test_aeon_engine(scenario: Builder) -> None:
    table = scenario(seats=4)
    engine = table.seat(0).casts("Aeon Engine").resolves()
    engine = table.seat(0).permanent("Aeon Engine")
    assert engine.tapped
    table.to_turn(table.seat(1)).to_turn(table.seat(0)).to_step(MAIN2)
    table.seat(0).activates(engine)
    table.resolve_stack()
    assert table.seat(0).exile == ["Aeon Engine"]
    assert table.next_turn() == table.seat(3)


def test_start_the_tardis(scenario: Builder) -> None:
    table = on(scenario, "Gavony", "Krosa")
    me = table.seat(0)
    hand = len(me.hand)
    me.casts("Start the TARDIS")
    table.asked(me, purpose="surveil")
    table.answer([])
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    assert table.planes == ["Krosa"] and len(me.hand) == hand + 1
    assert me.graveyard == ["Start the TARDIS"]
    me.gets_mana("UU")
    me.holds("Forest")
    table.refresh()
    assert any(o.kind == O_CAST for o in table.to_priority(me.number).options)


def test_start_the_tardis_without_planes(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.seat(0).casts("Start the TARDIS").resolves()
    assert table.seat(0).graveyard == ["Start the TARDIS"]
    assert BATTLEFIELD == 5
