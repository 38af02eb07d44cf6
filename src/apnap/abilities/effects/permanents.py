"""Instructions about permanents: tapping, counters, attaching, tokens. CR 701, 111, 122."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError, amount
from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU
from apnap.rules.definitions import Amount, Context, Effect, Node, Selector
from apnap.rules.entering import can_attach
from apnap.rules.events import Attach, Counters, CreateToken, Entry, Event
from apnap.rules.events import Tap as Tapped
from apnap.rules.printed import CardDef
from apnap.rules.words import BATTLEFIELD, PLUS

if TYPE_CHECKING:
    from apnap.rules.game import Game


class Tap(ObjectAction):
    """Tap permanents. CR 701.26a."""

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        o = game.state.objs[id]
        return Tapped(id, False) if o.zone == BATTLEFIELD and not o.tapped else None

    def heeds(self) -> i64:
        return 0


class Untap(ObjectAction):
    """Untap permanents. CR 701.26b."""

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        o = game.state.objs[id]
        return Tapped(id, True) if o.zone == BATTLEFIELD and o.tapped else None

    def tone(self) -> i64:
        return 1

    def heeds(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class AddCounters(ObjectAction):
    """Put counters on objects. CR 122.6."""

    def __init__(self, number: int | Amount, counter: str, on: Selector) -> None:
        super().__init__(on)
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.amount: Amount = amount(number)
        self.counter: str = counter

    def children(self) -> list[Node]:
        return [self.amount, self.what]

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        n = self.amount.value(game, ctx)
        return Counters(id, self.counter, n) if n > 0 else None

    def tone(self) -> i64:
        return 1 if self.counter == PLUS else 0

    def heeds(self) -> i64:
        return 0


class TakeCounters(ObjectAction):
    """Remove counters from objects: `TakeCounters(1, "luck", THIS)`. CR 122.8."""

    def __init__(self, number: int | Amount, counter: str, what: Selector) -> None:
        super().__init__(what)
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.amount: Amount = amount(number)
        self.counter: str = counter

    def children(self) -> list[Node]:
        return [self.amount, self.what]

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        n = self.amount.value(game, ctx)
        return Counters(id, self.counter, -n) if n > 0 else None


class AttachThis(Effect):
    """Attach this Equipment (or Aura) to something. CR 701.3, 301.5."""

    def __init__(self, to: Selector) -> None:
        self.to: Selector = to

    def children(self) -> list[Node]:
        return [self.to]

    def happen(self, game: Game, ctx: Context) -> None:
        for ref in self.to.pick(game, ctx):
            if game.state.objs[ctx.source].zone != BATTLEFIELD or not can_attach(game, ctx.source, ref):
                return  # it does not move (701.3b)
            event = Attach(ctx.source, ref)
            event.cause = ctx.source
            game.emit(event)

    def tone(self) -> i64:
        return 1


class CreateTokens(PlayerAction):
    """Create tokens. CR 111.1, 701.7."""

    def __init__(self, number: int | Amount, token: CardDef, who: Selector = YOU, tapped: bool = False) -> None:
        super().__init__(who)
        if not isinstance(token, CardDef):
            raise VocabularyError(f"what a token is comes from token(...), not {token!r}")
        self.amount: Amount = amount(number)
        self.token: CardDef = token
        self.tapped: bool = tapped

    def children(self) -> list[Node]:
        return [self.who, self.amount]

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        n = self.amount.value(game, ctx)
        events: list[Event] = []
        if n <= 0:
            return
        for seat in seats:
            event = CreateToken(seat, self.token)
            event.count = n
            event.cause = ctx.source
            if self.tapped:
                entry = Entry()
                entry.tapped = True
                event.entry = entry
            events.append(event)
        if len(events) == 1:
            game.emit(events[0])
        elif events:
            game.emit_all(events)
        ctx.amount = n

    def tone(self) -> i64:
        return 1

    def heeds(self) -> i64:
        return 0
