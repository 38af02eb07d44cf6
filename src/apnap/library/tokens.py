"""What the tokens are that cards of the library create. CR 111."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.cards import token
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.mana import AddOneColor

BEAST: Final = token("Beast Token", "Creature - Beast", "3/3", colors="G")
SAPROLING: Final = token("Saproling Token", "Creature - Saproling", "1/1", colors="G")
SOLDIER: Final = token("Soldier Token", "Creature - Soldier", "1/1", colors="W")
# 111.10a
TREASURE: Final = token("Treasure Token", "Artifact - Treasure", Activate("{T}", SACRIFICE_THIS, AddOneColor()))
