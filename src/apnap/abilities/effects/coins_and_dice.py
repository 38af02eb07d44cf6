"""Flipping coins and rolling dice. CR 705, 706."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Subject, VocabularyError
from apnap.abilities.effects.flow import Nothing
from apnap.abilities.events.patterns import PlayerPattern
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import OF_AMOUNT, Amount, Context, Effect, Node, Selector
from apnap.rules.ch1_concepts.nodes import Kept
from apnap.rules.ch7_additional.chance import CoinFlipped, DiceRolled, flip, roll
from apnap.rules.core.constants import EV_MECHANIC, NONE
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class FlipCoin(Effect):
    """A player flips a coin; what happens if they win, and if they lose the flip. CR 705.2.

    The player is you, or one who was spoken of: `FlipCoin(None, Counter(IT), who=THAT_PLAYER)`.
    """

    def __init__(self, win: Effect | None = None, lose: Effect | None = None, who: Selector = YOU) -> None:
        self.who: Selector = who
        self.win: Effect = Nothing() if win is None else win
        self.lose: Effect = Nothing() if lose is None else lose

    def happen(self, game: Game, ctx: Context) -> None:
        for ref in self.who.pick(game, ctx):
            if ref < 0 and ref != NONE and game.state.in_game(-1 - ref):
                won = flip(game, ctx, -1 - ref)
                (self.win if won else self.lose).perform(game, ctx)

    def benefit(self) -> i64:
        return self.win.benefit()


class Row(Node):
    """A row of a results table: these results, this effect. CR 706.3a."""

    def __init__(self, first: i64, last: i64, effect: Effect) -> None:
        self.first: i64 = first
        self.last: i64 = last  # the same as the first for a single number; 0 for no upper end
        self.effect: Effect = effect

    def loop_inputs(self) -> i64:
        return 0


class RollDie(Effect):
    """Roll a die and use a results table: `RollDie(20, Row(1, 9, Draw(1)), ...)`. CR 706.3.

    `plus` is added to what the die shows: `RollDie(20, Row(1, 14, Draw(1)), plus=Number(2))` (706.2).
    `long` is a choice of words: 'a six-sided die', not 'a d6'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("long",)

    def __init__(self, sides: i64, *rows: Row, plus: Amount | None = None, long: bool = False) -> None:
        if sides < 2:
            raise VocabularyError(f"a die has two sides or more, not {sides}")
        for row in rows:
            if row.first < 1 or (row.last and row.last < row.first):
                raise VocabularyError(f"a row of results goes from {row.first} to {row.last}")
        self.sides: i64 = sides
        self.plus: Amount | None = plus
        self.rows: list[Row] = list(rows)
        self.long: bool = long

    def happen(self, game: Game, ctx: Context) -> None:
        more = self.plus.value(game, ctx) if self.plus is not None else 0
        result = roll(game, ctx, ctx.controller, self.sides, 1)[0] + more
        ctx.amount = result
        if self._number:
            ctx.note(Kept(-self._number, ctx.it, ctx.those, result))
        for row in self.rows:
            if result >= row.first and (row.last == 0 or result <= row.last):
                row.effect.perform(game, ctx)
        ctx.amount = result

    def at_hand(self) -> i64:
        return OF_AMOUNT

    def leaves(self) -> i64:
        return OF_AMOUNT

    def benefit(self) -> i64:
        return self.rows[0].effect.benefit() if self.rows else 0


class WinsFlip(PlayerPattern):
    """A player wins a coin flip. CR 705.2."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_MECHANIC, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, CoinFlipped) and event.side == event.called and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, CoinFlipped) else NONE


class RollsDice(PlayerPattern):
    """A player rolls one or more dice. CR 706.1."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_MECHANIC, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, DiceRolled) and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, DiceRolled) else NONE


class UntilYouWinAFlip(Effect):
    """Something is done, and done again for as long as you lose the coin flip after it. CR 705.2."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def happen(self, game: Game, ctx: Context) -> None:
        while True:
            self.effect.perform(game, ctx)
            if not game.state.in_game(ctx.controller) or flip(game, ctx, ctx.controller):
                return
