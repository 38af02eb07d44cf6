"""Cards with keyword abilities of creatures that come, go, grow and do more besides."""

from __future__ import annotations

from apnap.abilities.effects.flow import Then
from apnap.abilities.effects.growing import Proliferate
from apnap.abilities.effects.looking import Scry
from apnap.abilities.effects.moves import ReturnToHand
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import CREATURE
from apnap.abilities.keywords import FEAR, FIRST_STRIKE, FLYING, HASTE, LIFELINK, MENACE
from apnap.abilities.mechanics.casting_triggers import Extort, Prowess
from apnap.abilities.mechanics.crew import Crew
from apnap.abilities.mechanics.exploit import Exploit, Exploits
from apnap.abilities.mechanics.growing import Evolve, Toxic
from apnap.abilities.mechanics.returning import Persist, Undying, Unearth
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import Target
from apnap.abilities.triggers import Dies, When
from apnap.library.registry import card

card("Putrid Goblin", "{1}{B}", "Creature - Zombie Goblin", "2/2", Persist())
card("Lingering Tormentor", "{3}{B}", "Creature - Spirit", "2/2", FEAR, Persist())
card("Young Wolf", "{G}", "Creature - Wolf", "1/1", Undying())
card("Strangleroot Geist", "{G}{G}", "Creature - Spirit", "2/1", HASTE, Undying())
card("Cloudfin Raptor", "{U}", "Creature - Bird Mutant", "0/1", FLYING, Evolve())
card("Adaptive Snapjaw", "{4}{G}", "Creature - Lizard Beast", "6/2", Evolve())
card("Pestilent Syphoner", "{1}{B}", "Creature - Phyrexian Insect", "1/1", FLYING, Toxic(1))
card("Blightbelly Rat", "{1}{B}", "Creature - Phyrexian Rat", "2/2", Toxic(1), When(Dies(THIS), Proliferate()))
card("Sheoldred's Headcleaver", "{3}{B}", "Creature - Phyrexian Warrior", "2/4", MENACE, Toxic(2))
card("Jeskai Student", "{1}{W}", "Creature - Human Monk", "1/3", Prowess())
card("Lightning Visionary", "{1}{R}", "Creature - Minotaur Shaman", "2/1", Prowess())
card("Syndic of Tithes", "{1}{W}", "Creature - Human Cleric", "2/2", Extort())
card("Tithe Drinker", "{W}{B}", "Creature - Vampire", "2/1", LIFELINK, Extort())
card("Stitched Assistant", "{2}{U}", "Creature - Zombie", "3/2", Exploit(), When(Exploits(), Then(Scry(1), Draw(1))))
card(
    "Sidisi's Faithful",
    "{U}",
    "Creature - Snake Wizard",
    "0/4",
    Exploit(),
    When(Exploits(), ReturnToHand(Target(CREATURE))),
)
card("Dregscape Zombie", "{1}{B}", "Creature - Zombie", "2/1", Unearth("{B}"))
card("Fire-Field Ogre", "{1}{U}{B}{R}", "Creature - Ogre Mutant", "4/2", FIRST_STRIKE, Unearth("{U}{B}{R}"))
card("Sleek Schooner", "{3}", "Artifact - Vehicle", "4/3", Crew(1))
card("Aradara Express", "{5}", "Artifact - Vehicle", "8/6", MENACE, Crew(4))
