"""Phrases for the words of `apnap.abilities.keyword_actions.combat`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.keyword_actions.combat import Detain, Exert, Fight, Goad, IsSuspected, Suspect
from apnap.abilities.targets import Again, TargetSlot
from apnap.english.abilities import ABILITIES
from apnap.english.nouns import FILTERS, Ref, Voice, all_of, ref
from apnap.english.reading.said import BATCH, EVENT, MADE, SLOT, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause, joined, order, sentences


def _fight(node: Fight, voice: Voice) -> Clause:
    if node.both:
        return Clause(Ref(node.both, many=True), "fights", "fight", "each other")
    return Clause(ref(node.one, voice), "fights", "fight", ref(node.other, voice).text)


def two_targets(said: Said, both: str) -> Fight:
    """The two creatures that were chosen as targets, one by one."""
    slots = [node for kind, node in said.mentions if kind == SLOT and isinstance(node, TargetSlot)]
    if len(slots) != 2 or any(slot.maximum != 1 for slot in slots) or said.is_about_several():
        raise Misread("two creatures, each a target of its own, are needed")
    if any(kind in (MADE, BATCH, EVENT) for kind, _ in said.mentions):
        raise Misread("other creatures may be meant")
    return Fight(Again(slots[0], "that creature"), Again(slots[1], "that creature"), both)


MAY_EXERT: Final = "you may exert it as it attacks"


def _exert(node: Exert, voice: Voice) -> str:
    said = [f"you may exert {voice.this()} as it attacks"]
    if node.fresh:
        said = [f"if {voice.self_noun} hasn't been exerted this turn, {MAY_EXERT}"]
    inner = sentences(node.trigger.effect, voice)
    return joined([*said, f"when you do, {inner[0]}", *inner[1:]])


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
reads("effect", "<object> (fights|fight) <object>", Fight)
for _both in ("those creatures", "the chosen creatures"):
    reads_knowing("effect", f"{_both} fight each other", lambda said, both=_both: two_targets(said, both))
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
