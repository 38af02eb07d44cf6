"""Designations and qualities of players: the monarch, the initiative, the city's blessing (ascend), speed,
an enduring story (storied).

CR 702.131, 702.179, 702.195, 725, 726.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, Quantity, Subject, amount, seen
from apnap.abilities.effects.flow import Nothing
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.events.patterns import PlayerPattern
from apnap.abilities.players import YOU, seats_of
from apnap.rules.ch1_concepts.definitions import Amount, Context, Pattern, Selector, Triggered
from apnap.rules.ch7_additional import initiative
from apnap.rules.ch7_additional.loops.loop_inputs import H_NUMBER
from apnap.rules.ch7_additional.monarch import Crowned, crown
from apnap.rules.ch7_additional.speed import MAX_SPEED, SpeedChanges, StartsEngines
from apnap.rules.core.constants import ARTIFACT, BATTLEFIELD, EV_DESIGNATION, EV_STATE, LEGENDARY, NONE
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class BecomeMonarch(PlayerAction):
    """A player becomes the monarch. CR 725.1."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            crown(game, seat, ctx.source)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class Monarch(Subject):
    """The monarch, while there is one. CR 725.5."""

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        seat = game.state.monarch
        return seen(game, ctx, [-1 - seat]) if seat >= 0 and game.state.in_game(seat) else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return game.state.monarch >= 0 and ref == -1 - game.state.monarch

    def reads(self) -> i64:
        return 1 << EV_DESIGNATION

    def loop_inputs(self) -> i64:
        return 0


class IsMonarch(Circumstance):
    """A player is the monarch: `IsMonarch(YOU)`."""

    def __init__(self, who: Subject = YOU) -> None:
        self.who: Subject = who

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.monarch >= 0 and self.who.includes(game, ctx, -1 - game.state.monarch)

    def reads(self) -> i64:
        return 1 << EV_DESIGNATION

    def loop_inputs(self) -> i64:
        return 0


class BecomesMonarch(PlayerPattern):
    """A player becomes the monarch: `Whenever(BecomesMonarch(YOU), ...)`. CR 725.1."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_DESIGNATION, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Crowned) and event.seat >= 0 and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, Crowned) else NONE

    def loop_inputs(self) -> i64:
        return 0


MONARCH: Final = Monarch()


class InitiativeHolder(Subject):
    """The player who has the initiative, while there is one. CR 726.1."""

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        seat = game.state.initiative
        return seen(game, ctx, [-1 - seat]) if seat >= 0 and game.state.in_game(seat) else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return game.state.initiative >= 0 and ref == -1 - game.state.initiative

    def reads(self) -> i64:
        return 1 << EV_DESIGNATION

    def loop_inputs(self) -> i64:
        return 0


INITIATIVE_HOLDER: Final = InitiativeHolder()


class TakeTheInitiative(PlayerAction):
    """A player takes the initiative. CR 726.1."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            initiative.take(game, seat, ctx.source)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


TEN: Final = 10


# ascend --------------------------------------------------------------------------------------------------------------
class Blessed(Event):
    """A player gets the city's blessing, and keeps it. CR 702.131b-c."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(EV_DESIGNATION)
        self.seat: Seat = seat

    def apply(self, game: Game) -> bool:
        if not game.state.in_game(self.seat) or game.state.players[self.seat].has_citys_blessing:
            return False
        game.state.edit_player(self.seat).has_citys_blessing = True
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "702.131b"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} gets the city's blessing"


class TenPermanents(Pattern):
    """It never triggers: it blesses its controller where states that abilities wait for are looked at. CR 702.131b."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_STATE]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        seat = watcher.controller
        if not game.state.players[seat].has_citys_blessing and len(game.state.ids(seat, BATTLEFIELD)) >= TEN:
            game.emit(Blessed(seat))
        return False

    def loop_inputs(self) -> i64:
        return H_NUMBER


@mypyc_attr(allow_interpreted_subclasses=True)
class Ascend(Triggered):
    """Any time you control ten permanents, you get the city's blessing. CR 702.131."""

    def __init__(self) -> None:
        super().__init__(TenPermanents(), Nothing())


class HasBlessing(Circumstance):
    """You have the city's blessing. CR 702.131c."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.players[ctx.controller].has_citys_blessing

    def reads(self) -> i64:
        return 1 << EV_DESIGNATION

    def layer_inputs(self) -> i64:
        return 0


BLESSED: Final = HasBlessing()


# speed ---------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class StartYourEngines(StartsEngines):
    """If you have no speed, your speed becomes 1. CR 702.179a."""


START_YOUR_ENGINES: Final = StartYourEngines()


class SpeedOf(Quantity):
    """The speed of a player, 0 for one without; of several, the greatest. CR 702.179f."""

    def __init__(self, who: Selector = YOU) -> None:
        self.who: Selector = who

    def value(self, game: Game, ctx: Context) -> i64:
        most: i64 = 0
        for seat in seats_of(game, self.who.pick(game, ctx)):
            most = max(most, game.state.players[seat].speed)
        return most

    def reads(self) -> i64:
        return 1 << EV_DESIGNATION

    def layer_inputs(self) -> i64:
        return 0

    def loop_inputs(self) -> i64:
        return 0


class HasMaxSpeed(Circumstance):
    """One of these players has max speed, or (`lacks`) does not: their speed is 4. CR 702.179e."""

    def __init__(self, who: Subject = YOU, lacks: bool = False) -> None:
        self.who: Subject = who
        self.lacks: bool = lacks

    def holds(self, game: Game, ctx: Context) -> bool:
        state = game.state
        for seat in range(state.seats):
            if (state.players[seat].speed == MAX_SPEED) != self.lacks and self.who.includes(game, ctx, -1 - seat):
                return True
        return False

    def reads(self) -> i64:
        return 1 << EV_DESIGNATION

    def layer_inputs(self) -> i64:
        return 0

    def loop_inputs(self) -> i64:
        return 0


class ChangeSpeed(PlayerAction):
    """The speed of players increases, or is reduced by that much (`less`), though not below `least`. CR 702.179c."""

    def __init__(self, number: int | Amount, who: Selector = YOU, less: bool = False, least: i64 = 0) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)
        self.less: bool = less
        self.least: i64 = least

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        for seat in seats:
            change = n
            if self.less:
                change = -max(0, min(n, game.state.players[seat].speed - self.least))
            event = SpeedChanges(seat, change)
            event.cause = ctx.source
            game.emit(event)


# storied -------------------------------------------------------------------------------------------------------------
class GetsStory(Event):
    """A player has an enduring story from now on. CR 702.195a-b."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(EV_DESIGNATION)
        self.seat: Seat = seat

    def apply(self, game: Game) -> bool:
        if not game.state.in_game(self.seat) or game.state.players[self.seat].has_enduring_story:
            return False
        game.state.edit_player(self.seat).has_enduring_story = True
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "702.195a"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} has an enduring story"


THREE: Final = 3


class ThreeOfStories(Pattern):
    """It never triggers: its controller gets a story where awaited states are looked at. CR 702.195a."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_STATE]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        state = game.state
        seat = watcher.controller
        if state.players[seat].has_enduring_story:
            return False
        n: i64 = 0
        for id in state.ids(seat, BATTLEFIELD):
            c = game.char(id)
            if c.types & ARTIFACT or c.supertypes & LEGENDARY or "Saga" in c.subtypes:
                n += state.objs[id].token_count
        if n >= THREE:
            game.emit(GetsStory(seat))
        return False

    def loop_inputs(self) -> i64:
        return H_NUMBER


@mypyc_attr(allow_interpreted_subclasses=True)
class Storied(Triggered):
    """Any time you control three artifacts, Sagas or legendary permanents, you get an enduring story. CR 702.195.

    `Storied()`
    """

    def __init__(self) -> None:
        super().__init__(ThreeOfStories(), Nothing())


class HasStory(Circumstance):
    """You have an enduring story. CR 702.195b."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.players[ctx.controller].has_enduring_story

    def reads(self) -> i64:
        return 1 << EV_DESIGNATION

    def layer_inputs(self) -> i64:
        return 0


ENDURING_STORY: Final = HasStory()
