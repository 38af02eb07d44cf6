"""Day and night: a designation of the whole game, and the permanents that turn over with it. CR 731, 702.145.

`State.day` is NEITHER until the first permanent or effect brings day or night, and never again afterwards. Daybound and
nightbound are static abilities that are in a list of their own (S_DAY), so a game without them pays one flag.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch2_cards.printed import TRANSFORM
from apnap.rules.ch6_spells.entering import entry_of
from apnap.rules.ch7_additional.faces import Transformed, can_transform
from apnap.rules.core.constants import (
    BATTLEFIELD,
    ENTERING,
    EV_CAST,
    EV_DESIGNATION,
    S_DAY,
    STAGE_BEGIN_STEP,
    STAGE_BEGIN_TURN,
    STAGE_WAIT,
    UNTAP,
)
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import State
from apnap.rules.core.turn_marker import Turn
from apnap.rules.core.types import ObjectId
from apnap.rules.events import Event, SpellCast, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing

NEITHER: Final = 0
DAY: Final = 1
NIGHT: Final = 2
DAY_NAMES: Final = ["neither", "day", "night"]


# the designation -----------------------------------------------------------------------------------------------------
class DayChanges(Event):
    """It becomes day, or night: the game loses the other designation, if it had it. CR 731.1, 731.1a."""

    def __init__(self, now: i64) -> None:
        super().__init__(EV_DESIGNATION)
        self.now: i64 = now
        self.was: i64 = NEITHER

    def parts(self, game: Game) -> list[Event] | None:
        """As it does, what is bound to the other one transforms. CR 702.145b, 702.145e."""
        if game.state.day == self.now:
            return None
        return turning(game, self.now)

    def apply(self, game: Game) -> bool:
        state = game.state
        if state.day == self.now:
            return False
        self.was = state.day
        state.day = self.now
        return True

    def rule(self) -> str:
        return "731.1"

    def line(self, game: Game) -> str:
        return f"It becomes {DAY_NAMES[self.now]}"


def become(game: Game, now: i64, cause: i64) -> None:
    """It becomes day or night, unless it is. CR 731.1."""
    if game.state.day != now:
        event = DayChanges(now)
        event.cause = cause
        game.emit(event)


# the check of the untap step -----------------------------------------------------------------------------------------
def note_spells(state: State, turn: Turn) -> None:
    """A turn ends: how many spells its players cast, the most of one, is what the next one looks at. CR 731.2.

    Whoever left in the course of it was an active player all the same; a turn that was skipped does not count.
    """
    if turn.stage == STAGE_BEGIN_TURN:
        return
    cast: list[i64] = [0] * state.seats
    e = turn.events[EV_CAST]
    while e is not None:
        if isinstance(e, SpellCast):
            cast[e.seat] += 1
        e = e.prev
    turn.cast_before = 0
    for seat in state.table.units[turn.unit]:
        turn.cast_before = max(turn.cast_before, cast[seat])
    turn.each_cast_before = cast


def is_ahead(turn: Turn) -> bool:
    """Is the untap step of this turn yet to come, so that the turn before still counts?"""
    stage = turn.stage
    if stage == STAGE_BEGIN_STEP:
        return turn.step == UNTAP
    return stage == STAGE_BEGIN_TURN or stage == STAGE_WAIT


def check_last_turn(game: Game) -> None:
    """Does day or night give way, for what was cast in the turn before? CR 502.2, 731.2a-c.

    With turn markers, that is the turn which this marker's next one follows (see docs/rulings.md).
    """
    state = game.state
    cast = state.turn().cast_before
    if cast < 0:
        return  # there was none
    if state.day == DAY and cast == 0:
        become(game, NIGHT, -1)
    elif state.day == NIGHT and cast >= 2:
        become(game, DAY, -1)


# daybound and nightbound ---------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Bound(Static):
    """Daybound, or nightbound: its permanent shows one face by day and the other by night. CR 702.145b, 702.145e."""

    def __init__(self, face: i64, turns_at: i64) -> None:
        super().__init__([S_DAY], 1 << BATTLEFIELD | 1 << ENTERING)
        self.face: i64 = face  # the face that it is found on
        self.turns_at: i64 = turns_at  # the designation that turns this face over

    def rank(self) -> i64:
        return 3

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        """By night a double-faced card with daybound enters with its back face up. CR 702.145b, 712.13a."""
        if self.face != 0 or game.state.day != self.turns_at:
            return False
        if not isinstance(event, ZoneChange) or event.to != BATTLEFIELD or event.id != effect.source:
            return False
        o = game.state.objs[event.id]
        entry = event.entry
        if o.token or o.card.layout != TRANSFORM or o.face_down:
            return False
        return (entry is None and o.face == 0) or (entry is not None and entry.face == 0 and not entry.face_down)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            entry_of(game, event).face = 1
        return event


def is_daybound(game: Game, id: ObjectId) -> bool:
    """Does it transform with day and night, and in no other way? CR 702.145b, 702.145e."""
    if game.state.day_bound:
        for e in game.state.standing[S_DAY]:
            if e.source == id:
                return True
    return False


def face_up(o: Obj) -> i64:
    """Which face is up; of a merged permanent, that of its topmost double-faced component. CR 730.2i."""
    for c in o.components:
        if c.card.layout == TRANSFORM and c.copied is None:
            return c.face
    return o.face


def turning(game: Game, now: i64) -> list[Event]:
    """What transforms by day, or by night: each once. CR 702.145b-c, 702.145e-f."""
    out: list[Event] = []
    done: list[i64] = []
    for e in game.state.standing[S_DAY]:
        static = e.static
        if isinstance(static, Bound) and static.turns_at == now and e.source not in done:
            o = game.state.objs[e.source]
            if face_up(o) == static.face and can_transform(o):
                done.append(e.source)
                event = Transformed(e.source)
                event.bound = True
                out.append(event)
    return out


def keep(game: Game) -> None:
    """What must be so at any time, while something bound is on the battlefield; no state-based action.

    CR 702.145c-d, 702.145f-g.
    """
    state = game.state
    effects = state.standing[S_DAY]
    if not effects:
        state.day_bound = False
        return
    if state.day == NEITHER:
        now = NIGHT
        for e in effects:
            static = e.static
            if isinstance(static, Bound) and static.turns_at == NIGHT:
                now = DAY
        become(game, now, -1)
        return
    events = turning(game, state.day)
    if events:
        game.emit_all(events)
