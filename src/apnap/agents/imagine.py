"""The table as a seat may imagine it: a game that it could not tell from the one it plays. CR 400.2.

Everything that the seat cannot know is dealt again: cards in hands and libraries, face-down cards, hidden agendas, the
order of planes and schemes, and all dice to come. Where deck lists are open, what is dealt are the very cards that are
out of its sight; where they are closed, what others have is guessed (`prior.py`). Nothing in the result follows from
where a hidden card was: two games that the seat cannot tell apart are imagined the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.agents.prior import COLORS, Prior
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.zones import register_in, unregister_in
from apnap.rules.ch7_additional.face_down import TurnsUp
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    PLANAR_DECK,
    SCHEME_DECK,
    STACK,
)
from apnap.rules.core.decisions import D_PRIORITY, Agent, Decision
from apnap.rules.core.generator import Generator
from apnap.rules.core.objects import NO_CARD, Obj
from apnap.rules.core.play import Play
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.views.view import View

MIXED: Final = 0x9E3779B97F4A7  # so that neighbouring seeds deal unlike cards


class Card:
    """A card that could be at several places."""

    def __init__(self, card: CardDef, number: i64) -> None:
        self.card: CardDef = card
        self.number: i64 = number
        self.key: str = f"{card.name} {number:06d}"


def key_of(thing: Card) -> str:
    return thing.key


def imagine(game: Play, seat: Seat, seed: i64, prior: Prior | None = None) -> Play | None:
    """The game at its question, decided from outside, with all that the seat cannot know dealt again.

    With a prior, the seat does not know what is in the decks of others. None where that cannot be: dice have been
    rolled since the action under way began, or a subgame catches up.
    """
    state = imagined_state(game, game.decision(), seat, seed, prior)
    if state is None:
        return None
    nobody: list[Agent | None] = [None] * state.seats
    out = Play(state, nobody, game.names)
    out.recording = False
    out.answers = game.answers.copy()
    if out.answers:
        out.take_checkpoint()
    out.advance()
    return out


def imagined_state(game: Play, decision: Decision | None, seat: Seat, seed: i64, prior: Prior | None) -> State | None:
    """The state to run from, with the answers that have been given since. See `imagine`."""
    now = game.state
    if now.resume is not None or now.frame is not None:
        return None
    base = now
    checkpoint = game.checkpoint
    at_priority = decision is not None and decision.kind == D_PRIORITY
    if not (at_priority and not game.answers):
        if checkpoint is None:
            return None
        base = checkpoint
    if base.r0 != now.r0 or base.r1 != now.r1 or base.r2 != now.r2 or base.r3 != now.r3:
        return None
    hidden = hidden_numbers(game, seat)
    if decision is not None and decision.decider == seat:
        for ref in decision.objects():
            if 0 <= ref < len(now.objs):
                hidden.discard(now.objs[ref].number)  # shown to whoever chooses among them
    state = base.fork()
    nobody: list[Agent | None] = [None] * state.seats
    table = Play(state, nobody, game.names)
    dice = Generator()
    dice.seed(seed * 2 + MIXED)
    deal_again(table, seat, hidden, dice, prior)
    state.seed(dice.random32() << 20 ^ dice.random32())
    if state.layers_dirty:
        table.settle()
    for s in range(state.seats):
        state.edit_player(s).mana_dirty = True
    state.touch()
    return state


def hidden_numbers(game: Play, seat: Seat) -> set[i64]:
    """The physical cards of which this seat cannot tell where they are."""
    state = game.state
    view = View(game, seat)
    out: set[i64] = set()
    for s in range(state.seats):
        for zone in (HAND, LIBRARY, PLANAR_DECK, SCHEME_DECK, EXILE, BATTLEFIELD, COMMAND):
            for id in state.ids(s, zone):
                o = state.objs[id]
                if o.number != NO_CARD and view.hides(id):
                    out.add(o.number)
    for turn in state.turns:
        for id in turn.stack:
            if state.objs[id].face_down and view.hides(id):
                out.add(state.objs[id].number)
    return out


def deal_again(table: Play, seat: Seat, hidden: set[i64], dice: Generator, prior: Prior | None) -> None:
    """Exchange the cards that are hidden from the seat at the table given, and are hidden still."""
    state = table.state
    view = View(table, seat)
    for owner in range(state.seats):
        for zone in (HAND, LIBRARY, PLANAR_DECK, SCHEME_DECK):
            sort_hidden(state, view, owner, zone, hidden)
        places: list[i64] = []
        for zone in (HAND, LIBRARY):
            for id in state.ids(owner, zone):
                if is_free(state.objs[id], view, hidden):
                    places.append(id)
        free: list[i64] = []
        bound: list[i64] = []
        for id in face_down_of(state, owner):
            o = state.objs[id]
            if is_free(o, view, hidden) and not o.components and o.copied is None:
                if o.zone == EXILE or turns_up(o.card):
                    bound.append(id)
                else:
                    free.append(id)
        if prior is not None and state.opponents(seat, owner):
            guess(state, view, owner, places + free, bound, prior, dice)
        else:
            exchange(state, places + free, bound, dice)
        for zone in (PLANAR_DECK, SCHEME_DECK):
            deck: list[i64] = []
            for id in state.ids(owner, zone):
                if is_free(state.objs[id], view, hidden):
                    deck.append(id)
            exchange(state, deck, [], dice)
        imagine_agendas(state, view, owner, hidden, dice)


def is_free(o: Obj, view: View, hidden: set[i64]) -> bool:
    """Could this be another card, for all that the seat knows?"""
    return o.number != NO_CARD and o.number in hidden and view.hides(o.id)


def face_down_of(state: State, owner: Seat) -> list[i64]:
    """Face-down objects that a player owns, by id."""
    out: list[i64] = []
    for s in range(state.seats):
        for zone in (BATTLEFIELD, EXILE):
            for id in state.ids(s, zone):
                if state.objs[id].face_down and state.objs[id].owner == owner:
                    out.append(id)
    for turn in state.turns:
        for id in turn.stack:
            if state.objs[id].face_down and state.objs[id].owner == owner:
                out.append(id)
    out.sort()
    return out


def sort_hidden(state: State, view: View, owner: Seat, zone: i64, hidden: set[i64]) -> None:
    """Ids of hidden cards into an order that says nothing, each among the places of hidden cards."""
    ids = state.ids(owner, zone)
    places: list[int] = []
    moved: list[i64] = []
    for i in range(len(ids)):
        if is_free(state.objs[ids[i]], view, hidden):
            places.append(i)
            moved.append(ids[i])
    moved.sort()
    if moved:
        ids = state.edit_zone(owner, zone)
        for i in range(len(places)):
            ids[places[i]] = moved[i]


def exchange(state: State, places: list[ObjectId], bound: list[ObjectId], dice: Generator) -> None:
    """Deal the cards at these places to them again; those at a bound place stay with cards that could be there."""
    things: list[Card] = []
    for id in places:
        things.append(Card(state.objs[id].card, state.objs[id].number))
    for id in bound:
        things.append(Card(state.objs[id].card, state.objs[id].number))
    if len(things) < 2:
        return
    things.sort(key=key_of)
    order: list[i64] = list(range(len(things)))
    dice.shuffle(order)
    for id in bound:
        o = state.objs[id]
        for i in range(len(order)):
            if is_alike(o.card, things[order[i]].card, o.zone):
                become(state, id, things[order[i]])
                del order[i]
                break
    for i in range(len(places)):
        become(state, places[i], things[order[i]])


def seen_of(state: State, view: View, owner: Seat) -> list[CardDef]:
    """The cards of a player that the seat can see now, by their numbers."""
    found: dict[i64, CardDef] = {}
    for s in range(state.seats):
        for zone in (HAND, LIBRARY, BATTLEFIELD, GRAVEYARD, EXILE):
            for id in state.ids(s, zone):
                o = state.objs[id]
                if o.owner == owner and o.number != NO_CARD and not view.hides(id):
                    found[o.number] = o.card
    for turn in state.turns:
        for id in turn.stack:
            o = state.objs[id]
            if o.owner == owner and o.number != NO_CARD and not view.hides(id):
                found[o.number] = o.card
    numbers = list(found)
    numbers.sort()
    out: list[CardDef] = []
    for number in numbers:
        out.append(found[number])
    return out


def guess(
    state: State, view: View, owner: Seat, places: list[ObjectId], bound: list[ObjectId], prior: Prior, dice: Generator
) -> None:
    """Cards that the player may have are at these places, whatever is there; at bound ones, such as could be there."""
    numbers: list[i64] = []
    for id in places + bound:
        numbers.append(state.objs[id].number)
    numbers.sort()
    dice.shuffle(numbers)
    cards = prior.deal(state, seen_of(state, view, owner), owner, len(numbers), dice)
    for i in range(len(bound)):
        at = len(places) + i
        card = cards[at]
        if state.objs[bound[i]].zone == BATTLEFIELD and not turns_up(card):
            card = card_that_turns_up(prior, dice) or card
        become(state, bound[i], Card(card, numbers[at]))
    for i in range(len(places)):
        become(state, places[i], Card(cards[i], numbers[i]))


def card_that_turns_up(prior: Prior, dice: Generator) -> CardDef | None:
    """Some card that can be cast face down, of any colour."""
    found: list[CardDef] = []
    for color in range(COLORS + 1):
        for card in prior.some(color):
            if turns_up(card):
                found.append(card)
    return found[dice.below(len(found))] if found else None


def is_alike(a: CardDef, b: CardDef, zone: i64) -> bool:
    """Could the one be face down there where the other is? CR 702.37, 702.168; in exile, by the ways to cast it."""
    if zone == EXILE:
        return len(a.methods) == len(b.methods) and a.cast_zones == b.cast_zones
    return turns_up(a) == turns_up(b)


def turns_up(card: CardDef) -> bool:
    """Can it be cast face down by itself? CR 702.37a."""
    for ability in card.base.abilities.every:
        if isinstance(ability, TurnsUp):
            return True
    return False


def become(state: State, id: ObjectId, thing: Card) -> None:
    """Another card is here."""
    o = state.objs[id]
    if o.number == thing.number and o.card is thing.card:
        return
    if o.registered.every and not o.face_down:
        unregister_in(state, id)
    o = state.edit(id)
    o.card = thing.card
    o.number = thing.number
    o.face = 0
    if o.face_down and (o.zone == BATTLEFIELD or o.zone == STACK):
        return  # what it is so does not depend on the card (708.2a)
    base = thing.card.base
    state.chars[id] = None if state.off_battlefield_effects else base
    if base.abilities.zones >> o.zone & 1 and not o.face_down:
        register_in(state, id, base.abilities)


def imagine_agendas(state: State, view: View, owner: Seat, hidden: set[i64], dice: Generator) -> None:
    """Other conspiracies with a hidden agenda, and other names: of cards that the player may have. CR 702.106."""
    agendas: list[i64] = []
    for id in state.ids(owner, COMMAND):
        if state.objs[id].face_down and is_free(state.objs[id], view, hidden):
            agendas.append(id)
    if not agendas:
        return
    agendas.sort()
    exchange(state, agendas, [], dice)
    names: list[str] = []
    for o in state.objs:
        if o.owner == owner and o.number != NO_CARD and o.card.name not in names and o.zone != COMMAND:
            names.append(o.card.name)
    names.sort()
    for id in agendas:
        if state.objs[id].names and names:
            secret: list[str] = []
            for _ in range(len(state.objs[id].names)):
                secret.append(names[dice.below(len(names))])
            state.edit(id).names = secret
