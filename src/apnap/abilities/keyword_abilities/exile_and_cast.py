"""Cards that are exiled and cast from there: madness, suspend, rebound, cipher, foretell, plot, warp.

CR 702.35, 702.62, 702.88, 702.99, 702.143, 702.170, 702.185.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, VocabularyError
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.counters import TIME
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.durations import Indefinitely, standing
from apnap.abilities.effects.free_casting import offer_free
from apnap.abilities.effects.moves import Exile
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import LastCounterRemoved
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.filters import THIS_ONE
from apnap.abilities.keyword_abilities.alternative_costs import Way, was_cast
from apnap.abilities.keyword_abilities.flags import HASTE
from apnap.abilities.players import YOU
from apnap.abilities.selectors import AT_HAND
from apnap.abilities.statics.changes import Change, Has
from apnap.abilities.statics.continuous import Continuous
from apnap.abilities.zones.copied_cards import CastCopies
from apnap.rules.ch1_concepts.costs.total_costs import Total, can_pay_total, combined, pay_total
from apnap.rules.ch1_concepts.definitions import (
    NO_IDS,
    Ability,
    Context,
    CostPart,
    Effect,
    Selector,
    SpecialAction,
    Static,
    Triggered,
)
from apnap.rules.ch1_concepts.priority import is_sorcery_time
from apnap.rules.ch2_cards.characteristics import FREE, ManaCost, parse_mana_cost
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch4_zones.knowledge import learn
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch6_spells.casting import can_be_cast, cast_while_resolving, was_cast_from
from apnap.rules.ch6_spells.layers.copiable_values import BLANK_FACE_DOWN
from apnap.rules.ch7_additional.components import successors
from apnap.rules.core.constants import (
    BATTLEFIELD,
    CREATURE,
    END,
    EV_DISCARD,
    EXILE,
    F_CAST,
    FLASH,
    GRAVEYARD,
    HAND,
    INSTANT,
    LASTS_THE_GAME,
    LASTS_WHILE_TRUE,
    NONE,
    S_LAYER,
    S_REPLACE,
    STACK,
    UPKEEP,
)
from apnap.rules.core.decisions import ChooseDecision, YesNoDecision
from apnap.rules.core.designations import FORETOLD, PLOTTED, WARPED, is_noted, noted
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Counters, Discard, Entry, Event, Happened, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing, Watcher

FORETELLING: Final = "{2}"


def was_put_away(game: Game, id: ObjectId, designation: str) -> i64:
    """The turn in which this exiled card became foretold or plotted; -1 if it did not."""
    o = game.state.objs[id]
    return -1 if o.zone != EXILE else noted(o, designation, -1)


class InALaterTurn(Circumstance):
    """This card is foretold or plotted, and that turn has ended. CR 702.143a, 702.170d."""

    def __init__(self, designation: str, sorcery: bool) -> None:
        self.designation: str = designation
        self.sorcery: bool = sorcery  # only in a main phase of one's own, with an empty stack

    def holds(self, game: Game, ctx: Context) -> bool:
        then = was_put_away(game, ctx.source, self.designation)
        if then < 0:
            return False
        state = game.state
        for turn in state.turns:
            if turn.number == then:
                return False
        return not self.sorcery or is_sorcery_time(state, state.turn(), ctx.controller)


@mypyc_attr(allow_interpreted_subclasses=True)
class PutAway(SpecialAction):
    """A special action that exiles the card from the hand, and the way to cast it later. CR 116.2."""

    def __init__(self, designation: str, cost: str, way: CastMethod) -> None:
        super().__init__(1 << HAND)
        self.designation: str = designation
        self.part: CostPart = PayMana(cost)
        self.way: CastMethod = way

    def ways(self) -> list[CastMethod]:
        return [self.way]

    def total(self) -> Total:
        parts: list[CostPart] = [self.part]
        return combined(FREE, parts)

    def is_hidden(self) -> bool:
        """Is it exiled face down?"""
        return False

    def in_time(self, game: Game, seat: Seat, sorcery: bool) -> bool:
        raise NotImplementedError

    def may_take(self, game: Game, seat: Seat, id: ObjectId, sorcery: bool) -> bool:
        return self.in_time(game, seat, sorcery) and can_pay_total(game, Context(seat, id), self.total(), 0)

    def take(self, game: Game, seat: Seat, id: ObjectId) -> None:
        pay_total(game, Context(seat, id), self.total(), 0)
        move = ZoneChange(id, HAND, EXILE, seat)
        if self.is_hidden():
            move.entry = Entry()
            move.entry.face_down = True
            move.entry.face_down_values = BLANK_FACE_DOWN
        game.emit(move)
        if move.new_id < 0 or game.state.objs[move.new_id].zone != EXILE:
            return
        game.state.edit(move.new_id).chosen = {self.designation: game.state.turn().number}
        learn(game.state, move.new_id, 1 << seat)
        game.emit(Happened(self.designation, seat, move.new_id))


def later(name: str, designation: str, cost: ManaCost, sorcery: bool) -> CastMethod:
    """The way to cast such a card from exile."""
    way = CastMethod(name, 1 << EXILE, cost, [], 0)
    way.condition = InALaterTurn(designation, sorcery)
    return way


class Foretell(PutAway):
    """`Foretell("{1}{U}")`: exile it face down for {2} in your turn, cast it for that in a later turn. CR 702.143."""

    def __init__(self, cost: str) -> None:
        super().__init__(FORETOLD, FORETELLING, later("foretell", FORETOLD, parse_mana_cost(cost), False))
        self.cost: str = cost

    def is_hidden(self) -> bool:
        return True

    def in_time(self, game: Game, seat: Seat, sorcery: bool) -> bool:
        return seat in game.state.turn().active


class Plot(PutAway):
    """`Plot("{1}{R}")`: exile it as a sorcery, cast it for nothing in a later turn as a sorcery. CR 702.170."""

    def __init__(self, cost: str) -> None:
        super().__init__(PLOTTED, cost, later("plot", PLOTTED, FREE, True))
        self.cost: str = cost

    def in_time(self, game: Game, seat: Seat, sorcery: bool) -> bool:
        return sorcery


class WasForetold(Circumstance):
    """This spell was foretold before it was cast. CR 702.143c."""

    def holds(self, game: Game, ctx: Context) -> bool:
        before = game.state.objs[ctx.source].prev_id
        if before < 0:
            return False
        return is_noted(game.state.objs[before], FORETOLD)


WAS_FORETOLD: Final = WasForetold()
SUSPENDED: Final = "suspend"


class IsSuspended(Circumstance):
    """This card is in exile with a time counter on it. CR 702.62b."""

    def holds(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == EXILE and o.counter(TIME) > 0


class TimePasses(Effect):
    """Remove a time counter from this. CR 702.62a, 702.63a."""

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].counter(TIME) > 0:
            event = Counters(ctx.source, TIME, -1)
            event.cause = ctx.source
            game.emit(event)


class CastFromSuspension(Effect):
    """Its owner may cast it for free, if it is still in exile and can be cast. CR 702.62a, 702.62d."""

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        if game.state.objs[ctx.source].zone != EXILE:
            return
        index = way_called(game, ctx.source, SUSPENDED)
        if index < 0 or not can_be_cast(game, seat, ctx.source, index):
            return
        decision = YesNoDecision(
            seat,
            "702.62a",
            ctx=ctx,
            benefit=1,
            own=True,
            labels=[f"cast {game.name(ctx.source)} without paying its mana cost"],
        )
        if game.ask(decision)[0] and can_be_cast(game, seat, ctx.source, index):
            cast_while_resolving(game, seat, ctx.source, index)


class Suspend(SpecialAction):
    """`Suspend(5, "{G}")`. CR 702.62."""

    DERIVED: ClassVar[tuple[str, ...]] = ("last", "upkeep")

    def __init__(self, number: i64, cost: str) -> None:
        super().__init__(1 << HAND)
        self.number: i64 = number
        self.cost: str = cost
        self.part: CostPart = PayMana(cost)
        self.haste: Effect = Indefinitely(AT_HAND, Has(HASTE))
        self.upkeep: Triggered = Triggered(BeginningOf(UPKEEP, whose=YOU), TimePasses(), 1 << EXILE)
        self.upkeep.condition = IsSuspended()
        self.last: Triggered = Triggered(LastCounterRemoved(TIME), CastFromSuspension(), 1 << EXILE)

    def also(self) -> list[Ability]:
        return [self.upkeep, self.last]

    def ways(self) -> list[CastMethod]:
        return [CastMethod(SUSPENDED, 0, FREE, [], 0)]

    def total(self) -> Total:
        parts: list[CostPart] = [self.part]
        return combined(FREE, parts)

    def may_take(self, game: Game, seat: Seat, id: ObjectId, sorcery: bool) -> bool:
        """Only when its casting could begin now. CR 702.62c, 116.2f."""
        chars = game.char(id)
        if not sorcery and not chars.types & INSTANT and not chars.keywords & FLASH:
            return False
        if game.is_forbidden(F_CAST, seat, id):
            return False
        return can_pay_total(game, Context(seat, id), self.total(), 0)

    def take(self, game: Game, seat: Seat, id: ObjectId) -> None:
        pay_total(game, Context(seat, id), self.total(), 0)
        move = ZoneChange(id, HAND, EXILE, seat)
        game.emit(move)
        if move.new_id >= 0:
            game.emit(Counters(move.new_id, TIME, self.number))

    def entered(self, game: Game, ctx: Context, id: ObjectId) -> None:
        """A creature cast this way has haste."""
        if was_cast(game, id, SUSPENDED):
            ctx.it = id
            self.haste.happen(game, ctx)


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardedToExile(Static):
    """If this card would be discarded, it is discarded into exile. CR 702.35a."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DISCARD], 1 << HAND)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Discard) and event.id == effect.source and event.to == GRAVEYARD

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, Discard):
            event.to = EXILE
        return event


class DiscardedThisWay(ObjectPattern):
    """This card is discarded into exile; it looks back to the hand. CR 702.35a."""

    def __init__(self) -> None:
        super().__init__(EV_DISCARD, THIS_ONE)
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Discard) and event.id == watcher.source and event.to == EXILE

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Discard) else NONE


class CastOrBury(Effect):
    """Its owner may cast it in the way of that name, or for its mana cost; if not, it is buried. CR 702.35a."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def happen(self, game: Game, ctx: Context) -> None:
        card = game.state.objs[ctx.source].next_id
        if card < 0 or game.state.objs[card].zone != EXILE:
            return
        index = way_called(game, card, self.name) if self.name else 0
        seat = game.state.objs[card].owner
        if index >= 0 and can_be_cast(game, seat, card, index):
            decision = YesNoDecision(
                seat, "702.35a", ctx=ctx, source=card, benefit=1, own=True, labels=["cast it for its madness cost"]
            )
            if game.ask(decision)[0] and can_be_cast(game, seat, card, index):
                cast_while_resolving(game, seat, card, index)
        if game.state.objs[card].zone == EXILE:
            game.move_by(card, GRAVEYARD, ctx.source)


def way_called(game: Game, id: ObjectId, name: str) -> i64:
    """The way of casting a card that has this name, or -1."""
    methods = game.state.objs[id].card.methods
    for i in range(len(methods)):
        if methods[i].name == name:
            return i
    return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Madness(Triggered):
    """`Madness("{2}{B}")`, `Madness("{B}", PayLife(4))`; `Madness("")` is given for the mana cost. CR 702.35."""

    def __init__(self, cost: str, *parts: CostPart) -> None:
        super().__init__(DiscardedThisWay(), CastOrBury("madness" if cost or parts else ""), 1 << HAND)
        self.cost: str = cost
        self.parts: list[CostPart] = list(parts)
        self.method: CastMethod = CastMethod("madness", 0, parse_mana_cost(cost), self.parts, 0)

    def also(self) -> list[Ability]:
        return [DiscardedToExile()]

    def ways(self) -> list[CastMethod]:
        return [self.method] if self.cost or self.parts else []


class CastExiled(Effect):
    """It may be cast from exile for free. CR 702.88a."""

    def happen(self, game: Game, ctx: Context) -> None:
        if ctx.it != NONE and game.state.objs[ctx.it].zone == EXILE:
            offer_free(game, ctx, ctx.controller, ctx.it, "702.88a")


class Rebound(Ability):
    """Cast from a hand, it is exiled as it resolves, and may be cast again in the next upkeep. CR 702.88."""

    def __init__(self) -> None:
        super().__init__(-1)
        self.again: Effect = AtNext(UPKEEP, CastExiled(), whose=YOU)

    def resolves_to(self, game: Game, ctx: Context) -> i64:
        return EXILE if was_cast_from(game, ctx.object) == HAND else -1

    def has_gone(self, game: Game, ctx: Context, id: ObjectId) -> None:
        ctx.it = id
        self.again.happen(game, ctx)


class ExileWarped(Effect):
    """Exile it; its owner may cast it from exile in a later turn. CR 702.185a."""

    def happen(self, game: Game, ctx: Context) -> None:
        o = game.state.objs[ctx.it]
        if o.zone != BATTLEFIELD:
            return
        event = ZoneChange(ctx.it, BATTLEFIELD, EXILE, o.owner)
        event.cause = ctx.source
        game.emit(event)
        for card in successors(game, ctx.it):  # several, where it was merged (730.3c)
            if game.state.objs[card].zone == EXILE:
                game.state.edit(card).chosen = {WARPED: game.state.turn().number}
                game.state.touch()


class Warp(Way):
    """Cast for that from the hand, it is exiled at the next end step, to be cast in a later turn. CR 702.185."""

    def __init__(self, cost: str) -> None:
        super().__init__("warp", cost, [])
        self.exile: Effect = AtNext(END, ExileWarped())
        self.again: CastMethod = CastMethod(WARPED, 1 << EXILE, None, [], 0)
        self.again.condition = InALaterTurn(WARPED, False)

    def ways(self) -> list[CastMethod]:
        return [self.method, self.again]

    def entered(self, game: Game, ctx: Context, id: ObjectId) -> None:
        if was_cast(game, id, self.name):
            ctx.it = id
            self.exile.happen(game, ctx)


class EncodedCard(Selector):
    """The card that is encoded on the creature whose ability this is, by the effect that gave it that ability."""

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        ability = game.state.objs[ctx.object].ability if ctx.object >= 0 else None
        for e in game.state.standing[S_LAYER]:
            ids = e.ids
            if ids is not None and ctx.source in ids and isinstance(e.static, Encoding) and e.static.given is ability:
                return [e.a]
        return NO_IDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Continuous):
    """What the creature has for as long as the card is in exile. CR 702.99a, 702.99c."""

    def __init__(self) -> None:
        event = DealsDamage(THIS_ONE, combat=True, to_player=True)
        given = Triggered(event, CastCopies(EncodedCard()))
        super().__init__(AT_HAND, [Has(given)])
        self.given: Triggered = given

    def lasts(self, game: Game, effect: Standing) -> bool:
        return game.state.objs[effect.a].zone == EXILE


class Cipher(Effect):
    """The last instruction of a spell: you may exile its card encoded on a creature you control. CR 702.99."""

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self) -> None:
        self.static: Encoding = Encoding()

    def happen(self, game: Game, ctx: Context) -> None:
        state = game.state
        if state.objs[ctx.object].token or state.objs[ctx.object].zone != STACK:
            return  # a copy is not represented by a card
        able: list[i64] = []
        for id in state.ids(ctx.controller, BATTLEFIELD):
            if game.char(id).types & CREATURE:
                able.append(id)
        if not able:
            return
        chosen = game.ask(ChooseDecision(ctx.controller, "702.99a", able, 0, 1, ctx=ctx, benefit=1, own=True))
        if not chosen or game.state.objs[ctx.object].zone != STACK:
            return
        event = ZoneChange(ctx.object, STACK, EXILE, game.state.objs[ctx.object].owner)
        event.cause = ctx.source
        game.emit(event)
        card = event.new_id
        if card < 0 or game.state.objs[card].zone != EXILE or game.state.objs[chosen[0]].zone != BATTLEFIELD:
            return
        effect = standing(game, ctx, self.static, LASTS_WHILE_TRUE, game.state.tick())
        effect.ids = [chosen[0]]
        effect.a = card
        add_standing(game.state, effect)
        game.state.has_conditional_effects = True
        game.settle()
        game.state.touch()

    def benefit(self) -> i64:
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTheCard(Continuous):
    """What a card that is not a permanent has, or the spell that it becomes. CR 109.2, 400.7a."""

    def __init__(self, change: Change) -> None:
        super().__init__(AT_HAND, [change])
        self.off_battlefield = True


class CastAsGained(Effect):
    """Its owner may cast it for nothing, if it is still in exile; a creature has haste then. CR 702.62a."""

    DERIVED: ClassVar[tuple[str, ...]] = ("haste",)

    def __init__(self) -> None:
        self.haste: OnTheCard = OnTheCard(Has(HASTE))

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].zone != EXILE:
            return
        if not offer_free(game, ctx, ctx.controller, ctx.source, "702.62a"):
            return
        spell = game.state.objs[ctx.source].next_id
        if spell >= 0 and game.state.objs[spell].zone == STACK and game.char(spell).types & CREATURE:
            lay_on(game, ctx, self.haste, spell)


class SuspendGained(Ability):
    """The abilities of suspend that matter in exile. CR 702.62a."""

    DERIVED: ClassVar[tuple[str, ...]] = ("upkeep", "last")

    def __init__(self) -> None:
        super().__init__(-1)
        self.upkeep: Triggered = Triggered(BeginningOf(UPKEEP, whose=YOU), TimePasses(), 1 << EXILE)
        self.upkeep.condition = IsSuspended()
        self.last: Triggered = Triggered(LastCounterRemoved(TIME), CastAsGained(), 1 << EXILE)

    def also(self) -> list[Ability]:
        return [self.upkeep, self.last]


def lay_on(game: Game, ctx: Context, static: OnTheCard, id: ObjectId) -> None:
    """It has that from now on."""
    effect = standing(game, ctx, static, LASTS_THE_GAME, game.state.tick())
    effect.ids = [id]
    add_standing(game.state, effect)
    game.settle()
    game.state.touch()


class ExileWithCounters(Exile):
    """Exile objects with counters of a kind on them: `ExileWithCounters(THIS, 3, "time")`. CR 122.6.

    Counters are put on each card as it is exiled.
    """

    def __init__(self, what: Selector, number: i64, counter: str) -> None:
        super().__init__(what)
        if number < 1:
            raise VocabularyError(f"a card is exiled with one {counter} counter at least")
        self.number: i64 = number
        self.counter: str = counter

    def happen(self, game: Game, ctx: Context) -> None:
        moving: list[i64] = []
        for ref in self.what.pick(game, ctx):
            moving.extend(found(game, ctx, ref))
        super().happen(game, ctx)
        for card in moving:
            id = game.state.objs[card].next_id if card >= 0 else card
            if id < 0 or game.state.objs[id].zone != EXILE:
                continue
            self.lay(game, ctx, id)
            event = Counters(id, self.counter, self.number)
            event.cause = ctx.source
            game.emit(event)

    def lay(self, game: Game, ctx: Context, id: ObjectId) -> None:
        """What else is done to each card."""

    def loop_inputs(self) -> i64:
        return 0


class ExileSuspended(ExileWithCounters):
    """Exile objects with time counters on them; they gain suspend: `ExileSuspended(THIS, 3)`. CR 702.62."""

    def __init__(self, what: Selector, number: i64) -> None:
        super().__init__(what, number, TIME)
        self.given: OnTheCard = OnTheCard(Has(SuspendGained()))

    def lay(self, game: Game, ctx: Context, id: ObjectId) -> None:
        lay_on(game, ctx, self.given, id)
