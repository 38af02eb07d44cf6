"""Hand actions as they are typed at the terminal."""

from __future__ import annotations

import pytest

import apnap
from apnap import by_hand
from apnap.rules.ch7_additional.by_hand.actions import HAND_NAMES
from apnap.terminal.hands import action_of
from apnap.terminal.matching import Unclear
from apnap.terminal.prompt import Command, as_command


def a_game() -> apnap.Game:
    game = apnap.new_game(["red", "green"], seed=7, by_hand=True)
    while game.decision is not None and game.decision.kind == 10:
        game.answer(0)
    return game


def test_what_is_typed_is_what_is_meant() -> None:
    game = a_game()
    view = game.observe(0)
    held = view.hand(0)[0]
    said = action_of("draw 2", view)
    assert HAND_NAMES[said.kind] == "draw" and list(said.numbers) == [2] and not said.refs
    said = action_of(f"move {held.name} to graveyard", view)
    assert HAND_NAMES[said.kind] == "move" and said.numbers[0] == 2 and said.refs == [held.id]
    said = action_of("life p2 -3", view)
    assert said.refs == [-2] and list(said.numbers) == [-3]
    said = action_of(f"counters {held.name} 2: +1/+1", view)
    assert said.words == "+1/+1" and list(said.numbers) == [2]
    said = action_of(f"stack for {held.name}", view)
    assert said.source == held.id
    game.by_hand(0, action_of(f"move {held.name} to graveyard", game.observe(0)))
    assert [card.name for card in game.observe(0).graveyard(0)] == [held.name]


@pytest.mark.parametrize("text", ["", "dance", "move to graveyard of the moon", "tap no such card", "draw for nobody"])
def test_what_means_nothing_is_said(text: str) -> None:
    with pytest.raises((Unclear, apnap.IllegalAnswer)):
        game = a_game()
        game.by_hand(0, action_of(text, game.observe(0)))


def test_they_are_commands() -> None:
    assert as_command("do draw 2") == Command("do", "draw 2")
    assert as_command("object") == Command("object", "")
    assert as_command("object of desire") is None
    assert by_hand.draw(2).numbers == [2]
