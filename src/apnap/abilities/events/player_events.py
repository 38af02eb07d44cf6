"""Events of players, and steps that begin: life gained and lost, cards drawn. CR 119.3, 119.9, 121.1, 603.2b."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError
from apnap.abilities.events.patterns import PlayerPattern
from apnap.abilities.players import EACH_PLAYER, YOU, EachPlayer
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch1_concepts.ending import Loses
from apnap.rules.ch1_concepts.mana.spent import all_spent
from apnap.rules.core.constants import EV_CAST, EV_DRAW, EV_LIFE, EV_LOSE, EV_STEP, NONE, STEP_NAMES
from apnap.rules.core.types import Step
from apnap.rules.events import Draw as Drawn
from apnap.rules.events import Event, LifeChange, SpellCast, StepBegins

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class GainsLife(PlayerPattern):
    """A player gains life. CR 119.9."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_LIFE, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, LifeChange) and event.amount > 0 and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, LifeChange) else NONE

    def amount_of(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, LifeChange) else 0

    def loop_inputs(self) -> i64:
        return 0


class LosesLife(PlayerPattern):
    """A player loses life. CR 119.3."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_LIFE, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, LifeChange) and event.amount < 0 and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, LifeChange) else NONE

    def amount_of(self, game: Game, event: Event) -> i64:
        return -event.amount if isinstance(event, LifeChange) else 0

    def loop_inputs(self) -> i64:
        return 0


class LosesGame(PlayerPattern):
    """A player loses the game: `When(LosesGame(EACH_OPPONENT), Draw(1))`. CR 104.3."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_LOSE, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Loses) and self.loser(game, watcher, event) >= 0

    def loser(self, game: Game, watcher: Watcher, event: Loses) -> i64:
        """The first of those who lose together that is meant."""
        ctx = Context(watcher.controller, watcher.source)
        for seat in event.seats:
            if self.who.includes(game, ctx, -1 - seat):
                return seat
        return -1

    def subject(self, event: Event) -> i64:
        return -1 - event.seats[0] if isinstance(event, Loses) else NONE

    def times(self, game: Game, event: Event) -> i64:
        """Once for each of the teammates who lose together, where any player is meant."""
        return len(event.seats) if isinstance(event, Loses) and isinstance(self.who, EachPlayer) else 1

    def loop_inputs(self) -> i64:
        return 0


class Draws(PlayerPattern):
    """A player draws a card. CR 121.1."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_DRAW, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Drawn) and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, Drawn) else NONE

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class BeginningOf(PlayerPattern):
    """A step begins: yours, each player's, or (without `whose`) each one. CR 603.2b.

    Where a team shares its turn it triggers once, or for each of them if what follows speaks of that player (805.4d).
    """

    WORDING: ClassVar[tuple[str, ...]] = ("the", "together", "said")

    def __init__(
        self,
        step: Step,
        whose: Subject | None = None,
        the: bool = False,
        together: bool = False,
        first: bool = False,
        said: str = "",
    ) -> None:
        if step < 0 or step >= len(STEP_NAMES):
            raise VocabularyError(f"there is no step {step}")
        super().__init__(EV_STEP, EACH_PLAYER if whose is None else whose)
        self.step: Step = step
        self.whose: Subject | None = whose
        self.the: bool = the  # a choice of words: 'the end step', for each one
        self.together: bool = together  # a choice of words: 'your opponents' end step'
        self.said: str = said  # a choice of words: the step is called that, or it is the upkeep "of" somebody
        self.first: bool = first  # the first one of the game, or of the player it speaks of
        self.for_each: bool = False  # set by the ability that waits for it

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, StepBegins) or event.step != self.step:
            return False
        if self.first and not is_first(game, event, self.whose is None):
            return False
        if event.seat < 0:
            return self.whose is None  # the turn goes on without its player (800.4j)
        if not self.means(game, watcher, event.seat):
            return False
        if not self.for_each:
            for seat in game.state.turn().active:
                if self.means(game, watcher, seat):
                    return seat == event.seat
        return True

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, StepBegins) and event.seat >= 0 else NONE

    def loop_inputs(self) -> i64:
        return 0


def is_first(game: Game, event: StepBegins, of_all: bool) -> bool:
    """Is it the first turn of the game, or of the player whose it is?"""
    if of_all:
        return game.state.ticks == 1
    return event.seat >= 0 and game.state.players[event.seat].turns == 1


class Expends(PlayerPattern):
    """A player expends that much: with a spell, they have spent so much mana on spells this turn. CR 700.14."""

    def __init__(self, number: i64, who: Subject = YOU) -> None:
        if number < 1:
            raise VocabularyError(f"a player expends 1 or more, not {number}")
        super().__init__(EV_CAST, who)
        self.number: i64 = number

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, SpellCast) or not self.means(game, watcher, event.seat):
            return False
        before: i64 = 0
        e = game.state.turn().events[EV_CAST]
        while e is not None:
            if e is not event and isinstance(e, SpellCast) and e.seat == event.seat:
                before += all_spent(game, e.id)
            e = e.prev
        return before < self.number <= before + all_spent(game, event.id)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, SpellCast) else NONE

    def loop_inputs(self) -> i64:
        return 0
