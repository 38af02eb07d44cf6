"""Bots that fail: the fault is named as theirs, the game stays where it is, and the record is whole."""

from __future__ import annotations

import pytest

import apnap
from apnap import record
from apnap.agents import FirstAgent, RandomAgent
from apnap.api import Game
from apnap.record import seat_agents
from apnap.rules.core.decisions import D_BLOCK, Agent, DamageDecision, Decision, IllegalAnswer
from apnap.rules.core.faults import AgentFault
from apnap.rules.core.game import Game as Rules
from apnap.testing import rule
from apnap.testing.plugin import Builder

DECKS = ["control", "black", "artifacts", "green"]


class Faulty(RandomAgent):
    """Plays at random, and fails at one of its questions; once only."""

    def __init__(self, seed: int, at: int, how: object) -> None:
        super().__init__(seed)
        self.left = at
        self.how = how
        self.failed_at = ""

    def choose(self, game: Rules, decision: Decision) -> list[int]:
        self.left -= 1
        if self.left == 0:
            self.failed_at = str(decision)
            if isinstance(self.how, Exception):
                raise self.how
            return self.how  # type: ignore[return-value]
        return super().choose(game, decision)


HOWS: list[object] = [ZeroDivisionError("of its own"), KeyError("x"), [999], [-1], [], [2**70], None, "pass", ["0"]]


def assert_replays(game: Game) -> None:
    replay = record.loads(record.dumps(record.record_of(game)))
    again = replay.play()
    assert again.digest == game.digest
    assert [d.to_dict() for d in again.decisions] == [d.to_dict() for d in game.decisions]


@rule("733.1")
@pytest.mark.parametrize("how", HOWS, ids=repr)
@pytest.mark.parametrize("at", [1, 3, 60])
def test_a_game_between_bots_waits_at_the_question_of_the_one_that_failed(how: object, at: int) -> None:
    bots: list[Agent] = [Faulty(1, at, how), RandomAgent(2), RandomAgent(3)]
    game = apnap.new_game(DECKS[:3], seats=3, seed=at, agents=bots)
    with pytest.raises(AgentFault, match="the bot of Seat 0 failed when it was asked") as caught:
        game.run()
    assert caught.value.seat == 0
    decision = game.decision
    assert decision is not None and decision.decider == 0
    assert_replays(game)
    assert game.run().over  # it goes on as if nothing had been
    assert_replays(game)


@pytest.mark.parametrize("how", HOWS, ids=repr)
@pytest.mark.parametrize("at", [1, 2, 9, 60])
def test_a_person_at_the_table_is_told_whose_fault_it_was(how: object, at: int) -> None:
    game = apnap.new_game(DECKS, seats=4, seed=at, agents=[None, Faulty(1, at, how), RandomAgent(2), None], start=False)
    brain = RandomAgent(5)
    faults = 0
    for _ in range(400):
        try:
            if game.decision is None:
                game.run()
            decision = game.decision
            if decision is None:
                break
            game.answer([int(x) for x in brain.choose(game.play, decision)], int(decision.decider))
        except AgentFault as fault:
            faults += 1
            assert fault.seat == 1 and "Seat 1" in str(fault)
            asked = game.decision
            assert asked is not None and asked.decider == 1
            assert_replays(game)
            if faults % 2:
                game.run()  # the bot is asked again
        except IllegalAnswer:
            game.concede(int(decision.decider))  # type: ignore[union-attr]
    assert faults == 1
    assert_replays(game)


@pytest.mark.parametrize("how", HOWS, ids=repr)
def test_where_a_bot_stands_in_the_game_goes_on_with_it(how: object) -> None:
    for at in (1, 20):
        bots: list[Agent] = [Faulty(1, at, how), RandomAgent(2)]
        game = apnap.new_game(DECKS[:2], seats=2, seed=3, agents=bots, stand_in="first")
        assert game.run().over
        assert [fault.seat for fault in game.play.faults] == [0]
        assert game.play.agents[0] is not bots[0] and game.play.agents[1] is bots[1]
        assert_replays(game)


class Overreacher(FirstAgent):
    """Assigns all damage to what comes last: of the right form, so that only rules code finds it illegal."""

    def choose(self, game: Rules, decision: Decision) -> list[int]:
        if isinstance(decision, DamageDecision):
            return [0] * (len(decision.among) - 1) + [int(decision.maximum)]
        return super().choose(game, decision)


@rule("510.1e", "733.1")
@pytest.mark.parametrize("stands_in", [False, True])
def test_a_bot_that_is_only_found_out_by_the_rules(scenario: Builder, stands_in: bool) -> None:
    """Illegal damage of a bot is not a refusal of what a person answered just before."""
    table = scenario(2)
    bot, person = table.seat(0), table.seat(1)
    trampler, bear = bot.has("Kodama of the North Tree"), person.has("Grizzly Bears")
    bot.attacks({trampler: person})
    play = table.game
    play.stand_in = FirstAgent() if stands_in else None
    seat_agents(play, [Overreacher(), None])
    table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared")
    person.blocks({bear: trampler})
    if stands_in:
        person.passes()
        assert [fault.seat for fault in play.faults] == [0] and play.agents[0] is play.stand_in
        assert bear.zone == "graveyard" and person.life == 16
        return
    with pytest.raises(AgentFault, match="Seat 0 failed when it was asked 'assign damage'") as caught:
        person.passes()
    assert caught.value.placed and isinstance(caught.value.__cause__, IllegalAnswer)
    decision = play.decision()
    assert isinstance(decision, DamageDecision) and decision.decider == 0
    play.answer([2, 4], 0)  # somebody answers for it
    assert bear.zone == "graveyard" and person.life == 16


def test_what_a_bot_does_with_its_list_later_does_not_change_the_record() -> None:
    class Reuses(RandomAgent):
        def __init__(self) -> None:
            super().__init__(4)
            self.mine: list[int] = []

        def choose(self, game: Rules, decision: Decision) -> list[int]:
            self.mine[:] = super().choose(game, decision)
            return self.mine

    game = apnap.new_game(DECKS[:2], seats=2, seed=3, agents=[Reuses(), Reuses()])
    assert game.run().over
    assert_replays(game)


@rule("733.1", "510.1c")
def test_what_a_person_answers_is_never_the_fault_of_a_bot(scenario: Builder) -> None:
    """Illegal damage of a person is refused, nothing is changed by it, and they may answer again."""
    table = scenario(2)
    person, bot = table.seat(0), table.seat(1)
    trampler, bear = person.has("Kodama of the North Tree"), bot.has("Grizzly Bears")
    person.attacks({trampler: bot})
    bot.blocks({bear: trampler})
    play = table.game
    play.stand_in = FirstAgent()
    agents: list[Agent | None] = [None, None]
    agents[bot.number] = FirstAgent()
    seat_agents(play, agents)
    table.run(lambda d: isinstance(d, DamageDecision), "damage to be assigned")
    before = play.digest()
    for wrong in ([0, 6], [1, 5]):
        with pytest.raises(IllegalAnswer):
            play.answer(wrong, person.number)
        assert play.digest() == before and isinstance(play.decision(), DamageDecision)
    assert play.faults == []
    play.answer([2, 4], person.number)
    assert bear.zone == "graveyard" and bot.life == 16


@rule("733.1")
def test_a_bot_that_stands_in_for_itself_fails(scenario: Builder) -> None:
    """There is nobody else to ask: the game waits at its question."""
    table = scenario(2)
    bot, person = table.seat(0), table.seat(1)
    trampler, bear = bot.has("Kodama of the North Tree"), person.has("Grizzly Bears")
    bot.attacks({trampler: person})
    play = table.game
    agent = Overreacher()
    play.stand_in = agent
    agents: list[Agent | None] = [None, None]
    agents[bot.number] = agent
    seat_agents(play, agents)
    table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared")
    person.blocks({bear: trampler})
    with pytest.raises(AgentFault):
        person.passes()
    assert isinstance(play.decision(), DamageDecision)
