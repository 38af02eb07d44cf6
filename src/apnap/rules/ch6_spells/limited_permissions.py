"""Permissions to cast spells that are used up for a time: 'once during each of your turns'. CR 601.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_COSTS, Context, CostPart, Static
from apnap.rules.ch8_multiplayer.range import standing_on
from apnap.rules.ch9_casual import commanders
from apnap.rules.core.constants import P_CAST, S_PERMIT
from apnap.rules.core.decisions import FROM_ACTION, ChooseDecision
from apnap.rules.core.types import Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.printed import CastMethod
    from apnap.rules.core.game import Game
    from apnap.rules.core.objects import Obj
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class LimitedPermission(Static):
    """A statement that lets a player cast spells, perhaps so many only."""

    def runs_out(self) -> bool:
        """Is it used up by casting a spell?"""
        return False

    def asks(self) -> list[CostPart]:
        """What is paid besides where a spell is cast by its permission. CR 118.8, 601.2f."""
        return NO_COSTS

    def was_used(self, game: Game, effect: Standing) -> None:
        """A spell has been cast by its permission."""


class Used:
    """The permission that a spell is cast by, where that is used up by it."""

    def __init__(self, by: LimitedPermission, effect: Standing) -> None:
        self.by: LimitedPermission = by
        self.effect: Standing = effect


def payable(game: Game, seat: Seat, id: Ref, parts: list[CostPart]) -> bool:
    """Can each of these be paid by itself? CR 118.3."""
    ctx = Context(seat, id)
    for part in parts:
        if part.mana() is None and not part.can_pay(game, ctx):
            return False
    return True


def asked_besides(game: Game, seat: Seat, o: Obj, method: CastMethod) -> list[CostPart]:
    """What must be paid besides for a card that only effects let this player cast, and each of them for a cost.

    Of several such costs one that can be paid; which it is, is chosen as the spell is cast. CR 601.2b, 601.2f.
    """
    if (o.owner == seat and method.zones >> o.zone & 1) or commanders.may_be_cast(game.state, seat, o, method):
        return NO_COSTS
    out = NO_COSTS
    for e in standing_on(game, S_PERMIT, -1 - seat):
        static = e.static
        if not static.permits(game, e, P_CAST, seat, o.id) or not static.permits_way(game, e, seat, o.id, method):
            continue
        if not isinstance(static, LimitedPermission) or not static.asks():
            return NO_COSTS
        if not out or (not payable(game, seat, o.id, out) and payable(game, seat, o.id, static.asks())):
            out = static.asks()
    return out


def used_for(game: Game, seat: Seat, o: Obj, method: CastMethod) -> Used | None:
    """What is used up as a player casts this card; where several effects allow it, the player says which.

    None where the rules allow it anyway, or an effect that goes on doing so.
    """
    if (o.owner == seat and method.zones >> o.zone & 1) or commanders.may_be_cast(game.state, seat, o, method):
        return None
    found: list[Used] = []
    sources: list[Ref] = []
    for e in standing_on(game, S_PERMIT, -1 - seat):
        static = e.static
        if not static.permits(game, e, P_CAST, seat, o.id) or not static.permits_way(game, e, seat, o.id, method):
            continue
        if not isinstance(static, LimitedPermission) or not static.runs_out():
            return None
        if any(used.by is static and used.effect.source == e.source for used in found):
            continue  # the same once more: either will do
        if static.asks() and not payable(game, seat, o.id, static.asks()):
            continue
        found.append(Used(static, e))
        sources.append(e.source)
    if not found:
        return None
    if len(found) == 1:
        return found[0]
    answer = game.ask(ChooseDecision(seat, "601.3", sources, origin=FROM_ACTION, source=o.id))
    return found[sources.index(answer[0])]
