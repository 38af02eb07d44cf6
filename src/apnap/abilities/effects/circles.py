"""Shields against the next damage from a chosen source. CR 609.7, 615.8-9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import context_of
from apnap.abilities.effects.lasting import kept, standing
from apnap.abilities.filters import every
from apnap.rules.decisions import D_CHOOSE, FOR_CHOICE, Decision
from apnap.rules.definitions import Context, Effect, Filter, Node, Static
from apnap.rules.events import Damage, Event
from apnap.rules.options.range import covers, in_sight
from apnap.rules.prevention import prevent, preventable
from apnap.rules.rerouting import ask_one
from apnap.rules.words import BATTLEFIELD, D_TURN, EV_DAMAGE, NONE, S_REPLACE
from apnap.rules.zones import add_standing, drop_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class NextTimeKeptOff(Static):
    """The next damage that the chosen source would deal to the player, if it still fits. CR 615.8-9."""

    def __init__(self, filter: Filter) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.filter: Filter = filter

    def children(self) -> list[Node]:
        return [self.filter]

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        if not isinstance(event, Damage) or ids is None or not is_chosen(game, event.source, ids):
            return False
        if event.target != -1 - effect.controller or not self.filter.test(game, context_of(effect), event.source):
            return False
        return preventable(game, event)

    def spans(self, game: Game, effect: Standing, event: Event) -> bool:
        """The source and the recipient are both named. CR 801.13b."""
        return isinstance(event, Damage) and covers(game, effect, event.source)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        drop_standing(game.state, [effect])
        game.state.touch()
        return prevent(game, effect, event, event.amount) if isinstance(event, Damage) else event


def is_chosen(game: Game, source: i64, ids: list[i64]) -> bool:
    """Is this the chosen source, or the permanent that a chosen spell has become? CR 609.7a."""
    return source in ids or game.state.objs[source].prev_id in ids


class PreventNextTime(Effect):
    """Choose a source; its next damage to the player in this turn is prevented. CR 615.8."""

    def __init__(self, *source: Filter) -> None:
        self.filter: Filter = every(source)
        self.static: NextTimeKeptOff = NextTimeKeptOff(self.filter)

    def children(self) -> list[Node]:
        return [self.filter, self.static]

    def happen(self, game: Game, ctx: Context) -> None:
        candidates = self.sources(game, ctx)
        if not candidates:
            return
        chosen = candidates[0]
        if len(candidates) > 1:
            decision = Decision(D_CHOOSE, ctx.controller)
            decision.origin = ctx.object
            decision.purpose = FOR_CHOICE
            decision.rule = "609.7a"
            decision.source = ctx.source
            decision.candidates = candidates
            decision.tone = -1
            chosen = ask_one(game, decision)
            if chosen == NONE:
                return
        effect = standing(game, ctx, self.static, D_TURN, game.state.tick())
        effect.ids = [chosen]
        effect.context = kept(ctx)
        add_standing(game.state, effect)
        game.state.touch()

    def sources(self, game: Game, ctx: Context) -> list[i64]:
        """Permanents, and spells on the stack, that fit. CR 609.7a."""
        state = game.state
        out: list[i64] = []
        for seat in range(state.seats):
            for id in state.ids(seat, BATTLEFIELD):
                if in_sight(game, ctx, id) and self.filter.test(game, ctx, id):
                    out.append(id)
        for id in state.turn().stack:
            o = state.objs[id]
            if o.ability is None and in_sight(game, ctx, id) and self.filter.test(game, ctx, id):
                out.append(id)
        return out

    def tone(self) -> i64:
        return 1
