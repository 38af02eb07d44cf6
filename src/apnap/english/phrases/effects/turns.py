"""Phrases for the words of `apnap.abilities.effects.turns`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Number
from apnap.abilities.effects.turns import (
    AttackNextTurn,
    AttacksNextCombat,
    ControlNextTurn,
    EndTurn,
    ExtraCombatAndMain,
    ExtraPhase,
    ExtraSteps,
    ReverseTurnOrder,
    SkipNext,
    SkipsSteps,
    TakeExtraTurn,
    TheyAttackOthersThen,
)
from apnap.abilities.filters import every
from apnap.abilities.players import EACH_PLAYER, You
from apnap.english.abilities import ABILITIES
from apnap.english.amounts import AMOUNTS
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import Ref, Voice, noun, ref
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, order
from apnap.rules.ch5_turns.turn_control import SKIP_COMBAT, SKIP_NEXT_COMBATS, SKIP_TURN
from apnap.rules.core.constants import BEGIN_COMBAT, DRAW, STEP_NAMES, UNTAP, UPKEEP

SPANS: Final[dict[int, str]] = {SKIP_TURN: "turn", SKIP_COMBAT: "combat phase"}
STEPS: Final[dict[int, str]] = {UNTAP: "untap step", UPKEEP: "upkeep step", DRAW: "draw step"}


def _extra_combat(node: ExtraCombatAndMain, voice: Voice) -> Clause:
    there = Ref("if it's a main phase, there" if node.in_main else "after this main phase, there")
    combat, main = (f"an additional {phase} phase" for phase in ("combat", "main"))
    return Clause(there, "is", "are", f"{combat}{' after this phase,' if node.in_main else ''} followed by {main}")


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


def _skip(node: SkipNext, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    whose = "your" if who.you else "their"
    if node.what == SKIP_NEXT_COMBATS:
        turns = "turn" if node.number == 1 else f"{number_word(node.number)} turns"
        rest = f"all combat phases of {whose} next {turns}"
    else:
        span = SPANS.get(int(node.what)) or STEP_NAMES[node.what]
        rest = f"{whose} next {span if node.number == 1 else f'{number_word(node.number)} {span}s'}"
    return Clause(who, "skips", "skip", rest, spoken=True)


def _skips(node: SkipsSteps, voice: Voice) -> str:
    if isinstance(node.who, You):
        return sentence(f"skip your {STEPS[int(node.step)]}")
    return sentence(f"players skip their {STEPS[int(node.step)]}s")


def _extra_turn(node: TakeExtraTurn, voice: Voice) -> Clause:
    clause = Clause(ref(node.who, voice), "takes", "take", "an extra turn after this one")
    then = "that turn"
    terms: list[str] = []
    if node.no_untap:
        terms.append(f"skip the untap step of {then}")
    if node.no_schemes:
        terms.append(f"schemes can't be set in motion {then}")
    if terms:
        clause.then = ", and ".join(terms)
    return clause


CLAUSES.add(ExtraCombatAndMain, _extra_combat)
CLAUSES.add(ExtraSteps, _steps)
CLAUSES.add(
    ExtraPhase,
    lambda node, voice: Clause(
        Ref("after this phase, there" if node.when_first else "there"),
        "is",
        "are",
        f"an additional {'beginning' if node.first == UNTAP else 'combat'} phase"
        + ("" if node.when_first else " after this phase"),
    ),
)
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


def _attack_others(node: TheyAttackOthersThen, voice: Voice) -> list[str]:
    each = f"each of {ref(node.what, voice).text} attacks that combat if able"
    return [f"after this phase, there is an {ADDED}", each, f"they can't attack {OR_WALKERS} that combat"]


ADDED: Final = "additional combat phase"
OR_WALKERS: Final = "you or planeswalkers you control"
SENTENCES.add(TheyAttackOthersThen, _attack_others)
fragment("one more combat", f"after this phase , there is a {ADDED}")
fragment("you or your planeswalkers", OR_WALKERS)
reads_knowing(
    "sentence",
    "<one more combat> . each of those <permanents> attacks that combat if able . they can't attack "
    "<you or your planeswalkers> that combat",
    lambda said, f: TheyAttackOthersThen(said.those(f"those {noun(every(f)).many()}")),
)


def _attack_next_turn(node: AttackNextTurn, voice: Voice) -> Clause:
    when = f"during {ref(node.who, voice).whose} next turn"
    if node.whom is None:
        return Clause(Ref(f"{when}, each creature {THEIRS}"), "attacks", "attack", "if able")
    whom = f"{ref(node.whom, voice).text} if able"
    return Clause(Ref(f"{when}, creatures {THEIRS}", many=True), "attacks", "attack", whom)


THEIRS: Final = "that player controls"
CLAUSES.add(AttackNextTurn, _attack_next_turn)
CLAUSES.add(
    AttacksNextCombat,
    lambda node, voice: Clause(ref(node.what, voice), "attacks", "attack", f"{NEXT_COMBAT} if able"),
)
NEXT_COMBAT: Final = "during its controller's next combat phase"
fragment("next combat", "during its controller 's next combat phase")
reads("effect", "<object> attacks <next combat> if able", AttacksNextCombat)
fragment("each of theirs", "each creature that player controls")
reads("effect", "during <who> 's next turn , <each of theirs> attacks if able", lambda who: AttackNextTurn(who))
fragment("their creatures", "creatures that player controls")
reads("effect", "during <who> 's next turn , <their creatures> attack <subject> if able", AttackNextTurn)
CLAUSES.add(TakeExtraTurn, _extra_turn)
CLAUSES.add(ReverseTurnOrder, lambda node, voice: order("reverse", "the game's turn order"))
reads("effect", "take an extra turn <after this one>", TakeExtraTurn)
reads("effect", "you take an extra turn <after this one>", lambda: TakeExtraTurn(You(said=True)))
reads("effect", "<who> takes an extra turn after this one", TakeExtraTurn)
reads("effect", "end the turn", EndTurn)
reads("effect", "<who> (skips|skip) (their|your) next turn", lambda who: SkipNext(SKIP_TURN, who=who))
reads("effect", "<who> (skips|skip) (their|your) next untap step", lambda who: SkipNext(UNTAP, who=who))
reads("effect", "<who> (skips|skip) (their|your) next combat phase", lambda who: SkipNext(SKIP_COMBAT, who=who))
reads("effect", "<who> (skips|skip) (their|your) next draw step", lambda who: SkipNext(DRAW, who=who))
reads("effect", "you control <who> during that player 's next turn", ControlNextTurn)
reads(
    "effect",
    "after this main phase , there is an additional <combat phase> followed by an additional main phase",
    ExtraCombatAndMain,
)
reads("effect", "there is an additional <combat phase> after this phase", lambda: ExtraPhase(BEGIN_COMBAT))
reads("line", "skip your draw step .", lambda: SkipsSteps(DRAW))
reads("line", "skip your untap step .", lambda: SkipsSteps(UNTAP))
reads("line", "players skip their untap steps .", lambda: SkipsSteps(UNTAP, EACH_PLAYER))
reads("effect", "reverse the game 's turn order", ReverseTurnOrder)
reads("effect", "there is an additional <first phase> after this phase", lambda: ExtraPhase(UNTAP))
reads("effect", "after this phase , there is an additional <combat phase>", lambda: ExtraPhase(BEGIN_COMBAT, True))
fragment("first phase", "beginning phase")
fragment("no schemes", "schemes can't be set in motion <turn to come>")
fragment("no untapping", "skip the untap step of <turn to come>")
fragment("turn to come", "that turn")
reads("effect", "take an extra turn <after this one> . <no schemes>", lambda: TakeExtraTurn(no_schemes=True))
reads("effect", "take an extra turn <after this one> . <no untapping>", lambda: TakeExtraTurn(no_untap=True))
reads(
    "effect",
    "if it 's a main phase , there is an additional <combat phase> after this phase , <and main>",
    lambda: ExtraCombatAndMain(in_main=True),
)
fragment("and main", "followed by an additional main phase")
