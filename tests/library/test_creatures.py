"""What is particular about the creatures kept by theme: lords, those that come and go, those that make mana."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    HEXPROOF,
    MENACE,
    UPKEEP,
    VIGILANCE,
)
from apnap.rules.core.decisions import D_BLOCK, O_ACTIVATE
from apnap.testing import rule

LORDS = [  # name, one of the kind, does it help others' too, what the kind has besides +1/+1
    ("Elvish Archdruid", "Llanowar Elves", False, 0),
    ("Imperious Perfect", "Llanowar Elves", False, 0),
    ("Elvish Champion", "Llanowar Elves", True, 0),
    ("Goblin King", "Goblin Piker", True, 0),
    ("Lord of Atlantis", "Merfolk Looter", True, 0),
    ("Lord of the Accursed", "Gravedigger", False, 0),
    ("Lord of the Unreal", "Phantom Warrior", False, HEXPROOF),
    ("Field Marshal", "Fencing Ace", True, FIRST_STRIKE),
    ("Captain of the Watch", "Fencing Ace", False, VIGILANCE),
    ("Crusade", "Savannah Lions", True, 0),
    ("Honor of the Pure", "Savannah Lions", False, 0),
    ("Bad Moon", "Typhoid Rats", True, 0),
    ("Favorable Winds", "Wind Drake", False, 0),
    ("Always Watching", "Grizzly Bears", False, VIGILANCE),
]


@rule("613.4c", "611.3a")
@pytest.mark.parametrize("name,kind,everyone,keywords", LORDS, ids=[row[0] for row in LORDS])
def test_lords_make_their_kind_better(scenario, name, kind, everyone, keywords):
    table = scenario(seats=2)
    mine, theirs = table.seat(0).has(kind), table.seat(1).has(kind)
    before = mine.power, mine.toughness
    table.seat(0).has(name)
    raised = before[0] + 1, before[1] + 1
    assert (mine.power, mine.toughness) == raised
    assert (theirs.power, theirs.toughness) == (raised if everyone else before)
    assert not keywords or (mine.has(keywords) and theirs.has(keywords) == everyone)
    stranger = table.seat(0).has("Rumbling Baloth")
    assert (stranger.power, stranger.toughness) == ((5, 5) if name == "Always Watching" else (4, 4))


@rule("109.2b")
@pytest.mark.parametrize(
    "name",
    ["Elvish Archdruid", "Imperious Perfect", "Elvish Champion", "Goblin King", "Lord of Atlantis", "Field Marshal"],
)
def test_a_lord_does_not_raise_itself_but_another_does(scenario, name):
    table = scenario()
    first = table.seat(0).has(name)
    assert (first.power, first.toughness) == (2, 2)
    table.seat(0).has(name)
    assert (first.power, first.toughness) == (3, 3)


@rule("702.14")
@pytest.mark.parametrize(
    "lord,kind,land",
    [
        ("Goblin King", "Goblin Piker", "Mountain"),
        ("Lord of Atlantis", "Merfolk Looter", "Island"),
        ("Elvish Champion", "Llanowar Elves", "Forest"),
    ],
)
def test_lords_that_give_landwalk(scenario, lord, kind, land):
    table = scenario(seats=2)
    walker, bear = table.seat(0).have(kind, "Grizzly Bears")
    table.seat(0).has(lord)
    table.seat(1).have(land, "Hill Giant")
    table.seat(0).attacks({walker: table.seat(1), bear: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared")
    assert list(decision.attackers) == [bear.id]


@rule("611.2c")
def test_lord_of_the_accursed_gives_all_zombies_menace(scenario):
    table = scenario(seats=2)
    lord = table.seat(0).has("Lord of the Accursed")
    digger, bear = table.seat(1).have("Gravedigger", "Grizzly Bears")
    table.seat(0).gets_mana("CB")
    table.seat(0).activates(lord).resolves()
    assert lord.has(MENACE) and digger.has(MENACE) and not bear.has(MENACE)


@rule("111.3")
def test_tokens_of_lords(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Captain of the Watch").resolves()
    table.resolve_stack()
    soldier = table.seat(0).permanent("Soldier Token")
    assert table.seat(0).battlefield.count("Soldier Token") == 3 and (soldier.power, soldier.toughness) == (2, 2)
    assert table.seat(0).permanent("Captain of the Watch").has(VIGILANCE)
    perfect = table.seat(0).has("Imperious Perfect")
    table.seat(0).gets_mana("G")
    table.seat(0).activates(perfect).resolves()
    elf = table.seat(0).permanent("Elf Warrior Token")
    assert (elf.power, elf.toughness, elf.colors) == (2, 2, "G")


@rule("613.4c")
def test_anthems_for_all_and_for_tokens(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Raise the Alarm").resolves()
    token = table.seat(0).permanent("Soldier Token")
    table.seat(0).has("Intangible Virtue")
    assert (token.power, token.has(VIGILANCE), bear.power) == (2, True, 2)
    table.seat(0).has("Always Watching")
    assert (token.power, bear.power, bear.has(VIGILANCE)) == (2, 3, True)
    table.seat(1).has("Dictate of Heliod")
    assert bear.power == 3
    table.seat(0).casts("Dictate of Heliod").resolves()
    assert (token.power, bear.power) == (4, 5)


@rule("702.8")
def test_dictate_of_heliod_has_flash(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(1).casts("Dictate of Heliod").resolves()
    assert bear.power == 4


@rule("702.10")
def test_fervor_gives_haste(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears", sick=True)
    table.seat(0).has("Fervor")
    assert bear.has(HASTE)
    table.seat(0).attacks({bear: table.seat(1)})


@rule("205.3m", "613.4c", "702.73")
def test_coat_of_arms_counts_those_that_share_a_type(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Coat of Arms")
    piker, goblin, bear = table.seat(0).have("Goblin Piker", "Goblin Wardriver", "Grizzly Bears")
    raider = table.seat(1).has("Mons's Goblin Raiders")
    assert [c.power for c in (piker, goblin, bear, raider)] == [4, 4, 2, 3]
    shifter = table.seat(1).has("Universal Automaton")
    assert [c.power for c in (piker, bear, shifter)] == [5, 3, 5]


@rule("502.3")
def test_intruder_alarm_keeps_creatures_tapped_until_one_enters(scenario):
    table = scenario(seats=2)
    table.seat(1).has("Intruder Alarm")
    bear = table.seat(0).has("Grizzly Bears", tapped=True)
    table.to_turn(table.seat(0))
    assert bear.tapped
    table.seat(0).casts("Spire Monitor").resolves()
    table.resolve_stack()
    assert not bear.tapped


DRAWERS = [
    ("Elvish Visionary", 1, 20),
    ("Cloudblazer", 2, 22),
    ("Inspiring Overseer", 1, 21),
    ("Phyrexian Rager", 1, 19),
    ("Baleful Strix", 1, 20),
    ("Regal Force", 2, 20),
]


@rule("603.6a", "121.1")
@pytest.mark.parametrize("name,cards,life", DRAWERS)
def test_cards_as_they_enter(scenario, name, cards, life):
    table = scenario(seats=2)
    table.seat(0).have("Llanowar Elves", "Storm Crow")
    table.seat(1).has("Llanowar Elves")
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    assert (len(table.seat(0).hand), table.seat(0).life) == (cards, life)


@rule("702.9")
@pytest.mark.parametrize(
    "name,keywords",
    [
        ("Assault Griffin", FLYING),
        ("Cloudblazer", FLYING),
        ("Inspiring Overseer", FLYING),
        ("Baleful Strix", FLYING | DEATHTOUCH),
        ("Acidic Slime", DEATHTOUCH),
        ("Liliana's Specter", FLYING),
        ("Pilgrim's Eye", FLYING),
        ("Hypnotic Specter", FLYING),
        ("Thieving Magpie", FLYING),
        ("Abyssal Specter", FLYING),
        ("Extractor Demon", FLYING),
        ("Skyhunter Skirmisher", FLYING | DOUBLE_STRIKE),
    ],
)
def test_their_keywords(scenario, name, keywords):
    table = scenario()
    creature = table.seat(0).has(name)
    assert table.game.char(creature.id).keywords == keywords


HITS = [
    ("Acidic Slime", "Sol Ring", "graveyard", False),
    ("Acidic Slime", "Forest", "graveyard", False),
    ("Reclamation Sage", "Ghostly Prison", "graveyard", True),
    ("Ravenous Chupacabra", "Grizzly Bears", "graveyard", False),
    ("Man-o'-War", "Grizzly Bears", "hand", False),
    ("Skinrender", "Grizzly Bears", "graveyard", False),
]


@rule("603.3d")
@pytest.mark.parametrize("name,victim,zone,may", HITS)
def test_what_they_do_to_a_permanent_as_they_enter(scenario, name, victim, zone, may):
    table = scenario(seats=2)
    target = table.seat(1).has(victim)
    if may:
        table.says([1])
    elif name in ("Man-o'-War", "Skinrender"):
        table.says([target.id])  # it could be its own target, too
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    assert target.zone == zone


@rule("101.4", "701.21a")
def test_fleshbag_marauder_spares_nobody(scenario):
    table = scenario(seats=3)
    bears = table.each_seat_has("Grizzly Bears")
    table.says([bears[0].id])
    table.seat(0).casts("Fleshbag Marauder").resolves()
    table.resolve_stack()
    table.expect(bears).died(0, 1, 2)
    assert table.seat(0).battlefield == ["Fleshbag Marauder"]


@rule("701.9b")
def test_lilianas_specter_reaches_each_opponent(scenario):
    table = scenario(seats=3)
    for seat in table.seats():
        seat.holds("Shock")
    table.seat(0).casts("Liliana's Specter").resolves()
    table.resolve_stack()
    assert [len(seat.hand) for seat in table.seats()] == [1, 0, 0]


@rule("603.6c")
def test_thragtusk_leaves_something_behind_however_it_leaves(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Thragtusk").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 25
    table.seat(1).casts("Unsummon", at=[table.seat(0).permanent("Thragtusk")]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Beast Token"]


@rule("115.1", "400.7")
@pytest.mark.parametrize(
    "name,back,may",
    [("Eternal Witness", "Forest", True), ("Archaeomancer", "Shock", False), ("Auramancer", "Pacifism", True)],
)
def test_cards_that_bring_cards_back(scenario, name, back, may):
    table = scenario(seats=2)
    [card] = table.seat(0).buried(back)
    if name != "Eternal Witness":
        table.seat(0).buried("Grizzly Bears")
    if may:
        table.says([1])
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    assert table.seat(0).hand == [back]


SEARCHERS = [
    ("Pilgrim's Eye", "Forest", "hand", True),
    ("Civic Wayfinder", "Forest", "hand", True),
    ("Wood Elves", "Taiga", "battlefield", False),
    ("Farhaven Elf", "Forest", "battlefield", True),
    ("Spellseeker", "Counterspell", "hand", True),
    ("Recruiter of the Guard", "Grizzly Bears", "hand", True),
]


@rule("701.23")
@pytest.mark.parametrize("name,found,zone,may", SEARCHERS)
def test_creatures_that_search(scenario, name, found, zone, may):
    table = scenario(seats=2, deck=["Craw Wurm"] * 10 + ["Blaze", "Jokulhaups"])
    [card] = table.seat(0).library(found)
    table.seat(0).casts(name).resolves()
    if may:
        table.says([1])
    decision = table.asked(table.seat(0), purpose="search")
    assert list(decision.candidates) == [card.id] or name == "Spellseeker"
    table.answer([card.id])
    table.resolve_stack()
    assert card.zone == zone
    if zone == "battlefield":
        assert table.game.state.objs[card.now].tapped == (name == "Farhaven Elf")


@rule("603.10a")
def test_genesis_chamber_copies_the_count_of_creatures(scenario):
    table = scenario(seats=2)
    chamber = table.seat(1).has("Genesis Chamber")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Grizzly Bears", "Myr Token"]
    myr = table.seat(0).permanent("Myr Token")
    assert myr.is_a("Artifact") and myr.colors == "" and (myr.power, myr.toughness) == (1, 1)
    table.game.state.edit(chamber.id).tapped = True
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Myr Token") == 1


@rule("701.21", "701.23")
def test_creatures_given_up_for_lands(scenario):
    table = scenario(seats=2, deck=["Shock"] * 10)
    elder, hart, tribe = table.seat(0).have("Yavimaya Elder", "Burnished Hart", "Sakura-Tribe Elder")
    lands = table.seat(0).library("Forest", "Plains", "Island", "Swamp", "Mountain")
    table.seat(0).activates(tribe)
    assert tribe.died
    table.says([lands[0].id])
    table.resolve_stack()
    assert table.seat(0).permanent("Forest").tapped
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(hart)
    table.says([lands[1].id, lands[2].id])
    table.resolve_stack()
    assert table.seat(0).permanent("Plains").tapped and table.seat(0).permanent("Island").tapped
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(elder)
    table.says([1], [lands[3].id, lands[4].id])
    table.resolve_stack()
    assert {"Swamp", "Mountain"} < set(table.seat(0).hand) and len(table.seat(0).hand) == 3


@rule("120.3a", "603.2")
@pytest.mark.parametrize("name", ["Hypnotic Specter", "Thieving Magpie", "Abyssal Specter"])
def test_what_they_do_when_they_hit(scenario, name):
    table = scenario(seats=2)
    attacker = table.seat(0).has(name)
    table.seat(1).holds("Shock")
    table.seat(0).attacks({attacker: table.seat(1)})
    table.to_step(9)
    table.resolve_stack()
    if name == "Thieving Magpie":
        assert table.seat(0).hand == ["Forest"] and table.seat(1).hand == ["Shock"]
    else:
        assert table.seat(1).graveyard == ["Shock"]


@rule("603.6c", "702.84")
def test_extractor_demon_mills_when_creatures_leave_and_unearths(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Extractor Demon")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Unsummon", at=[bear]).resolves()
    table.says([table.seat(1).ref], [1])
    table.resolve_stack()
    assert len(table.seat(1).graveyard) == 2
    [buried] = table.seat(0).buried("Extractor Demon")
    table.seat(0).gets_mana("CCB")
    table.seat(0).activates(buried).resolves()
    assert buried.zone == "battlefield"


@rule("605.1a")
@pytest.mark.parametrize(
    "name,mana",
    [
        ("Elvish Mystic", "G"),
        ("Boreal Druid", "C"),
        ("Avacyn's Pilgrim", "W"),
        ("Paradise Druid", "W"),
        ("Elvish Archdruid", "GGG"),
        ("Priest of Titania", "GGGG"),
    ],
)
def test_mana_from_creatures(scenario, name, mana):
    table = scenario(seats=2)
    if name in ("Elvish Archdruid", "Priest of Titania"):
        table.seat(0).have("Llanowar Elves", "Llanowar Elves")
        table.seat(1).has("Llanowar Elves")
    druid = table.seat(0).has(name)
    table.seat(0).taps_for_mana(druid)
    assert sorted(table.seat(0).pool) == sorted(mana) and druid.tapped


@rule("702.11")
def test_paradise_druid_is_hexproof_while_untapped(scenario):
    table = scenario(seats=2)
    druid = table.seat(0).has("Paradise Druid")
    assert druid.has(HEXPROOF)
    table.seat(0).taps_for_mana(druid)
    assert not druid.has(HEXPROOF)
    table.to_step(UPKEEP, table.seat(0))
    assert druid.has(HEXPROOF)


@rule("605.1a", "701.26")
def test_the_weavers_untap_lands_and_give_cards(scenario):
    table = scenario()
    ley, lore = table.seat(0).have("Ley Weaver", "Lore Weaver")
    lands = table.seat(0).have("Forest", "Island", tapped=True)
    table.seat(0).activates(ley, at=lands).resolves()
    assert not any(land.tapped for land in lands)
    table.seat(0).gets_mana("CCCCCUU")
    table.seat(0).activates(lore, at=[table.seat(1)]).resolves()
    assert len(table.seat(1).hand) == 2


@pytest.mark.parametrize("name,mana", (("Prophet of Distortion", "CCCC"), ("Proud Mentor", "W")))
@rule("602.1")
def test_a_creature_with_an_ability_of_its_own(scenario, name, mana):
    table = scenario()
    creature, giant = table.seat(0).has(name), table.seat(1).has("Hill Giant")
    assert not table.seat(0).can(O_ACTIVATE, creature)
    table.seat(0).gets_mana(mana)
    table.seat(0).activates(creature, at=[giant] if name == "Proud Mentor" else []).resolves()
    assert giant.tapped == (name == "Proud Mentor") and len(table.seat(0).hand) == (name != "Proud Mentor")


@rule("502.3")
def test_elvish_hunter_keeps_a_creature_tapped(scenario):
    table = scenario(seats=2)
    hunter, giant = table.seat(0).has("Elvish Hunter"), table.seat(1).has("Hill Giant", tapped=True)
    table.seat(0).gets_mana("CG")
    table.seat(0).activates(hunter, at=[giant]).resolves()
    table.to_turn(table.seat(1))
    assert giant.tapped
    table.to_turn(table.seat(0))
    table.to_turn(table.seat(1))
    assert not giant.tapped
