"""One or some of those that were spoken of, and what each player gets for what was taken from them. CR 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError, amount, seen
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import UntilEndOfCombat, kept, standing
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.keyword_actions.proliferate_and_blight import Proliferate
from apnap.abilities.players import EACH_PLAYER, YOU, seats_of
from apnap.abilities.references import several_of
from apnap.abilities.selectors import THIS, THOSE, Those
from apnap.abilities.statics.restrictions import CantAttack
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Amount, Context, Effect, Selector
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch7_additional.chance import roll
from apnap.rules.ch7_additional.keywords.phasing import phase_out
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, LASTS_THIS_COMBAT
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Counters

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class OneOfThose(Those):
    """One of those permanents that were spoken of and that you control still, of your choice. CR 608.2d."""

    def __init__(self) -> None:
        super().__init__("one of them")

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        able: list[i64] = []
        for id in seen(game, ctx, several_of(self._of, ctx)):
            o = game.state.objs[id] if id >= 0 else None
            if o is not None and o.zone == BATTLEFIELD and o.controller == ctx.controller:
                able.append(id)
        if len(able) < 2:
            return able
        one = ask_one(game, ChooseDecision(ctx.controller, "608.2d", able, ctx=ctx, benefit=-1, own=True))
        return [one] if one >= 0 else []


def counters_on(game: Game, id: ObjectId) -> i64:
    held = game.state.objs[id].counters
    n: i64 = 0
    if held is not None:
        for name in held:
            n += held[name]
    return n


class ProliferateAndHide(Effect):
    """Proliferate; then any number of your permanents that were given a counter so phase out. CR 701.34, 702.26."""

    DERIVED: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self) -> None:
        self.first: Effect = Proliferate()

    def happen(self, game: Game, ctx: Context) -> None:
        before: dict[i64, i64] = {}
        for id in game.state.ids(ctx.controller, BATTLEFIELD):
            before[id] = counters_on(game, id)
        self.first.perform(game, ctx)
        given: list[i64] = []
        for id in game.state.ids(ctx.controller, BATTLEFIELD):
            if id in before and counters_on(game, id) > before[id]:
                given.append(id)
        if not given or not game.state.in_game(ctx.controller):
            return
        decision = ChooseDecision(ctx.controller, "608.2d", given, 0, len(given), ctx=ctx, benefit=1, own=True)
        chosen = [id for id in game.ask(decision) if game.state.objs[id].zone == BATTLEFIELD]
        phase_out(game, chosen, ctx.source)
        ctx.those = chosen

    def benefit(self) -> i64:
        return 1


class TokenWithCounters(PlayerAction):
    """Players create a token each and put counters on it: as many as a number says of each. CR 101.4, 122.6.

    `TokenWithCounters(FRACTAL, PowerOf(ThisWay("exiled", CREATURE, ControlledBy(THEMSELVES))), "+1/+1", EACH_PLAYER)`
    """

    def __init__(self, token: CardDef, number: int | Amount, counter: str, who: Selector = YOU) -> None:
        super().__init__(who)
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.token: CardDef = token
        self.amount: Amount = amount(number)
        self.counter: str = counter
        self.create: CreateTokens = CreateTokens(1, token)

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT | OF_THOSE

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        self.create.act(game, ctx, seats)
        for id in ctx.those:
            if n > 0 and id >= 0 and game.state.objs[id].zone == BATTLEFIELD:
                event = Counters(id, self.counter, n)
                event.cause = ctx.source
                game.emit(event)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class RollForPeace(Effect):
    """Each player rolls a die; opponents with the highest result are not attacked by this in this combat. CR 706.

    Neither are planeswalkers that they control.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("kept_off",)

    def __init__(self, sides: i64) -> None:
        if sides < 2:
            raise VocabularyError(f"a die has two sides or more, not {sides}")
        self.sides: i64 = sides
        self.kept_off: UntilEndOfCombat = UntilEndOfCombat(THIS, CantAttack(THOSE, planeswalkers=True))

    def happen(self, game: Game, ctx: Context) -> None:
        highest: i64 = 0
        best: list[Ref] = []
        for seat in seats_of(game, EACH_PLAYER.pick(game, ctx)):
            result = roll(game, ctx, seat, self.sides, 1)[0]
            if result > highest:
                highest, best = result, []
            if result == highest:
                best.append(-1 - seat)
        spared: list[i64] = [ref for ref in best if game.state.opponents(ctx.controller, -1 - ref)]
        ctx.those = spared
        if not spared or game.state.objs[ctx.source].zone != BATTLEFIELD:
            return
        effect = standing(game, ctx, self.kept_off.statics[0], LASTS_THIS_COMBAT, game.state.tick())
        effect.ids = [ctx.source]
        effect.context = kept(ctx)
        add_standing(game.state, effect)
        game.state.touch()

    def loop_inputs(self) -> i64:
        return 0
