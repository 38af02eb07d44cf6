"""Activating abilities that use the stack; loyalty abilities among them. CR 602, 606."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts import targets
from apnap.rules.ch1_concepts.costs import total_costs
from apnap.rules.ch1_concepts.costs.cost_parts import TAKES_NOTHING, OwnCost, Part
from apnap.rules.ch1_concepts.definitions import Activated, Context
from apnap.rules.ch1_concepts.mana.profile import is_beyond, pays_plainly, pays_with_less
from apnap.rules.ch2_cards.characteristics import ManaCost
from apnap.rules.ch4_zones import knowledge
from apnap.rules.ch4_zones.zones import cease
from apnap.rules.ch6_spells import announcing
from apnap.rules.ch6_spells.announcing import Modal, Wording
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_ACTIVATE,
    F_ACTIVATE,
    F_ACTIVATE_OTHER,
    HAND,
    S_COST,
    S_FORBID,
    S_PERMIT,
    STACK,
)
from apnap.rules.core.decisions import O_ACTIVATE, Option
from apnap.rules.core.interrupts import Reversed
from apnap.rules.core.objects import Obj
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import AbilityActivated
from apnap.rules.events.actions import last_loyal

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


# what may be activated -----------------------------------------------------------------------------------------------
def ability_options(game: Game, seat: Seat, id: ObjectId, sorcery: bool, out: list[Option]) -> None:
    """Offer each ability of this object that this player may activate and can complete. CR 602.2, 602.5."""
    o = game.state.objs[id]
    chars = game.state.chars[id]
    if chars is None:
        chars = game.char(id)
    abilities = chars.abilities.activated
    mine = o.controller == seat
    permits = len(game.state.standing[S_PERMIT]) > 0
    n: i64 = len(abilities)
    for i in range(n):
        ability = abilities[i]
        # mana abilities are offered by mana.py; nobody else's abilities, except those that anyone may activate
        if ability.makes or not (mine or ability.anyone) or not ability.zones >> o.zone & 1:
            continue
        if (ability.sorcery or ability.loyalty) and not sorcery:
            if not permits or not ability.LIFTED_BY or not game.is_permitted(ability.LIFTED_BY, seat, id):
                continue
        if may_activate(game, seat, o, ability) and can_activate(game, seat, id, ability):
            out.append(Option(O_ACTIVATE, id, i))


def may_activate(game: Game, seat: Seat, o: Obj, ability: Activated) -> bool:
    """Do its own restrictions and every effect allow it? CR 602.5, 606.3, 101.2."""
    state = game.state
    if ability.loyalty and (o.zone != BATTLEFIELD or o.controller != seat or loyalty_used(game, o.id)):
        return False
    if ability.each_turn and times_this_turn(game, o.id, ability) >= ability.each_turn:
        return False
    if o.controller != seat and not state.reaches(seat, o.id):
        return False
    if state.standing[S_FORBID]:
        if game.is_forbidden(F_ACTIVATE, seat, o.id) or game.is_forbidden(F_ACTIVATE_OTHER, seat, o.id):
            return False
    condition = ability.condition
    return condition is None or condition.holds(game, announcing.considered(seat, o.id))


def can_activate(game: Game, seat: Seat, id: ObjectId, ability: Activated) -> bool:
    """Can its costs be paid and its choices be made? CR 602.2b, 601.2b-f."""
    plain = not game.state.standing[S_COST] and not ability.varies
    if plain and is_too_dear(game, seat, ability):
        return False
    ctx = announcing.considered(seat, id)
    paid: i64 = -1
    if plain:
        paid = is_paid_plainly(game, ctx, ability)
        if paid == 0:
            return False
    limit: i64 = 0
    if paid < 0:
        limit = announcing.largest_x(game, ctx, ability)
        if limit < 0:
            return False
    if limit or isinstance(ability.effect, Modal):
        w = announcing.wording_of(ability.effect, ability.slots)
        return announcing.can_announce_up_to(game, ctx, w, limit)
    return targets.can_choose(game, ctx, ability.slots)


def is_too_dear(game: Game, seat: Seat, ability: Activated) -> bool:
    """Does it cost more mana as it is written than there could be?"""
    for part in ability.costs:
        cost = part.mana()
        if cost is not None and is_beyond(game, seat, cost):
            return True
    return False


def can_pay_plainly(game: Game, ctx: Context, ability: Activated) -> bool:
    """Can its cost certainly be paid, and has it no X? In doubt, no."""
    if game.state.standing[S_COST] or ability.varies or is_too_dear(game, ctx.controller, ability):
        return False
    return is_paid_plainly(game, ctx, ability) == 1


def is_paid_plainly(game: Game, ctx: Context, ability: Activated) -> i64:
    """Can a cost, not too dear, be paid as it is written: 1 or 0; -1 with an X or where parts may compete. CR 118.3.

    No part can be paid that could not be paid by itself, were it the only one.
    """
    mana: ManaCost | None = None
    clear = True
    for part in ability.costs:
        cost = part.mana()
        if cost is not None:
            if mana is not None:
                clear = False
            mana = cost
        elif part.fits_x():
            clear = False
        elif not part.can_pay(game, ctx):
            return 0
        elif clear and not (isinstance(part, Part) and is_apart(game, ctx, part)):
            clear = False
    if not clear:
        return -1
    if mana is None:
        return 1
    if len(ability.costs) > 1:
        abilities = game.char(ctx.source).abilities
        if abilities.mana:  # its own mana may be what the cost needs
            return 1 if pays_with_less(game, ctx.controller, mana, abilities.simple_mask) else -1
    return pays_plainly(game, ctx.controller, mana)


def is_apart(game: Game, ctx: Context, part: Part) -> bool:
    """Does a part of a cost take nothing that mana or another part could need, except of its own object?"""
    if part.has_x() or part.takes() != TAKES_NOTHING or isinstance(part, OwnCost):
        return False
    return not part.life(game, ctx) and not part.energy(game, ctx)


def times_this_turn(game: Game, id: ObjectId, ability: Activated) -> i64:
    """How often this ability of this object was activated this turn, by anybody. CR 602.5b."""
    n: i64 = 0
    e = game.state.turn().events[EV_ACTIVATE]
    while e is not None:
        if isinstance(e, AbilityActivated) and e.source == id and e.ability is ability:
            n += 1
        e = e.prev
    return n


def loyalty_used(game: Game, id: ObjectId) -> bool:
    """Has a loyalty ability of this permanent been activated this turn? CR 606.3."""
    e = last_loyal(game.state.turn().events[EV_ACTIVATE])
    while e is not None:
        if e.source == id:
            return True
        e = e.last_loyal
    return False


# activating ----------------------------------------------------------------------------------------------------------
def activate(game: Game, seat: Seat, id: ObjectId, index: i64, tried: list[Ref] | None = None) -> None:
    """Activate an ability: announce it, pay for it, and it becomes activated. CR 602.2.

    Where there are other targets than those `tried` before, one of those is chosen (732.3).
    """
    ability = game.char(id).abilities.activated[index]
    # 602.2a: the ability is created on the stack, and a card in a hidden zone is revealed
    if game.state.objs[id].zone == HAND:
        knowledge.learn(game.state, id, knowledge.EVERYBODY)
    object = announcing.put_ability(game, seat, id, ability).id
    ctx = Context(seat, id)
    ctx.object = object
    ctx.tried = tried
    # 602.2b, 601.2b-d: modes, X, targets, division
    # 601.2e: everything offered was legal; what a concession has spoiled meanwhile is taken back
    alive = game.state.alive
    if not propose(game, ctx, ability) or (
        alive != game.state.alive and announcing.largest_x(game, ctx, ability) < ctx.x
    ):
        cease(game, object)
        game.state.touch()
        if game.logging:
            game.say("733.1", f"the ability of {game.name(id)} cannot be activated any more and is taken back")
        return
    game.state.edit(object).announced = ctx
    # 601.2f-h: the total cost is locked in and paid
    try:
        total_costs.pay_total(game, ctx, total_costs.total_to_activate(game, ctx, id, ability), ctx.x)
    except Reversed:
        cease(game, object)
        raise
    # 601.2i: it has become activated
    announcing.become_targets(game, ctx)
    game.emit(AbilityActivated(id, seat, ability, object))


def propose(game: Game, ctx: Context, ability: Activated) -> bool:
    """Announce what is chosen while activating. False when it can no longer be done. CR 602.2b, 601.2b-d."""
    w: Wording = announcing.wording_of(ability.effect, ability.slots)
    limit: i64 = 0
    if not can_pay_plainly(game, ctx, ability):
        limit = announcing.largest_x(game, ctx, ability)
    if limit < 0 or not announcing.choose_modes(game, ctx, w, limit, "602.2b"):
        return False
    if limit > 0 and not announcing.choose_x(game, ctx, w, limit, ability):
        return False
    if (w.slots or w.modes) and not announcing.choose_targets(game, ctx, w):
        return False
    return game.state.objs[ctx.object].zone == STACK
