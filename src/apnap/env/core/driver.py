"""A game that goes from choice to choice: answers are given, what is forced happens, until somebody has a choice."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.env.core.choices import Asking
from apnap.rules.core.decisions import O_PASS, Agent, Decision, IllegalAnswer, PriorityDecision
from apnap.rules.core.interrupts import Beyond
from apnap.rules.core.play import Play
from apnap.rules.core.players import PLAYING
from apnap.rules.core.recorded import Recorded
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat


class Driver:
    """A game, and the choice at hand."""

    def __init__(self, play: Play, actions: i64, most_turns: i64) -> None:
        self.play: Play = play
        self.asking: Asking = Asking(actions)
        self.most_turns: i64 = most_turns  # 0: no limit
        self.seat: i64 = -1  # who chooses; -1 once nobody does
        self.cut: bool = False  # stopped before its end: too long, or beyond what the engine counts
        self.left: i64 = 0  # how many players have left, or have been told how it ended

    def begin(self) -> None:
        """Up to the first choice."""
        self.play.spares_questions = True
        self.play.advance()
        self.find()

    def act(self, action: i64) -> None:
        """Take an action of the seat that chooses, and go on to the next choice."""
        asking = self.asking
        asking.choose(self.play, action)
        if asking.count == 0:
            decision = asking.decision
            if decision is not None:
                if self.give(decision):
                    self.find()

    def give(self, decision: Decision) -> bool:
        """Give the answer that was chosen. False where it was refused, and there is another choice instead.

        What is offered can be done, except that making one mana may leave too little of another (601.2h).
        """
        play = self.play
        recorded = Recorded(decision.decider, decision.kind, self.asking.answer(), decision.marker)
        try:
            if play.open and isinstance(decision, PriorityDecision):
                play.state.here = decision.marker
                if decision.options[recorded.answer[0]].kind == O_PASS:
                    play.answer_priority(decision, recorded)
                else:
                    self.begin_action(recorded)
            else:
                play.answers.append(recorded)
                play.rerun()
        except IllegalAnswer:
            again = play.decision()
            if again is None or again.kind != decision.kind:
                raise
            if self.asking.open_again(play, again):
                return self.asking.count == 0 and self.give(again)
            play.cancel(decision.decider)
        except (Beyond, RecursionError):
            self.cut = True
        return True

    def begin_action(self, recorded: Recorded) -> None:
        """Somebody with priority does something: nothing is half done, so the state itself is what runs on."""
        play = self.play
        play.decisions_asked += 1
        play.take_checkpoint()
        checkpoint = play.checkpoint
        play.answers = [recorded]
        was_open = play.open
        try:
            play.advance()
        except IllegalAnswer:
            if checkpoint is not None:
                play.take_back(checkpoint, was_open)
            raise

    def find(self) -> None:
        """Go on to the next choice that is one."""
        play = self.play
        asking = self.asking
        while True:
            decision = None if self.cut else play.decision()
            if decision is None:
                self.stop()
                return
            if self.most_turns and play.state.ticks > self.most_turns:
                self.cut = True
                self.stop()
                return
            asking.open(play, decision)
            if asking.count:
                self.seat = decision.decider
                return
            if not self.give(decision):
                return

    def stop(self) -> None:
        self.asking.close()
        self.seat = -1
        if not main_game(self.play.state).over:
            self.cut = True

    def outcome(self, seat: Seat) -> i64:
        """How the game has ended for a seat, whatever goes on for others: PLAYING, WON, LOST or DREW."""
        return main_game(self.play.state).players[seat].outcome

    def has_ended_for(self, seat: Seat) -> bool:
        state = main_game(self.play.state)
        return state.players[seat].outcome != PLAYING or not state.in_game(seat)

    def over(self) -> bool:
        return main_game(self.play.state).over

    def alive(self) -> i64:
        """Mask of the seats in the game."""
        return main_game(self.play.state).alive

    def fork(self, agents: list[Agent | None]) -> Driver:
        """A game that goes its own way from this choice."""
        out = Driver(self.play.fork(agents, False), self.asking.actions, self.most_turns)
        out.asking = self.asking.copy()
        out.seat = self.seat
        out.cut = self.cut
        return out


def main_game(state: State) -> State:
    """The game itself, where this is a subgame. CR 729.1."""
    frame = state.frame
    while frame is not None:
        state = frame.main
        frame = state.frame
    return state
