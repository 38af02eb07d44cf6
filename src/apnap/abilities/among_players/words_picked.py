"""Words that players pick as an instruction says, and those who picked one of them. CR 101.4, 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError, seen
from apnap.abilities.players import EachPlayer, still_here
from apnap.rules.ch1_concepts.definitions import NO_IDS, OF_PLAYER, Context, Effect
from apnap.rules.ch1_concepts.nodes import Kept
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import ModeDecision
from apnap.rules.core.types import Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

FOR_WORD: Final = "anchor word"
PICKED: Final = -1100000  # under which number the choice of a seat stands among the results of instructions


class EachPicksWord(Effect):
    """Each of these players picks one of several words: `EachPicksWord(EACH_OPPONENT, "fame", "fortune")`.

    In turn order, each knowing what was picked before. CR 101.4.
    """

    def __init__(self, who: EachPlayer, *words: str) -> None:
        if len(words) < 2:
            raise VocabularyError("a word is one of two or more")
        self.who: EachPlayer = who
        self.words: list[str] = list(words)

    def happen(self, game: Game, ctx: Context) -> None:
        places: list[i64] = list(range(len(self.words)))
        for seat in game.state.apnap():
            ref: Ref = -1 - seat
            if ref not in self.who.pick(game, ctx):
                continue
            decision = ModeDecision(seat, "608.2d", places, self.words, purpose=FOR_WORD, source=ctx.source)
            answer = game.ask(decision)
            if answer and game.state.in_game(seat):
                ctx.note(Kept(PICKED - seat, NONE, NO_IDS, number_of(self.words[answer[0]])))

    def loop_inputs(self) -> i64:
        return 0


def number_of(word: str) -> i64:
    """A number for a word."""
    n: i64 = 0
    for letter in word:
        n = n * 31 + ord(letter)
        n %= 1000003
    return n


class WhoPicked(EachPlayer):
    """Each player who picked this word by an instruction before: `ForEachOf(WhoPicked("fame"), ...)`. CR 608.2c."""

    def __init__(self, word: str) -> None:
        self.word: str = word

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for seat in game.state.apnap():
            if self.means(game, ctx, seat):
                out.append(-1 - seat)
        return seen(game, ctx, still_here(game, out))

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        wanted = number_of(self.word)
        for kept in ctx.results:
            if kept.number == PICKED - seat and kept.amount == wanted:
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0
