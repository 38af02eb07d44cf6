"""What an instruction puts onto the battlefield attacking, with counters, or for another ability of this.

CR 506.3a, 508.4, 607.2, 614.1c.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, amount, seen
from apnap.abilities.effects.durations import standing
from apnap.abilities.filters import every
from apnap.rules.ch1_concepts.definitions import Amount, Context, Effect, Filter, Selector, Static
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch4_zones.zones import add_standing, drop_standing, relinked
from apnap.rules.ch5_turns.combat.arrivals import becomes_attacking, choose_attacked
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.core.constants import BATTLEFIELD, EV_ZONE, LASTS_THE_GAME, S_REPLACE
from apnap.rules.core.state import Standing
from apnap.rules.core.types import Ref
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class ArriveAttacking(Effect):
    """What an instruction puts onto the battlefield is attacking: what its controller chooses, or a player. CR 508.4.

    `ArriveAttacking(PutCards(FROM_HAND, 1, CREATURE, to=IN_PLAY, tapped=True))`, with `whom=THAT_PLAYER`.
    """

    def __init__(self, effect: Effect, whom: Selector | None = None) -> None:
        self.effect: Effect = effect
        self.whom: Selector | None = whom

    def happen(self, game: Game, ctx: Context) -> None:
        whom = self.whom
        attacked: list[i64] = []
        if whom is not None:
            attacked = whom.pick(game, ctx)
        self.effect.perform(game, ctx)
        for ref in ctx.those:
            for id in found(game, ctx, ref):
                if id < 0 or game.state.objs[id].zone != BATTLEFIELD:
                    continue
                if whom is not None:
                    if attacked:
                        becomes_attacking(game, id, attacked[0])
                else:
                    becomes_attacking(game, id, choose_attacked(game, game.state.objs[id].controller, id))

    def benefit(self) -> i64:
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ComesWith(Static):
    """What stands of `ArriveWith` while its instruction is followed."""

    def __init__(self, counter: str) -> None:
        super().__init__([S_REPLACE + EV_ZONE])
        self.counter: str = counter

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.cause == effect.source

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange) and effect.a > 0:
            entry = entry_of(game, event)
            entry.counters = entry.counters + [(self.counter, effect.a)]
        return event


class ArriveWith(Effect):
    """What an instruction puts onto the battlefield enters with counters on it. CR 614.1c, 122.6a.

    `ArriveWith(ReturnToBattlefield(TargetCard(CREATURE)), 1, "luck")`. `more` is a choice of words: 'an additional'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("more",)
    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, effect: Effect, number: int | Amount, counter: str, more: bool = False) -> None:
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.effect: Effect = effect
        self.amount: Amount = amount(number)
        self.counter: str = counter
        self.more: bool = more
        self.static: Static = ComesWith(counter)

    def happen(self, game: Game, ctx: Context) -> None:
        coming = standing(game, ctx, self.static, LASTS_THE_GAME, game.state.tick())
        coming.a = self.amount.value(game, ctx)
        add_standing(game.state, coming)
        try:
            self.effect.perform(game, ctx)
        finally:
            drop_standing(game.state, [coming])

    def leaves(self) -> i64:
        return self.effect.leaves()

    def deals_with(self) -> Selector | None:
        return self.effect.deals_with()

    def benefit(self) -> i64:
        return 1


class PutForThis(Effect):
    """What an instruction puts onto the battlefield, remembered for another ability of this object. CR 607.2.

    `PutForThis(ReturnToBattlefield(TargetCard(CREATURE)))`, and `PutHere(CREATURE)` in the other.
    """

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def happen(self, game: Game, ctx: Context) -> None:
        self.effect.perform(game, ctx)
        put: list[i64] = []
        for ref in ctx.those:
            for card in found(game, ctx, ref):
                if card >= 0 and card != ref and game.state.objs[card].zone == BATTLEFIELD:
                    put.append(card)
        if put:
            o = game.state.edit(ctx.source)
            o.linked = o.linked + put
            relinked(game)

    def leaves(self) -> i64:
        return self.effect.leaves()

    def deals_with(self) -> Selector | None:
        return self.effect.deals_with()

    def benefit(self) -> i64:
        return 1


class PutHere(Subject):
    """The permanent that another ability of this put onto the battlefield, as long as it stays. CR 607.2, 400.7.

    The words for what it is name it only: it is meant whatever it has become.
    """

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in game.state.objs[ctx.source].linked:
            if game.state.objs[id].zone == BATTLEFIELD:
                out.append(id)
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and ref in game.state.objs[ctx.source].linked

    def loop_inputs(self) -> i64:
        return 0
