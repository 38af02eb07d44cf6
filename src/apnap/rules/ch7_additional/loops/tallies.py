"""Amounts that a loop may change, and situations: what a state is, up to names and amounts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch7_additional.loops.loop_inputs import (
    H_AMOUNT,
    H_COUNTERS,
    H_LIFE,
    H_MANA,
    H_NUMBER,
    H_PAST,
    H_PLAYERS,
    H_SIZE,
)
from apnap.rules.core.types import Ref

PLUS: Final = "+1/+1"
MINUS: Final = "-1/-1"
POWER: Final = "power"
TOUGHNESS: Final = "toughness"

# what an amount is an amount of
Q_LIFE: Final = 0
Q_POISON: Final = 1
Q_PLAYER: Final = 2  # counters of a player
Q_MANA: Final = 3
Q_COUNTERS: Final = 4
Q_TOKENS: Final = 5
Q_SPELLS: Final = 6
Q_STACK: Final = 7  # abilities below the top of a stack that nothing tells apart
Q_ALIKE: Final = 8  # emblems, effects that last and delayed abilities that nothing tells apart
Q_SIZE: Final = 9  # power and toughness, which follow from the rest
Q_AMOUNT: Final = 10  # of what triggered the ability on top of a stack, for 'that much'


class Tally:
    """One amount: of what, whose or on what, and how much."""

    def __init__(self, what: i64, ref: Ref, index: i64, name: str, value: i64) -> None:
        self.what: i64 = what
        self.ref: Ref = ref  # a seat, an object, or the first of tokens that are alike
        self.index: i64 = index  # the kind of mana
        self.name: str = name  # the kind of counter
        self.value: i64 = value
        self.others: list[i64] = []  # the rest of tokens that are alike

    def loop_inputs(self) -> i64:
        """Who reads it, if anybody does (see loop_inputs.py)."""
        what = self.what
        if what == Q_LIFE:
            return H_LIFE
        if what == Q_POISON or what == Q_PLAYER:
            return H_PLAYERS
        if what == Q_MANA:
            return H_MANA
        if what == Q_COUNTERS:
            return H_COUNTERS | H_SIZE if self.name == PLUS or self.name == MINUS else H_COUNTERS
        if what == Q_TOKENS:
            return H_NUMBER
        if what == Q_AMOUNT:
            return H_AMOUNT
        return H_SIZE if what == Q_SIZE else H_PAST


class Situation:
    """What a state is, up to names and amounts."""

    def __init__(self) -> None:
        self.structure: list[i64] = []
        self.things: list[object] = []  # cards, characteristics and abilities in it, the same in both by identity
        self.tallies: list[Tally] = []
        self.numbers: dict[i64, i64] = {}  # from ids to places in the order
        self.order: list[i64] = []  # of each stack: how high it is, and what lies where below its top
        self.hash: i64 = 0

    def alike(self, other: Situation) -> bool:
        """The same, amounts aside?"""
        return self.order == other.order and self.is_alike_above(other)

    def is_alike_above(self, other: Situation) -> bool:
        """The same, amounts aside, if nothing goes down to what lies below the top of a stack?"""
        if self.hash != other.hash or len(self.things) != len(other.things) or self.structure != other.structure:
            return False
        for i in range(len(self.things)):
            if self.things[i] is not other.things[i]:
                return False
        return len(self.tallies) == len(other.tallies)

    def change(self, earlier: Situation) -> list[i64]:
        """What each amount has changed by since a situation that was alike."""
        out: list[i64] = []
        for i in range(len(self.tallies)):
            out.append(self.tallies[i].value - earlier.tallies[i].value)
        return out

    def same(self, other: Situation) -> bool:
        """The same, amounts and all?"""
        if not self.alike(other):
            return False
        for i in range(len(self.tallies)):
            if self.tallies[i].value != other.tallies[i].value:
                return False
        return True
