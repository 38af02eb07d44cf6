"""One after the other: something for each player or object of several, those who did something, players chosen.

CR 101.4, 608.2d-f.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Subject, seen
from apnap.abilities.effects.flow import May
from apnap.abilities.players import EachPlayer
from apnap.abilities.references import Antecedent, Together, several_of
from apnap.abilities.targets import UNLIMITED, TargetSlot
from apnap.rules.ch1_concepts.definitions import (
    OF_OBJECT,
    OF_PLAYER,
    OF_THOSE,
    Context,
    Effect,
    Selector,
)
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.ch1_concepts.nodes import OF_DOERS, is_in
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, NONE, PLANESWALKER
from apnap.rules.core.decisions import FOR_PLAYER, ChooseDecision
from apnap.rules.core.types import Ref, Seat

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

    Inside, 'it' or 'that player' is the one whose turn it is. CR 608.2f. `if_so` is a choice of words: 'if a player
    does', for each player who does.
    """

    HAND_AFTER: ClassVar[str] = "each"
    WORDING: ClassVar[tuple[str, ...]] = ("if_so",)

    def __init__(self, each: Selector, effect: Effect, if_so: bool = False) -> None:
        self.each: Selector = each
        self.effect: Effect = effect
        self.if_so: bool = if_so

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
            game.state.stir()  # so that 'if you do' sees it done

    def leaves(self) -> i64:
        return OF_PLAYER

    def loop_inputs(self) -> i64:
        return 0


class OneForEach(Effect):
    """An instruction with up to one target for each of several players: the slot says `apiece`. CR 601.2c, 608.2f.

    `OneForEach(EACH_OPPONENT, Destroy(for_each_player(Target(CREATURE, ControlledBy(EACH_OPPONENT)))))`
    """

    def __init__(self, group: Subject, effect: Effect, some: bool = False) -> None:
        self.group: Subject = group
        self.effect: Effect = effect
        self.some: bool = some  # a choice of words: 'for any number of opponents'

    WORDING: ClassVar[tuple[str, ...]] = ("some",)

    def happen(self, game: Game, ctx: Context) -> None:
        """To all of them at once; what may be done is asked for each of them."""
        if isinstance(self.effect, May):
            self.one_by_one(game, ctx)
        else:
            self.effect.perform(game, ctx)

    def one_by_one(self, game: Game, ctx: Context) -> None:
        """As though each target were the only one."""
        chosen = ctx.targets
        together = Together(ctx)
        for i in range(len(ctx.slots)):
            if ctx.slots[i].apiece and is_in(ctx.slots[i], self.effect.slots_in_play()):
                for ref in chosen[i]:
                    ctx.targets = chosen[:i] + [[ref]] + chosen[i + 1 :]
                    self.effect.perform(game, ctx)
                    together.once_more(ctx)
        ctx.targets = chosen
        together.finish(ctx)

    def benefit(self) -> i64:
        return self.effect.benefit()

    def loop_inputs(self) -> i64:
        return 0


UP_TO_ONE: Final = 1
OF_SOME: Final = 2  # the same, where it is said of any number of players


def for_each_player(slot: TargetSlot, how: i64 = UP_TO_ONE) -> TargetSlot:
    """A slot like this with up to one target for each player. CR 601.2c."""
    return replaced(slot, apiece=how, minimum=0, maximum=UNLIMITED)


class OneOfTheirs(Subject):
    """A player, or a planeswalker that they control, as you choose: `DealDamage(2, to=OneOfTheirs(THAT_PLAYER))`."""

    def __init__(self, who: Selector) -> None:
        self.who: Selector = who

    def kinds(self) -> i64:
        return OF_PLAYER | OF_OBJECT | OF_THOSE

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for ref in self.who.pick(game, ctx):
            if ref >= 0:
                continue
            out.append(ref)
            for id in game.state.ids(-1 - ref, BATTLEFIELD):
                if game.char(id).types & PLANESWALKER:
                    out.append(id)
        out = seen(game, ctx, out)
        if len(out) < 2 or not game.state.in_game(ctx.controller):
            return out[:1]
        chosen = ask_one(game, ChooseDecision(ctx.controller, "608.2d", out, ctx=ctx, benefit=-1))
        return [] if chosen == NONE else [chosen]

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return False
