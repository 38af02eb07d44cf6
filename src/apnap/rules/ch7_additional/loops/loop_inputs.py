"""What may grow in a loop, and which words read it: a loop is the same in every round only if nothing does. CR 732.

Words say it of themselves (`Node.loop_inputs`); a word that says nothing is taken to read everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.nodes import Node

H_LIFE: Final = 1  # life totals
H_MANA: Final = 2  # mana in pools
H_COUNTERS: Final = 4  # counters on permanents
H_NUMBER: Final = 8  # how many permanents there are
H_PAST: Final = 16  # what happened this turn, and how often
H_PLAYERS: Final = 32  # counters that players have
H_SIZE: Final = 64  # power and toughness
H_AMOUNT: Final = 128  # of what triggered an ability: 'that much'
H_ALL: Final = 255
HEED_NAMES: Final = [
    "life totals",
    "mana",
    "counters",
    "how many permanents there are",
    "what happened this turn",
    "the counters of players",
    "power and toughness",
    "how much it was each time",
]


def loop_inputs_of(node: Node) -> i64:
    """What a word reads, with the words inside it."""
    mask = node.loop_inputs()
    for child in node.children():
        mask |= loop_inputs_of(child)
    return mask


def refers(node: Node, mask: i64) -> bool:
    """Does a word, or one inside it, mean something mentioned before, of these kinds (OF_*)?"""
    if node.refers_to() & mask:
        return True
    for child in node.children():
        if refers(child, mask):
            return True
    return False


def loop_input_words(mask: i64) -> str:
    """What is read, for the log."""
    out: list[str] = []
    for i in range(len(HEED_NAMES)):
        if mask >> i & 1:
            out.append(HEED_NAMES[i])
    return ", ".join(out)
