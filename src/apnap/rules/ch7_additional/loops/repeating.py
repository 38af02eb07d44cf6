"""The last cycle of a player's actions, to be proposed again. CR 732.2a.

Its choices are read off the record: the game is played again from the moment it began, question by question.
"""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch7_additional.loops.same_targets import SameTargets
from apnap.rules.ch7_additional.loops.shortcuts import Choice, Loop, Meant, Part, propose
from apnap.rules.ch7_additional.loops.situation import situation
from apnap.rules.core.constants import STAGE_PRIORITY
from apnap.rules.core.decisions import D_PRIORITY, O_PASS, Agent, IllegalAnswer, PriorityDecision
from apnap.rules.core.play import Play
from apnap.rules.core.recorded import Recorded
from apnap.rules.core.types import Seat
from apnap.rules.core.undo import Moment


def repeat(play: Play, seat: Seat, times: i64) -> int:
    """Propose a player's last cycle that many times more; of how many choices it consists."""
    if times < 1:
        raise IllegalAnswer("732.2a", "say how often: once at the least")
    parts = last_cycle(play, seat)
    propose(play, seat, [Loop(times, parts)])
    return len(parts)


def last_cycle(play: Play, seat: Seat) -> list[Part]:
    """The fewest of the latest choices that brought the game back to where it was, amounts aside.

    Where there is none, all since this player's last action with an empty stack: what is made for the first time looks
    like nothing before, and whether it can be done again is found out as it is proposed.
    """
    mine = False
    for d in play.open:
        if d.decider == seat:
            mine = True
    if not mine:
        raise IllegalAnswer("732.2a", "only a player with priority may propose a shortcut")
    now = situation(play)
    fallback: Moment | None = None
    for moment in reversed(play.undo_points):
        state = moment.state
        turn = state.turns[state.here]
        if moment.seat != seat or moment.answers or turn.stage != STAGE_PRIORITY or moment.past >= len(play.history):
            continue
        then = board(play, moment)
        if situation(then).alike(now):
            parts = choices(then, play.history[moment.past :])
            if acts(parts):
                return parts
        if fallback is None and not turn.stack and not passed_then(play, moment):
            fallback = moment
    if fallback is None:
        raise IllegalAnswer("732.2a", "there is no action of yours to repeat")
    return choices(board(play, fallback), play.history[fallback.past :])


def board(play: Play, moment: Moment) -> Play:
    """The game as it was, every seat decided from outside."""
    agents: list[Agent | None] = [None] * play.state.seats
    then = Play(moment.state.fork(), agents, play.names)
    then.recording = False
    then.advance()
    return then


def choices(then: Play, answers: list[Recorded]) -> list[Part]:
    """What was chosen, by everybody, as parts of a proposal; before them, what was not asked for."""
    out: list[Part] = []
    targets = SameTargets()
    for r in answers:
        if r.kind < 0:
            raise IllegalAnswer("732.2a", "something else than choices has happened meanwhile")
        d = then.decision_of(r.seat, r.marker)
        if d.kind != r.kind:
            raise IllegalAnswer("732.2a", "that cannot be done again in the same way")
        out.append(Choice(then, d, r.answer))
        then.answer(r.answer, r.seat, r.marker)
        targets.look(then.state)
    if targets.targets:
        out.insert(0, Meant(targets))
    return out


def acts(parts: list[Part]) -> bool:
    """Is there more to it than passing?"""
    for part in parts:
        if isinstance(part, Choice) and not (part.kind == D_PRIORITY and part.option == O_PASS):
            return True
    return False


def passed_then(play: Play, moment: Moment) -> bool:
    """Did the player pass at this moment?"""
    first = play.history[moment.past]
    if first.kind != D_PRIORITY:
        return True
    then = board(play, moment)
    d = then.decision_of(first.seat, first.marker)
    return isinstance(d, PriorityDecision) and d.options[first.answer[0]].kind == O_PASS
