"""Prevention shields: the next so much damage that would be dealt to something. CR 615.7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import amount
from apnap.abilities.effects.lasting import standing
from apnap.rules.definitions import Amount, Context, Effect, Node, Selector, Static
from apnap.rules.events import Damage, Event
from apnap.rules.prevention import prevent, preventable, share_of_shield
from apnap.rules.words import D_TURN, EV_DAMAGE, S_REPLACE
from apnap.rules.zones import add_standing, drop_standing, replace_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class DamageShield(Static):
    """What is left of a shield is used up point by point. CR 615.7."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        return isinstance(event, Damage) and ids is not None and event.target in ids and preventable(game, event)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        stopped = share_of_shield(game, effect, event)
        left = effect.uses - stopped
        if left > 0:
            rest = effect.copy()
            rest.uses = left
            replace_standing(game.state, rest)
        else:
            drop_standing(game.state, [effect])
        game.state.touch()
        return prevent(game, effect, event, stopped)


class PreventNext(Effect):
    """Prevent the next so much damage that would be dealt to each of them this turn. CR 615.7."""

    def __init__(self, number: int | Amount, to: Selector) -> None:
        self.amount: Amount = amount(number)
        self.to: Selector = to
        self.static: DamageShield = DamageShield()

    def children(self) -> list[Node]:
        return [self.amount, self.to, self.static]

    def happen(self, game: Game, ctx: Context) -> None:
        n = self.amount.value(game, ctx)
        for ref in self.to.pick(game, ctx):
            if n > 0:
                effect = standing(game, ctx, self.static, D_TURN, game.state.tick())
                effect.ids = [ref]
                effect.uses = n
                add_standing(game.state, effect)
        game.state.touch()

    def tone(self) -> i64:
        return 1
