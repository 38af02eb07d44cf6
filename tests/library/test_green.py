"""What is particular about the green cards."""

from __future__ import annotations

from apnap.rules.ch7_additional.voting import FOR_VOTE
from apnap.rules.core.constants import MAIN2, PLUS, REACH, TRAMPLE, UPKEEP
from apnap.rules.core.decisions import D_BLOCK, D_CHOOSE, FOR_SEARCH, O_LAND, IllegalAnswer
from apnap.testing import Permanent, rule
from apnap.testing.plugin import Builder


@rule("702.17")
def test_giant_spider_reaches_fliers(scenario):
    table = scenario()
    drake = table.seat(0).has("Wind Drake")
    spider = table.seat(1).has("Giant Spider")
    assert spider.has(REACH)
    table.seat(0).attacks({drake: table.seat(1)})
    table.seat(1).blocks({spider: drake})
    table.to_step(MAIN2)
    assert drake.died


@rule("702.19")
def test_stampeding_rhino_tramples(scenario):
    table = scenario()
    rhino = table.seat(0).has("Stampeding Rhino")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({rhino: table.seat(1)})
    table.seat(1).blocks({bear: rhino})
    table.says([2, 2])
    table.to_step(MAIN2)
    assert bear.died and table.seat(1).life == 18


@rule("605.1a", "605.3")
def test_llanowar_elves_and_birds_make_mana(scenario):
    table = scenario()
    elves, birds = table.seat(0).have("Llanowar Elves", "Birds of Paradise")
    table.seat(0).taps_for_mana(elves)
    table.seat(0).taps_for_mana(birds, says=[[2]])
    assert table.seat(0).pool == "BG" and elves.tapped and birds.tapped


@rule("603.2b")
def test_verdant_force_grows_on_every_upkeep(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Verdant Force")
    for seat in (1, 2, 0):
        table.to_step(UPKEEP, table.seat(seat))
        table.resolve_stack()
    assert table.seat(0).battlefield.count("Saproling Token") == 3


@rule("805.4d")
def test_verdant_force_grows_once_for_a_turn_that_two_players_share(scenario):
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)
    table.seat(0).has("Verdant Force")
    table.to_step(UPKEEP, table.seat(2))
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Saproling Token") == 1


@rule("514.2", "613.4c")
def test_giant_growth_lasts_until_end_of_turn(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Giant Growth", at=[bear]).resolves()
    table.seat(0).casts("Giant Growth", at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (8, 8)
    table.to_turn(table.seat(1))
    assert (bear.power, bear.toughness) == (2, 2)


@rule("615.1a", "615.3")
def test_fog_prevents_combat_damage_and_no_other(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(1).casts("Fog").resolves()
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("615.3", "514.2")
def test_fog_is_gone_with_the_turn(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Fog").resolves()
    bear = table.seat(1).has("Grizzly Bears")
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bear: table.seat(0)})
    table.to_step(MAIN2)
    assert table.seat(0).life == 18


@rule("801.13b")
def test_fog_needs_source_and_victim_in_range(scenario):
    table = scenario(seats=6, range_of_influence=1)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(2).casts("Fog").resolves()
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("608.2b", "120.3")
def test_rabid_bite_is_dealt_by_the_creature(scenario):
    table = scenario()
    rats = table.seat(0).has("Ajani's Sunstriker")
    giant = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rabid Bite", at=[rats, giant]).resolves()
    assert giant.died
    assert table.seat(0).life == 22  # lifelink: the cat dealt it


@rule("608.2b")
def test_rabid_bite_without_its_biter_does_nothing(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    bite = table.seat(0).casts("Rabid Bite", at=[bear, giant])
    table.seat(1).casts("Unsummon", at=[bear]).resolves()
    bite.resolves()
    assert giant.stayed and giant.damage == 0


@rule("701.23", "701.24")
def test_rampant_growth_finds_a_basic_land(scenario):
    table = scenario()
    (mountain,) = table.seat(0).library("Mountain")
    table.seat(0).library("Taiga")
    table.seat(0).casts("Rampant Growth")
    decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_SEARCH, "a search")
    names = {table.game.name(id) for id in decision.candidates}
    assert names == {"Mountain", "Forest"}
    table.answer([mountain.now])
    assert table.seat(0).permanent("Mountain").tapped
    assert any("shuffles" in line for line in table.log)


@rule("701.23b")
def test_rampant_growth_need_not_find(scenario):
    table = scenario()
    table.seat(0).casts("Rampant Growth")
    table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_SEARCH, "a search")
    table.answer([])
    assert table.seat(0).battlefield == []


@rule("611.2c")
def test_overrun_is_for_the_creatures_that_are_there(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    theirs = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Overrun").resolves()
    late = table.seat(0).has("Grizzly Bears")
    assert (bear.power, bear.toughness) == (5, 5) and bear.has(TRAMPLE)
    assert late.power == 2 and not late.has(TRAMPLE)
    assert theirs.power == 2


@rule("509.1c")
def test_lure_draws_all_blockers(scenario):
    table = scenario()
    bear, ogre = table.seat(0).have("Grizzly Bears", "Gray Ogre")
    one, two = table.seat(1).have("Hill Giant", "Goblin Piker")
    table.seat(0).casts("Lure", at=[bear]).resolves()
    table.seat(0).attacks({bear: table.seat(1), ogre: table.seat(1)})
    table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared")
    try:
        table.seat(1).blocks({one: ogre, two: bear})
    except IllegalAnswer as error:
        assert "509.1c" in str(error)
    else:
        raise AssertionError("a creature ignored the lure")
    table.seat(1).blocks({one: bear, two: bear})


@rule("606.4", "115.1")
def test_garruk_untaps_two_lands(scenario):
    table = scenario()
    garruk = table.seat(0).has("Garruk Wildspeaker")
    one, two, three = table.seat(0).have("Forest", "Forest", "Forest", tapped=True)
    table.seat(0).activates(garruk, 0, at=[one, three]).resolves()
    assert not one.tapped and two.tapped and not three.tapped
    assert garruk.counters("loyalty") == 4


@rule("111.1")
def test_garruk_makes_a_beast(scenario):
    table = scenario()
    garruk = table.seat(0).has("Garruk Wildspeaker")
    table.seat(0).activates(garruk, 1).resolves()
    beast = table.seat(0).permanent("Beast Token")
    assert (beast.power, beast.toughness) == (3, 3)
    assert table.game.char(beast.id).colors == 16


@rule("606.6")
def test_garruk_overruns_when_he_has_enough_loyalty(scenario):
    table = scenario()
    garruk = table.seat(0).has("Garruk Wildspeaker", counters={"loyalty": 4})
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).activates(garruk, 2).resolves()
    assert (bear.power, bear.toughness) == (5, 5) and bear.has(TRAMPLE)
    assert garruk.died


@rule("701.38")
def test_the_orchard_grows_by_sprout_votes_and_feeds_by_harvest_votes(scenario):
    table = scenario(seats=3)
    table.seat(0).casts("Orchard Elemental").resolves()
    for vote in (0, 0, 1):
        table.asked(purpose=FOR_VOTE)
        table.answer([vote])
    table.resolve_stack()
    assert table.seat(0).permanent("Orchard Elemental").counters(PLUS) == 4 and table.seat(0).life == 23


def test_exploration_lets_play_a_land_more(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Exploration")
    table.seat(0).holds("Forest", "Forest", "Forest")
    table.seat(0).plays("Forest")
    table.seat(0).plays("Forest")
    assert not table.seat(0).can(O_LAND, Permanent(table, table.in_hand(table.seat(0).number, "Forest")))
