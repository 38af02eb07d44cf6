"""Keyword abilities that trigger as a creature dies: soulshift, persist, undying, afterlife.

CR 702.46, 702.79, 702.93, 702.135.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance
from apnap.abilities.cards import token
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.moves import ReturnToHand
from apnap.abilities.events.object_events import Dies
from apnap.abilities.filters import ManaValueAtMost, Subtype
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import TargetCard
from apnap.rules.ch1_concepts.definitions import Context, Effect, Triggered
from apnap.rules.ch7_additional.components import successors
from apnap.rules.ch7_additional.loops.loop_inputs import H_COUNTERS
from apnap.rules.core.constants import BATTLEFIELD, GRAVEYARD, MINUS, PLUS
from apnap.rules.events import Entry, Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


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
