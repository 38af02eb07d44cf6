"""Cards that are used in a hand: cycling, typecycling, transmute, forecast.

Beside transmute there is transfigure, of permanents. CR 702.29, 702.53, 702.57, 702.71.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Quality, Subject
from apnap.abilities.binding import Start
from apnap.abilities.costs import DISCARD_THIS, SACRIFICE_THIS, DiscardThis
from apnap.abilities.effects.flow import in_order
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.patterns import ObjectPattern, PlayerPattern
from apnap.abilities.events.triggers import Waiting
from apnap.abilities.filters import CREATURE, THIS_ONE
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.permissions import InStep
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.costs.cost_parts import NO_LIMIT, Part
from apnap.rules.ch1_concepts.definitions import Activated, Context, CostPart, Effect, Filter
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.core.constants import BATTLEFIELD, EV_MECHANIC, HAND, NONE, UPKEEP
from apnap.rules.core.types import Ref
from apnap.rules.events import Discard, Event, Happened

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


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
        self.zones = 1 << HAND

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


@mypyc_attr(allow_interpreted_subclasses=True)
class WhenCycled(Waiting):
    """`WhenCycled(GainLife(2))`: functions in the hand. CR 702.29d."""

    def __init__(self, *effects: Effect) -> None:
        super().__init__(Cycles(), list(effects), None, 0)
        self.zones = 1 << HAND


class SameManaValue(Quality):
    """Has the mana value of the card whose ability this is. CR 202.3."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.mana_value(ref) == game.mana_value(ctx.source)


class Transmute(Activated):
    """Discard this card: search for a card of the same mana value, only as a sorcery. CR 702.53."""

    def __init__(self, cost: str) -> None:
        super().__init__([cost_of(cost), DISCARD_THIS], SearchLibrary(SameManaValue()), 1 << HAND)
        self.cost: str = cost
        self.sorcery = True


class Transfigure(Activated):
    """Sacrifice this: a creature card of the same mana value enters, only as a sorcery. CR 702.71.

    `Transfigure("{1}{B}{B}")`
    """

    def __init__(self, cost: str) -> None:
        search = SearchLibrary(CREATURE, SameManaValue(), to=BATTLEFIELD)
        super().__init__([cost_of(cost), SACRIFICE_THIS], search)
        self.cost: str = cost
        self.sorcery = True


# forecast ------------------------------------------------------------------------------------------------------------
class RevealThis(Part):
    """Show this card, which stays in the hand. CR 701.20b."""

    def uses_this(self) -> bool:
        return True

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return game.state.objs[ctx.source].zone == HAND

    def most_times(self, game: Game, ctx: Context) -> i64:
        return NO_LIMIT if self.can_pay(game, ctx) else 0

    def pay(self, game: Game, ctx: Context) -> None:
        learn(game.state, ctx.source, EVERYBODY)
        if game.logging:
            game.say("701.20a", f"{game.name_of_seat(ctx.controller)} reveals {game.name(ctx.source)}")

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Forecast(Activated):
    """Pay and reveal this card from the hand, in your upkeep, once each turn: `Forecast("{W}", Draw(1))`. CR 702.57."""

    def __init__(self, cost: str, *effects: Effect) -> None:
        paid = cost_of(cost)
        super().__init__([paid, RevealThis()], Start().bound(in_order(list(effects))), 1 << HAND)
        self.cost: CostPart = paid
        self.each_turn = 1
        self.condition = InStep(UPKEEP, YOU)
        self.timed = True
