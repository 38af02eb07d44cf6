"""Keyword actions that strengthen creatures, or hold one: bolster, support, detain. CR 701.35, 701.39, 701.41."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.lasting import UntilYourNextTurn
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.filters import CREATURE, OTHER
from apnap.abilities.statics.rules import CantAttack, CantBlock, Forbidden
from apnap.abilities.targets import Target
from apnap.rules.decisions import D_CHOOSE, FOR_CHOICE, Decision
from apnap.rules.definitions import Context, Effect, Selector
from apnap.rules.events import Counters
from apnap.rules.questions import F_ACTIVATE
from apnap.rules.rerouting import ask_one
from apnap.rules.words import BATTLEFIELD, NONE, PLUS
from apnap.rules.words import CREATURE as CREATURE_TYPE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class Bolster(Effect):
    """Counters on a creature of yours with the least toughness, of your choice. CR 701.39."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def happen(self, game: Game, ctx: Context) -> None:
        least: list[i64] = []
        for id in game.state.ids(ctx.controller, BATTLEFIELD):
            chars = game.char(id)
            if not chars.types & CREATURE_TYPE:
                continue
            if least and chars.toughness < game.char(least[0]).toughness:
                least = []
            if not least or chars.toughness == game.char(least[0]).toughness:
                least.append(id)
        if not least:
            return
        chosen = least[0]
        if len(least) > 1:
            decision = Decision(D_CHOOSE, ctx.controller)
            decision.origin = ctx.object
            decision.purpose = FOR_CHOICE
            decision.rule = "701.39a"
            decision.source = ctx.source
            decision.candidates = least
            decision.tone = 1
            chosen = ask_one(game, decision)
            if chosen == NONE:
                return
        event = Counters(chosen, PLUS, self.number)
        event.cause = ctx.source
        game.emit(event)
        ctx.it = chosen

    def tone(self) -> i64:
        return 1


class Support(AddCounters):
    """A counter on each of up to so many target creatures; on a permanent, other ones than it. CR 701.41."""

    def __init__(self, number: i64, other: bool = False) -> None:
        if number < 1:
            raise VocabularyError("support has a number of 1 or more")
        slot = (
            Target(OTHER, CREATURE, count=number, up_to=True) if other else Target(CREATURE, count=number, up_to=True)
        )
        super().__init__(1, PLUS, on=slot)
        self.number: i64 = number


class Detain(UntilYourNextTurn):
    """It can't attack or block, and its abilities can't be activated, until your next turn. CR 701.35."""

    def __init__(self, what: Selector) -> None:
        super().__init__(what, CantAttack(), CantBlock(), Forbidden(F_ACTIVATE))
