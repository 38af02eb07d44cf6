"""What a word such as 'it', 'those' or 'that much' refers to: fixed when its ability is built, and never overwritten.

`binding.py` finds it by what was mentioned before; a word outside of an ability refers to what was dealt with last.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Node, Target
from apnap.rules.ch1_concepts.nodes import Kept
from apnap.rules.core.constants import NONE
from apnap.rules.core.types import Ref

FROM_START: Final = 0  # what the ability triggered by, or what was paid for it
FROM_TARGET: Final = 1
FROM_INSTRUCTION: Final = 2
FROM_SOURCE: Final = 3  # the object whose ability it is


@final
class Antecedent:
    """What a word refers to: the trigger or the costs, the targets of a slot, one instruction, or this object."""

    def __init__(self, kind: i64, number: i64 = 0, slot: Target | None = None) -> None:
        self.kind: i64 = kind
        self.number: i64 = number  # of the instruction
        self.slot: Target | None = slot

    def result(self, ctx: Context) -> Kept | None:
        """What was remembered; None where the instruction has not happened."""
        if self.kind == FROM_START:
            return ctx.first
        for kept in ctx.results:
            if kept.number == self.number:
                return kept
        return None

    def one(self, ctx: Context) -> Ref:
        """The object or player meant; NONE for nothing."""
        slot = self.slot
        if slot is not None:
            chosen = ctx.chosen(slot)
            return chosen[0] if chosen else NONE
        if self.kind == FROM_SOURCE:
            return ctx.source
        kept = self.result(ctx)
        if kept is not None:
            return kept.those[0] if kept.it == NONE and kept.those and not kept.missed else kept.it
        return ctx.it if self.kind == FROM_START else NONE

    def thing(self, ctx: Context) -> Ref:
        """The same, where an object is meant if there is one: of a trigger or an instruction about a player too."""
        ref = self.one(ctx)
        if ref >= 0 or self.slot is not None or self.has_missed(ctx):
            return ref
        for other in self.several(ctx):
            if other >= 0:
                return other
        return ref

    def has_missed(self, ctx: Context) -> bool:
        """Did the instruction look for one thing among several, and not find it?"""
        kept = self.result(ctx)
        return kept is not None and kept.missed

    def several(self, ctx: Context) -> list[i64]:
        """All that are meant."""
        slot = self.slot
        if slot is not None:
            return ctx.chosen(slot)
        if self.kind == FROM_SOURCE:
            return [ctx.source]
        kept = self.result(ctx)
        if kept is not None:
            return kept.those
        return ctx.those if self.kind == FROM_START else NO_IDS

    def amount(self, ctx: Context) -> i64:
        """The number meant."""
        kept = self.result(ctx)
        if kept is not None:
            return kept.amount
        return ctx.amount if self.kind == FROM_START else 0

    def same(self, other: Antecedent) -> bool:
        return self.kind == other.kind and self.number == other.number and self.slot is other.slot

    def meaning(self, kinds: i64) -> Node:
        """What a word for one of these kinds means with this antecedent: the target itself, or a reference."""
        slot = self.slot
        if slot is not None and slot.maximum == 1 and slot.kinds() & kinds:
            return slot
        return Reference(self.kind, self.number, kinds, slot)


class Reference(Node):
    """A word by what it refers to: two words that refer to the same mean the same."""

    def __init__(self, kind: i64, number: i64, kinds: i64, slot: Target | None) -> None:
        self.kind: i64 = kind
        self.number: i64 = number
        self.kinds: i64 = kinds
        self.slot: Target | None = slot


def one_of(antecedent: Antecedent | None, ctx: Context) -> Ref:
    """The object or player that a word refers to, or that was dealt with last."""
    return ctx.it if antecedent is None else antecedent.one(ctx)


def thing_of(antecedent: Antecedent | None, ctx: Context) -> Ref:
    """The object, or failing that the player, that a word refers to, or that was dealt with last."""
    return ctx.it if antecedent is None else antecedent.thing(ctx)


def several_of(antecedent: Antecedent | None, ctx: Context) -> list[i64]:
    """The same, of several."""
    return ctx.those if antecedent is None else antecedent.several(ctx)


def amount_of(antecedent: Antecedent | None, ctx: Context) -> i64:
    """The number that a word refers to, or the last one."""
    return ctx.amount if antecedent is None else antecedent.amount(ctx)


class Together:
    """What the instructions inside of another one dealt with, of all the times that they happened. CR 608.2f."""

    def __init__(self, ctx: Context) -> None:
        self.known: list[Kept] = ctx.results
        self.gathered: list[Kept] = []

    def once_more(self, ctx: Context) -> None:
        """They happened once: what is new is added to what there was."""
        for kept in ctx.results:
            if kept.number <= 0 or is_among(kept, self.known):
                continue
            merged = kept
            rest: list[Kept] = []
            for before in self.gathered:
                if before.number == kept.number:
                    merged = Kept(kept.number, kept.it, before.those + kept.those, before.amount + kept.amount)
                    merged.missed = kept.missed
                else:
                    rest.append(before)
            self.gathered = rest + [merged]
        self.known = ctx.results

    def finish(self, ctx: Context) -> None:
        for kept in self.gathered:
            ctx.note(kept)


def is_among(kept: Kept, others: list[Kept]) -> bool:
    for other in others:
        if other is kept:
            return True
    return False
