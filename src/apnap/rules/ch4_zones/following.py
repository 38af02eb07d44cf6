"""Finding an object again that has moved: by the event that triggered an ability, or by the effect itself. CR 400.7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Triggered
from apnap.rules.ch7_additional.components import successors
from apnap.rules.core.constants import GONE, GRAVEYARD, HAND, LIBRARY
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def found(game: Game, ctx: Context, ref: Ref) -> list[i64]:
    """What an object is now, if the effect at hand can find it; otherwise the object as it was.

    A merged or melded permanent has become several objects: all that are still where it went (712.21c, 730.3c).
    """
    objs = game.state.objs
    if ref < 0 or objs[ref].zone != GONE or objs[ref].next_id < 0:
        return [ref]
    out: list[i64] = []
    if is_followed(game, ctx, ref):
        for new in successors(game, ref):
            zone = objs[new].zone
            if zone != GONE and zone != LIBRARY and zone != HAND:
                out.append(new)
    return out if out else [ref]


def is_followed(game: Game, ctx: Context, ref: Ref) -> bool:
    """Can the effect at hand find what this object became? CR 400.7."""
    objs = game.state.objs
    new = objs[ref].next_id
    if ctx.began >= 0 and new >= ctx.began:
        return True  # another part of this effect has moved it (400.7j)
    if ctx.object >= 0:
        ability = objs[ctx.object].ability
        said = objs[ctx.object].announced
        if said is not None and not isinstance(ability, Triggered) and ref in said.those:
            return True  # it moved as the spell or ability was paid for (400.7j)
        if isinstance(ability, Triggered) and ability.pattern.looks_back:
            first = ctx.first
            it = ctx.it if first is None else first.it
            if ref == it or ref == ctx.it or (first is not None and ref in first.those):
                return True  # it triggered the ability by leaving (400.7, 603.6c)
            if ref == ctx.source and objs[ref].attached_to == it and objs[new].zone == GRAVEYARD:
                return True  # an Aura went after what it had enchanted (603.6e)
    return False
