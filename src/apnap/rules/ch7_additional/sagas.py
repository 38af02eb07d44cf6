"""Sagas: lore counters, and the end after the last chapter. CR 714.

A Saga enters with a lore counter (see entering.py); its chapters are triggered abilities that know their number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.ch1_concepts.definitions import Triggered
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.core.constants import AMONG_SAGAS, BATTLEFIELD, ENCHANTMENT, LORE, MAIN1
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId
from apnap.rules.events import Counters, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def is_saga(c: Chars) -> bool:
    return c.types & ENCHANTMENT != 0 and "Saga" in c.subtypes


def add_lore(game: Game) -> None:
    """As their precombat main phase begins, active players put a lore counter on each of their Sagas. CR 714.3c."""
    state = game.state
    turn = state.turn()
    if turn.step != MAIN1 or state.lacks(AMONG_SAGAS):
        return
    events: list[Event] = []
    for seat in turn.active:
        for id in state.ids(seat, BATTLEFIELD):
            c = game.char(id)
            if c.abilities.final_chapter and is_saga(c):
                event = Counters(id, LORE, 1)
                event.by_effect = False
                events.append(event)
    if len(events) == 1:
        game.emit(events[0])
    elif events:
        game.emit_all(events)


def is_read(state: State, o: Obj, c: Chars) -> bool:
    """Has a Saga come to its last chapter, with no chapter ability of it left to resolve? CR 714.4, 704.5s."""
    last = c.abilities.final_chapter
    return last > 0 and is_saga(c) and o.counter(LORE) >= last and not has_chapter_waiting(state, o.id)


def has_chapter_waiting(state: State, id: ObjectId) -> bool:
    """Has a chapter of it triggered that has not left the stack yet?"""
    for t in state.pending:
        if t.source == id and t.ability.chapter:
            return True
    for turn in state.turns:
        for other in turn.stack:
            o = state.objs[other]
            ability = o.ability
            if o.source == id and isinstance(ability, Triggered) and ability.chapter:
                return True
    return False
