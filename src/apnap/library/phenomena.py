"""Phenomena. CR 312."""

from __future__ import annotations

from apnap.abilities.effects.moves import Destroy
from apnap.abilities.effects.player_actions import Draw, Sacrifice
from apnap.abilities.filters import CREATURE, NONLAND
from apnap.abilities.planar import Encounters
from apnap.abilities.planar_effects import (
    ONTO_TOP,
    WALK,
    BlanksAreChaos,
    ChaosInsteadOfWalking,
    RevealPlanes,
    ReverseTurnOrder,
    UntilYouWinAFlip,
)
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.selectors import Each
from apnap.abilities.triggers import When
from apnap.library.registry import card

card("Mutual Epiphany", "", "Phenomenon", When(Encounters(), Draw(4, who=EACH_PLAYER)))
card("Planewide Disaster", "", "Phenomenon", When(Encounters(), Destroy(Each(CREATURE))))
card("Time Distortion", "", "Phenomenon", When(Encounters(), ReverseTurnOrder()))
card("Spatial Merging", "", "Phenomenon", When(Encounters(), RevealPlanes(2, WALK)))
card("Interplanar Tunnel", "", "Phenomenon", When(Encounters(), RevealPlanes(5, ONTO_TOP)))
card("Chaotic Aether", "", "Phenomenon", When(Encounters(), BlanksAreChaos()))
card("Fixed Point in Time", "", "Phenomenon", When(Encounters(), ChaosInsteadOfWalking()))
card(
    "Unleash the Flux",
    "",
    "Phenomenon",
    When(Encounters(), UntilYouWinAFlip(Sacrifice(1, NONLAND, who=EACH_PLAYER))),
)
