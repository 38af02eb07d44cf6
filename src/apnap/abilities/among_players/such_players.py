"""Players by what they have, and what has the most among what its controller has. CR 101.4, 109.5."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Quality, Quantity, Subject, VocabularyError
from apnap.abilities.facts.comparing import KINDS, OF_PERMANENTS, has_of
from apnap.abilities.facts.measures import POWER, TOUGHNESS, VALUE, number_of
from apnap.abilities.facts.qualities import IsAttackingWhom
from apnap.abilities.filters import every
from apnap.abilities.players import EACH_PLAYER, YOU, DefendingPlayer, EachPlayer, ThatPlayer, seats_of
from apnap.abilities.references import Antecedent, several_of
from apnap.rules.ch1_concepts.definitions import OF_PLAYER, OF_THOSE, Amount, Condition, Context, Filter, Node, Selector
from apnap.rules.ch7_additional.loops.loop_inputs import H_COUNTERS, H_LIFE, H_NUMBER, H_SIZE
from apnap.rules.ch7_additional.loops.token_groups import count
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.core.constants import BATTLEFIELD, EV_COUNTERS, EV_LIFE, EV_ZONE, GONE, NONE
from apnap.rules.core.types import Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class PlayerAtHand(Subject):
    """The player who is asked about, inside `EachSuch`."""

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return [ctx.each] if ctx.each < 0 and ctx.each != NONE else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref == ctx.each and ref != NONE

    def loop_inputs(self) -> i64:
        return 0


PLAYER_AT_HAND: Final = PlayerAtHand()


class EachSuch(EachPlayer):
    """Each of several players of whom something is so.

    `EachSuch(EACH_OPPONENT, Controls(PLAYER_AT_HAND, CREATURE))`
    """

    def __init__(self, group: EachPlayer, condition: Condition) -> None:
        self.group: EachPlayer = group
        self.condition: Condition = condition

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        if not self.group.means(game, ctx, seat):
            return False
        before = ctx.each
        ctx.each = -1 - seat
        holds = self.condition.holds(game, ctx)
        ctx.each = before
        return holds


class SuchAsCast(EachSuch):
    """Each of several players of whom something is so as this spell is cast, whatever becomes of it. CR 601.2c."""

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        if ctx.object >= 0 and game.state.objs[ctx.object].announced is not None:
            return self.group.means(game, ctx, seat)
        return super().means(game, ctx, seat)


class EachOther(EachPlayer):
    """Each of several players but some: `EachOther(EACH_PLAYER, TargetPlayer())`."""

    def __init__(self, group: EachPlayer, but: Selector) -> None:
        self.group: EachPlayer = group
        self.but: Selector = but

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        return self.group.means(game, ctx, seat) and -1 - seat not in self.but.pick(game, ctx)


class HasFewer(Circumstance):
    """One of some players has less of something than each of some others: `HasFewer(EACH_OPPONENT, LAND)`.

    `of` says what: permanents that fit, or `of="life"`, `of="cards in hand"`. `turned` is a choice of words: that you
    have more than one of them.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("turned",)

    def __init__(
        self, who: Subject, *filters: Filter, of: str = OF_PERMANENTS, than: Subject = YOU, turned: bool = False
    ) -> None:
        if of not in KINDS or (bool(filters) != (of == OF_PERMANENTS)):
            raise VocabularyError("players are compared by permanents that fit, or by one other thing")
        self.who: Subject = who
        self.filter: Filter = every(filters)
        self.of: str = of
        self.than: Subject = than
        self.turned: bool = turned

    def holds(self, game: Game, ctx: Context) -> bool:
        least: i64 = 1 << 60
        for ref in self.than.remembered(game, ctx):
            least = min(least, has_of(game, ctx, self.of, self.filter, -1 - ref))
        for ref in self.who.remembered(game, ctx):
            if has_of(game, ctx, self.of, self.filter, -1 - ref) < least:
                return True
        return False

    def reads(self) -> i64:
        return 1 << EV_LIFE | 1 << EV_ZONE | 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_LIFE | H_NUMBER | H_COUNTERS


def starting_life(game: Game, seat: Seat) -> i64:
    """What a player's life total was as the game began; of a team that shares one, that. CR 103.4, 810.9a."""
    table = game.state.table
    return table.starting_life[table.life_of[seat]]


class LifeAboveStart(Circumstance):
    """One of some players has at least that much more life than they began with: `LifeAboveStart(7)`. CR 103.4, 119.1.

    `least` is a choice of words: at least that much more life, where one more is otherwise 'greater than'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("least",)

    def __init__(self, number: i64, who: Subject = YOU, least: bool = False) -> None:
        self.number: i64 = number
        self.who: Subject = who
        self.least: bool = least

    def holds(self, game: Game, ctx: Context) -> bool:
        for ref in self.who.remembered(game, ctx):
            if game.state.life(-1 - ref) >= starting_life(game, -1 - ref) + self.number:
                return True
        return False

    def reads(self) -> i64:
        return 1 << EV_LIFE

    def loop_inputs(self) -> i64:
        return H_LIFE


class HasMost(Circumstance):
    """One of some players has as much of something as each player, or (`fewest`) as little: `HasMost(YOU, LAND)`.

    `tied` is a choice of words: that those who are tied count is said.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("tied",)

    def __init__(
        self, who: Subject, *filters: Filter, of: str = OF_PERMANENTS, fewest: bool = False, tied: bool = False
    ) -> None:
        if of not in KINDS or (bool(filters) != (of == OF_PERMANENTS)):
            raise VocabularyError("players are compared by permanents that fit, or by one other thing")
        self.who: Subject = who
        self.filter: Filter = every(filters)
        self.of: str = of
        self.fewest: bool = fewest
        self.tied: bool = tied

    def holds(self, game: Game, ctx: Context) -> bool:
        sign: i64 = -1 if self.fewest else 1
        best: i64 = -1 << 60
        for ref in EACH_PLAYER.remembered(game, ctx):
            best = max(best, sign * has_of(game, ctx, self.of, self.filter, -1 - ref))
        for ref in self.who.remembered(game, ctx):
            if sign * has_of(game, ctx, self.of, self.filter, -1 - ref) >= best:
                return True
        return False

    def reads(self) -> i64:
        return 1 << EV_LIFE | 1 << EV_ZONE | 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_LIFE | H_NUMBER | H_COUNTERS


class UnderHalfLife(Circumstance):
    """One of some players has less than half of their starting life total, or (`or_equal`) half of it at most.

    CR 103.4, 119.1.
    """

    def __init__(self, who: Subject, or_equal: bool = False) -> None:
        self.who: Subject = who
        self.or_equal: bool = or_equal

    def holds(self, game: Game, ctx: Context) -> bool:
        more = 1 if self.or_equal else 0
        for ref in self.who.remembered(game, ctx):
            if game.state.life(-1 - ref) * 2 < starting_life(game, -1 - ref) + more:
                return True
        return False

    def reads(self) -> i64:
        return 1 << EV_LIFE

    def loop_inputs(self) -> i64:
        return H_LIFE


class YouDefend(Circumstance):
    """You are the defending player: the one whom the creature at hand attacks. CR 508.5."""

    def __init__(self) -> None:
        self.defender: DefendingPlayer = DefendingPlayer()

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.defender.includes(game, ctx, -1 - ctx.controller)


class AttackYou(Circumstance):
    """So many creatures of that player, or more, attack you or planeswalkers that you control. CR 508.1, 506.2."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.who: ThatPlayer = ThatPlayer()

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = seats_of(game, self.who.pick(game, ctx))
        found: list[i64] = []
        for seat in seats:
            for id in game.state.ids(seat, BATTLEFIELD):
                if AT_YOU.test(game, ctx, id):
                    found.append(id)
        return count(game, found) >= self.number


AT_YOU: Final = IsAttackingWhom(YOU, permanents=True)


class GreatestOfOwn(Quality):
    """Has the greatest power, toughness or mana value among those that fit and that its controller controls.

    `GreatestOfOwn("power", CREATURE)`. `they` is a choice of words: 'among creatures they control'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("they",)

    def __init__(self, of: str, *filters: Filter, they: bool = False) -> None:
        if of not in (POWER, TOUGHNESS, VALUE):
            raise VocabularyError(f"there is no greatest {of} among objects")
        self.of: str = of
        self.filter: Filter = every(filters)
        self.they: bool = they

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        own = number_of(game, self.of, ref)
        for id in game.state.controlled(game.state.objs[ref].controller):
            if self.filter.test(game, ctx, id) and number_of(game, self.of, id) > own:
                return False
        return True

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_SIZE


class TheDifference(Quantity):
    """How much more one amount is than another that it was compared with: it means that number. CR 107.1."""

    def __init__(self, what: Amount) -> None:
        self.what: Amount = what

    def meaning(self) -> Node:
        return self.what.meaning()

    def value(self, game: Game, ctx: Context) -> i64:
        return self.what.value(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class AttackedArePoisoned(Circumstance):
    """One or more of the players being attacked have a poison counter. CR 122.1f, 508.3b."""

    def holds(self, game: Game, ctx: Context) -> bool:
        state = game.state
        for id in state.turn().attackers:
            target = state.objs[id].attacking
            if target < 0 and target != NONE and in_sight(game, ctx, target) and state.poison(-1 - target) > 0:
                return True
        return False

    def loop_inputs(self) -> i64:
        return H_COUNTERS


class ControlsSomeOfThose(Circumstance):
    """A player controls one or more of the permanents that an instruction before dealt with, or made of cards.

    `ControlsSomeOfThose(PLAYER_AT_HAND)`. CR 608.2c, 400.7.
    """

    _of: Antecedent | None = None

    def __init__(self, who: Subject) -> None:
        self.who: Subject = who

    def refers_to(self) -> i64:
        return OF_THOSE

    def holds(self, game: Game, ctx: Context) -> bool:
        for id in several_of(self._of, ctx):
            if id < 0:
                continue
            o = game.state.objs[id]
            if o.zone == GONE and o.next_id >= 0:
                o = game.state.objs[o.next_id]
            if o.zone == BATTLEFIELD and self.who.includes(game, ctx, -1 - o.controller):
                return True
        return False

    def loop_inputs(self) -> i64:
        return H_NUMBER
