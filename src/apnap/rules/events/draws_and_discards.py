"""Events of drawing, discarding and shuffling cards. CR 121, 701.9, 701.24."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch4_zones import knowledge
from apnap.rules.core.constants import EV_DISCARD, EV_DRAW, EV_SHUFFLE, GRAVEYARD, HAND, LIBRARY, NONE, S_REPLACE
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events.base import Event
from apnap.rules.events.zone_changes import ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def is_first_draw(game: Game, seat: Seat) -> bool:
    """Has this player drawn no card this turn before the one being drawn? CR 702.94a."""
    e = game.state.turn().events[EV_DRAW]
    while e is not None:
        if isinstance(e, Draw) and e.seat == seat:
            return False
        e = e.prev
    return True


def has_card_shown_as_drawn(state: State, seat: Seat) -> bool:
    """Is a card that may be revealed as it is drawn among those of this player that others cannot see?"""
    for zone in (LIBRARY, HAND):
        for id in state.ids(seat, zone):
            if state.objs[id].card.base.abilities.when_drawn:
                return True
    return False


class Draw(Event):
    """A player draws a card. CR 121."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(EV_DRAW)
        self.seat: Seat = seat
        self.new_id: ObjectId = -1
        self.at: i64 = -1  # in which step of the turn's plan it happened

    def is_quiet(self) -> bool:
        return True

    def apply(self, game: Game) -> bool:
        state = game.state
        if not state.in_game(self.seat) or not self.can_happen(game):
            return False
        library = state.ids(self.seat, LIBRARY)
        if not library:
            if not state.players[self.seat].drew_empty:
                state.edit_player(self.seat).drew_empty = True  # 704.5b
                state.touch()
            return False
        top = library[-1]
        self.at = state.turn().plan_index
        change = ZoneChange(top, LIBRARY, HAND, self.seat)
        change.cause = self.cause
        game.emit(change)
        self.new_id = change.new_id
        if change.new_id >= 0:
            knowledge.drawn(state, top, change.new_id)
            for e in state.standing[S_REPLACE + EV_DRAW]:
                e.static.as_drawn(game, e, self.seat, change.new_id)
            abilities = game.char(change.new_id).abilities
            if abilities.when_drawn:
                for ability in abilities.every:
                    if ability.when_drawn:
                        ability.drawn(game, self.seat, change.new_id)
            elif state.has_cards_shown_as_drawn:
                self.ask_all_the_same(game, change.new_id)
        return True

    def ask_all_the_same(self, game: Game, id: ObjectId) -> None:
        """Whoever may have drawn a card to be revealed is asked also when they have not: so nobody else can tell."""
        if is_first_draw(game, self.seat) and has_card_shown_as_drawn(game.state, self.seat):
            game.ask(ChooseDecision(self.seat, "702.94a", [], 0, 0, source=id, own=True))

    def can_happen(self, game: Game) -> bool:
        return not game.is_forbidden(8, self.seat, NONE)

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "121.1"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} draws a card"

    def secret(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} draws {game.name(self.new_id)}"

    def audience(self, game: Game) -> i64:
        return 1 << self.seat


class DrawCards(Event):
    """A player is told to draw that many cards: what refers to their number applies before any of them. CR 121.2a.

    The draws themselves are events of their own, one after another; this one is not noticed by anything.
    """

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(EV_DRAW)
        self.seat: Seat = seat
        self.count: i64 = count
        self.also: list[i64] = NO_IDS  # seats that draw a card as well, each in their turn (121.2c)

    def apply(self, game: Game) -> bool:
        state = game.state
        if not self.also:
            draw_cards(game, self.seat, self.count, self.cause)
            return False
        for seat in state.apnap():
            if seat == self.seat:
                draw_cards(game, seat, self.count, self.cause)
            if seat in self.also:
                draw_cards(game, seat, 1, self.cause)
        return False

    def affected(self, game: Game) -> i64:
        return self.seat


def draw_cards(game: Game, seat: Seat, count: i64, cause: i64) -> None:
    """A player draws cards, one at a time. CR 121.2."""
    for _i in range(count):
        event = Draw(seat)
        event.cause = cause
        game.emit(event)


def told_to_draw(game: Game, seat: Seat, count: i64, cause: i64) -> None:
    """An instruction to draw cards is carried out, or what effects make of it. CR 121.2a."""
    if not game.state.standing[S_REPLACE + EV_DRAW]:
        draw_cards(game, seat, count, cause)
        return
    event = DrawCards(seat, count)
    event.cause = cause
    game.emit(event)


class Discard(Event):
    """A player discards a card. CR 701.9."""

    def __init__(self, seat: Seat, id: ObjectId) -> None:
        super().__init__(EV_DISCARD)
        self.seat: Seat = seat
        self.id: ObjectId = id
        self.to: i64 = GRAVEYARD

    def parts(self, game: Game) -> list[Event] | None:
        o = game.state.objs[self.id]
        if o.zone != HAND:
            return None
        return [ZoneChange(self.id, HAND, self.to, o.owner)]

    def is_quiet(self) -> bool:
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "701.9"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} discards {game.name(self.id)}"


class Shuffle(Event):
    """A library is shuffled. CR 701.24."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(EV_SHUFFLE)
        self.seat: Seat = seat

    def apply(self, game: Game) -> bool:
        state = game.state
        if not state.in_game(self.seat):
            return False
        state.shuffle(state.edit_zone(self.seat, LIBRARY))
        game.forget_library(self.seat)
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "701.24"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} shuffles their library"
