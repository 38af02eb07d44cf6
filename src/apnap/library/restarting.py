"""A card that restarts the game."""

from __future__ import annotations

from apnap.abilities.activated import Loyalty
from apnap.abilities.effects.exiling import ExileForThis
from apnap.abilities.effects.restarting import ExileFromHand, RestartTheGame
from apnap.abilities.filters import PERMANENT, Not, Subtype
from apnap.abilities.targets import Target, TargetPlayer
from apnap.library.registry import card

card(
    "Karn Liberated",
    "{7}",
    "Legendary Planeswalker - Karn",
    "6",
    Loyalty(4, ExileFromHand(1, who=TargetPlayer())),
    Loyalty(-3, ExileForThis(Target(PERMANENT))),
    Loyalty(-14, RestartTheGame(Not(Subtype("Aura")), PERMANENT)),
)
