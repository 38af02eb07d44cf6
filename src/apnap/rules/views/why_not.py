"""Why a card cannot be played or an ability activated now: every reason, with its rule. CR 101.2, 117.1, 601, 602.

The engine's own list of options decides whether there is anything to explain, so nothing is explained away: what is
offered has no reasons, and what is not offered has one at least.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts import priority, targets
from apnap.rules.ch1_concepts.costs import total_costs
from apnap.rules.ch1_concepts.costs.cost_parts import Part, can_tap
from apnap.rules.ch1_concepts.definitions import Activated, Context
from apnap.rules.ch1_concepts.mana.plan import energy_of
from apnap.rules.ch1_concepts.shared_totals import life_to_pay
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.ch6_spells import activating, announcing, casting
from apnap.rules.ch7_additional.faces import face_of_way
from apnap.rules.ch8_multiplayer.range import standing_on
from apnap.rules.ch9_casual.commanders import may_be_cast
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLE,
    BATTLEFIELD,
    CREATURE,
    ENCHANTMENT,
    F_ACTIVATE,
    F_ACTIVATE_OTHER,
    F_CAST,
    F_PLAY_LAND,
    F_TARGET,
    FLASH,
    GONE,
    HAND,
    HEXPROOF,
    INSTANT,
    LAND,
    LOYALTY,
    MAIN1,
    MAIN2,
    N_LANDS,
    NONE,
    P_PLAY_LAND,
    PLANESWALKER,
    S_FORBID,
    SHROUD,
    STACK,
    STAGE_PRIORITY,
    STEP_NAMES,
    ZONE_NAMES,
)
from apnap.rules.core.decisions import Option
from apnap.rules.core.objects import Obj
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.costs.total_costs import Total
    from apnap.rules.core.game import Game

Reason = tuple[str, str]  # the rule, and what it comes to here

# when permanents of each type may be cast, by the type
CASTING_RULES: Final[list[tuple[i64, str]]] = [
    (CREATURE, "302.1"),
    (ARTIFACT, "301.1"),
    (ENCHANTMENT, "303.1"),
    (PLANESWALKER, "306.1"),
    (BATTLE, "310.1"),
]


def why_not(game: Game, seat: Seat, id: ObjectId) -> list[Reason]:
    """Why a player cannot do anything with this card or permanent now; empty when they can."""
    state = game.state
    if id < 0 or id >= len(state.objs):
        raise ValueError(f"there is no object {id} in this game")
    if not state.in_game(seat):
        return [("800.4a", f"{game.name_of_seat(seat)} has left the game")]
    if state.over:
        return [("104.1", "the game is over")]
    o = state.objs[id]
    if o.zone == GONE:
        return [("400.7", f"{game.name(id)} is not there any more")]
    turn = state.turn()
    sorcery = priority.is_sorcery_time(state, turn, seat)
    if turn.stage == STAGE_PRIORITY and seat in priority.holders(state, turn) and is_offered(game, seat, id, sorcery):
        return []
    out: list[Reason] = []
    priority_reasons(game, seat, out)
    found = len(out)
    if o.zone == STACK:
        out.append(("601.2", f"{game.name(id)} is on the stack already"))
    elif o.zone != BATTLEFIELD:
        card_reasons(game, seat, o, out)
    activation_reasons(game, seat, o, out)
    if len(out) == found == 0:
        out.append(("601.3", f"nothing can be done with {game.name(id)} now"))
    return out


def is_offered(game: Game, seat: Seat, id: ObjectId, sorcery: bool) -> bool:
    """Is it among the player's options?"""
    options: list[Option] = []
    priority.fill_options(game, seat, sorcery, True, options)
    for option in options:
        if option.id == id:
            return True
    return False


def priority_reasons(game: Game, seat: Seat, out: list[Reason]) -> None:
    """Only a player with priority may act. CR 117.1."""
    state = game.state
    turn = state.turn()
    if turn.stage != STAGE_PRIORITY:
        out.append(("117.1", "nobody has priority now"))
        return
    holders = priority.holders(state, turn)
    if seat not in holders:
        names: list[str] = []
        for s in holders:
            names.append(game.name_of_seat(s))
        out.append(("117.1", f"{' and '.join(names)} {'have' if len(names) > 1 else 'has'} priority"))


# cards ---------------------------------------------------------------------------------------------------------------
def card_reasons(game: Game, seat: Seat, o: Obj, out: list[Reason]) -> None:
    """Why it cannot be played from where it is: of several ways to cast it, the reasons of the nearest."""
    if game.char(o.id).types & LAND:
        land_reasons(game, seat, o, out)
        return
    nearest: i64 = -1
    found: list[list[Reason]] = []
    methods = o.card.methods
    for i in range(len(methods)):
        reasons: list[Reason] = []
        cast_reasons(game, seat, o, i, methods[i], reasons)
        found.append(reasons)
        if methods[i].zones and (nearest < 0 or len(reasons) < nearest):
            nearest = len(reasons)
    for i in range(len(methods)):
        if methods[i].zones and len(found[i]) == nearest:
            way = methods[i].name
            for rule, text in found[i]:
                add(out, rule, f"{way}: {text}" if way and len(methods) > 2 else text)


def add(out: list[Reason], rule: str, text: str) -> None:
    """One more reason, once."""
    if (rule, text) not in out:
        out.append((rule, text))


def land_reasons(game: Game, seat: Seat, o: Obj, out: list[Reason]) -> None:
    """CR 305.1-3, 116.2a."""
    state = game.state
    if (o.zone != HAND or o.owner != seat) and not game.is_permitted(P_PLAY_LAND, seat, o.id):
        out.append(("116.2a", f"a land is played from its owner's hand, not from {place_words(game, o)}"))
    if seat not in state.turn().active:
        out.append(("305.3", f"it is not {game.name_of_seat(seat)}'s turn"))
    else:
        timing_reasons(game, seat, "305.1", out)
    played = state.players[seat].lands_played
    allowed = 1 + game.total_number(N_LANDS, seat)
    if played >= allowed:
        out.append(("305.2b", f"{game.name_of_seat(seat)} has played {played} of {allowed} lands this turn"))
    forbidden_reasons(game, F_PLAY_LAND, seat, o.id, out)


def cast_reasons(game: Game, seat: Seat, o: Obj, index: i64, method: CastMethod, out: list[Reason]) -> None:
    """Why a card cannot be cast in one way. CR 601.3, 601.2b-h."""
    state = game.state
    another = method.changes_face(o.face) or o.face_down
    chars = face_of_way(o, method).chars if another else game.char(o.id)
    if o.owner != seat or not method.zones >> o.zone & 1:
        if not may_be_cast(state, seat, o, method) and not game.permits_way(seat, o.id, method):
            out.append(("601.3", f"nothing allows casting it from {place_words(game, o)}"))
    condition = method.condition
    if not method.only >> o.zone & 1 or (condition is not None and not condition.holds(game, Context(seat, o.id))):
        out.append(("601.3", "what it says must be so before it can be cast this way is not so"))
    for other in face_of_way(o, method).only:
        if not other.holds(game, Context(seat, o.id)):
            add(out, "601.3", "what it says about when it may be cast is not so")
    instantly = chars.types & INSTANT != 0 or chars.keywords & FLASH != 0
    if not instantly and not casting.may_flash(game, seat, o.id, method, chars):
        rule = sorcery_rule(chars)
        if seat not in state.turn().active:
            out.append((rule, f"it is not {game.name_of_seat(seat)}'s turn"))
        else:
            timing_reasons(game, seat, rule, out)
    if casting.is_forbidden(game, seat, o, method):
        forbidden_reasons(game, F_CAST, seat, o.id, out)
    ctx = Context(seat, o.id)
    ctx.method = index
    total = total_costs.total_to_cast(game, ctx, o.id, index, 0)
    cost_reasons(game, ctx, total, "118.3", out)
    wording = casting.wording(face_of_way(o, method), chars, method)
    choice_reasons(game, ctx, wording, announcing.largest_x(game, ctx, None), out)


def sorcery_rule(chars: Chars) -> str:
    """The rule that says when a spell of these types may be cast."""
    for kind, rule in CASTING_RULES:
        if chars.types & kind:
            return rule
    return "307.1"


def timing_reasons(game: Game, seat: Seat, rule: str, out: list[Reason]) -> None:
    """A main phase of one's own with an empty stack; whose turn it is has been asked. CR 117.1a, 505.6a."""
    turn = game.state.turn()
    if turn.step != MAIN1 and turn.step != MAIN2:
        out.append((rule, f"it is the {STEP_NAMES[turn.step]}, not a main phase"))
    elif turn.stack:
        out.append((rule, f"{game.name(turn.stack[-1])} is on the stack"))


def place_words(game: Game, o: Obj) -> str:
    """`Ann's graveyard`."""
    return f"{game.name_of_seat(o.owner)}'s {ZONE_NAMES[o.zone]}"


# abilities -----------------------------------------------------------------------------------------------------------
def activation_reasons(game: Game, seat: Seat, o: Obj, out: list[Reason]) -> None:
    """Why none of its abilities can be activated, each with its number where there are several. CR 602.5."""
    abilities = game.char(o.id).abilities.activated
    if not abilities:
        if o.zone == BATTLEFIELD:
            out.append(("602.2", f"{game.name(o.id)} has no activated ability"))
        return
    if o.zone != BATTLEFIELD and not game.char(o.id).abilities.activated_zones >> o.zone & 1:
        return  # a card that one would cast, not activate
    found: list[list[Reason]] = []
    for i in range(len(abilities)):
        reasons: list[Reason] = []
        ability_reasons(game, seat, o, abilities[i], reasons)
        found.append(reasons)
    for i in range(len(found)):
        for reason in found[i]:
            if is_everywhere(found, reason):
                add(out, reason[0], reason[1])
            else:
                add(out, reason[0], f"ability {i + 1}: {reason[1]}")


def is_everywhere(found: list[list[Reason]], reason: Reason) -> bool:
    """Is it a reason in every list?"""
    for reasons in found:
        if reason not in reasons:
            return False
    return True


def ability_reasons(game: Game, seat: Seat, o: Obj, ability: Activated, out: list[Reason]) -> None:
    """CR 602.2, 602.5, 605.3a, 606.3."""
    state = game.state
    if not ability.zones >> o.zone & 1:
        out.append(("113.6", f"it does not work in {place_words(game, o)}"))
        return
    if o.controller != seat and not ability.anyone:
        out.append(("602.2", f"{game.name_of_seat(o.controller)} controls it"))
    elif not state.reaches(seat, o.id):
        out.append(("801.2", f"it is outside {game.name_of_seat(seat)}'s range of influence"))
    if ability.sorcery or ability.loyalty:
        rule = "606.3" if ability.loyalty else "602.5d"
        if seat not in state.turn().active:
            out.append((rule, f"it is not {game.name_of_seat(seat)}'s turn"))
        else:
            timing_reasons(game, seat, rule, out)
    if ability.loyalty and activating.loyalty_used(game, o.id):
        out.append(("606.3", "a loyalty ability of it has been activated this turn"))
    if ability.each_turn and activating.times_this_turn(game, o.id, ability) >= ability.each_turn:
        out.append(("602.5b", "it has been activated as often as it may be this turn"))
    forbidden_reasons(game, F_ACTIVATE, seat, o.id, out)
    if not ability.makes:
        forbidden_reasons(game, F_ACTIVATE_OTHER, seat, o.id, out)
    ctx = announcing.considered(seat, o.id)
    condition = ability.condition
    if condition is not None and not condition.holds(game, ctx):
        out.append(("602.5", "what it says must be so before it can be activated is not so"))
    total = total_costs.total_to_activate(game, ctx, o.id, ability)
    cost_reasons(game, ctx, total, "606.6" if ability.loyalty else "118.3", out)
    wording = announcing.wording_of(ability.effect, ability.slots)
    choice_reasons(game, ctx, wording, announcing.largest_x(game, ctx, ability), out)


# what both have ------------------------------------------------------------------------------------------------------
def forbidden_reasons(game: Game, action: i64, seat: Seat, ref: Ref, out: list[Reason]) -> None:
    """The effects that forbid it. CR 101.2."""
    for e in standing_on(game, S_FORBID, ref if ref != NONE else -1 - seat):
        if e.static.forbids(game, e, action, seat, ref):
            out.append(("101.2", f"{game.name(e.source)} forbids it"))


def cost_reasons(game: Game, ctx: Context, total: Total, rule: str, out: list[Reason]) -> None:
    """What of the total cost cannot be paid; `rule` for a part that has no other. CR 601.2f-h, 118.3, 118.6."""
    if total_costs.can_pay_total(game, ctx, total, 0):
        return
    if not total.payable:
        out.append(("118.6", "it has no mana cost to pay"))
        return
    before = len(out)
    exclude: i64 = -1
    for part in total.parts:
        if isinstance(part, Part):
            if part.taps_this():
                exclude = ctx.source
            part_reasons(game, ctx, part, rule, out)
        elif not part.can_pay(game, ctx):
            out.append((rule, "a part of its cost cannot be paid"))
    seat = ctx.controller
    if not total_costs.can_pay_mana(game, seat, total, exclude):
        out.append(("601.2h", f"{game.name_of_seat(seat)} cannot pay {total.mana}"))
    elif len(out) == before:
        out.append(("118.3", "the parts of its cost cannot all be paid"))


def sick_words(game: Game, id: ObjectId) -> str:
    """CR 302.6."""
    owner = game.name_of_seat(game.state.objs[id].controller)
    return f"{game.name(id)} has come under {owner}'s control since their latest turn began"


def part_reasons(game: Game, ctx: Context, part: Part, rule: str, out: list[Reason]) -> None:
    """Why one part of a cost cannot be paid."""
    if part.can_pay(game, ctx):
        return
    state = game.state
    o = state.objs[ctx.source]
    life = part.life(game, ctx)
    if part.taps_this() and o.tapped:
        out.append(("107.5", f"{game.name(o.id)} is tapped"))
    elif part.taps_this() and not can_tap(game, ctx.controller, o.id):
        out.append(("302.6", sick_words(game, o.id)))
    elif life > state.life(ctx.controller):
        out.append(("119.4", f"{life} life is to be paid, and there is {state.life(ctx.controller)}"))
    elif life > life_to_pay(game, ctx.controller):
        out.append(("119.8", f"{life} life is to be paid, and {game.name_of_seat(ctx.controller)} can't lose life"))
    elif part.energy(game, ctx) > 0:
        have = energy_of(state, ctx.controller)
        out.append(("107.14", f"{part.energy(game, ctx)} energy is to be paid, and there is {have}"))
    elif part.needs(game, ctx) > len(part.eligible(game, ctx)):
        needs = part.needs(game, ctx)
        there = len(part.eligible(game, ctx))
        out.append(("118.3", f"a part of its cost takes {needs}, and there {'is' if there == 1 else 'are'} {there}"))
    elif rule == "606.6":
        out.append((rule, f"{game.name(o.id)} has {o.counter(LOYALTY)} loyalty, too little"))
    else:
        out.append((rule, "a part of its cost cannot be paid"))


def choice_reasons(game: Game, ctx: Context, wording: announcing.Wording, limit: i64, out: list[Reason]) -> None:
    """Are there modes and targets to choose? CR 601.2b-c, 700.2a."""
    if len(announcing.usable_x(game, ctx, wording, limit if limit > 0 else 0)) > 0:
        return
    if wording.modes and targets.can_choose(game, ctx, wording.slots):
        out.append(("700.2a", "too few of its modes can be chosen"))
    else:
        out.append(("601.2c", "there is no legal target for it"))


# targets -------------------------------------------------------------------------------------------------------------
def why_not_target(game: Game, seat: Seat, source: ObjectId, ref: Ref) -> list[Reason]:
    """Why a player's spell or ability cannot target this, whatever its words ask for; empty when it can. CR 115."""
    state = game.state
    out: list[Reason] = []
    if ref == NONE or targets.can_target(game, seat, source, ref):
        return out
    who = -1 - ref if ref < 0 else state.objs[ref].controller
    if ref < 0 and not state.in_game(who):
        return [("800.4a", f"{game.name(ref)} has left the game")]
    if ref >= 0 and state.objs[ref].zone == GONE:
        return [("400.7", f"{game.name(ref)} is not there any more")]
    if not state.reaches(seat, ref):
        out.append(("801.4", f"{game.name(ref)} is outside {game.name_of_seat(seat)}'s range of influence"))
    if ref >= 0 and state.objs[ref].zone == BATTLEFIELD:
        keywords = game.char(ref).keywords
        if keywords & SHROUD:
            out.append(("702.18a", f"{game.name(ref)} has shroud"))
        if keywords & HEXPROOF and state.opponents(seat, who) and state.in_reach(who, seat):
            out.append(("702.11b", f"{game.name(ref)} has hexproof"))
    forbidden_reasons(game, F_TARGET, seat, ref, out)
    if not out:
        out.append(("115.4", f"{game.name(ref)} cannot be a target now"))
    return out
