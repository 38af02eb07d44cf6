"""Batches: the same games however many processes play them, begun again as they end, each action checked."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the environments need apnap[env], which `make test` installs")

import numpy as np  # noqa: E402

from apnap.env.vector import VectorEnv  # noqa: E402
from apnap.errors import ApnapError, InputError  # noqa: E402

GAMES = 5
STEPS = 60


def played(jobs: int, steps: int = STEPS, **wishes: Any) -> list[tuple[bytes, list[int], list[float], list[bool]]]:
    """What a batch shows as actions are taken that depend on its own counts only."""
    out = []
    with VectorEnv(GAMES, jobs, decks=["red", "green"], **wishes) as envs:
        observations, info = envs.reset(seed=3)
        for step in range(steps):
            actions = (info["legal"] * ((step * 7 + np.arange(GAMES) * 3) % 10) // 10).astype(np.int32)
            observations, rewards, terminated, _truncated, info = envs.step(actions)
            out.append(
                (observations["observation"].tobytes(), info["seat"].tolist(), rewards.tolist(), terminated.tolist())
            )
    return out


def test_the_number_of_processes_makes_no_difference() -> None:
    alone = played(1)
    assert alone == played(2) == played(3)
    assert len({row for row, *_rest in alone}) > STEPS // 2


def test_games_that_end_are_begun_again_and_pay_everybody() -> None:
    ended = 0
    with VectorEnv(4, 2, decks=["red", "red"], most_turns=0) as envs:
        _observations, info = envs.reset(seed=1)
        dice = np.random.default_rng(1)
        for _ in range(1500):
            actions = (dice.random(4) * info["legal"]).astype(np.int32)
            actors = info["seat"]
            _observations, rewards, terminated, _truncated, info = envs.step(actions)
            assert (info["legal"] > 0).all()
            for game in np.flatnonzero(terminated):
                ended += 1
                paid = info["rewards"][game]
                assert sorted(paid.tolist()) in ([-1.0, 1.0], [0.0, 0.0])
                assert rewards[game] == paid[actors[game]]
            assert (rewards[~terminated] == 0).all()
            if ended >= 3:
                break
    assert ended >= 3


def test_a_game_that_lasts_too_long_is_truncated_and_begun_again() -> None:
    with VectorEnv(2, 2, decks=["red", "green"], most_turns=2) as envs:
        _observations, info = envs.reset(seed=1)
        cut = 0
        for _ in range(200):
            *_seen, terminated, truncated, info = envs.step(np.zeros(2, np.int32))
            assert not (terminated & truncated).any()
            cut += int(truncated.sum())
        assert cut > 0 and (info["legal"] > 0).all()


def test_an_action_that_is_not_legal_is_refused_and_nothing_happens() -> None:
    with VectorEnv(3, 2, decks=["red", "green"]) as envs:
        observations, info = envs.reset(seed=1)
        before = observations["observation"].copy()
        wrong = np.zeros(3, np.int32)
        wrong[1] = info["legal"][1]
        with pytest.raises(InputError, match="game 1 has no action"):
            envs.step(wrong)
        assert (envs.observed()["observation"] == before).all()


def test_a_process_that_is_gone_is_said() -> None:
    with VectorEnv(3, 2, decks=["red", "green"]) as envs:
        envs.reset(seed=1)
        envs.workers[0].terminate()
        envs.workers[0].join()
        with pytest.raises(ApnapError, match="ended from outside"):
            for _ in range(3):
                envs.step(np.zeros(3, np.int32))


def test_as_many_processes_as_games_at_most() -> None:
    with pytest.raises(InputError, match="4 processes for 3 games"):
        VectorEnv(3, 4, decks=["red", "green"])
