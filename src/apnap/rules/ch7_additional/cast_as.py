"""What a spell is cast as, and the permanent it becomes, while that lasts: bestowed, prototyped. CR 702.103, 718."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.core.types import ObjectId

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def drop_cast_as(game: Game, id: ObjectId) -> bool:
    """A bestowed spell or permanent is what is printed on it again; was it bestowed? CR 702.103e-g."""
    cast_as = game.state.objs[id].cast_as
    if cast_as is None or not cast_as.loose:
        return False
    game.state.edit(id).cast_as = None
    game.state.chars[id] = None
    game.state.layers_dirty = True
    return True
