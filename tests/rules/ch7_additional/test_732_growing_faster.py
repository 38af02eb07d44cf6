"""Loops in which amounts grow by more each time, and those that leave more and more to resolve. CR 104.4b, 732.4."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card, token
from apnap.abilities.statics.counters_and_tokens import TokensInstead
from apnap.agents import make_agent
from apnap.rules.core.decisions import D_YES_NO, FOR_REPLACEMENT, IllegalAnswer
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import (
    CREATURE,
    EACH_OPPONENT,
    ENCHANTMENT,
    THAT_MUCH,
    YOU,
    YOU_CONTROL,
    AtLeast,
    CreateTokens,
    DealDamage,
    DealsDamage,
    Enters,
    GainLife,
    GainsLife,
    GainsMore,
    If,
    LifeOf,
    LosesLife,
    May,
    OneOrMore,
    StateIs,
    TokensTwice,
    When,
    Whenever,
    WinGame,
)
from tests.rules.ch7_additional.test_732_what_ends_a_loop import FOUNTAIN, pass_on

SPORE = token("Spore", "Creature - Fungus", "1/1")
BIRD = token("Bird Token", "Creature - Bird", "1/1")
SAME = card("As Much", "{W}", "Enchantment", Whenever(GainsLife(), GainLife(THAT_MUCH)))
HURT = card("As Hurtful", "{R}", "Enchantment", Whenever(GainsLife(), DealDamage(THAT_MUCH, to=EACH_OPPONENT)))
JOY = card("Joy at Hurt", "{W}", "Enchantment", Whenever(LosesLife(EACH_OPPONENT), GainLife(THAT_MUCH)))
TWICE = card("Twice as Much", "{W}", "Enchantment", GainsMore(2))
MORE = card("More", "{W}", "Enchantment", GainsMore(plus=1))
GOAL = card("Goal", "{W}", "Enchantment", When(StateIs(AtLeast(LifeOf(YOU), 10**9)), WinGame()))
LEAP = card("Leap", "{W}", "Enchantment", Whenever(GainsLife(), If(AtLeast(THAT_MUCH, 10**9), WinGame())))
BLOW = card("Blow", "{R}", "Enchantment", Whenever(DealsDamage(ENCHANTMENT, least=10**9), WinGame()))
FEE = card("Fee", "{W}", "Enchantment", Whenever(GainsLife(), May(GainLife(THAT_MUCH))))
SPAWN = card("Spawn", "{G}", "Enchantment", Whenever(Enters(CREATURE, YOU_CONTROL), CreateTokens(1, SPORE)))
BROOD = card("Brood", "{G}", "Enchantment", Whenever(Enters(CREATURE, YOU_CONTROL), CreateTokens(2, SPORE)))
SWELL = card(
    "Swell", "{G}", "Enchantment", Whenever(OneOrMore(Enters(CREATURE, YOU_CONTROL)), CreateTokens(THAT_MUCH, SPORE))
)
SEED = card("Seed", "{G}", "Sorcery", CreateTokens(1, SPORE))
BIRDS = card("Birds", "{W}", "Enchantment", TokensInstead(BIRD))
SEASON = card("Season", "{G}", "Enchantment", TokensTwice())
CARDS = (SAME, HURT, JOY, TWICE, MORE, GOAL, LEAP, BLOW, FEE, SPAWN, BROOD, SWELL, SEED, SEASON, BIRDS, FOUNTAIN)


def begun(scenario: Builder, start: str, *names: str) -> Scenario:
    """A loop of what seat 0 has, which this spell begins."""
    table = scenario(seats=3).knows(*CARDS)
    table.seat(0).have(*names)
    table.seat(0).casts(start)
    return table


@rule("104.4b", "732.4")
@pytest.mark.parametrize(
    "names",
    [
        ("As Much", "Twice as Much"),
        ("As Much", "More"),
        ("As Much", "Boon Reflection", "Boon Reflection", "Boon Reflection"),
        ("As Much", "Twice as Much", "Ajani's Pridemate"),
        ("As Much", "Twice as Much", "More"),
    ],
)
def test_a_loop_in_which_each_round_gives_more_is_a_draw(scenario: Builder, names: tuple[str, ...]) -> None:
    """Nobody is asked whether it is one, and it ends long before the amounts are too large to count."""
    table = begun(scenario, "Fountain", *names)
    assert pass_on(table, yes=0) < 100
    assert {seat.outcome for seat in table.seats()} == {"drew"}
    assert table.seat(0).life < 10**17


@rule("104.4b", "101.2")
def test_a_loop_that_hurts_more_and_more_is_a_draw_where_nobody_can_lose(scenario: Builder) -> None:
    table = scenario(seats=2).knows(FOUNTAIN)
    table.seat(0).have("Exquisite Blood", "Sanguine Bond", "Boon Reflection")
    table.seat(1).has("Platinum Angel")
    table.seat(0).casts("Fountain")
    pass_on(table, yes=0)
    assert table.seat(0).outcome == "drew"


@rule("104.4b", "704.5a")
def test_a_loop_that_hurts_more_and_more_is_won_where_they_can_lose(scenario: Builder) -> None:
    table = begun(scenario, "Fountain", "As Hurtful", "Joy at Hurt", "Twice as Much")
    table.seat(2).at(10**9)
    pass_on(table, yes=0)
    assert [seat.outcome for seat in table.seats()] == ["won", "lost", "lost"]


@rule("104.4b", "603.8")
@pytest.mark.parametrize(
    "names",
    [
        ("As Much", "Twice as Much", "Goal"),
        ("As Much", "Twice as Much", "Leap"),
        ("As Hurtful", "Joy at Hurt", "Twice as Much", "Blow", "Platinum Angel"),
    ],
)
def test_what_waits_for_a_large_amount_gets_it(scenario: Builder, names: tuple[str, ...]) -> None:
    """A life total, how much is gained at once, how much damage is dealt at once: none of it is leapt over."""
    table = begun(scenario, "Fountain", *names)
    for seat in (1, 2):
        table.seat(seat).at(10**12)
    pass_on(table, yes=0)
    assert table.seat(0).outcome == "won"


@rule("104.4b", "732.5")
def test_a_loop_that_somebody_keeps_going_is_no_draw_however_large_it_gets(scenario: Builder) -> None:
    """They may gain as much again, and twice as much they do; some time they have to stop."""
    table = begun(scenario, "Fountain", "Fee", "Twice as Much")
    said = 0
    while table.stack:
        decision = table.game.decision()
        assert decision is not None
        wants = decision.kind == D_YES_NO and said < 40
        said += 1 if wants else 0
        table.answer([1] if wants else table.default(decision))
    assert said == 40 and table.seat(0).life == 20 + 2 * (2**41 - 1)
    assert {seat.outcome for seat in table.seats()} == {"playing"}


@rule("104.4b", "732.4")
@pytest.mark.parametrize("names", [("Brood",), ("Spawn", "Spawn"), ("Spawn", "Season"), ("Swell", "Season")])
def test_more_and_more_tokens_that_let_more_and_more_trigger_are_a_draw(
    scenario: Builder, names: tuple[str, ...]
) -> None:
    """Each leaves more on the stack than it takes from it, about creatures that nothing speaks of."""
    table = begun(scenario, "Seed", *names)
    assert pass_on(table, yes=0) < 100
    assert {seat.outcome for seat in table.seats()} == {"drew"}


@rule("104.4b", "616.1")
def test_a_loop_in_which_somebody_orders_different_replacements_is_no_draw(scenario: Builder) -> None:
    """Whether there are twice as many first, or birds first, is a choice, which could be made otherwise."""
    table = begun(scenario, "Seed", "Spawn", "Season", "Birds")
    chosen = 0
    for _ in range(300):
        decision = table.game.decision()
        assert decision is not None
        chosen += 1 if decision.purpose == FOR_REPLACEMENT else 0
        table.answer(table.default(decision))
    assert chosen > 40
    assert {seat.outcome for seat in table.seats()} == {"playing"}


@rule("732.3", "732.5")
def test_who_keeps_a_loop_going_has_to_stop_before_amounts_cannot_be_counted(scenario: Builder) -> None:
    """They always say yes, as long as that may be said."""
    table = begun(scenario, "Fountain", "Fee", "Twice as Much")
    refused = 0
    while table.stack:
        decision = table.game.decision()
        assert decision is not None
        if decision.kind != D_YES_NO:
            table.answer(table.default(decision))
            continue
        try:
            table.answer([1])
        except IllegalAnswer as error:
            assert error.rule == "732.3"
            refused += 1
            table.answer([0])
    assert refused == 1 and table.seat(0).life > 2**44
    assert {seat.outcome for seat in table.seats()} == {"playing"}


@rule("732.3")
@pytest.mark.parametrize("name", ["first", "keen", "random"])
def test_bots_come_to_an_end_of_a_loop_that_they_like(scenario: Builder, name: str) -> None:
    table = begun(scenario, "Fountain", "Fee", "Twice as Much")
    for seat in table.seats():
        table.game.agents[seat.number] = make_agent(name, seat.number)
    table.game.limit = table.game.decisions_asked + 400
    table.game.run()
    assert table.game.state.turn().number > 1 or table.game.state.over
