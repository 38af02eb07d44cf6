"""Shared team turns: what a team chooses together, and what its members choose in any order they like. CR 805.

A choice of the whole team is open to every member of it, and any of them answers for all. Who sees it otherwise says so
by a proposal; then the members disagree, and the primary player makes the choice (805.2). Agents in the process raise
no objections: where people and agents are on one team, the people are asked.

Choices that members make each for themselves at the same time are open at once; whoever answers first is heard first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch8_multiplayer.rerouting import drop_leavers, refusal
from apnap.rules.core.constants import EV_DRAW, S_REPLACE
from apnap.rules.core.decisions import FOR_DRAWS, FROM_ACTION, Decision, OrderDecision
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import Departed
from apnap.rules.core.recorded import QUITS
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat, Unit

NO_DECISIONS: Final[list[Decision]] = []


# who is meant --------------------------------------------------------------------------------------------------------
def members(state: State, unit: Unit) -> list[i64]:
    """The seats of a unit that are in the game, its primary player first. CR 805.2."""
    out: list[i64] = []
    for seat in state.table.units[unit]:
        if state.in_game(seat):
            out.append(seat)
    return out


# choices of a team ---------------------------------------------------------------------------------------------------
def ask_team(game: Game, decision: Decision) -> list[i64]:
    """The answer of the unit of the seat that it concerns, by any member. CR 805.2, 805.7, 805.10b."""
    state = game.state
    if not state.table.shared_turns:
        return game.ask(decision)
    open: list[Decision] = []
    for seat in members(state, state.table.unit_of[decision.seat]):
        mine = decision.copy_for(seat)
        if decider_of(game, mine) == seat:
            mine.team = True
            open.append(mine)
    if not open:
        return game.ask(decision)  # another player decides for them all (805.8)
    return open[hear(game, open)].given


# choices of several players ------------------------------------------------------------------------------------------
def ask_each(game: Game, decisions: list[Decision]) -> list[list[i64]]:
    """What several players choose at the same time, unit by unit as given, members in any order. CR 101.4, 805.6.

    Who leaves before they have been asked is none of those players any more, so nobody chooses for them.
    """
    present = game.state.alive
    if game.state.table.shared_turns:
        unit_of = game.state.table.unit_of
        first = 0
        while first < len(decisions):
            last = first + 1
            while last < len(decisions) and unit_of[decisions[last].seat] == unit_of[decisions[first].seat]:
                last += 1
            waiting: list[Decision] = []
            for d in decisions[first:last]:
                if not is_passed_over(game.state, d, present):
                    waiting.append(d)
            while waiting:
                waiting.pop(hear(game, waiting))
            first = last
    else:
        for d in decisions:
            if not is_passed_over(game.state, d, present):
                d.given = game.ask(d)
    out: list[list[i64]] = []
    for d in decisions:
        out.append(d.given)
    return out


def is_passed_over(state: State, decision: Decision, present: i64) -> bool:
    """Has a player left since others were asked? Then nothing is chosen. CR 800.4a."""
    if decision.origin == FROM_ACTION or state.in_game(decision.seat) or not present >> decision.seat & 1:
        return False
    decision.given = refusal(decision)
    return True


def drawing_order(game: Game, seats: list[Seat]) -> list[i64]:
    """The order in which players draw: unit by unit as given, members as their team likes. CR 805.6a.

    Nobody is asked while nothing waits for draws: then it comes to the same.
    """
    state = game.state
    if not state.table.shared_turns or not (state.watchers[EV_DRAW] or state.standing[S_REPLACE + EV_DRAW]):
        return seats
    out: list[i64] = []
    asked: i64 = 0  # units whose order is known; who leaves as they are asked is not in it
    unit_of = state.table.unit_of
    for seat in seats:
        if asked >> unit_of[seat] & 1:
            continue
        asked |= 1 << unit_of[seat]
        mates: list[i64] = []
        for s in seats:
            if unit_of[s] == unit_of[seat]:
                mates.append(-1 - s)
        if len(mates) > 1:
            decision = OrderDecision(seat, "805.6a", mates, purpose=FOR_DRAWS)
            mates = ask_team(game, decision)
        for ref in mates:
            out.append(-1 - ref)
    return out


def hear(game: Game, decisions: list[Decision]) -> i64:
    """Several questions are open at once: which of them is answered first. The answer is in it."""
    state = game.state
    while game.position < len(game.answers) and game.answers[game.position].kind < 0:
        # a concession, made while these were open
        recorded = game.answers[game.position]
        game.position += 1
        if recorded.kind == QUITS:
            state.leaving_main_game |= 1 << recorded.seat
            if not state.in_game(recorded.seat):
                continue
        game.concedes(recorded.seat)
        if decisions[0].asked_again_if_someone_leaves:
            raise Departed()
        leave_to_others(state, decisions)
        for i in range(len(decisions)):
            if not state.in_game(decisions[i].seat):
                decisions[i].given = game.ask(decisions[i])
                return i
            if not drop_leavers(state, decisions[i]):
                decisions[i].given = NO_IDS
                return i
    i = who_answers(game, decisions)
    game.open_together = decisions
    decisions[i].given = game.ask(decisions[i])
    game.open_together = NO_DECISIONS
    return i


def leave_to_others(state: State, decisions: list[Decision]) -> None:
    """What a team was asked together is for those of its members who are still there. CR 800.4a, 805.2."""
    for i in range(len(decisions) - 1, -1, -1):
        d = decisions[i]
        if d.team and not state.in_game(d.seat):
            if d.origin == FROM_ACTION:
                raise Departed()
            if len(decisions) > 1:
                decisions.pop(i)


def who_answers(game: Game, decisions: list[Decision]) -> i64:
    """Who is heard: as the record says; of a team people before agents; else agents first, who need no waiting for."""
    if game.position < len(game.answers):
        seat = game.answers[game.position].seat
        for i in range(len(decisions)):
            if decider_of(game, decisions[i]) == seat:
                return i
        return 0
    for i in range(len(decisions)):
        if (game.agents[decider_of(game, decisions[i])] is None) == decisions[i].team:
            return i
    return 0


def decider_of(game: Game, decision: Decision) -> i64:
    """The seat that decides it. CR 723.5."""
    master = game.state.players[decision.seat].controlled_by
    return master if master >= 0 and game.state.in_game(master) else decision.seat


def open_beside(game: Game, at_hand: Decision) -> list[Decision]:
    """What waits for an answer from outside: the question at hand, and those that may be answered before it."""
    if at_hand not in game.open_together:
        return [at_hand]
    out: list[Decision] = []
    for d in game.open_together:
        outside = d is at_hand or game.agents[decider_of(game, d)] is None
        if outside and (not game.disputed or d is game.open_together[0]):
            d.decider = decider_of(game, d)
            d.marker = at_hand.marker
            out.append(d)
    return out


def is_objected(game: Game, decision: Decision, answer: list[i64]) -> bool:
    """Does another member want something else than what this one answers for the team? CR 805.2."""
    if not decision.team or decision is game.open_together[0]:
        return False  # the primary player has the last word
    for proposal in game.proposals:
        if proposal.seat != decision.seat and proposal.answer != answer:
            return True
    return False
