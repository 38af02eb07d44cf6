"""What planes and phenomena say: chaos, planeswalking, the planar die, planar decks. CR 311, 312, 701.31, 901."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Subject, VocabularyError
from apnap.abilities.effects.lasting import Lasting
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU
from apnap.abilities.statics.changes import Change
from apnap.abilities.triggers import PlayerPattern
from apnap.rules.definitions import Context, Selector
from apnap.rules.events import Event
from apnap.rules.planar import Planeswalks, planeswalk
from apnap.rules.planar_die import BLANK_FACE, ChaosEnsuing, PlanarRolled, ensue
from apnap.rules.words import D_PLANESWALK, EV_MECHANIC, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


# events --------------------------------------------------------------------------------------------------------------
class ChaosEnsues(ChaosEnsuing):
    """Chaos ensues: `Whenever(CHAOS_ENSUES, Draw(1))` is a chaos ability. CR 311.7."""


class PlaneswalksTo(PlayerPattern):
    """You planeswalk to this plane. CR 701.31d."""

    def __init__(self) -> None:
        super().__init__(EV_MECHANIC, YOU)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Planeswalks) and watcher.source in event.to


class Encounters(PlaneswalksTo):
    """You encounter this phenomenon: it leaves a planar deck and lies face up. CR 312.5."""


class PlaneswalksAway(PlayerPattern):
    """You planeswalk away from this plane; judged by what was face up before. CR 701.31d, 901.11b."""

    def __init__(self) -> None:
        super().__init__(EV_MECHANIC, YOU)
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Planeswalks) and watcher.source in event.away


class RollsPlanarDie(PlayerPattern):
    """A player rolls the planar die, or (`blank`) a blank on it: `Whenever(RollsPlanarDie(), Draw(1))`. CR 901.9."""

    def __init__(self, who: Subject = YOU, blank: bool = False) -> None:
        super().__init__(EV_MECHANIC, who)
        self.blank: bool = blank

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, PlanarRolled) or (self.blank and event.face != BLANK_FACE):
            return False
        return self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, PlanarRolled) else NONE


CHAOS_ENSUES: Final = ChaosEnsues()


# instructions --------------------------------------------------------------------------------------------------------
class Planeswalk(PlayerAction):
    """Planeswalk, if you are the planar controller. CR 701.31."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        if seats:
            planeswalk(game, seats[0], ctx.source)


class LetChaosEnsue(PlayerAction):
    """Chaos ensues. CR 311.7."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        if seats:
            ensue(game, seats[0], ctx.source)


class UntilPlaneswalk(Lasting):
    """The same, until a player planeswalks; `first` is a choice of words. CR 901.11."""

    def __init__(self, subject: Selector, *changes: Change, first: bool = False) -> None:
        if not changes:
            raise VocabularyError("an effect until a player planeswalks needs to say what changes")
        super().__init__(D_PLANESWALK, subject, list(changes))
        self.first = first
