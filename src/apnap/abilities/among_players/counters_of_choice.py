"""A counter of one of several kinds, as somebody chooses. CR 122.6, 608.2d, 614.12a."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.moves import ObjectAction
from apnap.rules.ch1_concepts.definitions import Condition, Context, Selector, Static
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, ENTERING, EV_ZONE, S_REPLACE
from apnap.rules.core.decisions import ModeDecision
from apnap.rules.core.types import Seat
from apnap.rules.events import Counters, Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


def one_kind(game: Game, ctx: Context, seat: Seat, kinds: list[str], rule: str) -> str:
    """The kind that a player chooses, the only one of some that are all the same."""
    places: list[i64] = list(range(len(kinds)))
    return kinds[ask_one(game, ModeDecision(seat, rule, places, kinds, ctx=ctx))]


def check_kinds(kinds: list[str]) -> None:
    if len(kinds) < 2 or not all(kinds):
        raise VocabularyError("the counter is of one of two kinds or more, and each has a name")


class AddOneKind(ObjectAction):
    """Put one counter on objects, of the kind that you choose: `AddOneKind(IT, "+1/+1", "flying")`. CR 608.2d.

    `short` is a choice of words: 'a flying or reach counter', not 'a flying counter or a reach counter'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("short",)

    def __init__(self, on: Selector, *kinds: str, short: bool = False) -> None:
        super().__init__(on)
        self.kinds: list[str] = list(kinds)
        self.short: bool = short
        check_kinds(self.kinds)

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        if refs and game.state.in_game(ctx.controller):
            kind = one_kind(game, ctx, ctx.controller, self.kinds, "608.2d")
            events: list[Event] = []
            for ref in refs:
                if ref >= 0:
                    event = Counters(ref, kind, 1)
                    event.cause = ctx.source
                    event.by_effect = True
                    events.append(event)
            if events:
                game.emit_all(events)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class EntersWithOneKind(Static):
    """This permanent enters with a counter of the kind that its controller chooses. CR 614.1c, 614.12a.

    `short` is a choice of words: 'a flying or reach counter', not 'a flying counter or a reach counter'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("short",)

    def __init__(self, *kinds: str, provided: Condition | None = None, short: bool = False) -> None:
        super().__init__([S_REPLACE + EV_ZONE], 1 << ENTERING)
        self.condition: Condition | None = provided
        self.kinds: list[str] = list(kinds)
        self.short: bool = short
        check_kinds(self.kinds)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.id == effect.source

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            ctx = Context(event.seat, event.id)
            condition = self.condition
            if condition is None or condition.holds(game, ctx):
                kind = one_kind(game, ctx, event.seat, self.kinds, "614.12a")
                entry = entry_of(game, event)
                entry.counters = entry.counters + [(kind, 1)]
        return event

    def loop_inputs(self) -> i64:
        return 0
