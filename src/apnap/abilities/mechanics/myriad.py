"""Myriad: copies that attack the other opponents. CR 702.116."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.moves import Exile
from apnap.abilities.effects.tokens import copy_as_token
from apnap.abilities.selectors import THIS, THOSE
from apnap.abilities.triggers import Attacks
from apnap.rules.combat.arrivals import becomes_attacking
from apnap.rules.combat.attack import targets_of
from apnap.rules.decisions import D_CHOOSE, D_YES_NO, FOR_DEFENDER, FOR_MAY, Decision
from apnap.rules.definitions import Context, Effect, Node, Triggered
from apnap.rules.rerouting import ask_one
from apnap.rules.words import END_COMBAT, NONE, PLANESWALKER

if TYPE_CHECKING:
    from apnap.rules.game import Game


class CopiesAttackOthers(Effect):
    """For each opponent but the defending player, a token copy may enter tapped and attacking them. CR 702.116a."""

    def __init__(self) -> None:
        self.then: AtNext = AtNext(END_COMBAT, Exile(THOSE))

    def children(self) -> list[Node]:
        return [self.then]

    def happen(self, game: Game, ctx: Context) -> None:
        state = game.state
        defender = state.objs[ctx.source].defender
        made: list[i64] = []
        for seat in state.apnap():
            if seat == defender or not state.opponents(ctx.controller, seat):
                continue
            if not state.in_reach(ctx.controller, seat) or not self.wants(game, ctx, seat):
                continue
            token = copy_as_token(game, ctx.controller, ctx.source, ctx.source, True)
            if token >= 0:
                made.append(token)
                becomes_attacking(game, token, self.attacked(game, ctx, seat))
        if made:
            ctx.those = made
            self.then.happen(game, ctx)

    def wants(self, game: Game, ctx: Context, seat: i64) -> bool:
        decision = Decision(D_YES_NO, ctx.controller)
        decision.origin = ctx.object
        decision.purpose = FOR_MAY
        decision.rule = "702.116a"
        decision.labels = [f"create a copy that attacks {game.name_of_seat(seat)}"]
        decision.source = ctx.source
        decision.candidates = [-1 - seat]
        decision.tone = 1
        return game.ask(decision)[0] != 0

    def attacked(self, game: Game, ctx: Context, seat: i64) -> i64:
        """That player, or a planeswalker they control."""
        candidates: list[i64] = []
        for ref in targets_of(game, ctx.controller):
            if ref == -1 - seat:
                candidates.append(ref)
            elif ref >= 0 and game.state.objs[ref].controller == seat and game.char(ref).types & PLANESWALKER:
                candidates.append(ref)
        if not candidates:
            return -1 - seat
        if len(candidates) == 1:
            return candidates[0]
        decision = Decision(D_CHOOSE, ctx.controller)
        decision.origin = ctx.object
        decision.purpose = FOR_DEFENDER
        decision.rule = "702.116a"
        decision.source = ctx.source
        decision.candidates = candidates
        chosen = ask_one(game, decision)
        return -1 - seat if chosen == NONE else chosen


class Myriad(Triggered):
    """CR 702.116."""

    def __init__(self) -> None:
        super().__init__(Attacks(THIS), CopiesAttackOthers())
