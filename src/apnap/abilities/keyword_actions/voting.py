"""Votes of the council, and clashes. CR 701.38, 701.30."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Quantity, VocabularyError
from apnap.abilities.references import Antecedent, amount_of
from apnap.rules.ch1_concepts.definitions import OF_AMOUNT, Context, Effect, Node
from apnap.rules.ch1_concepts.nodes import Kept
from apnap.rules.ch7_additional.voting import clash, vote

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Ballot(Node):
    """A word that can be voted for, with what comes of it."""

    def __init__(self, word: str, effect: Effect) -> None:
        self.word: str = word
        self.effect: Effect = effect

    def loop_inputs(self) -> i64:
        return 0


class WillOfTheCouncil(Effect):
    """Each player votes for one of two words; the one with more votes happens, the second also if tied. CR 701.38."""

    def __init__(self, first: Ballot, second: Ballot) -> None:
        self.first: Ballot = first
        self.second: Ballot = second

    def happen(self, game: Game, ctx: Context) -> None:
        counts = vote(game, ctx, [self.first.word, self.second.word])
        (self.first if counts[0] > counts[1] else self.second).effect.perform(game, ctx)


class VotesFor(Quantity):
    """The votes for a word, inside `CouncilsDilemma`."""

    def __init__(self, word: str) -> None:
        self.word: str = word

    _of: Antecedent | None = None

    def refers_to(self) -> i64:
        return OF_AMOUNT

    def value(self, game: Game, ctx: Context) -> i64:
        return amount_of(self._of, ctx)


class CouncilsDilemma(Effect):
    """Each player votes for a word, and each vote counts: `Ballot("quill", Draw(VotesFor("quill")))`. CR 701.38."""

    def __init__(self, *ballots: Ballot) -> None:
        if len(ballots) < 2:
            raise VocabularyError("a vote needs two choices or more")
        self.ballots: list[Ballot] = list(ballots)

    def at_hand(self) -> i64:
        return OF_AMOUNT

    def happen(self, game: Game, ctx: Context) -> None:
        words: list[str] = []
        for b in self.ballots:
            words.append(b.word)
        counts = vote(game, ctx, words)
        for i in range(len(self.ballots)):
            if counts[i]:
                ctx.amount = counts[i]
                if self._number:
                    ctx.note(Kept(-self._number, ctx.it, ctx.those, counts[i]))
                self.ballots[i].effect.perform(game, ctx)


class Clash(Effect):
    """Clash with an opponent; if you win, this happens. CR 701.30."""

    def __init__(self, win: Effect) -> None:
        self.win: Effect = win

    def happen(self, game: Game, ctx: Context) -> None:
        if clash(game, ctx):
            self.win.perform(game, ctx)

    def benefit(self) -> i64:
        return self.win.benefit()
