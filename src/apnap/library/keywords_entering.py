"""Cards with riot, unleash, living weapon, bolster, support, detain."""

from __future__ import annotations

from apnap.abilities.activated import Equip
from apnap.abilities.effects.flow import Lines
from apnap.abilities.effects.player_actions import Draw, GainLife
from apnap.abilities.effects.strengthening import Bolster, Detain, Support
from apnap.abilities.filters import CREATURE, OPPONENTS_CONTROL
from apnap.abilities.keywords import MENACE
from apnap.abilities.mechanics.more_entering import LivingWeapon, Riot, Unleash
from apnap.abilities.selectors import THIS, Equipped
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target
from apnap.abilities.triggers import Enters, When
from apnap.library.registry import card

card("Zhur-Taa Goblin", "{R}{G}", "Creature - Goblin Berserker", "2/2", Riot())
card("Ghor-Clan Wrecker", "{3}{R}", "Creature - Human Warrior", "2/2", Riot(), MENACE)
card("Rakdos Cackler", "{B/R}", "Creature - Devil", "1/1", Unleash())
card("Dead Reveler", "{2}{B}", "Creature - Zombie", "2/3", Unleash())
card(
    "Flayer Husk",
    "{1}",
    "Artifact - Equipment",
    LivingWeapon(),
    Always(Equipped(CREATURE), Gets(1, 1)),
    Equip("{2}"),
)
card(
    "Sickleslicer",
    "{3}",
    "Artifact - Equipment",
    LivingWeapon(),
    Always(Equipped(CREATURE), Gets(2, 2)),
    Equip("{4}"),
)
card("Dromoka's Gift", "{4}{G}", "Instant", Bolster(4))
card("Honor's Reward", "{2}{W}", "Instant", GainLife(4), Bolster(2))
card("Lead by Example", "{1}{G}", "Instant", Support(2))
card("Shoulder to Shoulder", "{2}{W}", "Sorcery", Lines(Support(2), Draw(1)))
card(
    "Azorius Arrester",
    "{1}{W}",
    "Creature - Human Soldier",
    "2/1",
    When(Enters(THIS), Detain(Target(CREATURE, OPPONENTS_CONTROL))),
)
card("Inaction Injunction", "{1}{U}", "Sorcery", Lines(Detain(Target(CREATURE, OPPONENTS_CONTROL)), Draw(1)))
