"""An amount for each of several: damage assigned or divided, counters, lands. CR 510.1, 601.2d, 608.2d."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions.base import (
    D_ASSIGN,
    D_DIVIDE,
    FOR_CHOICE,
    FOR_TARGET,
    FROM_ACTION,
    NO_LABELS,
    NO_NODES,
    NOTHING_MORE,
    Decision,
    IllegalAnswer,
    LabelledDecision,
    Parts,
    amount_words,
    plain,
)
from apnap.rules.core.types import ObjectId, Seat

MANY: Final = 60  # damage of which every amount is tried
TRIES: Final = 20000


@mypyc_attr(acyclic=True)
class AmountsDecision(LabelledDecision):
    """An amount for each, `least` or more, in the order given; together from `minimum` to `maximum`."""

    def __init__(
        self,
        kind: i64,
        seat: Seat,
        rule: str,
        among: list[i64],
        least: i64,
        minimum: i64,
        maximum: i64,
        labels: list[str] = NO_LABELS,
        purpose: str = FOR_CHOICE,
    ) -> None:
        super().__init__(kind, seat, rule, labels, NO_NODES)
        self.among: list[i64] = among
        self.least: i64 = least  # for each
        self.minimum: i64 = minimum
        self.maximum: i64 = maximum
        self.purpose = purpose

    def copy_for(self, seat: Seat) -> Decision:
        return AmountsDecision(self.kind, seat, self.rule, self.among, 0, 0, 0).like(self)

    def like(self, other: Decision) -> Decision:
        if isinstance(other, AmountsDecision):
            self.least = other.least
            self.minimum = other.minimum
            self.maximum = other.maximum
        return super().like(other)

    def check(self, answer: list[i64]) -> None:
        total: i64 = 0
        for x in answer:
            if x < self.least:
                raise IllegalAnswer(self.rule, f"each amount must be {self.least} at least, not {x}")
            total += x
        if len(answer) != len(self.among):
            raise IllegalAnswer(self.rule, "give an amount for each")
        if total < self.minimum or total > self.maximum:
            raise IllegalAnswer(
                self.rule, f"the amounts must add up to {amount_words(self.minimum, self.maximum)}, not {total}"
            )

    def next_parts(self, prefix: list[i64]) -> Parts:
        """As much as leaves enough for the others; for the last one, what is missing."""
        after: i64 = len(self.among) - len(prefix) - 1  # how many come after the next one
        if after < 0:
            return NOTHING_MORE
        given: i64 = 0
        for x in prefix:
            given += x
        low = self.least
        if after == 0 and self.minimum - given > low:
            low = self.minimum - given
        return Parts(NO_IDS, low, self.maximum - given - after * self.least)

    def is_complete(self, prefix: list[i64]) -> bool:
        return len(prefix) == len(self.among)

    def objects(self) -> list[i64]:
        return NO_IDS if self.labels else self.among

    def add_fields(self, out: dict[str, object]) -> None:
        super().add_fields(out)
        out["among"] = plain(self.among)
        out["least"] = int(self.least)
        out["minimum"] = int(self.minimum)
        out["maximum"] = int(self.maximum)

    def among_what(self) -> str:
        return f"{amount_words(self.minimum, self.maximum)} among {self.among}"


@mypyc_attr(acyclic=True)
class DivisionDecision(AmountsDecision):
    """Something divided among targets, each getting one at least. CR 601.2d."""

    def __init__(self, seat: Seat, among: list[i64], total: i64, source: ObjectId) -> None:
        super().__init__(D_DIVIDE, seat, "601.2d", among, 1, total, total)
        self.place(FOR_TARGET, None, FROM_ACTION, source, 0, False)
        self.asked_again_if_someone_leaves = True

    def copy_for(self, seat: Seat) -> Decision:
        return DivisionDecision(seat, self.among, 0, NONE).like(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Legality:
    """Whether damage may be assigned so, given what other creatures have assigned. CR 510.1c-e."""

    def allows(self, answer: list[i64]) -> bool:
        """May it be assigned so?"""
        return True

    def lethal(self, index: i64) -> i64:
        """How much for the one at this place lets damage go on to the next."""
        return 0


FREELY: Final = Legality()


@mypyc_attr(acyclic=True)
class DamageDecision(AmountsDecision):
    """How a creature assigns its combat damage among what it fights. CR 510.1c-d.

    Part by part, an amount is offered if some legal assignment begins so. That is exact up to `MANY` damage; of more,
    only nothing, lethal damage and all of it are offered. A search that takes too long (`TRIES`) offers nothing.
    """

    def __init__(self, seat: Seat, rule: str, among: list[i64], total: i64, source: ObjectId) -> None:
        super().__init__(D_ASSIGN, seat, rule, among, 0, total, total)
        self.place(FOR_CHOICE, None, FROM_ACTION, source, -1, False)
        self.legality: Legality = FREELY
        self.tries: i64 = 0

    def copy_for(self, seat: Seat) -> Decision:
        d = DamageDecision(seat, self.rule, self.among, 0, NONE)
        d.legality = self.legality
        return d.like(self)

    def next_parts(self, prefix: list[i64]) -> Parts:
        span = super().next_parts(prefix)
        if self.legality is FREELY or span.count() == 0:
            return span
        values: list[i64] = []
        if span.most <= MANY:
            for v in range(span.least, span.most + 1):
                values.append(v)
        else:
            for v in self.promising(len(prefix), span):
                values.append(v)
        out: list[i64] = []
        for v in values:
            self.tries = 0
            if self.can_complete([*prefix, v]):
                out.append(v)
        return Parts(out)

    def promising(self, index: i64, span: Parts) -> list[i64]:
        """Lethal damage, all of it, or none."""
        out: list[i64] = []
        for v in [self.legality.lethal(index), span.most, span.least]:
            if span.least <= v <= span.most and v not in out:
                out.append(v)
        return out

    def can_complete(self, prefix: list[i64]) -> bool:
        """Does a legal assignment begin so? Tried first: lethal damage down the line."""
        self.tries += 1
        if len(prefix) == len(self.among):
            return self.legality.allows(prefix)
        span = super().next_parts(prefix)
        first = self.promising(len(prefix), span)
        for v in first:
            if self.can_complete([*prefix, v]):
                return True
        if span.most <= MANY:
            for w in range(span.least, span.most + 1):
                if self.tries > TRIES:
                    return False
                if w not in first and self.can_complete([*prefix, w]):
                    return True
        return False
