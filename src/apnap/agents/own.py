"""Bots that somebody brings: a class with one method, which is given what its seat may know and nothing else.

::

    class Cautious:
        def answer(self, view, decision):
            return [0]                      # the same numbers that `Game.answer` takes; see docs/decisions.md

`--bot module:Cautious` and `--bot file.py:Cautious` seat one.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Sequence
from typing import Protocol, cast

from mypy_extensions import i64, mypyc_attr

from apnap.errors import InputError
from apnap.rules.core.decisions import Agent, Decision
from apnap.rules.core.game import Game
from apnap.rules.views.view import View, observe

HINT = "a bot is a class with a method answer(self, view, decision), named as module:Class or file.py:Class"


class Bot(Protocol):
    """Whoever answers decisions from what a seat may see."""

    def answer(self, view: View, decision: Decision) -> Sequence[int]: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class BotAgent(Agent):
    """A bot in a seat: it is handed the view of whoever decides, never the game."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot: Bot = bot

    def choose(self, game: Game, decision: Decision) -> list[i64]:
        out: list[i64] = []
        for value in self.bot.answer(observe(game, decision.decider), decision):
            out.append(value)
        return out


def load_bot(name: str) -> Agent:
    """The bot that `module:Class` or `file.py:Class` names, ready to sit down."""
    where, _, word = name.rpartition(":")
    if not where or not word:
        raise InputError(f"{name!r} names no bot", hint=HINT)
    found = vars(load_module(where)).get(word)
    if found is None:
        raise InputError(f"there is no {word} in {where}", hint=HINT)
    made = cast(Callable[[], object], found)()
    if isinstance(made, Agent):
        raise InputError(
            f"{name} is given the whole game, hidden cards included",
            hint="write answer(self, view, decision) instead, or hand the object to new_game(agents=...)",
        )
    if not callable(vars(type(made)).get("answer")) and not any(
        callable(vars(base).get("answer")) for base in type(made).__mro__
    ):
        raise InputError(f"{name} has no method 'answer'", hint=HINT)
    return BotAgent(cast(Bot, made))


def load_module(where: str) -> object:
    """A module by its name, looked for in the folder at hand too; or one in a file."""
    if where.endswith(".py"):
        path = os.path.abspath(where)
        spec = importlib.util.spec_from_file_location(os.path.basename(where)[:-3], path)
        if spec is None or spec.loader is None or not os.path.isfile(path):
            raise InputError(f"there is no file {where}", hint=HINT)
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        return module
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return importlib.import_module(where)
    except ModuleNotFoundError as missing:
        if missing.name is not None and where.startswith(missing.name):
            raise InputError(f"there is no module {where}", hint=HINT) from None
        raise
