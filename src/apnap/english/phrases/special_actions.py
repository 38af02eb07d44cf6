"""Phrases for the words of `apnap.abilities.special_actions`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, EachOpponent
from apnap.abilities.special_actions import (
    CantSearch,
    MayDiscardThis,
    MayPayThisTurn,
    PayingLater,
    SkipsExtraTurns,
    UnlessIgnored,
)
from apnap.english.abilities import ABILITIES
from apnap.english.common import FOR_THE_TURN, INSTANTLY
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import COSTS, SENTENCES, joined, sentences
from apnap.rules.ch1_concepts.definitions import CostPart, Effect


def _unless_ignored(node: UnlessIgnored, voice: Voice) -> str:
    said = ABILITIES.say(node.static, voice)
    cost = COSTS.say(node.cost, voice)
    pays = f"{'pay ' if cost[:1] == '{' else ''}{cost}"
    return f"{said} Any player may {pays} for that player to ignore this effect {FOR_THE_TURN}."


def _pay_later(cost: CostPart, effect: Effect, voice: Voice) -> list[str]:
    price = COSTS.say(cost, voice)
    pays = f"{FOR_THE_TURN}, you may {'pay ' if price[:1] == '{' else ''}{price} {INSTANTLY}"
    then = sentences(effect, voice)
    return [pays, f"if you do, {then[0]}", *then[1:]]


ABILITIES.add(UnlessIgnored, _unless_ignored)
ABILITIES.add(
    CantSearch,
    lambda node, voice: sentence(f"{'players' if node.who is None else 'your opponents'} can't search libraries"),
)
reads("line", "your opponents can't search libraries .", lambda: CantSearch(EACH_OPPONENT))
ABILITIES.add(PayingLater, lambda node, voice: joined(_pay_later(node.cost, node.effect, voice)))
SENTENCES.add(MayPayThisTurn, lambda node, voice: _pay_later(node.static.cost, node.static.effect, voice))
ABILITIES.add(MayDiscardThis, lambda node, voice: sentence(f"you may discard this card {INSTANTLY}"))
reads("line", "players can't search libraries .", CantSearch)


def _extra_turns(node: SkipsExtraTurns, voice: Voice) -> str:
    who = "an opponent" if isinstance(node.who, EachOpponent) else "a player"
    return sentence(f"if {who} {WOULD_BEGIN}, {SKIPS_IT}")


WOULD_BEGIN: Final = "would begin an extra turn"
SKIPS_IT: Final = "that player skips that turn instead"
ABILITIES.add(SkipsExtraTurns, _extra_turns)
fragment("begins another", WOULD_BEGIN)
fragment("skips it", SKIPS_IT)
reads("line", "if an opponent <begins another> , <skips it> .", lambda: SkipsExtraTurns(EACH_OPPONENT))
reads("line", "if a player <begins another> , <skips it> .", lambda: SkipsExtraTurns(EACH_PLAYER))
