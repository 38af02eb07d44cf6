"""Phrases for the words of `apnap.abilities.casual.schemes`."""

from __future__ import annotations

from apnap.abilities.casual.schemes import (
    NON_ONGOING,
    OTHER_OPPONENTS,
    Abandon,
    MayAbandon,
    NextSchemes,
    OtherOpponents,
    SelfOrOthers,
    SetInMotionAgain,
    SetsInMotion,
)
from apnap.abilities.filters import IsThis
from apnap.abilities.players import THAT_PLAYER
from apnap.abilities.selectors import THIS, This
from apnap.english.common import next_time
from apnap.english.events import EVENTS
from apnap.english.grammar import number_word
from apnap.english.nouns import SELECTORS, Ref, Voice, all_of, noun, ref
from apnap.english.reading.said import GROUP, Misread
from apnap.english.reading.table import fragment, reads, reads_apart, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, order, sentences
from apnap.rules.ch1_concepts.definitions import Effect


def _sets(node: SetsInMotion, voice: Voice) -> str:
    what = voice.this() if isinstance(node.filter, IsThis) else noun(node.filter, "scheme").one()
    return f"you set {what} in motion"


def _may_abandon(node: MayAbandon, voice: Voice) -> list[str]:
    then = sentences(node.then, voice)
    return [f"you may abandon {voice.self_noun}", f"if you do, {then[0]}", *then[1:]]


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


EVENTS.add(SetsInMotion, _sets)
CLAUSES.add(
    Abandon,
    lambda node, voice: order(
        "abandon", voice.self_noun if isinstance(node.what, This) else all_of(node.what, voice).text
    ),
)
SENTENCES.add(MayAbandon, _may_abandon)
CLAUSES.add(SetInMotionAgain, lambda node, voice: order("set", "that scheme in motion again"))
CLAUSES.add(
    NextSchemes,
    lambda node, voice: order(
        f"{next_time('you', 'set a scheme in motion', when='')}, set",
        f"{number_word(node.number)} schemes in motion instead",
    ),
)
SELECTORS.add(
    OtherOpponents, lambda node, voice: Ref("each other opponent" if node.brief else "each of your other opponents")
)
SENTENCES.add(SelfOrOthers, _self_or_others)
reads_knowing("event", "you set ~ in motion", lambda said: (said.this(), SetsInMotion(THIS))[1])
reads("effect", "abandon ~", Abandon)
reads("sentence", "you may abandon ~ . if you do , <sentence>", MayAbandon)
reads("recipient", "each other opponent", lambda: OtherOpponents(brief=True))
reads("event", "you set a non-ongoing scheme in motion", lambda: SetsInMotion(NON_ONGOING))
reads("effect", "set that scheme in motion again", SetInMotionAgain)
fragment("next scheme", "the next time <you set one>")
fragment("you set one", "you would set a scheme in motion")
reads("effect", "<next scheme> , set <number word> schemes in motion instead", NextSchemes)
reads_knowing("who", "each of your other opponents", lambda said: said.mention(GROUP, OTHER_OPPONENTS))
reads("recipient", "each of your other opponents", OTHER_OPPONENTS)
fragment("picks one", "target opponent chooses self or others")


def self_or_others(own: Effect, others: Effect) -> SelfOrOthers:
    """The target decides whom it happens to; what is said of them is about that player."""
    if own.targets() or others.targets():
        raise Misread("the one who chooses is the only target")
    return SelfOrOthers(own, others)


reads_apart("own part", "<effect>", lambda effect: effect)
reads_apart("own part", "the player <done>", lambda doing: doing.by(THAT_PLAYER))
reads(
    "sentence",
    "<picks one> . if that player chooses self , <own part> . if the player chooses others , <own part>",
    self_or_others,
)
