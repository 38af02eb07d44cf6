"""Mana of a kind that other permanents could produce. CR 106.7."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.mana import ANY_COLOR, add_groups, adder
from apnap.abilities.selectors import Each
from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Filter, Selector
from apnap.rules.ch1_concepts.mana.sources import ManaEffect, mana_effects
from apnap.rules.core.constants import COLORLESS, EV_MANA
from apnap.rules.core.types import ObjectId
from apnap.rules.events import AddMana as ManaAdded

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class AddManaTheyCouldMake(ManaEffect):
    """Add mana of any colour that some permanent could produce, or (`any_type`) of any type, colourless too.

    `AddManaTheyCouldMake(LAND, OPPONENTS_CONTROL)`. CR 106.7.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("that",)

    def __init__(self, *filters: Filter, any_type: bool = False, number: i64 = 1, that: bool = False) -> None:
        self.what: Each = Each(*filters)
        self.any_type: bool = any_type
        self.number: i64 = number
        self.that: bool = that  # a choice of words: 'of that type', which was said before

    def makes(self) -> i64:
        return ANY_COLOR | 1 << COLORLESS if self.any_type else ANY_COLOR

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        mask = self.kinds_for(game, ctx, [ctx.source])
        return [mask, self.number] if mask else NO_IDS

    def kinds_for(self, game: Game, ctx: Context, asked: list[ObjectId]) -> i64:
        """The kinds of mana they could make; those that are being asked already add nothing to it."""
        mask: i64 = 0
        for id in self.what.pick(game, ctx):
            if id not in asked:
                mask |= could_produce(game, id, asked + [id])
        return mask & self.makes()

    def happen(self, game: Game, ctx: Context) -> None:
        add_groups(game, ctx, ctx.controller, self.groups(game, ctx))


class AddEachColorAmong(ManaEffect):
    """For each colour among permanents that fit, add one mana of that colour: `AddEachColorAmong(YOU_CONTROL)`.

    CR 105.1, 106.4.
    """

    def __init__(self, *filters: Filter) -> None:
        self.what: Each = Each(*filters)

    def makes(self) -> i64:
        return ANY_COLOR

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        colors: i64 = 0
        for id in self.what.pick(game, ctx):
            colors |= game.char(id).colors
        out: list[i64] = []
        for color in range(5):
            if colors >> color & 1:
                out.append(1 << color)
                out.append(1)
        return out

    def happen(self, game: Game, ctx: Context) -> None:
        add_groups(game, ctx, ctx.controller, self.groups(game, ctx))

    def loop_inputs(self) -> i64:
        return 0


class AddTypeProduced(ManaEffect):
    """Add one mana of any type that what was tapped for mana has just produced. CR 106.12a, 605.4a.

    `AddTypeProduced()` in an ability that triggers on `TappedForMana(LAND, by=YOU)`; `who` adds it, where that is not
    the controller of the ability.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: Filter, who: Selector | None = None) -> None:
        self.kind: Filter = kind  # a choice of words: 'that land'
        self.who: Selector | None = who

    def recipient(self, game: Game, ctx: Context) -> i64:
        return adder(game, ctx, self.who)

    def makes(self) -> i64:
        return ANY_COLOR | 1 << COLORLESS

    def echoes(self) -> i64:
        return 1

    def groups(self, game: Game, ctx: Context) -> list[i64]:
        mask = just_produced(game, ctx)
        return [mask, 1] if mask else NO_IDS

    def happen(self, game: Game, ctx: Context) -> None:
        add_groups(game, ctx, self.recipient(game, ctx), self.groups(game, ctx))

    def loop_inputs(self) -> i64:
        return 0


def just_produced(game: Game, ctx: Context) -> i64:
    """Mask of the kinds of mana that the ability of a permanent has added last."""
    mask: i64 = 0
    e = game.state.turn().events[EV_MANA]
    while e is not None:
        if isinstance(e, ManaAdded):
            if e.cause == ctx.it:
                mask |= 1 << e.mana
            elif mask:
                break  # what was added before is of another ability
        e = e.prev
    return mask


def could_produce(game: Game, id: ObjectId, asked: list[ObjectId]) -> i64:
    """The kinds of mana that abilities of a permanent would add if they resolved now, whatever they cost. CR 106.7."""
    mask: i64 = 0
    ctx = Context(game.state.objs[id].controller, id)
    ctx.x = 1  # whatever it costs
    for ability in game.char(id).abilities.activated:
        found: list[ManaEffect] = []
        mana_effects(ability.effect, found)
        for e in found:
            if isinstance(e, AddManaTheyCouldMake):
                mask |= e.kinds_for(game, ctx, asked)
            else:
                groups = e.groups(game, ctx)
                for i in range(0, len(groups), 2):
                    if groups[i + 1] > 0:
                        mask |= groups[i]
    return mask
