"""Turning permanents over and joining two: transform, flip, meld. CR 701.27, 701.42, 710, 712."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, VocabularyError
from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.events.patterns import ObjectPattern, Watched, watched
from apnap.abilities.filters import CREATURE, Named
from apnap.rules.ch1_concepts.definitions import Context, Effect
from apnap.rules.ch2_cards.printed import MELD
from apnap.rules.ch7_additional.components import successors
from apnap.rules.ch7_additional.faces import Flipped, Transformed, can_transform, transformed_since
from apnap.rules.core.constants import BATTLEFIELD, EV_FACE, EXILE, NONE
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.types import ObjectId
from apnap.rules.events import Entry, Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class Transform(ObjectAction):
    """Transform permanents; one's own source only if it has not transformed meanwhile. CR 701.27a, 701.27f."""

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        if not can_transform(game.state.objs[id]) or game.is_daybound(id):
            return None
        if id == ctx.source and game.state.objs[ctx.object].ability is not None:
            if transformed_since(game, id, ctx.object):
                return None
        return Transformed(id)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class Flip(ObjectAction):
    """Flip permanents. CR 710.4."""

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        return Flipped(id) if o.zone == BATTLEFIELD and not o.flipped else None

    def benefit(self) -> i64:
        return 1


class Transforms(ObjectPattern):
    """A permanent transforms; into what fits, as it is afterwards. CR 701.27e.

    `into_this` says so of the face that the ability is on: it transforms into what it is named.
    """

    def __init__(self, *what: Watched, into_this: bool = False) -> None:
        super().__init__(EV_FACE, watched(what))
        self.into_this: bool = into_this

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Transformed) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Transformed) else NONE

    def loop_inputs(self) -> i64:
        return 0


def counterparts(game: Game, ctx: Context, name: str) -> list[i64]:
    """The creatures of that name that you both own and control; none, unless that is so of this permanent too."""
    out: list[i64] = []
    o = game.state.objs[ctx.source]
    if o.zone != BATTLEFIELD or o.owner != ctx.controller or o.controller != ctx.controller:
        return out
    called = Named(name)
    for id in game.state.ids(ctx.controller, BATTLEFIELD):
        if id != ctx.source and game.state.objs[id].owner == ctx.controller:
            if called.test(game, ctx, id) and CREATURE.test(game, ctx, id):
                out.append(id)
    return out


class OwnAndControlBoth(Circumstance):
    """You both own and control this permanent and a creature of that name. CR 712.4a."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def holds(self, game: Game, ctx: Context) -> bool:
        return len(counterparts(game, ctx, self.name)) > 0


class Meld(Effect):
    """Exile this permanent and a creature of that name, then meld them: `Meld("The Other Half", "Both")`. CR 701.42."""

    def __init__(self, name: str, into: str) -> None:
        if not name or not into:
            raise VocabularyError("a meld needs the name of the other card and that of what they become")
        self.name: str = name
        self.into: str = into

    def happen(self, game: Game, ctx: Context) -> None:
        found = counterparts(game, ctx, self.name)
        if not found:
            return
        other = found[0]
        if len(found) > 1:
            decision = ChooseDecision(ctx.controller, "701.42a", found, ctx=ctx, own=True)
            answer = game.ask(decision)
            if not answer:
                return
            other = answer[0]
        moves: list[Event] = []
        for id in (ctx.source, other):
            move = ZoneChange(id, BATTLEFIELD, EXILE, game.state.objs[id].owner)
            move.cause = ctx.source
            moves.append(move)
        game.emit_all(moves)
        this = self.half_of(game, ctx.source)
        that = self.half_of(game, other)
        if this < 0 or that < 0:
            return  # what cannot be melded stays where it is (701.42c)
        if game.state.objs[this].card is game.state.objs[that].card:
            return
        event = ZoneChange(this, EXILE, BATTLEFIELD, ctx.controller)
        event.cause = ctx.source
        event.entry = Entry()
        event.entry.face = 1
        event.entry.melds = that
        game.emit(event)

    def half_of(self, game: Game, id: ObjectId) -> ObjectId:
        """The card of the meld pair that this permanent has become, maybe with others that it was merged with; -1."""
        for card in successors(game, id):
            if self.is_half(game, card):
                return card
        return -1

    def is_half(self, game: Game, id: ObjectId) -> bool:
        """Is this a card of the meld pair, in exile? CR 701.42b."""
        o = game.state.objs[id]
        if o.zone != EXILE or o.number < 0 or o.card.layout != MELD:
            return False
        return o.card.faces[1].chars.name == self.into

    def benefit(self) -> i64:
        return 1
