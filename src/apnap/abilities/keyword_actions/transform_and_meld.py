"""Turning permanents over and joining two: transform, convert, flip, meld, craft.

CR 701.27, 701.28, 701.42, 702.167, 710, 712.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, Quality, Subject, VocabularyError
from apnap.abilities.costs import EXILE_THIS, PayMana, TakeSome
from apnap.abilities.effects.exile_and_return import ReturnExiled
from apnap.abilities.effects.moves import ObjectAction, ReturnToBattlefield
from apnap.abilities.events.patterns import ObjectPattern, Watched, watched
from apnap.abilities.filters import CREATURE, Named, every
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import (
    OF_EXILED,
    OF_OBJECT,
    OF_THOSE,
    Activated,
    Context,
    CostPart,
    Effect,
    Filter,
    Selector,
)
from apnap.rules.ch2_cards.printed import MELD, MODAL, TRANSFORM
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.ch7_additional.components import successors
from apnap.rules.ch7_additional.faces import Flipped, Transformed, can_transform, transformed_since
from apnap.rules.core.constants import BATTLEFIELD, EV_FACE, EV_ZONE, EXILE, GRAVEYARD, NONE, PERMANENT_TYPES
from apnap.rules.core.decisions import FOR_COST, FROM_ACTION, ChooseDecision
from apnap.rules.core.types import ObjectId, Ref
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


class Converted(Transformed):
    """A double-faced permanent is converted: turned over, which is not called transforming. CR 701.28a-b."""

    def rule(self) -> str:
        return "701.28a"


class Convert(Transform):
    """Convert permanents, as they would transform; one's own source only if it has not since. CR 701.28.

    `Convert(THIS)`
    """

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        return None if super().event(game, ctx, id) is None else Converted(id)


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
        return (
            isinstance(event, Transformed) and not isinstance(event, Converted) and self.fits(game, watcher, event.id)
        )

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Transformed) else NONE

    def loop_inputs(self) -> i64:
        return 0


# entering transformed ------------------------------------------------------------------------------------------------
def turned_over(game: Game, event: ZoneChange) -> bool:
    """A double-faced card is to enter with its back face up; what is none stays where it is. CR 712.14a."""
    card = game.state.objs[event.id].card
    if card.layout != TRANSFORM and card.layout != MODAL:
        return False
    if not card.faces[1].chars.types & PERMANENT_TYPES:
        return False
    entry_of(game, event).face = 1
    return True


class ReturnTransformed(ReturnToBattlefield):
    """Put cards onto the battlefield transformed: `ReturnTransformed(THIS, under=OwnerOf(THIS))`. CR 712.14a.

    `put` is a choice of words: 'put onto', where others say 'return to'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("put",)

    def __init__(self, what: Selector, under: Subject = YOU, tapped: bool = False, put: bool = False) -> None:
        super().__init__(what, under, tapped)
        self.put: bool = put

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        event = super().event(game, ctx, id)
        return event if isinstance(event, ZoneChange) and turned_over(game, event) else None


class ReturnExiledTransformed(ReturnExiled):
    """Return the card that the instruction before exiled to the battlefield transformed. CR 712.14a."""

    def may_enter(self, game: Game, event: ZoneChange) -> bool:
        return turned_over(game, event)


class IsTransformed(Quality):
    """Is double-faced, and shows its back. CR 701.27g."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        double = o.card.layout == TRANSFORM or o.card.layout == MODAL
        return double and o.face == 1 and not o.face_down and not o.components

    def reads(self) -> i64:
        return 1 << EV_FACE | 1 << EV_ZONE

    def loop_inputs(self) -> i64:
        return 0


# craft ---------------------------------------------------------------------------------------------------------------
class Materials(TakeSome):
    """Exile so many other permanents you control and cards in your graveyard that fit, or more. CR 702.167a-b."""

    def __init__(self, amount: i64, *filters: Filter, more: bool = False) -> None:
        super().__init__(amount, every(filters) if filters else None, BATTLEFIELD)
        self.more: bool = more

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_EXILED

    def may_take(self, game: Game, ctx: Context, id: ObjectId) -> bool:
        return id != ctx.source

    def eligible(self, game: Game, ctx: Context) -> list[i64]:
        out = super().eligible(game, ctx)
        f = self.filter
        for id in game.state.ids(ctx.controller, GRAVEYARD):
            if f is None or f.test(game, ctx, id):
                out.append(id)
        return out

    def choose(self, game: Game, ctx: Context, candidates: list[Ref]) -> list[i64]:
        if not self.more or len(candidates) <= self.number:
            return super().choose(game, ctx, candidates)
        decision = ChooseDecision(
            ctx.controller,
            "702.167a",
            candidates,
            self.number,
            len(candidates),
            purpose=FOR_COST,
            origin=FROM_ACTION,
            source=ctx.source,
            benefit=-1,
            cost=True,
        )
        return game.ask(decision)

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        return ZoneChange(id, game.state.objs[id].zone, EXILE, game.state.objs[id].owner)

    def pay_from(self, game: Game, ctx: Context, candidates: list[Ref]) -> None:
        before = ctx.those
        super().pay_from(game, ctx, candidates)
        ctx.those = before + ctx.those  # of a craft ability with several descriptions all are materials


class ReturnCrafted(Effect):
    """This card returns transformed, and the exiled cards were used to craft it. CR 702.167a, 702.167c."""

    def happen(self, game: Game, ctx: Context) -> None:
        used: list[i64] = []
        first = ctx.first
        for id in ctx.those if first is None else first.those:
            for card in successors(game, id):
                if game.state.objs[card].zone == EXILE and not game.state.objs[card].token:
                    used.append(card)
        for card in successors(game, ctx.source):
            o = game.state.objs[card]
            if o.zone != EXILE or o.token:
                continue
            event = ZoneChange(card, EXILE, BATTLEFIELD, o.owner)
            event.cause = ctx.source
            if turned_over(game, event):
                entry_of(game, event).linked = used
                game.emit(event)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class UsedToCraft(Subject):
    """The exiled cards that were used to craft this: `PowerOf(UsedToCraft())` is their total. CR 702.167c."""

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in game.state.objs[ctx.source].linked:
            if game.state.objs[id].zone == EXILE:
                out.append(id)
        return out

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def reads(self) -> i64:
        return 1 << EV_ZONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Craft(Activated):
    """Exile this and materials, only as a sorcery: it comes back transformed. CR 702.167.

    `Craft("{2}{R}", Materials(1, ARTIFACT))`, `Craft("{4}{R}", Materials(1, Subtype("Dinosaur"), more=True))`.
    """

    def __init__(self, cost: str, *materials: Materials) -> None:
        if not materials:
            raise VocabularyError("craft needs materials, such as Materials(1, ARTIFACT)")
        parts: list[CostPart] = [PayMana(cost), EXILE_THIS]
        own: list[Materials] = []
        for part in materials:
            parts.append(part)
            own.append(part)
        super().__init__(parts, ReturnCrafted())
        self.cost: str = cost
        self.materials: list[Materials] = own
        self.sorcery = True


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
