"""Forks of a game: another one that goes its own way from the decision at hand.

At a question nothing runs again: the fork has the state, the checkpoint, the answers so far and the open questions of
the game, and shares the options that were listed, which know for which version of a state they are good. Only inside a
transition that an agent interrupts is there no question to take over: then the fork runs from the checkpoint to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.core.decisions import Agent, Decision
from apnap.rules.core.state import State

if TYPE_CHECKING:
    from apnap.rules.core.play import Play


def base_of(game: Play) -> State:
    """What a fork starts from: the state at hand, or where the transition began that an agent is asked in."""
    checkpoint = game.checkpoint
    if game.open or game.suspended is not None or checkpoint is None:
        return game.state.fork()
    return checkpoint.fork()


def take_over(game: Play, fork: Play, history: bool) -> None:
    """Let a fork wait for the same answers as the game does; those that its agents give, it asks for when it runs."""
    fork.recording = game.recording and history
    if fork.recording:
        fork.history = game.history.copy()
        fork.digests = game.digests.copy()
    elif not fork.outside and not game.answers:
        fork.record_off()
    fork.cache = game.cache
    fork.continuing = game.continuing
    fork.spares_questions = game.spares_questions
    if game.answers:
        fork.answers = game.answers.copy()
    checkpoint = game.checkpoint
    if game.suspended is not None and checkpoint is not None:
        fork.checkpoint = checkpoint.fork()
        if waits(fork, game.suspended):
            fork.suspended = game.suspended
            fork.open_together = game.open_together
            fork.proposals = game.proposals.copy()
            fork.disputed = game.disputed
            take_proposal(game, fork)
        else:
            fork.state = fork.checkpoint.fork()
    elif game.open:
        for d in game.open:
            if not waits(fork, d):
                return
        fork.open = game.open
        shortcut = game.shortcut
        if shortcut is not None:
            fork.shortcut = shortcut.copy()
        take_proposal(game, fork)
    elif fork.outside:
        if fork.answers:
            fork.take_checkpoint()
        fork.advance()


def take_proposal(game: Play, fork: Play) -> None:
    """What somebody would do by hand waits for the same answers."""
    proposal = game.proposal
    if proposal is not None and proposal.question is not None and waits(fork, proposal.question):
        fork.proposal = proposal.copy()


def waits(fork: Play, decision: Decision) -> bool:
    """Is a question answered from outside in the fork as well?"""
    return fork.agents[decision.decider] is None


def nobody(seats: i64) -> list[Agent | None]:
    """No agents: every seat is decided from outside."""
    out: list[Agent | None] = [None] * seats
    return out
