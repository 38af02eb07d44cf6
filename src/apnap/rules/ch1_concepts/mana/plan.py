"""Planning a payment exactly: which mana abilities, in which order, and which mana goes where. CR 601.2g-h, 605.

Sources that cost nothing but themselves are supplies of a flow (flow.py). For the others (mana in the cost, more
than one mana of a kind, life, sacrifices) every selection is tried, alike sources counted and not told apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.costs.cost_parts import TAKES_TAP, Part
from apnap.rules.ch1_concepts.definitions import NO_IDS, Context
from apnap.rules.ch1_concepts.mana.alike import merged, singly
from apnap.rules.ch1_concepts.mana.any_color import to_pay
from apnap.rules.ch1_concepts.mana.claims import Claims, Wants
from apnap.rules.ch1_concepts.mana.flow import BASE, FINAL, Flow
from apnap.rules.ch1_concepts.mana.gathering import Source, gather
from apnap.rules.ch1_concepts.mana.kept import urgency, want_all
from apnap.rules.ch1_concepts.mana.purpose import SPECIAL, Payment, usable
from apnap.rules.ch1_concepts.mana.sources import DEAR, Maker, mana_context
from apnap.rules.ch1_concepts.mana.uses import Act, Config, configs_of, is_even, moved, wastes
from apnap.rules.ch1_concepts.mana.ways import Demand, Way, colors_wanted, named_kinds, ways_to_pay
from apnap.rules.ch1_concepts.shared_totals import life_to_pay
from apnap.rules.ch2_cards.characteristics import ManaCost
from apnap.rules.core.constants import COLORLESS, ENERGY, MANA_KINDS, POOL_SIZE
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

WASTE: Final = 10_000  # for each mana that a proposed payment would leave over
KEPT: Final = 1 << 62  # a mark beside those of the parts
ENOUGH: Final = 400  # ways to pay that are compared with the first one found
FEW: Final = 8  # sources, of which all selections are compared


class Plan:
    """A whole payment, ready to be carried out."""

    def __init__(self) -> None:
        self.acts: list[Act] = []  # in order
        self.spend: list[i64] = []  # pool places
        self.life: i64 = 0
        self.score: i64 = 0
        self.used: list[i64] = []  # by source: how many of it
        self.pool_used: list[i64] = []  # by pool place


class Favourite:
    """The best way to pay so far: what a plan of it is written from."""

    def __init__(self, way: Way, flow: Flow, score: i64, acts: list[Act], taken: list[i64]) -> None:
        self.way: Way = way
        self.flow: Flow = flow
        self.score: i64 = score
        self.acts: list[Act] = acts
        self.taken: list[i64] = taken


class Search:
    """One question: can these ways be paid from this pool and these sources; or: how is it best paid?"""

    def __init__(
        self, game: Game, seat: Seat, ways: list[Way], planning: bool, claims: Claims, payment: Payment
    ) -> None:
        self.game: Game = game
        self.seat: Seat = seat
        self.ways: list[Way] = ways
        self.planning: bool = planning
        self.claims: Claims = claims
        self.payment: Payment = payment
        life = life_to_pay(game, seat) - claims.life
        self.life: i64 = life if life > 0 else 0
        self.energy: i64 = energy_of(game.state, seat) - claims.energy
        self.pool: list[i64] = game.state.players[seat].pool
        self.special: list[i64] = usable(game, seat, payment)  # mana with a restriction, by place
        self.sources: list[Source] = []
        self.counts: list[i64] = []  # by source: how many may be used
        self.parts: list[Part] = []  # every part that takes objects, the cost's own first
        self.contexts: list[Context] = []
        self.base: list[i64] = []  # indices of the sources that are plain supplies, by preference
        self.complex: list[i64] = []  # the others
        self.configs: list[list[Config]] = []  # beside complex
        self.reach: list[i64] = []  # beside complex: the most that it and those after it can add
        self.least: i64 = 0  # the least mana that any way needs
        self.start: i64 = 0  # mana without any complex source
        self.begun: list[Act] = []  # activations that are part of every selection
        self.acts: list[Act] = []  # the selection at hand
        self.taken: list[i64] = []  # beside complex: how many objects it uses
        self.best: Plan | None = None
        self.favourite: Favourite | None = None  # what `best` is made of, once all has been compared
        self.leaves: i64 = 0
        self.stopped: bool = False

    # setting up -----------------------------------------------------------------------------------------------------
    def look_around(self) -> None:
        """Find the sources, leaving out what the cost itself uses."""
        claims = self.claims
        found = gather(self.game, self.seat, self.payment)
        self.parts = claims.parts.copy()
        self.contexts = claims.contexts.copy()
        for s in found:
            for m in s.makers:
                for p in m.claims:
                    self.parts.append(p)
                    self.contexts.append(mana_context(self.seat, m.id, m.x))
        if self.parts or claims.kept:
            found = singly(found)
        usable: list[Source] = []
        for s in found:
            if s.ids[0] in claims.kept:
                keep: list[Maker] = []
                for m in s.makers:
                    if not m.removes and not m.x and not (m.taps and s.ids[0] in claims.tapped):
                        keep.append(m)
                if not keep:
                    continue
                s.makers = keep
                s.classify()
            usable.append(s)
        if self.parts:
            self.reserve(usable)
        self.sources = merged(usable)
        self.counts = [len(s.ids) for s in self.sources]

    def reserve(self, sources: list[Source]) -> None:
        """Mark the sources that a part could want, so that using them is weighed against it."""
        for s in sources:
            if s.ids[0] in self.claims.kept:
                s.eligible |= KEPT
        for k in range(len(self.parts)):
            p = self.parts[k]
            kind = p.takes()
            eligible = p.eligible(self.game, self.contexts[k])
            for s in sources:
                if s.ids[0] in eligible:
                    s.eligible |= 1 << k
                    for m in s.makers:
                        if m.removes or (kind == TAKES_TAP and m.taps):
                            s.reserved |= 1 << k

    def sort_out(self) -> None:
        """Split the sources into plain supplies and those that need trying."""
        self.base = []
        self.complex = []
        self.start = 0
        for i in range(POOL_SIZE):
            self.start += self.pool[i]
        for n in self.special:
            self.start += n
        for i in range(len(self.sources)):
            if self.counts[i] == 0:
                continue
            s = self.sources[i]
            if s.sure and not s.reserved and (not self.planning or is_even(s)):
                j: i64 = len(self.base)
                self.base.append(i)
                while j > 0 and self.sources[self.base[j - 1]].weight > s.weight:
                    self.base[j] = self.base[j - 1]
                    j -= 1
                self.base[j] = i
                for k in range(1, len(s.units), 2):
                    self.start += s.units[k] * self.counts[i]
            else:
                self.complex.append(i)
        self.least = -1
        for w in self.ways:
            if self.least < 0 or w.total < self.least:
                self.least = w.total

    def set_up(self) -> None:
        """Find what each of those that need trying could be used for."""
        self.configs = []
        wanted = colors_wanted(self.ways)
        most: i64 = 0
        for w in self.ways:
            if w.total > most:
                most = w.total
        for i in self.complex:
            for m in self.sources[i].makers:
                c = m.cost
                if c is not None:
                    wanted |= named_kinds(c)
                    most += c.value * self.counts[i]
        for i in self.complex:
            self.configs.append(configs_of(self.sources[i], i, wanted, most))
        self.reach = [0] * (len(self.complex) + 1)
        i = len(self.complex) - 1
        while i >= 0:
            best: i64 = 0
            for config in self.configs[i]:
                if config.gain > best:
                    best = config.gain
            self.reach[i] = self.reach[i + 1] + best * self.counts[self.complex[i]]
            i -= 1

    # searching ------------------------------------------------------------------------------------------------------
    def run(self) -> bool:
        """Is there a way to pay? When planning, `best` is the best one found."""
        self.acts = self.begun.copy()
        self.best = None
        self.leaves = 0
        self.stopped = False
        if not self.ways:
            return False
        self.sort_out()
        self.taken = [0] * len(self.complex)
        if self.complex and not (self.planning and self.is_plainly_best()):
            self.set_up()
            found = self.extend(0, self.counts[self.complex[0]], 0, Config(self.begun).gain if self.begun else 0)
        else:
            found = self.favourite is not None or self.leaf()
        favourite = self.favourite
        if favourite is not None:
            self.favourite = None
            self.acts = favourite.acts
            self.taken = favourite.taken
            self.best = self.plan(favourite.way, favourite.flow, favourite.score)
        return found

    def is_plainly_best(self) -> bool:
        """Do the plain supplies pay, and does whatever else there is make more mana than is asked for?"""
        if self.begun or self.parts or self.energy < 0 or len(self.ways) != 1 or len(self.complex) > FEW:
            return False
        if self.ways[0].life:
            return False
        total = self.ways[0].total
        for i in self.complex:
            s = self.sources[i]
            if self.counts[i] > 1 or len(s.makers) > 1 or s.makers[0].limit > 1 or not wastes(s.makers[0], total):
                return False
        flow = self.match(self.ways[0])
        if flow is None:
            return False
        self.consider(self.ways[0], flow)
        favourite = self.favourite
        if favourite is not None and favourite.score < WASTE:
            return True
        self.favourite = None
        return False

    def extend(self, place: i64, copies: i64, first: i64, gained: i64) -> bool:
        """Decide about one more copy of a source, or go on to the next source; True when something can be paid."""
        if self.start + gained + self.reach[place] < self.least:
            return False
        if place == len(self.complex):
            return self.leaf()
        found = False
        configs = self.configs[place]
        if copies > 0:
            used = self.taken[place]
            ids = self.sources[self.complex[place]].ids
            for c in range(first, len(configs)):
                config = configs[c]
                for a in config.acts:
                    self.acts.append(moved(a, ids[used]))
                self.taken[place] = used + 1
                if self.extend(place, copies - 1, c, gained + config.gain):
                    found = True
                self.taken[place] = used
                for _ in config.acts:
                    self.acts.pop()
                if found and (not self.planning or self.stopped):
                    return True
        after = place + 1
        left: i64 = self.counts[self.complex[after]] if after < len(self.complex) else 0
        if self.extend(after, left, 0, gained):
            found = True
        return found

    def leaf(self) -> bool:
        """Judge the selection at hand."""
        found = False
        life: i64 = 0
        energy: i64 = 0
        for a in self.acts:
            life += a.maker.life
            energy += a.maker.energy
        if life > self.life or energy > self.energy or not self.leaves_enough():
            return False
        for way in self.ways:
            if life + way.life > self.life:
                continue
            if not self.planning and not self.acts and len(way.demands) == 1:
                if self.is_supplied(way.demands[0]):
                    return True
                continue
            flow = self.match(way)
            if flow is None:
                continue
            if not self.planning:
                return True
            found = True
            self.consider(way, flow)
        if found:
            self.leaves += 1
            if self.leaves >= ENOUGH:
                self.stopped = True
        return found

    def is_supplied(self, d: Demand) -> bool:
        """Is there enough of the one kind of mana that is asked for, without any activation that needs trying?"""
        have: i64 = 0
        for i in range(len(self.special)):
            if self.special[i] and 1 << i % MANA_KINDS & d.wants and (i >= MANA_KINDS or not d.snow):
                have += self.special[i]
        for i in range(POOL_SIZE):
            if self.pool[i] and 1 << i % MANA_KINDS & d.wants and (i >= MANA_KINDS or not d.snow):
                have += self.pool[i]
        for i in self.base:
            s = self.sources[i]
            m = s.makers[0]
            for k in range(0, len(s.units), 2):
                if s.units[k] & d.wants and (not d.snow or (m.snow and k < len(m.groups))):
                    have += s.units[k + 1] * self.counts[i]
        return have >= d.need

    def leaves_enough(self) -> bool:
        """Do the parts that take objects still find them, with the selection at hand? CR 118.3."""
        if not self.parts:
            return True
        wants = Wants(self.game)
        want_all(wants, self.seat, self.claims, self.acts)
        return wants.are_met()

    def match(self, way: Way) -> Flow | None:
        """Match the mana of the selection to one way; costs of mana abilities come out of what was made before."""
        flow = self.network(way)
        if not flow.solve():
            return None
        costly = False
        for a in self.acts:
            if a.maker.cost is not None:
                costly = True
        if not costly or flow.order([0] * len(self.acts)):
            return flow
        return self.match_in_order(way, [])

    def match_in_order(self, way: Way, begun: list[i64]) -> Flow | None:
        """They waited for each other: try the orders, as far as what comes first can be paid."""
        n: i64 = len(self.acts)
        place: list[i64] = [n] * n
        for i in range(len(begun)):
            place[begun[i]] = i
        flow = self.network(way, begun, place)
        if not flow.solve():
            return None
        if len(begun) == n:
            return flow
        for i in range(n):
            if i not in begun and not self.is_repeated(i, begun):
                found = self.match_in_order(way, [*begun, i])
                if found is not None:
                    return found
        return None

    def is_repeated(self, index: i64, begun: list[i64]) -> bool:
        """Has an activation just like this one been tried at this point?"""
        a = self.acts[index]
        for i in range(index):
            if i not in begun and self.acts[i].maker is a.maker and self.acts[i].wanted == a.wanted:
                return True
        return False

    def network(self, way: Way, begun: list[i64] | None = None, place: list[i64] | None = None) -> Flow:
        """Supplies by preference: what is made anyway, the pool, then plain sources.

        With `begun`, only these abilities' own costs count, and the cost itself only once all are begun.
        """
        flow = Flow()
        flow.place = place
        n: i64 = len(self.acts)
        for i in range(n):
            if begun is not None and i not in begun:
                continue
            a = self.acts[i]
            for k in range(0, len(a.outputs), 3):
                # what triggered mana abilities add is no more from a snow source than their own source is
                own = a.outputs[k] >= 0
                final = a.maker.restricted and own
                flow.add_supply(a.outputs[k + 1], a.maker.snow and own, a.outputs[k + 2], i, final)
            c = a.maker.cost
            if c is not None:
                for d in ways_to_pay(c, 0, 0)[0].demands:
                    flow.add_demand(d.wants, d.snow, d.need, i)
        if begun is None or len(begun) == n:
            for d in way.demands:
                flow.add_demand(d.wants, d.snow, d.need, FINAL)
        for i in range(len(self.special)):
            if self.special[i]:
                flow.add_supply(1 << i % MANA_KINDS, i >= MANA_KINDS, self.special[i], BASE, True)
        for i in POOL_ORDER:
            if self.pool[i]:
                flow.add_supply(1 << i % MANA_KINDS, i >= MANA_KINDS, self.pool[i], BASE, False)
        for i in self.base:
            s = self.sources[i]
            snow = s.makers[0].snow
            for k in range(0, len(s.units), 2):
                # bonus mana of triggered abilities comes after the groups
                own = k < len(s.makers[0].groups)
                flow.add_supply(s.units[k], snow and own, s.units[k + 1] * self.counts[i], BASE, s.restricted and own)
        return flow

    # plans ----------------------------------------------------------------------------------------------------------
    def consider(self, way: Way, flow: Flow) -> None:
        """Keep this way to pay if it is better than the best so far."""
        score: i64 = way.life * DEAR
        k: i64 = 0
        for a in self.acts:
            score += a.weight
            for i in range(2, len(a.outputs), 3):
                score += (a.outputs[i] - flow.used[k]) * WASTE
                k += 1
        for n in self.special:
            if n:
                k += 1
        for i in range(POOL_SIZE):
            if self.pool[i]:
                k += 1
        for i in self.base:
            score += flow.used[k] * self.sources[i].weight
            k += 1
        best = self.favourite
        if best is None or score < best.score:
            self.favourite = Favourite(way, flow, score, self.acts.copy(), self.taken.copy())

    def plan(self, way: Way, flow: Flow, score: i64) -> Plan:
        """Write down who makes what and what pays what."""
        plan = Plan()
        plan.score = score
        plan.life = way.life
        plan.used = [0] * len(self.sources)
        plan.pool_used = [0] * POOL_SIZE
        n: i64 = len(self.acts)
        made: list[Act] = []
        for a in self.acts:
            made.append(Act(a.source, a.maker, a.wanted.copy(), a.outputs, a.weight))
            made[-1].id = a.id
        for i in range(len(self.complex)):
            plan.used[self.complex[i]] = self.taken[i]
        spends: list[list[i64]] = []
        for _ in range(n):
            spends.append([])
        k: i64 = 0
        for i in range(n):
            a = self.acts[i]
            for g in range(0, len(a.outputs), 3):
                group = a.outputs[g]
                extra: i64 = SPECIAL if a.maker.restricted and group >= 0 else 0
                self.pay_with(flow, k, a.outputs[g + 1], a.maker.snow and group >= 0, extra, plan, spends)
                if group >= 0 and made[i].wanted[group] < 0:
                    made[i].wanted[group] = kind_made(flow, k)
                k += 1
        for p in range(len(self.special)):
            if self.special[p]:
                self.pay_with(flow, k, 1 << p % MANA_KINDS, p >= MANA_KINDS, SPECIAL, plan, spends)
                k += 1
        for p in POOL_ORDER:
            if self.pool[p]:
                plan.pool_used[p] = flow.used[k]
                self.pay_with(flow, k, 1 << p % MANA_KINDS, p >= MANA_KINDS, 0, plan, spends)
                k += 1
        for i in self.base:
            self.use_plain(flow, k, i, plan, spends)
            k += 1
        for i in flow.order([urgency(a.maker) for a in self.acts]):
            made[i].spend = spends[i]
            plan.acts.append(made[i])
        return plan

    def use_plain(self, flow: Flow, k: i64, index: i64, plan: Plan, spends: list[list[i64]]) -> None:
        """Activations of a plain source, one for each mana that is taken from it."""
        s = self.sources[index]
        snow = s.makers[0].snow
        self.pay_with(flow, k, s.mask, snow, SPECIAL if s.restricted else 0, plan, spends)
        for d in range(len(flow.wants)):
            if flow.flow[k][d] == 0:
                continue
            kind = best_kind(s.mask & flow.wants[d])
            for _ in range(flow.flow[k][d]):
                maker = s.makers[0]
                for m in s.makers:
                    if m.groups[0] >> kind & 1:
                        maker = m
                        break
                act = Act(index, maker, [kind], NO_IDS, 0)
                act.id = s.ids[plan.used[index]]
                plan.used[index] += 1
                plan.acts.append(act)

    def pay_with(
        self, flow: Flow, k: i64, mask: i64, snow: bool, extra: i64, plan: Plan, spends: list[list[i64]]
    ) -> None:
        """Note which places of the pool this supply fills and what they pay."""
        for d in range(len(flow.wants)):
            for _ in range(flow.flow[k][d]):
                place = best_kind(mask & flow.wants[d]) + (MANA_KINDS if snow else 0) + extra
                if flow.payer[d] == FINAL:
                    plan.spend.append(place)
                else:
                    spends[flow.payer[d]].append(place)


def pool_order() -> list[i64]:
    """Colourless mana is spent first, and mana from snow sources last."""
    out: list[i64] = [COLORLESS]
    for i in range(COLORLESS):
        out.append(i)
    for i in range(MANA_KINDS):
        out.append(MANA_KINDS + i)
    return out


POOL_ORDER: Final[list[i64]] = pool_order()


def best_kind(mask: i64) -> i64:
    """The kind to make where several would do: colourless, else the first."""
    if mask >> COLORLESS & 1:
        return COLORLESS
    k: i64 = 0
    while k < COLORLESS and not mask >> k & 1:
        k += 1
    return k


def kind_made(flow: Flow, k: i64) -> i64:
    """The kind that a free group must be for what it pays."""
    for d in range(len(flow.wants)):
        if flow.flow[k][d]:
            return best_kind(flow.mask[k] & flow.wants[d])
    return best_kind(flow.mask[k])


# questions ----------------------------------------------------------------------------------------------------------
def is_payable(game: Game, seat: Seat, cost: ManaCost, x: i64, claims: Claims, payment: Payment) -> bool:
    """Can this be paid at all, together with what else the cost takes?"""
    if claims.life > 0 and life_to_pay(game, seat) < claims.life:
        return False
    if claims.energy > 0 and energy_of(game.state, seat) < claims.energy:
        return False
    search = Search(game, seat, NO_WAYS, False, claims, payment)
    search.ways = ways_to_pay(to_pay(game, seat, cost, payment), x, search.life)
    search.look_around()
    return search.run()


def best_plan(game: Game, seat: Seat, cost: ManaCost, claims: Claims, payment: Payment) -> Search:
    """Look for the best way to pay; `best` of the search is None when there is none."""
    search = Search(game, seat, NO_WAYS, True, claims, payment)
    search.ways = ways_to_pay(cost, 0, search.life)
    search.look_around()
    search.run()
    return search


def energy_of(state: State, seat: Seat) -> i64:
    """How many energy counters a player has. CR 107.14."""
    counters = state.players[seat].counters
    return 0 if counters is None else counters.get(ENERGY, 0)


def has_choice(search: Search) -> bool:
    """Could other mana be left over than the best plan leaves: does it use something that it could do without?"""
    best = search.best
    if best is None:
        return False
    search.planning = False
    for i in range(len(search.sources)):
        if best.used[i] > 0:
            kept = search.counts[i]
            search.counts[i] = best.used[i] - 1
            other = search.run()
            search.counts[i] = kept
            if other:
                search.best = best
                return True
    pool = search.pool
    for i in range(POOL_SIZE):
        if best.pool_used[i] > 0:
            search.pool = pool.copy()
            search.pool[i] = best.pool_used[i] - 1
            if search.run():
                search.pool = pool
                search.best = best
                return True
    search.pool = pool
    search.best = best
    return False


NO_WAYS: Final[list[Way]] = []
