"""Instructions about turns: skipping, ending, deciding for another player. CR 614.10, 723, 724."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU
from apnap.rules.definitions import Context, Effect, Node, Selector, Static
from apnap.rules.other_turns import SKIP_WORDS, control_next_turn, end_turn, skip
from apnap.rules.words import S_TURN, STEP_NAMES

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class SkipNext(PlayerAction):
    """Players skip their next step, turn or combat phase: `SkipNext(SKIP_TURN)`, `SkipNext(UNTAP)`. CR 614.10."""

    def __init__(self, what: i64, who: Selector = YOU, number: i64 = 1) -> None:
        super().__init__(who)
        if what not in SKIP_WORDS and (what < 0 or what >= len(STEP_NAMES)):
            raise VocabularyError(f"there is no step {what} to skip")
        self.what: i64 = what
        self.number: i64 = number

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        units: list[i64] = []
        for seat in seats:
            unit = game.state.table.unit_of[seat]
            if unit not in units:
                units.append(unit)  # a team skips it once (805.8)
                for _ in range(self.number):
                    skip(game.state, seat, self.what)
        game.state.touch()

    def tone(self) -> i64:
        return -1


class SkipsSteps(Static):
    """Players skip their steps of this kind: `SkipsSteps(UNTAP, EACH_PLAYER)`. CR 614.10."""

    def __init__(self, step: i64, who: Subject = YOU) -> None:
        super().__init__([S_TURN])
        if step < 0 or step >= len(STEP_NAMES):
            raise VocabularyError(f"there is no step {step}")
        self.step: i64 = step
        self.who: Subject = who

    def children(self) -> list[Node]:
        return [self.who]

    def skips(self, game: Game, effect: Standing, step: i64, seat: i64) -> bool:
        return step == self.step and self.who.includes(game, context_of(effect), -1 - seat)


class EndTurn(Effect):
    """End the turn. CR 724.1."""

    def happen(self, game: Game, ctx: Context) -> None:
        end_turn(game)


class ControlNextTurn(Effect):
    """You control a player during their next turn, and with them their team where it shares its turns. CR 723.1, 805.8.

    The last such effect is the one that works (723.1a).
    """

    def __init__(self, who: Selector) -> None:
        self.who: Selector = who

    def children(self) -> list[Node]:
        return [self.who]

    def happen(self, game: Game, ctx: Context) -> None:
        for ref in self.who.pick(game, ctx):
            if ref < 0 and game.state.in_game(-1 - ref):
                control_next_turn(game.state, -1 - ref, ctx.controller)
                if game.logging:
                    who = game.name_of_seat(ctx.controller)
                    game.say("723.1", f"{who} will decide for {game.name(ref)} during their next turn")

    def tone(self) -> i64:
        return -1
