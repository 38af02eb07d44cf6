"""Keyword actions that create tokens: investigate, populate; and token copies. CR 701.16, 701.36, 707."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import amount
from apnap.abilities.effects.permanents import CreateTokens
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU
from apnap.abilities.predefined import CLUE
from apnap.rules.copying import copiable_values, token_copy
from apnap.rules.decisions import D_CHOOSE, FOR_CHOICE, Decision
from apnap.rules.definitions import Amount, Context, Node, Selector
from apnap.rules.events import Happened
from apnap.rules.rerouting import ask_one
from apnap.rules.words import BATTLEFIELD, CREATURE, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class Investigate(PlayerAction):
    """Investigate: create a Clue token, so many times. CR 701.16."""

    def __init__(self, times: int | Amount = 1, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(times)
        self.create: CreateTokens = CreateTokens(1, CLUE)

    def children(self) -> list[Node]:
        return [self.who, self.amount, self.create]

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        n = self.amount.value(game, ctx)
        for seat in seats:
            for _ in range(n):
                self.create.act(game, ctx, [seat])
                game.emit(Happened("investigate", seat))

    def tone(self) -> i64:
        return 1


class Populate(PlayerAction):
    """Of the creature tokens on your side, copy one. CR 701.36."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            candidates: list[i64] = []
            for id in game.state.ids(seat, BATTLEFIELD):
                if game.state.objs[id].token and game.char(id).types & CREATURE:
                    candidates.append(id)
            if not candidates:
                continue  # 701.36b
            chosen = candidates[0]
            if len(candidates) > 1:
                decision = Decision(D_CHOOSE, seat)
                decision.origin = ctx.object
                decision.purpose = FOR_CHOICE
                decision.rule = "701.36a"
                decision.source = ctx.source
                decision.candidates = candidates
                decision.tone = 1
                chosen = ask_one(game, decision)
                if chosen == NONE:
                    continue
            copy_as_token(game, seat, chosen, ctx.source)
            game.emit(Happened("populate", seat, chosen))

    def tone(self) -> i64:
        return 1


def copy_as_token(game: Game, seat: i64, id: i64, cause: i64, tapped: bool = False) -> i64:
    """Make a token with the copiable values of an object, as it is or last was; its id, or -1. CR 707.2, 608.2h."""
    event = token_copy(game, seat, id, copiable_values(game, id))
    event.cause = cause
    entry = event.entry
    if entry is not None:
        entry.tapped = tapped
    game.emit(event)
    return event.new_id
