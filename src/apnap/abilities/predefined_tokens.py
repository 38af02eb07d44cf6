"""Tokens that the rules define, so that a card need not. CR 111.10."""

from __future__ import annotations

from typing import Final

from apnap.abilities.activated import Activate
from apnap.abilities.cards import token
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.mana import AddOneColor

TREASURE: Final = token("Treasure Token", "Artifact - Treasure", Activate("{T}", SACRIFICE_THIS, AddOneColor()))
FOOD: Final = token("Food Token", "Artifact - Food", Activate("{2}", "{T}", SACRIFICE_THIS, GainLife(3)))
CLUE: Final = token("Clue Token", "Artifact - Clue", Activate("{2}", SACRIFICE_THIS, Draw(1)))
GOLD: Final = token("Gold Token", "Artifact - Gold", Activate(SACRIFICE_THIS, AddOneColor()))
