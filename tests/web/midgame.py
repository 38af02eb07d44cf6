"""Tables in the middle of a game: people's seats are played by a bot for a while, as though they had clicked it all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from apnap.agents import make_agent
from apnap.rules.core.decisions import Decision
from apnap.web.hall import Hall
from apnap.web.journal import Journal
from apnap.web.protocol import SeatWish, TableWish
from apnap.web.rooms import OVER, Room

Wanted = Callable[[Room, Decision], bool]


def played(hall: Hall, wish: TableWish, answers: int, wanted: Wanted | None = None) -> Room:
    """A table after so many answers of its people, or once one is asked what is wanted."""
    room = hall.make(wish)
    for chair in room.made.chairs:
        if chair.who == "open":
            hall.join(room, chair.token, SeatWish(deck=chair.deck, name=chair.name))
    session = room.playing()
    bots = {seat: make_agent("keen", seat) for seat in session.people}
    for count in range(100 * answers):
        while session.pauses:  # bots act little by little
            room.go_on()
        waiting = [decision for decision in session.play.decisions() if int(decision.decider) in bots]
        if room.stage == OVER or not waiting:
            break
        if count >= answers and wanted is None:
            break
        if wanted is not None and any(wanted(room, decision) for decision in waiting):
            break
        decision = waiting[0]
        seat = int(decision.decider)
        session.turn_to(decision)
        session.answer(bots[seat].choose(session.play, decision), seat)
        room.given[seat] = room.given.get(seat, 0) + 1
    room.write_down()
    return room


def midgame(database: Path, wishes: Sequence[tuple[TableWish, int, Wanted | None]]) -> list[list[str]]:
    """Write tables into a journal; by table, the links of its seats, and last the one for looking on."""
    journal = Journal(f"sqlite:///{database}")
    hall = Hall(journal)
    rooms = [played(hall, wish, answers, wanted) for wish, answers, wanted in wishes]
    journal.close()
    return [[*room.links(), f"/table/{room.id}#{room.made.watch}"] for room in rooms]
