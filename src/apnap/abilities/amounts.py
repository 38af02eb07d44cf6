"""Numbers read off the game: X, counts, halves, power, life, mana values, what went before. CR 107."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Quantity, Subject, VocabularyError
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.abilities.references import Antecedent, amount_of
from apnap.abilities.selectors import Each
from apnap.rules.ch1_concepts.costs.optional_costs import optional_costs
from apnap.rules.ch1_concepts.definitions import OF_AMOUNT, Amount, Condition, Context, Filter, Node, Selector
from apnap.rules.ch2_cards.cast_method import times_paid
from apnap.rules.ch7_additional.loops.loop_inputs import H_LIFE, H_NUMBER, H_SIZE
from apnap.rules.ch7_additional.loops.token_groups import count, rest_of
from apnap.rules.core.constants import EV_COUNTERS, EV_LIFE, EV_ZONE, GRAVEYARD, HAND, LIBRARY, NONE, STACK
from apnap.rules.core.numbers import product
from apnap.rules.core.types import ObjectId, Zone

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def known(game: Game, ctx: Context, what: Selector) -> list[i64]:
    """What a number is read off, with what is last known of players who have left. CR 800.4i."""
    return what.remembered(game, ctx) if isinstance(what, Subject) else what.pick(game, ctx)


class ChosenX(Quantity):
    """The X of the spell or ability. CR 107.3."""

    def value(self, game: Game, ctx: Context) -> i64:
        return ctx.x

    def loop_inputs(self) -> i64:
        return 0


class ThatMuch(Quantity):
    """The number that the trigger or an instruction before dealt with."""

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_AMOUNT

    def meaning(self) -> Node:
        of = self._of
        return self if of is None else of.meaning(OF_AMOUNT)

    def value(self, game: Game, ctx: Context) -> i64:
        return amount_of(self._of, ctx)

    def loop_inputs(self) -> i64:
        return 0


class AsMany(ThatMuch):
    """An amount that a condition before spoke of: 'draw that many cards' after 'if it had counters'."""

    def __init__(self, what: Amount) -> None:
        self.what: Amount = what

    def refers_to(self) -> i64:
        return 0

    def meaning(self) -> Node:
        return self.what

    def value(self, game: Game, ctx: Context) -> i64:
        return self.what.value(game, ctx)


class DamageDealt(Quantity):
    """The damage dealt this way: by the instruction before, after prevention and replacement. CR 120.4."""

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_AMOUNT

    def meaning(self) -> Node:
        of = self._of
        return self if of is None else of.meaning(OF_AMOUNT)

    def value(self, game: Game, ctx: Context) -> i64:
        return amount_of(self._of, ctx)

    def loop_inputs(self) -> i64:
        return 0


class CountOf(Quantity):
    """How many there are. `yours` is a choice of words: 'opponent you have'."""

    WORDING: ClassVar[tuple[str, ...]] = ("yours",)

    def __init__(self, what: Selector, yours: bool = False) -> None:
        self.what: Selector = what
        self.yours: bool = yours

    def value(self, game: Game, ctx: Context) -> i64:
        return count(game, known(game, ctx, self.what))

    def loop_inputs(self) -> i64:
        return H_NUMBER

    def layer_inputs(self) -> i64:
        return 0


class PowerOf(Quantity):
    """The power of an object, or what it last was. CR 208, 608.2h."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def value(self, game: Game, ctx: Context) -> i64:
        total: i64 = 0
        for ref in known(game, ctx, self.what):
            if ref >= 0:
                total += game.char(ref).power
        return total

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_SIZE


class ToughnessOf(Quantity):
    """The toughness of an object, or what it last was."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def value(self, game: Game, ctx: Context) -> i64:
        total: i64 = 0
        for ref in known(game, ctx, self.what):
            if ref >= 0:
                total += game.char(ref).toughness
        return total

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_SIZE


class LifeOf(Quantity):
    """A player's life total. CR 119."""

    def __init__(self, who: Subject = YOU) -> None:
        self.who: Subject = who

    def value(self, game: Game, ctx: Context) -> i64:
        total: i64 = 0
        for ref in self.who.remembered(game, ctx):
            if ref < 0 and ref != NONE:
                total += game.state.life(-1 - ref)
        return total

    def reads(self) -> i64:
        return 1 << EV_LIFE

    def loop_inputs(self) -> i64:
        return H_LIFE

    def layer_inputs(self) -> i64:
        return 0


class Times(Quantity):
    """An amount multiplied by a fixed number."""

    def __init__(self, factor: i64, what: Amount) -> None:
        self.factor: i64 = factor
        self.what: Amount = what

    def value(self, game: Game, ctx: Context) -> i64:
        return product(self.factor, self.what.value(game, ctx))

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class OneIf(Quantity):
    """One if something is so, else none: `Times(2, OneIf(...))`."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Condition = condition

    def value(self, game: Game, ctx: Context) -> i64:
        return 1 if self.condition.holds(game, ctx) else 0

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class WhereX(Quantity):
    """An amount that is called X: 'deals X damage, where X is its power'. It means the amount.

    Later sentences of the same ability may speak of that X: it is the number that it was then.
    """

    def __init__(self, what: Amount) -> None:
        self.what: Amount = what

    def meaning(self) -> Node:
        return self.what.meaning()

    def value(self, game: Game, ctx: Context) -> i64:
        ctx.x = self.what.value(game, ctx)
        return ctx.x

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


X: Final = ChosenX()
THAT_MUCH: Final = ThatMuch()
DAMAGE_DEALT: Final = DamageDealt()


class ForEach(Quantity):
    """One for each permanent that fits: `Draw(ForEach(CREATURE, YOU_CONTROL))`."""

    def __init__(self, *filters: Filter) -> None:
        self.what: Each = Each(*filters)
        self.filter: Filter = every(filters)

    def meaning(self) -> Node:
        return CountOf(self.what).meaning()

    def value(self, game: Game, ctx: Context) -> i64:
        found = self.what.remembered(game, ctx)
        return count(game, found) + rest_of(game, ctx.it, found)

    def loop_inputs(self) -> i64:
        return H_NUMBER

    def layer_inputs(self) -> i64:
        return 0


class CardsIn(Quantity):
    """How many cards a player has in a zone, or had as they left: `CardsIn(HAND, THAT_PLAYER)`. CR 800.4i."""

    def __init__(self, zone: Zone, who: Selector = YOU) -> None:
        if zone not in (HAND, LIBRARY, GRAVEYARD):
            raise VocabularyError("cards are counted in a hand, a library or a graveyard")
        self.zone: Zone = zone
        self.who: Selector = who

    def value(self, game: Game, ctx: Context) -> i64:
        total: i64 = 0
        for ref in known(game, ctx, self.who):
            if ref < 0 and ref != NONE:
                total += game.state.size(-1 - ref, self.zone)
        return total

    def reads(self) -> i64:
        return 1 << EV_ZONE

    def layer_inputs(self) -> i64:
        return 0


class HalfUp(Quantity):
    """Half of an amount, rounded up. CR 107.1a."""

    def __init__(self, what: Amount) -> None:
        self.what: Amount = what

    def value(self, game: Game, ctx: Context) -> i64:
        return (self.what.value(game, ctx) + 1) // 2

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class ManaValueOf(Quantity):
    """The mana value of an object, or what it last was. CR 202.3."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def value(self, game: Game, ctx: Context) -> i64:
        total: i64 = 0
        for ref in known(game, ctx, self.what):
            if ref >= 0:
                total += game.mana_value(ref)
        return total

    def loop_inputs(self) -> i64:
        return 0


class CountersOnThis(Quantity):
    """How many counters of a kind this has, or last had. CR 608.2h. `said` is how this is called, as in `This`."""

    WORDING: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, counter: str, said: str = "") -> None:
        self.counter: str = counter
        self.said: str = said

    def value(self, game: Game, ctx: Context) -> i64:
        return game.state.objs[ctx.source].counter(self.counter)

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def layer_inputs(self) -> i64:
        return 0


class PowerOfThis(Quantity):
    """The power of this card, as it last was. CR 608.2h."""

    def value(self, game: Game, ctx: Context) -> i64:
        return game.char(ctx.source).power


def times(game: Game, id: ObjectId, name: str) -> i64:
    """How often the optional costs of that name were paid for this spell, or what became this permanent."""
    return times_by(game, id, game.state.objs[id].method, name)


def times_announced(game: Game, ctx: Context, name: str) -> i64:
    """The same for the source of a context; of a spell that is being cast, as it is announced so far. CR 601.2b."""
    o = game.state.objs[ctx.source]
    return times_by(game, ctx.source, ctx.method if o.zone == STACK and ctx.method else o.method, name)


def times_by(game: Game, id: ObjectId, method: i64, name: str) -> i64:
    o = game.state.objs[id]
    optional = optional_costs(game, id, o.card.faces[o.face])
    n: i64 = 0
    for i in range(len(optional)):
        if optional[i].name == name:
            n += times_paid(method, i)
    return n
