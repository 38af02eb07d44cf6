"""The most requirements that a declaration can obey without disobeying a restriction. CR 508.1d, 509.1c.

Each creature takes part in one of several ways. A way has a gain (the requirements it obeys) and uses slots: places
that several creatures share, such as an attacker that needs two blockers or a limit on how many may attack. What one
creature does matters to the others only through the slots, so it is enough to know, creature by creature, the best gain
for each filling of the slots; that is exact, and small on every ordinary board. Restrictions that look at a declaration
as a whole (`accepts`) are tried on the best one first, and only if it fails on all others.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

UNLIMITED: i64 = -1


class Way:
    """One way for a creature to take part in a declaration."""

    def __init__(self, gain: i64, slots: list[i64], targets: list[i64]) -> None:
        self.gain: i64 = gain
        self.slots: list[i64] = slots
        self.targets: list[i64] = targets  # what it attacks or blocks


@mypyc_attr(allow_interpreted_subclasses=True)
class Puzzle:
    """A declaration to be made as well as possible. The first way of every creature is not to take part."""

    def __init__(self) -> None:
        self.creatures: list[i64] = []
        self.ways: list[list[Way]] = []  # beside creatures
        self.least: list[i64] = []  # by slot: if it is used at all, then so often
        self.most: list[i64] = []  # by slot: never more often; UNLIMITED
        self.bonus: list[i64] = []  # by slot: gained when it is used at all

    def slot(self, least: i64, most: i64, bonus: i64) -> i64:
        """Add a slot."""
        self.least.append(least)
        self.most.append(most)
        self.bonus.append(bonus)
        return len(self.least) - 1

    def accepts(self, picks: list[Way]) -> bool:
        """Is the declaration legal in what slots cannot say?"""
        return True

    def value(self, picks: list[Way]) -> i64:
        """What a declaration gains."""
        total: i64 = 0
        used = [False] * len(self.least)
        for way in picks:
            total += way.gain
            for s in way.slots:
                used[s] = True
        for s in range(len(used)):
            if used[s]:
                total += self.bonus[s]
        return total

    def fits(self, picks: list[Way]) -> bool:
        """Is every slot used as often as it must and may be?"""
        counts: list[i64] = [0] * len(self.least)
        for way in picks:
            for s in way.slots:
                counts[s] += 1
        for s in range(len(counts)):
            if counts[s] and counts[s] < self.least[s]:
                return False
            if self.most[s] != UNLIMITED and counts[s] > self.most[s]:
                return False
        return True


def best(puzzle: Puzzle) -> list[Way]:
    """The best legal declaration, one way for each creature; the first found among equals."""
    picks = fill(puzzle)
    if puzzle.accepts(picks):
        return picks
    search = Search(puzzle)
    search.explore(0, 0)
    return search.best


class Filling:
    """A filling of the slots, and how it was reached."""

    def __init__(self, counts: list[i64], gain: i64, before: Filling | None, way: Way | None) -> None:
        self.counts: list[i64] = counts
        self.gain: i64 = gain
        self.before: Filling | None = before
        self.way: Way | None = way


def fill(puzzle: Puzzle) -> list[Way]:
    """The best declaration as far as slots decide."""
    slots = len(puzzle.least)
    caps: list[i64] = []
    for s in range(slots):
        # beyond what is needed a count makes no difference, unless there is a limit
        most = puzzle.most[s]
        caps.append(most if most != UNLIMITED else max(puzzle.least[s], 1))
    fillings: list[Filling] = [Filling([0] * slots, 0, None, None)]
    for ways in puzzle.ways:
        fillings = advance(fillings, distinct(ways), puzzle, caps)
    top: Filling | None = None
    value: i64 = 0
    for f in fillings:
        gain = f.gain
        complete = True
        for s in range(slots):
            if f.counts[s]:
                gain += puzzle.bonus[s]
                if f.counts[s] < puzzle.least[s]:
                    complete = False
        if complete and (top is None or gain > value):
            top = f
            value = gain
    picks: list[Way] = []
    while top is not None:
        way = top.way
        if way is not None:
            picks.append(way)
        top = top.before
    picks.reverse()
    return picks


def distinct(ways: list[Way]) -> list[Way]:
    """Of the ways that use the same slots only the best."""
    out: list[Way] = []
    for way in ways:
        found = False
        for i in range(len(out)):
            if out[i].slots == way.slots:
                found = True
                if way.gain > out[i].gain:
                    out[i] = way
                break
        if not found:
            out.append(way)
    return out


def advance(fillings: list[Filling], ways: list[Way], puzzle: Puzzle, caps: list[i64]) -> list[Filling]:
    """All fillings with one more creature, each with the best gain."""
    out: list[Filling] = []
    seen: dict[str, int] = {}
    for f in fillings:
        for way in ways:
            counts = f.counts
            if way.slots:
                counts = counts.copy()
                allowed = True
                for s in way.slots:
                    if counts[s] < caps[s]:
                        counts[s] += 1
                    elif puzzle.most[s] != UNLIMITED:
                        allowed = False
                if not allowed:
                    continue
            gain = f.gain + way.gain
            key = str(counts)
            at = seen.get(key, -1)
            if at < 0:
                seen[key] = len(out)
                out.append(Filling(counts, gain, f, way))
            elif out[at].gain < gain:
                out[at] = Filling(counts, gain, f, way)
    return out


class Search:
    """Every declaration, the most promising first, without those that cannot beat the best so far."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle: Puzzle = puzzle
        self.picks: list[Way] = []
        self.best: list[Way] = []
        self.value: i64 = -1
        self.bonus: i64 = 0
        for b in puzzle.bonus:
            self.bonus += b
        self.ahead: list[i64] = [0] * (len(puzzle.ways) + 1)  # the most that the creatures from here on can gain
        self.sorted: list[list[Way]] = []
        for i in range(len(puzzle.ways) - 1, -1, -1):
            most: i64 = 0
            for way in puzzle.ways[i]:
                most = max(most, way.gain)
            self.ahead[i] = self.ahead[i + 1] + most
        for ways in puzzle.ways:
            ordered = ways.copy()
            for i in range(1, len(ordered)):
                way = ordered[i]
                j = i
                while j > 0 and ordered[j - 1].gain < way.gain:
                    ordered[j] = ordered[j - 1]
                    j -= 1
                ordered[j] = way
            self.sorted.append(ordered)

    def explore(self, at: int, gain: i64) -> None:
        """Choose a way for the creature at hand."""
        if gain + self.ahead[at] + self.bonus <= self.value:
            return
        if at == len(self.sorted):
            value = self.puzzle.value(self.picks)
            if value > self.value and self.puzzle.fits(self.picks) and self.puzzle.accepts(self.picks):
                self.value = value
                self.best = self.picks.copy()
            return
        for way in self.sorted[at]:
            self.picks.append(way)
            self.explore(at + 1, gain + way.gain)
            self.picks.pop()
