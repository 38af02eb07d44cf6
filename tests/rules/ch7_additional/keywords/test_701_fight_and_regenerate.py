"""Fight and regenerate. CR 701.14, 701.19."""

from __future__ import annotations

from apnap.rules.core.constants import MAIN2
from apnap.testing import rule


@rule("701.14a")
def test_both_deal_damage_equal_to_their_power(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Prey Upon", at=[bear, giant]).resolves()
    assert bear.died and giant.stayed and giant.damage == 2


@rule("701.14b")
def test_neither_fights_when_one_is_gone(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    fight = table.seat(0).casts("Pounce", at=[bear, giant])
    table.seat(1).casts("Unsummon", at=[bear]).resolves()
    fight.resolves()
    assert giant.damage == 0


@rule("701.14")
def test_the_creature_that_grows_is_the_one_that_fights(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Epic Confrontation", at=[bear, giant]).resolves()
    assert bear.stayed and (bear.power, bear.toughness, bear.damage) == (3, 4, 3) and giant.died


@rule("701.19a", "614.8")
def test_regeneration_replaces_the_next_destruction_only(scenario):
    table = scenario()
    troll = table.seat(0).has("Cudgel Troll")
    table.seat(0).gets_mana("G")
    table.seat(0).activates(troll).resolves()
    table.seat(1).casts("Doom Blade", at=[troll]).resolves()
    assert troll.stayed and troll.tapped
    table.seat(1).casts("Doom Blade", at=[troll]).resolves()
    assert troll.died


@rule("701.19a", "704.5g")
def test_a_regenerated_creature_loses_its_damage_and_leaves_combat(scenario):
    table = scenario()
    troll = table.seat(0).has("Cudgel Troll")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).attacks({troll: table.seat(1)})
    table.seat(0).gets_mana("G")
    table.seat(0).activates(troll).resolves()
    table.seat(1).blocks({wurm: troll})
    table.to_step(MAIN2)
    assert troll.stayed and troll.damage == 0 and wurm.died and not troll.attacking


@rule("701.19")
def test_some_destruction_cannot_be_regenerated(scenario):
    table = scenario()
    troll, statue = table.seat(0).have("Cudgel Troll", "Clay Statue")
    table.seat(0).gets_mana("GCC")
    table.seat(0).activates(troll).resolves()
    table.seat(0).activates(statue).resolves()
    table.seat(1).casts("Terror", at=[troll]).resolves()
    assert troll.died and statue.stayed
    table.seat(0).casts("Wrath of God").resolves()
    assert statue.died


@rule("701.19")
def test_a_shield_lasts_for_the_turn(scenario):
    table = scenario()
    boa = table.seat(0).has("River Boa")
    table.seat(0).gets_mana("G")
    table.seat(0).activates(boa).resolves()
    table.to_turn(table.seat(1))
    table.seat(1).casts("Doom Blade", at=[boa]).resolves()
    assert boa.died
