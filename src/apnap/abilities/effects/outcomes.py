"""How a game ends or begins again: winning, losing, drawing, restarting, subgames. CR 104, 727, 729."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import every
from apnap.abilities.players import YOU, EachPlayer
from apnap.rules.ch1_concepts.definitions import OF_PLAYER, Context, Effect, Filter, Selector, SubgameEffect
from apnap.rules.ch1_concepts.ending import effect_draws, effect_loses, effect_wins
from apnap.rules.ch7_additional import subgames
from apnap.rules.ch7_additional.restarting import Restart
from apnap.rules.core.constants import BATTLEFIELD, EXILE
from apnap.rules.core.players import WON
from apnap.rules.core.types import Seat
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class WinGame(PlayerAction):
    """A player wins the game. CR 104.2b."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            effect_wins(game, seat)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class DrawGame(Effect):
    """The game is a draw. CR 104.4c; under limited range for those whom you can reach (801.15)."""

    def happen(self, game: Game, ctx: Context) -> None:
        effect_draws(game, ctx.controller)

    def loop_inputs(self) -> i64:
        return 0


class LoseGame(PlayerAction):
    """Players lose the game. CR 104.3e."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        if seats:
            effect_loses(game, seats)

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class PutOntoBattlefield(Effect):
    """Those cards enter the battlefield on your side. CR 110.2a."""

    def happen(self, game: Game, ctx: Context) -> None:
        events: list[Event] = []
        for id in ctx.those:
            if game.state.objs[id].zone == EXILE:
                events.append(ZoneChange(id, EXILE, BATTLEFIELD, ctx.controller))
        if events:
            game.emit_all(events)


class RestartTheGame(Effect):
    """Restart the game, leaving in exile what fits of the cards exiled with this; put those onto the battlefield."""

    def __init__(self, *leaving: Filter) -> None:
        self.leaving: Filter = every(leaving)
        self.rest: Effect = PutOntoBattlefield()

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        """Nothing else of the resolution happens. CR 727.1."""
        kept: list[i64] = []
        for id in game.state.objs[ctx.source].linked:
            if game.state.objs[id].zone == EXILE and self.leaving.test(game, ctx, id):
                kept.append(id)
        raise Restart(ctx.controller, kept, self.rest)


class PlaySubgame(SubgameEffect):
    """Players play a subgame with their libraries as their decks; who won is remembered. CR 729.1."""

    def happen(self, game: Game, ctx: Context) -> None:
        result = subgames.play_subgame(game)
        winners: list[i64] = []
        for seat in range(game.state.seats):
            if result.outcomes[seat] == WON:
                winners.append(-1 - seat)
        ctx.those = winners

    def leaves(self) -> i64:
        return OF_PLAYER

    def benefit(self) -> i64:
        return -1


class EachWinner(EachPlayer):
    """Each player who won the subgame."""

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        return -1 - seat in ctx.those


class EachNonwinner(EachPlayer):
    """Each player who didn't win the subgame: who lost it, or drew."""

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        return -1 - seat not in ctx.those


EACH_WINNER: Final = EachWinner()
EACH_NONWINNER: Final = EachNonwinner()
