"""Cards with more keyword abilities: suspend, ninjutsu, counters that come and go, and what hurts."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.keywords import DEVOID, FIRST_STRIKE, FLYING, HASTE, LIFELINK, REACH, SHROUD, VIGILANCE
from apnap.abilities.mechanics.casting_triggers import Prowess
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
from apnap.abilities.mechanics.hurting import Afflict, Afterlife, Ingest, Rampage
from apnap.abilities.mechanics.ninjutsu import Ninjutsu
from apnap.abilities.mechanics.suspend import Suspend
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.rules import MustAttack
from apnap.abilities.targets import AnyTarget
from apnap.abilities.triggers import DealsDamage, Whenever
from apnap.library.registry import card

# suspend and ninjutsu
card("Rift Bolt", "{2}{R}", "Sorcery", DealDamage(3, to=AnyTarget()), Suspend(1, "{R}"))
card("Durkwood Baloth", "{4}{G}{G}", "Creature - Beast", "5/5", Suspend(5, "{G}"))
card(
    "Ninja of the Deep Hours",
    "{3}{U}",
    "Creature - Human Ninja",
    "2/2",
    Ninjutsu("{1}{U}"),
    Whenever(DealsDamage(THIS, combat=True, to_player=True), May(Draw(1))),
)
card("Mukotai Ambusher", "{3}{B}", "Artifact Creature - Rat Ninja", "3/2", Ninjutsu("{1}{B}"), LIFELINK)

# counters
card("Waning Wurm", "{3}{B}", "Creature - Zombie Wurm", "7/6", Vanishing(2))
card("Blastoderm", "{2}{G}{G}", "Creature - Beast", "5/5", SHROUD, Fading(3))
card("Skyshroud Ridgeback", "{G}", "Creature - Beast", "2/3", Fading(2))
card("Arcbound Worker", "{1}", "Artifact Creature - Construct", "0/0", Modular(1))
card("Arcbound Hybrid", "{4}", "Artifact Creature - Beast", "0/0", HASTE, Modular(2))
card("Knight of the Pilgrim's Road", "{2}{W}", "Creature - Human Knight", "3/2", Renown(1))
card("Stalwart Aven", "{2}{W}", "Creature - Bird Soldier", "1/3", FLYING, Renown(1))
card("Disowned Ancestor", "{B}", "Creature - Spirit Warrior", "0/4", Outlast("{1}{B}"))
card("Salt Road Patrol", "{3}{W}", "Creature - Human Scout", "2/5", Outlast("{1}{W}"))
card("Glint-Sleeve Artisan", "{2}{W}", "Creature - Dwarf Artificer", "2/2", Fabricate(1))
card("Visionary Augmenter", "{2}{W}{W}", "Creature - Dwarf Artificer", "2/1", Fabricate(2))
card("Deadbridge Goliath", "{2}{G}{G}", "Creature - Insect", "5/5", Scavenge("{4}{G}{G}"))
card("Terrus Wurm", "{6}{B}", "Creature - Zombie Wurm", "5/5", Scavenge("{6}{B}"))
card("Mosquito Guard", "{W}", "Creature - Kithkin Soldier", "1/1", FIRST_STRIKE, Reinforce(1, "{1}{W}"))
card("Burrenton Bombardier", "{2}{W}", "Creature - Kithkin Soldier", "2/2", FLYING, Reinforce(2, "{2}{W}"))
card("Gluttonous Cyclops", "{5}{R}", "Creature - Cyclops", "5/4", Activate("{5}{R}{R}", Monstrosity(3)))
card("Nessian Asp", "{4}{G}", "Creature - Snake", "4/5", REACH, Activate("{6}{G}", Monstrosity(4)))
card("Skitter Eel", "{3}{U}", "Creature - Fish Crab", "3/3", Activate("{2}{U}", Adapt(2)))
card("Aeromunculus", "{1}{G}{U}", "Creature - Homunculus Mutant", "2/3", FLYING, Activate("{2}{G}{U}", Adapt(1)))

# what hurts
card("Aerathi Berserker", "{2}{R}{R}{R}", "Creature - Human Berserker", "2/4", Rampage(3))
card("Horrible Hordes", "{3}", "Artifact Creature - Spirit", "2/2", Rampage(1))
card("Spellweaver Eternal", "{1}{U}", "Creature - Zombie Snake Wizard", "2/1", Prowess(), Afflict(2))
card("Manticore Eternal", "{3}{R}{R}", "Creature - Zombie Manticore", "5/4", Afflict(3), Always(THIS, MustAttack()))
card("Culling Drone", "{1}{B}", "Creature - Eldrazi Drone", "2/2", DEVOID, Ingest())
card("Mist Intruder", "{1}{U}", "Creature - Eldrazi Drone", "1/2", DEVOID, FLYING, Ingest())
card("Imperious Oligarch", "{W}{B}", "Creature - Human Cleric", "2/1", VIGILANCE, Afterlife(1))
card("Ministrant of Obligation", "{2}{W}", "Creature - Human Cleric", "2/1", Afterlife(2))
