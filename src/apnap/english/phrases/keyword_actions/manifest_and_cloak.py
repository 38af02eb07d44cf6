"""Phrases for the words of `apnap.abilities.keyword_actions.manifest_and_cloak`."""

from __future__ import annotations

from apnap.abilities.base import Number
from apnap.abilities.keyword_actions.manifest_and_cloak import (
    FACE_DOWN_ONE,
    Cloak,
    IsFaceDown,
    IsTurnedFaceUp,
    Manifest,
    ManifestDread,
    TurnFaceDown,
    TurnFaceUp,
)
from apnap.english.amounts import of_count
from apnap.english.events import EVENTS, watched
from apnap.english.nouns import FILTERS, Voice, all_of, ref
from apnap.english.reading.said import made_it
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause, order


def _manifest(node: Manifest, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    verb = "cloak" if isinstance(node, Cloak) else "manifest"
    one = isinstance(node.amount, Number) and node.amount.number == 1
    what = "the top card" if one else f"the top {of_count(node.amount, voice)} cards"
    return Clause(who, verb + "s", verb, f"{what} of {'your' if who.you else 'their'} library")


def _dread(node: ManifestDread, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    voice.said_other = True  # the creature that it makes
    return Clause(who, "manifests", "manifest", "dread")


CLAUSES.add(Manifest, _manifest)
CLAUSES.add(TurnFaceUp, lambda node, voice: order("turn", f"{all_of(node.what, voice).text} face up"))
CLAUSES.add(TurnFaceDown, lambda node, voice: order("turn", f"{all_of(node.what, voice).text} face down"))
FILTERS.add(IsFaceDown, lambda node, n: n.adjectives.append("face-down"))
EVENTS.add(IsTurnedFaceUp, lambda node, voice: f"{watched(node.filter, voice)} is turned face up")
CLAUSES.add(ManifestDread, _dread)
reads_knowing("effect", "manifest the top card <your library>", lambda said: made_it(said, Manifest()))
reads_knowing(
    "effect",
    "<who> manifests the top card of their library",
    lambda said, who: made_it(said, Manifest(who=who)),
)
reads("effect", "manifest the top <number word> cards of your library", Manifest)
reads_knowing("effect", "cloak the top card <your library>", lambda said: made_it(said, Cloak()))
reads_knowing("effect", "manifest dread", lambda said: made_it(said, ManifestDread()))
reads("effect", "turn <object> face down", TurnFaceDown)
reads("effect", "turn <object> face up", TurnFaceUp)
reads("adjective", "face-down", FACE_DOWN_ONE)
reads("event", "<watched> is turned face up", lambda what: IsTurnedFaceUp(*what))
