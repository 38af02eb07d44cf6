"""Phrases for the words of `apnap.abilities.statics.directions`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.abilities.statics.directions import AttackNearestOnly, ChooseSide, ChooseSideAsEnters
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CLAUSES, order

EITHER_SIDE: Final = "left or right"
NEAREST: Final = "attack only the nearest opponent"
AND_PLANESWALKERS: Final = "and planeswalkers controlled by that opponent"


def _nearest(node: AttackNearestOnly, voice: Voice) -> str:
    direction = f"in the {'last ' if node.last else ''}chosen direction"
    return sentence(f"{ref(node.who, voice).text} may {NEAREST} {direction} {AND_PLANESWALKERS}")


ABILITIES.add(ChooseSideAsEnters, lambda node, voice: sentence(f"as {voice.this()} enters, choose {EITHER_SIDE}"))
ABILITIES.add(AttackNearestOnly, _nearest)
CLAUSES.add(ChooseSide, lambda node, voice: order("choose", EITHER_SIDE))
fragment("either side", EITHER_SIDE)
fragment("attack the nearest", NEAREST)
fragment("and their planeswalkers", AND_PLANESWALKERS)
reads("line", "as ~ <enters> , choose <either side> .", ChooseSideAsEnters)
reads("effect", "choose <either side>", ChooseSide)
for _who, _group in (("player", EACH_PLAYER), ("opponent", EACH_OPPONENT)):
    for _last in (False, True):
        reads(
            "line",
            f"each {_who} may <attack the nearest> in the {'last ' if _last else ''}chosen direction "
            "<and their planeswalkers> .",
            lambda group=_group, last=_last: AttackNearestOnly(group, last),
        )
