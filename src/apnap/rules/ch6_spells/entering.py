"""What must be known before a permanent enters: its counters, a battle's protector, what an Aura enchants.

These are the intrinsic 'enters with' and 'as it enters' abilities of card types and of Auras (303.4, 306.5b, 310.4b,
310.9a); those that are printed on cards are replacement effects like any other (614.12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Filter, Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch6_spells.layers.copiable_values import FACE_DOWN, copiable
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import (
    BATTLE,
    BATTLEFIELD,
    CHOOSING_TYPES,
    CREATURE,
    DEFENSE,
    ENCHANTMENT,
    F_ATTACH,
    LAND,
    LASTS_THE_GAME,
    LASTS_THIS_TURN,
    LORE,
    LOYALTY,
    NONE,
    PERMANENT_TYPES,
    PLANESWALKER,
    STACK,
)
from apnap.rules.core.decisions import FOR_ATTACH, FOR_PROTECTOR, FROM_RULE, ChooseDecision
from apnap.rules.core.objects import added
from apnap.rules.core.state import Standing
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events.base import Entry

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.objects import Obj
    from apnap.rules.events.zone_changes import ZoneChange

# only these are looked at: other permanents pay one test of a mask


def entering_chars(game: Game, event: ZoneChange) -> Chars:
    """What the permanent will be, as far as its own values go. CR 614.12."""
    o = game.state.objs[event.id]
    entry = event.entry
    if entry is None:
        return copiable(o) if o.zone == STACK else o.card.faces[o.face].chars
    if entry.face_down:
        values = entry.face_down_values
        return FACE_DOWN if values is None else values.face.chars
    if entry.copied is not None:
        return entry.copied
    if o.zone == STACK and (o.copied is not None or o.face_down or o.cast_as is not None):
        return copiable(o)
    return o.card.faces[entry.face].chars


def prepare(game: Game, event: ZoneChange) -> bool:
    """Make the choices that come as a permanent enters. False when it cannot enter. CR 303.4f-i, 310.9a, 614.12a."""
    chars = entering_chars(game, event)
    entry = event.entry
    if not chars.types & CHOOSING_TYPES:
        # an instant or sorcery stays where it is, unless it comes face down (400.4a, 708.2a)
        return chars.types & PERMANENT_TYPES != 0 or (entry is not None and entry.face_down)
    state = game.state
    if entry is not None and entry.face_down:
        return True
    if state.objs[event.id].zone != event.origin or not state.in_game(event.seat):
        return True  # it will not move at all
    if chars.types & BATTLE:
        choose_protector(game, event, chars)
    if chars.types & ENCHANTMENT and "Aura" in chars.subtypes and not chars.types & (BATTLE | CREATURE):
        return choose_enchanted(game, event)
    return True


def entry_of(game: Game, event: ZoneChange) -> Entry:
    """The event's own entry, made when it has none yet."""
    entry = event.entry
    if entry is None:
        entry = Entry()
        entry.face = game.state.objs[event.id].face
        event.entry = entry
    return entry


# planeswalkers and battles -------------------------------------------------------------------------------------------
def give_counters(new: Obj) -> None:
    """The counters of its types, as a permanent enters."""
    for kind, n in own_counters(copiable(new)):
        add_counters(new, kind, n)


def own_counters(chars: Chars) -> list[tuple[str, i64]]:
    """Loyalty of a planeswalker, defense of a battle, lore of a Saga. CR 306.5b, 310.4b, 714.3a."""
    out: list[tuple[str, i64]] = []
    if chars.types & ENCHANTMENT and "Saga" in chars.subtypes:
        out.append((LORE, 1))
    if chars.types & PLANESWALKER and chars.loyalty > 0:
        out.append((LOYALTY, chars.loyalty))
    if chars.types & BATTLE and chars.defense > 0:
        out.append((DEFENSE, chars.defense))
    return out


def add_counters(new: Obj, kind: str, amount: i64) -> None:
    counters = {} if new.counters is None else new.counters.copy()
    counters[kind] = counters.get(kind, 0) + amount
    new.counters = counters


def protectors(game: Game, seat: Seat, chars: Chars) -> list[i64]:
    """Who can protect a battle that this player controls. CR 310.9a, 310.12a, 801.5a."""
    state = game.state
    out: list[i64] = []
    if "Siege" not in chars.subtypes:
        if state.in_game(seat):
            out.append(-1 - seat)
        return out
    for s in range(state.seats):
        if state.in_game(s) and state.opponents(seat, s) and state.in_reach(seat, s):
            out.append(-1 - s)
    return out


def choose_protector(game: Game, event: ZoneChange, chars: Chars) -> None:
    """As a battle enters, its controller chooses its protector. CR 310.9a, 310.12a."""
    who = NONE
    while who == NONE or not game.state.in_game(-1 - who):
        candidates = protectors(game, event.seat, chars)
        if not candidates:
            return  # a state-based action deals with it (704.5x)
        who = choose_for(game, event, candidates, FOR_PROTECTOR, "310.9a")
    entry_of(game, event).protector = -1 - who


def choose_for(game: Game, event: ZoneChange, candidates: list[Ref], purpose: str, rule: str) -> i64:
    """Ask the player under whose control it enters for one of these, unless there is only one."""
    if len(candidates) == 1:
        return candidates[0]
    decision = ChooseDecision(
        event.seat,
        rule,
        candidates,
        purpose=purpose,
        origin=event.cause if event.cause >= 0 else FROM_RULE,
        source=event.id,
    )
    return ask_one(game, decision)


def begin_being(game: Game, new: Obj, static: Static) -> None:
    """What a resolving effect says about what it puts onto the battlefield is so as it enters. CR 611.2e."""
    effect = being(game, new, static)
    effect.duration = LASTS_THE_GAME
    add_standing(game.state, effect)


def begin_copying(game: Game, new: Obj, static: Static, values: Chars) -> None:
    """It is a copy as it enters, and no longer than this turn. CR 611.2a, 707.5."""
    effect = being(game, new, static)
    effect.duration = LASTS_THIS_TURN
    effect.copied = values
    add_standing(game.state, effect)


def being(game: Game, new: Obj, static: Static) -> Standing:
    """An effect about a permanent that enters, not yet in force."""
    state = game.state
    state.serial += 1
    effect = Standing(state.serial, new.id, static, state.tick(), new.controller)
    effect.seat = new.controller
    effect.marker = state.here
    effect.turn = state.turn().number
    effect.ids = [new.id]
    return effect


# Auras ---------------------------------------------------------------------------------------------------------------
def enchant_filter(game: Game, id: ObjectId) -> Filter | None:
    """What the enchant ability of an Aura allows, as it has it now, or else as printed or copied. CR 702.5."""
    found = game.char(id).abilities.enchants
    if found is not None:
        return found
    o = game.state.objs[id]
    if o.copied is not None:
        return o.copied.abilities.enchants
    cast_as = o.cast_as
    return o.card.faces[o.face].enchants if cast_as is None else cast_as.face.enchants


def can_enchant(game: Game, ctx: Context, enchants: Filter, aura: i64, ref: Ref) -> bool:
    """May this Aura be attached to that? CR 303.4c-d, 702.5c."""
    state = game.state
    if ref == NONE or ref == aura:
        return False
    if ref < 0:
        if not state.in_game(-1 - ref):
            return False
    elif state.objs[ref].zone != BATTLEFIELD or state.objs[ref].phased_out:
        return False
    if not state.reaches(ctx.controller, ref):
        return False  # 801.8
    if not enchants.test(game, ctx, ref) or game.is_forbidden(F_ATTACH, ctx.controller, ref):
        return False
    return not game.is_shielded(F_ATTACH, ref, aura, ctx.controller)


def is_reconfigurable(c: Chars) -> bool:
    """Is this an Equipment that may be attached although it is a creature? CR 301.5c, 702.151b."""
    for a in c.abilities.every:
        if a.attaches_creature():
            return True
    return False


def can_attach(game: Game, id: ObjectId, host: ObjectId) -> bool:
    """May an Aura, Equipment or Fortification be attached to that? CR 301.5c, 301.6, 303.4c-d, 310.10, 701.3b."""
    o = game.state.objs[id]
    c = game.char(id)
    if c.types & (CREATURE | BATTLE) and not is_reconfigurable(c):
        return False
    if "Aura" in c.subtypes:
        enchants = enchant_filter(game, id)
        if enchants is None:
            raise NotImplementedError(f"{game.name(id)} is an Aura without an enchant ability (CR 303.4)")
        return can_enchant(game, Context(o.controller, id), enchants, id, host)
    wanted: i64 = 0
    if "Equipment" in c.subtypes:
        wanted = CREATURE
    elif "Fortification" in c.subtypes:
        wanted = LAND
    if wanted == 0 or host < 0 or host == id:
        return False
    there = game.state.objs[host]
    if there.zone != BATTLEFIELD or there.phased_out or not game.char(host).types & wanted:
        return False
    if not game.state.reaches(o.controller, host):
        return False  # 801.9
    return not (game.is_forbidden(F_ATTACH, o.controller, host) or game.is_shielded(F_ATTACH, host, id, o.controller))


def hosts(game: Game, ctx: Context, enchants: Filter, aura: i64) -> list[i64]:
    """What an Aura could enchant, within reach: players by seat, then permanents. CR 303.4f, 801.5a."""
    state = game.state
    out: list[i64] = []
    for s in range(state.seats):
        if can_enchant(game, ctx, enchants, aura, -1 - s):
            out.append(-1 - s)
    for s in range(state.seats):
        for id in state.ids(s, BATTLEFIELD):
            if can_enchant(game, ctx, enchants, aura, id):
                out.append(id)
    return out


def choose_enchanted(game: Game, event: ZoneChange) -> bool:
    """Choose what an entering Aura enchants, unless that is known. False when there is nothing. CR 303.4f-i."""
    entry = event.entry
    enchants = entering_chars(game, event).abilities.enchants
    if enchants is None and (entry is None or entry.copied is None):
        o = game.state.objs[event.id]
        enchants = o.card.faces[o.face if entry is None else entry.face].enchants
    if enchants is None:
        return False
    ctx = Context(event.seat, event.id)
    if entry is not None and entry.attached_to != NONE:
        return can_enchant(game, ctx, enchants, event.id, entry.attached_to)
    host: ObjectId = NONE
    while not can_enchant(game, ctx, enchants, event.id, host):
        candidates = hosts(game, ctx, enchants, event.id)
        if not candidates:
            return False
        host = choose_for(game, event, candidates, FOR_ATTACH, "303.4f")
    entry_of(game, event).attached_to = host
    return True


def attach(game: Game, new: Obj, host: ObjectId) -> None:
    """The link that an Aura, Equipment or Fortification enters with; it is not a separate event. CR 303.4h, 301.5."""
    state = game.state
    subtypes = copiable(new).subtypes
    if "Aura" not in subtypes and "Equipment" not in subtypes and "Fortification" not in subtypes:
        return
    if host < 0:
        if not state.in_game(-1 - host):
            return
    elif state.objs[host].zone != BATTLEFIELD:
        return
    else:
        o = state.edit(host)
        o.attachments = added(o.attachments, new.id)
    new.attached_to = host
