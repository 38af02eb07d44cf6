"""Amounts that grow are exact, or refused at a bound, the same compiled and interpreted."""

from __future__ import annotations

import pytest

from apnap.abilities.amounts import LifeOf
from apnap.abilities.cards import card, token
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.life import GainLife
from apnap.rules.core.interrupts import TooLarge
from apnap.rules.core.numbers import LARGEST, MOST_TOKENS, product, total
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder

RAT = token("Rat", "Creature - Rat", "1/1")
TWICE = card("Twice", "{W}", "Sorcery", GainLife(LifeOf()))
SWARM = card("Swarm", "{B}", "Sorcery", CreateTokens(1, RAT))


@rule("107.1")
def test_products_and_sums_are_exact_up_to_the_bound() -> None:
    assert product(3, 2**58) == 3 * 2**58 and product(-(2**30), 2**30) == -LARGEST and product(0, LARGEST) == 0
    assert total(LARGEST - 1, 1) == LARGEST and total(-LARGEST, 5) == 5 - LARGEST
    for a, b in [(2, LARGEST), (2**31, 2**30), (-(2**40), 2**40), (LARGEST, LARGEST)]:
        with pytest.raises(TooLarge, match=str(LARGEST)):
            product(a, b)
    for a, b in [(LARGEST, 1), (-LARGEST, -1), (LARGEST, LARGEST)]:
        with pytest.raises(TooLarge):
            total(a, b)


def doubled(scenario: Builder, many: int) -> Scenario:
    table = scenario(seats=2)
    table.seat(0).have(*["Furnace of Rath"] * many)
    table.seat(0).casts("Shock", at=[table.seat(1)])
    return table


@rule("614.1a", "120.3a")
def test_forty_one_doublers_deal_all_their_damage(scenario: Builder) -> None:
    table = doubled(scenario, 41)
    table.run(lambda d: not table.stack_ids(), "Shock to resolve")
    assert table.seat(1).life == 20 - 2**42 and table.seat(1).outcome == "lost"


@rule("614.1a", "107.1")
def test_damage_beyond_the_bound_is_refused_and_the_game_is_put_back(scenario: Builder) -> None:
    table = doubled(scenario, 70)
    game = table.game
    with pytest.raises(TooLarge):  # noqa: PT012 (one of the choices of what to apply first is one too many)
        for _ in range(200):
            before = game.digest()
            table.answer(table.default(game.decision()))
    assert game.digest() == before and game.decision() is not None
    table.seat(0).concedes()
    assert table.seat(1).outcome == "won"


@rule("119.3", "107.1")
def test_life_doubles_until_it_is_too_much(scenario: Builder) -> None:
    table = scenario(seats=2).knows(TWICE)
    table.seat(0).at(LARGEST // 2)
    table.seat(0).casts("Twice").resolves()
    assert table.seat(0).life == LARGEST
    table.seat(0).casts("Twice")
    table.seat(0).passes()
    with pytest.raises(TooLarge):
        table.seat(1).passes()
    assert table.seat(0).life == LARGEST and table.holder == table.seat(1)


@rule("111.1", "614.1a")
def test_tokens_beyond_number_are_refused(scenario: Builder) -> None:
    table = scenario(seats=2).knows(SWARM)
    table.seat(0).have(*["Parallel Lives"] * 20)
    table.seat(0).casts("Swarm")
    with pytest.raises(TooLarge, match=str(MOST_TOKENS)):
        table.run(lambda d: not table.stack_ids(), "Swarm to resolve")
    assert table.game.decision() is not None
