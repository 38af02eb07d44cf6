"""What happened this turn: whether, how often, and how much. CR 608.2h, 603.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Quality, Quantity, Subject, VocabularyError
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.doing_events import Discards, Sacrifices
from apnap.abilities.events.object_events import Casts
from apnap.abilities.events.patterns import ObjectPattern, Watched
from apnap.abilities.facts.qualities import WasCastFrom
from apnap.abilities.filters import every
from apnap.abilities.players import EACH_OPPONENT, You
from apnap.rules.ch1_concepts.definitions import Context, Effect, Filter, Pattern, Selector, Triggered
from apnap.rules.ch7_additional.loops.loop_inputs import H_PAST
from apnap.rules.ch8_multiplayer.range import in_sight, is_seen
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BEGIN_COMBAT,
    END_COMBAT,
    EV_ACTIVATE,
    EV_ATTACK,
    EV_DAMAGE,
    EV_STEP,
    EV_TAP,
    EV_TRIGGER,
    EV_TURN,
    EV_ZONE,
    GRAVEYARD,
)
from apnap.rules.core.state import Watcher
from apnap.rules.core.types import Ref
from apnap.rules.events import (
    AbilityActivated,
    Attacks,
    Damage,
    Event,
    HasResolved,
    StepBegins,
    Tap,
    ZoneChange,
    arrived,
    origin_of,
)

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

LOOKING_BACK: Final = Triggered(Pattern(), Effect())  # whoever looks back at a turn waits for nothing


def onlooker(ctx: Context) -> Watcher:
    """Somebody who looks at events as an ability of this source would."""
    return Watcher(ctx.source, ctx.controller, LOOKING_BACK)


def kinds_of(pattern: Pattern) -> i64:
    """Mask of the kinds of events that may match."""
    mask: i64 = 1 << EV_TURN
    for kind in pattern.kinds:
        mask |= 1 << kind
    return mask


def times_this_turn(game: Game, ctx: Context, pattern: Pattern, enough: i64 = -1, whose: Context | None = None) -> i64:
    """How often it happened this turn, or to how many objects, where it is about objects; no further than `enough`.

    Only within range of whoever's spell or ability asks: `whose`, where it asks what another player did. CR 801.11.
    """
    watcher = onlooker(ctx)
    by = ctx if whose is None else whose
    n: i64 = 0
    met: list[i64] = []
    for kind in pattern.kinds:
        e = game.state.turn().events[kind]
        while e is not None:
            if pattern.matches(game, watcher, e) and is_seen(game, by, watcher, pattern, e):
                ref = pattern.subject(e)
                if ref < 0:
                    n += 1
                elif ref not in met:
                    met.append(ref)
                    n += game.state.objs[ref].token_count
                if enough >= 0 and n >= enough:
                    return n
            e = e.prev
    return n


class HappenedThisTurn(Circumstance):
    """It happened this turn, that often or more: `HappenedThisTurn(Dies(CREATURE))`.

    `perfect` and `said` are choices of words: 'you've drawn', not 'you drew'; a verb that means all of it.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("perfect", "said")

    def __init__(self, event: Pattern, number: i64 = 1, perfect: bool = False, said: str = "") -> None:
        if number < 1:
            raise VocabularyError("what happened so often happened once at least")
        self.event: Pattern = event
        self.number: i64 = number
        self.perfect: bool = perfect
        self.said: str = said

    def holds(self, game: Game, ctx: Context) -> bool:
        return times_this_turn(game, ctx, self.event, self.number) >= self.number

    def reads(self) -> i64:
        return kinds_of(self.event)

    def loop_inputs(self) -> i64:
        return H_PAST


class DidThisTurn(Circumstance):
    """One of some players did it this turn; the event is said as they would say it: `DidThisTurn(who, Casts())`.

    CR 608.2h, 800.4i.
    """

    def __init__(self, who: Subject, event: Pattern) -> None:
        self.who: Subject = who
        self.event: Pattern = event

    def holds(self, game: Game, ctx: Context) -> bool:
        for ref in self.who.remembered(game, ctx):
            if times_this_turn(game, Context(-1 - ref, ctx.source), self.event, 1, ctx) > 0:
                return True
        return False

    def reads(self) -> i64:
        return kinds_of(self.event)

    def loop_inputs(self) -> i64:
        return H_PAST


class TimesThisTurn(Quantity):
    """How often it happened this turn, or to how many objects: `TimesThisTurn(Dies(CREATURE))`."""

    def __init__(self, event: Pattern) -> None:
        self.event: Pattern = event

    def value(self, game: Game, ctx: Context) -> i64:
        return times_this_turn(game, ctx, self.event)

    def reads(self) -> i64:
        return kinds_of(self.event)

    def loop_inputs(self) -> i64:
        return H_PAST


class DealersThisTurn(Quantity):
    """How many objects that fit dealt combat damage to a player this turn, each of them once. CR 608.2h.

    `DealersThisTurn(CREATURE, YOU_CONTROL)` are those that you controlled.
    """

    def __init__(self, *filters: Watched) -> None:
        self.event: DealsDamage = DealsDamage(*filters, combat=True, to_player=True)

    def value(self, game: Game, ctx: Context) -> i64:
        watcher = onlooker(ctx)
        found: list[i64] = []
        n: i64 = 0
        e = game.state.turn().events[EV_DAMAGE]
        while e is not None:
            if isinstance(e, Damage) and e.source not in found and self.event.matches(game, watcher, e):
                if is_seen(game, ctx, watcher, self.event, e):
                    found.append(e.source)
                    n += game.state.objs[e.source].token_count
            e = e.prev
        return n

    def reads(self) -> i64:
        return 1 << EV_DAMAGE

    def loop_inputs(self) -> i64:
        return H_PAST


class TimesItAttacked(Quantity):
    """How often the object at hand was declared as an attacker this turn: for `GetsForEach`. CR 508.1."""

    def value(self, game: Game, ctx: Context) -> i64:
        n: i64 = 0
        e = game.state.turn().events[EV_ATTACK]
        while e is not None:
            if isinstance(e, Attacks) and e.id == ctx.each and ctx.each >= 0:
                n += 1
            e = e.prev
        return n

    def reads(self) -> i64:
        return 1 << EV_ATTACK | 1 << EV_TURN

    def loop_inputs(self) -> i64:
        return H_PAST


class AmountThisTurn(Quantity):
    """How much of it there was this turn: `AmountThisTurn(GainsLife())` is the life that you gained."""

    def __init__(self, event: Pattern) -> None:
        self.event: Pattern = event

    def value(self, game: Game, ctx: Context) -> i64:
        watcher = onlooker(ctx)
        total: i64 = 0
        for kind in self.event.kinds:
            e = game.state.turn().events[kind]
            while e is not None:
                if self.event.matches(game, watcher, e) and is_seen(game, ctx, watcher, self.event, e):
                    total += self.event.amount_of(game, e)
                e = e.prev
        return total

    def reads(self) -> i64:
        return kinds_of(self.event)

    def loop_inputs(self) -> i64:
        return H_PAST


class GreatestDamageThisTurn(Quantity):
    """The most damage that a source dealt to a permanent or player at one time this turn. CR 120.3, 608.2i."""

    def value(self, game: Game, ctx: Context) -> i64:
        most: i64 = 0
        e = game.state.turn().events[EV_DAMAGE]
        while e is not None:
            if isinstance(e, Damage) and in_sight(game, ctx, e.source) and in_sight(game, ctx, e.target):
                most = max(most, e.amount // max(1, game.state.objs[e.source].token_count))
            e = e.prev
        return most

    def reads(self) -> i64:
        return 1 << EV_DAMAGE

    def loop_inputs(self) -> i64:
        return H_PAST


class FirstEachTurn(Pattern):
    """It happens for the first time in a turn: `FirstEachTurn(GainsLife())`. CR 603.2.

    What happens to an object, for the first time to that object; what a player does, for the first time by them.
    """

    def __init__(self, event: Pattern) -> None:
        super().__init__()
        if isinstance(event, (Casts, Sacrifices, Discards)) and not isinstance(event.who, You):
            raise VocabularyError("whose first time is meant is only known of you")
        self.event: Pattern = event
        self.by_object: bool = isinstance(event, ObjectPattern) and not isinstance(event, (Casts, Sacrifices, Discards))
        self.kinds = event.kinds
        self.looks_back = event.looks_back
        self.zones = event.zones
        self.one_or_more = event.one_or_more
        self.adds_up = event.adds_up

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not self.event.matches(game, watcher, event):
            return False
        ctx = Context(watcher.controller, watcher.source)
        group = self.event.group(game, event)
        ref = self.event.subject(event)
        for kind in self.kinds:
            e = event.prev if kind == event.kind else game.state.turn().events[kind]
            while e is not None:
                if e is not event and not self.is_at_once(e, event) and self.event.matches(game, watcher, e):
                    again = self.event.group(game, e) == group and (not self.by_object or self.event.subject(e) == ref)
                    if again and is_seen(game, ctx, watcher, self.event, e):
                        return False
                e = e.prev
        return True

    def is_at_once(self, other: Event, event: Event) -> bool:
        """Did both happen together, so that one ability takes them as one?"""
        if not self.one_or_more:
            return False
        if isinstance(other, Damage) and isinstance(event, Damage):
            return other.batch == event.batch
        if isinstance(other, Attacks) and isinstance(event, Attacks):
            return other.place == event.place
        return False

    def looks_back_on(self, event: Event) -> bool:
        return self.event.looks_back_on(event)

    def group(self, game: Game, event: Event) -> i64:
        return self.event.group(game, event)

    def subject(self, event: Event) -> i64:
        return self.event.subject(event)

    def others(self, game: Game, event: Event) -> list[i64]:
        return self.event.others(game, event)

    def speaks_of(self) -> i64:
        return self.event.speaks_of()

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        return self.event.roles(game, watcher, event)

    def amount_of(self, game: Game, event: Event) -> i64:
        return self.event.amount_of(game, event)

    def loop_inputs(self) -> i64:
        return H_PAST


class EnteredThisTurn(Quality):
    """Entered the battlefield this turn. CR 403.3."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        e = game.state.turn().events[EV_ZONE]
        while e is not None:
            if isinstance(e, ZoneChange) and e.to == BATTLEFIELD and e.new_id == ref:
                return True
            e = e.prev
        return False

    def reads(self) -> i64:
        return 1 << EV_ZONE | 1 << EV_TURN

    def loop_inputs(self) -> i64:
        return H_PAST


class PutThereThisTurn(Quality):
    """A card that was put into the graveyard it is in this turn: from anywhere, or from one zone. CR 400.7, 608.2h.

    With `elsewhere`, from anywhere but that zone.
    """

    def __init__(self, origin: i64 = -1, elsewhere: bool = False) -> None:
        self.origin: i64 = origin
        self.elsewhere: bool = elsewhere

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        e = game.state.turn().events[EV_ZONE]
        while e is not None:
            if arrived(e, GRAVEYARD) == ref:
                return self.origin < 0 or (origin_of(e) == self.origin) != self.elsewhere
            e = e.prev
        return False

    def reads(self) -> i64:
        return 1 << EV_ZONE | 1 << EV_TURN

    def loop_inputs(self) -> i64:
        return H_PAST


class DamagedThisTurn(Quality):
    """Was dealt damage this turn, by a source that fits where one is named: `DamagedThisTurn(THIS_ONE)`. CR 120.6."""

    def __init__(self, by: Filter | None = None) -> None:
        self.by: Filter | None = by

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        by = self.by
        e = game.state.turn().events[EV_DAMAGE]
        while e is not None:
            if isinstance(e, Damage) and e.target == ref and (by is None or by.test(game, ctx, e.source)):
                return True
            e = e.prev
        return False

    def reads(self) -> i64:
        return 1 << EV_DAMAGE | 1 << EV_TURN

    def loop_inputs(self) -> i64:
        return H_PAST


class ControllerWasDealt(Quality):
    """Its controller was dealt damage this turn, by a source that fits where one is named. CR 120.6, 608.2h."""

    def __init__(self, by: Filter | None = None, combat: bool = False) -> None:
        self.by: Filter | None = by
        self.combat: bool = combat

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        by = self.by
        player = -1 - game.state.objs[ref].controller
        e = game.state.turn().events[EV_DAMAGE]
        while e is not None:
            if isinstance(e, Damage) and e.target == player and (e.combat or not self.combat):
                if by is None or by.test(game, ctx, e.source):
                    return True
            e = e.prev
        return False

    def reads(self) -> i64:
        return 1 << EV_DAMAGE | 1 << EV_TURN

    def loop_inputs(self) -> i64:
        return H_PAST


ENTERED_THIS_TURN: Final = EnteredThisTurn()
DAMAGED_THIS_TURN: Final = DamagedThisTurn()


class SpellsLastTurn(Circumstance):
    """A player cast that many spells or more in the turn before: `SpellsLastTurn(2)`; with 0, nobody cast any.

    With turn markers, that is the turn before the one at hand of the same marker. No turn before is none of both.
    """

    def __init__(self, number: i64) -> None:
        if number < 0:
            raise VocabularyError("nobody casts fewer than no spells")
        self.number: i64 = number

    def holds(self, game: Game, ctx: Context) -> bool:
        cast = game.state.turn().each_cast_before
        most: i64 = 0
        for seat in range(len(cast)):
            if in_sight(game, ctx, -1 - seat):
                most = max(most, cast[seat])
        if self.number == 0:
            return len(cast) > 0 and most == 0
        return most >= self.number

    def reads(self) -> i64:
        return 1 << EV_TURN

    def loop_inputs(self) -> i64:
        return 0


class NthResolution(Circumstance):
    """This is the first, second, ... time that this ability has resolved this turn: `NthResolution(2)`. CR 608.2.

    With `most`, it is one of those from the first number up to this one.
    """

    def __init__(self, number: i64, most: i64 = 0) -> None:
        if number < 1:
            raise VocabularyError(f"resolutions are counted from the first on, not {number}")
        self.number: i64 = number
        self.most: i64 = max(most, number)

    def holds(self, game: Game, ctx: Context) -> bool:
        ability = game.state.objs[ctx.object].ability
        n: i64 = 0
        e = game.state.turn().events[EV_TRIGGER]
        while e is not None:
            if isinstance(e, HasResolved) and e.source == ctx.source and e.ability is ability:
                n += 1
            e = e.prev
        return self.number <= n <= self.most

    def counts_resolutions(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return H_PAST


class ActivatedSoOften(Circumstance):
    """This ability has been activated so often this turn, or more often: `ActivatedSoOften(4)`. CR 602.2b, 608.2h."""

    def __init__(self, number: i64) -> None:
        if number < 2:
            raise VocabularyError("an ability that resolves has been activated once")
        self.number: i64 = number

    def holds(self, game: Game, ctx: Context) -> bool:
        ability = game.state.objs[ctx.object].ability
        n: i64 = 0
        e = game.state.turn().events[EV_ACTIVATE]
        while e is not None:
            if isinstance(e, AbilityActivated) and e.source == ctx.source and e.ability is ability:
                n += 1
            e = e.prev
        return n >= self.number

    def loop_inputs(self) -> i64:
        return H_PAST


class IsFirstCombat(Circumstance):
    """It is the first combat phase of the turn. CR 506.1, 500.8."""

    def holds(self, game: Game, ctx: Context) -> bool:
        turn = game.state.turn()
        seat: i64 = turn.active[0] if turn.active else -1
        n: i64 = 0
        e = turn.events[EV_STEP]
        while e is not None:
            # under shared turns a step begins for each of the active players (805.4d)
            if isinstance(e, StepBegins) and e.step == BEGIN_COMBAT and e.seat == seat:
                n += 1
            e = e.prev
        return n == 1 and BEGIN_COMBAT <= turn.step <= END_COMBAT

    def loop_inputs(self) -> i64:
        return H_PAST


class IsFirstTimeTapped(Circumstance):
    """It is the first time that a permanent has become tapped this turn: `IsFirstTimeTapped(IT)`. CR 603.4, 701.26."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def holds(self, game: Game, ctx: Context) -> bool:
        refs = self.what.pick(game, ctx)
        times: i64 = 0
        e = game.state.turn().events[EV_TAP]
        while e is not None:
            if isinstance(e, Tap) and e.id in refs:
                times += 1
            e = e.prev
        return len(refs) > 0 and times == 1

    def reads(self) -> i64:
        return 1 << EV_TAP

    def loop_inputs(self) -> i64:
        return H_PAST


class OpponentsHurtBy(Quantity):
    """How many of your opponents were dealt combat damage this turn by sources that fit: `OpponentsHurtBy(DRAGON)`.

    CR 120.3, 800.4i.
    """

    def __init__(self, *by: Filter) -> None:
        self.by: Filter = every(by)

    def value(self, game: Game, ctx: Context) -> i64:
        hurt: list[i64] = []
        opponents = EACH_OPPONENT.remembered(game, ctx)
        e = game.state.turn().events[EV_DAMAGE]
        while e is not None:
            if isinstance(e, Damage) and e.combat and e.target < 0 and e.target not in hurt:
                if e.target in opponents and in_sight(game, ctx, e.source) and self.by.test(game, ctx, e.source):
                    hurt.append(e.target)
            e = e.prev
        return len(hurt)

    def reads(self) -> i64:
        return 1 << EV_DAMAGE | 1 << EV_TURN

    def loop_inputs(self) -> i64:
        return H_PAST


class CameFromGraveyard(Quality):
    """A permanent that entered from a graveyard, or that was cast from one. CR 601.2a, 603.6a."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        e = game.state.turn().events[EV_ZONE]
        while e is not None:
            if arrived(e, BATTLEFIELD) == ref:
                return origin_of(e) == GRAVEYARD or CAST_FROM_THERE.test(game, ctx, ref)
            e = e.prev
        return False

    def loop_inputs(self) -> i64:
        return H_PAST


CAST_FROM_THERE: Final = WasCastFrom(GRAVEYARD, anybodys=True)


class SomeOfThem(Circumstance):
    """One or more of those that were spoken of fit: `SomeOfThem(THOSE, CameFromGraveyard())`. CR 603.4."""

    def __init__(self, those: Selector, *filters: Filter) -> None:
        self.those: Selector = those
        self.filter: Filter = every(filters)

    def holds(self, game: Game, ctx: Context) -> bool:
        for ref in self.those.pick(game, ctx):
            if self.filter.test(game, ctx, ref):
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0
