"""Figures of `apnap bench` about learning environments: steps of a PettingZoo loop, and of a batch in processes.

A step is one choice with its observation encoded; forced choices cost no step. Actions are random ones, in duels of red
against green.
"""

from __future__ import annotations

import random
import time
from importlib.util import find_spec
from typing import Final

DECKS: Final = ("red", "green")
STEPS: Final = 40_000
RUNS: Final = 3
GAMES: Final = 128  # enough for the processes to wait little for each other, few enough for caches
JOBS: Final = 2
ROUNDS: Final = 500
SEED: Final = 1


def is_installed() -> bool:
    """Is the extra `apnap[env]` there?"""
    return all(find_spec(name) is not None for name in ("pettingzoo", "gymnasium", "numpy"))


def env_steps_per_s() -> float:
    """Choices a second of an AEC loop with everything observed; the best of several runs."""
    from apnap.env import apnap_v0

    env = apnap_v0.env(decks=DECKS)
    best = float("inf")
    for _ in range(RUNS):
        dice = random.Random(SEED).random
        env.reset(seed=SEED)
        steps = 0
        began = time.perf_counter()
        while steps < STEPS:
            for _agent in env.agent_iter(STEPS):
                _observation, _reward, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(int(dice() * info["legal"]))
                    steps += 1
            env.reset()
        best = min(best, (time.perf_counter() - began) / steps)
    return 1 / best


def env_vector_steps_per_s() -> float:
    """Choices a second of a batch in two processes."""
    import numpy as np

    from apnap.env.vector import VectorEnv

    dice = np.random.default_rng(SEED)
    best = float("inf")
    with VectorEnv(GAMES, JOBS, decks=DECKS) as envs:
        _observations, info = envs.reset(seed=SEED)
        for _ in range(RUNS):
            began = time.perf_counter()
            for _round in range(ROUNDS):
                actions = (dice.random(GAMES) * info["legal"]).astype(np.int32)
                _observations, _rewards, _terminated, _truncated, info = envs.step(actions)
            best = min(best, (time.perf_counter() - began) / (ROUNDS * GAMES))
    return 1 / best
