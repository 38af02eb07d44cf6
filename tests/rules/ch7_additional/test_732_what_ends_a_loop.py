"""What ends a loop: conditions that read what grows, and state triggers. CR 104.4b, 603.8, 732.4."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import ForEach, LifeOf
from apnap.abilities.base import amount
from apnap.abilities.cards import card, token
from apnap.abilities.conditions import AtLeast, HasCounters
from apnap.abilities.effects.coins_and_dice import FlipCoin
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens, GetEmblem
from apnap.abilities.effects.damage_shields import PreventNext
from apnap.abilities.effects.designations import BecomeMonarch
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import May, Then
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Exile
from apnap.abilities.effects.outcomes import LoseGame, WinGame
from apnap.abilities.effects.player_actions import Discard, Mill
from apnap.abilities.events.player_events import GainsLife, LosesLife
from apnap.abilities.events.triggers import StateIs, When, Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.keyword_actions.searching import ShuffleLibrary
from apnap.abilities.keyword_actions.tokens import Investigate
from apnap.abilities.player_counters import GetCounters
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Has
from apnap.rules.ch1_concepts.definitions import Effect
from apnap.rules.ch7_additional.loops.loops import FOR_DRAW, UNSURE
from apnap.rules.ch7_additional.loops.shortcuts import Choice, Loop, Part, Passing, propose
from apnap.rules.core.constants import BATTLEFIELD, ENERGY
from apnap.rules.core.decisions import D_ORDER, D_PRIORITY, D_YES_NO, O_ACTIVATE, O_PASS, IllegalAnswer
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder

ESTEEM = card("Self-Esteem", "{W}", "Enchantment", Whenever(GainsLife(), GainLife(1)))
FOUNTAIN = card("Fountain", "{W}", "Instant", GainLife(1))
ASCENT = card("Ascent", "{W}", "Enchantment", When(StateIs(AtLeast(LifeOf(YOU), 300)), LoseGame()))
LATER = card("Later", "{W}", "Enchantment", When(StateIs(AtLeast(LifeOf(YOU), 10**9)), WinGame()))
CHARGER = card(
    "Charger",
    "{2}",
    "Artifact",
    Whenever(GainsLife(), AddCounters(1, "charge", on=THIS)),
    When(StateIs(HasCounters(THIS, 500, "charge")), WinGame()),
)
NO_POOR = card("Not Poor", "{W}", "Enchantment", When(StateIs(AtLeast(amount(5), LifeOf(YOU))), LoseGame()))
LEECH = card("Leech", "{B}", "Enchantment", Whenever(LosesLife(EACH_OPPONENT), LoseLife(1, who=EACH_OPPONENT)))
PRICK = card("Prick", "{B}", "Instant", LoseLife(1, who=EACH_OPPONENT))
THRESHOLD = card("Threshold", "{W}", "Enchantment", Whenever(GainsLife(), WinGame(), provided=AtLeast(LifeOf(), 777)))
REFUSER = card(
    "Refuser", "{W}", "Enchantment", Whenever(GainsLife(), GainLife(1)), Whenever(GainsLife(), May(LoseLife(100)))
)


def pass_on(table: Scenario, most: int = 4000, yes: int = 1) -> int:
    """Everybody passes until the stack is empty or the game is over; how many answers that took."""
    for n in range(most):
        d = table.game.decision()
        if d is None or (d.kind == D_PRIORITY and not table.stack_ids()):
            return n
        if d.kind == D_PRIORITY:
            table.game.answer([0], d.decider)
        elif d.kind == D_YES_NO:
            table.game.answer([yes], d.decider)
        elif d.kind == D_ORDER:
            table.game.answer(d.candidates, d.decider)
        else:
            table.game.answer(d.candidates[: max(int(d.minimum), 1)], d.decider)
    raise AssertionError("it goes on and on")


def rising(scenario: Builder, *names: str) -> Scenario:
    """A loop of mandatory actions that lets seat 0's life rise, beside other permanents of theirs."""
    table = scenario().knows(ESTEEM, FOUNTAIN, ASCENT, LATER, CHARGER, NO_POOR, LEECH, PRICK, THRESHOLD, REFUSER)
    table.seat(0).have("Self-Esteem", *names)
    table.seat(0).casts("Fountain")
    return table


@rule("104.4b", "603.8")
@pytest.mark.parametrize(
    ("name", "outcome"), [("Ascent", "lost"), ("Charger", "won"), ("Later", "won"), ("Threshold", "won")]
)
def test_a_loop_goes_to_where_a_condition_changes_and_no_further(scenario: Builder, name: str, outcome: str) -> None:
    table = rising(scenario, name)
    answers = pass_on(table)
    assert table.seat(0).outcome == outcome
    assert answers < 2000, "rounds that are all the same are taken at once"
    if name == "Ascent":
        assert table.seat(0).life == 300


@rule("104.4b", "732.4")
@pytest.mark.parametrize("beside", ["", "Not Poor"])
def test_a_condition_that_never_changes_does_not_end_a_loop(scenario: Builder, beside: str) -> None:
    table = rising(scenario, *([beside] if beside else []))
    pass_on(table)
    assert {seat.outcome for seat in table.seats()} == {"drew"}


@rule("104.4b", "603.8")
def test_a_state_trigger_that_repeats_for_ever_is_a_draw(scenario: Builder) -> None:
    """Transcendence at 20 life beside Platinum Angel: it triggers again and again, and nobody can lose."""
    table = scenario()
    table.seat(0).have("Platinum Angel", "Transcendence")
    table.seat(0).at(20)
    pass_on(table)
    assert {seat.outcome for seat in table.seats()} == {"drew"}


@rule("104.4b", "603.8")
def test_transcendence_ends_a_loop_at_twenty(scenario: Builder) -> None:
    table = scenario().knows(ESTEEM, FOUNTAIN)
    table.seat(0).at(1)
    table.seat(0).have("Self-Esteem", "Transcendence")
    table.seat(0).at(-1)
    table.seat(0).casts("Fountain")
    pass_on(table)
    assert table.seat(0).outcome == "lost"


@rule("104.4b", "101.2")
@pytest.mark.parametrize("angel", [True, False])
def test_life_that_falls_ends_a_loop_only_for_who_can_lose(scenario: Builder, angel: bool) -> None:
    table = scenario(seats=2).knows(LEECH, PRICK)
    table.seat(0).has("Leech")
    if angel:
        table.seat(1).has("Platinum Angel")
    table.seat(0).casts("Prick")
    pass_on(table)
    assert table.seat(1).outcome == ("drew" if angel else "lost")


@rule("104.4b", "101.2")
def test_exquisite_blood_with_sanguine_bond_against_platinum_angel_is_a_draw(scenario: Builder) -> None:
    table = scenario(seats=2).knows(FOUNTAIN)
    table.seat(0).have("Exquisite Blood", "Sanguine Bond")
    table.seat(1).has("Platinum Angel")
    table.seat(0).casts("Fountain")
    pass_on(table)
    assert table.seat(0).outcome == "drew"


# shortcuts -----------------------------------------------------------------------------------------------------------
WELL = card("Well", "{2}", "Artifact", Activate("{0}", GainLife(3)))
WARREN = card("Warren", "{2}", "Artifact", Activate("{0}", CreateTokens(1, token("Rat", "Creature - Rat", "1/1"))))
CULL = card(
    "Cull", "{B}", "Enchantment", When(StateIs(AtLeast(ForEach(CREATURE), 50)), Exile(Each(CREATURE)), GainLife(1))
)
PROOF = card("Proof", "{W}", "Enchantment", When(StateIs(AtLeast(LifeOf(YOU), 10**6)), Exile(THIS)))


def rounds_of(table: Scenario, name: str) -> list[Part]:
    """Activate it, and let it resolve."""
    seat = table.seat(0)
    decision = table.to_priority(seat.number)
    thing = seat.permanent(name).id
    index = next(i for i, o in enumerate(decision.options) if o.kind == O_ACTIVATE and o.id == thing)
    return [Choice(table.game, decision, [index]), Passing()]


@rule("732.2a", "603.8")
@pytest.mark.parametrize("rounds", [60, 10**6])
def test_a_shortcut_stops_where_a_state_trigger_would(scenario: Builder, rounds: int) -> None:
    """Every fiftieth creature exiles all of them: nothing is leapt over, and many rounds are too many one by one."""
    table = scenario(seats=2).knows(WARREN, CULL)
    table.seat(0).have("Warren", "Cull")
    if rounds > 60:
        with pytest.raises(IllegalAnswer):
            propose(table.game, table.seat(0).number, [Loop(rounds, rounds_of(table, "Warren"))])
        assert not [n for n in table.seat(0).battlefield if n == "Rat"]
        return
    propose(table.game, table.seat(0).number, [Loop(rounds, rounds_of(table, "Warren"))])
    state = table.game.state
    here = [state.objs[i] for i in state.ids(table.seat(0).number, BATTLEFIELD)]
    rats = sum(int(o.token_count) for o in here if o.token)
    assert rats == 10


@rule("732.2a", "603.8")
def test_a_leap_lands_where_a_condition_turns_and_goes_on(scenario: Builder) -> None:
    table = scenario(seats=2).knows(WELL, PROOF)
    table.seat(0).have("Well", "Proof")
    propose(table.game, table.seat(0).number, [Loop(10**6, rounds_of(table, "Well"))])
    assert table.seat(0).outcome == "playing" and table.seat(0).life == 20 + 3 * 10**6
    assert table.seat(0).exile == ["Proof"]
    gained = [line for line in table.log if "gains 3 life (1000001)" in line or "Proof's ability triggers" in line]
    assert len(gained) == 2, "it triggered as life came to a million, and no later"


@rule("732.2a")
@pytest.mark.parametrize("times", [0, -5, 2**62, 2**60])
def test_a_number_of_times_that_cannot_be_is_refused(scenario: Builder, times: int) -> None:
    table = scenario(seats=2).knows(WELL)
    table.seat(0).has("Well")
    before = table.game.digest()
    with pytest.raises(IllegalAnswer):
        propose(table.game, table.seat(0).number, [Loop(times, rounds_of(table, "Well"))])
    assert table.game.digest() == before and table.seat(0).life == 20


@rule("732.2a")
def test_very_many_times_are_exact(scenario: Builder) -> None:
    table = scenario(seats=2).knows(WELL)
    table.seat(0).has("Well")
    propose(table.game, table.seat(0).number, [Loop(2**58, rounds_of(table, "Well"))])
    assert table.seat(0).life == 20 + 3 * 2**58


# piling up -----------------------------------------------------------------------------------------------------------
@rule("104.4b", "732.4")
@pytest.mark.parametrize("beside", [("Ajani's Pridemate",), ("Self-Esteem",), ("Ajani's Pridemate", "Self-Esteem")])
def test_triggers_that_pile_up_under_a_loop_do_not_hide_it(scenario: Builder, beside: tuple[str, ...]) -> None:
    table = rising(scenario, *beside)
    answers = pass_on(table)
    assert {seat.outcome for seat in table.seats()} == {"drew"}
    assert answers < 600


@rule("104.4b")
def test_many_triggers_that_come_to_an_end_are_not_a_loop(scenario: Builder) -> None:
    table = scenario().knows(FOUNTAIN)
    table.seat(0).have(*["Ajani's Pridemate"] * 60)
    table.seat(0).casts("Fountain")
    pass_on(table)
    assert {seat.outcome for seat in table.seats()} == {"playing"}


# choices on the way --------------------------------------------------------------------------------------------------
@rule("104.4b", "732.5")
def test_a_loop_with_an_option_that_is_always_refused_is_not_a_draw(scenario: Builder) -> None:
    table = scenario().knows(REFUSER, FOUNTAIN)
    table.seat(0).has("Refuser")
    table.seat(0).casts("Fountain")
    with pytest.raises(AssertionError, match="on and on"):
        pass_on(table, most=400, yes=0)
    assert {seat.outcome for seat in table.seats()} == {"playing"}


@rule("104.4b", "732.4", "732.5")
def test_the_table_may_call_it_a_draw_where_an_option_is_always_refused(scenario: Builder) -> None:
    """It is no draw by itself, for somebody could do otherwise; but nobody need wait for ever."""
    table = scenario().knows(REFUSER, FOUNTAIN)
    table.seat(0).has("Refuser")
    table.seat(0).casts("Fountain")
    asked = []
    for _ in range(6 * UNSURE):
        d = table.game.decision()
        if d is None:
            break
        if d.purpose == FOR_DRAW:
            asked.append(d.seat)
        table.answer([1] if d.purpose == FOR_DRAW else [0] if d.kind == D_YES_NO else table.default(d))
    assert asked == [seat.number for seat in table.seats()]
    assert {seat.outcome for seat in table.seats()} == {"drew"}


CHANCY = card("Chancy", "{R}", "Enchantment", Whenever(GainsLife(), FlipCoin(GainLife(1), GainLife(2))))


@rule("104.4b")
@pytest.mark.parametrize("agreed", [True, False])
def test_where_it_is_not_certain_the_table_is_asked(scenario: Builder, agreed: bool) -> None:
    table = scenario(seats=3).knows(CHANCY, FOUNTAIN)
    table.seat(0).has("Chancy")
    table.seat(0).casts("Fountain")
    asked = []
    for _ in range(6 * UNSURE):
        d = table.game.decision()
        if d is None:
            break
        if d.purpose == FOR_DRAW:
            asked.append(d.seat)
            table.answer([1 if agreed or len(asked) < 3 else 0])
            if not agreed and len(asked) == 3:
                break
        else:
            table.answer(table.default(d))
    assert asked == [table.seat(i).number for i in range(3)]
    assert {seat.outcome for seat in table.seats()} == ({"drew"} if agreed else {"playing"})


# shortening ----------------------------------------------------------------------------------------------------------
@rule("732.2b", "732.2c")
@pytest.mark.parametrize("rounds", [3, 30, 10**6])
def test_a_shortcut_is_shortened_in_any_round(scenario: Builder, rounds: int) -> None:
    table = scenario(seats=2).knows(WELL, FOUNTAIN)
    table.seat(0).has("Well")
    table.seat(1).holds("Fountain")
    table.seat(1).has("Plains")
    wanted = rounds * 2 // 3
    propose(table.game, table.seat(0).number, [Loop(rounds, rounds_of(table, "Well"))])
    asked = table.game.decision()
    assert asked.decider == table.seat(1).number
    words = list(asked.labels)
    if rounds > 20:
        place = next(i for i, label in enumerate(words) if f"({rounds} times)" in label)
        table.answer([place])
        asked = table.game.decision()
        assert (asked.minimum, asked.maximum) == (1, rounds)
        table.answer([wanted])
    else:
        table.answer([next(i for i, label in enumerate(words) if f"time {wanted}" in label)])
    assert table.seat(0).life == 20 + 3 * (wanted - 1)
    assert table.holder == table.seat(1) and table.stack == ["Well's ability"]
    assert not any(o.kind == O_PASS for o in table.game.decision().options), "they must do something else (732.2c)"


# loops that do more than one thing -----------------------------------------------------------------------------------
BESIDES: dict[str, Effect] = {
    "mills an empty library": Mill(1),
    "discards": Discard(1),
    "shuffles": ShuffleLibrary(),
    "gives energy": GetCounters(1, ENERGY),
    "gives experience": GetCounters(1, "experience"),
    "makes a Clue": Investigate(),
    "gives an emblem": GetEmblem(Whenever(LosesLife(EACH_OPPONENT), GainLife(1))),
    "shields": PreventNext(1, YOU),
    "makes the monarch": BecomeMonarch(),
    "grants until end of turn": UntilEndOfTurn(Each(CREATURE), Has(FLYING)),
}


@rule("104.4b", "732.4")
@pytest.mark.parametrize("besides", BESIDES)
def test_whatever_else_a_loop_does_it_comes_to_an_end(scenario: Builder, besides: str) -> None:
    """Proven, or, where the engine cannot be sure, because the table says so."""
    engine = card("Engine", "{W}", "Enchantment", Whenever(GainsLife(), Then(GainLife(1), BESIDES[besides])))
    table = scenario(seats=2).knows(engine, FOUNTAIN)
    table.seat(0).have("Engine", "Grizzly Bears")
    table.seat(0).empty_library()
    table.seat(0).casts("Fountain")
    pass_on(table)
    assert {seat.outcome for seat in table.seats()} == {"drew"}


@rule("104.4b", "732.4")
@pytest.mark.parametrize("beside", ["Coat of Arms", "Boon Reflection"])
def test_what_stands_beside_a_loop_does_not_let_it_go_on_for_ever(scenario: Builder, beside: str) -> None:
    table = rising(scenario, beside)
    pass_on(table, most=12000)
    assert {seat.outcome for seat in table.seats()} == {"drew"}
