"""Trying everything: all the ways in which an action can go, whatever the list of options says."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

from apnap.rules.ch1_concepts.mana import mana
from apnap.rules.core.decisions import (
    D_ASSIGN,
    D_CHOOSE,
    D_DIVIDE,
    D_MODE,
    D_NUMBER,
    D_ORDER,
    D_PAY,
    D_YES_NO,
    O_MANA,
    Agent,
    Decision,
    IllegalAnswer,
    Option,
)
from apnap.rules.core.faults import AgentFault
from apnap.rules.core.play import Play
from apnap.rules.core.state import State

Action = Callable[[Play], bool]
"""Does something in a game; True when it was done as it should be."""


class Branch(BaseException):
    """The answers are used up: what is asked next."""

    def __init__(self, play: Play, decision: Decision) -> None:
        self.play = play
        self.decision = decision


class Prefix(Agent):
    """Gives the answers of a list, then stops the game."""

    def __init__(self, answers: list[list[int]]) -> None:
        super().__init__()
        self.answers = list(answers)
        self.wilful = False  # has made other mana than proposed: that may not do

    def choose(self, game: Play, decision: Decision) -> list[int]:  # type: ignore[override]
        if not self.answers:
            raise Branch(game, decision)
        answer = self.answers.pop(0)
        if decision.kind == D_PAY and answer and decision.options[answer[0]].kind == O_MANA:
            self.wilful = True
        return answer


class End:
    """How an action ended with one series of answers."""

    def __init__(self, play: Play, done: bool, wilful: bool) -> None:
        self.play = play
        self.done = done
        self.wilful = wilful


def attempt(state: State, action: Action, answers: list[list[int]]) -> End:
    """The game after the action with these answers. Raises Branch where there are too few."""
    agent = Prefix(answers)
    agents: list[Agent | None] = [agent] * int(state.seats)
    play = Play(state.fork(), agents, [f"Seat {s}" for s in range(state.seats)])
    try:
        done = action(play)
    except (IllegalAnswer, AgentFault):
        return End(play, False, agent.wilful)
    return End(play, done, False)


def outcomes(state: State, action: Action, dice: random.Random, limit: int = 40) -> list[End]:
    """How it ends for every series of answers; for a sample of them, where there are very many."""
    out: list[End] = []
    todo: list[list[list[int]]] = [[]]
    while todo and len(out) < limit:
        prefix = todo.pop(dice.randrange(len(todo)))
        try:
            out.append(attempt(state, action, prefix))
        except Branch as branch:
            answers = every_answer(branch.decision, dice)
            if not answers:  # there is no way on from here
                out.append(End(branch.play, False, False))
            todo.extend([*prefix, answer] for answer in answers)
    return out


def every_answer(d: Decision, dice: random.Random) -> list[list[int]]:
    """All answers to a question; for a sample of them, where there are very many."""
    kind = int(d.kind)
    if kind == D_YES_NO:
        return [[0], [1]]
    if kind == D_NUMBER:
        return [[n] for n in range(d.minimum, d.maximum + 1)]
    if kind in (D_DIVIDE, D_ASSIGN):
        return divisions(int(d.minimum), len(d.among))
    if kind == D_PAY:
        return [[], *([i] for i in range(len(d.options)))]
    here = [int(x) for x in d.candidates]
    if kind == D_ORDER:
        return [here, here[::-1]]
    assert kind in (D_CHOOSE, D_MODE), kind
    sets = [
        list(combo)
        for n in range(d.minimum, min(d.maximum, len(here)) + 1)
        for combo in itertools.islice(itertools.combinations(here, n), 200)
    ]
    return sets if len(sets) <= 60 else dice.sample(sets, 60)


def divisions(total: int, among: int) -> list[list[int]]:
    """Every way to divide so that each gets one at least."""
    if among == 1:
        return [[total]] if total > 0 else []
    return [[n, *rest] for n in range(1, total) for rest in divisions(total - n, among - 1)]


def with_mana(state: State, seat: int, dice: random.Random, limit: int = 150) -> list[State]:
    """The states that a player can reach by activating mana abilities and nothing else, that many at most."""
    out = [state]
    seen = set()
    i = 0
    while i < len(out) and len(out) < limit:
        here = out[i]
        i += 1
        options: list[Option] = []
        mana.mana_options(Play(here.fork(), [None] * int(state.seats), []), seat, options)
        for option in options:
            for end in outcomes(here, activation(seat, option), dice, 12):
                there = end.play.state
                tapped = frozenset(int(o.id) for o in there.objs if o.tapped)
                pool = (tapped, tuple(there.players[seat].pool))
                if end.done and pool not in seen:
                    seen.add(pool)
                    out.append(there)
    return out


def activation(seat: int, option: Option) -> Action:
    def act(play: Play) -> bool:
        mana.activate_mana(play, seat, option.id, option.index, -1)
        return True

    return act
