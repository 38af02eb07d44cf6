"""Phrases for schemes."""

from __future__ import annotations

from apnap.abilities.casual.schemes import (
    Abandon,
    MayAbandon,
    NextSchemes,
    OtherOpponents,
    SelfOrOthers,
    SetInMotionAgain,
    SetsInMotion,
)
from apnap.abilities.conditions import CastThisTurn, DealtDamageThisTurn
from apnap.abilities.filters import IsThis
from apnap.english.abilities import EVENTS
from apnap.english.common import next_time
from apnap.english.effects import CLAUSES, CONDITIONS, SENTENCES, order, sentences
from apnap.english.nouns import SELECTORS, Ref, Voice, noun, ref
from apnap.english.words import number_word


def _sets(node: SetsInMotion, voice: Voice) -> str:
    what = voice.this() if isinstance(node.filter, IsThis) else noun(node.filter, "scheme").one()
    return f"you set {what} in motion"


def _self_or_others(node: SelfOrOthers, voice: Voice) -> list[str]:
    who, picks = ref(node.target, voice).text, "chooses"
    own = sentences(node.own, Voice(voice.name, voice.self_noun, voice.own_types))
    others = sentences(node.others, Voice(voice.name, voice.self_noun, voice.own_types))
    return [
        f"{who} {picks} self or others",
        f"if that player {picks} self, {own[0]}",
        *own[1:],
        f"if the player {picks} others, {others[0]}",
        *others[1:],
    ]


def _may_abandon(node: MayAbandon, voice: Voice) -> list[str]:
    then = sentences(node.then, voice)
    return [f"you may abandon {voice.self_noun}", f"if you do, {then[0]}", *then[1:]]


EVENTS.add(SetsInMotion, _sets)
CLAUSES.add(Abandon, lambda node, voice: order("abandon", voice.self_noun))
CLAUSES.add(SetInMotionAgain, lambda node, voice: order("set", "that scheme in motion again"))
CLAUSES.add(
    NextSchemes,
    lambda node, voice: order(
        f"{next_time('you', 'set a scheme in motion', when='')}, set",
        f"{number_word(node.number)} schemes in motion instead",
    ),
)
SELECTORS.add(OtherOpponents, lambda node, voice: Ref("each of your other opponents"))


def _dealt(node: DealtDamageThisTurn, voice: Voice) -> str:
    who = ref(node.who, voice)
    been = "you've been" if who.you else f"{who.text} {who.verb('has', 'have')} been"
    return f"{been} dealt {node.number} or more damage this turn"


CONDITIONS.add(DealtDamageThisTurn, _dealt)


def _cast(node: CastThisTurn, voice: Voice) -> str:
    said = "they"
    if node.who is not None:
        who = ref(node.who, voice)
        said = f"{who.text}'ve" if who.you else who.text
    return f"{said} cast {number_word(node.number)} or more spells this turn"


CONDITIONS.add(CastThisTurn, _cast)
SENTENCES.add(SelfOrOthers, _self_or_others)
SENTENCES.add(MayAbandon, _may_abandon)
