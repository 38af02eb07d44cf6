"""Many games at once, in several processes; observations and actions are in shared memory.

::

    with VectorEnv(256, jobs=2, decks=["red", "green"]) as envs:
        observations, info = envs.reset(seed=7)
        observations, rewards, terminated, truncated, info = envs.step(actions)

The process that asks is one of them: it plays its share while the others play theirs, so that none waits for the
others' work to begin.

Without `bots` every seat is the learner's: an observation is that of whoever chooses, `info["seat"]` says who that is,
and the reward that of whoever took the action; `info["rewards"]` has those of all seats of the games that ended. With
`bots` the learner has the last seat. A game that ends is begun again at once, and what is returned is its first
observation.
"""

from __future__ import annotations

import multiprocessing
import random
import signal
import sys
from collections.abc import Sequence
from multiprocessing import shared_memory
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from apnap.decks import Deck
from apnap.env import seen
from apnap.env.core.batch import Batch
from apnap.env.setting import Setting, setting
from apnap.env.single import against_bots
from apnap.errors import ApnapError, InputError

MOST_SEED: Final = 2**24
RESET: Final = b"r"
STEP: Final = b"s"
END: Final = b"e"
FINE: Final = b"."

GONE: Final = "a process of the batch was ended from outside"

ARRAYS: Final = ("observations", "actions", "counts", "seats", "ended", "outcomes")


class Shared:
    """The arrays that the processes share."""

    def __init__(self, what: Setting, count: int, name: str | None = None) -> None:
        layout = what.layout()
        shapes: dict[str, tuple[tuple[int, ...], type]] = {
            "observations": ((count, int(layout.length)), np.int8),
            "actions": ((count,), np.int32),
            "counts": ((count,), np.int32),
            "seats": ((count,), np.int32),
            "ended": ((count,), np.int8),
            "outcomes": ((count, int(layout.seats)), np.int8),
        }
        places = {}
        size = 0
        for key in ARRAYS:
            shape, kind = shapes[key]
            places[key] = size
            size += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
        self.memory = shared_memory.SharedMemory(name, create=name is None, size=size)
        self.arrays: dict[str, seen.Array] = {
            key: np.ndarray(shapes[key][0], shapes[key][1], self.memory.buf, places[key]) for key in ARRAYS
        }

    def close(self, unlink: bool) -> None:
        self.arrays = {}
        self.memory.close()
        if unlink:
            self.memory.unlink()


class Share:
    """The games of a batch that one process plays, and their part of the arrays."""

    def __init__(self, what: Setting, shared: Shared, first: int, count: int) -> None:
        self.games = what.games()
        self.first = first
        self.count = count
        arrays = {key: array[first : first + count] for key, array in shared.arrays.items()}
        self.actions = arrays["actions"]
        self.counts = arrays["counts"]
        self.seats = arrays["seats"]
        self.ended = arrays["ended"]
        self.outcomes = arrays["outcomes"].reshape(-1)
        self.flat = arrays["observations"].reshape(-1).view(np.uint8).data
        self.batch: Batch | None = None

    def reset(self, seed: int) -> None:
        """Begin all of them again."""
        self.batch = Batch(self.games, self.first, self.count, seed)
        self.ended[:] = 0
        self.observe(self.batch)

    def step(self) -> None:
        """Take the actions that are in the array."""
        batch = self.batch
        if batch is None:
            raise InputError("a batch is reset before its first step")
        batch.step(self.actions.tolist())
        self.ended[:] = batch.ended
        if any(batch.ended):
            self.outcomes[:] = batch.outcomes
        self.observe(batch)

    def observe(self, batch: Batch) -> None:
        batch.observe(self.flat)
        self.counts[:] = batch.counts
        self.seats[:] = batch.seats


def work(what: Setting, count: int, first: int, mine: int, name: str, door: Connection) -> None:
    """Another process: some games of the batch."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever collects ends the workers
    shared = Shared(what, count, name)
    share = Share(what, shared, first, mine)
    try:
        while True:
            message = door.recv_bytes()
            if message == END:
                return
            if message == STEP:
                share.step()
            else:
                share.reset(int(message[1:]))
            door.send_bytes(FINE)
    except EOFError:
        pass  # whoever collected is gone
    except Exception as error:
        door.send_bytes(f"{type(error).__name__}: {error}".encode())
    finally:
        del share
        shared.close(unlink=False)


class VectorEnv(gymnasium.vector.VectorEnv[dict[str, seen.Array], seen.Array, seen.Array]):
    """Games in several processes, stepped together."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int,
        jobs: int = 2,
        variant: str = "",
        decks: Sequence[str | Deck] | None = None,
        *,
        bots: Sequence[str] = (),
        **wishes: Any,
    ) -> None:
        if not 1 <= jobs <= num_envs:
            raise InputError(f"{jobs} processes for {num_envs} games", hint="give each process a game at least")
        self.setting = against_bots(variant, decks, bots, **wishes) if bots else setting(variant, decks, **wishes)
        self.layout = self.setting.layout()
        self.num_envs = num_envs
        self.single_observation_space = seen.spaces_of(self.layout)
        self.single_action_space = spaces.Discrete(int(self.layout.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.mine = self.setting.bots.index("") if bots else -1
        self.dice = random.Random()
        self.range = np.arange(int(self.layout.actions))
        self.shared = Shared(self.setting, num_envs)
        self.doors: list[Connection] = []
        self.workers: list[Any] = []
        self.payments = self.paid()
        context: Any = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        # this process has the first share, and begins after it has told the others
        first = num_envs // jobs
        self.share = Share(self.setting, self.shared, 0, first)
        for job in range(1, jobs):
            mine = num_envs // jobs + (job >= jobs - num_envs % jobs)
            ours, theirs = context.Pipe()
            name = self.shared.memory.name
            worker = context.Process(target=work, args=(self.setting, num_envs, first, mine, name, theirs), daemon=True)
            worker.start()
            theirs.close()
            self.doors.append(ours)
            self.workers.append(worker)
            first += mine

    def paid(self) -> seen.Array:
        """What each outcome is worth, once a game is over."""
        pay = self.setting.rewards
        return np.array([0.0, pay.win, pay.loss, pay.draw], np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, seen.Array], dict[str, Any]]:
        """Begin all games again."""
        if seed is not None:
            self.dice.seed(seed)
        begin = self.dice.randrange(MOST_SEED)
        self.tell(RESET + str(begin).encode())
        try:
            self.share.reset(begin)
        finally:
            self.wait()
        return self.observed(), self.info()

    def step(
        self, actions: seen.Array
    ) -> tuple[dict[str, seen.Array], seen.Array, seen.Array, seen.Array, dict[str, Any]]:
        """Take an action in each game. The arrays that are returned are good until the next step."""
        arrays = self.shared.arrays
        counts = arrays["counts"]
        if ((actions < 0) | (actions >= counts)).any():
            wrong = int(np.argmax((actions < 0) | (actions >= counts)))
            raise InputError(f"game {wrong} has no action {actions[wrong]}: legal are 0 to {counts[wrong] - 1}")
        arrays["actions"][:] = actions
        actors = arrays["seats"].copy() if self.mine < 0 else np.full(self.num_envs, self.mine)
        self.tell(STEP)
        try:
            self.share.step()
        finally:
            self.wait()
        ended = arrays["ended"]
        over = ended == 1
        info = self.info()
        rewards = np.zeros(self.num_envs, np.float32)
        if ended.any():
            by_seat = self.payments[arrays["outcomes"]]
            by_seat[ended == 0] = 0
            rewards = by_seat[np.arange(self.num_envs), actors]
            info["rewards"] = by_seat
        return self.observed(), rewards, over, ended == 2, info

    def observed(self) -> dict[str, seen.Array]:
        arrays = self.shared.arrays
        mask = (self.range < arrays["counts"][:, None]).view(np.int8)
        return {"observation": arrays["observations"], "action_mask": mask}

    def info(self) -> dict[str, Any]:
        return {"legal": self.shared.arrays["counts"].copy(), "seat": self.shared.arrays["seats"].copy()}

    def tell(self, message: bytes) -> None:
        """Tell the other processes what to do."""
        try:
            for door in self.doors:
                door.send_bytes(message)
        except OSError:
            raise ApnapError(GONE) from None

    def wait(self) -> None:
        """Wait until they have done it."""
        for door in self.doors:
            try:
                answer = door.recv_bytes()
            except (EOFError, OSError):
                raise ApnapError(GONE) from None
            if answer != FINE:
                raise ApnapError(f"a process of the batch failed: {answer.decode()}")

    def close_extras(self, **kwargs: Any) -> None:
        for door in self.doors:
            try:
                door.send_bytes(END)
            except OSError:
                continue  # it has ended already
        for worker in self.workers:
            worker.join(5)
        self.doors = []
        self.workers = []
        del self.share
        self.shared.close(unlink=True)

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
