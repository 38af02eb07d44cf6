"""Objects that the parts of a cost need, which mana abilities of the same payment leave to them. CR 118.3, 601.2g-h."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.costs.cost_parts import TAKES_TAP
from apnap.rules.ch1_concepts.mana.claims import Claims, Wants
from apnap.rules.ch1_concepts.mana.sources import Maker, mana_context
from apnap.rules.ch1_concepts.mana.uses import Act
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def want_all(wants: Wants, seat: Seat, claims: Claims, acts: list[Act]) -> None:
    """Add what the parts of the cost, and those of activations to come, need."""
    for a in acts:
        if a.maker.taps:
            wants.tapped.append(a.id)
        if a.maker.removes:
            wants.gone.append(a.id)
    for k in range(len(claims.parts)):
        wants.add(claims.parts[k], claims.contexts[k], claims, True, 0)
    for a in acts:
        for p in a.maker.claims:
            wants.add(p, mana_context(seat, a.id, a.maker.x), claims, False, 0)


def kept_for(game: Game, seat: Seat, claims: Claims, act: Act, rest: list[Act]) -> list[i64]:
    """The objects that an activation must not take, because the rest of the plan, or the cost, needs them."""
    out: list[i64] = []
    ctx = mana_context(seat, act.id, act.maker.x)
    for part in act.maker.claims:
        tap = part.takes() == TAKES_TAP
        for id in part.eligible(game, ctx):
            if is_used(id, tap, rest) or id in (claims.tapped if tap else claims.kept):
                out.append(id)
                continue
            wants = Wants(game)
            (wants.tapped if tap else wants.gone).append(id)
            wants.add(part, ctx, claims, False, 1)
            want_all(wants, seat, claims, rest)
            if not wants.are_met():
                out.append(id)
    return out


def is_used(id: ObjectId, tap: bool, acts: list[Act]) -> bool:
    """Will one of these need the object untapped (or at all)?"""
    for a in acts:
        if a.id == id and (a.maker.taps or not tap):
            return True
    return False


def urgency(m: Maker) -> i64:
    """What taps objects comes before what takes objects away, which may be the same ones."""
    rank: i64 = 1
    for p in m.claims:
        rank = 0 if p.takes() == TAKES_TAP else 2
    return 3 if m.removes else rank
