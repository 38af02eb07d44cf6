"""What is noted about an object under a name, as a number: choices made for it, what it is called, turn numbers.

`Obj.chosen` and `Entry.chosen` hold it. The names are these and no others; the collection is replaced, never changed
in place. It does not follow an object into another zone (400.7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.core.types import ObjectId

if TYPE_CHECKING:
    from apnap.rules.core.objects import Obj
    from apnap.rules.core.state import State

# choices made for it (607.2d): the number of a colour or creature type, a player as a reference
A_COLOR: Final = "color"
A_CREATURE_TYPE: Final = "creature type"
A_PLAYER: Final = "player"
ANOTHER_PLAYER: Final = "other player"  # the second of two players that were chosen
A_CARD_TYPE: Final = "card type"  # as a mask of one
A_DIRECTION: Final = "direction"  # 0 for left, 1 for right
AN_ANCHOR: Final = "anchor word"  # which of the words that its abilities are tied to (614.12b)
A_WORD: Final = "word"  # with the number of a seat and a word: that player chose it (614.12a): 1
A_GIFTED: Final = "promised a gift"  # of a spell and what it becomes: the opponent, as a reference (702.174a)

# what it is called: 1
MONSTROUS: Final = "monstrous"  # 701.37
RENOWNED: Final = "renowned"  # 702.112
HARNESSED: Final = "harnessed"  # 701.64
SUSPECTED: Final = "suspected"  # 701.60
PREPARED: Final = "prepared"  # 722.3a
RING_BEARER: Final = "Ring-bearer"  # of whoever controls it (701.54)
SOLVED: Final = "solved"  # 719.3b
TRIBUTE: Final = "tribute"  # tribute was paid (702.104)
COMPANION: Final = "companion"  # of a card outside the game: its owner's chosen companion (702.139a)
RIOTS: Final = "haste from riot"  # it has haste for want of a counter (702.136)
EMBALMED: Final = "embalmed"  # of a token that embalm made (702.128)
EXHAUSTED: Final = "exhausted"  # with the place of the ability: it has been activated (702.177)

# the number of the turn in which it became so, or for which it is
SADDLED: Final = "saddled"  # 702.171
FORETOLD: Final = "foretold"  # 702.143
PLOTTED: Final = "plotted"  # 702.170
WARPED: Final = "warped"  # 702.185
ALLOWED_ONCE: Final = "allowed once"  # what it allows once each turn has been done (601.3)

# other numbers
ON_AN_ADVENTURE: Final = "on an adventure"  # of an exiled card: the seat that may play it (715.3d)
MANA_SPENT: Final = "mana spent"  # to cast it, see spent.py (601.2h)
MARKER_ON: Final = "room"  # of a dungeon: the room that the venture marker is on (309.4)
CLASS_LEVEL: Final = "level"  # of a Class (716.2d)
POWER_BY_HAND: Final = "power by hand"  # what its controller says, because the line that defines it is not read
TOUGHNESS_BY_HAND: Final = "toughness by hand"

# what was noted about a spell as it was cast is known of the permanent that it becomes (400.7d)
OF_CASTING: Final[list[str]] = [MANA_SPENT, A_GIFTED]


def noted(o: Obj, name: str, otherwise: i64) -> i64:
    """What is noted about an object under a name; the last argument if nothing is."""
    chosen = o.chosen
    return otherwise if chosen is None else chosen.get(name, otherwise)


def is_noted(o: Obj, name: str) -> bool:
    """Is anything noted about an object under this name?"""
    chosen = o.chosen
    return chosen is not None and name in chosen


def with_note(chosen: dict[str, i64] | None, name: str, value: i64) -> dict[str, i64]:
    """A collection with one more note in it."""
    out = {} if chosen is None else chosen.copy()
    out[name] = value
    return out


def without_note(chosen: dict[str, i64] | None, name: str) -> dict[str, i64] | None:
    """A collection with one note less in it."""
    if chosen is None or name not in chosen:
        return chosen
    out = chosen.copy()
    del out[name]
    return out if out else None


def note(state: State, id: ObjectId, name: str, value: i64) -> None:
    """Write something down about an object."""
    o = state.edit(id)
    o.chosen = with_note(o.chosen, name, value)
    state.touch()
