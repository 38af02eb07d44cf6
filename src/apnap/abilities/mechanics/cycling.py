"""Cycling and typecycling, and what triggers on cycling. CR 702.29."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Subject
from apnap.abilities.costs import DiscardThis
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import THIS_ONE
from apnap.abilities.players import YOU
from apnap.abilities.triggers import ObjectPattern, PlayerPattern, Waiting
from apnap.rules.definitions import Activated, Context, CostPart, Effect, Filter
from apnap.rules.events import Discard, Event, Happened
from apnap.rules.words import EV_MECHANIC, HAND, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


class CycleThis(DiscardThis):
    """Discard this card, which cycles it. CR 702.29a, 702.29c."""

    def pay(self, game: Game, ctx: Context) -> None:
        discard = Discard(ctx.controller, ctx.source)
        discard.cause = ctx.source
        game.emit_all([discard, Happened("cycle", ctx.controller, ctx.source)])


@mypyc_attr(allow_interpreted_subclasses=True)
class CyclingAbility(Activated):
    """Pay, and discard this card from the hand. CR 702.29a."""

    def __init__(self, cost: str | CostPart, effect: Effect) -> None:
        paid = cost_of(cost) if isinstance(cost, str) else cost
        super().__init__([paid, CycleThis()], effect, 1 << HAND)
        self.cost: CostPart = paid


class Cycling(CyclingAbility):
    """Draw a card: `Cycling("{2}")`, `Cycling(PayLife(2))`. CR 702.29a."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__(cost, Draw(1))


class Typecycling(CyclingAbility):
    """Search for a card of a type: `Typecycling("{2}", Subtype("Island"))`. CR 702.29e."""

    def __init__(self, cost: str | CostPart, *filters: Filter) -> None:
        search = SearchLibrary(*filters)
        super().__init__(cost, search)
        self.filter: Filter = search.filter


class Cycles(ObjectPattern):
    """This card is cycled; it looks back to the hand. CR 702.29d, 603.10a."""

    def __init__(self) -> None:
        super().__init__(EV_MECHANIC, THIS_ONE)
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Happened) and event.action == "cycle" and event.ref == watcher.source

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Happened) else NONE


class CyclesACard(PlayerPattern):
    """A player cycles a card: `Whenever(CyclesACard(EACH_PLAYER), Draw(1))`. CR 702.29c."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_MECHANIC, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Happened) and event.action == "cycle" and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, Happened) else NONE


class WhenCycled(Waiting):
    """`WhenCycled(GainLife(2))`: functions in the hand. CR 702.29d."""

    def __init__(self, *effects: Effect) -> None:
        super().__init__(Cycles(), list(effects), None, 0)
        self.zones = 1 << HAND
