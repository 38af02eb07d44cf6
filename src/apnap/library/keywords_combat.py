"""Cards with keyword abilities of attacking and blocking."""

from __future__ import annotations

from apnap.abilities.keywords import FIRST_STRIKE, FLYING, HASTE, HEXPROOF, MENACE, REACH
from apnap.abilities.mechanics.attacking import Annihilator, BattleCry, Dethrone, Exalted, Melee, Mentor, Training
from apnap.abilities.mechanics.blocking import Bushido, Flanking
from apnap.abilities.mechanics.myriad import Myriad
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.rules import BlockedByAtLeast, CantBlock, MustAttack
from apnap.library.registry import card

card("Ethercaste Knight", "{W}{U}", "Artifact Creature - Human Knight", "1/3", Exalted())
card("Court Archers", "{2}{G}", "Creature - Human Archer", "1/3", REACH, Exalted())
card("Benalish Cavalry", "{1}{W}", "Creature - Human Knight", "2/2", Flanking())
card("Fallen Askari", "{1}{B}", "Creature - Human Knight", "2/2", Flanking(), Always(THIS, CantBlock()))
card("Ulamog's Crusher", "{8}", "Creature - Eldrazi", "8/8", Annihilator(2), Always(THIS, MustAttack()))
card("Pathrazer of Ulamog", "{11}", "Creature - Eldrazi", "9/9", Annihilator(3), Always(THIS, BlockedByAtLeast(3)))
card("Jade Avenger", "{1}{G}", "Creature - Frog Samurai", "2/2", Bushido(2))
card("Devoted Retainer", "{W}", "Creature - Human Samurai", "1/1", Bushido(1))
card("Accorder Paladin", "{1}{W}", "Creature - Human Knight", "3/1", BattleCry())
card("Goblin Wardriver", "{R}{R}", "Creature - Goblin Warrior", "2/2", BattleCry())
card("Wings of the Guard", "{1}{W}", "Creature - Bird", "1/1", FLYING, Melee())
card("Deputized Protester", "{2}{R}", "Creature - Human Warrior", "2/1", MENACE, Melee())
card("Enraged Revolutionary", "{2}{R}", "Creature - Human Warrior", "2/1", Dethrone())
card("Marchesa's Emissary", "{3}{U}", "Creature - Human Rogue", "2/2", HEXPROOF, Dethrone())
card("Wyrm's Crossing Patrol", "{W}", "Creature - Human Soldier", "1/1", Myriad())
card("Warchief Giant", "{3}{R}{R}", "Creature - Giant Warrior", "5/3", HASTE, Myriad())
card("Blade Instructor", "{2}{W}", "Creature - Human Soldier", "3/1", Mentor())
card("Sunhome Stalwart", "{1}{W}", "Creature - Human Soldier", "2/2", FIRST_STRIKE, Mentor())
card("Gryff Rider", "{2}{W}", "Creature - Human Knight", "2/1", FLYING, Training())
card("Apprentice Sharpshooter", "{2}{G}", "Creature - Human Archer", "1/4", REACH, Training())
