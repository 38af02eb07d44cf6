"""What may be in a deck that nobody has shown: a guess by its colours and the format, for tables with closed lists.

Somebody who sits across from a stranger knows the colours that the stranger has played, how many cards are left, and
what such decks are made of. `Prior` deals from that: cards that were seen already, where a deck may hold several of
them, cards of those colours, and basic lands. Nothing that it deals follows from what the deck really holds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import ALL_COLORS, LAND
from apnap.rules.core.generator import Generator
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat

COLORS: Final = 5
LANDS_OF_TEN: Final = 4  # of ten cards in a deck, so many are lands
OF_COLORLESS: Final = 4  # one of so many colourless cards is dealt from: decks hold few of them
COPIES: Final = 3  # of a card, where a deck may hold more than one


@mypyc_attr(allow_interpreted_subclasses=True)
class Prior:
    """Cards by colour that decks are made of. Which they are is said where cards are known (`closed_decks.py`)."""

    def basic(self, color: i64) -> CardDef:
        """The basic land of a colour, 0 to 4."""
        raise NotImplementedError

    def some(self, color: i64) -> list[CardDef]:
        """Cards of a colour, 0 to 4, or colourless ones, 5; always the same, in the same order."""
        raise NotImplementedError

    def is_banned(self, card: CardDef, kind: str) -> bool:
        """May no deck of that kind hold it? What a format bans is no rule of the game."""
        return False

    def deal(self, state: State, seen: list[CardDef], owner: Seat, count: i64, dice: Generator) -> list[CardDef]:
        """As many cards as a player has out of sight, guessed from those that were seen of them."""
        colors = colors_of(state, seen, owner, dice)
        lands: i64 = 0
        for card in seen:
            if card.base.types & LAND:
                lands += 1
        wanted = max(0, min(count, (count + len(seen)) * LANDS_OF_TEN // 10 - lands))
        out: list[CardDef] = []
        for i in range(wanted):
            out.append(self.basic(colors[i % len(colors)]))
        bag = self.spells(state, seen, colors, count - wanted, dice)
        for i in range(count - wanted):
            out.append(bag[i % len(bag)])
        order: list[i64] = list(range(len(out)))
        dice.shuffle(order)
        shuffled: list[CardDef] = []
        for at in order:
            shuffled.append(out[at])
        return shuffled

    def spells(
        self, state: State, seen: list[CardDef], colors: list[i64], count: i64, dice: Generator
    ) -> list[CardDef]:
        """Cards that are no lands, at least one: more copies of what was seen, and others of the colours."""
        single = state.table.commander
        kind = state.table.deck_kind
        bag: list[CardDef] = []
        known: set[str] = set()
        for card in seen:
            if card.name not in known and not card.base.types & LAND:
                known.add(card.name)
                if not single:
                    for _i in range(COPIES):
                        bag.append(card)
        allowed: i64 = 0
        for color in colors:
            allowed |= 1 << color
        supply: list[CardDef] = []
        for color in [*colors, COLORS]:
            cards = self.some(color)
            for i in range(0, len(cards), OF_COLORLESS if color == COLORS else 1):
                if cards[i].name in known or cards[i].identity() & ~allowed or self.is_banned(cards[i], kind):
                    continue
                supply.append(cards[i])
        copies: i64 = 1 if single else COPIES
        while len(bag) < count * 2 and supply:
            at = dice.below(len(supply))
            for _i in range(copies):
                bag.append(supply[at])
            supply[at] = supply[-1]
            supply.pop()
        if not bag:
            bag.append(self.basic(colors[0]))
        order: list[i64] = list(range(len(bag)))
        dice.shuffle(order)
        shuffled: list[CardDef] = []
        for at in order:
            shuffled.append(bag[at])
        return shuffled


def colors_of(state: State, seen: list[CardDef], owner: Seat, dice: Generator) -> list[i64]:
    """The colours of a deck: those of its commander, else those that were seen, else two by chance."""
    mask: i64 = 0
    if state.players[owner].identity > 0:
        mask = state.players[owner].identity
    else:
        for card in seen:
            mask |= card.identity()
    mask &= ALL_COLORS
    out: list[i64] = []
    for color in range(COLORS):
        if mask >> color & 1:
            out.append(color)
    while len(out) < 1 or (mask == 0 and len(out) < 2):
        color = dice.below(COLORS)
        if color not in out:
            out.append(color)
    return out
