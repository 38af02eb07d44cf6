"""Total costs: what a spell or ability costs in the end, whether that can be paid, and paying it. CR 118, 601.2f-h."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules import mana
from apnap.rules.characteristics import FREE, NO_SYMBOLS, PHYREXIAN, ManaCost, Symbol
from apnap.rules.cost_parts import pay_parts
from apnap.rules.decisions import FROM_ACTION, IllegalAnswer
from apnap.rules.definitions import NO_COSTS, NO_IDS, PAID_SHIFT, Activated, Context, CostPart, times_paid
from apnap.rules.mana_claims import NO_CLAIMS, Claims, claims_of
from apnap.rules.mana_plan import is_payable
from apnap.rules.mana_profile import current
from apnap.rules.mana_sources import cost_change, with_generic
from apnap.rules.words import MANA_KINDS, S_COST

if TYPE_CHECKING:
    from apnap.rules.game import Game


class Total:
    """What is to be paid: mana, and everything else. `payable` is False without a mana cost to pay (118.6)."""

    def __init__(self, mana: ManaCost, parts: list[CostPart]) -> None:
        self.mana: ManaCost = mana
        self.parts: list[CostPart] = parts
        self.payable: bool = True


def total_to_cast(game: Game, ctx: Context, id: i64, method: i64, x: i64) -> Total:
    """Mana cost or alternative cost, plus additional costs and increases, minus reductions. CR 601.2f.

    The low byte of `method` is the cast method; above it stands how often each optional cost is paid.
    """
    card = game.state.objs[id].card
    way = card.methods[method & 255]
    face = card.faces[way.face] if way.mask is None else way.mask.face
    base = way.cost
    if base is None:
        base = face.chars.cost
    parts = way.costs
    if face.costs:
        parts = parts + face.costs
    if method >> PAID_SHIFT:
        for i in range(len(face.optional)):
            for _ in range(times_paid(method, i)):
                parts = parts + [face.optional[i].part]
    total = combined(FREE if base is None else base, parts)
    total.payable = base is not None
    change: i64 = 0
    for ability in face.cheaper:
        change += ability.own_cost_change(game, ctx.controller, id)
    if change:
        total.mana = with_generic(total.mana, change)
    return changed(game, total, ctx.controller, id, None)


def total_to_activate(game: Game, ctx: Context, id: i64, ability: Activated) -> Total:
    """The activation cost with what effects make of it. CR 602.2b, 601.2f."""
    return changed(game, combined(FREE, ability.costs), ctx.controller, id, ability)


def combined(base: ManaCost, parts: list[CostPart]) -> Total:
    """Add the mana in the parts to a base cost; the rest stay parts."""
    if not parts:
        return Total(base, NO_COSTS)
    others: list[CostPart] = []
    for part in parts:
        cost = part.mana()
        if cost is None:
            others.append(part)
        else:
            base = cost if base is FREE else plus(base, cost)
    return Total(base, others)


def plus(a: ManaCost, b: ManaCost) -> ManaCost:
    """Two mana costs as one."""
    pips: list[i64] = []
    for i in range(MANA_KINDS):
        pips.append(a.pips[i] + b.pips[i])
    symbols: list[Symbol] = NO_SYMBOLS
    if a.symbols or b.symbols:
        symbols = a.symbols + b.symbols
    return ManaCost(a.generic + b.generic, pips, a.x + b.x, symbols)


def changed(game: Game, total: Total, seat: i64, id: i64, ability: Activated | None) -> Total:
    """Apply increases and reductions, which are of generic mana only. CR 118.7a, 601.2f."""
    if game.state.standing[S_COST]:
        change = cost_change(game, seat, id, ability)
        if change:
            total.mana = with_generic(total.mana, change)
    return total


def can_pay_total(game: Game, ctx: Context, total: Total, x: i64) -> bool:
    """Can all of it be paid, mana and the rest together? CR 118.3, 601.2h."""
    if not total.payable:
        return False
    if not total.parts:
        return mana.can_pay(game, ctx.controller, total.mana, x)
    for part in total.parts:
        if not part.can_pay(game, ctx):
            return False
    claims = claims_of(game, ctx, total.parts)
    if are_apart(game, ctx, claims, total.mana):
        return mana.can_pay(game, ctx.controller, total.mana, x, claims.tapped[0] if claims.tapped else -1)
    return is_payable(game, ctx.controller, total.mana, x, claims)


def are_apart(game: Game, ctx: Context, claims: Claims, cost: ManaCost) -> bool:
    """Do mana and the other parts certainly not need the same things? Then each can be judged by itself."""
    if len(claims.parts) > 1 or (claims.parts and claims.kept):
        return False
    if len(claims.kept) > len(claims.tapped) and game.char(ctx.source).abilities.mana:
        return False
    if claims.life:
        if game.state.life(ctx.controller) < claims.life:
            return False
        for s in cost.symbols:
            if s.kind == PHYREXIAN:
                return False
        if not current(game, ctx.controller).mana_plain:
            return False
    for part in claims.parts:
        others: i64 = 0
        for id in part.eligible(game, ctx):
            if not game.char(id).abilities.mana:
                others += 1
        if others < part.needs(game, ctx) or not current(game, ctx.controller).mana_plain:
            return False
    return True


def pay_total(game: Game, ctx: Context, total: Total, x: i64, origin: i64 = FROM_ACTION) -> None:
    """Pay mana first, because mana abilities come before costs, then the rest. CR 601.2g-h."""
    if not total.payable:
        raise IllegalAnswer("118.6", "a cost that does not exist cannot be paid")
    claims = claims_of(game, ctx, total.parts) if total.parts else NO_CLAIMS
    mana.pay(game, ctx.controller, total.mana, x, origin, claims, ctx.source)
    pay_parts(game, ctx, total.parts, NO_IDS)
