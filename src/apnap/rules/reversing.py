"""Giving up an action before it is complete: how far back that goes. CR 733.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.decisions import D_ATTACK, D_BLOCK, D_PRIORITY, IllegalAnswer
from apnap.rules.knowledge import hidden_changed

if TYPE_CHECKING:
    from apnap.rules.game import Recorded
    from apnap.rules.state import State

# the answers that begin something which has to be completed: spells, abilities, special actions; declarations
BEGINNINGS: Final[list[i64]] = [D_PRIORITY, D_ATTACK, D_BLOCK]


def answers_kept(answers: list[Recorded], seat: i64) -> i64:
    """How many of the answers so far stay when a player gives up what they have begun last. CR 733.1.

    What others have answered for it meanwhile stands in the way: it is not theirs to give up.
    """
    others = False
    i: i64 = len(answers) - 1
    while i >= 0:
        if answers[i].seat != seat:
            others = True
        elif answers[i].kind in BEGINNINGS:
            if others:
                raise IllegalAnswer("733.1", "another player has answered meanwhile")
            return i
        i -= 1
    raise IllegalAnswer("733.1", "there is no action of yours to take back")


def check_reversible(before: State, now: State) -> None:
    """What moved, shuffled or showed cards of a library is not reversed. CR 733.1."""
    if hidden_changed(before, now, -1):
        raise IllegalAnswer("733.1", "cards from a library have been seen")
