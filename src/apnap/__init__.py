"""apnap: a Magic rules engine for tables of any size.

    import apnap

    game = apnap.new_game(seats=4, seed=7, agents=["first", "first", "first", "first"])
    game.run()
    print(game.result)

Unofficial fan software, not affiliated with Wizards of the Coast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap._build_info import __version__

if TYPE_CHECKING:
    from apnap.api import Game, Result, Setup, new_game
    from apnap.rules.core.decisions import Agent, Decision, IllegalAnswer, Option

__all__ = [
    "Agent",
    "Decision",
    "Game",
    "IllegalAnswer",
    "Option",
    "Result",
    "Setup",
    "__version__",
    "new_game",
]

_DECISIONS = ("Agent", "Decision", "IllegalAnswer", "Option")


def __getattr__(name: str) -> object:
    """Import the engine when it is first asked for: `apnap --version` does not need it."""
    if name in _DECISIONS:
        from apnap.rules.core import decisions

        return vars(decisions)[name]
    if name in __all__:
        from apnap import api

        return vars(api)[name]
    raise AttributeError(f"module 'apnap' has no attribute {name!r}")
