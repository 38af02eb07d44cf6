"""Every error that apnap raises on purpose.

::

    Exception
    ├── ApnapError                  caught once, it covers everything below it
    │   └── InputError              what was given from outside cannot be used; the command line exits with 2
    │       ├── CardNotFound        a card name that nobody knows, with the names that come near
    │       ├── DeckError           a deck list that cannot be read or may not be played, with every reason
    │       ├── TableError          seats, teams or options that cannot go together
    │       ├── PositionError       a position text that says something impossible, with its line and column
    │       └── ReplayError         a replay or saved game that is damaged, newer, or of other cards
    ├── apnap.rules.core.faults.AgentFault
    │                               a bot failed or answered something illegal: whose it is, what it was asked, and why
    └── apnap.rules.core.decisions.IllegalAnswer
                                    an answer that the rules forbid, with the rule; it is beside the tree because
                                    the engine imports nothing from outside itself

An error says who did what and why it cannot be (`message`), under which rule (`rule`, a number of the Comprehensive
Rules), where (`where`), and what to do instead (`hint`). Printing one gives all of that and never a traceback.
This module imports nothing of apnap, so that every other one may import it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, final

EXIT_CODE: Final = 2
"""What a command returns when its input cannot be used."""


@final
@dataclass(frozen=True, slots=True)
class Where:
    """A place in something that was read: a file (or '' for text without one), a line and a column, from 1."""

    file: str = ""
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        place = f"line {self.line}" if self.line else ""
        if self.line and self.column:
            place += f", column {self.column}"
        return ", ".join(part for part in (self.file, place) if part)


@final
@dataclass(frozen=True, slots=True)
class Problem:
    """One of several reasons in the same error: what is wrong, the rule, what to do, and on which line (0: none)."""

    message: str
    rule: str = ""
    hint: str = ""
    line: int = 0

    def __str__(self) -> str:
        place = f"line {self.line}: " if self.line else ""
        advice = f"; {self.hint}" if self.hint else ""
        return f"{place}{self.message}{_cited(self.rule)}{advice}"


class ApnapError(Exception):
    """The root of the tree: a message, and where there are any, a hint, a rule and a place."""

    def __init__(self, message: str, *, hint: str = "", rule: str = "", where: Where | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.rule = rule
        self.where = where

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where is not None and str(self.where) else ""
        lines = [f"{place}{self.message}{_cited(self.rule)}", *self.details()]
        if self.hint:
            lines.append(self.hint)
        return "\n".join(shown(line) for whole in lines for line in whole.split("\n"))

    def details(self) -> Sequence[str]:
        """Lines between the message and the hint."""
        return ()


class InputError(ApnapError):
    """Something that a person gave cannot be used: a file, a name, an option. Nothing has been changed by it."""

    exit_code: ClassVar[int] = EXIT_CODE


class CardNotFound(InputError):
    """No card has this name."""

    def __init__(
        self, name: str, suggestions: Sequence[str] = (), *, hint: str = "", where: Where | None = None
    ) -> None:
        super().__init__(f"no card is called '{name}'", hint=hint or did_you_mean(suggestions), where=where)
        self.name = name
        self.suggestions = tuple(suggestions)


class DeckError(InputError):
    """A deck list cannot be read, or the deck may not be played; `problems` holds every reason, not just the first."""

    def __init__(
        self,
        message: str,
        problems: Sequence[Problem] = (),
        *,
        hint: str = "",
        rule: str = "",
        where: Where | None = None,
    ) -> None:
        super().__init__(message, hint=hint, rule=rule, where=where)
        self.problems = tuple(problems)

    def details(self) -> Sequence[str]:
        return [f"  {problem}" for problem in self.problems]


class TableError(InputError):
    """A table that cannot be: too few or too many seats, uneven teams, options that exclude each other."""


class PositionError(InputError):
    """A position text says something that cannot be read or cannot be."""

    @property
    def line(self) -> int:
        return self.where.line if self.where is not None else 0

    @property
    def column(self) -> int:
        return self.where.column if self.where is not None else 0


class ReplayError(InputError):
    """A replay or a saved game cannot be played: truncated, damaged, of a newer format, or made with other cards."""


def did_you_mean(names: Sequence[str]) -> str:
    """A question that offers the names, or '' when there are none."""
    if not names:
        return ""
    quoted = [f"'{name}'" for name in names]
    offered = quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} or {quoted[-1]}"
    return f"did you mean {offered}?"


def shown(text: str) -> str:
    """Text from a file as it may be printed: what would control a terminal is written out instead."""
    return "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in text)


def file_trouble(error: OSError) -> str:
    """What the system says of a file that it does not open, read or write: words, and no number."""
    return (error.strerror or "the system refuses it").lower()


def file_advice(error: OSError) -> str:
    """What to do about it."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return "check its name, and that its folder is there"
    if isinstance(error, IsADirectoryError):
        return "name a file in it"
    if isinstance(error, PermissionError):
        return "name a file that you may use, or allow yourself this one"
    return "name another file"


def _cited(rule: str) -> str:
    return f" (CR {rule})" if rule else ""
