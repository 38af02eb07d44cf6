"""Cards that are chosen without being moved, by a player or at random, for what comes after. CR 608.2d, 701.9b."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError, amount
from apnap.abilities.filters import every
from apnap.abilities.players import EACH_OPPONENT, seats_of
from apnap.abilities.selectors import Those
from apnap.abilities.zones.putting import AT_RANDOM, BY_OPPONENT, EXACTLY, IN_HAND, Among, Supply, opponent_for, put
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Amount, Context, Effect, Filter, Selector
from apnap.rules.ch9_casual import commanders
from apnap.rules.core.constants import COMMAND, GONE, GRAVEYARD, HAND, NONE
from apnap.rules.core.decisions import FOR_LOOK, ChooseDecision
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class ChooseCards(Effect):
    """You, an opponent or chance choose cards of a supply: `ChooseCards(Among(), 1, how=AT_RANDOM)`. CR 608.2d.

    'It' and 'that card' are the chosen one afterwards. With `by` that player chooses of your cards. `within` is a
    choice of words.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("within",)

    def __init__(
        self,
        supply: Supply,
        number: int | Amount,
        *filters: Filter,
        how: str = EXACTLY,
        within: bool = False,
        by: Selector | None = None,
    ) -> None:
        if how != EXACTLY and how != AT_RANDOM and how != BY_OPPONENT:
            raise VocabularyError("cards are chosen, by an opponent perhaps, or chosen at random")
        self.supply: Supply = supply
        self.amount: Amount = amount(number)
        self.filter: Filter = every(filters)
        self.how: str = how
        self.within: bool = within
        self.by: Selector | None = by

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def happen(self, game: Game, ctx: Context) -> None:
        fitting: list[i64] = []
        for id in self.supply.cards(game, ctx, ctx.controller):
            if self.filter.test(game, ctx, id):
                fitting.append(id)
        n = min(max(0, self.amount.value(game, ctx)), len(fitting))
        chosen = fitting
        by = self.by
        choosers = [ctx.controller] if by is None else seats_of(game, by.pick(game, ctx))
        if not choosers:
            n = 0
        if n < len(fitting) and self.how == AT_RANDOM:
            game.state.shuffle(fitting)
            chosen = fitting[:n]
        elif n == 0:
            chosen = []
        elif n < len(fitting):
            seat = opponent_for(game, ctx) if self.how == BY_OPPONENT else choosers[0]
            own = seat == ctx.controller
            decision = ChooseDecision(seat, "608.2d", fitting, n, n, purpose=FOR_LOOK, ctx=ctx, benefit=1, own=own)
            chosen = game.ask(decision)
        ctx.those = chosen
        ctx.it = chosen[0] if chosen else NONE
        if chosen:
            game.state.stir()  # so that 'if you do' sees it done

    def benefit(self) -> i64:
        return 1


class AmongThose(Among):
    """Those that the event is about: 'one of them', after 'one or more cards are put there'."""

    DERIVED: ClassVar[tuple[str, ...]] = ("those",)

    def __init__(self, words: str = "them") -> None:
        super().__init__(words)
        self.those: Those = Those()

    def refers_to(self) -> i64:
        return 0

    def cards(self, game: Game, ctx: Context, seat: Seat) -> list[i64]:
        out: list[i64] = []
        for id in self.those.pick(game, ctx):
            if id >= 0 and game.state.objs[id].zone != GONE:
                out.append(id)
        return out

    def take(self, ctx: Context, ids: list[ObjectId]) -> None:
        pass


class OpponentsChoose(Effect):
    """Each opponent chooses a different card that fits of a supply, from the next in turn order on; you get these.

    `OpponentsChoose(Among(), PutRest(ON_BOTTOM), Not(LAND))`: the chosen cards are put into your hand, all at once,
    and the rest go elsewhere. CR 608.2d, 101.4.
    """

    def __init__(self, supply: Supply, rest: Effect, *filters: Filter) -> None:
        self.supply: Supply = supply
        self.rest: Effect = rest
        self.filter: Filter = every(filters)

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        chosen: list[i64] = []
        for seat in opponents_in_turn(game, ctx):
            if not game.state.in_game(seat):
                continue
            left: list[i64] = []
            for id in self.supply.cards(game, ctx, ctx.controller):
                if id not in chosen and self.filter.test(game, ctx, id):
                    left.append(id)
            if not left:
                break
            decision = ChooseDecision(seat, "608.2d", left, 1, 1, purpose=FOR_LOOK, ctx=ctx, benefit=-1, own=True)
            picked = left if len(left) == 1 else game.ask(decision)
            chosen = chosen + picked
        if not game.state.in_game(ctx.controller):
            return
        self.supply.take(ctx, chosen)
        put(game, ctx, [ctx.controller], [chosen], IN_HAND)
        self.rest.perform(game, ctx)

    def benefit(self) -> i64:
        return 1


def opponents_in_turn(game: Game, ctx: Context) -> list[i64]:
    """The opponents in reach, in turn order from you on."""
    order = game.state.apnap()
    at = 0
    for i in range(len(order)):
        if order[i] == ctx.controller:
            at = i
    out: list[i64] = []
    for seat in order[at:] + order[:at]:
        if EACH_OPPONENT.includes(game, ctx, -1 - seat):
            out.append(seat)
    return out


class CommandersAtHome(Supply):
    """Your commanders in the command zone. CR 903.6, 903.8."""

    def cards(self, game: Game, ctx: Context, seat: Seat) -> list[i64]:
        out: list[i64] = []
        for id in game.state.ids(seat, COMMAND):
            if commanders.is_yours(game.state, game.state.objs[id], seat):
                out.append(id)
        return out


class HandAndGraveyard(Supply):
    """All cards in the player's hand and graveyard."""

    def cards(self, game: Game, ctx: Context, seat: Seat) -> list[i64]:
        return game.state.ids(seat, HAND) + game.state.ids(seat, GRAVEYARD)

    def loop_inputs(self) -> i64:
        return 0
