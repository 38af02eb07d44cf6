"""Regeneration: a shield against the next destruction. CR 614.8, 701.19."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.effects.durations import standing
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, Context, Effect, Selector, Static
from apnap.rules.ch4_zones.zones import add_standing, drop_standing
from apnap.rules.ch5_turns.combat.removal import in_combat, remove_from_combat
from apnap.rules.ch8_multiplayer.markers import heal
from apnap.rules.core.constants import BATTLEFIELD, EV_DESTROY, F_REGENERATE, LASTS_THIS_TURN, S_REPLACE
from apnap.rules.events import Destroy, Event, Tap

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class RegenerationShield(Static):
    """The next time it would be destroyed, instead its damage is removed, it is tapped and leaves combat."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DESTROY])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        if not isinstance(event, Destroy) or ids is None or event.id not in ids or not event.regenerates:
            return False
        return event.can_happen(game) and not game.is_forbidden(F_REGENERATE, effect.controller, event.id)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        drop_standing(game.state, [effect])
        if not isinstance(event, Destroy):
            return event
        o = game.state.edit(event.id)
        o.damage = 0
        heal(game.state, event.id)
        o.deathtouched = False
        if in_combat(game.state, event.id):
            remove_from_combat(game.state, event.id)
        game.state.touch()
        return Tap(event.id, False)

    def loop_inputs(self) -> i64:
        return 0


class Regenerate(Effect):
    """Regenerate permanents: each gets a shield for this turn. CR 701.19a."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what
        self.static: RegenerationShield = RegenerationShield()

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        for ref in refs:
            if ref >= 0 and game.state.objs[ref].zone == BATTLEFIELD:
                effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
                effect.ids = [ref]
                add_standing(game.state, effect)
        if refs:
            ctx.it = refs[0]
        game.state.touch()

    def leaves(self) -> i64:
        return OF_OBJECT

    def deals_with(self) -> Selector | None:
        return self.what

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0
