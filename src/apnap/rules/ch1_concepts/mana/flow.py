"""Matching mana to what asks for it: a small flow between kinds of supply and kinds of demand.

Supplies are pushed in order of preference, and one that was matched stays matched (the matched sets form a matroid), so
the supplies used in the end are the most preferred ones that can pay at all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.core.types import Seat

FINAL: Final = -1  # the owner of a demand of the cost itself
BASE: Final = -1  # the owner of a supply that needs nothing first


class Flow:
    """Supplies and demands by class, with how much of each goes where.

    An owner is the number of a mana ability that costs mana itself: its outputs are supplies, its cost is demands.
    """

    def __init__(self) -> None:
        self.mask: list[i64] = []  # supplies: the kinds it could be
        self.snow: list[bool] = []
        self.capacity: list[i64] = []
        self.owner: list[i64] = []
        self.final: list[bool] = []  # supplies that pay the cost itself only (106.6)
        self.wants: list[i64] = []  # demands: the kinds that pay it
        self.wants_snow: list[bool] = []
        self.need: list[i64] = []
        self.payer: list[i64] = []  # the owner it is a cost of
        self.filled: list[i64] = []
        self.flow: list[list[i64]] = []  # by supply, by demand
        self.used: list[i64] = []
        self.seen: list[bool] = []
        self.place: list[i64] | None = None  # by owner: its turn, when the order is fixed

    def add_supply(self, mask: i64, snow: bool, capacity: i64, owner: Seat, final: bool) -> None:
        self.mask.append(mask)
        self.snow.append(snow)
        self.capacity.append(capacity)
        self.owner.append(owner)
        self.final.append(final)

    def add_demand(self, wants: i64, snow: bool, need: i64, payer: Seat) -> None:
        self.wants.append(wants)
        self.wants_snow.append(snow)
        self.need.append(need)
        self.payer.append(payer)

    def fits(self, s: i64, d: i64) -> bool:
        """May this supply pay this demand?"""
        if not self.mask[s] & self.wants[d] or (self.wants_snow[d] and not self.snow[s]):
            return False
        payer = self.payer[d]
        if payer == FINAL:
            return True
        if self.final[s]:
            return False
        maker = self.owner[s]
        if maker == BASE:
            return True
        place = self.place
        if place is None:
            return maker != payer
        return place[maker] < place[payer]

    def solve(self) -> bool:
        """Push supplies in their order until every demand is filled, or nothing is left."""
        n: i64 = len(self.mask)
        m: i64 = len(self.wants)
        left: i64 = 0
        self.filled = [0] * m
        self.used = [0] * n
        self.flow = []
        for _ in range(n):
            self.flow.append([0] * m)
        for d in range(m):
            left += self.need[d]
        have: i64 = 0
        for s in range(n):
            have += self.capacity[s]
        if have < left:
            return False
        for s in range(n):
            row = self.flow[s]
            cap = self.capacity[s]
            # first what it can pay directly
            for d in range(m):
                if cap == 0 or left == 0:
                    break
                gap = self.need[d] - self.filled[d]
                if gap > 0 and self.fits(s, d):
                    k = gap if gap < cap else cap
                    row[d] += k
                    self.filled[d] += k
                    self.used[s] += k
                    cap -= k
                    left -= k
            # then by moving others aside
            while cap > 0 and left > 0:
                self.seen = [False] * m
                if not self.augment(s):
                    break
                self.used[s] += 1
                cap -= 1
                left -= 1
            if left == 0:
                return True
        return left == 0

    def augment(self, s: i64) -> bool:
        """Make room for one more of a supply: a path to a demand that still has a gap."""
        m: i64 = len(self.wants)
        n: i64 = len(self.mask)
        for d in range(m):
            if self.seen[d] or not self.fits(s, d):
                continue
            self.seen[d] = True
            if self.filled[d] < self.need[d]:
                self.filled[d] += 1
                self.flow[s][d] += 1
                return True
            for other in range(n):
                if other != s and self.flow[other][d] > 0 and self.augment(other):
                    self.flow[other][d] -= 1
                    self.flow[s][d] += 1
                    return True
        return False

    def order(self, ranks: list[i64]) -> list[i64]:
        """An order in which abilities come after those whose mana they spend; empty when they wait for each other.

        Where that leaves a choice, lower ranks come first.
        """
        owners: i64 = len(ranks)
        out: list[i64] = []
        done: list[bool] = [False] * owners
        while len(out) < owners:
            best: i64 = -1
            for o in range(owners):
                if not done[o] and (best < 0 or ranks[o] < ranks[best]) and self.is_ready(o, done):
                    best = o
            if best < 0:
                return []
            done[best] = True
            out.append(best)
        return out

    def is_ready(self, owner: Seat, done: list[bool]) -> bool:
        """Is everything that pays for this ability made already?"""
        for d in range(len(self.wants)):
            if self.payer[d] == owner:
                for s in range(len(self.mask)):
                    if self.flow[s][d] > 0 and self.owner[s] != BASE and not done[self.owner[s]]:
                        return False
        return True


def match_objects(needs: list[i64], eligible: list[list[i64]]) -> bool:
    """Can every need have as many objects of its own as it asks for, no object twice?"""
    taken: list[i64] = []  # objects
    by: list[i64] = []  # beside them, the need that has each
    for k in range(len(needs)):
        for _ in range(needs[k]):
            seen: list[i64] = []
            if not claim(k, eligible, taken, by, seen):
                return False
    return True


def claim(k: i64, eligible: list[list[i64]], taken: list[i64], by: list[i64], seen: list[i64]) -> bool:
    """Find one more object for a need, moving others to other objects where that helps."""
    for id in eligible[k]:
        if id in seen:
            continue
        seen.append(id)
        if id not in taken:
            taken.append(id)
            by.append(k)
            return True
        i = taken.index(id)
        if by[i] != k and claim(by[i], eligible, taken, by, seen):
            # the other need has found another object: this one changes hands
            by[taken.index(id)] = k
            return True
    return False
