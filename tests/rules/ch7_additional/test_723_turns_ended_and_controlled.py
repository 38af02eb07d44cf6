"""Turns that are extra, skipped, ended, or another player's to decide. CR 500.7, 614.10, 723, 724."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.turns import ControlNextTurn, EndTurn, SkipNext
from apnap.abilities.events.object_events import Dies, Enters
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.targets import TargetPlayer
from apnap.library.cards.tokens import SOLDIER
from apnap.position import differences, read, write
from apnap.rules.ch5_turns.turn_control import SKIP_COMBAT, SKIP_TURN
from apnap.rules.core.constants import END, MAIN1, MAIN2, UPKEEP
from apnap.rules.core.decisions import D_ATTACK, FOR_DISCARD, O_ACTIVATE, O_CAST
from apnap.rules.core.digest import digest
from apnap.rules.views.view import View
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

STOP = card("Stop", "{U}", "Instant", EndTurn())
STOP_AND_GAIN = card("Stop and Gain", "{U}", "Instant", EndTurn(), GainLife(3))
SINGE = card("Singe", "{R}", "Instant", DealDamage(1, to=Each(CREATURE)), EndTurn())
DOOM = card("Doom", "{B}", "Instant", Destroy(Each(CREATURE)), EndTurn())
WISP = card("Wisp", "{B}", "Creature - Spirit", "1/1", When(Dies(THIS), Draw(1)))
EVENING = card("Evening", "{W}", "Enchantment", At(BeginningOf(END), GainLife(1)))
MUSTER = card("Muster", "{W}", "Instant", CreateTokens(1, SOLDIER), EndTurn())
GATE = card("Gate of Arrivals", "{W}", "Artifact", Whenever(Enters(CREATURE), GainLife(1)))
BIND = card("Bind", "{U}", "Instant", ControlNextTurn(TargetPlayer()))
ALL_SKIP = card("All Skip", "{U}", "Sorcery", SkipNext(SKIP_TURN, who=EACH_PLAYER))


# extra turns ---------------------------------------------------------------------------------------------------------
@rule("500.7")
def test_the_latest_extra_turn_is_taken_first(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).casts("Temporal Manipulation").resolves()
    table.seat(0).casts("Time Warp", at=[table.seat(2)]).resolves()
    table.seat(0).casts("Time Walk").resolves()
    assert table.next_turns(5) == [table.seat(i) for i in (0, 2, 0, 1, 2)]


@rule("805.8")
def test_a_team_takes_it_together(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)
    table.seat(1).casts("Time Walk").resolves()
    table.next_turn()
    assert table.active == [table.seat(0), table.seat(1)]


# skipping ------------------------------------------------------------------------------------------------------------
@rule("614.10a")
def test_two_effects_skip_two_turns(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(1).casts("Meditate").resolves()
    assert len(table.seat(1).hand) == 4
    eater = table.seat(2).casts("Meditate").resolves()
    table.seat(1).casts("Meditate").resolves()
    assert eater.zone == "graveyard"
    assert table.next_turns(6) == [table.seat(i) for i in (0, 2, 0, 1, 2, 0)]


def test_the_eater_of_days_takes_two(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.seat(0).casts("Eater of Days").resolves()
    table.resolve_stack()
    assert table.next_turns(4) == [table.seat(i) for i in (1, 1, 1, 0)]


def test_the_atog_and_the_jellyfish(scenario: Builder) -> None:
    table = scenario(seats=2)
    atog, jelly = table.seat(0).have("Chronatog", "Avizoa")
    land = table.seat(0).has("Forest", tapped=True)
    table.seat(0).activates(atog).resolves()
    table.seat(0).activates(jelly).resolves()
    assert (atog.power, jelly.power) == (4, 4)
    with pytest.raises(AssertionError, match="options"):
        table.seat(0).activates(atog)
    assert table.next_turns(3) == [table.seat(1), table.seat(1), table.seat(0)]
    assert land.tapped  # its untap step was skipped, the first that it actually had
    table.to_turn(table.seat(0))
    assert not land.tapped


@rule("614.10")
def test_a_draw_step_is_skipped_once(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).casts("Fatigue", at=[table.seat(1)]).resolves()
    table.to_step(MAIN1, table.seat(1))
    assert not table.seat(1).hand
    table.to_step(MAIN1, table.seat(1))
    assert len(table.seat(1).hand) == 1


@rule("614.10")
def test_a_combat_phase_is_skipped_as_a_whole(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Stonehorn Dignitary").resolves()
    table.resolve_stack()
    table.to_step(MAIN1, table.seat(1))
    decision = table.run(lambda d: d.kind == D_ATTACK or table.step == "postcombat main phase", "the end of combat")
    assert decision.kind != D_ATTACK
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).attacks({bears: table.seat(0)})


def test_blinding_angel_makes_the_damaged_player_skip_combat(scenario: Builder) -> None:
    table = scenario(seats=3)
    angel = table.seat(0).has("Blinding Angel")
    table.seat(0).attacks({angel: table.seat(2)})
    table.to_step(MAIN2)
    assert SKIP_COMBAT in table.game.state.players[table.seat(2).number].skips
    assert not table.game.state.players[table.seat(1).number].skips


@rule("614.10")
def test_all_combat_phases_of_the_next_turn(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("False Peace", at=[table.seat(1)]).resolves()
    again = read(write(table.game))
    assert differences(table.game, again) == []
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Relentless Assault").resolves()
    decision = table.run(lambda d: d.kind == D_ATTACK or table.step == "end step", "the end step")
    assert decision.kind != D_ATTACK
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).attacks({bears: table.seat(0)})


@rule("614.10")
def test_players_skip_their_steps(scenario: Builder) -> None:
    table = scenario(seats=3)
    lands = [seat.has("Island", tapped=True) for seat in table.seats()]
    table.seat(0).has("Stasis")
    table.seat(1).has("Eon Hub")
    table.to_step(MAIN1, table.seat(0))
    assert [land.tapped for land in lands] == [True, True, True]
    assert "Stasis" in table.seat(0).battlefield  # there was no upkeep in which to pay


def test_stasis_is_sacrificed_when_its_upkeep_is_not_paid(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.seat(0).has("Stasis")
    table.to_step(MAIN1, table.seat(0))
    assert "Stasis" in table.seat(0).graveyard


def test_symbiotic_deployment_draws_cards_for_creatures(scenario: Builder) -> None:
    table = scenario(seats=2)
    deployment = table.seat(0).has("Symbiotic Deployment")
    table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.to_step(MAIN1, table.seat(0))
    assert not table.seat(0).hand
    table.seat(0).gets_mana("C")
    table.seat(0).activates(deployment).resolves()
    assert len(table.seat(0).hand) == 1


@rule("805.8")
def test_a_team_skips_once_what_all_of_it_are_to_skip(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True).knows(ALL_SKIP)
    table.seat(0).casts("All Skip").resolves()
    first = table.next_turn()
    assert first == table.seat(0) or first == table.seat(2)
    assert not any(p.skips for p in table.game.state.players)


# ending the turn -----------------------------------------------------------------------------------------------------
@rule("724.1b")
def test_everything_on_the_stack_is_exiled(scenario: Builder) -> None:
    table = scenario().knows(STOP)
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    stop = table.seat(1).casts("Stop")
    stop.resolves()
    assert (bolt.zone, stop.zone) == ("exile", "exile")
    assert table.seat(1).life == 20
    assert table.active == [table.seat(1)]  # nobody got priority in the cleanup step


@rule("724.1d", "724.1e")
def test_combat_is_over_and_there_is_no_end_step(scenario: Builder) -> None:
    table = scenario().knows(STOP, EVENING)
    table.seat(0).has("Evening")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(1).casts("Stop").resolves()
    assert not bears.attacking and table.seat(1).life == 20
    assert table.seat(0).life == 20
    table.check_invariants()


@rule("724.1a")
def test_what_had_triggered_before_is_gone(scenario: Builder) -> None:
    table = scenario().knows(MUSTER, GATE)
    table.seat(0).has("Gate of Arrivals")
    table.seat(0).casts("Muster")
    table.run(lambda d: table.active != [table.seat(0)], "the next turn")
    assert table.seat(0).battlefield.count("Soldier Token") == 1
    assert table.seat(0).life == 20


@rule("724.1f")
def test_what_triggers_meanwhile_waits_for_the_cleanup_step(scenario: Builder) -> None:
    table = scenario().knows(DOOM, WISP)
    table.seat(0).has("Wisp")
    table.seat(0).casts("Doom")
    table.run(lambda d: table.step == "cleanup step" or table.active != [table.seat(0)], "the cleanup step")
    assert table.active != [table.seat(0)] or not table.stack  # it triggered before the process began
    damaged = scenario().knows(SINGE, WISP)
    damaged.seat(0).has("Wisp")
    damaged.seat(0).casts("Singe")
    damaged.run(lambda d: damaged.step == "cleanup step", "priority in the cleanup step")
    assert damaged.stack == ["Wisp's ability"]
    damaged.resolve_stack()
    assert damaged.next_turn() == damaged.seat(1)


@rule("724.1d")
def test_a_hand_is_still_discarded_down(scenario: Builder) -> None:
    table = scenario().knows(STOP)
    table.seat(0).holds(*["Forest"] * 9)
    table.seat(0).casts("Stop")
    decision = table.asked(purpose=FOR_DISCARD)
    assert decision.minimum == 2


def test_the_rest_of_the_instructions_is_followed(scenario: Builder) -> None:
    table = scenario().knows(STOP_AND_GAIN)
    table.seat(0).casts("Stop and Gain").resolves()
    table.next_turn()
    assert table.seat(0).life == 23


def test_a_sundial_in_ones_own_turn_only(scenario: Builder) -> None:
    table = scenario()
    mine = table.seat(0).has("Sundial of the Infinite")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(mine)
    table.run(lambda d: table.active == [table.seat(1)], "the next turn")
    assert table.game.state.turn().number == 2
    table = scenario()
    theirs = table.seat(1).has("Sundial of the Infinite")
    table.seat(1).gets_mana("C")
    assert not table.seat(1).can(O_ACTIVATE, theirs)


def test_a_sweep_and_the_end(scenario: Builder) -> None:
    table = scenario(seats=3)
    bears = table.each_seat_has("Grizzly Bears")
    land = table.seat(1).has("Forest")
    table.seat(0).casts("Ultima").resolves()
    table.expect(bears).died(0, 1, 2)
    assert land.stayed and table.active == [table.seat(1)]
    assert "Ultima" in table.seat(0).exile


# another player's decisions ------------------------------------------------------------------------------------------
def decider(table: Scenario) -> int:
    decision = table.game.decision()
    assert decision is not None
    return int(decision.decider)


@rule("723.1", "723.5")
def test_the_controlling_player_decides_during_the_whole_next_turn(scenario: Builder) -> None:
    table = scenario(seats=3)
    slaver = table.seat(0).has("Mindslaver")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(slaver, at=[table.seat(2)]).resolves()
    before = digest(table.game.state)
    again = read(write(table.game))
    assert differences(table.game, again) == []
    table.to_turn(table.seat(1))
    assert decider(table) == table.seat(1).number
    table.to_turn(table.seat(2))
    assert table.holder == table.seat(2) and decider(table) == table.seat(0).number
    table.to_step(END)
    assert decider(table) == table.seat(0).number
    table.to_turn(table.seat(0))
    table.to_turn(table.seat(2))
    assert decider(table) == table.seat(2).number
    assert before != digest(table.game.state)


@rule("723.3", "723.5a")
def test_only_the_decisions_change_hands(scenario: Builder) -> None:
    table = scenario(seats=2).knows(BIND)
    table.seat(0).casts("Bind", at=[table.seat(1)]).resolves()
    table.to_step(MAIN1, table.seat(1))
    land = table.seat(1).has("Mountain")
    (bolt,) = table.seat(1).holds("Lightning Bolt")
    assert table.active == [table.seat(1)]
    assert table.seat(1).can(O_CAST, bolt)
    table.seat(1).casts("Lightning Bolt", at=[table.seat(1)], free=False).resolves()
    assert table.seat(1).life == 17 and land.tapped


@rule("723.4")
def test_the_controlling_player_sees_what_the_controlled_player_sees(scenario: Builder) -> None:
    table = scenario(seats=3).knows(BIND)
    table.seat(0).casts("Bind", at=[table.seat(1)]).resolves()
    table.seat(1).holds("Shock")
    view = View(table.game, table.seat(0).number)
    assert all(not card.name for card in view.hand(table.seat(1).number))
    table.to_step(MAIN1, table.seat(1))
    view = View(table.game, table.seat(0).number)
    assert "Shock" in [card.name for card in view.hand(table.seat(1).number)]


@rule("723.1a")
def test_of_two_effects_that_control_a_player_the_newer_one_counts(scenario: Builder) -> None:
    table = scenario(seats=3).knows(BIND)
    table.seat(0).casts("Bind", at=[table.seat(1)]).resolves()
    table.seat(2).casts("Bind", at=[table.seat(1)]).resolves()
    table.to_turn(table.seat(1))
    assert decider(table) == table.seat(2).number


@rule("723.1b")
def test_a_skipped_turn_is_not_the_one(scenario: Builder) -> None:
    table = scenario(seats=2).knows(BIND)
    table.seat(0).casts("Bind", at=[table.seat(1)]).resolves()
    table.seat(1).skips(SKIP_TURN)
    table.to_turn(table.seat(1))
    assert decider(table) == table.seat(0).number


@rule("723.6")
def test_a_controlling_player_concedes_for_themselves_only(scenario: Builder) -> None:
    table = scenario(seats=3).knows(BIND)
    table.seat(0).casts("Bind", at=[table.seat(1)]).resolves()
    table.to_turn(table.seat(1))
    table.seat(0).concedes()
    assert not table.seat(0).in_game and table.seat(1).in_game
    assert decider(table) == table.seat(1).number  # and the effect is over (800.4a)


@rule("800.4a")
def test_a_controlling_player_who_has_left_decides_nothing(scenario: Builder) -> None:
    table = scenario(seats=3).knows(BIND)
    table.seat(0).casts("Bind", at=[table.seat(2)]).resolves()
    table.seat(0).concedes()
    table.to_turn(table.seat(2))
    assert decider(table) == table.seat(2).number


def test_worst_fears_and_sorin_markov_control_the_next_turn(scenario: Builder) -> None:
    table = scenario(seats=3)
    fears = table.seat(0).casts("Worst Fears", at=[table.seat(1)]).resolves()
    assert fears.zone == "exile"
    sorin = table.seat(0).has("Sorin Markov")
    table.seat(0).activates(sorin, 0, at=[table.seat(1)]).resolves()
    assert (table.seat(0).life, table.seat(1).life) == (22, 18)
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).activates(sorin, 1, at=[table.seat(2)]).resolves()
    assert table.seat(2).life == 10
    table = scenario(seats=3)
    sorin = table.seat(0).has("Sorin Markov", counters={"loyalty": 7})
    table.seat(0).activates(sorin, 2, at=[table.seat(1)]).resolves()
    table.to_turn(table.seat(1))
    assert decider(table) == table.seat(0).number


def test_steps_of_a_turn_that_ends_early_are_not_lost(scenario: Builder) -> None:
    table = scenario(seats=2).knows(STOP)
    table.to_step(UPKEEP, table.seat(1))
    hand = len(table.seat(1).hand)
    table.seat(0).casts("Stop").resolves()
    assert len(table.seat(1).hand) == hand  # there was no draw step
    assert table.active == [table.seat(0)]
