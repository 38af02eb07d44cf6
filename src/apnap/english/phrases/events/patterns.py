"""Phrases for the words of `apnap.abilities.events.patterns`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.casual.commanders import COMMANDER, YOUR_COMMANDER
from apnap.abilities.events.card_events import CreatesEachToken, PlaysLand
from apnap.abilities.events.copy_events import CopiesSpell
from apnap.abilities.events.doing_events import Activates, Sacrifices
from apnap.abilities.events.object_events import Casts
from apnap.abilities.events.patterns import EitherOf, Included, ObjectPattern, this_or_another
from apnap.abilities.filters import OTHER, THIS_ONE, YOU_CONTROL, AnyOf, every
from apnap.abilities.selectors import IT, Enchanted, Equipped
from apnap.english.events import EVENTS, watched
from apnap.english.nouns import Voice
from apnap.english.past import PAST, Past
from apnap.english.phrase_table import Unspoken
from apnap.english.reading.said import EVENT, HOST, Misread
from apnap.english.reading.table import reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Pattern
from apnap.rules.core.constants import EV_STEP

BLOCKS_OR: Final = "blocks or becomes blocked by"  # said of two events in one breath
EACH_MAIN: Final = "each of your main phases"


def either(said: list[str]) -> str:
    """One event or another; beside a time, `and at`."""
    times = [words for words in said if words.startswith("the beginning ")]
    others = [words for words in said if words not in times]
    if said == [f"the beginning of your {nth} main phase" for nth in ("first", "second")]:
        return f"the beginning of {EACH_MAIN}"
    if not others:
        return " and at ".join(times)
    if all(words.startswith("your commander ") for words in others):
        others[1:] = [words.removeprefix("your commander ") for words in others[1:]]
    events = " or ".join(others) if len(others) < 3 else f"{', '.join(others[:-1])}, or {others[-1]}"
    return " and at ".join([events, *times])


def each_event(node: EitherOf, voice: Voice) -> list[str]:
    """Its events; whom several are about is said once."""
    said = [EVENTS.say(inner, voice).removeprefix("it ") for inner in node.patterns]
    first = node.patterns[0]
    if isinstance(first, PlaysLand) and isinstance(node.patterns[-1], Casts) and len(said) == 2:
        return [said[0], said[1].removeprefix("you ")] if said[0].startswith("you ") else said
    if not isinstance(first, ObjectPattern) or first.own:
        return said
    about = f"{watched(first.filter, voice)} "
    for inner in node.patterns:
        if not isinstance(inner, ObjectPattern) or inner.filter != first.filter:
            return said
    if all(words.startswith(about) for words in said):
        said[1:] = [words.removeprefix(about) for words in said[1:]]
    return said


def cast_or_copied(node: EitherOf, voice: Voice) -> str:
    """`you cast or copy a spell`, `you create or sacrifice a token`; nothing for other events."""
    first, last = node.patterns[0], node.patterns[-1]
    if isinstance(first, CreatesEachToken) and isinstance(last, Sacrifices) and first.filter == last.filter:
        return EVENTS.say(first, voice).replace("create ", "create or sacrifice ", 1)
    if len(node.patterns) != 2 or not isinstance(first, Casts) or not isinstance(last, CopiesSpell):
        return ""
    if first.filter != last.filter:
        return ""
    return EVENTS.say(first, voice).replace("cast ", "cast or copy ", 1)


def joined(node: EitherOf, voice: Voice) -> str:
    """Events with what is said between them; each says whom it is about."""
    if node.joined == BLOCKS_OR:
        return f"{voice.self_noun} {BLOCKS_OR} {EVENTS.say(node.patterns[1], voice).partition(' blocked by ')[2]}"
    said = [EVENTS.say(inner, voice) for inner in node.patterns]
    said[1:] = [
        f"{voice.self_noun} {words.removeprefix('it ')}" if words.startswith("it ") else words for words in said[1:]
    ]
    return f" {node.joined} ".join(said)


def _either(node: EitherOf, voice: Voice) -> str:
    if node.joined:
        return joined(node, voice)
    return cast_or_copied(node, voice) or either(each_event(node, voice))


def _cast_or_activated(node: EitherOf, voice: Voice) -> Past:
    """`you've cast an instant spell or activated an ability of a card`."""
    if [type(event) for event in node.patterns] != [Casts, Activates]:
        raise Unspoken("there are no words for one or the other of these that happened")
    first, second = (PAST.say(event, voice) for event in node.patterns)
    first.noun.after.append(f"or {second.did} {second.noun.one()}")
    return first


EVENTS.add(EitherOf, _either)
PAST.add(EitherOf, _cast_or_activated)
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
reads("event", "<watched> <happens>", lambda what, one: one(*what))
reads("event", "<watched> <happens> or <happens>", lambda what, one, other: EitherOf(one(*what), other(*what)))
reads(
    "event",
    "<watched> <happens> , <happens> , or <happens>",
    lambda what, one, two, three: EitherOf(one(*what), two(*what), three(*what)),
)
reads_knowing("watched", "your commander", lambda said: (said.mention(EVENT, IT), (YOUR_COMMANDER,))[1])
reads_knowing(
    "watched",
    "~ or a commander you control",
    lambda said: (said.mention(EVENT, IT), (AnyOf(THIS_ONE, every((COMMANDER, YOU_CONTROL))),))[1],
)
reads_knowing(
    "watched",
    "~ or equipped <permanent>",
    lambda said, f: (said.mention(EVENT, IT), (AnyOf(THIS_ONE, Included(Equipped(*f))),))[1],
)
reads_knowing(
    "watched",
    "enchanted <permanent> or another <permanent>",
    lambda said, f, g: (said.mention(EVENT, IT), (AnyOf(Included(Enchanted(*f)), every(g)),))[1],
)
reads_knowing("watched", "this card", lambda said: (said.this(),))
reads("events", "<event>", lambda one: one)
reads("events", "<event> and at <event>", lambda one, other: and_at(one, other))


def and_at(one: Pattern, other: Pattern) -> EitherOf:
    if EV_STEP not in other.kinds:
        raise Misread("'at' is said of steps")
    return EitherOf(one, other)


for _joined in ("and when", "and whenever", "or when", "or whenever"):
    reads(
        "events",
        f"<event> {_joined} <event>",
        lambda one, other, joined=_joined: EitherOf(one, other, joined=joined),
    )
reads("events", "<event> or <event>", EitherOf)
reads("events", "<event> , or <event> , or <event>", EitherOf)
reads("events", "<event> , <event> , or <event>", EitherOf)
