"""Deploy creatures: every creature can be handed to a teammate. CR 804.

The ability is part of what each creature is, from before any other effect on abilities: the first thing in layer 6, so
that a creature that loses all abilities loses it too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.costs.cost_parts import TapThis
from apnap.rules.ch1_concepts.definitions import Activated, Context, Effect, Static, Target, ability_set
from apnap.rules.ch1_concepts.targets import allowed
from apnap.rules.ch4_zones.zones import add_standing, drop_standing
from apnap.rules.core.constants import BATTLEFIELD, L_CONTROL, LASTS_THE_GAME, PHASED_OUT, S_LAYER
from apnap.rules.core.state import Standing
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.characteristics import AbilitySet, Chars
    from apnap.rules.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetTeammate(Target):
    """Target teammate: another player of one's team. CR 102.3, 804.2."""

    def legal(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref >= 0 or ref == -1 - ctx.controller or not game.state.in_game(-1 - ref):
            return False
        return not game.state.opponents(ctx.controller, -1 - ref) and allowed(game, ctx, ref)

    def candidates(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for seat in range(game.state.seats):
            if self.legal(game, ctx, -1 - seat):
                out.append(-1 - seat)
        return out

    def exists(self, game: Game, ctx: Context) -> bool:
        return len(self.candidates(game, ctx)) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class GivenTo(Static):
    """A player controls the creature; `a` of the effect is who. CR 613.1b."""

    def __init__(self) -> None:
        super().__init__([S_LAYER])
        self.in_layers: list[i64] = [L_CONTROL]

    def layers(self) -> list[i64]:
        return self.in_layers

    def gives_control(self, game: Game, effect: Standing, ref: Ref) -> i64:
        return effect.a


class GiveThis(Effect):
    """A player gains control of this creature, for good. CR 804.2, 611.2a."""

    def __init__(self, to: Target) -> None:
        self.to: Target = to
        self.static: GivenTo = GivenTo()

    def happen(self, game: Game, ctx: Context) -> None:
        state = game.state
        for ref in self.to.pick(game, ctx):
            if state.objs[ctx.source].zone != BATTLEFIELD:
                return
            drop_standing(state, self.outlived(game, ctx.source, -1 - ref))
            state.serial += 1
            effect = Standing(state.serial, ctx.source, self.static, state.tick(), ctx.controller)
            effect.duration = LASTS_THE_GAME
            effect.seat = ctx.controller
            effect.marker = state.here
            effect.turn = state.turn().number
            effect.ids = [ctx.source]
            effect.a = -1 - ref
            add_standing(state, effect)
            game.settle()
            state.touch()

    def outlived(self, game: Game, id: ObjectId, seat: Seat) -> list[Standing]:
        """Older effects of this kind that decide nothing any more.

        Those that gave the creature to the same player would end together with the new one; others are about creatures
        that are gone.
        """
        state = game.state
        out: list[Standing] = []
        for e in state.standing[S_LAYER]:
            ids = e.ids
            if e.static is self.static and ids is not None:
                zone = state.objs[ids[0]].zone
                if (ids[0] == id and e.a == seat) or (zone != BATTLEFIELD and zone != PHASED_OUT):
                    out.append(e)
        return out


def ability() -> Activated:
    """Tap the creature to give it to a teammate, at sorcery speed. CR 804.2."""
    made = Activated([TapThis()], GiveThis(TargetTeammate()))
    made.sorcery = True
    return made


DEPLOY: Final = ability()


def grant(chars: Chars) -> None:
    """Each creature has the ability. CR 804.2."""
    chars.abilities = with_deploy(chars.abilities)


def with_deploy(abilities: AbilitySet) -> AbilitySet:
    """These abilities and the one to deploy; the same set each time, so that nothing seems to change."""
    made = abilities._deployed
    if made is None:
        both = abilities.every.copy()
        both.append(DEPLOY)
        made = ability_set(both)
        abilities._deployed = made
    return made
