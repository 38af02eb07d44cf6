"""Paying mana: a plan is made and proposed, the player may use other mana first, then it is carried out. CR 601.2g-h.

Nobody is asked where every way to pay leaves the same mana.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.costs.cost_parts import can_tap, look_again, pay_parts, stop_paying
from apnap.rules.ch1_concepts.definitions import NO_IDS, Activated, Context, CostPart
from apnap.rules.ch1_concepts.mana.announced_x import has_x, largest_x
from apnap.rules.ch1_concepts.mana.any_color import to_pay
from apnap.rules.ch1_concepts.mana.claims import NO_CLAIMS, Claims, claims_of
from apnap.rules.ch1_concepts.mana.even_sources import EvenPlan, plan_evenly
from apnap.rules.ch1_concepts.mana.kept import kept_for
from apnap.rules.ch1_concepts.mana.owed import Owed
from apnap.rules.ch1_concepts.mana.plan import Plan, Search, best_kind, best_plan, has_choice, is_payable
from apnap.rules.ch1_concepts.mana.profile import count_off, counts_on, current
from apnap.rules.ch1_concepts.mana.purpose import SPECIAL, USE_ACTIVATE, Payment, spend_special, usable
from apnap.rules.ch1_concepts.mana.sources import cost_change, is_watched, mana_context, with_generic
from apnap.rules.ch1_concepts.mana.spent import ASKS_KINDS, ASKS_NOTHING, asked, note_spent
from apnap.rules.ch1_concepts.mana.used_first import leads_on
from apnap.rules.ch1_concepts.mana.uses import Act
from apnap.rules.ch1_concepts.mana.ways import PHYREXIAN_LIFE, generic_of, mana_needed
from apnap.rules.ch1_concepts.shared_totals import life_to_pay
from apnap.rules.ch2_cards.characteristics import FREE, PHYREXIAN, SNOW_SYMBOL, TWOBRID, ManaCost, Symbol
from apnap.rules.ch4_zones.able_permanents import with_mana_abilities
from apnap.rules.ch6_spells.triggers import trigger_context
from apnap.rules.core.constants import (
    COLOR_LETTERS,
    CREATURE,
    GONE,
    MANA_KINDS,
    NONE,
    POOL_SIZE,
    S_COST,
    SNOW,
)
from apnap.rules.core.decisions import (
    FOR_X,
    FROM_ACTION,
    LOOK_AGAIN,
    O_MANA,
    O_SPEND,
    ChooseDecision,
    Decision,
    IllegalAnswer,
    NumberDecision,
    Option,
    PaymentDecision,
)
from apnap.rules.core.players import EMPTY_POOL
from apnap.rules.core.shadow import StaleCache
from apnap.rules.core.state import Trigger
from apnap.rules.core.supposing import suppose
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import AbilityActivated, AddMana, LifeChange, Tap

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

SPEND_LIFE: Final = POOL_SIZE  # the index of an O_SPEND option that pays life for a Phyrexian symbol
MOST_TRIES: Final = 100


def pay(
    game: Game,
    seat: Seat,
    cost: ManaCost,
    x: i64,
    origin: i64,
    payment: Payment,
    claims: Claims = NO_CLAIMS,
    source: ObjectId = NONE,
) -> None:
    """Activate mana abilities and pay. `origin` says where the payment comes from (FROM_ACTION, or an object)."""
    cost = to_pay(game, seat, cost, payment)
    need = mana_needed(cost, x)
    asks = asked(game, payment)
    if need == 0 or (asks == ASKS_NOTHING and pay_plainly(game, seat, cost, need, claims)):
        return
    left = ManaCost(generic_of(cost, x), cost.pips, 0, cost.symbols)
    agreed = False
    tries = 0
    if asks != ASKS_KINDS and game.state.in_game(seat):
        even = plan_evenly(game, seat, left, claims, payment)
        if even is not None and (not even.is_open or takes_proposals(game, seat)):
            if game.shadow:
                check_plan(even, best_plan(game, seat, left, claims, payment))
            if even.is_open:
                game.decisions_asked += 1
            if carry_out_evenly(game, seat, even, Owed(seat, left, claims, payment)):
                return
            agreed = True
    while game.state.in_game(seat):
        search = best_plan(game, seat, left, claims, payment)
        plan = search.best
        tries += 1
        if plan is None or tries > MOST_TRIES:
            stop_paying(game, f"{game.name_of_seat(seat)} cannot pay {left}")
            return
        options: list[Option] = []
        if not agreed and (asks == ASKS_KINDS or has_choice(search)):
            decision = proposal(game, search, plan, left, claims, origin, source, options)
            answer = game.ask(decision) if options else NO_IDS
            if answer is LOOK_AGAIN:
                look_again(game, payment.needs)
                continue
            if answer:
                left = use(game, seat, left, options[answer[0]], claims, payment)
                if mana_needed(left, 0) == 0:
                    return
                continue
            if not game.state.in_game(seat):
                return
        agreed = True
        if carry_out(game, seat, plan, Owed(seat, left, claims, payment)):
            return


def takes_proposals(game: Game, seat: Seat) -> bool:
    """Is it certain that whoever decides for this player pays as proposed, and that nobody has to know?"""
    state = game.state
    if game.keeps_answers or game.answers or state.resume is not None or state.has_subgame_cards:
        return False
    if state.turns[state.here].resolution_trail:
        return False  # a choice on the way is noted (732.3)
    decider = seat
    controller = state.players[seat].controlled_by
    if controller >= 0 and state.in_game(controller):
        decider = controller
    agent = game.agents[decider]
    return agent is not None and agent.pays_as_proposed()


def check_plan(even: EvenPlan, search: Search) -> None:
    """Shadow mode: a plan without a search against that of a search."""
    plan = search.best
    same = plan is not None and len(plan.acts) == len(even.acts) and plan.spend == even.spend
    if plan is not None and same:
        for i in range(len(plan.acts)):
            a = plan.acts[i]
            b = even.acts[i]
            same = same and a.id == b.id and a.wanted == b.wanted and a.maker.index == b.maker.index
    if not same or has_choice(search) != even.is_open:
        raise StaleCache("a payment from sources of one mana each")


def carry_out_evenly(game: Game, seat: Seat, plan: EvenPlan, owed: Owed) -> bool:
    """The same as carry_out, keeping what is known of the other sources."""
    kept = counts_on(game, seat)
    begun = game.state.batch
    if not carry_out(game, seat, plan, owed):
        return False
    # each has been tapped, its ability activated, mana added: nothing else has happened
    if kept and game.state.batch == begun + 3 * len(plan.acts):
        count_off(game, seat, plan.masks)
    return True


# the ordinary case --------------------------------------------------------------------------------------------------
def pay_plainly(game: Game, seat: Seat, cost: ManaCost, need: i64, claims: Claims) -> bool:
    """Pay from sources that are all alike, or that are all needed; False when the exact planner is needed."""
    state = game.state
    if cost.symbols or not claims.spares(game) or is_watched(state):
        return False
    p = current(game, seat)
    if p.pool_total or not p.mana_plain or len(p.mana_by) != 2 or p.mana_total < need:
        return False
    every = p.mana_total == need
    mask = p.mana_by[0]
    if cost.pip_mask & ~mask:
        return False
    ids: list[ObjectId] = []
    first = -1
    for id in with_mana_abilities(game, seat):
        chars = state.chars[id]
        if chars is None:
            chars = game.char(id)
        if not chars.abilities.mana:
            continue
        o = state.objs[id]
        if o.tapped or o.token_count > 1:
            continue
        if chars.abilities.simple_mask == 0:
            return False
        if chars.types & CREATURE and not can_tap(game, seat, id):
            continue
        if first < 0:
            first = id
        elif not every:
            other = game.char(first)
            if other is not chars and (
                other.abilities is not chars.abilities
                or other.types != chars.types
                or other.supertypes != chars.supertypes
                or other.power != chars.power
                or other.toughness != chars.toughness
            ):
                return False
        if len(ids) < need:
            ids.append(id)
    if len(ids) < need:
        return False
    kept = counts_on(game, seat)
    begun = state.batch
    place: i64 = 0
    for kind in range(MANA_KINDS):
        for _ in range(cost.pips[kind]):
            tap_plainly(game, seat, ids[place], kind)
            place += 1
    rest = best_kind(mask)
    while place < need:
        tap_plainly(game, seat, ids[place], rest)
        place += 1
    # nothing was in the pool, and nothing else was added
    p = state.edit_player(seat)
    p.pool = EMPTY_POOL
    p.pool_total = 0
    p.mana_dirty = True
    # as in carry_out_evenly
    if kept and state.batch == begun + 3 * need:
        count_off(game, seat, [mask] * need)
    return True


def tap_plainly(game: Game, seat: Seat, id: ObjectId, kind: i64) -> None:
    """Activate the ability of a plain source that makes this kind."""
    for a in game.char(id).abilities.activated:
        if a.simple_mana >> kind & 1:
            tap_for_mana(game, seat, id, a, kind, None)
            return


def tap_for_mana(game: Game, seat: Seat, id: ObjectId, ability: Activated, kind: i64, owed: Owed | None) -> None:
    """Activate an ability that is no more than '{T}: add one mana', at once. CR 605.3b, 106.12."""
    tap = Tap(id, False)
    tap.for_mana = True
    tap.cause = id
    game.emit(tap)
    game.emit(AbilityActivated(id, seat, ability, -1))
    added = AddMana(seat, kind, 1, game.char(id).supertypes & SNOW != 0)
    added.cause = id
    game.emit(added)
    follow_mana(game, owed)


# proposing ----------------------------------------------------------------------------------------------------------
def proposal(
    game: Game,
    search: Search,
    plan: Plan,
    left: ManaCost,
    claims: Claims,
    origin: i64,
    source: ObjectId,
    options: list[Option],
) -> Decision:
    """Ask whether to pay as planned or to use something else first."""
    labels: list[str] = []
    for i in range(len(search.sources)):
        s = search.sources[i]
        for m in s.makers:
            offered = m.x > 1 and len(options) > 0 and options[-1].id == s.ids[0] and options[-1].index == m.index
            if not offered and leads_on(search, i, m):
                options.append(Option(O_MANA, s.ids[0], m.index))
                labels.append(f"use {game.name(s.ids[0])}")
    p = game.state.players[search.seat]
    for i in range(POOL_SIZE):
        if p.pool[i] and rest_after(game, search.seat, left, i, claims, search.payment) is not None:
            options.append(Option(O_SPEND, -1, i))
            snow = " from a snow source" if i >= MANA_KINDS else ""
            labels.append("spend {" + COLOR_LETTERS[i % MANA_KINDS] + "}" + snow)
    if search.life >= PHYREXIAN_LIFE:
        symbol = symbol_for_life(game, search.seat, left, claims, search.payment)
        if symbol >= 0:
            options.append(Option(O_SPEND, -1, SPEND_LIFE))
            labels.append(f"pay {PHYREXIAN_LIFE} life for {left.symbols[symbol]}")
    ids: list[ObjectId] = []
    for a in plan.acts:
        ids.append(a.id)
    decision = PaymentDecision(search.seat, "601.2g", options, labels, ids, origin, source)
    decision.owed = left
    return decision


def use(game: Game, seat: Seat, left: ManaCost, option: Option, claims: Claims, payment: Payment) -> ManaCost:
    """Do what the player chose to do first; what is left to pay afterwards."""
    if option.kind == O_MANA:
        activate_beside(game, seat, option.id, option.index, -1, Owed(seat, left, claims, payment))
        return left
    if option.index == SPEND_LIFE:
        symbol = symbol_for_life(game, seat, left, claims, payment)
        if symbol < 0:
            raise IllegalAnswer("107.4f", "nothing is left that life could pay")
        pay_life(game, seat, PHYREXIAN_LIFE)
        return without_symbol(left, symbol, 0)
    rest = rest_after(game, seat, left, option.index, claims, payment)
    if rest is None:
        raise IllegalAnswer("601.2h", f"with that mana spent, what is left of {left} cannot be paid")
    spend(game, seat, [option.index], payment)
    note_spent(game, [option.index], payment)
    return rest


def rest_after(game: Game, seat: Seat, left: ManaCost, place: i64, claims: Claims, payment: Payment) -> ManaCost | None:
    """What is left of a cost once a mana of the pool is spent on it; None where that could not be paid any more."""
    supposed = suppose(game)
    try:
        spend(game, seat, [place], payment)
        for rest in rests(left, place % MANA_KINDS, place >= MANA_KINDS):
            if mana_needed(rest, 0) == 0 or is_payable(game, seat, rest, 0, claims, payment):
                return rest
        return None
    finally:
        supposed.end()


def symbol_for_life(game: Game, seat: Seat, left: ManaCost, claims: Claims, payment: Payment) -> i64:
    """Which Phyrexian symbol can be paid for with life, so that the rest can be paid as well; -1 for none."""
    if not any_phyrexian(left.symbols):
        return -1
    supposed = suppose(game)
    try:
        supposed.life(seat, -PHYREXIAN_LIFE)
        for i in range(len(left.symbols)):
            if left.symbols[i].kind == PHYREXIAN:
                rest = without_symbol(left, i, 0)
                if mana_needed(rest, 0) == 0 or is_payable(game, seat, rest, 0, claims, payment):
                    return i
        return -1
    finally:
        supposed.end()


def any_phyrexian(symbols: list[Symbol]) -> bool:
    """Is there a symbol that life could pay for? CR 107.4f."""
    for s in symbols:
        if s.kind == PHYREXIAN:
            return True
    return False


def rests(left: ManaCost, kind: i64, snow: bool) -> list[ManaCost]:
    """What may be left of a cost after one mana is spent on it, the most particular use first."""
    out: list[ManaCost] = []
    if left.pips[kind]:
        pips = left.pips.copy()
        pips[kind] -= 1
        out.append(ManaCost(left.generic, pips, 0, left.symbols))
    for i in range(len(left.symbols)):
        s = left.symbols[i]
        if s.kind == SNOW_SYMBOL:
            if snow:
                out.append(without_symbol(left, i, 0))
        elif s.mask >> kind & 1:
            out.append(without_symbol(left, i, 0))
    if left.generic > 0:
        out.append(ManaCost(left.generic - 1, left.pips, 0, left.symbols))
    for i in range(len(left.symbols)):
        if left.symbols[i].kind == TWOBRID:
            out.append(without_symbol(left, i, left.symbols[i].generic - 1))
    return out


def without_symbol(cost: ManaCost, index: i64, generic: i64) -> ManaCost:
    """The cost less one symbol, with this much generic mana for it."""
    symbols: list[Symbol] = []
    for i in range(len(cost.symbols)):
        if i != index:
            symbols.append(cost.symbols[i])
    return ManaCost(cost.generic + generic, cost.pips, 0, symbols)


# carrying out -------------------------------------------------------------------------------------------------------
def carry_out(game: Game, seat: Seat, plan: Plan, owed: Owed) -> bool:
    """Activate and spend as planned; False when what was made is not what the plan counted on."""
    claims, payment = owed.claims, owed.payment
    for i in range(len(plan.acts)):
        act = plan.acts[i]
        kept = kept_for(game, seat, claims, act, plan.acts[i + 1 :]) if act.maker.claims else NO_IDS
        if not perform(game, seat, act, kept, owed):
            return False
    if not holds(game, seat, plan.spend, payment):
        return False
    spend(game, seat, plan.spend, payment)
    note_spent(game, plan.spend, payment)
    if plan.life:
        pay_life(game, seat, plan.life)
    return True


def perform(game: Game, seat: Seat, act: Act, kept: list[i64], owed: Owed) -> bool:
    """One activation of the plan, its own cost paid with the mana that was meant for it."""
    state = game.state
    payment = owed.payment
    if state.objs[act.id].zone == GONE:
        return False  # it has left with its owner
    ability = act.maker.ability
    if ability.simple_mana and act.maker.cost is None and not state.objs[act.id].tapped:
        tap_for_mana(game, seat, act.id, ability, act.wanted[0], owed)
        return True
    if act.spend:
        if not holds(game, seat, act.spend, payment):
            return False
        spend(game, seat, act.spend, payment)
    ctx = mana_context(seat, act.id, act.maker.x)
    for part in ability.costs:
        if part.mana() is None and not part.can_pay(game, ctx):
            return False
    pay_parts(game, ctx, ability.costs, kept)
    if not state.in_game(seat):
        return False
    game.emit(AbilityActivated(act.id, seat, ability, -1))
    ctx.modes = act.wanted
    ctx.begin()
    ability.effect.perform(game, ctx)
    follow_mana(game, owed)
    return state.in_game(seat)


def follow_mana(game: Game, owed: Owed | None) -> None:
    """A mana ability has resolved: those that triggered on it, and wait for what it produced, do so. CR 605.4a.

    Of the kinds of mana that they could add, those are chosen with which what is owed can still be paid.
    """
    due: list[Trigger] = []
    left: list[Trigger] = []
    for t in game.state.pending:
        (due if t.ability.is_mana else left).append(t)
    if due:
        game.state.pending = left
        for t in due:
            ctx = trigger_context(game, t)
            ctx.owed = owed
            t.ability.effect.perform(game, ctx)


def activate_mana(game: Game, seat: Seat, id: ObjectId, index: i64, wanted: i64) -> None:
    """Pay for a mana ability and let it happen at once; `wanted` is the kind of mana, -1 to be asked. CR 605.3."""
    activate_beside(game, seat, id, index, wanted, None)


def activate_beside(game: Game, seat: Seat, id: ObjectId, index: i64, wanted: i64, owed: Owed | None) -> None:
    """The same for a cost that is being paid, leaving alone what that takes."""
    state = game.state
    ability = game.char(id).abilities.activated[index]
    if wanted < 0 and ability.simple_mana and ability.simple_mana & (ability.simple_mana - 1) == 0:
        wanted = best_kind(ability.simple_mana)
    if ability.simple_mana and wanted >= 0 and not state.standing[S_COST]:
        if not ability.simple_mana >> wanted & 1:
            raise IllegalAnswer("605.3", "that ability does not add such mana")
        tap_for_mana(game, seat, id, ability, wanted, owed)
        return
    ctx = mana_context(seat, id)
    if has_x(ability):
        ctx.x = announced(game, ctx, index, ability, owed)
    cost = own_cost(game, seat, id, ability)
    if mana_needed(cost, 0):
        claims = own_claims(game, ctx, ability)
        needs = NO_IDS
        if owed is not None:
            claims = claims.with_others(owed.claims)
            needs = owed.payment.needs
        pay(game, seat, cost, 0, FROM_ACTION, Payment(USE_ACTIVATE, id, needs), claims, id)
    pay_parts(game, ctx, ability.costs, NO_IDS)
    game.emit(AbilityActivated(id, seat, ability, -1))
    if wanted >= 0:
        ctx.modes = [wanted]
    ctx.owed = owed
    ctx.begin()
    ability.effect.perform(game, ctx)
    follow_mana(game, owed)


def announced(game: Game, ctx: Context, index: i64, ability: Activated, owed: Owed | None) -> i64:
    """The X that the player announces; while something is owed, one with which that can still be paid. CR 107.3a."""
    values: list[i64] = []
    if owed is not None:
        search = best_plan(game, owed.seat, owed.left, owed.claims, owed.payment)
        for i in range(len(search.sources)):
            for m in search.sources[i].makers:
                if m.index == index and ctx.source in search.sources[i].ids and leads_on(search, i, m):
                    values.append(m.x)
    if not values:
        return game.ask(
            NumberDecision(
                ctx.controller,
                "602.2b",
                0,
                largest_x(game, ctx, ability),
                purpose=FOR_X,
                origin=FROM_ACTION,
                source=ctx.source,
            )
        )[0]
    if len(values) == 1:
        return values[0]
    labels = [str(x) for x in values]
    decision = ChooseDecision(
        ctx.controller, "602.2b", values, purpose=FOR_X, origin=FROM_ACTION, source=ctx.source, labels=labels
    )
    return game.ask(decision)[0]


def own_cost(game: Game, seat: Seat, id: ObjectId, ability: Activated) -> ManaCost:
    """The mana that a mana ability costs, with what effects make of it. CR 601.2f."""
    cost = FREE
    for part in ability.costs:
        c = part.mana()
        if c is not None:
            cost = c
    if game.state.standing[S_COST]:
        cost = with_generic(cost, cost_change(game, seat, id, ability))
    return cost


def own_claims(game: Game, ctx: Context, ability: Activated) -> Claims:
    """What else a mana ability takes."""
    parts: list[CostPart] = []
    for part in ability.costs:
        if part.mana() is None:
            parts.append(part)
    return claims_of(game, ctx, parts)


def spend(game: Game, seat: Seat, places: list[i64], payment: Payment) -> None:
    """Take mana out of the pool. CR 118.3a."""
    if not places:
        return
    p = game.state.edit_player(seat)
    pool = p.pool.copy()
    for i in places:
        if i >= SPECIAL:
            spend_special(game, seat, i - SPECIAL, payment)
        else:
            pool[i] -= 1
            p.pool_total -= 1
    p.pool = pool
    if p.pool_total == 0:
        p.pool = EMPTY_POOL
    p.mana_dirty = True


def holds(game: Game, seat: Seat, places: list[i64], payment: Payment) -> bool:
    """Is all of this in the pool?"""
    left = game.state.players[seat].pool.copy()
    special = usable(game, seat, payment)
    for i in places:
        if i >= SPECIAL:
            if not special or special[i - SPECIAL] == 0:
                return False
            special[i - SPECIAL] -= 1
            continue
        left[i] -= 1
        if left[i] < 0:
            return False
    return True


def pay_life(game: Game, seat: Seat, amount: i64) -> None:
    """CR 107.4f, 119.4."""
    if life_to_pay(game, seat) < amount:
        raise IllegalAnswer("119.4", f"{amount} life cannot be paid with {life_to_pay(game, seat)}")
    game.emit(LifeChange(seat, -amount))
