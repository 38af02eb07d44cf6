"""Trying an answer among bots that think: after it, every seat is played by `heuristic` with a few nodes.

This tells much more than the quick policy of `trial.py` does, because `heuristic` beats that one by far; and it costs
some fifty times as much, so it is for the few answers that are left when the quick policy has been asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.agents.heuristic import HeuristicAgent
from apnap.agents.trial import DECISIONS_A_TURN, IMPOSSIBLE, MAY_GO_WRONG, Trial
from apnap.rules.core.decisions import Agent
from apnap.rules.core.play import Play

NODES: Final = 8
"""How many answers those at the imagined table try at a decision, about."""


def worth_foreseen(trial: Trial, answer: list[i64], number: i64, variation: i64) -> float:
    """What the table is worth a round after this answer, where everybody thinks a little; see `Trial.worth`."""
    play = trial.begun(answer, number, variation)
    if play is None:
        return IMPOSSIBLE
    thinkers: list[HeuristicAgent] = []
    seated: list[Agent | None] = []
    for s in range(play.state.seats):
        agent = HeuristicAgent(number * 64 + s + 1, NODES)
        agent.variations = 1
        thinkers.append(agent)
        seated.append(agent)
    play.agents = seated
    play.takes_checkpoints = True
    play.record_off()
    try:
        play_on(trial, play)
    except MAY_GO_WRONG:
        return IMPOSSIBLE
    for agent in thinkers:
        trial.nodes += agent.tried
    return trial.worth_of(play)


def play_on(trial: Trial, play: Play) -> None:
    """Until everybody has had a turn, as far as that goes."""
    until = play.state.ticks + trial.turns
    most = play.decisions_asked + DECISIONS_A_TURN * (trial.turns + 1)
    while trial.goes_on(play, until, most):
        if len(play.state.turns) > 1:
            play.choose_marker()
        play.take_checkpoint()
        play.step()
