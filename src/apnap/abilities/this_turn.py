"""Conditions about what has happened this turn: damage dealt to players, spells cast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Subject
from apnap.abilities.players import YOU
from apnap.rules.definitions import Context, Node
from apnap.rules.events import Damage, SpellCast
from apnap.rules.words import EV_CAST, EV_DAMAGE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class DealtDamageThisTurn(Circumstance):
    """These players have been dealt so much damage this turn, or more, together. CR 120.3."""

    def __init__(self, number: i64, who: Subject = YOU) -> None:
        self.number: i64 = number
        self.who: Subject = who

    def children(self) -> list[Node]:
        return [self.who]

    def holds(self, game: Game, ctx: Context) -> bool:
        n: i64 = 0
        e = game.state.turn().events[EV_DAMAGE]
        while e is not None:
            if isinstance(e, Damage) and e.target < 0 and self.who.recalls(game, ctx, e.target):
                n += e.amount
            e = e.prev
        return n >= self.number

    def reads(self) -> i64:
        return 1 << EV_DAMAGE


class CastThisTurn(Circumstance):
    """These players have cast so many spells this turn, or more, together. CR 601.2i.

    Without players: the opponents whose turn it is, one or a team that shares it; a member of the team who has left
    counts for what they did (800.4i).
    """

    def __init__(self, number: i64, who: Subject | None = YOU) -> None:
        self.number: i64 = number
        self.who: Subject | None = who

    def children(self) -> list[Node]:
        who = self.who
        return [] if who is None else [who]

    def holds(self, game: Game, ctx: Context) -> bool:
        n: i64 = 0
        e = game.state.turn().events[EV_CAST]
        while e is not None:
            if isinstance(e, SpellCast) and self.means(game, ctx, e.seat):
                n += 1
            e = e.prev
        return n >= self.number

    def means(self, game: Game, ctx: Context, seat: i64) -> bool:
        """Is this one of the players?"""
        who = self.who
        if who is not None:
            return who.recalls(game, ctx, -1 - seat)
        state = game.state
        if state.table.unit_of[seat] != state.turn().unit:
            return False
        return state.opponents(ctx.controller, seat) and state.in_reach(ctx.controller, seat)

    def reads(self) -> i64:
        return 1 << EV_CAST
