"""Dungeons: cards of rooms outside the game, and venturing through them. CR 309, 701.49.

Every player owns one of each dungeon card that is known. The one that a player is in lies in their command zone; the
room that their venture marker is on is in its `chosen`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import Ability, Effect, Pattern, Triggered
from apnap.rules.ch2_cards.printed import CardDef, Face
from apnap.rules.ch4_zones.zones import cease, new_object, put_in
from apnap.rules.core.constants import COMMAND, DUNGEON, EV_MECHANIC
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.designations import MARKER_ON, noted
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events.base import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher

SOURCES: Final[list[Callable[[], list[CardDef]]]] = []  # a library says how its dungeons are got
FOR_DUNGEON: Final = "dungeon"
FOR_ROOM: Final = "room"


def ask_for_dungeons(source: Callable[[], list[CardDef]]) -> None:
    """From now on the dungeons that this function gives are known; it is asked when somebody ventures."""
    SOURCES.append(source)


def known() -> list[CardDef]:
    """The dungeon cards that there are: every player owns one of each. CR 309.2."""
    out: list[CardDef] = []
    for source in SOURCES:
        out.extend(source())
    return out


# what a dungeon says -------------------------------------------------------------------------------------------------
class EntersRoom(Pattern):
    """You move your venture marker into the room of this number. CR 309.4c."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_MECHANIC]
        self.number: i64 = -1

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Ventured) and event.id == watcher.source and event.room == self.number

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class RoomAbility(Triggered):
    """A room: its name, where arrows lead from it, and what happens as the venture marker gets there. CR 309.4."""

    DERIVED: ClassVar[tuple[str, ...]] = ("entered_by",)

    def __init__(self, name: str, leads_to: list[str], effect: Effect) -> None:
        entered_by = EntersRoom()
        super().__init__(entered_by, effect, 1 << COMMAND)
        self.entered_by: EntersRoom = entered_by
        self.name: str = name
        self.leads_to: list[str] = leads_to

    def printed_on(self, face: Face) -> None:
        """It learns its number, and that its arrows lead somewhere."""
        names: list[str] = []
        for ability in face.chars.abilities.triggered:
            if isinstance(ability, RoomAbility):
                names.append(ability.name)
        self.entered_by.number = names.index(self.name)
        for name in self.leads_to:
            if name not in names:
                raise ValueError(f"{self.name} leads to {name}, which is no room of this dungeon")


@mypyc_attr(allow_interpreted_subclasses=True)
class EntryRule(Ability):
    """Only those who venture into what it says come into this dungeon. CR 701.49d."""

    def __init__(self, quality: str) -> None:
        super().__init__(-1)
        self.quality: str = quality


def rooms(dungeon: CardDef) -> list[RoomAbility]:
    """The rooms of a dungeon, the topmost first."""
    out: list[RoomAbility] = []
    for ability in dungeon.base.abilities.triggered:
        if isinstance(ability, RoomAbility):
            out.append(ability)
    return out


def may_enter(dungeon: CardDef, quality: str) -> bool:
    """May this dungeon be entered by venturing into the dungeon, or into one of this quality? CR 701.49a, 701.49d."""
    if quality:
        return quality in dungeon.base.subtypes
    for ability in dungeon.base.abilities.every:
        if isinstance(ability, EntryRule):
            return False
    return True


# where a player is ---------------------------------------------------------------------------------------------------
def dungeon_of(state: State, seat: Seat) -> i64:
    """The dungeon card of this player in the command zone, or -1. CR 309.3."""
    if state.seats_in_dungeons >> seat & 1:
        for id in state.ids(seat, COMMAND):
            if state.objs[id].card.base.types & DUNGEON:
                return id
    return -1


def room_of(state: State, id: ObjectId) -> i64:
    """The room that the venture marker is on. CR 309.4."""
    return noted(state.objs[id], MARKER_ON, 0)


def at_bottom(state: State, id: ObjectId) -> bool:
    """Is the venture marker on the bottommost room? CR 309.6."""
    return len(rooms(state.objs[id].card)[room_of(state, id)].leads_to) == 0


class Ventured(Event):
    """The venture marker of a player comes to a room. CR 309.4c, 701.49."""

    def __init__(self, seat: Seat, id: ObjectId, room: i64) -> None:
        super().__init__(EV_MECHANIC)
        self.seat: Seat = seat
        self.id: ObjectId = id
        self.room: i64 = room

    def apply(self, game: Game) -> bool:
        game.state.edit(self.id).chosen = {MARKER_ON: self.room}
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "701.49"

    def line(self, game: Game) -> str:
        o = game.state.objs[self.id]
        return f"{game.name_of_seat(self.seat)} ventures into {o.card.name}: {rooms(o.card)[self.room].name}"


class Completed(Event):
    """A player completes a dungeon: its card leaves the game. CR 309.7."""

    def __init__(self, seat: Seat, id: ObjectId) -> None:
        super().__init__(EV_MECHANIC)
        self.seat: Seat = seat
        self.id: ObjectId = id

    def apply(self, game: Game) -> bool:
        state = game.state
        if state.objs[self.id].zone != COMMAND:
            return False
        cease(game, self.id)
        state.seats_in_dungeons &= ~(1 << self.seat)
        state.edit_player(self.seat).dungeons += 1
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "309.7"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} completes {game.state.objs[self.id].card.name}"


# venturing -----------------------------------------------------------------------------------------------------------
def venture(game: Game, seat: Seat, cause: i64, quality: str = "") -> None:
    """A player ventures into the dungeon, or into one of some quality. CR 701.49."""
    state = game.state
    if not state.in_game(seat):
        return
    id = dungeon_of(state, seat)
    if id >= 0 and at_bottom(state, id):
        game.emit(Completed(seat, id))  # c. that one is done
        id = -1
    if id < 0:
        enter(game, seat, cause, quality)
    else:
        go_on(game, seat, cause, id)


def enter(game: Game, seat: Seat, cause: i64, quality: str) -> None:
    """Choose a dungeon and put the venture marker on its topmost room. CR 701.49a, 701.49d."""
    candidates: list[Ref] = []
    labels: list[str] = []
    dungeons = known()
    for i in range(len(dungeons)):
        if may_enter(dungeons[i], quality):
            candidates.append(i)
            labels.append(dungeons[i].name)
    if not candidates:
        raise NotImplementedError("no dungeon to venture into is known (CR 701.49a)")
    chosen = choose(game, seat, cause, candidates, labels, FOR_DUNGEON)
    state = game.state
    if chosen < 0 or not state.in_game(seat):
        return
    card = dungeons[chosen]
    o = new_object(state, card, seat, seat, COMMAND, card.base)
    o.timestamp = state.tick()
    put_in(game, o, -1)
    state.seats_in_dungeons |= 1 << seat
    event = Ventured(seat, o.id, 0)
    event.cause = cause
    game.emit(event)


def go_on(game: Game, seat: Seat, cause: i64, id: ObjectId) -> None:
    """Follow an arrow to an adjacent room. CR 701.49b."""
    all_rooms = rooms(game.state.objs[id].card)
    here = all_rooms[room_of(game.state, id)]
    candidates: list[Ref] = []
    labels: list[str] = []
    for i in range(len(all_rooms)):
        if all_rooms[i].name in here.leads_to:
            candidates.append(i)
            labels.append(all_rooms[i].name)
    chosen = choose(game, seat, cause, candidates, labels, FOR_ROOM)
    if chosen < 0 or game.state.objs[id].zone != COMMAND:
        return
    event = Ventured(seat, id, chosen)
    event.cause = cause
    game.emit(event)


def choose(game: Game, seat: Seat, cause: i64, candidates: list[Ref], labels: list[str], purpose: str) -> i64:
    """Ask a player which of these; -1 when they have left."""
    if len(candidates) == 1:
        return candidates[0]
    decision = ChooseDecision(seat, "701.49", candidates, purpose=purpose, source=cause, own=True, labels=labels)
    answer = game.ask(decision)
    return answer[0] if answer else -1


# the state-based action ----------------------------------------------------------------------------------------------
def finished(state: State) -> list[i64]:
    """The dungeons whose last room has had its say. CR 309.6, 704.5t."""
    out: list[i64] = []
    for seat in range(state.seats):
        id = dungeon_of(state, seat)
        if id >= 0 and at_bottom(state, id) and not is_heard(state, id):
            out.append(id)
    return out


def is_heard(state: State, id: ObjectId) -> bool:
    """Has a room ability of it triggered and not left the stack yet?"""
    for t in state.pending:
        if t.source == id:
            return True
    for turn in state.turns:
        for other in turn.stack:
            if state.objs[other].source == id:
                return True
    return False
