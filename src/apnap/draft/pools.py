"""The decks that a draft leaves: cards, sideboard, conspiracies or commanders, notes. CR 905.1d, 100.4b, 905.2b."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.decks import COMMANDER, CONSPIRACY, MAIN, SIDEBOARD, Deck, Entry, Section
from apnap.decks.deck import Noted
from apnap.draft.building import LANDS, chooses_color
from apnap.draft.state import DONE
from apnap.errors import InputError
from apnap.rules.ch9_casual.noted import COMMANDER_NOTE, NOTED_COLORS

if TYPE_CHECKING:
    from apnap.draft.game import Draft


def decks_of(draft: Draft) -> tuple[Deck, ...]:
    """The deck of each seat."""
    if draft.state.stage != DONE:
        raise InputError("the draft is not over yet", hint="answer its decisions until there are none")
    return tuple(deck_of(draft, seat) for seat in range(draft.setup.seats))


def deck_of(draft: Draft, seat: int) -> Deck:
    """A seat's deck; every card of the pool that is not in it is in the sideboard. CR 100.4b."""
    state = draft.state
    me = state.drafters[seat]
    used = [*me.deck, *me.leaders, *me.agendas]
    lands = [Entry(count, LANDS[i]) for i, count in enumerate(me.lands) if count]
    parts = (
        Section(COMMANDER, tuple(Entry(1, state.name(card)) for card in me.leaders)),
        Section(MAIN, (*_counted(draft, me.deck), *lands)),
        Section(CONSPIRACY, _counted(draft, me.agendas)),
        Section(SIDEBOARD, _counted(draft, [card for card in me.pile if card not in used])),
    )
    notes = [Noted(n.about, n.kind, n.number, n.word) for n in state.notes if state.holder(n.card) == seat]
    getting = [i for i, card in enumerate(me.leaders) if chooses_color(state.cards[card])]
    for i, place in enumerate(getting):
        notes.append(Noted(COMMANDER_NOTE, NOTED_COLORS, 1 << me.colors[min(i, len(me.colors) - 1)], str(place)))
    return Deck(f"{draft.setup.names[seat]}'s draft", tuple(part for part in parts if part.entries), tuple(notes))


def _counted(draft: Draft, cards: list[int]) -> tuple[Entry, ...]:
    counts: dict[str, int] = {}
    for card in cards:
        name = draft.state.name(card)
        counts[name] = counts.get(name, 0) + 1
    return tuple(Entry(count, name) for name, count in sorted(counts.items()))
