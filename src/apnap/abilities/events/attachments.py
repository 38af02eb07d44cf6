"""Events of what is attached: it comes off, or is attached to something. CR 603.10c, 701.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.events.patterns import ObjectPattern, Watched, watched
from apnap.rules.ch1_concepts.definitions import Context, Filter
from apnap.rules.core.constants import BATTLEFIELD, EV_ATTACH, EV_UNATTACHED, EV_ZONE, NONE
from apnap.rules.events import Attach, Event, Unattach, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class BecomesUnattached(ObjectPattern):
    """It is no longer attached to a permanent: it comes off, moves to another one, or leaves. CR 603.10c, 701.3d.

    'That permanent' is the one that it was attached to.
    """

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_UNATTACHED, watched(what))
        self.kinds = [EV_UNATTACHED, EV_ATTACH, EV_ZONE]
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return self.subject(event) >= 0 and self.fits(game, watcher, attachment_of(event))

    def subject(self, event: Event) -> i64:
        if isinstance(event, (Unattach, Attach)):
            return event.was
        if isinstance(event, ZoneChange) and event.origin == BATTLEFIELD:
            return event.host
        return NONE

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        return [attachment_of(event), self.subject(event)]

    def loop_inputs(self) -> i64:
        return 0


class BecomesAttached(ObjectPattern):
    """Something becomes attached to what fits, or enters so: `BecomesAttached(THIS, to=CREATURE)`. CR 701.3.

    'That creature' is what it becomes attached to.
    """

    def __init__(self, *what: Watched, to: Filter) -> None:
        super().__init__(EV_ATTACH, watched(what))
        self.kinds = [EV_ATTACH, EV_ZONE]
        self.to: Filter = to

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        id = event.new_id if isinstance(event, ZoneChange) else attachment_of(event)
        host = self.subject(event)
        if id < 0 or host == NONE or not self.fits(game, watcher, id):
            return False
        return self.to.test(game, Context(watcher.controller, watcher.source), host)

    def subject(self, event: Event) -> i64:
        if isinstance(event, Attach):
            return event.to
        entry = event.entry if isinstance(event, ZoneChange) and event.to == BATTLEFIELD else None
        return NONE if entry is None else entry.attached_to

    def loop_inputs(self) -> i64:
        return 0


def attachment_of(event: Event) -> i64:
    """What came off."""
    return event.id if isinstance(event, (Unattach, Attach, ZoneChange)) else NONE
