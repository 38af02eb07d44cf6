"""Playing: transitions, suspending for an answer and running again, forking, undoing, conceding.

A game is a deterministic function of (setup, seed, answers). A transition that needs an answer from outside is thrown
away and run again from its checkpoint with the answers so far; with agents in the process nothing suspends.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts import ending, priority, setup
from apnap.rules.ch5_turns import turn_based, turns
from apnap.rules.ch6_spells import resolving, triggers
from apnap.rules.ch7_additional import restarting, state_based, subgames
from apnap.rules.ch7_additional.by_hand import taking
from apnap.rules.ch7_additional.by_hand.actions import HandAction
from apnap.rules.ch7_additional.loops import loops, repeated_actions, shortcuts, token_groups
from apnap.rules.ch8_multiplayer import markers, shared_turns
from apnap.rules.core import conceding, continuing, faults, forking, idle, in_process
from apnap.rules.core.cause import BY_THE_RULES
from apnap.rules.core.constants import (
    EV_STATE,
    STAGE_BEGIN_STEP,
    STAGE_BEGIN_TURN,
    STAGE_CHECK,
    STAGE_END_STEP,
    STAGE_PRIORITY,
    STAGE_RESOLVE,
    STAGE_START,
)
from apnap.rules.core.decisions import CONCEDE, O_PASS, Agent, Decision, IllegalAnswer, PriorityDecision
from apnap.rules.core.digest import digest
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import (
    DEPARTED,
    DESCENDED,
    FINISHED,
    OVER,
    RESTARTED,
    REVERSED,
    SUSPENDED,
    Beyond,
    Departed,
    GameOver,
    Reversed,
    Suspend,
)
from apnap.rules.core.players import OUTCOME_NAMES
from apnap.rules.core.recorded import BY_HAND, Recorded
from apnap.rules.core.state import State
from apnap.rules.core.turn_marker import Turn
from apnap.rules.core.types import Marker, Seat
from apnap.rules.core.undo import Moment, give_up, keep, last_choice, moment_of, return_to, reverse


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Game):
    """A game being played."""

    def __init__(
        self, state: State, agents: list[Agent | None], names: list[str], cache: priority.OptionCache | None = None
    ) -> None:
        super().__init__(state, agents, names)
        # forks share it: options carry the version they are good for
        self.cache: priority.OptionCache = priority.cache_for(state) if cache is None else cache
        self.next_seed: i64 = -1  # see reseed
        self.checkpoint: State | None = None
        self.log_mark: int = 0
        self.continuing: continuing.Continuing | None = None  # how long transitions go on where they stopped
        self.going_on: continuing.Course | None = None  # one of them that does
        self.shortcut: shortcuts.Shortcut | None = None  # a proposal that others have to answer (732.2)
        self.proposal: taking.Proposal | None = None  # what somebody would do by hand, if others accept it
        self.open: list[Decision] = []  # priority decisions that wait for an answer from outside
        self.undo_points: list[Moment] = []
        self.remember: bool = False  # keep moments for undo
        self.digests: list[i64] = []  # one as each turn begins, while recording
        self.limit: i64 = 20000 * state.seats
        self.offers_mana: bool = False  # list mana abilities among the options also for agents
        self.spares_questions: bool = False  # to those outside, see idle.py
        self.transitions: i64 = 0
        self.takes_checkpoints: bool = False  # an agent wants to fork: take checkpoints in process too
        self.outside: bool = False  # a seat is decided from outside
        self.strides: bool = False  # step does transitions until something is to be seen to between them
        for a in agents:
            if a is None:
                self.outside = True
            elif a.wants_forks():
                self.takes_checkpoints = True

    # transitions ----------------------------------------------------------------------------------------------------
    def record_off(self) -> None:
        """Keep no record: for simulations, whose games are replayed from their seed."""
        self.recording = False
        self.keeps_answers = self.outside or self.takes_checkpoints or self.state.has_subgame_cards

    def transition(self) -> None:
        """One step of the machine."""
        self.transitions += 1
        state = self.state
        if len(state.turns) > 1:
            self.choose_marker()
        stage = state.turns[state.here].stage
        if stage == STAGE_PRIORITY:
            self.take_priority()
        elif stage == STAGE_CHECK:
            self.check()
        elif stage == STAGE_BEGIN_STEP:
            turns.begin_step(self)
        elif stage == STAGE_RESOLVE:
            turn = state.edit_turn()
            turn.stage = STAGE_CHECK
            turn.resolved += 1
            if loops.is_due(state, turn) and ending.is_endless(self):
                return
            resolving.resolve_top(self)
            state.resume = None
        elif stage == STAGE_END_STEP:
            turns.end_step(self)
        elif stage == STAGE_BEGIN_TURN:
            before = digest(state) if self.recording else 0
            begun = state.ticks
            turns.begin_turn(self)
            if self.recording and state.ticks > begun:
                self.digests.append(before)  # not for a turn that is skipped, or whose player has left
        elif stage == STAGE_START:
            setup.opening(self)

    def choose_marker(self) -> None:
        """Which of the turns that are going on goes on now. CR 807.4.

        When all wait for players with priority: the one in the record, else the one furthest behind; agents first.
        """
        state = self.state
        state.cause = BY_THE_RULES
        m = markers.at_work(state)
        if m < 0 and self.position < len(self.answers):
            m = self.answers[self.position].marker
            if m >= len(state.turns) or state.turns[m].stage != STAGE_PRIORITY:
                m = -1
        if m < 0:
            m = markers.furthest_behind(state, 0)
            if self.outside:
                m = self.first_of_agents(m)
        state.here = m

    def first_of_agents(self, behind: i64) -> i64:
        """The turn furthest behind that an agent can answer for; where there is none, the one given."""
        state = self.state
        m = behind
        others: i64 = 0
        while m >= 0:
            seat = self.whose_answer(state.turns[m])
            if seat < 0 or self.decider(seat) is not None:
                return m
            others |= 1 << m
            m = markers.furthest_behind(state, others)
        return behind

    def check(self) -> None:
        """State-based actions and triggers until there are none, then somebody receives priority. CR 117.5, 704.3."""
        state = self.state
        while True:
            state.cause = BY_THE_RULES
            if state.checked != state.version:
                while state_based.check(self):
                    if state.over:
                        return
                state.checked = state.version
            if state.over:
                return
            if state.has_token_groups:
                token_groups.keep_some_beside(self)
            if state.watchers[EV_STATE]:
                triggers.check_states(self)
            if not state.pending or not resolving.put_triggers(self):
                break
        if state.table.markers > 1:
            priority.settle_priority(state)
        state.edit_turn().stage = STAGE_PRIORITY

    def take_priority(self) -> None:
        """A player of the unit with priority acts or passes, and so on while there is nothing but passing. CR 117.3."""
        while not in_process.pass_round(self) and self.takes_priority() and in_process.hands_on(self):
            pass

    def takes_priority(self) -> bool:
        """A player of the unit with priority acts or passes; have they passed, and nothing of it is kept? CR 117.3."""
        state = self.state
        turn = state.turns[state.here]
        seat = self.whose_answer(turn)
        if seat < 0:
            priority.move_on(state, state.edit_turn())
            return False
        if self.position < len(self.answers) and self.answers[self.position].kind < 0:
            if self.answers[self.position].kind == BY_HAND:
                taking.at_priority(self, self.answers[self.position])
                return False
            ending.concede_at_priority(self, self.answers[self.position])
        with_mana = idle.lists_mana(self, seat)
        by_agent = self.decider(seat) is not None
        options = priority.options_for(self, self.cache, seat, with_mana)
        if self.shadow:
            priority.check_cache(self, seat, options, with_mana)
        if turn.repeated_actions or state.barred_actions:
            options = repeated_actions.allowed(self, PriorityDecision(seat, state.here, options)).options
        if len(options) == 1 and not self.keeps_answers and by_agent and not state.barred_actions:
            priority.passes(state, seat)  # nothing to do but pass
            self.decisions_asked += 1
            return True
        answer = self.ask(PriorityDecision(seat, state.here, options))
        option = options[answer[0]]
        priority.act(self, seat, option)
        return option.kind == O_PASS and not self.keeps_answers

    def whose_answer(self, turn: Turn) -> i64:
        """The seat that acts: the one in the record, else the first of the unit that has not passed; agents first."""
        state = self.state
        if self.position < len(self.answers):
            seat = self.answers[self.position].seat
            if self.answers[self.position].kind >= 0:
                for s in state.table.units[turn.priority]:
                    if s == seat or state.players[s].controlled_by == seat:
                        if priority.may_act(state, turn, s):
                            return s
        unit = state.table.units[turn.priority]
        if len(unit) == 1:
            return unit[0] if priority.may_act(state, turn, unit[0]) else -1
        first: i64 = -1
        for s in unit:
            if priority.may_act(state, turn, s):
                if self.decider(s) is not None:
                    return s
                if first < 0:
                    first = s
        return first

    def decider(self, seat: Seat) -> Agent | None:
        """The agent that decides for a seat. CR 723.5."""
        controller = self.state.players[seat].controlled_by
        return self.agents[controller if controller >= 0 else seat]

    def leaves(self, seat: Seat) -> None:
        ending.concede(self, seat)

    def can_reverse(self) -> bool:
        return self.checkpoint is not None and len(self.answers) > 0

    def finish_restart(self) -> None:
        restarting.finish(self)

    # running in process ---------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Play to the end; every seat has an agent. A game over its limit of decisions stays unfinished."""
        in_process.run(self)

    def step(self) -> i64:
        """One transition, whatever ends it early; how it ended. Unless it waits for an answer, nothing is half done.

        A player who leaves ends an action of theirs (800.4a), or the game (104); a resolution may create a subgame
        (729.1a) or restart the game (727.1). Then the state is another one.
        """
        ended: i64 = FINISHED
        self.depth = self.deriving = 0
        restart: restarting.Restart | None = None
        try:
            self.transition()
            if self.strides:
                in_process.stride(self)
        except Suspend:
            self.state.cause = BY_THE_RULES  # whoever looks at what is half done
            return SUSPENDED
        except Reversed:
            ended = REVERSED
        except Departed:
            ended = DEPARTED
        except GameOver:
            ended = OVER
        except subgames.Descend:
            ended = DESCENDED
        except restarting.Restart as raised:
            ended = RESTARTED
            restart = raised
        self.take_used()
        if ended != FINISHED:
            self.state.cause = BY_THE_RULES
        if ended == DEPARTED or (ended == REVERSED and not reverse(self)):
            self.recover()
        elif ended == DESCENDED:
            subgames.descend(self)
        elif restart is not None:
            restarting.begin_again(self, restart)
        elif self.answers and ended != REVERSED:
            self.commit()
        return ended

    def take_used(self) -> None:
        """Which answers the transition has used: all of them, except where they come from a whole record."""

    def goes_on(self, limit: i64) -> bool:
        """Is there more to play? A subgame that has ended gives way to the game around it. CR 729.5."""
        while self.state.over and self.state.frame is not None:
            subgames.come_home(self)
        return not self.state.over and self.decisions_asked < limit

    def take_checkpoint(self) -> None:
        """Take a checkpoint."""
        self.checkpoint = self.state.fork()
        self.log_mark = len(self.log)

    def commit(self) -> None:
        """A transition is done: its answers become history."""
        if self.recording:
            self.history.extend(self.answers)
        self.answers = []
        self.rewind()
        if self.next_seed >= 0:
            self.state.seed(self.next_seed)
            self.next_seed = -1

    def recover(self) -> None:
        """A player left in the middle of their own action; the game goes on. CR 800.4a."""
        self.commit()
        state = self.state
        if not state.over:
            turn = state.edit_turn()
            if turn.stage == STAGE_PRIORITY:
                turn.stage = STAGE_CHECK
            state.touch()

    # running with answers from outside ------------------------------------------------------------------------------
    def advance(self) -> None:
        """Run on until somebody outside must decide, or the game is over."""
        self.close_questions()
        if self.spares_questions:
            return idle.advance(self)
        while self.goes_on(self.limit * 50):
            state = self.state
            if not self.answers:
                if len(state.turns) > 1:
                    self.choose_marker()
                turn = state.turns[state.here]
                if turn.stage == STAGE_PRIORITY:
                    seat = self.whose_answer(turn)
                    if seat >= 0 and self.decider(seat) is None:
                        self.offer()
                        return
                self.keep_checkpoint(turn)
            self.rewind()
            if faults.step(self) == SUSPENDED:
                if self.checkpoint is None:
                    raise RuntimeError("a transition asked without a checkpoint")
                return
        self.checkpoint = None  # nothing is half done

    def close_questions(self) -> None:
        self.suspended = None
        self.open = []
        self.open_together = []
        self.proposals = []
        self.disputed = False
        self.shortcut = None
        self.proposal = None
        self.going_on = None

    def offer(self) -> None:
        """Open the priority decisions of all who may act, for each of the turns going on. CR 805.5a, 807.5."""
        state = self.state
        here = state.here
        done: i64 = 0
        m = here
        try:
            while m >= 0:
                state.here = m
                self.offer_here(state.turns[m])
                done |= 1 << m
                m = markers.furthest_behind(state, done) if len(state.turns) > 1 else -1
        finally:
            state.here = here

    def offer_here(self, turn: Turn) -> None:
        """Open the priority decisions of all who may act in the turn at hand."""
        state = self.state
        for seat in state.table.units[turn.priority]:
            if priority.may_act(state, turn, seat) and self.decider(seat) is None:
                decision = priority.decision_for(self, self.cache, seat, idle.lists_mana(self, seat))
                if turn.repeated_actions or state.barred_actions:
                    decision = repeated_actions.allowed(self, decision)
                controller = state.players[seat].controlled_by
                decision.decider = controller if controller >= 0 else seat
                self.open.append(decision)

    def keep_checkpoint(self, turn: Turn) -> None:
        """Before a transition: the state to run it from again, should anybody be asked anything."""
        if self.takes_checkpoints or not turn_based.asks_nothing(self.state, turn):
            self.take_checkpoint()
        else:
            self.checkpoint = None

    def decisions(self) -> list[Decision]:
        """What waits for an answer from outside: several where teammates share it, or several turns are going on."""
        s = self.shortcut
        if s is not None and s.question is not None:
            return [s.question]
        p = self.proposal
        if p is not None and p.question is not None:
            return [p.question]
        if self.open:
            return self.open
        d = self.suspended
        if d is None:
            return []
        return shared_turns.open_beside(self, d) if self.open_together else [d]

    def decision(self) -> Decision | None:
        """The first of them."""
        waiting = self.decisions()
        return waiting[0] if waiting else None

    def answer(self, answer: list[i64], seat: int = -1, marker: int = -1) -> None:
        """Answer an open decision and run on. A bad answer raises IllegalAnswer and changes nothing. CR 733.1.

        A player with priority for several stacks says by the marker which of them it is about. CR 807.5b.
        """
        decision = self.decision_of(seat, marker)
        if len(answer) == 1 and answer[0] == CONCEDE[0]:
            self.concede(decision.decider)
            return
        decision.check(answer)
        if self.shortcut is not None:
            shortcuts.reply(self, answer[0])
            return
        if self.proposal is not None:
            taking.reply(self, answer[0])
            return
        recorded = Recorded(decision.decider, decision.kind, answer, decision.marker)
        if self.proposals and shared_turns.is_objected(self, decision, answer):
            self.leave_to_primary(decision, recorded)
            return
        if self.open:
            self.state.here = decision.marker
        before = moment_of(self, decision.decider)
        if self.remember:
            keep(self, before)
        try:
            if self.open:
                self.answer_priority(decision, recorded)
                return
            self.answers.append(recorded)
            if not continuing.goes_on(self):
                self.rerun()
        except (Beyond, RecursionError):
            if self.remember:
                self.undo_points.pop()
            return_to(self, before)
            raise

    def suggest(self, answer: list[i64], seat: Seat) -> None:
        """Say what a member would answer for the team; who answers otherwise disagrees with them. CR 805.2."""
        decision = self.decision_of(seat, -1)
        if not decision.team:
            raise IllegalAnswer("805.2", "this is not a choice that a team makes together")
        decision.check(answer)
        self.proposals.append(Recorded(decision.seat, decision.kind, answer, decision.marker))

    def leave_to_primary(self, decision: Decision, recorded: Recorded) -> None:
        """Members of a team cannot agree: its primary player makes the choice. CR 805.2."""
        self.proposals.append(recorded)
        self.disputed = True
        primary = self.open_together[0]
        agent = self.agents[primary.seat]
        if agent is not None:
            answer = faults.consult(self, agent, primary)
            self.answers.append(Recorded(primary.seat, primary.kind, answer, primary.marker))
            self.rerun()

    def decision_of(self, seat: Seat, marker: Marker) -> Decision:
        waiting = self.decisions()
        if not waiting:
            raise IllegalAnswer("117.1", "nothing waits for an answer")
        for d in waiting:
            if (seat < 0 or d.decider == seat or d.seat == seat) and (marker < 0 or d.marker == marker):
                return d
        if seat < 0:
            raise IllegalAnswer("807.5a", f"nothing waits for an answer about the stack of marker {marker}")
        raise IllegalAnswer("117.1", f"nothing waits for an answer from {self.name_of_seat(seat)}")

    def answer_priority(self, decision: Decision, recorded: Recorded) -> None:
        """Nothing is half done at priority: the state is its own checkpoint."""
        assert isinstance(decision, PriorityDecision)
        option = decision.options[recorded.answer[0]]
        self.decisions_asked += 1
        if option.kind == O_PASS:
            self.close_questions()
            priority.act(self, decision.seat, option)
            if self.recording:
                self.history.append(recorded)
            self.advance()
            return
        self.take_checkpoint()
        self.answers = [recorded]
        self.rerun()

    def rerun(self) -> None:
        """Run the transition again from its checkpoint with all answers, and on. An illegal one is taken back."""
        checkpoint = self.checkpoint
        if checkpoint is None:
            raise RuntimeError("there is no checkpoint to run from")
        self.state = checkpoint.fork()
        del self.log[self.log_mark :]
        was_open = self.open
        try:
            self.advance()
        except IllegalAnswer:
            self.take_back(checkpoint, was_open)
            raise

    def take_back(self, checkpoint: State, was_open: list[Decision]) -> None:
        """Reverse an illegal action: back to the decision it answered. CR 733.1."""
        if self.answers:
            self.answers.pop()
        if self.undo_points:
            self.undo_points.pop()
        self.state = checkpoint.fork()
        del self.log[self.log_mark :]
        if was_open:
            # options are the same ones: nothing has changed
            self.suspended = None
            self.open = was_open
            self.answers = []
            return
        self.advance()

    def cancel(self, seat: Seat) -> None:
        """A player gives up the action or declaration they are in the middle of, and may do otherwise. CR 733.1-2."""
        give_up(self, seat)

    # conceding, undoing, forking ------------------------------------------------------------------------------------
    def concede(self, seat: Seat) -> None:
        """A player leaves, now, whoever is deciding; a subgame only, where there is one. CR 104.3a."""
        self.check_goes_on()
        conceding.concede(self, seat)

    def check_goes_on(self) -> None:
        """Nobody leaves a game that has ended. CR 104.1."""
        if self.state.over:
            raise IllegalAnswer("104.1", "the game is over")

    def concede_all(self, seat: Seat) -> None:
        """A player leaves the main game, from within a subgame as well."""
        if self.state.frame is None:
            self.concede(seat)
        else:
            conceding.concede_all(self, seat)

    def by_hand(self, seat: Seat, action: HandAction, marker: Marker = -1) -> None:
        """A player does something by hand; what cannot be taken back, others have to accept first. CR 733.1."""
        taking.propose(self, seat, action, marker)

    def object_to_hand(self, seat: Seat) -> None:
        """A player objects to what another has done by hand since their own last choice. CR 733.1."""
        taking.object_to(self, seat)

    def undo(self, seat: Seat) -> None:
        """Take back a player's own last choice, while nothing hidden has been seen since and nobody has left."""
        i = last_choice(self.undo_points, seat, self.state)
        moment = self.undo_points[i]
        del self.undo_points[i:]
        return_to(self, moment)

    def fork(self, agents: list[Agent | None] | None = None, history: bool = True) -> Play:
        """A game that goes its own way from the decision at hand, every seat decided from outside unless agents are."""
        base = forking.base_of(self)
        game = Play(base, forking.nobody(base.seats) if agents is None else agents, self.names, self.cache)
        forking.take_over(self, game, history)
        return game

    def beside_itself(self, state: State) -> Play:
        """Another game with the same agents, in this state."""
        return Play(state, self.agents, self.names, self.cache)

    def reseed(self, seed: i64) -> None:
        """Let chance be another from here on; an action that is half done ends with the chance that it began with."""
        if self.suspended is not None or self.answers:
            self.next_seed = seed
        else:
            self.state.seed(seed)

    # the end --------------------------------------------------------------------------------------------------------
    def outcomes(self) -> list[str]:
        """Won, lost, drew or playing, by seat. CR 104."""
        return [OUTCOME_NAMES[p.outcome] for p in self.state.players]

    def winners(self) -> list[i64]:
        return [p.seat for p in self.state.players if p.outcome == 1]

    def digest(self) -> i64:
        return digest(self.state)
