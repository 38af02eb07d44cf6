"""What the payment planner must know of a part of a cost: what it uses up that mana might need too. CR 118, 601.2h."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS, CostPart
from apnap.rules.ch1_concepts.mana.flow import match_objects
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, HASTE, P_HASTE
from apnap.rules.core.decisions import IllegalAnswer
from apnap.rules.core.interrupts import Reversed
from apnap.rules.core.recorded import has_someone_left
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Tap

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.definitions import Context
    from apnap.rules.core.game import Game

# what a part takes of the objects it needs
TAKES_NOTHING: Final = 0
TAKES_TAP: Final = 1  # each becomes tapped
TAKES_AWAY: Final = 2  # each leaves its zone
NO_LIMIT: Final = 1000
SPENT: Final = "after what was done for mana, the rest of the cost cannot be paid"


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(CostPart):
    """A part of a cost that says what it uses. The parts of one cost never share a resource: needs add up."""

    def taps_this(self) -> bool:
        """Is it the {T} symbol: tap the source itself (602.5a)?"""
        return False

    def removes_this(self) -> bool:
        """Does the source leave its zone?"""
        return False

    def uses_this(self) -> bool:
        """Must the source still be there for it?"""
        return self.taps_this() or self.removes_this()

    def life(self, game: Game, ctx: Context) -> i64:
        """How much life it asks for. CR 119.4."""
        return 0

    def energy(self, game: Game, ctx: Context) -> i64:
        """How many energy counters of the player it asks for. CR 107.14."""
        return 0

    def takes(self) -> i64:
        """What it takes of the objects that it needs."""
        return TAKES_NOTHING

    def needs(self, game: Game, ctx: Context) -> i64:
        """How many objects it needs."""
        return 0

    def eligible(self, game: Game, ctx: Context) -> list[i64]:
        """The objects it may take, in a fixed order."""
        return NO_IDS

    def pay_from(self, game: Game, ctx: Context, candidates: list[Ref]) -> None:
        """Pay with some of these objects. Only for a part that takes objects."""
        raise NotImplementedError

    def most_times(self, game: Game, ctx: Context) -> i64:
        """How often in a row it could be paid, counting only what it uses itself."""
        return NO_LIMIT


def can_tap(game: Game, seat: Seat, id: ObjectId) -> bool:
    """May the {T} or {Q} symbol of this permanent be used, as far as its age goes? CR 302.6, 602.5a."""
    chars = game.char(id)
    if not chars.types & CREATURE:
        return True
    state = game.state
    if state.objs[id].controlled_since < state.players[seat].turn_began or chars.keywords & HASTE != 0:
        return True
    return game.is_permitted(P_HASTE, seat, id)


class TapThis(Part):
    """{T}. CR 107.5, 602.5a."""

    def loop_inputs(self) -> i64:
        return 0

    def taps_this(self) -> bool:
        return True

    def can_pay(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == BATTLEFIELD and not o.tapped and can_tap(game, ctx.controller, ctx.source)

    def pay(self, game: Game, ctx: Context) -> None:
        event = Tap(ctx.source, False)
        event.for_mana = ctx.object < 0  # 106.12
        event.cause = ctx.source
        game.emit(event)


class OwnCost(Part):
    """The mana cost of the card or spell itself: `with_own_costs` adds it to all other mana. CR 202.1, 601.2f."""

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return game.char(ctx.source).cost is not None  # 118.6

    def pay(self, game: Game, ctx: Context) -> None:
        """Nothing: the total's mana is paid as one."""

    def loop_inputs(self) -> i64:
        return 0


def pay_parts(game: Game, ctx: Context, parts: list[CostPart], kept: list[i64]) -> None:
    """Pay all that is not mana, in an order in which nothing is missing: taps come before departures. CR 601.2h.

    What is `kept` is not taken.
    """
    taps: list[Part] = []
    takes: list[Part] = []
    departs: list[Part] = []
    for part in parts:
        if isinstance(part, Part):
            if part.takes() != TAKES_NOTHING:
                if part.needs(game, ctx) > 0:
                    (taps if part.takes() == TAKES_TAP else takes).append(part)
                continue
            if part.removes_this():
                departs.append(part)
                continue
        pay_part(game, ctx, part)
    take_all(game, ctx, taps, kept)
    for part in departs:
        pay_part(game, ctx, part)
    take_all(game, ctx, takes, kept)


def pay_part(game: Game, ctx: Context, part: CostPart) -> None:
    """Pay one part, if that is still possible after what the player did for mana."""
    if not part.can_pay(game, ctx):
        stop_paying(game, SPENT)
    part.pay(game, ctx)


def look_again(game: Game, needs: list[Ref]) -> None:
    """Somebody has left: is all there that what is paid for needs? Else it is reversed. CR 508.1, 733.1."""
    if game.can_reverse():
        for ref in needs:
            if not game.state.is_here(ref):
                raise Reversed()


def stop_paying(game: Game, why: str) -> None:
    """A cost cannot be paid: somebody has left meanwhile, or the last answer of whoever pays is illegal. CR 733.1."""
    if has_someone_left(game):
        raise Reversed()
    raise IllegalAnswer("601.2h", why)


def take_all(game: Game, ctx: Context, takers: list[Part], kept: list[i64]) -> None:
    """Pay parts that take objects in the same way, each leaving enough to those after it."""
    for i in range(len(takers)):
        part = takers[i]
        eligible = part.eligible(game, ctx)
        if i + 1 < len(takers):
            eligible = spared(game, ctx, takers, i, eligible)
        if kept:
            eligible = [id for id in eligible if id not in kept]
        if len(eligible) < part.needs(game, ctx) and has_someone_left(game):
            raise Reversed()
        part.pay_from(game, ctx, eligible)


def spared(game: Game, ctx: Context, takers: list[Part], first: i64, eligible: list[i64]) -> list[i64]:
    """Of the objects that a part may take, those without which the parts after it can still be paid."""
    out: list[i64] = []
    for id in eligible:
        needs: list[i64] = []
        lists: list[list[i64]] = []
        for k in range(first, len(takers)):
            part = takers[k]
            free = part.eligible(game, ctx)
            if id in free:
                free.remove(id)
            n = part.needs(game, ctx)
            needs.append(n - 1 if k == first else n)
            lists.append(free)
        if match_objects(needs, lists):
            out.append(id)
    return out
