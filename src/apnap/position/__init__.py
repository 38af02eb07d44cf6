"""Position text: a whole game at a moment of priority, short, readable, exact.

    table 2 seats
    turn 7, seat 1, main1, priority 1
    seat 0 Ann: life 12
      hand: Lightning Bolt; Shock
      library: Mountain x20
      battlefield: Mountain x3; Mountain x2 (tapped); Goblin Piker @1 (sick, 2 +1/+1, damage 1)
    seat 1 Bob: life 20, lands 1
      battlefield: Forest x4
    stack:
      Giant Growth (by 1) -> @1

`write` gives the text of a game, or refuses and says what it cannot say; `read` gives the game of a text, or says in
which line and column it cannot be. The format is described in docs/positions.md.
"""

from __future__ import annotations

from collections.abc import Callable

from apnap.errors import PositionError, Where
from apnap.position.build import Builder
from apnap.position.layout import lay_lines
from apnap.position.same import differences, same_position
from apnap.position.write import write
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.play import Play

__all__ = ["differences", "read", "same_position", "write"]


def read(text: str, find: Callable[[str], CardDef] | None = None, file: str = "") -> Play:
    """The game that a text describes, every seat decided from outside; `advance` it to its first decision.

    `find` gives a card by name (the library's own, unless told); `file` is only for messages.
    """
    if find is None:
        from apnap.library import find as in_library

        find = in_library
    try:
        return built(text, find)
    except PositionError as error:
        if file and error.where is not None:
            where = Where(file, error.where.line, error.where.column)
            raise PositionError(error.message, hint=error.hint, rule=error.rule, where=where) from error
        raise


LARGEST = 1 << 22
"""Letters of a position."""


def built(text: str, find: Callable[[str], CardDef]) -> Play:
    """The game of a text. What no rule of the text notices, and the engine cannot hold, is impossible as well."""
    if len(text) > LARGEST:
        raise PositionError(f"a position has {LARGEST} letters at most, and this has {len(text)}")
    try:
        return Builder(lay_lines(text), find).build()
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise PositionError(f"this position cannot be: {type(error).__name__}: {error}") from error
