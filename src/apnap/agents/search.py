"""`search`: as `heuristic`, but every answer is tried at many imagined tables, and the best ones among bots that think.

What is compared are plans: an answer together with a way to choose within it. First they are tried with the quick
policy in every seat, all of them at one table, the better half at the next ones, and so on (sequential halving). The
few that are left are tried with `heuristic` in every seat (`foresight.py`), at ever more tables, until those behind are
surely behind or the nodes or the seconds are used up. All plans see the same tables, so that luck is the same for all.
CR 400.2: it imagines what it may not know.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.agents import candidates
from apnap.agents.foresight import worth_foreseen
from apnap.agents.heuristic import DOOMED, PASSING, HeuristicAgent, is_begun_by_itself
from apnap.agents.trial import IDLE, IMPOSSIBLE, Trial
from apnap.rules.core.decisions import AttackDecision, BlockDecision, Decision
from apnap.rules.core.play import Play

NODES: Final = 4000
"""How many answers are played on at one decision, where no time is set."""
SKETCHED: Final = 200  # of them with the quick policy, where enough are left for more
SHARE: Final = 5  # one of so many nodes or seconds is for the quick policy
TABLES: Final = 64  # that are imagined for one decision at most
WAYS: Final = 6  # to choose within an action
KEPT: Final = 3  # plans that stay until the end
CLOSE: Final = 0.02  # what is better by less is not better
DECLARED_AT: Final = 8  # tables at which an attack or a block is tried
FAR_BEHIND: Final = 4.0  # an attack that is worse by this at two tables is tried at no more

# among bots that think
BATCH: Final = 4  # tables at which plans are tried before they are compared
FORESEEN_AT: Final = 16  # tables at most
SURELY: Final = 2.0  # behind by so many times the error is surely behind
LEAST_ERROR: Final = 0.05
SKETCH_COUNTS: Final = 3.0  # what the quick policy found counts as so many tables
CLEAR: Final = 3.0  # a lead with the quick policy that needs no second look, where it is also certain
CERTAINLY: Final = 5.0  # times its error


class Plan:
    """An answer, a way to choose within it, and what it has been worth so far."""

    def __init__(self, answer: list[i64], way: i64) -> None:
        self.answer: list[i64] = answer
        self.way: i64 = way
        self.sketched: list[float] = []  # table by table with the quick policy
        self.foreseen: list[float] = []  # table by table among bots that think

    def worth(self) -> float:
        """The mean over the tables at which it was tried with the quick policy."""
        return mean(self.sketched)

    def expected(self) -> float:
        """What it is worth by all that was found out."""
        n = float(len(self.foreseen))
        if n == 0.0:
            return self.worth()
        return (mean(self.foreseen) * n + self.worth() * SKETCH_COUNTS) / (n + SKETCH_COUNTS)


def mean(values: list[float]) -> float:
    """Of nothing, IMPOSSIBLE."""
    if not values:
        return IMPOSSIBLE
    total = 0.0
    for value in values:
        total += value
    return total / float(len(values))


def worth_of(plan: Plan) -> float:
    return -plan.worth()


class Lead:
    """By how much one plan is ahead of another at the tables where both were tried, and how sure that is."""

    def __init__(self, ahead: list[float], behind: list[float]) -> None:
        n: i64 = min(len(ahead), len(behind))
        self.by: float = 0.0
        self.error: float = 1000.0
        if n < 2:
            return
        total = 0.0
        for i in range(n):
            total += ahead[i] - behind[i]
        self.by = total / float(n)
        squares = 0.0
        for i in range(n):
            squares += (ahead[i] - behind[i] - self.by) ** 2
        self.error = sqrt(squares / float((n - 1) * n))

    def is_none(self) -> bool:
        """Are the two the same at every table?"""
        return self.by == 0.0 and self.error == 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchAgent(HeuristicAgent):
    """The same choice for the same view and seed where nodes are counted; by the clock, what it has time for."""

    def __init__(self, seed: i64, nodes: i64, seconds: float) -> None:
        super().__init__(seed, nodes)
        self.seconds: float = seconds
        self.began: float = 0.0
        self.sketches: bool = False  # there is no time for more than the quick policy

    def trial(self, game: Play, decision: Decision) -> Trial:
        self.began = time.perf_counter()
        self.sketches = False
        return super().trial(game, decision)

    def is_spent(self, trial: Trial) -> bool:
        """Has it thought for as long as it may?"""
        if self.seconds > 0.0:
            return time.perf_counter() >= self.began + self.seconds
        return trial.nodes >= self.nodes

    def is_sketched(self, trial: Trial) -> bool:
        """Has it thought for as long as it should with the quick policy?"""
        if self.sketches or self.is_spent(trial):
            return self.is_spent(trial)
        if self.seconds > 0.0:
            return trial.nodes >= SKETCHED or time.perf_counter() >= self.began + self.seconds / float(SHARE)
        return trial.nodes >= SKETCHED and self.nodes >= SKETCHED * SHARE

    def affords(self, trial: Trial, plans: list[Plan]) -> bool:
        """Is there time to try these plans among bots that think, at tables enough to tell? One of them is tried."""
        if self.is_spent(trial):
            return False
        nodes = trial.nodes
        began = time.perf_counter()
        worth_foreseen(trial, plans[0].answer, 0, plans[0].way)
        trials: i64 = BATCH * len(plans)
        if self.seconds > 0.0:
            now = time.perf_counter()
            return (now - began) * float(trials) < self.began + self.seconds - now
        return (trial.nodes - nodes) * trials < self.nodes - trial.nodes

    # comparing --------------------------------------------------------------------------------------------------------
    def compare(self, trial: Trial, plans: list[Plan], always: i64) -> None:
        """Try plans at one table after the other, ever fewer of them; the first `always` of them to the end."""
        kept = plans.copy()
        table: i64 = 0
        batch: i64 = 1
        while table < TABLES and not self.is_sketched(trial):
            for _i in range(batch):
                for plan in kept:
                    if len(plan.sketched) == table:
                        plan.sketched.append(trial.worth(plan.answer, table, plan.way))
                table += 1
                if table >= TABLES or self.is_sketched(trial):
                    break
            contenders = kept[always:]
            if len(contenders) > KEPT:
                contenders.sort(key=worth_of)
                kept = kept[:always] + contenders[: max(KEPT, (len(contenders) + 1) // 2)]
            elif len(kept) < 2:
                break
            batch = min(batch * 2, 8)

    def foresee(self, trial: Trial, plans: list[Plan]) -> Plan:
        """The best of a few plans, which are tried among bots that think until it is clear which one that is."""
        alive: list[Plan] = []
        for plan in plans:
            if plan.worth() > IMPOSSIBLE / 2.0 and not is_far_behind(plan, plans):
                alive.append(plan)
        if len(alive) > 1:
            if self.affords(trial, alive):
                alive = self.foreseen(trial, alive)
            else:
                self.sketches = True
                self.compare(trial, alive, len(alive))
        self.tried += trial.nodes
        best: Plan | None = None
        for plan in alive:
            if best is None or plan.expected() > best.expected() + CLOSE:
                best = plan
        return best if best is not None else plans[0]

    def foreseen(self, trial: Trial, plans: list[Plan]) -> list[Plan]:
        """The plans that are not surely behind, once there are no others or there is no more time."""
        alive = plans
        table: i64 = 0
        while table < FORESEEN_AT and len(alive) > 1 and not self.is_spent(trial):
            for _i in range(BATCH):
                for plan in alive:
                    plan.foreseen.append(worth_foreseen(trial, plan.answer, table, plan.way))
                table += 1
                if self.seconds > 0.0 and self.is_spent(trial):
                    break  # somebody may be waiting
            leader = alive[0]
            for plan in alive:
                if mean(plan.foreseen) > mean(leader.foreseen):
                    leader = plan
            kept: list[Plan] = []
            for plan in alive:
                lead = Lead(leader.foreseen, plan.foreseen)
                if plan is leader or (not lead.is_none() and lead.by < SURELY * (lead.error + LEAST_ERROR)):
                    kept.append(plan)
            alive = kept
        return alive

    def best(self, trial: Trial, answers: list[list[i64]], ahead: float) -> i64:
        plans: list[Plan] = []
        for answer in answers:
            plans.append(Plan(answer, 0))
        self.compare(trial, plans, 0)
        chosen = self.foresee(trial, leaders(plans))
        return plans.index(chosen)

    # at priority ------------------------------------------------------------------------------------------------------
    def best_action(self, trial: Trial, options: list[i64]) -> i64:
        """The best option, if it is better than doing nothing in this turn and no worse than waiting for later."""
        nothing = Plan(PASSING, IDLE)
        waiting = Plan(PASSING, 0)
        plans: list[Plan] = [nothing, waiting]
        is_own = is_begun_by_itself(trial)
        for plan in plans:
            plan.sketched.append(trial.worth(plan.answer, 0, plan.way))
        for i in options:
            if i == 0:
                continue
            plan = Plan([i], 0)
            plan.sketched.append(trial.worth(plan.answer, 0, 0))
            plans.append(plan)
            ways: list[i64] = [IDLE] if is_own else []  # what the quick policy does after it may be worse than nothing
            if trial.policy.asked:
                for way in range(1, WAYS + 1):
                    ways.append(way)
            for way in ways:
                other = Plan([i], way)
                other.sketched.append(trial.worth(other.answer, 0, way))
                plans.append(other)
        self.compare(trial, plans, 2)
        finalists = leaders(plans[2:])
        chosen = self.foresee(trial, [waiting, *finalists])
        self.doomed = max(nothing.worth(), waiting.expected()) < DOOMED
        if chosen is waiting or not chosen.foreseen:
            # as good as waiting by all that bots that think have shown: now rather than later, unless it is for nothing
            chosen = finalists[0]
            if chosen.foreseen and not Lead(chosen.foreseen, waiting.foreseen).is_none():
                return 0
            if chosen.worth() <= nothing.worth() + CLOSE or chosen.worth() < waiting.worth() - CLOSE:
                return 0
            tables: i64 = min(4, len(nothing.sketched))
            if chosen.worth() <= waiting.worth() + CLOSE and not self.is_of_use(
                trial, chosen.answer[0], chosen.way, mean(nothing.sketched[:tables]), tables
            ):
                return 0
        return chosen.answer[0]

    # combat -----------------------------------------------------------------------------------------------------------
    def attack(self, game: Play, decision: AttackDecision, trial: Trial, answers: list[list[i64]]) -> list[i64]:
        plans: list[Plan] = []
        best = self.first_plan(trial, answers, plans)
        improved = True
        while improved and not self.is_sketched(trial):
            improved = False
            for at in range(len(decision.attackers)):
                for other in candidates.other_attacks(game, decision, best.answer, at):
                    if self.is_sketched(trial):
                        break
                    plan = self.measured(trial, other, best, plans)
                    if plan.worth() > best.worth() + CLOSE:
                        best = plan
                        improved = True
        return self.foresee(trial, leaders(plans)).answer

    def block(self, game: Play, decision: BlockDecision, trial: Trial, answers: list[list[i64]]) -> list[i64]:
        plans: list[Plan] = []
        best = self.first_plan(trial, answers, plans)
        improved = True
        while improved and not self.is_sketched(trial):
            improved = False
            for id in decision.blockers:
                for other in candidates.other_blocks(game, decision, best.answer, id):
                    if self.is_sketched(trial):
                        break
                    plan = self.measured(trial, other, best, plans)
                    if plan.worth() > best.worth() + CLOSE:
                        best = plan
                        improved = True
        return self.foresee(trial, leaders(plans)).answer

    def first_plan(self, trial: Trial, answers: list[list[i64]], plans: list[Plan]) -> Plan:
        """The best of a few, at as many tables as its changes will be tried at."""
        best = Plan(answers[0], 0)
        for answer in answers:
            plan = self.measured(trial, answer, best, plans)
            if len(plan.sketched) > len(best.sketched) or plan.worth() > best.worth() + CLOSE:
                best = plan
        return best

    def measured(self, trial: Trial, answer: list[i64], rival: Plan, plans: list[Plan]) -> Plan:
        """A plan tried at eight tables, or at fewer where it falls far behind its rival; it is added to the plans."""
        for known in plans:
            if known.answer == answer:
                return known
        plan = Plan(answer, 0)
        for table in range(DECLARED_AT):
            plan.sketched.append(trial.worth(answer, table, 0))
            if table == 1 and rival.sketched and plan.worth() < rival.worth() - FAR_BEHIND:
                break
        plans.append(plan)
        return plan


def leaders(plans: list[Plan]) -> list[Plan]:
    """A few that were best with the quick policy, of each answer the best way, and the best plan first."""
    most: i64 = 0
    for plan in plans:
        most = max(most, len(plan.sketched))
    out: list[Plan] = []
    tables = most
    while tables > 0 and len(out) < KEPT:
        level: list[Plan] = []
        for plan in plans:
            if len(plan.sketched) == tables:
                level.append(plan)
        level.sort(key=worth_of)
        for plan in level:
            if len(out) < KEPT and not has_answer(out, plan.answer):
                out.append(plan)
        tables -= 1
    return out if out else plans[:1]


def has_answer(plans: list[Plan], answer: list[i64]) -> bool:
    for plan in plans:
        if plan.answer == answer:
            return True
    return False


def is_far_behind(plan: Plan, plans: list[Plan]) -> bool:
    """Did another one do better with the quick policy by so much, and so surely, that no second look is needed?"""
    for other in plans:
        if other is not plan and len(other.sketched) >= BATCH:
            lead = Lead(other.sketched, plan.sketched)
            if lead.by > CLEAR and lead.by > CERTAINLY * (lead.error + LEAST_ERROR):
                return True
    return False
