"""What a seat may know, and nothing else: the only way out of the engine for a person, an agent or a browser.

`observe` costs nothing until it is asked: a view derives what is wanted when it is wanted, and is good for one moment
of the game. Its `to_dict` is plain data, the same bytes for two states that differ only in what the seat cannot know:
so nothing in it comes from a hidden card, neither its id nor its place in a list. Range of influence limits what spells
and abilities know (801.11), not what players see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch4_zones.knowledge import eyes, is_known, open_hands
from apnap.rules.ch7_additional.day_and_night import DAY_NAMES
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    OUTSIDE,
    P_LOOK,
    PHASED_OUT,
    PLANAR_DECK,
    S_PERMIT,
    SCHEME_DECK,
)
from apnap.rules.core.decisions import Decision
from apnap.rules.core.designations import COMPANION, is_noted
from apnap.rules.core.objects import Obj
from apnap.rules.core.turn_marker import EXTRA_UNIT
from apnap.rules.core.types import Marker, ObjectId, Seat
from apnap.rules.views.explain import explain
from apnap.rules.views.seen import Seen, SeenPlayer, SeenTurn, see, see_player, see_turn
from apnap.rules.views.why_not import Reason, why_not

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import State

SPECTATOR: Final = -1


class StaleView(Exception):
    """The game has moved on since this view was taken: observe again."""


class View:
    """The game as one seat may see it at one moment; seat -1 is a spectator, who sees what everybody sees."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game: Game = game
        self._state: State = game.state
        self._version: i64 = game.state.version
        self._eyes: i64 = eyes(game.state, seat)
        self._hands: i64 = open_hands(game.state, seat)
        self.seat: Seat = seat
        self.seats: i64 = game.state.seats

    def _now(self) -> State:
        """The state, as long as it is still the one that was observed."""
        state = self._state
        if self._game.state is not state or state.version != self._version:
            raise StaleView("the game has moved on since this view was taken: observe it again")
        return state

    # what this seat may look at -----------------------------------------------------------------------------------
    def _may_look(self, o: Obj) -> bool:
        """May this seat see the face of this card? CR 400.2, 401.2, 402.3, 406.3, 708.5, 723.4."""
        zone = o.zone
        if zone == HAND:
            return self._hands >> o.owner & 1 != 0 or is_known(o, self._eyes)
        if zone == LIBRARY:
            return is_known(o, self._eyes) or self._is_permitted(o)
        if zone == OUTSIDE:
            # its owner, and not whoever controls that player; a companion is revealed to all (103.2b)
            return self.seat == o.owner or is_noted(o, COMPANION)
        if zone == PLANAR_DECK or zone == SCHEME_DECK:
            return is_known(o, self._eyes)
        if not o.face_down:
            return True
        if zone == EXILE:
            return is_known(o, self._eyes) or self._is_permitted(o) or self._state.over
        # at the end of the game everything is revealed (708.9)
        return self._eyes >> o.controller & 1 != 0 or is_known(o, self._eyes) or self._state.over

    def hides(self, id: ObjectId) -> bool:
        """Is the face of this card hidden from the seat?"""
        return not self._may_look(self._state.objs[id])

    def _is_permitted(self, o: Obj) -> bool:
        """Does an effect let this seat look at it? In a library, only at the top card."""
        state = self._state
        if self.seat < 0 or not state.standing[S_PERMIT]:
            return False
        if o.zone == LIBRARY:
            library = state.ids(o.owner, LIBRARY)
            if not library or library[-1] != o.id:
                return False
        return self._game.is_permitted(P_LOOK, self.seat, o.id)

    def _list(self, ids: list[ObjectId]) -> list[Seen]:
        """The objects of a public zone; those whose faces are hidden from this seat without their characteristics."""
        out: list[Seen] = []
        objs = self._state.objs
        for id in ids:
            out.append(see(self._game, objs[id], self._may_look(objs[id])))
        return out

    def _known(self, ids: list[ObjectId]) -> list[Seen]:
        """The cards of a hidden zone that this seat may see."""
        out: list[Seen] = []
        objs = self._state.objs
        for id in ids:
            if self._may_look(objs[id]):
                out.append(see(self._game, objs[id], True))
        return out

    # players, turns, decisions ------------------------------------------------------------------------------------
    def player(self, seat: Seat) -> SeenPlayer:
        """What everybody can see of a player."""
        self._now()
        return see_player(self._game, seat)

    def players(self) -> list[SeenPlayer]:
        out: list[SeenPlayer] = []
        for s in range(self.seats):
            out.append(self.player(s))
        return out

    def turns(self) -> list[SeenTurn]:
        """The turn of each marker, with its stack from bottom to top."""
        state = self._now()
        out: list[SeenTurn] = []
        for turn in state.turns:
            out.append(see_turn(state, turn))
        return out

    def day_or_night(self) -> str:
        """What the game has become: `neither`, `day` or `night`. CR 731.1."""
        return DAY_NAMES[self._now().day]

    def decisions(self) -> list[Decision]:
        """What this seat is asked to decide now."""
        self._now()
        out: list[Decision] = []
        for d in self._game.decisions():
            if d.decider == self.seat:
                out.append(d)
        return out

    def waiting_for(self) -> list[i64]:
        """The seats that are deciding something now."""
        self._now()
        out: list[i64] = []
        for d in self._game.decisions():
            if d.decider not in out:
                out.append(d.decider)
        return out

    # zones --------------------------------------------------------------------------------------------------------
    def battlefield(self, seat: Seat) -> list[Seen]:
        """The permanents that a player controls. CR 403."""
        return self._list(self._now().ids(seat, BATTLEFIELD))

    def phased_out(self, seat: Seat) -> list[Seen]:
        return self._list(self._now().ids(seat, PHASED_OUT))

    def graveyard(self, seat: Seat) -> list[Seen]:
        """From bottom to top. CR 404."""
        return self._list(self._now().ids(seat, GRAVEYARD))

    def exile(self, seat: Seat) -> list[Seen]:
        """The exiled cards that a player owns. CR 406."""
        return self._list(self._now().ids(seat, EXILE))

    def command(self, seat: Seat) -> list[Seen]:
        return self._list(self._now().ids(seat, COMMAND))

    def stack(self, marker: Marker = 0) -> list[Seen]:
        """Spells and abilities from bottom to top. CR 405."""
        return self._list(self._now().turns[marker].stack)

    def hand(self, seat: Seat) -> list[Seen]:
        """The cards in a hand that this seat knows: all of its own, of another what it has seen. CR 402."""
        ids = self._now().ids(seat, HAND)
        if not self._hands >> seat & 1:
            # by id, because the place of a card in somebody else's hand is nobody's business
            ids = ids.copy()
            ids.sort()
        return self._known(ids)

    def library(self, seat: Seat) -> list[Seen]:
        """The cards of a library that this seat knows, the top one first; `place` counts from the top. CR 401."""
        ids = self._now().ids(seat, LIBRARY)
        out: list[Seen] = []
        n: i64 = len(ids)
        for i in range(n):
            o = self._state.objs[ids[n - 1 - i]]
            if self._may_look(o):
                seen = see(self._game, o, True)
                seen.place = i
                out.append(seen)
        return out

    def outside(self, seat: Seat) -> list[Seen]:
        """A player's own cards outside the game; of another player, the companion. CR 400.11, 103.2b."""
        return self._known(self._now().ids(seat, OUTSIDE))

    def shown(self) -> list[Seen]:
        """Cards of hidden zones among which this seat is choosing now."""
        state = self._now()
        out: list[Seen] = []
        for d in self.decisions():
            for ref in d.objects():
                if 0 <= ref < len(state.objs):
                    o = state.objs[ref]
                    if (o.zone == LIBRARY or o.zone == HAND) and not self._may_look(o):
                        out.append(see(self._game, o, True))
        return out

    def find(self, id: ObjectId) -> Seen | None:
        """One object by its id, when it is public or this seat may see it."""
        state = self._now()
        if id < 0 or id >= len(state.objs):
            return None
        o = state.objs[id]
        if o.zone == GONE:
            return None
        if self._may_look(o):
            return see(self._game, o, True)
        if o.zone == HAND or o.zone == LIBRARY or o.zone == OUTSIDE or o.zone == PLANAR_DECK or o.zone == SCHEME_DECK:
            return None
        return see(self._game, o, False)

    def permanents(self) -> list[Seen]:
        """Every permanent, by seat."""
        out: list[Seen] = []
        for s in range(self.seats):
            out.extend(self.battlefield(s))
        return out

    # the log ------------------------------------------------------------------------------------------------------
    def log(self, start: i64 = 0) -> list[str]:
        """The lines of the log from `start` on, as this seat may read them."""
        return read_log(self._game, self.seat, start)

    # explanations -------------------------------------------------------------------------------------------------
    def explain(self, id: ObjectId) -> list[str]:
        """What an object is, layer by layer, in lines to read; nothing for an object that is hidden from this seat."""
        state = self._now()
        if self.find(id) is None or not self._may_look(state.objs[id]):
            return []
        return explain(self._game, id).lines()

    def why_not(self, id: ObjectId) -> list[Reason]:
        """Why this seat can do nothing with a card or permanent now; empty when it can, or when it is hidden."""
        state = self._now()
        if self.seat < 0 or self.find(id) is None:
            return []
        if not self.may_see_face(id) and state.objs[id].zone != BATTLEFIELD:
            return [("406.3", "its face is hidden")]
        return why_not(self._game, self.seat, id)

    def may_see_face(self, id: ObjectId) -> bool:
        """May this seat see what card it is?"""
        state = self._now()
        return 0 <= id < len(state.objs) and self._may_look(state.objs[id])

    # as plain data ------------------------------------------------------------------------------------------------
    def to_dict(self) -> dict[str, object]:
        """Everything as plain data: dicts, lists, strings, integers and booleans, always in the same order."""
        state = self._now()
        seats: list[object] = []
        for s in range(self.seats):
            data = self.player(s).to_dict()
            data["hand"] = seen_data(self.hand(s))
            data["library"] = seen_data(self.library(s))
            data["battlefield"] = seen_data(self.battlefield(s))
            data["phased_out"] = seen_data(self.phased_out(s))
            data["graveyard"] = seen_data(self.graveyard(s))
            data["exile"] = seen_data(self.exile(s))
            data["command"] = seen_data(self.command(s))
            data["outside"] = seen_data(self.outside(s))
            seats.append(data)
        turns: list[object] = []
        for turn in self.turns():
            entry = turn.to_dict()
            entry["stack"] = seen_data(self.stack(turn.marker))
            turns.append(entry)
        asked: list[object] = []
        for d in self.decisions():
            asked.append(d.to_dict())
        return {
            "seat": int(self.seat),
            "seats": seats,
            "turns": turns,
            "direction": int(state.direction),
            "extra_turns": [int(u & EXTRA_UNIT) for u in state.extra_turns],
            "monarch": int(state.monarch),
            "initiative": int(state.initiative),
            "day_or_night": DAY_NAMES[state.day],
            "over": state.over,
            "decisions": asked,
            "shown": seen_data(self.shown()),
            "waiting_for": [int(s) for s in self.waiting_for()],
        }


def seen_data(objects: list[Seen]) -> list[object]:
    out: list[object] = []
    for seen in objects:
        out.append(seen.to_dict())
    return out


def observe(game: Game, seat: Seat) -> View:
    """The game as a seat may see it now; SPECTATOR for what everybody sees."""
    if seat < SPECTATOR or seat >= game.state.seats:
        raise ValueError(f"there is no seat {seat}: this table has seats 0 to {game.state.seats - 1}")
    return View(game, seat)


def read_log(game: Game, seat: Seat, start: i64 = 0) -> list[str]:
    """The lines of the log from `start` on, as a seat may read them."""
    mask = open_hands(game.state, seat)
    out: list[str] = []
    for i in range(start, len(game.log)):
        entry = game.log[i]
        out.append(entry.secret if entry.secret and entry.audience & mask else entry.text)
    return out
