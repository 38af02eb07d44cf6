"""Players by the part they have in a turn or combat: active, attacking, defending. CR 805.9, 805.10c, 805.10e.

Where teams share turns several players have such a part. An instruction means one of them: the one that a creature
tells, or else whom the controller of the spell or ability chooses as the instruction is followed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.players import ThatPlayer
from apnap.rules.combat.removal import defending_seat
from apnap.rules.decisions import D_CHOOSE, FOR_PLAYER, Decision
from apnap.rules.definitions import Context, Effect, Node
from apnap.rules.options.range import in_sight
from apnap.rules.rerouting import ask_one
from apnap.rules.words import NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class ActivePlayer(ThatPlayer):
    """The active player, inside `ToActivePlayer`."""


class AttackingPlayer(ThatPlayer):
    """The attacking player, inside `ToAttackingPlayer` and in what a creature needs to block."""


class DefendingOne(ThatPlayer):
    """The defending player, inside `ToDefendingPlayer`."""


ACTIVE_PLAYER: Final = ActivePlayer()
ATTACKING_PLAYER: Final = AttackingPlayer()
DEFENDING_ONE: Final = DefendingOne()


@mypyc_attr(allow_interpreted_subclasses=True)
class ToOne(Effect):
    """An instruction about one player out of several who have the same part, within range. CR 801.5a."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def children(self) -> list[Node]:
        return [self.effect]

    def parts(self, game: Game, ctx: Context) -> list[i64]:
        """The seats that could be meant."""
        raise NotImplementedError

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
            decision = Decision(D_CHOOSE, ctx.controller)
            decision.origin = ctx.object
            decision.purpose = FOR_PLAYER
            decision.rule = self.rule()
            decision.candidates = meant
            decision.source = ctx.source
            decision.tone = self.effect.tone()
            one = ask_one(game, decision)
            if one == NONE:
                return
        before = ctx.it
        ctx.it = one
        self.effect.happen(game, ctx)
        ctx.it = before

    def tone(self) -> i64:
        return self.effect.tone()


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
