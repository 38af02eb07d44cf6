"""One learner against bots, as somebody who knows Gymnasium tries it first."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("pettingzoo", reason="the environments need apnap[env], which `make test` installs")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402

from apnap.env.single import SingleEnv  # noqa: E402
from apnap.errors import InputError  # noqa: E402

DECKS = ["red", "green"]


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make("apnap.env.single:apnap/Table-v0", decks=DECKS, bots=["first"])
    observation, info = env.reset(seed=3)
    again, _ = env.reset(seed=3)
    assert (observation["observation"] == again["observation"]).all()
    dice = random.Random(1)
    ended = False
    while not ended:
        _observation, reward, terminated, truncated, info = env.step(dice.randrange(info["legal"]))
        ended = terminated or truncated
    assert reward in (-1.0, 0.0, 1.0)
    env.close()


def test_gymnasium_makes_a_batch_of_it() -> None:
    envs = gymnasium.make_vec(
        "apnap/Table-v0", 3, vectorization_mode="vector_entry_point", jobs=1, decks=DECKS, bots=["first"]
    )
    observations, info = envs.reset(seed=3)
    for _ in range(20):
        observations, _rewards, _terminated, _truncated, info = envs.step(info["legal"] - 1)
    assert observations["observation"].shape == envs.observation_space["observation"].shape  # type: ignore[index]
    assert np.array_equal(observations["action_mask"].sum(axis=1), info["legal"])
    envs.close()


def test_after_the_end_only_a_new_game_helps() -> None:
    env = SingleEnv(decks=DECKS, bots=["first"])
    with pytest.raises(InputError, match="not begun"):
        env.step(0)
    env.reset(seed=1)
    *_rest, terminated, _truncated, info = env.step(63)
    assert terminated and info["illegal"]
    with pytest.raises(InputError, match="over"):
        env.step(0)
    env.reset()
    env.step(0)


def test_what_is_kept_of_a_fork_with_other_dice_is_that_fork() -> None:
    env = SingleEnv(decks=DECKS, bots=["first"])
    _, info = env.reset(seed=2)
    for _ in range(4):
        *_rest, info = env.step(info["legal"] - 1)
    fork = env.fork(seed=77)
    for _ in range(12):
        *_rest, info = fork.step(info["legal"] - 1)
    assert SingleEnv.deserialize(fork.serialize()).digest == fork.digest


def test_before_the_first_turn_it_says_so() -> None:
    env = SingleEnv(decks=DECKS, bots=["first"], render_mode="ansi")
    env.reset(seed=2)
    assert str(env.render()).startswith("Before the first turn.")
