"""Whether a state-based action could concern a permanent, found at a glance and without allocating. CR 704.5.

What is known of permanents stays known until they change (`State.known`): then only those that did are looked at, and
what is attached to something, Sagas and battles, which are judged every time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch6_spells import entering
from apnap.rules.ch7_additional import sagas
from apnap.rules.core.constants import (
    AMONG_ATTACKABLE,
    AMONG_DAMAGED,
    AMONG_PHASING,
    AMONG_SAGAS,
    ARTIFACT,
    BATTLE,
    BATTLEFIELD,
    CREATURE,
    DEFENSE,
    ENCHANTMENT,
    F_ATTACH,
    K_CALM,
    K_MOORED,
    LEGENDARY,
    LOYALTY,
    MINUS,
    NONE,
    PHASING,
    PLANESWALKER,
    PLUS,
    S_FORBID,
    S_SHIELD,
    WORLD,
)
from apnap.rules.core.objects import NO_NAMES, Obj
from apnap.rules.core.shadow import StaleCache
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

# what a look at a permanent finds: a mask
IS_DUE: Final = 1  # a state-based action may concern it
IS_RESTLESS: Final = 2  # that may come about without a change of it: it is attached to something, a Saga, or a battle
IS_SINGLE: Final = 4  # it is legendary, or a world permanent: there may be one too many

# what is wrong with an attachment
NO_FAULT: Final = 0
FALLS_OFF: Final = 1
TO_GRAVEYARD: Final = 2


def is_permanent_due(game: Game) -> bool:
    """The same as below, from what is known of permanents: only what has changed since is looked at."""
    state = game.state
    if not state.known & K_CALM or state.is_unsettled():
        return permanent_due(game)
    due = (len(state.suspects) > 0 and suspects_due(game)) or (len(state.attached) > 0 and attached_due(game))
    if game.shadow and not due:
        known = state.among
        if permanent_due(game):
            raise StaleCache("a state-based action concerns a permanent")
        if state.among & ~known:
            raise StaleCache("there is something among the permanents that was not noticed")
    return due


def attached_due(game: Game) -> bool:
    """Is something attached to what it may not be attached to, or due without having changed? CR 704.5m-p, 714.4."""
    state = game.state
    moored = state.known & K_MOORED != 0
    others = False  # are there artifacts that are not plainly Equipment on creatures?
    for id in state.attached:
        o = state.objs[id]
        if o.zone == BATTLEFIELD:
            c = game.char(id)
            if c.types == ARTIFACT:
                if moored or is_plainly_equipped(game, o, c):
                    continue
                others = True
            if look_at(game, id, o, c) & IS_DUE:
                return True
    if not others:
        state.known |= K_MOORED
    return False


def is_plainly_equipped(game: Game, o: Obj, c: Chars) -> bool:
    """Is this an Equipment on a creature, where no effect could keep it off and nothing else concerns it? CR 301.5c."""
    state = game.state
    host = o.attached_to
    if host < 0 or c.types != ARTIFACT or o.counters is not None or o.deathtouched or "Equipment" not in c.subtypes:
        return False
    if state.reach is not None or state.standing[S_FORBID]:
        return False
    there = state.objs[host]
    if there.zone != BATTLEFIELD or there.phased_out or not game.char(host).types & CREATURE:
        return False
    return not state.standing[S_SHIELD] or not game.is_shielded(F_ATTACH, host, o.id, o.controller)


def suspects_due(game: Game) -> bool:
    """Could a state-based action concern one of the permanents that are new, or may have changed?"""
    state = game.state
    for id in state.suspects:
        o = state.objs[id]
        if o.zone != BATTLEFIELD:
            continue
        c = game.char(id)
        found = look_at(game, id, o, c)
        if found:
            if found & IS_DUE or (found & IS_SINGLE and has_rival(game, id, o, c)):
                return True
            if found & IS_RESTLESS and id not in state.attached:
                state.attached = [*state.attached, id]
        state.among |= kinds_of(o, c)
    state.suspects = NO_IDS
    return False


def permanent_due(game: Game) -> bool:
    """Could a state-based action concern a permanent? May say yes too often, never no."""
    state = game.state
    chars = state.chars
    objs = state.objs
    worlds = False
    among: i64 = 0
    attached = NO_IDS
    for seat in range(state.seats):
        legend = ""  # the first legendary permanent of the seat
        legends = NO_NAMES  # all of them, where there are several
        for id in state.ids(seat, BATTLEFIELD):
            c = chars[id]
            if c is None:
                c = game.char(id)
            o = objs[id]
            among |= kinds_of(o, c)
            found = look_at(game, id, o, c)
            if not found:
                continue
            if found & IS_DUE:
                return True
            if found & IS_RESTLESS:
                attached = [*attached, id]
            if found & IS_SINGLE:
                if c.supertypes & LEGENDARY and c.name:
                    if not legend:
                        legend = c.name
                    else:
                        if not legends:
                            legends = [legend]
                        if c.name in legends:
                            return True  # 704.5j
                        legends.append(c.name)
                if c.supertypes & WORLD:
                    if worlds:
                        return True
                    worlds = True
    state.known |= K_CALM
    state.suspects = NO_IDS
    state.attached = attached
    state.among = among
    return False


def kinds_of(o: Obj, c: Chars) -> i64:
    """What there is with this permanent, as a mask. See State.lacks."""
    found: i64 = 0
    if c.types & (PLANESWALKER | BATTLE):
        found = AMONG_ATTACKABLE
    if c.keywords & PHASING:
        found |= AMONG_PHASING
    if c.abilities.final_chapter:
        found |= AMONG_SAGAS
    if o.damage:
        found |= AMONG_DAMAGED
    return found


def look_at(game: Game, id: ObjectId, o: Obj, c: Chars) -> i64:
    """Could a state-based action concern this permanent by itself, and must it be looked at further? A mask."""
    types = c.types
    if types & CREATURE and o.damage >= c.toughness or o.deathtouched:
        return IS_DUE
    found: i64 = 0
    if o.attached_to != NONE:
        if attachment_fault(game, id, o, c):
            return IS_DUE
        found = IS_RESTLESS
    elif types & ENCHANTMENT and c.subtypes:
        if "Aura" in c.subtypes or sagas.is_read(game.state, o, c):
            return IS_DUE
        if c.abilities.final_chapter:
            found = IS_RESTLESS  # it waits for an ability to leave the stack (714.4)
    if o.counters is not None and (has_both(o) or (c.abilities.statics and has_too_many(o, c))):
        return IS_DUE
    if c.supertypes & (LEGENDARY | WORLD):
        found |= IS_SINGLE
    if types & (PLANESWALKER | BATTLE):
        if types & PLANESWALKER and o.counter(LOYALTY) <= 0:
            return IS_DUE
        if types & BATTLE:
            if o.counter(DEFENSE) <= 0 or not protected(game.state, o, c):
                return IS_DUE
            found |= IS_RESTLESS
    return found


def has_rival(game: Game, id: ObjectId, o: Obj, c: Chars) -> bool:
    """Is there another legendary permanent of its name and controller, or another world permanent? CR 704.5j-k."""
    state = game.state
    if c.supertypes & WORLD:
        for seat in range(state.seats):
            for other in state.ids(seat, BATTLEFIELD):
                if other != id and game.char(other).supertypes & WORLD:
                    return True
    if c.supertypes & LEGENDARY and c.name:
        for other in state.ids(o.controller, BATTLEFIELD):
            if other != id:
                also = game.char(other)
                if also.supertypes & LEGENDARY and also.name == c.name:
                    return True
    return False


def has_both(o: Obj) -> bool:
    """Has it both +1/+1 and -1/-1 counters? CR 704.5q."""
    return o.counter(PLUS) > 0 and o.counter(MINUS) > 0


def has_too_many(o: Obj, c: Chars) -> bool:
    """Has it more counters of a kind than an ability of its own allows? CR 704.5r."""
    counters = o.counters
    if counters is not None:
        for kind in counters:
            if excess_of(o, c, kind) > 0:
                return True
    return False


def excess_of(o: Obj, c: Chars, kind: str) -> i64:
    """How many counters of a kind it has above the lowest limit that it sets itself. CR 122.4."""
    excess: i64 = 0
    for static in c.abilities.statics:
        limit = static.counter_limit(kind)
        if limit >= 0 and o.counter(kind) - limit > excess:
            excess = o.counter(kind) - limit
    return excess


def attachment_fault(game: Game, id: ObjectId, o: Obj, c: Chars) -> i64:
    """Is a permanent rightly attached to what it is attached to, if anything? CR 301.5c, 303.4c-d, 310.10."""
    host = o.attached_to
    aura = "Aura" in c.subtypes
    if host == NONE:
        return TO_GRAVEYARD if aura else NO_FAULT
    if entering.can_attach(game, id, host):
        return TO_GRAVEYARD if aura and has_newer_role(game, id, o, c) else NO_FAULT
    # an Aura that has become a creature falls off first, and is judged again (303.4d)
    if aura and not c.types & (CREATURE | BATTLE) and not is_bestowed(o):
        return TO_GRAVEYARD
    return FALLS_OFF


def is_bestowed(o: Obj) -> bool:
    """Does it become a creature, rather than die, when it enchants nothing legal? CR 702.103f."""
    cast_as = o.cast_as
    return cast_as is not None and cast_as.loose


def has_newer_role(game: Game, id: ObjectId, o: Obj, c: Chars) -> bool:
    """Does its controller have a newer Role on the same permanent? CR 704.5z."""
    if "Role" not in c.subtypes or o.attached_to < 0:
        return False
    state = game.state
    for other in state.objs[o.attached_to].attachments:
        a = state.objs[other]
        if (
            other != id
            and a.zone == BATTLEFIELD
            and a.controller == o.controller
            and a.timestamp > o.timestamp
            and "Role" in game.char(other).subtypes
        ):
            return True
    return False


def protected(state: State, o: Obj, c: Chars) -> bool:
    """Has this battle a protector who may be it? CR 310.9a, 310.12a."""
    seat = o.protector
    return seat >= 0 and state.in_game(seat) and may_protect(state, o.controller, seat, c)


def may_protect(state: State, controller: Seat, seat: Seat, c: Chars) -> bool:
    """A Siege is protected by an opponent of its controller, any other battle by its controller. CR 310.9a, 310.12a."""
    if "Siege" in c.subtypes:
        return state.opponents(controller, seat)
    return seat == controller
