"""The tokens that cards of the library create. CR 111."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.cards import token
from apnap.abilities.costs import TAP_THIS
from apnap.abilities.keyword_abilities.attacking import Annihilator, Decayed
from apnap.abilities.keyword_abilities.casting import Prowess
from apnap.abilities.keyword_abilities.flags import DEFENDER, FLYING, INFECT, LIFELINK, MENACE, TRAMPLE, VIGILANCE
from apnap.abilities.mana import AddMana
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import CantBlock

ANGEL: Final = token("Angel Token", "Creature - Angel", "4/4", FLYING, colors="W")
BEAR: Final = token("Bear Token", "Creature - Bear", "2/2", colors="G")
BEAST: Final = token("Beast Token", "Creature - Beast", "3/3", colors="G")
BIRD: Final = token("Bird Token", "Creature - Bird", "1/1", FLYING, colors="W")
BLACK_HUMAN_ROGUE: Final = token("Human Rogue Token", "Creature - Human Rogue", "2/2", colors="B")
BLUE_BIRD: Final = token("Bird Token", "Creature - Bird", "2/2", FLYING, colors="U")
BUTTERFLY: Final = token("Butterfly", "Creature - Insect", "1/1", FLYING, colors="G")
CAT: Final = token("Cat Token", "Creature - Cat", "2/2", colors="W")
CENTAUR: Final = token("Centaur Token", "Creature - Centaur", "3/3", colors="G")
COLORLESS_SPIRIT: Final = token("Spirit Token", "Creature - Spirit", "1/1")
CONSTRUCT: Final = token("Construct Token", "Artifact Creature - Construct", "1/1", DEFENDER)
DECAYED_ZOMBIE: Final = token("Zombie Token", "Creature - Zombie", "2/2", Decayed(), colors="B")
DEFENDER_SOLDIER: Final = token("Soldier Token", "Creature - Soldier", "1/2", DEFENDER, colors="W")
DETECTIVE: Final = token("Detective Token", "Creature - Detective", "2/2", colors="WU")
DRAGON: Final = token("Dragon Token", "Creature - Dragon", "5/5", FLYING, colors="R")
DRAKE: Final = token("Drake Token", "Creature - Drake", "2/2", FLYING, colors="U")
ELDRAZI: Final = token("Eldrazi Token", "Creature - Eldrazi", "7/7", Annihilator(1))
ELEMENTAL: Final = token("Elemental Token", "Creature - Elemental", "3/3", colors="G")
ELEPHANT: Final = token("Elephant Token", "Creature - Elephant", "3/3", colors="G")
ELF_DRUID: Final = token(
    "Elf Druid Token", "Creature - Elf Druid", "1/1", Activate(TAP_THIS, AddMana("{G}")), colors="G"
)
ELF_WARRIOR: Final = token("Elf Warrior Token", "Creature - Elf Warrior", "1/1", colors="G")
FAERIE_DRAGON: Final = token("Faerie Dragon Token", "Creature - Faerie Dragon", "1/1", FLYING, colors="U")
GOAT: Final = token("Goat Token", "Creature - Goat", "0/1", colors="W")
GOBLIN: Final = token("Goblin Token", "Creature - Goblin", "1/1", colors="R")
GOBLIN_THAT_CANT_BLOCK: Final = token("Goblin Token", "Creature - Goblin", "1/1", Always(THIS, CantBlock()), colors="R")
GOBLIN_WARRIOR: Final = token("Goblin Warrior Token", "Creature - Goblin Warrior", "1/1", colors="RG")
GOLEM: Final = token("Golem Token", "Artifact Creature - Golem", "4/6")
HORROR: Final = token("Horror Token", "Creature - Horror", "3/3", colors="B")
HUMAN_ROGUE: Final = token("Human Rogue Token", "Creature - Human Rogue", "1/1", colors="W")
HUMAN_SOLDIER: Final = token("Human Soldier Token", "Creature - Human Soldier", "1/1", colors="W")
INSECT: Final = token("Insect Token", "Creature - Insect", "1/1", colors="G")
KNIGHT: Final = token("Knight Token", "Creature - Knight", "2/2", VIGILANCE, colors="W")
LIFELINKED_CAT: Final = token("Cat Token", "Creature - Cat", "1/1", LIFELINK, colors="W")
MYR: Final = token("Myr Token", "Artifact Creature - Myr", "1/1")
OOZE: Final = token("Ooze Token", "Creature - Ooze", "2/2", colors="G")
OTTER: Final = token("Otter Token", "Creature - Otter", "1/1", Prowess(), colors="UR")
PHYREXIAN_INSECT: Final = token("Phyrexian Insect Token", "Creature - Phyrexian Insect", "1/1", INFECT, colors="G")
PHYREXIAN_MYR: Final = token("Phyrexian Myr Token", "Artifact Creature - Phyrexian Myr", "1/1")
PLANT: Final = token("Plant Token", "Creature - Plant", "0/1", colors="G")
SAPROLING: Final = token("Saproling Token", "Creature - Saproling", "1/1", colors="G")
SCARECROW: Final = token("Scarecrow Token", "Artifact Creature - Scarecrow", "4/4", VIGILANCE)
SERVO: Final = token("Servo Token", "Artifact Creature - Servo", "1/1")
SKELETON: Final = token("Skeleton Token", "Creature - Skeleton", "4/1", MENACE, colors="B")
SLIVER_TOKEN: Final = token("Sliver Token", "Creature - Sliver", "1/1")
SNAKE: Final = token("Snake Token", "Creature - Snake", "1/1", colors="G")
SOLDIER: Final = token("Soldier Token", "Creature - Soldier", "1/1", colors="W")
SPIRIT: Final = token("Spirit Token", "Creature - Spirit", "1/1", FLYING, colors="W")
THOPTER: Final = token("Thopter Token", "Artifact Creature - Thopter", "1/1", FLYING)
TRAMPLING_ELEMENTAL: Final = token("Elemental Token", "Creature - Elemental", "7/7", TRAMPLE, colors="G")
VAMPIRE: Final = token("Vampire Token", "Creature - Vampire", "2/2", FLYING, colors="B")
WALL: Final = token("Wall Token", "Artifact Creature - Wall", "0/4", DEFENDER)
WHITE_BLUE_KNIGHT: Final = token("Knight Token", "Creature - Knight", "2/2", VIGILANCE, colors="WU")
WOLF: Final = token("Wolf Token", "Creature - Wolf", "2/2", colors="G")
WURM: Final = token("Wurm Token", "Creature - Wurm", "6/6", colors="G")
ZOMBIE: Final = token("Zombie Token", "Creature - Zombie", "2/2", colors="B")
