"""What is particular about the cards of day and night: each face of each werewolf, and those who watch the sky."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.keyword_abilities.day_and_night import DAY, NIGHT, ItBecomes
from apnap.rules.core.constants import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    DEFENDER,
    HASTE,
    MAIN1,
    MENACE,
    NONE,
    PLUS,
    REACH,
    TRAMPLE,
    UPKEEP,
    VIGILANCE,
)
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, O_ACTIVATE, O_CAST, IllegalAnswer
from apnap.rules.views.view import observe
from apnap.testing import Permanent, Scenario, rule
from apnap.testing.plugin import Builder

DUSK = card("Dusk", "{B}", "Instant", ItBecomes(NIGHT))
DAWN = card("Dawn", "{W}", "Instant", ItBecomes(DAY))


def known(scenario: Builder, seats: int = 0) -> Scenario:
    return scenario(seats).knows(DUSK, DAWN)


def falls(table: Scenario, which: str) -> None:
    holder = table.holder
    assert holder is not None
    holder.casts(which).resolves()


@pytest.mark.parametrize(
    "name,keyword,day,back,night",
    [
        ("Tavern Ruffian", 0, (2, 5), "Tavern Smasher", (6, 5)),
        ("Harvesttide Infiltrator", TRAMPLE, (3, 2), "Harvesttide Assailant", (4, 4)),
        ("Bird Admirer", REACH, (1, 4), "Wing Shredder", (3, 5)),
        ("Shady Traveler", MENACE, (2, 3), "Stalking Predator", (4, 4)),
        ("Tireless Hauler", VIGILANCE, (4, 5), "Dire-Strain Brawler", (6, 6)),
    ],
)
@rule("702.145b", "702.145e")
def test_a_plain_werewolf_turns_with_the_night_and_back(
    scenario: Builder, name: str, keyword: int, day: tuple[int, int], back: str, night: tuple[int, int]
) -> None:
    table = known(scenario)
    wolf = table.seat(0).has(name)
    assert (wolf.power, wolf.toughness) == day and wolf.has(keyword) == bool(keyword)
    falls(table, "Dusk")
    assert wolf.name == back and (wolf.power, wolf.toughness) == night and wolf.has(keyword) == bool(keyword)
    falls(table, "Dawn")
    assert wolf.name == name


@rule("702.3b", "508.1d")
def test_the_weary_prisoner_stays_at_home_and_the_jailbreaker_does_not(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Weary Prisoner")
    assert wolf.has(DEFENDER)
    falls(table, "Dusk")
    assert wolf.name == "Wrathful Jailbreaker" and not wolf.has(DEFENDER)
    decision = table.run(lambda d: d.kind == D_ATTACK or table.turn.step == ATTACKERS, "attackers")
    if decision.kind == D_ATTACK:  # where there is only one to attack, nobody is asked
        with pytest.raises(IllegalAnswer):
            table.game.answer([NONE] * len(decision.attackers))
        table.seat(0).attacks({wolf: table.seat(1)})
    assert wolf.attacking
    falls(table, "Dawn")
    assert wolf.name == "Weary Prisoner"


@pytest.mark.parametrize("when,cost", [("day", 1), ("night", 3)])
@rule("702.21")
def test_burly_breaker_is_warded_and_more_so_by_night(scenario: Builder, when: str, cost: int) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Burly Breaker")
    if when == "night":
        falls(table, "Dusk")
    table.seat(1).gets_mana("C" * cost)
    table.seat(1).casts("Unsummon")
    table.says([1])
    table.resolve_stack()
    assert wolf.zone == "hand" and table.seat(1).pool == ""
    other = table.seat(0).has("Burly Breaker")
    table.seat(1).gets_mana("C" * (cost - 1))
    table.seat(1).casts("Unsummon")
    table.resolve_stack()
    assert other.stayed
    falls(table, "Dawn" if when == "night" else "Dusk")
    assert other.name == ("Burly Breaker" if when == "night" else "Dire-Strain Demolisher")


@rule("702.10")
def test_village_watch_has_haste_and_the_reavers_give_it_to_the_pack(scenario: Builder) -> None:
    table = known(scenario)
    wolf, ruffian = table.seat(0).has("Village Watch"), table.seat(0).has("Tavern Ruffian")
    theirs, bears = table.seat(1).has("Tavern Ruffian"), table.seat(0).has("Grizzly Bears")
    assert wolf.has(HASTE) and not ruffian.has(HASTE)
    falls(table, "Dusk")
    assert wolf.name == "Village Reavers"
    assert wolf.has(HASTE) and ruffian.has(HASTE) and not theirs.has(HASTE) and not bears.has(HASTE)
    falls(table, "Dawn")
    assert wolf.name == "Village Watch" and not ruffian.has(HASTE)


@rule("701.27e", "610.3")
def test_brutal_cathar_exiles_as_it_enters_and_as_it_turns_back(scenario: Builder) -> None:
    table = known(scenario)
    bears, giant = table.seat(1).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    table.seat(0).casts("Brutal Cathar").resolves()
    table.says([bears.id])
    table.resolve_stack()
    assert table.seat(1).exile == ["Grizzly Bears"]
    falls(table, "Dusk")
    wolf = table.seat(0).permanent("Moonrage Brute")
    table.resolve_stack()
    assert giant.stayed and table.seat(1).exile == ["Grizzly Bears"]  # it did not leave the battlefield
    falls(table, "Dawn")
    table.resolve_stack()
    assert table.seat(1).exile == ["Grizzly Bears", "Hill Giant"]
    table.seat(1).casts("Murder", at=[wolf]).resolves()
    assert sorted(table.seat(1).battlefield) == ["Grizzly Bears", "Hill Giant"]


@rule("702.7", "702.21")
def test_moonrage_brute_strikes_first_and_costs_life_to_target(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Brutal Cathar")
    falls(table, "Dusk")
    life = table.seat(1).life
    table.seat(1).casts("Shock", at=[wolf])
    table.says([1])
    table.resolve_stack()
    assert table.seat(1).life == life - 3 and wolf.damage == 2
    table.to_turn(table.seat(0)).to_step(MAIN1)
    blocker = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({wolf: table.seat(1)})
    table.seat(1).blocks({blocker: wolf})
    table.to_step(BEGIN_COMBAT + 6)
    assert blocker.died and wolf.stayed
    while observe(table.game, 0).day_or_night() == "night":
        falls(table, "Dawn")
    assert wolf.name == "Brutal Cathar"


@pytest.mark.parametrize("when", ["day", "night"])
@rule("602.2", "702.145b")
def test_outland_liberator_is_sacrificed_for_an_artifact(scenario: Builder, when: str) -> None:
    table = known(scenario)
    ring = table.seat(1).has("Sol Ring")
    wolf = table.seat(0).has("Outland Liberator")
    if when == "night":
        falls(table, "Dusk")
        assert wolf.name == "Frenzied Trapbreaker"
    table.seat(0).gets_mana("C")
    table.seat(0).activates(wolf, at=[ring]).resolves()
    assert ring.died and wolf.died


@rule("508.3a", "702.145e")
def test_frenzied_trapbreaker_destroys_what_the_defending_player_has(scenario: Builder) -> None:
    table = known(scenario, 3)
    wolf = table.seat(0).has("Outland Liberator")
    rings = [table.seat(s).has("Sol Ring") for s in (1, 2)]
    falls(table, "Dusk")
    table.seat(0).attacks({wolf: table.seat(2)})
    table.resolve_stack()
    assert rings[0].stayed and rings[1].died
    falls(table, "Dawn")
    assert wolf.name == "Outland Liberator"


@rule("509.1b")
def test_riphook_raider_is_not_blocked_by_the_small(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Hookhand Mariner")
    bears, giant = table.seat(1).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    falls(table, "Dusk")
    assert (wolf.name, wolf.power, wolf.toughness) == ("Riphook Raider", 6, 4)
    table.seat(0).attacks({wolf: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blockers")
    with pytest.raises(IllegalAnswer):
        table.game.answer([bears.id, wolf.id], decision.seat)
    table.seat(1).blocks({giant: wolf})
    falls(table, "Dawn")
    assert (wolf.name, wolf.power) == ("Hookhand Mariner", 4)


@rule("603.6a", "508.3a")
def test_infestation_expert_brings_insects(scenario: Builder) -> None:
    table = known(scenario)
    table.seat(0).casts("Infestation Expert").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Insect Token") == 1
    table.to_turn(table.seat(0)).to_step(MAIN1)
    falls(table, "Dawn")
    wolf = table.seat(0).permanent("Infestation Expert")
    table.seat(0).attacks({wolf: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Insect Token") == 2
    falls(table, "Dusk")
    assert wolf.name == "Infested Werewolf"
    table.to_turn(table.seat(0)).to_step(MAIN1)
    falls(table, "Dusk")
    table.seat(0).attacks({wolf: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Insect Token") == 4
    table.to_turn(table.seat(0)).to_step(MAIN1)
    falls(table, "Dusk")
    table.seat(0).casts("Infestation Expert").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Insect Token") == 6  # it entered as the other face
    falls(table, "Dawn")
    assert wolf.name == "Infestation Expert"


@pytest.mark.parametrize("when,damage", [("day", 1), ("night", 2)])
@rule("603.2")
def test_lambholt_raconteur_hurts_by_noncreature_spells(scenario: Builder, when: str, damage: int) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Lambholt Raconteur")
    if when == "night":
        table.seat(1).casts("Dusk").resolves()
        assert wolf.name == "Lambholt Ravager"
    life = [seat.life for seat in table.seats()]
    table.seat(0).casts("Opt")
    table.resolve_stack()
    opponents = [s for s in range(table.count) if s != table.seat(0).number]
    assert all(table.of(s).life == life[table.seats().index(table.of(s))] - damage for s in opponents)
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.stack == []
    table.seat(1).casts("Dawn" if when == "night" else "Dusk").resolves()
    assert wolf.name == ("Lambholt Raconteur" if when == "night" else "Lambholt Ravager")


@pytest.mark.parametrize("when,more", [("day", 1), ("night", 2)])
@rule("603.2")
def test_spellrune_painter_grows_by_instants_and_sorceries(scenario: Builder, when: str, more: int) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Spellrune Painter")
    if when == "night":
        table.seat(1).casts("Dusk").resolves()
        assert wolf.name == "Spellrune Howler"
    power = wolf.power
    table.seat(0).casts("Opt")
    table.resolve_stack()
    assert wolf.power == power + more
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.stack == [] and wolf.power == power + more
    table.seat(1).casts("Dawn" if when == "night" else "Dusk").resolves()
    assert wolf.name == ("Spellrune Painter" if when == "night" else "Spellrune Howler")


def refuses_to_be_blocked(table: Scenario, attacker: Permanent, blocker: Permanent) -> None:
    """Its block is illegal; where nothing can be blocked, nobody is asked."""
    asked = table.run(lambda d: d.kind == D_BLOCK or table.turn.step > BLOCKERS, "blocks or damage")
    if asked.kind == D_BLOCK:
        with pytest.raises(IllegalAnswer):
            table.game.answer([blocker.id, attacker.id], asked.seat)


@rule("509.1b", "510.2")
def test_suspicious_stowaway_slips_by(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Suspicious Stowaway")
    table.seat(0).holds("Grizzly Bears")
    blocker = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Dawn").resolves()
    table.seat(0).attacks({wolf: table.seat(1)})
    refuses_to_be_blocked(table, wolf, blocker)
    table.to_step(BEGIN_COMBAT + 6)
    assert table.seat(1).life == 19 and len(table.seat(0).hand) == 1 and len(table.seat(0).graveyard) == 2
    falls(table, "Dusk")
    assert (wolf.name, wolf.power) == ("Seafaring Werewolf", 2)
    while True:
        table.next_turn()
        if table.active[0] == table.seat(0):
            break
    hand = len(table.seat(0).hand)
    table.to_step(MAIN1)
    hand = len(table.seat(0).hand)
    falls(table, "Dusk")
    table.seat(0).attacks({wolf: table.seat(1)})
    refuses_to_be_blocked(table, wolf, blocker)
    table.to_step(BEGIN_COMBAT + 6)
    assert table.seat(1).life == 17 and len(table.seat(0).hand) == hand + 1
    assert blocker.stayed
    falls(table, "Dawn")
    assert wolf.name == "Suspicious Stowaway"


@rule("611.3a", "602.2")
def test_child_of_the_pack_makes_wolves_and_the_packmate_leads_them(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Child of the Pack")
    table.seat(0).gets_mana("CCRG")
    table.seat(0).activates(wolf).resolves()
    pup = table.seat(0).permanent("Wolf Token")
    theirs = table.seat(1).has("Grizzly Bears")
    assert pup.power == 2
    falls(table, "Dusk")
    assert wolf.name == "Savage Packmate" and wolf.has(TRAMPLE)
    assert (pup.power, pup.toughness, wolf.power, theirs.power) == (3, 2, 5, 2)
    table.seat(0).gets_mana("CCRG")
    assert not table.seat(0).can(O_ACTIVATE, wolf)
    falls(table, "Dawn")
    assert pup.power == 2


@rule("507.1", "603.2b")
def test_reckless_stormseeker_drives_one_creature_on(scenario: Builder) -> None:
    table = known(scenario)
    wolf = table.seat(0).has("Reckless Stormseeker")
    bears = table.seat(0).has("Grizzly Bears", sick=True)
    table.run(lambda d: table.turn.step == BEGIN_COMBAT, "combat")
    table.says([bears.id])
    table.resolve_stack()
    assert bears.power == 3 and bears.has(HASTE) and not bears.has(TRAMPLE)
    falls(table, "Dusk")
    assert wolf.name == "Storm-Charged Slasher"
    table.to_turn(table.seat(0)).to_step(MAIN1)
    falls(table, "Dusk")
    table.run(lambda d: table.turn.step == BEGIN_COMBAT, "combat")
    table.says([bears.id])
    table.resolve_stack()
    assert bears.power == 4 and bears.has(HASTE) and bears.has(TRAMPLE)
    falls(table, "Dawn")
    assert wolf.name == "Reckless Stormseeker"


@rule("605.1a")
def test_weaver_of_blossoms_adds_one_mana_and_two_by_night(scenario: Builder) -> None:
    table = known(scenario)
    one, two = table.seat(0).has("Weaver of Blossoms"), table.seat(0).has("Weaver of Blossoms")
    table.seat(0).taps_for_mana(one)
    assert len(table.seat(0).pool) == 1
    falls(table, "Dusk")
    before = len(table.seat(0).pool)
    table.seat(0).taps_for_mana(two)
    assert len(table.seat(0).pool) == before + 2
    falls(table, "Dawn")
    assert two.name == "Weaver of Blossoms" == one.name


# those who watch the sky ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["Brimstone Vandal", "Sunrise Cavalier", "The Celestus"])
@rule("731.1")
def test_they_bring_the_day_as_they_enter(scenario: Builder, name: str) -> None:
    table = known(scenario)
    table.seat(0).casts(name).resolves()
    assert observe(table.game, 0).day_or_night() == "day" and table.stack == []
    falls(table, "Dusk")
    table.resolve_stack()
    table.seat(0).casts(name if name != "The Celestus" else "Brimstone Vandal").resolves()
    assert observe(table.game, 0).day_or_night() == "night"


@rule("731.1a")
def test_brimstone_vandal_burns_each_opponent_at_every_change(scenario: Builder) -> None:
    table = known(scenario, 3)
    vandal = table.seat(0).has("Brimstone Vandal")
    assert vandal.has(MENACE)
    falls(table, "Dawn")
    falls(table, "Dusk")
    table.resolve_stack()
    assert [table.seat(s).life for s in range(3)] == [20, 19, 19]
    falls(table, "Dawn")
    table.resolve_stack()
    assert [table.seat(s).life for s in range(3)] == [20, 18, 18]


@rule("731.1a")
def test_sunrise_cavalier_strengthens_a_creature_at_every_change(scenario: Builder) -> None:
    table = known(scenario)
    cavalier = table.seat(0).has("Sunrise Cavalier")
    bears = table.seat(0).has("Grizzly Bears")
    assert cavalier.has(TRAMPLE) and cavalier.has(HASTE)
    falls(table, "Dawn")
    falls(table, "Dusk")
    table.says([bears.id])
    table.resolve_stack()
    assert bears.counters(PLUS) == 1 and cavalier.counters(PLUS) == 0


@rule("731.1a", "605.1a")
def test_the_celestus_turns_the_sky_and_gives_cards(scenario: Builder) -> None:
    table = known(scenario)
    celestus = table.seat(0).has("The Celestus")
    table.seat(0).taps_for_mana(celestus)
    assert len(table.seat(0).pool) == 1
    table.seat(0).casts("Dawn", free=True).resolves()
    table.game.state.edit(celestus.now).tapped = False
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(celestus, 1).resolves()
    assert observe(table.game, 0).day_or_night() == "night"
    life, hand, buried = table.seat(0).life, len(table.seat(0).hand), len(table.seat(0).graveyard)
    table.says([1])
    table.resolve_stack()
    assert table.seat(0).life == life + 1
    assert len(table.seat(0).hand) == hand and len(table.seat(0).graveyard) == buried + 1
    table.game.state.edit(celestus.now).tapped = False
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(celestus, 1).resolves()
    assert observe(table.game, 0).day_or_night() == "day"
    table.to_step(UPKEEP, table.seat(1))
    table.game.state.edit(celestus.now).tapped = False
    table.seat(0).gets_mana("CCC")
    assert not table.seat(0).can(O_ACTIVATE, celestus)  # only as a sorcery


@rule("601.2f", "118.7")
def test_moonragers_slash_costs_less_by_night(scenario: Builder) -> None:
    table = known(scenario)
    (slash,) = table.seat(0).holds("Moonrager's Slash")
    table.seat(0).gets_mana("R")
    assert not table.seat(0).can(O_CAST, slash)
    falls(table, "Dusk")
    assert table.seat(0).can(O_CAST, slash)
    table.seat(0).casts("Moonrager's Slash", at=[table.seat(1)], free=False).resolves()
    assert table.seat(1).life == 17 and isinstance(slash, Permanent)
