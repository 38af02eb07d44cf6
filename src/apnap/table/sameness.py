"""Whether a choice matters: nobody is asked in which order a land enters tapped and with counters."""

from __future__ import annotations

from typing import Final

from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.core.constants import ENTERING
from apnap.rules.core.decisions import (
    FOR_REPLACEMENT,
    ChooseDecision,
    Decision,
    IllegalAnswer,
    NumberDecision,
    PickDecision,
    PriorityDecision,
)
from apnap.rules.core.play import Play

WIDEST: Final = 12
"""How many answers to one further question are tried."""
DEEPEST: Final = 3
"""How many further questions there may be on the way."""


def is_all_the_same(play: Play, decision: Decision) -> bool:
    """Is it asked which of its own effects a permanent enters with first, and leads every order to the same? CR 616.1.

    All orders are tried, with all answers to what is asked meanwhile.
    """
    if not isinstance(decision, ChooseDecision) or decision.purpose != FOR_REPLACEMENT or len(set(decision.labels)) > 1:
        return False
    if not all(isinstance(node, Static) and node.zones >> ENTERING & 1 for node in decision.nodes):
        return False
    found = [ends_of(play, decision, [int(choice)], DEEPEST) for choice in decision.candidates]
    return found[0] is not None and all(each == found[0] for each in found)


def ends_of(play: Play, decision: Decision, answer: list[int], deep: int) -> dict[tuple[int, ...], int] | None:
    """By the answers given meanwhile, how the table is when somebody has priority; None if there are too many."""
    fork = play.fork()
    try:
        fork.answer(answer, decision.decider, decision.marker)
    except IllegalAnswer:
        return None
    asked = next((d for d in fork.decisions() if d.marker == decision.marker), None)
    if isinstance(asked, PriorityDecision):
        return {(): int(fork.digest())}
    if asked is None or not deep:
        return None
    if isinstance(asked, ChooseDecision) and asked.purpose == FOR_REPLACEMENT:
        return ends_of(fork, asked, [int(asked.candidates[0])], deep - 1) if is_all_the_same(fork, asked) else None
    if isinstance(asked, NumberDecision):
        choices = list(range(int(asked.minimum), int(asked.maximum) + 1))
    elif isinstance(asked, PickDecision) and asked.minimum == asked.maximum == 1:
        choices = [int(one) for one in asked.candidates]
    else:
        return None
    if len(choices) > WIDEST:
        return None
    out: dict[tuple[int, ...], int] = {}
    for choice in choices:
        further = ends_of(fork, asked, [choice], deep - 1)
        if further is None:
            return None
        out.update({(choice, *answers): end for answers, end in further.items()})
    return out
