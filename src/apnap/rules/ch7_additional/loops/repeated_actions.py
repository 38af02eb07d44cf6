"""Actions that players take again and again: what would only repeat a loop is not offered to who must end it. CR 732.3.

Abilities that cost nothing, or are activated again, leave a footprint in the turn. Another target is another choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS, Activated, Context, Node
from apnap.rules.ch7_additional.loops.loop_inputs import H_PAST
from apnap.rules.ch7_additional.loops.loops import LONGEST, Footprint, reading, sparing, without_trails
from apnap.rules.ch7_additional.loops.situation import situation
from apnap.rules.ch7_additional.loops.tallies import Situation
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_ACTIVATE,
    EV_LEAVE,
    EV_PHASING,
    EV_TAP,
    EV_UNTAP,
    EV_ZONE,
    S_LAYER,
    S_SLOTS,
    ZONES_PER_SEAT,
)
from apnap.rules.core.decisions import O_ACTIVATE, Option, PriorityDecision
from apnap.rules.core.digest import MASK, mix
from apnap.rules.core.turn_marker import Turn
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import AbilityActivated, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import State

FEW: Final = 48  # activations of which each is remembered; of the further ones of a turn, every eighth
SPARSE: Final = 8
NOT_MADE: Final = -1  # of an outline


def note_deed(game: Game, seat: Seat, option: Option) -> list[Ref] | None:
    """An ability is about to be activated: remember the situation if it costs nothing, or is activated again.

    The targets that would only repeat a loop, where another one must be chosen. CR 732.3.
    """
    tried: list[Ref] | None = None
    state = game.state
    turn = state.turn()
    ability = game.char(option.id).abilities.activated[option.index]
    if (
        not turn.repeated_actions
        and not is_gratis(ability)
        and not is_again(turn.events[EV_ACTIVATE], option.id, ability)
    ):
        return tried
    if len(turn.repeated_actions) >= FEW and len(state.objs) % SPARSE:
        return tried
    if not ability.slots and is_one_more(state, turn, seat, option):
        remember(state, turn.repeated_actions[-1])
        return tried
    if state.table.markers == 1:
        f = sparing(state)
    else:
        f = Footprint(without_trails(state), None, 0, turn.events.copy())
    f.node = ability
    f.controllers = 1 << seat
    f.outline = NOT_MADE
    if len(ability.slots) == 1 and turn.repeated_actions:
        seen = outline_as_before(game, seat, turn.repeated_actions)
        if seen != NOT_MADE:
            f.outline = seen
            tried = tried_before(game, seat, option, f.situation(game), seen, turn.repeated_actions)
    f.seat = seat
    f.object = option.id
    f.index = option.index
    remember(state, f)
    return tried


def remember(state: State, f: Footprint) -> None:
    """One more footprint; of too many, the oldest is forgotten."""
    turn = state.edit_turn()
    deeds = turn.repeated_actions[1:] if len(turn.repeated_actions) >= LONGEST else turn.repeated_actions.copy()
    deeds.append(f)
    turn.repeated_actions = deeds


def is_gratis(ability: Activated) -> bool:
    """Does activating it take nothing away?"""
    for part in ability.costs:
        cost = part.mana()
        if cost is None or cost.value or cost.x:
            return False
    return True


def is_again(e: Event | None, id: ObjectId, ability: Activated) -> bool:
    """Has this ability of this object been activated this turn?"""
    while e is not None:
        if isinstance(e, AbilityActivated) and e.source == id and e.ability is ability:
            return True
        e = e.prev
    return False


def is_one_more(state: State, turn: Turn, seat: Seat, option: Option) -> bool:
    """The same was done just before, and things have only become tapped since: the footprint of then does for both.

    Whatever goes round comes through the moment of the first such activation again.
    """
    if not turn.repeated_actions:
        return False
    last = turn.repeated_actions[-1]
    same = last.seat == seat and last.object == option.id and last.index == option.index
    return same and is_bygone(state, turn, last)


def allowed(game: Game, decision: PriorityDecision) -> PriorityDecision:
    """What a player with priority may do, without what only repeats the loop, or what they said they would not do.

    CR 732.3, 732.2c.
    """
    state = game.state
    turn = state.turns[decision.marker]
    options = decision.options
    barred = state.barred_actions
    if barred and barred[0] == decision.seat:
        options = [o for o in options if not (o.kind == barred[1] and o.id == barred[2] and o.index == barred[3])]
    if turn.repeated_actions and concerns(decision):
        options = without_repeats(game, decision.seat, options, turn.repeated_actions)
    if len(options) == len(decision.options) or not options:
        return decision
    return PriorityDecision(decision.seat, decision.marker, options)


def concerns(decision: PriorityDecision) -> bool:
    """Is an ability offered?"""
    for o in decision.options:
        if o.kind == O_ACTIVATE:
            return True
    return False


def without_repeats(game: Game, seat: Seat, options: list[Option], deeds: list[Footprint]) -> list[Option]:
    """The options without those that this player took in this very situation, if it is for them to end the loop."""
    seen = outline_as_before(game, seat, deeds)
    if seen == NOT_MADE:
        return options
    now = situation(game)
    out: list[Option] = []
    for o in options:
        if o.kind == O_ACTIVATE:
            tried = tried_before(game, seat, o, now, seen, deeds)
            if tried is not None and not has_another_target(game, seat, o, tried):
                continue
        out.append(o)
    return out


def outline_as_before(game: Game, seat: Seat, deeds: list[Footprint]) -> i64:
    """The outline of this moment, if this player took one of these actions in a moment that looks like it."""
    state = game.state
    turn = state.turn()
    seen: i64 = NOT_MADE
    before: Footprint | None = None
    for f in deeds:
        if f is before:
            continue
        before = f
        if f.seat == seat and not is_bygone(state, turn, f) and is_of_one_size(f, state):
            if seen == NOT_MADE:
                seen = outline(state)
            if outline_of(f, state) == seen:
                return seen
    return NOT_MADE


def is_bygone(state: State, turn: Turn, f: Footprint) -> bool:
    """Has something become tapped since, and nothing untapped, come or gone? Then more is tapped than there was."""
    events = turn.events
    heads = f.heads
    return (
        events[EV_TAP] is not heads[EV_TAP]
        and events[EV_UNTAP] is heads[EV_UNTAP]
        and events[EV_ZONE] is heads[EV_ZONE]
        and events[EV_PHASING] is heads[EV_PHASING]
        and events[EV_LEAVE] is heads[EV_LEAVE]
        and state.table.markers == 1  # else much may have happened in another turn
    )


def is_of_one_size(f: Footprint, now: State) -> bool:
    """Have zones as many objects, and players as much life and mana, as at the moment of a footprint?

    If not, it is another situation; to say so, the objects of that moment need not be found.
    """
    then = f.then
    if then is None or f.outline != NOT_MADE:
        return True  # it has been looked at
    if len(then.turn().stack) != len(now.turn().stack):
        return False
    for seat in range(now.seats):
        before = then.players[seat]
        p = now.players[seat]
        if before.life != p.life or before.pool_total != p.pool_total:
            return False
        for zone in range(ZONES_PER_SEAT):
            if len(then.ids(seat, zone)) != len(now.ids(seat, zone)):
                return False
    return True


def outline_of(f: Footprint, now: State) -> i64:
    """The outline of the moment of a footprint, made when first asked for."""
    if f.outline == NOT_MADE:
        then = f.state(now)
        if then is not None:
            f.outline = outline(then)
    return f.outline


def outline(state: State) -> i64:
    """A number that is the same where the situation is, and quickly made: most moments need no closer look."""
    h: i64 = len(state.turn().stack)
    for p in state.players:
        h = mix(mix(h, p.life & MASK), p.pool_total)
        for zone in range(ZONES_PER_SEAT):
            h = mix(h, len(state.ids(p.seat, zone)))
        tapped: i64 = 0
        counted: i64 = 0
        for id in state.ids(p.seat, BATTLEFIELD):
            o = state.objs[id]
            if o.tapped:
                tapped += o.token_count
            counters = o.counters
            if counters is not None:
                for n in counters.values():
                    counted += n
        h = mix(mix(h, tapped), counted & MASK)
    for slot in range(S_LAYER + 1, S_SLOTS):  # of effects on characteristics, the later ones may undo the earlier
        h = mix(h, len(state.standing[slot]))
    return h


def tried_before(
    game: Game, seat: Seat, option: Option, now: Situation, seen: i64, deeds: list[Footprint]
) -> list[i64] | None:
    """What was targeted each time the same was done in this very situation; None if it was not, or another must end it.

    CR 732.3.
    """
    number = now.numbers.get(option.id, -1)
    turn = game.state.turn()
    i: i64 = len(deeds) - 1
    involved: i64 = 0
    nodes: list[Node] = []
    out: list[i64] = []
    found = False
    while i >= 0:
        f = deeds[i]
        involved |= f.controllers
        node = f.node
        if node is not None:
            nodes.append(node)
        if (
            f.seat == seat
            and f.index == option.index
            and not is_bygone(game.state, turn, f)
            and outline_of(f, game.state) == seen
            and is_same(game, f, number, now)
        ):
            if not found:
                if reading(game, nodes, f.heads, H_PAST):
                    return None
                for s in game.state.apnap():
                    if involved >> s & 1:
                        if s != seat:
                            return None
                        break
            found = True
            out.extend(targets_of(game, f))
        i -= 1
    return out if found else None


def targets_of(game: Game, f: Footprint) -> list[i64]:
    """What the ability targeted that was activated then."""
    state = game.state
    e = state.turn().events[EV_ACTIVATE]
    while e is not None and e.prev is not f.heads[EV_ACTIVATE]:
        e = e.prev
    if isinstance(e, AbilityActivated) and e.object >= 0:
        said = state.objs[e.object].announced
        if said is not None and len(said.targets) == 1:
            return said.targets[0]
    return NO_IDS


def has_another_target(game: Game, seat: Seat, option: Option, tried: list[i64]) -> bool:
    """Could the ability be activated with a target that has not been tried? That is a different choice. CR 732.3."""
    slots = game.char(option.id).abilities.activated[option.index].slots
    if len(slots) != 1:
        return False
    for ref in slots[0].candidates(game, Context(seat, option.id)):
        if ref not in tried:
            return True
    return False


def is_same(game: Game, f: Footprint, number: i64, now: Situation) -> bool:
    """Was the situation of a footprint this one, and is this the object that it is about?"""
    then = f.situation(game)
    return then.numbers.get(f.object, -1) == number and now.same(then)


NO_BAR: Final[list[i64]] = NO_IDS
