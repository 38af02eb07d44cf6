"""What cards say of commanders: which object is one, how often it was cast, its mana value and colours. CR 903."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Quality, Quantity
from apnap.abilities.costs import PayLife
from apnap.rules import commanders
from apnap.rules.characteristics import FREE
from apnap.rules.copying import copy_on_stack
from apnap.rules.decisions import D_CHOOSE, FOR_CHOICE, Decision
from apnap.rules.definitions import Ability, Amount, Condition, Context, Effect, Node
from apnap.rules.events import ZoneChange
from apnap.rules.players import NO_COMMANDER
from apnap.rules.printed import CastMethod
from apnap.rules.words import BATTLEFIELD, COMMAND, EV_CAST, EV_ZONE, HAND

if TYPE_CHECKING:
    from apnap.rules.game import Game


# which object is one -------------------------------------------------------------------------------------------------
class IsCommander(Quality):
    """Is a commander, whoever's. Put it before a card type: `Each(COMMANDER, CREATURE, YOU_CONTROL)`. CR 903.3."""

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref >= 0 and commanders.is_commander(game.state, game.state.objs[ref])


class IsYourCommander(Quality):
    """Is your commander, of two either one. CR 903.3d, 702.124e."""

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref >= 0 and commanders.is_yours(game.state, game.state.objs[ref], ctx.controller)


COMMANDER: Final = IsCommander()
YOUR_COMMANDER: Final = IsYourCommander()


class Lieutenant(Circumstance):
    """You control your commander. CR 207.2c, 903.3d."""

    def holds(self, game: Game, ctx: Context) -> bool:
        state = game.state
        for id in state.ids(ctx.controller, BATTLEFIELD):
            if commanders.is_yours(state, state.objs[id], ctx.controller):
                return True
        return False


LIEUTENANT: Final = Lieutenant()


# how often, how much -------------------------------------------------------------------------------------------------
class CommanderCasts(Quantity):
    """How often you have cast your commanders from the command zone this game. CR 903.8, 702.124e."""

    def value(self, game: Game, ctx: Context) -> i64:
        n: i64 = 0
        for casts in game.state.players[ctx.controller].commander_casts:
            n += casts
        return n

    def reads(self) -> i64:
        return 1 << EV_CAST


class GreatestCommander(Quantity):
    """The greatest mana value among your commanders, wherever they are. CR 903.3e."""

    def value(self, game: Game, ctx: Context) -> i64:
        most: i64 = 0
        for id in commanders.yours(game.state, ctx.controller):
            most = max(most, game.mana_value(id))
        return most

    def reads(self) -> i64:
        return 1 << EV_ZONE


class PayLifeForColors(PayLife):
    """Pay life equal to the number of colours in your commanders' identity; unpayable without one. CR 903.4f."""

    def __init__(self) -> None:
        super().__init__(0)

    def life(self, game: Game, ctx: Context) -> i64:
        mask = game.state.players[ctx.controller].identity
        n: i64 = 0
        for color in range(5):
            if mask != NO_COMMANDER and mask >> color & 1:
                n += 1
        return n

    def can_pay(self, game: Game, ctx: Context) -> bool:
        if game.state.players[ctx.controller].identity == NO_COMMANDER:
            return False
        return super().can_pay(game, ctx)


# what is done --------------------------------------------------------------------------------------------------------
class CommanderToHand(Effect):
    """Put your commander into your hand from the command zone; of two, the one you choose. CR 702.124e."""

    def happen(self, game: Game, ctx: Context) -> None:
        state = game.state
        found: list[i64] = []
        for id in state.ids(ctx.controller, COMMAND):
            if commanders.is_yours(state, state.objs[id], ctx.controller):
                found.append(id)
        if len(found) > 1:
            decision = Decision(D_CHOOSE, ctx.controller)
            decision.purpose = FOR_CHOICE
            decision.rule = "702.124e"
            decision.source = ctx.source
            decision.origin = ctx.source
            decision.candidates = found
            decision.tone = 1
            found = game.ask(decision)
        for id in found:
            if game.state.objs[id].zone == COMMAND:
                event = ZoneChange(id, COMMAND, HAND, ctx.controller)
                event.cause = ctx.source
                game.emit(event)

    def tone(self) -> i64:
        return 1


class CopyThisFor(Effect):
    """Copy the spell for each time that something was done; new targets may be chosen for the copies. CR 707.10."""

    def __init__(self, times: Amount, targets: bool = False) -> None:
        self.times: Amount = times
        self.says: bool = targets  # a choice of words: that new targets may be chosen

    def children(self) -> list[Node]:
        return [self.times]

    def happen(self, game: Game, ctx: Context) -> None:
        n = self.times.value(game, ctx)
        for _i in range(n):
            copy_on_stack(game, ctx.controller, ctx.source, ctx.object, None, True)


class FreeIf(Ability):
    """If something is so, you may cast this spell without paying its mana cost. CR 118.9."""

    def __init__(self, condition: Condition) -> None:
        super().__init__(0)
        self.condition: Condition = condition
        self.method: CastMethod = CastMethod("for free", 1 << HAND, FREE, [], 0)
        self.method.condition = condition

    def children(self) -> list[Node]:
        return [self.condition]

    def ways(self) -> list[CastMethod]:
        return [self.method]
