"""Copies: tokens that are copies, permanents that become copies, copies of spells and abilities. CR 707."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import amount
from apnap.abilities.effects.durations import Lasting
from apnap.abilities.effects.flow import MAY
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import every
from apnap.abilities.players import EACH_OPPONENT, YOU, seats_of
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.copying import IsCopyOf, IsSize, checked, with_exceptions
from apnap.abilities.targets import TargetSlot
from apnap.rules.ch1_concepts.definitions import (
    OF_MADE,
    OF_OBJECT,
    OF_THOSE,
    Amount,
    Context,
    Effect,
    Filter,
    Selector,
    Triggered,
)
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch5_turns.combat.arrivals import becomes_attacking, choose_attacked
from apnap.rules.ch7_additional.copying import copiable_values, copy_on_stack, retarget, token_copy
from apnap.rules.ch8_multiplayer.shared_turns import ask_each
from apnap.rules.core.constants import BATTLEFIELD, EXILE, LASTS_THE_GAME, LASTS_THIS_TURN, LASTS_TO_PLAYERS_TURN, STACK
from apnap.rules.core.decisions import Decision, YesNoDecision
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


# tokens --------------------------------------------------------------------------------------------------------------
class CreateCopies(PlayerAction):
    """Create tokens that are copies: `CreateCopies(Target(CREATURE), Has(HASTE))`. CR 707.2, 707.8a, 111.

    With `attacking` they enter attacking what their controller chooses (508.4), or with `whom` that player. `each`,
    `late` and `apart` are choices of words: 'for each creature, create a token', and how they enter is said last, or in
    a sentence of its own.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("each", "late", "apart")

    def __init__(
        self,
        of: Selector,
        *exceptions: Change,
        number: int | Amount = 1,
        who: Selector = YOU,
        tapped: bool = False,
        attacking: bool = False,
        each: bool = False,
        late: bool = False,
        whom: Selector | None = None,
        apart: bool = False,
    ) -> None:
        super().__init__(who)
        self.late: bool = late
        self.apart: bool = apart
        self.each: bool = each
        self.tapped: bool = tapped
        self.attacking: bool = attacking
        self.amount: Amount = amount(number)
        self.of: Selector = of
        self.exceptions: list[Change] = checked(exceptions)
        self.whom: Selector | None = whom

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        made: list[i64] = []
        for seat in seats:
            for id in self.of.pick(game, ctx):
                if id >= 0:
                    values = self.values_of(game, ctx, id)
                    if n > 0:
                        event = token_copy(game, seat, id, values)
                        event.count = n
                        event.cause = ctx.source
                        entry = event.entry
                        if entry is not None:
                            entry.tapped = self.tapped
                        game.emit(event)
                        made.extend(event.made)
        if self.attacking:
            whom = self.whom
            for token in made:
                seat = game.state.objs[token].controller
                if whom is None:
                    becomes_attacking(game, token, choose_attacked(game, seat, token))
                else:
                    for ref in whom.pick(game, ctx)[:1]:
                        becomes_attacking(game, token, ref)
        ctx.those = made
        if made:
            ctx.it = made[0]

    def values_of(self, game: Game, ctx: Context, id: ObjectId) -> Chars:
        """What a token copies, with what is different about it."""
        return with_exceptions(game, ctx, copiable_values(game, id), self.exceptions)

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT | OF_THOSE | OF_MADE

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class CreateOnlyCopies(CreateCopies):
    """Create tokens that are copies; then all other tokens that this has created so are exiled. CR 607.2, 701.13."""

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        super().act(game, ctx, seats)
        made = ctx.those
        events: list[Event] = []
        for id in game.state.objs[ctx.source].linked:
            o = game.state.objs[id]
            if o.token and o.zone == BATTLEFIELD and id not in made:
                event = ZoneChange(id, BATTLEFIELD, EXILE, o.owner)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)
        if made:
            o = game.state.edit(ctx.source)
            o.linked = o.linked + made
        ctx.those = made


class CreateHalvedCopies(CreateCopies):
    """Create tokens that are copies, except that each has half the power and half the toughness, rounded up.

    Half of what the object has, or last had: `CreateHalvedCopies(IT, number=2)`. CR 107.1a, 608.2h, 707.9b.
    """

    def values_of(self, game: Game, ctx: Context, id: ObjectId) -> Chars:
        out = super().values_of(game, ctx, id)
        c = game.char(id)
        half = IsSize("0/0")
        half.power = (c.power + 1) // 2
        half.toughness = (c.toughness + 1) // 2
        return with_exceptions(game, ctx, out, [half])


# becoming a copy -----------------------------------------------------------------------------------------------------
class BecomeCopy(Lasting):
    """Permanents become copies of something, until end of turn or your next turn, or for good. CR 707.4."""

    DERIVED: ClassVar[tuple[str, ...]] = ("changes",)

    def __init__(
        self,
        subject: Selector,
        of: Selector,
        *exceptions: Change,
        for_good: bool = False,
        until_yours: bool = False,
    ) -> None:
        duration: i64 = LASTS_THE_GAME if for_good else LASTS_TO_PLAYERS_TURN if until_yours else LASTS_THIS_TURN
        super().__init__(duration, subject, [IsCopyOf(of, checked(exceptions))])
        self.of: Selector = of
        self.exceptions: list[Change] = list(exceptions)


# spells and abilities ------------------------------------------------------------------------------------------------
class CopyOnStack(Effect):
    """Copy a spell or ability, with new targets for the copy if you like, unless it says otherwise. CR 707.10.

    Copied more than once, it is a copy of the same spell each time: `CopyOnStack(TargetSpell(), times=2)`.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("in_one_breath", "words", "one_target")

    def __init__(
        self,
        what: Selector,
        *exceptions: Change,
        new_targets: bool = True,
        in_one_breath: bool = False,
        words: str = "",
        times: int | Amount = 1,
        one_target: bool = False,
    ) -> None:
        self.times: Amount = amount(times)
        self.one_target: bool = one_target  # a choice of words: 'a new target', of a spell that has one
        self.words: str = words  # a choice of words: how it is said that new targets may be chosen
        self.what: Selector = what
        self.in_one_breath: bool = in_one_breath  # a choice of words
        self.exceptions: list[Change] = checked(exceptions)
        self.new_targets: bool = new_targets

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def happen(self, game: Game, ctx: Context) -> None:
        made: list[i64] = []
        times = self.times.value(game, ctx)
        for id in self.what.pick(game, ctx):
            if id < 0:
                continue
            for _i in range(times):
                values: Chars | None = None
                if self.exceptions:
                    values = with_exceptions(game, ctx, copiable_values(game, id), self.exceptions)
                copy = copy_on_stack(game, ctx.controller, id, ctx.object, values, self.new_targets)
                if copy >= 0:
                    made.append(copy)
        ctx.those = made
        if made:
            ctx.it = made[0]

    def loop_inputs(self) -> i64:
        return 0


class CopiesThis(PlayerAction):
    """Players make a copy of this spell, with new targets if they like, which they control. CR 707.10.

    `one_target` is a choice of words: 'a new target', of a spell that has one; so is `that`: 'for that copy'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("one_target", "that")

    def __init__(self, who: Selector = YOU, one_target: bool = False, that: bool = False) -> None:
        super().__init__(who)
        self.one_target: bool = one_target
        self.that: bool = that

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            copy_on_stack(game, seat, ctx.source, ctx.object, None, True)

    def loop_inputs(self) -> i64:
        return 0


class CopyWithOpponents(Effect):
    """Each opponent may copy a spell for themselves; you copy it once, and once more for each who did. CR 707.10.

    They decide in turn order before anything is copied; everybody may choose new targets for the copies they control.
    """

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def happen(self, game: Game, ctx: Context) -> None:
        for id in self.what.pick(game, ctx):
            if id < 0:
                continue
            seats = seats_of(game, EACH_OPPONENT.pick(game, ctx))
            asked: list[Decision] = []
            for seat in seats:
                asked.append(YesNoDecision(seat, "608.2d", ctx=ctx, benefit=1, labels=MAY, own=True, nodes=[self]))
            answers = ask_each(game, asked)
            times: i64 = 1
            for i in range(len(seats)):
                if answers[i][0] and copy_on_stack(game, seats[i], id, ctx.object, None, True) >= 0:
                    times += 1
            for _i in range(times):
                copy_on_stack(game, ctx.controller, id, ctx.object, None, True)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class ChooseNewTargets(Effect):
    """You may choose new targets for a spell or ability, whoever controls it. CR 115.7d."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def happen(self, game: Game, ctx: Context) -> None:
        for id in self.what.pick(game, ctx):
            if id >= 0 and game.state.in_game(ctx.controller):
                retarget(game, ctx.controller, id, ctx.object)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetAbility(TargetSlot):
    """Target triggered ability, or target activated or triggered ability. CR 115.1, 113.9.

    With `activated` an activated one only. With `spell` it may be a spell that fits as well; `short` is a choice of
    words then: 'spell or ability'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("short",)

    def __init__(
        self,
        *filters: Filter,
        triggered: bool = False,
        activated: bool = False,
        spell: Filter | None = None,
        short: bool = False,
        source: Filter | None = None,
    ) -> None:
        super().__init__(1, False, False)
        self.source: Filter | None = source  # of what the ability is
        self.filter: Filter = every(filters)
        self.triggered: bool = triggered  # a triggered one only
        self.activated: bool = activated
        self.spell: Filter | None = spell
        self.short: bool = short

    def suits(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        if o.zone != STACK or o.marker != game.state.here or not self.filter.test(game, ctx, ref):
            return False
        source = self.source
        if source is not None and (o.ability is None or o.source < 0 or not source.test(game, ctx, o.source)):
            return False
        if o.ability is None:
            spell = self.spell
            return spell is not None and spell.test(game, ctx, ref)
        if isinstance(o.ability, Triggered):
            return not self.activated
        return not self.triggered

    def zone(self) -> i64:
        return STACK


class CopyThisFor(Effect):
    """Copy the spell for each time that something was done; new targets may be chosen for the copies. CR 707.10."""

    WORDING: ClassVar[tuple[str, ...]] = ("says",)

    def __init__(self, times: Amount, targets: bool = False) -> None:
        self.times: Amount = times
        self.says: bool = targets  # a choice of words: that new targets may be chosen

    def happen(self, game: Game, ctx: Context) -> None:
        n = self.times.value(game, ctx)
        for _i in range(n):
            copy_on_stack(game, ctx.controller, ctx.source, ctx.object, None, True)
