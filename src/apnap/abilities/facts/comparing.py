"""Conditions that compare: an amount with another, one player with another. CR 107.1, 603.4, 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Quality, Subject, VocabularyError, amount
from apnap.abilities.facts.measures import POWER, TOUGHNESS, VALUE, number_of
from apnap.abilities.filters import CREATURE, every
from apnap.abilities.players import YOU
from apnap.abilities.selectors import Each, This
from apnap.rules.ch1_concepts.definitions import OF_PLAYER, Amount, Condition, Context, Filter, Selector
from apnap.rules.ch7_additional.loops.loop_inputs import H_COUNTERS, H_LIFE, H_NUMBER, H_SIZE
from apnap.rules.core.constants import BATTLEFIELD, COMMAND, EV_COUNTERS, EV_LIFE, EV_ZONE, GRAVEYARD, HAND, LIBRARY
from apnap.rules.core.types import Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

OF_LIFE: Final = "life"
OF_HAND: Final = "cards in hand"
OF_GRAVEYARD: Final = "cards in graveyard"
OF_LIBRARY: Final = "cards in library"
OF_POISON: Final = "poison counters"
OF_PERMANENTS: Final = "permanents"


class AtMost(Circumstance):
    """An amount is this much or less; `was` is a choice of words."""

    WORDING: ClassVar[tuple[str, ...]] = ("was",)

    def __init__(self, what: Amount, number: int | Amount, was: bool = False) -> None:
        self.what: Amount = what
        self.number: Amount = amount(number)
        self.was: bool = was

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.what.value(game, ctx) <= self.number.value(game, ctx)

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class Exactly(Circumstance):
    """An amount is just this much."""

    def __init__(self, what: Amount, number: int | Amount) -> None:
        self.what: Amount = what
        self.number: Amount = amount(number)

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.what.value(game, ctx) == self.number.value(game, ctx)

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class AllHold(Circumstance):
    """Several conditions hold together: `AllHold(IsTurnOf(YOU), Controls(YOU, CREATURE))`.

    `brief` is a choice of words: 'you control' is said once; `listed` another: what all of them are about.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("brief", "listed")

    def __init__(self, *conditions: Condition, brief: bool = False, listed: bool = False) -> None:
        if len(conditions) < 2:
            raise VocabularyError("AllHold needs two conditions or more")
        self.conditions: list[Condition] = list(conditions)
        self.brief: bool = brief
        self.listed: bool = listed

    def holds(self, game: Game, ctx: Context) -> bool:
        for c in self.conditions:
            if not c.holds(game, ctx):
                return False
        return True

    def zone_of_this(self) -> i64:
        for c in self.conditions:
            if isinstance(c, Circumstance) and c.zone_of_this() >= 0:
                return c.zone_of_this()
        return -1

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class OneHolds(Circumstance):
    """One of several conditions holds at least: `OneHolds(Controls(YOU, Subtype("Elf")), LifeAtMost(5))`."""

    def __init__(self, *conditions: Condition) -> None:
        if len(conditions) < 2:
            raise VocabularyError("OneHolds needs two conditions or more")
        self.conditions: list[Condition] = list(conditions)

    def holds(self, game: Game, ctx: Context) -> bool:
        for c in self.conditions:
            if c.holds(game, ctx):
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


def has_of(game: Game, ctx: Context, of: str, filter: Filter, seat: Seat) -> i64:
    """How much a player has of something."""
    state = game.state
    if of == OF_LIFE:
        return state.life(seat)
    if of == OF_HAND:
        return state.size(seat, HAND)
    if of == OF_GRAVEYARD:
        return state.size(seat, GRAVEYARD)
    if of == OF_LIBRARY:
        return state.size(seat, LIBRARY)
    if of == OF_POISON:
        return state.poison(seat)
    n: i64 = 0
    for id in state.controlled(seat):
        if filter.test(game, ctx, id):
            n += state.objs[id].token_count
    return n


KINDS: Final = (OF_LIFE, OF_HAND, OF_GRAVEYARD, OF_LIBRARY, OF_POISON, OF_PERMANENTS)


class HasMore(Circumstance):
    """One of some players has more of something than each of some others: `HasMore(EACH_OPPONENT, LAND)`.

    `of` says what: permanents that fit, or `of="life"`, `of="cards in hand"`. With `any_one`, more than one of those
    others is enough: `HasMore(THAT_PLAYER, of="life", than=EACH_OPPONENT, any_one=True)`, than another opponent.
    """

    def __init__(
        self,
        who: Subject,
        *filters: Filter,
        of: str = OF_PERMANENTS,
        than: Subject = YOU,
        any_one: bool = False,
    ) -> None:
        if of not in KINDS or (bool(filters) != (of == OF_PERMANENTS)):
            raise VocabularyError("players are compared by permanents that fit, or by one other thing")
        self.who: Subject = who
        self.filter: Filter = every(filters)
        self.of: str = of
        self.than: Subject = than
        self.any_one: bool = any_one

    def holds(self, game: Game, ctx: Context) -> bool:
        others: list[i64] = []
        for ref in self.than.remembered(game, ctx):
            others.append(has_of(game, ctx, self.of, self.filter, -1 - ref))
        if self.any_one and not others:
            return False
        most: i64 = -1 << 60
        if others:
            most = min(others) if self.any_one else max(others)
        for ref in self.who.remembered(game, ctx):
            if has_of(game, ctx, self.of, self.filter, -1 - ref) > most:
                return True
        return False

    def reads(self) -> i64:
        return 1 << EV_LIFE | 1 << EV_ZONE | 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_LIFE | H_NUMBER | H_COUNTERS


class PlayersWithMore(Subject):
    """Those of some players who have more of something than another: `PlayersWithMore(EACH_PLAYER, LAND)`.

    `than` is you, unless it says who. `by` is how many more at least.
    """

    def __init__(
        self, who: Subject, *filters: Filter, of: str = OF_PERMANENTS, than: Subject = YOU, by: i64 = 1
    ) -> None:
        if of not in KINDS or (bool(filters) != (of == OF_PERMANENTS)):
            raise VocabularyError("players are compared by permanents that fit, or by one other thing")
        self.who: Subject = who
        self.filter: Filter = every(filters)
        self.of: str = of
        self.than: Subject = than
        self.by: i64 = by

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return [ref for ref in self.who.pick(game, ctx) if self.has_more(game, ctx, ref)]

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref < 0 and self.who.includes(game, ctx, ref) and self.has_more(game, ctx, ref)

    def has_more(self, game: Game, ctx: Context, ref: i64) -> bool:
        most: i64 = -1 << 60
        for other in self.than.remembered(game, ctx):
            most = max(most, has_of(game, ctx, self.of, self.filter, -1 - other))
        return has_of(game, ctx, self.of, self.filter, -1 - ref) >= most + self.by

    def loop_inputs(self) -> i64:
        return H_LIFE | H_NUMBER | H_COUNTERS


class HasSoMany(Circumstance):
    """One of some players has this many or more of something: `HasSoMany(EACH_OPPONENT, 3, of="poison counters")`.

    With `most`, this many or fewer.
    """

    def __init__(
        self, who: Subject, number: i64, *filters: Filter, of: str = OF_PERMANENTS, most: bool = False
    ) -> None:
        if of not in KINDS or (bool(filters) != (of == OF_PERMANENTS)):
            raise VocabularyError("players have permanents that fit, or one other thing")
        self.who: Subject = who
        self.number: i64 = number
        self.filter: Filter = every(filters)
        self.of: str = of
        self.most: bool = most

    def holds(self, game: Game, ctx: Context) -> bool:
        for ref in self.who.remembered(game, ctx):
            n = has_of(game, ctx, self.of, self.filter, -1 - ref)
            if n <= self.number if self.most else n >= self.number:
                return True
        return False

    def reads(self) -> i64:
        return 1 << EV_LIFE | 1 << EV_ZONE | 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_LIFE | H_NUMBER | H_COUNTERS


class IsInZone(Circumstance):
    """Something is in a zone: `IsInZone(THIS, GRAVEYARD)`. CR 400.1."""

    def __init__(self, what: Selector, zone: i64) -> None:
        self.what: Selector = what
        self.zone: i64 = zone

    def holds(self, game: Game, ctx: Context) -> bool:
        for ref in self.what.pick(game, ctx):
            if ref >= 0 and game.state.objs[ref].zone == self.zone:
                return True
        return False

    def zone_of_this(self) -> i64:
        return self.zone if isinstance(self.what, This) else -1

    def reads(self) -> i64:
        return 1 << EV_ZONE

    def loop_inputs(self) -> i64:
        return 0


class IsAtHome(Circumstance):
    """This is in the command zone, or (`or_play`) there or on the battlefield. CR 113.6b, 408.3."""

    def __init__(self, or_play: bool = False) -> None:
        self.or_play: bool = or_play

    def functions_in(self) -> i64:
        return 1 << COMMAND

    def holds(self, game: Game, ctx: Context) -> bool:
        zone = game.state.objs[ctx.source].zone
        return zone == COMMAND or (self.or_play and zone == BATTLEFIELD)

    def reads(self) -> i64:
        return 1 << EV_ZONE

    def loop_inputs(self) -> i64:
        return 0


class GreatestBuried(Quality):
    """Has the greatest power, toughness or mana value among cards that fit in the graveyard it is in.

    `GreatestBuried("power", CREATURE)`
    """

    def __init__(self, of: str, *filters: Filter) -> None:
        if of not in (POWER, TOUGHNESS, VALUE):
            raise VocabularyError(f"there is no greatest {of} among objects")
        self.of: str = of
        self.filter: Filter = every(filters)

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0 or game.state.objs[ref].zone != GRAVEYARD:
            return False
        own = number_of(game, self.of, ref)
        for id in game.state.ids(game.state.objs[ref].owner, GRAVEYARD):
            if self.filter.test(game, ctx, id) and number_of(game, self.of, id) > own:
                return False
        return True

    def reads(self) -> i64:
        return 1 << EV_ZONE

    def loop_inputs(self) -> i64:
        return H_SIZE


class IsGreaterThanOthers(Circumstance):
    """Something has a greater power, toughness or mana value than each other creature. CR 208, 202.3."""

    def __init__(self, of: str, what: Selector) -> None:
        if of not in (POWER, TOUGHNESS, VALUE):
            raise VocabularyError(f"there is no greatest {of} among objects")
        self.of: str = of
        self.what: Selector = what
        self.among: Each = Each(CREATURE)

    def holds(self, game: Game, ctx: Context) -> bool:
        met = False
        for ref in self.what.pick(game, ctx):
            if ref < 0:
                continue
            met = True
            own = number_of(game, self.of, ref)
            for id in self.among.pick(game, ctx):
                if id != ref and number_of(game, self.of, id) >= own:
                    return False
        return met

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_SIZE


class WithGreatest(Quality):
    """Has the greatest power, toughness or mana value among permanents, or is tied for it.

    `WithGreatest("power", Each(CREATURE))`. `tied` is a choice of words: "or tied for the greatest power".
    """

    WORDING: ClassVar[tuple[str, ...]] = ("tied",)

    def __init__(self, of: str, among: Each, tied: bool = False) -> None:
        if of not in (POWER, TOUGHNESS, VALUE):
            raise VocabularyError(f"there is no greatest {of} among objects")
        self.of: str = of
        self.among: Each = among
        self.tied: bool = tied

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        own = number_of(game, self.of, ref)
        for id in self.among.pick(game, ctx):
            if number_of(game, self.of, id) > own:
                return False
        return True

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_SIZE
