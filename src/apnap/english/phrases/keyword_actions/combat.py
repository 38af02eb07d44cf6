"""Phrases for the words of `apnap.abilities.keyword_actions.combat`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.keyword_actions.combat import Detain, Exert, Fight, Goad, IsSuspected, Suspect, ThisIsSuspected
from apnap.english.abilities import ABILITIES
from apnap.english.nouns import FILTERS, Ref, Voice, all_of, ref
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CLAUSES, CONDITIONS, Clause, joined, order, sentences


def _fight(node: Fight, voice: Voice) -> Clause:
    return Clause(ref(node.one, voice), "fights", "fight", ref(node.other, voice).text)


MAY_EXERT: Final = "you may exert it as it attacks"


def _exert(node: Exert, voice: Voice) -> str:
    said = [f"you may exert {voice.this()} as it attacks"]
    if node.fresh:
        said = [f"if {voice.self_noun} hasn't been exerted this turn, {MAY_EXERT}"]
    inner = sentences(node.trigger.effect, voice)
    return joined([*said, f"when you do, {inner[0]}", *inner[1:]])


def _suspected(node: ThisIsSuspected, voice: Voice) -> str:
    this = voice.this()
    if node.no:
        return "it's not suspected" if this == "it" else f"{this} isn't suspected"
    return "it's suspected" if this == "it" else f"{this} is suspected"


CLAUSES.add(Fight, _fight)


def _goad(node: Goad, voice: Voice) -> Clause:
    what = all_of(node.subject, voice)
    if node.for_good:
        them = Ref("the tokens", many=True) if what.text in ("them", "those tokens") else what
        return Clause(them, "is", "are", "goaded for the rest of the game")
    return order("goad", what.text)


CLAUSES.add(Goad, _goad)
reads("effect", "<object> (is|are) goaded for the rest of the game", lambda what: Goad(what, for_good=True))
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
fragment("may exert", MAY_EXERT)
fragment("not exerted", "if ~ hasn't been exerted this turn ,")
reads(
    "line",
    "<not exerted> <may exert> . when you do , <sentences> .",
    lambda effects: Exert(*effects, fresh=True),
)
reads("adjective", "suspected", IsSuspected)
