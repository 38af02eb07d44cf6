"""Mana of a chosen colour, mana that may be spent only on some things, or does something then. CR 106.6, 607.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.mana import add_groups, adder, parse_groups
from apnap.abilities.statics.choosing import A_COLOR
from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Effect, Filter, Pattern, Selector, Triggered
from apnap.rules.ch1_concepts.mana.purpose import USE_ACTIVATE, USE_ANY, USE_CAST, Spending
from apnap.rules.ch1_concepts.mana.sources import ManaEffect
from apnap.rules.ch6_spells.triggers import add_trigger
from apnap.rules.core.constants import ALL_COLORS, BEGIN_COMBAT, CLEANUP, END_COMBAT
from apnap.rules.core.designations import noted
from apnap.rules.core.state import Trigger
from apnap.rules.core.types import ObjectId, Seat, Step

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class AddChosenColor(ManaEffect):
    """Add one mana of the colour chosen for this: `AddChosenColor()`, `AddChosenColor("{R}")` for red or that one."""

    WORDING: ClassVar[tuple[str, ...]] = ("more", "that")

    def __init__(self, symbol: str = "", who: Selector | None = None, more: bool = False, that: bool = False) -> None:
        self.who: Selector | None = who
        self.more: bool = more  # a choice of words: 'an additional'
        self.that: bool = that  # and 'of that color'
        self.symbol: str = symbol
        self.other: i64 = 0
        if symbol:
            groups = parse_groups(symbol)
            if len(groups) != 2 or groups[1] != 1:
                raise VocabularyError(f"one mana of one kind is needed, not {symbol!r}")
            self.other = groups[0]

    def recipient(self, game: Game, ctx: Context) -> i64:
        return adder(game, ctx, self.who)

    def is_fixed(self) -> bool:
        return self.who is None  # what was chosen as it entered stays chosen

    def makes(self) -> i64:
        return ALL_COLORS | self.other

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        mask = self.other
        color = noted(game.state.objs[ctx.source], A_COLOR, -1)
        if color >= 0:
            mask |= 1 << color
        return [mask, 1] if mask else NO_IDS

    def happen(self, game: Game, ctx: Context) -> None:
        add_groups(game, ctx, self.recipient(game, ctx), self.groups(game, ctx))


class SpendOnly(Spending):
    """What mana may be spent on: spells that fit, and abilities of permanents that fit. CR 106.6."""

    def __init__(self, cast: Filter | None, of: Filter | None) -> None:
        self.cast: Filter | None = cast
        self.of: Filter | None = of

    def allows(self, game: Game, seat: Seat, source: ObjectId, use: i64, id: ObjectId) -> bool:
        ctx = Context(seat, source)
        if use == USE_CAST:
            cast = self.cast
            return cast is not None and cast.test(game, ctx, id)
        if use == USE_ACTIVATE:
            of = self.of
            return of is not None and of.test(game, ctx, id)
        return False

    def loop_inputs(self) -> i64:
        return 0


class SpecialMana(ManaEffect):
    """Mana that remembers what it is for, or what it does as it is spent. CR 106.6."""

    def __init__(self, mana: ManaEffect, purpose: Spending) -> None:
        self.mana: ManaEffect = mana
        self.purpose: Spending = purpose

    def recipient(self, game: Game, ctx: Context) -> i64:
        return self.mana.recipient(game, ctx)

    def is_fixed(self) -> bool:
        return self.mana.is_fixed()

    def makes(self) -> i64:
        return self.mana.makes()

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        return self.mana.groups(game, ctx)

    def restriction(self) -> Spending | None:
        return self.purpose

    def happen(self, game: Game, ctx: Context) -> None:
        add_groups(game, ctx, self.recipient(game, ctx), self.groups(game, ctx), self.purpose)


class AddManaOnly(SpecialMana):
    """Add mana that may be spent on some things only. CR 106.6.

    `AddManaOnly(AddMana("{C}"), cast=CREATURE)`; with `abilities` also on abilities of what fits. `many` is a choice of
    words: 'creature spells', not 'a creature spell'; and so is `bare`: 'of an Elf', not 'of an Elf source'.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("spending",)
    WORDING: ClassVar[tuple[str, ...]] = ("bare",)

    def __init__(
        self,
        mana: ManaEffect,
        cast: Filter | None = None,
        abilities: Filter | None = None,
        many: bool = False,
        bare: bool = False,
    ) -> None:
        if cast is None and abilities is None:
            raise VocabularyError("mana with a restriction says what it may be spent on")
        spending = SpendOnly(cast, abilities)
        super().__init__(mana, spending)
        self.spending: SpendOnly = spending
        self.many: bool = many
        self.bare: bool = bare

    def loop_inputs(self) -> i64:
        return 0


class SpendNotOn(Spending):
    """What mana may not be spent on: spells that fit. CR 106.6."""

    def __init__(self, cast: Filter) -> None:
        self.cast: Filter = cast

    def allows(self, game: Game, seat: Seat, source: ObjectId, use: i64, id: ObjectId) -> bool:
        if use != USE_CAST:
            return use != USE_ANY
        return not self.cast.test(game, Context(seat, source), id)


class AddManaNotFor(SpecialMana):
    """Add mana that can't be spent to cast some spells: `AddManaNotFor(AddMana("{C}"), Not(ARTIFACT))`. CR 106.6."""

    DERIVED: ClassVar[tuple[str, ...]] = ("spending",)

    def __init__(self, mana: ManaEffect, cast: Filter) -> None:
        spending = SpendNotOn(cast)
        super().__init__(mana, spending)
        self.spending: SpendNotOn = spending


class SpentOn(Spending):
    """Mana for anything; spent on a spell that fits, it does something. CR 106.6.

    That is a triggered ability ('when'), or a change of the spell itself ('if').
    """

    def __init__(self, cast: Filter, effect: Effect, when: bool) -> None:
        self.cast: Filter = cast
        self.ability: Triggered = Triggered(Pattern(), effect)
        self.when: bool = when

    def allows(self, game: Game, seat: Seat, source: ObjectId, use: i64, id: ObjectId) -> bool:
        return True

    def spent(self, game: Game, seat: Seat, source: ObjectId, use: i64, id: ObjectId) -> None:
        ctx = Context(seat, source)
        if use != USE_CAST or not self.cast.test(game, ctx, id):
            return
        ctx.it = id
        if not self.when:
            self.ability.effect.perform(game, ctx)
            return
        trigger = Trigger(self.ability, source, seat, None)
        trigger.context = ctx
        trigger.marker = game.state.here
        add_trigger(game, trigger)


class AddManaWith(SpecialMana):
    """Add mana that does something as it is spent on a spell that fits. CR 106.6.

    `AddManaWith(AddMana("{G}"), DRAGON_SPELL, GainLife(2))` triggers; with `when=False` it changes the spell, which the
    instructions know as `IT`. `that` is a choice of words: 'that mana is spent', not 'you spend this mana'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("that",)

    DERIVED: ClassVar[tuple[str, ...]] = ("spending",)

    def __init__(self, mana: ManaEffect, cast: Filter, effect: Effect, when: bool = True, that: bool = False) -> None:
        spending = SpentOn(cast, effect, when)
        super().__init__(mana, spending)
        self.spending: SpentOn = spending
        self.that: bool = that

    def loop_inputs(self) -> i64:
        return 0


class Unlost(Spending):
    """Mana for anything, or for what another word says, that is not lost as steps and phases end. CR 106.4.

    It stays until the turn ends, or with `combat` until combat does.
    """

    def __init__(self, purpose: Spending | None = None, combat: bool = False) -> None:
        self.purpose: Spending | None = purpose
        self.combat: bool = combat

    def allows(self, game: Game, seat: Seat, source: ObjectId, use: i64, id: ObjectId) -> bool:
        purpose = self.purpose
        return purpose is None or purpose.allows(game, seat, source, use, id)

    def lasts(self, step: Step) -> bool:
        return BEGIN_COMBAT <= step < END_COMBAT if self.combat else step != CLEANUP

    def spent(self, game: Game, seat: Seat, source: ObjectId, use: i64, id: ObjectId) -> None:
        purpose = self.purpose
        if purpose is not None:
            purpose.spent(game, seat, source, use, id)


class AddLastingMana(SpecialMana):
    """Add mana that stays until the turn ends: `AddLastingMana(AddMana("{R}"))`; with `combat`, until combat does.

    CR 106.4.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("spending",)

    def __init__(self, mana: ManaEffect, combat: bool = False) -> None:
        spending = Unlost(mana.restriction(), combat)
        super().__init__(mana, spending)
        self.spending: Unlost = spending
        self.combat: bool = combat
