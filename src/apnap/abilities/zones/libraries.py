"""Cards of a library: the topmost ones, who has seen them, and putting them on top or on the bottom. CR 401."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch4_zones.knowledge import only_known_to
from apnap.rules.core.constants import GONE, LIBRARY
from apnap.rules.core.decisions import FOR_LOOK, OrderDecision
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def top_cards(game: Game, seat: Seat, n: i64) -> list[i64]:
    """The top cards of a library, the topmost first."""
    library = game.state.ids(seat, LIBRARY)
    out: list[i64] = []
    for i in range(len(library) - 1, -1, -1):
        if len(out) == n:
            break
        out.append(library[i])
    return out


def seen_by(game: Game, id: ObjectId, seat: Seat) -> None:
    """This player alone knows from now on which card it is: it may be anywhere among those looked at."""
    only_known_to(game.state, id, seat)


def in_order(game: Game, ctx: Context, seat: Seat, ids: list[ObjectId], rule: str) -> list[i64]:
    """Ask for an order, the first to be on top, unless there is only one. Whose cards they are may have left."""
    ids = [id for id in ids if game.state.objs[id].zone != GONE]
    if len(ids) < 2:
        return ids
    decision = OrderDecision(seat, rule, ids, purpose=FOR_LOOK, ctx=ctx, own=True)
    return game.ask(decision)


def put_on_top(game: Game, seat: Seat, ids: list[ObjectId]) -> None:
    """Cards of this library become its topmost, the first on top. They change no zone."""
    library = game.state.edit_zone(seat, LIBRARY)
    for i in range(len(ids) - 1, -1, -1):
        if ids[i] in library:
            library.remove(ids[i])
            library.append(ids[i])


def put_on_bottom(game: Game, seat: Seat, ids: list[ObjectId]) -> None:
    """Cards of this library become its lowest, the first of them the highest. They change no zone."""
    library = game.state.edit_zone(seat, LIBRARY)
    for id in ids:
        if id in library:
            library.remove(id)
            library.insert(0, id)
