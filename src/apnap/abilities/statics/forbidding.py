"""What players can't do: cast spells, activate abilities, have damage prevented. CR 101.2, 613.11."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, context_of
from apnap.abilities.filters import every
from apnap.rules.ch1_concepts.definitions import Condition, Context, Filter, Static
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_CAST,
    F_ACTIVATE,
    F_CAST,
    F_COUNTER,
    F_LEGENDS,
    F_PREVENT,
    F_TARGET,
    GRAVEYARD,
    S_FORBID,
    STACK,
)
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import SpellCast

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class CantCast(Static):
    """Players can't cast spells that fit: `CantCast(EACH_OPPONENT, CREATURE)`, at some times only with `during`.

    With `activate` they can't activate abilities of such permanents either; with `condition` only while that holds;
    with `most` only once they have cast so many of these this turn. `first` and `additional` are choices of words.
    CR 101.2, 601.3, 602.5.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("first", "additional")

    def __init__(
        self,
        who: Subject,
        *filters: Filter,
        during: Condition | None = None,
        activate: Filter | None = None,
        condition: Condition | None = None,
        first: bool = False,
        additional: bool = False,
        most: i64 = 0,
    ) -> None:
        super().__init__([S_FORBID])
        self.most: i64 = most
        self.additional: bool = additional
        self.activate: Filter | None = activate
        self.condition: Condition | None = condition
        self.first: bool = first
        self.who: Subject = who
        self.filter: Filter = every(filters)
        self.during: Condition | None = during
        self.timed = during is not None or most > 0

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        filter: Filter | None = self.filter
        if action == F_ACTIVATE:
            filter = self.activate
            if ref < 0 or game.state.objs[ref].zone != BATTLEFIELD:
                return False
        elif action != F_CAST:
            return False
        if filter is None:
            return False
        ctx = context_of(effect)
        during = self.during
        if during is not None and not during.holds(game, ctx):
            return False
        condition = self.condition
        if condition is not None and not condition.holds(game, ctx):
            return False
        if not self.who.includes(game, ctx, -1 - seat) or not filter.test(game, ctx, ref):
            return False
        return self.most == 0 or self.times(game, ctx, seat) >= self.most

    def times(self, game: Game, ctx: Context, seat: Seat) -> i64:
        """How many such spells a player has cast this turn."""
        n: i64 = 0
        e = game.state.turn().events[EV_CAST]
        while e is not None:
            if isinstance(e, SpellCast) and e.seat == seat and self.filter.test(game, ctx, e.id):
                n += 1
            e = e.prev
        return n

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CantBeCountered(Static):
    """Spells that fit can't be countered. CR 101.2, 701.6."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__([S_FORBID])
        self.filter: Filter = every(filters)

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != F_COUNTER or ref < 0:
            return False
        ctx = context_of(effect)
        return game.state.objs[ref].ability is None and self.filter.test(game, ctx, ref)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ThisCantBeCountered(Static):
    """This spell can't be countered, while it is on the stack. CR 101.2, 113.6g."""

    def __init__(self) -> None:
        super().__init__([S_FORBID], 1 << STACK)

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        return action == F_COUNTER and ref == effect.source

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CantActivate(Static):
    """Activated abilities of permanents that fit can't be activated. CR 101.2, 602.5."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__([S_FORBID])
        self.filter: Filter = every(filters)

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != F_ACTIVATE or ref < 0 or game.state.objs[ref].zone != BATTLEFIELD:
            return False
        ctx = context_of(effect)
        return self.filter.test(game, ctx, ref)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CantPreventDamage(Static):
    """Damage can't be prevented. CR 615.12."""

    def __init__(self) -> None:
        super().__init__([S_FORBID])

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        return action == F_PREVENT

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class NoLegendRule(Static):
    """The legend rule doesn't apply, or not to permanents that fit: `NoLegendRule(TOKEN, YOU_CONTROL)`. CR 704.5j."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__([S_FORBID])
        self.filter: Filter = every(filters)

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        return action == F_LEGENDS and self.filter.test(game, context_of(effect), ref)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsCantBeTargeted(Static):
    """No card in a graveyard can be the target of a spell or ability. CR 101.2, 115.4."""

    def __init__(self) -> None:
        super().__init__([S_FORBID])

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        return action == F_TARGET and ref >= 0 and game.state.objs[ref].zone == GRAVEYARD

    def loop_inputs(self) -> i64:
        return 0
