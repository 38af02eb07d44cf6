"""Phrases for the words of `apnap.abilities.keyword_actions.combat`."""

from __future__ import annotations

from apnap.abilities.keyword_actions.combat import Detain, Exert, Fight, Goad, IsSuspected, Suspect, ThisIsSuspected
from apnap.english.abilities import ABILITIES
from apnap.english.nouns import FILTERS, Voice, all_of, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, CONDITIONS, Clause, joined, order, sentences


def _fight(node: Fight, voice: Voice) -> Clause:
    return Clause(ref(node.one, voice), "fights", "fight", ref(node.other, voice).text)


def _exert(node: Exert, voice: Voice) -> str:
    said = [f"you may exert {voice.this()} as it attacks"]
    inner = sentences(node.trigger.effect, voice)
    return joined([*said, f"when you do, {inner[0]}", *inner[1:]])


def _suspected(node: ThisIsSuspected, voice: Voice) -> str:
    this = voice.this()
    if node.no:
        return "it's not suspected" if this == "it" else f"{this} isn't suspected"
    return "it's suspected" if this == "it" else f"{this} is suspected"


CLAUSES.add(Fight, _fight)
CLAUSES.add(Goad, lambda node, voice: order("goad", all_of(node.subject, voice).text))
CLAUSES.add(Detain, lambda node, voice: order("detain", all_of(node.subject, voice).text))
ABILITIES.add(Exert, _exert)
CLAUSES.add(Suspect, lambda node, voice: order("suspect", all_of(node.what, voice).text))
FILTERS.add(IsSuspected, lambda node, n: n.adjectives.append("suspected"))
CONDITIONS.add(ThisIsSuspected, _suspected)
reads("effect", "<object> (fights|fight) <object>", Fight)
reads("effect", "goad <object>", Goad)
reads("effect", "detain <object>", Detain)
reads("effect", "suspect <object>", Suspect)
reads("line", "you may exert ~ as it attacks . when you do , <sentences> .", lambda effects: Exert(*effects))
reads("adjective", "suspected", IsSuspected)
