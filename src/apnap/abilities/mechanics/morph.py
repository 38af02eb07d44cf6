"""Morph, megamorph, disguise; manifest and cloak; turning permanents face up or face down. CR 702.37, 702.168, 708."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Quality, VocabularyError, amount
from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.mechanics.protection import Ward
from apnap.abilities.players import YOU
from apnap.abilities.triggers import ObjectPattern, Watched, watched
from apnap.rules.characteristics import Chars
from apnap.rules.definitions import Amount, Context, CostPart, Node, Selector, ability_set
from apnap.rules.events import Entry, Event, ZoneChange
from apnap.rules.face_down import TurnedDown, TurnedUp, TurnsUp, face_up_values, method
from apnap.rules.printed import Mask
from apnap.rules.status import FACE_DOWN, PLAIN_MASK
from apnap.rules.words import BATTLEFIELD, CREATURE, EV_FACE, LIBRARY, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher

# a 2/2 with ward {2}: what disguise and cloak make of a card (702.168a, 701.58a)
WARDED: Final = Chars("", None, 0, 0, CREATURE, [], 0, ability_set([Ward("{2}")]), 2, 2)
DISGUISED: Final = Mask(WARDED, False)
MANIFESTED: Final = Mask(FACE_DOWN, True)
CLOAKED: Final = Mask(WARDED, True)
FACE_DOWN_COST: Final = "{3}"


def turning_cost(cost: str | CostPart) -> CostPart:
    """The cost of turning it face up. An X in it would be remembered (702.37f), which is not done yet."""
    part = cost_of(cost) if isinstance(cost, str) else cost
    mana = part.mana()
    if part.has_x() or (mana is not None and mana.x):
        raise VocabularyError("a morph cost with X in it cannot be written yet")
    return part


class Morph(TurnsUp):
    """`Morph("{2}{W}{W}")`. CR 702.37a."""

    def __init__(self, cost: str | CostPart) -> None:
        self.cost: CostPart = turning_cost(cost)
        super().__init__([self.cost], method("morph", FACE_DOWN_COST, PLAIN_MASK), False)


class Megamorph(TurnsUp):
    """`Megamorph("{5}{G}")`: with a +1/+1 counter as it is turned face up for that. CR 702.37b."""

    def __init__(self, cost: str | CostPart) -> None:
        self.cost: CostPart = turning_cost(cost)
        super().__init__([self.cost], method("megamorph", FACE_DOWN_COST, PLAIN_MASK), True)


class Disguise(TurnsUp):
    """`Disguise("{4}{W}")`: as morph, but face down it has ward {2}. CR 702.168a."""

    def __init__(self, cost: str | CostPart) -> None:
        self.cost: CostPart = turning_cost(cost)
        super().__init__([self.cost], method("disguise", FACE_DOWN_COST, DISGUISED), False)


class Manifest(PlayerAction):
    """Manifest the top cards of your library, one after the other. CR 701.40."""

    def __init__(self, number: int | Amount = 1, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def children(self) -> list[Node]:
        return [self.who, self.amount]

    def mask(self) -> Mask:
        return MANIFESTED

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        n = self.amount.value(game, ctx)
        made: list[i64] = []
        for seat in seats:
            for _ in range(n):
                library = game.state.ids(seat, LIBRARY)
                if not library:
                    break
                event = ZoneChange(library[-1], LIBRARY, BATTLEFIELD, seat)
                event.cause = ctx.source
                entry = Entry()
                entry.face_down = True
                entry.mask = self.mask()
                event.entry = entry
                game.emit(event)
                if event.new_id >= 0:
                    made.append(event.new_id)
        ctx.those = made
        ctx.it = made[0] if made else NONE

    def tone(self) -> i64:
        return 1


class Cloak(Manifest):
    """Cloak the top cards of your library. CR 701.58."""

    def mask(self) -> Mask:
        return CLOAKED


class TurnFaceUp(ObjectAction):
    """Turn face-down permanents face up. CR 708.7."""

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        return TurnedUp(id) if game.state.objs[id].face_down else None

    def tone(self) -> i64:
        return 1


class TurnFaceDown(ObjectAction):
    """Turn permanents face down: each is a 2/2 creature then. CR 708.2a-b."""

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        return TurnedDown(id, PLAIN_MASK) if not game.state.objs[id].face_down else None


class IsFaceDown(Quality):
    """Is face down. CR 110.5."""

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref >= 0 and game.state.objs[ref].face_down

    def reads(self) -> i64:
        return 1 << EV_FACE


class HasMorph(Quality):
    """Has a morph ability; face down, it has none. CR 708.2."""

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        if ref < 0 or game.state.objs[ref].face_down:
            return False
        for a in face_up_values(game.state.objs[ref]).abilities.every:
            if isinstance(a, (Morph, Megamorph)):
                return a in game.char(ref).abilities.every
        return False


class IsTurnedFaceUp(ObjectPattern):
    """A permanent is turned face up. CR 708.8."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_FACE, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, TurnedUp) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, TurnedUp) else NONE


FACE_DOWN_ONE: Final = IsFaceDown()
WITH_MORPH: Final = HasMorph()
