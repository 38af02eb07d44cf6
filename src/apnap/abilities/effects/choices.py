"""Choosing a permanent, or one of several players, as a spell or ability resolves. CR 608.2d, 801.5a, 805.9."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, VocabularyError, seen
from apnap.abilities.filters import every
from apnap.abilities.references import Antecedent, several_of
from apnap.abilities.selectors import Each, It
from apnap.abilities.statics.choosing import A_COLOR, A_CREATURE_TYPE, chosen_value, note_choice
from apnap.rules.ch1_concepts.definitions import (
    OF_DISCARDED,
    OF_OBJECT,
    OF_PLAYER,
    Context,
    Effect,
    Filter,
    Selector,
)
from apnap.rules.ch5_turns.combat.removal import defending_seat
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, GONE, NONE
from apnap.rules.core.decisions import FOR_PLAYER, ChooseDecision
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class ChooseTargets(Effect):
    """Choose targets, of which what comes after speaks: it does nothing by itself. CR 115.1, 601.2c."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]

    def leaves(self) -> i64:
        return self.what.kinds()

    def deals_with(self) -> Selector | None:
        return self.what

    def loop_inputs(self) -> i64:
        return 0


class ChooseValue(Effect):
    """Choose a colour or a creature type as this resolves: `ChooseValue(A_COLOR)`. CR 608.2d.

    What comes after calls it the chosen colour, or the chosen type.
    """

    def __init__(self, kind: str) -> None:
        if kind not in (A_COLOR, A_CREATURE_TYPE):
            raise VocabularyError(f"a color or a creature type can be chosen, not {kind!r}")
        self.kind: str = kind

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.in_game(ctx.controller):
            note_choice(ctx, self.kind, chosen_value(game, self.kind, ctx.controller, ctx.source))
            game.state.stir()  # so that 'if you do' sees it done

    def loop_inputs(self) -> i64:
        return 0


class ChoosePermanent(Effect):
    """Choose a permanent that fits: `ChoosePermanent(CREATURE)`. What comes after calls it `TheChosen`. CR 608.2d."""

    def __init__(self, *filters: Filter) -> None:
        self.among: Each = Each(*filters)

    def happen(self, game: Game, ctx: Context) -> None:
        ctx.each = NONE
        candidates = seen(game, ctx, self.among.pick(game, ctx))
        if not candidates or not game.state.in_game(ctx.controller):
            return
        chosen = candidates[0]
        if len(candidates) > 1:
            decision = ChooseDecision(ctx.controller, "608.2d", candidates, ctx=ctx)
            chosen = ask_one(game, decision)
        if chosen >= 0 and game.state.objs[chosen].zone == BATTLEFIELD:
            ctx.each = chosen
            ctx.it = chosen
            game.state.touch()  # something was done, for 'if you do'

    def leaves(self) -> i64:
        return OF_OBJECT


class TheChosen(It):
    """What was chosen, named by what it is: `TheChosen(CREATURE)` is 'that creature'."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def refers_to(self) -> i64:
        return 0  # nothing else is ever chosen

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return [ctx.each] if ctx.each != NONE else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref == ctx.each and ref != NONE


ANY: Final = 1000  # as many as one likes


class OneOf(Each):
    """One permanent that fits, chosen by you as the instruction is followed; it is not a target. CR 608.2d.

    `AddCounters(1, "+1/+1", on=OneOf(CREATURE, YOU_CONTROL))`; with `most`, that many or fewer (`ANY`: any number).
    """

    def __init__(self, *filters: Filter, most: i64 = 0) -> None:
        super().__init__(*filters)
        self.most: i64 = most

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        candidates = seen(game, ctx, super().pick(game, ctx))
        if not candidates or not game.state.in_game(ctx.controller):
            return []
        if self.most:
            decision = ChooseDecision(ctx.controller, "608.2d", candidates, 0, min(self.most, len(candidates)), ctx=ctx)
            chosen = game.ask(decision)
        elif len(candidates) > 1:
            chosen = [ask_one(game, ChooseDecision(ctx.controller, "608.2d", candidates, ctx=ctx))]
        else:
            chosen = candidates
        return [id for id in chosen if id >= 0 and game.state.objs[id].zone == BATTLEFIELD]


class DiscardedThisWay(Circumstance):
    """A card that fits was discarded by the instruction before: `DiscardedThisWay(CREATURE)`. CR 701.9."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_DISCARDED

    def holds(self, game: Game, ctx: Context) -> bool:
        for id in several_of(self._of, ctx):
            if id >= 0 and game.state.objs[id].zone == GONE and self.filter.test(game, ctx, id):
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ToOne(Effect):
    """An instruction about one player out of several who have the same part, within range. CR 801.5a."""

    NAMES_ONE: ClassVar[bool] = True

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def parts(self, game: Game, ctx: Context) -> list[i64]:
        """The seats that could be meant."""
        raise NotImplementedError

    def at_hand(self) -> i64:
        return OF_PLAYER

    def rule(self) -> str:
        return "805.9"

    def happen(self, game: Game, ctx: Context) -> None:
        meant: list[i64] = []
        for seat in self.parts(game, ctx):
            if game.state.in_game(seat) and in_sight(game, ctx, -1 - seat) and -1 - seat not in meant:
                meant.append(-1 - seat)
        if not meant:
            return
        one = meant[0]
        if len(meant) > 1:
            decision = ChooseDecision(
                ctx.controller, self.rule(), meant, purpose=FOR_PLAYER, ctx=ctx, benefit=self.effect.benefit()
            )
            one = ask_one(game, decision)
            if one == NONE:
                return
        before = ctx.it
        self.take_up(ctx, one)
        self.effect.perform(game, ctx)
        ctx.it = before

    def benefit(self) -> i64:
        return self.effect.benefit()


class ToActivePlayer(ToOne):
    """`ToActivePlayer(LoseLife(1, who=ACTIVE_PLAYER))`. CR 805.9."""

    def parts(self, game: Game, ctx: Context) -> list[i64]:
        return game.state.turn().active


class ToAttackingPlayer(ToOne):
    """The controller of an attacker that this creature blocks; without one, an active player. CR 805.10c."""

    def parts(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for attacker in game.state.objs[ctx.source].blocking:
            out.append(game.state.objs[attacker].controller)
        return out if out else game.state.turn().active

    def rule(self) -> str:
        return "805.10c"


class ToDefendingPlayer(ToOne):
    """Who defends against this creature, or the one at hand; without one, any defending player. CR 805.10e."""

    def parts(self, game: Game, ctx: Context) -> list[i64]:
        state = game.state
        for id in (ctx.source, ctx.it):
            if id >= 0:
                seat = defending_seat(game, id)
                if seat >= 0:
                    return [seat]
        out: list[i64] = []
        for s in range(state.seats):
            if state.turn().defenders >> s & 1:
                out.append(s)
        return out

    def rule(self) -> str:
        return "805.10e"


class WithColorOfChoice(Effect):
    """An instruction about what is of the colour of your choice, which is chosen first. CR 608.2d, 105.4.

    `WithColorOfChoice(Destroy(All(PERMANENT, COLOR_OF_CHOICE)))`
    """

    def __init__(self, effect: Effect) -> None:
        self.choice: Effect = ChooseValue(A_COLOR)
        self.effect: Effect = effect

    def happen(self, game: Game, ctx: Context) -> None:
        self.choice.perform(game, ctx)
        self.effect.perform(game, ctx)

    def leaves(self) -> i64:
        return self.effect.leaves()

    def benefit(self) -> i64:
        return self.effect.benefit()

    def loop_inputs(self) -> i64:
        return 0
