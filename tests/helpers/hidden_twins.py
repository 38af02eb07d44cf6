"""Two games that a seat cannot tell apart: the same one with everything that the seat cannot know shuffled."""

from __future__ import annotations

import json
import random

from apnap.rules.ch4_zones.knowledge import EVERYBODY, eyes, open_hands
from apnap.rules.core.constants import BATTLEFIELD, EXILE, HAND, LIBRARY, STACK
from apnap.rules.core.game import Game
from apnap.rules.core.play import Play
from apnap.rules.core.state import State
from apnap.rules.views.view import observe, read_log


def hidden_ids(state: State, seat: int, owner: int) -> list[int]:
    """The cards of one owner in hidden zones that a seat cannot know."""
    mine = eyes(state, seat)
    out = []
    for zone in (HAND, LIBRARY):
        if zone == HAND and open_hands(state, seat) >> owner & 1:
            continue
        for id in state.ids(owner, zone):
            known = state.objs[id].known_to
            if not known & mine and known != EVERYBODY:
                out.append(int(id))
    return out


def face_down_ids(state: State, seat: int, owner: int) -> list[int]:
    """Face-down objects of one owner whose faces a seat may not see."""
    mine = eyes(state, seat)
    out = []
    for id in range(len(state.objs)):
        o = state.objs[id]
        if o.face_down and o.owner == owner and o.zone in (BATTLEFIELD, STACK, EXILE) and not o.known_to & mine:
            if o.zone == EXILE or not mine >> o.controller & 1:
                out.append(id)
    return out


def scramble_hidden(game: Game, seat: int, seed: int, own: bool = True) -> State:
    """A fork in which the cards that a seat cannot know have changed places: hands with libraries, libraries in
    themselves, face-down cards with either. Ids stay where they are, cards move between them. Without `own` the seat's
    own library stays as it is, so that both games show it the same cards later on."""
    rng = random.Random(seed)
    state = game.state.fork()
    for owner in range(state.seats):
        if owner == seat and not own:
            continue
        ids = hidden_ids(state, seat, owner) + face_down_ids(state, seat, owner)
        cards = [(state.objs[i].card, state.objs[i].number) for i in ids]
        rng.shuffle(cards)
        for id, (card, number) in zip(ids, cards, strict=True):
            o = state.edit(id)
            o.card = card
            o.number = number
            o.face = 0
            if not o.face_down:
                state.chars[id] = card.base
        # and the same cards under other ids, for ids must not tell either
        library = state.edit_zone(owner, LIBRARY)
        places = [i for i, id in enumerate(library) if id in ids]
        moved = [library[i] for i in places]
        rng.shuffle(moved)
        for i, id in zip(places, moved, strict=True):
            library[i] = id
    return state


def seen_bytes(game: Game, seat: int) -> bytes:
    """All that a seat is told, as bytes: its view with the decisions open to it, and the log as it reads it."""
    told = {"view": observe(game, seat).to_dict(), "log": read_log(game, seat)}
    return json.dumps(told, ensure_ascii=False).encode()


def assert_hidden(game: Game, seat: int, seed: int) -> None:
    """The seat sees the same bytes whatever the hidden cards are."""
    before = seen_bytes(game, seat)
    state = game.state
    try:
        game.state = scramble_hidden(game, seat, seed)
        assert seen_bytes(game, seat) == before
    finally:
        game.state = state


def twin_of(game: Play, seat: int, seed: int) -> Play:
    """The game at a priority decision, forked, with what the seat cannot know scrambled and its options found again."""
    other = game.fork()
    other.state = scramble_hidden(other, seat, seed, own=False)
    other.state.touch()
    other.close_questions()
    other.advance()
    return other
