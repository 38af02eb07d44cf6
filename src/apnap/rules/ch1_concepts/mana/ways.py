"""What a cost asks for, in plain demands: one way for each choice that its symbols leave open. CR 107.4e-f, 118.13."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch2_cards.characteristics import HYBRID, PHYREXIAN, SNOW_SYMBOL, TWOBRID, ManaCost
from apnap.rules.core.constants import ANY_MANA, MANA_KINDS

PHYREXIAN_LIFE: Final = 2


class Demand:
    """Some mana, each of a kind in the mask, from a snow source where that is asked for."""

    def __init__(self, wants: i64, snow: bool, need: i64) -> None:
        self.wants: i64 = wants
        self.snow: bool = snow
        self.need: i64 = need


class Way:
    """One way to pay a cost: these demands, and this much life."""

    def __init__(self, demands: list[Demand], life: i64) -> None:
        self.demands: list[Demand] = demands
        self.life: i64 = life
        total: i64 = 0
        for d in demands:
            total += d.need
        self.total: i64 = total


def generic_of(cost: ManaCost, x: i64) -> i64:
    """The generic mana in a cost. A reduction may exceed the fixed part and takes from {X} then. CR 118.7a."""
    n = cost.generic + cost.x * x
    return n if n > 0 else 0


def mana_needed(cost: ManaCost, x: i64) -> i64:
    """How much mana a cost of plain and hybrid symbols asks for."""
    n = generic_of(cost, x)
    for i in range(MANA_KINDS):
        n += cost.pips[i]
    return n + len(cost.symbols)


def ways_to_pay(cost: ManaCost, x: i64, life: i64) -> list[Way]:
    """All ways with at most this much life, those with the least life and the least mana first."""
    fixed: list[Demand] = []
    for kind in range(MANA_KINDS):
        if cost.pips[kind]:
            fixed.append(Demand(1 << kind, False, cost.pips[kind]))
    open_symbols: list[i64] = []  # kind, mask, generic, number: symbols with a real choice, alike ones together
    for s in cost.symbols:
        if s.kind == HYBRID:
            add_demand(fixed, s.mask, False, 1)
        elif s.kind == SNOW_SYMBOL:
            add_demand(fixed, ANY_MANA, True, 1)
        else:
            found = False
            for i in range(0, len(open_symbols), 4):
                if open_symbols[i] == s.kind and open_symbols[i + 1] == s.mask and open_symbols[i + 2] == s.generic:
                    open_symbols[i + 3] += 1
                    found = True
            if not found:
                open_symbols.append(s.kind)
                open_symbols.append(s.mask)
                open_symbols.append(s.generic)
                open_symbols.append(1)
    out: list[Way] = []
    expand(open_symbols, 0, fixed, generic_of(cost, x), 0, life, out)
    # insertion sort: life first, then mana
    for i in range(1, len(out)):
        w = out[i]
        j = i
        while j > 0 and (out[j - 1].life > w.life or (out[j - 1].life == w.life and out[j - 1].total > w.total)):
            out[j] = out[j - 1]
            j -= 1
        out[j] = w
    return out


def add_demand(demands: list[Demand], wants: i64, snow: bool, need: i64) -> None:
    """Add to the demand of the same kind, or make a new one."""
    if need <= 0:
        return
    for d in demands:
        if d.wants == wants and d.snow == snow:
            d.need += need
            return
    demands.append(Demand(wants, snow, need))


def expand(
    symbols: list[i64], place: i64, demands: list[Demand], generic: i64, paid: i64, life: i64, out: list[Way]
) -> None:
    """Decide for each group of open symbols how many are paid the other way: with generic mana, or with life."""
    if place == len(symbols):
        mine = [Demand(d.wants, d.snow, d.need) for d in demands]
        add_demand(mine, ANY_MANA, False, generic)
        out.append(Way(mine, paid))
        return
    kind = symbols[place]
    mask = symbols[place + 1]
    number = symbols[place + 3]
    for other in range(number + 1):
        more_life = PHYREXIAN_LIFE * other if kind == PHYREXIAN else 0
        if paid + more_life > life:
            break
        more = symbols[place + 2] * other if kind == TWOBRID else 0
        mine = [Demand(d.wants, d.snow, d.need) for d in demands]
        add_demand(mine, mask, False, number - other)
        expand(symbols, place + 4, mine, generic + more, paid + more_life, life, out)


def colors_wanted(ways: list[Way]) -> i64:
    """Mask of the kinds that some demand asks for by name."""
    mask: i64 = 0
    for w in ways:
        for d in w.demands:
            if d.wants != ANY_MANA:
                mask |= d.wants
    return mask


def named_kinds(cost: ManaCost) -> i64:
    """Mask of the kinds that a cost asks for by name."""
    mask = cost.pip_mask
    for s in cost.symbols:
        mask |= s.mask
    return mask
