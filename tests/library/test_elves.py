"""What is particular about the elves, and the spells that go with them."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import DEATHTOUCH, REACH, TRAMPLE, VIGILANCE
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule

KEYWORDS = {
    "Norwood Archers": REACH,
    "Thornweald Archer": REACH | DEATHTOUCH,
    "Tajuru Pathwarden": VIGILANCE | TRAMPLE,
    "Dwynen, Gilt-Leaf Daen": REACH,
    "Kodama of the North Tree": TRAMPLE,
}


@rule("702.1")
@pytest.mark.parametrize("name", KEYWORDS)
def test_keywords(scenario, name):
    table = scenario()
    elf = table.seat(0).has(name)
    assert table.game.char(elf.id).keywords & KEYWORDS[name] == KEYWORDS[name]


@rule("605.1a")
@pytest.mark.parametrize(
    "name,mana",
    [("Druid of the Cowl", "G"), ("Leaf Gilder", "G"), ("Skyshroud Troopers", "G"), ("Canopy Tactician", "GGG")],
)
def test_elves_make_mana(scenario, name, mana):
    table = scenario()
    table.seat(0).taps_for_mana(table.seat(0).has(name))
    assert table.seat(0).pool == mana


@rule("701.26")
def test_arbor_elf_untaps_a_forest(scenario):
    table = scenario()
    elf = table.seat(0).has("Arbor Elf")
    forest = table.seat(0).has("Forest", tapped=True)
    table.seat(0).activates(elf, at=[forest]).resolves()
    assert not forest.tapped and elf.tapped


@rule("613.4c")
@pytest.mark.parametrize("name", ["Canopy Tactician", "Dwynen, Gilt-Leaf Daen"])
def test_a_leader_raises_the_other_elves(scenario, name):
    table = scenario()
    elf, bear = table.seat(0).have("Elvish Warrior", "Grizzly Bears")
    theirs = table.seat(1).has("Elvish Warrior")
    leader = table.seat(0).has(name)
    printed = table.game.state.objs[leader.id].card.base
    assert (elf.power, elf.toughness) == (3, 4) and (theirs.power, bear.power) == (2, 2)
    assert leader.power == printed.power


@rule("613.4c")
def test_kaysa_raises_green_creatures_herself_included(scenario):
    table = scenario()
    bear, kaysa, knight = table.seat(0).have("Grizzly Bears", "Kaysa", "White Knight")
    theirs = table.seat(1).has("Grizzly Bears")
    assert (bear.power, kaysa.power, knight.power, theirs.power) == (3, 3, 2, 2)


@rule("106.1")
def test_circle_of_dreams_druid_counts_creatures(scenario):
    table = scenario()
    druid = table.seat(0).have("Circle of Dreams Druid", "Grizzly Bears", "Memnite")[0]
    table.seat(1).has("Grizzly Bears")
    table.seat(0).taps_for_mana(druid)
    assert table.seat(0).pool == "GGG"


@rule("603.6a", "106.1")
def test_marwyn_grows_with_elves_and_taps_for_her_power(scenario):
    table = scenario()
    marwyn = table.seat(0).has("Marwyn, the Nurturer")
    table.seat(0).casts("Elvish Warrior").resolves()
    table.resolve_stack()
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert marwyn.counters("+1/+1") == 1
    table.seat(0).taps_for_mana(marwyn)
    assert table.seat(0).pool == "GG"


@rule("508.3a")
def test_dwynen_gains_life_for_attacking_elves(scenario):
    table = scenario(seats=2)
    dwynen, elf, bear = table.seat(0).have("Dwynen, Gilt-Leaf Daen", "Elvish Warrior", "Grizzly Bears")
    table.seat(0).has("Elvish Mystic")
    table.seat(0).attacks({dwynen: table.seat(1), elf: table.seat(1), bear: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("603.6a")
def test_forcemages_strengthen_for_a_turn(scenario):
    table = scenario()
    bear = table.seat(0).have("Grizzly Bears", "Primal Forcemage")[0]
    table.seat(0).casts("Yeva's Forcemage").resolves()
    table.asked(table.seat(0), "target")
    table.answer([bear.id])
    table.resolve_stack()
    yeva = table.seat(0).permanent("Yeva's Forcemage")
    assert (bear.power, bear.toughness) == (4, 4) and (yeva.power, yeva.toughness) == (5, 5)
    table.next_turn()
    assert (bear.power, yeva.power) == (2, 2)


@rule("122.6")
def test_immaculate_magistrate_counts_elves(scenario):
    table = scenario()
    magistrate, bear = table.seat(0).have("Immaculate Magistrate", "Grizzly Bears")
    table.seat(0).has("Elvish Warrior")
    table.seat(0).activates(magistrate, at=[bear]).resolves()
    assert bear.counters("+1/+1") == 2


@rule("603.2")
def test_huntmaster_and_hivemaster_bring_tokens(scenario):
    table = scenario()
    table.seat(0).have("Lys Alana Huntmaster", "Wirewood Hivemaster")
    table.says([1], [1])
    table.seat(0).casts("Elvish Warrior").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Elf Warrior Token") == 1
    assert table.seat(0).battlefield.count("Insect Token") == 1


@rule("603.6a")
def test_ambassador_oak_brings_an_elf(scenario):
    table = scenario()
    table.seat(0).casts("Ambassador Oak").resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Elf Warrior Token").is_a("Elf")


@rule("603.6c")
def test_symbiotic_elf_leaves_two_insects(scenario):
    table = scenario()
    elf = table.seat(0).has("Symbiotic Elf")
    table.seat(0).casts("Murder", at=[elf]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Insect Token"] * 2


@rule("118.3", "302.6")
def test_voice_of_the_woods_needs_five_elves(scenario):
    table = scenario()
    voice = table.seat(0).has("Voice of the Woods")
    table.seat(0).have("Elvish Warrior", "Elvish Warrior", "Elvish Warrior", "Grizzly Bears")
    assert not table.seat(0).can(O_ACTIVATE, voice)
    table.seat(0).has("Elvish Warrior", sick=True)
    table.seat(0).activates(voice).resolves()
    token = table.seat(0).permanent("Elemental Token")
    assert (token.power, token.toughness) == (7, 7) and token.has(TRAMPLE) and voice.tapped


@rule("603.2")
def test_beast_whisperer_draws_for_creature_spells(scenario):
    table = scenario()
    table.seat(0).has("Beast Whisperer")
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Memnite").resolves()
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 1


@rule("119.3")
def test_wellwisher_gains_for_every_elf(scenario):
    table = scenario()
    wisher = table.seat(0).has("Wellwisher")
    table.seat(1).has("Elvish Warrior")
    table.seat(0).activates(wisher).resolves()
    assert table.seat(0).life == 22


@rule("603.6a", "701.8")
def test_viridian_elves_destroy_artifacts(scenario):
    table = scenario()
    ring, anthem = table.seat(1).have("Sol Ring", "Glorious Anthem")
    zealot = table.seat(0).has("Viridian Zealot")
    table.seat(0).casts("Viridian Shaman").resolves()
    table.resolve_stack()
    assert ring.died
    table.seat(0).gets_mana("CG")
    table.seat(0).activates(zealot, at=[anthem]).resolves()
    assert anthem.died and zealot.died


@rule("111.1")
def test_elvish_promenade_doubles_the_elves(scenario):
    table = scenario()
    table.seat(0).have("Elvish Warrior", "Elvish Mystic", "Grizzly Bears")
    table.seat(0).casts("Elvish Promenade").resolves()
    assert table.seat(0).battlefield.count("Elf Warrior Token") == 2


@rule("121.2")
def test_harmonize_draws_three(scenario):
    table = scenario()
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Harmonize").resolves()
    assert len(table.seat(0).hand) == hand + 3
