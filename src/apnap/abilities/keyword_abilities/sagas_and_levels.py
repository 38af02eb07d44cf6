"""Chapters of Sagas, levels of leveler creatures and of Classes, Cases, station cards, max speed.

CR 711, 714, 716, 719, 721, 702.87, 702.169, 702.178.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.amounts import PowerOf
from apnap.abilities.base import Circumstance, EntersDifferently, Subject, VocabularyError
from apnap.abilities.binding import Start
from apnap.abilities.conditions import Is
from apnap.abilities.costs import PayMana, TapSome
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.designations import HasMaxSpeed
from apnap.abilities.effects.flow import in_order
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.facts.comparing import AllHold
from apnap.abilities.facts.turn import ENTERED_THIS_TURN
from apnap.abilities.filters import CREATURE, OTHER, THIS_ONE, YOU_CONTROL, every
from apnap.abilities.keyword_actions.strengthening import IsCalled
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS, That
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Change, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.copying import IsSize
from apnap.abilities.statics.provided import Provided
from apnap.abilities.zones.permissions import CastThisFrom
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Activated,
    Condition,
    Context,
    CostPart,
    Effect,
    Pattern,
    Static,
    Triggered,
)
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.ch7_additional.loops.loop_inputs import H_COUNTERS, H_PAST
from apnap.rules.core.constants import (
    BATTLEFIELD,
    END,
    EV_COUNTERS,
    EV_DESIGNATION,
    EV_MECHANIC,
    EV_ZONE,
    LORE,
    NONE,
)
from apnap.rules.core.decisions import NumberDecision
from apnap.rules.core.designations import CLASS_LEVEL, HARNESSED, SOLVED, is_noted, note, noted, with_note
from apnap.rules.core.types import ObjectId
from apnap.rules.events import Counters, Event, Happened, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing, Watcher

ROMAN: Final = ["", "I", "II", "III", "IV", "V", "VI"]
LEVEL: Final = "level"
CHARGE: Final = "charge"


# Sagas ---------------------------------------------------------------------------------------------------------------
class ChapterReached(Pattern):
    """Lore counters are put onto this Saga, also as it enters, and their number comes to this one. CR 714.2b."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.kinds = [EV_COUNTERS, EV_ZONE]
        self.number: i64 = number

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if isinstance(event, Counters):
            if event.ref != watcher.source or event.name != LORE or event.amount <= 0:
                return False
            now = game.state.objs[event.ref].counter(LORE)
            if now != self.number and reads_ahead(game, event.ref) and entered_this_turn(game, event.ref):
                return False
            return now - event.amount < self.number <= now
        if isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.new_id == watcher.source:
            now = game.state.objs[event.new_id].counter(LORE)
            return now == self.number if reads_ahead(game, event.new_id) else now >= self.number
        return False

    def loop_inputs(self) -> i64:
        return H_COUNTERS | H_PAST  # read ahead asks whether it entered this turn


def reads_ahead(game: Game, id: ObjectId) -> bool:
    """Has this Saga read ahead? CR 702.155a."""
    for ability in game.char(id).abilities.every:
        if isinstance(ability, ReadAhead):
            return True
    return False


def entered_this_turn(game: Game, id: ObjectId) -> bool:
    return ENTERED_THIS_TURN.test(game, Context(game.state.objs[id].controller, id), id)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadAhead(EntersDifferently):
    """As this Saga enters, choose a chapter: it begins with that one, and those before it do not happen. CR 702.155."""

    def __init__(self) -> None:
        super().__init__()

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange) or not game.state.in_game(event.seat):
            return event
        last = game.char(event.id).abilities.final_chapter
        if last > 1:
            answer = game.ask(NumberDecision(event.seat, "702.155b", 1, last, source=event.id))
            if answer and answer[0] > 1:
                entry = entry_of(game, event)
                entry.counters = entry.counters + [(LORE, answer[0] - 1)]  # besides the one of its type (714.3b)
        return event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter(Triggered):
    """A chapter ability: `Chapter("I, II", CreateTokens(1, KNIGHT))` is one for each number. CR 714.2."""

    DERIVED: ClassVar[tuple[str, ...]] = ("effects",)

    def __init__(self, numbers: str, *effects: Effect) -> None:
        if not effects:
            raise VocabularyError("a chapter needs an instruction")
        reached: list[i64] = []
        for word in numbers.split(","):
            if word.strip() not in ROMAN[1:]:
                raise VocabularyError(f"chapters are numbered I to VI, not {numbers!r}")
            reached.append(ROMAN.index(word.strip()))
        super().__init__(ChapterReached(reached[0]), Start().bound(in_order(list(effects))))
        self.numbers: list[i64] = reached
        self.effects: list[Effect] = list(effects)
        self.chapter = self.numbers[0]

    def also(self) -> list[Ability]:
        out: list[Ability] = []
        for n in self.numbers[1:]:
            out.append(Chapter(ROMAN[n], *self.effects))
        return out


# levelers ------------------------------------------------------------------------------------------------------------
class LevelUp(Activated):
    """Put a level counter on this creature, only as a sorcery: `LevelUp("{W}")`. CR 702.87a."""

    def __init__(self, cost: str) -> None:
        paid: CostPart = PayMana(cost)
        super().__init__([paid], AddCounters(1, LEVEL, on=THIS))
        self.cost: str = cost
        self.sorcery = True


class CountersBetween(Circumstance):
    """This has at least one number of counters of a kind on it, and no more than another. CR 711.2a-b, 721.2a."""

    def __init__(self, low: i64, high: i64, counter: str = LEVEL) -> None:
        self.low: i64 = low
        self.high: i64 = high  # -1 for any number
        self.counter: str = counter

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.fits(game.state.objs[ctx.source].counter(self.counter))

    def fits(self, n: i64) -> bool:
        return n >= self.low and (self.high < 0 or n <= self.high)

    def heeds(self, event: Event) -> bool:
        """Has its object more or fewer by this event, and does it make a difference?"""
        if not isinstance(event, Counters):
            return True
        return event.name == self.counter and self.fits(event.had) != self.fits(event.left)

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def layer_inputs(self) -> i64:
        return 0

    def is_about_itself(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Symbol(Always):
    """What an object is while it has so many counters on it."""

    def heeds(self, event: Event) -> bool:
        condition = self.condition
        return not isinstance(condition, CountersBetween) or condition.heeds(event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Level(Symbol):
    """A level symbol: `Level(2, 6, "3/3", FIRST_STRIKE)`, `Level(7, -1, "4/4", DOUBLE_STRIKE)`. CR 711.2."""

    DERIVED: ClassVar[tuple[str, ...]] = ("abilities",)

    def __init__(self, low: i64, high: i64, size: str, *abilities: Ability) -> None:
        changes: list[Change] = [IsSize(size)]
        if abilities:
            changes.append(Has(*abilities))
        super().__init__(THIS, *changes, condition=CountersBetween(low, high))
        self.low: i64 = low
        self.high: i64 = high
        self.size: str = size
        self.abilities: list[Ability] = list(abilities)


# station cards -------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Station(Activated):
    """Tap another creature of yours, also a new one, only as a sorcery: as many charge counters as its power are put
    on this (`Station()`). CR 702.184a.
    """

    def __init__(self) -> None:
        paid: CostPart = TapSome(1, every((OTHER, CREATURE, YOU_CONTROL)))
        charging = AddCounters(PowerOf(That(CREATURE)), CHARGE, on=THIS)
        super().__init__([paid], Start().paid([paid]).bound(charging))
        self.sorcery = True


@mypyc_attr(allow_interpreted_subclasses=True)
class StationSymbol(Symbol):
    """What this has from so many charge counters on: `StationSymbol(3, FLYING)`. CR 721.2a.

    With a box for power and toughness it also is a creature then: `StationSymbol(8, FLYING, size="5/5")`. CR 721.2b.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("abilities",)

    def __init__(self, number: i64, *abilities: Ability, size: str = "") -> None:
        changes: list[Change] = []
        if size:
            changes.append(IsNow("Creature", size, also="types"))
        if abilities:
            changes.append(Has(*abilities))
        if not changes:
            raise VocabularyError("a station symbol stands before abilities")
        super().__init__(THIS, *changes, condition=CountersBetween(number, -1, CHARGE))
        self.least: i64 = number
        self.size: str = size
        self.abilities: list[Ability] = list(abilities)


# Classes -------------------------------------------------------------------------------------------------------------
def class_level(game: Game, id: ObjectId) -> i64:
    """The level of a permanent; 1 without any. CR 716.2d."""
    return noted(game.state.objs[id], CLASS_LEVEL, 1)


class LevelGained(Event):
    """The level of a Class becomes another. CR 716.2a-b."""

    def __init__(self, id: ObjectId, level: i64) -> None:
        super().__init__(EV_DESIGNATION)
        self.id: ObjectId = id
        self.level: i64 = level

    def apply(self, game: Game) -> bool:
        o = game.state.objs[self.id]
        if o.zone != BATTLEFIELD:
            return False
        game.state.edit(self.id).chosen = with_note(o.chosen, CLASS_LEVEL, self.level)
        return True

    def rule(self) -> str:
        return "716.2a"

    def line(self, game: Game) -> str:
        return f"{game.name(self.id)} becomes level {self.level}"


class GainLevel(Effect):
    """This Class's level becomes this number. CR 716.2a."""

    def __init__(self, level: i64) -> None:
        self.level: i64 = level

    def happen(self, game: Game, ctx: Context) -> None:
        game.emit(LevelGained(ctx.source, self.level))

    def benefit(self) -> i64:
        return 1


class IsLevel(Circumstance):
    """This Class is exactly of this level, or of this level or greater. CR 716.2a."""

    def __init__(self, level: i64, or_greater: bool) -> None:
        self.level: i64 = level
        self.or_greater: bool = or_greater

    def holds(self, game: Game, ctx: Context) -> bool:
        n = class_level(game, ctx.source)
        return n == self.level or (self.or_greater and n > self.level)

    def reads(self) -> i64:
        return 1 << EV_DESIGNATION

    def layer_inputs(self) -> i64:
        return 0

    def is_about_itself(self) -> bool:
        return True


class ClassLevel(Activated):
    """A class level bar: `ClassLevel(2, "{2}{W}", Always(...))`, with abilities from that level on. CR 716.2a."""

    def __init__(self, level: i64, cost: str, *abilities: Ability) -> None:
        if level < 2:
            raise VocabularyError("a Class is level 1 by itself; its bars begin with level 2")
        if not abilities:
            raise VocabularyError("a class level gives an ability")
        paid: CostPart = PayMana(cost)
        super().__init__([paid], GainLevel(level))
        self.level: i64 = level
        self.cost: str = cost
        self.abilities: list[Ability] = list(abilities)
        self.sorcery = True
        self.condition = IsLevel(level - 1, False)

    def also(self) -> list[Ability]:
        return [Always(THIS, Has(*self.abilities), condition=IsLevel(self.level, True))]


class BecomesLevel(ObjectPattern):
    """This Class becomes a level."""

    def __init__(self, level: i64) -> None:
        super().__init__(EV_DESIGNATION, THIS_ONE)
        self.level: i64 = level

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, LevelGained) and event.level == self.level and event.id == watcher.source

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, LevelGained) else NONE

    def loop_inputs(self) -> i64:
        return 0


# infinity ------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Infinity(Always):
    """As long as this is harnessed, it has an ability: `Infinity(Whenever(Draws(), GainLife(1)))`. CR 702.186."""

    DERIVED: ClassVar[tuple[str, ...]] = ("ability",)

    def __init__(self, ability: Ability) -> None:
        super().__init__(THIS, Has(ability), condition=Is(THIS, IsCalled(HARNESSED)))
        self.ability: Ability = ability


# max speed -----------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class MaxSpeed(Ability):
    """As long as your speed is 4, this has an ability: `MaxSpeed(Whenever(Dies(CREATURE), Draw(1)))`. CR 702.178a.

    It functions where that ability says that it functions. CR 702.178b.
    """

    def __init__(self, ability: Ability) -> None:
        super().__init__(-1)
        self.ability: Ability = ability
        if isinstance(ability, (Triggered, Static)) and not ability.zones >> BATTLEFIELD & 1:
            raise VocabularyError("what max speed gives is an ability of permanents, or a way to use a card elsewhere")

    def also(self) -> list[Ability]:
        ability = self.ability
        fast = HasMaxSpeed()
        if isinstance(ability, CastThisFrom) or (
            isinstance(ability, Activated) and not ability.zones >> BATTLEFIELD & 1
        ):
            before = ability.condition
            return [replaced(ability, condition=fast if before is None else AllHold(before, fast))]
        return [Always(THIS, Has(ability), condition=fast)]


# Cases ---------------------------------------------------------------------------------------------------------------
class IsSolved(Circumstance):
    """This Case is solved, or is not. CR 719.3b."""

    def __init__(self, so: bool = True) -> None:
        self.so: bool = so

    def holds(self, game: Game, ctx: Context) -> bool:
        return is_noted(game.state.objs[ctx.source], SOLVED) == self.so

    def reads(self) -> i64:
        return 1 << EV_MECHANIC

    def layer_inputs(self) -> i64:
        return 0

    def is_about_itself(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class SolveThis(Effect):
    """This Case becomes solved, and stays so until it leaves the battlefield. CR 719.3a-b."""

    def happen(self, game: Game, ctx: Context) -> None:
        o = game.state.objs[ctx.source]
        if o.zone == BATTLEFIELD and not is_noted(o, SOLVED):
            note(game.state, ctx.source, SOLVED, 1)
            game.emit(Happened("solve", ctx.controller, ctx.source))

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ToSolve(Triggered):
    """`ToSolve(ControlsMany(7, LAND))`: if that is so at the beginning of your end step, this is solved. CR 719.3a."""

    def __init__(self, when: Condition) -> None:
        super().__init__(BeginningOf(END, whose=YOU), SolveThis())
        self.when: Condition = when
        self.condition = AllHold(IsSolved(False), when)


@mypyc_attr(allow_interpreted_subclasses=True)
class Solved(Ability):
    """An ability that is there for a solved Case only: `Solved(Whenever(...))`. CR 702.169, 719.3c."""

    def __init__(self, ability: Ability) -> None:
        super().__init__(-1)
        self.ability: Ability = ability
        self.gated: Ability = if_solved(ability)

    DERIVED: ClassVar[tuple[str, ...]] = ("gated",)

    def also(self) -> list[Ability]:
        return [self.gated]


def if_solved(ability: Ability) -> Ability:
    """A static ability that is true, one that triggers, one that may be activated, if this is solved. CR 702.169b-d."""
    if isinstance(ability, (Triggered, Activated, Always)):
        other = ability.condition
        both: Condition = IsSolved() if other is None else AllHold(IsSolved(), other)
        if isinstance(ability, Always):
            subject = ability.subject
            if isinstance(subject, Subject):
                return Always(subject, *ability.changes, condition=both)
        return replaced(ability, condition=both)
    if isinstance(ability, Static):
        return Provided(IsSolved(), ability)
    raise VocabularyError("a solved Case has a static, a triggered or an activated ability")
