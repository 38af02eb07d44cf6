"""Train a small policy that beats `random`, with numpy alone: python train_policy.py [--rounds 20]

The policy scores each legal action by a layer of neurons over what the action is, what it is about, and where the game
stands; the best action is likely, and after each round of games what was done in games won becomes likelier
(REINFORCE, Adam), in ever smaller steps. Both play the same deck, so that a policy that knows nothing wins about half
of its games; that is played first. At the end it plays games that it did not learn from.
"""

from __future__ import annotations

import argparse

import numpy as np

from apnap.env import seen
from apnap.env.vector import VectorEnv

GAMES = 128
ROUND = 1024  # games between two changes of the policy
NEURONS = 48
KINDS = 16  # what an action can be
RATE = 0.01  # at first; it falls to nothing
DECK = "green"


class Policy:
    """Scores for actions: two layers, and how to change them."""

    def __init__(self, width: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.dice = dice
        self.weights = [
            dice.normal(0, width**-0.5, (width, NEURONS)).astype(np.float32),
            np.zeros(NEURONS, np.float32),
            np.zeros(NEURONS, np.float32),
        ]
        self.mean = [np.zeros_like(w) for w in self.weights]
        self.square = [np.zeros_like(w) for w in self.weights]
        self.changes = 0

    def chances(self, inputs: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        first, bias, last = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        scores = np.where(mask, hidden @ last, -np.inf)
        scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return scores / scores.sum(axis=-1, keepdims=True), hidden

    def learn(self, inputs: np.ndarray, mask: np.ndarray, taken: np.ndarray, worth: np.ndarray, rate: float) -> None:
        """What was worth something becomes likelier, and the rest less likely."""
        chances, hidden = self.chances(inputs, mask)
        slope = -chances
        slope[np.arange(len(taken)), taken] += 1
        slope *= worth[:, None] / len(taken)
        inner = slope[..., None] * self.weights[2] * (hidden > 0)
        flat = inner.reshape(-1, NEURONS)
        slopes = [
            inputs.reshape(-1, inputs.shape[-1]).T @ flat,
            flat.sum(axis=0),
            np.tensordot(slope, hidden, ((0, 1), (0, 1))),
        ]
        self.changes += 1
        for weight, mean, square, step in zip(self.weights, self.mean, self.square, slopes, strict=True):
            mean += 0.1 * (step - mean)
            square += 0.001 * (step * step - square)
            size = mean / (1 - 0.9**self.changes)
            weight += rate * size / (np.sqrt(square / (1 - 0.999**self.changes)) + 1e-8)


def inputs_of(envs: VectorEnv, observation: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """For each game and action: what the action is, the line that it is about, and where the game stands."""
    parts = seen.split(envs.layout, observation)
    most = int(legal.max())
    actions = parts["actions"][:, :most]
    lines = np.concatenate([parts[name] for name in ("permanents", "stack", "hand", "others")], axis=1)
    lines = np.concatenate([np.zeros_like(lines[:, :1]), lines], axis=1)[..., 4:]  # without the numbers of cards
    about = np.take_along_axis(lines, actions[..., 1:2].astype(np.int64), axis=1)
    at_hand = np.take_along_axis(lines, parts["question"][:, 0, 15].astype(np.int64)[:, None, None], axis=1)
    kinds = actions[..., :1] == np.arange(KINDS)
    where = np.concatenate([parts["table"][:, 0], parts["question"][:, 0], parts["players"][:, 0]], axis=1)
    where = np.concatenate([where, parts["players"][:, 1], at_hand[:, 0]], axis=1)
    where = np.broadcast_to(where[:, None], (*actions.shape[:2], where.shape[1]))
    inputs = np.concatenate([kinds, actions[..., 2:5], about, where], axis=-1).astype(np.float32)
    return np.clip(inputs / 4, -4, 4), np.arange(most) < legal[:, None]


def play(envs: VectorEnv, policy: Policy, games: int, seed: int, rate: float = 0) -> float:
    """Play that many games to the end, and learn from them at this rate; which share of them was won."""
    observations, info = envs.reset(seed=seed)
    steps: list[list[tuple[np.ndarray, np.ndarray, int]]] = [[] for _ in range(GAMES)]
    done: list[tuple[list[tuple[np.ndarray, np.ndarray, int]], float]] = []
    finished = won = 0
    while finished < games:
        inputs, mask = inputs_of(envs, observations["observation"], info["legal"])
        chances, _hidden = policy.chances(inputs, mask)
        drawn = (chances.cumsum(axis=1) < policy.dice.random(GAMES)[:, None]).sum(axis=1)
        taken = np.minimum(drawn, info["legal"] - 1)
        if rate:
            for game in range(GAMES):
                count = int(info["legal"][game])
                steps[game].append((inputs[game, :count], mask[game, :count], int(taken[game])))
        observations, rewards, terminated, truncated, info = envs.step(taken)
        for game in np.flatnonzero(terminated | truncated):
            finished += 1
            won += rewards[game] > 0
            done.append((steps[game], float(rewards[game])))
            steps[game] = []
    if rate:
        worth = np.array([reward for _steps, reward in done], np.float32)
        worth = (worth - worth.mean()) / (worth.std() + 1e-6)
        every = [(step, value) for (path, _reward), value in zip(done, worth, strict=True) for step in path]
        policy.dice.shuffle(every)  # type: ignore[arg-type]
        for first in range(0, len(every), 4096):
            some = every[first : first + 4096]
            most = max(len(mask) for (_inputs, mask, _taken), _value in some)
            inputs = np.zeros((len(some), most, some[0][0][0].shape[-1]), np.float32)
            masks = np.zeros((len(some), most), bool)
            for i, ((one, mask, _taken), _value) in enumerate(some):
                inputs[i, : len(mask)] = one
                masks[i, : len(mask)] = True
            taken = np.array([taken for (_inputs, _mask, taken), _value in some])
            policy.learn(inputs, masks, taken, np.array([value for _step, value in some], np.float32), rate)
    return won / finished


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=1000, help="before and after learning")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with VectorEnv(GAMES, 2, decks=[DECK, DECK], bots=["random"]) as envs:
        observations, info = envs.reset(seed=0)
        width = inputs_of(envs, observations["observation"], info["legal"])[0].shape[-1]
        policy = Policy(width, options.seed)
        share = play(envs, policy, options.games, 998)
        print(f"untrained: won {share:.1%} of {options.games} games against random", flush=True)
        for number in range(options.rounds):
            rate = RATE * (1 - number / options.rounds)
            share = play(envs, policy, ROUND, options.seed * 10_000 + number, rate)
            print(f"round {number + 1}: won {share:.1%} of {ROUND} games", flush=True)
        share = play(envs, policy, options.games, 999)
        print(f"trained: won {share:.1%} of {options.games} games against random")


if __name__ == "__main__":
    main()
