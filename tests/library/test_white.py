"""What is particular about the white cards."""

from __future__ import annotations

from apnap.rules.core.constants import END, FLYING, MAIN2, VIGILANCE
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, D_YES_NO
from apnap.testing import rule


@rule("702.7", "510.4")
def test_youthful_knight_strikes_first(scenario):
    table = scenario()
    knight = table.seat(0).has("Youthful Knight")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({knight: table.seat(1)})
    table.seat(1).blocks({bear: knight})
    table.to_step(MAIN2)
    assert bear.died and knight.stayed


@rule("702.15")
def test_ajanis_sunstriker_gains_life_by_damage(scenario):
    table = scenario()
    cat = table.seat(0).has("Ajani's Sunstriker")
    table.seat(0).attacks({cat: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (22, 18)


@rule("702.4")
def test_fencing_ace_strikes_twice(scenario):
    table = scenario()
    ace = table.seat(0).has("Fencing Ace")
    table.seat(0).attacks({ace: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("702.20")
def test_serra_angel_attacks_without_tapping(scenario):
    table = scenario()
    angel = table.seat(0).has("Serra Angel")
    assert angel.has(FLYING) and angel.has(VIGILANCE)
    table.seat(0).attacks({angel: table.seat(1)})
    assert not angel.tapped


@rule("603.6a")
def test_soul_warden_sees_other_creatures_enter_on_any_side(scenario):
    table = scenario()
    table.seat(0).has("Soul Warden")
    table.seat(0).casts("Savannah Lions").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 21
    table.seat(0).casts("Raise the Alarm").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 23
    assert table.seat(1).life == 20


@rule("603.6a")
def test_soul_warden_does_not_see_herself(scenario):
    table = scenario()
    table.seat(0).casts("Soul Warden").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 20
    assert table.stack == []


@rule("801.7")
def test_soul_warden_sees_only_what_is_in_range(scenario):
    table = scenario(seats=6, range_of_influence=1)
    table.seat(3).has("Soul Warden")
    table.seat(0).casts("Savannah Lions").resolves()
    table.resolve_stack()
    assert table.seat(3).life == 20


@rule("603.6a", "702.3")
def test_wall_of_omens_draws_and_cannot_attack(scenario):
    table = scenario()
    before = len(table.seat(0).hand)
    table.seat(0).casts("Wall of Omens").resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == before + 1
    wall = table.seat(0).permanent("Wall of Omens")
    bear = table.seat(0).has("Grizzly Bears")
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert wall.id not in decision.attackers and bear.id in decision.attackers


@rule("111.1", "111.4")
def test_attended_knight_brings_a_soldier(scenario):
    table = scenario()
    table.seat(0).casts("Attended Knight").resolves()
    table.resolve_stack()
    soldier = table.seat(0).permanent("Soldier Token")
    assert (soldier.power, soldier.toughness) == (1, 1)


@rule("508.3a", "115.1")
def test_tenth_district_veteran_untaps_another_creature(scenario):
    table = scenario()
    veteran = table.seat(0).has("Tenth District Veteran")
    bear = table.seat(0).has("Grizzly Bears", tapped=True)
    theirs = table.seat(1).has("Hill Giant", tapped=True)
    table.seat(0).attacks({veteran: table.seat(1)})
    table.resolve_stack()
    assert not bear.tapped and theirs.tapped and not veteran.tapped


@rule("603.3d")
def test_tenth_district_veteran_does_not_untap_itself(scenario):
    table = scenario()
    veteran = table.seat(0).has("Tenth District Veteran")
    table.seat(0).attacks({veteran: table.seat(1)})
    assert table.stack == []


@rule("701.8", "115.1")
def test_disenchant_takes_artifacts_and_enchantments_only(scenario):
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    anthem = table.seat(1).has("Glorious Anthem")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Disenchant", at=[ring]).resolves()
    assert ring.died and anthem.stayed
    table.seat(0).casts("Disenchant", at=[anthem]).resolves()
    assert anthem.died and bear.stayed


@rule("701.8", "702.12")
def test_day_of_judgment_destroys_all_creatures_that_can_be_destroyed(scenario):
    table = scenario(seats=4)
    bears = table.each_seat_has("Grizzly Bears")
    citadel = table.seat(1).has("Darksteel Citadel")
    table.seat(0).casts("Day of Judgment").resolves()
    table.expect(bears).died(0, 1, 2, 3)
    assert citadel.stayed


@rule("608.2h")
def test_swords_to_plowshares_gives_life_to_the_controller_by_last_known_power(scenario):
    table = scenario()
    wurm = table.seat(1).has("Craw Wurm", counters={"+1/+1": 1})
    table.seat(0).casts("Swords to Plowshares", at=[wurm]).resolves()
    assert wurm.zone == "exile"
    assert (table.seat(0).life, table.seat(1).life) == (20, 27)


@rule("613.4c", "611.3a")
def test_glorious_anthem_is_for_your_creatures_old_and_new(scenario):
    table = scenario()
    table.seat(0).has("Glorious Anthem")
    mine = table.seat(0).has("Grizzly Bears")
    theirs = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Savannah Lions").resolves()
    lions = table.seat(0).permanent("Savannah Lions")
    assert (mine.power, theirs.power, lions.power) == (3, 2, 3)
    table.seat(0).has("Glorious Anthem")
    assert (mine.power, mine.toughness) == (4, 4)


@rule("303.4f", "508.1c", "509.1b")
def test_pacifism_keeps_from_attacking_and_blocking(scenario):
    table = scenario()
    mine = table.seat(0).has("Grizzly Bears")
    giant, ogre = table.seat(1).have("Hill Giant", "Gray Ogre")
    table.seat(0).casts("Pacifism", at=[giant]).resolves()
    table.seat(0).attacks({mine: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared")
    assert giant.id not in decision.blockers and ogre.id in decision.blockers


@rule("508.1c")
def test_pacifism_on_my_own_creature_leaves_nobody_to_attack(scenario):
    table = scenario()
    mine = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Pacifism", at=[mine]).resolves()
    table.to_step(END)
    assert table.seat(1).life == 20
    assert not any("attacks" in line for line in table.log)


@rule("508.1h", "508.1j")
def test_ghostly_prison_taxes_each_attacker(scenario):
    table = scenario()
    table.seat(1).has("Ghostly Prison")
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    lands = table.seat(0).have("Forest", "Forest", "Forest")
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18
    assert sum(land.tapped for land in lands) == 2


@rule("508.1c", "508.1h")
def test_ghostly_prison_keeps_away_who_cannot_pay(scenario):
    table = scenario(seats=3)
    table.seat(1).has("Ghostly Prison")
    table.seat(0).has("Forest")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(2)})
    table.to_step(MAIN2)
    assert (table.seat(1).life, table.seat(2).life) == (20, 18)


@rule("310.12a", "310.4b")
def test_invasion_of_dominaria_enters_protected_by_an_opponent(scenario):
    table = scenario()
    table.seat(0).casts("Invasion of Dominaria").resolves()
    before = len(table.seat(0).hand)
    table.resolve_stack()
    siege = table.seat(0).permanent("Invasion of Dominaria")
    assert siege.counters("defense") == 5
    protector = table.game.state.objs[siege.id].protector
    assert protector >= 0 and protector != table.seat(0).number
    assert table.seat(0).life == 24
    assert len(table.seat(0).hand) == before + 1


@rule("310.12b")
def test_invasion_of_dominaria_comes_back_as_an_angel(scenario):
    table = scenario()
    table.seat(0).casts("Invasion of Dominaria").resolves()
    table.resolve_stack()
    siege = table.seat(0).permanent("Invasion of Dominaria")
    table.seat(0).casts("Blaze", at=[siege], x=5).resolves()
    table.run(lambda d: d.kind == D_YES_NO, "the choice to cast it")
    table.answer([1])
    table.resolve_stack()
    angel = table.seat(0).permanent("Serra Faithkeeper")
    assert (angel.power, angel.toughness) == (4, 4) and angel.has(FLYING)


@rule("310.12b")
def test_invasion_of_dominaria_may_stay_in_exile(scenario):
    table = scenario()
    siege = table.seat(0).has("Invasion of Dominaria")
    table.seat(0).casts("Blaze", at=[siege], x=5).resolves()
    table.resolve_stack()
    assert siege.zone == "exile"
