"""Phrases for mechanisms of their own: phasing."""

from __future__ import annotations

from apnap.abilities.effects import phasing
from apnap.english.abilities import EVENTS, watched
from apnap.english.effects import CLAUSES, Clause
from apnap.english.nouns import ref

# phasing
CLAUSES.add(phasing.PhaseOut, lambda node, voice: Clause(ref(node.what, voice), "phases", "phase", "out"))
EVENTS.add(phasing.PhasesOut, lambda node, voice: f"{watched(node.filter, voice)} phases out")
EVENTS.add(phasing.PhasesIn, lambda node, voice: f"{watched(node.filter, voice)} phases in")
