"""Permanents that don't untap in the next untap step; exerting. CR 502.3, 701.43."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.effects.flow import in_order
from apnap.abilities.effects.lasting import standing
from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.filters import THIS_ONE
from apnap.abilities.triggers import ObjectPattern
from apnap.rules.definitions import Ability, Context, CostPart, Effect, Node, Selector, Static, Triggered
from apnap.rules.events import Event, Happened
from apnap.rules.questions import F_UNTAP
from apnap.rules.words import BATTLEFIELD, D_UNTAP, EV_MECHANIC, NONE, S_ATTACK, S_FORBID
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing, Watcher

EXERTED: Final = "exert"


class StaysTapped(Static):
    """This permanent doesn't untap: in one player's untap step, or in that of whoever controls it. CR 502.3."""

    def __init__(self) -> None:
        super().__init__([S_FORBID])

    def forbids(self, game: Game, effect: Standing, action: i64, seat: i64, ref: i64) -> bool:
        ids = effect.ids
        if action != F_UNTAP or ids is None or ref not in ids:
            return False
        return effect.seat < 0 or effect.seat == seat


STAYS_TAPPED: Final = StaysTapped()


def keep_tapped(game: Game, ctx: Context, id: i64, seat: i64) -> None:
    """It doesn't untap in the next untap step of a player, or (-1) of its controller. CR 701.43a."""
    effect = standing(game, ctx, STAYS_TAPPED, D_UNTAP, game.state.tick())
    effect.ids = [id]
    effect.seat = seat
    add_standing(game.state, effect)
    game.state.touch()


class DoesntUntapNext(ObjectAction):
    """Permanents stay tapped through the next untap step of whoever controls them."""

    def __init__(self, what: Selector) -> None:
        super().__init__(what)

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        for ref in refs:
            if ref >= 0 and game.state.objs[ref].zone == BATTLEFIELD:
                keep_tapped(game, ctx, ref, -1)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]


# exert ---------------------------------------------------------------------------------------------------------------
class ExertThis(CostPart):
    """Exert this permanent: it won't untap in your next untap step. CR 701.43a."""

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return game.state.objs[ctx.source].zone == BATTLEFIELD

    def pay(self, game: Game, ctx: Context) -> None:
        keep_tapped(game, ctx, ctx.source, ctx.controller)
        game.emit(Happened(EXERTED, ctx.controller, ctx.source))


class Exerts(ObjectPattern):
    """You exert this permanent. CR 701.43d, 607.2h."""

    def __init__(self) -> None:
        super().__init__(EV_MECHANIC, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Happened) and event.action == EXERTED and event.ref == watcher.source

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Happened) else NONE


class Exert(Static):
    """It may be exerted as it attacks, and then something happens: `Exert(Draw(1))`. CR 701.43d."""

    def __init__(self, *effects: Effect) -> None:
        super().__init__([S_ATTACK])
        self.cost: CostPart = ExertThis()
        self.trigger: Triggered = Triggered(Exerts(), in_order(list(effects)))

    def children(self) -> list[Node]:
        return [self.trigger]

    def also(self) -> list[Ability]:
        return [self.trigger]

    def attack_option(self, game: Game, effect: Standing, attacker: i64, defender: i64) -> CostPart | None:
        return self.cost if attacker == effect.source else None
