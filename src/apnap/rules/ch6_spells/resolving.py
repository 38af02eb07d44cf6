"""Resolving spells and abilities, and putting triggered abilities onto a stack. CR 608, 603.3."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch1_concepts import targets
from apnap.rules.ch1_concepts.definitions import NO_TARGETS, Ability, Activated, Context, Node, Triggered
from apnap.rules.ch2_cards.cast_method import index_of, way_of
from apnap.rules.ch2_cards.printed import ADVENTURE
from apnap.rules.ch4_zones.zones import cease
from apnap.rules.ch6_spells import announcing
from apnap.rules.ch6_spells.casting import spell_of
from apnap.rules.ch6_spells.triggers import trigger_context
from apnap.rules.ch7_additional import merging
from apnap.rules.ch7_additional.cast_as import drop_cast_as
from apnap.rules.ch7_additional.faces import face_of_spell, sent_on_adventure
from apnap.rules.ch7_additional.keywords import splicing
from apnap.rules.ch8_multiplayer import markers
from apnap.rules.ch8_multiplayer.range import is_exempt
from apnap.rules.ch8_multiplayer.shared_turns import ask_team
from apnap.rules.core.cause import BY_THE_STACK, Cause
from apnap.rules.core.constants import BATTLEFIELD, EV_MECHANIC, EXILE, GRAVEYARD, PERMANENT_TYPES, STACK
from apnap.rules.core.decisions import FOR_STACK, FOR_TRIGGERS, FROM_ACTION, ModeDecision, OrderDecision
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import Departed
from apnap.rules.core.log import target_words
from apnap.rules.core.state import State, Trigger
from apnap.rules.core.supposing import suppose
from apnap.rules.core.types import ObjectId, Ref
from apnap.rules.events import FINAL_CHAPTER, Entry, Happened, HasResolved, ZoneChange


# resolving -----------------------------------------------------------------------------------------------------------
def resolve_top(game: Game) -> None:
    """The topmost object of this turn's stack resolves. CR 608.1."""
    game.state.cause = BY_THE_STACK
    id = game.state.turn().stack[-1]
    if game.state.reach is not None:
        resolve_within_range(game, id)
    else:
        resolve(game, id)


def resolve_within_range(game: Game, id: ObjectId) -> None:
    """It does what it says as far as its controller's range of influence goes. CR 801.10, 801.18."""
    o = game.state.objs[id]
    try:
        if not is_exempt(game, o.source if o.ability is not None else id):
            game.state.cause = Cause(o.controller, True)
        resolve(game, id)
    finally:
        game.state.cause = BY_THE_STACK


def resolve(game: Game, id: ObjectId) -> None:
    """A spell or ability does what it says, unless it cannot, and leaves the stack. CR 608.2, 608.3."""
    o = game.state.objs[id]
    ctx = resolution_context(game, id)
    ability = o.ability
    # a. an intervening 'if' is checked again
    if isinstance(ability, Triggered) and ability.condition is not None:
        if not ability.condition.holds(game, ctx):
            if game.logging:
                game.say("608.2a", f"{game.name(id)} does nothing: its condition does not hold any more")
            game.leave_stack(id, GRAVEYARD)
            return
    # b. targets that are illegal now are dropped; if that leaves none, it does not resolve
    if not targets.still_legal(game, ctx) and not resolves_otherwise(game, ctx):
        if game.logging:
            game.say("608.2b", f"{game.name(id)} does not resolve: none of its targets is legal any more")
        game.leave_stack(id, GRAVEYARD)
        return
    if game.logging:
        game.say("608.1", f"{game.name(id)} resolves")
    # c-m. what it says happens
    if isinstance(ability, Triggered):
        if ability.is_counted:
            game.record(HasResolved(ctx.source, ability))
        ability.effect.perform(game, ctx)
    elif isinstance(ability, Activated):
        if ability.is_counted:
            game.record(HasResolved(ctx.source, ability))
        ability.effect.perform(game, ctx)
    elif game.char(id).types & PERMANENT_TYPES:
        become_permanent(game, id, ctx)
        return
    else:
        sender = sender_of(game, id, ctx)
        to = GRAVEYARD if sender is None else sender.resolves_to(game, ctx)
        follow_spell(game, id, ctx)
        game.leave_stack(id, to)
        gone = game.state.objs[id].next_id
        if sender is not None and gone >= 0 and game.state.objs[gone].zone == to:
            sender.has_gone(game, ctx, gone)
        if to == EXILE and o.card.layout == ADVENTURE and o.face:
            sent_on_adventure(game, id, ctx.controller)
        return
    # n. a spell goes to its owner's graveyard, an ability ceases to exist
    game.leave_stack(id, GRAVEYARD)
    if isinstance(ability, Triggered) and ability.chapter and game.state.watchers[EV_MECHANIC]:
        if ability.chapter == game.char(ctx.source).abilities.final_chapter:
            game.emit(Happened(FINAL_CHAPTER, ctx.controller, ctx.source))


def resolves_otherwise(game: Game, ctx: Context) -> bool:
    """A bestowed Aura spell whose target is illegal resolves as a creature spell. CR 608.3b, 702.103e."""
    ctx.targets = NO_TARGETS
    return drop_cast_as(game, ctx.object)


def sender_of(game: Game, id: ObjectId, ctx: Context) -> Ability | None:
    """The ability that sends an instant or sorcery elsewhere than to its owner's graveyard. CR 608.2n."""
    for ability in game.char(id).abilities.every:
        if ability.resolves_to(game, ctx) >= 0:
            return ability
    return None


def resolution_context(game: Game, id: ObjectId) -> Context:
    """A fresh context with what was announced: what the effect notes down stays out of the announcement."""
    o = game.state.objs[id]
    said = o.announced
    source = o.source if o.ability is not None else id
    if said is not None:
        ctx = said.announced_for(o.controller, source, id)
    else:
        ctx = Context(o.controller, source)
        ctx.object = id
    ctx.began = len(game.state.objs)
    ctx.begin()
    return ctx


def follow_spell(game: Game, id: ObjectId, ctx: Context) -> None:
    """The instructions of an instant or sorcery: what is always done, then the modes in printed order. CR 608.2c."""
    o = game.state.objs[id]
    spell = game.char(id).abilities.spell
    if o.card.methods:
        spell = spell_of(way_of(o.card, o.method), game.char(id))
    if spell is None:
        return
    for ability in game.char(id).abilities.every:
        ability.goes_first(game, ctx)
    spell.effect.perform(game, ctx)
    for i in ctx.modes:
        spell.modes[i].perform(game, ctx)
    if ctx.spliced:
        splicing.follow(game, ctx)
    for ability in game.char(id).abilities.every:
        ability.goes_last(game, ctx)


def become_permanent(game: Game, id: ObjectId, ctx: Context) -> None:
    """A permanent spell becomes a permanent; an Aura enters attached to its target. CR 608.3."""
    state = game.state
    o = state.objs[id]
    if o.number < 0:
        state.edit(id).token = True  # a copy becomes a token (608.3f)
    cast_as = o.cast_as
    if cast_as is not None and cast_as.merges and ctx.targets and ctx.targets[0]:
        merging.mutate(game, id, ctx.targets[0][0])
        game.leave_stack(id, GRAVEYARD)
        return
    move = ZoneChange(id, STACK, BATTLEFIELD, o.controller)
    if face_of_spell(o).enchants is not None and ctx.targets and ctx.targets[0] and not o.face_down:
        entry = Entry()
        entry.face = o.face
        entry.attached_to = ctx.targets[0][0]
        move.entry = entry
    game.emit(move)
    if move.new_id >= 0 and index_of(o.method) and not o.face_down and way_of(o.card, o.method).name:
        for ability in face_of_spell(o).chars.abilities.every:
            ability.entered(game, ctx, move.new_id)
    # 608.3e: it could not be put onto the battlefield
    game.leave_stack(id, GRAVEYARD)


# triggered abilities -------------------------------------------------------------------------------------------------
def put_triggers(game: Game) -> bool:
    """Put what has triggered onto this turn's stack: unit by unit in APNAP order; was there any? CR 603.3b, 805.7."""
    state = game.state
    if len(state.turns) > 1:
        choose_stacks(game)
    waiting: list[Trigger] = []
    for t in state.pending:
        if t.marker == state.here:
            waiting.append(t)
    if not waiting:
        return False  # what there is belongs to other turns, and waits for them (807.5)
    height = len(state.turn().stack)
    put_each(game, waiting)
    if len(state.turn().stack) > height:
        state.edit_turn().passed = 0  # nobody has passed on these yet (117.4)
    return True


def put_each(game: Game, waiting: list[Trigger]) -> None:
    """Unit by unit, what is each one's in the order that it chooses. CR 603.3b."""
    state = game.state
    table = state.table
    n: i64 = len(table.units)
    unit = state.turn().unit
    for _i in range(n):
        mine: list[Trigger] = []
        for t in waiting:
            if table.unit_of[t.controller] == unit:
                mine.append(t)
        for t in in_chosen_order(game, mine):
            if still_goes_on_stack(state, t):
                pending = state.pending.copy()
                pending.remove(t)
                state.pending = pending
                try:
                    put_trigger(game, t)
                except Departed:
                    continue  # its controller left while choosing, and the ability with them (800.4a)
        unit += state.direction
        if unit >= n:
            unit = 0
        elif unit < 0:
            unit = n - 1


def still_goes_on_stack(state: State, t: Trigger) -> bool:
    """Does it still go onto the stack, whoever has left since the others went? CR 800.4d, 901.10."""
    return t in state.pending


def choose_stacks(game: Game) -> None:
    """Players choose the stack for abilities that nothing on a stack made trigger. CR 807.5b."""
    state = game.state
    for t in state.pending:
        if t.marker == state.here and t.free:
            stack = chosen_stack(game, t)
            if t in state.pending:  # its controller is still there
                settled: list[Trigger] = []
                for x in state.pending:
                    settled.append(t.on(stack) if x is t else x)
                state.pending = settled
                if stack != state.here:
                    markers.call_for(state, stack)


def stacks_with_targets(game: Game, t: Trigger, stacks: list[i64]) -> list[i64]:
    """On which of these stacks an ability could be put with everything that is announced for it. CR 603.3d."""
    wording = announcing.wording_of(t.ability.effect, t.ability.slots)
    fitting: list[i64] = []
    supposed = suppose(game)
    try:
        for m in stacks:
            supposed.state.here = m
            if announcing.can_announce(game, trigger_context(game, t), wording):
                fitting.append(m)
    finally:
        supposed.end()
    return fitting


def chosen_stack(game: Game, t: Trigger) -> i64:
    """One of the stacks that an ability's controller gets priority for, that has its targets if one has. CR 807.5b."""
    state = game.state
    stacks = markers.stacks_of(state, t.controller)
    if not stacks:
        return state.here
    if len(stacks) == 1:
        return stacks[0]
    here = state.here
    fitting = stacks_with_targets(game, t, stacks)
    if len(fitting) == 1:
        return fitting[0]
    labels: list[str] = []
    for turn in state.turns:
        labels.append(f"the stack of {game.name_of_seat(state.table.units[turn.unit][0])}'s turn")
    decision = ModeDecision(
        t.controller, "807.5b", fitting or stacks, labels, purpose=FOR_STACK, origin=FROM_ACTION, source=t.source
    )
    try:
        return game.ask(decision)[0]
    except Departed:
        return here


def in_chosen_order(game: Game, mine: list[Trigger]) -> list[Trigger]:
    """The order in which a unit's abilities go onto the stack; the first goes lowest. CR 603.3b, 805.7."""
    while True:
        left: list[Trigger] = []
        for t in mine:
            if still_goes_on_stack(game.state, t):
                left.append(t)
        if len(left) < 2 or not differ(left):
            return left
        try:
            return ordered(game, left)
        except Departed:
            continue  # the rest of the unit decides


def ordered(game: Game, waiting: list[Trigger]) -> list[Trigger]:
    """Ask for the order; a team decides together. CR 603.3b, 805.7."""
    candidates: list[Ref] = []
    labels: list[str] = []
    nodes: list[Node] = []
    for i in range(len(waiting)):
        candidates.append(i)
        labels.append(game.name(waiting[i].source))
        nodes.append(waiting[i].ability)
    decision = OrderDecision(
        waiting[0].controller,
        "603.3b",
        candidates,
        purpose=FOR_TRIGGERS,
        origin=FROM_ACTION,
        labels=labels,
        nodes=nodes,
    )
    decision.asked_again_if_someone_leaves = True
    out: list[Trigger] = []
    for i in ask_team(game, decision):
        out.append(waiting[i])
    return out


def differ(waiting: list[Trigger]) -> bool:
    """Is there a difference in which goes first?"""
    first = waiting[0]
    for t in waiting:
        if t.ability is not first.ability or t.source != first.source or t.it != first.it:
            return True
        if t.controller != first.controller:
            return True
    return False


def put_trigger(game: Game, t: Trigger) -> None:
    """One triggered ability goes onto the stack, with its modes and targets. CR 603.3, 603.3c-d."""
    game.state.cause = BY_THE_STACK
    ability = t.ability
    object = announcing.put_ability(game, t.controller, t.source, ability).id
    ctx = trigger_context(game, t)
    ctx.object = object
    w = announcing.wording_of(ability.effect, ability.slots)
    done = announcing.can_announce(game, ctx, w)
    if done:
        done = announcing.choose_modes(game, ctx, w, 0, "603.3c")
    if done and (w.slots or w.modes):
        done = announcing.choose_targets(game, ctx, w)
    if not done:
        if game.logging:
            game.say("603.3d", f"{game.name(object)} is removed: there is nothing it can be put onto the stack for")
        cease(game, object)
        game.state.touch()
        return
    if game.state.objs[object].zone != STACK:
        return
    game.state.edit(object).announced = ctx
    if game.logging:
        game.say("603.3", f"{game.name(object)} triggers{target_words(game, object)}")
    announcing.become_targets(game, ctx)
