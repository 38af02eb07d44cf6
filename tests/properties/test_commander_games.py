"""Games with the built-in Commander decks: they end, and what is cached agrees with what is computed again."""

from __future__ import annotations

import random

import pytest

from apnap.agents import make_agent
from apnap.api import brought_by, card_list
from apnap.decks import builtin, builtin_names
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.core.play import Play
from apnap.tables import choice
from apnap.testing.checks import check_invariants
from tests.properties.games import some

NAMES = builtin_names("commander")
TOO_LONG = 400  # turns


def game_of(seed: int, agents: tuple[str, ...]) -> Play:
    decks = [builtin(name) for name in random.Random(seed).sample(NAMES, 4)]
    table = choice("commander", seats=4).table()
    state = new_state(table, [card_list(deck) for deck in decks], seed, brought_by(decks))
    return Play(state, [make_agent(agents[s % len(agents)], seed * 64 + s) for s in range(4)], ["a", "b", "c", "d"])


@pytest.mark.parametrize("seed", some(6, 60))
def test_a_game_of_four_ends(seed: int) -> None:
    play = game_of(seed, ("first", "random") if seed % 3 == 2 else ("first",))
    play.run()
    assert play.state.over and play.state.ticks < TOO_LONG
    assert play.outcomes().count("won") <= 1
    check_invariants(play)


@pytest.mark.parametrize("seed", some(2, 6))
def test_caches_agree(seed: int) -> None:
    play = game_of(seed, ("first",))
    play.shadow = True
    while not play.state.over and play.decisions_asked < 700:
        play.transition()
