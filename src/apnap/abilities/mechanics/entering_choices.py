"""Choices as a creature enters, the city's blessing, cards that recover: tribute, amplify, ascend, recover.

CR 702.38, 702.59, 702.104, 702.131.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Circumstance
from apnap.abilities.counting import has_creature_type
from apnap.abilities.effects.flow import Nothing
from apnap.abilities.effects.payment import offers
from apnap.abilities.filters import CREATURE, YOU_OWN
from apnap.abilities.mechanics.counters import is_called
from apnap.abilities.triggers import Dies
from apnap.rules.characteristics import Chars
from apnap.rules.decisions import D_CHOOSE, D_YES_NO, FOR_MAY, FOR_PLAYER, FROM_RULE, Decision
from apnap.rules.definitions import NO_IDS, Context, CostPart, Effect, Node, Pattern, Static, Triggered
from apnap.rules.entering import entering_chars, entry_of
from apnap.rules.events import Event, ZoneChange
from apnap.rules.knowledge import EVERYBODY, learn
from apnap.rules.words import (
    BATTLEFIELD,
    CHANGELING,
    ENTERING,
    EV_DESIGNATION,
    EV_STATE,
    EV_ZONE,
    EXILE,
    GRAVEYARD,
    HAND,
    PLUS,
    S_REPLACE,
)

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing, Watcher

TRIBUTE: Final = "tribute"
TEN: Final = 10


# tribute -------------------------------------------------------------------------------------------------------------
class Tribute(Static):
    """As it enters, an opponent may have it enter with +1/+1 counters. CR 702.104."""

    def __init__(self, number: i64) -> None:
        super().__init__([S_REPLACE + EV_ZONE], 1 << ENTERING)
        self.value: i64 = number

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.id == effect.source

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange):
            return event
        opponent = self.opponent(game, event)
        if opponent < 0:
            return event
        decision = Decision(D_YES_NO, opponent)
        decision.origin = FROM_RULE
        decision.purpose = FOR_MAY
        decision.rule = "702.104a"
        decision.own = True
        decision.source = event.id
        if game.ask(decision)[0]:
            entry = entry_of(game, event)
            entry.counters = entry.counters + [(PLUS, self.value)]
            chosen = {} if entry.chosen is None else entry.chosen.copy()
            chosen[TRIBUTE] = 1
            entry.chosen = chosen
        return event

    def opponent(self, game: Game, event: ZoneChange) -> i64:
        """The opponent that its controller chooses."""
        candidates: list[i64] = []
        for seat in game.state.apnap():
            if game.state.opponents(event.seat, seat) and game.state.in_reach(event.seat, seat):
                candidates.append(-1 - seat)
        if len(candidates) < 2:
            return -1 - candidates[0] if candidates else -1
        decision = Decision(D_CHOOSE, event.seat)
        decision.origin = FROM_RULE
        decision.purpose = FOR_PLAYER
        decision.rule = "702.104a"
        decision.own = True
        decision.source = event.id
        decision.candidates = candidates
        answer = game.ask(decision)
        return -1 - answer[0] if answer and game.state.in_game(-1 - answer[0]) else -1


class TributeWasntPaid(Circumstance):
    """Tribute wasn't paid. CR 702.104b."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return not is_called(game, ctx.source, TRIBUTE)


# amplify -------------------------------------------------------------------------------------------------------------
def share_a_type(a: Chars, b: Chars) -> bool:
    """Do these share a creature type? CR 205.3m."""
    if a.keywords & CHANGELING:
        return b.keywords & CHANGELING != 0 or has_creature_type(b.subtypes)
    if b.keywords & CHANGELING:
        return has_creature_type(a.subtypes)
    for word in a.subtypes:
        if word in b.subtypes and has_creature_type([word]):
            return True
    return False


class Amplify(Static):
    """As it enters, reveal cards that share a creature type with it: counters for each. CR 702.38."""

    def __init__(self, number: i64) -> None:
        super().__init__([S_REPLACE + EV_ZONE], 1 << ENTERING)
        self.value: i64 = number

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.id == effect.source

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange):
            return event
        mine = entering_chars(game, event)
        kin: list[i64] = []
        for id in game.state.ids(event.seat, HAND):
            if id != event.id and share_a_type(mine, game.char(id)):
                kin.append(id)
        if not kin:
            return event
        decision = Decision(D_CHOOSE, event.seat)
        decision.origin = FROM_RULE
        decision.rule = "702.38a"
        decision.own = True
        decision.source = event.id
        decision.candidates = kin
        decision.minimum = 0
        decision.maximum = len(kin)
        decision.tone = 1
        shown = game.ask(decision)
        for id in shown:
            learn(game.state, id, EVERYBODY)
        if shown:
            entry = entry_of(game, event)
            entry.counters = entry.counters + [(PLUS, self.value * len(shown))]
        return event


# ascend --------------------------------------------------------------------------------------------------------------
class Blessed(Event):
    """A player gets the city's blessing, and keeps it. CR 702.131b-c."""

    def __init__(self, seat: i64) -> None:
        self.kind = EV_DESIGNATION
        self.prev = None
        self.cause = -1
        self.done = NO_IDS
        self.seat: i64 = seat

    def apply(self, game: Game) -> bool:
        if not game.state.in_game(self.seat) or game.state.players[self.seat].blessed:
            return False
        game.state.edit_player(self.seat).blessed = True
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
        if not game.state.players[seat].blessed and len(game.state.ids(seat, BATTLEFIELD)) >= TEN:
            game.emit(Blessed(seat))
        return False


class Ascend(Triggered):
    """Any time you control ten permanents, you get the city's blessing. CR 702.131."""

    def __init__(self) -> None:
        super().__init__(TenPermanents(), Nothing())


class HasBlessing(Circumstance):
    """You have the city's blessing. CR 702.131c."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.players[ctx.controller].blessed

    def reads(self) -> i64:
        return 1 << EV_DESIGNATION


# recover -------------------------------------------------------------------------------------------------------------
class PayOrExile(Effect):
    """You may pay and return this card to your hand; otherwise exile it. CR 702.59a."""

    def __init__(self, cost: CostPart) -> None:
        self.cost: CostPart = cost

    def children(self) -> list[Node]:
        return [self.cost]

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].zone != GRAVEYARD:
            return
        paid = offers(game, ctx, ctx.controller, self.cost, 1)
        if game.state.objs[ctx.source].zone == GRAVEYARD:
            game.emit(ZoneChange(ctx.source, GRAVEYARD, HAND if paid else EXILE, ctx.controller))


class Recover(Triggered):
    """When a creature of yours dies, pay for this card to come back, or lose it. CR 702.59."""

    def __init__(self, cost: str | CostPart) -> None:
        self.cost: CostPart = cost_of(cost) if isinstance(cost, str) else cost
        super().__init__(Dies(CREATURE, YOU_OWN), PayOrExile(self.cost), 1 << GRAVEYARD)


BLESSED: Final = HasBlessing()
TRIBUTE_UNPAID: Final = TributeWasntPaid()
