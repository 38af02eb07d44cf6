"""Transitions that wait in a thread of their own, for games with many questions (`rules/core/continuing.py`).

Only one of the two threads runs at a time: the one that answers sleeps until the next question is there. A course that
is dropped, with its game or because something else happened, is told so and ends.
"""

from __future__ import annotations

import os
import threading

from apnap.rules.core.continuing import Continuing, Course, Waiting, run
from apnap.rules.core.interrupts import Suspend
from apnap.rules.core.play import Play


class Door(Waiting):
    """Between two threads: each waits for the other. It knows nothing of the course, so that this can be dropped."""

    def __init__(self) -> None:
        self.answered = threading.Semaphore(0)
        self.asked = threading.Semaphore(0)
        self.is_dropped = False
        self.is_over = False
        self.ends_well = False

    def wait(self) -> None:
        self.asked.release()
        self.answered.acquire()
        if self.is_dropped:
            raise Suspend


class Threaded(Course):
    """A course in a thread. Whoever drops it ends the thread."""

    def __init__(self, game: Play) -> None:
        super().__init__(game)
        self.door = game.waiting = Door()
        self.process = os.getpid()
        self.is_under_way = False

    def goes_on(self) -> bool:
        if self.process != os.getpid():
            return False  # a process that was forked has only the thread that forked it
        if self.is_under_way:
            self.door.answered.release()
        else:
            self.is_under_way = True
            name = f"apnap-transition-{id(self):x}"
            threading.Thread(target=take, args=(self.game, self.door), name=name, daemon=True).start()
        self.door.asked.acquire()
        self.ends_well = self.door.ends_well
        return not self.door.is_over

    def __del__(self) -> None:
        self.door.is_dropped = True
        self.door.answered.release()


def take(game: Play, door: Door) -> None:
    """In the thread: the transition, to its end."""
    try:
        door.ends_well = run(game)
    finally:
        door.is_over = True
        door.asked.release()


class InThreads(Continuing):
    """Each course has a thread."""

    def begin(self, game: Play) -> Course:
        return Threaded(game)


IN_THREADS = InThreads()
