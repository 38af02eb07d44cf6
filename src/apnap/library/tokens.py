"""What the tokens are that cards of the library create. CR 111."""

from __future__ import annotations

from typing import Final

from apnap.abilities.cards import token
from apnap.abilities.keywords import FLYING
from apnap.abilities.predefined import CLUE, FOOD, TREASURE

__all__ = ["BEAST", "BIRD", "CLUE", "FOOD", "SAPROLING", "SOLDIER", "TREASURE"]

BEAST: Final = token("Beast Token", "Creature - Beast", "3/3", colors="G")
SAPROLING: Final = token("Saproling Token", "Creature - Saproling", "1/1", colors="G")
SOLDIER: Final = token("Soldier Token", "Creature - Soldier", "1/1", colors="W")
VAMPIRE: Final = token("Vampire Token", "Creature - Vampire", "2/2", FLYING, colors="B")
BIRD: Final = token("Bird Token", "Creature - Bird", "1/1", FLYING, colors="W")
