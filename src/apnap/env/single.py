"""One learner against bots, as Gymnasium has it.

::

    env = SingleEnv(decks=["red", "green"], bots=["random"])
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(0)

The learner has the last seat; bots sit before it. An action that is not legal loses the game. Where this module is
imported, `gymnasium.make("apnap/Table-v0", decks=["red", "green"])` makes one as well, and `make_vec` a batch.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from apnap.decks import Deck
from apnap.env import seen
from apnap.env.apnap_v0 import INT8, MOST_SEED
from apnap.env.core.driver import Driver
from apnap.env.core.encoder import Encoder
from apnap.env.setting import Setting, packed, setting, unpacked
from apnap.errors import InputError
from apnap.tables import choice

Observation = dict[str, seen.Array]


def against_bots(variant: str, decks: Sequence[str | Deck] | None, bots: Sequence[str], **wishes: Any) -> Setting:
    """A setting in which bots have all seats but the last; they are dealt round the table in turn."""
    if not bots:
        raise InputError("a learner needs somebody to play against", hint="name bots")
    seats = wishes.get("seats")
    if not variant and not wishes.get("teams") and seats is None:
        wishes["seats"] = max(2, len(decks or ()), len(bots) + 1)
    table = {name: wishes[name] for name in ("seats", "teams") if wishes.get(name)}
    count = int(choice(variant, **table).table().seats) - 1
    if len(bots) > count:
        raise InputError(f"{len(bots)} bots for {count} seats", hint="give fewer bots, or more seats")
    return setting(variant, decks, bots=[bots[i % len(bots)] for i in range(count)], **wishes)


class SingleEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table; the bots in the others answer by themselves."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        variant: str = "",
        decks: Sequence[str | Deck] | None = None,
        *,
        bots: Sequence[str] = ("random",),
        render_mode: str | None = None,
        what: Setting | None = None,
        **wishes: Any,
    ) -> None:
        self.setting = against_bots(variant, decks, bots, **wishes) if what is None else what
        self.render_mode = render_mode
        self.layout = self.setting.layout()
        self.games = self.setting.games()
        self.encoder = Encoder(self.layout)
        self.masks = seen.masks_of(self.layout)
        self.observation_space: spaces.Space[Observation] = cast(Any, seen.spaces_of(self.layout))
        self.action_space = spaces.Discrete(int(self.layout.actions))
        self.seat = self.setting.bots.index("")
        self.dice = random.Random()
        self.seed = 0
        self.taken: list[int] = []
        self.over = True  # nothing can be done but begin again
        self.driver: Driver

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; one that bots end before the learner has any choice is passed over."""
        super().reset(seed=seed)
        if seed is not None:
            self.dice.seed(seed)
        while True:
            self.begin(self.dice.randrange(MOST_SEED))
            if self.driver.seat >= 0:
                return self.observation(), {"legal": int(self.driver.asking.count)}

    def begin(self, seed: int) -> None:
        """Begin the game of this seed."""
        self.seed = seed
        self.taken = []
        self.driver = self.games.new(seed)
        self.over = False

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.over:
            raise InputError("the game is over, or has not begun", hint="reset() begins the next one")
        driver = self.driver
        if not 0 <= int(action) < driver.asking.count:
            self.over = True
            return self.observation(), self.setting.rewards.loss, True, False, {"legal": 0, "illegal": True}
        driver.act(int(action))
        self.taken.append(int(action))
        ended = driver.has_ended_for(self.seat)
        reward = self.setting.reward(driver, self.seat) if ended else 0.0
        cut = driver.seat < 0 and not ended
        self.over = ended or cut
        return self.observation(), reward, ended, cut, {"legal": int(driver.asking.count)}

    def observation(self) -> Observation:
        driver = self.driver
        data = self.encoder.observation(driver.play, driver.asking, self.seat)
        count = driver.asking.count if driver.seat == self.seat else 0
        return {"observation": np.frombuffer(data, INT8), "action_mask": self.masks[count].copy()}

    def render(self) -> str | None:
        return seen.as_text(self.driver, self.seat) if self.render_mode == "ansi" else None

    # other games ------------------------------------------------------------------------------------------------------
    @property
    def digest(self) -> int:
        """Equal for equal games."""
        return int(self.driver.play.digest())

    def fork(self, seed: int | None = None) -> SingleEnv:
        """An environment that goes its own way from here; with a seed, what chance decides from here on is another."""
        out = SingleEnv.__new__(SingleEnv)
        out.__dict__.update(self.__dict__)
        out.driver = self.driver.fork(self.games.agents(self.seed))
        out.dice = random.Random()
        out.dice.setstate(self.dice.getstate())
        out.taken = self.taken.copy()
        if seed is not None:
            out.driver.play.reseed(seed)
            out.taken.append(-1 - seed)
        return out

    def serialize(self) -> bytes:
        """The game as bytes: its setting, its seed, and every action."""
        return packed(self.setting, self.seed, self.taken)

    @staticmethod
    def deserialize(data: bytes) -> SingleEnv:
        """The environment that `serialize` wrote, at the same choice."""
        what, seed, taken = unpacked(data)
        out = SingleEnv(what=what)
        out.begin(seed)
        for action in taken:
            if action < 0:
                out.driver.play.reseed(-1 - action)
                out.taken.append(action)
            else:
                out.step(action)
        return out


gymnasium.register("apnap/Table-v0", SingleEnv, vector_entry_point="apnap.env.vector:VectorEnv")
