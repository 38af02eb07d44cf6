"""Prevention effects: damage that is not dealt. CR 615."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.effects.lasting import kept, standing
from apnap.rules.definitions import Context, Effect, Static
from apnap.rules.events import Damage, Event
from apnap.rules.options.range import covers
from apnap.rules.prevention import prevent, preventable
from apnap.rules.words import D_TURN, EV_DAMAGE, S_REPLACE
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class DamagePrevented(Static):
    """All damage, or all combat damage, is prevented. CR 615.1a."""

    def __init__(self, combat: bool) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.combat: bool = combat

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or event.amount <= 0 or (self.combat and not event.combat):
            return False
        return preventable(game, event)

    def spans(self, game: Game, effect: Standing, event: Event) -> bool:
        """Neither source nor recipient is named, so both must be in range. CR 801.13b."""
        if not isinstance(event, Damage):
            return False
        return covers(game, effect, event.source) and covers(game, effect, event.target)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return prevent(game, effect, event, event.amount) if isinstance(event, Damage) else event


class PreventDamage(Effect):
    """No damage, or no combat damage, is dealt for the rest of this turn. CR 615.3."""

    def __init__(self, combat: bool = False) -> None:
        self.combat: bool = combat
        self.static: DamagePrevented = DamagePrevented(combat)

    def happen(self, game: Game, ctx: Context) -> None:
        effect = standing(game, ctx, self.static, D_TURN, game.state.tick())
        effect.context = kept(ctx)
        add_standing(game.state, effect)
        game.state.touch()
