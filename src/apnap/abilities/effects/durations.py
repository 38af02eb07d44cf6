"""Effects with a duration: until end of turn, your next turn, for as long as something is so, through an untap step.

CR 502.3, 611.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, VocabularyError, context_of
from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.players import EachPlayer, seats_of
from apnap.abilities.references import Antecedent
from apnap.abilities.selectors import Each, controlled_by
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.choosing import CHOSEN_NOW
from apnap.abilities.statics.continuous import Continuous
from apnap.rules.ch1_concepts.definitions import (
    OF_OBJECT,
    OF_THOSE,
    Condition,
    Context,
    Effect,
    Filter,
    Selector,
    Static,
)
from apnap.rules.ch1_concepts.nodes import NO_FIELDS
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_CONTROL,
    EV_TAP,
    EV_UNTAP,
    F_UNTAP,
    LASTS_THE_GAME,
    LASTS_THIS_COMBAT,
    LASTS_THIS_TURN,
    LASTS_THROUGH_UNTAP,
    LASTS_TO_END_OF_PLAYERS_TURN,
    LASTS_TO_PLAYERS_TURN,
    LASTS_WHILE_TRUE,
    S_FORBID,
    S_LAYER,
)
from apnap.rules.core.state import Standing
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


CHOICES: Final = list(CHOSEN_NOW.values())
OF_LASTING: Final = ["subject", "changes"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Effect):
    """Begin a continuous effect on a subject. Which objects it affects is fixed as it begins. CR 611.2c."""

    WORDING: ClassVar[tuple[str, ...]] = ("first", "each", "too")

    DERIVED: ClassVar[tuple[str, ...]] = ("statics",)

    def __init__(self, duration: i64, subject: Selector, changes: list[Change]) -> None:
        if not isinstance(subject, Selector):
            raise VocabularyError(f"an effect needs to know what it is about, not {subject!r}")
        self.duration: i64 = duration
        self.subject: Selector = subject
        self.changes: list[Change] = changes
        self.first: bool = False  # a choice of words: the duration is said first
        self.each: bool = False  # and each of several is said to get it
        self.too: bool = False  # it is said to get this also
        self.statics: list[Continuous] = []
        self.derive()

    def derive(self) -> None:
        self.statics = []
        for c in self.changes:
            self.statics.append(Continuous(self.subject, [c]))

    def leaves(self) -> i64:
        return self.subject.kinds()

    def deals_with(self) -> Selector | None:
        return self.subject

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return OF_LASTING if is_open(self.subject) else NO_FIELDS

    def happen(self, game: Game, ctx: Context) -> None:
        memory = ctx
        if self._taken is not None:
            memory = taken_along(ctx, self._taken)
            memory.slots = ctx.slots
            memory.targets = ctx.targets
        refs = as_they_are(game, ctx, self.subject.pick(game, memory))
        ctx.those = refs
        if refs:
            ctx.it = refs[0]
        timestamp = game.state.tick()
        for static in self.statics:
            # an effect that changes no characteristics may come to affect more objects later (611.2c)
            fixed = S_LAYER in static.standing_slots or not is_open(self.subject)
            if fixed and not refs:
                continue
            effect = standing(game, ctx, static, self.duration, timestamp)
            if fixed:
                effect.ids = refs
            else:
                effect.context = taken_along(ctx, self._taken)
                if self.subject.targets():
                    effect.context.slots = ctx.slots
                    effect.context.targets = ctx.targets
            static.changes[0].fix(game, memory, effect)
            add_standing(game.state, effect)
        game.settle()
        game.state.touch()

    def benefit(self) -> i64:
        for c in self.changes:
            t = c.benefit()
            if t:
                return t
        return 0

    def only_in_fights(self) -> bool:
        for c in self.changes:
            if not c.helps_in_fights():
                return False
        return self.duration == LASTS_THIS_TURN or self.duration == LASTS_THIS_COMBAT


class UntilEndOfTurn(Lasting):
    """`UntilEndOfTurn(Target(CREATURE), Gets(3, 3))`. CR 514.2."""

    def __init__(
        self, subject: Selector, *changes: Change, first: bool = False, each: bool = False, too: bool = False
    ) -> None:
        super().__init__(LASTS_THIS_TURN, subject, list(changes))
        self.first = first
        self.each = each
        self.too = too

    def loop_inputs(self) -> i64:
        return 0


class UntilYourNextTurn(Lasting):
    """The same, until your next turn; `last` is a choice of words."""

    WORDING: ClassVar[tuple[str, ...]] = ("last",)

    def __init__(self, subject: Selector, *changes: Change, last: bool = False) -> None:
        super().__init__(LASTS_TO_PLAYERS_TURN, subject, list(changes))
        self.last: bool = last

    def loop_inputs(self) -> i64:
        return 0


class UntilEndOfCombat(Lasting):
    """The same, until the combat phase ends: `UntilEndOfCombat(THIS, CantBeBlocked())`. CR 511.2."""

    def __init__(self, subject: Selector, *changes: Change) -> None:
        super().__init__(LASTS_THIS_COMBAT, subject, list(changes))

    def loop_inputs(self) -> i64:
        return 0


class UntilEndOfYourNextTurn(Lasting):
    """The same, until your next turn has ended: `UntilEndOfYourNextTurn(Target(ARTIFACT), YouControl())`. CR 514.2."""

    def __init__(self, subject: Selector, *changes: Change, first: bool = False) -> None:
        super().__init__(LASTS_TO_END_OF_PLAYERS_TURN, subject, list(changes))
        self.first = first

    def loop_inputs(self) -> i64:
        return 0


class Indefinitely(Lasting):
    """The same, without an end. `now` is a choice of words: 'it's an artifact', not 'it becomes'."""

    WORDING: ClassVar[tuple[str, ...]] = ("now",)

    def __init__(self, subject: Selector, *changes: Change, now: bool = False) -> None:
        super().__init__(LASTS_THE_GAME, subject, list(changes))
        self.now: bool = now


def as_they_are(game: Game, ctx: Context, refs: list[Ref]) -> list[i64]:
    """What objects are now that this effect has moved: a card that was returned is a creature. CR 400.7j."""
    out: list[i64] = []
    for ref in refs:
        out.extend(found(game, ctx, ref))
    return out


def is_open(subject: Selector) -> bool:
    """Does it describe objects, rather than name them?"""
    return isinstance(subject, (Each, EachPlayer))


def standing(game: Game, ctx: Context, static: Static, duration: i64, timestamp: i64) -> Standing:
    """An effect with a duration, not yet in force."""
    state = game.state
    state.serial += 1
    effect = Standing(state.serial, ctx.source, static, timestamp, ctx.controller)
    effect.duration = duration
    effect.seat = ctx.controller
    effect.marker = state.here
    effect.turn = state.turn().number
    return effect


def kept(ctx: Context) -> Context:
    """What an effect with a duration remembers of its making."""
    memory = Context(ctx.controller, ctx.source)
    memory.object = ctx.object
    memory.x = ctx.x
    memory.it = ctx.it
    memory.those = ctx.those
    memory.amount = ctx.amount
    for k in ctx.results:
        if k.number in CHOICES:
            memory.note(k)
    return memory


def stand_this_turn(game: Game, ctx: Context, static: Static) -> None:
    """Let a statement be true this turn, with what is known now. CR 611.2."""
    effect = standing(game, ctx, static, LASTS_THIS_TURN, game.state.tick())
    effect.context = kept(ctx)
    add_standing(game.state, effect)
    game.state.touch()


def taken_along(ctx: Context, taken: list[Antecedent | None] | None) -> Context:
    """The same, with what the words in it refer to. CR 603.7c."""
    memory = kept(ctx)
    if taken is None:
        return memory
    it, those, number = taken[0], taken[1], taken[2]
    if it is not None:
        memory.it = it.thing(ctx)
    if those is not None:
        memory.those = those.several(ctx)
    if number is not None:
        memory.amount = number.amount(ctx)
    return memory


class YouControlThis(Circumstance):
    """You control this permanent, the same object that it was; what is phased out you do not. CR 611.2b, 702.26e."""

    def reads(self) -> i64:
        return 1 << EV_CONTROL

    def holds(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == BATTLEFIELD and o.controller == ctx.controller

    def loop_inputs(self) -> i64:
        return 0


class ThisRemains(Circumstance):
    """This remains on the battlefield."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.objs[ctx.source].zone == BATTLEFIELD

    def loop_inputs(self) -> i64:
        return 0


class ThisRemainsTapped(Circumstance):
    """This remains tapped."""

    def reads(self) -> i64:
        return 1 << EV_TAP | 1 << EV_UNTAP

    def holds(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == BATTLEFIELD and o.tapped

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class While(Continuous):
    """What stands of `ForAsLongAs`."""

    def __init__(self, subject: Selector, change: Change, last: Condition) -> None:
        super().__init__(subject, [change])
        self.last: Condition = last

    def lasts(self, game: Game, effect: Standing) -> bool:
        return self.last.holds(game, context_of(effect))


class ForAsLongAs(Effect):
    """A continuous effect for as long as something is so: `ForAsLongAs(YouControlThis(), Target(), YouControl())`.

    If it is not so as the effect would begin, there is no effect. CR 611.2b.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("statics",)

    def __init__(self, last: Condition, subject: Selector, *changes: Change) -> None:
        self.last: Condition = last
        self.subject: Selector = subject
        self.changes: list[Change] = list(changes)
        self.statics: list[While] = []
        self.derive()

    def derive(self) -> None:
        self.statics = []
        for c in self.changes:
            self.statics.append(While(self.subject, c, self.last))

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def deals_with(self) -> Selector | None:
        return self.subject

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["last"]

    def happen(self, game: Game, ctx: Context) -> None:
        refs = as_they_are(game, ctx, self.subject.pick(game, ctx))
        ctx.those = refs
        if refs:
            ctx.it = refs[0]
        if not refs or not self.last.holds(game, taken_along(ctx, self._taken)):
            return
        timestamp = game.state.tick()
        for static in self.statics:
            effect = standing(game, ctx, static, LASTS_WHILE_TRUE, timestamp)
            effect.ids = refs
            effect.context = taken_along(ctx, self._taken)
            static.changes[0].fix(game, ctx, effect)
            add_standing(game.state, effect)
        game.state.has_conditional_effects = True
        game.settle()
        game.state.touch()

    def benefit(self) -> i64:
        for c in self.changes:
            t = c.benefit()
            if t:
                return t
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileCounterIsOn(Continuous):
    """What stands of `ForAsLongAsItHas`, for one object; what is phased out is not seen any more. CR 702.26f."""

    def __init__(self, subject: Selector, change: Change, counter: str) -> None:
        super().__init__(subject, [change])
        self.counter: str = counter

    def lasts(self, game: Game, effect: Standing) -> bool:
        ids = effect.ids
        if ids is None:
            return False
        for id in ids:
            o = game.state.objs[id]
            if o.zone == BATTLEFIELD and o.counter(self.counter) > 0:
                return True
        return False


class ForAsLongAsItHas(Effect):
    """A continuous effect on each of several objects for as long as that one has a counter of a kind. CR 611.2b.

    `ForAsLongAsItHas("vow", THOSE, CantAttack(YOU))`. `first` is a choice of words: the duration is said first.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("statics",)
    WORDING: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, counter: str, subject: Selector, *changes: Change, first: bool = False) -> None:
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.counter: str = counter
        self.subject: Selector = subject
        self.changes: list[Change] = list(changes)
        self.first: bool = first
        self.statics: list[WhileCounterIsOn] = []
        self.derive()

    def derive(self) -> None:
        self.statics = []
        for c in self.changes:
            self.statics.append(WhileCounterIsOn(self.subject, c, self.counter))

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def deals_with(self) -> Selector | None:
        return self.subject

    def happen(self, game: Game, ctx: Context) -> None:
        refs = as_they_are(game, ctx, self.subject.pick(game, ctx))
        ctx.those = refs
        if refs:
            ctx.it = refs[0]
        timestamp = game.state.tick()
        for ref in refs:
            o = game.state.objs[ref] if ref >= 0 else None
            if o is None or o.zone != BATTLEFIELD or o.counter(self.counter) <= 0:
                continue
            for static in self.statics:
                effect = standing(game, ctx, static, LASTS_WHILE_TRUE, timestamp)
                effect.ids = [ref]
                static.changes[0].fix(game, ctx, effect)
                add_standing(game.state, effect)
            game.state.has_conditional_effects = True
        game.settle()
        game.state.touch()

    def benefit(self) -> i64:
        for c in self.changes:
            t = c.benefit()
            if t:
                return t
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class StaysTapped(Static):
    """This permanent doesn't untap: in one player's untap step, or in that of whoever controls it. CR 502.3."""

    def __init__(self) -> None:
        super().__init__([S_FORBID])

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        ids = effect.ids
        if action != F_UNTAP or ids is None or ref not in ids:
            return False
        return effect.seat < 0 or effect.seat == seat


STAYS_TAPPED: Final = StaysTapped()


@mypyc_attr(allow_interpreted_subclasses=True)
class StayTapped(Static):
    """What fits doesn't untap in the untap step of the player it is about, whenever it came there. CR 502.3, 611.2c."""

    def __init__(self, filter: Filter) -> None:
        super().__init__([S_FORBID])
        self.filter: Filter = filter

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != F_UNTAP or ref < 0 or game.state.objs[ref].controller != effect.seat:
            return False
        return self.filter.test(game, context_of(effect), ref)


def keep_tapped(game: Game, ctx: Context, id: ObjectId, seat: Seat) -> None:
    """It doesn't untap in the next untap step of a player, or (-1) of its controller. CR 701.43a."""
    effect = standing(game, ctx, STAYS_TAPPED, LASTS_THROUGH_UNTAP, game.state.tick())
    effect.ids = [id]
    effect.seat = seat
    add_standing(game.state, effect)
    game.state.touch()


class DoesntUntapNext(ObjectAction):
    """Permanents stay tapped through the next untap step of whoever controls them. `yours` is a choice of words.

    With `theirs`, it is the next untap step of the player who controls them now; of all that a player controls, it is
    what they control by then, for that changes no object (611.2c). `whose` is a choice of words.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("yours", "whose")

    def __init__(self, what: Selector, yours: bool = False, theirs: bool = False, whose: str = "that player's") -> None:
        super().__init__(what)
        self.whose: str = whose
        self.yours: bool = yours
        self.theirs: bool = theirs

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        if self.theirs and isinstance(self.what, Each):
            whose, filter = controlled_by(self.what.filter)
            if whose is not None:
                for seat in seats_of(game, whose.pick(game, ctx)):
                    effect = standing(game, ctx, StayTapped(filter), LASTS_THROUGH_UNTAP, game.state.tick())
                    effect.seat = seat
                    add_standing(game.state, effect)
                game.state.touch()
                return
        for ref in refs:
            if ref >= 0 and game.state.objs[ref].zone == BATTLEFIELD:
                keep_tapped(game, ctx, ref, game.state.objs[ref].controller if self.theirs else -1)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]


class ThisTurn(Effect):
    """A statement is true this turn: `ThisTurn(CantCast(EACH_OPPONENT))`. CR 611.2.

    `first` is a choice of words: 'this turn', or 'until end of turn', is said first.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, static: Static, first: str = "") -> None:
        self.static: Static = static
        self.first: str = first

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["static"]

    def happen(self, game: Game, ctx: Context) -> None:
        effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
        effect.context = taken_along(ctx, self._taken)
        add_standing(game.state, effect)
        game.state.touch()

    def loop_inputs(self) -> i64:
        return 0


class ThisCombat(Effect):
    """A statement is true until the combat phase ends: `ThisCombat(YouChooseBlocks())`. CR 511.2, 611.2."""

    def __init__(self, static: Static) -> None:
        self.static: Static = static

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["static"]

    def happen(self, game: Game, ctx: Context) -> None:
        effect = standing(game, ctx, self.static, LASTS_THIS_COMBAT, game.state.tick())
        effect.context = taken_along(ctx, self._taken)
        add_standing(game.state, effect)
        game.state.touch()

    def loop_inputs(self) -> i64:
        return 0


class ForTheGame(Effect):
    """A statement is true for the rest of the game: `ForTheGame(NoMaximumHandSize())`. CR 611.2a."""

    def __init__(self, static: Static) -> None:
        self.static: Static = static

    def happen(self, game: Game, ctx: Context) -> None:
        effect = standing(game, ctx, self.static, LASTS_THE_GAME, game.state.tick())
        effect.context = taken_along(ctx, None)
        add_standing(game.state, effect)
        game.state.touch()

    def loop_inputs(self) -> i64:
        return 0


class UntilYours(Effect):
    """A statement is true until your next turn: `UntilYours(NoMaximumHandSize())`. CR 611.2."""

    WORDING: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, static: Static, first: bool = False) -> None:
        self.static: Static = static
        self.first: bool = first  # a choice of words: the duration is said first

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["static"]

    def happen(self, game: Game, ctx: Context) -> None:
        effect = standing(game, ctx, self.static, LASTS_TO_PLAYERS_TURN, game.state.tick())
        effect.context = taken_along(ctx, self._taken)
        add_standing(game.state, effect)
        game.state.touch()
