"""Phrases for the words of `apnap.abilities.permissions`."""

from __future__ import annotations

from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.permissions import (
    AsThoughFlash,
    BeenAttacked,
    BeforeInTurn,
    CastOnly,
    DuringCombat,
    FlashFor,
    FlashIf,
    InStep,
)
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, EachOpponent, EachPlayer, You
from apnap.english.abilities import ABILITIES
from apnap.english.common import LIKE_FLASH
from apnap.english.events import does
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice, noun, ref
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CONDITIONS, COSTS, TIMES
from apnap.rules.ch1_concepts.definitions import Condition, Selector
from apnap.rules.core.constants import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    DAMAGE,
    DRAW,
    END,
    END_COMBAT,
    STEP_NAMES,
    UPKEEP,
)

POINTS = {
    ATTACKERS: "attackers are declared",
    BLOCKERS: "blockers are declared",
    DAMAGE: "the combat damage step",
    END_COMBAT: "the end of combat step",
    BEGIN_COMBAT: "combat",
}


def only(conditions: list[Condition], voice: Voice) -> str:
    """`during combat and only if ...`."""
    said: list[str] = []
    for c in conditions:
        said.append(TIMES.say(c, voice) if type(c) in TIMES.phrases else f"if {CONDITIONS.say(c, voice)}")
    return " and only ".join(said)


def turn_of(whose: Selector, voice: Voice) -> str:
    return "an opponent's turn" if isinstance(whose, EachOpponent) else f"{ref(whose, voice).whose} turn"


def _in_step(node: InStep, voice: Voice) -> str:
    step = STEP_NAMES[node.step]
    if isinstance(node.whose, You):
        return f"during your {step}"
    return f"during the {step}" + ("" if node.whose is None else f" on {turn_of(node.whose, voice)}")


def _during_combat(node: DuringCombat, voice: Voice) -> str:
    said = "during combat"
    if node.whose is not None:
        said += f" on {turn_of(node.whose, voice)}"
    if node.before >= 0:
        said += f" before {POINTS[int(node.before)]}"
    if node.after >= 0:
        said += f" after {POINTS[int(node.after)]}"
    return said


def _before(node: BeforeInTurn, voice: Voice) -> str:
    said = f"before {POINTS[int(node.point)]}"
    return said if node.whose is None else f"during {turn_of(node.whose, voice)}, {said}"


def flashing(who: Selector, voice: Voice) -> str:
    return "any player may cast" if type(who) is EachPlayer else does(who, voice, "may cast", "may cast")


ABILITIES.add(
    AsThoughFlash,
    lambda node, voice: sentence(
        ("" if node.condition is None else f"as long as {CONDITIONS.say(node.condition, voice)}, ")
        + f"{flashing(node.who, voice)} {noun(node.filter, 'spell').many()} "
        + "as though they had flash"
    ),
)
ABILITIES.add(
    FlashFor,
    lambda node, voice: sentence(
        f"you may cast this spell {LIKE_FLASH} if you pay {COSTS.say(node.cost, voice)} more to cast it"
    ),
)
ABILITIES.add(
    FlashIf,
    lambda node, voice: sentence(f"you may cast this spell {LIKE_FLASH} if {CONDITIONS.say(node.condition, voice)}"),
)
ABILITIES.add(CastOnly, lambda node, voice: sentence(f"cast this spell only {only(node.conditions, voice)}"))
TIMES.add(InStep, _in_step)
CONDITIONS.add(InStep, lambda node, voice: f"it is {TIMES.say(node, voice)}")
TIMES.add(DuringCombat, _during_combat)
CONDITIONS.add(DuringCombat, lambda node, voice: f"it is {TIMES.say(node, voice)}")
TIMES.add(BeforeInTurn, _before)
CONDITIONS.add(BeforeInTurn, lambda node, voice: f"it is {TIMES.say(node, voice)}")
CONDITIONS.add(BeenAttacked, lambda node, voice: "you've been attacked this step")
reads("line", "you may cast <spells> as though they had flash .", lambda f: AsThoughFlash(*f))
reads(
    "line",
    "any player may cast <spells> as though they had flash .",
    lambda f: AsThoughFlash(*f, who=EACH_PLAYER),
)
reads("line", "you may cast ~ <like flash> if you pay <mana> more to cast it .", FlashFor)
reads("line", "you may cast ~ <like flash> if <conditions> .", FlashIf)
reads("line", "cast ~ only <time> .", CastOnly)
reads("line", "cast ~ only <time> and only <time> .", CastOnly)
reads("time", "if <conditions>", lambda condition: condition)
reads("time", "during your turn", lambda: IsTurnOf(YOU))
reads("time", "during your <step>", lambda step: InStep(step, YOU))
reads("time", "during combat", DuringCombat)
reads("time", "during combat on your turn", lambda: DuringCombat(whose=YOU))
reads("time", "during combat on an opponent 's turn", lambda: DuringCombat(whose=EACH_OPPONENT))
for _step, _words in ((ATTACKERS, "declare attackers"), (BLOCKERS, "declare blockers")):
    reads(
        "time",
        f"during the {_words} step on an opponent 's turn",
        lambda step=_step: InStep(step, EACH_OPPONENT),
    )
reads("time", "during combat after blockers are declared", lambda: DuringCombat(after=BLOCKERS))
reads("time", "during combat before blockers are declared", lambda: DuringCombat(before=BLOCKERS))
reads("time", "before attackers are declared", lambda: BeforeInTurn(ATTACKERS))
reads("time", "before blockers are declared", lambda: BeforeInTurn(BLOCKERS))
reads("time", "during your turn , before attackers are declared", lambda: BeforeInTurn(ATTACKERS, whose=YOU))
reads(
    "time",
    "during an opponent 's turn , before attackers are declared",
    lambda: BeforeInTurn(ATTACKERS, whose=EACH_OPPONENT),
)
reads("time", "during the declare attackers step", lambda: InStep(ATTACKERS))
reads("time", "during the declare blockers step", lambda: InStep(BLOCKERS))
reads("condition", "you've been attacked this step", BeenAttacked)
reads("step", "upkeep", UPKEEP)
reads("step", "end step", END)
reads("step", "draw step", DRAW)
reads(
    "line",
    "as long as <conditions> , you may cast <spells> <they flash> .",
    lambda condition, f: AsThoughFlash(*f, condition=condition),
)
fragment("they flash", "as though they had flash")
reads("line", "players may cast <spells> <they flash> .", lambda f: AsThoughFlash(*f, who=EACH_PLAYER))
