"""Cards that are returned one for each card type. CR 110.4, 205.2, 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.zones.putting import IN_HAND, IN_PLAY, put
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Context, Effect
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLE,
    CREATURE,
    ENCHANTMENT,
    GRAVEYARD,
    LAND,
    NONE,
    PLANESWALKER,
)
from apnap.rules.core.decisions import ChooseDecision

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

ONE_BY_ONE: Final[list[i64]] = [ARTIFACT, BATTLE, CREATURE, ENCHANTMENT, LAND, PLANESWALKER]


class ReturnOfEachType(Effect):
    """For each permanent type, up to one card of that type leaves your graveyard, all of them at once. CR 110.4a.

    A card of several types stands for one of them: `ReturnOfEachType(IN_PLAY)`, `ReturnOfEachType(IN_HAND)`.
    """

    def __init__(self, to: str = IN_PLAY) -> None:
        self.to: str = to

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def happen(self, game: Game, ctx: Context) -> None:
        chosen: list[i64] = []
        seat = ctx.controller
        for type in ONE_BY_ONE:
            fitting: list[i64] = []
            for id in game.state.ids(seat, GRAVEYARD):
                if id not in chosen and game.char(id).types & type:
                    fitting.append(id)
            if fitting and game.state.in_game(seat):
                chosen += game.ask(ChooseDecision(seat, "608.2d", fitting, 0, 1, ctx=ctx, benefit=1))
        ctx.those = []
        ctx.it = NONE
        if game.state.in_game(seat):
            there = [id for id in chosen if game.state.objs[id].zone == GRAVEYARD]
            ctx.those = put(game, ctx, [seat], [there], IN_HAND if self.to == IN_HAND else IN_PLAY)
        if ctx.those:
            ctx.it = ctx.those[0]

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0
