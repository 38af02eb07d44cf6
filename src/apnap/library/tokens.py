"""What the tokens are that cards of the library create. CR 111."""

from __future__ import annotations

from typing import Final

from apnap.abilities.cards import token
from apnap.abilities.keywords import FLYING, VIGILANCE
from apnap.abilities.predefined import CLUE, FOOD, TREASURE

__all__ = [
    "ANGEL",
    "BEAST",
    "BIRD",
    "BLUE_BIRD",
    "CAT",
    "CENTAUR",
    "CLUE",
    "ELEPHANT",
    "ELF_WARRIOR",
    "FOOD",
    "GOBLIN",
    "INSECT",
    "KNIGHT",
    "MYR",
    "SAPROLING",
    "SERVO",
    "SOLDIER",
    "SPIRIT",
    "THOPTER",
    "TREASURE",
    "WOLF",
    "WURM",
    "ZOMBIE",
]

BEAST: Final = token("Beast Token", "Creature - Beast", "3/3", colors="G")
SAPROLING: Final = token("Saproling Token", "Creature - Saproling", "1/1", colors="G")
SOLDIER: Final = token("Soldier Token", "Creature - Soldier", "1/1", colors="W")
VAMPIRE: Final = token("Vampire Token", "Creature - Vampire", "2/2", FLYING, colors="B")
BIRD: Final = token("Bird Token", "Creature - Bird", "1/1", FLYING, colors="W")
ANGEL: Final = token("Angel Token", "Creature - Angel", "4/4", FLYING, colors="W")
BLUE_BIRD: Final = token("Bird Token", "Creature - Bird", "2/2", FLYING, colors="U")
CAT: Final = token("Cat Token", "Creature - Cat", "2/2", colors="W")
CENTAUR: Final = token("Centaur Token", "Creature - Centaur", "3/3", colors="G")
ELEPHANT: Final = token("Elephant Token", "Creature - Elephant", "3/3", colors="G")
ELF_WARRIOR: Final = token("Elf Warrior Token", "Creature - Elf Warrior", "1/1", colors="G")
GOBLIN: Final = token("Goblin Token", "Creature - Goblin", "1/1", colors="R")
INSECT: Final = token("Insect Token", "Creature - Insect", "1/1", colors="G")
KNIGHT: Final = token("Knight Token", "Creature - Knight", "2/2", VIGILANCE, colors="W")
MYR: Final = token("Myr Token", "Artifact Creature - Myr", "1/1")
SERVO: Final = token("Servo Token", "Artifact Creature - Servo", "1/1")
SPIRIT: Final = token("Spirit Token", "Creature - Spirit", "1/1", FLYING, colors="W")
THOPTER: Final = token("Thopter Token", "Artifact Creature - Thopter", "1/1", FLYING)
WOLF: Final = token("Wolf Token", "Creature - Wolf", "2/2", colors="G")
WURM: Final = token("Wurm Token", "Creature - Wurm", "6/6", colors="G")
ZOMBIE: Final = token("Zombie Token", "Creature - Zombie", "2/2", colors="B")
