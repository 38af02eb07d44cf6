"""Attaching permanents to others. CR 701.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Context, Effect, Selector
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch6_spells.entering import can_attach
from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.core.types import ObjectId
from apnap.rules.events import Attach, Entry, Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class AttachTo(Effect):
    """Attach Auras, Equipment or Fortifications to something: `AttachTo(Target(Subtype("Equipment")), IT)`. CR 701.3.

    One that could not be attached there does not move, nor does one that is attached there already (701.3b).
    """

    def __init__(self, what: Selector, to: Selector) -> None:
        self.what: Selector = what
        self.to: Selector = to

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def happen(self, game: Game, ctx: Context) -> None:
        moved: list[i64] = []
        for ref in self.what.pick(game, ctx):
            if ref >= 0:
                moved.extend(found(game, ctx, ref))  # a card that was a target may have come back since (400.7j)
        hosts = self.to.pick(game, ctx)
        if not hosts:
            return
        host = hosts[0]
        for id in moved:
            if game.state.objs[id].zone != BATTLEFIELD or game.state.objs[id].attached_to == host:
                continue
            if can_attach(game, id, host):
                event = Attach(id, host)
                event.cause = ctx.source
                game.emit(event)
        ctx.those = moved
        if moved:
            ctx.it = moved[0]

    def benefit(self) -> i64:
        return 1


class ReturnAttached(ReturnToBattlefield):
    """Put cards onto the battlefield attached to something: `ReturnAttached(THIS, Target(CREATURE))`. CR 303.4h, 301.5.

    Where that is gone, an Aura stays where it is, and others enter unattached.
    """

    HAND_AFTER: ClassVar[str] = "to"

    def __init__(self, what: Selector, to: Selector, tapped: bool = False) -> None:
        super().__init__(what, YOU, tapped)
        self.to: Selector = to

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        arrival = super().event(game, ctx, id)
        if not isinstance(arrival, ZoneChange):
            return arrival
        hosts = [ref for ref in self.to.pick(game, ctx) if game.state.is_here(ref)]
        if hosts:
            entry = arrival.entry
            if entry is None:
                entry = arrival.entry = Entry()
            entry.attached_to = hosts[0]
        elif "Aura" in game.state.objs[id].card.base.subtypes:
            return None
        return arrival
