"""Events of objects: entering, dying, leaving, tapping, phasing, counters, spells that are cast. CR 603.6, 603.10."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Subject
from apnap.abilities.events.patterns import ObjectPattern, Watched, watched
from apnap.abilities.filters import THIS_ONE, every
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Filter
from apnap.rules.ch7_additional.keywords.phasing import Phases
from apnap.rules.ch7_additional.loops.loop_inputs import H_COUNTERS
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_CAST,
    EV_COUNTERS,
    EV_MANA,
    EV_PHASING,
    EV_TAP,
    EV_TARGET,
    EV_ZONE,
    GRAVEYARD,
    NONE,
)
from apnap.rules.core.designations import A_COLOR, noted
from apnap.rules.events import AddMana, BecomesTarget, Counters, Event, SpellCast, Tap, ZoneChange, arrived

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class Enters(ObjectPattern):
    """A permanent enters the battlefield, from anywhere or from one zone; with `untapped`, as such. CR 603.6a, 603.6d.

    Whether it entered untapped is how it is as it arrives: what taps it afterwards comes too late.
    """

    def __init__(self, *what: Watched, origin: i64 = -1, untapped: bool = False) -> None:
        super().__init__(EV_ZONE, watched(what))
        self.origin: i64 = origin
        self.untapped: bool = untapped

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.to != BATTLEFIELD:
            return False
        if self.untapped and game.state.objs[event.new_id].tapped:
            return False
        return (self.origin < 0 or event.origin == self.origin) and self.fits(game, watcher, event.new_id)

    def subject(self, event: Event) -> i64:
        return event.new_id if isinstance(event, ZoneChange) else NONE

    def loop_inputs(self) -> i64:
        return 0


class Dies(ObjectPattern):
    """A permanent goes from the battlefield to a graveyard. CR 700.4, 603.10a.

    `long` is a choice of words, for other permanents than creatures.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("long",)

    def __init__(self, *what: Watched, long: bool = False) -> None:
        super().__init__(EV_ZONE, watched(what))
        self.looks_back = True
        self.long: bool = long

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin == BATTLEFIELD
            and event.to == GRAVEYARD
            and self.fits(game, watcher, event.id)
        )

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, ZoneChange) else NONE

    def loop_inputs(self) -> i64:
        return 0


class Leaves(ObjectPattern):
    """A permanent leaves the battlefield. CR 603.6c, 603.10a."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_ZONE, watched(what))
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.origin == BATTLEFIELD and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, ZoneChange) else NONE

    def loop_inputs(self) -> i64:
        return 0


class BecomesTapped(ObjectPattern):
    """A permanent becomes tapped; with `but_attacking`, not by being declared as an attacker. CR 701.26, 603.2e."""

    def __init__(self, *what: Watched, but_attacking: bool = False) -> None:
        super().__init__(EV_TAP, watched(what))
        self.but_attacking: bool = but_attacking

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Tap) or (self.but_attacking and event.for_attack):
            return False
        return self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Tap) else NONE

    def loop_inputs(self) -> i64:
        return 0


class TappedForMana(ObjectPattern):
    """A permanent is tapped for mana; with `by`, one of these players taps it. CR 106.12a, 605.1b."""

    def __init__(self, *what: Watched, by: Subject | None = None) -> None:
        super().__init__(EV_TAP, watched(what))
        self.by: Subject | None = by

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Tap) or not event.for_mana:
            return False
        by = self.by
        if by is not None:
            ctx = Context(watcher.controller, watcher.source)
            if not by.includes(game, ctx, -1 - game.state.objs[event.id].controller):
                return False
        return self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Tap) else NONE

    def loop_inputs(self) -> i64:
        return 0


class AbilityAddsMana(ObjectPattern):
    """An ability of a permanent that fits lets you add mana of the chosen colour, one or more. CR 106.4, 605.1b."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_MANA, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, AddMana) or event.again or event.cause < 0 or event.seat != watcher.controller:
            return False
        chosen = noted(game.state.objs[watcher.source], A_COLOR, NONE)
        return chosen == event.mana and self.fits(game, watcher, event.cause)

    def subject(self, event: Event) -> i64:
        return event.cause if isinstance(event, AddMana) else NONE

    def loop_inputs(self) -> i64:
        return 0


class Casts(ObjectPattern):
    """A player casts a spell that fits. CR 601.2i, 603.2."""

    def __init__(self, *filters: Filter, who: Subject = YOU) -> None:
        super().__init__(EV_CAST, every(filters))
        self.who: Subject = who

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, SpellCast):
            return False
        ctx = Context(watcher.controller, watcher.source)
        return self.who.includes(game, ctx, -1 - event.seat) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, SpellCast) else NONE

    def loop_inputs(self) -> i64:
        return 0


class IsTargeted(ObjectPattern):
    """An object becomes the target of a spell, or (unless `spells` says so) of an ability, that one of these players
    controls: `IsTargeted(THIS, by=EACH_OPPONENT)`. CR 115.1, 603.2.
    """

    def __init__(self, *what: Watched, by: Subject = EACH_PLAYER, spells: bool = False) -> None:
        super().__init__(EV_TARGET, watched(what))
        self.by: Subject = by
        self.spells: bool = spells

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, BecomesTarget) or event.ref < 0:
            return False
        if self.spells and game.state.objs[event.object].ability is not None:
            return False
        ctx = Context(watcher.controller, watcher.source)
        return self.by.includes(game, ctx, -1 - event.seat) and self.fits(game, watcher, event.ref)

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, BecomesTarget) else NONE

    def others(self, game: Game, event: Event) -> list[i64]:
        return [event.object] if isinstance(event, BecomesTarget) else NO_IDS

    def loop_inputs(self) -> i64:
        return 0


class PutIntoGraveyard(ObjectPattern):
    """A card arrives in a graveyard, wherever it was; that is never a leaves-the-battlefield event. CR 603.6c."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_ZONE, watched(what))
        if self.own:
            self.zones = 1 << GRAVEYARD

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        id = arrived(event, GRAVEYARD)
        return id >= 0 and self.fits(game, watcher, id)

    def subject(self, event: Event) -> i64:
        return arrived(event, GRAVEYARD)

    def loop_inputs(self) -> i64:
        return 0


class PhasesOut(ObjectPattern):
    """A permanent phases out; judged by the game as it was before. CR 702.26b, 603.10b."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_PHASING, watched(what))
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Phases) and event.out and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Phases) else NONE

    def loop_inputs(self) -> i64:
        return 0


class PhasesIn(ObjectPattern):
    """A permanent phases in. CR 702.26c."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_PHASING, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Phases) and not event.out and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Phases) else NONE

    def loop_inputs(self) -> i64:
        return 0


class NthCounterPut(ObjectPattern):
    """The Nth counter of a kind is put on an object: it had fewer before, and has that many or more now. CR 122.7."""

    def __init__(self, number: i64, counter: str, *what: Watched) -> None:
        super().__init__(EV_COUNTERS, watched(what))
        self.number: i64 = number
        self.counter: str = counter

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Counters) or event.ref < 0 or event.name != self.counter or event.amount <= 0:
            return False
        before = event.left - event.amount
        return before < self.number <= event.left and self.fits(game, watcher, event.ref)

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Counters) else NONE


class LastCounterRemoved(ObjectPattern):
    """The last counter of a kind is removed from this permanent."""

    def __init__(self, counter: str) -> None:
        super().__init__(EV_COUNTERS, THIS_ONE)
        self.counter: str = counter

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return (
            isinstance(event, Counters)
            and event.amount < 0
            and event.name == self.counter
            and event.ref == watcher.source
            and event.left == 0
        )

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Counters) else NONE

    def loop_inputs(self) -> i64:
        return H_COUNTERS
