"""Cards that are printed for games of teams, away from shared totals: what each line of theirs does at any table."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import DEFENDER, FLYING, INFECT, MAIN2, TRAMPLE
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, IllegalAnswer
from apnap.rules.events import Counters
from apnap.testing import rule
from apnap.testing.plugin import Builder


def test_magister_sphinx(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).at(3)
    table.seat(0).casts("Magister Sphinx").resolves()
    table.asked(purpose="target")
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 10
    assert table.seat(0).permanent("Magister Sphinx").has(FLYING)


@rule("701.12a", "119.8")
def test_soul_conduit_exchanges_both_totals_or_none(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).at(7)
    first, second = table.seat(0).have("Soul Conduit", "Soul Conduit")
    table.seat(0).gets_mana("C" * 12)
    table.seat(0).activates(first, at=[table.seat(0), table.seat(1)]).resolves()
    assert (table.seat(0).life, table.seat(1).life) == (7, 20)
    table.seat(1).has("Platinum Emperion")
    table.seat(0).gets_mana("C" * 6)
    table.seat(0).activates(second, at=[table.seat(0), table.seat(1)]).resolves()
    assert (table.seat(0).life, table.seat(1).life) == (7, 20)


@rule("119.8")
def test_a_life_total_that_cannot_change(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Platinum Emperion")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    table.seat(1).casts("Healing Salve", at=[table.seat(1)], modes=[0]).resolves()
    assert table.seat(1).life == 20


@rule("508.1j", "107.4f")
def test_norns_annex_asks_for_mana_or_life(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Norn's Annex")
    walker = table.seat(1).has("Sorin Markov")
    bears, other = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({bears: walker, other: table.seat(1)})
    table.run(lambda d: bool(table.game.state.turn().attackers), "the attack")
    assert table.seat(0).life == 16


@rule("101.2", "104.3b")
def test_abyssal_persecutor_keeps_the_game_going(scenario: Builder) -> None:
    table = scenario()
    demon = table.seat(0).has("Abyssal Persecutor")
    assert demon.has(FLYING) and demon.has(TRAMPLE)
    table.seat(1).at(-3)
    assert table.seat(1).in_game
    table.seat(1).casts("Path to Exile", at=[demon]).resolves()
    assert not table.seat(1).in_game


@rule("104.2b")
def test_who_has_abyssal_persecutor_does_not_win(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Abyssal Persecutor", "Test of Endurance")
    table.seat(0).at(50)
    table.to_turn(table.seat(0))
    table.resolve_stack()
    assert table.seat(0).outcome == "playing"


def test_leeches_deals_as_much_damage_as_counters_were_lost(scenario: Builder) -> None:
    table = scenario()
    table.game.state.edit_player(table.seat(1).number).poison = 4
    table.seat(0).casts("Leeches", at=[table.seat(1)]).resolves()
    assert table.seat(1).poison == 0 and table.seat(1).life == 16


def test_melira_keeps_counters_and_infect_away(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Melira, Sylvok Outcast")
    spider = table.seat(0).has("Blightwidow")
    mine = table.seat(1).has("Blightwidow")
    assert not spider.has(INFECT) and mine.has(INFECT)
    table.seat(0).attacks({spider: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18 and table.seat(1).poison == 0
    wither = table.seat(1).has("Hill Giant")
    table.game.emit(Counters(wither.id, "-1/-1", 1))
    assert wither.counters("-1/-1") == 0
    theirs = table.seat(0).has("Hill Giant")
    table.game.emit(Counters(theirs.id, "-1/-1", 1))
    assert theirs.counters("-1/-1") == 1


def test_souls_of_the_faultless_gain_what_the_attacker_loses(scenario: Builder) -> None:
    table = scenario()
    souls = table.seat(1).has("Souls of the Faultless")
    assert souls.has(DEFENDER)
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({giant: table.seat(1)})
    table.seat(1).blocks({souls: giant})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (17, 23)
    table.seat(0).casts("Shock", at=[souls]).resolves()
    table.resolve_stack()
    assert table.seat(1).life == 23, "that was not combat damage"


def test_mogg_toady_fights_with_the_crowd_behind_it(scenario: Builder) -> None:
    table = scenario(seats=2)
    toady = table.seat(0).has("Mogg Toady")
    table.seat(1).has("Grizzly Bears")
    table.seat(0).has("Grizzly Bears", tapped=True)
    decision = table.asked(kind=D_ATTACK)
    assert decision.attackers == [toady.id]
    table.answer([table.seat(1).ref])
    assert toady.attacking


def test_mogg_toady_does_not_attack_alone_into_as_many(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.seat(0).has("Mogg Toady")
    table.seat(1).has("Grizzly Bears")
    table.next_turn()
    assert not any("attacks" in line for line in table.log)


def test_mogg_toady_does_not_block_where_it_is_outnumbered(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears = table.seat(0).has("Grizzly Bears")
    toady = table.seat(1).has("Mogg Toady")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).has("Hill Giant", tapped=True)
    table.seat(0).attacks({bears: table.seat(1)})
    decision = table.asked(kind=D_BLOCK)
    assert decision.blockers == [wall.id]
    with pytest.raises(IllegalAnswer):
        table.answer([toady.id, bears.id])


def test_campaign_of_vengeance_drains_each_defending_player(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).has("Campaign of Vengeance")
    one, other = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({one: table.seat(1), other: table.seat(2)})
    table.resolve_stack()
    assert [s.life for s in table.seats()] == [22, 19, 19]


def test_septic_rats_grow_against_the_poisoned(scenario: Builder) -> None:
    table = scenario(seats=3)
    rats = table.seat(0).has("Septic Rats")
    assert rats.has(INFECT)
    table.game.state.edit_player(table.seat(1).number).poison = 1
    table.seat(0).attacks({rats: table.seat(2)})
    table.resolve_stack()
    assert rats.power == 2
    table.to_step(MAIN2)
    assert table.seat(2).poison == 2


def test_phyrexian_swarmlord_counts_the_poison_of_all_opponents(scenario: Builder) -> None:
    table = scenario(seats=3)
    swarm = table.seat(0).has("Phyrexian Swarmlord")
    assert swarm.has(INFECT)
    table.game.state.edit_player(table.seat(1).number).poison = 1
    table.game.state.edit_player(table.seat(2).number).poison = 2
    table.to_turn(table.seat(0))
    table.resolve_stack()
    assert len(table.seat(0).battlefield) == 4 and table.seat(0).permanent("Phyrexian Insect Token").has(INFECT)
