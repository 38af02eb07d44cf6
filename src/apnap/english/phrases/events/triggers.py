"""Phrases for the words of `apnap.abilities.events.triggers`."""

from __future__ import annotations

from collections.abc import Callable

from apnap.abilities.conditions import Controls
from apnap.abilities.effects.flow import If
from apnap.abilities.events.triggers import At, StateIs, Waiting, When, Whenever
from apnap.abilities.players import YOU
from apnap.english.events import EVENTS
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CONDITIONS
from apnap.rules.ch1_concepts.definitions import Condition, Effect, Pattern, Triggered

EVENTS.add(StateIs, lambda node, voice: CONDITIONS.say(node.condition, voice))


def provided(
    said: Said, kind: Callable[..., Triggered], event: Pattern, condition: Condition, effects: list[Effect]
) -> Triggered:
    """With its intervening 'if'."""
    if said.zone >= 0:
        raise Misread("triggers function on the battlefield only, so far")
    return kind(event, *effects, provided=condition)


def once_each_turn(said: Said, event: Pattern, effects: list[Effect]) -> Triggered:
    triggered(said, Whenever, event, effects)
    return Whenever(event, *effects, each_turn=1)


reads("trigger", "when", lambda: When)
reads("trigger", "whenever", lambda: Whenever)
reads("trigger", "at", lambda: At)


def triggered(said: Said, kind: type[Waiting], event: Pattern, effects: list[Effect]) -> Triggered:
    """'If' straight after the event is the intervening 'if', never the first word of an instruction. CR 603.4."""
    if said.zone >= 0:
        raise Misread("triggers function on the battlefield only, so far")
    first = effects[0]
    if isinstance(first, If) and first.otherwise is None:
        raise Misread("this 'if' is a condition of the trigger")
    make: Callable[..., Triggered] = kind
    return make(event, *effects)


reads_knowing("line", "<trigger> <events> , <sentences> .", triggered)
reads_knowing(
    "line",
    "<trigger> <events> , if <conditions> , <sentences> .",
    lambda said, kind, event, condition, effects: provided(said, kind, event, condition, effects),
)
reads("line", "<trigger> <events> , <modal>", lambda kind, event, modal: kind(event, modal))
reads(
    "line",
    "<trigger> <events> , if <conditions> , <modal>",
    lambda kind, event, condition, modal: kind(event, modal, provided=condition),
)
reads_knowing(
    "line",
    "whenever <events> , <sentences> . this ability triggers only once <each turn> .",
    once_each_turn,
)
reads(
    "line",
    "whenever <events> , if <conditions> , <sentences> . this ability triggers only once <each turn> .",
    lambda event, condition, effects: Whenever(event, *effects, provided=condition, each_turn=1),
)
reads(
    "line",
    "when you control no <permanents> , <sentences> .",
    lambda f, effects: When(StateIs(Controls(YOU, *f, none=True)), *effects),
)
