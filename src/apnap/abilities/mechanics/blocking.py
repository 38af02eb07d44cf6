"""Keyword abilities that trigger as creatures block: flanking, bushido. CR 702.25, 702.45."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.filters import THIS_ONE
from apnap.abilities.selectors import IT, THIS
from apnap.abilities.statics.changes import Gets
from apnap.abilities.triggers import ObjectPattern, Watched, watched
from apnap.rules.definitions import Triggered
from apnap.rules.events import BecomesBlocked, Blocks, Event
from apnap.rules.words import EV_BLOCK, EV_BLOCKED, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


class BlockedWithoutFlanking(ObjectPattern):
    """This becomes blocked by a creature without flanking. CR 509.3d, 702.25a."""

    def __init__(self) -> None:
        super().__init__(EV_BLOCK, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Blocks) or event.attacker != watcher.source:
            return False
        for ability in game.char(event.id).abilities.triggered:
            if isinstance(ability, Flanking):
                return False
        return True

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Blocks) else NONE


class Flanking(Triggered):
    """The blocking creature gets -1/-1. CR 702.25."""

    def __init__(self) -> None:
        super().__init__(BlockedWithoutFlanking(), UntilEndOfTurn(IT, Gets(-1, -1)))


class BlocksOrBecomesBlocked(ObjectPattern):
    """This blocks, whatever number of attackers, or becomes blocked. CR 509.3a, 509.3c."""

    def __init__(self) -> None:
        super().__init__(EV_BLOCK, THIS_ONE)
        self.kinds = [EV_BLOCK, EV_BLOCKED]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if isinstance(event, Blocks):
            # once, however many it blocks: at the first of them
            blocking = game.state.objs[event.id].blocking
            return event.id == watcher.source and len(blocking) > 0 and blocking[0] == event.attacker
        return isinstance(event, BecomesBlocked) and event.id == watcher.source

    def subject(self, event: Event) -> i64:
        if isinstance(event, Blocks):
            return event.id
        return event.id if isinstance(event, BecomesBlocked) else NONE


class BlocksAnything(ObjectPattern):
    """A creature blocks, once however many attackers it blocks. CR 509.3a."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_BLOCK, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Blocks):
            return False
        blocking = game.state.objs[event.id].blocking
        return len(blocking) > 0 and blocking[0] == event.attacker and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Blocks) else NONE


class Bushido(Triggered):
    """It gets +N/+N when it blocks or becomes blocked. CR 702.45."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        super().__init__(BlocksOrBecomesBlocked(), UntilEndOfTurn(THIS, Gets(number, number)))
