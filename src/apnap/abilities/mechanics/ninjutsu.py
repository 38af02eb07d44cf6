"""Ninjutsu: a creature from the hand takes the place of an unblocked attacker. CR 702.49."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Quality
from apnap.abilities.costs import PayMana, ReturnSome
from apnap.rules.combat.arrivals import becomes_attacking
from apnap.rules.definitions import Activated, Context, Effect
from apnap.rules.events import Entry, ZoneChange
from apnap.rules.words import BATTLEFIELD, BLOCKERS, COMMAND, DAMAGE, END_COMBAT, FIRST_DAMAGE, HAND

if TYPE_CHECKING:
    from apnap.rules.game import Game


class IsUnblocked(Quality):
    """Is an unblocked attacking creature: once blockers were declared. CR 509.1h."""

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        turn = game.state.turn()
        if turn.step != BLOCKERS and turn.step != FIRST_DAMAGE and turn.step != DAMAGE and turn.step != END_COMBAT:
            return False
        return ref in turn.attackers and not game.state.objs[ref].blocked


class EnterAttacking(Effect):
    """Put this card onto the battlefield tapped, attacking what the returned creature attacked. CR 702.49c."""

    def happen(self, game: Game, ctx: Context) -> None:
        zone = game.state.objs[ctx.source].zone
        if (zone != HAND and zone != COMMAND) or not ctx.those:
            return
        attacked = game.state.objs[ctx.those[0]].attacking
        event = ZoneChange(ctx.source, zone, BATTLEFIELD, ctx.controller)
        event.cause = ctx.source
        entry = Entry()
        entry.tapped = True
        event.entry = entry
        game.emit(event)
        if event.new_id >= 0:
            becomes_attacking(game, event.new_id, attacked)


class Ninjutsu(Activated):
    """`Ninjutsu("{1}{U}")`; commander ninjutsu functions in the command zone as well. CR 702.49, 702.49d."""

    def __init__(self, cost: str, commander: bool = False) -> None:
        zones: i64 = 1 << HAND | 1 << COMMAND if commander else 1 << HAND
        super().__init__([PayMana(cost), ReturnSome(1, IsUnblocked())], EnterAttacking(), zones)
        self.cost: str = cost
        self.commander: bool = commander
        self.timed = True  # once blockers were declared
