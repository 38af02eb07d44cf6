"""Phrases for the words of `apnap.abilities.events.patterns`."""

from __future__ import annotations

from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.object_events import Dies, Enters, Leaves
from apnap.abilities.events.patterns import EitherOf, this_or_another
from apnap.abilities.filters import OTHER, every
from apnap.abilities.selectors import IT, Enchanted, Equipped
from apnap.english.events import EVENTS
from apnap.english.reading.said import EVENT, HOST
from apnap.english.reading.table import reads, reads_knowing


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
reads_knowing("watched", "~", lambda said: (said.this(),))
reads_knowing("watched", "a <permanent>", lambda said, f: (said.mention(EVENT, IT), f)[1])
reads_knowing("watched", "another <permanent>", lambda said, f: (said.mention(EVENT, IT), (OTHER, *f))[1])
reads_knowing(
    "watched",
    "~ or another <permanent>",
    lambda said, f: (said.mention(EVENT, IT), (this_or_another(every(f)),))[1],
)
reads_knowing("watched", "enchanted <permanent>", lambda said, f: (said.mention(HOST, IT), (Enchanted(*f),))[1])
reads_knowing("watched", "equipped <permanent>", lambda said, f: (said.mention(HOST, IT), (Equipped(*f),))[1])
reads("event", "<watched> enters or attacks", lambda what: EitherOf(Enters(*what), Attacks(*what)))
reads("event", "<watched> enters or dies", lambda what: EitherOf(Enters(*what), Dies(*what)))
reads("event", "<watched> enters or leaves the battlefield", lambda what: EitherOf(Enters(*what), Leaves(*what)))
reads("event", "<watched> attacks or dies", lambda what: EitherOf(Attacks(*what), Dies(*what)))
reads_knowing("watched", "this card", lambda said: (said.this(),))
reads("events", "<event>", lambda one: one)
reads("events", "<event> and (when|whenever|at) <event>", EitherOf)
reads("events", "<event> or (when|whenever|at) <event>", EitherOf)
