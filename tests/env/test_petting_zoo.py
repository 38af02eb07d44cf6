"""The environment as PettingZoo and Gymnasium mean it: their own checks, in every variant."""

from __future__ import annotations

import random
import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the environments need apnap[env], which `make test` installs")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from apnap.env import apnap_v0
from apnap.env.apnap_v0 import ApnapEnv
from apnap.env.setting import Rewards
from apnap.env.single import SingleEnv
from apnap.errors import InputError
from apnap.rules.core.players import WON
from tests.properties.games import some

VARIANTS = (
    "", "free-for-all", "two-headed-giant", "team-vs-team", "emperor", "alternating-teams", "archenemy",
    "supervillain-rumble", "grand-melee", "planechase", "vanguard", "commander", "brawl",
    "two-headed-giant+planechase",
)  # fmt: skip


def play_on(env: ApnapEnv, dice: random.Random, steps: int) -> int:
    """Random legal actions; how many."""
    for n in range(steps):
        if not env.agents:
            return n
        agent = env.agent_selection
        ended = env.terminations[agent] or env.truncations[agent]
        env.step(None if ended else dice.randrange(env.infos[agent]["legal"]))
    return steps


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_passes_their_check(variant: str) -> None:
    env = apnap_v0.env(variant=variant)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env, num_cycles=30)


@pytest.mark.parametrize("variant", ["", "two-headed-giant", "commander"])
def test_the_same_seed_is_the_same_game(variant: str) -> None:
    seed_test(lambda: apnap_v0.env(variant=variant), num_cycles=60)


def test_all_agents_at_once() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(apnap_v0.parallel_env(most_turns=30), num_cycles=200)


@pytest.mark.parametrize("variant", ["", "two-headed-giant"])
def test_one_learner_against_bots(variant: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SingleEnv(variant, bots=["random"]), skip_render_check=True)


@pytest.mark.parametrize("seed", some(1, 20))
@pytest.mark.parametrize("variant", VARIANTS)
def test_whoever_leaves_is_told_at_once_and_rewards_add_up(variant: str, seed: int) -> None:
    if variant in ("grand-melee", "commander", "brawl") and not seed:
        seed = 1
    pay = Rewards(win=5, loss=-3, draw=-1, fallen=-2)
    env = apnap_v0.env(variant=variant, rewards=pay, most_turns=60)
    env.reset(seed=seed)
    dice = random.Random(seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter(6000):
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            got[agent] = reward
            assert not observation["action_mask"].any()
            env.step(None)
            continue
        seat = env.seats[agent]
        assert env.driver.play.state.in_game(seat) and not got.get(agent)
        assert info["legal"] == observation["action_mask"].sum() >= 2
        env.step(dice.randrange(info["legal"]))
    if env.agents:
        pytest.skip("a longer game than this test plays")
    state = env.driver.play.state
    for agent, reward in got.items():
        player = state.players[env.seats[agent]]
        if player.outcome == WON:
            assert reward in (pay.win, pay.fallen), "a team may win after one of its players left"
        else:
            assert reward in (pay.loss, pay.draw, pay.fallen, 0.0)


def test_forks_go_their_own_way_and_bytes_come_back() -> None:
    env = apnap_v0.env(decks=["red", "green"])
    env.reset(seed=5)
    play_on(env, random.Random(1), 90)
    before = env.digest
    fork = env.fork()
    assert fork.digest == before
    play_on(fork, random.Random(2), 40)
    assert env.digest == before != fork.digest
    again = apnap_v0.deserialize(env.serialize())
    assert again.digest == before and again.agent_selection == env.agent_selection
    assert (again.last()[0]["observation"] == env.last()[0]["observation"]).all()
    other = env.fork(seed=77)
    play_on(other, random.Random(3), 60)
    assert apnap_v0.deserialize(other.serialize()).digest == other.digest
    play_on(again, random.Random(9), 60)
    play_on(env, random.Random(9), 60)
    assert again.digest == env.digest


def test_a_fork_in_the_middle_of_an_answer_stays_there() -> None:
    env = apnap_v0.env(decks=["green", "green"])
    env.reset(seed=2)
    dice = random.Random(4)
    for _ in range(3000):
        if env.driver.asking.parts:
            break
        if not env.agents:
            env.reset()
        play_on(env, dice, 1)
    fork = env.fork()
    assert fork.driver.asking.parts == env.driver.asking.parts != []
    actions = [dice.randrange(100) for _ in range(50)]
    for action in actions:
        for one in (env, fork):
            if one.agents and not one.terminations[one.agent_selection]:
                one.step(action % one.infos[one.agent_selection]["legal"])
    assert env.digest == fork.digest


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = apnap_v0.env()
    env.reset(seed=1)
    before = env.digest
    for action in (-1, env.infos[env.agent_selection]["legal"], 10**6):
        with pytest.raises(ValueError, match="legal"):
            env.step(action)
    assert env.digest == before
    single = SingleEnv(bots=["first"])
    single.reset(seed=1)
    *_rest, reward, terminated, _truncated, info = single.step(63)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_it_says_the_same_in_words() -> None:
    env = apnap_v0.env(decks=["red", "green"], render_mode="ansi")
    env.reset(seed=5)
    play_on(env, random.Random(1), 70)
    agent = env.agent_selection
    data: dict[str, Any] = env.json(agent)
    assert len(data["actions"]) == env.infos[agent]["legal"]
    text = env.render()
    assert isinstance(text, str) and all(words in text for words in data["actions"])
    mine = data["view"]["seats"][env.seats[agent]]
    theirs = data["view"]["seats"][1 - env.seats[agent]]
    assert len(mine["hand"]) == mine["hand_size"] and theirs["hand"] == []
    assert all(card["name"] in text for card in mine["hand"])


def test_a_setting_that_cannot_be_says_why() -> None:
    with pytest.raises(InputError, match="no bot"):
        apnap_v0.env(bots=["nobody"])
    with pytest.raises(InputError, match="sizes"):
        apnap_v0.env(sizes={"libraries": 3})
    with pytest.raises(InputError, match="decks for"):
        apnap_v0.env(decks=["red"] * 3, seats=2)
    with pytest.raises(InputError, match="no game"):
        apnap_v0.deserialize(b"{}")
