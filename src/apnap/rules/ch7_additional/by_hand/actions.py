"""Hand actions as values: what is done, to what, with which numbers and words, because of which card.

The record of a game has them as numbers, like every answer. Who may do what, and how it is done, is for whoever knows
the vocabulary: a Performer, which `abilities` brings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions.base import IllegalAnswer
from apnap.rules.core.types import Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

# kinds; the order is part of the replay format
H_MOVE: Final = 0
H_DESTROY: Final = 1
H_SACRIFICE: Final = 2
H_DISCARD: Final = 3
H_TAP: Final = 4
H_UNTAP: Final = 5
H_COUNTERS: Final = 6
H_TOKEN: Final = 7
H_COPY: Final = 8
H_ATTACH: Final = 9
H_CONTROL: Final = 10
H_LIFE: Final = 11
H_DAMAGE: Final = 12
H_DRAW: Final = 13
H_TOP: Final = 14
H_REVEAL: Final = 15
H_LOOK: Final = 16
H_SHUFFLE: Final = 17
H_EFFECT: Final = 18
H_STACK: Final = 19
H_MANA: Final = 20
H_PAY: Final = 21
H_SIZE: Final = 22
H_TURN: Final = 23
H_CAST: Final = 24
H_COUNTER: Final = 25
H_ROLL: Final = 26
HAND_NAMES: Final = [
    "move",
    "destroy",
    "sacrifice",
    "discard",
    "tap",
    "untap",
    "counters",
    "token",
    "copy",
    "attach",
    "control",
    "life",
    "damage",
    "draw",
    "top",
    "reveal",
    "look",
    "shuffle",
    "effect",
    "stack",
    "mana",
    "pay",
    "size",
    "turn",
    "cast",
    "counter",
    "roll",
]
MOST_REFS: Final = 500
MOST_NUMBERS: Final = 8
LONGEST_WORDS: Final = 200
LARGEST: Final = 1_000_000
NO_REFS: Final[list[Ref]] = []
NO_NUMBERS: Final[list[i64]] = []


class HandAction:
    """Something that a player does by hand. Never changed.

    `kind` is one of H_*; `refs` are objects and players, `numbers` and `words` as the kind has them, and `source` is
    the object whose unread line it carries out, or NONE.
    """

    def __init__(
        self,
        kind: i64,
        refs: list[Ref] = NO_REFS,
        numbers: list[i64] = NO_NUMBERS,
        words: str = "",
        source: Ref = NONE,
    ) -> None:
        self.kind: i64 = kind
        self.refs: list[Ref] = refs
        self.numbers: list[i64] = numbers
        self.words: str = words
        self.source: Ref = source

    def number(self, i: i64, otherwise: i64) -> i64:
        """One of its numbers, or what it is where it is not said."""
        return self.numbers[i] if i < len(self.numbers) else otherwise

    def check(self) -> None:
        """Refuse what no game could hold."""
        if self.kind < 0 or self.kind >= len(HAND_NAMES):
            raise refused(f"there is no hand action {self.kind}")
        if len(self.refs) > MOST_REFS or len(self.numbers) > MOST_NUMBERS or len(self.words) > LONGEST_WORDS:
            raise refused("this is too much for one hand action")
        for n in self.numbers:
            if n > LARGEST or n < -LARGEST:
                raise refused(f"{n} is more than anything by hand")
        for letter in self.words:
            if ord(letter) < 32:
                raise refused("words by hand are plain text")

    def to_numbers(self) -> list[i64]:
        """As an entry of the record."""
        out: list[i64] = [self.kind, self.source, len(self.refs)]
        out.extend(self.refs)
        out.append(len(self.numbers))
        out.extend(self.numbers)
        for letter in self.words:
            out.append(ord(letter))
        return out


def from_numbers(values: list[i64]) -> HandAction:
    """The action that an entry of the record is."""
    n: i64 = len(values)
    refs: i64 = values[2] if n > 3 else -1
    if refs < 0 or refs > MOST_REFS or 3 + refs >= n:
        raise refused("this is no hand action")
    numbers = values[3 + refs]
    first = 4 + refs
    if numbers < 0 or numbers > MOST_NUMBERS or first + numbers > n:
        raise refused("this is no hand action")
    words: list[str] = []
    for code in values[first + numbers :]:
        if code < 32 or code > 0x10FFFF or len(words) > LONGEST_WORDS:
            raise refused("this is no hand action")
        words.append(chr(code))
    action = HandAction(values[0], values[3 : 3 + refs], values[first : first + numbers], "".join(words), values[1])
    action.check()
    return action


def refused(why: str) -> IllegalAnswer:
    """What cannot be done by hand. CR 733.1."""
    return IllegalAnswer("733.1", why)


@mypyc_attr(allow_interpreted_subclasses=True)
class Performer:
    """Whoever knows how hand actions are done."""

    def check(self, game: Game, seat: Seat, action: HandAction) -> None:
        """Refuse what this player may not do."""
        raise NotImplementedError

    def words(self, game: Game, seat: Seat, action: HandAction) -> str:
        """What is done, as everybody may hear it."""
        raise NotImplementedError

    def perform(self, game: Game, seat: Seat, action: HandAction) -> None:
        raise NotImplementedError


PERFORMERS: Final[list[Performer]] = []


def bring_performer(performer: Performer) -> None:
    """From now on this one does what is done by hand."""
    PERFORMERS.clear()
    PERFORMERS.append(performer)


def performer() -> Performer:
    if not PERFORMERS:
        raise refused("nobody here knows how things are done by hand")
    return PERFORMERS[0]


def do(game: Game, seat: Seat, action: HandAction) -> None:
    """A player does something by hand, and it is announced. CR 733.1."""
    who = performer()
    if not game.state.table.by_hand or not game.state.in_game(seat):
        raise refused("nothing is done by hand here")
    who.check(game, seat, action)
    if game.logging:
        game.say("733.1", f"{game.name_of_seat(seat)}, by hand: {who.words(game, seat, action)}")
    who.perform(game, seat, action)
