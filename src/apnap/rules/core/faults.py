"""Agents that fail: an exception or an illegal answer of an agent is the agent's fault, and never a player's.

Where the table has an agent that stands in for others, it takes the seat and the game goes on. Elsewhere the game stops
at the question that the agent was asked, as if its seat were decided from outside, and AgentFault is raised: the
question may be answered, or the game run on with another agent in the seat. The record has no trace of a fault.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.core.decisions import CONCEDE, DECISION_NAMES, Agent, Decision, IllegalAnswer
from apnap.rules.core.interrupts import Departed, GameOver, Suspend
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.play import Play


class AgentFault(Exception):
    """An agent answered something illegal, or failed; the game waits at its question."""

    def __init__(self, seat: Seat, who: str, what: str, why: str) -> None:
        super().__init__(f"the bot of {who} failed when it was asked '{what}': {why}")
        self.seat: Seat = seat
        self.what: str = what
        self.why: str = why
        self.placed: bool = False  # the game is at the question; else it is in the middle of something


# asking --------------------------------------------------------------------------------------------------------------
def consult(game: Game, agent: Agent, decision: Decision) -> list[i64]:
    """The answer of an agent, which has the right form."""
    try:
        answer = agent.choose(game, decision)
        if len(answer) == 1 and answer[0] == CONCEDE[0]:
            return CONCEDE
        decision.check(answer)
        return answer
    except (Suspend, Departed, GameOver):
        raise
    except Exception as error:
        fault = fault_of(game, decision.decider, decision.kind, error)
    stand_in = game.stand_in
    if stand_in is None or stand_in is agent:
        raise fault
    replace(game, fault, stand_in)
    return consult(game, stand_in, decision)


def opinion(game: Game, agent: Agent, decision: Decision) -> list[i64]:
    """What an agent would answer in a game that is only thought of; nothing when it fails."""
    try:
        answer = agent.choose(game, decision)
        if len(answer) == 1 and answer[0] == CONCEDE[0]:
            return CONCEDE
        decision.check(answer)
        return answer
    except Exception:
        return []


def fault_of(game: Game, seat: Seat, kind: i64, error: Exception) -> AgentFault:
    why = str(error) if isinstance(error, IllegalAnswer) else f"{type(error).__name__}: {error}"
    fault = AgentFault(seat, game.name_of_seat(seat), DECISION_NAMES[kind], why)
    fault.__cause__ = error
    return fault


def replace(game: Game, fault: AgentFault, stand_in: Agent) -> None:
    """From here on another agent decides for the seat. The list of agents may be somebody else's."""
    game.faults.append(fault)
    game.agents = game.agents.copy()
    game.agents[fault.seat] = stand_in


# transitions ---------------------------------------------------------------------------------------------------------
def step(play: Play) -> i64:
    """One transition. What rules code finds illegal in an agent's answer is the agent's fault as well. CR 733.1."""
    while True:
        given = len(play.answers)
        try:
            return play.step()
        except AgentFault as failed:
            stay(play, failed)
            raise
        except IllegalAnswer as error:
            if len(play.answers) <= given or play.position < len(play.answers):
                raise  # somebody outside answered it
            last = play.answers.pop()
            agent = play.agents[last.seat]
            if agent is None or last.kind < 0:
                raise
            fault = fault_of(play, last.seat, last.kind, error)
        stand_in = play.stand_in
        if stand_in is None or stand_in is agent or play.checkpoint is None:
            stay(play, fault)
            raise fault
        replace(play, fault, stand_in)
        go_back(play)


def go_back(play: Play) -> None:
    """To where the transition began, with the answers so far."""
    checkpoint = play.checkpoint
    if checkpoint is not None:
        play.state = checkpoint.fork()
        del play.log[play.log_mark :]
    play.rewind()


def stay(play: Play, fault: AgentFault) -> None:
    """The game waits at the question of an agent that failed, as if its seat were decided from outside."""
    if play.checkpoint is None:
        return
    agents = play.agents
    go_back(play)
    play.agents = agents.copy()
    play.agents[fault.seat] = None
    try:
        play.advance()
        fault.placed = True
    finally:
        play.agents = agents


def resume(play: Play) -> None:
    """Run on from wherever the game waits: agents that have a seat now answer what waits for them."""
    if play.suspended is not None and play.checkpoint is not None:
        play.rerun()
    else:
        play.advance()


def bring_to(fresh: Play, failed: Play) -> None:
    """Bring a new game of the same setup to the question at which an agent failed, where no checkpoint was kept."""
    for entry in [*failed.history, *failed.answers]:
        if entry.kind < 0:
            fresh.concede(entry.seat)
        else:
            fresh.answer(entry.answer, entry.seat, entry.marker)
    fresh.agents = failed.agents
    fresh.stand_in = failed.stand_in
    fresh.remember = failed.remember
