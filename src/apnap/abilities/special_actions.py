"""Special actions that effects and cards allow: ignoring an effect, paying later, discarding at will. CR 116.2c-e."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.abilities.effects.durations import standing, taken_along
from apnap.abilities.effects.flow import in_order
from apnap.abilities.references import Antecedent
from apnap.rules.ch1_concepts.costs.total_costs import can_pay_total, combined, pay_total
from apnap.rules.ch1_concepts.definitions import Context, CostPart, Effect, SpecialAction, Static
from apnap.rules.ch2_cards.characteristics import FREE
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.core.constants import F_EXTRA_TURN, F_SEARCH, HAND, LASTS_THIS_TURN, S_FORBID, S_SPECIAL
from apnap.rules.core.state import Standing
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Discard

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def can_pay(game: Game, seat: Seat, source: ObjectId, cost: CostPart) -> bool:
    parts: list[CostPart] = [cost]
    return can_pay_total(game, payer(seat, source), combined(FREE, parts), 0)


def pay(game: Game, seat: Seat, source: ObjectId, cost: CostPart) -> None:
    parts: list[CostPart] = [cost]
    pay_total(game, payer(seat, source), combined(FREE, parts), 0)


def payer(seat: Seat, source: ObjectId) -> Context:
    ctx = Context(seat, source)
    ctx.object = -1
    return ctx


# ignoring an effect --------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Ignoring(Static):
    """A player ignores the effects of a source this turn: `a` is the seat. CR 116.2d."""

    def __init__(self) -> None:
        super().__init__([S_SPECIAL])


IGNORING: Final = Ignoring()


def is_ignored(game: Game, source: ObjectId, seat: Seat) -> bool:
    """Does this player ignore what a source says, this turn?"""
    for e in game.state.standing[S_SPECIAL]:
        if e.static is IGNORING and e.source == source and e.a == seat:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class UnlessIgnored(Static):
    """A prohibition that any player may pay to ignore until end of turn. CR 116.2d.

    `UnlessIgnored(CantSearch(), PayMana("{2}"))`
    """

    def __init__(self, static: Static, cost: CostPart) -> None:
        if static.standing_slots != [S_FORBID]:
            raise VocabularyError("only what players are forbidden to do can be ignored for a cost")
        super().__init__([S_FORBID, S_SPECIAL])
        self.static: Static = static
        self.cost: CostPart = cost

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        return self.static.forbids(game, effect, action, seat, ref) and not is_ignored(game, effect.source, seat)

    def offers_action(self, game: Game, effect: Standing, seat: Seat) -> bool:
        if is_ignored(game, effect.source, seat) or not game.state.reaches(effect.controller, -1 - seat):
            return False
        return can_pay(game, seat, effect.source, self.cost)

    def take_action(self, game: Game, effect: Standing, seat: Seat) -> None:
        pay(game, seat, effect.source, self.cost)
        state = game.state
        ignoring = standing(game, Context(seat, effect.source), IGNORING, LASTS_THIS_TURN, state.tick())
        ignoring.a = seat
        add_standing(state, ignoring)
        state.touch()
        if game.logging:
            game.say("116.2d", f"{game.name_of_seat(seat)} ignores {game.name(effect.source)} this turn")

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CantSearch(Static):
    """Players can't search libraries, or only some players can't: `CantSearch(EACH_OPPONENT)`. CR 101.2, 701.23."""

    def __init__(self, who: Subject | None = None) -> None:
        super().__init__([S_FORBID])
        self.who: Subject | None = who

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != F_SEARCH or not game.state.reaches(effect.controller, -1 - seat):
            return False
        who = self.who
        return who is None or who.includes(game, context_of(effect), -1 - seat)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class SkipsExtraTurns(Static):
    """These players skip extra turns that they would begin: `SkipsExtraTurns(EACH_OPPONENT)`. CR 500.11, 614.10."""

    def __init__(self, who: Subject) -> None:
        super().__init__([S_FORBID])
        self.who: Subject = who

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != F_EXTRA_TURN or not game.state.reaches(effect.controller, -1 - seat):
            return False
        return self.who.includes(game, context_of(effect), -1 - seat)


# paying later --------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class PayingLater(Static):
    """The effect that lets its controller pay, any number of times. CR 116.2c."""

    def __init__(self, cost: CostPart, effect: Effect) -> None:
        super().__init__([S_SPECIAL])
        self.cost: CostPart = cost
        self.effect: Effect = effect

    def offers_action(self, game: Game, effect: Standing, seat: Seat) -> bool:
        return seat == effect.controller and can_pay(game, seat, effect.source, self.cost)

    def take_action(self, game: Game, effect: Standing, seat: Seat) -> None:
        pay(game, seat, effect.source, self.cost)
        known = effect.context
        if known is not None:
            ctx = Context(known.controller, known.source)
            ctx.slots = known.slots
            ctx.targets = known.targets
            ctx.x = known.x
            ctx.it = known.it
            self.effect.perform(game, ctx)


class MayPayThisTurn(Effect):
    """For the rest of the turn you may pay whenever you have priority, without using the stack; each time it happens.

    `MayPayThisTurn(PayMana("{1}"), PreventNext(1, to=slot))`. CR 116.2c.
    """

    def __init__(self, cost: CostPart, *effects: Effect) -> None:
        self.static: PayingLater = PayingLater(cost, in_order(list(effects)))

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["static"]

    def happen(self, game: Game, ctx: Context) -> None:
        effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
        memory = taken_along(ctx, self._taken)
        memory.slots = ctx.slots
        memory.targets = ctx.targets
        effect.context = memory
        add_standing(game.state, effect)
        game.state.touch()

    def benefit(self) -> i64:
        return self.static.effect.benefit()


# discarding at will --------------------------------------------------------------------------------------------------
class MayDiscardThis(SpecialAction):
    """This card can be discarded from hand whenever its owner has priority. CR 116.2e."""

    def __init__(self) -> None:
        super().__init__(1 << HAND)

    def may_take(self, game: Game, seat: Seat, id: ObjectId, sorcery: bool) -> bool:
        return game.state.objs[id].owner == seat

    def take(self, game: Game, seat: Seat, id: ObjectId) -> None:
        game.emit(Discard(seat, id))
