"""Attackers and blockers. Their restrictions and requirements are for the game to say. CR 508.1, 509.1."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions.base import (
    D_ATTACK,
    D_BLOCK,
    FROM_ACTION,
    NOTHING_MORE,
    Decision,
    IllegalAnswer,
    Parts,
    plain,
)
from apnap.rules.core.types import ObjectId, Ref, Seat

NO_CHOICES: Final[list[list[Ref]]] = []  # never changed


@mypyc_attr(acyclic=True)
class AttackDecision(Decision):
    """Beside each creature that could attack, whom or what it attacks, or NONE. CR 508.1a-b."""

    def __init__(self, seat: Seat, attackers: list[ObjectId], defenders: list[Ref]) -> None:
        super().__init__(D_ATTACK, seat, "508.1")
        self.origin = FROM_ACTION
        self.attackers: list[ObjectId] = attackers
        self.defenders: list[Ref] = defenders  # players, planeswalkers and battles
        # beside attackers, what each may attack as far as it alone decides; empty where that has not been found out
        self.choices: list[list[Ref]] = NO_CHOICES
        self.found: list[i64] = NO_IDS  # an answer that was found to be legal, see found_legal
        self.found_at: i64 = -1

    def finds_legal(self, answer: list[i64], version: i64) -> None:
        """Whoever is asked has judged this answer at that version of the state, and it is legal."""
        self.found = answer.copy()
        self.found_at = version

    def is_found_legal(self, answer: list[i64], version: i64) -> bool:
        """Has just this answer been judged, and has nothing happened since?"""
        return self.found_at == version and self.found == answer

    def with_choices(self, choices: list[list[Ref]]) -> AttackDecision:
        self.choices = choices
        return self

    def copy_for(self, seat: Seat) -> Decision:
        return AttackDecision(seat, self.attackers, self.defenders).with_choices(self.choices).like(self)

    def check(self, answer: list[i64]) -> None:
        if len(answer) != len(self.attackers):
            raise IllegalAnswer("508.1", "say for each possible attacker whom it attacks, or nothing")
        for x in answer:
            if x != NONE and x not in self.defenders:
                raise IllegalAnswer("508.1b", f"{x} cannot be attacked")

    def next_parts(self, prefix: list[i64]) -> Parts:
        """Whom the next creature may attack as far as the form goes."""
        if len(prefix) >= len(self.attackers):
            return NOTHING_MORE
        return Parts([NONE, *self.defenders])

    def is_complete(self, prefix: list[i64]) -> bool:
        return len(prefix) == len(self.attackers)

    def objects(self) -> list[i64]:
        return [*self.attackers, *self.defenders]

    def add_fields(self, out: dict[str, object]) -> None:
        out["attackers"] = plain(self.attackers)
        out["defenders"] = plain(self.defenders)

    def among_what(self) -> str:
        return f"{self.attackers} against {self.defenders}"


@mypyc_attr(acyclic=True)
class BlockDecision(Decision):
    """Pairs of a creature and an attacker that it blocks. CR 509.1a.

    Part by part it goes from creature to creature in the order of `blockers`: the attackers that it blocks, in the
    order of `attackers`, and then NONE.
    """

    def __init__(self, seat: Seat, blockers: list[ObjectId], attackers: list[ObjectId]) -> None:
        super().__init__(D_BLOCK, seat, "509.1")
        self.origin = FROM_ACTION
        self.blockers: list[ObjectId] = blockers
        self.attackers: list[ObjectId] = attackers

    def copy_for(self, seat: Seat) -> Decision:
        return BlockDecision(seat, self.blockers, self.attackers).like(self)

    def check(self, answer: list[i64]) -> None:
        n: i64 = len(answer)
        if n % 2:
            raise IllegalAnswer("509.1", "answer with pairs of a blocker and what it blocks")
        for i in range(0, n, 2):
            if answer[i] not in self.blockers:
                raise IllegalAnswer("509.1a", f"{answer[i]} cannot block")
            if answer[i + 1] not in self.attackers:
                raise IllegalAnswer("509.1a", f"{answer[i + 1]} cannot be blocked by this player")

    def next_parts(self, prefix: list[i64]) -> Parts:
        """What the creature at hand may block as well as far as the form goes, or NONE: on to the next."""
        if prefix.count(NONE) >= len(self.blockers):
            return NOTHING_MORE
        first: i64 = 0
        if prefix and prefix[-1] != NONE:
            first = self.attackers.index(prefix[-1]) + 1
        out: list[i64] = [NONE]
        for i in range(first, len(self.attackers)):
            out.append(self.attackers[i])
        return Parts(out)

    def is_complete(self, prefix: list[i64]) -> bool:
        return prefix.count(NONE) == len(self.blockers)

    def objects(self) -> list[i64]:
        return [*self.blockers, *self.attackers]

    def add_fields(self, out: dict[str, object]) -> None:
        out["blockers"] = plain(self.blockers)
        out["attackers"] = plain(self.attackers)

    def answer_of(self, parts: list[i64]) -> list[i64]:
        """The pairs."""
        out: list[i64] = []
        at: i64 = 0
        for x in parts:
            if x == NONE:
                at += 1
            else:
                out.append(self.blockers[at])
                out.append(x)
        return out

    def parts_of(self, answer: list[i64]) -> list[i64]:
        """The parts that make these pairs."""
        out: list[i64] = []
        for b in self.blockers:
            for a in self.attackers:
                for i in range(0, len(answer), 2):
                    if answer[i] == b and answer[i + 1] == a:
                        out.append(a)
            out.append(NONE)
        return out

    def among_what(self) -> str:
        return f"{self.blockers} against {self.attackers}"
