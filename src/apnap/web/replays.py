"""Recorded games to look at: any moment, from any seat's view or with all cards open, and played on from there.

A viewing is a replay and the few moments of it that were looked at last; a moment is the game played again up to an
answer, which takes a fraction of a second. Cards of one's own are code, so a replay that needs any is refused here.
"""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from apnap import record
from apnap.agents import AGENT_NAMES, make_agent
from apnap.agents.closed_decks import close_decks
from apnap.api import Game
from apnap.decks import banned
from apnap.errors import InputError, ReplayError
from apnap.record import Replay
from apnap.table.session import Session
from apnap.web.frames import Data, Texts, facts, frame, log_lines

ALL_OPEN: Final = -2
SPECTATOR: Final = -1
MOST_VIEWINGS: Final = 100
MOMENTS_KEPT: Final = 24
HIDDEN: Final = ("hand", "library", "outside")


class Viewing:
    """A replay that somebody looks at."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.moments: OrderedDict[int, Game] = OrderedDict()
        self.texts = Texts()
        self.turns: list[list[int]] = []
        """For each turn its number, and how many answers came before it."""
        self.steps: list[int] = []
        """After how many answers there is something new to be seen: most of them only pass."""
        self._look_through()

    def _look_through(self) -> None:
        """Play it once, and note where turns begin and where something happens."""
        course: list[tuple[int, int, int]] = []
        self.moments[len(self.replay.answers)] = self.replay.play(verify=False, course=course)
        seen = turns = 0
        for answers, lines, begun in course:
            for turn in range(turns + 1, begun + 1):
                self.turns.append([turn, answers])
            if lines > seen and answers > (self.steps[-1] if self.steps else 0):
                self.steps.append(answers)
            seen, turns = max(seen, lines), max(turns, begun)
        if not self.steps or self.steps[-1] < len(self.replay.answers):
            self.steps.append(len(self.replay.answers))

    def at(self, answers: int) -> Game:
        """The game after so many answers."""
        known = self.moments.pop(answers, None)
        if known is None:
            markers = self.replay.markers[:answers]
            part = replace(self.replay, answers=self.replay.answers[:answers], markers=markers)
            known = part.play(verify=False)
        self.moments[answers] = known
        while len(self.moments) > MOMENTS_KEPT:
            self.moments.popitem(last=False)
        return known

    def frame(self, answers: int, seat: int) -> Data:
        """What a seat saw then; with ALL_OPEN, what everybody saw together."""
        answers = max(0, min(answers, len(self.replay.answers)))
        game = self.at(answers)
        session = Session(game, ())
        shown = frame(session, max(seat, SPECTATOR), self.texts, 0)
        if seat == ALL_OPEN:
            shown = opened(session, shown, self.texts)
        log = log_lines(session, max(seat, SPECTATOR), 0)
        names = game.setup.names
        return {
            "table": "",
            "stage": "over",
            "you": max(seat, SPECTATOR),
            "title": f"Replay, {answers} of {len(self.replay.answers)}",
            "chairs": [{"name": name, "who": "bot", "bot": "", "host": False, "you": False} for name in names],
            "here": [True for _ in names],
            "said": [],
            "facts": facts(session),
            "view": {**shown, "asks": []},
            "since": self._lines_before(answers),
            "lines": len(log),
            "log": log,
        }

    def _lines_before(self, answers: int) -> int:
        return len(self.at(max(0, answers - 1)).play.log)

    def played_on(self, answers: int, seat: int, bots: Sequence[str]) -> Session:
        """A game that goes on from there: a person in one seat, bots in the others."""
        setup = self.replay.setup
        if not 0 <= seat < len(setup.names):
            raise InputError(f"there is no seat {seat} at this table")
        markers = self.replay.markers[:answers]
        part = replace(self.replay, answers=self.replay.answers[:answers], markers=markers)
        game = part.play(verify=False)
        if game.play.state.over:
            raise InputError("the game is over there", hint="go back to an earlier moment")
        labels = ["" if s == seat else bots[s % len(bots)] for s in range(len(setup.names))]
        agents = [make_agent(name, setup.seed + s) if name else None for s, name in enumerate(labels)]
        close_decks(agents, banned.lists())
        record.seat_agents(game.play, agents)
        return Session(Game(game.play, replace(setup, agents=tuple(labels))), [seat])


def opened(session: Session, shown: Data, texts: Texts) -> Data:
    """All hidden zones as their owners see them."""
    seats, objects = shown["seats"], shown["objects"]
    assert isinstance(seats, list) and isinstance(objects, dict)
    out, every = [], dict(objects)
    for seat, player in enumerate(seats):
        own = frame(session, seat, texts, 0)
        theirs, known = own["seats"], own["objects"]
        assert isinstance(theirs, list) and isinstance(known, dict)
        hidden = {zone: theirs[seat][zone] for zone in HIDDEN}
        out.append({**player, **hidden})
        every |= {str(id): known[str(id)] for ids in hidden.values() for id in ids}
    return {**shown, "seats": out, "objects": every}


class Viewings:
    """Those that are open now, by id; the oldest are forgotten."""

    def __init__(self) -> None:
        self.of: OrderedDict[str, Viewing] = OrderedDict()
        self._lock = threading.Lock()

    def open(self, text: str) -> str:
        """Open a replay, and the id by which it is found; ReplayError says what is wrong with it."""
        replay = record.loads(text.encode(), "the replay")
        replay.check_cards()
        viewing = Viewing(replay)
        id = secrets.token_urlsafe(9)
        with self._lock:
            self.of[id] = viewing
            while len(self.of) > MOST_VIEWINGS:
                self.of.popitem(last=False)
        return id

    def described(self, id: str) -> dict[str, object]:
        """What a timeline needs."""
        viewing = self.find(id)
        names = list(viewing.replay.setup.names)
        length = len(viewing.replay.answers)
        return {"id": id, "answers": length, "turns": viewing.turns, "steps": viewing.steps, "names": names}

    def find(self, id: str) -> Viewing:
        with self._lock:
            found = self.of.get(id)
        if found is None:
            raise ReplayError("this replay is not open any more", hint="open it again")
        return found


def checked_bots(bots: Sequence[str]) -> list[str]:
    for bot in bots:
        if bot not in AGENT_NAMES:
            raise InputError(f"there is no bot called '{bot}'", hint=f"bots are {', '.join(AGENT_NAMES)}")
    return list(bots) or [AGENT_NAMES[0]]
