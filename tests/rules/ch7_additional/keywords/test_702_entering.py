"""Riot, unleash, living weapon; bolster, support, detain. CR 701.35, 701.39, 701.41, 702.92, 702.98, 702.136."""

from __future__ import annotations

from apnap.rules.core.constants import HASTE, UPKEEP
from apnap.rules.core.decisions import D_ATTACK, FOR_CHOICE, FOR_MAY, O_ACTIVATE
from apnap.testing import rule


@rule("702.136")
def test_riot_is_a_counter_or_haste(scenario):
    table = scenario()
    table.seat(0).casts("Zhur-Taa Goblin")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    goblin = table.seat(0).permanent("Zhur-Taa Goblin")
    assert goblin.power == 3 and not goblin.has(HASTE)
    table.seat(0).casts("Ghor-Clan Wrecker")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([0])
    wrecker = table.seat(0).permanent("Ghor-Clan Wrecker")
    assert wrecker.power == 2 and wrecker.has(HASTE)


@rule("702.98")
def test_unleashed_it_cannot_block(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Rakdos Cackler")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    cackler = table.seat(0).permanent("Rakdos Cackler")
    reveler = table.seat(0).has("Dead Reveler")
    assert cackler.power == 2
    bear = table.seat(1).has("Grizzly Bears")
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bear: table.seat(0)})
    decision = table.asked(table.seat(0), kind=7)
    assert list(decision.candidates) == [reveler.id]


@rule("702.92")
def test_living_weapon_brings_its_germ(scenario):
    table = scenario()
    table.seat(0).casts("Flayer Husk").resolves()
    table.resolve_stack()
    germ = table.seat(0).permanent("Phyrexian Germ Token")
    husk = table.seat(0).permanent("Flayer Husk")
    assert husk.attached_to == germ and (germ.power, germ.toughness) == (1, 1)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(husk, at=[bear]).resolves()
    assert bear.power == 3 and "Phyrexian Germ Token" not in table.seat(0).battlefield
    table.seat(0).casts("Sickleslicer").resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Phyrexian Germ Token").power == 2


@rule("701.39")
def test_bolster_the_least_tough(scenario):
    table = scenario()
    bear, other, wurm = table.seat(0).have("Grizzly Bears", "Runeclaw Bear", "Craw Wurm")
    table.seat(1).has("Ornithopter")
    table.seat(0).casts("Dromoka's Gift")
    decision = table.asked(table.seat(0), FOR_CHOICE)
    assert set(decision.candidates) == {bear.id, other.id}
    table.answer([other.id])
    table.resolve_stack()
    assert other.counters("+1/+1") == 4
    table.seat(0).casts("Honor's Reward").resolves()
    assert bear.counters("+1/+1") == 2 and table.seat(0).life == 24 and wurm.counters("+1/+1") == 0


@rule("701.41")
def test_support_up_to_so_many(scenario):
    table = scenario()
    bear, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    table.seat(0).casts("Lead by Example", at=[bear, giant]).resolves()
    assert bear.counters("+1/+1") == 1 and giant.counters("+1/+1") == 1
    table.seat(0).casts("Shoulder to Shoulder", at=[bear]).resolves()
    assert bear.counters("+1/+1") == 2 and table.seat(0).hand == ["Forest"]


@rule("701.35")
def test_detained_until_your_next_turn(scenario):
    table = scenario(seats=2)
    sorcerer = table.seat(1).has("Prodigal Sorcerer")
    table.seat(0).casts("Azorius Arrester").resolves()
    table.resolve_stack()
    assert not table.seat(1).can(O_ACTIVATE, sorcerer)
    table.to_turn(table.seat(1))
    assert not table.seat(1).can(O_ACTIVATE, sorcerer)
    table.to_step(UPKEEP, table.seat(0))
    assert table.seat(1).can(O_ACTIVATE, sorcerer)


@rule("701.35")
def test_a_detained_creature_does_not_attack(scenario):
    table = scenario(seats=2)
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Inaction Injunction", at=[bear]).resolves()
    table.to_turn(table.seat(1))
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert list(decision.candidates) == [giant.id]
