"""Phrases for more keyword abilities: suspend, ninjutsu, those about counters, those that hurt."""

from __future__ import annotations

from apnap.abilities.effects import strengthening
from apnap.abilities.mechanics import counters, freerunning, hurting, more_entering, ninjutsu, suspend
from apnap.english.effects import CLAUSES, order
from apnap.english.mechanics import DASH, keyword
from apnap.english.nouns import all_of

keyword(suspend.Suspend, lambda node, voice: f"suspend {node.number}{DASH}{node.cost}")
keyword(ninjutsu.Ninjutsu, lambda node, voice: f"{'commander ' if node.commander else ''}ninjutsu {node.cost}")
keyword(freerunning.Freerunning, lambda node, voice: f"freerunning {node.cost}")
keyword(counters.Vanishing, lambda node, voice: f"vanishing {node.number}")
keyword(counters.Fading, lambda node, voice: f"fading {node.number}")
keyword(counters.Modular, lambda node, voice: f"modular {node.number}")
keyword(counters.Renown, lambda node, voice: f"renown {node.number}")
keyword(counters.Outlast, lambda node, voice: f"outlast {node.cost}")
keyword(counters.Fabricate, lambda node, voice: f"fabricate {node.number}")
keyword(counters.Scavenge, lambda node, voice: f"scavenge {node.cost}")
keyword(counters.Reinforce, lambda node, voice: f"reinforce {node.number}{DASH}{node.cost}")
keyword(hurting.Rampage, lambda node, voice: f"rampage {node.number}")
keyword(hurting.Afflict, lambda node, voice: f"afflict {node.number}")
keyword(hurting.Ingest, lambda node, voice: "ingest")
keyword(hurting.Afterlife, lambda node, voice: f"afterlife {node.number}")
CLAUSES.add(counters.Monstrosity, lambda node, voice: order("monstrosity", str(node.number)))
CLAUSES.add(counters.Adapt, lambda node, voice: order("adapt", str(node.number)))
keyword(more_entering.Riot, lambda node, voice: "riot")
keyword(more_entering.Unleash, lambda node, voice: "unleash")
keyword(more_entering.LivingWeapon, lambda node, voice: "living weapon")
CLAUSES.add(strengthening.Bolster, lambda node, voice: order("bolster", str(node.number)))
CLAUSES.add(strengthening.Support, lambda node, voice: order("support", str(node.number)))
CLAUSES.add(strengthening.Detain, lambda node, voice: order("detain", all_of(node.subject, voice).text))
