"""Casting spells: what may be cast, and the steps of doing so. CR 601."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts import special_actions, targets
from apnap.rules.ch1_concepts.costs import mode_costs, total_costs
from apnap.rules.ch1_concepts.costs.optional_costs import OptionalCost, optional_costs
from apnap.rules.ch1_concepts.definitions import (
    NO_COSTS,
    NO_SLOTS,
    Context,
    CostPart,
    Effect,
    Filter,
    Node,
    SpellAbility,
    Target,
)
from apnap.rules.ch1_concepts.mana import mana
from apnap.rules.ch1_concepts.mana.profile import is_beyond, pays_plainly
from apnap.rules.ch1_concepts.mana.purpose import USE_CAST, Payment
from apnap.rules.ch2_cards.cast_method import PAID_MOST, way_of, with_paid
from apnap.rules.ch2_cards.characteristics import Chars, ManaCost
from apnap.rules.ch2_cards.printed import CastMethod, Face
from apnap.rules.ch4_zones import knowledge
from apnap.rules.ch4_zones.zones import put_in, take_out
from apnap.rules.ch6_spells import announcing, entering, limited_permissions, next_spell
from apnap.rules.ch6_spells.announcing import MoreModes, Wording
from apnap.rules.ch6_spells.limited_permissions import Used
from apnap.rules.ch6_spells.narrowed_targets import narrowed
from apnap.rules.ch7_additional import prepared
from apnap.rules.ch7_additional.faces import face_of_spell, face_of_way
from apnap.rules.ch7_additional.keywords import splicing
from apnap.rules.ch9_casual import commanders
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    ENCHANTMENT,
    EV_ZONE,
    EXILE,
    F_CAST,
    FLASH,
    GONE,
    INSTANT,
    LAND,
    P_FLASH,
    P_LOOK,
    S_COST,
    S_FORBID,
    S_NEXT,
    S_PERMIT,
    SORCERY,
    STACK,
)
from apnap.rules.core.decisions import (
    FOR_COST,
    FROM_ACTION,
    O_CAST,
    Decision,
    NumberDecision,
    Option,
    YesNoDecision,
)
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import Departed, Reversed
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import Trigger
from apnap.rules.core.supposing import suppose
from apnap.rules.core.types import ObjectId, Ref, Seat, Zone
from apnap.rules.events import Entry, SpellCast, ZoneChange


@mypyc_attr(allow_interpreted_subclasses=True)
class AuraTarget(Target):
    """What an Aura spell targets, by its enchant ability. CR 303.4a, 115.1b."""

    def __init__(self, enchants: Filter) -> None:
        super().__init__()
        self.enchants: Filter = enchants

    def legal(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return targets.allowed(game, ctx, ref) and entering.can_enchant(game, ctx, self.enchants, ctx.object, ref)

    def candidates(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for ref in entering.hosts(game, ctx, self.enchants, ctx.object):
            if targets.allowed(game, ctx, ref):
                out.append(ref)
        return out

    def exists(self, game: Game, ctx: Context) -> bool:
        state = game.state
        for s in range(state.seats):
            if self.legal(game, ctx, -1 - s):
                return True
        for s in range(state.seats):
            for id in state.ids(s, BATTLEFIELD):
                if self.legal(game, ctx, id):
                    return True
        return False


# what may be cast ----------------------------------------------------------------------------------------------------
def imagined(seat: Seat, id: ObjectId, method: i64, besides: list[CostPart] = NO_COSTS) -> Context:
    """The context of a spell that a player only thinks of casting."""
    ctx = Context(seat, id)
    ctx.method = method
    ctx.besides = besides
    return ctx


def cast_options(game: Game, seat: Seat, id: ObjectId, sorcery: bool, out: list[Option]) -> None:
    """Offer each way to cast this card that can be completed: timing, then cost, then targets. CR 601.3, 117.1a."""
    state = game.state
    o = state.objs[id]
    methods = o.card.methods
    if o.face_down and not may_look(game, seat, o):
        return  # 406.3b, 601.3f
    # what no zone allows by itself comes last, and only an effect gives it
    n: i64 = o.card.offered if not state.standing[S_PERMIT] else len(methods)
    for i in range(n):
        method = methods[i]
        if not method.zones and not method.granted:
            if not method.free or not game.permits_way(seat, id, method):
                continue  # an effect casts it that way as it resolves, and does not offer it
        if method.must is not None and out and out[-1].id == id and out[-1].kind == O_CAST:
            continue  # it can be cast with any target
        if method.changes_face(o.face) or o.face_down:
            if can_cast_another(game, seat, o, i, method, sorcery):
                out.append(Option(O_CAST, id, i))
            continue
        chars = game.char(id)
        # timing, the cheapest test: an instant, flash, or the time for a sorcery
        if not sorcery and not chars.types & INSTANT and not chars.keywords & FLASH:
            if not may_flash(game, seat, id, method, chars):
                continue
        if chars.types & LAND:  # 305.9
            continue
        if not may_cast_from(game, seat, o, method):
            continue
        if can_cast(game, seat, o, i, method, chars):
            out.append(Option(O_CAST, id, i))
    if sorcery and o.card.land_behind:
        special_actions.land_option(game, seat, id, out)  # 712.12


def may_be_plainly_cast(game: Game, seat: Seat, chars: Chars, sorcery: bool) -> bool:
    """Is it the time for such a card in a hand, and could there be mana for it? Says yes too often, never no.

    Only for a card with one plain way to cast it, while no effect permits anything. CR 117.1a, 601.2g.
    """
    if not sorcery and not chars.types & INSTANT and not chars.keywords & FLASH and not chars.abilities.flashes:
        return False
    cost = chars.cost
    if cost is None:
        return False  # an unpayable cost (118.6)
    return len(game.state.standing[S_COST]) > 0 or not is_beyond(game, seat, cost)


def may_look(game: Game, seat: Seat, o: Obj) -> bool:
    """May this player look at a card that lies face down in exile? CR 406.3."""
    if o.zone != EXILE or knowledge.is_known(o, 1 << seat):
        return True
    return len(game.state.standing[S_PERMIT]) > 0 and game.is_permitted(P_LOOK, seat, o.id)


def can_cast_another(game: Game, seat: Seat, o: Obj, index: i64, method: CastMethod, sorcery: bool) -> bool:
    """May another face be cast, or the card face down? Only what goes onto the stack is judged. CR 708.4, 709.3a."""
    chars = face_of_way(o, method).chars
    supposed = suppose(game)
    try:
        supposed.state.chars[o.id] = chars  # what effects see of the spell
        if not sorcery and not chars.types & INSTANT and not chars.keywords & FLASH:
            if not may_flash(game, seat, o.id, method, chars):
                return False
        if chars.types & LAND or not may_cast_from(game, seat, o, method):
            return False
        return can_cast(game, seat, o, index, method, chars)
    finally:
        supposed.end()


def may_flash(game: Game, seat: Seat, id: ObjectId, method: CastMethod, chars: Chars) -> bool:
    """May it be cast as though it had flash: this way, by an ability of its own, or by an effect? CR 601.3b-d."""
    if method.flash:
        return True
    if chars.abilities.flashes:
        for ability in chars.abilities.every:
            if ability.flashes and ability.gives_flash(game, seat, id):
                return True
    return len(game.state.standing[S_PERMIT]) > 0 and game.is_permitted(P_FLASH, seat, id)


def may_cast_from(game: Game, seat: Seat, o: Obj, method: CastMethod) -> bool:
    """Does the method, or an effect, allow casting it from where it is? CR 601.3, 101.2."""
    state = game.state
    own = o.owner == seat or prepared.may_be_cast(state, seat, o)
    if not own or not method.zones >> o.zone & 1:
        # what an effect allows is the usual way, from elsewhere
        if not commanders.may_be_cast(state, seat, o, method) and not game.permits_way(seat, o.id, method):
            return False
    condition = method.condition
    if condition is not None and not condition.holds(game, imagined(seat, o.id, 0)):
        return False
    for other in face_of_way(o, method).only:
        if not other.holds(game, imagined(seat, o.id, 0)):
            return False
    return not state.standing[S_FORBID] or not is_forbidden(game, seat, o, method)


def is_forbidden(game: Game, seat: Seat, o: Obj, method: CastMethod) -> bool:
    """Does an effect forbid casting it, whatever X the player will announce? CR 601.3, 601.3a."""
    if not game.is_forbidden(F_CAST, seat, o.id):
        return False
    if not has_printed_x(game, o, method):
        return True
    most = announcing.largest_x(game, imagined(seat, o.id, index_of(o, method)), None)
    for x in range(1, most + 1):
        if not is_forbidden_with(game, seat, o.id, x):
            return False
    return True


def has_printed_x(game: Game, o: Obj, method: CastMethod) -> bool:
    """Is there an {X} in the mana cost that is paid, so that the spell's mana value depends on a choice? CR 107.3b."""
    cost = face_of_way(o, method).chars.cost
    return method.cost is None and cost is not None and cost.x > 0


def index_of(o: Obj, method: CastMethod) -> i64:
    for i in range(len(o.card.methods)):
        if o.card.methods[i] is method:
            return i
    return 0


def is_forbidden_with(game: Game, seat: Seat, id: ObjectId, x: i64) -> bool:
    """Does an effect forbid casting it with this X? CR 601.3a."""
    supposed = suppose(game)
    try:
        supposed.cast_with(seat, id, x)
        return game.is_forbidden(F_CAST, seat, id)
    finally:
        supposed.end()


def can_cast(
    game: Game, seat: Seat, o: Obj, index: i64, method: CastMethod, chars: Chars, by_effect: bool = False
) -> bool:
    """Can its costs be paid and its choices be made, together? CR 601.2b-f, 118.6."""
    if not method.only >> o.zone & 1:
        return False
    cost = method.cost
    if cost is None:
        cost = chars.cost
        if cost is None:
            return False  # an unpayable cost (118.6)
    face = face_of_way(o, method)
    limit: i64 = 0
    changed = len(face.costs) > 0 or len(method.costs) > 0 or len(face.cheaper) > 0 or face.aid is not None
    besides = NO_COSTS
    if game.state.standing[S_PERMIT] and not by_effect:
        besides = limited_permissions.asked_besides(game, seat, o, method)
        changed = changed or len(besides) > 0
    if method.offers is not None or (o.zone == COMMAND and commanders.tax(game.state, seat, o.id)):
        changed = True
    if not changed and not game.state.standing[S_COST]:
        limit = largest_x_for(game, seat, o.id, cost)
    else:
        limit = announcing.largest_x(game, imagined(seat, o.id, index, besides), None)
    if limit < 0:
        return False
    spell = spell_of(method, chars)
    if spell is None and method.must is None and face.enchants is None:
        return True  # there is nothing to choose
    ctx = imagined(seat, o.id, index, besides)
    if spell is not None:
        if spell.modes or (limit and spell.slots):
            w = wording(face, chars, method)
            if face.mode_costs:
                return len(mode_costs.payable_modes(game, ctx, w)) > 0
            if limit and game.state.standing[S_FORBID] and has_printed_x(game, o, method):
                w.allows = allowed_x(game, ctx)
            return announcing.can_announce_up_to(game, ctx, w, limit)
        if spell.slots and not targets.can_choose(game, ctx, spell.slots):
            return False
    must = method.must
    if must is not None:
        return len(narrowed(game, ctx, wording(face, chars, method).slots, must)) > 0
    if chars.types & ENCHANTMENT and face.enchants is not None:
        return AuraTarget(face.enchants).exists(game, ctx)
    return True


def largest_x_for(game: Game, seat: Seat, id: ObjectId, cost: ManaCost) -> i64:
    """The largest X that can be paid for a card whose mana cost is all it costs; 0 without X, -1 if it cannot be."""
    plainly = pays_plainly(game, seat, cost)
    if plainly >= 0:
        return plainly - 1
    payment = Payment(USE_CAST, id)
    if not mana.can_pay(game, seat, cost, 0, payment):
        return -1
    return mana.max_x(game, seat, cost, payment) if cost.x else 0


def spell_of(method: CastMethod | None, chars: Chars) -> SpellAbility | None:
    """What a spell does when it is cast in this way. CR 702.96."""
    if method is None or method.spell is None:
        return chars.abilities.spell
    return method.spell


def wording(face: Face, chars: Chars, method: CastMethod | None = None) -> Wording:
    """What there is to announce for a spell: its modes and slots; an Aura's target comes from its enchant ability."""
    spell = spell_of(method, chars)
    effect: Effect | None = None
    slots = NO_SLOTS
    if spell is not None:
        effect = spell.effect
        slots = spell.slots
    if chars.types & ENCHANTMENT and face.enchants is not None:
        aura: Target = AuraTarget(face.enchants)
        slots = [aura] + slots
    w = Wording(effect, slots)
    if method is not None:
        w.must = method.must
    if effect is None:
        for static in chars.abilities.statics:
            w.benefit = static.benefit()
            if w.benefit:
                break
    if spell is not None and spell.modes:
        w.modes = spell.modes
        w.minimum = spell.mode_minimum
        w.maximum = spell.mode_maximum
        w.by_opponent = spell.modes_by_opponent
        more = spell.more_modes
        if isinstance(more, MoreModes):
            w.more = more
    return w


# casting -------------------------------------------------------------------------------------------------------------
def cast(game: Game, seat: Seat, id: ObjectId, index: i64, by_effect: bool = False) -> None:
    """Cast a card: propose it, pay for it, and it becomes cast; `by_effect` as one resolves. CR 601.2, 608.2g."""
    state = game.state
    card = state.objs[id]
    came_from = card.zone
    method = card.card.methods[index]
    place = position(game, card)
    permission: Used | None = None
    if state.standing[S_PERMIT] and not by_effect:
        permission = limited_permissions.used_for(game, seat, card, method)
    # a. the card moves to the stack
    move = ZoneChange(id, came_from, STACK, seat)
    if method.changes_face(card.face):
        move.entry = Entry()
        move.entry.face = method.face
        move.entry.face_down = method.face_down_values is not None
        move.entry.face_down_values = method.face_down_values
        move.entry.cast_as = method.cast_as
    game.emit(move)
    spell_id = state.objs[id].next_id
    if spell_id < 0:
        return
    if state.standing[S_NEXT]:
        next_spell.begin(game, seat, spell_id)
    spell = state.edit(spell_id)
    spell.cast_from = came_from
    spell.method = index
    ctx = Context(seat, spell_id)
    ctx.method = index
    if permission is not None:
        ctx.besides = permission.by.asks()
    # b-d. modes, ways to pay, X, targets, division
    # e. everything offered was legal; what a concession has spoiled meanwhile is taken back
    alive = state.alive
    if not propose(game, ctx) or (alive != game.state.alive and announcing.largest_x(game, ctx, None) < ctx.x):
        withdraw(game, spell_id, id, came_from, place, move)
        return
    state = game.state
    if state.objs[spell_id].zone != STACK:
        return
    spell = state.edit(spell_id)
    spell.announced = ctx
    spell.method = ctx.method
    # f-h. the total cost is locked in and paid
    try:
        total_costs.pay_total(game, ctx, total_costs.total_to_cast(game, ctx, spell_id, ctx.method, ctx.x), ctx.x)
    except Reversed:
        withdraw(game, spell_id, id, came_from, place, move)
        raise
    # i. it has become cast
    announcing.become_targets(game, ctx)
    if came_from == COMMAND:
        commanders.was_cast(game.state, seat, spell_id)
    elif came_from == EXILE and state.objs[id].number < 0:
        prepared.was_cast(game, id)
    if permission is not None:
        permission.by.was_used(game, permission.effect)
    game.emit(SpellCast(spell_id, seat))


def can_be_cast(game: Game, seat: Seat, id: ObjectId, index: i64) -> bool:
    """Could this player complete casting the card this way? For effects that allow it. CR 608.2g."""
    state = game.state
    o = state.objs[id]
    if o.zone == GONE or not state.in_game(seat):
        return False
    method = o.card.methods[index]
    if method.changes_face(o.face) or o.face_down:
        if state.standing[S_FORBID] and is_forbidden(game, seat, o, method):
            return False
        chars = face_of_way(o, method).chars
        return not chars.types & LAND and can_cast(game, seat, o, index, method, chars, True)
    chars = game.char(id)
    if chars.types & LAND or (state.standing[S_FORBID] and is_forbidden(game, seat, o, method)):
        return False
    return can_cast(game, seat, o, index, method, chars, True)


def cast_while_resolving(game: Game, seat: Seat, id: ObjectId, index: i64) -> i64:
    """A resolving effect lets a player cast this; the spell, or -1 where they have left. CR 608.2g, 800.4a."""
    try:
        cast(game, seat, id, index, True)
    except Departed:
        return -1
    return game.state.objs[id].next_id


def propose(game: Game, ctx: Context) -> bool:
    """Announce what is chosen while casting. False when it can no longer be done. CR 601.2b-d."""
    o = game.state.objs[ctx.object]
    face = face_of_spell(o)
    w = wording(face, game.char(ctx.object), way_of(o.card, o.method))
    limit: i64 = 0
    if game.state.standing[S_FORBID] and has_printed_x(game, o, way_of(o.card, o.method)):
        w.allows = allowed_x(game, ctx)
    more = w.more
    paid_first = more is not None and more.condition.is_announced()  # how many modes depends on what is paid
    if paid_first:
        choose_optional(game, ctx, optional_costs(game, ctx.object, face), w)
    if w.modes:
        # b. modes, which may depend on the X to come
        if face.escalate is not None or face.optional:
            mode_costs.prepare(game, ctx, face, w)
        if face.mode_costs and not mode_costs.choose_paid(game, ctx, w):
            return False
        limit = announcing.largest_x(game, ctx, None)
        if limit < 0 or (not ctx.modes and not announcing.choose_modes(game, ctx, w, limit, "601.2b")):
            return False
    # b. then cards to splice, then optional costs, then the value of X
    chars = game.char(ctx.object)
    if chars.subtypes and chars.types & (INSTANT | SORCERY):
        splicing.choose(game, ctx, w)
    if not paid_first and (face.optional or game.state.off_battlefield_effects):
        choose_optional(game, ctx, optional_costs(game, ctx.object, face), w)
    if may_have_x(game, o):
        limit = announcing.largest_x(game, ctx, None)
        if limit < 0 or (limit > 0 and not announcing.choose_x(game, ctx, w, limit)):
            return False
    # c-d. targets, and what is divided among them
    if w.slots or w.modes:
        most = targets.ALL_THERE_ARE if face.strive is None else mode_costs.affordable_targets(game, ctx, w)
        if not announcing.choose_targets(game, ctx, w, most):
            return False
    return game.state.objs[ctx.object].zone == STACK


def allowed_x(game: Game, ctx: Context) -> list[i64] | None:
    """The values of X with which no effect forbids the spell; None where it makes no difference. CR 601.3a, 601.2e."""
    out: list[i64] = []
    most = announcing.largest_x(game, ctx, None)
    for x in range(most + 1):
        if not is_forbidden_with(game, ctx.controller, ctx.object, x):
            out.append(x)
    return None if len(out) == most + 1 else out


def may_have_x(game: Game, o: Obj) -> bool:
    """Could there be an X to announce? Without one, X is 0. CR 107.3a-b."""
    method = way_of(o.card, o.method)
    face = face_of_spell(o)
    if method.costs or face.costs or face.optional or face.mode_costs:
        return True
    cost = method.cost
    if cost is None:
        cost = game.char(o.id).cost
    return cost is not None and cost.x > 0


def choose_optional(game: Game, ctx: Context, optional: list[OptionalCost], w: Wording) -> None:
    """601.2b: the player says which optional additional costs they will pay, and how often. CR 118.8a-b."""
    n: i64 = len(optional)
    for i in range(n):
        cost = optional[i]
        if cost.name == mode_costs.ENTWINE:
            continue  # that was asked before the modes were chosen
        most = most_times(game, ctx, w, cost, i)
        if most > 0:
            ctx.method = with_paid(ctx.method, i, game.ask(optional_cost_decision(ctx, cost, most))[0])


def optional_cost_decision(ctx: Context, cost: OptionalCost, most: i64) -> Decision:
    """How often to pay an optional cost; or just whether, where it can be paid once. CR 601.2b."""
    seat, spell, labels = ctx.controller, ctx.object, [cost.name]
    nodes: list[Node] = [cost.part]
    if cost.many:
        return NumberDecision(
            seat, "601.2b", 0, most, purpose=FOR_COST, origin=FROM_ACTION, source=spell, labels=labels, nodes=nodes
        )
    return YesNoDecision(seat, "601.2b", purpose=FOR_COST, origin=FROM_ACTION, source=spell, labels=labels, nodes=nodes)


def most_times(game: Game, ctx: Context, w: Wording, cost: OptionalCost, index: i64) -> i64:
    """How often an optional cost could be paid besides all that is announced."""
    before = ctx.method
    most: i64 = 0
    limit: i64 = PAID_MOST if cost.many else 1
    while most < limit:
        ctx.method = with_paid(before, index, most + 1)
        x = announcing.largest_x(game, ctx, None)
        if x < 0 or (announcing.has_choices(w) and not announcing.can_announce_up_to(game, ctx, w, x)):
            break
        most += 1
    ctx.method = before
    return most


def was_cast_from(game: Game, spell: ObjectId) -> i64:
    """The zone that a spell was cast from; -1 for a copy, which was not cast. CR 601.2a, 707.10."""
    return game.state.objs[spell].cast_from


# taking it back ------------------------------------------------------------------------------------------------------
def position(game: Game, o: Obj) -> i64:
    """Where in its zone a card lies."""
    return game.state.ids(o.owner, o.zone).index(o.id)


def withdraw(game: Game, spell: ObjectId, card: i64, zone: Zone, index: i64, move: ZoneChange) -> None:
    """The game goes back to before the casting: nothing has been paid yet. CR 601.2, 733.1."""
    state = game.state
    if state.objs[spell].zone != STACK:
        return
    take_out(game, state.objs[spell])
    state.edit(spell).zone = GONE
    old = state.edit(card)
    old.zone = zone
    old.next_id = -1
    put_in(game, old, index)
    knowledge.learn(state, card, knowledge.EVERYBODY)
    forget_move(game, move)
    state.touch()
    if game.logging:
        game.say("733.1", f"{game.name(card)} cannot be cast any more and is taken back")


def forget_move(game: Game, move: ZoneChange) -> None:
    """A move that is reversed has not happened: not in the turn's events, and nothing triggered on it. CR 733.1."""
    state = game.state
    turn = state.edit_turn()
    e = turn.events[EV_ZONE]
    if e is move:
        turn.events[EV_ZONE] = move.prev
    while e is not None and e is not move:
        if e.prev is move:
            e.prev = move.prev
        e = e.prev
    keep: list[Trigger] = []
    for t in state.pending:
        if t.event is not move:
            keep.append(t)
    state.pending = keep
