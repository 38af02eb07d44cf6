"""A spell is copied. CR 707.10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Subject
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import Context, Filter
from apnap.rules.core.constants import EV_MECHANIC, NONE
from apnap.rules.events import Event, Happened

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class CopiesSpell(ObjectPattern):
    """A player copies a spell that fits: `CopiesSpell(INSTANT)`; 'it' is the copy. CR 707.10."""

    def __init__(self, *filters: Filter, who: Subject = YOU) -> None:
        super().__init__(EV_MECHANIC, every(filters))
        self.who: Subject = who

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Happened) or event.action != "copy":
            return False
        ctx = Context(watcher.controller, watcher.source)
        return self.who.includes(game, ctx, -1 - event.seat) and self.fits(game, watcher, event.ref)

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Happened) else NONE

    def loop_inputs(self) -> i64:
        return 0
