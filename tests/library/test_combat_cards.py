"""Cards about attacking and blocking."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import DEATHTOUCH, DOUBLE_STRIKE, FLYING, MAIN1, MAIN2, MINUS
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, FOR_MAY, O_ACTIVATE, O_CAST, IllegalAnswer
from apnap.testing import rule
from apnap.testing.plugin import Builder


def no_question_of(table, kind):
    """Nobody is asked that in this turn's combat."""
    return table.run(lambda d: d.kind == kind or table.game.state.turn().step == MAIN2).kind != kind


@rule("505.1a", "500.8")
def test_waves_of_aggression_attack_again(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    table.seat(0).casts("Waves of Aggression").resolves()
    assert not bear.tapped
    table.seat(0).attacks({bear: table.seat(1)})
    assert table.game.state.turn().number == 1
    table.to_step(MAIN2)
    assert table.seat(1).life == 16


@rule("702.81")
def test_waves_of_aggression_come_again_for_a_land(scenario):
    table = scenario()
    buried = table.seat(0).buried("Waves of Aggression")[0]
    table.seat(0).gets_mana("CCCRR")
    assert not table.seat(0).can(O_CAST, buried)
    table.seat(0).holds("Forest")
    assert table.seat(0).can(O_CAST, buried)


@rule("509.1b")
def test_what_the_enraged_and_the_rampaging_are_blocked_by(scenario):
    table = scenario()
    rhino, dinosaur = table.seat(0).have("Enraged Ceratok", "Rampaging Ceratops")
    bear, *giants = table.seat(1).have("Grizzly Bears", "Hill Giant", "Hill Giant", "Hill Giant")
    table.seat(0).attacks({rhino: table.seat(1), dinosaur: table.seat(1)})
    assert table.run(lambda d: d.kind == D_BLOCK).kind == D_BLOCK
    for pairs in ([bear.id, rhino.id], [giants[0].id, dinosaur.id], [bear.id, dinosaur.id, giants[0].id, dinosaur.id]):
        with pytest.raises(IllegalAnswer):
            table.answer(pairs)
    table.seat(1).blocks({giants[0]: rhino, giants[1]: dinosaur, giants[2]: dinosaur, bear: dinosaur})


@rule("613.1f")
def test_flyers_come_down(scenario):
    table = scenario()
    angel, elemental = table.seat(1).have("Serra Angel", "Air Elemental")
    table.seat(0).casts("Canopy Claws", at=[angel]).resolves()
    assert not angel.has(FLYING) and elemental.has(FLYING)
    table.seat(0).has("Gravity Sphere")
    assert not elemental.has(FLYING)


@rule("508.1c")
def test_a_chained_throatseeker_waits_for_poison(scenario):
    table = scenario(seats=2)
    seeker = table.seat(0).has("Chained Throatseeker")
    assert no_question_of(table, D_ATTACK)
    table.game.state.edit_player(table.seat(1).number).poison = 1
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).attacks({seeker: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(1).poison, table.seat(1).life) == (6, 20)


@rule("509.3a")
def test_some_gain_by_blocking(scenario):
    table = scenario()
    guardian, membrane = table.seat(1).have("Pride Guardian", "Psychic Membrane")
    bears = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({b: table.seat(1) for b in bears})
    table.seat(1).blocks({guardian: bears[0], membrane: bears[1]})
    table.asked(table.seat(1), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(1).life == 23 and table.seat(1).hand == ["Forest"]


@rule("702.3b")
def test_neither_of_them_attacks(scenario):
    table = scenario()
    table.seat(0).have("Pride Guardian", "Psychic Membrane")
    assert no_question_of(table, D_ATTACK)


@pytest.mark.parametrize("company", (True, False))
@rule("509.1b")
def test_marauding_boneslasher_blocks_in_company(scenario, company):
    table = scenario(seats=2)
    table.seat(1).has("Marauding Boneslasher")
    if company:
        table.seat(1).has("Dead Reveler", tapped=True)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    assert no_question_of(table, D_BLOCK) != company


@pytest.mark.parametrize("more", (True, False))
@rule("508.1c", "509.1b")
def test_monstrous_hound_needs_more_land(scenario, more):
    table = scenario(seats=2)
    hound, bear = table.seat(0).has("Monstrous Hound"), table.seat(1).has("Grizzly Bears")
    table.seat(1).has("Forest")
    if more:
        table.seat(0).have("Forest", "Forest")
    assert no_question_of(table, D_ATTACK) != more
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).attacks({bear: table.seat(0)})
    assert no_question_of(table, D_BLOCK) != more and hound.stayed


def test_gloom_stalker_strikes_twice_once_a_dungeon_is_completed(scenario: Builder) -> None:
    table = scenario()
    stalker = table.seat(0).has("Gloom Stalker")
    assert not stalker.has(DOUBLE_STRIKE)
    table.game.state.edit_player(table.seat(0).number).dungeons = 1
    table.game.drop_chars(stalker.id)
    table.refresh()
    assert stalker.has(DOUBLE_STRIKE)


@rule("725.1", "508.1c")
def test_crown_hunter_hireling_attacks_the_monarch_only(scenario):
    table = scenario(seats=3)
    table.seat(0).casts("Crown-Hunter Hireling").resolves()
    table.resolve_stack()
    assert table.game.state.monarch == table.seat(0).number
    hireling = table.seat(0).permanent("Crown-Hunter Hireling")
    table.game.state.edit(hireling.id).controlled_since = -1
    table.game.state.monarch = table.seat(1).number
    table.refresh()
    table.seat(0).attacks({hireling: table.seat(1)})
    assert hireling.attacking
    table.to_step(MAIN1, table.seat(0))
    table.game.state.monarch = table.seat(0).number
    table.refresh()
    decision = table.run(lambda d: d.kind == D_ATTACK or table.game.state.turn().step == MAIN2)
    assert decision.kind != D_ATTACK  # nobody can be attacked


@rule("725.1")
def test_azure_fleet_admiral_makes_a_monarch(scenario):
    table = scenario()
    table.seat(0).casts("Azure Fleet Admiral").resolves()
    table.resolve_stack()
    assert table.game.state.monarch == table.seat(0).number


@pytest.mark.parametrize("more", (True, False))
@rule("508.1c", "509.1b")
def test_mogg_toady_needs_company(scenario, more):
    table = scenario(seats=2)
    toady = table.seat(0).has("Mogg Toady")
    theirs = table.seat(1).has("Grizzly Bears")
    if more:
        table.seat(0).has("Grizzly Bears", tapped=True)
    decision = table.run(lambda d: d.kind == D_ATTACK or table.game.state.turn().step == MAIN2)
    assert (decision.kind == D_ATTACK) == more
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).attacks({theirs: table.seat(0)})
    for bear in table.game.state.ids(table.seat(0).number, 5):
        if bear != toady.id:
            table.game.state.edit(bear).tapped = True
    decision = table.run(lambda d: d.kind == D_BLOCK or table.game.state.turn().step == MAIN2)
    assert (decision.kind == D_BLOCK) == more


@rule("509.1b")
def test_fallen_askari_stays_out_of_the_way(scenario):
    table = scenario(seats=2)
    askari, bear = table.seat(1).have("Fallen Askari", "Grizzly Bears")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({giant: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK)
    assert decision.blockers == [bear.id] and askari.stayed


@rule("508.1h", "107.4f")
def test_norns_annex_is_paid_with_white_mana_or_life(scenario):
    table = scenario(seats=2)
    table.seat(1).has("Norn's Annex")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (18, 18)


@rule("603.2", "508.5")
def test_campaign_of_vengeance_drains_who_is_attacked(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Campaign of Vengeance")
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(2)})
    table.resolve_stack()
    assert [s.life for s in table.seats()] == [22, 19, 19]


@rule("702.10b")
def test_everything_is_hasty_at_the_crossroads(scenario):
    table = scenario()
    table.seat(1).has("Concordant Crossroads")
    bear = table.seat(0).has("Grizzly Bears", sick=True)
    decision = table.run(lambda d: d.kind == D_ATTACK or table.game.state.turn().step == MAIN2)
    assert bear.id in decision.attackers


@rule("603.2d")
def test_isshin_doubles_what_attacking_triggers(scenario):
    table = scenario()
    table.seat(0).has("Isshin, Two Heavens as One")
    table.seat(0).has("Campaign of Vengeance")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (22, 18)


@rule("510.2", "120.3")
def test_souls_of_the_faultless_give_back_what_they_take(scenario):
    table = scenario(seats=3)
    souls = table.seat(1).has("Souls of the Faultless")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({giant: table.seat(1)})
    table.seat(1).blocks({souls: giant})
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [17, 23, 20]


@rule("702.142")
def test_goldmaw_champion_boasts(scenario):
    table = scenario()
    dwarf, giant = table.seat(0).has("Goldmaw Champion"), table.seat(1).has("Hill Giant")
    table.seat(0).gets_mana("CW")
    assert not table.seat(0).can(O_ACTIVATE, dwarf)
    table.seat(0).attacks({dwarf: table.seat(1)})
    table.seat(0).gets_mana("CW")
    table.seat(0).activates(dwarf, at=[giant]).resolves()
    assert giant.tapped


@rule("702.181")
def test_dragonback_lancer_mobilizes(scenario):
    table = scenario()
    lancer = table.seat(0).has("Dragonback Lancer")
    table.seat(0).attacks({lancer: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Warrior Token") == 1


@rule("702.171")
def test_a_saddled_venomsac_lagac_is_tougher(scenario):
    table = scenario()
    lagac, _ = table.seat(0).have("Venomsac Lagac", "Grizzly Bears")
    table.seat(0).activates(lagac).resolves()
    table.seat(0).attacks({lagac: table.seat(1)})
    table.resolve_stack()
    assert lagac.toughness == 4 and lagac.has(DEATHTOUCH)


@rule("702.131")
def test_skymarcher_aspirant_takes_wing_with_the_blessing(scenario):
    table = scenario()
    aspirant = table.seat(0).has("Skymarcher Aspirant")
    table.seat(0).have(*["Forest"] * 8)
    assert not aspirant.has(FLYING)
    table.seat(0).plays("Forest")
    table.resolve_stack()
    assert aspirant.has(FLYING)


@rule("702.111b")
def test_a_freerunner_is_blocked_by_two(scenario):
    table = scenario()
    runner = table.seat(0).has("Goblin Freerunner")
    bear, _ = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({runner: table.seat(1)})
    assert table.run(lambda d: d.kind == D_BLOCK or table.game.state.turn().step == MAIN2).kind == D_BLOCK
    with pytest.raises(IllegalAnswer):
        table.answer([bear.id, runner.id])
    assert runner.counters(MINUS) == 0
