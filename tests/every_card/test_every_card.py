"""Every card, every table: whatever is done to a card in the middle of a game, nothing breaks.

An ordinary run puts all cards of the library into games, a handful at a time. A nightly run gives each card games of
its own, at more tables, until everything has happened to it that can.
"""

from __future__ import annotations

from zlib import crc32

import pytest

from apnap import library
from apnap.abilities.effects.designations import Ascend
from apnap.abilities.keyword_abilities.casting import SplitSecond
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import (
    CONSPIRACY,
    DUNGEON,
    INSTANT,
    LAND,
    PERMANENT_TYPES,
    PHENOMENON,
    PLANE,
    SCHEME,
    SORCERY,
    VANGUARD,
)
from apnap.testing.handling import CONTROLLER, OWNER, Handling
from apnap.testing.night import NIGHT, NIGHTLY

TOGETHER = 8  # cards in one game of an ordinary run
KINDS = ("2", "4", "2v2", "ranged 4")
LEAVERS = (OWNER, CONTROLLER)
MOST_GAMES = 200  # in which everything should have happened to a card

CARDS = [card for card in library.cards() if card.base.types & (PERMANENT_TYPES | INSTANT | SORCERY)]  # no dungeons
GROUPS = [CARDS[i :: len(CARDS) // TOGETHER + 1] for i in range(len(CARDS) // TOGETHER + 1)]
ALONE = CARDS if NIGHTLY else [library.find("Soul Warden"), library.find("Mishra's Factory")]

# What does not happen to a card here, and why.
NEVER: dict[str, dict[str, str]] = {
    "Giant's Grasp": {"blinked": "its owner has no Giant by then; tests/library/test_borrowing.py blinks it"},
    "Territorial Gorger": {"triggered": "nobody gets energy in these games"},
}
NEVER |= dict.fromkeys(
    ("Cogwork Grinder", "Lurking Automaton"),
    {"blinked": "it has no counters without a draft, and does not live that long"},
)
NEVER |= dict.fromkeys(("Loyal Drake", "Loyal Guardian", "Loyal Subordinate"), {"triggered": "nobody has a commander"})

# What a card needs beside it to be of use.
BESIDE = {
    "Giant's Grasp": "Hill Giant",
    "Gisela, the Broken Blade": "Bruna, the Fading Light",
    "Graf Rats": "Midnight Scavengers",
    "Secret Plans": "Master of Pearls",
}


def test_every_card_is_in_a_group() -> None:
    assert sorted(card.name for group in GROUPS for card in group) == sorted(card.name for card in CARDS)
    beside = PLANE | PHENOMENON | SCHEME | VANGUARD | CONSPIRACY | DUNGEON
    assert len(CARDS) == sum(not card.base.types & beside for card in library.cards())


@pytest.mark.skipif(NIGHTLY, reason="each card has games of its own in a nightly run")
@pytest.mark.parametrize("number", range(len(GROUPS)))
def test_a_handful_of_cards_at_a_time(number: int) -> None:
    kind = KINDS[number % 2]
    Handling(GROUPS[number], kind, number, LEAVERS[number // 2 % 2], decisions=200, shadow=number % 8 == 0).run()


@pytest.mark.parametrize("card", ALONE, ids=[card.name for card in ALONE])
def test_everything_happens_to_each_card(card: CardDef) -> None:
    """A game at every table, left by its owner or its controller; then on until all has been seen."""
    wanted = expected_of(card) - set(NEVER.get(card.name, {}))
    beside = [library.find(BESIDE[card.name])] if card.name in BESIDE else []
    seen: set[str] = set()
    for number in range(MOST_GAMES):
        kind = KINDS[number % len(KINDS)]
        leaver = LEAVERS[(number + number // len(KINDS) + NIGHT) % 2]
        shadow = (number + crc32(card.name.encode())) % 4 == 0
        handled = Handling([card, *beside], kind, NIGHT * MOST_GAMES + number, leaver, shadow=shadow).run()
        seen |= {what for name, what in handled.seen if name == card.name}
        if number >= len(KINDS) - 1 and wanted <= seen:
            break
    assert wanted <= seen, f"never {', '.join(sorted(wanted - seen))} in {MOST_GAMES} games"


def expected_of(card: CardDef) -> set[str]:
    """What can happen to such a card."""
    wanted = {"left by its owner", "left by its controller"}
    for face in card.faces:
        abilities = face.chars.abilities
        if any(not ability.makes for ability in abilities.activated):
            wanted.add("activated")
        if any(ability.makes for ability in abilities.activated):
            wanted.add("used for mana")
        if any(not isinstance(ability, Ascend) for ability in abilities.triggered):  # that one never goes on a stack
            wanted.add("triggered")
    wanted.add("played" if card.base.types & LAND else "cast")
    if not any(isinstance(static, SplitSecond) for static in card.base.abilities.statics):
        wanted.add("copied")
    if card.base.types & PERMANENT_TYPES:
        wanted |= {"stolen", "blinked"}
    return wanted
