"""What the transition that is running is in the middle of, as far as every event must know it.

Only what happens sets any of this; a question never does: it is given what it must know, or asks a fork (`supposing`).
What is set is put back in one place, with `finally`, and a transition that ends early begins without any of it the next
time. What outlasts a transition is in the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.state import Trigger
    from apnap.rules.events import Event


class Cause:
    """What makes events happen. Never changed, only replaced."""

    def __init__(self, seat: Seat, on_stack: bool) -> None:
        self.seat: Seat = seat  # under limited range: whose spell or ability is at work; -1 for no limit (801.10)
        self.on_stack: bool = on_stack  # an object on the stack at hand causes it (807.5b)


BY_THE_RULES: Final = Cause(-1, False)
BY_THE_STACK: Final = Cause(-1, True)


class UnderWay:
    """What is going on within a transition."""

    def __init__(self) -> None:
        self.cause: Cause = BY_THE_RULES
        self.prevented: list[Event] = []  # of the batch that is proposed: what prevention effects did (615.13)
        self.ahead: list[Event] = []  # events of the same moment that are yet to be proposed
        self.putting: list[Trigger] = []  # no longer pending, on their way to the stack; replaced
        self.someone_left: bool = False  # since the transition began

    def unlimited(self) -> Cause:
        """From here on no range limits what happens; the cause so far, to be put back. CR 801."""
        before = self.cause
        if before.seat >= 0:
            self.cause = BY_THE_STACK if before.on_stack else BY_THE_RULES
        return before

    def begin(self) -> None:
        """A transition begins."""
        self.someone_left = False

    def stop(self) -> None:
        """The transition ends here, whatever it was in the middle of."""
        self.cause = BY_THE_RULES
        self.prevented = []
        self.ahead = []
        self.putting = []
        self.someone_left = False
