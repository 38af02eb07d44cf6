"""Phrases for the words of `apnap.abilities.zones.repeating`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.effects.flow import Then
from apnap.abilities.zones.repeating import RepeatAtWill, RepeatForCost, RepeatIf
from apnap.english.nouns import Voice, ref
from apnap.english.phrases.effects.player_actions import then_done
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CONDITIONS, COSTS, SENTENCES, one, sentences
from apnap.rules.ch1_concepts.definitions import Effect

AGAIN: Final = "repeat this process"


def _repeat(node: RepeatIf, voice: Voice) -> list[str]:
    first = sentences(node.effect, voice)
    condition = CONDITIONS.say(node.condition, voice)
    then = "" if node.then is None else f"{one(node.then, voice)} and "
    return [*first, f"if {condition}, {then}{AGAIN}"]


def then_all(first: Effect, then: Effect) -> Then:
    """One instruction and then others; what is repeated is all of it."""
    if isinstance(then, RepeatIf):
        raise Misread("the whole process is repeated")
    return then_done(first, then)


SENTENCES.add(RepeatIf, _repeat)
fragment("this again", AGAIN)
reads("sentence", "<effect> . if <condition> , <this again>", RepeatIf)
reads("sentence", "<effect> . if <condition> , <effect> and <this again>", RepeatIf)
reads(
    "sentence",
    "<effect> , then <effect> . if <condition> , <this again>",
    lambda first, then, condition: RepeatIf(Then(first, then), condition),
)
reads(
    "sentence",
    "<effect> , then <effect> . if <condition> , <effect> and <this again>",
    lambda first, then, condition, more: RepeatIf(Then(first, then), condition, more),
)


def _for_cost(node: RepeatForCost, voice: Voice) -> list[str]:
    cost = COSTS.say(node.cost, voice)
    pays = f"pay {cost.removeprefix('pay ')}" if cost.startswith("{") else cost
    return [f"{one(node.effect, voice)}, then you may {pays}", f"if you do, {AGAIN}"]


def _at_will(node: RepeatAtWill, voice: Voice) -> list[str]:
    return [*sentences(node.effect, voice), f"{ref(node.who, voice).text} may {AGAIN} {AS_THEY_CHOOSE}"]


AS_THEY_CHOOSE: Final = "as many times as they choose"
SENTENCES.add(RepeatForCost, _for_cost)
SENTENCES.add(RepeatAtWill, _at_will)
fragment("as they choose", AS_THEY_CHOOSE)
reads("sentence", "<effect> , then you may <paid> . if you do , <this again>", RepeatForCost)
reads(
    "sentence",
    "<effect> , then you may pay <cost> . if you do , <this again>",
    RepeatForCost,
)
reads(
    "sentence",
    "<effect> , then <effect> . <who> may <this again> <as they choose>",
    lambda first, then, who: RepeatAtWill(then_all(first, then), who),
)
