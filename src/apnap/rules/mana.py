"""Mana: what a player could pay, paying it, mana abilities, and pools that empty. CR 106, 601.2g-h, 605.

The ordinary board (every source is '{T}: add one of these') is decided by a cached profile and Hall's condition: for
every set of colours, what only these can pay must not exceed what makes one of them. The rest is for mana_plan.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.characteristics import HYBRID, ManaCost
from apnap.rules.cost_parts import can_tap
from apnap.rules.decisions import O_MANA, IllegalAnswer, Option
from apnap.rules.definitions import F_ACTIVATE, Activated, Context
from apnap.rules.events import AbilityActivated, AddMana, Tap
from apnap.rules.players import EMPTY_POOL, Player
from apnap.rules.words import (
    BATTLEFIELD,
    CREATURE,
    HASTE,
    MANA_KINDS,
    POOL_SIZE,
    S_FORBID,
    SNOW,
)

if TYPE_CHECKING:
    from apnap.rules.game import Game


# what could be paid -------------------------------------------------------------------------------------------------
def profile(game: Game, seat: i64) -> Player:
    """Count again what the player's pool and plain sources could pay: pairs of a mask of kinds and a number."""
    state = game.state
    p = state.edit_player(seat)
    pairs: list[i64] = []
    total = p.pool_total
    plain = True
    if total:
        for kind in range(MANA_KINDS):
            n = p.pool[kind] + p.pool[kind + MANA_KINDS]
            if n:
                count_in(pairs, 1 << kind, n)
    forbidding = len(state.standing[S_FORBID]) > 0
    for id in state.ids(seat, BATTLEFIELD):
        chars = state.chars[id]
        if chars is None:
            chars = game.char(id)
        if not chars.abilities.mana:
            continue
        o = state.objs[id]
        mask: i64 = 0
        simple = True
        for a in chars.abilities.activated:
            if a.makes:
                if a.simple_mana and a.each_turn == 0:
                    mask |= a.simple_mana
                else:
                    simple = False
        if not simple:
            plain = False
        if mask and not o.tapped:
            if chars.types & CREATURE and o.since >= p.began and not chars.keywords & HASTE:
                continue
            if forbidding and game.is_forbidden(F_ACTIVATE, seat, id):
                continue
            if simple:
                count_in(pairs, mask, 1)
                total += 1
    p.mana_by = pairs
    p.mana_total = total
    p.mana_plain = plain
    # whether an effect forbids activating is not among what makes a profile stale, so nothing is kept meanwhile
    p.mana_dirty = forbidding
    return p


def count_in(pairs: list[i64], mask: i64, n: i64) -> None:
    """Add a number to the pair of a mask."""
    for i in range(0, len(pairs), 2):
        if pairs[i] == mask:
            pairs[i + 1] += n
            return
    pairs.append(mask)
    pairs.append(n)


def plain_mask(game: Game, seat: i64, id: i64) -> i64:
    """What an untapped plain source adds to the profile; 0 when it is none."""
    o = game.state.objs[id]
    if o.zone != BATTLEFIELD or o.tapped or o.controller != seat or not can_tap(game, seat, id):
        return 0
    mask: i64 = 0
    for a in game.char(id).abilities.activated:
        if a.makes:
            if not a.simple_mana or a.each_turn:
                return 0
            mask |= a.simple_mana
    return mask


def hall(p: Player, cost: ManaCost, x: i64, without: i64) -> bool:
    """Hall's condition on the profile, for costs of pips, generic mana and hybrid symbols."""
    total = p.mana_total
    if without:
        total -= 1
    if cost.value + cost.x * x > total:
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
        for i in range(MANA_KINDS):
            if sub >> i & 1:
                need += pips[i]
        for s in symbols:
            if s.mask & sub == s.mask:
                need += 1
        if without & sub:
            need += 1
        i2: i64 = 0
        while i2 < n and need > 0:
            if by[i2] & sub:
                need -= by[i2 + 1]
            i2 += 2
        if need > 0:
            return False
        sub = (sub - 1) & mask
    return True


def can_pay(game: Game, seat: i64, cost: ManaCost, x: i64, exclude: i64 = -1) -> bool:
    """Can the player pay this much mana, with mana abilities? `exclude` must stay untapped. CR 601.2g-h."""
    if cost.value == 0 and cost.x * x == 0:
        return True
    p = game.state.players[seat]
    if p.mana_dirty or game.state.standing[S_FORBID]:
        p = profile(game, seat)
    for s in cost.symbols:
        if s.kind != HYBRID:
            raise NotImplementedError("symbols other than hybrid")
    without: i64 = 0 if exclude < 0 else plain_mask(game, seat, exclude)
    if hall(p, cost, x, without):
        return True
    if p.mana_plain:
        return False
    raise NotImplementedError("sources other than plain ones")


def max_x(game: Game, seat: i64, cost: ManaCost) -> i64:
    """The largest X that can be paid for; -1 when not even 0 can. CR 107.3, 601.2b."""
    if not can_pay(game, seat, cost, 0):
        return -1
    if cost.x == 0:
        return 0
    x: i64 = 0
    while can_pay(game, seat, cost, x + 1):
        x += 1
    return x


# paying -------------------------------------------------------------------------------------------------------------
def pay(game: Game, seat: i64, cost: ManaCost, x: i64, origin: i64) -> None:
    """Activate mana abilities and pay. CR 601.2g-h."""
    pips = cost.pips
    for kind in range(MANA_KINDS):
        n = pips[kind]
        while n > 0:
            p = game.state.players[seat]
            if p.pool[kind] + p.pool[kind + MANA_KINDS] == 0:
                tap_one(game, seat, kind)
            spend(game, seat, kind)
            n -= 1
    n = cost.generic + cost.x * x
    while n > 0:
        p = game.state.players[seat]
        if p.pool_total == 0:
            tap_one(game, seat, -1)
            p = game.state.players[seat]
        for kind in range(MANA_KINDS):
            if p.pool[kind] + p.pool[kind + MANA_KINDS]:
                spend(game, seat, kind)
                break
        n -= 1


def spend(game: Game, seat: i64, kind: i64) -> None:
    p = game.state.edit_player(seat)
    pool = p.pool.copy()
    if pool[kind] > 0:
        pool[kind] -= 1
    else:
        pool[kind + MANA_KINDS] -= 1
    p.pool = pool
    p.pool_total -= 1
    p.mana_dirty = True


def tap_one(game: Game, seat: i64, kind: i64) -> None:
    best: i64 = -1
    fewest: i64 = 100
    for id in game.state.ids(seat, BATTLEFIELD):
        mask = plain_mask(game, seat, id)
        if mask and (kind < 0 or mask >> kind & 1):
            n: i64 = 0
            for i in range(MANA_KINDS):
                n += mask >> i & 1
            if n < fewest:
                fewest = n
                best = id
    if best < 0:
        raise IllegalAnswer("601.2h", "the mana for this cannot be paid")
    abilities = game.char(best).abilities.activated
    for i in range(len(abilities)):
        a = abilities[i]
        if a.simple_mana and (kind < 0 or a.simple_mana >> kind & 1):
            k = kind
            if k < 0:
                k = 0
                while not a.simple_mana >> k & 1:
                    k += 1
            activate_mana(game, seat, best, i, k)
            return


# mana abilities -----------------------------------------------------------------------------------------------------
def can_activate(game: Game, seat: i64, id: i64, ability: Activated) -> bool:
    """May the player activate this mana ability now? CR 602.5, 605.3a."""
    state = game.state
    o = state.objs[id]
    if not ability.makes or o.controller != seat or not ability.zones >> o.zone & 1:
        return False
    if state.standing[S_FORBID] and game.is_forbidden(F_ACTIVATE, seat, id):
        return False
    if ability.simple_mana:
        return not o.tapped and can_tap(game, seat, id)
    ctx = mana_context(seat, id)
    condition = ability.condition
    if condition is not None and not condition.holds(game, ctx):
        return False
    exclude: i64 = -1
    for part in ability.costs:
        if not part.can_pay(game, ctx):
            return False
        exclude = id
    for part in ability.costs:
        cost = part.mana()
        if cost is not None and not can_pay(game, seat, cost, 0, exclude):
            return False
    return True


def mana_context(seat: i64, id: i64) -> Context:
    """What a mana ability knows; it is never on a stack, which object -1 says. CR 605.3b."""
    ctx = Context(seat, id)
    ctx.object = -1
    return ctx


def activate_mana(game: Game, seat: i64, id: i64, index: i64, wanted: i64) -> None:
    """Pay for a mana ability and let it happen at once. CR 605.3."""
    chars = game.char(id)
    ability = chars.abilities.activated[index]
    if ability.simple_mana and wanted >= 0 and ability.simple_mana >> wanted & 1:
        tap = Tap(id, False)
        tap.for_mana = True
        tap.cause = id
        game.emit(tap)
        game.emit(AbilityActivated(id, seat, ability, -1))
        added = AddMana(seat, wanted, 1, chars.supertypes & SNOW != 0)
        added.cause = id
        game.emit(added)
        return
    ctx = mana_context(seat, id)
    for part in ability.costs:
        cost = part.mana()
        if cost is not None:
            pay(game, seat, cost, 0, id)
    for part in ability.costs:
        part.pay(game, ctx)
    game.emit(AbilityActivated(id, seat, ability, -1))
    if wanted >= 0:
        ctx.modes = [wanted]
    ability.effect.happen(game, ctx)


def mana_options(game: Game, seat: i64, out: list[Option]) -> None:
    """The mana abilities that the player may activate now. CR 605.3a."""
    for id in game.state.ids(seat, BATTLEFIELD):
        abilities = game.char(id).abilities
        if abilities.mana:
            for i in range(len(abilities.activated)):
                if can_activate(game, seat, id, abilities.activated[i]):
                    out.append(Option(O_MANA, id, i))


# pools --------------------------------------------------------------------------------------------------------------
def empty_pools(game: Game) -> None:
    """Unspent mana is lost as a step or phase ends. CR 106.4, 500.5."""
    state = game.state
    for seat in range(state.seats):
        p = state.players[seat]
        if p.pool_total or p.special:
            p = state.edit_player(seat)
            p.pool = EMPTY_POOL
            p.pool_total = 0
            p.special = []
            p.mana_dirty = True
            state.touch()


def pool_words(p: Player) -> str:
    """`{R}{R}{C}` for what is in a pool. CR 106.4a."""
    out = ""
    letters = "WUBRGC"
    for i in range(POOL_SIZE):
        out += ("{" + letters[i % MANA_KINDS] + "}") * p.pool[i]
    return out
