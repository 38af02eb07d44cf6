"""What players do: sacrifice, discard, cast their second spell, draw their second card of a turn.

CR 601.2i, 701.9, 701.21.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Subject, VocabularyError
from apnap.abilities.costs import SacrificeSome, SacrificeThis
from apnap.abilities.events.patterns import ObjectPattern, PlayerPattern, Watched, watched
from apnap.abilities.filters import every
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Filter
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_ACTIVATE,
    EV_CAST,
    EV_DESTROY,
    EV_DISCARD,
    EV_DRAW,
    EV_SACRIFICE,
    GRAVEYARD,
    NONE,
)
from apnap.rules.core.types import Seat
from apnap.rules.events import AbilityActivated, Event, SpellCast
from apnap.rules.events import Destroy as Destroyed
from apnap.rules.events import Discard as Discarded
from apnap.rules.events import Draw as Drawn
from apnap.rules.events import Sacrifice as Sacrificed

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class Sacrifices(ObjectPattern):
    """A player sacrifices a permanent that fits: `Sacrifices(CREATURE)`, `Sacrifices(who=EACH_OPPONENT)`.

    It looks back, so that what is sacrificed itself sees it. CR 701.21, 603.10a.
    """

    def __init__(self, *filters: Filter, who: Subject = YOU) -> None:
        super().__init__(EV_SACRIFICE, every(filters))
        self.who: Subject = who
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Sacrificed):
            return False
        ctx = Context(watcher.controller, watcher.source)
        return self.who.includes(game, ctx, -1 - event.seat) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Sacrificed) else NONE

    def loop_inputs(self) -> i64:
        return 0


class IsDestroyed(ObjectPattern):
    """A permanent that fits is destroyed by a spell or ability that one of these players controls.

    `IsDestroyed(Not(CREATURE), YOU_CONTROL, by=EACH_OPPONENT)`; 'that player' controls the spell or ability. What the
    rules destroy is not destroyed by anybody's. It looks back. CR 701.8b, 603.10a.
    """

    def __init__(self, *filters: Filter, by: Subject = EACH_PLAYER) -> None:
        super().__init__(EV_DESTROY, every(filters))
        self.by: Subject = by
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Destroyed) or event.by < 0:
            return False
        ctx = Context(watcher.controller, watcher.source)
        return self.by.includes(game, ctx, -1 - event.by) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        """The player; what is destroyed is 'that permanent'."""
        return -1 - event.by if isinstance(event, Destroyed) and event.by >= 0 else NONE

    def others(self, game: Game, event: Event) -> list[i64]:
        return [event.id] if isinstance(event, Destroyed) else NO_IDS

    def loop_inputs(self) -> i64:
        return 0


class Discards(ObjectPattern):
    """A player discards a card that fits: `Discards()`, `Discards(LAND)`. CR 701.9."""

    def __init__(self, *filters: Filter, who: Subject = YOU) -> None:
        super().__init__(EV_DISCARD, every(filters))
        self.who: Subject = who

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Discarded):
            return False
        ctx = Context(watcher.controller, watcher.source)
        return self.who.includes(game, ctx, -1 - event.seat) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        """The player; what they discard is 'that card'."""
        return -1 - event.seat if isinstance(event, Discarded) else NONE

    def others(self, game: Game, event: Event) -> list[i64]:
        if not isinstance(event, Discarded):
            return NO_IDS
        now = game.state.objs[event.id].next_id
        return [now if now >= 0 else event.id]

    def group(self, game: Game, event: Event) -> i64:
        return event.seat if isinstance(event, Discarded) else 0

    def loop_inputs(self) -> i64:
        return 0


class CastsNth(PlayerPattern):
    """A player casts their first, second ... spell of a turn: `CastsNth(2)`. CR 601.2i."""

    def __init__(self, number: i64, who: Subject = YOU) -> None:
        if number < 1:
            raise VocabularyError(f"spells are counted from the first on, not {number}")
        super().__init__(EV_CAST, who)
        self.number: i64 = number

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, SpellCast) or not self.means(game, watcher, event.seat):
            return False
        return cast_before(game, event.seat, event) == self.number - 1

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, SpellCast) else NONE


def cast_before(game: Game, seat: Seat, event: Event) -> i64:
    """How many other spells a player has cast this turn."""
    n: i64 = 0
    e = game.state.turn().events[EV_CAST]
    while e is not None:
        if e is not event and isinstance(e, SpellCast) and e.seat == seat:
            n += 1
        e = e.prev
    return n


class DrawsNth(PlayerPattern):
    """A player draws their second, third ... card of a turn: `DrawsNth(2)`. CR 121.1."""

    def __init__(self, number: i64, who: Subject = YOU) -> None:
        if number < 1:
            raise VocabularyError(f"cards are counted from the first on, not {number}")
        super().__init__(EV_DRAW, who)
        self.number: i64 = number

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Drawn) or not self.means(game, watcher, event.seat):
            return False
        n: i64 = 0
        e = game.state.turn().events[EV_DRAW]
        while e is not None:
            if e is not event and isinstance(e, Drawn) and e.seat == event.seat:
                n += 1
            e = e.prev
        return n == self.number - 1

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, Drawn) else NONE


def is_sacrificed_for(game: Game, event: AbilityActivated) -> bool:
    """Was a permanent sacrificed for the costs of this ability? CR 602.2b, 601.2h."""
    ctx = game.state.objs[event.object].announced if event.object >= 0 else None
    for part in event.ability.costs:
        if isinstance(part, SacrificeThis):
            return True
        if isinstance(part, SacrificeSome) and (ctx is None or part.needs(game, ctx) > 0):
            return True
    return False


class Activates(ObjectPattern):
    """A player activates an ability of a permanent that fits, or (without filters) any ability. CR 602.2b, 603.2.

    With `mana` left out, not a mana ability; `loyalty` says that it is a loyalty ability. `late` and `there` are
    choices of words: that it isn't a mana ability is said as a condition, and the permanent is on the battlefield.
    With `buried` it is an ability of a card in a graveyard, which functions there only. CR 113.6. `passive` is another
    choice of words: 'an ability of equipped creature is activated', by anybody. With `sacrificing`, permanents were
    sacrificed for its costs.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("late", "there", "passive")

    def __init__(
        self,
        *filters: Watched,
        who: Subject = YOU,
        mana: bool = False,
        loyalty: bool = False,
        late: bool = False,
        there: bool = False,
        buried: bool = False,
        passive: bool = False,
        sacrificing: bool = False,
    ) -> None:
        super().__init__(EV_ACTIVATE, watched(filters) if filters else every(()))
        self.who: Subject = who
        self.any: bool = not filters
        self.mana: bool = mana
        self.loyalty: bool = loyalty
        self.late: bool = late
        self.there: bool = there
        self.buried: bool = buried
        self.passive: bool = passive
        self.sacrificing: bool = sacrificing

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, AbilityActivated) or (event.object < 0 and not self.mana):
            return False
        if self.loyalty and not event.ability.loyalty:
            return False
        if not self.who.includes(game, Context(watcher.controller, watcher.source), -1 - event.seat):
            return False
        if self.sacrificing and not is_sacrificed_for(game, event):
            return False
        if self.buried and event.ability.zones != 1 << GRAVEYARD:
            return False
        if self.any:
            return True
        if self.buried:
            return self.fits(game, watcher, event.source)
        return event.ability.zones >> BATTLEFIELD & 1 != 0 and self.fits(game, watcher, event.source)

    def subject(self, event: Event) -> i64:
        """The player; 'it' is the ability."""
        return -1 - event.seat if isinstance(event, AbilityActivated) else NONE

    def others(self, game: Game, event: Event) -> list[i64]:
        return [event.object] if isinstance(event, AbilityActivated) and event.object >= 0 else NO_IDS

    def loop_inputs(self) -> i64:
        return 0
