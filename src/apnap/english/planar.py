"""Phrases for planes, phenomena and the planar die."""

from __future__ import annotations

from apnap.abilities import planar
from apnap.english.abilities import EVENTS, does
from apnap.english.effects import CLAUSES, SENTENCES, Clause
from apnap.english.nouns import ref

EVENTS.add(planar.ChaosEnsues, lambda node, voice: "chaos ensues")
EVENTS.add(planar.PlaneswalksTo, lambda node, voice: f"you planeswalk to {voice.name}")
EVENTS.add(planar.Encounters, lambda node, voice: f"you encounter {voice.name}")
EVENTS.add(planar.PlaneswalksAway, lambda node, voice: f"you planeswalk away from {voice.name}")
EVENTS.add(
    planar.RollsPlanarDie,
    lambda node, voice: f"{does(node.who, voice, 'rolls', 'roll')} {'a blank on ' if node.blank else ''}the planar die",
)
CLAUSES.add(planar.Planeswalk, lambda node, voice: Clause(ref(node.who, voice), "planeswalks", "planeswalk", ""))
SENTENCES.add(planar.LetChaosEnsue, lambda node, voice: ["chaos ensues"])
