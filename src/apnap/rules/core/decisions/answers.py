"""Questions with a plain answer: yes or no, keep or mulligan, a number. CR 608.2d, 103.5, 107.3."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Node
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions.base import (
    D_MULLIGAN,
    D_NUMBER,
    D_YES_NO,
    FOR_CHOICE,
    FOR_MAY,
    FROM_ACTION,
    FROM_RULE,
    NO_LABELS,
    NO_NODES,
    NOTHING_MORE,
    Decision,
    IllegalAnswer,
    LabelledDecision,
    Parts,
    plain,
)
from apnap.rules.core.types import ObjectId, Seat


@mypyc_attr(acyclic=True)
class YesNoDecision(LabelledDecision):
    """Whether to do something: 1 for yes, 0 for no."""

    def __init__(
        self,
        seat: Seat,
        rule: str,
        *,
        purpose: str = FOR_MAY,
        ctx: Context | None = None,
        origin: i64 = FROM_RULE,
        source: ObjectId = NONE,
        benefit: i64 = 0,
        own: bool = False,
        cost: bool = False,
        about: list[i64] = NO_IDS,
        labels: list[str] = NO_LABELS,
        nodes: list[Node] = NO_NODES,
    ) -> None:
        super().__init__(D_YES_NO, seat, rule, labels, nodes)
        self.about: list[i64] = about  # what it is about besides the source: a card that was looked at, a player
        self.only_no: bool = False  # yes would only repeat the loop (732.3)
        self.place(purpose, ctx, origin, source, benefit, own)
        self.cost = cost

    def copy_for(self, seat: Seat) -> Decision:
        d = YesNoDecision(seat, self.rule, about=self.about)
        d.only_no = self.only_no
        return d.like(self)

    def check(self, answer: list[i64]) -> None:
        if len(answer) != 1 or answer[0] < 0 or answer[0] > 1:
            raise IllegalAnswer(self.rule or "608.2d", "answer 1 for yes or 0 for no")
        if answer[0] == 1 and self.only_no:
            raise IllegalAnswer("732.3", "that only repeats the loop: choose something else")

    def next_parts(self, prefix: list[i64]) -> Parts:
        return NOTHING_MORE if prefix else Parts(NO_IDS, 0, 0 if self.only_no else 1)

    def is_complete(self, prefix: list[i64]) -> bool:
        return len(prefix) == 1

    def add_fields(self, out: dict[str, object]) -> None:
        super().add_fields(out)
        out["about"] = plain(self.about)
        out["only_no"] = self.only_no


@mypyc_attr(acyclic=True)
class MulliganDecision(Decision):
    """Whether to mulligan: 1 for a new hand, 0 to keep this one. CR 103.5."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(D_MULLIGAN, seat, "103.5")
        self.origin = FROM_ACTION

    def copy_for(self, seat: Seat) -> Decision:
        return MulliganDecision(seat).like(self)

    def check(self, answer: list[i64]) -> None:
        if len(answer) != 1 or answer[0] < 0 or answer[0] > 1:
            raise IllegalAnswer(self.rule, "answer 1 for yes or 0 for no")

    def next_parts(self, prefix: list[i64]) -> Parts:
        return NOTHING_MORE if prefix else Parts(NO_IDS, 0, 1)

    def is_complete(self, prefix: list[i64]) -> bool:
        return len(prefix) == 1


@mypyc_attr(acyclic=True)
class NumberDecision(LabelledDecision):
    """A number from `minimum` to `maximum`. CR 107.3."""

    def __init__(
        self,
        seat: Seat,
        rule: str,
        minimum: i64,
        maximum: i64,
        *,
        purpose: str = FOR_CHOICE,
        ctx: Context | None = None,
        origin: i64 = FROM_RULE,
        source: ObjectId = NONE,
        own: bool = False,
        labels: list[str] = NO_LABELS,
        nodes: list[Node] = NO_NODES,
    ) -> None:
        super().__init__(D_NUMBER, seat, rule, labels, nodes)
        self.minimum: i64 = minimum
        self.maximum: i64 = maximum
        self.place(purpose, ctx, origin, source, 0, own)

    def copy_for(self, seat: Seat) -> Decision:
        return NumberDecision(seat, self.rule, self.minimum, self.maximum).like(self)

    def check(self, answer: list[i64]) -> None:
        if len(answer) != 1 or answer[0] < self.minimum or answer[0] > self.maximum:
            raise IllegalAnswer(self.rule or "107.3", f"choose a number from {self.minimum} to {self.maximum}")

    def next_parts(self, prefix: list[i64]) -> Parts:
        return NOTHING_MORE if prefix else Parts(NO_IDS, self.minimum, self.maximum)

    def is_complete(self, prefix: list[i64]) -> bool:
        return len(prefix) == 1

    def add_fields(self, out: dict[str, object]) -> None:
        super().add_fields(out)
        out["minimum"] = int(self.minimum)
        out["maximum"] = int(self.maximum)

    def among_what(self) -> str:
        return f"{self.minimum} to {self.maximum}"
