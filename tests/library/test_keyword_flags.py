"""Creatures whose keywords are plain flags: each does at the table what its keyword says, many of them at once."""

from __future__ import annotations

import pytest

from apnap import library
from apnap.abilities.cards import card
from apnap.abilities.filters import Subtype
from apnap.abilities.keyword_abilities.flags import REACH
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core.constants import (
    DEATHTOUCH,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    INDESTRUCTIBLE,
    LIFELINK,
    MAIN2,
    MINUS,
    PLUS,
    TRAMPLE,
    UPKEEP,
)
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, O_CAST, IllegalAnswer
from apnap.testing import rule
from apnap.testing.plugin import Builder

GLASS = card("Glass Giant", "", "Creature - Giant", "20/1", REACH)
STONE = card("Stone Giant", "", "Creature - Giant", "0/30", REACH)

FLYERS = (
    "Aegis Angel", "Aeromunculus", "Air Elemental", "Angel of Vitality", "Anointer of Valor", "Ardenvale Tactician",
    "Aven Fleetwing", "Aven Warhawk", "Avian Changeling", "Avizoa", "Baneslayer Angel", "Birds of Paradise",
    "Blinding Angel", "Breezekeeper", "Bruna, the Fading Light", "Burrenton Bombardier", "Cloudfin Raptor",
    "Cloudkin Seer", "Conclave Equenaut", "Covetous Dragon", "Dirge Bat", "Djinn of Fool's Fall", "Dragonback Lancer",
    "Dragonlord Silumgar", "Dreamtail Heron", "Eater of Days", "Faerie Guidemother", "Ganax, Astral Hunter",
    "Gisela, the Broken Blade", "Gryff Rider", "Heron of Hope", "High Fae Negotiator", "Hushwing Gryff",
    "Ifh-Bíff Efreet", "Illusionary Forces", "Iona, Shield of Emeria", "Jwar Isle Avenger", "Lightkeeper of Emeria",
    "Magister Sphinx", "Mahamoti Djinn", "Mesa Pegasus", "Mist Intruder", "Morinfen", "Mulldrifter",
    "Nightdrinker Moroii", "Nimbus Naiad", "Pestilent Syphoner", "Platinum Angel", "Predator Dragon",
    "Rainbow Efreet", "Rapacious Dragon", "Sphinx of Foresight", "Spire Golem", "Spirit of the Hearth",
    "Stalwart Aven", "Teferi's Drake", "Teferi's Imp", "Voice of All", "Waterfall Aerialist", "Windcaller Aven",
    "Wings of the Guard",
)  # fmt: skip
FLYING_WALLS = ("Fog Bank", "Guard Gomazoa", "Monastery Flock")
REACHING = (
    "Aerie Bowmasters", "Apprentice Sharpshooter", "Bard, Heir of Girion", "Blightwidow", "Cloudpiercer",
    "Court Archers", "Dusyut Earthcarver", "Gemrazer", "Hazard of the Dunes", "Leafcrown Dryad", "Nessian Asp",
    "Riftburst Hellion", "Rust Goliath", "Sire of Seven Deaths",
)  # fmt: skip
FIRST_STRIKERS = (
    "Akiri, Line-Slinger", "Attended Knight", "Baneslayer Angel", "Battering Craghorn", "Black Knight",
    "Fire-Field Ogre", "Gisela, the Broken Blade", "Knight of Dawn's Light", "Knight of Grace", "Knight of Malice",
    "Mosquito Guard", "Pikemen", "Rograkh, Son of Rohgahh", "Ruby Leech", "Sire of Seven Deaths", "Sunhome Stalwart",
    "Thalia, Guardian of Thraben", "White Knight",
)  # fmt: skip
VIGILANT = (
    "Akiri, Line-Slinger", "Alacrian Jaguar", "Bard, Heir of Girion", "Bruna, the Fading Light",
    "Dalkovan Packbeasts", "Gods' Hall Guardian", "Imperious Oligarch", "Majestic Auricorn", "Mourning Patrol",
    "Sire of Seven Deaths",
)  # fmt: skip
HASTY = (
    "Arcbound Hybrid", "Beastcaller Savant", "Bloodbraid Elf", "Boggart Ram-Gang", "Crested Craghorn",
    "Harried Artisan", "Lava Serpent", "Predator Dragon", "Rabbit Battery", "Red Tiger Mechan", "Strangleroot Geist",
    "Taunting Kobold", "Warchief Giant",
)  # fmt: skip
TRAMPLERS = (
    "Avenging Hunter", "Bolrac-Clan Basher", "Darksteel Colossus", "Eater of Days", "Fierce Witchstalker",
    "Hazard of the Dunes", "Nova Chaser", "Reckless Wurm", "Rograkh, Son of Rohgahh", "Rust Goliath",
    "Sawtusk Demolisher", "Sire of Seven Deaths", "Spinewoods Paladin", "Two-Headed Giant of Foriys", "War Elephant",
    "Zombie Brute",
)  # fmt: skip
MENACING = (
    "Cavern Whisperer", "Deputized Protester", "Ghor-Clan Wrecker", "Goblin Freerunner", "Obeka, Splitter of Seconds",
    "Rograkh, Son of Rohgahh", "Sandskitter Outrider", "Sheoldred's Headcleaver", "Sire of Seven Deaths",
    "Underdark Explorer",
)  # fmt: skip
LIFELINKERS = (
    "Baneslayer Angel", "Gisela, the Broken Blade", "Mukotai Ambusher", "Sacred Cat", "Sire of Seven Deaths",
    "Tithe Drinker", "Vampire Cutthroat",
)  # fmt: skip
DEADLY = (
    "Dragonlord Silumgar", "Erinis, Gloom Stalker", "Goring Warplow", "Hobbling Zombie", "Thorn of the Black Rose",
    "Venomsac Lagac",
)  # fmt: skip
WALLS = (
    "Fog Bank", "Guard Gomazoa", "Monastery Flock", "Souls of the Faultless", "Thraben Gargoyle", "Ulvenwald Captive",
    "Wall of Deceit",
)  # fmt: skip
FLASHING = (
    "Alms Collector", "Containment Priest", "Dictate of the Twin Gods", "Dirge Bat", "Dress Down", "Dualcaster Mage",
    "Hushwing Gryff", "Pouncing Shoreshark", "Shimmer Myr", "Snapcaster Mage", "Stunt Double",
    "Yeva, Nature's Herald",
)  # fmt: skip


def refused(table, *answer):
    """Is the answer to the question at hand refused?"""
    with pytest.raises(IllegalAnswer):
        table.answer([a.id for a in answer])
    return True


def asked_to_block(table):
    """On to the declaration of blockers; it is left out where nobody could block."""
    assert table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared").kind == D_BLOCK


def attack_with(table, names, **settings):
    """All of them attack seat 1."""
    attackers = table.seat(0).have(*names, **settings)
    table.seat(0).attacks({a: table.seat(1) for a in attackers})
    return attackers


@rule("702.9b")
def test_flyers_are_not_blocked_by_creatures_on_the_ground(scenario):
    table = scenario()
    bear, _ = table.seat(1).have("Grizzly Bears", "Giant Spider")
    attackers = attack_with(table, FLYERS)
    asked_to_block(table)
    for attacker in attackers:
        assert refused(table, bear, attacker), attacker


@rule("702.9b", "702.17")
def test_creatures_with_flying_or_reach_block_flyers(scenario):
    table = scenario()
    blockers = table.seat(1).have(*FLYING_WALLS, *REACHING)
    dragon = table.seat(0).has("Shivan Dragon")
    table.seat(0).attacks({dragon: table.seat(1)})
    table.seat(1).blocks(dict.fromkeys(blockers, dragon))
    assert table.game.state.objs[dragon.id].blockers and len(table.game.state.objs[dragon.id].blockers) == len(blockers)


@rule("702.7b", "510.4")
def test_first_strikers_deal_their_damage_first(scenario):
    table = scenario().knows(GLASS)
    glass = table.seat(1).have(*["Glass Giant"] * (2 * len(FIRST_STRIKERS)))
    attackers = attack_with(table, FIRST_STRIKERS, counters={PLUS: 3})
    table.seat(1).blocks({g: attackers[i // 2] for i, g in enumerate(glass)})
    table.to_step(MAIN2)
    assert all(a.stayed for a in attackers), [a for a in attackers if not a.stayed]
    assert all(g.died for g in glass)


@rule("702.4b")
def test_creatures_with_double_strike_deal_damage_twice(scenario):
    table = scenario()
    attack_with(table, ["Adorned Pouncer", "Bolrac-Clan Basher", "Lizard Blades"])
    table.to_step(MAIN2)
    assert table.seat(1).life == 10


@rule("702.20b")
def test_vigilant_creatures_attack_without_tapping(scenario):
    table = scenario()
    attackers = attack_with(table, [*VIGILANT, "Grizzly Bears"])
    assert [a.tapped for a in attackers] == [False] * len(VIGILANT) + [True]


@rule("702.10b", "302.6")
def test_hasty_creatures_attack_at_once(scenario):
    table = scenario()
    hasty = table.seat(0).have(*HASTY, sick=True, counters={PLUS: 1})
    bear = table.seat(0).has("Grizzly Bears", sick=True)
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers to be declared")
    assert {h.id for h in hasty} <= set(decision.attackers)
    assert bear.id not in decision.attackers


@pytest.mark.parametrize("name", TRAMPLERS)
@rule("702.19b")
def test_a_trampler_deals_the_rest_to_the_player(scenario, name):
    table = scenario()
    birds = table.seat(1).have("Birds of Paradise", "Birds of Paradise")
    (attacker,) = attack_with(table, [name], counters={PLUS: 3})
    table.seat(1).blocks(dict.fromkeys(birds, attacker))
    table.to_step(MAIN2)
    assert table.seat(1).life < 20


@rule("702.111b")
def test_menacing_creatures_are_blocked_by_two(scenario):
    table = scenario()
    bears = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    attackers = attack_with(table, MENACING)
    asked_to_block(table)
    for attacker in attackers:
        assert refused(table, bears[0], attacker), attacker
    table.seat(1).blocks(dict.fromkeys(bears, attackers[0]))


@rule("702.111b", "702.122")
def test_a_crewed_express_is_blocked_by_two(scenario):
    table = scenario()
    express = table.seat(0).has("Aradara Express")
    table.seat(0).has("Craw Wurm")
    table.seat(0).activates(express).resolves()
    bear, _ = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({express: table.seat(1)})
    asked_to_block(table)
    assert refused(table, bear, express)


@pytest.mark.parametrize("name", LIFELINKERS)
@rule("702.15b")
def test_damage_by_a_lifelinker_is_life(scenario, name):
    table = scenario()
    (attacker,) = attack_with(table, [name])
    power = attacker.power
    table.to_step(MAIN2)
    assert power > 0 and (table.seat(0).life, table.seat(1).life) == (20 + power, 20 - power)


@rule("702.2b", "704.5h")
def test_a_scratch_by_a_deadly_creature_kills(scenario):
    table = scenario().knows(STONE)
    stones = table.seat(1).have(*["Stone Giant"] * len(DEADLY))
    attackers = attack_with(table, DEADLY)
    table.seat(1).blocks(dict(zip(stones, attackers, strict=True)))
    table.to_step(MAIN2)
    assert all(s.died for s in stones)


@pytest.mark.parametrize("name", ("Bastion Inventor", "Marchesa's Emissary"))
@rule("702.11b")
def test_opponents_do_not_target_what_has_hexproof(scenario, name):
    table = scenario()
    creature = table.seat(0).has(name)
    theirs, mine = table.seat(1).holds("Murder")[0], table.seat(0).holds("Murder")[0]
    table.seat(0).gets_mana("BBB")
    table.seat(1).gets_mana("BBB")
    assert table.seat(0).can(O_CAST, mine)
    assert not table.seat(1).can(O_CAST, theirs)
    assert creature.stayed


@rule("702.18")
def test_nobody_targets_blastoderm(scenario):
    table = scenario()
    table.seat(0).has("Blastoderm", counters={"fade": 3})
    growth = table.seat(0).holds("Giant Growth")[0]
    table.seat(0).gets_mana("G")
    assert not table.seat(0).can(O_CAST, growth)


@rule("702.3b")
def test_walls_do_not_attack(scenario):
    table = scenario()
    walls = table.seat(0).have(*WALLS)
    bear = table.seat(0).has("Grizzly Bears")
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers to be declared")
    assert decision.attackers == [bear.id]
    assert all(w.stayed for w in walls)


@pytest.mark.parametrize("name", FLASHING)
@rule("702.8")
def test_what_has_flash_is_cast_in_the_upkeep_of_another(scenario, name):
    table = scenario()
    held = table.seat(0).holds(name, "Grizzly Bears")
    table.to_step(UPKEEP, table.seat(1))
    for one in held:
        table.mana_for(table.seat(0).number, one.id, 0)
    table.refresh()
    assert [table.seat(0).can(O_CAST, one) for one in held] == [True, False]


@pytest.mark.parametrize(
    "name,kept,let",
    (
        ("Lingering Tormentor", "Grizzly Bears", "Ornithopter"),
        ("Prickly Boggart", "Grizzly Bears", "Ornithopter"),
        ("Highborn Ghoul", "Grizzly Bears", "Ornithopter"),
        ("Uninvited Geist", "Hill Giant", "Grizzly Bears"),
        ("Vampire Cutthroat", "Grizzly Bears", "Llanowar Elves"),
    ),
)
@rule("509.1b")
def test_some_creatures_are_blocked_by_few(scenario, name, kept, let):
    """Fear, intimidate and skulk."""
    table = scenario()
    cannot, can = table.seat(1).have(kept, let)
    (attacker,) = attack_with(table, [name])
    asked_to_block(table)
    assert refused(table, cannot, attacker)
    table.seat(1).blocks({can: attacker})
    assert table.game.state.objs[attacker.id].blocked


@rule("702.80")
def test_sickle_ripper_withers_what_it_hits(scenario):
    table = scenario().knows(STONE)
    stone = table.seat(1).has("Stone Giant")
    (ripper,) = attack_with(table, ["Sickle Ripper"])
    table.seat(1).blocks({stone: ripper})
    table.to_step(MAIN2)
    assert (stone.counters(MINUS), stone.damage) == (2, 0)


@pytest.mark.parametrize("name", ("Culling Drone", "Mist Intruder"))
@rule("702.114")
def test_what_is_devoid_has_no_colour(scenario, name):
    table = scenario()
    assert table.seat(0).has(name).colors == ""
    assert table.seat(0).holds(name)[0].colors == ""


@rule("702.73")
def test_nameless_inversion_is_of_every_creature_type_also_in_the_hand(scenario):
    table = scenario()
    held = table.seat(0).holds("Nameless Inversion")[0]
    titan = table.seat(0).has("Changeling Titan")
    assert Subtype("Goblin").test(table.game, Context(table.seat(0).number, titan.id), titan.id)
    for kind, is_one in (("Goblin", True), ("Elf", True), ("Forest", False)):
        assert Subtype(kind).test(table.game, Context(table.seat(0).number, held.id), held.id) == is_one


@pytest.mark.parametrize("name", ("Territorial Gorger", "Molimo, Maro-Sorcerer"))
@rule("702.19b")
def test_more_tramplers(scenario, name):
    table = scenario()
    table.seat(0).have("Forest", "Forest")
    creature = table.seat(0).has(name)
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(0).attacks({creature: table.seat(1)})
    table.seat(1).blocks({elves: creature})
    table.to_step(MAIN2)
    assert table.seat(1).life == 19


@pytest.mark.parametrize("name", ("Nightmare", "Desolation Angel", "Shimmering Efreet", "Linvala, Keeper of Silence"))
@rule("702.9b")
def test_more_flyers(scenario, name):
    table = scenario()
    table.seat(0).has("Swamp")
    creature = table.seat(0).has(name)
    bear, _ = table.seat(1).have("Grizzly Bears", "Giant Spider")
    table.seat(0).attacks({creature: table.seat(1)})
    assert table.run(lambda d: d.kind == D_BLOCK).kind == D_BLOCK
    with pytest.raises(IllegalAnswer):
        table.answer([bear.id, creature.id])


@rule("702.36")
def test_jhessian_zombies_are_feared(scenario):
    table = scenario()
    zombies = table.seat(0).has("Jhessian Zombies")
    bear, _ = table.seat(1).have("Grizzly Bears", "Ornithopter")
    table.seat(0).attacks({zombies: table.seat(1)})
    assert table.run(lambda d: d.kind == D_BLOCK).kind == D_BLOCK
    with pytest.raises(IllegalAnswer):
        table.answer([bear.id, zombies.id])


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
def test_keywords_of_single_cards(scenario: Builder, name: str, keywords: int) -> None:
    creature = scenario().seat(0).has(name, counters={"+1/+1": 1})
    assert creature.table.game.char(creature.id).keywords & keywords == keywords


@pytest.mark.parametrize("name", ["Containment Priest", "Dress Down", "Hushwing Gryff"])
@rule("702.8")
def test_cards_with_flash_are_cast_in_another_turn(scenario: Builder, name: str) -> None:
    table = scenario()
    card = table.seat(1).holds(name)[0]
    table.seat(1).gets_mana("WWWUUU")
    assert library.find(name).base.keywords & FLASH and table.seat(1).can(O_CAST, card)
