"""Exiling for a time, or for good with this object: returned, taken back, played; face down or face up.

CR 400.7, 406.3-6, 607.2a, 610.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, amount
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.effects.moves import ObjectAction, gone_into_exile
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU, seats_of
from apnap.abilities.references import Antecedent, one_of, several_of
from apnap.abilities.selectors import ALL_AT_HAND, Each
from apnap.abilities.statics.changes import Has
from apnap.abilities.zones.libraries import top_cards
from apnap.rules.ch1_concepts.costs.cost_parts import Part
from apnap.rules.ch1_concepts.definitions import (
    OF_AMOUNT,
    OF_EXILED,
    OF_OBJECT,
    OF_THOSE,
    Ability,
    Amount,
    Context,
    Effect,
    Filter,
    Selector,
)
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch4_zones.zones import relinked
from apnap.rules.ch6_spells.durations import exile_until, exile_until_crowned
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.ch6_spells.preview import would_fit
from apnap.rules.ch7_additional.components import successors
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    NONE,
    PHASED_OUT,
)
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def link(game: Game, id: ObjectId, cards: list[i64]) -> None:
    """These cards are exiled with an object, which may be something else because of it. CR 607.2a."""
    o = game.state.edit(id)
    o.linked = o.linked + cards
    relinked(game)


class ExileForThis(ObjectAction):
    """Exile objects, and remember them for the ability of this object that returns them. CR 607.2a."""

    def happen(self, game: Game, ctx: Context) -> None:
        moving: list[i64] = []
        for ref in self.what.pick(game, ctx):
            moving.extend(found(game, ctx, ref))
        super().happen(game, ctx)
        exiled = in_exile(game, ctx, ctx.those)
        for id in moving:  # a card that went to the graveyard first is a step further
            now = game.state.objs[id].next_id if id >= 0 else id
            if now >= 0 and now not in exiled and game.state.objs[now].zone == EXILE:
                exiled.append(now)
        if exiled:
            link(game, ctx.source, exiled)
        if isinstance(self.what, Each):
            ctx.amount = gone_into_exile(game, ctx.those)

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_EXILED | (OF_AMOUNT if isinstance(self.what, Each) else 0)

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        return ZoneChange(id, o.zone, EXILE, o.owner)

    def loop_inputs(self) -> i64:
        return 0


def move_linked(game: Game, ctx: Context, to: i64) -> None:
    """The cards that another ability of this object exiled go somewhere at the same time. CR 607.2a."""
    events: list[Event] = []
    for id in game.state.objs[ctx.source].linked:
        card = game.state.objs[id]
        if card.zone == EXILE:
            event = ZoneChange(id, EXILE, to, card.owner)
            event.cause = ctx.source
            events.append(event)
    if events:
        game.emit_all(events)


class ReturnExiledCards(Effect):
    """What this object's other ability exiled comes back to the battlefield, each card under its owner."""

    def happen(self, game: Game, ctx: Context) -> None:
        move_linked(game, ctx, BATTLEFIELD)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class ReturnEachGrown(Effect):
    """Return what was exiled, each card under its owner's control, with one more counter by what it is. CR 614.1c.

    `ReturnEachGrown([CREATURE, PLANESWALKER], ["+1/+1", "loyalty"])`
    """

    _of: Antecedent | None = None

    def __init__(self, kinds: list[Filter], counters: list[str]) -> None:
        if len(kinds) != len(counters) or not kinds:
            raise VocabularyError("each kind of permanent has its counter")
        self.kinds: list[Filter] = kinds
        self.counters: list[str] = counters

    def refers_to(self) -> i64:
        return OF_THOSE

    def happen(self, game: Game, ctx: Context) -> None:
        events: list[Event] = []
        for ref in several_of(self._of, ctx):
            for card in successors(game, ref) if ref >= 0 else []:
                o = game.state.objs[card]
                if o.zone != EXILE or o.token:
                    continue
                event = ZoneChange(card, EXILE, BATTLEFIELD, o.owner)
                event.cause = ctx.source
                for i in range(len(self.kinds)):
                    if would_fit(game, event, ctx, self.kinds[i]):
                        entry_of(game, event).counters.append((self.counters[i], 1))
                events.append(event)
        if events:
            game.emit_all(events)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class ExileThatOne(Part):
    """A price: exile the card that the object which the ability is about became as it died. CR 118.12, 400.7e."""

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return self.card(game, ctx) >= 0

    def card(self, game: Game, ctx: Context) -> i64:
        """That card, as long as it lies in the graveyard."""
        if ctx.it < 0:
            return NONE
        now = game.state.objs[ctx.it].next_id
        return now if now >= 0 and game.state.objs[now].zone == GRAVEYARD else NONE

    def most_times(self, game: Game, ctx: Context) -> i64:
        return 1

    def pay(self, game: Game, ctx: Context) -> None:
        card = self.card(game, ctx)
        if card >= 0:
            event = ZoneChange(card, GRAVEYARD, EXILE, game.state.objs[card].owner)
            event.cause = ctx.source
            game.emit(event)


class GainsWithExiled(Effect):
    """Something gains an ability that speaks of the card exiled before, for good: `GainsWithExiled(IT, When(...))`.

    That card is the one that the event is about; it is exiled with what gains the ability. CR 607.2a, 607.4.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("gained",)

    def __init__(self, what: Selector, ability: Ability) -> None:
        self.what: Selector = what
        self.ability: Ability = ability
        self.gained: Effect = Indefinitely(ALL_AT_HAND, Has(ability))

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        first = ctx.first
        event = ctx.it if first is None else first.it
        while event >= 0 and game.state.objs[event].next_id >= 0:
            event = game.state.objs[event].next_id
        for ref in refs:
            if ref >= 0 and event >= 0 and game.state.objs[event].zone == EXILE:
                link(game, ref, [event])
        ctx.those = refs
        self.gained.happen(game, ctx)

    def deals_with(self) -> Selector | None:
        return self.what

    def benefit(self) -> i64:
        return 1


class ReturnExiledToYou(Effect):
    """The cards exiled with this object are put onto the battlefield under your control. CR 607.2a, 110.2a."""

    def __init__(self, tapped: bool = False) -> None:
        self.tapped: bool = tapped

    def happen(self, game: Game, ctx: Context) -> None:
        events: list[Event] = []
        for card in game.state.objs[ctx.source].linked:
            if game.state.objs[card].zone == EXILE:
                event = ZoneChange(card, EXILE, BATTLEFIELD, ctx.controller)
                event.cause = ctx.source
                if self.tapped:
                    entry_of(game, event).tapped = True
                events.append(event)
        if events:
            game.emit_all(events)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ExilesUntil(ObjectAction):
    """Exile objects, wherever they are, which come back once something has happened. CR 610.3."""

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_EXILED

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        return ZoneChange(id, o.zone, EXILE, o.owner)

    def loop_inputs(self) -> i64:
        return 0


class ExileUntilThisLeaves(ExilesUntil):
    """Exile objects until this leaves the battlefield; if it has left already, nothing happens. CR 610.3, 610.3a-b."""

    def happen(self, game: Game, ctx: Context) -> None:
        zone = game.state.objs[ctx.source].zone
        if zone != BATTLEFIELD and zone != PHASED_OUT:
            return
        super().happen(game, ctx)
        exiled = in_exile(game, ctx, ctx.those)
        exile_until(game, ctx.source, exiled, BATTLEFIELD)
        if exiled:
            link(game, ctx.source, exiled)


class ExileUntilThatLeaves(ExilesUntil):
    """Exile objects until another permanent leaves the battlefield; if it has left already, nothing happens. CR 610.3.

    `ExileUntilThatLeaves(Target(CREATURE), Target(ENCHANTMENT, YOU_CONTROL))`.
    """

    def __init__(self, what: Selector, until: Selector) -> None:
        super().__init__(what)
        self.until: Selector = until

    def happen(self, game: Game, ctx: Context) -> None:
        keepers = self.until.pick(game, ctx)
        if not keepers or keepers[0] < 0 or game.state.objs[keepers[0]].zone != BATTLEFIELD:
            return
        super().happen(game, ctx)
        exile_until(game, keepers[0], in_exile(game, ctx, ctx.those), BATTLEFIELD)


class ExileUntilCrowned(ExilesUntil):
    """Exile objects until an opponent becomes the monarch, whatever becomes of this. CR 610.3, 725."""

    def happen(self, game: Game, ctx: Context) -> None:
        super().happen(game, ctx)
        exile_until_crowned(game, ctx.controller, in_exile(game, ctx, ctx.those), BATTLEFIELD)


def in_exile(game: Game, ctx: Context, refs: list[Ref]) -> list[i64]:
    """What these have become, as far as they were exiled by this effect."""
    out: list[i64] = []
    for ref in refs:
        for card in found(game, ctx, ref):
            if card != ref and game.state.objs[card].zone == EXILE:
                out.append(card)
    return out


class ReturnExiled(Effect):
    """Return the card that the instruction before exiled to the battlefield, under its owner's control or yours."""

    WORDING: ClassVar[tuple[str, ...]] = ("pronoun",)

    _of: Antecedent | None = None

    def __init__(self, under: Subject | None = None, pronoun: bool = False, tapped: bool = False) -> None:
        self.under: Subject | None = under  # its owner's unless it says whose
        self.tapped: bool = tapped
        self.pronoun: bool = pronoun  # a choice of words: 'it' for 'that card'

    def refers_to(self) -> i64:
        return OF_OBJECT

    def happen(self, game: Game, ctx: Context) -> None:
        it = one_of(self._of, ctx)
        if it < 0:
            return
        events: list[Event] = []
        for card in successors(game, it):  # several, where it was merged (730.3c)
            o = game.state.objs[card]
            if o.zone != EXILE or o.token:
                continue  # it has moved on (400.7), or is a token, which stays where it went (111.8)
            seat = o.owner
            u = self.under
            if u is not None:
                seats = seats_of(game, u.pick(game, ctx))
                if not seats:
                    return
                seat = seats[0]
            event = ZoneChange(card, EXILE, BATTLEFIELD, seat)
            event.cause = ctx.source
            if self.tapped:
                entry_of(game, event).tapped = True
            if self.may_enter(game, event):
                events.append(event)
        if len(events) == 1:
            game.emit(events[0])
        elif events:
            game.emit_all(events)

    def may_enter(self, game: Game, event: ZoneChange) -> bool:
        """Can it enter in the way that is said? Else it stays where it is."""
        return True

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class ExileWithAuras(Effect):
    """Exile a permanent and all Auras attached to it. CR 701.13.

    `ReturnWithAuras` brings them back later.
    """

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_EXILED

    def happen(self, game: Game, ctx: Context) -> None:
        ids: list[i64] = []
        for id in self.what.pick(game, ctx)[:1]:
            if id < 0 or game.state.objs[id].zone != BATTLEFIELD:
                continue
            ids.append(id)
            for one in game.state.objs[id].attachments:
                if "Aura" in game.char(one).subtypes:
                    ids.append(one)
        events: list[Event] = []
        for id in ids:
            event = ZoneChange(id, BATTLEFIELD, EXILE, game.state.objs[id].owner)
            event.cause = ctx.source
            events.append(event)
        if events:
            game.emit_all(events)
        ctx.those = ids
        ctx.it = ids[0] if ids else NONE


class ReturnWithAuras(Effect):
    """Return the permanent that was exiled, and then the Auras that were exiled with it, attached to it. CR 303.4f.

    All enter under their owners' control. An Aura that cannot enchant it stays in exile (303.4g).
    """

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_THOSE

    def happen(self, game: Game, ctx: Context) -> None:
        host: i64 = NONE
        events: list[Event] = []
        for ref in several_of(self._of, ctx):
            if ref < 0:
                continue
            for card in successors(game, ref):
                o = game.state.objs[card]
                if o.zone != EXILE or o.token:
                    continue
                event = ZoneChange(card, EXILE, BATTLEFIELD, o.owner)
                event.cause = ctx.source
                if host == NONE:
                    game.emit(event)
                    host = event.new_id
                else:
                    entry_of(game, event).attached_to = host
                    events.append(event)
            if host < 0:
                return
        if events:
            game.emit_all(events)

    def benefit(self) -> i64:
        return 1


class TakeExiledCards(Effect):
    """Put all cards exiled with this object into their owners' hands. CR 406.6, 607.2a."""

    def happen(self, game: Game, ctx: Context) -> None:
        move_linked(game, ctx, HAND)

    def benefit(self) -> i64:
        return 1


class ExileFromHand(PlayerAction):
    """A player exiles cards from their hand, which this object remembers. CR 607.2a."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        chosen: list[i64] = []
        for seat in seats:
            hand = game.state.ids(seat, HAND)
            if len(hand) <= n:
                chosen.extend(hand)
                continue
            decision = ChooseDecision(seat, "", hand.copy(), n, n, ctx=ctx, benefit=-1, own=True)
            chosen.extend(game.ask(decision))
        events: list[Event] = []
        for id in chosen:
            if game.state.objs[id].zone == HAND:
                event = ZoneChange(id, HAND, EXILE, game.state.objs[id].owner)
                event.cause = ctx.source
                events.append(event)
        if not events:
            return
        game.emit_all(events)
        exiled: list[i64] = []
        for id in chosen:
            now = game.state.objs[id].next_id
            if now >= 0 and game.state.objs[now].zone == EXILE:
                exiled.append(now)
        link(game, ctx.source, exiled)

    def benefit(self) -> i64:
        return -1


class ExileTop(PlayerAction):
    """Players exile the top cards of their libraries."""

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT | OF_THOSE | OF_EXILED

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        exiled: list[i64] = []
        for seat in seats:
            for id in top_cards(game, seat, 1):
                event = ZoneChange(id, LIBRARY, EXILE, seat)
                event.cause = ctx.source
                game.emit(event)
                if event.new_id >= 0:
                    exiled.append(event.new_id)
        ctx.those = exiled
        if exiled:
            ctx.it = exiled[0]
