"""Words for adding mana, and mana abilities made of them. CR 106, 605."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.costs import TAP_THIS
from apnap.rules.characteristics import SNOW_SYMBOL, parse_mana_cost
from apnap.rules.cost_parts import Part
from apnap.rules.decisions import D_CHOOSE, FOR_COLOR, FROM_ACTION, Decision
from apnap.rules.definitions import NO_IDS, Activated, Amount, Condition, CostPart, Effect, Node
from apnap.rules.events import AddMana as ManaAdded
from apnap.rules.mana_sources import ManaEffect, could_make
from apnap.rules.words import (
    ALL_COLORS,
    BATTLEFIELD,
    COLOR_LETTERS,
    COLORLESS,
    MANA_KINDS,
    SNOW,
    bits,
)

if TYPE_CHECKING:
    from apnap.rules.definitions import Context
    from apnap.rules.game import Game

ANY_COLOR: Final = ALL_COLORS


class AddMana(ManaEffect):
    """Add mana: fixed symbols (`AddMana("{C}{C}")`), or some of one kind out of several (`AddMana("{R/G}")`).

    With an amount, that many times what the symbols say: `AddMana("{G}", Count(CREATURE))`.
    """

    def __init__(self, symbols: str, amount: Amount | None = None) -> None:
        self.symbols: str = symbols
        self.amount: Amount | None = amount
        self.fixed: list[i64] = parse_groups(symbols)

    def children(self) -> list[Node]:
        a = self.amount
        return [] if a is None else [a]

    def is_fixed(self) -> bool:
        return self.amount is None

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
        add_groups(game, ctx, self.groups(game, ctx))


class AddOneColor(ManaEffect):
    """Add some mana of any one kind out of a mask: one mana of any colour, three mana of any one colour."""

    def __init__(self, mask: i64 = ANY_COLOR, amount: i64 = 1, counted: Amount | None = None) -> None:
        self.mask: i64 = mask
        self.number: i64 = amount
        self.counted: Amount | None = counted

    def children(self) -> list[Node]:
        a = self.counted
        return [] if a is None else [a]

    def is_fixed(self) -> bool:
        return self.counted is None

    def makes(self) -> i64:
        return self.mask

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        a = self.counted
        n = self.number if a is None else a.value(game, ctx)
        return [self.mask, n] if n > 0 else NO_IDS

    def happen(self, game: Game, ctx: Context) -> None:
        add_groups(game, ctx, self.groups(game, ctx))


class AddCombination(ManaEffect):
    """Add some mana in any combination of kinds: each is chosen by itself."""

    def __init__(self, mask: i64, amount: i64, counted: Amount | None = None) -> None:
        self.mask: i64 = mask
        self.number: i64 = amount
        self.counted: Amount | None = counted

    def children(self) -> list[Node]:
        a = self.counted
        return [] if a is None else [a]

    def is_fixed(self) -> bool:
        return self.counted is None

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
        add_groups(game, ctx, self.groups(game, ctx))


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


def add_groups(game: Game, ctx: Context, groups: list[i64]) -> None:
    """Choose a kind for each group, where that was not done beforehand, and add the mana."""
    for i in range(0, len(groups), 2):
        kind = -1
        planned = ctx.modes
        if planned:
            kind = planned[0]
            ctx.modes = planned[1:]
        if kind < 0 or not groups[i] >> kind & 1:
            kind = choose_kind(game, ctx, groups[i])
        snow = ctx.source >= 0 and game.char(ctx.source).supertypes & SNOW != 0
        event = ManaAdded(ctx.controller, kind, groups[i + 1], snow)
        event.cause = ctx.source
        game.emit(event)


def choose_kind(game: Game, ctx: Context, mask: i64) -> i64:
    """Which kind of mana to add. CR 105.4, 106.1b."""
    kinds = bits(mask)
    if len(kinds) == 1:
        return kinds[0]
    decision = Decision(D_CHOOSE, ctx.controller)
    decision.purpose = FOR_COLOR
    decision.rule = "106.1"
    decision.origin = FROM_ACTION if ctx.object < 0 else ctx.object
    decision.source = ctx.source
    decision.candidates = kinds
    labels: list[str] = []
    for k in kinds:
        labels.append("{" + COLOR_LETTERS[k] + "}")
    decision.labels = labels
    return game.ask(decision)[0]


def mana_ability(
    costs: list[CostPart], effect: Effect, condition: Condition | None = None, zones: i64 = 1 << BATTLEFIELD
) -> Activated:
    """An activated mana ability. CR 605.1a."""
    ability = Activated(costs, effect, zones)
    ability.condition = condition
    makes = could_make(effect)
    if not makes:
        raise ValueError("the effect adds no mana, so this is no mana ability (CR 605.1a)")
    if ability.slots:
        raise ValueError("an ability with a target is no mana ability (CR 605.5a)")
    ability.makes = makes
    if condition is None and zones == 1 << BATTLEFIELD and len(costs) == 1 and adds_one(effect):
        cost = costs[0]
        if isinstance(cost, Part) and cost.taps_this():
            ability.simple_mana = makes
    return ability


def adds_one(effect: Effect) -> bool:
    """Is the effect no more than one mana of one of several kinds?"""
    if isinstance(effect, AddMana):
        return effect.amount is None and len(effect.fixed) == 2 and effect.fixed[1] == 1
    if isinstance(effect, AddOneColor):
        return effect.counted is None and effect.number == 1
    if isinstance(effect, AddCombination):
        return effect.counted is None and effect.number == 1
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
