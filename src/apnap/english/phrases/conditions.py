"""Phrases for the words of `apnap.abilities.conditions`."""

from __future__ import annotations

from apnap.abilities.amounts import LifeOf
from apnap.abilities.conditions import (
    AtLeast,
    CastThisTurn,
    Controls,
    ControlsMany,
    ControlsMore,
    DealtDamageThisTurn,
    Exists,
    HasCounters,
    HasKeyword,
    Is,
    IsTurnOf,
    LostLifeThisTurn,
    Unless,
    YouCastIt,
)
from apnap.abilities.filters import AttackedThisTurn
from apnap.abilities.players import EachOpponent, You
from apnap.abilities.selectors import This
from apnap.english.amounts import AMOUNTS
from apnap.english.grammar import article, number_word
from apnap.english.nouns import Voice, keyword_names, noun, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.sentences import CONDITIONS, TIMES


def _is(node: Is, voice: Voice) -> str:
    what = ref(node.what, voice)
    described = noun(node.filter, "")
    words = described.bare().strip()
    words = article(words) if described.types or described.subtypes else words
    return f"it's {words}" if what.text == "it" else f"{what.text} {what.verb('is', 'are')} {words}"


def exists_words(node: Exists) -> str:
    n = noun(node.what.filter)
    if n.mine == "you control":
        n.mine = ""
        return f"you control {n.one()}"
    return f"any player controls {n.one()}"


def _controls(node: Controls, voice: Voice) -> str:
    n = noun(node.filter)
    who = ref(node.who, voice)
    return f"{who.text} {who.verb('controls', 'control')} {f'no {n.many()}' if node.none else n.one()}"


def _unless(node: Unless, voice: Voice) -> str:
    inner = node.condition
    if isinstance(inner, Is) and isinstance(inner.filter, AttackedThisTurn) and isinstance(inner.what, This):
        return f"{voice.self_noun} didn't attack this turn"
    raise Unspoken(f"there are no words for the contrary of {type(inner).__name__}")


def _many(node: ControlsMany, voice: Voice) -> str:
    who = ref(node.who, voice)
    return f"{who.text} {who.verb('controls', 'control')} {number_word(node.number)} or more {noun(node.filter).many()}"


def _has_keyword(node: HasKeyword, voice: Voice) -> str:
    what = ref(node.what, voice)
    return f"{what.text} {what.verb('has', 'have')} {keyword_names(node.keyword.flags)[0]}"


def _dealt(node: DealtDamageThisTurn, voice: Voice) -> str:
    who = ref(node.who, voice)
    been = "you've been" if who.you else f"{who.text} {who.verb('has', 'have')} been"
    return f"{been} dealt {node.number} or more damage this turn"


def _cast(node: CastThisTurn, voice: Voice) -> str:
    said = "they"
    if node.who is not None:
        who = ref(node.who, voice)
        said = f"{who.text}'ve" if who.you else who.text
    return f"{said} cast {number_word(node.number)} or more spells this turn"


def _lost_life(node: LostLifeThisTurn, voice: Voice) -> str:
    who = "an opponent" if isinstance(node.who, EachOpponent) else ref(node.who, voice).text
    return f"{who} lost life this turn"


CONDITIONS.add(Is, _is)
CONDITIONS.add(Exists, lambda node, voice: exists_words(node))
CONDITIONS.add(Controls, _controls)
CONDITIONS.add(
    ControlsMore,
    lambda node, voice: f"you control more {noun(node.filter).many()} than {ref(node.than, voice).text}",
)
CONDITIONS.add(
    HasCounters,
    lambda node, voice: (
        f"{ref(node.what, voice).text} has {number_word(node.number)} or more {node.counter} counters on it"
    ),
)
CONDITIONS.add(
    AtLeast,
    lambda node, voice: (
        f"you have {AMOUNTS.say(node.number, voice)} or more life"
        if isinstance(node.what, LifeOf) and isinstance(node.what.who, You)
        else f"{AMOUNTS.say(node.what, voice)} is {AMOUNTS.say(node.number, voice)} or more"
    ),
)
CONDITIONS.add(IsTurnOf, lambda node, voice: f"it's {ref(node.who, voice).whose} turn")
TIMES.add(IsTurnOf, lambda node, voice: f"during {ref(node.who, voice).whose} turn")
CONDITIONS.add(Unless, _unless)
CONDITIONS.add(ControlsMany, _many)
CONDITIONS.add(HasKeyword, _has_keyword)
CONDITIONS.add(DealtDamageThisTurn, _dealt)
CONDITIONS.add(CastThisTurn, _cast)
CONDITIONS.add(YouCastIt, lambda node, voice: "you cast it")
CONDITIONS.add(LostLifeThisTurn, _lost_life)
