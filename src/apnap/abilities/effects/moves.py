"""Instructions that move objects: destroy, exile, return, counter, sacrifice, put into a library. CR 401.4, 701."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, amount
from apnap.abilities.players import YOU, seats_of
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.continuous import Continuous
from apnap.abilities.targets import TargetCard, TargetSlot
from apnap.rules.ch1_concepts.definitions import (
    OF_AMOUNT,
    OF_EXILED,
    OF_OBJECT,
    OF_SACRIFICED,
    OF_THOSE,
    Amount,
    Context,
    Effect,
    Selector,
    Static,
)
from apnap.rules.ch1_concepts.nodes import OF_DESTROYED
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EXILE,
    F_SACRIFICE,
    GONE,
    GRAVEYARD,
    HAND,
    INDESTRUCTIBLE,
    LIBRARY,
    STACK,
)
from apnap.rules.core.decisions import ModeDecision
from apnap.rules.core.types import ObjectId, Ref
from apnap.rules.events import Countered, Entry, Event, ZoneChange
from apnap.rules.events import Destroy as Destroyed
from apnap.rules.events import Sacrifice as Sacrificed

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class ObjectAction(Effect):
    """Something that happens to objects, to all of them at once."""

    def __init__(self, what: Selector) -> None:
        if not isinstance(what, Selector):
            raise VocabularyError(f"objects such as Target(CREATURE) or THIS are needed, not {what!r}")
        self.what: Selector = what

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        events: list[Event] = []
        for ref in refs:
            for now in found(game, ctx, ref):
                if now >= 0 and game.state.objs[now].zone != GONE:
                    event = self.event(game, ctx, now)
                    if event is not None:
                        event.cause = ctx.source
                        events.append(event)
        if len(events) == 1:
            game.emit(events[0])
        elif events:
            game.emit_all(events)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def deals_with(self) -> Selector | None:
        return self.what

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        """What happens to one of them; None for nothing."""
        raise NotImplementedError

    def benefit(self) -> i64:
        return -1


class Destroy(ObjectAction):
    """Destroy permanents; `regenerate=False` where they can't be regenerated. CR 701.8, 701.19, 702.12.

    `named` and `late` are choices of words: 'that creature', or 'those creatures', where others say 'it' or 'they';
    that they can't be regenerated is said of what was destroyed this way, after another instruction.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("named", "late")

    def __init__(self, what: Selector, regenerate: bool = True, named: bool = False, late: bool = False) -> None:
        super().__init__(what)
        self.named: bool = named
        self.late: bool = late
        self.regenerate: bool = regenerate

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_DESTROYED

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        if game.state.objs[id].zone != BATTLEFIELD or game.char(id).keywords & INDESTRUCTIBLE:
            return None
        event = Destroyed(id)
        event.regenerates = self.regenerate
        event.by = ctx.controller
        return event

    def loop_inputs(self) -> i64:
        return 0


def gone_into_exile(game: Game, refs: list[Ref]) -> i64:
    """How many of these objects are in exile now, tokens that went there included."""
    n: i64 = 0
    for ref in refs:
        o = game.state.objs[max(ref, 0)]
        now = game.state.objs[o.next_id] if o.next_id >= 0 else o
        if ref >= 0 and (now.zone == EXILE or (o.token and o.zone == GONE)):
            n += o.token_count
    return n


class Exile(ObjectAction):
    """Exile objects, wherever they are: of all that fit, 'that many' is how many were exiled. CR 701.13, 608.2h."""

    def happen(self, game: Game, ctx: Context) -> None:
        super().happen(game, ctx)
        if isinstance(self.what, Each):
            ctx.amount = gone_into_exile(game, ctx.those)

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_EXILED | (OF_AMOUNT if isinstance(self.what, Each) else 0)

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        return ZoneChange(id, o.zone, EXILE, o.owner)

    def loop_inputs(self) -> i64:
        return 0


class ExileFromYours(Exile):
    """Exile something that is in your graveyard, and nothing that is anywhere else by then. CR 701.13, 608.2c."""

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        return super().event(game, ctx, id) if o.zone == GRAVEYARD and o.owner == ctx.controller else None


class ReturnToHand(ObjectAction):
    """Return objects to their owners' hands.

    `one_owner` is a choice of words: 'to their owner's hand' of several; and so are `theirs`: 'to their hand', and
    `they_do`: 'that player returns'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("one_owner", "theirs", "they_do")

    def __init__(self, what: Selector, one_owner: bool = False, theirs: bool = False, they_do: bool = False) -> None:
        super().__init__(what)
        self.they_do: bool = they_do
        self.theirs: bool = theirs
        self.one_owner: bool = one_owner

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        return ZoneChange(id, o.zone, HAND, o.owner)

    def benefit(self) -> i64:
        for slot in self.targets():
            if isinstance(slot, TargetCard):
                return 1
        return -1

    def loop_inputs(self) -> i64:
        return 0


class ReturnToBattlefield(ObjectAction):
    """Put cards onto the battlefield, under a player's control (yours unless it says whose), tapped or not.

    `said_where` is a choice of words: it is said once more that the card is in your graveyard.
    """

    HAND_AFTER: ClassVar[str] = "what"
    WORDING: ClassVar[tuple[str, ...]] = ("said_where",)

    def __init__(self, what: Selector, under: Subject = YOU, tapped: bool = False, said_where: bool = False) -> None:
        super().__init__(what)
        self.said_where: bool = said_where
        self.under: Subject = under
        self.tapped: bool = tapped

    def at_hand(self) -> i64:
        return OF_OBJECT

    def leaves(self) -> i64:
        return super().leaves() | (OF_AMOUNT if self.is_about_several() else 0)

    def is_about_several(self) -> bool:
        """May several targets be returned, so that 'that many' are those that were?"""
        return isinstance(self.what, TargetSlot) and self.what.maximum > 1

    def happen(self, game: Game, ctx: Context) -> None:
        super().happen(game, ctx)
        if not self.is_about_several():
            return
        n: i64 = 0
        for id in ctx.those:
            now = game.state.objs[id].next_id if id >= 0 else -1
            if now >= 0 and game.state.objs[now].zone == BATTLEFIELD:
                n += 1
        ctx.amount = n

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        self.take_up(ctx, id)
        seats = seats_of(game, self.under.pick(game, ctx))
        if o.zone == BATTLEFIELD or not seats:
            return None
        event = ZoneChange(id, o.zone, BATTLEFIELD, seats[0])
        if self.tapped:
            entry = Entry()
            entry.tapped = True
            event.entry = entry
        return event

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class Counter(ObjectAction):
    """Counter spells or abilities. CR 701.6.

    With `to` a spell that is countered goes there instead of into the graveyard: `Counter(TargetSpell(), to=EXILE)`;
    on top of the library, or (`bottom`) on its bottom.
    """

    def __init__(self, what: Selector, to: i64 = GRAVEYARD, bottom: bool = False) -> None:
        super().__init__(what)
        if bottom and to != LIBRARY:
            raise VocabularyError("only a library has a bottom")
        self.to: i64 = to
        self.bottom: bool = bottom

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        if game.state.objs[id].zone != STACK:
            return None
        event = Countered(id)
        event.to = self.to
        event.bottom = self.bottom
        return event

    def loop_inputs(self) -> i64:
        return 0


class SacrificeThat(ObjectAction):
    """Its controller sacrifices a permanent: `SacrificeThat(THIS)`. CR 701.21.

    `said` is a choice of words: that its controller does is said.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, what: Selector, said: bool = False) -> None:
        super().__init__(what)
        self.said: bool = said

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_SACRIFICED

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        if o.zone != BATTLEFIELD or game.is_forbidden(F_SACRIFICE, o.controller, id):
            return None
        return Sacrificed(o.controller, id)

    def loop_inputs(self) -> i64:
        return 0


class SacrificeIt(ObjectAction):
    """You sacrifice a permanent that is named, if you control it. CR 701.21a."""

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_SACRIFICED

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        if o.zone != BATTLEFIELD or o.controller != ctx.controller or game.is_forbidden(F_SACRIFICE, o.controller, id):
            return None
        return Sacrificed(ctx.controller, id)

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class PutOnLibrary(ObjectAction):
    """Put objects on top of their owners' libraries, on the bottom, or beneath a number of cards. CR 401.4, 401.7."""

    def __init__(self, what: Selector, bottom: bool = False, depth: int | Amount | None = None) -> None:
        super().__init__(what)
        self.bottom: bool = bottom
        self.depth: Amount | None = None if depth is None else amount(depth)

    def moves_library(self) -> bool:
        return True

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        event = ZoneChange(id, o.zone, LIBRARY, o.owner)
        depth = self.depth
        if self.bottom:
            event.position = 0
        elif depth is not None:
            event.position = max(0, game.state.size(o.owner, LIBRARY) - depth.value(game, ctx))
        return event


class PutOnEitherEnd(PutOnLibrary):
    """The owners of objects put them on the top or the bottom of their libraries, as they choose. CR 401.4, 608.2d.

    `front` is a choice of words: 'the owner of target creature', not 'target creature's owner'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("front",)

    def __init__(self, what: Selector, front: bool = False) -> None:
        super().__init__(what)
        self.front: bool = front

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        event = super().event(game, ctx, id)
        ends: list[i64] = [0, 1]
        decision = ModeDecision(game.state.objs[id].owner, "608.2d", ends, ["top", "bottom"], source=ctx.source)
        if isinstance(event, ZoneChange) and ask_one(game, decision) == 1:
            event.position = 0
        return event


class ReturnBeing(ReturnToBattlefield):
    """Put cards onto the battlefield that are something from then on: `ReturnBeing(card, IsNow("Zombie"))`.

    What the effect says of them is so as they enter. CR 611.2e.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("statics",)

    def __init__(self, what: Selector, *changes: Change, under: Subject = YOU) -> None:
        super().__init__(what, under)
        self.changes: list[Change] = list(changes)
        self.statics: list[Static] = []
        self.derive()

    def derive(self) -> None:
        self.statics = []
        for c in self.changes:
            self.statics.append(Continuous(self.what, [c]))

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        event = super().event(game, ctx, id)
        if isinstance(event, ZoneChange):
            entry = event.entry
            if entry is None:
                entry = Entry()
                event.entry = entry
            entry.being = self.statics
        return event
