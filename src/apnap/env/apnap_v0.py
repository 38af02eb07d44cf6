"""A game as a PettingZoo environment: agents choose one after the other (AEC).

::

    from apnap.env import apnap_v0

    env = apnap_v0.env(variant="two-headed-giant", decks=["red", "green"])
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Agent `player_0` has seat 0, and so on. The legal actions are always the first `info["legal"]` of them.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from apnap.decks import Deck
from apnap.env import seen
from apnap.env.core.driver import Driver
from apnap.env.core.encoder import Encoder
from apnap.env.setting import Rewards, Setting, packed, setting, unpacked
from apnap.errors import InputError
from apnap.rules.core.decisions import Agent

MOST_SEED: Final = 2**48
frombuffer: Final = np.frombuffer
INT8: Final = np.dtype(np.int8)


class ApnapEnv(AECEnv[str, dict[str, seen.Array], int]):
    """A table; whoever has a choice is the agent that is selected. Forced choices are made for them."""

    metadata = {"render_modes": ["ansi", "json"], "name": "apnap_v0", "is_parallelizable": True, "render_fps": 1}

    def __init__(self, what: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, "ansi", "json"):
            raise InputError(f"there is no render mode {render_mode!r}", hint="ansi or json")
        self.setting = what
        self.render_mode = render_mode
        self.layout = what.layout()
        self.games = what.games()
        self.encoder = Encoder(self.layout)
        self.masks = seen.masks_of(self.layout)
        self.names = [f"player_{seat}" for seat in range(int(self.layout.seats))]
        self.possible_agents = [name for seat, name in enumerate(self.names) if not what.bots[seat]]
        self.agents: list[str] = []
        space = seen.spaces_of(self.layout)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {name: spaces.Discrete(int(self.layout.actions)) for name in self.possible_agents}
        self.seats = {name: seat for seat, name in enumerate(self.names)}
        self.dice = random.Random()
        self.seed = 0
        self.taken: list[int] = []
        self.driver: Driver
        self.alive = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # playing ----------------------------------------------------------------------------------------------------------
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed it is that game, and those after it follow from it."""
        if seed is not None:
            self.dice.seed(seed)
        self.begin(self.dice.randrange(MOST_SEED))

    def begin(self, seed: int) -> None:
        """Begin the game of this seed."""
        self.seed = seed
        self.taken = []
        self.driver = self.games.new(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {name: {"legal": 0} for name in self.agents}
        self.alive = (1 << len(self.names)) - 1
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self.paid = False
        self.settle()

    def step(self, action: int | None) -> None:
        """Take an action for the selected agent; None for one that is out of the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        driver = self.driver
        driver.act(action)  # type: ignore[arg-type]
        self.taken.append(int(action))  # type: ignore[arg-type]
        if self.paid:
            self._cumulative_rewards[agent] = 0.0
            self._clear_rewards()
            self.paid = False
        if driver.seat < 0 or driver.alive() != self.alive:
            self.settle()
        else:
            self.agent_selection = agent = self.names[driver.seat]
            self.infos[agent]["legal"] = driver.asking.count

    def settle(self) -> None:
        """Somebody has left, or the game is over: they are told so, and then it goes on."""
        driver = self.driver
        self.alive = int(driver.alive())
        stopped = driver.seat < 0
        for agent in self.agents:
            seat = self.seats[agent]
            if self.terminations[agent] or self.truncations[agent]:
                continue
            if driver.has_ended_for(seat):
                self.terminations[agent] = True
                self.rewards[agent] = self.setting.reward(driver, seat)
                self._cumulative_rewards[agent] += self.rewards[agent]
                self.infos[agent] = {"legal": 0}
                self.paid = True
            elif stopped:
                self.truncations[agent] = True
                self.infos[agent] = {"legal": 0}
        if not stopped:
            self.agent_selection = self.names[driver.seat]
            self.infos[self.agent_selection]["legal"] = driver.asking.count
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, seen.Array]:
        """What an agent may know, as numbers; and its legal actions, where it is asked."""
        driver = self.driver
        seat = self.seats[agent]
        data = self.encoder.observation(driver.play, driver.asking, seat)
        count = driver.asking.count if seat == driver.seat else 0
        return {"observation": frombuffer(data, INT8), "action_mask": self.masks[count]}

    # looking ----------------------------------------------------------------------------------------------------------
    def text(self, agent: str) -> str:
        """What an agent may know, and its actions, to read."""
        return seen.as_text(self.driver, self.seats[agent])

    def json(self, agent: str) -> dict[str, Any]:
        """The same as plain data."""
        return seen.as_json(self.driver, self.seats[agent])

    def render(self) -> str | dict[str, Any] | None:
        """What the selected agent sees."""
        if self.render_mode == "json":
            return self.json(self.agent_selection)
        return self.text(self.agent_selection) if self.render_mode == "ansi" else None

    def split(self, observation: seen.Array) -> dict[str, seen.Array]:
        """The parts of an observation, or of several."""
        return seen.split(self.layout, observation)

    def close(self) -> None:
        """Nothing is open."""

    # other games ------------------------------------------------------------------------------------------------------
    @property
    def digest(self) -> int:
        """Equal for equal games at equal choices."""
        asking = self.driver.asking
        return hash((int(self.driver.play.digest()), tuple(int(x) for x in asking.parts), int(asking.first)))

    def fork(self, seed: int | None = None) -> ApnapEnv:
        """An environment that goes its own way from here; with a seed, what chance decides from here on is another."""
        out = ApnapEnv.__new__(ApnapEnv)
        out.__dict__.update(self.__dict__)
        agents: list[Agent | None] = self.games.agents(self.seed)
        out.driver = self.driver.fork(agents)
        out.dice = random.Random()
        out.dice.setstate(self.dice.getstate())
        out.agents = self.agents.copy()
        out.taken = self.taken.copy()
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            out.__dict__[name] = self.__dict__[name].copy()
        out.infos = {agent: info.copy() for agent, info in self.infos.items()}
        if seed is not None:
            out.driver.play.reseed(seed)
            out.taken.append(-1 - seed)
        return out

    def serialize(self) -> bytes:
        """The game as bytes: its setting, its seed, and every action."""
        return packed(self.setting, self.seed, self.taken)


def deserialize(data: bytes, render_mode: str | None = None) -> ApnapEnv:
    """The environment that `serialize` wrote, at the same choice."""
    what, seed, taken = unpacked(data)
    out = ApnapEnv(what, render_mode)
    out.begin(seed)
    for action in taken:
        while out.agents and (out.terminations[out.agent_selection] or out.truncations[out.agent_selection]):
            out.step(None)
        if action < 0:
            out.driver.play.reseed(-1 - action)
            out.taken.append(action)
        else:
            out.step(action)
    return out


def env(
    variant: str = "",
    decks: Sequence[str | Deck] | None = None,
    *,
    seats: int | None = None,
    teams: str | Sequence[int] = (),
    range: str | int | None = None,
    attack: str = "",
    deploy: bool | None = None,
    shared_turns: bool | None = None,
    bots: Sequence[str] = (),
    rewards: Rewards | None = None,
    most_turns: int = 0,
    sizes: Mapping[str, int] | None = None,
    check: bool = True,
    render_mode: str | None = None,
) -> ApnapEnv:
    """An environment; what is not said here is as `apnap.new_game` has it.

    `bots` sit in the first seats, "" for an agent among them; `rewards` are what the end is worth; a game is cut off
    after `most_turns`; `sizes` are how many lines an observation has for `permanents` of each player, `stack`, `hand`
    and `others`, and how many `actions` there are at once.
    """
    what = setting(
        variant,
        decks,
        seats=seats,
        teams=teams,
        range=range,
        attack=attack,
        deploy=deploy,
        shared_turns=shared_turns,
        bots=bots,
        rewards=rewards,
        most_turns=most_turns,
        sizes=sizes,
        check=check,
    )
    return ApnapEnv(what, render_mode)


raw_env = env


def parallel_env(*arguments: Any, **named: Any) -> Any:
    """The same for those who want all agents to act at once: only the action of the one whose turn it is counts."""
    return turn_based_aec_to_parallel(env(*arguments, **named))
