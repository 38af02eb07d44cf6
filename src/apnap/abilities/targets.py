"""Target slots: permanents, players, both, spells, cards. CR 115.

A slot object is one choice: the same one twice in an ability means the same targets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError
from apnap.abilities.filters import AllOf, IsAttacking, every, is_yours_only, types_needed
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_PLAYER, OF_THOSE, Amount, Context, Filter, Node, Selector
from apnap.rules.ch1_concepts.definitions import Target as Slot
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.ch1_concepts.targets import allowed
from apnap.rules.core.constants import (
    BATTLEFIELD,
    DAMAGEABLE_TYPES,
    GRAVEYARD,
    NONE,
    STACK,
    ZONE_NAMES,
    ZONES_PER_SEAT,
)
from apnap.rules.core.types import ObjectId, Ref, Zone

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


ANY_NUMBER: Final = -1
UNLIMITED: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetSlot(Slot):
    """A slot that looks for its targets among players, permanents, cards of a zone, or a stack.

    It takes a number of targets, up to that number, ANY_NUMBER of them, or as many as an amount says: `count=X`.
    """

    def __init__(self, count: int | Amount, up_to: bool, other: bool) -> None:
        super().__init__()
        self.other = other
        if isinstance(count, Amount):
            self.at_most = count
            self.at_least = None if up_to else count
            self.minimum = 0
            self.maximum = UNLIMITED
        elif count == ANY_NUMBER:
            self.minimum = 0
            self.maximum = UNLIMITED
        elif count < 1:
            raise VocabularyError(f"a target slot takes one target at least, not {count}")
        else:
            self.maximum = count
            self.minimum = 0 if up_to else count
        self._types: i64 = -1  # of permanents that fit, see types_needed
        self._attacking: bool = False  # only attackers fit, see is_attacker
        # permanents that were legal when they were last asked for, and are tried first: any one will do
        self._found: i64 = 0
        self._found_of_opponent: i64 = 0

    def suits(self, game: Game, ctx: Context, ref: Ref) -> bool:
        """Is it what the slot describes, where the slot looks for it?"""
        raise NotImplementedError

    def legal(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return self.suits(game, ctx, ref) and allowed(game, ctx, ref)

    def among_players(self) -> bool:
        return False

    def zone(self) -> i64:
        """The zone it looks in; -1 for none."""
        return BATTLEFIELD

    def candidates(self, game: Game, ctx: Context) -> list[i64]:
        state = game.state
        out: list[i64] = []
        if self.among_players():
            for seat in range(state.seats):
                if self.legal(game, ctx, -1 - seat):
                    out.append(-1 - seat)
        zone = self.zone()
        if zone == STACK:
            for id in state.turn().stack:
                if self.legal(game, ctx, id):
                    out.append(id)
        elif zone == BATTLEFIELD:
            if self._attacking and not state.fighting():
                return out
            for seat in range(state.seats):
                for id in state.ids(seat, zone):
                    if self.may_fit(game, id) and self.legal(game, ctx, id):
                        out.append(id)
        elif zone >= 0:
            for seat in range(state.seats):
                for id in state.ids(seat, zone):
                    if self.legal(game, ctx, id):
                        out.append(id)
        return out

    def may_fit(self, game: Game, id: ObjectId) -> bool:
        """Has a permanent one of the card types that it must have?"""
        needed = self._types
        return needed < 0 or game.char(id).types & needed != 0

    def still_fits(self, game: Game, ctx: Context, id: ObjectId) -> bool:
        """Is this permanent, of this or another game, a legal target here?"""
        objs = game.state.objs
        return id < len(objs) and objs[id].zone == BATTLEFIELD and self.may_fit(game, id) and self.legal(game, ctx, id)

    def finds_opponent(self, game: Game, ctx: Context) -> bool:
        """Is there a legal target that is an opponent of the controller, or is controlled by one?"""
        state = game.state
        zone = self.zone()
        if zone == BATTLEFIELD and self.still_fits(game, ctx, self._found_of_opponent):
            if state.opponents(ctx.controller, state.objs[self._found_of_opponent].controller):
                return True
        if zone == STACK or (zone >= 0 and zone != BATTLEFIELD):
            return super().finds_opponent(game, ctx)
        for seat in range(state.seats):
            if state.opponents(ctx.controller, seat):
                if self.among_players() and self.legal(game, ctx, -1 - seat):
                    return True
                if zone == BATTLEFIELD:
                    for id in state.ids(seat, zone):
                        if self.may_fit(game, id) and self.legal(game, ctx, id):
                            self._found_of_opponent = id
                            return True
        return False

    def exists(self, game: Game, ctx: Context) -> bool:
        state = game.state
        if self.among_players():
            for seat in range(state.seats):
                if self.legal(game, ctx, -1 - seat):
                    return True
        zone = self.zone()
        if zone == STACK:
            for id in state.turn().stack:
                if self.legal(game, ctx, id):
                    return True
        elif zone == BATTLEFIELD:
            if self._attacking and not state.fighting():
                return False
            if self.still_fits(game, ctx, self._found):
                return True
            for seat in range(state.seats):
                for id in state.ids(seat, zone):
                    if self.may_fit(game, id) and self.legal(game, ctx, id):
                        self._found = id
                        return True
        elif zone >= 0:
            for seat in range(state.seats):
                for id in state.ids(seat, zone):
                    if self.legal(game, ctx, id):
                        return True
        return False


def is_attacker(filter: Filter) -> bool:
    """Does it say that whatever fits is attacking? CR 508.1k."""
    if isinstance(filter, AllOf):
        for f in filter.filters:
            if is_attacker(f):
                return True
    return isinstance(filter, IsAttacking)


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(TargetSlot):
    """Target permanents that fit: `Target(CREATURE, YOU_CONTROL)`, `Target(LAND, count=2)`. CR 115.1.

    `third` is a choice of words: 'a third target', not 'another target'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("third",)

    def __init__(
        self,
        *filters: Filter,
        count: int | Amount = 1,
        up_to: bool = False,
        other: bool = False,
        third: bool = False,
    ) -> None:
        super().__init__(count, up_to, other)
        self.third: bool = third
        self.filter: Filter = every(filters)
        self._types = types_needed(self.filter)
        self._attacking = is_attacker(self.filter)
        self._yours: bool = is_yours_only(self.filter)

    def suits(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.state.objs[ref].zone == BATTLEFIELD and self.filter.test(game, ctx, ref)

    def finds_opponent(self, game: Game, ctx: Context) -> bool:
        return not self._yours and super().finds_opponent(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyTarget(TargetSlot):
    """Any target: a creature, player, planeswalker or battle; chosen by you, or by an opponent. CR 115.4.

    `any_other` is a choice of words: 'any other target', not 'another target'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("any_other",)

    def __init__(
        self,
        count: int | Amount = 1,
        up_to: bool = False,
        other: bool = False,
        by_opponent: bool = False,
        any_other: bool = False,
    ) -> None:
        super().__init__(count, up_to, other)
        self.any_other: bool = any_other
        self.by_opponent = by_opponent
        self._types = DAMAGEABLE_TYPES

    def suits(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return ref != NONE
        return game.state.objs[ref].zone == BATTLEFIELD and game.char(ref).types & DAMAGEABLE_TYPES != 0

    def kinds(self) -> i64:
        return OF_OBJECT | OF_PLAYER | OF_THOSE

    def among_players(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyTargetBut(AnyTarget):
    """Any target, but of permanents only those that fit: `AnyTargetBut(Not(Subtype("Elf")))`. CR 115.4."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__()
        self.filter: Filter = every(filters)

    def suits(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return super().suits(game, ctx, ref) and (ref < 0 or self.filter.test(game, ctx, ref))


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetPlayer(TargetSlot):
    """Target player, or target opponent. `each` is a choice of words: 'any number of target players each'."""

    WORDING: ClassVar[tuple[str, ...]] = ("each",)

    def __init__(
        self,
        who: Subject = EACH_PLAYER,
        count: int | Amount = 1,
        up_to: bool = False,
        other: bool = False,
        each: bool = False,
    ) -> None:
        super().__init__(count, up_to, other)
        self.each: bool = each
        self.who: Subject = who

    def suits(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref < 0 and self.who.includes(game, ctx, ref)

    def kinds(self) -> i64:
        return OF_PLAYER

    def among_players(self) -> bool:
        return True

    def zone(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetOpponent(TargetPlayer):
    """Target opponent."""

    def __init__(self, other: bool = False) -> None:
        super().__init__(EACH_OPPONENT, 1, False, other)


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetPlayerOr(TargetSlot):
    """Target player or a permanent that fits: `TargetPlayerOr(PLANESWALKER)`."""

    WORDING: ClassVar[tuple[str, ...]] = ("player_last",)

    def __init__(
        self, *filters: Filter, who: Subject = EACH_PLAYER, other: bool = False, player_last: bool = False
    ) -> None:
        super().__init__(1, False, other)
        self.player_last: bool = player_last  # a choice of words
        self.who: Subject = who
        self.filter: Filter = every(filters)

    def suits(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return self.who.includes(game, ctx, ref)
        return game.state.objs[ref].zone == BATTLEFIELD and self.filter.test(game, ctx, ref)

    def kinds(self) -> i64:
        return OF_OBJECT | OF_PLAYER | OF_THOSE

    def among_players(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetSpell(TargetSlot):
    """Target spell. CR 112.1, 115.1; on the stack that the source is on (807.5)."""

    def __init__(self, *filters: Filter, other: bool = False) -> None:
        super().__init__(1, False, other)
        self.filter: Filter = every(filters)

    def suits(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        return (
            o.zone == STACK and o.ability is None and o.marker == game.state.here and self.filter.test(game, ctx, ref)
        )

    def zone(self) -> i64:
        return STACK

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class InSeveralZones(TargetSlot):
    """A slot whose targets are looked for in more than one zone. CR 115.1."""

    def zone(self) -> i64:
        return -1

    def exists(self, game: Game, ctx: Context) -> bool:
        return len(self.candidates(game, ctx)) > 0

    def finds_opponent(self, game: Game, ctx: Context) -> bool:
        for id in self.candidates(game, ctx):
            if game.state.opponents(ctx.controller, game.state.objs[id].controller):
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetSpellOr(InSeveralZones):
    """Target spell, or a permanent that fits: `TargetSpellOr(NONLAND)`. CR 115.1."""

    def __init__(self, *filters: Filter, other: bool = False) -> None:
        super().__init__(1, False, other)
        self.filter: Filter = every(filters)

    def suits(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        if o.zone == STACK:
            return o.ability is None and o.marker == game.state.here
        return o.zone == BATTLEFIELD and self.filter.test(game, ctx, ref)

    def candidates(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in game.state.turn().stack:
            if self.legal(game, ctx, id):
                out.append(id)
        for seat in range(game.state.seats):
            for id in game.state.ids(seat, BATTLEFIELD):
                if self.legal(game, ctx, id):
                    out.append(id)
        return out

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetCard(TargetSlot):
    """Target cards in a zone, usually a graveyard: `TargetCard(CREATURE, whose=YOU)`; `within` is a choice of words.

    With `one_owner` all of them are in the zone of one player: 'from a single graveyard'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("within",)

    def __init__(
        self,
        *filters: Filter,
        whose: Subject = YOU,
        zone: Zone = GRAVEYARD,
        count: int | Amount = 1,
        up_to: bool = False,
        other: bool = False,
        within: bool = False,
        one_owner: bool = False,
    ) -> None:
        super().__init__(count, up_to, other)
        self.one_owner = one_owner
        self.within: bool = within  # 'in your graveyard', not 'from your graveyard'
        if zone < 0 or zone >= ZONES_PER_SEAT or zone == BATTLEFIELD:
            raise VocabularyError(f"cards are not targeted in zone {zone}; known zones: {', '.join(ZONE_NAMES)}")
        self.filter: Filter = every(filters)
        self.whose: Subject = whose
        self.where: i64 = zone

    def suits(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        return (
            o.zone == self.where and self.whose.includes(game, ctx, -1 - o.owner) and self.filter.test(game, ctx, ref)
        )

    def candidates(self, game: Game, ctx: Context) -> list[i64]:
        found = super().candidates(game, ctx)
        return of_owners_with(game, found, self.minimum) if self.one_owner and self.minimum > 1 else found

    def exists(self, game: Game, ctx: Context) -> bool:
        if self.one_owner and self.minimum > 1:
            return len(self.candidates(game, ctx)) > 0
        return super().exists(game, ctx)

    def zone(self) -> i64:
        return self.where

    def loop_inputs(self) -> i64:
        return 0


def of_owners_with(game: Game, refs: list[Ref], number: i64) -> list[i64]:
    """Those of these cards whose owners have as many of them at least. CR 601.2c."""
    objs = game.state.objs
    out: list[i64] = []
    for ref in refs:
        n: i64 = 0
        for other in refs:
            if objs[other].owner == objs[ref].owner:
                n += 1
        if n >= number:
            out.append(ref)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetEverywhere(InSeveralZones):
    """Target permanents that fit, and cards in graveyards: `TargetEverywhere(CREATURE, count=3)`. CR 115.1."""

    def __init__(self, *filters: Filter, count: int | Amount = 1, up_to: bool = False, other: bool = False) -> None:
        super().__init__(count, up_to, other)
        self.filter: Filter = every(filters)

    def suits(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        zone = game.state.objs[ref].zone
        return (zone == BATTLEFIELD or zone == GRAVEYARD) and self.filter.test(game, ctx, ref)

    def candidates(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for zone in (BATTLEFIELD, GRAVEYARD):
            for seat in range(game.state.seats):
                for id in game.state.ids(seat, zone):
                    if self.legal(game, ctx, id):
                        out.append(id)
        return out


def of_opponents_choice(slot: TargetSlot, theirs: bool = False) -> TargetSlot:
    """A target slot like this, but an opponent chooses for it; with `theirs`, among what they control. CR 601.7."""
    return replaced(slot, by_opponent=True, theirs=theirs)


def of_their_choice(slot: TargetSlot, who: Selector) -> TargetSlot:
    """A target slot like this, but a player whom the trigger is about chooses for it. CR 603.3d."""
    return replaced(slot, by=who)


def at_random(slot: TargetSlot) -> TargetSlot:
    """A target slot like this, for which chance chooses. CR 115.1."""
    return replaced(slot, at_random=True)


class Chosen(Subject):
    """Who was chosen as a target, in a description of objects: `ControlledBy(Chosen(TargetOpponent()))`."""

    def __init__(self, slot: TargetSlot) -> None:
        self.slot: TargetSlot = slot

    def kinds(self) -> i64:
        return self.slot.kinds()

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return self.slot.pick(game, ctx)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.slot.pick(game, ctx)


class Again(Subject):
    """Targets that were spoken of before, called by other words than 'it': `Again(slot, "that card")`.

    It means the same as the slot. Inside of an ability that triggers later a word stands for the slot (603.7c).
    """

    WORDING: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, what: Selector, said: str) -> None:
        self.what: Selector = what
        self.said: str = said

    def meaning(self) -> Node:
        return self.what.meaning()

    def kinds(self) -> i64:
        return self.what.kinds()

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return self.what.pick(game, ctx)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.what.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


def plain_target(what: Selector) -> Selector:
    """The target itself, whatever it is called."""
    return what.what if isinstance(what, Again) else what
