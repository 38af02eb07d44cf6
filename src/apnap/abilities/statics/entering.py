"""How a permanent enters: tapped, with counters. CR 614.1c-d, 614.12."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import EntersDifferently, VocabularyError, amount
from apnap.rules.ch1_concepts.definitions import Amount, Condition, Context, Effect
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class EntersTapped(EntersDifferently):
    """This permanent enters tapped: always, or unless something is so as it enters. CR 614.1d, 614.12.

    `EntersTapped(unless=ControlsMany(2, OTHER, LAND))`. `first` is a choice of words: 'if', said first.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, unless: Condition | None = None, first: bool = False) -> None:
        super().__init__()
        self.unless: Condition | None = unless
        self.first: bool = first

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            unless = self.unless
            if unless is None or not unless.holds(game, Context(event.seat, event.id)):
                entry_of(game, event).tapped = True
        return event

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class AsThisEnters(EntersDifferently):
    """As this enters, something is done: `AsThisEnters(TurnFaceDown(Each(OTHER, CREATURE)))`. CR 614.1c, 614.12a.

    With a condition, only if that holds then: `AsThisEnters(ItBecomes(DAY), provided=ItIs(NEITHER))`.
    """

    def __init__(self, effect: Effect, provided: Condition | None = None) -> None:
        super().__init__()
        if effect.targets():
            raise VocabularyError("what is done as a permanent enters has no targets")
        self.effect: Effect = effect
        self.condition: Condition | None = provided

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            ctx = Context(event.seat, event.id)
            ctx.event = event
            condition = self.condition
            if condition is None or condition.holds(game, ctx):
                self.effect.perform(game, ctx)
        return event


class ThisEntersWith(Effect):
    """Inside of `AsThisEnters`: this enters with counters on it, as many as what was done tells. CR 614.1c, 122.6a.

    `AsThisEnters(Sequence(TakeAllCounters(Each(PERMANENT)), ThisEntersWith(COUNTERS_REMOVED, "+1/+1")))`. `so_many`
    is a choice of words: 'a number of counters on it equal to'; `pronoun` as well: 'it'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("so_many", "pronoun")

    def __init__(self, number: int | Amount, counter: str, so_many: bool = False, pronoun: bool = False) -> None:
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.amount: Amount = amount(number)
        self.counter: str = counter
        self.so_many: bool = so_many
        self.pronoun: bool = pronoun

    def happen(self, game: Game, ctx: Context) -> None:
        event = ctx.event
        if isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.id == ctx.source:
            n = self.amount.value(game, ctx)
            if n > 0:
                entry = entry_of(game, event)
                entry.counters = entry.counters + [(self.counter, n)]

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class EntersWith(EntersDifferently):
    """This permanent enters with counters on it: `EntersWith(X, "+1/+1")`. CR 614.1c, 122.6a.

    `last` and `joined` are choices of words: the condition is said last; it is said together with how it enters.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("last", "joined", "so_many")

    def __init__(
        self,
        number: int | Amount,
        counter: str,
        provided: Condition | None = None,
        last: bool = False,
        joined: bool = False,
        so_many: bool = False,
    ) -> None:
        super().__init__()
        self.joined: bool = joined
        self.so_many: bool = so_many  # 'a number of counters on it equal to', where others say 'counters equal to'
        self.last: bool = last
        self.condition: Condition | None = provided
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.amount: Amount = amount(number)
        self.counter: str = counter

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            ctx = Context(event.seat, event.id)
            # the X of the spell that becomes this permanent; 0 otherwise (107.3m)
            announced = game.state.objs[event.id].announced
            if announced is not None:
                ctx.x = announced.x
            condition = self.condition
            if condition is not None and not condition.holds(game, ctx):
                return event
            n = self.amount.value(game, ctx)
            if n > 0:
                entry = entry_of(game, event)
                entry.counters = entry.counters + [(self.counter, n)]
        return event

    def loop_inputs(self) -> i64:
        return 0
