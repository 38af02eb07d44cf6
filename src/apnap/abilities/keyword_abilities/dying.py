"""Keyword abilities that trigger as a creature dies: soulshift, haunt, persist, undying, afterlife.

CR 702.46, 702.55, 702.79, 702.93, 702.135.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance
from apnap.abilities.cards import token
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.moves import ObjectAction, ReturnToHand
from apnap.abilities.events.object_events import Dies
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.filters import CREATURE, THIS_ONE, ManaValueAtMost, Subtype
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import Target, TargetCard
from apnap.rules.ch1_concepts.definitions import Context, Effect, Pattern, Triggered
from apnap.rules.ch7_additional.components import successors
from apnap.rules.ch7_additional.loops.loop_inputs import H_COUNTERS
from apnap.rules.core.constants import BATTLEFIELD, EV_MECHANIC, EV_ZONE, EXILE, GRAVEYARD, MINUS, NONE, PLUS
from apnap.rules.core.types import ObjectId
from apnap.rules.events import Entry, Event, Happened, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class HadNo(Circumstance):
    """This had no counter of a kind on it when it was last on the battlefield. CR 603.10a, 608.2h."""

    def __init__(self, counter: str) -> None:
        self.counter: str = counter

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.objs[ctx.source].counter(self.counter) == 0

    def loop_inputs(self) -> i64:
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

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Persist(Triggered):
    """When it dies without a -1/-1 counter, it comes back with one. CR 702.79."""

    def __init__(self) -> None:
        super().__init__(Dies(THIS), ReturnWithCounter(MINUS))
        self.condition = HadNo(MINUS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Undying(Triggered):
    """When it dies without a +1/+1 counter, it comes back with one. CR 702.93."""

    def __init__(self) -> None:
        super().__init__(Dies(THIS), ReturnWithCounter(PLUS))
        self.condition = HadNo(PLUS)


# soulshift and transmute ---------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Soulshift(Triggered):
    """When it dies, you may return a Spirit card of lesser mana value to your hand. CR 702.46."""

    def __init__(self, number: i64) -> None:
        spirit = TargetCard(Subtype("Spirit"), ManaValueAtMost(number))
        super().__init__(Dies(THIS), May(ReturnToHand(spirit)))
        self.number: i64 = number


SPIRIT: Final = token("Spirit Token", "Creature - Spirit", "1/1", FLYING, colors="WB")


@mypyc_attr(allow_interpreted_subclasses=True)
class Afterlife(Triggered):
    """When it dies, Spirits come. CR 702.135."""

    def __init__(self, number: i64) -> None:
        super().__init__(Dies(THIS), CreateTokens(number, SPIRIT))
        self.number: i64 = number


# haunt ---------------------------------------------------------------------------------------------------------------
HAUNTS: Final = "haunt"


class HasResolvedAway(ObjectPattern):
    """This card was put into a graveyard as its spell resolved. CR 702.55a."""

    def __init__(self) -> None:
        super().__init__(EV_MECHANIC, THIS_ONE)
        self.zones = 1 << GRAVEYARD

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Happened) and event.action == HAUNTS and event.ref == watcher.source

    def loop_inputs(self) -> i64:
        return 0


class ExileHaunting(ObjectAction):
    """Exile this card, and it haunts the target. CR 702.55a-b."""

    def __init__(self) -> None:
        super().__init__(Target(CREATURE))

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        this = game.state.objs[ctx.source]
        cards = [ctx.source] if this.zone == GRAVEYARD else successors(game, ctx.source)
        for card in cards:
            o = game.state.objs[card]
            if not refs or o.zone != GRAVEYARD:
                continue
            event = ZoneChange(card, GRAVEYARD, EXILE, o.owner)
            event.cause = ctx.source
            game.emit(event)
            if event.new_id >= 0 and game.state.objs[event.new_id].zone == EXILE:
                game.state.edit(event.new_id).linked = [refs[0]]
                game.state.touch()

    def benefit(self) -> i64:
        return 0

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Haunt(Triggered):
    """When it dies, it is exiled haunting target creature; a spell, as it has resolved: `Haunt()`. CR 702.55."""

    def __init__(self, after_resolving: bool = False) -> None:
        pattern: Pattern = HasResolvedAway() if after_resolving else Dies(THIS)
        super().__init__(pattern, ExileHaunting(), pattern.zones)
        self.after_resolving: bool = after_resolving

    def resolves_to(self, game: Game, ctx: Context) -> i64:
        return GRAVEYARD if self.after_resolving else -1

    def has_gone(self, game: Game, ctx: Context, id: ObjectId) -> None:
        if self.after_resolving:
            game.emit(Happened(HAUNTS, ctx.controller, id))


class HauntedDies(Pattern):
    """The creature that this card haunts dies, whatever it is by then. CR 702.55c."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_ZONE]
        self.zones = 1 << EXILE

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.origin != BATTLEFIELD or event.to != GRAVEYARD:
            return False
        this = game.state.objs[watcher.source]
        return this.zone == EXILE and event.id in this.linked

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, ZoneChange) else NONE

    def loop_inputs(self) -> i64:
        return 0
