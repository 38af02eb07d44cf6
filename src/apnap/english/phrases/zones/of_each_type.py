"""Phrases for the words of `apnap.abilities.zones.of_each_type`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.zones.of_each_type import ReturnOfEachType
from apnap.abilities.zones.putting import IN_HAND, IN_PLAY
from apnap.english.nouns import Voice
from apnap.english.reading.said import Said, made_it
from apnap.english.reading.table import fragment, reads_knowing
from apnap.english.sentences import SENTENCES

ONE: Final = "up to one card"
OF_EACH: Final = f"for each permanent type, return {ONE} of that type"
WHERE: Final = {IN_PLAY: "to the battlefield", IN_HAND: "to your hand"}


def _return(node: ReturnOfEachType, voice: Voice) -> list[str]:
    return [f"{OF_EACH} from your graveyard {WHERE[node.to]}"]


def returned(said: Said, to: str) -> ReturnOfEachType:
    made_it(said)
    return ReturnOfEachType(to)


fragment("up to one card", ONE)
SENTENCES.add(ReturnOfEachType, _return)
for _to, _where in WHERE.items():
    reads_knowing(
        "effect",
        f"for each permanent type , return <up to one card> of that type from your graveyard {_where}",
        lambda said, to=_to: returned(said, to),
    )
