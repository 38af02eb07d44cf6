"""Keyword actions on top cards of a library: scry, surveil, fateseal, discover. CR 701.22, 701.25, 701.29, 701.57."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import amount
from apnap.abilities.effects.free_casting import offer_free
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU
from apnap.abilities.zones.libraries import in_order, put_on_bottom, put_on_top, seen_by, top_cards
from apnap.rules.ch1_concepts.definitions import Amount, Context, Effect, Selector
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.core.constants import EXILE, GRAVEYARD, HAND, LAND, LIBRARY, NONE
from apnap.rules.core.decisions import FOR_LOOK, FOR_PLAYER, FOR_SCRY, FOR_SURVEIL, ChooseDecision
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Event, Happened, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Sorting(PlayerAction):
    """Look at the top cards, put any number of them elsewhere, the rest back on top in any order."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)
        self.action: str = ""
        self.rule: str = ""

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        if n <= 0:
            return  # nothing was done at all (701.22b, 701.25b)
        for seat in seats:
            if game.state.in_game(seat):
                self.sort(game, ctx, seat, n)

    def sort(self, game: Game, ctx: Context, seat: Seat, n: i64) -> None:
        top = top_cards(game, seat, n)
        for id in top:
            seen_by(game, id, seat)
        away: list[i64] = []
        if top:
            decision = ChooseDecision(seat, self.rule, top, 0, len(top), purpose=self.action, ctx=ctx, own=True)
            away = game.ask(decision)
        kept: list[i64] = []
        for id in top:
            if id not in away:
                kept.append(id)
        kept = in_order(game, ctx, seat, kept, self.rule)
        if game.state.in_game(seat):
            self.put_away(game, ctx, seat, away)
            put_on_top(game, seat, kept)
            event = Happened(self.action, seat, NONE, n)
            event.cause = ctx.source
            game.emit(event)

    def put_away(self, game: Game, ctx: Context, seat: Seat, away: list[i64]) -> None:
        raise NotImplementedError


class Scry(Sorting):
    """Scry: the cards not kept on top go to the bottom, in any order. CR 701.22."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(number, who)
        self.action = FOR_SCRY
        self.rule = "701.22a"

    def put_away(self, game: Game, ctx: Context, seat: Seat, away: list[i64]) -> None:
        put_on_bottom(game, seat, in_order(game, ctx, seat, away, self.rule))

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class Surveil(Sorting):
    """Surveil: the cards not kept on top go to the graveyard. CR 701.25."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(number, who)
        self.action = FOR_SURVEIL
        self.rule = "701.25a"

    def put_away(self, game: Game, ctx: Context, seat: Seat, away: list[i64]) -> None:
        events: list[Event] = []
        for id in away:
            if game.state.objs[id].zone == LIBRARY:
                event = ZoneChange(id, LIBRARY, GRAVEYARD, seat)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


def bury_exiled(game: Game, seat: Seat, exiled: list[i64]) -> None:
    """What is still exiled goes to the bottom of the library, shuffled. CR 701.57a, 702.85a."""
    left: list[i64] = []
    for id in exiled:
        if game.state.objs[id].zone == EXILE:
            left.append(id)
    game.state.shuffle(left)
    down: list[i64] = []
    for id in left:
        event = ZoneChange(id, EXILE, LIBRARY, seat)
        event.position = 0
        game.emit(event)
        if event.new_id >= 0:
            down.append(event.new_id)
            game.state.edit(event.new_id).known_to = 0
    put_on_bottom(game, seat, down)


# discover ------------------------------------------------------------------------------------------------------------
class Discover(PlayerAction):
    """Exile cards until a nonland one of mana value N or less, to be cast for nothing or taken. CR 701.57."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        for seat in seats:
            self.discover(game, ctx, seat, n)
            game.emit(Happened("discover", seat, NONE, n))

    def discover(self, game: Game, ctx: Context, seat: Seat, n: i64) -> None:
        exiled: list[i64] = []
        found: i64 = -1
        while found < 0 and game.state.in_game(seat):
            top = top_cards(game, seat, 1)
            if not top:
                break
            event = ZoneChange(top[0], LIBRARY, EXILE, seat)
            event.cause = ctx.source
            game.emit(event)
            if event.new_id < 0:
                break
            exiled.append(event.new_id)
            if not game.char(event.new_id).types & LAND and game.mana_value(event.new_id) <= n:
                found = event.new_id
        if found >= 0 and not offer_free(game, ctx, seat, found, "701.57a"):
            if game.state.objs[found].zone == EXILE:
                game.emit(ZoneChange(found, EXILE, HAND, seat))
        bury_exiled(game, seat, exiled)

    def benefit(self) -> i64:
        return 1


# fateseal ------------------------------------------------------------------------------------------------------------
class Fateseal(Effect):
    """Look at the top cards of an opponent's library; any number go to the bottom, the rest back. CR 701.29."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def happen(self, game: Game, ctx: Context) -> None:
        n = self.amount.value(game, ctx)
        victim = self.opponent(game, ctx)
        if victim < 0 or n <= 0:
            return
        top = top_cards(game, victim, n)
        for id in top:
            seen_by(game, id, ctx.controller)
        away: list[i64] = []
        if top:
            decision = ChooseDecision(ctx.controller, "701.29a", top, 0, len(top), purpose=FOR_LOOK, ctx=ctx, own=True)
            away = game.ask(decision)
        kept: list[i64] = []
        for id in top:
            if id not in away:
                kept.append(id)
        kept = in_order(game, ctx, ctx.controller, kept, "701.29a")
        if game.state.in_game(victim):
            put_on_bottom(game, victim, in_order(game, ctx, ctx.controller, away, "701.29a"))
            put_on_top(game, victim, kept)
            game.emit(Happened("fateseal", ctx.controller, NONE, n))

    def opponent(self, game: Game, ctx: Context) -> i64:
        candidates: list[Ref] = []
        for seat in game.state.apnap():
            if game.state.opponents(ctx.controller, seat) and in_sight(game, ctx, -1 - seat):
                candidates.append(-1 - seat)
        if not candidates:
            return -1
        if len(candidates) == 1:
            return -1 - candidates[0]
        decision = ChooseDecision(ctx.controller, "701.29a", candidates, purpose=FOR_PLAYER, ctx=ctx, own=True)
        answer = game.ask(decision)
        return -1 - answer[0] if answer else -1
