"""The plain deck list: our own, and what people type.

::

    # a comment; so is a line that begins with //
    About
    Name Goblins on a hill
    Deck
    24 Mountain
    4x Lightning Bolt (M10) 146
    SB: 2 Shatter
    Commander
    1 Isamaru, Hound of Konda
    Sideboard
    3 Fire // Ice

Headings are those of `SECTIONS`, and what other programs call them. A list without headings is all deck. Sets and
collector numbers are read over. A comment that consists of a heading is a heading: other programs write their
sideboards under '// Sideboard', and to read over it would shuffle those in.
"""

from __future__ import annotations

from typing import Final

from apnap.decks.deck import SECTIONS
from apnap.decks.formats.base import Format
from apnap.decks.formats.counted import read_counted, write_counted

PLAIN: Final = Format(
    "plain",
    "a count and a card name on each line, under headings",
    (".txt", ".deck"),
    SECTIONS,
    lambda text: True,
    read_counted,
    write_counted,
)
