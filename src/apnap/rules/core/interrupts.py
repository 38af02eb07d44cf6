"""What ends a transition before its end: a question nobody answers yet, a departure, the end of the game."""

from __future__ import annotations


class Suspend(Exception):
    """Nobody in the process can answer: the transition waits for `answer`."""


class Departed(Exception):
    """The player whose action is under way has left the game: the action ends here."""


class GameOver(Exception):
    """The game ended in the middle of a transition."""
