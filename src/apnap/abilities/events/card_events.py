"""Events of cards and permanents: untapping, counters, graveyards, tokens, lands, keyword actions, crimes.

CR 111.1, 122.6, 603.6, 700.13, 701.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError
from apnap.abilities.events.doing_events import Discards
from apnap.abilities.events.patterns import ObjectPattern, PlayerPattern, Watched, watched
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import NO_IDS, Condition, Context, Filter, Node, Pattern
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    EV_CAST,
    EV_COUNTERS,
    EV_LAND,
    EV_MECHANIC,
    EV_TARGET,
    EV_TOKEN,
    EV_UNTAP,
    EV_ZONE,
    EXILE,
    GRAVEYARD,
    NONE,
)
from apnap.rules.core.types import Zone
from apnap.rules.events import (
    BecomesTarget,
    Counters,
    CreateToken,
    Event,
    Happened,
    LandPlayed,
    SpellCast,
    Tap,
    TokenEnters,
    ZoneChange,
    arrived,
    origin_of,
)

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class BecomesUntapped(ObjectPattern):
    """A permanent becomes untapped. CR 701.26b, 603.2e."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_UNTAP, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Tap) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Tap) else NONE

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class GoesTo(ObjectPattern):
    """A permanent is put into a zone from the battlefield; what it was there counts. CR 603.6c, 603.10a."""

    def __init__(self, to: Zone, what: Filter) -> None:
        super().__init__(EV_ZONE, what)
        self.looks_back = True
        self.to: Zone = to

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.origin != BATTLEFIELD or event.to != self.to:
            return False
        return self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, ZoneChange) else NONE

    def loop_inputs(self) -> i64:
        return 0


class IsExiled(GoesTo):
    """A permanent is put into exile from the battlefield. CR 603.6c, 603.10a."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EXILE, watched(what))


class PutIntoCommandZone(GoesTo):
    """A permanent is put into the command zone from the battlefield, as commanders are. CR 603.6c, 603.10a, 903.9b."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(COMMAND, watched(what))


class CountersPutOn(ObjectPattern):
    """One or more counters of a kind (or of any) are put on an object that fits; 'that many' is how many. CR 122.6.

    `CountersPutOn(THIS, counter="+1/+1")`; with `by`, only by one of these players: their spell or ability does it.
    """

    def __init__(self, *what: Watched, counter: str = "", by: Subject | None = None) -> None:
        super().__init__(EV_COUNTERS, watched(what))
        self.counter: str = counter
        self.by: Subject | None = by
        self.one_or_more = True
        self.adds_up = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Counters) or event.ref < 0 or event.amount <= 0:
            return False
        if self.counter and event.name != self.counter:
            return False
        by = self.by
        if by is not None:
            if event.cause < 0:
                return False
            ctx = Context(watcher.controller, watcher.source)
            if not by.includes(game, ctx, -1 - game.state.objs[event.cause].controller):
                return False
        return self.fits(game, watcher, event.ref)

    def group(self, game: Game, event: Event) -> i64:
        return event.ref if isinstance(event, Counters) else 0

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Counters) else NONE

    def amount_of(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, Counters) else 0

    def loop_inputs(self) -> i64:
        return 0


class EachCounterPutOn(CountersPutOn):
    """A counter of a kind is put on an object that fits: for each counter, one after the other. CR 122.6, 603.2c."""

    def __init__(self, *what: Watched, counter: str = "") -> None:
        super().__init__(*what, counter=counter)
        self.one_or_more = False
        self.adds_up = False

    def times(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, Counters) else 1

    def amount_of(self, game: Game, event: Event) -> i64:
        return 1


class LeavesGraveyard(ObjectPattern):
    """A card that fits leaves a graveyard of one of these players: `OneOrMore(LeavesGraveyard())`. CR 603.10a."""

    def __init__(self, *filters: Filter, whose: Subject = YOU) -> None:
        super().__init__(EV_ZONE, every(filters))
        self.whose: Subject = whose

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.origin != GRAVEYARD or event.to == GRAVEYARD:
            return False
        ctx = Context(watcher.controller, watcher.source)
        owner = game.state.objs[event.id].owner
        return self.whose.includes(game, ctx, -1 - owner) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.new_id if isinstance(event, ZoneChange) else NONE

    def loop_inputs(self) -> i64:
        return 0


class ArrivesInGraveyard(ObjectPattern):
    """A card that fits is put into a graveyard of one of these players, from anywhere or from one zone. CR 400.3.

    `ArrivesInGraveyard(LAND)`; `origin=LIBRARY` for those from a library; with `elsewhere`, from any other zone.
    `of_player` is a choice of words: a player's graveyard, not a graveyard.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("of_player",)

    def __init__(
        self,
        *filters: Filter,
        whose: Subject = YOU,
        origin: i64 = -1,
        elsewhere: bool = False,
        of_player: bool = False,
    ) -> None:
        super().__init__(EV_ZONE, every(filters))
        self.of_player: bool = of_player
        self.whose: Subject = whose
        self.origin: i64 = origin
        self.elsewhere: bool = elsewhere

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        id = arrived(event, GRAVEYARD)
        if id < 0 or game.state.objs[id].token:
            return False
        if self.origin >= 0 and (origin_of(event) == self.origin) == self.elsewhere:
            return False
        ctx = Context(watcher.controller, watcher.source)
        owner = game.state.objs[id].owner
        return self.whose.includes(game, ctx, -1 - owner) and self.fits(game, watcher, id)

    def subject(self, event: Event) -> i64:
        return arrived(event, GRAVEYARD)

    def loop_inputs(self) -> i64:
        return 0


class PutIntoExile(ObjectPattern):
    """A card that fits is put into exile from one of these zones of a player: `PutIntoExile([LIBRARY, GRAVEYARD])`.

    CR 406.1, 603.2.
    """

    def __init__(self, origins: list[i64], *filters: Filter, whose: Subject = YOU) -> None:
        super().__init__(EV_ZONE, every(filters))
        self.origins: list[i64] = origins
        self.whose: Subject = whose

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.to != EXILE or event.new_id < 0:
            return False
        if event.origin not in self.origins or game.state.objs[event.new_id].token:
            return False
        ctx = Context(watcher.controller, watcher.source)
        owner = game.state.objs[event.new_id].owner
        return self.whose.includes(game, ctx, -1 - owner) and self.fits(game, watcher, event.new_id)

    def subject(self, event: Event) -> i64:
        return event.new_id if isinstance(event, ZoneChange) else NONE

    def loop_inputs(self) -> i64:
        return 0


class TakesAction(PlayerPattern):
    """A player takes a keyword action: `TakesAction("scry")`. CR 701."""

    def __init__(self, action: str, who: Subject = YOU) -> None:
        super().__init__(EV_MECHANIC, who)
        self.action: str = action

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Happened) and event.action == self.action and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, Happened) else NONE

    def amount_of(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, Happened) else 0

    def loop_inputs(self) -> i64:
        return 0


EXPLORED_LAND: Final = 1  # the amount of an event: the card that was revealed is a land card (701.44a)
EXPLORED_NONLAND: Final = 2


class ActsItself(ObjectPattern):
    """A permanent takes a keyword action: `ActsItself("explore", CREATURE, YOU_CONTROL)`. CR 701.

    With `amount`, only where that is what it came to: a creature explores a land card, or a nonland card.
    """

    def __init__(self, action: str, *what: Watched, amount: i64 = 0) -> None:
        super().__init__(EV_MECHANIC, watched(what))
        self.action: str = action
        self.amount: i64 = amount

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Happened) or event.action != self.action or event.ref < 0:
            return False
        if self.amount and event.amount != self.amount:
            return False
        return self.fits(game, watcher, event.ref)

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Happened) else NONE

    def loop_inputs(self) -> i64:
        return 0


class CommitsCrime(PlayerPattern):
    """A player targets an opponent, what one controls on the battlefield or a stack, or a card in an opponent's
    graveyard: once for each spell or ability. CR 700.13.
    """

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_TARGET, who)
        self.one_or_more = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, BecomesTarget) or not self.means(game, watcher, event.seat):
            return False
        e = event.prev
        while isinstance(e, BecomesTarget) and e.object == event.object:
            if is_crime(game, e):
                return False  # it has been committed
            e = e.prev
        return is_crime(game, event)

    def group(self, game: Game, event: Event) -> i64:
        return event.object if isinstance(event, BecomesTarget) else 0

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, BecomesTarget) else NONE


def is_crime(game: Game, event: BecomesTarget) -> bool:
    """Is the target an opponent, of an opponent, or in the graveyard of one?"""
    state = game.state
    if event.ref < 0:
        return event.ref != NONE and state.opponents(event.seat, -1 - event.ref)
    o = state.objs[event.ref]
    return state.opponents(event.seat, o.owner if o.zone == GRAVEYARD else o.controller)


class PlaysLand(ObjectPattern):
    """A player plays a land that fits, from anywhere or from one zone. CR 305.1."""

    def __init__(self, *filters: Filter, who: Subject = YOU, origin: i64 = -1) -> None:
        super().__init__(EV_LAND, every(filters))
        self.origin: i64 = origin
        self.who: Subject = who

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, LandPlayed) or (self.origin >= 0 and event.origin != self.origin):
            return False
        ctx = Context(watcher.controller, watcher.source)
        return self.who.includes(game, ctx, -1 - event.seat) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, LandPlayed) else NONE

    def loop_inputs(self) -> i64:
        return 0


class CreatesToken(ObjectPattern):
    """A player creates one or more tokens that fit: `CreatesToken()`, `CreatesToken(CREATURE)`. CR 111.2, 701.7."""

    def __init__(self, *filters: Filter, who: Subject = YOU) -> None:
        super().__init__(EV_TOKEN, every(filters))
        self.who: Subject = who
        self.one_or_more = True
        self.adds_up = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, CreateToken) or event.new_id < 0:
            return False
        ctx = Context(watcher.controller, watcher.source)
        return self.who.includes(game, ctx, -1 - event.seat) and self.fits(game, watcher, event.new_id)

    def subject(self, event: Event) -> i64:
        return event.new_id if isinstance(event, CreateToken) else NONE

    def others(self, game: Game, event: Event) -> list[i64]:
        return event.made if isinstance(event, CreateToken) else NO_IDS

    def amount_of(self, game: Game, event: Event) -> i64:
        return event.count if isinstance(event, CreateToken) else 0

    def loop_inputs(self) -> i64:
        return 0


class CreatesEachToken(ObjectPattern):
    """A player creates a token that fits; of several, it is created as well. CR 111.2, 603.2c, 701.7."""

    def __init__(self, *filters: Filter, who: Subject = YOU) -> None:
        super().__init__(EV_ZONE, every(filters))
        self.who: Subject = who

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, TokenEnters) or event.new_id < 0:
            return False
        ctx = Context(watcher.controller, watcher.source)
        return self.who.includes(game, ctx, -1 - event.seat) and self.fits(game, watcher, event.new_id)

    def subject(self, event: Event) -> i64:
        return event.new_id if isinstance(event, TokenEnters) else NONE

    def loop_inputs(self) -> i64:
        return 0


class CyclesOrDiscards(Discards):
    """A player cycles or discards a card; a card that is cycled is discarded, and so it triggers once. CR 702.29a."""

    def meaning(self) -> Node:
        return Discards(self.filter, who=self.who)


class CastsNthOf(ObjectPattern):
    """A player casts their first, second ... spell of a kind in a turn: `CastsNthOf(1, INSTANT)`. CR 601.2i."""

    def __init__(self, number: i64, *filters: Filter, who: Subject = YOU) -> None:
        if number < 1:
            raise VocabularyError(f"spells are counted from the first on, not {number}")
        super().__init__(EV_CAST, every(filters))
        self.number: i64 = number
        self.who: Subject = who

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, SpellCast):
            return False
        ctx = Context(watcher.controller, watcher.source)
        if not self.who.includes(game, ctx, -1 - event.seat) or not self.fits(game, watcher, event.id):
            return False
        n: i64 = 0
        e = game.state.turn().events[EV_CAST]
        while e is not None:
            if e is not event and isinstance(e, SpellCast) and e.seat == event.seat and self.fits(game, watcher, e.id):
                n += 1
            e = e.prev
        return n == self.number - 1

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, SpellCast) else NONE


class EventWhile(Pattern):
    """An event that counts only while something is so: `EventWhile(Casts(), Unless(IsTurnOf(YOU)))`. CR 603.2.

    Unlike an intervening 'if', it is not asked again as the ability resolves.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("during",)

    def __init__(self, event: Pattern, condition: Condition, during: str = "") -> None:
        super().__init__()
        self.event: Pattern = event
        self.condition: Condition = condition
        self.during: str = during  # a choice of words: 'during your turn'
        self.kinds = event.kinds
        self.looks_back = event.looks_back
        self.zones = event.zones
        self.one_or_more = event.one_or_more
        self.adds_up = event.adds_up

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not self.event.matches(game, watcher, event):
            return False
        return self.condition.holds(game, Context(watcher.controller, watcher.source))

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
        return 0
