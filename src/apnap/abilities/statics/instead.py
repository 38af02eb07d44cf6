"""What happens instead of a draw, or instead of losing the game. CR 614.1a, 614.11, 104.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError
from apnap.rules.ch1_concepts.definitions import Context, Effect, Static
from apnap.rules.ch1_concepts.ending import Loses
from apnap.rules.core.constants import EV_DRAW, EV_LOSE, LIBRARY, S_REPLACE
from apnap.rules.events import DoneInstead, Draw, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


def without_targets(effect: Effect) -> Effect:
    if effect.targets():
        raise VocabularyError("what happens instead of something else has no targets")
    return effect


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawReplaced(Static):
    """If you would draw a card, or (`empty`) would with no cards in your library, something happens instead.

    `DrawReplaced(WinGame(), empty=True)`. CR 614.11. `first` is a choice of words: 'instead' is said first.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, effect: Effect, empty: bool = False, first: bool = False) -> None:
        super().__init__([S_REPLACE + EV_DRAW])
        self.empty: bool = empty
        self.first: bool = first
        self.effect: Effect = without_targets(effect)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Draw) or event.seat != effect.controller:
            return False
        return not self.empty or not game.state.ids(event.seat, LIBRARY)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return DoneInstead(self.effect, Context(effect.controller, effect.source))

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class LossReplaced(Static):
    """If you would lose the game, something happens instead; who loses with you does not then. CR 104.3, 810.8a.

    `LossReplaced(Both(Exile(THIS), LifeBecomes(1)))`
    """

    def __init__(self, effect: Effect) -> None:
        super().__init__([S_REPLACE + EV_LOSE])
        self.effect: Effect = without_targets(effect)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Loses) and effect.controller in event.seats

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return DoneInstead(self.effect, Context(effect.controller, effect.source))

    def loop_inputs(self) -> i64:
        return 0
