"""Triggered abilities: noticing events, and putting what triggered onto a stack. CR 603."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Triggered
from apnap.rules.ch8_multiplayer.range import hears
from apnap.rules.core.constants import BATTLEFIELD, EV_STATE, EV_TRIGGER, LASTS_WHILE_SOURCE, NONE, S_TRIGGERS
from apnap.rules.core.state import Standing, State, Trigger, Watcher
from apnap.rules.core.types import ObjectId
from apnap.rules.events import Event, HasTriggered, SpellCast, Tap, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

NO_EFFECTS: Final[list[Standing]] = []

MOST_OF_A_GROUP: Final = 1000  # how often something triggers on many tokens at once, see token_groups.py


def notice(
    game: Game, event: Event, before: list[Watcher], after: list[Watcher], doublers: list[Standing] = NO_EFFECTS
) -> None:
    """Abilities that watch this kind trigger; look-back ones are those from before. CR 603.2, 603.10.

    `doublers` are the effects from before that let abilities trigger additional times.
    """
    if before is after:
        for w in after:
            consider(game, w, event, doublers)
        return
    for w in all_watchers(before, after, event):
        consider(game, w, event, doublers)


def notice_batch(
    game: Game, events: list[Event], before: list[list[Watcher]], doublers: list[Standing] = NO_EFFECTS
) -> None:
    """Everything that triggers on simultaneous events; 'one or more' abilities once for all of them. CR 603.2c."""
    state = game.state
    once: list[Watcher] = []
    groups: list[i64] = []  # beside them
    made: list[Trigger] = []  # beside them, too
    for event in events:
        k = event.kind
        old = before[k]
        new = state.watchers[k]
        if not old and not new:
            continue
        for w in new if old is new else all_watchers(old, new, event):
            if w.ability.pattern.one_or_more:
                group = w.ability.pattern.group(game, event)
                at = place_of(once, groups, w, group)
                if at >= 0:
                    pattern = w.ability.pattern
                    if pattern.adds_up and pattern.matches(game, w, event) and hears(game, w, event):
                        made[at].amount += w.ability.pattern.amount_of(game, event)
                        made[at].those = made[at].those + pattern.others(game, event)
                elif consider(game, w, event, doublers):
                    once.append(w)
                    groups.append(group)
                    made.append(state.pending[-1])
            else:
                consider(game, w, event, doublers)


def place_of(once: list[Watcher], groups: list[i64], w: Watcher, group: i64) -> i64:
    """Where it stands that an ability has triggered on an event of this group already; -1 if it has not."""
    for i in range(len(once)):
        if once[i] is w and groups[i] == group:
            return i
    return -1


def all_watchers(old: list[Watcher], new: list[Watcher], event: Event) -> list[Watcher]:
    """Those that look back, as they were; the others, as they are."""
    out: list[Watcher] = []
    for w in new:
        if not w.ability.pattern.looks_back_on(event):
            out.append(w)
    for w in old:
        if w.ability.pattern.looks_back_on(event):
            out.append(w)
    return out


def consider(game: Game, w: Watcher, event: Event, doublers: list[Standing] = NO_EFFECTS) -> bool:
    """Does this ability trigger on this event?"""
    state = game.state
    if not state.in_game(w.controller):
        return False  # 800.4d
    ability = w.ability
    if w.delayed and w not in state.watchers[event.kind]:
        return False  # it has triggered on another of these events already (603.7b)
    if not ability.pattern.matches(game, w, event):
        return False
    if state.reach is not None and not hears(game, w, event):
        return False
    if doublers or state.standing[S_TRIGGERS]:
        for e in doublers if ability.pattern.looks_back_on(event) else state.standing[S_TRIGGERS]:
            if e.static.silences(game, e, w, event):
                return False
    if ability.each_turn and times_this_turn(game, w.source, ability) >= ability.each_turn:
        return False
    trigger = Trigger(ability, w.source, w.controller, event)
    trigger.it = ability.pattern.subject(event)
    trigger.those = ability.pattern.others(game, event)
    trigger.amount = ability.pattern.amount_of(game, event)
    trigger.context = w.context
    trigger.marker = state.here
    trigger.free = not state.cause.on_stack
    if not intervening(game, trigger):
        return False
    if ability.each_turn:
        game.record(HasTriggered(w.source, ability))
    if w.delayed and (w.duration == LASTS_WHILE_SOURCE or ability.pattern.once):
        forget(game, w)  # once, unless it has a duration (603.7b)
    add_trigger(game, trigger)
    for _n in range(ability.pattern.times(game, event) - 1):
        add_trigger(game, trigger)
    if state.has_token_groups and not ability.pattern.one_or_more and not w.delayed:
        for_each_of(game, trigger)
    if not w.delayed and (doublers or state.standing[S_TRIGGERS]):
        effects = doublers if ability.pattern.looks_back_on(event) else state.standing[S_TRIGGERS]
        for _i in range(extra_times(game, w, event, effects)):
            add_trigger(game, trigger)
    return True


def for_each_of(game: Game, trigger: Trigger) -> None:
    """What happened to a group happened to each of its tokens: it triggers as often, up to a point that is said."""
    state = game.state
    if trigger.it < 0 or state.objs[trigger.it].token_count < 2:
        return
    n = state.objs[trigger.it].token_count
    if n > MOST_OF_A_GROUP:
        n = MOST_OF_A_GROUP
        if game.logging:
            name = game.name(trigger.source)
            game.say(
                "603.2c",
                f"{name} triggers {n} times, not for each of {state.objs[trigger.it].token_count}: this is not exact",
            )
    for _i in range(n - 1):
        add_trigger(game, trigger)


def extra_times(game: Game, w: Watcher, event: Event, effects: list[Standing]) -> i64:
    """How many additional times an ability that has triggered on an event triggers. CR 603.2d."""
    n: i64 = 0
    for e in effects:
        n += e.static.extra_triggers(game, e, w, event)
    return n


def add_trigger(game: Game, trigger: Trigger) -> None:
    """It has triggered and waits for the next time a player would receive priority. CR 603.3."""
    state = game.state
    if trigger.ability.is_mana and not waits_for_mana(trigger):
        game.resolve_mana_trigger(trigger)
        return
    pending = state.pending.copy()
    pending.append(trigger)
    state.pending = pending
    state.version += 1


def waits_for_mana(trigger: Trigger) -> bool:
    """Does it resolve right after the mana ability for which something was tapped, and not sooner? CR 605.4a."""
    event = trigger.event
    return trigger.ability.after_mana or (isinstance(event, Tap) and event.for_mana)


def trigger_context(game: Game, trigger: Trigger) -> Context:
    """What the ability knows."""
    ctx = Context(trigger.controller, trigger.source)
    kept = trigger.context
    if kept is not None:
        ctx.x = kept.x
        ctx.it = kept.it
        ctx.those = kept.those
        ctx.amount = kept.amount
        ctx.targets = kept.targets
        ctx.slots = kept.slots
    else:
        ctx.x = x_of_spell(game, trigger)
    ctx.event = trigger.event
    if trigger.it != NONE:
        ctx.it = trigger.it
    if trigger.those:
        ctx.those = trigger.those
    if trigger.amount:
        ctx.amount = trigger.amount
    ctx.slots = trigger.ability.slots
    ctx.begin()
    return ctx


def x_of_spell(game: Game, trigger: Trigger) -> i64:
    """The X of the spell, for an ability that triggers as a spell is cast or as its own object enters as a permanent.

    For every other ability of a permanent it is 0. CR 107.3e, 107.3i, 107.3m. An ability that triggers as this
    is turned face up means the X that was chosen for it (702.37f).
    """
    event = trigger.event
    id: ObjectId = NONE
    if isinstance(event, SpellCast):
        id = event.id
    elif isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.new_id == trigger.source:
        id = trigger.source
    elif event is not None:
        return event.chosen_x()
    announced = game.state.objs[id].announced if id >= 0 else None
    return 0 if announced is None else announced.x


def intervening(game: Game, trigger: Trigger) -> bool:
    """Does its 'if' hold (or has it none)? Asked again as it resolves. CR 603.4."""
    condition = trigger.ability.condition
    return condition is None or condition.holds(game, trigger_context(game, trigger))


def times_this_turn(game: Game, source: ObjectId, ability: Triggered) -> i64:
    """How often an ability of this object has triggered this turn. CR 603.2h."""
    n: i64 = 0
    e = game.state.turn().events[EV_TRIGGER]
    while e is not None:
        if isinstance(e, HasTriggered) and e.source == source and e.ability is ability:
            n += 1
        e = e.prev
    return n


def check_states(game: Game) -> None:
    """Abilities that wait for a state of the game trigger, unless they wait for the stack or are on it. CR 603.8."""
    state = game.state
    for w in state.watchers[EV_STATE]:
        if state.in_game(w.controller) and not is_on_its_way(state, w):
            if w.ability.pattern.matches(game, w, STATE):
                trigger = Trigger(w.ability, w.source, w.controller, None)
                trigger.marker = state.here
                trigger.free = not state.cause.on_stack
                if intervening(game, trigger):
                    add_trigger(game, trigger)


def is_on_its_way(state: State, w: Watcher) -> bool:
    """Has this state trigger triggered and not left the stack yet? CR 603.8."""
    for t in state.pending:
        if t.ability is w.ability and t.source == w.source:
            return True
    for turn in state.turns:
        for id in turn.stack:
            if state.objs[id].ability is w.ability and state.objs[id].source == w.source:
                return True
    return False


STATE: Final = Event(EV_STATE)


def watch(game: Game, w: Watcher) -> None:
    """A delayed triggered ability begins to watch. CR 603.7."""
    state = game.state
    state.durations |= 1 << w.duration
    for kind in w.ability.pattern.kinds:
        watchers = state.watchers[kind].copy()
        watchers.append(w)
        state.watchers[kind] = watchers


def forget(game: Game, w: Watcher) -> None:
    """A delayed triggered ability is done."""
    state = game.state
    for kind in w.ability.pattern.kinds:
        keep: list[Watcher] = []
        for x in state.watchers[kind]:
            if x is not w:
                keep.append(x)
        state.watchers[kind] = keep
