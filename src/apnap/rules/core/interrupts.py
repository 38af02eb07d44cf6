"""What ends a transition before its end: a question nobody answers yet, a departure, the end of the game."""

from __future__ import annotations

from typing import Final

# how a transition ended (Play.step)
FINISHED: Final = 0
SUSPENDED: Final = 1  # it waits for an answer from outside, half done
DEPARTED: Final = 2  # the player whose action it was has left
OVER: Final = 3  # the game ended in the middle of it
DESCENDED: Final = 4  # a subgame begins
RESTARTED: Final = 5  # the game begins again
REVERSED: Final = 6  # an action that cannot be completed any more, because somebody has left


DEEPEST: Final = 150  # how many events may happen inside each other


class Beyond(Exception):
    """More than the engine can do. Where a person answered, the game is put back to their question."""


class TooDeep(Beyond):
    """Things happen inside each other, deeper than the engine goes."""


class TooLarge(Beyond):
    """An amount is larger than the engine counts (see numbers.py)."""


class Suspend(Exception):
    """Nobody in the process can answer: the transition waits for `answer`."""


class Departed(Exception):
    """The player whose action is under way has left the game: the action ends here."""


class Reversed(Departed):
    """What is being paid for cannot be paid any more, because somebody has left: it is reversed. CR 733.1, 800.4a."""


class GameOver(Exception):
    """The game ended in the middle of a transition."""
