"""Phasing out, and the events of phasing. CR 702.26."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.triggers import ObjectPattern, Watched, watched
from apnap.rules.definitions import Context, Effect, Node, Selector
from apnap.rules.events import Event
from apnap.rules.phasing import Phases, phase_out
from apnap.rules.words import EV_PHASING, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


class PhaseOut(Effect):
    """Permanents phase out, all at once, with what is attached to them. CR 702.26b, 702.26g."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def children(self) -> list[Node]:
        return [self.what]

    def happen(self, game: Game, ctx: Context) -> None:
        ids: list[i64] = []
        for ref in self.what.pick(game, ctx):
            if ref >= 0:
                ids.append(ref)
        phase_out(game, ids, ctx.source)
        ctx.those = ids
        if ids:
            ctx.it = ids[0]


class PhasesOut(ObjectPattern):
    """A permanent phases out; judged by the game as it was before. CR 702.26b, 603.10b."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_PHASING, watched(what))
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Phases) and event.out and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Phases) else NONE


class PhasesIn(ObjectPattern):
    """A permanent phases in. CR 702.26c."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_PHASING, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Phases) and not event.out and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Phases) else NONE
