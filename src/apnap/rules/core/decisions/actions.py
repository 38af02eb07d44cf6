"""What a player does with priority, and while paying: one of the options. CR 117.1, 601.2g."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch2_cards.characteristics import ManaCost
from apnap.rules.core.decisions.base import (
    D_PAY,
    D_PRIORITY,
    FOR_COST,
    NO_NODES,
    NOTHING_MORE,
    Decision,
    IllegalAnswer,
    LabelledDecision,
    Option,
    Parts,
    plain,
    plain_options,
)
from apnap.rules.core.types import Marker, ObjectId, Seat


@mypyc_attr(acyclic=True, free_list_len=1)
class PriorityDecision(Decision):
    """What to do with priority. The answer is the number of an option; the first one is nearly always to pass."""

    def __init__(self, seat: Seat, marker: Marker, options: list[Option]) -> None:
        super().__init__(D_PRIORITY, seat, "117.1")
        self.marker = marker
        self.options: list[Option] = options

    def copy_for(self, seat: Seat) -> Decision:
        return PriorityDecision(seat, self.marker, self.options).like(self)

    def check(self, answer: list[i64]) -> None:
        if len(answer) != 1 or answer[0] < 0 or answer[0] >= len(self.options):
            raise IllegalAnswer("117.1", f"choose one of the {len(self.options)} options by its number")

    def next_parts(self, prefix: list[i64]) -> Parts:
        return NOTHING_MORE if prefix else Parts(NO_IDS, 0, len(self.options) - 1)

    def is_complete(self, prefix: list[i64]) -> bool:
        return len(prefix) == 1

    def add_fields(self, out: dict[str, object]) -> None:
        out["options"] = plain_options(self.options)

    def among_what(self) -> str:
        return f"options {self.options}"


LOOK_AGAIN: Final[list[i64]] = [-1]  # no answer: somebody has left, and how to pay is to be asked again


@mypyc_attr(acyclic=True)
class PaymentDecision(LabelledDecision):
    """How to pay: nothing to pay as proposed, or the number of an option that is to be used first. CR 601.2g-h."""

    def __init__(
        self,
        seat: Seat,
        rule: str,
        options: list[Option],
        labels: list[str],
        proposed: list[i64],
        origin: i64,
        source: ObjectId,
    ) -> None:
        super().__init__(D_PAY, seat, rule, labels, NO_NODES)
        self.options: list[Option] = options
        self.proposed: list[i64] = proposed  # the objects whose mana abilities would be activated
        self.owed: ManaCost | None = None  # what is left to pay
        self.place(FOR_COST, None, origin, source, 0, False)
        self.cost = True

    def copy_for(self, seat: Seat) -> Decision:
        d = PaymentDecision(seat, self.rule, self.options, self.labels, self.proposed, self.origin, self.source)
        d.owed = self.owed
        return d.like(self)

    def check(self, answer: list[i64]) -> None:
        n: i64 = len(answer)
        if n > 1 or (n == 1 and (answer[0] < 0 or answer[0] >= len(self.options))):
            raise IllegalAnswer("601.2g", "pay as proposed, or choose one of the options by its number")

    def next_parts(self, prefix: list[i64]) -> Parts:
        return NOTHING_MORE if prefix else Parts(NO_IDS, 0, len(self.options) - 1)

    def is_complete(self, prefix: list[i64]) -> bool:
        return len(prefix) <= 1

    def add_fields(self, out: dict[str, object]) -> None:
        super().add_fields(out)
        out["options"] = plain_options(self.options)
        out["proposed"] = plain(self.proposed)

    def among_what(self) -> str:
        return f"options {self.options}"
