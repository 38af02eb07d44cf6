"""What is particular about the blue cards."""

from __future__ import annotations

from apnap.rules.core.constants import UPKEEP
from apnap.rules.core.decisions import D_BLOCK, D_CHOOSE, D_YES_NO, FOR_DISCARD, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("702.9", "509.1b")
def test_storm_crow_is_blocked_by_flying_and_reach_only(scenario):
    table = scenario()
    crow = table.seat(0).has("Storm Crow")
    bear, drake, spider = table.seat(1).have("Grizzly Bears", "Wind Drake", "Giant Spider")
    table.seat(0).attacks({crow: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared")
    assert set(decision.blockers) == {drake.id, spider.id} and bear.id not in decision.blockers


@rule("702.11", "115.4")
def test_aven_fleetwing_is_not_a_target_for_opponents(scenario):
    table = scenario()
    bird = table.seat(1).has("Aven Fleetwing")
    bear = table.seat(1).has("Grizzly Bears")
    spell = table.seat(0).casts("Shock", at=[bear])
    spell.resolves()
    assert bear.died
    swords = table.seat(0).holds("Swords to Plowshares")[0]
    table.seat(0).gets_mana("W")
    assert not table.seat(0).can(O_CAST, swords)
    table.seat(1).casts("Giant Growth", at=[bird]).resolves()
    assert bird.power == 5


@rule("702.8")
def test_spire_monitor_is_cast_on_another_players_turn(scenario):
    table = scenario()
    monitor, drake = table.seat(1).holds("Spire Monitor", "Wind Drake")
    table.seat(1).gets_mana("UCCCCCCC")
    assert table.seat(1).can(O_CAST, monitor)
    assert not table.seat(1).can(O_CAST, drake)


@rule("509.1b")
def test_phantom_warrior_cannot_be_blocked(scenario):
    table = scenario()
    warrior, bear = table.seat(0).have("Phantom Warrior", "Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.seat(0).attacks({warrior: table.seat(1), bear: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared")
    assert list(decision.attackers) == [bear.id]


@rule("602.2", "302.6")
def test_prodigal_sorcerer_pings_once_it_has_been_there_for_a_turn(scenario):
    table = scenario()
    tim = table.seat(0).has("Prodigal Sorcerer")
    table.seat(0).activates(tim, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 19 and tim.tapped
    fresh = table.seat(0).has("Prodigal Sorcerer", sick=True)
    decision = table.to_priority(table.seat(0).number)
    assert not any(o.id == fresh.id for o in decision.options)


@rule("121.1", "701.9b")
def test_merfolk_looter_discards_after_drawing(scenario):
    table = scenario()
    looter = table.seat(0).has("Merfolk Looter")
    table.seat(0).holds("Gray Ogre")
    (top,) = table.seat(0).library("Island")
    ability = table.seat(0).activates(looter)
    table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_DISCARD, "a discard")
    assert table.stack_ids() == [ability.id]
    table.answer([top.now])
    assert table.seat(0).graveyard == ["Island"] and table.seat(0).hand == ["Gray Ogre"]


@rule("603.6a")
def test_cloudkin_seer_draws(scenario):
    table = scenario()
    table.seat(0).casts("Cloudkin Seer").resolves()
    before = len(table.seat(0).hand)
    table.resolve_stack()
    assert len(table.seat(0).hand) == before + 1


@rule("400.3")
def test_unsummon_returns_to_the_owner(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bear]).resolves()
    assert bear.controller.number == table.seat(0).number
    table.seat(0).casts("Unsummon", at=[bear]).resolves()
    assert table.seat(1).hand == ["Grizzly Bears"] and table.seat(0).hand == []


@rule("701.6")
def test_counterspell_counters_a_spell(scenario):
    table = scenario()
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(1).casts("Counterspell", at=[bolt]).resolves()
    assert table.seat(1).life == 20
    assert table.seat(0).graveyard == ["Lightning Bolt"]


@rule("115.1", "701.6")
def test_essence_scatter_finds_creature_spells_only(scenario):
    table = scenario()
    scatter = table.seat(1).holds("Essence Scatter")[0]
    table.seat(1).gets_mana("UU")
    table.seat(0).casts("Shock", at=[table.seat(1)])
    assert not table.seat(1).can(O_CAST, scatter)
    table.resolve_stack()
    bear = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Essence Scatter", at=[bear]).resolves()
    assert table.seat(0).graveyard == ["Shock", "Grizzly Bears"]


@rule("118.12a")
def test_mana_leak_lets_the_controller_pay(scenario):
    table = scenario()
    table.seat(0).have("Island", "Island", "Island")
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(1).casts("Mana Leak", at=[bolt])
    decision = table.run(lambda d: d.kind == D_YES_NO, "the choice to pay")
    assert decision.seat == table.seat(0).number
    table.answer([1])
    table.resolve_stack()
    assert table.seat(1).life == 17


@rule("118.12a")
def test_mana_leak_counters_when_nobody_pays(scenario):
    table = scenario()
    table.seat(0).have("Island", "Island", "Island")
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(1).casts("Mana Leak", at=[bolt])
    table.run(lambda d: d.kind == D_YES_NO, "the choice to pay")
    table.answer([0])
    table.resolve_stack()
    assert table.seat(1).life == 20 and table.seat(0).graveyard == ["Lightning Bolt"]


@rule("118.3", "118.12a")
def test_mana_leak_does_not_ask_who_cannot_pay(scenario):
    table = scenario()
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(1).casts("Mana Leak", at=[bolt]).resolves()
    assert table.seat(0).graveyard == ["Lightning Bolt"]


@rule("121.2")
def test_divination_draws_two(scenario):
    table = scenario()
    table.seat(0).casts("Divination").resolves()
    assert len(table.seat(0).hand) == 2


@rule("500.7")
def test_time_warp_gives_an_extra_turn_to_the_target(scenario):
    table = scenario(seats=3)
    table.seat(0).casts("Time Warp", at=[table.seat(2)]).resolves()
    table.to_step(UPKEEP)
    assert [s.number for s in table.active] == [table.seat(2).number]
    table.to_step(UPKEEP)
    assert [s.number for s in table.active] == [table.seat(1).number]


@rule("613.1b", "303.4")
def test_mind_control_takes_a_creature_as_long_as_it_lasts(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bear]).resolves()
    assert bear.controller.number == table.seat(0).number
    aura = table.seat(0).permanent("Mind Control")
    table.seat(0).casts("Disenchant", at=[aura]).resolves()
    assert bear.controller.number == table.seat(1).number and bear.stayed


@rule("302.6", "613.1b")
def test_a_stolen_creature_is_new_to_its_thief(scenario):
    table = scenario()
    tim = table.seat(1).has("Prodigal Sorcerer")
    table.seat(0).casts("Mind Control", at=[tim]).resolves()
    decision = table.to_priority(table.seat(0).number)
    assert not any(o.id == tim.id for o in decision.options)


@rule("606.3", "121.2b")
def test_jace_beleren_draws_for_everybody(scenario):
    table = scenario()
    jace = table.seat(0).has("Jace Beleren")
    table.seat(0).activates(jace, 0).resolves()
    assert [len(s.hand) for s in table.seats()] == [1] * table.count
    assert jace.counters("loyalty") == 5
    decision = table.to_priority(table.seat(0).number)
    assert not any(o.id == jace.id for o in decision.options)


@rule("606.4")
def test_jace_beleren_draws_for_one_and_mills_in_the_end(scenario):
    table = scenario()
    jace = table.seat(0).has("Jace Beleren", counters={"loyalty": 11})
    table.seat(0).activates(jace, 2, at=[table.seat(1)]).resolves()
    assert jace.counters("loyalty") == 1
    assert len(table.seat(1).graveyard) == 20 and table.seat(1).library_size == 0


@rule("606.4")
def test_jace_beleren_minus_one_draws_for_the_target(scenario):
    table = scenario()
    jace = table.seat(0).has("Jace Beleren")
    table.seat(0).activates(jace, 1, at=[table.seat(1)]).resolves()
    assert len(table.seat(1).hand) == 1 and table.seat(0).hand == []
    assert jace.counters("loyalty") == 2


def test_graceful_adept_keeps_all_cards(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Graceful Adept")
    table.seat(0).holds(*["Forest"] * 9)
    table.next_turn()
    assert len(table.seat(0).hand) == 9
