"""The turn as a whole: its phases and steps, how they end, extra and skipped ones. CR 500."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilYourNextTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.turns import ExtraPhase, ExtraSteps, TakeExtraTurn
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets
from apnap.rules.ch5_turns.turn_control import SKIP_TURN
from apnap.rules.ch5_turns.turns import combat_after_this
from apnap.rules.core.constants import (
    ATTACKERS,
    BEGIN_COMBAT,
    DAMAGE,
    DRAW,
    END,
    END_COMBAT,
    MAIN1,
    MAIN2,
    STEP_NAMES,
    UNTAP,
    UPKEEP,
)
from apnap.rules.core.decisions import D_ATTACK, D_PRIORITY
from apnap.rules.core.digest import digest
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder


def steps_of_turn(table: Scenario) -> list[str]:
    """The steps and phases, from here to the end of the turn, in which the active player gets priority."""
    number = table.game.state.turn().number
    seen: list[str] = []
    while table.game.state.turn().number == number:
        if not seen or seen[-1] != table.step:
            seen.append(table.step)
        table.run(lambda d: d.kind == D_PRIORITY)
        table.game.answer([0])
    return seen


def named(*steps: int) -> list[str]:
    return [STEP_NAMES[s] for s in steps]


UPKEEP_AFTER_STEP = card("Linger", "{U}", "Instant", ExtraSteps(UPKEEP))
UPKEEPS_AFTER_PHASE = card("Look Back", "{U}", "Instant", ExtraSteps(UPKEEP, 2, after_phase=True))
DAWN = card("Second Dawn", "{U}", "Instant", ExtraPhase(UNTAP))
FIGHT = card("Second Fight", "{U}", "Instant", ExtraPhase(BEGIN_COMBAT))
BELL = card("Upkeep Bell", "{1}", "Artifact", At(BeginningOf(UPKEEP, whose=YOU), GainLife(1)))


def steps_to_come(table: Scenario) -> list[int]:
    turn = table.game.state.turn()
    return [int(s) for s in turn.plan[turn.plan_index + 1 :]]


@rule("500.1", "506.1", "508.8")
def test_a_turn_without_an_attack_goes_through_its_phases_in_order(scenario: Builder) -> None:
    table = scenario()
    table.to_turn(table.seat(1))
    assert steps_of_turn(table) == named(UPKEEP, DRAW, MAIN1, BEGIN_COMBAT, ATTACKERS, END_COMBAT, MAIN2, END)


@rule("500.2", "505.2")
def test_a_main_phase_does_not_end_because_the_stack_becomes_empty(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.stack == []
    assert (table.step, table.holder) == (STEP_NAMES[MAIN1], table.seat(0))


@rule("500.2", "117.4")
def test_a_phase_ends_only_once_everybody_passes_in_succession(scenario: Builder) -> None:
    """The last player to pass acts instead: everybody gets another chance before the phase is over."""
    table = scenario()
    last = table.seats()[-1]
    for seat in table.seats()[:-1]:
        seat.passes()
    last.casts("Shock", at=[table.seat(0)]).resolves()
    assert (table.step, table.holder) == (STEP_NAMES[MAIN1], table.seat(0))
    for seat in table.seats():
        assert table.step == STEP_NAMES[MAIN1]
        seat.passes()
    assert table.step == STEP_NAMES[BEGIN_COMBAT]


@rule("500.5", "106.4")
def test_unspent_mana_is_gone_with_the_step_and_the_phase(scenario: Builder) -> None:
    table = scenario()
    table.to_turn(table.seat(1))
    table.seat(1).gets_mana("G")
    table.seats()[-1].gets_mana("R")
    table.to_step(DRAW)
    assert [s.pool for s in table.seats()] == [""] * table.count
    table.to_step(MAIN1)
    table.seat(1).gets_mana("GG")
    table.to_step(BEGIN_COMBAT)
    assert table.seat(1).pool == ""


@rule("500.5", "106.4")
def test_mana_stays_while_the_phase_goes_on(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).gets_mana("G")
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(0).pool == "G"


# extra turns -------------------------------------------------------------------------------------------------------


@rule("500.7")
def test_an_extra_turn_comes_next_and_turn_order_goes_on_from_where_it_was(scenario: Builder) -> None:
    table = scenario()
    last = table.seats()[-1]
    table.seat(0).casts("Time Warp", at=[last]).resolves()
    assert table.next_turns(3) == [last, table.seat(1), table.seat(2)]


@rule("500.7")
def test_the_extra_turn_made_last_is_taken_first(scenario: Builder) -> None:
    table = scenario()
    last = table.seats()[-1]
    table.seat(0).casts("Time Warp", at=[last]).resolves()
    table.seat(0).casts("Time Warp", at=[table.seat(0)]).resolves()
    assert table.next_turns(4) == [table.seat(0), last, table.seat(1), table.seat(2)]


@rule("500.7")
def test_an_extra_turn_made_in_an_extra_turn_comes_before_those_that_wait(scenario: Builder) -> None:
    table = scenario()
    last = table.seats()[-1]
    table.seat(0).casts("Time Warp", at=[table.seat(0)]).resolves()
    table.seat(0).casts("Time Warp", at=[last]).resolves()
    assert table.next_turn() == last
    table.to_step(MAIN1)
    last.casts("Time Warp", at=[last]).resolves()
    assert table.next_turns(3) == [last, table.seat(0), table.seat(1)]


@rule("500.7", "101.4")
def test_extra_turns_for_everybody_are_made_in_apnap_order_and_taken_backwards(scenario: Builder) -> None:
    glut = card("Glut of Time", "{U}", "Sorcery", TakeExtraTurn(who=EACH_PLAYER))
    table = scenario().knows(glut)
    table.seat(0).casts("Glut of Time").resolves()
    assert table.next_turns(table.count + 2) == [*reversed(table.seats()), table.seat(1), table.seat(2)]


@rule("500.7", "103.8")
def test_after_an_extra_turn_in_the_first_turn_the_next_player_is_next(scenario: Builder) -> None:
    """The starting player sits anywhere at the table."""
    table = scenario(seats=5, starting=3, opening=True)
    table.run(lambda d: table.step == STEP_NAMES[MAIN1])
    assert table.active == [table.seat(0)]
    table.seat(0).casts("Time Warp", at=[table.seat(0)]).resolves()
    assert table.next_turns(3) == [table.seat(0), table.seat(1), table.seat(2)]


@rule("500.7", "800.4k")
def test_the_extra_turn_of_a_player_who_has_left_does_not_begin(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).casts("Time Warp", at=[table.seat(2)]).resolves()
    table.seat(2).concedes()
    assert table.next_turns(3) == [table.seat(1), table.seat(3), table.seat(0)]


@rule("500.7", "305.2")
def test_an_extra_turn_has_a_land_drop_of_its_own(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).plays("Forest")
    table.seat(0).casts("Time Warp", at=[table.seat(0)]).resolves()
    table.to_step(MAIN1)
    table.seat(0).plays("Island")
    assert table.seat(0).battlefield == ["Forest", "Island"]


# extra phases ------------------------------------------------------------------------------------------------------


@rule("500.8", "505.1a")
def test_additional_phases_come_right_after_the_phase_named(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Grizzly Bears", sick=True)
    table.seat(0).casts("Relentless Assault").resolves()
    combat = (BEGIN_COMBAT, ATTACKERS, END_COMBAT, MAIN2)
    assert steps_of_turn(table) == named(MAIN1, *combat, *combat, END)


@rule("500.8")
def test_two_sets_of_additional_phases_after_one_phase(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Relentless Assault").resolves()
    table.seat(0).casts("Relentless Assault").resolves()
    combat = (BEGIN_COMBAT, ATTACKERS, END_COMBAT, MAIN2)
    assert steps_of_turn(table) == named(MAIN1, *combat, *combat, *combat, END)


@rule("500.8")
def test_additional_phases_after_the_second_main_phase(scenario: Builder) -> None:
    table = scenario()
    table.to_step(MAIN2)
    table.seat(0).casts("Relentless Assault").resolves()
    assert steps_of_turn(table) == named(MAIN2, BEGIN_COMBAT, ATTACKERS, END_COMBAT, MAIN2, END)


@rule("500.8")
def test_a_combat_phase_added_in_a_combat_comes_after_that_whole_phase(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    combat_after_this(table.game)
    table.to_step(DAMAGE)
    assert steps_of_turn(table) == named(DAMAGE, END_COMBAT, BEGIN_COMBAT, ATTACKERS, END_COMBAT, MAIN2, END)


@rule("500.8", "501.1")
def test_a_combat_phase_added_in_the_upkeep_comes_after_the_beginning_phase(scenario: Builder) -> None:
    table = scenario()
    table.to_turn(table.seat(1))
    combat_after_this(table.game)
    combat = (BEGIN_COMBAT, ATTACKERS, END_COMBAT)
    assert steps_of_turn(table) == named(UPKEEP, DRAW, *combat, MAIN1, *combat, MAIN2, END)


@rule("500.8", "500.7")
def test_additional_phases_are_of_that_turn_only(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Relentless Assault").resolves()
    table.to_turn(table.seat(1))
    assert steps_of_turn(table) == named(UPKEEP, DRAW, MAIN1, BEGIN_COMBAT, ATTACKERS, END_COMBAT, MAIN2, END)


@rule("508.1d", "500.8")
def test_what_must_attack_must_attack_in_every_combat_of_the_turn(scenario: Builder) -> None:
    table = scenario(seats=2)
    juggernaut = table.seat(0).has("Juggernaut")
    table.to_step(MAIN2)
    assert table.seat(1).life == 15
    table.seat(0).casts("Relentless Assault").resolves()
    assert not juggernaut.tapped
    table.to_step(END)
    assert table.seat(1).life == 10


# skipping ----------------------------------------------------------------------------------------------------------


@rule("500.11")
def test_a_skipped_step_does_not_happen_and_nothing_triggers_in_it(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Howling Mine")
    table.seat(1).skips(DRAW)
    table.to_turn(table.seat(1))
    table.to_step(MAIN1)
    assert table.seat(1).hand == []
    table.to_turn(table.seat(2))
    table.to_turn(table.seat(1))
    table.to_step(MAIN1)
    assert len(table.seat(1).hand) == 2


@rule("614.10a", "500.11")
def test_two_effects_skip_the_next_two(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).skips(DRAW)
    table.seat(0).skips(DRAW)
    drawn = []
    for _ in range(3):
        table.to_step(MAIN1, table.seat(0))
        drawn.append(len(table.seat(0).hand))
    assert drawn == [0, 0, 1]


@rule("805.8", "500.7")
def test_an_extra_turn_of_one_is_an_extra_turn_of_the_team(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)
    table.seat(0).casts("Time Warp", at=[table.seat(1)]).resolves()
    assert table.next_turns(3) == [table.seat(0), table.seat(2), table.seat(0)]
    assert table.active == [table.seat(0), table.seat(1)]


@rule("500.11", "502.3")
def test_a_skipped_untap_step_leaves_everything_tapped(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(1).has("Forest", tapped=True)
    table.seat(1).skips(0)
    table.to_turn(table.seat(1))
    assert forest.tapped
    table.next_turn()
    table.to_turn(table.seat(1))
    assert not forest.tapped


@rule("500.11")
def test_a_skipped_turn_goes_to_the_next_player(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).skips(SKIP_TURN)
    order = table.next_turns(table.count)
    rest = [*table.seats()[2:], table.seat(0)]
    assert order == [*rest, table.seat(1)]


@rule("500.11", "500.7")
def test_the_next_turn_that_is_skipped_may_be_an_extra_one(scenario: Builder) -> None:
    table = scenario()
    last = table.seats()[-1]
    last.skips(SKIP_TURN)
    table.seat(0).casts("Time Warp", at=[last]).resolves()
    assert table.next_turns(table.count) == [*table.seats()[1:], table.seat(0)]


@rule("614.10a", "500.11")
def test_until_your_next_turn_waits_for_a_turn_that_is_not_skipped(scenario: Builder) -> None:
    strengthen = card("Strengthen", "{0}", "Sorcery", UntilYourNextTurn(Each(CREATURE), Gets(1, 1)))
    table = scenario().knows(strengthen)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Strengthen").resolves()
    table.seat(0).skips(SKIP_TURN)
    for _ in range(table.count):
        table.next_turn()
        assert bear.power == 3
    table.to_turn(table.seat(0))
    assert bear.power == 2


@rule("500.11", "508.1")
def test_a_skipped_declare_attackers_step_means_no_attack(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Grizzly Bears")
    table.seat(0).skips(ATTACKERS)
    decision = table.run(lambda d: d.kind == D_ATTACK or table.step == STEP_NAMES[MAIN2])
    assert decision.kind != D_ATTACK


@rule("800.4j", "500.1")
def test_a_turn_goes_on_without_its_player(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).concedes()
    assert (table.step, table.active, table.holder) == (STEP_NAMES[MAIN1], [], table.seat(1))
    assert steps_of_turn(table) == named(MAIN1, BEGIN_COMBAT, ATTACKERS, END_COMBAT, MAIN2, END)
    assert table.active == [table.seat(1)]


# additional phases and steps, and their order ----------------------------------------------------------------------


@rule("500.9")
def test_a_step_is_added_directly_after_this_one(scenario: Builder) -> None:
    table = scenario().knows(UPKEEP_AFTER_STEP, BELL)
    seat = table.seat(0)
    seat.has("Upkeep Bell")
    table.to_turn(seat)
    table.resolve_stack()
    seat.casts("Linger").resolves()
    assert steps_to_come(table)[:3] == [UPKEEP, 2, MAIN1]
    table.to_step(MAIN1)
    assert seat.life == 22


@rule("500.9")
def test_after_this_phase_means_after_steps_that_were_added_to_it(scenario: Builder) -> None:
    """In an upkeep with another one to come, a combat phase after this phase comes after the draw step."""
    table = scenario().knows(UPKEEP_AFTER_STEP, FIGHT)
    table.to_turn(table.seat(0))
    table.seat(0).casts("Linger").resolves()
    table.seat(0).casts("Second Fight").resolves()
    assert steps_to_come(table)[:4] == [UPKEEP, 2, BEGIN_COMBAT, 5]


@rule("500.10", "500.8")
def test_a_step_after_a_phase_is_a_phase_without_its_other_steps(scenario: Builder) -> None:
    table = scenario().knows(UPKEEPS_AFTER_PHASE, BELL)
    seat = table.seat(0)
    seat.has("Upkeep Bell")
    before = digest(table.game.state)
    seat.casts("Look Back").resolves()
    assert digest(table.game.state) != before
    assert steps_to_come(table)[:3] == [UPKEEP, UPKEEP, BEGIN_COMBAT]
    library = seat.library_size
    table.to_step(MAIN2)
    assert seat.life == 22
    assert seat.library_size == library


@rule("500.10a")
def test_nobody_gets_steps_in_the_turn_of_another(scenario: Builder) -> None:
    table = scenario().knows(UPKEEPS_AFTER_PHASE)
    table.seat(1).casts("Look Back").resolves()
    assert steps_to_come(table)[0] == BEGIN_COMBAT


@rule("500.8")
def test_the_latest_phase_comes_first(scenario: Builder) -> None:
    table = scenario().knows(DAWN, FIGHT)
    table.to_step(MAIN2)
    table.seat(0).casts("Second Fight").resolves()
    table.seat(0).casts("Second Dawn").resolves()
    assert steps_to_come(table) == [0, 1, 2, 4, 5, 6, 7, 8, 9, END, 12]


@rule("500.8", "502.3")
def test_an_additional_beginning_phase_untaps_and_draws(scenario: Builder) -> None:
    table = scenario().knows(DAWN)
    seat = table.seat(0)
    table.to_turn(seat)
    bears = seat.has("Grizzly Bears", tapped=True)
    table.to_step(MAIN2)
    library = seat.library_size
    seat.casts("Second Dawn").resolves()
    table.to_step(END)
    assert not bears.tapped and seat.library_size == library - 1


@rule("500.10")
def test_obeka_looks_back_as_often_as_she_hurts(scenario: Builder) -> None:
    table = scenario(3).knows(BELL)
    seat = table.seat(0)
    seat.has("Upkeep Bell")
    obeka = seat.has("Obeka, Splitter of Seconds")
    seat.attacks({obeka: table.seat(1)})
    table.to_step(MAIN2)
    assert (seat.life, table.seat(1).life) == (22, 18)
