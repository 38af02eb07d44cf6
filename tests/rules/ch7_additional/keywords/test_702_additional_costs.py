"""Bargain, casualty, squad, offspring, entwine, escalate, surge, undaunted, warp, prototype, ravenous, demonstrate.

CR 702.42, 702.117, 702.120, 702.125, 702.144, 702.153, 702.156, 702.157, 702.160, 702.166, 702.175, 702.185.
"""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.keyword_abilities.entering import Ravenous
from apnap.rules.ch7_additional.copying import copiable_values
from apnap.rules.core.constants import END, HASTE, MAIN1
from apnap.rules.core.decisions import D_MODE, FOR_MAY, FOR_PLAYER, O_CAST
from apnap.testing import rule
from apnap.testing.scenario import Permanent


@rule("702.166")
def test_bargain_sacrifices_an_artifact_enchantment_or_token(scenario):
    table = scenario()
    stone = table.seat(0).has("Mind Stone")
    table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("High Fae Negotiator", says=[[1]]).resolves()
    table.resolve_stack()
    assert stone.died and table.seat(1).life == 17 and table.seat(0).life == 23


@rule("702.166")
def test_without_a_bargain_nothing_more(scenario):
    table = scenario()
    stone = table.seat(0).has("Mind Stone")
    table.seat(0).casts("High Fae Negotiator", says=[[0]]).resolves()
    table.resolve_stack()
    assert stone.stayed and table.seat(1).life == 20


@rule("702.153")
def test_casualty_copies_the_spell(scenario):
    table = scenario()
    giant, elf = table.seat(0).have("Hill Giant", "Llanowar Elves")
    bear, other = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).casts("Light 'Em Up", at=[bear], says=[[1]])
    assert giant.died and elf.stayed  # only it has the power
    table.says([other.id])
    table.resolve_stack()
    assert bear.died and other.died


@rule("702.153")
def test_no_casualty_no_copy(scenario):
    table = scenario()
    giant = table.seat(0).has("Hill Giant")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Light 'Em Up", at=[bear], says=[[0]])
    assert len(table.stack) == 1 and giant.stayed


@rule("702.157")
def test_squad_brings_as_many_copies(scenario):
    table = scenario()
    table.seat(0).gets_mana("CGCG")
    table.seat(0).casts("Galadhrim Brigade", x=2).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Galadhrim Brigade"] * 3
    assert table.seat(0).permanent("Galadhrim Brigade").power == 4


@rule("702.175")
def test_offspring_is_a_smaller_copy(scenario):
    table = scenario()
    table.seat(0).gets_mana("C")
    table.seat(0).casts("Intrepid Rabbit", says=[[1]]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Intrepid Rabbit"] * 2
    small = table.seat(0).permanent("Intrepid Rabbit")
    assert copiable_values(table.game, small.id).power == 1 and table.game.state.objs[small.id].token


@rule("702.175")
def test_without_offspring_it_comes_alone(scenario):
    table = scenario()
    table.seat(0).casts("Steampath Charger").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Steampath Charger"]


@rule("702.42")
def test_entwine_does_both(scenario):
    table = scenario()
    ring, forest = table.seat(1).have("Sol Ring", "Forest")
    table.seat(0).gets_mana("CCCR")
    table.seat(0).casts("Rain of Rust", at=[ring, forest], says=[[1]]).resolves()
    assert ring.died and forest.died


@rule("702.42")
def test_without_entwine_one_mode(scenario):
    table = scenario()
    ring, forest = table.seat(1).have("Sol Ring", "Forest")
    table.seat(0).gets_mana("CCCR")
    table.seat(0).casts("Rain of Rust", at=[forest], modes=[1], says=[[0]]).resolves()
    assert ring.stayed and forest.died


@rule("702.42")
def test_entwine_is_offered_only_with_targets_for_all_modes(scenario):
    table = scenario()
    forest = table.seat(1).has("Forest")
    table.seat(0).gets_mana("CCCR")
    table.seat(0).casts("Rain of Rust", at=[forest]).resolves()
    assert forest.died and table.seat(0).pool != ""  # what entwining costs is still there


@rule("702.120")
def test_escalate_pays_for_each_further_mode(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CW")
    table.seat(0).casts("Borrowed Grace", modes=[0, 1]).resolves()
    assert (bear.power, bear.toughness) == (4, 4) and table.seat(0).pool == ""


@rule("702.120")
def test_escalate_offers_no_more_than_can_be_paid(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).holds("Borrowed Grace")
    table.seat(0).gets_mana("CCW")
    grace = table.in_hand(table.seat(0).number, "Borrowed Grace")
    decision = table.to_priority(table.seat(0).number)
    pick = next(i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == grace)
    table.game.answer([pick], table.seat(0).number)
    asked = table.game.decision()
    assert asked.kind == D_MODE and asked.maximum == 1
    table.answer([1])
    table.resolve_stack()
    assert (bear.power, bear.toughness) == (2, 4)


@rule("702.117")
def test_surge_after_another_spell(scenario):
    table = scenario()
    avenger = table.seat(0).holds("Jwar Isle Avenger")[0]
    table.seat(0).gets_mana("CCU")
    assert not table.seat(0).can(O_CAST, avenger)
    table.seat(1).casts("Shock", at=[table.seat(1)]).resolves()
    assert not table.seat(0).can(O_CAST, avenger)  # an opponent's spell does not count
    table.seat(0).casts("Shock", at=[table.seat(0)]).resolves()
    assert table.seat(0).can(O_CAST, avenger)


@rule("702.117", "805.4")
def test_surge_after_a_teammates_spell(scenario):
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)
    runner = table.seat(0).holds("Goblin Freerunner")[0]
    table.seat(0).gets_mana("CR")
    assert not table.seat(0).can(O_CAST, runner)
    table.seat(1).casts("Shock", at=[table.seat(2)]).resolves()
    table.seat(0).gets_mana("CR")
    assert table.seat(0).can(O_CAST, runner)


@rule("702.125")
def test_undaunted_counts_opponents(scenario):
    table = scenario(seats=4)
    breath = table.seat(0).holds("Sublime Exhalation")[0]
    table.seat(0).gets_mana("CCW")
    assert not table.seat(0).can(O_CAST, breath)
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, breath)
    table.seat(3).concedes()
    assert not table.seat(0).can(O_CAST, breath)


@rule("702.185")
def test_warp_now_and_again_later(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Red Tiger Mechan", part="warp").resolves()
    tiger = table.seat(0).permanent("Red Tiger Mechan")
    table.to_step(END)
    table.resolve_stack()
    assert tiger.zone == "exile"
    exiled = Permanent(table, tiger.now)
    table.to_turn(table.seat(1))
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).gets_mana("CCCR")
    assert table.seat(0).can(O_CAST, exiled)
    table.choose_option(table.seat(0).number, O_CAST, exiled.now, (), None, (), ())
    table.resolve_stack()
    again = table.seat(0).permanent("Red Tiger Mechan")
    table.to_turn(table.seat(1))
    assert again.stayed


@rule("702.160", "718.3")
def test_a_prototype_is_smaller_and_coloured(scenario):
    table = scenario()
    spell = table.seat(0).casts("Blitz Automaton", part="prototype")
    assert spell.colors == "R" and spell.mana_value == 3
    spell.resolves()
    robot = table.seat(0).permanent("Blitz Automaton")
    assert (robot.power, robot.toughness) == (3, 2) and robot.colors == "R" and robot.has(HASTE)
    assert copiable_values(table.game, robot.id).power == 3  # a copy is a prototype, too
    table.seat(1).casts("Lightning Bolt", at=[robot]).resolves()
    assert table.game.char(robot.now).power == 6


@rule("702.160")
def test_cast_for_its_mana_cost_it_is_as_printed(scenario):
    table = scenario()
    table.seat(0).casts("Goring Warplow", part="Goring Warplow").resolves()
    plow = table.seat(0).permanent("Goring Warplow")
    assert (plow.power, plow.toughness) == (5, 4) and plow.colors == ""


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


@rule("702.144")
def test_demonstrate_is_shared_with_an_opponent(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Sol Ring")
    table.seat(2).has("Mind Stone")
    table.seat(0).casts("Replication Technique")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), FOR_PLAYER)
    table.answer([table.seat(2).ref])
    table.run(lambda d: not table.stack and d.kind == 0)
    assert table.seat(0).battlefield == ["Sol Ring"] * 3
    assert table.seat(1).battlefield == [] and table.seat(2).battlefield in (["Mind Stone"], ["Mind Stone"] * 2)


@rule("702.144")
def test_demonstrating_is_a_choice(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Sol Ring")
    table.seat(0).casts("Replication Technique")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([0])
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Sol Ring"] * 2 and table.seat(1).battlefield == []
