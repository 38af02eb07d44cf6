"""A pytest plugin that puts cards read from the corpus in the place of those written by hand.

`-p tests.helpers.read_versions`: the cards' own tests then say whether the reader understood them.
"""

from __future__ import annotations

from pathlib import Path

from apnap.english.reading.gate import read_card
from apnap.library import pool
from apnap.library.card_files import cards_in
from apnap.rules.ch2_cards.printed import CardDef

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "oracle-cards.json.gz"


def read_versions() -> dict[str, CardDef]:
    """The cards of the library that are read, by name."""
    texts = {text.name: text for text in cards_in(CORPUS)} if CORPUS.is_file() else {}
    found: dict[str, CardDef] = {}
    for name in pool.names():
        written = pool.find(name)
        text = texts.get(name) or texts.get(" // ".join(face.chars.name for face in written.faces))
        read = None if text is None else read_card(text).card
        if read is not None:
            found[name] = read
    return found


def pytest_configure() -> None:
    pool.MADE.update(read_versions())
