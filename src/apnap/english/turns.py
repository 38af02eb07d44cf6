"""Phrases about turns: skipping, ending, deciding for another player."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Number
from apnap.abilities.effects.turns import ControlNextTurn, EndTurn, ExtraPhase, ExtraSteps, SkipNext, SkipsSteps
from apnap.abilities.players import You
from apnap.english.effects import ABILITIES, AMOUNTS, CLAUSES, Clause, order
from apnap.english.nouns import Ref, Voice, ref
from apnap.english.words import number_word, sentence
from apnap.rules.ch5_turns.turn_control import SKIP_COMBAT, SKIP_NEXT_COMBATS, SKIP_TURN
from apnap.rules.core.constants import DRAW, STEP_NAMES, UNTAP, UPKEEP

SPANS: Final[dict[int, str]] = {SKIP_TURN: "turn", SKIP_COMBAT: "combat phase"}
STEPS: Final[dict[int, str]] = {UNTAP: "untap step", UPKEEP: "upkeep step", DRAW: "draw step"}


def _skip(node: SkipNext, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    whose = "your" if who.you else "their"
    if node.what == SKIP_NEXT_COMBATS:
        rest = f"all combat phases of {whose} next turn"
    else:
        span = SPANS.get(int(node.what)) or STEP_NAMES[node.what]
        rest = f"{whose} next {span if node.number == 1 else f'{number_word(node.number)} {span}s'}"
    return Clause(who, "skips", "skip", rest, spoken=True)


def _skips(node: SkipsSteps, voice: Voice) -> str:
    if isinstance(node.who, You):
        return sentence(f"skip your {STEPS[int(node.step)]}")
    return sentence(f"players skip their {STEPS[int(node.step)]}s")


CLAUSES.add(SkipNext, _skip)
ABILITIES.add(SkipsSteps, _skips)
CLAUSES.add(EndTurn, lambda node, voice: order("end", "the turn"))
CLAUSES.add(
    ControlNextTurn,
    lambda node, voice: Clause(
        Ref("you", you=True),
        "controls",
        "control",
        f"{ref(node.who, voice).text} during that player's next turn",
        spoken=True,
    ),
)


# additional steps and phases
def _steps(node: ExtraSteps, voice: Voice) -> Clause:
    span = STEPS.get(int(node.step)) or STEP_NAMES[node.step]
    number = node.amount
    if isinstance(number, Number) and number.number == 1:
        what = f"an additional {span}"
    else:
        count = number_word(number.number) if isinstance(number, Number) else f"{AMOUNTS.say(number, voice)}"
        what = f"{'that many' if count == 'that much' else count} additional {span}s"
    after = "this phase" if node.after_phase else "this step"
    return Clause(Ref("you", you=True), "gets", "get", f"{what} after {after}", spoken=True)


CLAUSES.add(ExtraSteps, _steps)
CLAUSES.add(
    ExtraPhase,
    lambda node, voice: Clause(
        Ref("there"),
        "is",
        "are",
        f"an additional {'beginning' if node.first == UNTAP else 'combat'} phase after this phase",
    ),
)
