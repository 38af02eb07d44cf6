"""The base of all events, and how a permanent enters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Effect, Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.core.constants import EV_EFFECT, NONE
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.printed import CastAs, FaceDownValues
    from apnap.rules.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that would happen, happens, or happened."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.prev: Event | None = None  # the one before it of this kind, this turn
        self.cause: i64 = -1  # the object whose effect or cost it is
        self.done: list[i64] = NO_IDS  # serials of the replacement effects applied to it (614.5)

    def parts(self, game: Game) -> list[Event] | None:
        return None

    def apply(self, game: Game) -> bool:
        return True

    def can_happen(self, game: Game) -> bool:
        """True unless an effect forbids it. CR 614.17."""
        return True

    def is_quiet(self) -> bool:
        """Does it leave every permanent as it is, except those that it tells State.suspect of?

        One may be tapped or untapped, or be in combat: nothing that State.known says is about that.
        """
        return False

    def only_about(self) -> i64:
        """The one object that it says something new about; NONE where it is more than that."""
        return NONE

    def affected(self, game: Game) -> i64:
        """The seat that chooses between replacement effects: the affected player or controller. CR 616.1."""
        return -1

    def in_range(self, game: Game, seat: Seat) -> bool:
        """Is what it affects within this player's range of influence? CR 801.10."""
        affected = self.affected(game)
        return affected < 0 or game.state.in_reach(seat, affected)

    def chosen_x(self) -> i64:
        """The X that somebody chose for it, which abilities that trigger on it mean. CR 702.37f."""
        return 0

    def rule(self) -> str:
        """The rule that the log cites."""
        return "700.1"

    def line(self, game: Game) -> str:
        """What a table would say happened; empty for nothing worth a line."""
        return ""

    def secret(self, game: Game) -> str:
        """What those in `audience` see instead."""
        return ""

    def audience(self, game: Game) -> i64:
        """Mask of the seats that may see `secret`."""
        return 0


class Proposal:
    """Events that are proposed at the same time: what an effect that prevents one of them must know. CR 615."""

    def __init__(self) -> None:
        self.ahead: list[Event] = NO_EVENTS  # those that are yet to be proposed (615.7); replaced
        self.prevented: list[Event] = NO_EVENTS  # what prevention effects did: it happens with them (615.13); replaced
        self.afterwards: list[Event] = NO_EVENTS  # what they do besides, once all has happened (615.5); replaced


NO_EVENTS: Final[list[Event]] = []  # never changed


class Together(Event):
    """Several events that happen instead of one. It is not an event, so nothing replaces or notices it. CR 614.6."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__(EV_EFFECT)
        self.events: list[Event] = events

    def parts(self, game: Game) -> list[Event] | None:
        for e in self.events:
            e.done = self.done  # what replaced the one event replaces none of these again (614.5)
        return self.events

    def apply(self, game: Game) -> bool:
        return False


class Several(Event):
    """Several events in turn where one was to happen; what was applied to that one is not applied again. CR 614.5."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__(EV_EFFECT)
        self.events: list[Event] = events

    def apply(self, game: Game) -> bool:
        for e in self.events:
            e.done = self.done
            game.emit(e)
        return True


class DoneInstead(Event):
    """An instruction that is followed instead of an event. CR 614.1a."""

    def __init__(self, effect: Effect, ctx: Context) -> None:
        super().__init__(EV_EFFECT)
        self.cause = ctx.source
        self.effect: Effect = effect
        self.ctx: Context = ctx

    def apply(self, game: Game) -> bool:
        self.effect.happen(game, self.ctx)
        return True


class Entry:
    """How a permanent enters: what replacement effects and instructions add. CR 614.12."""

    def __init__(self) -> None:
        self.tapped: bool = False
        self.counters: list[tuple[str, i64]] = []
        self.face: i64 = 0
        self.face_down: bool = False
        self.face_down_values: FaceDownValues | None = None  # what it is face down, unless it is what 708.2a says
        self.cast_as: CastAs | None = None  # what a spell is cast as (702.103b)
        self.melds: i64 = -1  # the other card of a meld pair, which enters as one permanent with it (712.14c)
        self.attacking: i64 = NONE
        self.attached_to: i64 = NONE
        self.protector: Seat = -1  # the seat that protects an entering battle (310.9a)
        self.chosen: dict[str, i64] | None = None
        self.copied: Chars | None = None  # the copiable values of what it enters as a copy of (707.2)
        self.copies_for_turn: Static | None = None  # the effect by which it is a copy for this turn only (611.2e)
        self.copies: list[i64] = NO_IDS  # the objects it was made a copy of so far (707.5)
        self.being: list[Static] = []  # what an effect says it is, from the moment it enters (611.2e)
        self.linked: list[i64] = NO_IDS  # the exiled cards that abilities of it speak of: it was crafted (702.167c)
        self.counted: bool = False  # its counters are those it enters with in the end, those of its types included

    def copy(self) -> Entry:
        e = Entry()
        e.tapped = self.tapped
        e.counters = self.counters
        e.face = self.face
        e.face_down = self.face_down
        e.face_down_values = self.face_down_values
        e.cast_as = self.cast_as
        e.melds = self.melds
        e.attacking = self.attacking
        e.attached_to = self.attached_to
        e.protector = self.protector
        e.chosen = self.chosen
        e.copied = self.copied
        e.copies = self.copies
        e.copies_for_turn = self.copies_for_turn
        e.being = self.being
        e.linked = self.linked
        e.counted = self.counted
        return e
