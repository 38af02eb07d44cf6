"""A record of any sequence of public calls plays again to the same digests, at every table.

Answers, concessions by anybody at any question, choices taken back, actions given up, proposals of shortcuts and what
others say to them, suggestions to a team, bots among the seats, bots that fail: whatever was called, and whether or not
it was refused, what the record holds is the game.
"""

from __future__ import annotations

import random

import pytest

from apnap import record
from apnap.agents import FirstAgent, RandomAgent
from apnap.api import Game, Setup
from apnap.rules.ch7_additional.loops.shortcuts import Loop, Passing
from apnap.rules.core.decisions import Agent, Decision, IllegalAnswer
from apnap.rules.core.faults import AgentFault
from apnap.rules.core.play import Play
from apnap.testing import rule
from tests.properties.games import AT_SIZES, MAKERS, NIGHTLY, PILES, Deal, Wrapped, some, table_of

CALLS = 150
SMALL = [kind for kind in AT_SIZES if int(table_of(kind).seats) <= 10]
BY_DAY = ["2", "4", "3v3", "shared 2v2", "ranged 6", "two markers", *SMALL[::3]]
KINDS = [*MAKERS, "options 1", *SMALL] if NIGHTLY else BY_DAY
THEMES = ("theme 0", "theme 1")  # games within games, days and nights


class Failing(Wrapped):
    """Does as another agent does, and now and then answers nonsense or fails."""

    def __init__(self, inner: Agent, seed: int) -> None:
        super().__init__(inner)
        self.errors = random.Random(seed)

    def choose(self, game: Play, decision: Decision) -> list[int]:
        roll = self.errors.random()
        if roll < 0.02:
            raise ZeroDivisionError("a mistake of its own")
        return [997] * self.errors.randrange(3) if roll < 0.05 else super().choose(game, decision)


def a_game(kind: str, seed: int) -> Game:
    """A game with people in all seats, or in some of them."""
    dice = random.Random(f"who {kind} {seed}")
    deal = Deal(kind, seed, dice.choice([(), PILES, THEMES]))
    agents: list[Agent | None] = [None, *deal.brains()[1:]] if dice.random() < 0.3 else [None] * int(deal.table.seats)
    for seat in range(1, len(agents)):
        agent = agents[seat]
        if agent is not None and dice.random() < 0.7:
            agents[seat] = Failing(agent, seed) if dice.random() < 0.4 else None
    play = deal.start([None] * len(agents), log=True)
    play.agents = agents
    play.stand_in = dice.choice([None, None, FirstAgent()])
    play.remember = True
    names = tuple("" if agent is None else "random" for agent in agents)
    return Game(play, Setup(deal.table, tuple(deal.lists()), deal.seed, tuple(play.names), names))


def call_anything(game: Game, dice: random.Random, brain: RandomAgent) -> None:
    """One public call, as the dice fall; what is refused is refused."""
    if dice.random() < 0.3:
        game.run()  # bots answer what waits for them
    waiting = game.decisions
    seats = int(game.setup.table.seats)
    anybody = dice.randrange(seats)
    roll = dice.random()
    if roll < 0.03:
        (game.concede if dice.random() < 0.7 else game.play.concede_all)(anybody)
    elif roll < 0.08:
        game.undo(anybody)
    elif roll < 0.12:
        game.cancel(anybody)
    elif roll < 0.15:
        game.propose([Passing(turn=int(game.play.state.ticks) + dice.randrange(3))], dice.choice([None, anybody]))
    elif roll < 0.17:
        game.repeat(dice.choice([1, 2, 7, 10**9]), dice.choice([None, anybody]))
    elif roll < 0.20 and waiting:
        decision = dice.choice(waiting)
        answer = [int(x) for x in brain.choose(game.play, decision)]
        if dice.random() < 0.5:
            game.propose([Loop(dice.randrange(1, 4), [game.choice(answer, int(decision.decider))])])
        else:
            game.play.suggest(answer, anybody)
    elif roll < 0.24:
        game.answer([dice.randrange(-9, 40) for _ in range(dice.randrange(4))], dice.choice([None, anybody]))
    elif waiting:
        decision = dice.choice(waiting)
        answer = [int(x) for x in brain.choose(game.play, decision)]
        game.answer(answer, int(decision.decider), int(decision.marker))


def assert_replays(game: Game) -> None:
    """Written and read, played again: the same log, record, result, questions and state."""
    replay = record.loads(record.dumps(record.record_of(game)))
    again = replay.play()
    assert again.digest == game.digest
    assert again.result == game.result
    assert record.record_of(again).answers == replay.answers
    assert record.record_of(again).digests == replay.digests
    if game.play.shortcut is None:  # a proposal that is not answered yet is not part of the game
        assert [d.to_dict() for d in again.decisions] == [d.to_dict() for d in game.decisions]


@rule("104.3a", "732.2c", "733.1")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", some(1, 5))
def test_a_record_of_any_calls_plays_again(kind: str, seed: int) -> None:
    game = a_game(kind, seed)
    dice = random.Random(f"calls {kind} {seed}")
    brain = RandomAgent(seed)
    for n in range(CALLS):
        try:
            call_anything(game, dice, brain)
        except (IllegalAnswer, AgentFault):
            pass
        if n % 15 == 14:
            assert_replays(game)
    assert_replays(game)
