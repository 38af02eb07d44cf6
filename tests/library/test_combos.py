"""Well-known loops, and the cards they are made of. CR 732."""

from __future__ import annotations

from apnap.rules.ch7_additional.loops.repeating import repeat
from apnap.rules.ch7_additional.loops.shortcuts import Loop, Part, Passing, propose
from apnap.rules.core.constants import BATTLEFIELD, END, HASTE
from apnap.rules.core.decisions import D_CHOOSE, D_PRIORITY, O_ACTIVATE, O_MANA
from apnap.testing import rule
from apnap.testing.handles import Permanent, Seat
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario
from tests.rules.ch7_additional.test_732_loops import pass_on
from tests.rules.ch7_additional.test_732_shortcuts import MILLION, does, tokens


def gond(table: Scenario, seat: Seat, on: Permanent) -> None:
    seat.casts("Presence of Gond", at=[on]).resolves()


@rule("732.2a")
def test_presence_of_gond_and_midnight_guard(scenario: Builder) -> None:
    table = scenario()
    a = table.seat(0)
    guard = a.has("Midnight Guard")
    gond(table, a, guard)
    a.activates(guard)
    table.resolve_stack()
    assert not guard.tapped
    propose(table.game, a.number, [Loop(MILLION - 1, [does(table, a, O_ACTIVATE, guard), Passing()])])
    assert tokens(table, a) == MILLION
    # it untaps for others, not for itself
    other = a.has("Midnight Guard", tapped=True)
    a.casts("Midnight Guard").resolves()
    table.resolve_stack()
    assert not other.tapped
    third = a.permanent("Midnight Guard")
    assert (third.power, third.toughness) == (2, 3)


@rule("732.4")
def test_exquisite_blood_and_sanguine_bond_end_the_game(scenario: Builder) -> None:
    """Mandatory, but it uses a life total up: no draw."""
    table = scenario(seats=2)
    a, b = table.seat(0), table.seat(1)
    a.has("Exquisite Blood", "Sanguine Bond")
    b.at(40)
    a.casts("Lightning Bolt", at=[b])
    pass_on(table)
    assert a.outcome == "won" and b.outcome == "lost"
    assert a.life > 40


@rule("732.2a")
def test_spike_feeder_and_archangel_of_thune(scenario: Builder) -> None:
    table = scenario(seats=2)
    a = table.seat(0)
    angel, bears = a.has("Archangel of Thune"), a.has("Grizzly Bears")
    a.casts("Spike Feeder").resolves()
    feeder = a.permanent("Spike Feeder")
    assert feeder.counters("+1/+1") == 2
    a.activates(feeder, 1)
    table.resolve_stack()
    assert a.life == 22 and feeder.counters("+1/+1") == 2 and bears.counters("+1/+1") == 1
    table.game.remember = True
    a.activates(feeder, 1)
    table.resolve_stack()
    repeat(table.game, a.number, MILLION)
    assert a.life == 24 + 2 * MILLION
    assert feeder.counters("+1/+1") == 2
    assert bears.power == 2 + 2 + MILLION and angel.toughness == 4 + 2 + MILLION


def test_a_counter_of_spike_feeder_is_given_away(scenario: Builder) -> None:
    table = scenario()
    a = table.seat(0)
    bears = a.has("Grizzly Bears")
    feeder = a.has("Spike Feeder", counters={"+1/+1": 2})
    a.gets_mana("CC")
    a.activates(feeder, 0, at=[bears])
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1 and feeder.counters("+1/+1") == 1


@rule("732.2a")
def test_kitchen_finks_melira_and_ashnods_altar(scenario: Builder) -> None:
    """A creature that always comes back is sacrificed again and again: life and mana."""
    table = scenario(seats=2)
    a = table.seat(0)
    a.has("Melira, Sylvok Outcast")
    altar = a.has("Ashnod's Altar")
    finks = a.has("Kitchen Finks")
    table.refresh()
    table.game.remember = True
    for _ in range(2):
        d = table.game.decision()
        assert d is not None
        n = next(i for i, o in enumerate(d.options) if o.kind == O_MANA and o.id == altar.id)
        table.game.answer([n])
        d = table.game.decision()
        assert d is not None and d.kind == D_CHOOSE
        table.game.answer([a.permanent("Kitchen Finks").id])
        table.resolve_stack()
    assert finks.zone == "battlefield" and a.permanent("Kitchen Finks").counters("-1/-1") == 0
    assert a.life == 24 and a.pool == "CCCC"
    repeat(table.game, a.number, 1000)
    assert a.life == 24 + 2000
    assert len(a.pool) == 4 + 2000


def test_kitchen_finks_comes_back_once(scenario: Builder) -> None:
    table = scenario()
    a = table.seat(0)
    finks = a.has("Kitchen Finks")
    altar = a.has("Ashnod's Altar")
    a.taps_for_mana(altar)
    table.resolve_stack()
    again = a.permanent("Kitchen Finks")
    assert not finks.stayed
    assert again.counters("-1/-1") == 1 and a.life == 22 and again.power == 2
    a.taps_for_mana(altar)
    table.resolve_stack()
    assert a.graveyard == ["Kitchen Finks"] and a.pool == "CCCC"


@rule("732.2a")
def test_kiki_jiki_and_village_bell_ringer(scenario: Builder) -> None:
    """Each copy untaps the one that makes copies; all of them are sacrificed as the turn ends."""
    table = scenario(seats=2)
    a = table.seat(0)
    kiki = a.has("Kiki-Jiki, Mirror Breaker", sick=True)
    ringer = a.has("Village Bell-Ringer")
    table.game.remember = True
    a.activates(kiki, at=[ringer])
    table.resolve_stack()
    assert not kiki.tapped and tokens(table, a) == 1
    a.activates(kiki, at=[ringer])
    table.resolve_stack()
    repeat(table.game, a.number, 20)
    assert tokens(table, a) == 22
    table.to_step(END, a)
    table.resolve_stack()
    assert tokens(table, a) == 0 and ringer.stayed and kiki.stayed


def test_kiki_jiki_copies_no_legends_and_nothing_of_others(scenario: Builder) -> None:
    table = scenario()
    a, b = table.seat(0), table.seat(1)
    kiki = a.has("Kiki-Jiki, Mirror Breaker")
    b.has("Grizzly Bears")
    table.refresh()
    assert not a.can(O_ACTIVATE, kiki)
    mine = a.has("Gray Ogre")
    a.activates(kiki, at=[mine])
    table.resolve_stack()
    state = table.game.state
    made = [Permanent(table, id) for id in state.ids(a.number, BATTLEFIELD) if state.objs[id].token]
    assert len(made) == 1 and made[0].name == "Gray Ogre" and made[0].has(HASTE)


def test_village_bell_ringer_untaps_only_your_creatures(scenario: Builder) -> None:
    table = scenario()
    a, b = table.seat(0), table.seat(1)
    mine, theirs = a.has("Grizzly Bears", tapped=True), b.has("Grizzly Bears", tapped=True)
    table.to_turn(b)
    mine_tapped = table.game.state.edit(mine.id)
    mine_tapped.tapped = True
    table.game.state.edit(theirs.id).tapped = True
    a.casts("Village Bell-Ringer").resolves()
    table.resolve_stack()
    assert not mine.tapped and theirs.tapped


@rule("732.2a")
def test_cathars_crusade_beside_a_loop(scenario: Builder) -> None:
    """Every token has as many counters as entered after it, so no two are alike: one by one."""
    table = scenario(seats=2)
    a, b = table.seat(0), table.seat(1)
    guard, theirs = a.has("Midnight Guard"), b.has("Grizzly Bears")
    a.has("Cathars' Crusade")
    gond(table, a, guard)
    again: list[Part] = [does(table, a, O_ACTIVATE, guard), Passing()]
    propose(table.game, a.number, [Loop(10, again)])
    assert tokens(table, a) == 10
    assert guard.counters("+1/+1") == 10 and theirs.counters("+1/+1") == 0
    b.has("Grizzly Bears")
    assert guard.counters("+1/+1") == 10
    assert table.game.decision().kind == D_PRIORITY
