"""Effects about the next spell that a player casts. CR 611.2f."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import amount, context_of
from apnap.abilities.cards import CheaperSpell
from apnap.abilities.effects.durations import stand_this_turn, standing
from apnap.abilities.filters import every
from apnap.abilities.selectors import EachSpell
from apnap.abilities.statics.changes import Change, Has
from apnap.abilities.statics.continuous import Continuous
from apnap.rules.ch1_concepts.costs.optional_costs import Aid, AidGiven
from apnap.rules.ch1_concepts.definitions import Ability, Activated, Amount, Context, Effect, Filter, Static
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_ZONE,
    F_COUNTER,
    LASTS_THE_GAME,
    P_FLASH,
    S_COST,
    S_FORBID,
    S_NEXT,
    S_PERMIT,
    S_REPLACE,
    STACK,
)
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellCantBeCountered(Static):
    """One spell on the stack can't be countered. CR 101.2."""

    def __init__(self) -> None:
        super().__init__([S_FORBID])

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        ids = effect.ids
        return action == F_COUNTER and ids is not None and ref in ids


@mypyc_attr(allow_interpreted_subclasses=True)
class Upcoming(Static):
    """What waits for the next spell of a player that fits, and then is about that spell. CR 611.2f."""

    def __init__(self, filter: Filter, then: Static) -> None:
        super().__init__([S_NEXT])
        self.filter: Filter = filter
        self.then: Static = then

    def next_spell(self, game: Game, effect: Standing, seat: Seat, spell: ObjectId) -> Static | None:
        if seat != effect.controller or not self.filter.test(game, context_of(effect), spell):
            return None
        return self.then


class NextSpell(Effect):
    """The next spell you cast this turn has something, or can't be countered. CR 611.2f.

    `NextSpell(INSTANT, change=Has(Storm()))`; without a change it can't be countered.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, *filters: Filter, change: Change | None = None) -> None:
        self.filter: Filter = every(filters)
        self.change: Change | None = change
        then: Static = SpellCantBeCountered() if change is None else Continuous(EachSpell(*filters), [change])
        self.static: Upcoming = Upcoming(self.filter, then)

    def happen(self, game: Game, ctx: Context) -> None:
        stand_this_turn(game, ctx, self.static)

    def benefit(self) -> i64:
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class GivenAsCast(Static):
    """Spells that fit gain abilities as you cast them: `GivenAsCast([Offspring("{2}")], CREATURE)`.

    They keep them, also as permanents, whatever becomes of this. CR 601.2a, 611.2c, 400.7a.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("then",)

    def __init__(self, given: list[Ability], *filters: Filter) -> None:
        super().__init__([S_NEXT])
        self.given: list[Ability] = given
        self.filter: Filter = every(filters)
        self.then: Static = Continuous(EachSpell(self.filter), [Has(*given)])

    def next_spell(self, game: Game, effect: Standing, seat: Seat, spell: ObjectId) -> Static | None:
        if seat != effect.controller or not self.filter.test(game, context_of(effect), spell):
            return None
        return self.then

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class FlashForNext(Static):
    """The next spell that fits and that you cast can be cast as though it had flash. CR 601.3b, 611.2f."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__([S_PERMIT, S_NEXT])
        self.filter: Filter = every(filters)

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != P_FLASH or ref < 0 or seat != effect.controller:
            return False
        return self.filter.test(game, context_of(effect), ref)

    def next_spell(self, game: Game, effect: Standing, seat: Seat, spell: ObjectId) -> Static | None:
        if seat != effect.controller or not self.filter.test(game, context_of(effect), spell):
            return None
        return NOTHING_MORE


NOTHING_MORE: Final = Static([])


@mypyc_attr(allow_interpreted_subclasses=True)
class ComesWithCounters(Static):
    """A spell becomes a permanent that has a number of counters: that number is known already. CR 614.1c, 614.12."""

    def __init__(self, counter: str) -> None:
        super().__init__([S_REPLACE + EV_ZONE])
        self.counter: str = counter

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        if ids is None or not isinstance(event, ZoneChange):
            return False
        return event.to == BATTLEFIELD and event.origin == STACK and event.id in ids

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            entry = entry_of(game, event)
            entry.counters = entry.counters + [(self.counter, effect.a)]
        return event

    def loop_inputs(self) -> i64:
        return 0


class ThisSpellEntersWith(Effect):
    """This spell, which is on the stack, enters with counters on it: `ThisSpellEntersWith(WhereX(n), "+1/+1")`.

    How many is known once the ability resolves. CR 614.1c, 608.2h.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, number: int | Amount, counter: str) -> None:
        self.amount: Amount = amount(number)
        self.counter: str = counter
        self.static: ComesWithCounters = ComesWithCounters(counter)

    def derive(self) -> None:
        self.static = ComesWithCounters(self.counter)

    def happen(self, game: Game, ctx: Context) -> None:
        n = self.amount.value(game, ctx)
        if n <= 0 or game.state.objs[ctx.source].zone != STACK:
            return
        effect = standing(game, ctx, self.static, LASTS_THE_GAME, game.state.tick())
        effect.ids = [ctx.source]
        effect.a = n
        add_standing(game.state, effect)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class AidForOne(AidGiven):
    """One spell has convoke or the like. CR 611.2f."""

    def helps(self, game: Game, effect: Standing, seat: Seat, id: ObjectId) -> bool:
        ids = effect.ids
        return ids is not None and id in ids


@mypyc_attr(allow_interpreted_subclasses=True)
class AidForNext(AidGiven):
    """The next spell you cast that fits has convoke, improvise or delve: `ThisTurn(AidForNext(Convoke()))`.

    Its card has that before it is cast, so that it can be cast with it. CR 601.3d, 611.2f.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("then",)

    def __init__(self, aid: Aid, *filters: Filter) -> None:
        super().__init__(aid)
        self.standing_slots = [S_COST, S_NEXT]
        self.filter: Filter = every(filters)
        self.then: Static = AidForOne(aid)

    def helps(self, game: Game, effect: Standing, seat: Seat, id: ObjectId) -> bool:
        return seat == effect.controller and self.filter.test(game, context_of(effect), id)

    def next_spell(self, game: Game, effect: Standing, seat: Seat, spell: ObjectId) -> Static | None:
        return self.then if self.helps(game, effect, seat, spell) else None

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CheaperOne(Static):
    """One spell has an ability that makes it cheaper. CR 601.2f, 611.2f."""

    def __init__(self, ability: CheaperSpell) -> None:
        super().__init__([S_COST])
        self.ability: CheaperSpell = ability

    def cost_change(self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None) -> i64:
        if ability is not None or not self.concerns(game, effect, seat, ref):
            return 0
        return self.ability.own_cost_change(game, seat, ref)

    def concerns(self, game: Game, effect: Standing, seat: Seat, ref: Ref) -> bool:
        ids = effect.ids
        return ids is not None and ref in ids

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CheaperNext(CheaperOne):
    """The next spell you cast that fits has an ability that makes it cheaper: `ThisTurn(CheaperNext(Affinity(...)))`.

    CR 601.2f, 611.2f, 702.41.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("then",)

    def __init__(self, ability: CheaperSpell, *filters: Filter) -> None:
        super().__init__(ability)
        self.standing_slots = [S_COST, S_NEXT]
        self.filter: Filter = every(filters)
        self.then: Static = CheaperOne(ability)

    def concerns(self, game: Game, effect: Standing, seat: Seat, ref: Ref) -> bool:
        return seat == effect.controller and self.filter.test(game, context_of(effect), ref)

    def next_spell(self, game: Game, effect: Standing, seat: Seat, spell: ObjectId) -> Static | None:
        return self.then if self.concerns(game, effect, seat, spell) else None
