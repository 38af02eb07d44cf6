"""`heuristic`: tries what it could answer on tables as it imagines them, and takes what turns out best.

Each answer is played on for a round with a quick policy in every seat (`sketch.py`), at the same imagined tables
(`imagine.py`), and what came of it is counted for the whole table (`evaluation.py`). How much it tries is a number of
nodes, so that its games repeat. It never looks at the game beyond what its seat may know.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.agents import candidates
from apnap.agents.evaluation import LOSS
from apnap.agents.prior import Prior
from apnap.agents.sketch import SketchAgent
from apnap.agents.trial import IDLE, IMPOSSIBLE, Trial
from apnap.rules.core.constants import (
    ATTACKERS,
    BATTLEFIELD,
    BLOCKERS,
    END,
    HAND,
    LAND,
    MAIN1,
    MAIN2,
    NONE,
    PERMANENT_TYPES,
)
from apnap.rules.core.decisions import (
    FOR_BOTTOM,
    O_ACTIVATE,
    O_CAST,
    O_LAND,
    O_MANA,
    O_PASS,
    Agent,
    AttackDecision,
    BlockDecision,
    ChooseDecision,
    DamageDecision,
    Decision,
    MulliganDecision,
    Option,
    OrderDecision,
    PaymentDecision,
    PriorityDecision,
)
from apnap.rules.core.game import Game
from apnap.rules.core.play import Play
from apnap.rules.core.types import ObjectId

NODES: Final = 24
"""How many answers are played on at one decision, about."""
ACTIONS: Final = 8  # that are tried at one priority
BEST: Final = 4  # that are tried at other imagined tables
TELLING: Final = 3  # tables at which nothing was better than doing nothing say enough
AFTER_LAND: Final = 4  # spells that are thought of as the next thing after a land
DOOMED: Final = LOSS / 2.0  # worth less than this it is lost at most tables
TABLES: Final = 4  # that are imagined for one decision at most
VARIATIONS: Final = 3  # of what is chosen within an action
CERTAIN: Final = 0.05  # by how much something must be better to be better at all
REPEATS: Final = 4  # how often one ability is activated in a turn

PASSING: Final[list[i64]] = [0]


@mypyc_attr(allow_interpreted_subclasses=True)
class HeuristicAgent(Agent):
    """The same choice for the same view and seed, whatever is hidden."""

    def __init__(self, seed: i64, nodes: i64) -> None:
        super().__init__()
        self.seed: i64 = seed & 0xFFFFFF
        self.nodes: i64 = nodes
        self.variations: i64 = VARIATIONS
        self.usual: SketchAgent = SketchAgent()
        self.tick: i64 = -1
        self.done: list[i64] = []  # pairs: the object and the ability activated this turn
        self.tried: i64 = 0  # nodes over all decisions
        self.doomed: bool = False  # as far as it can tell, whatever it does now, it loses
        self.prior: Prior | None = None  # what decks of others may hold, where their lists are closed

    def wants_forks(self) -> bool:
        return True

    def choose(self, game: Game, decision: Decision) -> list[i64]:
        if isinstance(decision, PriorityDecision) and len(decision.options) == 1:
            return PASSING
        if not isinstance(game, Play):
            return self.usual.choose(game, decision)
        if isinstance(decision, PriorityDecision):
            return [self.action(game, decision)]
        if decision.team and game.proposals:
            return self.agreed(game, decision)
        usual = self.usual.choose(game, decision)
        if isinstance(decision, MulliganDecision | PaymentDecision | OrderDecision | DamageDecision):
            return usual
        if isinstance(decision, ChooseDecision) and decision.purpose == FOR_BOTTOM:
            return usual
        answers = candidates.answers_to(game, decision, usual)
        if len(answers) == 1 or game.state.has_subgame_cards:
            return usual
        trial = self.trial(game, decision)
        if trial.table(0) is None:
            return usual
        if isinstance(decision, AttackDecision):
            return self.attack(game, decision, trial, answers)
        if isinstance(decision, BlockDecision):
            return self.block(game, decision, trial, answers)
        return answers[self.best(trial, answers, 0.0)]

    def agreed(self, game: Play, decision: Decision) -> list[i64]:
        """What the team answers after its members said what they would: it keeps to what it said itself. CR 805.2.

        Else it takes the best of what its teammates said; they know as much as it does, and one of them wants it.
        """
        answers: list[list[i64]] = []
        for said in game.proposals:
            if said.kind != decision.kind or said.marker != decision.marker:
                continue
            if said.seat == decision.seat:
                return said.answer
            if said.answer not in answers:
                answers.append(said.answer)
        if not answers:
            return self.usual.choose(game, decision)
        trial = self.trial(game, decision)
        if len(answers) == 1 or trial.table(0) is None:
            return answers[0]
        return answers[self.best(trial, answers, 0.0)]

    def trial(self, game: Play, decision: Decision) -> Trial:
        """Tables imagined for this decision: others at each, and the same for the same view."""
        state = game.state
        moment = (state.ticks * 16 + state.turn().step) * 1024 + len(state.objs)  # all of which everybody can tell
        seed = self.seed * 4099 + (moment & 0xFFFFFF) * 7 + len(game.answers)
        return Trial(game, decision, decision.decider, seed, self.prior)

    # comparing --------------------------------------------------------------------------------------------------------
    def best(self, trial: Trial, answers: list[list[i64]], ahead: float) -> i64:
        """The number of the best answer. The first one is better by `ahead` than it turns out."""
        worths: list[float] = []
        for answer in answers:
            worths.append(trial.worth(answer, 0, 0))
        worths[0] += ahead
        rounds: i64 = 1
        while trial.nodes < self.nodes and rounds < TABLES:
            finalists = leading(worths, BEST)
            if len(finalists) < 2:
                break
            for i in finalists:
                again = trial.worth(answers[i], rounds, 0)
                if i == 0:
                    again += ahead
                worths[i] = (worths[i] * float(rounds) + again) / float(rounds + 1)
            for i in range(len(worths)):
                if i not in finalists:
                    worths[i] = IMPOSSIBLE
            rounds += 1
        self.tried += trial.nodes
        return leading(worths, 1)[0]

    # at priority ------------------------------------------------------------------------------------------------------
    def action(self, game: Play, decision: PriorityDecision) -> i64:
        """The number of the option to take."""
        state = game.state
        if state.has_subgame_cards:
            return self.usual.action(game, decision)
        if not self.is_moment(game, decision):
            return 0
        options = self.worth_trying(game, decision)
        if len(options) < 2:
            return 0
        trial = self.trial(game, decision)
        if trial.table(0) is None:
            return self.usual.action(game, decision)
        chosen = self.best_action(trial, options)
        if chosen == 0 and self.doomed and is_begun_by_itself(trial):
            chosen = self.usual.action(game, decision)  # as all seems lost anyway, it plays on and hopes
        if decision.options[chosen].kind == O_ACTIVATE:
            self.done.append(decision.options[chosen].id)
            self.done.append(decision.options[chosen].index)
        return chosen

    def is_moment(self, game: Play, decision: PriorityDecision) -> bool:
        """Is it a time at which acting may be better than acting later?"""
        state = game.state
        turn = state.turns[decision.marker]
        if turn.stack:
            return state.opponents(decision.seat, state.objs[turn.stack[-1]].controller)
        if decision.seat in turn.active:
            return turn.step == MAIN1 or turn.step == MAIN2 or turn.step == BLOCKERS or turn.step == ATTACKERS
        if turn.step == ATTACKERS or turn.step == BLOCKERS:
            return len(turn.attackers) > 0
        return turn.step == END

    def worth_trying(self, game: Play, decision: PriorityDecision) -> list[i64]:
        """Passing first; then what could be done, of like cards one, and of what was done often nothing."""
        state = game.state
        if self.tick != state.ticks:
            self.tick = state.ticks
            self.done = []
        out: list[i64] = [0]
        seen: list[str] = []
        first = self.usual.action(game, decision)
        if first and not candidates.comes_too_early(game, decision, decision.options[first]):
            self.note(game, decision.options[first], seen)
            out.append(first)
        for i in range(1, len(decision.options)):
            option = decision.options[i]
            if option.kind == O_PASS or option.kind == O_MANA or len(out) > ACTIONS:
                continue
            if option.kind == O_ACTIVATE and self.times(option) >= REPEATS:
                continue
            if candidates.comes_too_early(game, decision, option):
                continue
            if self.note(game, option, seen):
                out.append(i)
        return out

    def note(self, game: Play, option: Option, seen: list[str]) -> bool:
        """Is this the first option of its kind? Cards of one name in one zone are alike here."""
        key = f"{option.kind} {option.index} {option.id}"
        if 0 <= option.id < len(game.state.objs):
            o = game.state.objs[option.id]
            key = f"{option.kind} {option.index} {o.zone} {o.tapped} {game.char(option.id).name}"
        if key in seen:
            return False
        seen.append(key)
        return True

    def times(self, option: Option) -> i64:
        """How often this ability was activated this turn."""
        n: i64 = 0
        for i in range(0, len(self.done), 2):
            if self.done[i] == option.id and self.done[i + 1] == option.index:
                n += 1
        return n

    def best_action(self, trial: Trial, options: list[i64]) -> i64:
        """The best option, if it is better than doing nothing in this turn and no worse than waiting for later.

        It is as good as the best of a few ways to go on: as the quick policy would, with nothing else in this turn, and
        with other choices within it, where there are any; after a land also with one spell or another. Where nothing is
        promising at first, what stays if it is played has another chance: at one table alone, luck decides.
        """
        nothing = trial.worth(PASSING, 0, IDLE)
        worths: list[float] = []
        ways: list[i64] = []
        nexts: list[ObjectId] = []  # what is cast next
        is_own = is_begun_by_itself(trial)
        for i in options:
            worth = trial.worth([i], 0, 0)
            way: i64 = 0
            nexts.append(NONE)
            if i:
                most: i64 = self.variations if trial.policy.asked else 0
                alone = trial.worth([i], 0, IDLE) if is_own else IMPOSSIBLE
                if alone > worth + CERTAIN:
                    worth = alone  # what the quick policy does after it is worse than nothing
                    way = IDLE
                for v in range(1, most + 1):
                    varied = trial.worth([i], 0, v)
                    if varied > worth:
                        worth = varied
                        way = v
                then: i64 = NONE
                for id in after_land(trial, i) if is_own else []:
                    followed = trial.worth([i], 0, 0, None, id)
                    if followed > worth + CERTAIN:
                        worth = followed
                        way = 0
                        then = id
                nexts[len(nexts) - 1] = then
            worths.append(worth)
            ways.append(way)
        rounds: i64 = 1
        while trial.nodes < self.nodes * 3 // 2 and rounds < TABLES:
            if not is_promising(worths, nothing) and not (
                is_own and rounds < TELLING and leave_what_stays(trial, worths, options)
            ):
                break
            finalists = leading(worths, BEST)
            if 0 not in finalists:
                finalists.append(0)
            more = float(rounds)
            nothing = (nothing * more + trial.worth(PASSING, rounds, IDLE)) / (more + 1.0)
            for k in finalists:
                worths[k] = (worths[k] * more + trial.worth([options[k]], rounds, ways[k], None, nexts[k])) / (
                    more + 1.0
                )
            for k in range(len(worths)):
                if k not in finalists:
                    worths[k] = IMPOSSIBLE
            rounds += 1
        self.doomed = max(nothing, worths[0]) < DOOMED
        at = leading(worths[1:], 1)[0] + 1
        chosen = 0
        if is_promising(worths, nothing) and not self.can_wait(trial, options[at], ways[at], worths[at], rounds):
            # as good as waiting may mean that it makes no difference
            if worths[at] > worths[0] + CERTAIN or self.is_of_use(trial, options[at], ways[at], nothing, rounds):
                chosen = options[at]
        self.tried += trial.nodes
        return chosen

    def is_of_use(self, trial: Trial, chosen: i64, way: i64, nothing: float, rounds: i64) -> bool:
        """Is it worth something by itself, with nothing else done in this turn?"""
        alone = 0.0
        for k in range(rounds):
            alone += trial.alone([chosen], k, way)
        return alone / float(rounds) > nothing + CERTAIN

    def can_wait(self, trial: Trial, chosen: i64, way: i64, worth: float, rounds: i64) -> bool:
        """Is what would be done in answer to an opponent's spell or ability worth as much as this turn ends?"""
        decision = trial.decision
        if not isinstance(decision, PriorityDecision) or way > 0:
            return False
        turn = trial.game.state.turns[decision.marker]
        if not turn.stack or turn.step == END or decision.seat in turn.active:
            return False
        later = 0.0
        for k in range(rounds):
            later += trial.worth(PASSING, k, IDLE, decision.options[chosen])
        return later / float(rounds) >= worth - CERTAIN

    # combat -----------------------------------------------------------------------------------------------------------
    def attack(self, game: Play, decision: AttackDecision, trial: Trial, answers: list[list[i64]]) -> list[i64]:
        """The best of a few attacks, then creature by creature."""
        chosen = answers[self.best_of(trial, answers)]
        worth = self.mean(trial, chosen)
        for at in range(len(decision.attackers)):
            if trial.nodes > self.nodes * 2:
                break
            for other in candidates.other_attacks(game, decision, chosen, at):
                value = self.mean(trial, other)
                if value > worth + CERTAIN:
                    worth = value
                    chosen = other
        self.tried += trial.nodes
        return chosen

    def block(self, game: Play, decision: BlockDecision, trial: Trial, answers: list[list[i64]]) -> list[i64]:
        """The best of a few blocks, then creature by creature; several may block one attacker."""
        chosen = answers[self.best_of(trial, answers)]
        worth = self.mean(trial, chosen)
        for id in decision.blockers:
            if trial.nodes > self.nodes * 2:
                break
            for other in candidates.other_blocks(game, decision, chosen, id):
                value = self.mean(trial, other)
                if value > worth + CERTAIN:
                    worth = value
                    chosen = other
        self.tried += trial.nodes
        return chosen

    def best_of(self, trial: Trial, answers: list[list[i64]]) -> i64:
        worths: list[float] = []
        for answer in answers:
            worths.append(self.mean(trial, answer))
        return leading(worths, 1)[0]

    def mean(self, trial: Trial, answer: list[i64]) -> float:
        """At two imagined tables."""
        return (trial.worth(answer, 0, 0) + trial.worth(answer, 1, 0)) / 2.0


def is_begun_by_itself(trial: Trial) -> bool:
    """Is it the seat's own turn, with nothing to answer?"""
    turn = trial.game.state.turns[trial.decision.marker]
    return trial.decision.seat in turn.active and not turn.stack


def leave_what_stays(trial: Trial, worths: list[float], options: list[i64]) -> bool:
    """Leave only lands and spells that become permanents, beside waiting; False where there is nothing of the kind."""
    decision = trial.decision
    found = False
    if not isinstance(decision, PriorityDecision):
        return found
    for k in range(1, len(options)):
        option = decision.options[options[k]]
        stays = option.kind == O_LAND
        if option.kind == O_CAST:
            stays = trial.game.char(option.id).types & PERMANENT_TYPES != 0
        if not stays:
            worths[k] = IMPOSSIBLE
        elif worths[k] > IMPOSSIBLE / 2.0:
            found = True
    return found


def after_land(trial: Trial, chosen: i64) -> list[ObjectId]:
    """Spells that this land may be there to pay for, the dearest first; none for anything else."""
    game = trial.game
    decision = trial.decision
    out: list[i64] = []
    if not isinstance(decision, PriorityDecision) or decision.options[chosen].kind != O_LAND:
        return out
    sources: i64 = 1
    for id in game.state.ids(decision.seat, BATTLEFIELD):
        if game.char(id).abilities.mana and not game.state.objs[id].tapped:
            sources += 1
    names: set[str] = set()
    dearest: list[i64] = []
    for id in game.state.ids(decision.seat, HAND):
        c = game.char(id)
        if c.types & LAND or c.name in names or c.mana_value() > sources:
            continue
        names.add(c.name)
        at: i64 = len(out)
        while at > 0 and dearest[at - 1] < c.mana_value():
            at -= 1
        out.insert(at, id)
        dearest.insert(at, c.mana_value())
    return out[:AFTER_LAND]


def is_promising(worths: list[float], nothing: float) -> bool:
    """Is an action better than doing nothing, and no worse than waiting, which is the first of these?"""
    best = IMPOSSIBLE
    for i in range(1, len(worths)):
        best = max(best, worths[i])
    return best > nothing + CERTAIN and best >= worths[0] - CERTAIN


def leading(worths: list[float], most: i64) -> list[i64]:
    """The numbers of the best ones, the best first; among equals, those that came first. What cannot be is left out."""
    out: list[i64] = []
    while len(out) < most:
        best: i64 = -1
        for i in range(len(worths)):
            if i not in out and worths[i] > IMPOSSIBLE / 2.0 and (best < 0 or worths[i] > worths[best]):
                best = i
        if best < 0:
            break
        out.append(best)
    return out if out else [0]
