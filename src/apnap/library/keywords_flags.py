"""Cards with keyword abilities that are plain flags and not on every other card."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.effects.moves import Exile
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.regeneration import Regenerate
from apnap.abilities.filters import CREATURE, RED, Subtype
from apnap.abilities.keywords import (
    CHANGELING,
    DEVOID,
    FEAR,
    FLYING,
    HASTE,
    HORSEMANSHIP,
    INFECT,
    INTIMIDATE,
    LIFELINK,
    REACH,
    SHADOW,
    SKULK,
    WITHER,
)
from apnap.abilities.mechanics.protection import Protection
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.rules import Landwalk
from apnap.abilities.targets import Target
from apnap.library.registry import card

# evasion
card("Severed Legion", "{1}{B}{B}", "Creature - Zombie", "2/2", FEAR)
card("Prickly Boggart", "{B}", "Creature - Goblin Rogue", "1/1", FEAR)
card("Bladetusk Boar", "{3}{R}", "Creature - Boar", "3/2", INTIMIDATE)
card("Highborn Ghoul", "{B}{B}", "Creature - Zombie", "2/1", INTIMIDATE)
card("Soltari Foot Soldier", "{W}", "Creature - Soltari Soldier", "1/1", SHADOW)
card("Soltari Priest", "{W}{W}", "Creature - Soltari Cleric", "2/1", Protection(RED), SHADOW)
card("Shu Cavalry", "{2}{W}", "Creature - Human Soldier", "2/2", HORSEMANSHIP)
card("Wei Strike Force", "{2}{B}", "Creature - Human Soldier", "2/1", HORSEMANSHIP)
card("Furtive Homunculus", "{1}{U}", "Creature - Homunculus", "2/1", SKULK)
card("Vampire Cutthroat", "{B}", "Creature - Vampire Rogue", "1/1", SKULK, LIFELINK)
card("Anaconda", "{3}{G}", "Creature - Snake", "3/3", Landwalk(Subtype("Swamp")))
card(
    "River Boa",
    "{1}{G}",
    "Creature - Snake",
    "2/1",
    Landwalk(Subtype("Island")),
    Activate("{G}", Regenerate(THIS)),
)

# damage that leaves counters
card("Cystbearer", "{2}{G}", "Creature - Phyrexian Beast", "2/3", INFECT)
card("Blightwidow", "{3}{G}", "Creature - Phyrexian Spider", "2/4", REACH, INFECT)
card("Sickle Ripper", "{1}{B}", "Creature - Elemental Warrior", "2/1", WITHER)
card("Boggart Ram-Gang", "{R/G}{R/G}{R/G}", "Creature - Goblin Warrior", "3/3", HASTE, WITHER)

# what it is
card("Universal Automaton", "{1}", "Artifact Creature - Shapeshifter", "1/1", CHANGELING)
card("Avian Changeling", "{2}{W}", "Creature - Shapeshifter", "2/2", CHANGELING, FLYING)
card("Oblivion Strike", "{3}{B}", "Sorcery", DEVOID, Exile(Target(CREATURE)))
card("Prophet of Distortion", "{U}", "Creature - Eldrazi Drone", "1/2", DEVOID, Activate("{3}{C}", Draw(1)))
