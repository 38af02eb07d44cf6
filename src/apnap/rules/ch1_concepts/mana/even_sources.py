"""Payments from sources that each make one mana at one price: planned without a search. CR 601.2g.

They are used by preference, as plan.py would have it; where one would have to be moved aside for another, or anything
else could be used without wasting mana, it is for plan.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch1_concepts.mana.alike import merged, singly
from apnap.rules.ch1_concepts.mana.claims import Claims
from apnap.rules.ch1_concepts.mana.gathering import Source, gather
from apnap.rules.ch1_concepts.mana.plan import FEW, WASTE, Plan, best_kind
from apnap.rules.ch1_concepts.mana.purpose import Payment
from apnap.rules.ch1_concepts.mana.uses import Act, is_even, wastes
from apnap.rules.ch1_concepts.mana.ways import generic_of
from apnap.rules.ch2_cards.characteristics import ManaCost
from apnap.rules.core.constants import ANY_MANA, MANA_KINDS
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class EvenPlan(Plan):
    """A payment of one mana from each of some sources."""

    def __init__(self) -> None:
        super().__init__()
        self.masks: list[i64] = []  # by use: the kinds that the source could make
        self.is_open: bool = False  # could other mana be left over?


def plan_evenly(game: Game, seat: Seat, cost: ManaCost, claims: Claims, payment: Payment) -> EvenPlan | None:
    """The best payment of a cost without X; None where it takes a search to know."""
    p = game.state.players[seat]
    if cost.symbols or p.pool_total or p.special_mana or claims.life or claims.energy or not claims.spares(game):
        return None
    wants: list[i64] = []
    needs: list[i64] = []
    total: i64 = 0
    for kind in range(MANA_KINDS):
        if cost.pips[kind]:
            wants.append(1 << kind)
            needs.append(cost.pips[kind])
            total += cost.pips[kind]
    generic = generic_of(cost, 0)
    if generic:
        wants.append(ANY_MANA)
        needs.append(generic)
        total += generic
    large: i64 = 0  # sources that make more mana than is asked for
    found = gather(game, seat, payment)
    for s in found:
        if not s.sure or s.restricted:
            return None
        for m in s.makers:
            if m.claims:
                return None
        if not is_even(s):
            if s.mask or len(s.makers) > 1 or s.makers[0].limit > 1 or not wastes(s.makers[0], total):
                return None
            large += 1
    sources = by_weight(merged(singly(found) if claims.kept else found))
    plan = EvenPlan()
    if not fill(plan, sources, wants, needs):
        return None
    if large:
        for s in sources:
            if not s.mask and len(s.ids) > 1:
                return None
        if large > FEW or plan.score >= WASTE:
            return None
    plan.is_open = is_open(plan, sources, cost, generic)
    return plan


def by_weight(sources: list[Source]) -> list[Source]:
    """What a player would rather use first; among equals those found first."""
    out: list[Source] = []
    for s in sources:
        j: i64 = len(out)
        out.append(s)
        while j > 0 and out[j - 1].weight > s.weight:
            out[j] = out[j - 1]
            j -= 1
        out[j] = s
    return out


def fill(plan: EvenPlan, sources: list[Source], wants: list[i64], needs: list[i64]) -> bool:
    """Use the sources in their order for what they can pay; False where that does not pay all."""
    demands: i64 = len(wants)
    left: i64 = 0
    for n in needs:
        left += n
    gaps = needs.copy()
    for index in range(len(sources)):
        s = sources[index]
        mask = s.mask
        used: i64 = 0
        room: i64 = len(s.ids)
        fits = False
        d: i64 = 0
        while d < demands and room > 0 and left > 0:
            if mask & wants[d]:
                fits = True
                n = gaps[d] if gaps[d] < room else room
                gaps[d] -= n
                room -= n
                left -= n
                kind = best_kind(mask & wants[d])
                for _i in range(n):
                    use(plan, index, s, kind, used)
                    used += 1
            d += 1
        plan.used.append(used)
        if room > 0 and left > 0 and fits:
            return False  # another might be moved aside for it
    return left == 0


def use(plan: EvenPlan, index: i64, s: Source, kind: i64, used: i64) -> None:
    """One more of a source, for mana of this kind."""
    maker = s.makers[0]
    snow = maker.snow
    for m in s.makers:
        if m.groups[0] >> kind & 1:
            maker = m
            break
    act = Act(index, maker, [kind], NO_IDS, 0)
    act.id = s.ids[used]
    plan.acts.append(act)
    plan.score += s.weight
    plan.masks.append(s.mask)
    plan.spend.append(kind + (MANA_KINDS if snow else 0))


def is_open(plan: EvenPlan, sources: list[Source], cost: ManaCost, generic: i64) -> bool:
    """Could all be paid with one less of a kind of source than the plan uses?"""
    have: i64 = 0
    need = generic
    for s in sources:
        for k in range(1, len(s.units), 2):
            have += s.units[k] * len(s.ids)
    for kind in range(MANA_KINDS):
        need += cost.pips[kind]
    for i in range(len(sources)):
        if plan.used[i] > 0:
            fewer: i64 = len(sources[i].ids) - plan.used[i] + 1
            if have - fewer >= need and is_met(cost, sources, i, fewer):
                return True
    return False


def is_met(cost: ManaCost, sources: list[Source], without: i64, fewer: i64) -> bool:
    """Is there enough for every set of the kinds that the cost names, with so many fewer of one kind of source?"""
    sub = cost.pip_mask
    while sub:
        gap: i64 = 0
        for kind in range(MANA_KINDS):
            if sub >> kind & 1:
                gap += cost.pips[kind]
        for i in range(len(sources)):
            units = sources[i].units
            for k in range(0, len(units), 2):
                if units[k] & sub:
                    gap -= units[k + 1] * len(sources[i].ids)
            if i == without and sources[i].mask & sub:
                gap += fewer
        if gap > 0:
            return False
        sub = (sub - 1) & cost.pip_mask
    return True
