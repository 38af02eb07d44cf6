"""Targets: what may be chosen, choosing, dividing, and whether the choice is still legal. CR 115, 601.2c-d, 608.2b.

A Target node answers for one use of the word: its `legal`, `candidates` and `exists` ask `allowed` below, so that
hexproof, shroud, protection and range are judged in one place. This module knows how several uses go together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS, NO_TARGETS, Context, Target
from apnap.rules.ch8_multiplayer.range import choosers, is_exempt, within
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, F_TARGET, GONE, HEXPROOF, NONE, S_FORBID, S_SHIELD, SHROUD
from apnap.rules.core.decisions import (
    FOR_PLAYER,
    FROM_ACTION,
    ChooseDecision,
    Decision,
    DivisionDecision,
    TargetDecision,
)
from apnap.rules.core.interrupts import Departed
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

ALL_THERE_ARE: Final = 1_000_000  # targets, where nothing limits their number
NOBODY: Final[list[i64]] = [-7778]  # no answer: who was asked has left


# what may be a target ------------------------------------------------------------------------------------------------
def allowed(game: Game, ctx: Context, ref: Ref) -> bool:
    """May the spell or ability at hand target this, whatever its words say? It never targets itself. CR 115.5."""
    return ref != ctx.object and can_target(game, ctx.controller, ctx.source, ref)


def can_target(game: Game, seat: Seat, source: ObjectId, ref: Ref) -> bool:
    """May a player target this object or player with something from this source? CR 702.11, 702.18, 801.4."""
    state = game.state
    if ref < 0:
        if ref == NONE:
            return False
        who = -1 - ref
        if not state.in_game(who):
            return False
    else:
        o = state.objs[ref]
        zone = o.zone
        if zone == GONE or o.phased_out:
            return False
        if zone == BATTLEFIELD:
            keywords = game.char(ref).keywords
            if keywords & (HEXPROOF | SHROUD):
                if keywords & SHROUD:
                    return False
                if state.opponents(seat, o.controller) and state.in_reach(o.controller, seat):
                    return False  # it does not see spells of those who are out of range (801.11)
    if state.reach is not None and not state.reaches(seat, ref) and not is_exempt(game, source):
        return False
    if state.standing[S_SHIELD] and game.is_shielded(F_TARGET, ref, source, seat):
        return False
    return not state.standing[S_FORBID] or not game.is_forbidden(F_TARGET, seat, ref)


# can targets be chosen? ----------------------------------------------------------------------------------------------
def most(game: Game, ctx: Context, slot: Target) -> i64:
    """How many targets a slot takes at most: each gets one at least of what is divided. CR 601.2d."""
    only_if = slot.only_if
    if only_if is not None and not only_if.holds(game, ctx):
        return 0  # those targets are not chosen then (702.33)
    at_most = slot.at_most
    if at_most is not None:
        return at_most.value(game, ctx)
    divided = slot.divided
    if divided is not None:
        amount = divided.value(game, ctx)
        if amount < slot.maximum:
            return amount
    return slot.maximum


def least(game: Game, ctx: Context, slot: Target) -> i64:
    """How many targets a slot must have. CR 601.2c."""
    only_if = slot.only_if
    if only_if is not None and not only_if.holds(game, ctx):
        return 0
    at_least = slot.at_least
    return slot.minimum if at_least is None else at_least.value(game, ctx)


def can_choose(game: Game, ctx: Context, slots: list[Target]) -> bool:
    """Can every slot be given as many targets as it must have? CR 601.2c, 115.3."""
    another = False
    for slot in slots:
        minimum = least(game, ctx, slot)
        if minimum <= 0:
            continue
        if slot.other:
            another = True
        if slot.divided is not None and most(game, ctx, slot) < minimum:
            return False
        if minimum == 1 and not slot.by_opponent and slot.by is None:
            if not slot.exists(game, ctx):
                return False
        elif len(choices(game, ctx, slot)) < minimum:
            return False
    if not another or len(slots) == 1:
        return True
    return can_fill(game, ctx, slots, 0, NO_IDS)


def choices(game: Game, ctx: Context, slot: Target) -> list[i64]:
    """The legal targets for one slot."""
    found = slot.candidates(game, ctx)
    if slot.by_opponent:
        found = within_reach_of_some(game, ctx, slot, found)
    if slot.by is not None:
        seat = chooser_of(game, ctx, slot)
        found = within(game.state, seat, found) if seat >= 0 else NO_IDS
    itself = ctx.object  # NONE while an ability is only considered
    if itself not in found:
        return found
    out: list[i64] = []
    for ref in found:
        if ref != itself:
            out.append(ref)
    return out


def can_fill(game: Game, ctx: Context, slots: list[Target], first: i64, used: list[i64]) -> bool:
    """Can the slots from `first` on be filled when the ones before it took `used`? Exact. CR 115.3."""
    n: i64 = len(slots)
    lists: list[list[i64]] = []
    for i in range(n):
        lists.append(choices(game, ctx, slots[i]) if i >= first and slots[i].minimum > 0 else NO_IDS)
    return fill(slots, lists, first, used)


def fill(slots: list[Target], lists: list[list[i64]], i: i64, used: list[i64]) -> bool:
    """Try the slots in order, each with as few targets as it must have; 'another' excludes all those before it."""
    n: i64 = len(slots)
    last: i64 = n - 1
    while last >= i and not (slots[last].other and slots[last].minimum > 0):
        last -= 1
    while i <= last:
        slot = slots[i]
        if slot.minimum > 0:
            free = outside(lists[i], used) if slot.other else lists[i]
            if len(free) < slot.minimum:
                return False
            if i == last:
                return True
            return fill_with(slots, lists, i, used, free, 0, slot.minimum)
        i += 1
    return True


def fill_with(
    slots: list[Target], lists: list[list[i64]], i: i64, used: list[i64], free: list[i64], start: i64, left: i64
) -> bool:
    """Try each way to take `left` more targets for slot i from `free`, then the slots after it."""
    if left == 0:
        return fill(slots, lists, i + 1, used)
    n: i64 = len(free)
    for j in range(start, n - left + 1):
        more = used.copy()
        more.append(free[j])
        if fill_with(slots, lists, i, more, free, j + 1, left - 1):
            return True
    return False


def outside(refs: list[Ref], used: list[i64]) -> list[i64]:
    """Those that are not among the used ones."""
    out: list[i64] = []
    for ref in refs:
        if ref not in used:
            out.append(ref)
    return out


# choosing ------------------------------------------------------------------------------------------------------------
def choose(game: Game, ctx: Context, slots: list[Target], benefit: i64) -> list[list[i64]]:
    """Choose targets for every slot in order, never so that a later one cannot be filled. CR 601.2c.

    Fewer lists than slots come back where a concession in between left too little to choose from.
    """
    tones: list[i64] = []
    for _ in slots:
        tones.append(benefit)
    return choose_by_benefit(game, ctx, slots, tones)


def choose_by_benefit(
    game: Game, ctx: Context, slots: list[Target], tones: list[i64], limit: i64 = ALL_THERE_ARE
) -> list[list[i64]]:
    """As `choose`, with a benefit for each slot, and so many targets together at most."""
    out: list[list[i64]] = []
    used: list[i64] = []
    ctx.slots = slots
    ctx.targets = out
    n: i64 = len(slots)
    for i in range(n):
        slot = slots[i]
        maximum = min(most(game, ctx, slot), limit - len(used))
        minimum = least(game, ctx, slot)
        if maximum < minimum:
            return out
        if maximum <= 0:
            out.append([])
            continue
        if slot.apiece:
            picked = pick_apiece(game, ctx, slot, used, tones[i])
        elif slot.one_owner:
            picked = pick_of_one_owner(game, ctx, slot, minimum, maximum, tones[i])
        elif constrains_later(slots, i):
            picked = pick_apart(game, ctx, slots, i, used, maximum, tones[i])
        else:
            picked = pick_freely(game, ctx, slot, used, maximum, tones[i])
        if len(picked) < minimum:
            return out
        out.append(picked)
        for ref in picked:
            used.append(ref)
    return out


def constrains_later(slots: list[Target], i: i64) -> bool:
    """Must a later slot differ from this one?"""
    n: i64 = len(slots)
    for j in range(i + 1, n):
        if slots[j].other and slots[j].minimum > 0:
            return True
    return False


def pick_freely(game: Game, ctx: Context, slot: Target, used: list[i64], maximum: i64, benefit: i64) -> list[i64]:
    """Targets for a slot on which no later one depends. What left the game during the question is chosen again."""
    first = True
    while True:
        free = choices(game, ctx, slot)
        if slot.other:
            free = outside(free, used)
        tried = ctx.tried
        if tried is not None and len(free) > len(tried):
            free = outside(free, tried)
        minimum = least(game, ctx, slot)
        if len(free) < minimum:
            return NO_IDS
        chooser = chooser_of(game, ctx, slot)
        if slot.by_opponent:
            chooser = choose_opponent(game, ctx, slot, free, "601.7a" if first else "800.4g")
            if chooser < 0:
                return NO_IDS
            free = open_to(game, slot, chooser, free)
            first = False
        if slot.at_random:
            mixed = free.copy()
            game.state.shuffle(mixed)
            return mixed[:maximum]
        picked = pick(game, ctx, free, minimum, maximum, benefit, chooser)
        if picked is not NOBODY and are_there(game, picked):
            return picked


def whose(game: Game, ref: Ref) -> Seat:
    """The player who controls a target, or who is one."""
    return -1 - ref if ref < 0 else game.state.objs[ref].controller


def pick_apiece(game: Game, ctx: Context, slot: Target, used: list[i64], benefit: i64) -> list[i64]:
    """Up to one target for each player, one player after the other. CR 601.2c."""
    while True:
        picked: list[i64] = []
        for seat in game.state.apnap():
            free: list[i64] = []
            for ref in choices(game, ctx, slot):
                if whose(game, ref) == seat and not (slot.other and ref in used):
                    free.append(ref)
            picked = picked + pick(game, ctx, free, 0, 1, benefit, ctx.controller)
        if are_there(game, picked):
            return picked


def pick_of_one_owner(game: Game, ctx: Context, slot: Target, minimum: i64, maximum: i64, benefit: i64) -> list[i64]:
    """Targets that belong to one player, who is chosen with the first of them. CR 601.2c."""
    while True:
        free = choices(game, ctx, slot)
        n: i64 = len(free)
        if n < minimum:
            return NO_IDS
        objs = game.state.objs
        owners: list[i64] = []
        for ref in free:
            if objs[ref].owner not in owners:
                owners.append(objs[ref].owner)
        if len(owners) < 2:
            picked = pick(game, ctx, free, minimum, maximum, benefit, ctx.controller)
        else:
            picked = pick(game, ctx, free, min(minimum, 1), 1, benefit, ctx.controller)
            if picked and maximum > 1 and are_there(game, picked):
                first = picked[0]
                rest: list[i64] = []
                for ref in free:
                    if ref != first and objs[ref].owner == objs[first].owner:
                        rest.append(ref)
                least_more = minimum - 1 if minimum > 1 else 0
                picked = [first] + pick(game, ctx, rest, least_more, maximum - 1, benefit, ctx.controller)
        if are_there(game, picked):
            return picked


def pick(
    game: Game, ctx: Context, free: list[i64], minimum: i64, maximum: i64, benefit: i64, chooser: Seat
) -> list[i64]:
    """Ask for targets, unless there is only one way to choose them."""
    n: i64 = len(free)
    if maximum > n:
        maximum = n
    if maximum <= 0:
        return NO_IDS
    if minimum == n:
        return free
    slot: i64 = len(ctx.targets)
    rule = "601.2c" if chooser == ctx.controller else "601.7"
    decision = TargetDecision(chooser, rule, free, minimum, maximum, FROM_ACTION, ctx.object, benefit, slot)
    decision.nodes = [ctx.slots[slot]]
    if chooser == ctx.controller:
        return game.ask(decision)
    return ask_opponent(game, ctx, decision)


def ask_opponent(game: Game, ctx: Context, decision: Decision) -> list[i64]:
    """The answer of an opponent who chooses for the controller; NOBODY's if they left: another one will. CR 800.4g."""
    try:
        return game.ask(decision)
    except Departed:
        if not game.state.in_game(ctx.controller):
            raise
        return NOBODY


# targets of an opponent's choice -------------------------------------------------------------------------------------
def open_to(game: Game, slot: Target, chooser: Seat, refs: list[Ref]) -> list[i64]:
    """Those of these targets that an opponent may choose: within their range too, or only their own. CR 801.5a."""
    state = game.state
    if not slot.theirs:
        return within(state, chooser, refs)
    out: list[i64] = []
    for ref in refs:
        if (-1 - ref if ref < 0 else state.objs[ref].controller) == chooser:
            out.append(ref)
    return out


def chooser_of(game: Game, ctx: Context, slot: Target) -> Seat:
    """Who chooses for a slot: the controller, or the player whom its words name; -1 when that one has left."""
    by = slot.by
    if by is None:
        return ctx.controller
    for ref in by.pick(game, ctx):
        if ref < 0 and game.state.in_game(-1 - ref):
            return -1 - ref
    return -1


def opponents_in_reach(game: Game, seat: Seat) -> list[i64]:
    """The seats of the opponents who can make a choice for this player. CR 601.7a, 801.5c."""
    out: list[i64] = []
    for ref in choosers(game, seat, True):
        out.append(-1 - ref)
    return out


def opponents_for(game: Game, ctx: Context, slot: Target, refs: list[Ref]) -> list[i64]:
    """The opponents who could choose as many of these as must be chosen."""
    out: list[i64] = []
    for seat in opponents_in_reach(game, ctx.controller):
        if len(open_to(game, slot, seat, refs)) >= slot.minimum:
            out.append(seat)
    return out


def within_reach_of_some(game: Game, ctx: Context, slot: Target, refs: list[Ref]) -> list[i64]:
    """Of the legal targets for an opponent's choice, those that an opponent could choose."""
    if game.state.reach is None and not slot.theirs:
        return refs
    out: list[i64] = []
    seats = opponents_for(game, ctx, slot, refs)
    for ref in refs:
        for seat in seats:
            if ref in open_to(game, slot, seat, refs):
                out.append(ref)
                break
    return out


def choose_opponent(game: Game, ctx: Context, slot: Target, free: list[i64], rule: str) -> i64:
    """The controller says which opponent chooses; -1 when nobody can. CR 601.7a."""
    seats = opponents_for(game, ctx, slot, free)
    return which_opponent(game, ctx, seats, rule) if seats else -1


def which_opponent(game: Game, ctx: Context, seats: list[Seat], rule: str) -> i64:
    """Ask which of these opponents decides, unless there is only one. CR 601.7a."""
    if len(seats) == 1:
        return seats[0]
    candidates: list[Ref] = []
    for seat in seats:
        candidates.append(-1 - seat)
    decision = ChooseDecision(
        ctx.controller, rule, candidates, purpose=FOR_PLAYER, origin=FROM_ACTION, source=ctx.object
    )
    who = ask_one(game, decision)
    return -1 if who == NONE else -1 - who


def pick_apart(
    game: Game, ctx: Context, slots: list[Target], i: i64, used: list[i64], maximum: i64, benefit: i64
) -> list[i64]:
    """Targets for a slot that a later one must differ from: one at a time where several are taken."""
    slot = slots[i]
    picked: list[i64] = []
    if not can_fill(game, ctx, slots, i, used):
        return picked
    taken = used
    minimum = least(game, ctx, slot)
    while len(picked) < maximum:
        rest = minimum - len(picked) - 1
        free: list[i64] = []
        for ref in choices(game, ctx, slot):
            if ref in picked or (slot.other and ref in used):
                continue
            trial = taken.copy()
            trial.append(ref)
            if leaves_room(game, ctx, slots, i, picked, ref, trial, rest if rest > 0 else 0):
                free.append(ref)
        must = len(picked) < minimum
        if not free:
            break
        chooser = chooser_of(game, ctx, slot)
        if slot.by_opponent:
            chooser = choose_opponent(game, ctx, slot, free, "601.7a")
            if chooser < 0:
                break
            free = open_to(game, slot, chooser, free)
        got = pick(game, ctx, free, 1 if must else 0, 1, benefit, chooser)
        if got is NOBODY:
            continue
        if not got:
            break
        if not are_there(game, got):
            continue
        picked.append(got[0])
        taken = taken.copy()
        taken.append(got[0])
    return picked


def leaves_room(
    game: Game, ctx: Context, slots: list[Target], i: i64, picked: list[i64], ref: Ref, taken: list[i64], rest: i64
) -> bool:
    """Can slot i still get `rest` more targets, and the slots after it theirs?"""
    n: i64 = len(slots)
    lists: list[list[i64]] = []
    for j in range(n):
        lists.append(choices(game, ctx, slots[j]) if j > i and slots[j].minimum > 0 else NO_IDS)
    if rest == 0:
        return fill(slots, lists, i + 1, taken)
    free: list[i64] = []
    for other in choices(game, ctx, slots[i]):
        if other == ref or other in picked:
            continue
        if slots[i].other and other in taken:
            continue
        free.append(other)
    return fill_with(slots, lists, i, taken, free, 0, rest)


def divide(game: Game, ctx: Context) -> bool:
    """Divide what the slots say among their targets, one at least to each. CR 601.2d.

    False when so many of them left the game meanwhile that too few are left.
    """
    slots = ctx.slots
    division: list[list[i64]] = []
    n: i64 = len(slots)
    divided = False
    for i in range(n):
        amount = slots[i].divided
        if amount is None:
            division.append(NO_IDS)
            continue
        divided = True
        while True:
            there: list[i64] = []
            for ref in ctx.targets[i]:
                if is_there(game, ref):
                    there.append(ref)
            if len(there) < slots[i].minimum:
                return False
            ctx.targets[i] = there
            shares = share_out(game, ctx, there, amount.value(game, ctx))
            if shares is not NOBODY:
                division.append(shares)
                break
    ctx.division = division if divided else NO_TARGETS
    return True


def share_out(game: Game, ctx: Context, among: list[i64], total: i64) -> list[i64]:
    """Ask how much each gets, unless there is only one way; NOBODY's answer when somebody left meanwhile."""
    n: i64 = len(among)
    if n == 0:
        return NO_IDS
    if n == 1:
        only: list[i64] = [total]
        return only
    if n == total:
        ones: list[i64] = []
        for _ in among:
            ones.append(1)
        return ones
    decision = DivisionDecision(ctx.controller, among, total, ctx.object)
    try:
        return game.ask(decision)
    except Departed:
        if not game.state.in_game(ctx.controller):
            raise
        return NOBODY


# while resolving -----------------------------------------------------------------------------------------------------
def still_legal(game: Game, ctx: Context) -> bool:
    """Keep only the targets that are legal now; False when there were some and none is left. CR 608.2b."""
    slots = ctx.slots
    if not ctx.targets:
        return True
    kept: list[list[i64]] = []
    shares: list[list[i64]] = []
    divided = len(ctx.division) > 0
    had = False
    have = False
    n: i64 = len(ctx.targets)
    for i in range(n):
        slot = slots[i]
        legal: list[i64] = []
        share: list[i64] = []
        before = ctx.targets[i]
        m: i64 = len(before)
        for j in range(m):
            had = True
            ref = before[j]
            if is_there(game, ref) and slot.legal(game, ctx, ref):
                have = True
                legal.append(ref)
                if divided and ctx.division[i]:
                    share.append(ctx.division[i][j])
        kept.append(legal)
        shares.append(share)
    ctx.targets = kept
    if divided:
        ctx.division = shares
    return have or not had


def are_there(game: Game, refs: list[Ref]) -> bool:
    """Are all of these still where they were chosen?"""
    for ref in refs:
        if not is_there(game, ref):
            return False
    return True


def is_there(game: Game, ref: Ref) -> bool:
    """Is the target still in the game, and in the zone where it was targeted? A zone change makes a new object."""
    state = game.state
    if ref < 0:
        return state.in_game(-1 - ref)
    o = state.objs[ref]
    return o.zone != GONE and not o.phased_out
