"""Phrases for more keyword abilities: suspend, ninjutsu, those about counters, those that hurt."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.alternative_costs import Freerunning
from apnap.abilities.keyword_abilities.blocking_and_damage import Afflict, Ingest, Rampage
from apnap.abilities.keyword_abilities.dying import Afterlife
from apnap.abilities.keyword_abilities.entering import Riot, Unleash
from apnap.abilities.keyword_abilities.entering_triggers import Fabricate
from apnap.abilities.keyword_abilities.equipment_and_vehicles import LivingWeapon
from apnap.abilities.keyword_abilities.exile_and_cast import Suspend
from apnap.abilities.keyword_abilities.graveyard import Scavenge
from apnap.abilities.keyword_abilities.growing import Modular, Outlast, Reinforce, Renown
from apnap.abilities.keyword_abilities.joining_attackers import Ninjutsu
from apnap.abilities.keyword_abilities.upkeep import Fading, Vanishing
from apnap.abilities.keyword_actions.combat import Detain
from apnap.abilities.keyword_actions.strengthening import Adapt, Bolster, Monstrosity, Support
from apnap.english.effects import CLAUSES, order
from apnap.english.mechanics import DASH, keyword
from apnap.english.nouns import all_of

keyword(Suspend, lambda node, voice: f"suspend {node.number}{DASH}{node.cost}")
keyword(Ninjutsu, lambda node, voice: f"{'commander ' if node.commander else ''}ninjutsu {node.cost}")
keyword(Freerunning, lambda node, voice: f"freerunning {node.cost}")
keyword(Vanishing, lambda node, voice: f"vanishing {node.number}")
keyword(Fading, lambda node, voice: f"fading {node.number}")
keyword(Modular, lambda node, voice: f"modular {node.number}")
keyword(Renown, lambda node, voice: f"renown {node.number}")
keyword(Outlast, lambda node, voice: f"outlast {node.cost}")
keyword(Fabricate, lambda node, voice: f"fabricate {node.number}")
keyword(Scavenge, lambda node, voice: f"scavenge {node.cost}")
keyword(Reinforce, lambda node, voice: f"reinforce {node.number}{DASH}{node.cost}")
keyword(Rampage, lambda node, voice: f"rampage {node.number}")
keyword(Afflict, lambda node, voice: f"afflict {node.number}")
keyword(Ingest, lambda node, voice: "ingest")
keyword(Afterlife, lambda node, voice: f"afterlife {node.number}")
CLAUSES.add(Monstrosity, lambda node, voice: order("monstrosity", str(node.number)))
CLAUSES.add(Adapt, lambda node, voice: order("adapt", str(node.number)))
keyword(Riot, lambda node, voice: "riot")
keyword(Unleash, lambda node, voice: "unleash")
keyword(LivingWeapon, lambda node, voice: "living weapon")
CLAUSES.add(Bolster, lambda node, voice: order("bolster", str(node.number)))
CLAUSES.add(Support, lambda node, voice: order("support", str(node.number)))
CLAUSES.add(Detain, lambda node, voice: order("detain", all_of(node.subject, voice).text))
