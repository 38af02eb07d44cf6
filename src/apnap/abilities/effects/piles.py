"""Cards that an opponent separates into piles. CR 700.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.looking import top_cards
from apnap.rules.decisions import D_CHOOSE, D_MODE, FOR_PLAYER, Decision
from apnap.rules.definitions import Context, Effect
from apnap.rules.events import Event, ZoneChange
from apnap.rules.knowledge import EVERYBODY, learn
from apnap.rules.options.range import choosers
from apnap.rules.rerouting import ask_one
from apnap.rules.words import GRAVEYARD, HAND, LIBRARY, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game

FOR_PILE: Final = "pile"


def an_opponent(game: Game, ctx: Context, rule: str) -> i64:
    """The opponent who is to choose something, of the controller's choice; -1 for nobody. CR 608.2d, 801.5c."""
    able = choosers(game, ctx.controller, True)
    if not able:
        return -1
    if len(able) == 1:
        return -1 - able[0]
    decision = Decision(D_CHOOSE, ctx.controller)
    decision.origin = ctx.object
    decision.purpose = FOR_PLAYER
    decision.rule = rule
    decision.source = ctx.source
    decision.candidates = able
    who = ask_one(game, decision)
    return -1 if who == NONE else -1 - who


class OpponentSeparates(Effect):
    """Reveal the top cards of your library; an opponent makes two piles; you get one, the other is put away."""

    def __init__(self, number: i64) -> None:
        if number < 2:
            raise VocabularyError("two piles are made of two cards or more")
        self.number: i64 = number

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        top = top_cards(game, seat, self.number)
        for id in top:
            learn(game.state, id, EVERYBODY)
            if game.logging:
                game.say("701.20a", f"{game.name_of_seat(seat)} reveals {game.name(id)}")
        if not top:
            return
        first = self.pile(game, ctx, top)
        second: list[i64] = []
        for id in top:
            if id not in first:
                second.append(id)
        kept = first if self.prefers_first(game, ctx, first, second) else second
        events: list[Event] = []
        for id in top:
            if game.state.objs[id].zone == LIBRARY:
                event = ZoneChange(id, LIBRARY, HAND if id in kept else GRAVEYARD, seat)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)

    def pile(self, game: Game, ctx: Context, top: list[i64]) -> list[i64]:
        """One of the piles; the rest is the other. CR 700.3a, 700.3d."""
        opponent = an_opponent(game, ctx, "700.3")
        if opponent < 0:
            return top
        decision = Decision(D_CHOOSE, opponent)
        decision.origin = ctx.object
        decision.opponent = True
        decision.purpose = FOR_PILE
        decision.rule = "700.3a"
        decision.source = ctx.source
        decision.candidates = top
        decision.minimum = 0
        decision.maximum = len(top)
        return game.ask(decision)

    def prefers_first(self, game: Game, ctx: Context, first: list[i64], second: list[i64]) -> bool:
        """Which of the piles do you put into your hand?"""
        decision = Decision(D_MODE, ctx.controller)
        decision.origin = ctx.object
        decision.own = True
        decision.purpose = FOR_PILE
        decision.rule = "700.3"
        decision.source = ctx.source
        decision.labels = [names(game, first), names(game, second)]
        decision.candidates = [0, 1]
        answer = game.ask(decision)
        return len(answer) == 0 or answer[0] == 0

    def tone(self) -> i64:
        return 1


def names(game: Game, ids: list[i64]) -> str:
    """What is in a pile."""
    words: list[str] = []
    for id in ids:
        words.append(game.name(id))
    return ", ".join(words) if words else "no cards"
