"""What an instruction before came to: how many were destroyed this way, how much life was lost. CR 608.2c, 608.2h."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.amounts import ThatMuch
from apnap.abilities.base import Circumstance, Quantity, Subject, VocabularyError, seen
from apnap.abilities.filters import every
from apnap.abilities.players import EachPlayer
from apnap.abilities.references import Antecedent, amount_of, several_of
from apnap.rules.ch1_concepts.definitions import (
    OF_BATCH,
    OF_DISCARDED,
    OF_EXILED,
    OF_PLAYER,
    OF_SACRIFICED,
    OF_THOSE,
    Context,
    Filter,
    Selector,
)
from apnap.rules.ch1_concepts.nodes import OF_COUNTERS, OF_DAMAGED, OF_DESTROYED, OF_DRAWN
from apnap.rules.ch7_additional.loops.loop_inputs import H_NUMBER
from apnap.rules.core.constants import BATTLEFIELD, EV_ATTACK, EV_DAMAGE, EXILE, GONE, GRAVEYARD, HAND, NONE
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Attacks as AttackDeclared
from apnap.rules.events import Damage

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

DESTROYED: Final = "destroyed"
SACRIFICED: Final = "sacrificed"
EXILED: Final = "exiled"
TAPPED: Final = "tapped"
GOADED: Final = "goaded"
WAYS: Final = (DESTROYED, SACRIFICED, EXILED, TAPPED, GOADED)
DISCARDED: Final = "discarded"
DRAWN: Final = "drawn"
MILLED: Final = "milled"
REVEALED: Final = "revealed"
BURIED: Final = "put into a graveyard"
GIVEN: Final = "given counters"
RETURNED: Final = "returned"
TAKEN: Final = "put into your hand"
REGAINED: Final = "returned to your hand"
ARRIVED: Final = "put onto the battlefield"
MEANT: Final[dict[str, i64]] = {
    DESTROYED: OF_DESTROYED,
    SACRIFICED: OF_SACRIFICED,
    EXILED: OF_EXILED,
    DISCARDED: OF_DISCARDED,
    DRAWN: OF_DRAWN,
    MILLED: OF_BATCH,
    REVEALED: OF_BATCH,
    BURIED: OF_DESTROYED | OF_SACRIFICED | OF_BATCH,
    GIVEN: OF_THOSE,
    RETURNED: OF_THOSE,
    TAKEN: OF_BATCH,
    REGAINED: OF_THOSE,
    ARRIVED: OF_BATCH,
}


def was_done(game: Game, id: ObjectId, verb: str) -> bool:
    """Did it happen to this permanent: is it tapped, or has it left the battlefield?"""
    o = game.state.objs[id]
    if verb == GOADED:
        return True
    return o.tapped if verb == TAPPED else o.zone != BATTLEFIELD


def zone_now(game: Game, id: ObjectId) -> i64:
    """Where an object is, or what it became as it moved last. CR 400.7j."""
    o = game.state.objs[id]
    return game.state.objs[o.next_id].zone if o.zone == GONE and o.next_id >= 0 else o.zone


class ThisWay(Subject):
    """What fits of all that an instruction before destroyed, sacrificed, exiled, discarded, drew or revealed.

    `ThisWay(EXILED, CREATURE)`. With `card`, tokens do not count. `the` is a choice of words: 'the creatures ...';
    and so is `all`: 'all creatures ...'; and `called`, what it is called where it was spoken of: 'that card', 'it'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("the", "all", "called")
    _of: Antecedent | None = None

    def __init__(
        self,
        verb: str,
        *filters: Filter,
        card: bool = False,
        the: bool = False,
        all: bool = False,
        called: str = "",
    ) -> None:
        if verb not in MEANT:
            raise VocabularyError(f"objects are {', '.join(MEANT)} this way, not {verb}")
        self.verb: str = verb
        self.filter: Filter = every(filters)
        self.card: bool = card
        self.the: bool = the
        self.all: bool = all
        self.called: str = called

    def refers_to(self) -> i64:
        return MEANT[self.verb]

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in several_of(self._of, ctx):
            if id >= 0 and self.was_done(game, id) and self.filter.test(game, ctx, id):
                out.append(id)
        return seen(game, ctx, out)

    def was_done(self, game: Game, id: ObjectId) -> bool:
        """Did it happen, unless something else happened instead?"""
        o = game.state.objs[id]
        if self.card and o.token:
            return False
        if self.verb == EXILED:
            return zone_now(game, id) == EXILE
        if self.verb == BURIED:
            return zone_now(game, id) == GRAVEYARD
        if self.verb == DISCARDED:
            return o.zone == GONE
        if self.verb == ARRIVED:
            return zone_now(game, id) == BATTLEFIELD
        if self.verb == TAKEN or self.verb == REGAINED:
            return zone_now(game, id) == HAND
        if self.verb == GIVEN:
            return o.zone == BATTLEFIELD
        if self.verb == RETURNED:
            return o.zone != GRAVEYARD  # wherever it ended up
        return o.zone != BATTLEFIELD

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return H_NUMBER


def who_did(game: Game, id: ObjectId) -> i64:
    """Whose card or permanent it was."""
    return game.state.objs[id].controller


class DiedThisWay(Circumstance):
    """Something that was destroyed or sacrificed is in a graveyard now: `DiedThisWay(That(CREATURE))`. CR 700.4."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def holds(self, game: Game, ctx: Context) -> bool:
        what = self.what
        for id in what.remembered(game, ctx) if isinstance(what, Subject) else what.pick(game, ctx):
            if id >= 0 and zone_now(game, id) == GRAVEYARD:
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


class MostThisWay(Quantity):
    """The greatest number of cards that one player discarded, drew or milled by the instruction before."""

    def __init__(self, way: ThisWay) -> None:
        self.way: ThisWay = way

    def value(self, game: Game, ctx: Context) -> i64:
        ids = self.way.pick(game, ctx)
        most: i64 = 0
        for seat in range(game.state.seats):
            n: i64 = 0
            for id in ids:
                if game.state.objs[id].owner == seat:
                    n += 1
            most = max(most, n)
        return most

    def loop_inputs(self) -> i64:
        return H_NUMBER


class EachWhoDid(EachPlayer):
    """Each player of several by whom something was discarded, drawn or sacrificed; with `none`, by whom nothing was.

    `EachWhoDid(EACH_PLAYER, ThisWay(DISCARDED))`. `can` is a choice of words: 'each player who can't'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("can",)

    def __init__(self, group: EachPlayer, way: ThisWay, none: bool = False, can: bool = False) -> None:
        self.group: EachPlayer = group
        self.way: ThisWay = way
        self.none: bool = none
        self.can: bool = can

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        if not self.group.means(game, ctx, seat):
            return False
        for id in self.way.pick(game, ctx):
            if who_did(game, id) == seat:
                return not self.none
        return self.none


class CountThisWay(Quantity):
    """How many permanents that fit were destroyed, sacrificed, exiled or tapped by the instruction before."""

    _of: Antecedent | None = None

    def __init__(self, verb: str, *filters: Filter) -> None:
        if verb not in WAYS:
            raise VocabularyError(f"permanents are {', '.join(WAYS)} this way, not {verb}")
        self.verb: str = verb
        self.filter: Filter = every(filters)

    def refers_to(self) -> i64:
        return OF_THOSE

    def value(self, game: Game, ctx: Context) -> i64:
        n: i64 = 0
        for id in several_of(self._of, ctx):
            if id >= 0 and was_done(game, id, self.verb) and self.filter.test(game, ctx, id):
                n += game.state.objs[id].token_count
        return n

    def loop_inputs(self) -> i64:
        return H_NUMBER


class AnyThisWay(Circumstance):
    """A permanent that fits was destroyed, sacrificed, exiled or tapped by the instruction before.

    `now` is a choice of words: 'is destroyed this way'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("now",)
    _of: Antecedent | None = None

    def __init__(self, verb: str, *filters: Filter, now: bool = False) -> None:
        if verb not in WAYS:
            raise VocabularyError(f"permanents are {', '.join(WAYS)} this way, not {verb}")
        self.verb: str = verb
        self.filter: Filter = every(filters)
        self.now: bool = now

    def refers_to(self) -> i64:
        return OF_THOSE

    def holds(self, game: Game, ctx: Context) -> bool:
        for id in several_of(self._of, ctx):
            if id >= 0 and was_done(game, id, self.verb) and self.filter.test(game, ctx, id):
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


class DealtThisWay(Circumstance):
    """A permanent that fits, or (`player`) a player, was dealt damage by the instruction before. CR 120.4, 608.2c."""

    _of: Antecedent | None = None

    def __init__(self, *filters: Filter, player: bool = False) -> None:
        if player and filters:
            raise VocabularyError("damage is dealt to a player, or to a permanent that fits")
        self.filter: Filter = every(filters)
        self.player: bool = player

    def refers_to(self) -> i64:
        return OF_DAMAGED

    def holds(self, game: Game, ctx: Context) -> bool:
        """Was it dealt to one of those that it was for, after replacement and prevention?"""
        those = several_of(self._of, ctx)
        left = amount_of(self._of, ctx)
        e = game.state.turn().events[EV_DAMAGE]  # the last ones are what the instruction came to
        while e is not None and left > 0:
            if isinstance(e, Damage):
                left -= e.amount
                if e.target in those and self.fits(game, ctx, e.target):
                    return True
            e = e.prev
        return False

    def fits(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref < 0 if self.player else ref >= 0 and self.filter.test(game, ctx, ref)

    def loop_inputs(self) -> i64:
        return 0


class LifeLostThisWay(ThatMuch):
    """The life lost this way: what the instruction before let all its players lose together. CR 119.3."""


class LifeGainedThen(ThatMuch):
    """The amount of life you gained: what the event was about. CR 119.3."""


class DamageToThem(ThatMuch):
    """The damage dealt to that player: what the event was about. CR 120.3."""


class TheResult(ThatMuch):
    """The result of the die that was rolled. CR 706.2."""


class CountersRemoved(ThatMuch):
    """The number of counters removed this way, by the instruction or cost before that removed all of them. CR 122.1.

    `counter` is a choice of words: of which kind they are is said.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("counter",)

    def __init__(self, counter: str = "") -> None:
        self.counter: str = counter

    def refers_to(self) -> i64:
        return OF_COUNTERS


class EachAttached(Subject):
    """Each permanent that fits and is attached to something: `EachAttached(THIS, Subtype("Aura"))`. CR 701.3.

    `all` is a choice of words: 'all Equipment attached to it'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("all",)

    def __init__(self, to: Selector, *filters: Filter, all: bool = False) -> None:
        self.to: Selector = to
        self.filter: Filter = every(filters)
        self.all: bool = all

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for host in self.to.pick(game, ctx):
            if host >= 0:
                for id in game.state.objs[host].attachments:
                    if self.filter.test(game, ctx, id):
                        out.append(id)
        return out

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


LIFE_LOST_THIS_WAY: Final = LifeLostThisWay()
THE_RESULT: Final = TheResult()
COUNTERS_REMOVED: Final = CountersRemoved()


class AttackedBy(Subject):
    """The player, planeswalker or battle that a creature is attacking, or attacked this turn. CR 508.1b, 608.2h."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in self.what.pick(game, ctx):
            ref = attacked_by(game, id)
            if ref != NONE and ref not in out:
                out.append(ref)
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class AttackedPlayers(Subject):
    """The players whom these creatures were declared attacking, last in this turn. CR 508.1b, 608.2h."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        known: list[i64] = []
        ids = self.what.pick(game, ctx)
        e = game.state.turn().events[EV_ATTACK]
        while e is not None:
            if isinstance(e, AttackDeclared) and e.id in ids and e.id not in known:
                known.append(e.id)
                ref = e.defender
                if ref < 0 and ref not in out and game.state.in_game(-1 - ref):
                    out.append(ref)
            e = e.prev
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


def attacked_by(game: Game, id: ObjectId) -> Ref:
    """What a creature is attacking; what it attacked last in this turn, if it is not attacking any more."""
    state = game.state
    if id < 0:
        return NONE
    ref = state.objs[id].attacking
    e = state.turn().events[EV_ATTACK]
    while ref == NONE and e is not None:
        if isinstance(e, AttackDeclared) and e.id == id:
            ref = e.defender
        e = e.prev
    if ref == NONE:
        return NONE
    if ref < 0:
        return ref if state.in_game(-1 - ref) else NONE
    return ref if state.objs[ref].zone == BATTLEFIELD else NONE
