"""The most requirements that a declaration can obey without disobeying a restriction. CR 508.1d, 509.1c.

Each creature takes part in one of several ways. A way has a gain (the requirements it obeys) and uses slots: places
that several creatures share, such as an attacker that needs two blockers or a limit on how many may attack. What one
creature does matters to the others only through the slots, so it is enough to know, creature by creature, the best gain
for each filling of the slots; that is exact, and small on every ordinary board. Large boards are left to allotment.py.
Restrictions that look at a declaration as a whole (`accepts`) are tried on the best one first, and only if it fails on
all others, as far as a bounded number of trials goes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch5_turns.combat.allotment import Allotment, is_simple
from apnap.rules.core.types import Ref

UNLIMITED: Final = -1
BEAM: Final = 200
MOST_FILLINGS: Final = 40_000  # that are looked at creature by creature
MOST_TRIALS: Final = 60_000  # declarations that are tried against restrictions on the whole
NOTHING: Final = -(1 << 40)


class Way:
    """One way for a creature to take part in a declaration."""

    def __init__(self, gain: i64, slots: list[i64], targets: list[Ref]) -> None:
        self.gain: i64 = gain
        self.slots: list[i64] = slots
        self.targets: list[Ref] = targets  # what it attacks or blocks


@mypyc_attr(allow_interpreted_subclasses=True)
class Puzzle:
    """A declaration to be made as well as possible. The first way of every creature is not to take part."""

    def __init__(self) -> None:
        self.creatures: list[i64] = []
        self.ways: list[list[Way]] = []  # beside creatures
        self.least: list[i64] = []  # by slot: if it is used at all, at least that often
        self.most: list[i64] = []  # by slot: never more often; UNLIMITED
        self.bonus: list[i64] = []  # by slot: gained when it is used at all
        self.total: i64 = -1  # the slot that every creature uses which takes part, or -1

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
    found = search.run()
    return found if search.trials <= MOST_TRIALS else thinned(puzzle, picks)


def thinned(puzzle: Puzzle, picks: list[Way]) -> list[Way]:
    """A declaration less as few of its creatures as it takes to be accepted, as far as one after the other shows."""
    out = picks.copy()
    for i in range(len(out)):
        if puzzle.fits(out) and puzzle.accepts(out):
            return out
        for j in range(i, len(out)):
            kept = out[j]
            out[j] = puzzle.ways[j][0]
            if puzzle.fits(out) and puzzle.accepts(out):
                return out
            out[j] = kept
        out[i] = puzzle.ways[i][0]
    return out


class Filling:
    """A filling of the slots, and how it was reached."""

    def __init__(self, counts: list[i64], gain: i64, before: Filling | None, way: Way | None) -> None:
        self.counts: list[i64] = counts
        self.gain: i64 = gain
        self.before: Filling | None = before
        self.way: Way | None = way


def fill(puzzle: Puzzle, beam: i64 = BEAM) -> list[Way]:
    """The best declaration as far as slots decide; tried with the most promising ones first, for something to beat.

    What is too large for that is allotted instead. Without slots each creature decides for itself.
    """
    if not puzzle.least:
        return [best_of(ways) for ways in puzzle.ways]
    filler = Filler(puzzle)
    first: Filling | None = None
    if filler.size() * beam <= MOST_FILLINGS * 10:
        first = filler.run(beam, -1)
        if not filler.cut:
            return filler.picks(first)
    tried = filler.picks(first)
    value = puzzle.value(tried) if first is not None else -1
    allotment = Allotment(puzzle if is_simple(puzzle) else with_single_ways(puzzle))
    allotted = allotment.run()
    if first is None or puzzle.value(allotted) > value:
        tried = allotted
        value = puzzle.value(allotted)
        first = None
    if is_simple(puzzle) and value >= allotment.most:
        return tried
    better = filler.run(0, value) if filler.size() * beam <= MOST_FILLINGS * 10 else None
    return tried if better is None else filler.picks(better)


def best_of(ways: list[Way]) -> Way:
    """The way that gains the most, the first of equals."""
    out = ways[0]
    for way in ways:
        if way.gain > out.gain:
            out = way
    return out


def with_single_ways(puzzle: Puzzle) -> Puzzle:
    """The same with creatures that take part in one thing at most."""
    other = Puzzle()
    other.creatures = puzzle.creatures
    other.least = puzzle.least
    other.most = puzzle.most
    other.bonus = puzzle.bonus
    other.total = puzzle.total
    for ways in puzzle.ways:
        single: list[Way] = []
        for way in ways:
            more = len(way.slots) - (1 if puzzle.total in way.slots else 0)
            if len(way.targets) <= 1 and more <= 1 and (way.targets or not way.slots):
                single.append(way)
        other.ways.append(single)
    return other


class Filler:
    """Goes through the creatures, keeping the best way to each filling of the slots."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle: Puzzle = puzzle
        self.slots: int = len(puzzle.least)
        self.ways: list[list[Way]] = []
        self.caps: list[i64] = []
        self.cut: bool = False  # fillings were left out
        self.radix: i64 = 2
        for s in range(self.slots):
            # beyond what is needed a count makes no difference, unless there is a limit
            most = puzzle.most[s]
            self.caps.append(most if most != UNLIMITED else max(puzzle.least[s], 1))
            self.radix = max(self.radix, self.caps[s] + 1)
        for ways in puzzle.ways:
            self.ways.append(distinct(ways))
        n = len(self.ways)
        self.ahead: list[i64] = [0] * (n + 1)  # the most that the creatures from here on can gain
        self.users: list[list[i64]] = []  # by creature, by slot: how many from here on can use it
        for _ in range(n + 1):
            self.users.append([0] * self.slots)
        for i in range(n - 1, -1, -1):
            most_gain = self.ways[i][0].gain
            uses: list[bool] = [False] * self.slots
            for way in self.ways[i]:
                most_gain = max(most_gain, way.gain)
                for s in way.slots:
                    uses[s] = True
            self.ahead[i] = self.ahead[i + 1] + most_gain
            for s in range(self.slots):
                self.users[i][s] = self.users[i + 1][s] + (1 if uses[s] else 0)

    def size(self) -> i64:
        """How much there is to look at for each filling."""
        n: i64 = 0
        for ways in self.ways:
            n += len(ways)
        return n * (self.slots + 1) // 8

    def run(self, beam: i64, floor: i64) -> Filling | None:
        """The best complete filling above the floor; with a beam, of the most promising ones only."""
        fillings: list[Filling] = [Filling([0] * self.slots, 0, None, None)]
        for i in range(len(self.ways)):
            fillings = self.advance(fillings, i, floor)
            if not beam and len(fillings) > MOST_FILLINGS:
                return None  # too many to go through all of them
            if beam and len(fillings) > beam:
                self.cut = True
                fillings.sort(key=self.promise)
                del fillings[: len(fillings) - beam]
        top: Filling | None = None
        value = floor
        for f in fillings:
            total = self.total(f)
            if total > value:
                top = f
                value = total
        return top

    def advance(self, fillings: list[Filling], i: int, floor: i64) -> list[Filling]:
        """All fillings with one more creature, each with the best gain, without those that lead nowhere."""
        out: list[Filling] = []
        seen: dict[int, int] = {}
        most = self.puzzle.most
        for f in fillings:
            for way in self.ways[i]:
                counts = f.counts
                if way.slots:
                    counts = counts.copy()
                    allowed = True
                    for s in way.slots:
                        if counts[s] < self.caps[s]:
                            counts[s] += 1
                        elif most[s] != UNLIMITED:
                            allowed = False
                    if not allowed:
                        continue
                gain = f.gain + way.gain
                key = 0
                for s in range(self.slots):
                    key = key * self.radix + counts[s]
                at = seen.get(key, -1)
                if at >= 0:
                    if out[at].gain < gain:
                        out[at] = Filling(counts, gain, f, way)
                elif self.hope(counts, i + 1) + gain > floor:
                    seen[key] = len(out)
                    out.append(Filling(counts, gain, f, way))
        return out

    def hope(self, counts: list[i64], i: int) -> i64:
        """What the creatures from here on can add at most, bonuses included; less than nothing for a dead end."""
        total = self.ahead[i]
        users = self.users[i]
        for s in range(self.slots):
            n = counts[s]
            if n and n + users[s] < self.puzzle.least[s]:
                return NOTHING
            if n or users[s]:
                total += self.puzzle.bonus[s]
        return total

    def promise(self, f: Filling) -> i64:
        """What it has gained, bonuses included."""
        total = f.gain
        for s in range(self.slots):
            if f.counts[s]:
                total += self.puzzle.bonus[s]
        return total

    def total(self, f: Filling) -> i64:
        """What a filling of all creatures is worth; less than nothing when a slot is used too little."""
        for s in range(self.slots):
            if f.counts[s] and f.counts[s] < self.puzzle.least[s]:
                return NOTHING
        return self.promise(f)

    def picks(self, top: Filling | None) -> list[Way]:
        """The ways that led to a filling."""
        out: list[Way] = []
        while top is not None:
            way = top.way
            if way is not None:
                out.append(way)
            top = top.before
        out.reverse()
        return out


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


class Search:
    """Every declaration, from the best that could be downwards, until one is accepted."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle: Puzzle = puzzle
        self.picks: list[Way] = []
        self.bonus: i64 = 0
        for b in puzzle.bonus:
            self.bonus += b
        self.ahead: list[i64] = [0] * (len(puzzle.ways) + 1)  # the most that the creatures from here on can gain
        self.sorted: list[list[Way]] = []
        for i in range(len(puzzle.ways) - 1, -1, -1):
            most = puzzle.ways[i][0].gain
            for way in puzzle.ways[i]:
                most = max(most, way.gain)
            self.ahead[i] = self.ahead[i + 1] + most
        for ways in puzzle.ways:
            self.sorted.append(sorted_by_gain(ways))
        self.wanted: i64 = 0  # the value looked for
        self.trials: i64 = 0
        self.next: i64 = NOTHING  # the best of what was passed over

    def run(self) -> list[Way]:
        """The best accepted declaration; nobody takes part when none is found."""
        self.wanted = self.ahead[0] + self.bonus
        while self.wanted > NOTHING and self.trials < MOST_TRIALS:
            self.next = NOTHING
            if self.explore(0, 0):
                return self.picks
            self.wanted = self.next
        out: list[Way] = []
        for ways in self.puzzle.ways:
            out.append(ways[0])
        return out

    def explore(self, at: int, gain: i64) -> bool:
        """Choose ways for the creatures from here on, for a declaration of the value looked for or above."""
        bound = gain + self.ahead[at] + self.bonus
        self.trials += 1
        if self.trials > MOST_TRIALS:
            return False
        if bound < self.wanted:
            self.next = max(self.next, bound)
            return False
        if at == len(self.sorted):
            value = self.puzzle.value(self.picks)
            if value < self.wanted:
                self.next = max(self.next, value)
                return False
            return self.puzzle.fits(self.picks) and self.puzzle.accepts(self.picks)
        for way in self.sorted[at]:
            self.picks.append(way)
            if self.explore(at + 1, gain + way.gain):
                return True
            self.picks.pop()
        return False


def sorted_by_gain(ways: list[Way]) -> list[Way]:
    """The best first; those of equal gain as they were."""
    out = ways.copy()
    for i in range(1, len(out)):
        way = out[i]
        j = i
        while j > 0 and out[j - 1].gain < way.gain:
            out[j] = out[j - 1]
            j -= 1
        out[j] = way
    return out
