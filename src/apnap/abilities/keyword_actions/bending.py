"""Bending: airbend, earthbend. CR 701.65, 701.66."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import amount
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.durations import Indefinitely, kept, standing
from apnap.abilities.effects.moves import Exile
from apnap.abilities.filters import LAND, YOU_CONTROL
from apnap.abilities.keyword_abilities.flags import HASTE
from apnap.abilities.statics.changes import Becomes, Has
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import (
    OF_OBJECT,
    Amount,
    Context,
    CostPart,
    Effect,
    Pattern,
    Selector,
    Static,
    Triggered,
)
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch6_spells import triggers
from apnap.rules.ch6_spells.limited_permissions import LimitedPermission
from apnap.rules.ch7_additional.components import successors
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_ZONE,
    EXILE,
    GONE,
    GRAVEYARD,
    LASTS_THE_GAME,
    P_CAST,
    PLUS,
    S_PERMIT,
)
from apnap.rules.core.state import Watcher
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Counters, Entry, Event, Happened, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.printed import CastMethod
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


# earthbend -----------------------------------------------------------------------------------------------------------
class DiesOrIsExiled(Pattern):
    """That land leaves the battlefield for a graveyard or for exile. CR 701.66a."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_ZONE]
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        ctx = watcher.context
        if ctx is None or not isinstance(event, ZoneChange) or event.origin != BATTLEFIELD or event.id != ctx.it:
            return False
        return event.to == GRAVEYARD or event.to == EXILE


class ReturnLand(Effect):
    """It comes back to your side of the battlefield, tapped. CR 701.66a."""

    def happen(self, game: Game, ctx: Context) -> None:
        events: list[Event] = []
        for card in successors(game, ctx.it):  # several, where it was merged (730.3c)
            zone = game.state.objs[card].zone
            if zone == GRAVEYARD or zone == EXILE:
                event = ZoneChange(card, zone, BATTLEFIELD, ctx.controller)
                event.cause = ctx.source
                event.entry = Entry()
                event.entry.tapped = True
                events.append(event)
        if events:
            game.emit_all(events)


class Earthbend(Effect):
    """A land of yours is animated as a 0/0 with haste, gets counters, and comes back when it is gone. CR 701.66."""

    DERIVED: ClassVar[tuple[str, ...]] = ("becomes",)

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)
        self.what: Target = Target(LAND, YOU_CONTROL)
        self.becomes: Effect = Indefinitely(self.what, Becomes("Creature", "0/0"), Has(HASTE))
        self.returns: Triggered = Triggered(DiesOrIsExiled(), ReturnLand())

    def happen(self, game: Game, ctx: Context) -> None:
        for ref in self.what.pick(game, ctx):
            self.becomes.happen(game, ctx)
            n = self.amount.value(game, ctx)
            if n > 0:
                event = Counters(ref, PLUS, n)
                event.cause = ctx.source
                game.emit(event)
            ctx.it = ref
            w = Watcher(ctx.source, ctx.controller, self.returns)
            w.delayed = True
            w.turn = game.state.turn().number
            w.context = kept(ctx)
            triggers.watch(game, w)
            game.emit(Happened("earthbend", ctx.controller, ref, n))

    def leaves(self) -> i64:
        return OF_OBJECT

    def deals_with(self) -> Selector | None:
        return self.what

    def benefit(self) -> i64:
        return 1


# airbend -------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Airbent(LimitedPermission):
    """The owner of a card that was airbent may cast it for {2} rather than for its mana cost. CR 118.9, 701.65a."""

    def __init__(self) -> None:
        super().__init__([S_PERMIT])
        self.costs: list[CostPart] = [PayMana("{2}")]

    def runs_out(self) -> bool:
        """The card is no longer where it was."""
        return True

    def asks(self) -> list[CostPart]:
        return self.costs

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        ids = effect.ids
        if action != P_CAST or seat != effect.controller or ids is None or ref not in ids:
            return False
        return game.state.objs[ref].zone == EXILE

    def permits_way(self, game: Game, effect: Standing, seat: Seat, ref: Ref, method: CastMethod) -> bool:
        return method.free


class Airbend(Exile):
    """Exile objects; as long as each card remains exiled, its owner may cast it for {2}. CR 701.65.

    `Airbend(Target(CREATURE))`
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, what: Selector) -> None:
        super().__init__(what)
        self.static: Static = Airbent()

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        super().happen(game, ctx)
        state = game.state
        moved = False
        for ref in refs:
            moved = moved or (ref >= 0 and state.objs[ref].zone == GONE and state.objs[ref].next_id >= 0)
            for now in found(game, ctx, ref):
                o = state.objs[now]
                if o.zone == EXILE and o.number >= 0 and state.in_game(o.owner):
                    effect = standing(game, ctx, self.static, LASTS_THE_GAME, state.tick())
                    effect.controller = o.owner
                    effect.ids = [now]
                    add_standing(state, effect)
        state.touch()
        if moved:
            game.emit(Happened("airbend", ctx.controller))
