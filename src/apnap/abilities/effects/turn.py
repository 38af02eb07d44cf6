"""Instructions that add steps and phases to the turn. CR 500.8-10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError, amount
from apnap.rules.definitions import Amount, Context, Effect, Node
from apnap.rules.turns import add_steps, end_of_phase
from apnap.rules.words import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    CLEANUP,
    DAMAGE,
    DRAW,
    END_COMBAT,
    FIRST_DAMAGE,
    MAIN1,
    MAIN2,
    UNTAP,
    UPKEEP,
)

if TYPE_CHECKING:
    from apnap.rules.game import Game


class ExtraCombatAndMain(Effect):
    """After this main phase there is one more combat phase, and one more main phase after that. CR 500.8, 505.1a.

    `in_main` is a choice of words: if it's a main phase.
    """

    def __init__(self, in_main: bool = False) -> None:
        self.in_main: bool = in_main

    def happen(self, game: Game, ctx: Context) -> None:
        turn = game.state.turn()
        if turn.step != MAIN1 and turn.step != MAIN2:
            return
        steps: list[i64] = [BEGIN_COMBAT, ATTACKERS, BLOCKERS, FIRST_DAMAGE, DAMAGE, END_COMBAT, MAIN2]
        add_steps(game, turn.place, steps)
        game.state.touch()


class ExtraSteps(Effect):
    """You get additional steps of a kind: right after this step, or (`after_phase`) after this phase, alone in theirs.

    In a turn of another player you get none. CR 500.9-10.
    """

    def __init__(self, step: i64, number: int | Amount = 1, after_phase: bool = False) -> None:
        if step in (MAIN1, MAIN2) or step < 0 or step > CLEANUP:
            raise VocabularyError("a main phase has no steps")
        self.step: i64 = step
        self.amount: Amount = amount(number)
        self.after_phase: bool = after_phase

    def children(self) -> list[Node]:
        return [self.amount]

    def happen(self, game: Game, ctx: Context) -> None:
        turn = game.state.turn()
        if ctx.controller not in turn.active:
            return  # 500.10a
        place = end_of_phase(turn) if self.after_phase else turn.place
        for _i in range(self.amount.value(game, ctx)):
            steps: list[i64] = [self.step]
            add_steps(game, place, steps)
        game.state.touch()


class ExtraPhase(Effect):
    """There is an additional phase after this one: a beginning (UNTAP) or a combat phase (BEGIN_COMBAT). CR 500.8."""

    def __init__(self, first: i64) -> None:
        if first != UNTAP and first != BEGIN_COMBAT:
            raise VocabularyError("an additional phase is a beginning phase or a combat phase")
        self.first: i64 = first

    def happen(self, game: Game, ctx: Context) -> None:
        steps: list[i64] = [UNTAP, UPKEEP, DRAW]
        if self.first == BEGIN_COMBAT:
            steps = [BEGIN_COMBAT, ATTACKERS, BLOCKERS, FIRST_DAMAGE, DAMAGE, END_COMBAT]
        add_steps(game, end_of_phase(game.state.turn()), steps)
        game.state.touch()
