"""What a player could pay, decided by a cached profile where that is enough. CR 106, 601.2g-h.

Most boards consist of sources that cost nothing but themselves. Then Hall's condition decides: for every set of kinds,
what only these can pay must not exceed what makes one of them. The rest is for plan.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.costs.cost_parts import can_tap
from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch1_concepts.mana.announced_x import has_x, largest_x
from apnap.rules.ch1_concepts.mana.any_color import to_pay
from apnap.rules.ch1_concepts.mana.claims import NO_CLAIMS, Claims
from apnap.rules.ch1_concepts.mana.gathering import Source, survey
from apnap.rules.ch1_concepts.mana.plan import is_payable
from apnap.rules.ch1_concepts.mana.purpose import FOR_ANYTHING, Payment
from apnap.rules.ch1_concepts.mana.sources import (
    MANA_ZONES,
    cost_change,
    is_steady_ability,
    is_unusual,
    is_used_up,
    is_watched,
    maker_of,
    mana_context,
    restriction_of,
)
from apnap.rules.ch1_concepts.mana.ways import generic_of, mana_needed
from apnap.rules.ch2_cards.characteristics import HYBRID, PHYREXIAN, SNOW_SYMBOL, AbilitySet, ManaCost
from apnap.rules.ch4_zones.able_permanents import with_mana_abilities
from apnap.rules.core.constants import (
    BATTLEFIELD,
    CREATURE,
    EV_ACTIVATE,
    EV_MANA,
    EV_TAP,
    F_ACTIVATE,
    MANA_KINDS,
    S_COST,
    S_PERMIT,
    S_REPLACE,
)
from apnap.rules.core.players import Player
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


ROOM: Final = 10  # bits for a number of sources
MOST_COUNTED: Final = (1 << ROOM) - 1
PAID_BY: Final = 1 << EV_TAP | 1 << EV_ACTIVATE | 1 << EV_MANA  # the events of which a plain payment consists


def current(game: Game, seat: Seat) -> Player:
    """The player with a profile that is true now."""
    p = game.state.players[seat]
    return p if is_counted(game.state, p) else profile(game, seat)


def is_counted(state: State, p: Player) -> bool:
    """Is the profile of this player true now?"""
    return not p.mana_dirty and (p.mana_version == state.version or (p.mana_version < 0 and not is_watched(state)))


def profile(game: Game, seat: Seat) -> Player:
    """Count again what the pool and the sure sources could pay, whatever it is for: pairs of kinds and a number.

    What only some payments may use is not counted on.
    """
    state = game.state
    p = state.edit_player(seat)
    pairs: list[i64] = []
    total = p.pool_total
    plain = True
    more: i64 = 0
    kinds: i64 = 0
    steady = not is_watched(state)
    if total:
        for kind in range(MANA_KINDS):
            n = p.pool[kind] + p.pool[kind + MANA_KINDS]
            if n:
                count_in(pairs, 1 << kind, n)
    for unit in p.special_mana:
        plain = False
        more += 1
        kinds |= 1 << unit.kind
    unusual = not steady and is_unusual(game)
    counts: i64 = 0  # of simple sources of a single kind, ROOM bits for each kind
    counted: i64 = 0
    for zone in MANA_ZONES:
        for id in with_mana_abilities(game, seat) if zone == BATTLEFIELD else state.ids(seat, zone):
            chars = state.chars[id]
            if chars is None:
                chars = game.char(id)
            abilities = chars.abilities
            if not abilities.mana or not abilities.activated_zones >> zone & 1 or state.objs[id].token_count > 1:
                continue  # of a token group, those beside it are tapped
            # a card in a hand may have other mana abilities than those that work there
            mask: i64 = 0 if unusual or zone != BATTLEFIELD else abilities.simple_mask
            if mask:
                o = state.objs[id]
                if o.tapped or (chars.types & CREATURE and not can_tap(game, seat, id)):
                    continue
                if not steady and (game.is_forbidden(F_ACTIVATE, seat, id) or costs_differ(game, seat, id, abilities)):
                    mask = 0
                else:
                    total += 1
                    if mask & (mask - 1) or counted >= MOST_COUNTED:
                        count_in(pairs, mask, 1)
                    else:
                        counts += mask_place(mask)
                        counted += 1
                    continue
            if not is_steady(abilities):
                steady = False
            if is_used_up(state.objs[id], abilities):
                continue
            s = survey(game, seat, id, FOR_ANYTHING)
            for a in abilities.activated:
                if a.makes and restriction_of(a.effect) is not None:
                    x = largest_x(game, mana_context(seat, id), a) if has_x(a) else 0
                    m = maker_of(game, seat, id, 0, a, chars, FOR_ANYTHING, True, max(x, 0))
                    if m is not None:
                        plain = False
                        more += m.amount()
                        kinds |= m.kinds()
            if s is None:
                continue
            if s.sure:
                for i in range(0, len(s.units), 2):
                    count_in(pairs, s.units[i], s.units[i + 1])
                    total += s.units[i + 1]
            else:
                plain = False
                more += most_of(s)
                kinds |= kinds_of(s)
    for kind in range(MANA_KINDS):
        n = counts >> kind * ROOM & MOST_COUNTED
        if n:
            count_in(pairs, 1 << kind, n)
    for i in range(0, len(pairs), 2):
        kinds |= pairs[i]
    p.mana_by = pairs
    p.mana_total = total
    p.mana_most = total + more
    p.mana_kinds = kinds
    p.mana_plain = plain
    p.mana_version = -1 if steady else state.version
    p.mana_dirty = False
    state.busy &= ~(1 << seat)  # with less mana they may have nothing to do
    return p


def counts_on(game: Game, seat: Seat) -> bool:
    """Is the profile true now, and does paying with plain sources change it by these, and by nothing else?"""
    state = game.state
    p = state.players[seat]
    if p.mana_dirty or p.mana_version >= 0 or not p.mana_plain or p.pool_total or is_watched(state):
        return False
    if state.layer_reads & PAID_BY or state.standing[S_REPLACE + EV_TAP] or state.watchers[EV_ACTIVATE]:
        return False
    return not (state.has_token_groups or state.has_conditional_effects or state.exiled_until or state.day_bound)


def count_off(game: Game, seat: Seat, masks: list[i64]) -> None:
    """Sources of these kinds have been tapped, and all that they made is spent. See counts_on."""
    p = game.state.edit_player(seat)
    if p.pool_total or p.special_mana:
        return
    pairs = p.mana_by.copy()
    for mask in masks:
        found = False
        for i in range(0, len(pairs), 2):
            if pairs[i] == mask and pairs[i + 1] > 0:
                pairs[i + 1] -= 1
                found = True
                break
        if not found:
            return
    left: list[i64] = []
    kinds: i64 = 0
    for i in range(0, len(pairs), 2):
        if pairs[i + 1]:
            left.append(pairs[i])
            left.append(pairs[i + 1])
            kinds |= pairs[i]
    p.mana_by = left
    p.mana_total -= len(masks)
    p.mana_most = p.mana_total
    p.mana_kinds = kinds
    p.mana_dirty = False
    game.state.busy &= ~(1 << seat)


def mask_place(mask: i64) -> i64:
    """One, at the place where the sources of this single kind are counted."""
    place: i64 = 0
    while mask >> place > 1:
        place += 1
    return 1 << place * ROOM


def costs_differ(game: Game, seat: Seat, id: ObjectId, abilities: AbilitySet) -> bool:
    """Does an effect change what a mana ability of it costs?"""
    if not game.state.standing[S_COST]:
        return False
    for a in abilities.activated:
        if a.makes and cost_change(game, seat, id, a):
            return True
    return False


def is_steady(abilities: AbilitySet) -> bool:
    """Does what its mana abilities can do change only with what makes the profile stale?"""
    for a in abilities.activated:
        if a.makes and not a.simple_mana and not is_steady_ability(a):
            return False
    return True


def most_of(s: Source) -> i64:
    """How much more mana there can be by a source than without it, at most."""
    tapping: i64 = 0
    other: i64 = 0
    counted: i64 = -1  # the ability with an X of which the values are counted now, and their most
    so_far: i64 = 0
    for m in s.makers:
        gain = m.amount()
        cost = m.cost
        if cost is not None:
            gain -= cost.value
        if gain > 0:
            if m.taps:
                if gain > tapping:
                    tapping = gain
            elif m.x:
                if m.index != counted:
                    other += so_far
                    so_far = 0
                    counted = m.index
                so_far = max(so_far, gain)
            else:
                other += gain * m.limit
    return tapping + other + so_far


def kinds_of(s: Source) -> i64:
    """Mask of the kinds of mana that a source could make."""
    mask: i64 = 0
    for m in s.makers:
        mask |= m.kinds()
    return mask


def is_stale(game: Game, seat: Seat) -> bool:
    """Does the profile in use say something else than counting again (for shadow mode)? The state stays as it is."""
    state = game.state
    p = state.players[seat]
    if not is_counted(state, p):
        return False
    by = p.mana_by
    total = p.mana_total
    plain = p.mana_plain
    version = p.mana_version
    p = profile(game, seat)
    stale = p.mana_total != total or p.mana_plain != plain or not are_same(p.mana_by, by)
    p.mana_by = by
    p.mana_total = total
    p.mana_plain = plain
    p.mana_version = version
    return stale


def are_same(a: list[i64], b: list[i64]) -> bool:
    """Are these the same pairs, in whatever order?"""
    if len(a) != len(b):
        return False
    for i in range(0, len(a), 2):
        same = False
        for j in range(0, len(b), 2):
            if a[i] == b[j] and a[i + 1] == b[j + 1]:
                same = True
        if not same:
            return False
    return True


def count_in(pairs: list[i64], mask: i64, n: i64) -> None:
    """Add a number to the pair of a mask."""
    for i in range(0, len(pairs), 2):
        if pairs[i] == mask:
            pairs[i + 1] += n
            return
    pairs.append(mask)
    pairs.append(n)


def hall(p: Player, cost: ManaCost, need_in_all: i64, without: list[i64]) -> bool:
    """Hall's condition for a cost of pips, generic mana and hybrid symbols, leaving out some of the profile."""
    total = p.mana_total
    for i in range(1, len(without), 2):
        total -= without[i]
    if need_in_all > total:
        return False
    mask = cost.pip_mask
    symbols = cost.symbols
    for s in symbols:
        mask |= s.mask
    pips = cost.pips
    by = p.mana_by
    n: i64 = len(by)
    sub = mask
    while sub:
        need: i64 = 0
        kind: i64 = 0
        while kind < MANA_KINDS:
            if sub >> kind & 1:
                need += pips[kind]
            kind += 1
        for s in symbols:
            if s.mask & sub == s.mask:
                need += 1
        if need > 0:
            for i in range(0, len(without), 2):
                if without[i] & sub:
                    need += without[i + 1]
            place: i64 = 0
            while place < n:
                if by[place] & sub:
                    need -= by[place + 1]
                    if need <= 0:
                        break
                place += 2
            if need > 0:
                return False
        sub = (sub - 1) & mask
    return True


def can_pay(game: Game, seat: Seat, cost: ManaCost, x: i64, payment: Payment, exclude: i64 = -1) -> bool:
    """Can the player pay this much mana, with mana abilities? `exclude` may not be tapped for it. CR 601.2g-h."""
    need = mana_needed(cost, x)
    if need == 0:
        return True
    cost = to_pay(game, seat, cost, payment)
    p = current(game, seat)
    # what is asked for at least, and whether the condition on kinds is the whole question
    least = need
    exact = p.mana_plain
    snow = False
    for s in cost.symbols:
        if s.kind != HYBRID:
            exact = False
            if s.kind == PHYREXIAN:
                least -= 1
            elif s.kind == SNOW_SYMBOL:
                snow = True
    if least > p.mana_most or cost.pip_mask & ~p.mana_kinds:
        return False
    without = NO_IDS
    if exclude >= 0 and game.char(exclude).abilities.mana and game.state.objs[exclude].zone == BATTLEFIELD:
        source = survey(game, seat, exclude, payment)
        if source is not None:
            if not source.sure or not source.makers[0].taps:
                exact = False
            if source.sure:
                without = source.units
    if not snow and hall(p, cost, need, without):
        return True
    if exact:
        return False
    return is_payable(game, seat, cost, x, claims_on(exclude), payment)


def is_beyond(game: Game, seat: Seat, cost: ManaCost) -> bool:
    """Is it certain at a glance that the player cannot pay this much mana, whatever it is for?"""
    if cost.symbols or game.state.standing[S_PERMIT]:
        return False
    p = current(game, seat)
    return cost.value > p.mana_most or cost.pip_mask & ~p.mana_kinds != 0


def pays_plainly(game: Game, seat: Seat, cost: ManaCost) -> i64:
    """What can_pay says of a cost of pips and generic mana, whatever it is for: 1 or 0; -1 where it must be asked."""
    if cost.x or cost.symbols or game.state.standing[S_PERMIT]:
        return -1
    p = current(game, seat)
    if not p.mana_plain:
        return -1
    if cost.value > p.mana_total:
        return 0
    mask = cost.pip_mask
    if mask & ~p.mana_kinds:
        return 0
    if mask & (mask - 1):
        return 1 if hall(p, cost, cost.value, NO_IDS) else 0
    need: i64 = 0
    kind: i64 = 0
    while mask >> kind:
        need = cost.pips[kind]
        kind += 1
    by = p.mana_by
    place: i64 = 0
    while need > 0 and place < len(by):
        if by[place] & mask:
            need -= by[place + 1]
        place += 2
    return 1 if need <= 0 else 0


def pays_with_less(game: Game, seat: Seat, cost: ManaCost, mask: i64) -> bool:
    """Could the player pay such a cost even with one mana of these kinds less than they have? In doubt, no."""
    if not mask or cost.x or cost.symbols or game.state.standing[S_PERMIT]:
        return False
    p = current(game, seat)
    if not p.mana_plain or cost.pip_mask & ~p.mana_kinds:
        return False
    return hall(p, cost, cost.value, [mask, 1])


def claims_on(exclude: i64) -> Claims:
    """What a cost with {T} of this object takes."""
    if exclude < 0:
        return NO_CLAIMS
    claims = Claims()
    claims.tapped.append(exclude)
    claims.kept.append(exclude)
    return claims


def max_x(game: Game, seat: Seat, cost: ManaCost, payment: Payment) -> i64:
    """The largest X that can be paid for; -1 when not even 0 can. CR 107.3, 601.2b."""
    if not can_pay(game, seat, cost, 0, payment):
        return -1
    if cost.x == 0:
        return 0
    p = current(game, seat)
    x: i64 = 0
    if p.mana_plain and is_hybrid_at_most(cost):
        # X asks for nothing but more mana, and all of it counts; a reduction beyond the fixed part takes from X
        spare = generic_of(cost, 0) - cost.generic
        return (p.mana_total - mana_needed(cost, 0) + spare) // cost.x
    while can_pay(game, seat, cost, x + 1, payment):
        x += 1
    return x


def is_hybrid_at_most(cost: ManaCost) -> bool:
    """Are there no symbols with other choices than between kinds of mana?"""
    for s in cost.symbols:
        if s.kind != HYBRID:
            return False
    return True
