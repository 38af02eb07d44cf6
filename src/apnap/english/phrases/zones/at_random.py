"""Phrases for the words of `apnap.abilities.zones.at_random`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.targets import TargetSlot, plain_target
from apnap.abilities.zones.at_random import ReturnAtRandom
from apnap.english.grammar import number_word
from apnap.english.nouns import Voice
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads_knowing
from apnap.english.sentences import SENTENCES

REST_BELOW: Final = "on the bottom of your library"
TO_PLAY: Final = "to the battlefield"
ONE_LEFT: Final = "the other"
SEVERAL_LEFT: Final = "the rest"


def _return(node: ReturnAtRandom, voice: Voice) -> list[str]:
    slot = plain_target(node.among)
    one = isinstance(slot, TargetSlot) and slot.maximum == node.number + 1
    rest = ONE_LEFT if one else SEVERAL_LEFT
    return [f"return {number_word(node.number)} of them at random {TO_PLAY} and put {rest} {REST_BELOW}"]


def at_random(said: Said, number: int, one_left: bool) -> ReturnAtRandom:
    """Of the targets that were chosen: one is left of them, or several."""
    among = said.those()
    slot = plain_target(among)
    if not isinstance(slot, TargetSlot) or slot.maximum <= number or (slot.maximum == number + 1) is not one_left:
        raise Misread("so many are not left of those that were chosen")
    return ReturnAtRandom(among, number)


SENTENCES.add(ReturnAtRandom, _return)
fragment("rest below", REST_BELOW)
for _rest, _one in ((ONE_LEFT, True), (SEVERAL_LEFT, False)):
    reads_knowing(
        "effect",
        f"return <number word> of them at random <to the battlefield> and put {_rest} <rest below>",
        lambda said, n, one=_one: at_random(said, n, one),
    )
    reads_knowing(
        "effect",
        f"return one of them at random <to the battlefield> and put {_rest} <rest below>",
        lambda said, one=_one: at_random(said, 1, one),
    )
