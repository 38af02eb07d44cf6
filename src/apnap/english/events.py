"""Events in words: what happens, and to whom."""

from __future__ import annotations

from typing import Final

from apnap.abilities.events.patterns import Included
from apnap.abilities.filters import AnyOf, IsThis
from apnap.abilities.players import EachOpponent, EachOtherPlayer, EachPlayer, You
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrase_table import Phrases
from apnap.rules.ch1_concepts.definitions import Filter, Pattern, Selector

EVENTS: Final[Phrases[Pattern, Voice, str]] = Phrases("event")


def watched(filter: Filter, voice: Voice) -> str:
    """What an event is about: `this creature`, `another creature`, `this creature or another creature`."""
    if isinstance(filter, IsThis):
        return voice.this()
    if isinstance(filter, Included):
        return ref(filter.subject, voice).text
    if isinstance(filter, AnyOf) and isinstance(filter.filters[0], IsThis):
        return f"{voice.this()} or {watched(filter.filters[1], voice)}"
    voice.said_other = True
    if isinstance(filter, AnyOf) and isinstance(filter.filters[0], Included):
        return f"{watched(filter.filters[0], voice)} or another {noun(filter.filters[1]).bare()}"
    return noun(filter).one()


def source_of_damage(filter: Filter, voice: Voice) -> str:
    """What deals damage: `a creature you control`, or `a red source you control`, where nothing says what it is."""
    if isinstance(filter, (IsThis, Included)) or isinstance(filter, AnyOf):
        return watched(filter, voice)
    n = noun(filter)
    if n.types or n.subtypes or n.choice or not (n.mine or n.adjectives or n.after):
        return watched(filter, voice)
    voice.said_other = True
    return noun(filter, "source").one()


def about(voice: Voice, words: str) -> str:
    """An event that is about something else than this: 'it' is that from now on."""
    voice.said_other = True
    return words


def does(who: Selector, voice: Voice, third: str, base: str) -> str:
    """`you cast`, `a player casts`, `an opponent casts`."""
    if isinstance(who, You):
        return f"you {base}"
    if isinstance(who, EachOpponent):
        return f"an opponent {third}"
    if isinstance(who, EachOtherPlayer):
        return f"another player {third}"
    if isinstance(who, EachPlayer):
        return f"a player {third}"
    return f"{ref(who, voice).text} {third}"
