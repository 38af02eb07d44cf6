"""Restrictions and requirements on blocks, for one creature and for the declaration as a whole. CR 509.1b-c, 702."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch5_turns.combat import optimum, tolls
from apnap.rules.ch8_multiplayer.range import standing_on
from apnap.rules.core.constants import (
    ARTIFACT,
    BLACK,
    FEAR,
    FLYING,
    HORSEMANSHIP,
    INTIMIDATE,
    MENACE,
    NONE,
    REACH,
    S_BLOCK,
    SHADOW,
    SKULK,
    UNBLOCKABLE,
)
from apnap.rules.core.decisions import IllegalAnswer
from apnap.rules.core.types import ObjectId, Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

EVASION: Final = FLYING | FEAR | INTIMIDATE | SHADOW | HORSEMANSHIP | SKULK | UNBLOCKABLE
WEIGHT: Final = 1000  # of a requirement, against what a player would like
MOST_WAYS: Final = 600  # for one creature to block
MANY: Final = 8  # beyond this, not every set of attackers that a creature could block is tried one by one


class Wall:
    """Who of a defending unit could block which attackers, before the declaration is looked at as a whole."""

    def __init__(
        self, blockers: list[ObjectId], choices: list[list[i64]], attackers: list[ObjectId], restricted: bool
    ) -> None:
        self.blockers: list[ObjectId] = blockers
        self.choices: list[list[i64]] = choices  # beside blockers: what each may block
        self.attackers: list[ObjectId] = attackers  # all that any of them may block
        self.restricted: bool = restricted  # there is more to check than each pair for itself


def can_block(game: Game, blocker: ObjectId, attacker: ObjectId) -> bool:
    """Do evasion and restrictions allow this creature to block that one? CR 509.1b."""
    a = game.char(attacker)
    b = game.char(blocker)
    keywords = a.keywords
    if (keywords & EVASION or b.keywords & SHADOW) and evades(game, blocker, attacker):
        return False
    if game.state.standing[S_BLOCK]:
        for e in standing_on(game, S_BLOCK, blocker):
            if e.static.cant_block(game, e, blocker, attacker):
                return False
    return True


def evades(game: Game, blocker: ObjectId, attacker: ObjectId) -> bool:
    """Does an evasion ability keep this creature from blocking that one? CR 702.9b, 702.13b, 702.28b, 702.31b."""
    a = game.char(attacker)
    b = game.char(blocker)
    keywords = a.keywords
    if keywords & UNBLOCKABLE:
        return True
    if keywords & FLYING and not b.keywords & (FLYING | REACH):
        return True
    if (keywords ^ b.keywords) & SHADOW:
        return True
    if keywords & HORSEMANSHIP and not b.keywords & HORSEMANSHIP:
        return True
    if keywords & FEAR and not (b.types & ARTIFACT or b.colors >> BLACK & 1):
        return True
    if keywords & INTIMIDATE and not (b.types & ARTIFACT or b.colors & a.colors):
        return True
    return keywords & SKULK != 0 and b.power > a.power


# numbers of creatures -----------------------------------------------------------------------------------------------
def fewest(game: Game, attacker: ObjectId) -> i64:
    """How many creatures must block it if any does. CR 702.111b."""
    n: i64 = 2 if game.char(attacker).keywords & MENACE else 1
    for e in standing_on(game, S_BLOCK, attacker):
        n = max(n, e.static.minimum_blockers(game, e, attacker))
    return n


def limit(game: Game, attacker: ObjectId, blocker: ObjectId) -> i64:
    """How many creatures at most may block it, or (NONE) at all; -1 for any number. CR 509.1b.

    `blocker`: a creature of those who block; who cannot reach it cannot limit them (801.10).
    """
    lowest: i64 = -1
    for e in standing_on(game, S_BLOCK, blocker):
        n = e.static.block_limit(game, e, attacker)
        if n >= 0 and (lowest < 0 or n < lowest):
            lowest = n
    return lowest


def capacity(game: Game, blocker: ObjectId) -> i64:
    """How many attackers it can block. CR 509.1a."""
    n: i64 = 1
    for e in standing_on(game, S_BLOCK, blocker):
        n += e.static.extra_blocks(game, e, blocker)
    return n


def prune(game: Game, wall: Wall) -> None:
    """Take out attackers that too few creatures could block, and creatures with nothing left to block. CR 509.1b."""
    able: dict[i64, i64] = {}  # by attacker: how many could block it
    for own in wall.choices:
        for a in own:
            able[a] = able.get(a, 0) + 1
    hopeless: dict[i64, bool] = {}
    nobody = limit(game, NONE, wall.blockers[0]) == 0
    for a in wall.attackers:
        if nobody or able[a] < fewest(game, a) or limit(game, a, wall.blockers[0]) == 0:
            hopeless[a] = True
    if not hopeless:
        return
    blockers: list[ObjectId] = []
    choices: list[list[i64]] = []
    attackers: list[ObjectId] = []
    met: dict[i64, bool] = {}
    for i in range(len(wall.blockers)):
        own = []
        for a in wall.choices[i]:
            if a not in hopeless:
                own.append(a)
                if a not in met:
                    met[a] = True
                    attackers.append(a)
        if own:
            blockers.append(wall.blockers[i])
            choices.append(own)
    wall.blockers = blockers
    wall.choices = choices
    wall.attackers = attackers


# requirements -------------------------------------------------------------------------------------------------------
def bit(i: int) -> int:
    """The mask of one place. Not a native number, because there may be more attackers than one has bits."""
    return 1 << i


def requirements_of(game: Game, blocker: ObjectId, attackers: list[ObjectId]) -> list[int]:
    """For each requirement on this creature, the mask of the attackers (by place) that it obeys it with. CR 509.1c."""
    out: list[int] = []
    for e in standing_on(game, S_BLOCK, blocker):
        mask: int = 0
        for i in range(len(attackers)):
            if e.static.must_block(game, e, blocker, attackers[i]):
                mask |= bit(i)
        if mask:
            out.append(mask)
    return out


def wanted(game: Game, attacker: ObjectId) -> i64:
    """How many requirements any block of this attacker obeys. CR 509.1c."""
    n: i64 = 0
    for e in standing_on(game, S_BLOCK, attacker):
        if e.static.must_be_blocked(game, e, attacker):
            n += 1
    return n


def gain_of(requirements: list[int], mask: int) -> i64:
    """How many requirements a creature obeys by blocking these."""
    n: i64 = 0
    for r in requirements:
        if r & mask:
            n += 1
    return n


class BlockPuzzle(optimum.Puzzle):
    """The blocks that obey the most requirements."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game: Game = game
        self.slots: list[i64] = []  # beside wall.attackers; -1 where a block of it concerns nobody else

    def way_of(self, wall: Wall, at: i64, attackers: list[ObjectId]) -> optimum.Way:
        """The way in which one creature blocks just these."""
        if not attackers:
            return optimum.Way(0, NO_IDS, NO_IDS)
        ways = Ways(attackers, requirements_of(self.game, wall.blockers[at], attackers))
        ways.total = self.total
        for a in attackers:
            ways.slots.append(self.slots[wall.attackers.index(a)])
            ways.wishes.append(0)
        ways.add(bit(len(attackers)) - 1)
        return ways.out[0]

    def accepts(self, picks: list[optimum.Way]) -> bool:
        blockers: list[ObjectId] = []
        attackers: list[ObjectId] = []
        for i in range(len(picks)):
            for a in picks[i].targets:
                blockers.append(self.creatures[i])
                attackers.append(a)
        return not clash(self.game, blockers, attackers)


def clash(game: Game, blockers: list[ObjectId], attackers: list[ObjectId]) -> bool:
    """Does a restriction forbid these blocks as a whole? CR 509.1b."""
    if not blockers:
        return False
    for e in standing_on(game, S_BLOCK, blockers[0]):
        if e.static.cant_block_together(game, e, blockers, attackers):
            return True
    return False


def puzzle_of(game: Game, wall: Wall, chosen: list[i64], wish: list[i64], wishing: bool) -> BlockPuzzle:
    """What could be declared, paying only for the chosen blocks; a wish decides among equals. CR 509.1c."""
    puzzle = BlockPuzzle(game)
    first = wall.blockers[0]
    most = limit(game, NONE, first)
    if most >= 0:
        puzzle.total = puzzle.slot(0, most, 0)
    slots = puzzle.slots
    places: dict[i64, i64] = {}
    paid = Pairs(chosen)
    wished = Pairs(wish)
    costly = len(game.state.standing[S_BLOCK]) > 0
    for a in wall.attackers:
        places[a] = len(slots)
        least = fewest(game, a)
        most = limit(game, a, first)
        bonus = wanted(game, a) * WEIGHT
        slots.append(puzzle.slot(least, most, bonus) if least > 1 or most >= 0 or bonus else -1)
    for i in range(len(wall.blockers)):
        id = wall.blockers[i]
        own: list[i64] = []
        for a in wall.choices[i]:
            if not costly or paid.has(id, a) or not tolls.block_cost(game, id, a):
                own.append(a)
        ways = Ways(own, requirements_of(game, id, own))
        ways.total = puzzle.total
        for a in own:
            ways.slots.append(slots[places[a]])
            ways.wishes.append(0 if not wishing else 2 if wished.has(id, a) else -1)
        ways.list_all(capacity(game, id))
        puzzle.creatures.append(id)
        puzzle.ways.append(ways.out)
    return puzzle


class Pairs:
    """Blocks, to be asked whether one is among them."""

    def __init__(self, pairs: list[i64]) -> None:
        self.keys: dict[i64, bool] = {}
        for i in range(0, len(pairs), 2):
            self.keys[pairs[i] << 32 | pairs[i + 1]] = True

    def has(self, blocker: ObjectId, attacker: ObjectId) -> bool:
        return (blocker << 32 | attacker) in self.keys


def are_many(attackers: i64, capacity: i64) -> bool:
    """Are there more sets of attackers that a creature could block than are tried one by one?"""
    sets: i64 = 1
    of_size: i64 = 1
    for size in range(1, min(attackers, capacity) + 1):
        of_size = of_size * (attackers - size + 1) // size
        sets += of_size
        if sets > MOST_WAYS:
            return True
    return False


class Ways:
    """The sets of attackers that one creature could block."""

    def __init__(self, attackers: list[ObjectId], requirements: list[int]) -> None:
        self.attackers: list[ObjectId] = attackers
        self.requirements: list[int] = requirements
        self.slots: list[i64] = []  # beside attackers
        self.wishes: list[i64] = []  # beside attackers: what blocking it is worth to who declares
        self.total: i64 = -1  # the slot that every blocking creature uses, or -1
        self.out: list[optimum.Way] = []

    def list_all(self, capacity: i64) -> None:
        """List them, not to block first."""
        self.out.append(optimum.Way(0, NO_IDS, NO_IDS))
        n: i64 = len(self.attackers)
        if are_many(n, capacity) and capacity > 1:
            self.list_some(capacity)
            return
        if capacity >= n and n > MANY:
            # blocking those that concern nobody else is free of choice: block them all
            free: int = 0
            for i in range(n):
                if self.slots[i] < 0 and self.wishes[i] >= 0:
                    free |= bit(i)
            if free:
                self.add(free)
            self.extend(0, free, n, True)
            return
        self.extend(0, 0, capacity, False)

    def list_some(self, capacity: i64) -> None:
        """Too many sets to try each: single attackers, and at once as many as are wanted, required or free."""
        n: i64 = len(self.attackers)
        for i in range(n):
            self.add(bit(i))
        for least in (2, 1, 0):
            mask: int = 0
            left = capacity
            for i in range(n):
                worth = gain_of(self.requirements, bit(i)) * 2 + self.wishes[i]
                if left > 0 and worth >= least and (self.slots[i] < 0 or worth > 0):
                    mask |= bit(i)
                    left -= 1
            if mask & (mask - 1):
                self.add(mask)

    def extend(self, at: i64, mask: int, left: i64, only_shared: bool) -> None:
        """Add every set that continues this one with attackers from a place on."""
        if left <= 0:
            return
        for i in range(at, len(self.attackers)):
            if only_shared and (mask & bit(i) or self.slots[i] < 0 and not self.obeys(i)):
                continue
            self.add(mask | bit(i))
            self.extend(i + 1, mask | bit(i), left - 1, only_shared)

    def obeys(self, i: i64) -> bool:
        return gain_of(self.requirements, bit(i)) > 0

    def add(self, mask: int) -> None:
        gain = gain_of(self.requirements, mask) * WEIGHT
        uses: list[i64] = []
        if self.total >= 0:
            uses.append(self.total)
        targets: list[Ref] = []
        for i in range(len(self.attackers)):
            if mask & bit(i):
                targets.append(self.attackers[i])
                gain += self.wishes[i]
                if self.slots[i] >= 0:
                    uses.append(self.slots[i])
        self.out.append(optimum.Way(gain, uses, targets))


# the whole declaration ----------------------------------------------------------------------------------------------
def shape_fault(game: Game, wall: Wall, answer: list[i64]) -> IllegalAnswer | None:
    """Is every pair possible by itself, and named once? CR 509.1a-b."""
    places: dict[i64, i64] = {}
    for i in range(len(wall.blockers)):
        places[wall.blockers[i]] = i
    named: dict[i64, bool] = {}
    times: dict[i64, i64] = {}
    for i in range(0, len(answer), 2):
        b = answer[i]
        a = answer[i + 1]
        if b not in places or a not in wall.choices[places[b]]:
            return IllegalAnswer("509.1b", f"{game.name(b)} can't block {game.name(a)}")
        if (b << 32 | a) in named:
            return IllegalAnswer("509.1a", f"{game.name(b)} is named twice for {game.name(a)}")
        named[b << 32 | a] = True
        n: i64 = times.get(b, 0) + 1
        times[b] = n
        if n > 1 and n > capacity(game, b):
            return IllegalAnswer("509.1a", f"{game.name(b)} can't block that many attackers")
    return None


def check_shape(game: Game, wall: Wall, answer: list[i64]) -> None:
    fault = shape_fault(game, wall, answer)
    if fault is not None:
        raise fault


def block_fault(game: Game, wall: Wall, answer: list[i64]) -> IllegalAnswer | None:
    """Why these blocks, each possible by itself, are illegal as a whole; or None. CR 509.1b-f."""
    if not wall.restricted:
        return None
    blockers: list[ObjectId] = []
    attackers: list[ObjectId] = []
    for i in range(0, len(answer), 2):
        blockers.append(answer[i])
        attackers.append(answer[i + 1])
    fault = number_fault(game, blockers, attackers)
    if fault is not None or not game.state.standing[S_BLOCK]:
        return fault
    if clash(game, blockers, attackers):
        return IllegalAnswer("509.1b", "a restriction does not allow these creatures to block so")
    fault = requirement_fault(game, wall, answer)
    if fault is not None:
        return fault
    owed = tolls.block_tolls(game, blockers, attackers)
    if owed and not tolls.can_pay(game, owed, NO_IDS):
        whose = tolls.payers(game, owed)
        return IllegalAnswer("509.1f", f"{whose} can't pay the cost of these blocks{tolls.price(game, owed)}")
    return None


def number_fault(game: Game, blockers: list[ObjectId], attackers: list[ObjectId]) -> IllegalAnswer | None:
    """Do too few or too many creatures block something? CR 509.1b."""
    if not blockers:
        return None
    first = blockers[0]
    most = limit(game, NONE, first)
    if most >= 0:
        creatures: dict[i64, bool] = {}
        for b in blockers:
            creatures[b] = True
        if len(creatures) > most:
            return IllegalAnswer("509.1b", f"no more than {most} can block")
    counts: dict[i64, i64] = {}
    for a in attackers:
        counts[a] = counts.get(a, 0) + 1
    for a, n in counts.items():
        least = fewest(game, a)
        if n < least:
            return IllegalAnswer("509.1b", f"{game.name(a)} can't be blocked except by {least} or more creatures")
        most = limit(game, a, first)
        if most >= 0 and n > most:
            return IllegalAnswer("509.1b", f"{game.name(a)} can't be blocked by more than {most}")
    return None


def requirement_fault(game: Game, wall: Wall, answer: list[i64]) -> IllegalAnswer | None:
    """Could more requirements be obeyed without paying for anything else? CR 509.1c."""
    have: i64 = 0
    most: i64 = 0
    said = Pairs(answer)
    blocked: dict[i64, bool] = {}
    for k in range(1, len(answer), 2):
        blocked[answer[k]] = True
    for a in wall.attackers:
        n = wanted(game, a)
        most += n
        if n and a in blocked:
            have += n
    for i in range(len(wall.blockers)):
        requirements = requirements_of(game, wall.blockers[i], wall.choices[i])
        most += len(requirements)
        mask: int = 0
        for j in range(len(wall.choices[i])):
            if said.has(wall.blockers[i], wall.choices[i][j]):
                mask |= bit(j)
        have += gain_of(requirements, mask)
    if have >= most:
        return None
    puzzle = puzzle_of(game, wall, answer, NO_IDS, False)
    picks = optimum.best(puzzle)
    if have * WEIGHT >= puzzle.value(picks):
        return None
    for i in range(len(picks)):
        for a in picks[i].targets:
            if not said.has(wall.blockers[i], a):
                b = game.name(wall.blockers[i])
                return IllegalAnswer(
                    "509.1c", f"more creatures must block if able (for one, {b} could block {game.name(a)})"
                )
    return IllegalAnswer("509.1c", "more requirements to block could be obeyed")


def check_block(game: Game, wall: Wall, answer: list[i64]) -> None:
    """Refuse an illegal declaration; nothing has happened yet. CR 509.1."""
    fault = block_fault(game, wall, answer)
    if fault is not None:
        raise fault


def nearest_block(game: Game, wall: Wall, wish: list[i64]) -> list[i64]:
    """A legal declaration as close as may be to what somebody would like."""
    if shape_fault(game, wall, wish) is None and block_fault(game, wall, wish) is None:
        return wish
    out = settled(game, wall, wish, wish)
    if block_fault(game, wall, out) is None:
        return out
    return settled(game, wall, NO_IDS, wish)  # without paying anything


def settled(game: Game, wall: Wall, chosen: list[i64], wish: list[i64]) -> list[i64]:
    """The best declaration, paying only for chosen blocks."""
    out: list[i64] = []
    picks = optimum.best(puzzle_of(game, wall, chosen, wish, True))
    for i in range(len(picks)):
        for a in picks[i].targets:
            out.append(wall.blockers[i])
            out.append(a)
    return out
