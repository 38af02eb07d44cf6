"""The words for keywords, as part of the whole vocabulary (see vocabulary.py)."""

from __future__ import annotations

from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.fighting import Fight
from apnap.abilities.effects.flow import Instead, Lines
from apnap.abilities.effects.goading import Goad
from apnap.abilities.effects.growing import Connive, Explore, Proliferate
from apnap.abilities.effects.looking import Scry, Surveil
from apnap.abilities.effects.moves import SacrificeThat
from apnap.abilities.effects.regeneration import Regenerate
from apnap.abilities.effects.strengthening import Bolster, Detain, Support
from apnap.abilities.effects.tokens import Investigate, Populate
from apnap.abilities.keywords import CHANGELING, DEVOID, FEAR, HORSEMANSHIP, INFECT, INTIMIDATE, SHADOW, SKULK, WITHER
from apnap.abilities.mechanics.attacking import (
    DEFENDING_PLAYER,
    Annihilator,
    BattleCry,
    Dethrone,
    Exalted,
    LesserPower,
    Melee,
    Mentor,
    Training,
)
from apnap.abilities.mechanics.blocking import Bushido, Flanking
from apnap.abilities.mechanics.casting_triggers import Extort, Prowess
from apnap.abilities.mechanics.cheaper import Affinity
from apnap.abilities.mechanics.copying_spells import Cascade, Replicate, Storm
from apnap.abilities.mechanics.counters import (
    Adapt,
    Fabricate,
    Fading,
    Modular,
    Monstrosity,
    Outlast,
    Reinforce,
    Renown,
    Scavenge,
    Vanishing,
)
from apnap.abilities.mechanics.crew import Crew
from apnap.abilities.mechanics.cycling import Cycling, Typecycling, WhenCycled
from apnap.abilities.mechanics.exploit import Exploit, Exploits
from apnap.abilities.mechanics.growing import Evolve, Toxic
from apnap.abilities.mechanics.helping import Convoke, Delve, Improvise
from apnap.abilities.mechanics.hurting import Afflict, Afterlife, Ingest, Rampage
from apnap.abilities.mechanics.kicker import KICKED, TIMES_KICKED, Buyback, Kicker, Multikicker
from apnap.abilities.mechanics.madness import Madness
from apnap.abilities.mechanics.more_entering import LivingWeapon, Riot, Unleash
from apnap.abilities.mechanics.myriad import Myriad
from apnap.abilities.mechanics.ninjutsu import Ninjutsu
from apnap.abilities.mechanics.protection import HexproofFrom, Protection, Ward
from apnap.abilities.mechanics.returning import Persist, Undying, Unearth
from apnap.abilities.mechanics.suspend import Suspend
from apnap.abilities.mechanics.ways import Blitz, Dash, Escape, Evoke, Flashback, JumpStart, Overload, Retrace, WasCast
from apnap.abilities.predefined import CLUE, FOOD, GOLD, TREASURE
from apnap.abilities.statics.rules import BlockedByAtLeast

__all__ = [
    "Adapt",
    "Affinity",
    "Afflict",
    "Afterlife",
    "Annihilator",
    "AtNext",
    "BattleCry",
    "Blitz",
    "BlockedByAtLeast",
    "Bolster",
    "Bushido",
    "Buyback",
    "CHANGELING",
    "CLUE",
    "Cascade",
    "Connive",
    "Convoke",
    "Crew",
    "Cycling",
    "DEFENDING_PLAYER",
    "DEVOID",
    "Dash",
    "Delve",
    "Detain",
    "Dethrone",
    "Escape",
    "Evoke",
    "Evolve",
    "Exalted",
    "Exploit",
    "Exploits",
    "Explore",
    "Extort",
    "FEAR",
    "FOOD",
    "Fabricate",
    "Fading",
    "Fight",
    "Flanking",
    "Flashback",
    "GOLD",
    "Goad",
    "HORSEMANSHIP",
    "HexproofFrom",
    "INFECT",
    "INTIMIDATE",
    "Improvise",
    "Ingest",
    "Instead",
    "Investigate",
    "JumpStart",
    "KICKED",
    "Kicker",
    "LesserPower",
    "Lines",
    "LivingWeapon",
    "Madness",
    "Melee",
    "Mentor",
    "Modular",
    "Monstrosity",
    "Multikicker",
    "Myriad",
    "Ninjutsu",
    "Outlast",
    "Overload",
    "Persist",
    "Populate",
    "Proliferate",
    "Protection",
    "Prowess",
    "Rampage",
    "Regenerate",
    "Reinforce",
    "Renown",
    "Replicate",
    "Retrace",
    "Riot",
    "SHADOW",
    "SKULK",
    "SacrificeThat",
    "Scavenge",
    "Scry",
    "Storm",
    "Support",
    "Surveil",
    "Suspend",
    "TIMES_KICKED",
    "TREASURE",
    "Toxic",
    "Training",
    "Typecycling",
    "Undying",
    "Unearth",
    "Unleash",
    "Vanishing",
    "WITHER",
    "Ward",
    "WasCast",
    "WhenCycled",
]
