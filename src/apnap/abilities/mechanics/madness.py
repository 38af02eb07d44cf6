"""Madness: a discarded card that may be cast. CR 702.35."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.filters import THIS_ONE
from apnap.abilities.triggers import ObjectPattern
from apnap.rules.casting import can_be_cast, cast_while_resolving
from apnap.rules.characteristics import parse_mana_cost
from apnap.rules.decisions import D_YES_NO, FOR_MAY, Decision
from apnap.rules.definitions import Ability, Context, Effect, Static, Triggered
from apnap.rules.events import Discard, Event
from apnap.rules.printed import CastMethod
from apnap.rules.words import EV_DISCARD, EXILE, GRAVEYARD, HAND, NONE, S_REPLACE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing, Watcher


class DiscardedToExile(Static):
    """If this card would be discarded, it is discarded into exile. CR 702.35a."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DISCARD], 1 << HAND)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Discard) and event.id == effect.source and event.to == GRAVEYARD

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, Discard):
            event.to = EXILE
        return event


class DiscardedThisWay(ObjectPattern):
    """This card is discarded into exile; it looks back to the hand. CR 702.35a."""

    def __init__(self) -> None:
        super().__init__(EV_DISCARD, THIS_ONE)
        self.looks_back = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Discard) and event.id == watcher.source and event.to == EXILE

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Discard) else NONE


class CastOrBury(Effect):
    """Its owner may cast it in the way of that name; if they do not, it goes to the graveyard. CR 702.35a."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def happen(self, game: Game, ctx: Context) -> None:
        card = game.state.objs[ctx.source].next_id
        if card < 0 or game.state.objs[card].zone != EXILE:
            return
        index = way_called(game, card, self.name)
        seat = game.state.objs[card].owner
        if index >= 0 and can_be_cast(game, seat, card, index):
            decision = Decision(D_YES_NO, seat)
            decision.origin = ctx.object
            decision.purpose = FOR_MAY
            decision.rule = "702.35a"
            decision.labels = ["cast it for its madness cost"]
            decision.own = True
            decision.source = card
            decision.tone = 1
            if game.ask(decision)[0] and can_be_cast(game, seat, card, index):
                cast_while_resolving(game, seat, card, index)
        if game.state.objs[card].zone == EXILE:
            game.move_by(card, GRAVEYARD, ctx.source)


def way_called(game: Game, id: i64, name: str) -> i64:
    """The way of casting a card that has this name, or -1."""
    methods = game.state.objs[id].card.methods
    for i in range(len(methods)):
        if methods[i].name == name:
            return i
    return -1


class Madness(Triggered):
    """`Madness("{2}{B}")`. CR 702.35."""

    def __init__(self, cost: str) -> None:
        super().__init__(DiscardedThisWay(), CastOrBury("madness"), 1 << HAND)
        self.cost: str = cost
        self.method: CastMethod = CastMethod("madness", 0, parse_mana_cost(cost), [], 0)

    def also(self) -> list[Ability]:
        return [DiscardedToExile()]

    def ways(self) -> list[CastMethod]:
        return [self.method]
