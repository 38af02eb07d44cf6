"""Words for adding mana, and mana abilities made of them. CR 106, 605."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.costs import TAP_THIS
from apnap.abilities.players import seats_of
from apnap.rules.ch1_concepts.costs.cost_parts import Part
from apnap.rules.ch1_concepts.definitions import NO_IDS, Activated, Amount, Condition, CostPart, Effect, Selector
from apnap.rules.ch1_concepts.mana.owed import kinds_that_pay
from apnap.rules.ch1_concepts.mana.purpose import Spending
from apnap.rules.ch1_concepts.mana.sources import ManaEffect, could_make
from apnap.rules.ch2_cards.characteristics import PHYREXIAN, SNOW_SYMBOL, TWOBRID, ManaCost, parse_mana_cost
from apnap.rules.core.constants import ALL_COLORS, BATTLEFIELD, COLOR_LETTERS, COLORLESS, HAND, MANA_KINDS, SNOW, bits
from apnap.rules.core.decisions import FOR_COLOR, FROM_ACTION, ChooseDecision
from apnap.rules.core.types import Seat
from apnap.rules.events import AddMana as ManaAdded

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.definitions import Context
    from apnap.rules.core.game import Game

ANY_COLOR: Final = ALL_COLORS


class AddMana(ManaEffect):
    """Add mana: fixed symbols (`AddMana("{C}{C}")`), or some of one kind out of several (`AddMana("{R/G}")`).

    With an amount, that many times what the symbols say: `AddMana("{G}", CountOf(CREATURE))`. `who` adds it, where that
    is not the ability's controller.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("more",)

    def __init__(
        self, symbols: str, amount: Amount | None = None, who: Selector | None = None, more: bool = False
    ) -> None:
        self.more: bool = more  # a choice of words: 'an additional'
        self.symbols: str = symbols
        self.amount: Amount | None = amount
        self.who: Selector | None = who
        self.fixed: list[i64] = parse_groups(symbols)

    def recipient(self, game: Game, ctx: Context) -> i64:
        return adder(game, ctx, self.who)

    def is_fixed(self) -> bool:
        return self.amount is None and self.who is None

    def is_plain(self) -> bool:
        return self.is_fixed()

    def makes(self) -> i64:
        mask: i64 = 0
        for i in range(0, len(self.fixed), 2):
            mask |= self.fixed[i]
        return mask

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        a = self.amount
        if a is None:
            return self.fixed
        n = a.value(game, ctx)
        out: list[i64] = []
        if n > 0:
            for i in range(0, len(self.fixed), 2):
                out.append(self.fixed[i])
                out.append(self.fixed[i + 1] * n)
        return out

    def happen(self, game: Game, ctx: Context) -> None:
        add_groups(game, ctx, self.recipient(game, ctx), self.groups(game, ctx))

    def loop_inputs(self) -> i64:
        return 0


class AddOneColor(ManaEffect):
    """Add some mana of any one kind out of a mask: one mana of any colour, three mana of any one colour."""

    WORDING: ClassVar[tuple[str, ...]] = ("more",)

    def __init__(
        self,
        mask: i64 = ANY_COLOR,
        amount: i64 = 1,
        counted: Amount | None = None,
        who: Selector | None = None,
        more: bool = False,
    ) -> None:
        self.more: bool = more  # a choice of words: 'an additional'
        self.mask: i64 = mask
        self.number: i64 = amount
        self.counted: Amount | None = counted
        self.who: Selector | None = who

    def recipient(self, game: Game, ctx: Context) -> i64:
        return adder(game, ctx, self.who)

    def is_fixed(self) -> bool:
        return self.counted is None and self.who is None

    def is_plain(self) -> bool:
        return self.is_fixed()

    def makes(self) -> i64:
        return self.mask

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        a = self.counted
        n = self.number if a is None else a.value(game, ctx)
        return [self.mask, n] if n > 0 else NO_IDS

    def happen(self, game: Game, ctx: Context) -> None:
        add_groups(game, ctx, self.recipient(game, ctx), self.groups(game, ctx))

    def loop_inputs(self) -> i64:
        return 0


class AddCombination(ManaEffect):
    """Add some mana in any combination of kinds: each is chosen by itself.

    `spelled` is a choice of words: 'add {W}{W}, {W}{U}, or {U}{U}'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("spelled",)

    def __init__(
        self,
        mask: i64,
        amount: i64,
        counted: Amount | None = None,
        who: Selector | None = None,
        spelled: bool = False,
    ) -> None:
        self.spelled: bool = spelled
        self.mask: i64 = mask
        self.number: i64 = amount
        self.counted: Amount | None = counted
        self.who: Selector | None = who

    def recipient(self, game: Game, ctx: Context) -> i64:
        return adder(game, ctx, self.who)

    def is_fixed(self) -> bool:
        return self.counted is None and self.who is None

    def is_plain(self) -> bool:
        return self.is_fixed()

    def makes(self) -> i64:
        return self.mask

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        a = self.counted
        n = self.number if a is None else a.value(game, ctx)
        out: list[i64] = []
        for _ in range(n):
            out.append(self.mask)
            out.append(1)
        return out

    def happen(self, game: Game, ctx: Context) -> None:
        add_groups(game, ctx, self.recipient(game, ctx), self.groups(game, ctx))

    def loop_inputs(self) -> i64:
        return 0


class AddIdentityColor(ManaEffect):
    """Add one mana of any colour in your commander's colour identity; none without a commander. CR 903.4f."""

    def is_fixed(self) -> bool:
        return True  # an identity never changes (903.4a)

    def is_plain(self) -> bool:
        return self.is_fixed()

    def makes(self) -> i64:
        return ANY_COLOR

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        mask = game.state.players[ctx.controller].identity
        return [mask, 1] if mask > 0 else NO_IDS

    def happen(self, game: Game, ctx: Context) -> None:
        add_groups(game, ctx, ctx.controller, self.groups(game, ctx))


class AddManaInstead(ManaEffect):
    """Add mana; if something is so, add other mana instead."""

    def __init__(self, usual: ManaEffect, condition: Condition, instead: ManaEffect) -> None:
        self.usual: ManaEffect = usual
        self.condition: Condition = condition
        self.instead: ManaEffect = instead

    def now(self, game: Game, ctx: Context) -> ManaEffect:
        """The one that applies."""
        return self.instead if self.condition.holds(game, ctx) else self.usual

    def makes(self) -> i64:
        return self.usual.makes() | self.instead.makes()

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        return self.now(game, ctx).groups(game, ctx)

    def recipient(self, game: Game, ctx: Context) -> i64:
        return self.now(game, ctx).recipient(game, ctx)

    def happen(self, game: Game, ctx: Context) -> None:
        self.now(game, ctx).happen(game, ctx)


def adder(game: Game, ctx: Context, who: Selector | None) -> i64:
    """The seat that adds the mana; -1 for nobody."""
    if who is None:
        return ctx.controller
    seats = seats_of(game, who.pick(game, ctx))
    return seats[0] if seats else -1


def parse_groups(symbols: str) -> list[i64]:
    """Mask and amount of each mana in `{C}{C}`, `{R}{G}` or `{R/G}`. Others add colourless. CR 106.8-11."""
    cost = parse_mana_cost(symbols)
    if cost.x:
        raise ValueError(f"mana to add cannot be written with X: {symbols!r} (give an amount)")
    out: list[i64] = []
    colorless = cost.generic + cost.pips[COLORLESS]
    for s in cost.symbols:
        if s.kind == SNOW_SYMBOL:
            colorless += 1
        else:
            out.append(s.mask)
            out.append(1)
    for kind in range(5):
        if cost.pips[kind]:
            out.append(1 << kind)
            out.append(cost.pips[kind])
    if colorless:
        out.append(1 << COLORLESS)
        out.append(colorless)
    if not out:
        raise ValueError(f"no mana in {symbols!r}")
    return out


def add_groups(game: Game, ctx: Context, seat: Seat, groups: list[i64], restriction: Spending | None = None) -> None:
    """Choose a kind for each group, where that was not done beforehand, and add the mana. CR 106.4."""
    if seat < 0:
        return
    done: i64 = 0
    for i in range(0, len(groups), 2):
        kind: i64 = -1
        planned = ctx.modes
        if planned:
            kind = planned[0]
            ctx.modes = planned[1:]
        if kind < 0 or not groups[i] >> kind & 1:
            last = i + 2 == len(groups) and restriction is None
            kind = choose_kind(game, ctx, seat, groups[i], groups[i + 1] if last else 0)
        snow = ctx.source >= 0 and game.char(ctx.source).supertypes & SNOW != 0
        event = ManaAdded(seat, kind, groups[i + 1], snow)
        event.restriction = restriction
        event.again = done >> kind & 1 != 0
        done |= 1 << kind
        event.cause = ctx.source
        game.emit(event)


def choose_kind(game: Game, ctx: Context, seat: Seat, mask: i64, number: i64 = 0) -> i64:
    """Which kind of mana to add, and how much of it if that is all there will be. CR 105.4, 106.1b."""
    kinds = bits(mask)
    if len(kinds) > 1 and number > 0:
        kinds = kinds_that_pay(game, ctx.owed, seat, kinds, number)
    if len(kinds) == 1:
        return kinds[0]
    labels: list[str] = []
    for k in kinds:
        labels.append("{" + COLOR_LETTERS[k] + "}")
    origin: i64 = FROM_ACTION if ctx.object < 0 else ctx.object
    decision = ChooseDecision(seat, "106.1", kinds, purpose=FOR_COLOR, origin=origin, source=ctx.source, labels=labels)
    return game.ask(decision)[0]


def mana_ability(
    costs: list[CostPart], effect: Effect, condition: Condition | None = None, zones: i64 = 1 << BATTLEFIELD
) -> Activated:
    """An activated mana ability. CR 605.1a."""
    ability = Activated(costs, effect, zones)
    ability.condition = condition
    mark_mana(ability)
    if not ability.makes:
        if ability.slots:
            raise ValueError("a mana ability cannot have a target (CR 605.5a)")
        raise ValueError("the effect adds no mana, so this is not a mana ability (CR 605.1a)")
    return ability


def mark_mana(ability: Activated) -> None:
    """Find out whether an ability is a mana ability, and a simple one; refuse one that payments could not plan with."""
    if ability.slots or ability.loyalty:
        return
    makes = could_make(ability.effect)
    if not makes:
        return
    ability.makes = makes
    if ability.zones & ~(1 << BATTLEFIELD | 1 << HAND):
        raise ValueError("mana abilities are looked for on the battlefield and in hands only")
    costs = ability.costs
    with_mana = 0
    for part in costs:
        cost = part.mana()
        if cost is not None:
            with_mana += 1
            check_mana_cost(cost)
    if with_mana > 1:
        raise ValueError("write the mana in the cost of a mana ability as one part")
    if len(costs) == 1 and ability.condition is None and not ability.each_turn and adds_one(ability.effect):
        only = costs[0]
        if ability.zones == 1 << BATTLEFIELD and isinstance(only, Part) and only.taps_this():
            ability.simple_mana = makes


def check_mana_cost(cost: ManaCost) -> None:
    """Refuse the symbols that are not looked at in the cost of a mana ability."""
    if cost.x:
        raise ValueError("{X} in the mana cost of a mana ability is not supported")
    for s in cost.symbols:
        if s.kind == TWOBRID or s.kind == PHYREXIAN:
            raise ValueError(f"{s} in the cost of a mana ability is not supported")


def adds_one(effect: Effect) -> bool:
    """Is the effect no more than one mana of one of several kinds?"""
    if isinstance(effect, AddMana):
        return effect.amount is None and effect.who is None and len(effect.fixed) == 2 and effect.fixed[1] == 1
    if isinstance(effect, AddOneColor):
        return effect.counted is None and effect.who is None and effect.number == 1
    if isinstance(effect, AddCombination):
        return effect.counted is None and effect.who is None and effect.number == 1
    return False


def basic_mana(kind: i64) -> Activated:
    """The mana ability of a basic land type. CR 305.6."""
    return BASIC_MANA[kind]


def make_basics() -> list[Activated]:
    out: list[Activated] = []
    for kind in range(MANA_KINDS):
        out.append(mana_ability([TAP_THIS], AddMana("{" + COLOR_LETTERS[kind] + "}")))
    return out


BASIC_MANA: Final[list[Activated]] = make_basics()
