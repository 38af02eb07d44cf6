"""Cards that can be cast face down: what each costs to turn up, and what it says then; cards about such cards."""

from __future__ import annotations

import pytest

from apnap.rules.ch6_spells.layers.copiable_values import PLAIN_FACE_DOWN
from apnap.rules.ch7_additional.face_down import TurnedDown, TurnedUp
from apnap.rules.core.constants import PLUS
from apnap.rules.core.decisions import FOR_MAY, O_SPECIAL
from apnap.testing import Permanent, rule
from apnap.testing.plugin import Builder


def face_down(table, name, way):
    spell = table.seat(0).casts(name, part=way)
    spell.resolves()
    return Permanent(table, spell.now)


def turn_up(table, thing, mana):
    table.seat(0).gets_mana(mana)
    table.to_priority(table.seat(0).number)
    table.choose_option(table.seat(0).number, O_SPECIAL, thing.now, (), None, (), ())


@pytest.mark.parametrize(
    "name,way,mana,counters",
    (
        ("Aerie Bowmasters", "megamorph", "CCCCCG", 1),
        ("Bolrac-Clan Basher", "disguise", "CCCRR", 0),
        ("Grinning Demon", "morph", "CCBB", 0),
        ("Master of Pearls", "morph", "CCCWW", 0),
        ("Monastery Flock", "morph", "U", 0),
        ("Nightdrinker Moroii", "disguise", "BB", 0),
        ("Riftburst Hellion", "disguise", "CCCCRG", 0),
        ("Skinthinner", "morph", "CCCBB", 0),
    ),
)
@rule("708.8", "702.37e")
def test_it_is_turned_up_for_its_cost(scenario, name, way, mana, counters):
    table = scenario()
    thing = face_down(table, name, way)
    assert (thing.name, thing.power, thing.toughness) == ("", 2, 2)
    table.seat(0).gets_mana(mana[:-1])
    assert not table.seat(0).can(O_SPECIAL, thing)
    turn_up(table, thing, mana[-1])
    assert thing.name == name and thing.counters(PLUS) == counters and table.seat(0).pool == ""


@rule("708.8")
def test_master_of_pearls_helps_all_as_it_is_turned_up(scenario):
    table = scenario()
    bear, theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    monk = face_down(table, "Master of Pearls", "morph")
    turn_up(table, monk, "CCCWW")
    table.resolve_stack()
    assert (bear.power, monk.power, theirs.power) == (4, 4, 2)


@rule("708.8", "701.8")
def test_skinthinner_destroys_a_nonblack_creature_as_it_is_turned_up(scenario):
    table = scenario()
    bear, knight = table.seat(1).have("Grizzly Bears", "Black Knight")
    zombie = face_down(table, "Skinthinner", "morph")
    turn_up(table, zombie, "CCCBB")
    table.resolve_stack()  # there is only one target for it
    assert bear.died and knight.stayed and zombie.stayed


@rule("603.6a", "708.3")
def test_nightdrinker_moroii_costs_life_as_it_enters_face_up_only(scenario):
    table = scenario()
    face_down(table, "Nightdrinker Moroii", "disguise")
    table.resolve_stack()
    assert table.seat(0).life == 20
    table.seat(0).casts("Nightdrinker Moroii", part="Nightdrinker Moroii").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 17


@rule("503.1")
def test_grinning_demon_takes_two_life_each_upkeep(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Grinning Demon")
    table.to_turn(table.seat(1))
    assert table.seat(0).life == 20
    table.to_turn(table.seat(0))
    table.resolve_stack()
    assert table.seat(0).life == 18


@rule("708.2", "702.29")
def test_backslide_turns_a_creature_with_morph_face_down(scenario):
    table = scenario()
    flock = table.seat(1).has("Monastery Flock")
    table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Backslide").resolves()  # there is only one target for it
    assert (flock.name, flock.power) == ("", 2)
    held = table.seat(0).holds("Backslide")[0]
    table.seat(0).gets_mana("U")
    table.seat(0).activates(held).resolves()
    assert table.seat(0).hand == ["Forest"]


@rule("708.8", "702.37e")
def test_master_of_the_veil_turns_another_face_down(scenario):
    table = scenario()
    spell = table.seat(0).casts("Master of the Veil", part="morph")
    spell.resolves()
    master, flock = Permanent(table, spell.now), table.seat(1).has("Monastery Flock")
    table.seat(0).gets_mana("CCU")
    table.to_priority(table.seat(0).number)
    table.choose_option(table.seat(0).number, O_SPECIAL, master.id, [flock], None, (), ())
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert master.name == "Master of the Veil" and flock.name == ""


def test_secret_plans_help_those_face_down_and_reward_turning_up(scenario: Builder) -> None:
    table = scenario()
    seat = table.seat(0)
    seat.has("Secret Plans")
    spell = seat.casts("Branchsnap Lorian", part="morph")
    spell.resolves()
    beast = Permanent(table, spell.now)
    assert (beast.power, beast.toughness) == (2, 3)
    held = len(seat.hand)
    seat.gets_mana("G")
    table.to_priority(seat.number)
    table.choose_option(seat.number, O_SPECIAL, beast.now, (), None, (), ())
    table.resolve_stack()
    assert beast.toughness == 1 and len(seat.hand) == held + 1


@rule("708.2")
def test_secret_plans_are_about_what_is_face_down(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    one.has("Secret Plans")
    bears, theirs = one.has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    table.game.emit(TurnedDown(bears.id, PLAIN_FACE_DOWN))
    table.game.emit(TurnedDown(theirs.id, PLAIN_FACE_DOWN))
    table.refresh()
    assert (bears.power, bears.toughness) == (2, 3) and theirs.toughness == 2
    table.game.emit(TurnedUp(theirs.id))
    table.game.emit(TurnedUp(bears.id))
    table.refresh()
    table.resolve_stack()
    assert bears.toughness == 2 and len(one.hand) == 1


@rule("701.62")
def test_bashful_beastie_leaves_dread_behind(scenario):
    table = scenario()
    beast = table.seat(0).has("Bashful Beastie")
    table.seat(1).casts("Murder", at=[beast]).resolves()
    table.resolve_stack()
    assert (
        len(table.seat(0).battlefield) == 1
        and table.game.state.objs[table.game.state.ids(table.seat(0).number, 5)[0]].face_down
    )
