"""A duel in the browser, from `apnap play` to the end: with the mouse alone, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


@pytest.mark.parametrize("hands", ["mouse", "keys"])
def test_a_duel_is_played_to_its_end(server: Callable[..., Any], person: Callable[..., Any], hands: str) -> None:
    table = server("play", "--seats", "2", "--seed", "7", "--deck", "red", "--deck", "green")
    me = person(table.page)
    assert me.until_asked() == "mulligan"
    me.plays_on(hands)
    me.says(".bar .prompt b", "The game is over", "won")
