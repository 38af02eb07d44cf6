"""Phrases for the nodes that the rules themselves define."""

from __future__ import annotations

from typing import Final

from apnap.abilities.effects.delayed_triggers import MayPayWhenDone, WhenDone, WheneverThisTurn, WhenThisWay
from apnap.abilities.effects.flow import Choose, Thereafter, in_order
from apnap.abilities.events.object_events import Dies
from apnap.abilities.events.triggers import At, Whenever
from apnap.abilities.selectors import That
from apnap.abilities.targets import Again
from apnap.english.abilities import ABILITIES, activated_text, keyword
from apnap.english.common import ONCE
from apnap.english.events import EVENTS
from apnap.english.nouns import SELECTORS, Ref, Voice, keyword_names, ref
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads, reads_apart, reads_quoted
from apnap.english.sentences import CLAUSES, CONDITIONS, COSTS, SENTENCES, Clause, joined, modes, sentences
from apnap.rules.ch1_concepts.costs.cost_parts import TapThis
from apnap.rules.ch1_concepts.definitions import Activated, Condition, Effect, Keywords, Node, SpellAbility, Triggered
from apnap.rules.ch6_spells.announcing import FRESH_EVER, FRESH_THIS_TURN, Modal, MoreModes
from apnap.rules.ch8_multiplayer.deploy import GiveThis, TargetTeammate
from apnap.rules.ch9_casual.conspiracies import Agenda, Begins
from apnap.rules.core.constants import GRAVEYARD

FIRST: Final = "the starting player"


def _triggered(node: Triggered, voice: Voice) -> str:
    voice.in_graveyard = node.zones == 1 << GRAVEYARD
    word = "At" if isinstance(node, At) else "Whenever" if isinstance(node, Whenever) else "When"
    event = EVENTS.say(node.pattern, voice)
    provided = "" if node.condition is None else f"if {CONDITIONS.say(node.condition, voice)}, "
    said = sentences(node.effect, voice)
    text = joined([f"{word} {event}, {provided}{said[0]}", *said[1:]])
    return text + (f" This ability triggers {ONCE}." if node.each_turn == 1 else "")


def _spell(node: SpellAbility, voice: Voice) -> str:
    said = sentences(node.effect, voice) if not node.modes else []
    if node.modes:
        more = node.more_modes
        said += modes(
            node.modes[:: node.mode_times],
            node.mode_minimum,
            node.mode_maximum,
            voice,
            node.modes_by_opponent,
            more if isinstance(more, MoreModes) else None,
            again=node.mode_times > 1,
        )
    return joined(said)


COSTS.add(TapThis, lambda node, voice: "{T}")
ABILITIES.add(Triggered, _triggered)
ABILITIES.add(Activated, activated_text)
ABILITIES.add(SpellAbility, _spell)
ABILITIES.add(Agenda, lambda node, voice: "hidden agenda" if node.names == 1 else "double agenda")
ABILITIES.add(
    Begins,
    lambda node, voice: (
        f"You are {FIRST}. If multiple players would be {FIRST}, one of those players is chosen at random."
    ),
)
SENTENCES.add(
    Modal,
    lambda node, voice: modes(
        node.modes[:: node.times],
        node.minimum,
        node.maximum,
        voice,
        node.by_opponent,
        node.more,
        node.fresh,
        node.times > 1,
    ),
)
keyword(Keywords, lambda node, voice: ", ".join(keyword_names(node.flags)), inline=True)
SELECTORS.add(TargetTeammate, lambda node, voice: Ref("target teammate"))
CLAUSES.add(
    GiveThis,
    lambda node, voice: Clause(ref(node.to, voice), "gains", "gain", f"control of {voice.this()}"),
)
reads("sentences", "<sentence>", lambda effect: [effect])
reads("sentences", "<sentence> . <sentences>", lambda effect, others: followed(effect, others))
reads("sentences", "then <sentences>", lambda others: [Thereafter(), *others])
reads("spell", "<sentences> .", lambda effects: effects)
reads("spell", "<modal>", lambda modal: modal)
reads_apart("mode", "\u2022 <sentences> .", in_order)
reads("modes", "<new line> <mode>", lambda line, mode: [mode])
reads("modes", "<new line> <strict mode>", lambda line, mode: [mode])
reads("modes", "<new line> <strict mode> <modes>", lambda line, mode, others: [mode, *others])
reads("modes", "<new line> <mode> <modes>", lambda line, mode, others: [mode, *others])
reads("modal", "choose one \u2014 <modes>", lambda modes: Choose(1, *modes))
reads("modal", "choose <number word> \u2014 <modes>", lambda n, modes: Choose(n, *modes))
reads("modal", "choose one or both \u2014 <modes>", lambda modes: Choose(2, *modes, at_least=1))
reads("modal", "choose one or more \u2014 <modes>", lambda modes: Choose(len(modes), *modes, at_least=1))
reads("modal", "choose up to <count> \u2014 <modes>", lambda n, modes: Choose(n, *modes, at_least=0))
reads("modal", "choose any number \u2014 <modes>", lambda modes: Choose(len(modes), *modes, at_least=0))
reads(
    "modal", "choose one that hasn't been chosen (.|\u2014) <modes>", lambda modes: Choose(1, *modes, fresh=FRESH_EVER)
)
reads(
    "modal",
    "choose one that hasn't been chosen <this turn> (.|\u2014) <modes>",
    lambda modes: Choose(1, *modes, fresh=FRESH_THIS_TURN),
)


def one_or_more(condition: Condition, how: tuple[int, int], modes: list[Effect]) -> Choose:
    least, most = how
    number = len(modes) if most < 0 else most
    if most == 2 and least == 2 and len(modes) < 2:
        raise Misread("there are no two modes")
    return Choose(1, *modes, more=MoreModes(condition, least, number))


_INSTEAD = "choose one . if <conditions> [as you cast ~] , <instead> . <modes>"
reads("modal", _INSTEAD, one_or_more)
reads("instead", "choose both instead", lambda: (2, 2))
reads("instead", "you may choose both instead", lambda: (1, 2))
reads("instead", "you may choose <number word> instead", lambda n: (1, n))
reads("instead", "choose <number word> instead", lambda n: (n, n))
reads("instead", "choose any number instead", lambda: (0, -1))
reads("instead", "choose one or more instead", lambda: (1, -1))
reads("keywords", "<keyword>", lambda one: [one])
reads("keywords", "<keyword> , <keywords>", lambda one, others: [one, *others])
reads("keywords", "<keyword> ; <keywords>", lambda one, others: [one, *others])
reads("keyword", "<flag>", lambda flag: flag)


def speaks_of_a_card(node: Node) -> bool:
    """Does it call something 'that card'?"""
    if isinstance(node, Again) and node.said == "that card":
        return True
    return (isinstance(node, That) and node.card) or any(speaks_of_a_card(child) for child in node.children())


def followed(effect: Effect, others: list[Effect]) -> list[Effect]:
    """Sentences in order; what comes after 'when you do' belongs to what triggers then. CR 603.12.

    What comes after an ability that triggers whenever something happens this turn belongs to that. Whether it belongs
    to one that triggers on something that was spoken of is not decided here.
    """
    if isinstance(effect, WheneverThisTurn) and not effect.once and not isinstance(effect.event, Dies):
        raise Misread("this may be part of what happens later")
    if isinstance(effect, WheneverThisTurn) and any(speaks_of_a_card(one) for one in others):
        raise Misread("the card may be one of those that something happens to later")
    asked = effect.ability.condition if isinstance(effect, (WhenDone, MayPayWhenDone)) else None
    if isinstance(effect, WhenDone):
        return [WhenDone(effect.effect, effect.ability.effect, *others, may=effect.may, provided=asked)]
    if isinstance(effect, MayPayWhenDone):
        return [MayPayWhenDone(effect.cost, effect.ability.effect, *others, provided=asked)]
    if isinstance(effect, WhenThisWay):
        return [WhenThisWay(effect.condition, effect.ability.effect, *others, provided=effect.ability.condition)]
    return [effect, *others]


reads_quoted(
    "sentence",
    "whenever <event> this turn , <sentence> . <sentences>",
    lambda event, effect, others: WheneverThisTurn(event, *followed(effect, others)),
)


fragment("same mode", "the same mode")
reads(
    "modal",
    "choose <number word> . you may choose <same mode> more than once . <modes>",
    lambda n, modes: Choose(n, *modes, again=True),
)
reads(
    "modal",
    "choose up to <number word> . you may choose <same mode> more than once . <modes>",
    lambda n, modes: Choose(n, *modes, at_least=0, again=True),
)
