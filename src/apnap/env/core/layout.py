"""What stands where in an observation: parts of fixed size, and the names of what is in them.

An observation is one row of signed bytes: the table, the question, the players, what may be answered, and then
objects, a line for each, padded with empty lines. Seats are relative: the one who looks is the first, then in turn
order. What is larger than a byte holds is squeezed, so that it still grows (`squeezed`); the number of a card has four
bytes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.core.constants import KEYWORD_NAMES, STEP_NAMES
from apnap.rules.core.decisions import DECISION_NAMES, OPTION_NAMES

WORDS: Final = 32  # places that the words of a card's abilities are hashed to
COLORS: Final = ["white", "blue", "black", "red", "green"]
TYPES: Final = ["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery", "battle"]
PURPOSES: Final = [
    "choice", "target", "discard", "sacrifice", "cost", "bottom", "legend", "triggers", "replacement", "damage order",
    "may", "x", "color", "player", "search", "look", "scry", "surveil", "attach", "copy", "defender", "band",
    "protector", "starting player", "untap", "draws", "stack", "commander",
]  # fmt: skip

TABLE_FIELDS: Final = [
    *[f"step: {name}" for name in STEP_NAMES],
    "turn number", "whose turn", "my turn", "extra turn", "objects on stacks", "turns at once", "direction",
    "monarch", "initiative", "day", "night", "my priority", "who decides", "over",
]  # fmt: skip
QUESTION_FIELDS: Final = [
    *[f"kind: {name}" for name in DECISION_NAMES],
    "purpose", "for whom", "source line", "line at hand", "parts so far", "still needed", "still possible",
    "least", "most", "good for the chosen", "of my team", "further page",
]  # fmt: skip
PLAYER_FIELDS: Final = [
    "here", "in the game", "my team", "within range", "life", "poison", "other counters", "hand", "library",
    "graveyard", "exile", "permanents", "lands", "untapped lands", "mana", "lands played", "turns", "mulligans",
    "decided by another", "commander casts", "commander damage", "takes the turn", "won", "lost",
]  # fmt: skip
ACTION_FIELDS: Final = [
    "what", "line", "player", "value", "way", "zone", "number 1", "number 2", "number 3", "number 4",
]  # fmt: skip
# what an action is; the first are the kinds of options, from 1
A_OBJECT: Final = 8
A_PLAYER: Final = 9
A_NOBODY: Final = 10  # attack nobody, block nothing more
A_LABEL: Final = 11
A_NUMBER: Final = 12
A_RANGE: Final = 13  # a number from `value` to `way`; which, is asked next
A_DONE: Final = 14
A_FURTHER: Final = 15
ACTION_NAMES: Final = [
    "", *OPTION_NAMES, "object", "player", "nobody", "label", "number", "range", "done", "further",
]  # fmt: skip
CARD_FIELDS: Final = [
    "number 1", "number 2", "number 3", "number 4", "mana value", "x", *COLORS, "basic", "legendary", "snow", *TYPES,
    "other type", "power", "toughness", "loyalty or defense", *KEYWORD_NAMES,
    "activated", "triggered", "static", "spell", "makes mana", *[f"word {i}" for i in range(WORDS)],
]  # fmt: skip
OBJECT_FIELDS: Final = [
    "here", "zone", "controller", "owner", "mine", "my team's", "token", "how many", "face down", "face", "commander",
    "tapped", "sick", "damage", "growth", "other counters", "attached to", "attachments", "attacks player",
    "attacks line", "blocked", "blockers", "blocks line", "ability", "source line", "x", "targets", "target line",
    "target player", "chosen", "place",
]  # fmt: skip
LINE: Final[i64] = len(CARD_FIELDS) + len(OBJECT_FIELDS)
CARD: Final[i64] = len(CARD_FIELDS)


class Layout:
    """The sizes of the parts for a table; what does not fit is left out, the last first."""

    def __init__(self, seats: i64, permanents: i64, stack: i64, hand: i64, others: i64, actions: i64) -> None:
        self.seats: i64 = seats
        self.permanents: i64 = permanents  # lines for each player
        self.stack: i64 = stack
        self.hand: i64 = hand  # of the one who looks
        self.others: i64 = others  # command zones, what is shown, known cards of others, graveyards, exile
        self.actions: i64 = actions
        self.lines: i64 = seats * permanents + stack + hand + others
        self.length: i64 = (
            len(TABLE_FIELDS)
            + len(QUESTION_FIELDS)
            + seats * len(PLAYER_FIELDS)
            + actions * len(ACTION_FIELDS)
            + self.lines * LINE
        )

    def parts(self) -> list[tuple[str, int, int]]:
        """The parts in order: what each is called, how many lines it has, and how long a line is."""
        return [
            ("table", 1, len(TABLE_FIELDS)),
            ("question", 1, len(QUESTION_FIELDS)),
            ("players", int(self.seats), len(PLAYER_FIELDS)),
            ("actions", int(self.actions), len(ACTION_FIELDS)),
            ("permanents", int(self.seats * self.permanents), int(LINE)),
            ("stack", int(self.stack), int(LINE)),
            ("hand", int(self.hand), int(LINE)),
            ("others", int(self.others), int(LINE)),
        ]


def usual_layout(seats: i64) -> Layout:
    """What fits nearly every game of so many players."""
    each: i64 = 20 if seats <= 2 else 16 if seats <= 4 else 12
    return Layout(seats, each, 6, 10, 8 if seats <= 2 else 16, 64)


def squeezed(x: i64) -> i64:
    """A number as a signed byte: itself up to a hundred, and then more and more slowly."""
    if -100 <= x <= 100:
        return x
    size = x if x > 0 else -x
    out: i64 = 100
    while size > 100 and out < 127:
        size = size * 3 // 4
        out += 1
    return out if x > 0 else -out
