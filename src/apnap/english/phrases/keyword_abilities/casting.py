"""Phrases for the words of `apnap.abilities.keyword_abilities.casting`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.casting import (
    Cascade,
    CastsThis,
    Demonstrate,
    Epic,
    Extort,
    Gravestorm,
    Paradigm,
    Prowess,
    Ripple,
    SplitSecond,
    Storm,
)
from apnap.abilities.selectors import THIS
from apnap.english.abilities import keyword
from apnap.english.events import EVENTS
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CONDITIONS


def _split_second(node: SplitSecond, voice: Voice) -> str:
    if node.condition is None:
        return "split second"
    return sentence(f"if {CONDITIONS.say(node.condition, voice)}, it has split second")


EVENTS.add(CastsThis, lambda node, voice: "you cast this spell")
keyword(Storm, lambda node, voice: "storm")
keyword(Cascade, lambda node, voice: "cascade")
keyword(Prowess, lambda node, voice: "prowess", inline=True)
keyword(Extort, lambda node, voice: "extort")
keyword(SplitSecond, _split_second)
keyword(Demonstrate, lambda node, voice: "demonstrate")
CAST_NOW = "cast now"  # this was cast just before, and is on the stack
reads_knowing("event", "you cast ~", lambda said: (said.this(), said.mention(CAST_NOW, THIS), CastsThis())[2])
reads("keyword", "storm", Storm)
reads("keyword", "cascade", Cascade)
reads("keyword", "prowess", Prowess)
reads("keyword", "extort", Extort)
reads("keyword", "split second", SplitSecond)
reads("line", "if <conditions> , it has split second .", SplitSecond)
reads("keyword", "demonstrate", Demonstrate)
keyword(Gravestorm, lambda node, voice: "gravestorm")
reads("keyword", "gravestorm", Gravestorm)
keyword(Ripple, lambda node, voice: f"ripple {node.number}")
keyword(Epic, lambda node, voice: "epic")
keyword(Paradigm, lambda node, voice: "paradigm")
reads("keyword", "ripple <digits>", Ripple)
reads("keyword", "epic", Epic)
reads("keyword", "paradigm", Paradigm)
