"""Votes of the council, and clashes. CR 701.38, 701.30."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Quantity, VocabularyError
from apnap.abilities.filters import every
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_PLAYER, OF_THOSE, Context, Effect, Filter, Node
from apnap.rules.ch1_concepts.nodes import Kept
from apnap.rules.ch7_additional.voting import clash, clashing_opponent, vote, vote_for_objects
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.core.constants import BATTLEFIELD, GRAVEYARD, NONE

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


COUNTED_VOTES: Final = (-1 << 30) - 1  # what is remembered of a vote; no instruction has this number


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


class VoteForOne(Effect):
    """Each player votes for a permanent that fits, or (`buried`) for a card in your graveyard. CR 701.38.

    `VoteForOne(NONLAND, YOU_DONT_CONTROL)`; what comes after speaks of those with the most votes.
    """

    def __init__(self, *filters: Filter, buried: bool = False) -> None:
        self.filter: Filter = every(filters)
        self.buried: bool = buried

    def happen(self, game: Game, ctx: Context) -> None:
        found: list[i64] = []
        for seat in range(game.state.seats):
            if self.buried and seat != ctx.controller:
                continue
            for id in game.state.ids(seat, GRAVEYARD if self.buried else BATTLEFIELD):
                if in_sight(game, ctx, id) and self.filter.test(game, ctx, id):
                    found.append(id)
        ctx.those = vote_for_objects(game, ctx, found, self.filter)
        ctx.it = ctx.those[0] if ctx.those else NONE

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def loop_inputs(self) -> i64:
        return 0


class VotesFor(Quantity):
    """The votes for a word, inside `CouncilsDilemma`."""

    def __init__(self, word: str) -> None:
        self.word: str = word

    def value(self, game: Game, ctx: Context) -> i64:
        for kept in ctx.results:
            if kept.number == COUNTED_VOTES:
                return kept.amount
        return 0


class ForEachVote(Effect):
    """An instruction is carried out once for each vote for a word, inside `CouncilsDilemma`. CR 701.38."""

    def __init__(self, votes: VotesFor, effect: Effect) -> None:
        self.votes: VotesFor = votes
        self.effect: Effect = effect

    def happen(self, game: Game, ctx: Context) -> None:
        for _i in range(self.votes.value(game, ctx)):
            self.effect.perform(game, ctx)

    def benefit(self) -> i64:
        return self.effect.benefit()


class CouncilsDilemma(Effect):
    """Each player votes for a word, and each vote counts: `Ballot("quill", Draw(VotesFor("quill")))`. CR 701.38."""

    def __init__(self, *ballots: Ballot) -> None:
        if len(ballots) < 2:
            raise VocabularyError("a vote needs two choices or more")
        self.ballots: list[Ballot] = list(ballots)

    def happen(self, game: Game, ctx: Context) -> None:
        words: list[str] = []
        for b in self.ballots:
            words.append(b.word)
        counts = vote(game, ctx, words)
        for i in range(len(self.ballots)):
            if counts[i]:
                ctx.note(Kept(COUNTED_VOTES, ctx.it, ctx.those, counts[i]))
                self.ballots[i].effect.perform(game, ctx)


class Clash(Effect):
    """Clash with an opponent; if you win, this happens. CR 701.30.

    'That player' is the opponent. `otherwise` happens if you don't win; `usual` happens unless you win and something
    happens instead of it.
    """

    def __init__(self, win: Effect, otherwise: Effect | None = None, usual: Effect | None = None) -> None:
        self.usual: Effect | None = usual
        self.win: Effect = win
        self.otherwise: Effect | None = otherwise

    def at_hand(self) -> i64:
        return OF_PLAYER

    def happen(self, game: Game, ctx: Context) -> None:
        opponent = clashing_opponent(game, ctx)
        won = clash(game, ctx, opponent)
        if opponent >= 0:
            self.take_up(ctx, -1 - opponent)
        before = game.state.version
        if won:
            self.win.perform(game, ctx)
        usual, otherwise = self.usual, self.otherwise
        if otherwise is not None and not won:
            otherwise.perform(game, ctx)
        if usual is not None and game.state.version == before:
            usual.perform(game, ctx)

    def benefit(self) -> i64:
        return self.win.benefit()
