"""`search`: as `heuristic`, but every answer is tried at many imagined tables, and the better ones at more of them.

What is compared are plans: an answer together with a way to choose within it. All plans are tried at one table, the
better half of them at the next ones, and so on (sequential halving), until the nodes or the seconds are used up. All
plans see the same tables, so that luck is the same for all. CR 400.2: it imagines what it may not know.
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.agents import candidates
from apnap.agents.heuristic import PASSING, HeuristicAgent
from apnap.agents.trial import IDLE, IMPOSSIBLE, Trial
from apnap.rules.core.decisions import AttackDecision, BlockDecision, Decision
from apnap.rules.core.play import Play

NODES: Final = 600
"""How many plans are played on at one decision, where no time is set."""
TABLES: Final = 64  # that are imagined for one decision at most
WAYS: Final = 6  # to choose within an action
KEPT: Final = 3  # plans that stay until the end
CLOSE: Final = 0.02  # what is better by less is not better
DECLARED_AT: Final = 8  # tables at which an attack or a block is tried
FAR_BEHIND: Final = 4.0  # an attack that is worse by this at two tables is tried at no more


class Plan:
    """An answer, a way to choose within it, and what it has been worth so far."""

    def __init__(self, answer: list[i64], way: i64) -> None:
        self.answer: list[i64] = answer
        self.way: i64 = way
        self.total: float = 0.0
        self.tables: i64 = 0

    def worth(self) -> float:
        """The mean over the tables at which it was tried."""
        return self.total / float(self.tables) if self.tables else IMPOSSIBLE


def worth_of(plan: Plan) -> float:
    return -plan.worth()


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchAgent(HeuristicAgent):
    """The same choice for the same view and seed where nodes are counted; by the clock, what it has time for."""

    def __init__(self, seed: i64, nodes: i64, seconds: float) -> None:
        super().__init__(seed, nodes)
        self.seconds: float = seconds
        self.deadline: float = 0.0

    def trial(self, game: Play, decision: Decision) -> Trial:
        self.deadline = time.perf_counter() + self.seconds
        return super().trial(game, decision)

    def is_spent(self, trial: Trial) -> bool:
        """Has it thought for as long as it may?"""
        if self.seconds > 0.0:
            return time.perf_counter() >= self.deadline
        return trial.nodes >= self.nodes

    # comparing --------------------------------------------------------------------------------------------------------
    def compare(self, trial: Trial, plans: list[Plan], always: i64) -> None:
        """Try plans at one table after the other, ever fewer of them; the first `always` of them to the end."""
        kept = plans.copy()
        table: i64 = 0
        batch: i64 = 1
        while table < TABLES and not self.is_spent(trial):
            for _i in range(batch):
                for plan in kept:
                    if plan.tables == table:
                        plan.total += trial.worth(plan.answer, table, plan.way)
                        plan.tables += 1
                table += 1
                if table >= TABLES or self.is_spent(trial):
                    break
            contenders = kept[always:]
            if len(contenders) > KEPT:
                contenders.sort(key=worth_of)
                kept = kept[:always] + contenders[: max(KEPT, (len(contenders) + 1) // 2)]
            elif len(kept) < 2:
                break
            batch = min(batch * 2, 8)
        self.tried += trial.nodes

    def most_worth(self, plans: list[Plan]) -> i64:
        """The number of the best plan among those that were tried longest."""
        best: i64 = -1
        for i in range(len(plans)):
            if plans[i].tables == 0 or plans[i].worth() <= IMPOSSIBLE / 2.0:
                continue
            if best < 0 or plans[i].tables > plans[best].tables:
                best = i
            elif plans[i].tables == plans[best].tables and plans[i].worth() > plans[best].worth() + CLOSE:
                best = i
        return max(best, 0)

    def best(self, trial: Trial, answers: list[list[i64]], ahead: float) -> i64:
        plans: list[Plan] = []
        for answer in answers:
            plans.append(Plan(answer, 0))
        self.compare(trial, plans, 0)
        return self.most_worth(plans)

    # at priority ------------------------------------------------------------------------------------------------------
    def best_action(self, trial: Trial, options: list[i64]) -> i64:
        """The best option, if it is better than doing nothing in this turn and no worse than waiting for later."""
        nothing = Plan(PASSING, IDLE)
        waiting = Plan(PASSING, 0)
        plans: list[Plan] = [nothing, waiting]
        for plan in plans:
            plan.total = trial.worth(plan.answer, 0, plan.way)
            plan.tables = 1
        for i in options:
            if i == 0:
                continue
            plan = Plan([i], 0)
            plan.total = trial.worth(plan.answer, 0, 0)
            plan.tables = 1
            plans.append(plan)
            if trial.policy.asked:
                for way in range(1, WAYS + 1):
                    other = Plan([i], way)
                    other.total = trial.worth(other.answer, 0, way)
                    other.tables = 1
                    plans.append(other)
        self.compare(trial, plans, 2)
        chosen = plans[self.most_worth(plans[2:]) + 2]
        if chosen.worth() <= nothing.worth() + CLOSE or chosen.worth() < waiting.worth() - CLOSE:
            return 0
        return chosen.answer[0]

    # combat -----------------------------------------------------------------------------------------------------------
    def attack(self, game: Play, decision: AttackDecision, trial: Trial, answers: list[list[i64]]) -> list[i64]:
        best = self.first_plan(trial, answers)
        improved = True
        while improved and not self.is_spent(trial):
            improved = False
            for at in range(len(decision.attackers)):
                for other in candidates.other_attacks(game, decision, best.answer, at):
                    if self.is_spent(trial):
                        break
                    plan = self.measured(trial, other, best)
                    if plan.worth() > best.worth() + CLOSE:
                        best = plan
                        improved = True
        self.tried += trial.nodes
        return best.answer

    def block(self, game: Play, decision: BlockDecision, trial: Trial, answers: list[list[i64]]) -> list[i64]:
        best = self.first_plan(trial, answers)
        improved = True
        while improved and not self.is_spent(trial):
            improved = False
            for id in decision.blockers:
                for other in candidates.other_blocks(game, decision, best.answer, id):
                    if self.is_spent(trial):
                        break
                    plan = self.measured(trial, other, best)
                    if plan.worth() > best.worth() + CLOSE:
                        best = plan
                        improved = True
        self.tried += trial.nodes
        return best.answer

    def first_plan(self, trial: Trial, answers: list[list[i64]]) -> Plan:
        """The best of a few, at as many tables as its changes will be tried at."""
        best = Plan(answers[0], 0)
        for answer in answers:
            plan = self.measured(trial, answer, best)
            if plan.tables > best.tables or plan.worth() > best.worth() + CLOSE:
                best = plan
        return best

    def measured(self, trial: Trial, answer: list[i64], rival: Plan) -> Plan:
        """A plan tried at eight tables, or at fewer where it falls far behind its rival."""
        plan = Plan(answer, 0)
        for table in range(DECLARED_AT):
            plan.total += trial.worth(answer, table, 0)
            plan.tables += 1
            if table == 1 and rival.tables and plan.worth() < rival.worth() - FAR_BEHIND:
                break
        return plan
