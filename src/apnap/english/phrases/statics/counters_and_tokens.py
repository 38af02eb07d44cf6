"""Phrases for the words of `apnap.abilities.statics.counters_and_tokens`."""

from __future__ import annotations

from apnap.abilities.players import YOU, EachPlayer
from apnap.abilities.statics.counters_and_tokens import CounterLimit, MoreCounters, TokensTwice
from apnap.english.abilities import ABILITIES
from apnap.english.common import some, twice
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import Voice, noun, ref
from apnap.english.reading.table import reads


def _tokens(node: TokensTwice, voice: Voice) -> str:
    if type(node.who) is EachPlayer:
        return sentence(f"if {some('tokens')} would be created, {twice('tokens')} are created instead")
    whose = ref(node.who, voice).whose
    would = f"if an effect would create {some('tokens')} under {whose} control"
    return sentence(f"{would}, it creates {twice('tokens')} instead")


def _counters(node: MoreCounters, voice: Voice) -> str:
    n = noun(node.filter)
    if not node.counter:
        what = " ".join(n.types) or "permanent"
        would = f"if an effect would put {some('counters')} on {n.one()}"
        return sentence(f"{would}, it puts {twice('counters')} on that {what} instead")
    if node.plus > 0:
        many = f"that many plus {number_word(node.plus)} {node.counter} counters"
    elif node.plus < 0:
        many = f"that many {node.counter} counters minus {number_word(-node.plus)}"
    else:
        many = f"twice that many {node.counter} counters"
    on = f"that {' '.join(n.types)}" if node.named else "it"
    return sentence(f"if one or more {node.counter} counters would be put on {n.one()}, {many} are put on {on} instead")


ABILITIES.add(TokensTwice, _tokens)
ABILITIES.add(MoreCounters, _counters)
ABILITIES.add(
    CounterLimit,
    lambda node, voice: sentence(
        f"{voice.this()} can't have more than {number_word(node.most)} {node.counter} counters on it"
    ),
)
reads(
    "line",
    "if an effect would create <some tokens> <under your control> , it creates <twice that many> of those "
    "tokens instead .",
    lambda: TokensTwice(YOU),
)
reads("line", "~ can't have more than <number word> <counter> counters on it .", CounterLimit)
