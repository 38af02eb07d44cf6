"""Magic Online's text lists: the deck, an empty line, the sideboard. Two-part cards have one slash and no spaces."""

from __future__ import annotations

import re
from typing import Final

from apnap.decks.deck import MAIN, SIDEBOARD, Deck
from apnap.decks.formats.base import Format, Reader, lines_of
from apnap.decks.formats.counted import LINE, heading_of, read_counted

DECK_SIZE: Final = 60
SIDEBOARD_SIZE: Final = 15
_SLASH: Final = re.compile(r"(?<=\S)/(?=\S)")


def recognizes(text: str) -> bool:
    """No headings, one gap, sixty cards or more before it and fifteen or fewer behind: nothing else looks like that."""
    blocks: list[int] = []
    inside = False
    for line in (line.strip() for line in lines_of(text)):
        if not line:
            inside = False
            continue
        match = LINE.fullmatch(line)
        if match is None or match["sideboard"] or len(match["count"]) > 3 or heading_of(line):
            return False
        if not inside:
            blocks.append(0)
            inside = True
        blocks[-1] += int(match["count"])
    return len(blocks) == 2 and blocks[0] >= DECK_SIZE and 1 <= blocks[1] <= SIDEBOARD_SIZE


def two_parts(name: str) -> str:
    """'Fire/Ice' as everybody else writes it. No card has a slash in its name that is anything else."""
    return _SLASH.sub(" // ", name)


def one_slash(name: str) -> str:
    return name.replace(" // ", "/")


def read(text: str, reader: Reader) -> None:
    lines = [line if line.lstrip().startswith("/") else two_parts(line) for line in lines_of(text)]
    read_counted("\n".join(lines), reader, blank_is_sideboard=True)


def write(deck: Deck) -> str:
    lines: list[str] = []
    for i, (title, entries) in enumerate(deck.sections):
        if title == SIDEBOARD:
            lines += ["", "SIDEBOARD:"] if i else ["SIDEBOARD:"]
        elif i:
            lines += ["", "DECK:"]
        lines += [f"{entry.copies} {one_slash(entry.name)}" for entry in entries]
    return "\n".join([*lines, ""])


MTGO: Final = Format(
    "mtgo",
    "Magic Online's text list: deck, empty line, sideboard",
    (),
    (MAIN, SIDEBOARD),
    recognizes,
    read,
    write,
    holds_name=False,
)
