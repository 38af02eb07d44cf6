"""Playing a game and writing down what deck builders ask about: life, lands, mana and cards, turn by turn.

Nothing that is noted changes the game: the same seed gives the same game with notes and without.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.agents.first import FirstAgent
from apnap.rules.core import faults
from apnap.rules.core.constants import (
    BATTLEFIELD,
    CREATURE,
    EV_CAST,
    EV_LAND,
    EV_MANA,
    EV_ZONE,
    HAND,
    LAND,
    LIBRARY,
    NONE,
    STAGE_BEGIN_TURN,
)
from apnap.rules.core.decisions import (
    Agent,
    AttackDecision,
    BlockDecision,
    Decision,
    MulliganDecision,
    PriorityDecision,
)
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import SUSPENDED
from apnap.rules.core.play import Play
from apnap.rules.core.state import State
from apnap.rules.core.turn_marker import Turn
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import AddMana, Event, LandPlayed, SpellCast, ZoneChange

NEVER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class IdleAgent(Agent):
    """Somebody who only sits there: for seeing what a deck does when nobody hinders it."""

    def __init__(self) -> None:
        super().__init__()
        self.usual: FirstAgent = FirstAgent()

    def choose(self, game: Game, decision: Decision) -> list[i64]:
        if isinstance(decision, (PriorityDecision, MulliganDecision)):
            return [0]
        if isinstance(decision, AttackDecision):
            return [NONE] * len(decision.attackers)
        if isinstance(decision, BlockDecision):
            return []
        return self.usual.choose(game, decision)


@mypyc_attr(allow_interpreted_subclasses=True)
class MulliganAgent(Agent):
    """A bot that takes so many mulligans, whatever it has, and keeps the hand after them."""

    def __init__(self, bot: Agent, mulligans: i64) -> None:
        super().__init__()
        self.bot: Agent = bot
        self.mulligans: i64 = mulligans

    def wants_forks(self) -> bool:
        return self.bot.wants_forks()

    def choose(self, game: Game, decision: Decision) -> list[i64]:
        if isinstance(decision, MulliganDecision):
            return [1 if game.state.players[decision.seat].mulligans < self.mulligans else 0]
        return self.bot.choose(game, decision)


class SeenCard:
    """A card that came to somebody's hand, or was cast or played from elsewhere."""

    def __init__(self, seat: Seat, name: str) -> None:
        self.seat: Seat = seat
        self.name: str = name
        self.opening: bool = False
        self.drawn: i64 = NEVER  # in which of its owner's turns; 0 before the first
        self.cast: i64 = NEVER  # likewise, cast or played


class SeatTurn:
    """One player as a turn ended."""

    def __init__(self, turn: i64, seat: Seat) -> None:
        self.turn: i64 = turn
        self.seat: Seat = seat
        self.active: bool = False
        self.own_turn: i64 = 0
        self.life: i64 = 0
        self.hand: i64 = 0
        self.lands: i64 = 0
        self.creatures: i64 = 0
        self.permanents: i64 = 0
        self.mana_spent: i64 = 0  # made in this turn
        self.mana_left: i64 = 0  # sources that were left untapped
        self.cast: i64 = 0
        self.land_drops: i64 = 0


class Notes:
    """What was written down about one game."""

    def __init__(self, seats: i64) -> None:
        self.turns: list[SeatTurn] = []
        self.cards: list[SeenCard] = []
        self.by_number: dict[i64, SeenCard] = {}
        self.opening_lands: list[i64] = [0] * seats
        self.opened: bool = False
        self.last: dict[i64, i64] = {}  # by marker, the turn that was noted last
        self.active: dict[i64, list[i64]] = {}  # by marker, who takes the turn that is going on


def play_noting(play: Play) -> Notes:
    """Play to the end, as `Play.run` does, and note every turn as it ends."""
    notes = Notes(play.state.seats)
    while play.goes_on(play.limit):
        state = play.state
        while state is play.state and not state.over and play.decisions_asked < play.limit:
            if play.takes_checkpoints or state.has_subgame_cards:
                if len(state.turns) > 1:
                    play.choose_marker()
                play.take_checkpoint()
            if state.frame is None:
                for turn in state.turns:
                    if turn.stage == STAGE_BEGIN_TURN:
                        note_turn(play, state, turn, notes)
                    elif turn.active:
                        notes.active[turn.marker] = turn.active
            if faults.step(play) == SUSPENDED:
                raise RuntimeError("a seat without an agent is asked: give every seat one")
    if play.state.frame is None:
        for turn in play.state.turns:
            note_turn(play, play.state, turn, notes)
    play.checkpoint = None
    return notes


def note_turn(play: Play, state: State, turn: Turn, notes: Notes) -> None:
    """A turn has ended, or the opening: all that happened in it is still in its log of events."""
    if not notes.opened:
        notes.opened = True
        for s in range(state.seats):
            for id in state.ids(s, HAND):
                seen = card_of(state, id, notes)
                if seen is not None:
                    seen.opening = True
                    seen.drawn = 0
                if play.char(id).types & LAND:
                    notes.opening_lands[s] += 1
    if turn.number == 0 or turn.number == notes.last.get(turn.marker, 0):
        return
    notes.last[turn.marker] = turn.number
    active = notes.active.get(turn.marker, turn.active)
    lines: list[SeatTurn] = []
    for s in range(state.seats):
        line = SeatTurn(turn.number, s)
        p = state.players[s]
        line.active = s in active
        line.own_turn = p.turns
        line.life = state.life(s)
        line.hand = len(state.ids(s, HAND))
        for id in state.ids(s, BATTLEFIELD):
            chars = play.char(id)
            line.permanents += 1
            if chars.types & LAND:
                line.lands += 1
            if chars.types & CREATURE:
                line.creatures += 1
            if chars.abilities.mana and not state.objs[id].tapped:
                line.mana_left += 1
        lines.append(line)
    note_events(state, turn, notes, lines)
    for line in lines:
        notes.turns.append(line)


def note_events(state: State, turn: Turn, notes: Notes, lines: list[SeatTurn]) -> None:
    """Cards drawn and cast, lands played, mana made."""
    e: Event | None = turn.events[EV_MANA]
    while e is not None:
        if isinstance(e, AddMana):
            lines[e.seat].mana_spent += e.amount
        e = e.prev
    e = turn.events[EV_ZONE]
    while e is not None:
        if isinstance(e, ZoneChange) and e.origin == LIBRARY and e.to == HAND and e.new_id >= 0:
            seen = card_of(state, e.new_id, notes)
            if seen is not None and seen.drawn == NEVER:
                seen.drawn = state.players[seen.seat].turns
        e = e.prev
    e = turn.events[EV_CAST]
    while e is not None:
        if isinstance(e, SpellCast):
            lines[e.seat].cast += 1
            note_cast(state, e.id, notes)
        e = e.prev
    e = turn.events[EV_LAND]
    while e is not None:
        if isinstance(e, LandPlayed):
            lines[e.seat].land_drops += 1
            note_cast(state, e.id, notes)
        e = e.prev


def note_cast(state: State, id: ObjectId, notes: Notes) -> None:
    seen = card_of(state, id, notes)
    if seen is not None:
        seen.cast = state.players[seen.seat].turns


def card_of(state: State, id: ObjectId, notes: Notes) -> SeenCard | None:
    """The card that an object is, by its number; None for copies and tokens."""
    o = state.objs[id]
    if o.number < 0:
        return None
    seen = notes.by_number.get(o.number)
    if seen is None:
        seen = SeenCard(o.owner, o.card.name)
        notes.by_number[o.number] = seen
        notes.cards.append(seen)
    return seen
