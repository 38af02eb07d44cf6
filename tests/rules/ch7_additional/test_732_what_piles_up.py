"""Loops beside which emblems, shields, delayed abilities, tokens or sizes pile up are proven like others. CR 732.4."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card, token
from apnap.rules.ch1_concepts.definitions import Effect
from apnap.rules.core.constants import ENERGY
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder
from apnap.vocabulary import (
    CREATURE,
    EACH_OPPONENT,
    END,
    FLYING,
    THIS,
    YOU,
    YOU_CONTROL,
    Always,
    AtNext,
    BecomeMonarch,
    CreateTokens,
    Dies,
    Discard,
    Draw,
    Each,
    Exists,
    GainLife,
    GainsLife,
    GetCounters,
    GetEmblem,
    Gets,
    Has,
    Investigate,
    LoseGame,
    LosesLife,
    Mill,
    PowerAtLeast,
    PreventNext,
    ShuffleLibrary,
    StateIs,
    Then,
    UntilEndOfTurn,
    When,
    Whenever,
    WinGame,
)
from tests.rules.ch7_additional.test_732_what_ends_a_loop import FOUNTAIN, pass_on

SPORE = token("Spore", "Creature - Fungus", "1/1")
BESIDES: dict[str, Effect] = {
    "mills an empty library": Mill(1),
    "discards": Discard(1),
    "shuffles": ShuffleLibrary(),
    "gives energy": GetCounters(1, ENERGY),
    "makes a Clue": Investigate(),
    "makes a creature": CreateTokens(1, SPORE),
    "gives an emblem": GetEmblem(Whenever(LosesLife(EACH_OPPONENT), GainLife(1))),
    "gives an anthem": GetEmblem(Always(Each(CREATURE, YOU_CONTROL), Gets(1, 1))),
    "pumps": UntilEndOfTurn(Each(CREATURE), Gets(1, 1)),
    "shields": PreventNext(1, YOU),
    "waits": AtNext(END, Draw(1)),
    "makes the monarch": BecomeMonarch(),
    "grants until end of turn": UntilEndOfTurn(Each(CREATURE), Has(FLYING)),
}
TALL = card("Tall", "{G}", "Enchantment", When(StateIs(Exists(CREATURE, PowerAtLeast(200))), WinGame()))
OAK = card("Oak", "{G}", "Creature - Treefolk", "0/150", When(Dies(THIS), LoseGame()))


def engine(scenario: Builder, besides: Effect, *beside: str) -> Scenario:
    """A loop of mandatory actions that gains life and does something else, beside these permanents."""
    made = card("Engine", "{W}", "Enchantment", Whenever(GainsLife(), Then(GainLife(1), besides)))
    table = scenario(seats=2).knows(made, FOUNTAIN, TALL, OAK)
    table.seat(0).have("Engine", "Grizzly Bears", *beside)
    table.seat(0).empty_library()
    table.seat(0).casts("Fountain")
    return table


@rule("104.4b", "732.4")
@pytest.mark.parametrize("beside", ["", "Coat of Arms", "Glorious Anthem", "Boon Reflection", "White Knight"])
@pytest.mark.parametrize("besides", BESIDES)
def test_what_piles_up_beside_a_loop_does_not_hide_it(scenario: Builder, besides: str, beside: str) -> None:
    """Nobody agrees to a draw; it is one all the same."""
    table = engine(scenario, BESIDES[besides], *([beside] if beside else []))
    answers = pass_on(table, yes=0)
    assert {seat.outcome for seat in table.seats()} == {"drew"}
    assert answers < 600


@rule("104.4b", "603.8")
@pytest.mark.parametrize("besides", ["gives an anthem", "pumps"])
def test_sizes_that_something_waits_for_are_no_draw(scenario: Builder, besides: str) -> None:
    table = engine(scenario, BESIDES[besides], "Tall")
    pass_on(table, yes=0)
    assert table.seat(0).outcome == "won"


@rule("104.4b", "603.8")
def test_sizes_that_follow_from_how_many_there_are(scenario: Builder) -> None:
    table = engine(scenario, BESIDES["makes a creature"], "Coat of Arms", "Tall")
    pass_on(table, yes=0)
    assert table.seat(0).outcome == "won"


@rule("104.4b", "704.5f")
@pytest.mark.parametrize("how", ["effects", "emblems"])
def test_a_toughness_that_falls_ends_a_loop(scenario: Builder, how: str) -> None:
    fall = UntilEndOfTurn(Each(CREATURE), Gets(0, -1))
    emblem = GetEmblem(Always(Each(CREATURE), Gets(0, -1)))
    table = engine(scenario, fall if how == "effects" else emblem, "Oak")
    pass_on(table, yes=0)
    assert table.seat(0).outcome == "lost"
