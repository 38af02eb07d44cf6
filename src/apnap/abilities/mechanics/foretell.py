"""Exile it now, cast it in a later turn: foretell, plot. CR 702.143, 702.170."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance
from apnap.abilities.costs import PayMana
from apnap.rules.characteristics import FREE, ManaCost, parse_mana_cost
from apnap.rules.costs import Total, can_pay_total, combined, pay_total
from apnap.rules.definitions import Context, CostPart, Node, SpecialAction
from apnap.rules.events import Entry, Happened, ZoneChange
from apnap.rules.knowledge import learn
from apnap.rules.printed import CastMethod
from apnap.rules.priority import is_sorcery_time
from apnap.rules.status import BLANK_MASK
from apnap.rules.words import EXILE, HAND

if TYPE_CHECKING:
    from apnap.rules.game import Game

FORETOLD: Final = "foretold"  # in Obj.chosen of an exiled card: the number of the turn in which it was
PLOTTED: Final = "plotted"
FORETELLING: Final = "{2}"


def was_put_away(game: Game, id: i64, designation: str) -> i64:
    """The turn in which this exiled card became foretold or plotted; -1 if it did not."""
    o = game.state.objs[id]
    chosen = o.chosen
    return -1 if o.zone != EXILE or chosen is None else chosen.get(designation, -1)


class InALaterTurn(Circumstance):
    """This card is foretold or plotted, and that turn has ended. CR 702.143a, 702.170d."""

    def __init__(self, designation: str, sorcery: bool) -> None:
        self.designation: str = designation
        self.sorcery: bool = sorcery  # only in a main phase of one's own, with an empty stack

    def holds(self, game: Game, ctx: Context) -> bool:
        then = was_put_away(game, ctx.source, self.designation)
        if then < 0:
            return False
        state = game.state
        for turn in state.turns:
            if turn.number == then:
                return False
        return not self.sorcery or is_sorcery_time(state, state.turn(), ctx.controller)


@mypyc_attr(allow_interpreted_subclasses=True)
class PutAway(SpecialAction):
    """A special action that exiles the card from the hand, and the way to cast it later. CR 116.2."""

    def __init__(self, designation: str, cost: str, way: CastMethod) -> None:
        super().__init__(1 << HAND)
        self.designation: str = designation
        self.part: CostPart = PayMana(cost)
        self.way: CastMethod = way

    def children(self) -> list[Node]:
        return [self.part]

    def ways(self) -> list[CastMethod]:
        return [self.way]

    def total(self) -> Total:
        parts: list[CostPart] = [self.part]
        return combined(FREE, parts)

    def is_hidden(self) -> bool:
        """Is it exiled face down?"""
        return False

    def in_time(self, game: Game, seat: i64, sorcery: bool) -> bool:
        raise NotImplementedError

    def may_take(self, game: Game, seat: i64, id: i64, sorcery: bool) -> bool:
        return self.in_time(game, seat, sorcery) and can_pay_total(game, Context(seat, id), self.total(), 0)

    def take(self, game: Game, seat: i64, id: i64) -> None:
        pay_total(game, Context(seat, id), self.total(), 0)
        move = ZoneChange(id, HAND, EXILE, seat)
        if self.is_hidden():
            move.entry = Entry()
            move.entry.face_down = True
            move.entry.mask = BLANK_MASK
        game.emit(move)
        if move.new_id < 0 or game.state.objs[move.new_id].zone != EXILE:
            return
        game.state.edit(move.new_id).chosen = {self.designation: game.state.turn().number}
        learn(game.state, move.new_id, 1 << seat)
        game.emit(Happened(self.designation, seat, move.new_id))


def later(name: str, designation: str, cost: ManaCost, sorcery: bool) -> CastMethod:
    """The way to cast such a card from exile."""
    way = CastMethod(name, 1 << EXILE, cost, [], 0)
    way.condition = InALaterTurn(designation, sorcery)
    return way


class Foretell(PutAway):
    """`Foretell("{1}{U}")`: exile it face down for {2} in your turn, cast it for that in a later turn. CR 702.143."""

    def __init__(self, cost: str) -> None:
        super().__init__(FORETOLD, FORETELLING, later("foretell", FORETOLD, parse_mana_cost(cost), False))
        self.cost: str = cost

    def is_hidden(self) -> bool:
        return True

    def in_time(self, game: Game, seat: i64, sorcery: bool) -> bool:
        return seat in game.state.turn().active


class Plot(PutAway):
    """`Plot("{1}{R}")`: exile it as a sorcery, cast it for nothing in a later turn as a sorcery. CR 702.170."""

    def __init__(self, cost: str) -> None:
        super().__init__(PLOTTED, cost, later("plot", PLOTTED, FREE, True))
        self.cost: str = cost

    def in_time(self, game: Game, seat: i64, sorcery: bool) -> bool:
        return sorcery


class WasForetold(Circumstance):
    """This spell was foretold before it was cast. CR 702.143c."""

    def holds(self, game: Game, ctx: Context) -> bool:
        before = game.state.objs[ctx.source].prev_id
        if before < 0:
            return False
        chosen = game.state.objs[before].chosen
        return chosen is not None and FORETOLD in chosen


WAS_FORETOLD: Final = WasForetold()
