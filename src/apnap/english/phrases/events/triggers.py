"""Phrases for the words of `apnap.abilities.events.triggers`."""

from __future__ import annotations

from collections.abc import Callable

from apnap.abilities.conditions import Controls
from apnap.abilities.effects.flow import If
from apnap.abilities.events.triggers import At, StateIs, Waiting, When, Whenever
from apnap.abilities.players import YOU
from apnap.english.events import EVENTS
from apnap.english.reading.said import Misread
from apnap.english.reading.table import reads
from apnap.english.sentences import CONDITIONS
from apnap.rules.ch1_concepts.definitions import Effect, Pattern, Triggered

EVENTS.add(StateIs, lambda node, voice: CONDITIONS.say(node.condition, voice))


def once_each_turn(event: Pattern, effects: list[Effect]) -> Triggered:
    triggered(Whenever, event, effects)
    return Whenever(event, *effects, each_turn=1)


reads("trigger", "when", lambda: When)
reads("trigger", "whenever", lambda: Whenever)
reads("trigger", "at", lambda: At)


def triggered(kind: type[Waiting], event: Pattern, effects: list[Effect]) -> Triggered:
    """'If' straight after the event is the intervening 'if', never the first word of an instruction. CR 603.4."""
    first = effects[0]
    if isinstance(first, If) and first.otherwise is None:
        raise Misread("this 'if' is a condition of the trigger")
    make: Callable[..., Triggered] = kind
    return make(event, *effects)


reads("line", "<trigger> <event> , <sentences> .", triggered)
reads(
    "line",
    "<trigger> <event> , if <condition> , <sentences> .",
    lambda kind, event, condition, effects: kind(event, *effects, provided=condition),
)
reads("line", "<trigger> <event> , <modal>", lambda kind, event, modal: kind(event, modal))
reads(
    "line",
    "<trigger> <event> , if <condition> , <modal>",
    lambda kind, event, condition, modal: kind(event, modal, provided=condition),
)
reads(
    "line",
    "whenever <event> , <sentences> . this ability triggers only once <each turn> .",
    lambda event, effects: once_each_turn(event, effects),
)
reads(
    "line",
    "whenever <event> , if <condition> , <sentences> . this ability triggers only once <each turn> .",
    lambda event, condition, effects: Whenever(event, *effects, provided=condition, each_turn=1),
)
reads(
    "line",
    "when you control no <permanents> , <sentences> .",
    lambda f, effects: When(StateIs(Controls(YOU, *f, none=True)), *effects),
)
