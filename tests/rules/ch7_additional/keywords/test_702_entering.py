"""What happens as a creature enters: riot, unleash, bloodthirst, devour, amplify, tribute, fabricate, ravenous,
exploit, backup, champion.

CR 702.38, 702.54, 702.72, 702.82, 702.98, 702.104, 702.110, 702.123, 702.136, 702.156, 702.165.
"""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.keyword_abilities.entering import Ravenous
from apnap.rules.core.constants import FLYING, HASTE, LIFELINK
from apnap.rules.core.decisions import FOR_MAY, FOR_PLAYER, FOR_SACRIFICE
from apnap.testing import rule

# riot --------------------------------------------------------------------------------------------------------------


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


# unleash -----------------------------------------------------------------------------------------------------------


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
    assert list(decision.blockers) == [reveler.id]


# bloodthirst -------------------------------------------------------------------------------------------------------


@rule("702.54")
def test_bloodthirst_after_damage_to_an_opponent(scenario):
    table = scenario()
    table.seat(0).casts("Bloodscale Prowler").resolves()
    assert table.seat(0).permanent("Bloodscale Prowler").counters("+1/+1") == 0
    table.seat(0).casts("Shock", at=[table.seat(0)]).resolves()
    table.seat(0).casts("Bloodscale Prowler").resolves()
    assert table.seat(0).permanent("Bloodscale Prowler").counters("+1/+1") == 0
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    table.seat(0).casts("Gorehorn Minotaurs").resolves()
    assert table.seat(0).permanent("Gorehorn Minotaurs").counters("+1/+1") == 2


# devour ------------------------------------------------------------------------------------------------------------


@rule("702.82")
def test_devour_eats_any_number(scenario):
    table = scenario()
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    theirs = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Thunder-Thrash Elder")
    decision = table.asked(table.seat(0), FOR_SACRIFICE)
    assert decision.candidates == [bear.id, giant.id] and decision.minimum == 0
    table.answer([bear.id])
    elder = table.seat(0).permanent("Thunder-Thrash Elder")
    assert elder.counters("+1/+1") == 3 and bear.died and giant.stayed and theirs.stayed


@rule("702.82")
def test_devour_may_eat_nothing(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Gorger Wurm").resolves()
    assert bear.stayed and table.seat(0).permanent("Gorger Wurm").power == 5


# amplify -----------------------------------------------------------------------------------------------------------


@rule("702.38")
def test_amplify_reveals_cards_of_a_shared_creature_type(scenario):
    table = scenario(seats=2)
    crow, soldier, bear = table.seat(0).holds("Storm Crow", "Mosquito Guard", "Grizzly Bears")
    table.seat(0).casts("Aven Warhawk")
    decision = table.run(lambda d: d.rule == "702.38a")
    assert set(decision.candidates) == {crow.id, soldier.id} and bear.id not in decision.candidates
    table.answer([crow.id, soldier.id])
    hawk = table.seat(0).permanent("Aven Warhawk")
    assert hawk.power == 4 and table.game.state.objs[crow.id].known_to == -1


# tribute -----------------------------------------------------------------------------------------------------------


@rule("702.104")
def test_tribute_is_the_choice_of_an_opponent(scenario):
    table = scenario(seats=3)
    table.seat(0).casts("Snake of the Golden Grove")
    table.asked(table.seat(0), FOR_PLAYER)
    table.answer([table.seat(2).ref])
    decision = table.asked(table.seat(2), FOR_MAY)
    assert decision.seat == table.seat(2).number
    table.answer([1])
    table.resolve_stack()
    snake = table.seat(0).permanent("Snake of the Golden Grove")
    assert snake.power == 7 and table.seat(0).life == 20


@rule("702.104")
def test_tribute_that_was_not_paid(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Snake of the Golden Grove")
    table.asked(table.seat(1), FOR_MAY)
    table.answer([0])
    table.resolve_stack()
    assert table.seat(0).permanent("Snake of the Golden Grove").power == 4 and table.seat(0).life == 24


# fabricate ---------------------------------------------------------------------------------------------------------


@rule("702.123")
def test_fabricate_is_counters_or_servos(scenario):
    table = scenario()
    table.seat(0).casts("Glint-Sleeve Artisan").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).permanent("Glint-Sleeve Artisan").power == 3
    table.seat(0).casts("Visionary Augmenter").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Servo Token") == 2


# ravenous ----------------------------------------------------------------------------------------------------------


@rule("702.156")
def test_ravenous_draws_from_five_on(scenario):
    swarm = card("Hungry Swarm", "{X}{G}", "Creature - Insect", "0/0", Ravenous())
    table = scenario().knows(swarm)
    table.seat(0).casts("Hungry Swarm", x=3).resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Hungry Swarm").power == 3 and table.seat(0).hand == []
    table.seat(0).casts("Hungry Swarm", x=5).resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Hungry Swarm").power == 5 and len(table.seat(0).hand) == 1


# exploit -----------------------------------------------------------------------------------------------------------


@rule("702.110")
def test_exploit_sacrifices_a_creature_and_notices(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Stitched Assistant").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), FOR_SACRIFICE)
    table.answer([bear.id])
    table.resolve_stack()
    assert bear.died and table.seat(0).hand == ["Forest"]


@rule("702.110", "603.10a")
def test_a_creature_can_exploit_itself(scenario):
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(1).has("Glorious Anthem")
    table.seat(0).casts("Sidisi's Faithful").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Sidisi's Faithful"] and giant.zone == "hand"


@rule("702.110")
def test_exploit_is_optional(scenario):
    table = scenario()
    table.seat(0).casts("Stitched Assistant").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Stitched Assistant"] and table.seat(0).hand == []


# backup ------------------------------------------------------------------------------------------------------------


@rule("702.165")
def test_backup_helps_another(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Golden-Scale Aeronaut").resolves()
    table.says([bear.id])
    table.resolve_stack()
    assert bear.power == 3 and bear.has(FLYING)
    table.to_turn(table.seat(1))
    assert bear.power == 3 and not bear.has(FLYING)


@rule("702.165")
def test_backup_of_itself_gives_no_more_than_counters(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Consuming Aetherborn").resolves()
    born = table.seat(0).permanent("Consuming Aetherborn")
    table.says([born.id])
    table.resolve_stack()
    assert born.power == 3 and not bear.has(LIFELINK)


# champion ----------------------------------------------------------------------------------------------------------


@rule("702.72")
def test_champion_takes_the_place_of_another(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Changeling Titan").resolves()
    table.says([bear.id])
    table.resolve_stack()
    titan = table.seat(0).permanent("Changeling Titan")
    assert bear.zone == "exile"
    table.seat(1).casts("Murder", at=[titan]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Grizzly Bears"]


@rule("702.72")
def test_a_champion_without_one_to_exile_is_sacrificed(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Nova Chaser").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Grizzly Bears"] and table.seat(0).graveyard == ["Nova Chaser"]
