"""What the vocabulary adds to the nodes of the rules: what may change a node's value, how numbers become nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import Amount, Condition, Context, Filter, Node, Selector, Static
from apnap.rules.ch8_multiplayer.range import is_exempt, within
from apnap.rules.core.constants import BATTLEFIELD, ENTERING, EV_ZONE, S_REPLACE
from apnap.rules.core.types import Ref
from apnap.rules.events.base import Event
from apnap.rules.events.zone_changes import ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


class VocabularyError(Exception):
    """A card says something that its words do not allow. The library adds the card's name and place."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Quality(Filter):
    """A filter that knows which events may change its answer; one that does not is asked again after every event."""

    def reads(self) -> i64:
        """Mask of event kinds, those that move permanents or change their characteristics aside."""
        return 0

    def is_about_one(self) -> bool:
        """Is it a matter of the object alone, besides who controls and what is the source?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Quantity(Amount):
    """An amount that knows which events may change it."""

    def reads(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Circumstance(Condition):
    """A condition that knows which events may change it."""

    def reads(self) -> i64:
        return 0

    def is_about_itself(self) -> bool:
        """Is it a matter of this object alone, other than its characteristics?"""
        return False

    def zone_of_this(self) -> i64:
        """The zone in which it says that this card is, so that an ability with it functions there; -1 for none."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class EntersDifferently(Static):
    """What a permanent's own text says about how it enters: it replaces that event and no other. CR 614.1c, 614.12."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_ZONE], 1 << ENTERING)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.id == effect.source


@mypyc_attr(allow_interpreted_subclasses=True)
class Subject(Selector):
    """A selector that can also say of one object or player whether it is meant, now."""

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        raise NotImplementedError

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        """As `pick`, with players who have left: what is known of them last still counts. CR 800.4i."""
        return self.pick(game, ctx)

    def recalls(self, game: Game, ctx: Context, ref: Ref) -> bool:
        """As `includes`, with players who have left: what they did still counts. CR 800.4i."""
        return ref in self.remembered(game, ctx)

    def reads(self) -> i64:
        """Mask of the event kinds after which it may mean another player, whatever the board is."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Quantity):
    """A fixed number."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def value(self, game: Game, ctx: Context) -> i64:
        return self.number

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


def amount(number: int | Amount) -> Amount:
    """A number as a node."""
    if isinstance(number, Amount):
        return number
    if isinstance(number, int) and not isinstance(number, bool):
        return Number(number)
    raise VocabularyError(f"a number or an amount is needed, not {number!r}")


def reads_of(node: Node) -> i64:
    """Mask of the event kinds after which a node may say something else."""
    mask: i64 = 0
    if isinstance(node, Quality):
        mask = node.reads()
    elif isinstance(node, Quantity):
        mask = node.reads()
    elif isinstance(node, Circumstance):
        mask = node.reads()
    elif isinstance(node, Subject):
        mask = node.reads()
    elif isinstance(node, (Filter, Amount, Condition)):
        return -1
    for child in node.children():
        mask |= reads_of(child)
    return mask


def context_of(effect: Standing) -> Context:
    """What a standing effect knows: what it remembered, or who controls its source now."""
    ctx = effect.context
    if ctx is None:
        return Context(effect.controller, effect.source)
    return ctx


def known_of(effect: Standing) -> Context:
    """The same, made once: for those who only look at it."""
    ctx = effect.context
    if ctx is not None:
        return ctx
    ctx = effect.known
    if ctx is None:
        ctx = Context(effect.controller, effect.source)
        effect.known = ctx
    return ctx


def seen(game: Game, ctx: Context, refs: list[Ref]) -> list[i64]:
    """Those of these that a spell or ability can see: within its controller's range. CR 801.10-11."""
    if game.state.reach is None or is_exempt(game, ctx.source):
        return refs
    return within(game.state, ctx.controller, refs)


def asks_for_resolutions(node: Node) -> bool:
    """Is it asked in here how often the ability has resolved this turn?"""
    if node.counts_resolutions():
        return True
    for child in node.children():
        if not child.stands_alone() and asks_for_resolutions(child):
            return True
    return False
