"""On whose behalf the game acts: whose range limits what happens, and whether an object on a stack makes it happen.

`State.cause` is one of these. An action with priority, a resolution and a hand action each set it once, for all events
that they let happen; a question never does. What no spell or ability does, such as leaving the game, is done without
a limit (`Game.unlimited`), and the cause is put back with `finally`. A state that is taken up again has its own.
"""

from __future__ import annotations

from typing import Final

from apnap.rules.core.types import Seat


class Cause:
    """What makes events happen. Never changed, only replaced."""

    def __init__(self, seat: Seat, on_stack: bool) -> None:
        self.seat: Seat = seat  # under limited range: whose spell or ability is at work; -1 for no limit (801.10)
        self.on_stack: bool = on_stack  # an object on the stack at hand causes it (807.5b)


BY_THE_RULES: Final = Cause(-1, False)
BY_THE_STACK: Final = Cause(-1, True)
