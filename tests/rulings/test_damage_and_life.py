"""Official rulings, retold: damage, life, poison."""

from __future__ import annotations

from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import D_ASSIGN
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("510.1c", "702.19b", "614.1a")
def test_angraths_marauders_trample_is_assigned_before_doubling(scenario: Builder) -> None:
    """A 6/4 with trample blocked by a 3/3: at least 3 to the blocker, at most 3 over it; then both are doubled."""
    table = scenario()
    table.seat(0).has("Angrath's Marauders")
    wurm = table.seat(0).has("Craw Wurm")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Fully Grown", at=[wurm]).resolves()
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({giant: wurm})
    table.asked(kind=D_ASSIGN)
    table.answer([3, 6])
    table.to_step(MAIN2)
    assert table.seat(1).life == 8 and giant.died


@rule("601.2d", "614.1a")
def test_fiery_emancipation_what_is_divided_is_tripled_afterwards(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Fiery Emancipation")
    bears = table.seat(1).has("Grizzly Bears")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).casts("Arc Lightning", at=[table.seat(1), bears, wall]).resolves()
    assert table.seat(1).life == 17 and bears.died and wall.damage == 3


@rule("109.5", "603.2")
def test_armadillo_cloak_on_a_creature_of_another_player(scenario: Builder) -> None:
    """The Aura's controller gains life, whoever's creature deals the damage, even to them."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.to_turn(table.seat(1))
    table.run(lambda d: table.step == "precombat main phase", "the main phase")
    table.seat(1).casts("Armadillo Cloak", at=[bears]).resolves()
    table.to_turn(table.seat(0))
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 20 and bears.power == 4


@rule("120.3b", "120.3c", "702.90")
def test_cystbearer_infects_players_not_planeswalkers(scenario: Builder) -> None:
    table = scenario()
    bearer = table.seat(0).has("Cystbearer")
    jace = table.seat(1).has("Jace Beleren")
    collar = table.seat(0).has("Basilisk Collar")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(collar, at=[bearer]).resolves()
    table.seat(0).attacks({bearer: jace})
    table.to_step(MAIN2)
    assert jace.counters("loyalty") == 1 and table.seat(1).poison == 0
    assert table.seat(0).life == 22  # damage in all respects: lifelink counts it


@rule("615.6", "702.90")
def test_cystbearer_prevented_damage_poisons_nobody(scenario: Builder) -> None:
    table = scenario()
    bearer = table.seat(0).has("Cystbearer")
    table.seat(0).attacks({bearer: table.seat(1)})
    table.seat(1).casts("Fog").resolves()
    table.to_step(MAIN2)
    assert table.seat(1).poison == 0


@rule("702.12b", "704.5i")
def test_boros_charm_a_planeswalker_without_loyalty_goes_all_the_same(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(0).has("Jace Beleren")
    table.seat(0).casts("Boros Charm", modes=[1]).resolves()
    table.seat(0).casts("Doom Blade", at=[table.seat(0).has("Hill Giant")]).resolves()
    assert table.seat(0).battlefield == ["Jace Beleren"]
    table.seat(1).casts("Lightning Bolt", at=[jace]).resolves()
    assert jace.died


@rule("611.2c")
def test_boros_charm_says_nothing_of_what_comes_later(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Boros Charm", modes=[1]).resolves()
    table.seat(0).casts("Hill Giant").resolves()
    giant = table.seat(0).permanent("Hill Giant")
    table.seat(0).casts("Day of Judgment").resolves()
    assert bears.stayed and giant.died


@rule("107.1c", "119.3")
def test_beacon_of_immortality_doubles_what_is_below_zero(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Platinum Angel")
    table.seat(1).at(-5)
    table.seat(0).casts("Beacon of Immortality", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == -10


@rule("119.9", "614.1a")
def test_beacon_of_immortality_is_a_gain_of_life(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Boon Reflection")
    mate = table.seat(0).has("Ajani's Pridemate")
    table.seat(0).casts("Beacon of Immortality", at=[table.seat(0)]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 60 and mate.counters("+1/+1") == 1


@rule("704.3", "603.3")
def test_ajanis_pridemate_dies_before_it_grows(scenario: Builder) -> None:
    """Lethal damage and a gain of life at the same moment: the counter would come too late."""
    table = scenario()
    mate = table.seat(0).has("Ajani's Pridemate")
    striker = table.seat(0).has("Ajani's Sunstriker")
    giants = table.seat(1).have("Hill Giant", "Wall of Omens")
    table.seat(0).attacks({mate: table.seat(1), striker: table.seat(1)})
    table.seat(1).blocks({giants[0]: mate, giants[1]: striker})
    table.to_step(MAIN2)
    assert mate.died and table.seat(0).life == 22


@rule("704.3", "613.4c", "611.3a")
def test_angel_of_vitality_is_larger_before_anybody_looks(scenario: Builder) -> None:
    """At 22 life, lifelink brings 26 at the moment that the Angel is dealt 3 damage: it is 4/4 by then, and lives."""
    table = scenario()
    table.seat(0).at(22)
    angel = table.seat(0).has("Angel of Vitality")
    hawk = table.seat(0).has("Ajani's Sunstriker")
    drakes = table.seat(1).have("Giant Spider", "Hill Giant")
    table.seat(0).attacks({angel: table.seat(1), hawk: table.seat(1)})
    table.seat(1).blocks({drakes[0]: angel})
    table.to_step(MAIN2)
    assert table.seat(0).life == 25 and angel.stayed and angel.damage == 2


@rule("614.5", "614.1a")
def test_two_angels_of_vitality_add_two(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Angel of Vitality", "Angel of Vitality")
    table.seat(0).casts("Healing Salve", at=[table.seat(0)], modes=[0])
    table.resolve_stack()
    assert table.seat(0).life == 25


@rule("704.5a", "603.3")
def test_exquisite_blood_comes_too_late(scenario: Builder) -> None:
    """Both lose life at the same time, and mine is gone: the trigger would have to resolve first."""
    table = scenario(3)
    table.seat(0).has("Exquisite Blood")
    table.seat(0).at(4)
    table.seat(0).casts("Flame Rift")
    table.run(lambda d: not table.seat(0).in_game, "the loss")
    assert not table.seat(0).in_game and table.seat(1).life == 16


@rule("702.19b", "510.1c")
def test_fog_bank_must_be_assigned_lethal_damage_though_it_is_prevented(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    bank = table.seat(1).has("Fog Bank")
    table.seat(0).casts("Fully Grown", at=[wurm]).resolves()
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({bank: wurm})
    decision = table.asked(kind=D_ASSIGN)
    assert decision.seat == table.seat(0).number
    table.answer([2, 7])
    table.to_step(MAIN2)
    assert bank.stayed and table.seat(1).life == 13


@rule("120.8", "702.15")
def test_behemoth_sledge_lifelink_twice_is_once(scenario: Builder) -> None:
    table = scenario()
    striker = table.seat(0).has("Ajani's Sunstriker")
    sledge = table.seat(0).has("Behemoth Sledge")
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(sledge, at=[striker]).resolves()
    table.seat(0).attacks({striker: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 16 and table.seat(0).life == 24
