"""Cards that were read from their texts, at every table: whatever is done to one in a game, nothing breaks.

An ordinary run draws 1,500 of them by seed and puts them into games, a handful at a time. A nightly run gives each one
a game of its own. In eight nights that is at every table, left by its owner and by whoever stole it.
"""

from __future__ import annotations

import random

import pytest

from apnap import library
from apnap.library.stored import Stored
from apnap.rules.core.constants import INSTANT, PERMANENT_TYPES, SORCERY
from apnap.testing.handling import CONTROLLER, OWNER, Handling
from apnap.testing.night import NIGHT, NIGHTLY

SEED = 7
DRAWN = 1500
TOGETHER = 10
PARTS = 200  # of a nightly run, that several processes share
ALONE = 160  # decisions in the game of one card
KINDS = ("2", "4", "2v2", "ranged 4")
LEAVERS = (OWNER, CONTROLLER)

NAMES = sorted(Stored().names())
GROUPS = range(DRAWN // TOGETHER)


def drawn() -> list[str]:
    """The cards of an ordinary run."""
    return random.Random(SEED).sample(NAMES, min(DRAWN, len(NAMES)))


def test_there_are_so_many() -> None:
    assert len(set(drawn())) == DRAWN


@pytest.mark.skipif(NIGHTLY, reason="each card has games of its own in a nightly run")
@pytest.mark.parametrize("number", GROUPS)
def test_a_handful_of_read_cards_at_a_time(number: int) -> None:
    handle(drawn()[number :: len(GROUPS)], number, decisions=200)


@pytest.mark.skipif(not NIGHTLY, reason="a game of its own for each: a nightly run")
@pytest.mark.parametrize("part", range(PARTS))
def test_each_read_card_by_itself(part: int) -> None:
    for number, name in enumerate(NAMES[part::PARTS], start=NIGHT + part):
        handle([name], number, decisions=ALONE)


def handle(names: list[str], number: int, decisions: int) -> None:
    cards = [library.find(name) for name in names]
    cards = [card for card in cards if card.base.types & (PERMANENT_TYPES | INSTANT | SORCERY)]
    if cards:
        kind, leaver = KINDS[number % len(KINDS)], LEAVERS[number // len(KINDS) % 2]
        Handling(cards, kind, number, leaver, decisions=decisions, shadow=number % 9 == 0).run()
