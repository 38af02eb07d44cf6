"""Cards exiled face down: who may look at them, play them, and what takes them back. CR 406.3-6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError, amount
from apnap.abilities.effects.exiling import move_linked
from apnap.abilities.effects.lasting import standing
from apnap.abilities.effects.looking import top_cards
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU
from apnap.rules.definitions import Amount, Context, Effect, Node, Selector, Static
from apnap.rules.events import Entry, ZoneChange
from apnap.rules.knowledge import learn
from apnap.rules.questions import P_CAST, P_LOOK, P_PLAY_LAND
from apnap.rules.status import BLANK_MASK
from apnap.rules.words import BATTLEFIELD, D_GAME, D_TURN, EXILE, HAND, LIBRARY, S_PERMIT
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


THIS_TURN: Final = "this turn"
WHILE_EXILED: Final = "as long as it is exiled"


class MayPlayThose(Static):
    """Its controller may look at and play certain exiled cards: those that the effect names. CR 406.3a, 601.3f."""

    def __init__(self) -> None:
        super().__init__([S_PERMIT])

    def permits(self, game: Game, effect: Standing, action: i64, seat: i64, ref: i64) -> bool:
        ids = effect.ids
        if seat != effect.controller or ids is None or ref not in ids or game.state.objs[ref].zone != EXILE:
            return False
        return action == P_CAST or action == P_PLAY_LAND or action == P_LOOK


class ExileTopFaceDown(PlayerAction):
    """Exile the top cards of a library face down, kept together with this object. Nobody may look at them, unless
    `play` says that you may look at and play them: "this turn", or "as long as it is exiled". CR 406.3, 406.6.
    """

    def __init__(self, number: int | Amount, who: Selector = YOU, play: str = "") -> None:
        super().__init__(who)
        if play not in ("", THIS_TURN, WHILE_EXILED):
            raise VocabularyError(f"cards may be played {THIS_TURN!r} or {WHILE_EXILED!r}, not {play!r}")
        self.amount: Amount = amount(number)
        self.play: str = play
        self.static: MayPlayThose = MayPlayThose()

    def children(self) -> list[Node]:
        return [self.who, self.amount]

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        n = self.amount.value(game, ctx)
        exiled: list[i64] = []
        for seat in seats:
            for id in top_cards(game, seat, n):
                move = ZoneChange(id, LIBRARY, EXILE, seat)
                move.cause = ctx.source
                move.entry = Entry()
                move.entry.face_down = True
                move.entry.mask = BLANK_MASK
                game.emit(move)
                if move.new_id >= 0 and game.state.objs[move.new_id].zone == EXILE:
                    exiled.append(move.new_id)
        state = game.state
        if state.objs[ctx.source].zone == BATTLEFIELD:
            o = state.edit(ctx.source)
            o.linked = o.linked + exiled
        ctx.those = exiled
        if self.play and exiled:
            for id in exiled:
                learn(state, id, 1 << ctx.controller)  # who may look once may go on doing so (406.3)
            duration: i64 = D_TURN if self.play == THIS_TURN else D_GAME
            effect = standing(game, ctx, self.static, duration, state.tick())
            effect.ids = exiled
            add_standing(state, effect)
        state.touch()

    def tone(self) -> i64:
        return 1


class TakeExiledCards(Effect):
    """Put all cards exiled with this object into their owners' hands. CR 406.6, 607.2a."""

    def happen(self, game: Game, ctx: Context) -> None:
        move_linked(game, ctx, HAND)

    def tone(self) -> i64:
        return 1
