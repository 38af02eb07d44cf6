"""Write the decks that come with apnap as they were sold: those of a file of lists of which every card is known.

python -m tools.sold_decks [../shared/cards/commander-decks.json.gz]

A list that is there already stays, whatever the file says; the same cards under another name are left out. Only names
and numbers are written.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
from pathlib import Path
from typing import Any

from apnap.decks import COMMANDER, MAIN, Deck, Entry, Section, builtin, check_for, dumps
from apnap.decks.sources import LIBRARY, SOLD, builtin_names, plain_name
from apnap.library.pool import is_known

FILE = Path(__file__).parents[2] / "shared" / "cards" / "commander-decks.json.gz"
BRACKETS = re.compile(r"\s*[\[(][^])]*[])]")
"""Where a list comes from, behind its title."""


def lists(file: Path) -> list[dict[str, Any]]:
    """Every list of the file."""
    with gzip.open(file, "rt", encoding="utf-8") as text:
        return [listed for source in json.load(text).values() for listed in source]


def deck_of(listed: dict[str, Any]) -> Deck:
    """A list as a deck, its cards in the order of their names."""
    parts = [(COMMANDER, "commander"), (MAIN, "main")]
    sections = []
    for title, key in parts:
        cards = sorted((str(name), int(count)) for count, name in listed["sections"][key])
        sections.append(Section(title, tuple(Entry(count, name) for name, count in cards)))
    return Deck(BRACKETS.sub("", listed["name"]).strip(), tuple(sections))


def is_whole(deck: Deck) -> bool:
    """Is every card known, and may it be played as it is?"""
    names = [entry.name for section in deck.sections for entry in section.entries]
    return all(is_known(name) for name in names) and not check_for(deck, "commander")


def main() -> None:
    there = {name: builtin(name).sections for name in builtin_names(SOLD)}
    for listed in lists(Path(sys.argv[1]) if len(sys.argv) > 1 else FILE):
        if set(listed["sections"]) != {"commander", "main"}:
            continue
        deck = deck_of(listed)
        name = plain_name(deck.name)
        if name in there or deck.sections in there.values() or not is_whole(deck):
            continue
        there[name] = deck.sections
        text = f"# {deck.name}, a Commander deck as it was sold.\n\n{dumps(deck, 'plain').rstrip()}\n"
        (LIBRARY / "preconstructed" / f"{name}.txt").write_text(text, "utf-8")
        print(name)


if __name__ == "__main__":
    main()
