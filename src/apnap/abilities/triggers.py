"""Events that abilities wait for, and the abilities that wait. CR 603."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError
from apnap.abilities.effects.flow import in_order
from apnap.abilities.filters import OTHER, THIS_ONE, AnyOf, every
from apnap.abilities.players import EACH_PLAYER, YOU, ThatPlayer
from apnap.abilities.selectors import It, This
from apnap.rules.definitions import Condition, Context, Effect, Filter, Node, Pattern, Triggered
from apnap.rules.events import Attacks as AttackDeclared
from apnap.rules.events import Damage, Event, LifeChange, SpellCast, StepBegins, Tap, ZoneChange
from apnap.rules.events import Draw as Drawn
from apnap.rules.words import (
    BATTLEFIELD,
    EV_ATTACK,
    EV_CAST,
    EV_DAMAGE,
    EV_DRAW,
    EV_LIFE,
    EV_STEP,
    EV_TAP,
    EV_ZONE,
    GRAVEYARD,
    NONE,
    STEP_NAMES,
)

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher

Watched = Subject | Filter


class Included(Filter):
    """Is what a subject means: for patterns that speak of one thing, such as the enchanted creature."""

    def __init__(self, subject: Subject) -> None:
        self.subject: Subject = subject

    def children(self) -> list[Node]:
        return [self.subject]

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        return self.subject.includes(game, ctx, ref)

    def heeds(self) -> i64:
        return 0


def watched(what: tuple[Watched, ...]) -> Filter:
    """What a pattern looks for, as one filter."""
    filters: list[Filter] = []
    for w in what:
        if isinstance(w, This):
            filters.append(THIS_ONE)
        elif isinstance(w, Filter):
            filters.append(w)
        elif isinstance(w, Subject):
            filters.append(Included(w))
        else:
            raise VocabularyError(f"THIS or filters are needed, not {w!r}")
    if not filters:
        raise VocabularyError("an event needs to say what it is about: THIS or filters")
    return every(tuple(filters))


@mypyc_attr(allow_interpreted_subclasses=True)
class ObjectPattern(Pattern):
    """Something happens to, or is done by, an object that fits."""

    def __init__(self, kind: i64, filter: Filter) -> None:
        super().__init__()
        self.kinds = [kind]
        self.filter: Filter = filter
        self.own: bool = filter is THIS_ONE

    def children(self) -> list[Node]:
        return [self.filter]

    def fits(self, game: Game, watcher: Watcher, ref: i64) -> bool:
        """Is it what the pattern looks for?"""
        if self.own:
            return ref == watcher.source
        return self.filter.test(game, Context(watcher.controller, watcher.source), ref)


class Enters(ObjectPattern):
    """A permanent enters the battlefield. CR 603.6a."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_ZONE, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == BATTLEFIELD and self.fits(game, watcher, event.new_id)

    def subject(self, event: Event) -> i64:
        return event.new_id if isinstance(event, ZoneChange) else NONE

    def heeds(self) -> i64:
        return 0


class Dies(ObjectPattern):
    """A permanent goes from the battlefield to a graveyard. CR 700.4, 603.10a."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_ZONE, watched(what))
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin == BATTLEFIELD
            and event.to == GRAVEYARD
            and self.fits(game, watcher, event.id)
        )

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, ZoneChange) else NONE

    def heeds(self) -> i64:
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

    def heeds(self) -> i64:
        return 0


class Attacks(ObjectPattern):
    """A creature is declared as an attacker. CR 508.3a."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_ATTACK, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, AttackDeclared) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, AttackDeclared) else NONE

    def heeds(self) -> i64:
        return 0


class BecomesTapped(ObjectPattern):
    """A permanent becomes tapped. CR 701.26, 603.2e."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_TAP, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Tap) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Tap) else NONE

    def heeds(self) -> i64:
        return 0


class DealsDamage(ObjectPattern):
    """A source deals damage: any, or only combat damage; to anything, or only to players. CR 120.

    `to` says to which players: `DealsDamage(THIS, to=EACH_OPPONENT)`.
    """

    def __init__(
        self, *what: Watched, combat: bool = False, to_player: bool = False, to: Subject | None = None
    ) -> None:
        super().__init__(EV_DAMAGE, watched(what))
        self.combat: bool = combat
        self.to_player: bool = to_player
        self.to: Subject | None = to

    def children(self) -> list[Node]:
        to = self.to
        return [self.filter] if to is None else [self.filter, to]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Damage) or (self.combat and not event.combat):
            return False
        if self.to_player and event.target >= 0:
            return False
        to = self.to
        if to is not None and not to.includes(game, Context(watcher.controller, watcher.source), event.target):
            return False
        return self.fits(game, watcher, event.source)

    def subject(self, event: Event) -> i64:
        """Whom the damage was dealt to."""
        return event.target if isinstance(event, Damage) else NONE

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        """What deals the damage, and to whom where the words say so. CR 801.7."""
        if not isinstance(event, Damage):
            return []
        return [event.source, event.target] if self.to_player or self.to is not None else [event.source]

    def much(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, Damage) else 0

    def heeds(self) -> i64:
        return 0


class Casts(ObjectPattern):
    """A player casts a spell that fits. CR 601.2i, 603.2."""

    def __init__(self, *filters: Filter, who: Subject = YOU) -> None:
        super().__init__(EV_CAST, every(filters))
        self.who: Subject = who

    def children(self) -> list[Node]:
        return [self.who, self.filter]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, SpellCast):
            return False
        ctx = Context(watcher.controller, watcher.source)
        return self.who.includes(game, ctx, -1 - event.seat) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, SpellCast) else NONE

    def heeds(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerPattern(Pattern):
    """Something that a player does, or that happens to one."""

    def __init__(self, kind: i64, who: Subject) -> None:
        super().__init__()
        self.kinds = [kind]
        self.who: Subject = who

    def children(self) -> list[Node]:
        return [self.who]

    def means(self, game: Game, watcher: Watcher, seat: i64) -> bool:
        ctx = Context(watcher.controller, watcher.source)
        return self.who.includes(game, ctx, -1 - seat)


class GainsLife(PlayerPattern):
    """A player gains life. CR 119.9."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_LIFE, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, LifeChange) and event.amount > 0 and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, LifeChange) else NONE

    def much(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, LifeChange) else 0

    def heeds(self) -> i64:
        return 0


class LosesLife(PlayerPattern):
    """A player loses life. CR 119.3."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_LIFE, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, LifeChange) and event.amount < 0 and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, LifeChange) else NONE

    def much(self, game: Game, event: Event) -> i64:
        return -event.amount if isinstance(event, LifeChange) else 0

    def heeds(self) -> i64:
        return 0


class Draws(PlayerPattern):
    """A player draws a card. CR 121.1."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_DRAW, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Drawn) and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, Drawn) else NONE

    def heeds(self) -> i64:
        return 0


class BeginningOf(PlayerPattern):
    """A step begins: yours, each player's, or (without `whose`) each one. CR 603.2b.

    Where a team shares its turn it triggers once, or for each of them if what follows speaks of that player (805.4d).
    """

    def __init__(
        self, step: i64, whose: Subject | None = None, the: bool = False, together: bool = False, first: bool = False
    ) -> None:
        if step < 0 or step >= len(STEP_NAMES):
            raise VocabularyError(f"there is no step {step}")
        super().__init__(EV_STEP, EACH_PLAYER if whose is None else whose)
        self.step: i64 = step
        self.whose: Subject | None = whose
        self.the: bool = the  # a choice of words: 'the end step', for each one
        self.together: bool = together  # a choice of words: 'your opponents' end step'
        self.first: bool = first  # the first one of the game, or of the player it speaks of
        self.for_each: bool = False  # set by the ability that waits for it

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, StepBegins) or event.step != self.step:
            return False
        if self.first and not is_first(game, event, self.whose is None):
            return False
        if event.seat < 0:
            return self.whose is None  # the turn goes on without its player (800.4j)
        if not self.means(game, watcher, event.seat):
            return False
        if not self.for_each:
            for seat in game.state.turn().active:
                if self.means(game, watcher, seat):
                    return seat == event.seat
        return True

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, StepBegins) and event.seat >= 0 else NONE

    def heeds(self) -> i64:
        return 0


def is_first(game: Game, event: StepBegins, of_all: bool) -> bool:
    """Is it the first turn of the game, or of the player whose it is?"""
    if of_all:
        return game.state.ticks == 1
    return event.seat >= 0 and game.state.players[event.seat].turns == 1


class EitherOf(Pattern):
    """One of several events: `EitherOf(Enters(THIS), Attacks(THIS))`."""

    def __init__(self, *patterns: Pattern) -> None:
        super().__init__()
        if len(patterns) < 2:
            raise VocabularyError("EitherOf needs two events or more")
        self.patterns: list[Pattern] = list(patterns)
        for p in patterns:
            self.looks_back = self.looks_back or p.looks_back
            for kind in p.kinds:
                if kind not in self.kinds:
                    self.kinds = self.kinds + [kind]

    def children(self) -> list[Node]:
        return list(self.patterns)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        for p in self.patterns:
            if p.matches(game, watcher, event):
                return True
        return False

    def looks_back_on(self, event: Event) -> bool:
        """Only departures are judged as things were before them. CR 603.10a."""
        if isinstance(event, ZoneChange) and event.origin != BATTLEFIELD:
            return False
        for p in self.patterns:
            if p.looks_back and event.kind in p.kinds:
                return True
        return False

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        for p in self.patterns:
            if event.kind in p.kinds and p.matches(game, watcher, event):
                return p.roles(game, watcher, event)
        return []

    def subject(self, event: Event) -> i64:
        for p in self.patterns:
            ref = p.subject(event)
            if ref != NONE:
                return ref
        return NONE

    def heeds(self) -> i64:
        return 0


def refers_back(node: Node) -> bool:
    """Does it speak of 'that player', or of what the event is about?"""
    if isinstance(node, (ThatPlayer, It)):
        return True
    for child in node.children():
        if refers_back(child):
            return True
    return False


def this_or_another(filter: Filter) -> Filter:
    """This permanent, or another one that fits."""
    return AnyOf(THIS_ONE, every((OTHER, filter)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting(Triggered):
    """A triggered ability with its event, an intervening 'if', and instructions. CR 603.1, 603.4."""

    def __init__(self, pattern: Pattern, effects: list[Effect], condition: Condition | None, each_turn: i64) -> None:
        if not isinstance(pattern, Pattern):
            raise VocabularyError(f"an event such as Enters(THIS) is needed, not {pattern!r}")
        if not effects:
            raise VocabularyError("a triggered ability needs an instruction")
        super().__init__(pattern, in_order(effects), pattern.zones)
        self.condition = condition
        self.each_turn = each_turn
        if isinstance(pattern, BeginningOf):
            pattern.for_each = refers_back(self.effect) or (condition is not None and refers_back(condition))


class When(Waiting):
    """`When(Enters(THIS), Draw(1))`."""

    def __init__(self, pattern: Pattern, *effects: Effect, provided: Condition | None = None) -> None:
        super().__init__(pattern, list(effects), provided, 0)


class Whenever(Waiting):
    """`Whenever(Enters(OTHER_CREATURE), GainLife(1))`."""

    def __init__(
        self, pattern: Pattern, *effects: Effect, provided: Condition | None = None, each_turn: i64 = 0
    ) -> None:
        super().__init__(pattern, list(effects), provided, each_turn)


class At(Waiting):
    """`At(BeginningOf(UPKEEP, whose=YOU), Draw(1))`."""

    def __init__(self, pattern: Pattern, *effects: Effect, provided: Condition | None = None) -> None:
        super().__init__(pattern, list(effects), provided, 0)
