"""What is different about something: in a static ability, for a time, or about a copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from apnap.abilities.statics.becoming import IsNow, LosesAllAbilities
from apnap.abilities.statics.changes import Becomes, Change, GetsForEach, Has
from apnap.english.grammar import listed
from apnap.english.nouns import Ref, Voice
from apnap.english.phrase_table import Phrases
from apnap.rules.core.constants import (
    LASTS_THIS_COMBAT,
    LASTS_THIS_TURN,
    LASTS_TO_END_OF_PLAYERS_TURN,
    LASTS_TO_PLANESWALK,
    LASTS_TO_PLAYERS_TURN,
)


@dataclass
class Changed:
    """A change as a verb with its rest: in a static ability, or for a time."""

    third: str
    base: str
    rest: str
    then: str = ""
    rest_of_many: str = ""  # where it differs for several
    then_of_many: str = ""
    traits: list[str] = field(default_factory=list)  # what it is given, as 'with' lists it
    tail: str = ""  # after these
    tail_of_many: str = ""

    def whole(self) -> str:
        """The rest with all that belongs to it."""
        return f"{self.rest} with {listed(self.traits, 'and')}{self.tail}" if self.traits else self.rest + self.tail


CHANGES: Final[Phrases[Change, Voice, Changed]] = Phrases("change")
GAINED: Final = {"has": ("gains", "gain"), "is": ("becomes", "become")}  # as an effect with a duration says it


def changes_words(list_of: Sequence[Change], subject: Ref, voice: Voice, gains: bool) -> tuple[str, str]:
    """`gets +3/+3 and gains trample`, `can't attack or block`; and a sentence that must follow."""
    words, _, then = changes_forms(list_of, subject, voice, gains)
    return words, then


def changes_forms(list_of: Sequence[Change], subject: Ref, voice: Voice, gains: bool) -> tuple[str, str, str]:
    """The same, and between them how it is said after 'have': `get +3/+3 and gain trample`."""
    said: list[Changed] = []
    lost = ""
    for i, change in enumerate(list_of):
        if isinstance(change, LosesAllAbilities) and change.other:
            lost = f", and {'they' if subject.many else 'it'} {subject.verb('loses', 'lose')} all other {change.other}"
            continue
        words = CHANGES.say(change, voice)
        before = list_of[i - 1] if i else None
        if isinstance(change, Has) and isinstance(before, (Becomes, IsNow)) and said:
            if change.how == "with" or (gains and not change.how and len(list_of) == 2):
                said[-1].traits += words.traits
                continue
        if isinstance(change, GetsForEach) and isinstance(before, GetsForEach) and said:
            said[-1].rest += f" and {words.rest}"
            continue
        said.append(words)
    for one in said:
        if gains and one.third in GAINED and not one.rest.startswith("base "):
            one.third, one.base = GAINED[one.third]
        if subject.many:
            one.rest = one.rest_of_many or one.rest
            one.rest = one.rest.replace("its controller's untap step", "their controllers' untap steps")
            one.tail = one.tail_of_many or one.tail
            one.then = one.then_of_many or one.then
    then = "".join(one.then for one in said)
    if len(said) == 2 and all(one.third == "can't" and one.rest.endswith(" alone") for one in said):
        said[0].rest = said[0].rest.removesuffix(" alone")
    if len(said) == 2 and said[0].rest.partition(" unless ")[1:] == said[1].rest.partition(" unless ")[1:]:
        said[0].rest = said[0].rest.partition(" unless ")[0]
    if len(said) > 1 and all(one.third == "can't" for one in said):
        words_of_all = f"can't {listed([one.rest for one in said], 'or')}"
        return words_of_all + lost, words_of_all + lost, then
    words_of_all = in_a_row([f"{subject.verb(one.third, one.base)} {rest_of(one)}" for one in said])
    return words_of_all + lost, in_a_row([f"{one.base} {rest_of(one)}" for one in said]) + lost, then


def in_a_row(words: Sequence[str]) -> str:
    """A list, in which a quotation before 'and' ends with the comma of the list."""
    return listed(words, "and").replace('.", and ', '," and ')


def rest_of(one: Changed) -> str:
    """What comes after the verb; abilities by themselves are no traits of something else."""
    return one.rest if one.third in ("has", "gains") else one.whole()


YOUR_NEXT: Final = "your next turn"
DURATIONS: Final = {
    LASTS_THIS_TURN: "until end of turn",
    LASTS_THIS_COMBAT: "until end of combat",
    LASTS_TO_END_OF_PLAYERS_TURN: f"until the end of {YOUR_NEXT}",
    LASTS_TO_PLAYERS_TURN: f"until {YOUR_NEXT}",
    LASTS_TO_PLANESWALK: "until a player planeswalks",
}
# how a copy differs from what it copies
EXCEPTIONS: Final[Phrases[Change, Voice, str]] = Phrases("exception to a copy")


def except_words(exceptions: Sequence[Change], voice: Voice) -> str:
    if not exceptions:
        return ""
    if len(exceptions) == 2 and isinstance(exceptions[1], Has) and exceptions[1].how == "with":
        return f", except it's {changes_words(exceptions, Ref('it'), voice, False)[0].removeprefix('is ')}"
    said = [EXCEPTIONS.say(c, voice) for c in exceptions]
    if len(said) > 1 and said[-1] == "it has this ability" and isinstance(exceptions[-2], Has):
        said[-2:] = [f"{said[-2]} and this ability"]
    return f", except {listed(said, 'and')}"
