"""What is particular about the spells that get rid of permanents: what they may hit, and what becomes of it."""

from __future__ import annotations

import pytest

from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core.constants import FLYING, LIBRARY
from apnap.testing import rule
from apnap.testing.plugin import Builder

BEARS, HAWK, WURM, DOG = "Grizzly Bears", "Vampire Nighthawk", "Craw Wurm", "Isamaru, Hound of Konda"
THOPTER, ELF, DRAGON = "Ornithopter", "Llanowar Elves", "Shivan Dragon"
PRISON, RING, FOREST, JACE = "Ghostly Prison", "Sol Ring", "Forest", "Jace Beleren"
CREATURES = {BEARS, HAWK, WURM, DOG, THOPTER, ELF, DRAGON}
ALL = CREATURES | {PRISON, RING, FOREST, JACE}
ARTIFACTS = {THOPTER, RING}


def board(table):
    """One permanent of each kind before seat 1; the elves are tapped."""
    table.seat(1).have(*(ALL - {ELF}))
    table.seat(1).has(ELF, tapped=True)
    return table


def legal(table, name, mode=None):
    """The names of what a spell could target now."""
    [card] = table.seat(0).holds(name)
    spell = table.find(name).base.abilities.spell
    slots = spell.slots if mode is None else spell.modes[mode].targets()
    found = slots[0].candidates(table.game, Context(table.seat(0).number, card.id))
    return {table.game.char(id).name for id in found if id >= 0}


ONE = [
    ("Murder", CREATURES, "graveyard"),
    ("Impale", CREATURES, "graveyard"),
    ("Go for the Throat", CREATURES - {THOPTER}, "graveyard"),
    ("Cast Down", CREATURES - {DOG}, "graveyard"),
    ("Eyeblight's Ending", CREATURES - {ELF}, "graveyard"),
    ("Assassinate", {ELF}, "graveyard"),
    ("Terminate", CREATURES, "graveyard"),
    ("Reprisal", {WURM, DRAGON}, "graveyard"),
    ("Smite the Monstrous", {WURM, DRAGON}, "graveyard"),
    ("Vanquish the Foul", {WURM, DRAGON}, "graveyard"),
    ("Plummet", {HAWK, THOPTER, DRAGON}, "graveyard"),
    ("Path to Exile", CREATURES, "exile"),
    ("Time Ebb", CREATURES, "library"),
    ("Hero's Downfall", CREATURES | {JACE}, "graveyard"),
    ("Mortify", CREATURES | {PRISON}, "graveyard"),
    ("Putrefy", CREATURES | ARTIFACTS, "graveyard"),
    ("Vindicate", ALL, "graveyard"),
    ("Utter End", ALL - {FOREST}, "exile"),
    ("Anguished Unmaking", ALL - {FOREST}, "exile"),
    ("Beast Within", ALL, "graveyard"),
    ("Generous Gift", ALL, "graveyard"),
    ("Nature's Claim", ARTIFACTS | {PRISON}, "graveyard"),
    ("Smash to Smithereens", ARTIFACTS, "graveyard"),
    ("Angelic Edict", CREATURES | {PRISON}, "exile"),
    ("Revoke Existence", ARTIFACTS | {PRISON}, "exile"),
    ("Erase", {PRISON}, "exile"),
    ("Demystify", {PRISON}, "graveyard"),
    ("Fragmentize", ARTIFACTS | {PRISON}, "graveyard"),
    ("Shatter", ARTIFACTS, "graveyard"),
    ("Stone Rain", {FOREST}, "graveyard"),
]


@rule("115.1", "608.2b")
@pytest.mark.parametrize("name,targets,zone", ONE, ids=[row[0] for row in ONE])
def test_what_a_removal_spell_may_target_and_where_it_goes(scenario, name, targets, zone):
    table = board(scenario())
    assert legal(table, name) == targets
    victim = table.seat(1).permanent(sorted(targets)[0])
    table.seat(0).casts(name, at=[victim]).resolves()
    assert victim.zone == zone


@rule("701.19c")
@pytest.mark.parametrize("name", ["Terminate", "Reprisal", "Putrefy", "Damnation", "Murderous Betrayal"])
def test_what_says_so_cannot_be_regenerated(scenario, name):
    table = scenario()
    troll = table.seat(1).has("Cudgel Troll")
    table.seat(1).gets_mana("G")
    table.seat(1).activates(troll).resolves()
    if name == "Damnation":
        table.seat(0).casts(name).resolves()
    elif name == "Murderous Betrayal":
        table.seat(0).gets_mana("BB")
        table.seat(0).activates(table.seat(0).has(name), at=[troll]).resolves()
        assert table.seat(0).life == 10
    else:
        table.seat(0).casts(name, at=[troll]).resolves()
    assert troll.died


@rule("701.19a")
def test_a_plain_destroy_lets_it_regenerate(scenario):
    table = scenario()
    troll = table.seat(1).has("Cudgel Troll")
    table.seat(1).gets_mana("G")
    table.seat(1).activates(troll).resolves()
    table.seat(0).casts("Murder", at=[troll]).resolves()
    assert troll.stayed and troll.tapped


@rule("508.1k", "509.1g")
@pytest.mark.parametrize(
    "name,hits",
    [
        ("Rebuke", {"Grizzly Bears"}),
        ("Divine Verdict", {"Grizzly Bears", "Hill Giant"}),
        ("Gideon's Reproach", {"Grizzly Bears", "Hill Giant"}),
        ("Condemn", {"Grizzly Bears"}),
        ("Azorius Charm", {"Grizzly Bears", "Hill Giant"}),
    ],
)
def test_spells_that_answer_combat(scenario, name, hits):
    table = scenario(seats=2)
    bear, idle = table.seat(0).have("Grizzly Bears", "Gray Ogre")
    giant, watcher = table.seat(1).have("Hill Giant", "Runeclaw Bear")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({giant: bear})
    assert legal(table, name, 2 if name == "Azorius Charm" else None) == hits
    table.seat(0).casts(name, at=[bear], modes=[2] if name == "Azorius Charm" else ()).resolves()
    assert bear.zone == ("library" if name in ("Condemn", "Azorius Charm") else "graveyard")
    assert table.seat(0).life == (22 if name == "Condemn" else 20)


@rule("401.4")
def test_time_ebb_puts_on_top_and_condemn_on_the_bottom(scenario):
    table = scenario(seats=2)
    bear, wurm = table.seat(1).have("Grizzly Bears", "Craw Wurm")
    table.seat(0).casts("Time Ebb", at=[wurm]).resolves()
    library = table.game.state.ids(table.seat(1).number, LIBRARY)
    assert table.game.char(library[-1]).name == "Craw Wurm"
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bear: table.seat(0)})
    table.seat(0).casts("Condemn", at=[bear]).resolves()
    library = table.game.state.ids(table.seat(1).number, LIBRARY)
    assert table.game.char(library[0]).name == "Grizzly Bears"
    assert table.seat(1).life == 22


@rule("608.2d", "701.23")
def test_path_to_exile_offers_a_land_to_whoever_lost_the_creature(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    [forest] = table.seat(1).library("Plains")
    table.says([1], [forest.id])
    table.seat(0).casts("Path to Exile", at=[bear]).resolves()
    assert table.seat(1).battlefield == ["Plains"] and table.seat(1).permanent("Plains").tapped


@rule("608.2h")
@pytest.mark.parametrize(
    "name,life,tokens",
    [
        ("Anguished Unmaking", (17, 20), []),
        ("Beast Within", (20, 20), ["Beast Token"]),
        ("Generous Gift", (20, 20), ["Elephant Token"]),
        ("Nature's Claim", (20, 24), []),
        ("Smash to Smithereens", (20, 17), []),
    ],
)
def test_what_else_removal_does(scenario, name, life, tokens):
    table = scenario(seats=2)
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).casts(name, at=[ring]).resolves()
    assert (table.seat(0).life, table.seat(1).life) == life
    assert table.seat(1).battlefield == tokens
    if tokens:
        made = table.seat(1).permanent(tokens[0])
        assert (made.power, made.toughness, made.colors) == (3, 3, "G")


@rule("602.1")
def test_seal_of_cleansing_is_a_disenchant_kept_ready(scenario):
    table = scenario()
    seal = table.seat(0).has("Seal of Cleansing")
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).activates(seal, at=[ring])
    assert seal.died and ring.stayed
    table.resolve_stack()
    assert ring.died


@rule("701.22")
def test_vanquish_the_foul_scries_after_it_destroys(scenario):
    table = scenario()
    wurm = table.seat(1).has("Craw Wurm")
    [top] = table.seat(0).library("Shock")
    table.says([top.id])
    table.seat(0).casts("Vanquish the Foul", at=[wurm]).resolves()
    library = table.game.state.ids(table.seat(0).number, LIBRARY)
    assert table.game.char(library[0]).name == "Shock"


@rule("700.2")
@pytest.mark.parametrize("mode,hit", [(0, "Wind Drake"), (1, "Sol Ring")])
def test_crushing_vines_brings_down_flyers_or_artifacts(scenario, mode, hit):
    table = scenario()
    table.seat(1).have("Wind Drake", "Sol Ring", "Grizzly Bears")
    assert legal(table, "Crushing Vines", mode) == {hit}
    victim = table.seat(1).permanent(hit)
    table.seat(0).casts("Crushing Vines", modes=[mode], at=[victim]).resolves()
    assert victim.died


SWEEPERS = [
    ("Damnation", [], ALL - CREATURES),
    ("Armageddon", [], ALL - {FOREST}),
    ("Shatterstorm", [], ALL - ARTIFACTS),
    ("Tranquility", [], ALL - {PRISON}),
    ("Jokulhaups", [], {PRISON, JACE}),
    ("Planar Cleansing", [], {FOREST}),
    ("Ruinous Ultimatum", [], {FOREST}),
    ("Perish", [], ALL - {BEARS, WURM, ELF}),
    ("Boil", [], ALL),
    ("Flashfires", [], ALL),
    ("Crux of Fate", [0], ALL - {DRAGON}),
    ("Crux of Fate", [1], ALL - CREATURES | {DRAGON}),
    ("Merciless Eviction", [0], ALL - ARTIFACTS),
    ("Merciless Eviction", [1], ALL - CREATURES),
    ("Merciless Eviction", [2], ALL - {PRISON}),
    ("Merciless Eviction", [3], ALL - {JACE}),
    ("Infest", [], ALL - {BEARS, DOG, ELF, THOPTER}),
    ("Languish", [], ALL - CREATURES | {DRAGON}),
    ("Evacuation", [], ALL - CREATURES),
    ("Upheaval", [], set()),
]


@rule("608.2c")
@pytest.mark.parametrize("name,modes,left", SWEEPERS, ids=[f"{row[0]} {row[1]}" for row in SWEEPERS])
def test_what_a_sweeper_leaves(scenario, name, modes, left):
    table = board(scenario())
    table.seat(0).casts(name, modes=modes).resolves()
    assert set(table.seat(1).battlefield) == left


@rule("205.3i")
@pytest.mark.parametrize("name,land", [("Boil", "Island"), ("Flashfires", "Plains")])
def test_sweepers_of_one_basic_land_type(scenario, name, land):
    table = scenario()
    table.seat(1).have("Island", "Plains", "Tundra", "Forest")
    table.seat(0).casts(name).resolves()
    assert sorted(table.seat(1).battlefield) == sorted({"Island", "Plains", "Forest"} - {land})


@rule("102.3")
def test_ruinous_ultimatum_spares_its_caster(scenario):
    table = scenario(seats=3)
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).casts("Ruinous Ultimatum").resolves()
    table.expect(bears).died(1, 2).stayed(0)


@rule("614.1d")
def test_nevinyrrals_disk_enters_tapped_and_takes_itself(scenario):
    table = scenario()
    table.seat(0).casts("Nevinyrral's Disk").resolves()
    disk = table.seat(0).permanent("Nevinyrral's Disk")
    assert disk.tapped
    land, bear = table.seat(1).have("Forest", "Grizzly Bears")
    table.to_turn(table.seat(0))
    table.seat(0).gets_mana("C")
    table.seat(0).activates(disk).resolves()
    assert disk.died and bear.died and land.stayed


@rule("603.2", "701.21")
def test_a_grave_pact_takes_one_from_each_other_player(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Grave Pact")
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(1).casts("Lightning Bolt", at=[bears[0]]).resolves()
    table.resolve_stack()
    table.expect(bears).died(0, 1, 2)
    assert table.seat(0).battlefield == ["Grave Pact"]


@rule("115.1")
def test_cruel_cut_is_for_the_weak(scenario):
    table = scenario()
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Cruel Cut").resolves()  # there is only one target for it
    assert bear.died and giant.stayed


@rule("108.3", "119.3")
def test_the_path_of_peace_comforts_the_owner(scenario):
    table = scenario(seats=3)
    bear = table.seat(2).has("Grizzly Bears")
    table.game.state.edit(bear.id).base_controller = table.seat(1).number
    table.game.state.layers_dirty = True
    table.game.settle()
    table.refresh()
    assert bear.controller == table.seat(1)
    table.seat(0).casts("Path of Peace", at=[bear]).resolves()
    assert [s.life for s in table.seats()] == [20, 20, 24] and bear.died


def test_crystalline_entity_destroys_only_when_cast(scenario: Builder) -> None:
    table = scenario()
    bears, ring = table.seat(1).have("Grizzly Bears", "Sol Ring")
    entity = table.seat(0).has("Crystalline Entity")
    table.resolve_stack()
    assert bears.stayed
    table.seat(0).casts("Crystalline Entity").resolves()
    table.resolve_stack()
    assert bears.died and ring.stayed and entity.stayed and entity.has(FLYING)


def test_primeval_light_spares_other_players(scenario: Builder) -> None:
    table = scenario(3)
    one, other = table.seat(1).has("Glorious Anthem"), table.seat(2).has("Glorious Anthem")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Primeval Light", at=[table.seat(1)]).resolves()
    assert one.zone == "graveyard" and other.stayed and bears.stayed
