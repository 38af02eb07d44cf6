"""The next so much damage that would be dealt to something is dealt to something else. CR 614.9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.base import amount
from apnap.abilities.effects.lasting import standing
from apnap.abilities.statics.damage import changed, redirected
from apnap.rules.definitions import Amount, Context, Effect, Node, Selector, Static
from apnap.rules.events import Damage, Event, Together
from apnap.rules.words import D_TURN, EV_DAMAGE, S_REPLACE
from apnap.rules.zones import add_standing, drop_standing, replace_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class DamageDeflected(Static):
    """What is left of the effect is used up point by point; more damage than that is split. CR 614.9."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        if not isinstance(event, Damage) or ids is None or event.target not in ids or event.amount <= 0:
            return False
        # to what can be dealt no damage any more, nothing is redirected
        return Damage(event.source, effect.a, 1, event.combat).can_happen(game)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Damage):
            return event
        left = effect.uses - event.amount
        if left > 0:
            rest = effect.copy()
            rest.uses = left
            replace_standing(game.state, rest)
        else:
            drop_standing(game.state, [effect])
        game.state.touch()
        if left >= 0:
            return redirected(game, event, effect.a, event.amount)
        stays = changed(event, event.target, -left)
        goes = redirected(game, event, effect.a, effect.uses)
        if goes is None:
            return stays
        return Together([stays, goes])


class DeflectNext(Effect):
    """The next so much damage that would be dealt to one target this turn is dealt to another instead. CR 614.9."""

    def __init__(self, number: int | Amount, instead_of: Selector, to: Selector) -> None:
        self.amount: Amount = amount(number)
        self.instead_of: Selector = instead_of
        self.to: Selector = to
        self.static: DamageDeflected = DamageDeflected()

    def children(self) -> list[Node]:
        return [self.amount, self.instead_of, self.to, self.static]

    def happen(self, game: Game, ctx: Context) -> None:
        n = self.amount.value(game, ctx)
        to = self.to.pick(game, ctx)
        if n <= 0 or not to:
            return
        for ref in self.instead_of.pick(game, ctx):
            effect = standing(game, ctx, self.static, D_TURN, game.state.tick())
            effect.ids = [ref]
            effect.uses = n
            effect.a = to[0]
            add_standing(game.state, effect)
        game.state.touch()
