"""Forty-odd games whose course is written down in golden.json: compiled or not, everywhere, they go the same way.

A change of the rules, of a card in the built-in decks or of an agent changes games; look at the difference, then

    PYTHONPATH=src python -m tests.properties.golden           which games go another way
    PYTHONPATH=src python -m tests.properties.golden --write   write down how they go now
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from zlib import crc32

from tests.properties.games import BY_DAY, DECKS, Deal

FILE = Path(__file__).with_name("golden.json")
LIMIT = 8000  # decisions of one game


def golden_deals() -> list[Deal]:
    """Every table with both agents, every deck with both agents, and some of everything."""
    deals = []
    for kind in BY_DAY:
        for agent in ("first", "random"):
            deals.append(Deal(kind, 1, agents=(agent,)))
    for i, deck in enumerate(DECKS):
        other = DECKS[(i + 3) % len(DECKS)]
        deals.append(Deal("2", 2, decks=(deck, other), agents=("first",)))
        deals.append(Deal("2", 3, decks=(deck, deck), agents=("random",)))
    return deals + [Deal(kind, 4) for kind in BY_DAY[1:7]]


def name_of(deal: Deal) -> str:
    decks = "+".join(deal.decks) or "any decks"
    return f"{deal.kind}, {'+'.join(deal.agents) or 'mixed'}, {decks}, seed {deal.seed}"


def course_of(deal: Deal) -> list[object]:
    """Turns, decisions, outcomes, the digest of every turn's digest, the last digest."""
    play = deal.start()
    play.limit = LIMIT
    play.run()
    turns = crc32(" ".join(str(int(digest)) for digest in play.digests).encode())
    letters = "".join(word[0] for word in play.outcomes())  # won, lost, drew, playing
    return [int(play.state.ticks), int(play.decisions_asked), letters, f"{turns:08x}", f"{int(play.digest()):08x}"]


def written() -> dict[str, list[object]]:
    courses: dict[str, list[object]] = json.loads(FILE.read_text("utf-8"))
    return courses


def main() -> None:
    before = written() if FILE.exists() else {}
    now = {name_of(deal): course_of(deal) for deal in golden_deals()}
    for name in [*now, *(name for name in before if name not in now)]:
        if now.get(name) != before.get(name):
            print(f"{name}\n  was {before.get(name)}\n  is  {now.get(name)}")
    if "--write" in sys.argv:
        lines = [f"{json.dumps(name)}: {json.dumps(course)}" for name, course in now.items()]
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
