"""Giving cards in a graveyard flashback. CR 702.34."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.effects.lasting import standing
from apnap.rules.definitions import Context, Effect, Node, Selector, Static
from apnap.rules.printed import CastMethod
from apnap.rules.questions import P_CAST
from apnap.rules.words import D_TURN, GRAVEYARD, S_PERMIT
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class HasFlashback(Static):
    """These cards may be cast from their owner's graveyard for their mana costs, and are exiled then. CR 702.34a."""

    def __init__(self) -> None:
        super().__init__([S_PERMIT])

    def permits(self, game: Game, effect: Standing, action: i64, seat: i64, ref: i64) -> bool:
        ids = effect.ids
        if action != P_CAST or ids is None or ref not in ids:
            return False
        o = game.state.objs[ref]
        return o.zone == GRAVEYARD and o.owner == seat

    def permits_way(self, game: Game, effect: Standing, seat: i64, ref: i64, method: CastMethod) -> bool:
        return method.granted


class GainFlashback(Effect):
    """Cards in a graveyard gain flashback until end of turn, for their mana costs. CR 702.34a, 611.2c."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what
        self.static: Static = HasFlashback()

    def children(self) -> list[Node]:
        return [self.what]

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        if not refs:
            return
        effect = standing(game, ctx, self.static, D_TURN, game.state.tick())
        effect.ids = refs
        add_standing(game.state, effect)
        game.state.touch()

    def tone(self) -> i64:
        return 1
