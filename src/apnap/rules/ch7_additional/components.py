"""Permanents that several cards, copies or tokens represent together: merged and melded ones. CR 730, 712.4.

`Obj.components` lists them, the topmost first; it is empty for everything else. The object itself goes by what is on
top: its card, face, status and whether it is a token; and `Obj.copied` holds the values that all of them give it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Ability, ability_set
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.printed import MELD, MODAL, TRANSFORM
from apnap.rules.ch4_zones.knowledge import moved
from apnap.rules.ch4_zones.zones import new_object, put_in, take_out
from apnap.rules.ch6_spells.layers.copiable_values import BLANK_FACE_DOWN
from apnap.rules.core.constants import BATTLEFIELD, EXILE, GONE, GRAVEYARD, HAND, LIBRARY, PERMANENT_TYPES
from apnap.rules.core.decisions import OrderDecision
from apnap.rules.core.objects import Component, Obj
from apnap.rules.core.types import ObjectId, Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.events import ZoneChange


# merging ------------------------------------------------------------------------------------------------------
def component_of(o: Obj) -> Component:
    """What represents an object that is one card, copy or token."""
    c = Component(o.card, o.number, o.owner)
    c.token = o.token
    c.face = o.face
    c.copied = o.copied
    c.face_down = o.face_down
    return c


def components_of(o: Obj) -> list[Component]:
    return o.components if o.components else [component_of(o)]


def take_after(game: Game, o: Obj) -> None:
    """An object goes by its topmost component, with the abilities of all. CR 730.2a, 730.2d-e, 702.140e."""
    top = o.components[0]
    o.card = top.card
    o.number = top.number
    o.token = top.token
    o.face = top.face
    if o.face_down != top.face_down:
        o.face_down = top.face_down
        o.face_down_values = None
    o.copied = joint_values(o, False)
    game.drop_chars(o.id)
    game.state.layers_dirty = True


def joint_values(o: Obj, turned_up: bool) -> Chars:
    """The characteristics of the topmost component, and the abilities of each that is face up. CR 702.140e."""
    values = values_of(o, o.components[0]).copy()
    abilities: list[Ability] = []
    for component in o.components:
        if turned_up or not component.face_down:
            abilities.extend(values_of(o, component).abilities.every)
    values.abilities = ability_set(abilities)
    values.keywords = values.abilities.keywords
    values.flip = None
    return values


def merged_over(o: Obj, values: Chars, since: i64) -> Chars:
    """What a permanent is that a copy effect gave these values at a time, with what merged with it later. CR 613.2a."""
    later: list[Component] = []
    base: i64 = 0
    for i in range(len(o.components)):
        component = o.components[i]
        if component.merged_at > since:
            index = len(later)
            while index > 0 and later[index - 1].merged_at > component.merged_at:
                index -= 1
            later.insert(index, component)
        if component.merged_at == 0:
            base = i
    for component in later:
        own = values_of(o, component)
        added: list[Ability] = [] if component.face_down else own.abilities.every
        if component in o.components[:base]:
            abilities = added + values.abilities.every
            values = own.copy()
        else:
            abilities = values.abilities.every + added
            values = values.copy()
        values.abilities = ability_set(abilities)
        values.keywords = values.abilities.keywords
        values.flip = None
    return values


def values_of(o: Obj, component: Component) -> Chars:
    """What one of them says; the other end of a flip card, if the permanent is flipped. CR 730.2h."""
    values = component.copied
    if values is None:
        values = component.card.faces[component.face].chars
    if o.flipped and values.flip is not None:
        return values.flip
    return values


def meld(game: Game, new: Obj, other: i64) -> None:
    """The other card of a meld pair is part of this permanent, which has their combined back face. CR 701.42a."""
    state = game.state
    second = state.edit(other)
    take_out(game, second)
    second.zone = GONE
    second.next_id = new.id
    under = component_of(second)
    under.face = new.face
    under.copied = BLANK_FACE_DOWN.face.chars  # the combined face says everything once, were it to merge with more
    new.components = [component_of(new), under]


def melded_value(o: Obj) -> i64:
    """The mana value of a melded permanent: that of both front faces together. CR 202.3c, 712.8g."""
    total: i64 = 0
    for component in o.components:
        cost = component.card.faces[0].chars.cost
        if cost is not None:
            total += cost.value
    return total


# status --------------------------------------------------------------------------------------------------------------
def turns_over(component: Component) -> bool:
    """Is it a transforming double-faced card, whose other side can be on the battlefield? CR 712.9."""
    return (
        component.card.layout == TRANSFORM
        and component.copied is None
        and component.card.faces[1 - component.face].chars.types & PERMANENT_TYPES != 0
    )


def can_turn_over(o: Obj) -> bool:
    """May a merged permanent transform? CR 730.2i."""
    for component in o.components:
        if turns_over(component):
            return True
    return False


def turn_over(game: Game, o: Obj) -> None:
    """Each double-faced component shows its other face. CR 730.2i."""
    turned: list[Component] = []
    for component in o.components:
        new = component.copy()
        if turns_over(component):
            new.face = 1 - component.face
        turned.append(new)
    o.components = turned
    take_after(game, o)


def turn_each(game: Game, o: Obj, face_down: bool) -> None:
    """Each component is turned face down, or face up. CR 730.2f."""
    turned: list[Component] = []
    for component in o.components:
        new = component.copy()
        new.face_down = face_down
        turned.append(new)
    o.components = turned
    values = o.face_down_values
    take_after(game, o)
    o.face_down_values = values


def holds_spell(o: Obj) -> bool:
    """Is one of them an instant or sorcery card? Then it is not turned face up. CR 730.2g."""
    for component in o.components:
        if not component.card.faces[component.face].chars.types & PERMANENT_TYPES:
            return True
    return False


def holds_two_faces(o: Obj) -> bool:
    """Is one of them double-faced? Then it is not turned face down. CR 730.2j."""
    for component in o.components:
        if component.card.layout in (TRANSFORM, MODAL, MELD):
            return True
    return False


def holds_cards(o: Obj) -> bool:
    """Is one of them a card?"""
    for component in o.components:
        if component.number >= 0:
            return True
    return False


# leaving -------------------------------------------------------------------------------------------------------------
def arrange(game: Game, event: ZoneChange) -> None:
    """Somebody puts the cards in an order: in a graveyard or library their owner, in exile who exiles. CR 730.3a-b."""
    o = game.state.objs[event.id]
    seat = o.owner
    if event.to == EXILE:
        if event.cause >= 0:
            seat = game.state.objs[event.cause].controller
    elif event.to != GRAVEYARD and (event.to != LIBRARY or event.shuffles):
        return
    candidates: list[Ref] = []
    labels: list[str] = []
    for i in range(len(o.components)):
        candidates.append(i)
        labels.append(o.components[i].card.name)
    decision = OrderDecision(
        seat, "730.3b" if event.to == EXILE else "730.3a", candidates, origin=event.id, own=True, labels=labels
    )
    order = game.ask(decision)
    if len(order) == len(candidates):
        event.order = order


def part_into(game: Game, event: ZoneChange, old: Obj) -> None:
    """One permanent leaves, and each component goes to the zone appropriate for it. CR 730.3, 730.3a, 730.3e."""
    state = game.state
    order = event.order
    ids: list[ObjectId] = []
    n: i64 = len(old.components)
    for _i in range(n):
        ids.append(-1)
    for k in range(n):
        i = order[k] if k < len(order) else k
        component = old.components[i]
        to = event.to
        if event.cards_to >= 0 and not component.token:
            to = event.cards_to
        if event.commanders_to >= 0 and component.number in state.players[component.owner].commanders:
            to = event.commanders_to
        new = new_object(state, component.card, component.owner, component.owner, to, component.card.base)
        new.number = component.number
        new.token = component.token
        if component.token:
            new.copied = component.copied
            if component.copied is not None:
                state.chars[new.id] = None
        new.prev_id = old.id
        ids[i] = new.id
        if to == LIBRARY or to == HAND:
            moved(state, old, new, BATTLEFIELD)
        put_in(game, new, event.position)
    event.new_id = ids[0]
    event.others = ids[1:]
    old.next_id = ids[0]
    old.other_next_ids = ids[1:]


def successors(game: Game, id: ObjectId) -> list[i64]:
    """Everything that an object has become in the next zone. CR 400.7, 730.3c."""
    o = game.state.objs[id]
    if o.next_id < 0:
        return []
    return [o.next_id] + o.other_next_ids
