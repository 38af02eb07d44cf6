"""Which assignments of combat damage are legal, taking all creatures of a side together. CR 510.1c-e, 702.2c, 702.19b.

Players announce creature by creature, but what one assigns may count on what another will: a creature that blocks two
attackers may get its lethal damage from both. So an announcement is legal when the rest can still be announced legally.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.core.constants import DEATHTOUCH
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def toughness_left(game: Game, id: ObjectId) -> i64:
    """How much more damage is lethal to a creature, whatever its source. CR 120.6, 510.1c."""
    left = game.char(id).toughness - game.state.objs[id].damage
    return left if left > 0 else 0


def lethal_damage(game: Game, id: ObjectId, source: ObjectId) -> i64:
    """How much damage from this source is lethal to a creature now. CR 510.1c, 702.2c."""
    left = toughness_left(game, id)
    if left > 1 and game.char(source).keywords & DEATHTOUCH:
        return 1
    return left


class Assigner:
    """A creature that assigns combat damage, and to what."""

    def __init__(self, id: ObjectId, amount: i64, targets: list[Ref], spills: bool, deathtouch: bool) -> None:
        self.id: ObjectId = id
        self.amount: i64 = amount
        self.targets: list[Ref] = targets  # creatures in damage assignment order; with trample, what it attacks last
        self.spills: bool = spills
        self.creatures: i64 = len(targets) - 1 if spills else len(targets)  # of the targets, before any player
        self.deathtouch: bool = deathtouch
        self.chooser: Seat = -1  # the player who divides it freely instead of its controller (702.22j-k)
        self.given: list[i64] = NO_IDS  # beside targets, once it is announced
        if len(targets) == 1:
            self.given = [amount]


class Side:
    """All that one side assigns in a damage step."""

    def __init__(self, ordered: bool) -> None:
        self.ordered: bool = ordered  # down the line (510.1c of 2024), rather than freely
        self.assigners: list[Assigner] = []
        self.creatures: list[i64] = []  # all that is assigned damage
        self.need: list[i64] = []  # beside creatures: what is lethal to each
        self.shared: list[bool] = []  # beside creatures: several assigners could damage it

    def add(self, game: Game, assigner: Assigner) -> None:
        self.assigners.append(assigner)
        for i in range(assigner.creatures):
            c = assigner.targets[i]
            if c in self.creatures:
                self.shared[self.creatures.index(c)] = True
            else:
                self.creatures.append(c)
                self.need.append(toughness_left(game, c))
                self.shared.append(False)

    def is_forced(self, assigner: Assigner) -> bool:
        """Is there only one way to assign it? Then it is all for the first target."""
        if len(assigner.targets) == 1:
            return True
        if assigner.chooser >= 0:
            return False
        if not self.ordered and assigner.creatures > 1:
            return False
        at = self.creatures.index(assigner.targets[0])
        if self.shared[at]:
            return False
        need = self.need[at]
        if assigner.deathtouch and need > 1:
            need = 1
        return assigner.amount <= need

    # legality -----------------------------------------------------------------------------------------------------
    def is_legal(self) -> bool:
        """Can what is announced so far be completed to a legal assignment?"""
        needed: list[bool] = [False] * len(self.creatures)
        for a in self.assigners:
            if a.given:
                self.mark_needed(a, self.depth(a), needed)
        deficits = self.deficits()
        waiting: list[Assigner] = []
        for a in self.assigners:
            if not a.given and self.matters(a):
                waiting.append(a)
        return self.can_complete(waiting, [], needed, deficits)

    def depth(self, a: Assigner) -> int:
        """How far down the line it assigns damage: the place of the last target that gets any."""
        for i in range(len(a.targets) - 1, -1, -1):
            if a.given[i] > 0:
                return i
        return 0

    def mark_needed(self, a: Assigner, depth: int, needed: list[bool]) -> None:
        """The creatures that must have been assigned lethal damage for it to go so far down its line."""
        if a.chooser >= 0:
            return
        if self.ordered:
            for i in range(depth):
                needed[self.creatures.index(a.targets[i])] = True
        elif a.spills and depth == a.creatures:
            for i in range(a.creatures):
                needed[self.creatures.index(a.targets[i])] = True

    def deficits(self) -> list[i64]:
        """By creature, what is missing to lethal damage in what is announced."""
        out = self.need.copy()
        for a in self.assigners:
            if a.given:
                for i in range(a.creatures):
                    if a.given[i] > 0:
                        at = self.creatures.index(a.targets[i])
                        out[at] = 0 if a.deathtouch else max(0, out[at] - a.given[i])
        return out

    def matters(self, a: Assigner) -> bool:
        """Could what it assigns help another's assignment?"""
        for i in range(a.creatures):
            if self.shared[self.creatures.index(a.targets[i])]:
                return True
        return False

    def can_complete(self, waiting: list[Assigner], depths: list[int], needed: list[bool], deficits: list[i64]) -> bool:
        """Try how far down its line each creature still to come goes."""
        if len(depths) == len(waiting):
            lacking: list[int] = []
            for c in range(len(needed)):
                if needed[c] and deficits[c] > 0:
                    lacking.append(c)
            if not lacking:
                return True
            supply = Supply(self, waiting, depths)
            return supply.touch(lacking, 0, deficits)
        a = waiting[len(depths)]
        # to spill over helps nobody; in a free assignment nothing is needed for reaching any creature
        first: i64 = 0 if self.ordered and a.chooser < 0 else a.creatures - 1
        for depth in range(first, a.creatures):
            also = needed.copy()
            if self.ordered:
                self.mark_needed(a, depth, also)
            if self.can_complete(waiting, depths + [depth], also, deficits):
                return True
        return False


class Supply:
    """Can the creatures still to come assign what is lacking, given how far down their lines they go?"""

    def __init__(self, side: Side, waiting: list[Assigner], depths: list[int]) -> None:
        self.side: Side = side
        self.waiting: list[Assigner] = waiting
        self.depths: list[int] = depths
        self.left: list[i64] = []  # beside waiting
        for a in waiting:
            self.left.append(a.amount)

    def reaches(self, at: int, creature: int) -> bool:
        """Can it assign damage to this one?"""
        a = self.waiting[at]
        id = self.side.creatures[creature]
        for i in range(self.depths[at] + 1):
            if a.targets[i] == id:
                return True
        return False

    def touch(self, lacking: list[int], at: int, deficits: list[i64]) -> bool:
        """Try for each lacking creature: one damage from a source with deathtouch, or enough from the others."""
        if at == len(lacking):
            return self.flow(lacking, deficits)
        c = lacking[at]
        if self.touch(lacking, at + 1, deficits):
            return True
        for w in range(len(self.waiting)):
            if self.waiting[w].deathtouch and self.left[w] > 0 and self.reaches(w, c):
                self.left[w] -= 1
                less = deficits.copy()
                less[c] = 0
                if self.touch(lacking, at + 1, less):
                    return True
                self.left[w] += 1
        return False

    def flow(self, lacking: list[int], deficits: list[i64]) -> bool:
        """Distribute damage without deathtouch, point by point, moving earlier points where that helps."""
        left = self.left.copy()
        flows: list[list[i64]] = []  # by waiting creature, by place in lacking
        for _ in self.waiting:
            flows.append([0] * len(lacking))
        for k in range(len(lacking)):
            for _ in range(deficits[lacking[k]]):
                if not self.augment(k, lacking, left, flows, [False] * len(lacking)):
                    return False
        return True

    def augment(self, k: int, lacking: list[int], left: list[i64], flows: list[list[i64]], seen: list[bool]) -> bool:
        """Find one more point of damage for a lacking creature."""
        seen[k] = True
        for w in range(len(self.waiting)):
            if self.waiting[w].deathtouch or not self.reaches(w, lacking[k]):
                continue
            if left[w] > 0:
                left[w] -= 1
                flows[w][k] += 1
                return True
            for other in range(len(lacking)):
                if not seen[other] and flows[w][other] > 0:
                    if self.augment(other, lacking, left, flows, seen):
                        flows[w][other] -= 1
                        flows[w][k] += 1
                        return True
        return False
