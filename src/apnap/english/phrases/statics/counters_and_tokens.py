"""Phrases for the words of `apnap.abilities.statics.counters_and_tokens`."""

from __future__ import annotations

from apnap.abilities.filters import OTHER
from apnap.abilities.players import YOU, EachPlayer
from apnap.abilities.statics.counters_and_tokens import CounterLimit, MoreCounters, TokensTwice
from apnap.english.abilities import ABILITIES
from apnap.english.common import some, twice
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import Voice, noun, ref
from apnap.english.reading.said import Misread
from apnap.english.reading.table import reads
from apnap.rules.ch1_concepts.definitions import Filter


def _tokens(node: TokensTwice, voice: Voice) -> str:
    if type(node.who) is EachPlayer:
        return sentence(f"if {some('tokens')} would be created, {twice('tokens')} are created instead")
    whose = ref(node.who, voice).whose
    if node.passive:
        would = f"if {some('tokens')} would be created under {whose} control"
        return sentence(f"{would}, {twice('tokens')} are created instead")
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
    on = f"that {' '.join(n.types) or 'permanent'}" if node.named else "it"
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
    "statement",
    "if an effect would create <some tokens> <under your control> , it creates <twice that many> of those "
    "tokens instead",
    lambda: TokensTwice(YOU),
)
reads(
    "statement",
    "if <some tokens> would be created <under your control> , <twice that many> of those tokens are created instead",
    lambda: TokensTwice(YOU, passive=True),
)
reads("more counters", "twice that many <counter> counters", lambda kind: (kind, 2, 0))
reads("more counters", "that many plus one <counter> counters", lambda kind: (kind, 1, 1))
reads("more counters", "that many plus <number word> <counter> counters", lambda n, kind: (kind, 1, n))
reads("put on it", "it", False)
reads("put on it", "that <permanent>", lambda f: True)
reads("getting counters", "a <permanent>", lambda f: f)
reads("getting counters", "another <permanent>", lambda f: (OTHER, *f))


def more_counters(kind: str, filters: tuple[Filter, ...], more: tuple[str, int, int], named: bool) -> MoreCounters:
    """Twice as many of a kind, or some more."""
    if more[0] != kind:
        raise Misread("these are counters of another kind")
    return MoreCounters(kind, *filters, times=more[1], plus=more[2], named=named)


reads(
    "statement",
    "if one or more <counter> counters would be put on <getting counters> , <more counters> are put on <put on it> "
    "instead",
    more_counters,
)
reads("line", "~ can't have more than <number word> <counter> counters on it .", CounterLimit)
