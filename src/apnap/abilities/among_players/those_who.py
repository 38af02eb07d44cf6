"""One after the other: something for each player or object of several, those who did something, players chosen.

CR 101.4, 608.2d-f.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Subject
from apnap.abilities.players import EachPlayer
from apnap.abilities.references import Antecedent, Together, several_of
from apnap.rules.ch1_concepts.definitions import (
    OF_DOERS,
    OF_OBJECT,
    OF_PLAYER,
    Context,
    Effect,
    Selector,
)
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import FOR_PLAYER, ChooseDecision
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def in_turn_order(game: Game, refs: list[i64]) -> list[i64]:
    """Objects in the order of their controllers, players in their own. CR 101.4."""
    out: list[i64] = []
    for seat in game.state.apnap():
        for ref in refs:
            if (-1 - ref if ref < 0 else game.state.objs[ref].controller) == seat:
                out.append(ref)
    for ref in refs:
        if ref >= 0 and ref not in out:
            out.append(ref)  # of players who have left
    return out


class ForEachOf(Effect):
    """For each of several objects or players, in turn order: `ForEachOf(EACH_OPPONENT, LoseLife(1, THAT_PLAYER))`.

    Inside, 'it' or 'that player' is the one whose turn it is. CR 608.2f.
    """

    HAND_AFTER: ClassVar[str] = "each"

    def __init__(self, each: Selector, effect: Effect) -> None:
        self.each: Selector = each
        self.effect: Effect = effect

    def at_hand(self) -> i64:
        return OF_PLAYER if self.each.kinds() & OF_PLAYER else OF_OBJECT

    def happen(self, game: Game, ctx: Context) -> None:
        together = Together(ctx)
        for ref in in_turn_order(game, self.each.pick(game, ctx)):
            if ref >= 0 or game.state.in_game(-1 - ref):
                self.take_up(ctx, ref)
                self.effect.perform(game, ctx)
                together.once_more(ctx)
        together.finish(ctx)

    def benefit(self) -> i64:
        return self.effect.benefit()

    def loop_inputs(self) -> i64:
        return 0


class EachDoer(EachPlayer):
    """Each of several players who chose to do what they might, or (`not_done`) who did not. CR 608.2d.

    `past` is a choice of words: 'who did'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("past",)
    _of: Antecedent | None = None

    def __init__(self, group: EachPlayer, not_done: bool = False, past: bool = False) -> None:
        self.group: EachPlayer = group
        self.not_done: bool = not_done
        self.past: bool = past

    def refers_to(self) -> i64:
        return OF_DOERS

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        if not self.group.means(game, ctx, seat):
            return False
        return (-1 - seat in several_of(self._of, ctx)) != self.not_done


class ChoosePlayer(Effect):
    """You choose a player, or one is chosen at random; 'that player' is the one chosen. CR 608.2d, 801.5a."""

    def __init__(self, among: Subject, at_random: bool = False) -> None:
        self.among: Subject = among
        self.at_random: bool = at_random

    def happen(self, game: Game, ctx: Context) -> None:
        able = self.among.pick(game, ctx).copy()
        ctx.it = NONE
        ctx.those = []
        if not able or not game.state.in_game(ctx.controller):
            return
        one = able[0]
        if self.at_random:
            game.state.shuffle(able)
            one = able[0]
        elif len(able) > 1:
            one = ask_one(game, ChooseDecision(ctx.controller, "608.2d", able, purpose=FOR_PLAYER, ctx=ctx))
        if one != NONE and game.state.in_game(-1 - one):
            ctx.it = one
            ctx.those = [one]

    def leaves(self) -> i64:
        return OF_PLAYER

    def loop_inputs(self) -> i64:
        return 0
