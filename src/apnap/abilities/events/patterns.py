"""What the events that abilities wait for have in common: whom or what they are about. CR 603.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Quality, Subject, VocabularyError
from apnap.abilities.filters import OTHER, THIS_ONE, AnyOf, every
from apnap.abilities.players import NamedPart, ThatPlayer
from apnap.abilities.selectors import It, This
from apnap.rules.ch1_concepts.definitions import Context, Filter, Node, Pattern
from apnap.rules.core.constants import BATTLEFIELD, NONE
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher

Watched = Subject | Filter


class Included(Filter):
    """Is what a subject means: for patterns that speak of one thing, such as the enchanted creature."""

    def __init__(self, subject: Subject) -> None:
        self.subject: Subject = subject

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return self.subject.includes(game, ctx, ref)

    def loop_inputs(self) -> i64:
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
        self.own = filter is THIS_ONE

    def fits(self, game: Game, watcher: Watcher, ref: Ref) -> bool:
        """Is it what the pattern looks for?"""
        if self.own:
            return ref == watcher.source
        memory = watcher.context
        if memory is not None and isinstance(self.filter, Remembered):
            return ref == memory.it
        return self.filter.test(game, Context(watcher.controller, watcher.source), ref)


class Remembered(Quality):
    """Is the object that a delayed ability remembers: `Dies(REMEMBERED)`. CR 603.7c."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref == ctx.it

    def loop_inputs(self) -> i64:
        return 0


REMEMBERED: Final = Remembered()


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerPattern(Pattern):
    """Something that a player does, or that happens to one."""

    def __init__(self, kind: i64, who: Subject) -> None:
        super().__init__()
        self.kinds = [kind]
        self.who: Subject = who

    def means(self, game: Game, watcher: Watcher, seat: Seat) -> bool:
        ctx = Context(watcher.controller, watcher.source)
        return self.who.includes(game, ctx, -1 - seat)


class EitherOf(Pattern):
    """One of several events: `EitherOf(Enters(THIS), Attacks(THIS))`.

    `joined` is a choice of words: what is said between them, such as "and whenever".
    """

    WORDING: ClassVar[tuple[str, ...]] = ("joined",)

    def __init__(self, *patterns: Pattern, joined: str = "") -> None:
        super().__init__()
        if len(patterns) < 2:
            raise VocabularyError("EitherOf needs two events or more")
        self.patterns: list[Pattern] = list(patterns)
        self.joined: str = joined
        self.zones = patterns[0].zones
        for p in patterns:
            self.zones |= p.zones  # wherever one of them can be waited for (113.6k)
            self.looks_back = self.looks_back or p.looks_back
            for kind in p.kinds:
                if kind not in self.kinds:
                    self.kinds = self.kinds + [kind]

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

    def loop_inputs(self) -> i64:
        return 0


def refers_back(node: Node) -> bool:
    """Does it speak of 'that player', or of what the event is about? CR 805.4d.

    After a target, 'that player' is the target or its controller; 'the active player' is another word (805.9).
    """
    return first_referent(node) == THE_EVENT


NOTHING_YET: Final = 0
THE_EVENT: Final = 1
SOMETHING_ELSE: Final = 2


def first_referent(node: Node) -> i64:
    """What the first word that points to something points to, in reading order."""
    if node.CHOSEN:
        return SOMETHING_ELSE
    if isinstance(node, NamedPart) or node.NAMES_ONE:
        return NOTHING_YET  # it speaks of somebody by itself, and changes nothing for the words after it
    if isinstance(node, (ThatPlayer, It)):
        return THE_EVENT
    for child in node.children():
        found = first_referent(child)
        if found != NOTHING_YET:
            return found
    return NOTHING_YET


def this_or_another(filter: Filter) -> Filter:
    """This permanent, or another one that fits."""
    return AnyOf(THIS_ONE, every((OTHER, filter)))
