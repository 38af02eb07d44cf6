"""Cards by which something else happens instead, that take things for a time, or change what things are."""

from __future__ import annotations

import pytest

from apnap import library
from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.core.constants import (
    DEATHTOUCH,
    END,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    INDESTRUCTIBLE,
    LIFELINK,
    MAIN2,
    TRAMPLE,
    UPKEEP,
)
from apnap.rules.core.decisions import D_CHOOSE, D_PRIORITY, O_CAST
from apnap.testing import Permanent, rule
from apnap.testing.plugin import Builder


def size(permanent: Permanent) -> tuple[int, int]:
    return permanent.power, permanent.toughness


@pytest.mark.parametrize(
    "name,keywords",
    [
        ("Aegis Angel", FLYING),
        ("Angel of Vitality", FLYING),
        ("Darksteel Colossus", TRAMPLE | INDESTRUCTIBLE),
        ("Dragonlord Silumgar", FLYING | DEATHTOUCH),
        ("Heron of Hope", FLYING),
        ("Hushwing Gryff", FLYING),
        ("Knight of Dawn's Light", FIRST_STRIKE),
        ("Phantom Flock", FLYING),
        ("Rhox Faithmender", LIFELINK),
        ("Thalia, Guardian of Thraben", FIRST_STRIKE),
    ],
)
@rule("702.1")
def test_keywords(scenario: Builder, name: str, keywords: int) -> None:
    creature = scenario().seat(0).has(name, counters={"+1/+1": 1})
    assert creature.table.game.char(creature.id).keywords & keywords == keywords


@pytest.mark.parametrize("name", ["Containment Priest", "Dress Down", "Hushwing Gryff"])
@rule("702.8")
def test_cards_with_flash_are_cast_in_another_turn(scenario: Builder, name: str) -> None:
    table = scenario()
    card = table.seat(1).holds(name)[0]
    table.seat(1).gets_mana("WWWUUU")
    assert library.find(name).base.keywords & FLASH and table.seat(1).can(O_CAST, card)


# what things are -----------------------------------------------------------------------------------------------------
@rule("603.6a", "603.2b")
def test_dress_down_draws_and_goes_at_the_next_end_step(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Dress Down").resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Dress Down"]


@rule("603.6a")
def test_spreading_seas_draws_a_card(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(1).has("Forest")
    table.seat(0).casts("Spreading Seas", at=[forest]).resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1


@pytest.mark.parametrize("name", ["Abduction", "Lignify", "Demonic Vigor", "Fool's Demise", "Maniacal Rage"])
@rule("702.5")
def test_auras_that_enchant_creatures_only(scenario: Builder, name: str) -> None:
    table = scenario()
    table.seat(0).has("Forest")
    card = table.seat(0).holds(name)[0]
    table.seat(0).gets_mana("BBBUUUUUURRGG")
    assert not table.seat(0).can(O_CAST, card)
    table.seat(1).has("Grizzly Bears")
    assert table.seat(0).can(O_CAST, card)


@rule("613.4c")
def test_demonic_vigor_makes_it_larger(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Demonic Vigor", at=[bears]).resolves()
    assert size(bears) == (3, 3)


@rule("613.4c", "509.1b")
def test_maniacal_rage(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Maniacal Rage", at=[bears]).resolves()
    assert size(bears) == (4, 4)
    table.seat(0).attacks({giant: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 17


@rule("702.73", "205.3m")
def test_nameless_inversion_is_every_creature_type_itself(scenario: Builder) -> None:
    card = scenario().seat(0).holds("Nameless Inversion")[0]
    assert card.table.game.char(card.id).every_type


@rule("613.4b", "122.1b")
def test_heightened_reflexes(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Heightened Reflexes", at=[bears]).resolves()
    assert bears.power == 3 and bears.has(FIRST_STRIKE)
    table.next_turn()
    assert bears.power == 2 and bears.has(FIRST_STRIKE)


@rule("613.1d", "205.1b")
def test_living_plane(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(1).has("Forest")
    table.seat(0).has("Living Plane")
    assert forest.is_a("Creature") and forest.is_a("Land") and size(forest) == (1, 1)


@rule("305.7", "305.6")
def test_prismatic_omen(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(0).has("Forest")
    theirs = table.seat(1).has("Forest")
    table.seat(0).has("Prismatic Omen")
    assert all(forest.is_a(kind) for kind in ("Plains", "Island", "Swamp", "Mountain", "Forest"))
    assert not theirs.is_a("Island")
    table.seat(0).taps_for_mana(forest, 1)
    assert table.seat(0).pool in ("W", "U", "B", "R")


@pytest.mark.parametrize("name,others", [("Xenograft", False), ("Arcane Adaptation", True)])
@rule("205.1b", "109.2")
def test_a_chosen_type_in_addition(scenario: Builder, name: str, others: bool) -> None:
    table = scenario()
    elf = table.seat(0).has("Llanowar Elves")
    card = table.seat(0).holds("Wind Drake")[0]
    table.says([CREATURE_TYPES.index("Goblin")])
    table.seat(0).casts(name).resolves()
    assert elf.is_a("Goblin") and elf.is_a("Elf")
    assert card.is_a("Goblin") is others


@rule("609.4b", "107.4")
def test_mycosynth_lattice_any_mana_pays_for_any_color(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Mycosynth Lattice")
    table.seat(0).gets_mana("CCGG")
    table.seat(0).casts("Wrath of God", free=False).resolves()
    assert table.seat(0).pool == "" and table.seat(0).graveyard == ["Wrath of God"]


@rule("609.4b", "107.4c")
def test_mycosynth_lattice_colorless_is_no_color(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Mycosynth Lattice")
    card = table.seat(0).holds("Spatial Contortion")[0]
    table.seat(1).has("Grizzly Bears")
    table.seat(0).gets_mana("RR")
    assert not table.seat(0).can(O_CAST, card)
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, card)


# entering ------------------------------------------------------------------------------------------------------------
@rule("614.12")
def test_authority_of_the_consuls(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Authority of the Consuls")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Grizzly Bears").tapped and table.seat(1).life == 21


@rule("614.12")
def test_kismet_and_orb_of_dreams(scenario: Builder) -> None:
    table = scenario()
    kismet = table.seat(1).has("Kismet")
    assert table.seat(0).plays("Forest").tapped
    table.seat(0).casts("Glorious Anthem").resolves()
    assert not table.seat(0).permanent("Glorious Anthem").tapped
    table.seat(0).casts("Disenchant", at=[kismet]).resolves()
    table.seat(1).has("Orb of Dreams")
    table.seat(0).casts("Glorious Anthem").resolves()
    assert table.seat(0).permanent("Glorious Anthem").tapped


@rule("603.2")
def test_hushwing_gryff_keeps_abilities_from_triggering(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Hushwing Gryff")
    table.seat(0).casts("Elvish Visionary").resolves()
    assert not table.stack and table.seat(0).hand == []


@rule("103.6")
def test_leyline_of_the_void_may_begin_on_the_battlefield(scenario: Builder) -> None:
    table = scenario(2, opening=True, deck=["Leyline of the Void"] * 10)
    decision = table.run(lambda d: d.rule.startswith("103.6") or d.kind == D_PRIORITY, "the opening hands")
    assert decision.rule.startswith("103.6")


@rule("614.13", "614.12a")
def test_overlaid_terrain_takes_the_lands_before_it_is_there(scenario: Builder) -> None:
    """They are sacrificed as it enters, so it gives them nothing; a land that comes later makes two mana."""
    table = scenario()
    old = table.seat(0).has("Forest")
    theirs = table.seat(1).has("Island")
    table.seat(0).casts("Overlaid Terrain").resolves()
    assert old.died and theirs.stayed
    forest = table.seat(0).plays("Forest")
    table.seat(0).taps_for_mana(forest, 1)
    assert len(table.seat(0).pool) == 2


# life, draws, tokens, counters ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("name,gained", [("Rhox Faithmender", 6), ("Heron of Hope", 4), ("Knight of Dawn's Light", 4)])
@rule("614.1a")
def test_more_life(scenario: Builder, name: str, gained: int) -> None:
    table = scenario()
    table.seat(0).has(name)
    table.seat(0).casts("Healing Salve", at=[table.seat(0)], modes=[0]).resolves()
    assert table.seat(0).life == 20 + gained


@rule("602.2")
def test_what_a_heron_and_a_knight_do_for_mana(scenario: Builder) -> None:
    table = scenario()
    heron = table.seat(0).has("Heron of Hope")
    knight = table.seat(0).has("Knight of Dawn's Light")
    table.seat(0).gets_mana("CWCW")
    table.seat(0).activates(heron).resolves()
    table.seat(0).activates(knight).resolves()
    assert heron.has(LIFELINK) and size(knight) == (3, 3)


@rule("614.1a", "603.2b")
def test_sulfuric_vortex(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Sulfuric Vortex")
    table.seat(0).casts("Healing Salve", at=[table.seat(0)], modes=[0]).resolves()
    assert table.seat(0).life == 20
    table.to_step(UPKEEP, table.seat(1))
    table.resolve_stack()
    assert table.seat(1).life == 18


@rule("614.11")
def test_words_of_waste(scenario: Builder) -> None:
    table = scenario()
    words = table.seat(0).has("Words of Waste")
    table.seat(1).holds("Shock")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(words).resolves()
    table.seat(0).casts("Think Twice").resolves()
    assert table.seat(1).hand == [] and table.seat(0).hand == []


@rule("614.16")
def test_anointed_procession(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Anointed Procession")
    table.seat(0).casts("Raise the Alarm").resolves()
    assert table.seat(0).battlefield.count("Soldier Token") == 4


@rule("614.16")
def test_primal_vigor_helps_everybody(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Primal Vigor")
    table.seat(1).casts("Raise the Alarm").resolves()
    assert table.seat(1).battlefield.count("Soldier Token") == 4
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Courage in Crisis", at=[bears]).resolves()
    assert bears.counters("+1/+1") == 2


# other zones ---------------------------------------------------------------------------------------------------------
@rule("702.16j", "614.1a")
def test_progenitus(scenario: Builder) -> None:
    table = scenario()
    hydra = table.seat(1).has("Progenitus")
    card = table.seat(0).holds("Murder")[0]
    table.seat(0).gets_mana("CBB")
    assert not table.seat(0).can(O_CAST, card)
    before = table.seat(1).library_size
    table.seat(0).casts("Day of Judgment").resolves()
    assert hydra.zone == "library" and table.seat(1).library_size == before + 1


@rule("500.7", "614.1a")
def test_nexus_of_fate(scenario: Builder) -> None:
    table = scenario()
    before = table.seat(0).library_size
    table.seat(0).casts("Nexus of Fate").resolves()
    assert table.seat(0).library_size == before + 1 and table.seat(0).graveyard == []
    assert table.next_turn() == table.seat(0)


@rule("702.45")
def test_samurai_of_the_pale_curtain_is_stronger_when_blocked(scenario: Builder) -> None:
    table = scenario()
    samurai = table.seat(0).has("Samurai of the Pale Curtain")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({samurai: table.seat(1)})
    table.seat(1).blocks({bears: samurai})
    table.run(lambda d: d.kind == D_PRIORITY and not table.stack, "bushido")
    assert size(samurai) == (3, 3)


# for a time ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["Banishing Light", "Citizen's Arrest", "Fairgrounds Warden"])
@rule("610.3")
def test_exiled_until_it_leaves(scenario: Builder, name: str) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    assert bears.zone == "exile"
    table.seat(0).casts("Vindicate", at=[table.seat(0).permanent(name)]).resolves()
    assert table.seat(1).battlefield == ["Grizzly Bears"]


@pytest.mark.parametrize("name", ["Journey to Nowhere", "Fiend Hunter"])
@rule("607.2a")
def test_exiled_and_returned(scenario: Builder, name: str) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts(name)
    table.says([1])
    table.resolve_stack()
    assert bears.zone == "exile"
    table.seat(0).casts("Vindicate", at=[table.seat(0).permanent(name)]).resolves()
    table.resolve_stack()
    assert table.seat(1).battlefield == ["Grizzly Bears"]


@rule("611.2b", "702.5")
def test_giants_grasp(scenario: Builder) -> None:
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    table.seat(1).has("Hill Giant")
    card = table.seat(0).holds("Giant's Grasp")[0]
    table.seat(0).gets_mana("UUUU")
    assert not table.seat(0).can(O_CAST, card)  # a Giant of one's own
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Giant's Grasp", at=[giant], free=False)
    table.run(lambda d: d.kind == D_CHOOSE, "a target")
    table.answer([ring.id])
    table.resolve_stack()
    assert ring.controller == table.seat(0)
    table.seat(0).casts("Unsummon", at=[giant]).resolves()
    assert ring.controller == table.seat(1)


# damage --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "name,counters", [("Phantom Nomad", 2), ("Phantom Tiger", 2), ("Phantom Wurm", 4), ("Phantom Flock", 3)]
)
@rule("614.1c", "615.5")
def test_phantoms(scenario: Builder, name: str, counters: int) -> None:
    table = scenario()
    table.seat(0).casts(name).resolves()
    phantom = table.seat(0).permanent(name)
    assert phantom.counters("+1/+1") == counters
    table.seat(1).casts("Lightning Bolt", at=[phantom]).resolves()
    assert phantom.counters("+1/+1") == counters - 1 and phantom.damage == 0


# costs ---------------------------------------------------------------------------------------------------------------
@rule("601.2f")
def test_helm_and_sphere(scenario: Builder) -> None:
    table = scenario()
    helm = table.seat(1).has("Helm of Awakening")
    bears = table.seat(0).holds("Grizzly Bears")[0]
    table.seat(0).gets_mana("G")
    assert table.seat(0).can(O_CAST, bears)
    table.seat(1).has("Sphere of Resistance")
    assert not table.seat(0).can(O_CAST, bears) and helm.stayed


# more of the same words ----------------------------------------------------------------------------------------------
@rule("614.12", "514.2")
def test_hallowed_moonlight(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).buried("Grizzly Bears")[0]
    table.seat(1).casts("Hallowed Moonlight").resolves()
    assert len(table.seat(1).hand) == 1
    table.seat(0).casts("Zombify", at=[bears]).resolves()
    assert bears.zone == "exile"


@rule("105.3", "613.1e")
def test_shifting_sky(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    forest = table.seat(1).has("Forest")
    table.says([3])
    table.seat(0).casts("Shifting Sky").resolves()
    assert bears.colors == "R" and forest.colors == ""


@rule("205.1a", "702.73")
def test_amoeboid_changeling(scenario: Builder) -> None:
    table = scenario()
    changelings = table.seat(0).have("Amoeboid Changeling", "Amoeboid Changeling")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).has("Goblin King")
    assert size(changelings[0]) == (2, 2) and size(bears) == (2, 2)
    table.seat(0).activates(changelings[0], 0, at=[bears]).resolves()
    assert size(bears) == (3, 3)
    table.seat(0).activates(changelings[1], 1, at=[bears]).resolves()
    assert size(bears) == (2, 2) and not bears.is_a("Bear")


@rule("611.2e", "606.3")
def test_liliana_deaths_majesty(scenario: Builder) -> None:
    table = scenario()
    liliana = table.seat(0).has("Liliana, Death's Majesty")
    angel = table.seat(0).buried("Serra Angel")[0]
    table.seat(0).activates(liliana, 1, at=[angel]).resolves()
    risen = table.seat(0).permanent("Serra Angel")
    assert risen.is_a("Zombie") and risen.colors == "WB" and liliana.counters("loyalty") == 2


@rule("606.3", "701.17")
def test_liliana_makes_zombies_and_spares_them(scenario: Builder) -> None:
    table = scenario()
    liliana = table.seat(0).has("Liliana, Death's Majesty", counters={"loyalty": 7})
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).activates(liliana, 0).resolves()
    assert table.seat(0).battlefield[-1] == "Zombie Token" and len(table.seat(0).graveyard) == 2
    table.to_turn(table.seat(0))
    table.run(lambda d: table.step == "precombat main phase", "the main phase")
    table.seat(0).activates(liliana, 2).resolves()
    assert bears.died and "Zombie Token" in table.seat(0).battlefield
