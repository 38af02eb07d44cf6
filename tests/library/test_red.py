"""What is particular about the red cards."""

from __future__ import annotations

from apnap.rules.core.constants import BEGIN_COMBAT, MAIN2
from apnap.rules.core.decisions import D_ATTACK, O_CAST, IllegalAnswer
from apnap.testing import rule


@rule("702.10", "302.6")
def test_raging_goblin_attacks_at_once(scenario):
    table = scenario()
    goblin = table.seat(0).has("Raging Goblin", sick=True)
    slow = table.seat(0).has("Goblin Piker", sick=True)
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers to be declared")
    assert goblin.id in decision.attackers and slow.id not in decision.attackers


@rule("702.111", "509.1b")
def test_boggart_brute_needs_two_blockers(scenario):
    table = scenario()
    brute = table.seat(0).has("Boggart Brute")
    one, two = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({brute: table.seat(1)})
    try:
        table.seat(1).blocks({one: brute})
    except IllegalAnswer as error:
        assert "702.111" in str(error) or "509.1b" in str(error)
    else:
        raise AssertionError("one creature blocked it")
    table.seat(1).blocks({one: brute, two: brute})
    table.to_step(MAIN2)
    assert brute.died


@rule("611.2c", "514.2")
def test_shivan_dragon_breathes_as_often_as_it_is_paid(scenario):
    table = scenario()
    dragon = table.seat(0).has("Shivan Dragon")
    table.seat(0).gets_mana("RR")
    table.seat(0).activates(dragon)
    table.seat(0).activates(dragon)
    table.resolve_stack()
    assert (dragon.power, dragon.toughness) == (7, 5)
    table.to_turn(table.seat(1))
    assert dragon.power == 5


@rule("603.3d")
def test_flametongue_kavu_burns_itself_when_alone(scenario):
    table = scenario()
    table.seat(0).casts("Flametongue Kavu").resolves()
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Flametongue Kavu"]


@rule("603.6a", "120.3")
def test_flametongue_kavu_deals_the_damage_itself(scenario):
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.says([giant.id])
    table.seat(0).casts("Flametongue Kavu").resolves()
    table.resolve_stack()
    assert giant.died
    assert any("Flametongue Kavu deals 4 damage" in line for line in table.log)


@rule("111.10a", "605.1a")
def test_rapacious_dragon_brings_treasures_that_make_any_colour(scenario):
    table = scenario()
    table.seat(0).casts("Rapacious Dragon").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Treasure Token") == 2
    treasure = table.seat(0).permanent("Treasure Token")
    table.seat(0).taps_for_mana(treasure, says=[[1]])
    assert table.seat(0).pool == "U"
    assert table.seat(0).battlefield.count("Treasure Token") == 1


@rule("115.4")
def test_lightning_bolt_hits_creatures_players_and_planeswalkers(scenario):
    table = scenario()
    jace = table.seat(1).has("Jace Beleren")
    giant = table.seat(1).has("Hill Giant")
    land = table.seat(1).has("Forest")
    table.seat(0).casts("Lightning Bolt", at=[giant]).resolves()
    assert giant.died
    table.seat(0).casts("Lightning Bolt", at=[jace]).resolves()
    assert jace.died and land.stayed


@rule("120.3")
def test_the_other_burn_spells_deal_what_they_say(scenario):
    table = scenario()
    for name, left in [("Shock", 18), ("Volcanic Hammer", 15), ("Tarfire", 13), ("Flame Javelin", 9)]:
        table.seat(0).casts(name, at=[table.seat(1)]).resolves()
        assert table.seat(1).life == left


@rule("107.4e", "202.3g")
def test_flame_javelin_is_paid_with_two_of_anything_for_each_red(scenario):
    table = scenario()
    javelin = table.seat(0).holds("Flame Javelin")[0]
    table.seat(0).gets_mana("RCCC")
    assert not table.seat(0).can(O_CAST, javelin)
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, javelin)
    assert table.game.char(javelin.id).mana_value() == 6


@rule("115.1")
def test_lava_spike_cannot_hit_creatures(scenario):
    table = scenario(seats=2)
    table.seat(1).has("Grizzly Bears")
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).casts("Lava Spike", at=[jace]).resolves()
    assert jace.died
    table.seat(0).casts("Lava Spike", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17


@rule("107.3a")
def test_blaze_deals_x(scenario):
    table = scenario()
    table.seat(0).casts("Blaze", at=[table.seat(1)], x=7).resolves()
    assert table.seat(1).life == 13


@rule("801.10")
def test_pyroclasm_reaches_only_players_in_range(scenario):
    table = scenario(seats=6, range_of_influence=1)
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).casts("Pyroclasm").resolves()
    table.expect(bears).died(0, 1, 5).stayed(2, 3, 4)


@rule("601.2d")
def test_arc_lightning_is_divided_among_up_to_three(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    raider = table.seat(1).has("Mons's Goblin Raiders")
    table.seat(0).casts("Arc Lightning", at=[bear, raider], says=[[2, 1]]).resolves()
    assert bear.died and raider.died
    table.seat(0).casts("Arc Lightning", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17


@rule("608.2b", "601.2d")
def test_what_arc_lightning_meant_for_a_lost_target_is_not_dealt_elsewhere(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    spell = table.seat(0).casts("Arc Lightning", at=[bear, table.seat(1)], says=[[2, 1]])
    table.seat(1).casts("Unsummon", at=[bear]).resolves()
    spell.resolves()
    assert table.seat(1).life == 19


@rule("500.8", "505.1a")
def test_relentless_assault_lets_creatures_attack_again(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    idle = table.seat(0).has("Hill Giant", tapped=True)
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert bear.tapped and table.seat(1).life == 18
    table.seat(0).casts("Relentless Assault").resolves()
    assert not bear.tapped and idle.tapped
    table.to_step(BEGIN_COMBAT)
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 16
    assert table.game.state.turn().number == 1
