"""Costs that effects make higher or lower by mana of any kind. CR 118.7, 601.2f.

Generic mana is added and taken by numbers (mana_sources.cost_change). What is here is coloured and colourless mana, and
symbols with a choice: a reduction may then leave several costs, of which the player picks one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Activated
from apnap.rules.ch1_concepts.mana.sources import with_generic
from apnap.rules.ch2_cards.characteristics import HYBRID, NO_SYMBOLS, PHYREXIAN, SNOW_SYMBOL, TWOBRID, ManaCost, Symbol
from apnap.rules.ch8_multiplayer.range import standing_on
from apnap.rules.core.constants import MANA_KINDS, S_COST, bits
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.printed import Face
    from apnap.rules.core.game import Game

ONE_GENERIC: Final = MANA_KINDS  # beside the kinds of mana: a reduction by generic mana


class Reduction:
    """Mana that a cost is less by: all of it, or (`colored_only`) only as far as the cost asks for these kinds."""

    def __init__(self, mana: ManaCost, colored_only: bool = False) -> None:
        self.mana: ManaCost = mana
        self.colored_only: bool = colored_only


def increased(game: Game, seat: Seat, id: ObjectId, ability: Activated | None, cost: ManaCost) -> ManaCost:
    """The cost with the mana that effects add, apart from plain generic mana. CR 601.2f."""
    for e in standing_on(game, S_COST, -1 - seat):
        more = e.static.cost_more(game, e, seat, id, ability)
        if more is not None:
            cost = plus(cost, more)
    return cost


def reductions(game: Game, seat: Seat, id: ObjectId, ability: Activated | None, face: Face | None) -> list[Reduction]:
    """What effects, and the card's own abilities, take from a cost by kinds of mana."""
    out: list[Reduction] = []
    for e in standing_on(game, S_COST, -1 - seat):
        less = e.static.cost_less(game, e, seat, id, ability)
        if less is not None:
            out.append(less)
    if face is not None:
        for own in face.cheaper:
            mine = own.own_cost_less(game, seat, id)
            if mine is not None:
                out.append(mine)
    return out


def plus(a: ManaCost, b: ManaCost) -> ManaCost:
    """Two mana costs as one."""
    pips: list[i64] = []
    for i in range(MANA_KINDS):
        pips.append(a.pips[i] + b.pips[i])
    symbols: list[Symbol] = NO_SYMBOLS
    if a.symbols or b.symbols:
        symbols = a.symbols + b.symbols
    return ManaCost(a.generic + b.generic, pips, a.x + b.x, symbols)


# reducing ------------------------------------------------------------------------------------------------------------
def reduced(cost: ManaCost, by: list[Reduction]) -> list[ManaCost]:
    """The costs that reductions may leave, one for each choice of what symbols stand for. CR 118.7b-g."""
    out: list[ManaCost] = [cost]
    for reduction in by:
        after: list[ManaCost] = []
        for so_far in out:
            for amounts in choices_of(reduction.mana):
                for decided in decisions_about(so_far, amounts):
                    add_once(after, less(decided, amounts, reduction.colored_only))
        out = after
    return out


def choices_of(mana: ManaCost) -> list[list[i64]]:
    """What a reduction takes, by kind and (last) generic: one list for each choice of halves. CR 118.7e-g."""
    first: list[i64] = mana.pips.copy()
    first.append(mana.generic)
    out: list[list[i64]] = [first]
    for s in mana.symbols:
        grown: list[list[i64]] = []
        for so_far in out:
            if s.kind == SNOW_SYMBOL:
                grown.append(added_to(so_far, ONE_GENERIC, 1))
                continue
            for kind in bits(s.mask):
                grown.append(added_to(so_far, kind, 1))
            if s.kind == TWOBRID:
                grown.append(added_to(so_far, ONE_GENERIC, s.generic))
        out = grown
    return out


def added_to(amounts: list[i64], index: i64, n: i64) -> list[i64]:
    out = amounts.copy()
    out[index] += n
    return out


def decisions_about(cost: ManaCost, amounts: list[i64]) -> list[ManaCost]:
    """The cost with its symbols decided that could be of a kind the reduction takes. CR 601.2b, 118.13a."""
    taken: i64 = 0
    for kind in range(MANA_KINDS):
        if amounts[kind]:
            taken |= 1 << kind
    open_symbols = False
    for s in cost.symbols:
        if s.mask & taken:
            open_symbols = True
    if not open_symbols:
        return [cost]
    out: list[ManaCost] = []
    decide(cost, taken, 0, cost.generic, cost.pips, [], out)
    return out


def decide(
    cost: ManaCost, taken: i64, index: i64, generic: i64, pips: list[i64], kept: list[Symbol], out: list[ManaCost]
) -> None:
    """Go through the symbols: one that the reduction could take from becomes a kind of mana, or what else it may be."""
    if index == len(cost.symbols):
        out.append(ManaCost(generic, pips, cost.x, kept))
        return
    s = cost.symbols[index]
    if not s.mask & taken:
        decide(cost, taken, index + 1, generic, pips, [*kept, s], out)
        return
    for kind in bits(s.mask & taken):
        decide(cost, taken, index + 1, generic, added_to(pips, kind, 1), kept, out)
    rest = s.mask & ~taken
    if s.kind == TWOBRID and not rest:
        decide(cost, taken, index + 1, generic + s.generic, pips, kept, out)
    elif rest or s.kind == PHYREXIAN:
        decide(cost, taken, index + 1, generic, pips, [*kept, Symbol(s.kind, rest, s.generic)], out)


def less(cost: ManaCost, amounts: list[i64], colored_only: bool) -> ManaCost:
    """The cost less mana of kinds; what a kind has not enough of is taken from the generic mana. CR 118.7a-d."""
    generic = cost.generic - (0 if colored_only else amounts[ONE_GENERIC])
    pips: list[i64] = []
    for kind in range(MANA_KINDS):
        left = cost.pips[kind] - amounts[kind]
        if left < 0:
            if not colored_only:
                generic += left
            left = 0
        pips.append(left)
    if generic < 0 and cost.x == 0:
        generic = 0
    return ManaCost(generic, pips, cost.x, cost.symbols)


def add_once(costs: list[ManaCost], cost: ManaCost) -> None:
    """Add a cost that is not in the list yet."""
    for c in costs:
        if c.generic == cost.generic and c.pips == cost.pips and len(c.symbols) == len(cost.symbols):
            same = True
            for i in range(len(c.symbols)):
                a = c.symbols[i]
                b = cost.symbols[i]
                if a.kind != b.kind or a.mask != b.mask or a.generic != b.generic:
                    same = False
            if same:
                return
    costs.append(cost)


def lowered(cost: ManaCost, change: i64) -> list[ManaCost]:
    """What a change of generic mana may leave of a cost.

    A symbol such as {2/W} is generic mana only where it is to be paid so, which is announced first. CR 107.4e, 601.2b.
    """
    if change >= 0 or cost.generic + change >= 0 or not cost.symbols:
        return [with_generic(cost, change)]
    out: list[ManaCost] = []
    others: list[Symbol] = []
    split: list[Symbol] = []
    for s in cost.symbols:
        if s.kind == TWOBRID:
            split.append(s)
        else:
            others.append(s)
    generic = cost.generic
    for k in range(len(split) + 1):
        symbols = others.copy()
        for s in split[k:]:
            symbols.append(Symbol(HYBRID, s.mask, 0))
        add_once(out, with_generic(ManaCost(generic, cost.pips, cost.x, symbols), change))
        if k < len(split):
            generic += split[k].generic
    return out
