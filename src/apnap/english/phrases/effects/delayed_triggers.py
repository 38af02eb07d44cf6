"""Phrases for the words of `apnap.abilities.effects.delayed_triggers`."""

from __future__ import annotations

from apnap.abilities.costs import PayMana
from apnap.abilities.effects.delayed_triggers import AtNext, MayPayWhenDone, WheneverThisTurn
from apnap.abilities.events.object_events import Casts, Dies
from apnap.abilities.filters import PERMANENT
from apnap.abilities.players import YOU
from apnap.abilities.selectors import IT, It
from apnap.english.events import EVENTS
from apnap.english.nouns import Voice, ref
from apnap.english.reading.said import EVENT, Said
from apnap.english.reading.table import SILENT, reads, reads_knowing, reads_quoted
from apnap.english.sentences import COSTS, SENTENCES, sentences
from apnap.rules.ch1_concepts.definitions import Node
from apnap.rules.core.constants import END, END_COMBAT, STEP_NAMES, UPKEEP


def _at_next(node: AtNext, voice: Voice) -> list[str]:
    said = sentences(node.ability.effect, voice)
    if node.step == END_COMBAT and node.whose is None:
        return [*said[:-1], f"{said[-1]} at end of combat"]
    which = "first" if node.first else "next"
    whose = "the" if node.whose is None else ref(node.whose, voice).whose
    if node.step == UPKEEP and node.whose is None and not node.first:
        whose, which = "the", "next turn's"
    return [*said[:-1], f"{said[-1]} at the beginning of {whose} {which} {STEP_NAMES[node.step]}"]


def _when_done(node: MayPayWhenDone, voice: Voice) -> list[str]:
    paid = COSTS.say(node.cost, voice)
    voice.said_this = False
    inner = sentences(node.ability.effect, voice)
    pay = "pay " if isinstance(node.cost, PayMana) else ""
    first = inner[0].replace(" on it", " on that creature") if speaks_of_it(node.ability) else inner[0]
    return [f"you may {pay}{paid}", f"when you do, {first}", *inner[1:]]


def speaks_of_it(node: Node) -> bool:
    return isinstance(node, It) or any(speaks_of_it(child) for child in node.children())


def _whenever(node: WheneverThisTurn, voice: Voice) -> list[str]:
    if node.it is not None:
        event = f"when {ref(node.it, voice).text} dies this turn"
    elif node.once:
        cast = EVENTS.say(node.event, voice).replace("you cast ", "you next cast ", 1)
        event = f"when {cast} this turn"
    else:
        event = f"whenever {EVENTS.say(node.event, voice)} this turn"
    inner = Voice(voice.name, voice.self_noun, voice.own_types)
    inner.said_other = True
    said = sentences(node.ability.effect, inner)
    return [f"{event}, {said[0]}", *said[1:]]


SENTENCES.add(AtNext, _at_next)
SENTENCES.add(WheneverThisTurn, _whenever)
SENTENCES.add(MayPayWhenDone, _when_done)
reads("sentence", "<effect> at the beginning of the next end step", lambda effect: AtNext(END, effect))
reads("sentence", "at the beginning of the next end step , <sentence>", lambda effect: AtNext(END, effect))
reads("sentence", "<effect> at the beginning of your next end step", lambda effect: AtNext(END, effect, whose=YOU))
reads("sentence", "<effect> at the beginning of your next upkeep", lambda effect: AtNext(UPKEEP, effect, whose=YOU))
reads("sentence", "<effect> at the beginning of the next turn 's upkeep", lambda effect: AtNext(UPKEEP, effect))
reads("sentence", "at end of combat , <sentence>", lambda effect: AtNext(END_COMBAT, effect))
reads("sentence", "<effect> at end of combat", lambda effect: AtNext(END_COMBAT, effect))
reads("sentence", "you may pay <cost> . when you do , <sentence>", MayPayWhenDone)
reads("sentence", "you may <paid> . when you do , <sentence>", MayPayWhenDone)
reads("sentence", "at the beginning of your next upkeep , <sentence>", lambda effect: AtNext(UPKEEP, effect, whose=YOU))
reads("sentence", "at the beginning of your next end step , <sentence>", lambda effect: AtNext(END, effect, whose=YOU))
reads("sentence", "at the beginning of the next turn 's upkeep , <sentence>", lambda effect: AtNext(UPKEEP, effect))
reads("sentence", "<effect> at the beginning of the next upkeep", lambda effect: AtNext(UPKEEP, effect))


def spoken(said: Said) -> str:
    """What the event is about has been spoken of."""
    said.mention(EVENT, IT)
    return SILENT


reads_knowing("it happened", "", spoken)
reads_quoted("later", "<it happened> <sentence>", lambda effect: effect)
reads_quoted("sentence", "whenever <event> this turn , <sentence>", WheneverThisTurn)
reads_quoted("sentence", "until end of turn , whenever <event> , <sentence>", WheneverThisTurn)
reads("who dies", "<that>", lambda what: what)
reads_knowing("who dies", "it", lambda said: said.it())
reads(
    "sentence",
    "when <who dies> dies this turn , <later>",
    lambda what, effect: WheneverThisTurn(Dies(PERMANENT), effect, it=what),
)
reads_quoted(
    "sentence",
    "when you next cast a <spell> this turn , <later>",
    lambda f, effect: WheneverThisTurn(Casts(*f), effect, once=True),
)
