"""How strong bots are, from who won against whom: one number each, with its interval.

A side of strength s wins against n others of strength t with the chance e^s / (e^s + n e^t). The strengths are those
under which what happened is likeliest, with a weak belief that bots are alike, so that a bot that won every game still
has a number. They are shown on the usual scale of 400 points for ten to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

POINTS: Final = 400 / log(10)
BELIEF: Final = 2.5
"""The deviation of strengths before any game is played."""
ROUNDS: Final = 200


@dataclass(frozen=True)
class Rating:
    """A bot's strength in points around the mean of all, and between which numbers it is with 95% confidence."""

    bot: str
    points: float
    low: float
    high: float


def ratings(bots: Sequence[str], results: Sequence[tuple[str, str, float, int]], sides: int) -> list[Rating]:
    """The strongest first. Results: challenger, defender, games won by the challenger, games."""
    n = len(bots)
    at = {bot: i for i, bot in enumerate(bots)}
    theta = [0.0] * n
    information = [[0.0] * n for _ in range(n)]
    for _ in range(ROUNDS):
        gradient = [-t / BELIEF**2 for t in theta]
        information = [[1 / BELIEF**2 if i == j else 0.0 for j in range(n)] for i in range(n)]
        for challenger, defender, won, games in results:
            a, b = at[challenger], at[defender]
            chance = 1 / (1 + (sides - 1) * exp(min(50.0, theta[b] - theta[a])))
            gradient[a] += won - games * chance
            gradient[b] -= won - games * chance
            weight = games * chance * (1 - chance)
            information[a][a] += weight
            information[b][b] += weight
            information[a][b] -= weight
            information[b][a] -= weight
        step = solved(information, gradient)
        for i in range(n):
            theta[i] += max(-1.0, min(1.0, step[i]))
        if max(abs(x) for x in step) < 1e-9:
            break
    mean = sum(theta) / n
    out = []
    for bot, i in at.items():
        # of the distance to the mean: where all of them are together, no game can tell
        apart = [(1.0 if j == i else 0.0) - 1 / n for j in range(n)]
        variance = sum(x * y for x, y in zip(apart, solved(information, apart), strict=True))
        half = 1.959963984540054 * sqrt(max(variance, 0.0)) * POINTS
        points = (theta[i] - mean) * POINTS
        out.append(Rating(bot, points, points - half, points + half))
    return sorted(out, key=lambda rating: -rating.points)


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a small system of equations, by elimination."""
    n = len(right)
    rows = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        pivot = max((abs(rows[k][i]), k) for k in range(i, n))[1]
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, n):
            factor = rows[k][i] / rows[i][i]
            rows[k] = [x - factor * y for x, y in zip(rows[k], rows[i], strict=True)]
    out = [0.0] * n
    for i in reversed(range(n)):
        out[i] = (rows[i][n] - sum(rows[i][j] * out[j] for j in range(i + 1, n))) / rows[i][i]
    return out
