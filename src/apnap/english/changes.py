"""What is different about something: in a static ability, for a time, or about a copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from apnap.abilities.statics.changes import Change
from apnap.english.grammar import listed
from apnap.english.nouns import Ref, Voice
from apnap.english.phrase_table import Phrases
from apnap.rules.core.constants import LASTS_THIS_TURN, LASTS_TO_PLANESWALK, LASTS_TO_PLAYERS_TURN


@dataclass
class Changed:
    """A change as a verb with its rest: in a static ability, or for a time."""

    third: str
    base: str
    rest: str
    then: str = ""
    rest_of_many: str = ""  # where it differs for several


CHANGES: Final[Phrases[Change, Voice, Changed]] = Phrases("change")
GAINED: Final = {"has": ("gains", "gain"), "is": ("becomes", "become")}  # as an effect with a duration says it


def changes_words(list_of: list[Change], subject: Ref, voice: Voice, gains: bool) -> tuple[str, str]:
    """`gets +3/+3 and gains trample`, `can't attack or block`; and a sentence that must follow."""
    said = [CHANGES.say(change, voice) for change in list_of]
    for change in said:
        if gains and change.third in GAINED and not change.rest.startswith("base power"):
            change.third, change.base = GAINED[change.third]
        if subject.many:
            change.rest = change.rest_of_many or change.rest
            change.rest = change.rest.replace("its controller's untap step", "their controllers' untap steps")
    if len(said) > 1 and all(change.third == "can't" for change in said):
        words = f"can't {listed([change.rest for change in said], 'or')}"
    elif gains and len(said) == 2 and said[0].third == "becomes" and said[1].third == "gains":
        words = f"{subject.verb('becomes', 'become')} {said[0].rest} with {said[1].rest}"
    else:
        words = listed([f"{subject.verb(change.third, change.base)} {change.rest}" for change in said], "and")
    return words, "".join(change.then for change in said)


DURATIONS: Final = {
    LASTS_THIS_TURN: "until end of turn",
    LASTS_TO_PLAYERS_TURN: "until your next turn",
    LASTS_TO_PLANESWALK: "until a player planeswalks",
}
# how a copy differs from what it copies
EXCEPTIONS: Final[Phrases[Change, Voice, str]] = Phrases("exception to a copy")


def except_words(exceptions: Sequence[Change], voice: Voice) -> str:
    if not exceptions:
        return ""
    return f", except {listed([EXCEPTIONS.say(c, voice) for c in exceptions], 'and')}"
