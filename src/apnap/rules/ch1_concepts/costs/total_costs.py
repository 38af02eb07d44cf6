"""Total costs: what a spell or ability costs in the end, whether that can be paid, and paying it. CR 118, 601.2f-h."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.costs.cost_changes import (
    Reduction,
    add_once,
    increased,
    lowered,
    plus,
    reduced,
    reductions,
)
from apnap.rules.ch1_concepts.costs.cost_parts import (
    SPENT,
    TAKES_AWAY,
    TAKES_TAP,
    OwnCost,
    Part,
    pay_parts,
    stop_paying,
)
from apnap.rules.ch1_concepts.costs.optional_costs import Aid, aid_for, optional_costs, splice_costs
from apnap.rules.ch1_concepts.definitions import NO_COSTS, NO_IDS, Activated, Context, CostPart
from apnap.rules.ch1_concepts.mana import mana
from apnap.rules.ch1_concepts.mana.claims import NO_CLAIMS, Claims, claims_of
from apnap.rules.ch1_concepts.mana.plan import energy_of, is_payable
from apnap.rules.ch1_concepts.mana.profile import current
from apnap.rules.ch1_concepts.mana.purpose import FOR_NOTHING, USE_ACTIVATE, USE_CAST, Payment
from apnap.rules.ch1_concepts.mana.sources import cost_change, with_generic
from apnap.rules.ch1_concepts.mana.ways import mana_needed
from apnap.rules.ch1_concepts.shared_totals import life_to_pay
from apnap.rules.ch2_cards.cast_method import pays_more, times_paid, way_of
from apnap.rules.ch2_cards.characteristics import FREE, PHYREXIAN, ManaCost
from apnap.rules.ch7_additional.faces import face_of_way
from apnap.rules.ch8_multiplayer.range import standing_on
from apnap.rules.ch9_casual import commanders
from apnap.rules.core.constants import NONE, S_COST
from apnap.rules.core.decisions import FOR_COST, FOR_SACRIFICE, FROM_ACTION, ChooseDecision, IllegalAnswer
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.printed import CastMethod, Face
    from apnap.rules.core.game import Game
    from apnap.rules.events import Event

NO_WAYS: Final[list[ManaCost]] = []


NO_TOTALS: Final[list[Total]] = []


class Total:
    """What is to be paid: mana, and everything else. `payable` is False without a mana cost to pay (118.6)."""

    def __init__(self, mana: ManaCost, parts: list[CostPart]) -> None:
        self.mana: ManaCost = mana
        self.parts: list[CostPart] = parts
        self.payable: bool = True
        self.payment: Payment = FOR_NOTHING  # what it is for
        self.aid: Aid | None = None  # what may help to pay the mana
        self.least: i64 = 0  # how much mana it costs at least, after everything else (601.2f)
        self.ways: list[ManaCost] = NO_WAYS  # where a reduction leaves a choice: all that the mana may be (118.7e)
        self.offers: list[Total] = NO_TOTALS  # one for each permanent whose sacrifice makes it cheaper (702.48b)
        self.offered: i64 = NONE  # that permanent

    def paid_as(self, mana: ManaCost) -> Total:
        """The same total with this of the ways to pay its mana."""
        total = Total(mana, self.parts)
        total.payable = self.payable
        total.payment = self.payment
        total.aid = self.aid
        return total


def total_to_cast(game: Game, ctx: Context, id: ObjectId, method: i64, x: i64) -> Total:
    """Mana cost or alternative cost, plus additional costs and increases, minus reductions. CR 601.2f.

    `method` says how it is cast and which optional costs are paid, see cast_method.py.
    """
    card = game.state.objs[id].card
    way = way_of(card, method)
    face = face_of_way(game.state.objs[id], way)
    base = way.cost
    if base is None:
        base = face.chars.cost
    parts = way.costs
    if ctx.besides:
        parts = parts + ctx.besides
    if face.costs:
        parts = parts + face.costs
    if face.escalate is not None:
        for _ in range(len(ctx.modes) - 1):
            parts = parts + [face.escalate]
    if face.mode_costs:
        for i in ctx.modes:
            parts = parts + [face.mode_costs[i]]
    if face.strive is not None:
        beyond: i64 = -1
        for group in ctx.targets:
            beyond += len(group)
        for _ in range(beyond):
            parts = parts + [face.strive]
    if pays_more(method):
        optional = optional_costs(game, id, face)
        for i in range(len(optional)):
            for _ in range(times_paid(method, i)):
                parts = parts + [optional[i].part]
    if ctx.spliced:
        parts = parts + splice_costs(game, ctx)
    total = with_own_costs(game, id, combined(FREE if base is None else base, parts))
    if way.less is not None and game.state.objs[id].announced is None:
        total.mana = reduced(total.mana, [Reduction(way.less)])[0]
    if game.state.table.commander:
        more = commanders.tax(game.state, ctx.controller, id)
        if more:
            total.mana = with_generic(total.mana, more)
    total.payable = total.payable and base is not None
    total.payment = Payment(USE_CAST, id)
    total.aid = aid_for(game, ctx.controller, id, face.aid) if game.state.standing[S_COST] else face.aid
    change: i64 = 0
    for ability in face.cheaper:
        change += ability.own_cost_change(game, ctx.controller, id)
    total = changed(game, total, ctx.controller, id, None, face, change)
    for e in standing_on(game, S_COST, -1 - ctx.controller):
        total.least = max(total.least, e.static.least_cost(game, e, ctx.controller, id))
    if way.offers is not None:
        total.offers = offerings(game, ctx, total, way)
        total.payable = total.payable and len(total.offers) > 0
    return total


def raised(total: Total, x: i64) -> Total:
    """The total with as much more generic mana as it takes to cost what it must at least, with this X. CR 601.2f."""
    if total.ways:
        ways: list[ManaCost] = []
        for way in total.ways:
            add_once(ways, with_generic(way, max(0, total.least - mana_needed(way, x))))
        out = total.paid_as(ways[0])
        if len(ways) > 1:
            out.ways = ways
        return out
    return total.paid_as(with_generic(total.mana, max(0, total.least - mana_needed(total.mana, x))))


def total_to_activate(game: Game, ctx: Context, id: ObjectId, ability: Activated) -> Total:
    """The activation cost with what effects make of it. CR 602.2b, 601.2f."""
    total = with_own_costs(game, id, combined(FREE, ability.costs))
    total.payment = Payment(USE_ACTIVATE, id)
    more = ability.more
    change: i64 = 0 if more is None else more.value(game, ctx)
    less = ability.own_less(game, ctx)
    if less is not None:
        total.mana = reduced(total.mana, [less])[0]
    return changed(game, total, ctx.controller, id, ability, None, change)


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


def with_own_costs(game: Game, id: ObjectId, total: Total) -> Total:
    """The total with the mana cost of the card or spell, as often as it is a part of the cost. CR 202.1."""
    for part in total.parts:
        if isinstance(part, OwnCost):
            others: list[CostPart] = []
            own = game.char(id).cost
            mana = total.mana
            for other in total.parts:
                if not isinstance(other, OwnCost):
                    others.append(other)
                elif own is not None:
                    mana = own if mana is FREE else plus(mana, own)
            out = Total(mana, others)
            out.payable = own is not None
            return out
    return total


def changed(
    game: Game, total: Total, seat: Seat, id: ObjectId, ability: Activated | None, face: Face | None, change: i64
) -> Total:
    """Apply increases, then reductions: of generic mana, and of other kinds. CR 118.7, 601.2f."""
    if game.state.standing[S_COST]:
        total.mana = increased(game, seat, id, ability, total.mana)
        change += cost_change(game, seat, id, ability)
    elif change == 0 and (face is None or not face.cheaper):
        return total
    less = reductions(game, seat, id, ability, face)
    if not less:
        if change:
            ways = lowered(total.mana, change)
            total.mana = ways[0]
            if len(ways) > 1:
                total.ways = ways
        return total
    # what effects add comes first; what they take from generic mana is taken whatever becomes of the rest
    ways = []
    for way in reduced(with_generic(total.mana, change) if change > 0 else total.mana, less):
        for lower in lowered(way, change) if change < 0 else [way]:
            add_once(ways, lower)
    total.mana = ways[0]
    if len(ways) > 1:
        total.ways = ways
    return total


def can_pay_total(game: Game, ctx: Context, total: Total, x: i64) -> bool:
    """Can all of it be paid, mana and the rest together? CR 118.3, 601.2h."""
    if not total.payable:
        return False
    for offer in total.offers:
        if can_pay_total(game, ctx, offer, x):
            return True
    if total.offers:
        return False
    if total.least:
        total = raised(total, x)
    if total.ways:
        return len(payable_ways(game, ctx, total, x, True)) > 0
    if total.aid is not None:
        return len(aided(game, ctx, total, x, True)) > 0
    return can_pay_all(game, ctx, total, x)


def can_pay_all(game: Game, ctx: Context, total: Total, x: i64) -> bool:
    """The same, of a total that leaves no choice."""
    if not total.parts:
        return mana.can_pay(game, ctx.controller, total.mana, x, total.payment)
    for part in total.parts:
        if not part.can_pay(game, ctx):
            return False
    claims = claims_of(game, ctx, total.parts)
    if mana_needed(total.mana, x) == 0 and are_alone(claims):
        return True
    if are_apart(game, ctx, claims, total.mana):
        tapped = claims.tapped[0] if claims.tapped else NONE
        return mana.can_pay(game, ctx.controller, total.mana, x, total.payment, tapped)
    return is_payable(game, ctx.controller, total.mana, x, claims, total.payment)


def largest_x(game: Game, seat: Seat, total: Total) -> i64:
    """The largest X that mana alone allows, in any of the ways to pay it. CR 107.3a."""
    x = mana.max_x(game, seat, total.mana, total.payment)
    for way in total.ways:
        x = max(x, mana.max_x(game, seat, way, total.payment))
    for offer in total.offers:
        x = max(x, largest_x(game, seat, offer))
    return x


def can_pay_mana(game: Game, seat: Seat, total: Total, exclude: i64) -> bool:
    """Can the mana be paid, the rest aside, without tapping one permanent for it?"""
    return mana.can_pay(game, seat, total.mana, 0, total.payment, exclude)


def are_alone(claims: Claims) -> bool:
    """Do the parts of a cost without mana, each of which can be paid, certainly not need the same things?"""
    if claims.life or claims.energy or len(claims.parts) > 1:
        return False
    if not claims.parts:
        return True
    return not claims.removed and (not claims.tapped or claims.parts[0].takes() != TAKES_TAP)


def are_apart(game: Game, ctx: Context, claims: Claims, cost: ManaCost) -> bool:
    """Do mana and the other parts certainly not need the same things? Then each can be judged by itself."""
    if len(claims.parts) > 1 or (claims.parts and claims.kept):
        return False
    if len(claims.kept) > len(claims.tapped) and game.char(ctx.source).abilities.mana:
        return False
    if claims.life:
        if life_to_pay(game, ctx.controller) < claims.life:
            return False
        for s in cost.symbols:
            if s.kind == PHYREXIAN:
                return False
        if not current(game, ctx.controller).mana_plain:
            return False
    if claims.energy and (
        energy_of(game.state, ctx.controller) < claims.energy or not current(game, ctx.controller).mana_plain
    ):
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
    if total.offers:
        total = choose_offering(game, ctx, total, x, origin)
    if total.least:
        total = raised(total, x)
    if total.ways:
        total = choose_way(game, ctx, payable_ways(game, ctx, total, x, False), origin)
    if total.aid is not None:
        total = choose_aid(game, ctx, aided(game, ctx, total, x, False), origin)
        x = 0
    claims = claims_of(game, ctx, total.parts) if total.parts else NO_CLAIMS
    mana.pay(game, ctx.controller, total.mana, x, origin, total.payment, claims, ctx.source)
    pay_parts(game, ctx, total.parts, NO_IDS)


# a permanent that is sacrificed for less ------------------------------------------------------------------------------
class OfferedPart(Part):
    """This permanent is paid, of those that a part of a cost could take. CR 702.48b."""

    def __init__(self, part: Part, id: ObjectId) -> None:
        self.part: Part = part
        self.id: ObjectId = id

    def takes(self) -> i64:
        return self.part.takes()

    def needs(self, game: Game, ctx: Context) -> i64:
        return 1

    def eligible(self, game: Game, ctx: Context) -> list[i64]:
        return [self.id] if self.id in self.part.eligible(game, ctx) else NO_IDS

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return len(self.eligible(game, ctx)) > 0

    def pay_from(self, game: Game, ctx: Context, candidates: list[Ref]) -> None:
        self.part.pay_from(game, ctx, [self.id])


def offerings(game: Game, ctx: Context, total: Total, method: CastMethod) -> list[Total]:
    """What is left to pay, for each permanent that can be sacrificed for its mana cost, or for its mana value.

    CR 702.48c, 702.119a. Or tapped for its power, where nothing has to be. CR 702.180a.
    """
    out: list[Total] = []
    taken = method.offers
    if not isinstance(taken, Part):
        return out
    if method.offers_power:
        without = total.paid_as(total.mana)
        without.ways = total.ways
        without.least = total.least
        out.append(without)
    for id in taken.eligible(game, ctx):
        cost = game.char(id).cost
        if method.offers_value:
            cost = with_generic(FREE, game.mana_value(id))
        elif method.offers_power:
            cost = with_generic(FREE, max(0, game.char(id).power))
        ways: list[ManaCost] = []
        for mana_left in total.ways if total.ways else [total.mana]:
            for way in [mana_left] if cost is None else reduced(mana_left, [Reduction(cost)]):
                add_once(ways, way)
        offer = total.paid_as(ways[0])
        part: CostPart = OfferedPart(taken, id)
        offer.parts = total.parts + [part]
        offer.least = total.least
        offer.offered = id
        if len(ways) > 1:
            offer.ways = ways
        out.append(offer)
    return out


def choose_offering(game: Game, ctx: Context, total: Total, x: i64, origin: i64) -> Total:
    """The player says which permanent is sacrificed, or which is tapped. CR 702.48b, 702.119c, 702.180b."""
    able: list[Total] = []
    candidates: list[Ref] = []
    without: Total | None = None
    for offer in total.offers:
        if can_pay_total(game, ctx, offer, x):
            if offer.offered == NONE:
                without = offer
                continue
            able.append(offer)
            candidates.append(offer.offered)
    if without is not None:
        return choose_to_tap(game, ctx, without, able, candidates, origin)
    if not able:
        stop_paying(game, SPENT)
    if len(able) == 1:
        return able[0]
    decision = ChooseDecision(
        ctx.controller,
        "702.48",
        candidates,
        purpose=FOR_SACRIFICE,
        origin=origin,
        source=ctx.source,
        benefit=-1,
        cost=True,
    )
    return able[candidates.index(game.ask(decision)[0])]


def choose_to_tap(
    game: Game, ctx: Context, without: Total, able: list[Total], candidates: list[Ref], origin: i64
) -> Total:
    """The player says which creature is tapped to pay less, if any. CR 702.180b."""
    if not able:
        return without
    decision = ChooseDecision(
        ctx.controller, "702.180b", candidates, 0, 1, purpose=FOR_COST, origin=origin, source=ctx.source, benefit=1
    )
    answer = game.ask(decision)
    return able[candidates.index(answer[0])] if answer else without


# reductions that leave a choice --------------------------------------------------------------------------------------
def payable_ways(game: Game, ctx: Context, total: Total, x: i64, one: bool) -> list[Total]:
    """What may be left to pay after reductions, as far as it can be paid (with `one`, the first found). CR 118.7e."""
    out: list[Total] = []
    for cost in total.ways:
        way = total.paid_as(cost)
        if can_pay_total(game, ctx, way, x):
            out.append(way)
            if one:
                break
    return out


def choose_way(game: Game, ctx: Context, ways: list[Total], origin: i64) -> Total:
    """The player says what the reduction takes, by what is left to pay. CR 118.7e, 601.2f."""
    return choose_total(game, ctx, ways, "118.7e", origin)


def choose_total(game: Game, ctx: Context, ways: list[Total], rule: str, origin: i64) -> Total:
    """One of several totals, told apart by the mana of each and by what helps to pay it. CR 601.2f-h."""
    if len(ways) == 1:
        return ways[0]
    if not ways:
        stop_paying(game, SPENT)
    candidates: list[Ref] = []
    labels: list[str] = []
    for i in range(len(ways)):
        candidates.append(i)
        labels.append(f"{help_words(ways[i])}pay {ways[i].mana}")
    decision = ChooseDecision(
        ctx.controller,
        rule,
        candidates,
        purpose=FOR_COST,
        origin=origin,
        source=ctx.source,
        cost=True,
        labels=labels,
    )
    return ways[game.ask(decision)[0]]


# help ----------------------------------------------------------------------------------------------------------------
class AidPart(Part):
    """That many objects pay for mana of one colour, or (-1) for generic mana. CR 702.51a."""

    def __init__(self, aid: Aid, number: i64, color: i64) -> None:
        self.aid: Aid = aid
        self.number: i64 = number
        self.color: i64 = color

    def takes(self) -> i64:
        return TAKES_TAP if self.aid.taps() else TAKES_AWAY

    def needs(self, game: Game, ctx: Context) -> i64:
        return self.number

    def eligible(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in self.aid.helpers(game, ctx):
            if self.color < 0 or self.aid.colors(game, id) >> self.color & 1:
                out.append(id)
        return out

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return len(self.eligible(game, ctx)) >= self.number

    def pay_from(self, game: Game, ctx: Context, candidates: list[Ref]) -> None:
        chosen = candidates
        if len(candidates) > self.number:
            decision = ChooseDecision(
                ctx.controller,
                "601.2h",
                candidates,
                self.number,
                self.number,
                purpose=FOR_COST,
                origin=FROM_ACTION,
                source=ctx.source,
                benefit=-1,
                cost=True,
            )
            chosen = game.ask(decision)
        events: list[Event] = []
        for id in chosen:
            event = self.aid.event(game, ctx, id)
            event.cause = ctx.source
            events.append(event)
        game.emit_all(events)


def aided(game: Game, ctx: Context, total: Total, x: i64, one: bool) -> list[Total]:
    """The ways to pay with more and more help that can be completed (with `one`, the first found). CR 601.2f-h."""
    aid = total.aid
    out: list[Total] = []
    if aid is None:
        return out
    counts: list[i64] = [0, 0, 0, 0, 0, 0]  # by colour, and last how many could help in all
    for id in aid.helpers(game, ctx):
        counts[5] += 1
        mask = aid.colors(game, id)
        for color in range(5):
            if mask >> color & 1:
                counts[color] += 1
    most: list[i64] = []
    for color in range(5):
        most.append(min(counts[color], total.mana.pips[color]))
    generic = total.mana.generic + total.mana.x * x
    for helpers in range(counts[5] + 1):
        for taken in shares(most, min(generic, helpers), helpers, 0):
            way = with_help(total, aid, taken, generic)
            if can_pay_total(game, ctx, way, 0):
                out.append(way)
                if one:
                    return out
    return out


def shares(most: list[i64], generic: i64, helpers: i64, color: i64) -> list[list[i64]]:
    """The ways to share out helpers: that many for each colour from this one on, the rest (last) for generic mana."""
    out: list[list[i64]] = []
    if color == 5:
        if helpers <= generic:
            out.append([helpers])
        return out
    n: i64 = min(most[color], helpers)
    while n >= 0:
        for rest in shares(most, generic, helpers - n, color + 1):
            out.append([n] + rest)
        n -= 1
    return out


def with_help(total: Total, aid: Aid, taken: list[i64], generic: i64) -> Total:
    """What is left to pay when that many help; X has become generic mana."""
    pips: list[i64] = []
    parts = total.parts
    for color in range(5):
        pips.append(total.mana.pips[color] - taken[color])
        if taken[color]:
            colored: CostPart = AidPart(aid, taken[color], color)
            parts = parts + [colored]
    pips.append(total.mana.pips[5])
    if taken[5]:
        plain: CostPart = AidPart(aid, taken[5], -1)
        parts = parts + [plain]
    helped = Total(ManaCost(generic - taken[5], pips, 0, total.mana.symbols), parts)
    helped.payment = total.payment
    return helped


def choose_aid(game: Game, ctx: Context, ways: list[Total], origin: i64) -> Total:
    """The player says how much help is used, and for what. CR 601.2h."""
    return choose_total(game, ctx, ways, "601.2h", origin)


def help_words(total: Total) -> str:
    """What is done to those that help with this total: `tap 2 creatures, `."""
    number: i64 = 0
    aid: Aid | None = None
    for part in total.parts:
        if isinstance(part, AidPart):
            number += part.number
            aid = part.aid
    return "" if aid is None else f"{aid.deed(number)}, "
