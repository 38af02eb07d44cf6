"""Doubling and exchanging: power, life totals, control. CR 701.10, 701.12."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Number, VocabularyError
from apnap.abilities.effects.durations import standing
from apnap.abilities.effects.life import fits, set_life
from apnap.abilities.filters import every as all_of
from apnap.abilities.players import YOU, seats_of
from apnap.abilities.selectors import AT_HAND
from apnap.abilities.statics.becoming import HasBaseSize
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Continuous
from apnap.abilities.statics.directions import chosen_side, step_of
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Context, Effect, Filter, Selector
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch5_turns.combat.begin import neighbour
from apnap.rules.ch8_multiplayer.deploy import GivenTo
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, LASTS_THE_GAME, LASTS_THIS_COMBAT, LASTS_THIS_TURN
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.numbers import product
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Event, LifeChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


# doubling and exchanging ---------------------------------------------------------------------------------------------
class DoublePower(Effect):
    """Double the power of creatures until end of turn: each gets +X/+0, X being its power. CR 701.10a-c.

    With `toughness`, its toughness as well: +X/+Y.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)
    TIMES: ClassVar[int] = 1  # how often as much is added

    def __init__(self, what: Selector, toughness: bool = False) -> None:
        self.what: Selector = what
        self.toughness: bool = toughness
        self.static: Continuous = Continuous(AT_HAND, [Gets(1, 0)])

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        timestamp = game.state.tick()
        powers: list[i64] = []
        toughnesses: list[i64] = []
        for ref in refs:
            powers.append(game.char(ref).power)
            toughnesses.append(game.char(ref).toughness)
        for i in range(len(refs)):
            effect = standing(game, ctx, self.static, LASTS_THIS_TURN, timestamp)
            effect.ids = [refs[i]]
            effect.a = powers[i] * self.TIMES
            effect.b = toughnesses[i] * self.TIMES if self.toughness else 0
            add_standing(game.state, effect)
        game.settle()
        game.state.touch()

    def benefit(self) -> i64:
        return 1


class TriplePower(DoublePower):
    """Triple it: each gets +X/+0, X being twice its power, what is below 0 likewise. CR 701.11.

    `TriplePower(THIS)`
    """

    TIMES: ClassVar[int] = 2


class ExchangePower(Effect):
    """Exchange the power of two creatures until end of combat: each has the other's. CR 701.12, 613.4b.

    `ExchangePower(THIS, Target(CREATURE))`: if one of them is gone, nothing happens.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, one: Selector, other: Selector) -> None:
        self.one: Selector = one
        self.other: Selector = other
        self.static: Continuous = Continuous(AT_HAND, [HasBaseSize(number=Number(0), only="power")])

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.one.pick(game, ctx) + self.other.pick(game, ctx)
        if len(refs) != 2 or refs[0] == refs[1]:
            return  # all of it or nothing
        for ref in refs:
            if ref < 0 or game.state.objs[ref].zone != BATTLEFIELD or not game.char(ref).types & CREATURE:
                return
        powers: list[i64] = [game.char(refs[1]).power, game.char(refs[0]).power]
        timestamp = game.state.tick()
        for i in range(2):
            effect = standing(game, ctx, self.static, LASTS_THIS_COMBAT, timestamp)
            effect.ids = [refs[i]]
            effect.a = powers[i]
            add_standing(game.state, effect)
        game.settle()
        game.state.touch()

    def benefit(self) -> i64:
        return 0


class ExchangeControl(Effect):
    """Exchange control of two permanents, if different players control them. CR 701.12a-b."""

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, *what: Selector) -> None:
        if not what:
            raise VocabularyError("an exchange is of two permanents")
        self.what: list[Selector] = list(what)
        self.static: GivenTo = GivenTo()

    def happen(self, game: Game, ctx: Context) -> None:
        refs: list[Ref] = []
        for selector in self.what:
            refs.extend(selector.pick(game, ctx))
        if len(refs) != 2:
            return  # all of it or nothing
        a, b = game.state.objs[refs[0]], game.state.objs[refs[1]]
        if a.zone != BATTLEFIELD or b.zone != BATTLEFIELD or a.controller == b.controller:
            return
        timestamp = game.state.tick()
        seats = [b.controller, a.controller]
        for i in range(2):
            effect = standing(game, ctx, self.static, LASTS_THE_GAME, timestamp)
            effect.ids = [refs[i]]
            effect.a = seats[i]
            add_standing(game.state, effect)
        game.settle()
        game.state.touch()


class TradeControl(Effect):
    """Until end of turn, you and another player each gain control of all that fits and that the other controls.

    `TradeControl(TargetOpponent(), CREATURE)`: both gain it at once. CR 613.1b, 611.2c.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, other: Selector, *filters: Filter) -> None:
        self.other: Selector = other
        self.filter: Filter = all_of(filters)
        self.static: GivenTo = GivenTo()

    def happen(self, game: Game, ctx: Context) -> None:
        state = game.state
        seats = seats_of(game, self.other.pick(game, ctx))
        if len(seats) != 1 or not state.in_game(ctx.controller):
            return
        timestamp = state.tick()
        together: list[i64] = []
        for owner, taker in ((seats[0], ctx.controller), (ctx.controller, seats[0])):
            refs: list[i64] = []
            for id in state.ids(owner, BATTLEFIELD):
                if in_sight(game, ctx, id) and self.filter.test(game, ctx, id):
                    refs.append(id)
            if refs:
                effect = standing(game, ctx, self.static, LASTS_THIS_TURN, timestamp)
                effect.ids = refs
                effect.a = taker
                add_standing(state, effect)
            together = together + refs
        ctx.those = together
        game.settle()
        state.touch()

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE


class PassRound(Effect):
    """A side is chosen: each player gains control of permanents of the next player on that side.

    `PassRound(CREATURE)`: of one that they choose, beginning with you and going on that way; with `every`, of all that
    fit. All gain control at once. CR 101.4, 611.2c, 613.1b.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, *filters: Filter, every: bool = False) -> None:
        self.filter: Filter = all_of(filters)
        self.every: bool = every
        self.static: GivenTo = GivenTo()

    def happen(self, game: Game, ctx: Context) -> None:
        side = chosen_side(game, ctx.controller, ctx.source)
        if side < 0:
            return
        first = ctx.controller
        seats: list[i64] = []
        for i in range(game.state.seats):
            seat = (first + step_of(side) * i + game.state.seats) % game.state.seats
            if in_sight(game, ctx, -1 - seat):
                seats.append(seat)
        taken: list[list[i64]] = []
        for seat in seats:
            taken.append(self.of_the_next(game, ctx, seat, side))
        state = game.state
        timestamp = state.tick()
        for i in range(len(seats)):
            ids = [id for id in taken[i] if state.objs[id].zone == BATTLEFIELD]
            if ids and state.in_game(seats[i]):
                effect = standing(game, ctx, self.static, LASTS_THE_GAME, timestamp)
                effect.ids = ids
                effect.a = seats[i]
                add_standing(state, effect)
        game.settle()
        state.touch()

    def of_the_next(self, game: Game, ctx: Context, seat: Seat, side: i64) -> list[i64]:
        """What this player will gain control of."""
        if not game.state.in_game(seat):
            return []
        other = neighbour(game.state, seat, step_of(side))
        found: list[i64] = []
        if other == seat:
            return found
        for id in game.state.ids(other, BATTLEFIELD):
            if in_sight(game, ctx, id) and self.filter.test(game, ctx, id):
                found.append(id)
        if self.every or not found:
            return found
        return game.ask(ChooseDecision(seat, "608.2d", found, ctx=ctx, benefit=1))

    def loop_inputs(self) -> i64:
        return 0


class DoubleLife(Effect):
    """Double a life total: the player gains as much as they have. CR 701.10d."""

    def __init__(self, who: Selector = YOU) -> None:
        self.who: Selector = who

    def happen(self, game: Game, ctx: Context) -> None:
        for seat in seats_of(game, self.who.pick(game, ctx)):
            set_life(game, ctx, [seat], product(2, game.state.life(seat)))

    def benefit(self) -> i64:
        return 1


class ExchangeLife(Effect):
    """Two players exchange life totals: `ExchangeLife(TargetPlayer(count=2))`, or you with another. CR 701.12c."""

    def __init__(self, who: Selector, other: Selector | None = None) -> None:
        self.who: Selector = who
        self.other: Selector | None = other

    def happen(self, game: Game, ctx: Context) -> None:
        seats = seats_of(game, self.who.pick(game, ctx))
        other = self.other
        if other is not None:
            seats.extend(seats_of(game, other.pick(game, ctx)))
        if len(seats) == 2:
            exchange_life(game, ctx, seats[0], seats[1])


def exchange_life(game: Game, ctx: Context, one: i64, other: i64) -> None:
    """Two players exchange life totals, both or neither; never teammates who share one. CR 701.12a, 810.9e."""
    state = game.state
    if state.table.life_of[one] == state.table.life_of[other]:
        return
    difference = state.life(other) - state.life(one)
    if difference == 0 or not fits(game, one, state.life(other)) or not fits(game, other, state.life(one)):
        return
    events: list[Event] = [LifeChange(one, difference), LifeChange(other, -difference)]
    for event in events:
        event.cause = ctx.source
    game.emit_all(events)
