"""What one source of mana could be used for: its activations, and the sets of them that do not exclude each other."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch1_concepts.mana.gathering import Source, flexibility
from apnap.rules.ch1_concepts.mana.sources import Maker
from apnap.rules.core.constants import CREATURE, bits
from apnap.rules.core.types import ObjectId


class Act:
    """One activation of one mana ability."""

    def __init__(self, source: ObjectId, maker: Maker, wanted: list[i64], outputs: list[i64], weight: i64) -> None:
        self.source: ObjectId = source  # index of the source
        self.id: ObjectId = maker.id
        self.maker: Maker = maker
        self.wanted: list[i64] = wanted  # by group: the kind, or -1 while that is open
        self.outputs: list[i64] = outputs  # group, mask, amount, ...
        self.weight: i64 = weight
        self.spend: list[i64] = NO_IDS  # pool places that pay its own cost, once planned


class Config:
    """What one object could be used for at once: some activations that do not exclude each other."""

    def __init__(self, acts: list[Act]) -> None:
        self.acts: list[Act] = acts
        gain: i64 = 0
        for a in acts:
            for i in range(2, len(a.outputs), 3):
                gain += a.outputs[i]
            c = a.maker.cost
            if c is not None:
                gain -= c.value
        self.gain: i64 = gain


def moved(a: Act, id: ObjectId) -> Act:
    """The same activation of another object that is alike."""
    if a.id == id:
        return a
    out = Act(a.source, a.maker, a.wanted, a.outputs, a.weight)
    out.id = id
    return out


def configs_of(s: Source, index: i64, wanted: i64, most: i64) -> list[Config]:
    """Every useful set of activations of one object; kinds that nothing names are all the same."""
    out: list[Config] = []
    combine(s, index, 0, [], False, False, wanted, most, out)
    return out


def combine(
    s: Source,
    index: i64,
    place: i64,
    acts: list[Act],
    tapped: bool,
    gone: bool,
    wanted: i64,
    most: i64,
    out: list[Config],
) -> None:
    """Go through the abilities of an object: each not at all, or as often as it can be."""
    if place == len(s.makers):
        if acts:
            out.append(Config(acts.copy()))
        return
    m = s.makers[place]
    combine(s, index, place + 1, acts, tapped, gone, wanted, most, out)
    if (m.taps and tapped) or (m.removes and gone) or (m.x and is_announced(m, acts)):
        return
    versions = versions_of(s, index, m, wanted)
    limit = m.limit if m.limit < most else most
    repeat(s, index, place, acts, tapped or m.taps, gone or m.removes, wanted, most, out, versions, 0, limit)


def is_announced(m: Maker, acts: list[Act]) -> bool:
    """Is the ability among the activations with another X? One with the sum of both adds as much and costs less."""
    for a in acts:
        if a.maker.index == m.index:
            return True
    return False


def repeat(
    s: Source,
    index: i64,
    place: i64,
    acts: list[Act],
    tapped: bool,
    gone: bool,
    wanted: i64,
    most: i64,
    out: list[Config],
    versions: list[Act],
    first: i64,
    left: i64,
) -> None:
    """One more activation of the ability at hand, in one of its versions; then others, or the next ability."""
    if left <= 0:
        return
    for v in range(first, len(versions)):
        acts.append(versions[v])
        combine(s, index, place + 1, acts, tapped, gone, wanted, most, out)
        repeat(s, index, place, acts, tapped, gone, wanted, most, out, versions, v, left - 1)
        acts.pop()


def versions_of(s: Source, index: i64, m: Maker, wanted: i64) -> list[Act]:
    """The ability with every choice of kind that must be made first."""
    kinds: list[list[i64]] = [[]]  # group, wanted kind, mask, amount, ... so far
    for g in range(0, len(m.groups), 2):
        grown: list[list[i64]] = []
        choice = m.choices[g // 2]
        for so_far in kinds:
            if not choice:
                if m.groups[g + 1] > 0:
                    grown.append([*so_far, g // 2, -1, m.groups[g], m.groups[g + 1]])
                else:
                    grown.append([*so_far, g // 2, bits(m.groups[g])[0], 0, 0])
                continue
            plain = False
            for j in range(0, len(choice), 3):
                named = wanted >> choice[j + 1] & 1 != 0
                if named or not plain or choice[j + 2] != choice[2]:
                    grown.append([*so_far, g // 2, choice[j], 1 << choice[j + 1], choice[j + 2]])
                if not named:
                    plain = True
        kinds = grown
    out: list[Act] = []
    for line in kinds:
        picked: list[i64] = []
        outputs: list[i64] = []
        weight = m.weight + 1
        for j in range(0, len(line), 4):
            picked.append(line[j + 1])
            if line[j + 3] > 0:
                outputs.append(line[j])
                outputs.append(line[j + 2])
                outputs.append(line[j + 3])
                weight += flexibility(m.groups[2 * line[j]]) * line[j + 3]
        for j in range(0, len(m.bonus), 2):
            outputs.append(-1)
            outputs.append(m.bonus[j])
            outputs.append(m.bonus[j + 1])
        if s.chars.types & CREATURE:
            weight += 1
        if m.cost is not None:
            weight += 1
        out.append(Act(index, m, picked, outputs, weight))
    return out


def is_even(s: Source) -> bool:
    """Is it one mana, at the same price whichever kind it is?"""
    if not s.mask or s.makers[0].bonus:
        return False
    for m in s.makers:
        if m.weight != s.makers[0].weight:
            return False
    return True


def wastes(m: Maker, total: i64) -> bool:
    """Would some mana be left over, were this used where that much is asked for?"""
    made: i64 = 0
    for c in m.choices:
        if c:
            return False
    for i in range(1, len(m.groups), 2):
        made += m.groups[i]
    for i in range(1, len(m.bonus), 2):
        made += m.bonus[i]
    cost = m.cost
    if cost is not None:
        made -= cost.value
    return made > total
