"""Phrases for the words of `apnap.abilities.events.triggers`."""

from __future__ import annotations

from collections.abc import Callable

from apnap.abilities.amounts import CardsIn, CountOf
from apnap.abilities.conditions import AtLeast, Controls, ControlsMany, HasCounters, Unless
from apnap.abilities.effects.flow import If, OnceEachTurn, in_order
from apnap.abilities.events.patterns import EitherOf, ObjectPattern
from apnap.abilities.events.triggers import At, StateIs, Waiting, When, Whenever
from apnap.abilities.players import YOU, ThatPlayer
from apnap.abilities.selectors import THIS, Each
from apnap.english.events import EVENTS
from apnap.english.reading.said import NOBODY, Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CONDITIONS
from apnap.rules.ch1_concepts.definitions import Condition, Effect, Node, Pattern, Triggered
from apnap.rules.core.constants import GRAVEYARD

EVENTS.add(StateIs, lambda node, voice: CONDITIONS.say(node.condition, voice))


def provided(
    said: Said, kind: Callable[..., Triggered], event: Pattern, condition: Condition, effects: list[Effect]
) -> Triggered:
    """With its intervening 'if'."""
    return kind(event, *effects, provided=condition, **where(said, event))


def where(said: Said, event: Pattern) -> dict[str, int]:
    """The zone that its instructions tell, unless the event tells it."""
    if said.zone < 0 or event.zones == 1 << said.zone or is_own(event):
        return {}
    return {"zone": said.zone}


def is_own(event: Pattern) -> bool:
    """Is it something that happens to this permanent, so that the ability functions where that is?"""
    if isinstance(event, EitherOf):
        return any(is_own(one) for one in event.patterns)
    return isinstance(event, ObjectPattern) and event.own


def once_each_turn(said: Said, event: Pattern, effects: list[Effect]) -> Triggered:
    triggered(said, Whenever, event, effects)
    make: Callable[..., Triggered] = Whenever
    return make(event, *effects, each_turn=1, **where(said, event))


reads("trigger", "when", lambda: When)
reads("trigger", "whenever", lambda: Whenever)
reads("trigger", "at", lambda: At)


def triggered(said: Said, kind: type[Waiting], event: Pattern, effects: list[Effect]) -> Triggered:
    """'If' straight after the event is the intervening 'if', never the first word of an instruction. CR 603.4."""
    first = effects[0]
    if isinstance(first, If) and first.otherwise is None and not first.after:
        raise Misread("this 'if' is a condition of the trigger")
    if said.was_asked_of(NOBODY) and any(speaks_of_player(effect) for effect in effects):
        raise Misread("no word means this player")
    make: Callable[..., Triggered] = kind
    return make(event, *effects, **where(said, event))


def speaks_of_player(node: Node) -> bool:
    return isinstance(node, ThatPlayer) or any(speaks_of_player(child) for child in node.children())


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


def done_once(said: Said, event: Pattern, effects: list[Effect], condition: Condition | None = None) -> Triggered:
    made = OnceEachTurn(in_order(effects))
    if condition is not None:
        return provided(said, Whenever, event, condition, [made])
    triggered(said, Whenever, event, effects)
    return triggered(said, Whenever, event, [made])


reads_knowing("line", "whenever <events> , <sentences> . do this only once <each turn> .", done_once)
reads_knowing(
    "line",
    "whenever <events> , if <conditions> , <sentences> . do this only once <each turn> .",
    lambda said, event, condition, effects: done_once(said, event, effects, condition),
)
reads(
    "line",
    "<trigger> <state> , <sentences> .",
    lambda kind, state, effects: kind(StateIs(state), *effects),
)
reads(
    "state",
    "there are no <permanents> on the battlefield",
    lambda f: Unless(AtLeast(CountOf(Each(*f)), 1)),
)
reads("state", "there are no cards in your graveyard", lambda: Unless(AtLeast(CardsIn(GRAVEYARD), 1)))
reads("state", "there are no <counter> counters on ~", lambda kind: Unless(HasCounters(THIS, 1, kind, "there")))
reads("state", "~ has no <counter> counters on it", lambda kind: Unless(HasCounters(THIS, 1, kind)))
reads("state", "~ has <number word> or more <counter> counters on it", lambda n, kind: HasCounters(THIS, n, kind))
reads(
    "state",
    "there are <number word> or more <counter> counters on ~",
    lambda n, kind: HasCounters(THIS, n, kind, "there"),
)
reads("state", "you control <number word> or more <permanents>", lambda n, f: ControlsMany(n, *f))
reads(
    "line",
    "when you control no <permanents> , <sentences> .",
    lambda f, effects: When(StateIs(Controls(YOU, *f, none=True)), *effects),
)
