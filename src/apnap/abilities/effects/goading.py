"""Goad: a creature must attack, and somebody else. CR 701.15."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.effects.lasting import Lasting, standing
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.rules import ATTACK_SLOTS, MustAttack
from apnap.rules.definitions import Context, Selector
from apnap.rules.words import D_PLAYERS_TURN
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class AttacksAnother(Change):
    """It attacks a player other than the one who goaded it, if able. CR 701.15b."""

    def slots(self) -> list[i64]:
        return ATTACK_SLOTS

    def must_attack(self, game: Game, effect: Standing, defender: i64) -> bool:
        return defender < 0 and -1 - defender != effect.controller


class Goad(Lasting):
    """Goad creatures until your next turn: two requirements, on those that are meant now. CR 701.15a-b."""

    def __init__(self, what: Selector) -> None:
        changes: list[Change] = [MustAttack(), AttacksAnother()]
        super().__init__(D_PLAYERS_TURN, what, changes)

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.subject.pick(game, ctx)
        ctx.those = refs
        if not refs:
            return
        ctx.it = refs[0]
        timestamp = game.state.tick()
        for static in self.statics:
            effect = standing(game, ctx, static, self.duration, timestamp)
            effect.ids = refs
            add_standing(game.state, effect)
        game.state.touch()

    def tone(self) -> i64:
        return -1
