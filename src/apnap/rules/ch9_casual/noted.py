"""What players noted while they drafted, and cards speak of during the game. CR 905.2b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from apnap.rules.core.players import Player

# kinds
NOTED_NUMBER: Final = 0
NOTED_COLORS: Final = 1  # a mask
NOTED_NAME: Final = 2
NOTED_TYPES: Final = 3  # creature types with commas between them
NOTED_PLAYER: Final = 4  # a seat
NOTED_REMOVED: Final = 5  # a card was removed from the draft; its name where it was removed face up

COMMANDER_NOTE: Final = "commander"  # what a colour chosen for a commander is noted for; no card is called so


class Noted:
    """One note, for cards of a name. Never changed."""

    def __init__(self, about: str, kind: i64, number: i64, word: str) -> None:
        self.about: str = about
        self.kind: i64 = kind
        self.number: i64 = number
        self.word: str = word


NO_NOTES: Final[list[Noted]] = []


def highest(player: Player, about: str) -> i64:
    """The highest number that a player noted for cards of a name; 0 where there is none."""
    most: i64 = 0
    for note in player.notes:
        if note.kind == NOTED_NUMBER and note.about == about and note.number > most:
            most = note.number
    return most


def how_many(player: Player, about: str, kind: i64) -> i64:
    """How many notes of a kind a player has for cards of a name."""
    count: i64 = 0
    for note in player.notes:
        if note.kind == kind and note.about == about:
            count += 1
    return count


def colors(player: Player, about: str) -> i64:
    """Mask of the colours chosen as a player drafted cards of a name."""
    mask: i64 = 0
    for note in player.notes:
        if note.kind == NOTED_COLORS and note.about == about:
            mask |= note.number
    return mask


def words(player: Player, about: str, kind: i64) -> list[str]:
    """The names, or creature types, that a player noted for cards of a name."""
    out: list[str] = []
    for note in player.notes:
        if note.kind == kind and note.about == about:
            for word in note.word.split(", ") if kind == NOTED_TYPES else [note.word]:
                if word and word not in out:
                    out.append(word)
    return out
