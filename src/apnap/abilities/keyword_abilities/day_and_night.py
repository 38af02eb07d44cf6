"""Day and night: what becomes so, what is so, what waits for it, and daybound and nightbound. CR 731, 702.145."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, VocabularyError
from apnap.rules.ch1_concepts.definitions import Context, Effect, Pattern
from apnap.rules.ch7_additional.day_and_night import DAY as DAY
from apnap.rules.ch7_additional.day_and_night import NEITHER as NEITHER
from apnap.rules.ch7_additional.day_and_night import NIGHT as NIGHT
from apnap.rules.ch7_additional.day_and_night import Bound, DayChanges, become
from apnap.rules.core.constants import EV_DESIGNATION
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


@mypyc_attr(allow_interpreted_subclasses=True)
class Daybound(Bound):
    """On a front face: the permanent is back face up by night, and transforms in no other way. CR 702.145b."""

    def __init__(self) -> None:
        super().__init__(0, NIGHT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Nightbound(Bound):
    """On a back face: the permanent is front face up by day, and transforms in no other way. CR 702.145e."""

    def __init__(self) -> None:
        super().__init__(1, DAY)


class ItBecomes(Effect):
    """It becomes day, or night: `ItBecomes(NIGHT)`. CR 731.1."""

    def __init__(self, which: i64) -> None:
        if which != DAY and which != NIGHT:
            raise VocabularyError("it becomes DAY or NIGHT, and is never neither again")
        self.which: i64 = which

    def happen(self, game: Game, ctx: Context) -> None:
        become(game, self.which, ctx.source)


class ItIs(Circumstance):
    """It is day, night, or neither: `ItIs(NIGHT)`. CR 731.1."""

    def __init__(self, which: i64) -> None:
        self.which: i64 = which

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.day == self.which

    def reads(self) -> i64:
        return 1 << EV_DESIGNATION


class DayNightTurns(Pattern):
    """Day becomes night, or night becomes day; not when it becomes either for the first time. CR 731.1a."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_DESIGNATION]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, DayChanges) and event.was != NEITHER


DAYBOUND: Final = Daybound()
NIGHTBOUND: Final = Nightbound()
