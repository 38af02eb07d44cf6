"""What is particular about the black cards."""

from __future__ import annotations

from apnap.rules.core.constants import FLYING, LIFELINK, MAIN2, UPKEEP
from apnap.rules.core.decisions import D_BLOCK, D_CHOOSE, D_YES_NO, FOR_SACRIFICE, O_CAST
from apnap.testing import rule


@rule("702.2", "704.5h")
def test_typhoid_rats_kill_whatever_they_damage(scenario):
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    rats = table.seat(1).has("Typhoid Rats")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({rats: wurm})
    table.to_step(MAIN2)
    assert wurm.died and rats.died


@rule("702.15", "702.2")
def test_vampire_nighthawk_has_all_three(scenario):
    table = scenario()
    hawk = table.seat(0).has("Vampire Nighthawk")
    assert hawk.has(FLYING) and hawk.has(LIFELINK)
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).attacks({hawk: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (22, 18) and wurm.stayed


@rule("702.14")
def test_bog_wraith_walks_through_swamps(scenario):
    table = scenario(seats=3)
    wraith, bear = table.seat(0).have("Bog Wraith", "Grizzly Bears")
    table.seat(1).have("Swamp", "Hill Giant")
    table.seat(2).have("Forest", "Hill Giant")
    table.seat(0).attacks({wraith: table.seat(1), bear: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared")
    assert list(decision.attackers) == [bear.id]


@rule("702.14", "509.1b")
def test_bog_wraith_is_blocked_where_there_is_no_swamp(scenario):
    table = scenario(seats=3)
    wraith = table.seat(0).has("Bog Wraith")
    table.seat(1).has("Swamp")
    giant = table.seat(2).has("Hill Giant")
    table.seat(0).attacks({wraith: table.seat(2)})
    table.seat(2).blocks({giant: wraith})
    table.to_step(MAIN2)
    assert table.seat(2).life == 20 and wraith.died


@rule("601.2h", "611.2c")
def test_bloodthrone_vampire_feeds_on_creatures_even_itself(scenario):
    table = scenario()
    vampire, bear = table.seat(0).have("Bloodthrone Vampire", "Grizzly Bears")
    table.seat(0).activates(vampire, says=[[bear.id]]).resolves()
    assert bear.died and (vampire.power, vampire.toughness) == (3, 3)
    table.seat(0).activates(vampire).resolves()
    assert vampire.died


@rule("603.3d", "701.9b")
def test_ravenous_rats_make_an_opponent_discard(scenario):
    table = scenario(seats=2)
    table.seat(1).holds("Shock")
    table.seat(0).holds("Doom Blade")
    table.seat(0).casts("Ravenous Rats").resolves()
    table.resolve_stack()
    assert table.seat(1).graveyard == ["Shock"] and table.seat(0).hand == ["Doom Blade"]


@rule("608.2d")
def test_gravedigger_may_return_a_creature_card(scenario):
    table = scenario()
    table.seat(0).buried("Grizzly Bears", "Shock")
    table.seat(1).buried("Hill Giant")
    table.seat(0).casts("Gravedigger").resolves()
    table.run(lambda d: d.kind == D_YES_NO, "the choice to return it")
    table.answer([1])
    assert table.seat(0).hand == ["Grizzly Bears"] and table.seat(0).graveyard == ["Shock"]


@rule("603.10a", "704.5f")
def test_festering_goblin_takes_something_with_it(scenario):
    table = scenario()
    goblin = table.seat(0).has("Festering Goblin")
    raider = table.seat(1).has("Mons's Goblin Raiders")
    table.seat(1).casts("Shock", at=[goblin]).resolves()
    table.resolve_stack()
    assert goblin.died and raider.died


@rule("603.10a", "603.2")
def test_blood_artist_sees_itself_and_others_die(scenario):
    table = scenario(seats=2)
    artist = table.seat(0).has("Blood Artist")
    bear = table.seat(1).has("Grizzly Bears")
    victim = [table.seat(1).ref]
    table.says([0, 1], victim, victim)  # the order of the triggers, then a target for each
    table.seat(0).casts("Day of Judgment").resolves()
    table.resolve_stack()
    assert artist.died and bear.died
    assert (table.seat(0).life, table.seat(1).life) == (22, 18)


@rule("105.2", "115.1")
def test_doom_blade_spares_black_creatures(scenario):
    table = scenario()
    rats = table.seat(1).has("Typhoid Rats")
    blade = table.seat(0).holds("Doom Blade")[0]
    table.seat(0).gets_mana("BB")
    assert not table.seat(0).can(O_CAST, blade)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Doom Blade", at=[bear]).resolves()
    assert bear.died and rats.stayed


@rule("107.4f")
def test_dismember_is_paid_with_life(scenario):
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).holds("Dismember")
    table.seat(0).gets_mana("C")
    table.seat(0).casts("Dismember", at=[giant], free=False).resolves()
    assert giant.died and table.seat(0).life == 16


@rule("701.21a", "608.2d")
def test_diabolic_edict_lets_the_player_choose(scenario):
    table = scenario()
    bear, bird = table.seat(1).have("Grizzly Bears", "Aven Fleetwing")
    table.seat(0).casts("Diabolic Edict", at=[table.seat(1)])
    decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_SACRIFICE, "a sacrifice")
    assert decision.seat == table.seat(1).number
    table.answer([bird.id])
    assert bird.died and bear.stayed


@rule("701.9b")
def test_mind_rot_takes_all_when_there_are_two_or_fewer(scenario):
    table = scenario()
    table.seat(1).holds("Shock")
    table.seat(0).casts("Mind Rot", at=[table.seat(1)]).resolves()
    assert table.seat(1).hand == [] and table.seat(1).graveyard == ["Shock"]


@rule("119.3", "121.1")
def test_sign_in_blood_helps_and_hurts_the_same_player(scenario):
    table = scenario()
    table.seat(0).casts("Sign in Blood", at=[table.seat(1)]).resolves()
    assert len(table.seat(1).hand) == 2 and table.seat(1).life == 18
    assert table.seat(0).hand == [] and table.seat(0).life == 20


@rule("120.3", "608.2h")
def test_syphon_soul_gains_what_it_dealt(scenario):
    table = scenario(seats=4)
    table.seat(0).casts("Syphon Soul").resolves()
    assert [s.life for s in table.seats()] == [26, 18, 18, 18]


@rule("801.10")
def test_syphon_soul_reaches_only_players_in_range(scenario):
    table = scenario(seats=6, range_of_influence=1)
    table.seat(0).casts("Syphon Soul").resolves()
    assert [s.life for s in table.seats()] == [24, 18, 20, 20, 20, 18]


@rule("400.7")
def test_zombify_returns_a_creature_card_to_the_battlefield(scenario):
    table = scenario()
    (wurm,) = table.seat(0).buried("Craw Wurm")
    table.seat(0).buried("Shock")
    table.seat(0).casts("Zombify", at=[wurm]).resolves()
    assert table.seat(0).permanent("Craw Wurm").id == wurm.now


@rule("115.1", "601.2c")
def test_soul_salvage_returns_up_to_two(scenario):
    table = scenario()
    one, two, three = table.seat(0).buried("Craw Wurm", "Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Soul Salvage", at=[one, three]).resolves()
    assert sorted(table.seat(0).hand) == ["Craw Wurm", "Hill Giant"]
    table.seat(0).casts("Soul Salvage").resolves()
    assert "Grizzly Bears" in table.seat(0).graveyard and two.zone == "graveyard"


@rule("603.2b")
def test_phyrexian_arena_works_on_your_upkeep_only(scenario):
    table = scenario(seats=2)
    table.seat(1).has("Phyrexian Arena")
    table.to_step(UPKEEP, table.seat(1))
    table.resolve_stack()
    assert table.seat(1).life == 19 and len(table.seat(1).hand) == 1
    table.to_step(UPKEEP, table.seat(0))
    assert table.stack == []
