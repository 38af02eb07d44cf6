"""Token groups: one object that stands for many tokens of which nothing tells one from another.

Leaps make them (see leaps.py). What happens to each of many alike happens to the group; a few tokens are always beside
it one by one, so that whatever is chosen, sacrificed or tapped singly is one of these, and more are taken off as they
are needed. Counting counts all of them. Only tokens without abilities of their own, keywords aside, are kept in groups.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Keywords
from apnap.rules.ch2_cards.characteristics import NO_ABILITIES
from apnap.rules.ch4_zones.zones import carry_over, unregister
from apnap.rules.ch7_additional.loops.situation import situation
from apnap.rules.ch7_additional.loops.tallies import Q_TOKENS
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, GONE
from apnap.rules.core.decisions import ChooseDecision, Decision, Option
from apnap.rules.core.objects import Obj
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import State

KEPT: Final = 8  # tokens that are beside a group one by one
MOST: Final = 40  # of a group that are offered one by one


def take_off(game: Game, id: ObjectId, n: i64) -> i64:
    """Some of a group become an object of their own; they always were other objects, so nothing happens. CR 111.1."""
    state = game.state
    group = state.edit(id)
    new: i64 = len(state.objs)
    o = group.copy(state.stamp)
    o.id = new
    o.token_count = n
    o.prev_id = -1
    o.next_id = -1
    group.token_count -= n
    state.objs.append(o)
    state.chars.append(None)
    state.edit_zone(o.controller, BATTLEFIELD).append(new)
    o.registered = NO_ABILITIES
    carry_over(state, id, new)
    game.update_registration(new)
    for turn in state.turns:
        if id in turn.attackers:
            state.edit_marker(turn.marker).attackers = [*turn.attackers, new]
    state.touch()
    return new


def is_keepable(game: Game, id: ObjectId) -> bool:
    """May tokens like this one be kept in a group?"""
    for a in game.char(id).abilities.every:
        if not isinstance(a, Keywords):
            return False
    return True


def count(game: Game, refs: list[Ref]) -> i64:
    """How many these are."""
    state = game.state
    if not state.has_token_groups:
        return len(refs)
    n: i64 = 0
    for ref in refs:
        n += state.objs[ref].token_count if ref >= 0 else 1
    return n


def rest_of(game: Game, id: ObjectId, refs: list[Ref]) -> i64:
    """Of tokens that count others: how many more there are in their own group, if tokens like them are counted."""
    state = game.state
    if not state.has_token_groups or id < 0 or id in refs:
        return 0
    group = state.objs[id]
    if group.token_count > 1:
        for ref in refs:
            if ref >= 0 and state.objs[ref].token and state.objs[ref].card is group.card:
                return group.token_count - 1
    return 0


def all_groups(state: State) -> list[i64]:
    """The groups on the battlefield."""
    out: list[i64] = []
    for seat in range(state.seats):
        for id in state.ids(seat, BATTLEFIELD):
            if state.objs[id].token_count > 1:
                out.append(id)
    return out


def keep_some_beside(game: Game) -> None:
    """A few tokens of each group are beside it."""
    state = game.state
    groups = all_groups(state)
    if not groups:
        state.has_token_groups = False
        return
    for id in groups:
        group = state.objs[id]
        beside: i64 = 0
        for other in state.ids(group.controller, BATTLEFIELD):
            o = state.objs[other]
            if o.token_count == 1 and is_like(o, group):
                beside += 1
        while beside < KEPT and state.objs[id].token_count > 1:
            take_off(game, id, 1)
            beside += 1


def is_like(o: Obj, group: Obj) -> bool:
    """Is this token one that could be in the group, as far as a choice is concerned?"""
    return (
        o.token
        and o.card is group.card
        and o.tapped == group.tapped
        and o.damage == group.damage
        and o.attacking == group.attacking
        and o.counters == group.counters
        and not o.attachments
        and o.controlled_since == group.controlled_since
    )


def one_by_one(game: Game, decision: Decision) -> None:
    """Of a choice among objects: not a group, but as many of its tokens as could be chosen."""
    if not isinstance(decision, ChooseDecision) or decision.labels:
        return
    state = game.state
    singles: list[i64] = []
    groups: list[i64] = []
    for ref in decision.candidates:
        if ref >= 0 and state.objs[ref].token_count > 1 and state.objs[ref].zone == BATTLEFIELD:
            groups.append(ref)
        else:
            singles.append(ref)
    if not groups:
        return
    wanted = max(decision.minimum, min(decision.maximum, MOST))
    for id in groups:
        while len(singles) < wanted and state.objs[id].token_count > 1:
            singles.append(take_off(game, id, 1))
        if len(singles) < wanted:
            singles.append(id)  # the last of it is a token like any other
    decision.candidates = singles


def without_groups(state: State, options: list[Option]) -> list[Option]:
    """Abilities of the tokens beside a group are activated, not the group's."""
    out: list[Option] = []
    for o in options:
        if o.id < 0 or state.objs[o.id].token_count == 1:
            out.append(o)
    return out


# combat --------------------------------------------------------------------------------------------------------------
def before_attacks(game: Game, seats: list[Seat]) -> None:
    """Groups become heaps of 1, 2, 4, ... so that any number of tokens can attack. CR 508.1a."""
    state = game.state
    gather(game)
    for id in all_groups(state):
        if state.objs[id].controller in seats and game.char(id).types & CREATURE:
            n: i64 = 1
            while state.objs[id].token_count > 2 * n:
                take_off(game, id, n)
                n *= 2


def before_blocks(game: Game) -> None:
    """Of each group that attacks, as many tokens as could be blocked attack one by one; of others, some could block."""
    state = game.state
    blockers: i64 = 0
    for seat in range(state.seats):
        if seat not in state.turn().active:
            for id in state.ids(seat, BATTLEFIELD):
                if state.is_creature(id) and not state.objs[id].tapped:
                    blockers += min(state.objs[id].token_count, MOST)
    attackers: i64 = max(len(state.turn().attackers), MOST)  # any number may block one attacker
    for id in all_groups(state):
        n = blockers if id in state.turn().attackers else attackers
        while n > 0 and state.objs[id].token_count > 1:
            take_off(game, id, 1)
            n -= 1


def gather(game: Game) -> None:
    """Tokens that nothing tells apart become one group again."""
    state = game.state
    for tally in situation(game).tallies:
        if tally.what == Q_TOKENS and tally.value > KEPT and is_keepable(game, tally.ref):
            for id in tally.others:
                if state.objs[id].token_count > 1:
                    state.edit(tally.ref).token_count += state.objs[id].token_count
                    vanish(game, id)


def vanish(game: Game, id: ObjectId) -> None:
    """A heap goes up in another one."""
    state = game.state
    unregister(game, id)
    o = state.edit(id)
    state.edit_zone(o.controller, BATTLEFIELD).remove(id)
    o.zone = GONE
    o.token_count = 1
    state.touch()
