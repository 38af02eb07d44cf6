"""A question as a person reads it: a title, choices with short keys, and what is chosen unless they say otherwise.

`question_text.py` makes one from a decision. A screen says how it is answered: by keys typed or by clicks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from apnap.rules.core.constants import NONE


@final
@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a question: what is typed for it, what it says, and what it means in the answer."""

    key: str
    text: str
    value: int
    ref: int = NONE
    """The object or player that it is about, so that it can be looked at."""
    names: tuple[str, ...] = ()
    """Words by which it may be named instead of its key."""
    same: tuple[int, ...] = ()
    """The values of further choices that read the same and are folded into this line."""


@final
@dataclass(frozen=True, slots=True)
class Question:
    """What a person is asked. `kind` is the decision's kind (apnap.rules.core.decisions.D_*)."""

    kind: int
    seat: int
    title: str
    rule: str = ""
    choices: tuple[Choice, ...] = ()
    others: tuple[Choice, ...] = ()
    """Whom an attacker may attack, or what a blocker may block."""
    mana: tuple[Choice, ...] = ()
    """Mana abilities, apart from the rest because they are many and payment is automatic."""
    minimum: int = 1
    maximum: int = 1
    default: tuple[int, ...] | None = None
    default_words: str = ""
    """What is chosen by default, in words."""

    def find(self, key: str) -> Choice | None:
        """The choice with this key, among all of them."""
        wanted = key.casefold()
        for group in (self.choices, self.others, self.mana):
            for choice in group:
                if choice.key == wanted:
                    return choice
        return None
