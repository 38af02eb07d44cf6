"""Costs that take several cards from one graveyard, which may be that of any player. CR 118.3, 601.2h."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.filters import every
from apnap.rules.ch1_concepts.costs.cost_parts import Part
from apnap.rules.ch1_concepts.definitions import OF_EXILED, OF_OBJECT, OF_THOSE, Context, Filter
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.core.constants import EXILE, GRAVEYARD, LIBRARY
from apnap.rules.core.decisions import FOR_COST, FROM_ACTION, ChooseDecision, IllegalAnswer
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class FromOneGraveyard(Part):
    """Exile so many cards that fit from one graveyard, or (`bottom`) put them on the bottom of their owner's library.

    `FromOneGraveyard(2, CREATURE)`. Several such parts of one cost may be about different graveyards.
    """

    def __init__(self, number: i64, *filters: Filter, bottom: bool = False) -> None:
        if number < 1:
            raise VocabularyError("a card at least is taken")
        self.number: i64 = number
        self.filter: Filter = every(filters)
        self.bottom: bool = bottom

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_EXILED

    def in_graveyards(self, game: Game, ctx: Context) -> list[list[i64]]:
        """The cards that fit, for each graveyard within reach."""
        out: list[list[i64]] = []
        for seat in range(game.state.seats):
            found: list[i64] = []
            if game.state.in_game(seat) and in_sight(game, ctx, -1 - seat):
                for id in game.state.ids(seat, GRAVEYARD):
                    if id != ctx.source and self.filter.test(game, ctx, id):
                        found.append(id)
            out.append(found)
        return out

    def most_times(self, game: Game, ctx: Context) -> i64:
        times: i64 = 0
        for found in self.in_graveyards(game, ctx):
            times += len(found) // self.number
        return times

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return self.most_times(game, ctx) > 0

    def pay(self, game: Game, ctx: Context) -> None:
        graveyards = self.in_graveyards(game, ctx)
        candidates: list[i64] = []
        for found in graveyards:
            if len(found) >= self.number:
                candidates.extend(found)
        if not candidates:
            raise IllegalAnswer("601.2h", f"no graveyard has {self.number} such cards")
        taken: list[i64] = []
        while len(taken) < self.number:
            left = candidates
            if taken:
                owner = game.state.objs[taken[0]].owner
                left = [id for id in graveyards[owner] if id not in taken]
            if len(left) == self.number - len(taken):
                taken = taken + left
                break
            decision = ChooseDecision(
                ctx.controller,
                "601.2h",
                left,
                purpose=FOR_COST,
                origin=FROM_ACTION,
                source=ctx.source,
                benefit=-1,
                cost=True,
            )
            answer = game.ask(decision)
            taken = taken + answer
            if not answer:
                break
        events: list[Event] = []
        for id in taken:
            owner = game.state.objs[id].owner
            event = ZoneChange(id, GRAVEYARD, LIBRARY if self.bottom else EXILE, owner)
            if self.bottom:
                event.position = 0
            event.cause = ctx.source
            events.append(event)
        game.emit_all(events)
        ctx.those = taken

    def loop_inputs(self) -> i64:
        return 0
