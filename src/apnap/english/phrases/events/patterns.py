"""Phrases for the words of `apnap.abilities.events.patterns`."""

from __future__ import annotations

from apnap.abilities.events.patterns import EitherOf
from apnap.english.events import EVENTS


def either(said: list[str]) -> str:
    """One event or another; beside a time, `and at`."""
    times = [words for words in said if words.startswith("the beginning ")]
    others = [words for words in said if words not in times]
    if all(words.startswith("your commander ") for words in others):
        others[1:] = [words.removeprefix("your commander ") for words in others[1:]]
    events = " or ".join(others)
    return " and at ".join([events, *times])


EVENTS.add(
    EitherOf,
    lambda node, voice: either([EVENTS.say(inner, voice).removeprefix("it ") for inner in node.patterns]),
)
