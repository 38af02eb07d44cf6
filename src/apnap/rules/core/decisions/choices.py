"""Choosing from a list: objects and players, targets, modes, an order. CR 601.2b-c, 608.2d, 700.2, 101.4."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Node
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions.base import (
    D_CHOOSE,
    D_MODE,
    D_ORDER,
    FOR_BAND,
    FOR_CHOICE,
    FOR_TARGET,
    FROM_ACTION,
    FROM_RULE,
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
from apnap.rules.core.types import ObjectId, Ref, Seat


@mypyc_attr(acyclic=True)
class ListDecision(LabelledDecision):
    """A choice from a list. With labels the candidates are numbers, else objects and players."""

    def __init__(
        self, kind: i64, seat: Seat, rule: str, candidates: list[Ref], labels: list[str], nodes: list[Node]
    ) -> None:
        super().__init__(kind, seat, rule, labels, nodes)
        self.candidates: list[Ref] = candidates

    def rest(self, prefix: list[i64]) -> Parts:
        """The candidates that were not named."""
        out: list[i64] = []
        for x in self.candidates:
            if x not in prefix:
                out.append(x)
        return Parts(out)

    def objects(self) -> list[i64]:
        return NO_IDS if self.labels else self.candidates

    def add_fields(self, out: dict[str, object]) -> None:
        super().add_fields(out)
        out["candidates"] = plain(self.candidates)


@mypyc_attr(acyclic=True)
class PickDecision(ListDecision):
    """Some of the candidates, from `minimum` to `maximum` of them, each once."""

    def __init__(
        self,
        kind: i64,
        seat: Seat,
        rule: str,
        candidates: list[Ref],
        minimum: i64,
        maximum: i64,
        labels: list[str],
        nodes: list[Node],
    ) -> None:
        super().__init__(kind, seat, rule, candidates, labels, nodes)
        self.minimum: i64 = minimum
        self.maximum: i64 = maximum

    def like(self, other: Decision) -> Decision:
        if isinstance(other, PickDecision):
            self.minimum = other.minimum
            self.maximum = other.maximum
        return super().like(other)

    def next_parts(self, prefix: list[i64]) -> Parts:
        return NOTHING_MORE if len(prefix) >= self.maximum else self.rest(prefix)

    def is_complete(self, prefix: list[i64]) -> bool:
        return self.minimum <= len(prefix) <= self.maximum

    def add_fields(self, out: dict[str, object]) -> None:
        super().add_fields(out)
        out["minimum"] = int(self.minimum)
        out["maximum"] = int(self.maximum)

    def among_what(self) -> str:
        return f"{amount_words(self.minimum, self.maximum)} of {self.candidates}"


@mypyc_attr(acyclic=True)
class ChooseDecision(PickDecision):
    """Some of the candidates. CR 608.2d."""

    def __init__(
        self,
        seat: Seat,
        rule: str,
        candidates: list[Ref],
        minimum: i64 = 1,
        maximum: i64 = 1,
        *,
        purpose: str = FOR_CHOICE,
        ctx: Context | None = None,
        origin: i64 = FROM_RULE,
        source: ObjectId = NONE,
        benefit: i64 = 0,
        own: bool = False,
        cost: bool = False,
        labels: list[str] = NO_LABELS,
        nodes: list[Node] = NO_NODES,
    ) -> None:
        super().__init__(D_CHOOSE, seat, rule, candidates, minimum, maximum, labels, nodes)
        self.place(purpose, ctx, origin, source, benefit, own)
        self.cost = cost

    def copy_for(self, seat: Seat) -> Decision:
        return ChooseDecision(seat, self.rule, self.candidates).like(self)

    def check(self, answer: list[i64]) -> None:
        n: i64 = len(answer)
        rule = self.rule or "608.2d"
        if n < self.minimum or n > self.maximum:
            raise IllegalAnswer(rule, f"choose {amount_words(self.minimum, self.maximum)}, not {n}")
        for i in range(n):
            if answer[i] not in self.candidates:
                raise IllegalAnswer(rule, f"{answer[i]} is not among what can be chosen")
            for j in range(i):
                if answer[j] == answer[i]:
                    raise IllegalAnswer(rule, f"{answer[i]} is chosen twice")


@mypyc_attr(acyclic=True)
class TargetDecision(ChooseDecision):
    """Targets for one appearance of the word on a spell or ability that is being put on the stack. CR 601.2c."""

    def __init__(
        self,
        seat: Seat,
        rule: str,
        candidates: list[Ref],
        minimum: i64,
        maximum: i64,
        origin: i64,
        source: ObjectId,
        benefit: i64,
        slot: i64,
    ) -> None:
        super().__init__(
            seat, rule, candidates, minimum, maximum, purpose=FOR_TARGET, origin=origin, source=source, benefit=benefit
        )
        self.slot: i64 = slot  # which of its targets, from 0

    def copy_for(self, seat: Seat) -> Decision:
        return TargetDecision(seat, self.rule, self.candidates, 1, 1, FROM_ACTION, NONE, 0, self.slot).like(self)

    def add_fields(self, out: dict[str, object]) -> None:
        super().add_fields(out)
        out["slot"] = int(self.slot)


@mypyc_attr(acyclic=True)
class BandDecision(ChooseDecision):
    """One more creature for a band of attackers, or none. CR 508.1e, 702.22c."""

    def __init__(self, seat: Seat, candidates: list[Ref], band: list[i64]) -> None:
        super().__init__(seat, "702.22c", candidates, 0, 1, purpose=FOR_BAND, origin=FROM_ACTION)
        self.band: list[i64] = band  # those in it so far

    def copy_for(self, seat: Seat) -> Decision:
        return BandDecision(seat, self.candidates, self.band).like(self)

    def add_fields(self, out: dict[str, object]) -> None:
        super().add_fields(out)
        out["band"] = plain(self.band)


@mypyc_attr(acyclic=True)
class ModeDecision(PickDecision):
    """Modes, or anything else that is known by a label: the candidates are indices into the labels. CR 700.2."""

    def __init__(
        self,
        seat: Seat,
        rule: str,
        candidates: list[Ref],
        labels: list[str],
        minimum: i64 = 1,
        maximum: i64 = 1,
        *,
        purpose: str = FOR_CHOICE,
        ctx: Context | None = None,
        origin: i64 = FROM_RULE,
        source: ObjectId = NONE,
        own: bool = False,
        nodes: list[Node] = NO_NODES,
    ) -> None:
        super().__init__(D_MODE, seat, rule, candidates, minimum, maximum, labels, nodes)
        self.place(purpose, ctx, origin, source, 0, own)

    def copy_for(self, seat: Seat) -> Decision:
        return ModeDecision(seat, self.rule, self.candidates, self.labels).like(self)

    def check(self, answer: list[i64]) -> None:
        n: i64 = len(answer)
        if n < self.minimum or n > self.maximum:
            raise IllegalAnswer("700.2", f"choose {amount_words(self.minimum, self.maximum)}, not {n}")
        for i in range(n):
            if answer[i] not in self.candidates:
                raise IllegalAnswer("700.2a", "that mode cannot be chosen")
            for j in range(i):
                if answer[j] == answer[i]:
                    raise IllegalAnswer("700.2d", "a mode is chosen twice")


@mypyc_attr(acyclic=True)
class OrderDecision(ListDecision):
    """All of the candidates, in an order. CR 101.4, 603.3b."""

    def __init__(
        self,
        seat: Seat,
        rule: str,
        candidates: list[Ref],
        *,
        purpose: str = FOR_CHOICE,
        ctx: Context | None = None,
        origin: i64 = FROM_RULE,
        source: ObjectId = NONE,
        benefit: i64 = 0,
        own: bool = False,
        labels: list[str] = NO_LABELS,
        nodes: list[Node] = NO_NODES,
    ) -> None:
        super().__init__(D_ORDER, seat, rule, candidates, labels, nodes)
        self.place(purpose, ctx, origin, source, benefit, own)

    def copy_for(self, seat: Seat) -> Decision:
        return OrderDecision(seat, self.rule, self.candidates).like(self)

    def check(self, answer: list[i64]) -> None:
        n: i64 = len(answer)
        rule = self.rule or "101.4"
        if n != len(self.candidates):
            raise IllegalAnswer(rule, f"put all {len(self.candidates)} in an order")
        for i in range(n):
            if answer[i] not in self.candidates:
                raise IllegalAnswer(rule, f"{answer[i]} is not among what is ordered")
            for j in range(i):
                if answer[j] == answer[i]:
                    raise IllegalAnswer(rule, f"{answer[i]} appears twice")

    def next_parts(self, prefix: list[i64]) -> Parts:
        return self.rest(prefix)

    def is_complete(self, prefix: list[i64]) -> bool:
        return len(prefix) == len(self.candidates)

    def among_what(self) -> str:
        return f"all of {self.candidates}"
