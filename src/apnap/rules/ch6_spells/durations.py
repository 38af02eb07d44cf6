"""What lasts until something, or for as long as something: exiled cards, effects with a condition. CR 610.3, 611.2b."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch4_zones.zones import drop_standing
from apnap.rules.ch7_additional import day_and_night
from apnap.rules.ch7_additional.monarch import DUE
from apnap.rules.core.constants import BATTLEFIELD, EXILE, LASTS_WHILE_TRUE, PHASED_OUT, S_SLOTS
from apnap.rules.core.state import Standing
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def expire_effects(game: Game) -> None:
    """Right after an event: what lasted until then, or for as long as something was so."""
    if game.state.day_bound:
        day_and_night.keep(game)
    if game.state.exiled_until:
        return_exiled(game)
    if game.state.has_conditional_effects:
        end_whiles(game)


def exile_until(game: Game, source: ObjectId, ids: list[ObjectId], to: i64) -> None:
    """These cards in exile return to a zone once the permanent has left the battlefield. CR 610.3."""
    state = game.state
    noted = state.exiled_until.copy()
    for id in ids:
        noted.append(source)
        noted.append(id)
        noted.append(to)
    state.exiled_until = noted


def exile_until_crowned(game: Game, seat: Seat, ids: list[ObjectId], to: i64) -> None:
    """These cards in exile return to a zone once an opponent of this player becomes the monarch. CR 610.3, 725."""
    state = game.state
    noted = state.exiled_until.copy()
    for id in ids:
        noted.append(-1 - seat)
        noted.append(id)
        noted.append(to)
    state.exiled_until = noted


def return_exiled(game: Game) -> None:
    """Immediately after permanents have left, what was exiled until then returns, all at once. CR 610.3, 610.3c-d.

    It is an effect of whoever controlled the permanent, no matter whose spell or ability removed it (801.10).
    """
    state = game.state
    kept: list[i64] = []
    events: list[Event] = []
    noted = state.exiled_until
    for i in range(0, len(noted), 3):
        card = state.objs[noted[i + 1]]
        if card.zone != EXILE:
            continue
        if noted[i] < 0:
            if noted[i] > DUE:
                kept.extend(noted[i : i + 3])  # no opponent of this player has been crowned since
            elif state.reaches(DUE - noted[i], card.id):
                events.append(ZoneChange(card.id, EXILE, noted[i + 2], card.owner))
            continue
        source = state.objs[noted[i]]
        if source.zone == BATTLEFIELD or source.zone == PHASED_OUT:
            kept.append(noted[i])
            kept.append(noted[i + 1])
            kept.append(noted[i + 2])
        elif state.reaches(source.controller, card.id):
            event = ZoneChange(card.id, EXILE, noted[i + 2], card.owner)
            event.cause = source.id
            events.append(event)
    if len(kept) == len(noted):
        return
    state.exiled_until = kept
    if events:
        before = game.unlimited()
        try:
            game.emit_all(events)
        finally:
            state.cause = before


def end_whiles(game: Game) -> None:
    """Effects end for good once what they last for is no longer so. CR 611.2b."""
    state = game.state
    gone: list[Standing] = []
    left = False
    for slot in range(S_SLOTS):
        for e in state.standing[slot]:
            if e.duration == LASTS_WHILE_TRUE:
                if e.static.lasts(game, e):
                    left = True
                elif e not in gone:
                    gone.append(e)
    state.has_conditional_effects = left
    if gone:
        drop_standing(state, gone)
        state.touch()
        game.settle()
