"""What the transition that is running is in the middle of, where those who must know it are far from those who say it.

Each part is a value that is set and put back in one place, with `finally`; a transition that ends early begins without
any of it the next time. What outlasts a transition is in the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.rules.core.types import Ref, Seat

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


NO_REFS: Final[list[Ref]] = []


class UnderWay:
    """What is going on within a transition."""

    def __init__(self) -> None:
        self.cause: Cause = BY_THE_RULES
        self.prevented: list[Event] = []  # of the batch that is proposed: what prevention effects did (615.13)
        self.ahead: list[Event] = []  # events of the same moment that are yet to be proposed
        self.putting: list[Trigger] = []  # no longer pending, on their way to the stack; replaced
        self.tried: list[Ref] | None = None  # targets that would only repeat a loop (732.3)
        self.someone_left: bool = False  # since the transition began
        self.needs: list[Ref] = NO_REFS  # without any of these, what is being paid for cannot be completed

    def unlimited(self) -> Cause:
        """From here on no range limits what happens; the cause so far, to be put back. CR 801."""
        before = self.cause
        if before.seat >= 0:
            self.cause = BY_THE_STACK if before.on_stack else BY_THE_RULES
        return before

    def begin(self) -> None:
        """A transition begins."""
        self.tried = None
        self.someone_left = False

    def stop(self) -> None:
        """The transition ends here, whatever it was in the middle of."""
        self.cause = BY_THE_RULES
        self.prevented = []
        self.ahead = []
        self.putting = []
        self.tried = None
        self.someone_left = False
        self.needs = NO_REFS
