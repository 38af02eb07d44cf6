"""Creatures that come back from the graveyard: persist, undying, unearth. CR 702.79, 702.84, 702.93."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Circumstance
from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.lasting import standing
from apnap.abilities.effects.moves import Exile
from apnap.abilities.keywords import HASTE
from apnap.abilities.selectors import IT, THIS
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Continuous
from apnap.abilities.triggers import Dies
from apnap.rules.components import successors
from apnap.rules.definitions import Activated, Context, Effect, Node, Static, Triggered
from apnap.rules.events import Entry, Event, ZoneChange
from apnap.rules.heeds import H_COUNTERS
from apnap.rules.words import (
    BATTLEFIELD,
    D_GAME,
    END,
    EV_ZONE,
    EXILE,
    GRAVEYARD,
    MINUS,
    PLUS,
    S_REPLACE,
)
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class HadNo(Circumstance):
    """This had no counter of a kind on it when it was last on the battlefield. CR 603.10a, 608.2h."""

    def __init__(self, counter: str) -> None:
        self.counter: str = counter

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.objs[ctx.source].counter(self.counter) == 0

    def heeds(self) -> i64:
        return H_COUNTERS


class ReturnWithCounter(Effect):
    """Return this card from the graveyard under its owner's control with a counter. CR 702.79a, 702.93a."""

    def __init__(self, counter: str) -> None:
        self.counter: str = counter

    def happen(self, game: Game, ctx: Context) -> None:
        events: list[Event] = []
        for card in successors(game, ctx.source):
            if game.state.objs[card].zone == GRAVEYARD:
                event = ZoneChange(card, GRAVEYARD, BATTLEFIELD, game.state.objs[card].owner)
                event.cause = ctx.source
                entry = Entry()
                entry.counters = [(self.counter, 1)]
                event.entry = entry
                events.append(event)
        if len(events) == 1:
            game.emit(events[0])
        elif events:
            game.emit_all(events)

    def heeds(self) -> i64:
        return 0


class Persist(Triggered):
    """When it dies without a -1/-1 counter, it comes back with one. CR 702.79."""

    def __init__(self) -> None:
        super().__init__(Dies(THIS), ReturnWithCounter(MINUS))
        self.condition = HadNo(MINUS)


class Undying(Triggered):
    """When it dies without a +1/+1 counter, it comes back with one. CR 702.93."""

    def __init__(self) -> None:
        super().__init__(Dies(THIS), ReturnWithCounter(PLUS))
        self.condition = HadNo(PLUS)


class LeavesToExile(Static):
    """If it would leave the battlefield, it is exiled instead of going anywhere else. CR 614.1a."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_ZONE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        ids = effect.ids
        return (
            isinstance(event, ZoneChange)
            and event.origin == BATTLEFIELD
            and event.to != EXILE
            and ids is not None
            and event.id in ids
        )

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange):
            return event
        other = ZoneChange(event.id, BATTLEFIELD, EXILE, game.state.objs[event.id].owner)
        other.cause = event.cause
        return other


class ReturnUnearthed(Effect):
    """It returns with haste, for this turn: it is exiled at the next end step or as it leaves. CR 702.84a."""

    def __init__(self) -> None:
        self.haste: Static = Continuous(THIS, [Has(HASTE)])
        self.leaves: Static = LeavesToExile()
        self.then: AtNext = AtNext(END, Exile(IT))

    def children(self) -> list[Node]:
        return [self.haste, self.leaves, self.then]

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].zone != GRAVEYARD:
            return
        event = ZoneChange(ctx.source, GRAVEYARD, BATTLEFIELD, ctx.controller)
        event.cause = ctx.source
        game.emit(event)
        if event.new_id < 0:
            return
        timestamp = game.state.tick()
        for static in (self.haste, self.leaves):
            effect = standing(game, ctx, static, D_GAME, timestamp)
            effect.ids = [event.new_id]
            add_standing(game.state, effect)
        game.settle()
        ctx.it = event.new_id
        self.then.happen(game, ctx)


class Unearth(Activated):
    """Return this card from the graveyard for a turn, only as a sorcery: `Unearth("{B}")`. CR 702.84."""

    def __init__(self, cost: str) -> None:
        super().__init__([cost_of(cost)], ReturnUnearthed(), 1 << GRAVEYARD)
        self.cost: str = cost
        self.sorcery = True
