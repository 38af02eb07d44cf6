"""The best declaration of any size: creatures are allotted to what they attack or block. CR 508.1d, 509.1c.

Where each creature takes part in one thing at most, this is a flow: creatures go into slots that hold so many, and the
first one in a slot may earn a bonus. Creatures come one by one; each may push others on, from slot to slot, along the
chain that gains the most, and after each of them nothing better could be done with those that have come. That is exact.

A slot that is used often enough or not at all (menace) is not a flow, and in general nobody knows a quick way that is
exact. Such slots are filled up or emptied afterwards, whichever loses less, within a bounded effort. `most` is what no
declaration can exceed, so that one which reaches it is known to be the best; another one may not be, and is only ever
held against a player together with the declaration itself, which is legal and better than theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from apnap.rules.ch5_turns.combat.optimum import Puzzle, Way

EFFORT: Final = 2_700_000  # moves that are looked at for slots that need several: some 40 ms compiled
NEVER: Final = -(1 << 50)
ROOM: Final = 1 << 40


def is_simple(puzzle: Puzzle) -> bool:
    """Does each creature use one slot at most, apart from the one that all of them use?"""
    for ways in puzzle.ways:
        for way in ways:
            n = len(way.slots)
            if n > 2 or (n == 2 and puzzle.total not in way.slots) or len(way.targets) > 1:
                return False
            if not way.targets and way.slots:
                return False
            if puzzle.total >= 0 and way.targets and puzzle.total not in way.slots:
                return False
    return True


class Allotment:
    """Which creature goes into which slot, so far. After the slots come `free`, `out` and `hub`."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle: Puzzle = puzzle
        n = len(puzzle.least)
        self.free: i64 = n  # they take part, and concern nobody else
        self.out: i64 = n + 1  # they do not take part
        self.hub: i64 = n + 2  # nobody is there: where no more can take part, one comes and another goes by way of it
        self.cap: list[i64] = []
        self.least: list[i64] = []
        self.bonus: list[i64] = []
        for s in range(n):
            self.cap.append(ROOM if puzzle.most[s] < 0 else puzzle.most[s])
            self.least.append(puzzle.least[s])
            self.bonus.append(puzzle.bonus[s])
        for _ in range(3):
            self.cap.append(ROOM)
            self.least.append(0)
            self.bonus.append(0)
        self.room: i64 = ROOM  # for how many more that take part
        if puzzle.total >= 0:
            self.room = self.cap[puzzle.total]
        self.ways: list[list[Way]] = []  # by creature: of those into one slot, the best
        self.slots: list[list[i64]] = []  # beside ways
        for ways in puzzle.ways:
            self.add_ways(ways)
        self.at: list[i64] = [-1] * len(self.ways)  # by creature: the place of its way; -1 before it has come
        self.members: list[list[i64]] = []
        for _ in range(n + 3):
            self.members.append([])
        self.effort: i64 = 0
        self.most: i64 = 0  # no declaration can be worth more
        # the chain that is looked for: what it gains by the time a creature goes into this slot, which, from where
        self.gain: list[i64] = []
        self.who: list[i64] = []
        self.place: list[i64] = []
        self.before: list[i64] = []
        self.waiting: list[i64] = []  # slots from which the chain may go on
        self.waits: list[bool] = []  # by slot

    def add_ways(self, ways: list[Way]) -> None:
        kept: list[Way] = []
        slots: list[i64] = []
        for way in ways:
            slot = self.out if not way.targets else self.free
            for s in way.slots:
                if s != self.puzzle.total:
                    slot = s
            if slot in slots:
                k = slots.index(slot)
                if way.gain > kept[k].gain:
                    kept[k] = way
            else:
                slots.append(slot)
                kept.append(way)
        self.ways.append(kept)
        self.slots.append(slots)

    def run(self) -> list[Way]:
        """The declaration, a way for each creature."""
        for k in range(len(self.ways)):
            self.enter(k, False)
        self.most = self.puzzle.value(self.picks())
        if self.underfull():
            self.settle()
        return self.picks()

    def picks(self) -> list[Way]:
        out: list[Way] = []
        for k in range(len(self.ways)):
            out.append(self.ways[k][self.at[k]])
        return out

    def value(self) -> i64:
        return self.puzzle.value(self.picks())

    # one creature comes ---------------------------------------------------------------------------------------------
    def enter(self, k: i64, strict: bool) -> None:
        """A creature that stands nowhere goes where the most is gained, pushing others on.

        `strict`: no slot that needs more creatures than it holds gets another one.
        """
        self.begin_chain()
        for i in range(len(self.ways[k])):
            self.reach(self.slots[k][i], self.ways[k][i].gain, k, i, -1)
        self.spread(strict, -1)
        end: i64 = -1
        best: i64 = NEVER
        for s in range(len(self.cap)):
            if self.gain[s] <= NEVER:
                continue
            worth = self.gain[s]
            if s != self.out:
                if s == self.hub or self.room <= 0 or not self.takes(s, strict):
                    continue
                if not self.members[s]:
                    worth += self.bonus[s]
            if worth > best:
                best = worth
                end = s
        self.move_along(end)

    def takes(self, s: i64, strict: bool) -> bool:
        """May one more go into a slot from which nobody goes?"""
        n: i64 = len(self.members[s])
        return n < self.cap[s] and not (strict and n < self.least[s])

    def begin_chain(self) -> None:
        n = len(self.cap)
        self.gain = [NEVER] * n
        self.who = [-1] * n
        self.place = [-1] * n
        self.before = [-1] * n
        self.waiting = []
        self.waits = [False] * n

    def reach(self, slot: i64, gain: i64, k: i64, place: i64, before: i64) -> None:
        """A chain by which this creature goes into a slot: remember it if it is the best."""
        self.effort += 1
        if gain > self.gain[slot]:
            self.gain[slot] = gain
            self.who[slot] = k
            self.place[slot] = place
            self.before[slot] = before
            if not self.waits[slot]:
                self.waits[slot] = True
                self.waiting.append(slot)

    def spread(self, everywhere: bool, goal: i64) -> None:
        """Those in a slot that another one goes into may go on from there."""
        at = 0
        limit = 6 * len(self.cap) + 20  # chains that turn in a circle do not count
        while at < len(self.waiting) and at < limit:
            s = self.waiting[at]
            self.waits[s] = False
            at += 1
            if s == self.out or s == goal:
                continue
            if s == self.hub:
                self.replace_one(everywhere)
                continue
            n: i64 = len(self.members[s])
            if self.room <= 0 and goal < 0 and self.takes(s, everywhere):
                self.reach(self.hub, self.gain[s] + (0 if n else self.bonus[s]), -1, -1, s)
            if n == 0:
                continue
            # where there is room and nothing is earned by it, whoever is there stays: it was best for them before
            if n < self.cap[s] and self.room > 0 and not everywhere and not (n == 1 and self.bonus[s]):
                continue
            for k in self.members[s]:
                ways = self.ways[k]
                slots = self.slots[k]
                base = self.gain[s] - ways[self.at[k]].gain
                for i in range(len(ways)):
                    if slots[i] != s:
                        self.reach(slots[i], base + ways[i].gain, k, i, s)

    def replace_one(self, strict: bool) -> None:
        """One has come where no more can take part: another one leaves its slot, for good or for somebody else's."""
        for s in range(self.out):
            n: i64 = len(self.members[s])
            if n == 0 or (strict and n == self.least[s] and n > 1):
                continue
            for k in self.members[s]:
                ways = self.ways[k]
                slots = self.slots[k]
                base = self.gain[self.hub] - ways[self.at[k]].gain - (self.bonus[s] if n == 1 else 0)
                for i in range(len(ways)):
                    if slots[i] != s:
                        self.reach(slots[i], base + ways[i].gain, k, i, self.hub)

    def move_along(self, end: i64) -> None:
        """Make the moves of the chain that ends in this slot."""
        moves: list[i64] = []
        s = end
        while s >= 0 and len(moves) <= 3 * len(self.cap):
            if self.who[s] >= 0:
                moves.append(self.who[s])
                moves.append(self.place[s])
            s = self.before[s]
        seen: dict[i64, bool] = {}
        for i in range(0, len(moves), 2):
            if moves[i] in seen:
                return  # a circle
            seen[moves[i]] = True
        for i in range(0, len(moves), 2):
            self.put(moves[i], moves[i + 1])

    def put(self, k: i64, place: i64) -> None:
        if self.at[k] >= 0:
            self.take_out(k)
        self.at[k] = place
        s = self.slots[k][place]
        self.members[s].append(k)
        if s != self.out:
            self.room -= 1

    def take_out(self, k: i64) -> None:
        s = self.slots[k][self.at[k]]
        self.members[s].remove(k)
        self.at[k] = -1
        if s != self.out:
            self.room += 1

    # slots that are used often enough or not at all -----------------------------------------------------------------
    def is_underfull(self, s: i64) -> bool:
        n: i64 = len(self.members[s])
        return 0 < n < self.least[s]

    def underfull(self) -> list[i64]:
        """Those with the fewest missing first."""
        out: list[i64] = []
        for s in range(self.free):
            if self.is_underfull(s):
                out.append(s)
        missing: list[tuple[i64, i64]] = [(self.least[s] - len(self.members[s]), s) for s in out]
        missing.sort()
        return [pair[1] for pair in missing]

    def settle(self) -> None:
        """Fill up or empty each slot that is used too little; then try those that are empty, as long as that helps."""
        self.effort = 0
        for s in self.underfull():
            if not self.is_underfull(s):
                continue
            before = self.at.copy()
            filled = NEVER
            after = before
            if self.effort < EFFORT and self.fill_up(s, False):
                filled = self.value()
                after = self.at.copy()
            self.restore(before)
            self.empty(s)
            if filled >= self.value():
                self.restore(after)
        for s in self.underfull():
            self.empty(s)
        while self.improve(False) or self.improve(True):
            pass

    def improve(self, robs: bool) -> bool:
        """Try every slot that is empty; with `robs`, at the expense of others that need several. Did it help?"""
        helped = False
        now = self.value()
        for s in range(self.free):
            if self.least[s] < 2 or self.members[s]:
                continue
            if now >= self.most or self.effort > EFFORT:
                return False
            before = self.at.copy()
            if self.fill_up(s, robs):
                for other in self.underfull():
                    if other != s:
                        self.empty(other)
            worth = self.value()
            if worth > now and not self.underfull():
                now = worth
                helped = True
            else:
                self.restore(before)
        return helped

    def restore(self, at: list[i64]) -> None:
        for s in range(len(self.members)):
            self.members[s] = []
        self.room = ROOM
        if self.puzzle.total >= 0:
            self.room = self.cap[self.puzzle.total]
        for k in range(len(at)):
            self.at[k] = -1
            self.put(k, at[k])

    def fill_up(self, s: i64, robs: bool) -> bool:
        """Bring as many into a slot as it needs; False where that cannot be."""
        while len(self.members[s]) < self.least[s]:
            if len(self.members[s]) >= self.cap[s] or not self.pull(s, robs):
                return False
        return True

    def pull(self, goal: i64, robs: bool) -> bool:
        """One more into a slot, by the chain that loses least.

        Unless it `robs`, no slot that holds enough comes to hold too few.
        """
        self.begin_chain()
        for k in range(len(self.ways)):
            place = self.at[k]
            s = self.slots[k][place]
            n: i64 = len(self.members[s])
            if s == goal or (s == self.out and self.room <= 0) or (not robs and n == self.least[s] and n > 1):
                continue
            base: i64 = -self.ways[k][place].gain - (self.bonus[s] if n == 1 else 0)
            for i in range(len(self.ways[k])):
                q = self.slots[k][i]
                if q != s and q != self.out:
                    self.reach(q, base + self.ways[k][i].gain, k, i, -1)
        self.spread(True, goal)
        if self.gain[goal] <= NEVER:
            return False
        had = len(self.members[goal])
        self.move_along(goal)
        return len(self.members[goal]) > had

    def empty(self, s: i64) -> None:
        """Nobody uses a slot any more; whoever did goes elsewhere."""
        leaving = self.members[s].copy()
        for k in leaving:
            self.take_out(k)
        closed = self.cap[s]
        self.cap[s] = 0
        for k in leaving:
            self.enter(k, True)
            if self.at[k] < 0:
                self.put(k, self.slots[k].index(self.out))
        self.cap[s] = closed
