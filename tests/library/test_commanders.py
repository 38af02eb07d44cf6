"""Cards that speak of commanders, each in what is particular to it. CR 903."""

from __future__ import annotations

import pytest

from apnap.decks import Deck, check_commander
from apnap.draft.building import may_lead
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BEGIN_COMBAT,
    DAMAGE,
    DOUBLE_STRIKE,
    EXILE,
    FLASH,
    FLYING,
    GRAVEYARD,
    HAND,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    LIBRARY,
    LIFELINK,
    MENACE,
    TRAMPLE,
)
from apnap.rules.core.decisions import FOR_COMMANDER, O_ACTIVATE, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario

HOUND = "Isamaru, Hound of Konda"
KOZILEK = "Kozilek, Butcher of Truth"
YES, NO = [1], [0]


def led(scenario: Builder, seats: int = 2, zone: int = BATTLEFIELD) -> tuple[Scenario, Permanent]:
    """Seat 0 has its commander, seat 1 another one on the battlefield."""
    table = scenario(seats, commander=True)
    hound = table.seat(0).leads(HOUND, zone=zone)
    table.seat(1).leads("Drana, Liberator of Malakir", zone=BATTLEFIELD)
    return table, hound


@rule("903.3d")
@pytest.mark.parametrize(
    "name,keyword", [("Bastion Protector", INDESTRUCTIBLE), ("Bloodsworn Steward", HASTE), ("Guardian Augmenter", 0)]
)
def test_commander_creatures_get_stronger(scenario: Builder, name: str, keyword: int) -> None:
    """Also another player's commander that you control; no other creature, and not your commander under others."""
    table, hound = led(scenario)
    bears = table.seat(0).has("Grizzly Bears")
    theirs = table.seat(1).permanent("Drana, Liberator of Malakir")
    own = table.seat(0).has(name)
    assert (hound.power, hound.toughness) == (4, 4) and (not keyword or hound.has(keyword))
    assert (bears.power, bears.toughness) == (2, 2) and not (keyword and bears.has(keyword))
    assert (theirs.power, theirs.toughness) == (2, 3)
    assert own.power == {"Bastion Protector": 3, "Bloodsworn Steward": 4, "Guardian Augmenter": 2}[name]
    table.seat(0).casts("Act of Treason", at=[theirs]).resolves()
    assert (theirs.power, theirs.toughness) == (4, 5)


@pytest.mark.parametrize(
    "name,keyword",
    [
        ("Bloodsworn Steward", FLYING),
        ("Guardian Augmenter", FLASH),
        ("Loyal Drake", FLYING),
        ("Loyal Subordinate", MENACE),
        ("Loyal Guardian", TRAMPLE),
    ],
)
def test_what_they_are_without_a_commander(scenario: Builder, name: str, keyword: int) -> None:
    assert scenario(2, commander=True).seat(0).has(name).has(keyword)


@rule("903.3d")
def test_commanders_have_hexproof(scenario: Builder) -> None:
    table, hound = led(scenario)
    table.seat(0).has("Guardian Augmenter")
    assert hound.has(HEXPROOF) and not table.seat(0).permanent("Guardian Augmenter").has(HEXPROOF)
    assert not table.seat(1).permanent("Drana, Liberator of Malakir").has(HEXPROOF)


@rule("903.3d")
def test_a_clinic_heals_with_commanders_only(scenario: Builder) -> None:
    table, hound = led(scenario)
    clinic = table.seat(0).has("Witch's Clinic")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CC")
    ability = table.seat(0).activates(clinic, 1, at=[hound])
    ability.resolves()
    assert hound.has(LIFELINK) and not bears.has(LIFELINK)
    table.to_turn(table.seat(1))
    assert not hound.has(LIFELINK)


@rule("903.3d")
@pytest.mark.parametrize("zone", [BATTLEFIELD, GRAVEYARD, EXILE, HAND, LIBRARY])
def test_lieutenants_look_for_your_commander_on_the_battlefield(scenario: Builder, zone: int) -> None:
    table, _ = led(scenario, zone=zone)
    one = table.seat(0)
    one.have("Loyal Drake", "Loyal Subordinate", "Loyal Guardian")
    cards = len(one.hand)
    table.to_step(BEGIN_COMBAT)
    table.resolve_stack()
    there = zone == BATTLEFIELD
    assert len(one.hand) == cards + (1 if there else 0)
    assert table.seat(1).life == (17 if there else 20) and one.life == 20
    assert one.permanent("Loyal Drake").counters("+1/+1") == (1 if there else 0)
    assert one.permanent("Loyal Guardian").power == (5 if there else 4)


@rule("903.3d")
def test_another_players_commander_is_not_yours(scenario: Builder) -> None:
    table, _ = led(scenario, zone=GRAVEYARD)
    one = table.seat(0)
    one.have("Loyal Drake")
    one.casts("Act of Treason", at=[table.seat(1).permanent("Drana, Liberator of Malakir")]).resolves()
    cards = len(one.hand)
    table.to_step(BEGIN_COMBAT)
    assert table.stack == [] and len(one.hand) == cards


@rule("903.3d", "118.9")
def test_spells_for_free_with_a_commander(scenario: Builder) -> None:
    table, hound = led(scenario)
    one = table.seat(0)
    bears = table.seat(1).has("Grizzly Bears")
    rollick, guard, maneuver = one.holds("Deadly Rollick", "Fierce Guardianship", "Flawless Maneuver")
    assert one.can(O_CAST, rollick) and one.can(O_CAST, maneuver) and not one.can(O_CAST, guard)
    one.casts("Flawless Maneuver", free=False, part="for free").resolves()
    assert hound.has(INDESTRUCTIBLE) and not bears.has(INDESTRUCTIBLE)
    one.casts("Deadly Rollick", at=[bears], free=False, part="for free").resolves()
    assert bears.zone == "exile"
    spell = one.casts("Shock", at=[table.seat(1)])
    one.casts("Fierce Guardianship", at=[spell], free=False, part="for free").resolves()
    assert table.seat(1).life == 20 and one.graveyard[-2:] == ["Shock", "Fierce Guardianship"]
    again = one.holds("Deadly Rollick")[0]
    table.says(NO)
    one.casts("Unsummon", at=[hound]).resolves()
    assert not one.can(O_CAST, again)


@rule("903.8")
def test_an_insignia_counts_what_was_cast_from_the_command_zone(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    hound = one.leads(HOUND)
    bears, theirs = one.has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    one.has("Commander's Insignia")
    assert (bears.power, bears.toughness) == (2, 2)
    one.casts(HOUND).resolves()
    assert (bears.power, bears.toughness) == (3, 3) and theirs.power == 2
    one.casts("Unsummon", at=[Permanent(table, hound.now)])
    table.says(YES)
    table.resolve_stack()
    one.casts(HOUND).resolves()
    assert bears.power == 4 and Permanent(table, hound.now).power == 4


@rule("903.8", "707.10")
def test_storms_of_commanders(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    one.leads(HOUND)
    one.casts("Empyrial Storm").resolves()
    assert one.battlefield == ["Angel Token"]
    one.casts(HOUND).resolves()
    one.casts("Empyrial Storm")
    table.resolve_stack()
    assert one.battlefield.count("Angel Token") == 3
    one.has("Thorn of Amethyst")
    table.seat(0).gets_mana("C")
    one.casts("Echo Storm")
    table.resolve_stack()
    assert one.battlefield.count("Thorn of Amethyst") == 3


@rule("702.124")
@pytest.mark.parametrize("chosen", [0, 1])
def test_a_beacon_fetches_one_of_two_commanders(scenario: Builder, chosen: int) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    leaders = [one.leads("Akiri, Line-Slinger"), one.leads("Ishai, Ojutai Dragonspeaker")]
    beacon = one.has("Command Beacon")
    one.activates(beacon, 1)
    table.says([leaders[chosen].id], NO)
    table.resolve_stack()
    assert one.hand == [leaders[chosen].name] and one.command == [leaders[1 - chosen].name]
    assert one.graveyard == ["Command Beacon"]


@rule("903.9b", "903.8")
def test_from_the_hand_it_costs_no_tax(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    hound = one.leads(HOUND)
    table.game.state.edit_player(one.number).commander_casts = [3]
    one.buried("Grizzly Bears")
    one.casts("Road of Return", modes=[1])
    table.asked(one, FOR_COMMANDER)
    table.answer(NO)
    table.resolve_stack()
    assert one.hand == [HOUND]
    one.gets_mana("W")
    assert one.can(O_CAST, hound)


def test_a_road_returns_a_card(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    one.leads(HOUND)
    bears = one.buried("Grizzly Bears")[0]
    one.casts("Road of Return", at=[bears], modes=[0]).resolves()
    assert one.hand == ["Grizzly Bears"] and one.command == [HOUND]
    one.gets_mana("CC")
    bears = one.buried("Grizzly Bears")[0]
    one.casts("Road of Return", at=[bears], says=[YES])
    table.says(NO)
    table.resolve_stack()
    assert sorted(one.hand) == ["Grizzly Bears", "Grizzly Bears", HOUND]


@rule("903.3d")
def test_a_tome_is_written_as_your_commander_enters_or_attacks(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    hound = one.leads(HOUND)
    one.casts("Tome of Legends").resolves()
    tome = one.permanent("Tome of Legends")
    assert tome.counters("page") == 1
    one.casts(HOUND).resolves()
    table.resolve_stack()
    assert tome.counters("page") == 2
    one.casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert tome.counters("page") == 2
    table.to_turn(table.seat(1))
    table.to_turn(one)
    one.attacks({Permanent(table, hound.now): table.seat(1)})
    table.resolve_stack()
    assert tome.counters("page") == 3
    one.gets_mana("C")
    cards = len(one.hand)
    one.activates(tome).resolves()
    assert tome.counters("page") == 2 and len(one.hand) == cards + 1


@rule("106.6", "903.8")
def test_a_lotus_blooms_for_your_commander(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    lotus = one.has("Jeweled Lotus")
    leader = one.leads("Melira, Sylvok Outcast")
    bears = one.holds("Grizzly Bears")[0]
    assert one.can(O_CAST, leader) and not one.can(O_CAST, bears)
    one.taps_for_mana(lotus, says=[[4]])
    assert one.can(O_CAST, leader) and not one.can(O_CAST, bears) and one.graveyard == ["Jeweled Lotus"]
    one.casts("Melira, Sylvok Outcast", free=False).resolves()
    assert one.battlefield == ["Melira, Sylvok Outcast"]


@rule("903.4", "903.4f")
def test_a_war_room_costs_life_for_colours(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    room = one.has("War Room")
    one.gets_mana("CCC")
    assert not one.can(O_ACTIVATE, room)  # undefined without a commander
    one.leads("Akiri, Line-Slinger")
    assert one.can(O_ACTIVATE, room)
    one.activates(room, 1).resolves()
    assert one.life == 18 and len(one.hand) == 1


@rule("903.3e")
@pytest.mark.parametrize("zone", [BATTLEFIELD, GRAVEYARD, EXILE, HAND, LIBRARY])
def test_your_commander_is_found_in_every_zone(scenario: Builder, zone: int) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    one.casts("Tangleweave Armor")
    one.leads(KOZILEK, zone=zone)
    table.resolve_stack()
    germ = one.permanent("Phyrexian Germ Token")
    assert (germ.power, germ.toughness) == (10, 10)
    one.leads(HOUND)
    assert germ.power == 10  # the greatest
    bears = one.has("Grizzly Bears")
    one.gets_mana("CCCC")
    one.activates(one.permanent("Tangleweave Armor"), at=[bears]).resolves()
    assert bears.power == 12


@rule("903.3d")
def test_backgrounds_speak_of_commanders_you_own(scenario: Builder) -> None:
    table, hound = led(scenario)
    one = table.seat(0)
    one.have("Flaming Fist", "Inspiring Leader", "Raised by Giants")
    assert (hound.power, hound.toughness) == (10, 10) and hound.is_a("Giant") and hound.is_a("Dog")
    assert table.seat(1).permanent("Drana, Liberator of Malakir").power == 2
    one.casts("Raise the Alarm").resolves()
    assert one.permanent("Soldier Token").power == 3
    one.attacks({hound: table.seat(1)})
    table.resolve_stack()
    assert hound.has(DOUBLE_STRIKE)
    table.to_step(DAMAGE)
    assert not one.permanent("Soldier Token").has(DOUBLE_STRIKE)


# planeswalkers -------------------------------------------------------------------------------------------------------
FREYALISE = "Freyalise, Llanowar's Fury"


@rule("903.3a", "113.6n")
def test_a_planeswalker_that_says_so_may_lead_a_deck() -> None:
    forests = [(99, "Forest")]
    assert check_commander(Deck.of("elves", forests, commander=[FREYALISE])) == ()
    (problem,) = check_commander(Deck.of("beasts", forests, commander=["Garruk Wildspeaker"]))
    assert problem.message == "'Garruk Wildspeaker' cannot be a commander"


@rule("903.3a", "903.8")
def test_such_a_planeswalker_is_cast_from_the_command_zone(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    assert may_lead(table.find(FREYALISE)) and not may_lead(table.find("Garruk Wildspeaker"))
    one.leads(FREYALISE)
    one.casts(FREYALISE).resolves()
    fury = one.permanent(FREYALISE)
    one.activates(fury, 0)
    table.resolve_stack()
    assert fury.counters("loyalty") == 5
    elf = one.permanent("Elf Druid Token")
    assert (elf.power, elf.toughness, elf.colors) == (1, 1, "G") and elf.is_a("Elf") and elf.is_a("Druid")
    table.game.state.edit(elf.id).controlled_since = -1
    table.refresh()
    one.taps_for_mana(elf)
    assert one.pool == "G"


@pytest.mark.parametrize("index,loyalty", [(1, 1), (2, 0)])
def test_her_other_abilities(scenario: Builder, index: int, loyalty: int) -> None:
    table = scenario(2)
    one, other = table.seat(0), table.seat(1)
    ring = other.has("Sol Ring")
    one.have("Grizzly Bears", "Llanowar Elves", "Savannah Lions")
    fury = one.has(FREYALISE, counters={"loyalty": 3 if index == 1 else 6})
    one.activates(fury, index, at=[ring] if index == 1 else [])
    table.resolve_stack()
    assert fury.counters("loyalty") == loyalty if loyalty else fury.zone == "graveyard"
    assert ring.died == (index == 1)
    assert len(one.hand) == (0 if index == 1 else 2)
