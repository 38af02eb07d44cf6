"""Phrases for the words of `apnap.abilities.effects.permanents`."""

from __future__ import annotations

from apnap.abilities.effects.permanents import AttachThis, PhaseOut, Tap, TapOrUntap, Untap
from apnap.english.nouns import all_of, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, Clause, order

CLAUSES.add(Tap, lambda node, voice: order("tap", all_of(node.what, voice).text))
CLAUSES.add(Untap, lambda node, voice: order("untap", all_of(node.what, voice).text))
CLAUSES.add(TapOrUntap, lambda node, voice: order("tap or untap", all_of(node.what, voice).text))
CLAUSES.add(AttachThis, lambda node, voice: order("attach", f"{voice.this()} to {ref(node.to, voice).text}"))
CLAUSES.add(PhaseOut, lambda node, voice: Clause(ref(node.what, voice), "phases", "phase", "out"))
reads("effect", "tap <object>", Tap)
reads("effect", "untap <object>", Untap)
reads("effect", "tap or untap <object>", TapOrUntap)
reads("effect", "attach <this> to <object>", lambda this, to: AttachThis(to))
reads("effect", "attach it to <object>", AttachThis)
reads("effect", "<object> (phases|phase) out", PhaseOut)
